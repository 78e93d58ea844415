flanders-title = Flanders 1302
    .about = Guilds build six towns together, and each wants to be the strongest where it counts.

## Editions

flanders-edition-reconstruction = Reconstruction
    .about = Six towns of thirteen spaces each, drawn and balanced anew from the published rules.
flanders-edition-tiny = Tiny
    .about = Three or four spaces a town: over in minutes, good for trying things out.

## Towns and town plans

flanders-town-brugge = Bruges
flanders-town-gent = Ghent
flanders-town-ieper = Ypres
flanders-town-leuven = Leuven
flanders-town-utrecht = Utrecht
flanders-town-luik = Liège


flanders-direction-north = north
flanders-direction-east = east
flanders-direction-south = south
flanders-direction-west = west

flanders-shape-square = square
flanders-shape-rectangle = rectangle
flanders-shape-triangle = triangle

## Guilds and districts; "the", "a" or "no" goes before each

flanders-coat-blue = dyers (blue)
flanders-coat-yellow = weavers (yellow)
flanders-coat-green = fullers (green)
flanders-coat-red = cloth-cutters (red)
flanders-coat-grey = armourers (grey)
flanders-coat-church = church

flanders-district-blue = blue district
flanders-district-yellow = yellow district
flanders-district-green = green district
flanders-district-red = red district
flanders-district-grey = grey district
flanders-district-church = church district
flanders-district-blueplus1 = blue district with a guild master
flanders-district-yellowplus1 = yellow district with a guild master
flanders-district-greenplus1 = green district with a guild master
flanders-district-redplus1 = red district with a guild master
flanders-district-greyplus1 = grey district with a guild master
flanders-district-church-a = church district (A)
    .about = Lies on a square and adds a square space on one of its sides.
flanders-district-church-b = church district (B)
    .about = Lies on a triangle and adds a triangular space along its longest side.
flanders-district-church-c = church district (C)
    .about = Lies on a square and adds two rectangular spaces on one of its sides.
flanders-district-church-d = church district (D)
    .about = Lies on a square and takes in a free rectangle or triangle next to it.

## Cards; "the … card" goes around each

flanders-card-brugge = { flanders-town-brugge }
flanders-card-gent = { flanders-town-gent }
flanders-card-ieper = { flanders-town-ieper }
flanders-card-leuven = { flanders-town-leuven }
flanders-card-utrecht = { flanders-town-utrecht }
flanders-card-luik = { flanders-town-luik }
flanders-card-site = Building site
flanders-card-pickup = Pick-up

flanders-golden-brugge = { flanders-town-brugge }
flanders-golden-gent = { flanders-town-gent }
flanders-golden-ieper = { flanders-town-ieper }
flanders-golden-leuven = { flanders-town-leuven }
flanders-golden-utrecht = { flanders-town-utrecht }
flanders-golden-luik = { flanders-town-luik }
flanders-golden-influence = Influence
flanders-golden-site = { flanders-card-site }
flanders-golden-pickup = { flanders-card-pickup }
flanders-golden-cathedral = Cathedral
flanders-golden-master = Guild master

flanders-half-a = A
flanders-half-b = B

## What one can do

flanders-verb-guild = choose a guild
flanders-verb-centre = place your town centre
flanders-verb-choose = choose cards
flanders-verb-build = build a district
flanders-verb-complete = complete a building site
flanders-verb-cathedral = place a cathedral
flanders-verb-master = place a guild master
flanders-verb-own = play a card of your own
flanders-verb-influence = turn up an influence card
flanders-verb-draw = draw by chance

## Options

flanders-preset-as-printed = As printed
    .about = Guilds are chosen, and hands are hidden.
flanders-preset-our-table = Our table
    .about = Unlike the printed rules, guilds go by seat and hands lie open, since everything played is open anyway: you start sooner, and nobody has to remember anything.

flanders-option-centres = Town centres
    .about = How the centres are placed on the town plans.
flanders-option-centres-chosen = chosen
    .about = Everybody picks a town plan for their own centre; the rest is placed at random.
flanders-option-centres-random = random
    .about = All centres are placed at random, and play can begin at once.

flanders-option-covers = Covered spaces
    .about = When a free space is lost for good.
flanders-option-covers-dead = when nothing can be built
    .about = A space is covered as soon as nobody will ever be able to build there again.
flanders-option-covers-sold-out = when the shape runs out
    .about = A space stays free until no district of its shape is left in any stock and church D cannot take it in either.

flanders-option-closed_cards = Cards of scored towns
    .about = What happens to your card when its town has been scored.
flanders-option-closed_cards-removed = taken out
    .about = The card is taken out of the game, wherever it is.
flanders-option-closed_cards-kept = kept
    .about = The card stays with you, and you can play it as a pass.

flanders-option-influence_builds = Cards of guilds under influence
    .about = With two players: what a card turned up from the influence pile may build and complete.
flanders-option-influence_builds-guild-grey-church = its guild, grey or church
    .about = A card serves its own guild, the armourers and the church.
flanders-option-influence_builds-guild = its guild only
    .about = A card serves its own guild and nobody else.
flanders-option-influence_builds-either-guild = either guild under influence
    .about = A card serves whichever of the two guilds under influence you like.

flanders-option-guilds = Guilds
    .about = Who plays which guild.
flanders-option-guilds-seat = assigned
    .about = The guilds are handed out by seat; with two players, those under influence by lot.
flanders-option-guilds-chosen = chosen
    .about = The players pick their guilds in turn, the starting player first.

flanders-option-hands = Hands of cards
    .about = Whether you see what the others hold.
flanders-option-hands-open = open
    .about = All hands lie open; only what you choose in a round is secret.
flanders-option-hands-covered = hidden
    .about = You see only your own hand; a good memory helps with the rest.

## What happens

flanders-event-starts = { $seat } starts.
    .you = You start.
flanders-event-took-guild = { $seat } leads the { $coat }.
    .you = You lead the { $coat }.
flanders-event-influences = { $seat } has influence over the { $coat }.
    .you = You have influence over the { $coat }.
flanders-event-laid-centre = The centre of { $town } goes on plan { $place }.
flanders-event-round-began = Round { $number }: { $seat } starts.
    .you = Round { $number }: you start.
flanders-event-drew-golden = { $seat } draws a golden card ({ $half }).
    .you = You draw a golden card ({ $half }).
flanders-event-saw-golden = You draw a golden card ({ $half }): { $golden }.
flanders-event-golden-closed = { $town } has been scored already, so its golden card leaves the game.
flanders-event-no-golden = There is no golden card left for this round.
flanders-event-revealed = { $number ->
    [0] { $seat } plays { $card }.
    [one] { $seat } plays { $card } with one influence card.
   *[other] { $seat } plays { $card } with { $number } influence cards.
}
    .you = { $number ->
        [0] You play { $card }.
        [one] You play { $card } with one influence card.
       *[other] You play { $card } with { $number } influence cards.
    }
flanders-event-built = { $seat } builds a { $district } on { $space } in { $town }.
    .you = You build a { $district } on { $space } in { $town }.
flanders-event-built-site = { $seat } opens a building site on { $space } in { $town } for a { $district }.
    .you = You open a building site on { $space } in { $town } for a { $district }.
flanders-event-added-space = { $town } grows: { $space } is a new building space.
flanders-event-swallowed = The new church in { $town } takes in { $space } as well.
flanders-event-completed = { $seat } completes the building site on { $space } in { $town }.
    .you = You complete the building site on { $space } in { $town }.
flanders-event-picked-up = { $number ->
    [0] { $seat } has no card to pick up.
    [one] { $seat } picks up one card.
   *[other] { $seat } picks up { $number } cards.
}
    .you = { $number ->
        [0] You have no card to pick up.
        [one] You pick up one card.
       *[other] You pick up { $number } cards.
    }
flanders-event-impossible = { $seat } cannot use { $card }.
    .you = You cannot use { $card }.
flanders-event-showed-golden = { $seat } reveals the golden card: { $golden }.
    .you = You reveal the golden card: { $golden }.
flanders-event-golden-impossible = { $seat } cannot use the golden card: { $golden }.
    .you = You cannot use the golden card: { $golden }.
flanders-event-got-influence = { $seat } gains an influence card.
    .you = You gain an influence card.
flanders-event-laid-cathedral = { $seat } builds a cathedral on { $space } in { $town }.
    .you = You build a cathedral on { $space } in { $town }.
flanders-event-laid-master = { $seat } places a guild master on { $space } in { $town }.
    .you = You place a guild master on { $space } in { $town }.
flanders-event-covered = Space { $space } in { $town } is covered.
flanders-event-finished = { $number ->
    [one] { $town } is scored and worth one point.
   *[other] { $town } is scored and worth { $number } points.
}
flanders-event-scored = { $number ->
    [0] In { $town } the { $coat } get nothing.
    [one] In { $town } the { $coat } get one point.
   *[other] In { $town } the { $coat } get { $number } points.
}
flanders-event-cards-removed = The { $town } cards leave the game.
flanders-event-influence-bonus = { $number ->
    [one] { $seat } holds the most influence cards and gets one point.
   *[other] { $seat } holds the most influence cards and gets { $number } points.
}
    .you = { $number ->
        [one] You hold the most influence cards and get one point.
       *[other] You hold the most influence cards and get { $number } points.
    }
flanders-event-turned-up = The influence pile turns up { $card } for the { $coat }.
flanders-event-turned-up-closed = { $card } comes too late for the { $coat }: the town has been scored.
flanders-event-forfeited = The { $coat } cannot use { $card }.
flanders-event-reshuffled = { $number ->
    [one] One card from the discard becomes the new influence pile.
   *[other] The { $number } cards of the discard are shuffled into a new influence pile.
}
flanders-event-no-influence = There are no influence cards left.
flanders-event-played-own = { $seat } plays { $card }.
    .you = You play { $card }.
flanders-event-stalemate = Nothing has been built or completed for { $number } turns, so the game ends.
flanders-event-ended = The game is over.

## What you are asked

flanders-ask-guild = Choose a guild to lead.
flanders-ask-influenced = Choose a guild to influence.
flanders-ask-centre = Choose a town plan for your centre.
flanders-ask-choice = Choose a card, with or without influence.
flanders-ask-placement = { $card_key ->
    [site] Open a building site.
   *[other] Build or complete one district in { $card }.
}
flanders-ask-cathedral = Choose a church for the cathedral.
flanders-ask-master = Choose a district for the guild master.
flanders-ask-turn = Play a card of your own first, or turn up an influence card.
flanders-ask-own = Play one of your cards.

## What is going on, and what comes next

flanders-entry-guild = choosing a guild
flanders-entry-influenced = choosing a guild under influence
flanders-entry-centre = placing a town centre
flanders-entry-choice = choosing cards in secret
flanders-entry-placement = building or completing
flanders-entry-cathedral = placing a cathedral
flanders-entry-master = placing a guild master
flanders-entry-turn = choosing the first action
flanders-entry-own = playing a card
flanders-entry-act = { $seat } acts with { $card }
    .you = you act with { $card }
flanders-entry-gold = the golden card
flanders-entry-upkeep = covering and scoring
flanders-entry-turn-up = { $seat } turns up an influence card
    .you = you turn up an influence card

## What one can answer, named whole

flanders-deed-guild = Lead the { $coat }
flanders-deed-influenced = Take the { $coat } under your influence
flanders-deed-centre = Place your centre on plan { $place }
flanders-deed-choose = { $influence ->
    [0] Choose { $card }
    [one] Choose { $card } with one influence card
   *[other] Choose { $card } with { $influence } influence cards
}
flanders-deed-build = { $card_key ->
    [site] Open a building site for a { $district } on { $space } in { $town }
   *[other] Build a { $district } on { $space } in { $town }
}
flanders-deed-enlarge = { $card_key ->
    [site] Open a building site for a { $district } on { $space } in { $town }, with more room to the { $direction }
   *[other] Build a { $district } on { $space } in { $town }, with more room to the { $direction }
}
flanders-deed-swallow = { $card_key ->
    [site] Open a building site for a { $district } on { $space } in { $town }, taking in { $swallowed }
   *[other] Build a { $district } on { $space } in { $town }, taking in { $swallowed }
}
flanders-deed-complete = Complete the building site on { $space } in { $town }
flanders-deed-cathedral = Place a cathedral on { $space } in { $town }
flanders-deed-master = Place a guild master on { $space } in { $town }
flanders-deed-own = Play { $card }
flanders-deed-influence = Turn up an influence card

## Why an answer goes before another

flanders-reason-points = It scores more points right away.
flanders-reason-first-places = It helps you more to be first in { $town }.
flanders-reason-second-places = It helps you more to be second in { $town }.
flanders-reason-later-places = It helps you more to score in { $town }.
flanders-reason-ally = It does more for the { $coat }, whom you influence.
flanders-reason-cards = It leaves you more cards to act with.
flanders-reason-influence = It saves more of your influence for when it counts.
flanders-reason-districts = It saves more districts of the { $coat } for later.
flanders-reason-others = It holds { $of } back more.

flanders-mistake-points = Points left lying
flanders-mistake-first-places = First places missed
flanders-mistake-second-places = Second places missed
flanders-mistake-later-places = Later places missed
flanders-mistake-ally = The influenced guild forgotten
flanders-mistake-cards = Too many cards spent
flanders-mistake-influence = Influence spent too early
flanders-mistake-districts = Districts used up too early
flanders-mistake-others = The others not held back

## Why something is refused

flanders-refused-other-question = You are asked something else right now.
flanders-refused-other-town = With this card you can only act in { $card }.
flanders-refused-not-in-play = { $town } is not in play.
flanders-refused-closed = { $town } has been scored; nothing happens there any more.
flanders-refused-not-your-coat = With this card you cannot build for the { $coat }.
flanders-refused-no-space = There is no space { $space } in { $town } at the moment.
flanders-refused-covered = Space { $space } in { $town } is covered.
flanders-refused-built-on = Space { $space } in { $town } is already built on.
flanders-refused-sold-out = No { $district } that fits there is left in stock.
flanders-refused-wrong-shape = Space { $space } in { $town } has the wrong shape for a { $district }.
flanders-refused-unconnected = A district on { $space } in { $town } would not touch anything built with a long side.
flanders-refused-border = Space { $space } in { $town } borders on the { $coat }; equal coats of arms must not touch.
flanders-refused-no-room = There is no room for a { $district } on { $space } in { $town }.
flanders-refused-not-swallowed = Space { $space } in { $town } is not a free rectangle or triangle next to this church.
flanders-refused-needs-place = Church A or C needs a direction, church D the space it takes in, church B neither.
flanders-refused-takes-no-place = Only the churches A, C and D need a place after them, not a { $district }.
flanders-refused-only-builds = The building site card can only build, not complete.
flanders-refused-no-site = There is no building site on { $space } in { $town }.
flanders-refused-foreign-site = With this card you cannot complete a building site of the { $coat }.
flanders-refused-not-in-hand = { $card } is not in your hand.
flanders-refused-too-much-influence = { $number ->
    [0] You have no influence cards.
    [one] You have only one influence card.
   *[other] You have only { $number } influence cards.
}
flanders-refused-place-taken = There is already a centre on plan { $place }.
flanders-refused-guild-taken = You cannot choose the { $coat }.
flanders-refused-no-church = There is no church on { $space } in { $town }.
flanders-refused-has-cathedral = The church on { $space } in { $town } already has a cathedral.
flanders-refused-no-district = On { $space } in { $town } there is no district of yours and no grey one.
flanders-refused-no-influence-left = There are no influence cards left.

## Where the points come from

flanders-ledger-town = { $rank ->
    [1] { $town }: the { $coat } in 1st place
    [2] { $town }: the { $coat } in 2nd place
    [3] { $town }: the { $coat } in 3rd place
   *[other] { $town }: the { $coat } in { $rank }th place
}
flanders-ledger-influence = { $number ->
    [one] most influence cards (just one)
   *[other] most influence cards ({ $number })
}

## Why a game ended as it did

flanders-verdict-ahead = { $lead ->
    [one] { $seat } wins by one point, { $number } to { $of }’s { $less }.
   *[other] { $seat } wins by { $lead } points, { $number } to { $of }’s { $less }.
}
    .you = { $lead ->
        [one] You win by one point, { $number } to { $of }’s { $less }.
       *[other] You win by { $lead } points, { $number } to { $of }’s { $less }.
    }
flanders-verdict-alone = { $seat } wins, since everybody else has left the table.
    .you = You win, since everybody else has left the table.
flanders-verdict-shared = { $number ->
    [one] Each of them has one point, so they share the victory.
   *[other] Each of them has { $number } points, so they share the victory.
}
flanders-verdict-nobody = Everybody has left the table, so nobody wins.
flanders-verdict-left = { $seat } had more, { $number }, but has left the table.
    .you = You had more, { $number }, but have left the table.
flanders-verdict-golden-gone = The game ended because the golden cards are used up.
flanders-verdict-full = The game ended because at most one space was still free.
flanders-verdict-full-for-two = The game ended because no space was left that either of your guilds, the armourers or the church could fill.
flanders-verdict-stalemate = The game ended because nothing had been built or completed for { $number } turns.
