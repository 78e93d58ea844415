## The face of Flanders 1302

flanders-ui-board = The towns
flanders-ui-value = value { $number }
flanders-ui-scored = scored
flanders-ui-scored-with = scored, value { $number }
flanders-ui-plan = Plan { $place }
flanders-ui-plan-free = Plan { $place }, free. You can place your centre here.
flanders-ui-plan-not = Plan { $place }, empty.
flanders-ui-out = not in play
flanders-ui-count = { $coat }: { $districts ->
    [one] one district
   *[other] { $districts } districts
}{ $masters ->
    [0] {""}
    [one] , one guild master
   *[other] , { $masters } guild masters
}{ $sites ->
    [0] {""}
    [one] , one building site
   *[other] , { $sites } building sites
}
flanders-ui-standing = Standing in { $town }
flanders-ui-nobody = nobody yet
flanders-ui-zoom = Look at { $town } closely
flanders-ui-all = All towns
flanders-ui-towns = Towns

## A space in a sentence

flanders-ui-place = { $town }, { $shape } { $space }
flanders-ui-place-centre = { $town }, centre
flanders-ui-space = { $place }: { $what }.{ $note ->
    [none] {""}
    [card] {" "}You can choose this town’s card.
    [build] {" "}You can build here.
    [complete] {" "}You can complete it.
    [cathedral] {" "}The cathedral can stand here.
    [master] {" "}The guild master can stand here.
    [take] {" "}The church can take it in.
    [picked] {" "}Chosen.
   *[refused] {" "}Not possible now.
}
flanders-ui-is-free = free
flanders-ui-is-covered = covered
flanders-ui-is-swallowed = part of the church on { $church }
flanders-ui-is-district = { $coat }{ $masters ->
    [0] {""}
    [one] , with a guild master
   *[other] , with { $masters } guild masters
}
flanders-ui-is-site = building site of the { $coat }{ $masters ->
    [0] {""}
    [one] , with a guild master
   *[other] , with { $masters } guild masters
}
flanders-ui-is-cathedral = church with cathedral

## Choosing

flanders-ui-guilds = Guilds
flanders-ui-kinds = What you build
flanders-ui-where = Where it grows
flanders-ui-what = What it takes in

flanders-ui-hand = Your cards
flanders-ui-influence = influence
flanders-ui-card-town = { $town }: build or complete one district there.
flanders-ui-card-site = Building site: begin a district in any town.
flanders-ui-card-pickup = Pick-up: take all your played cards back.
flanders-ui-card-played = Played; Pick-up brings it back.
flanders-ui-card-chosen = Chosen this round.

flanders-ui-missing-guild = Choose a guild
flanders-ui-missing-plan = Choose a town plan
flanders-ui-missing-card = Choose a card
flanders-ui-missing-space = Choose a space
flanders-ui-missing-kind = Choose a district
flanders-ui-missing-direction = Choose a direction
flanders-ui-missing-taken = Choose what it takes in
flanders-ui-missing-church = Choose a church
flanders-ui-missing-master = Choose a district

flanders-ui-do-build = Build here
flanders-ui-do-site = Open it here
flanders-ui-do-complete = Complete it
flanders-ui-do-cathedral = Place the cathedral
flanders-ui-do-master = Place the master
flanders-ui-do-centre = Place your centre here
flanders-ui-do-guild = Take the { $coat }
flanders-ui-do-own = Play { $card }
flanders-ui-do-influence = Turn up an influence card
flanders-ui-do-choose = { $number ->
    [0] Choose { $card }
    [one] { $card }, one influence
   *[other] { $card }, { $number } influence
}

## What a choice changes

flanders-ui-change-value = { $town }: value { $before } → { $after }.
flanders-ui-change-rank = You there: { $before } → { $after }.
flanders-ui-change-points = Your points: { $before } → { $after }.
flanders-ui-change-scored = { $town } is scored.
flanders-ui-change-room = { $town } grows by { $number ->
    [one] one space.
   *[other] { $number } spaces.
}
flanders-ui-change-covered = { $number ->
    [one] One space in { $town } is covered.
   *[other] { $number } spaces in { $town } are covered.
}
flanders-ui-rank-none = no rank
flanders-ui-rank-alone = { $rank ->
    [1] 1st alone
    [2] 2nd alone
    [3] 3rd alone
   *[other] { $rank }th alone
}
flanders-ui-rank-shared = { $rank ->
    [1] tied for 1st
    [2] tied for 2nd
    [3] tied for 3rd
   *[other] tied for { $rank }th
}

## Panels

flanders-ui-shown = Shown this round
flanders-ui-shown-card = { $number ->
    [0] { $card }
    [one] { $card }, one influence
   *[other] { $card }, { $number } influence
}
flanders-ui-yours-hidden = yours, still hidden
flanders-ui-done = done
flanders-ui-starts = starts
flanders-ui-golden = Golden cards: { $a } A, { $b } B
flanders-ui-golden-held = { $name } holds a golden card ({ $half }).
flanders-ui-golden-yours = Your golden card: { $golden }
flanders-ui-golden-seen = Golden cards seen so far:
flanders-ui-golden-does = { $card ->
    [influence] { $golden }: it joins your hand and can be played from the next round on.
    [site] { $golden }: open a building site in any town.
    [pickup] { $golden }: take all your played cards back.
    [cathedral] { $golden }: place it on a church, which then counts 3 instead of 2.
    [master] { $golden }: place one in a district of yours or in a grey one.
   *[town] { $golden }: build or complete one district there.
}
flanders-ui-pile = Influence pile: { $number }
flanders-ui-pieces = Left: { $sites ->
    [one] one building site
   *[other] { $sites } building sites
}, { $cathedrals ->
    [one] one cathedral
   *[other] { $cathedrals } cathedrals
}, { $masters ->
    [one] one guild master
   *[other] { $masters } guild masters
}
flanders-ui-stock = Left in stock
flanders-ui-shape-squares = squares
flanders-ui-shape-rectangles = rectangles
flanders-ui-shape-triangles = triangles
flanders-ui-you = you
flanders-ui-left = { $number } left
flanders-ui-has-influence = { $number } influence
flanders-ui-holds-sway = influence over the { $coat }
flanders-ui-nobodys = nobody’s guild
flanders-ui-spaces-free = { $number ->
    [0] no free space
    [one] one free space
   *[other] { $number } free spaces
}
flanders-ui-stock-about = Without and with a printed guild master.
flanders-ui-counted = { $districts ->
    [one] one district
   *[other] { $districts } districts
}{ $masters ->
    [0] {""}
    [one] , one master
   *[other] , { $masters } masters
}{ $sites ->
    [0] {""}
    [one] , one site
   *[other] , { $sites } sites
}
flanders-ui-source-influence = Most influence cards

## The stage over the board

flanders-ui-cards-are-up = The cards are up
flanders-ui-order = { $you ->
    [0] More cards act first; among equals clockwise from { $name }, who starts.
   *[other] More cards act first; among equals clockwise from you: you start.
}
flanders-ui-order-equal = { $you ->
    [0] All have played equally many cards: clockwise from { $name }, who starts.
   *[other] All have played equally many cards: clockwise from you, because you start.
}
flanders-ui-you-here = You
flanders-ui-cards-shown = { $number ->
    [0] one card
    [one] card and 1 influence
   *[other] card and { $number } influence
}
flanders-ui-acts = { $last ->
    [1] acts last
   *[other] { $at ->
        [1] acts first
        [2] acts second
        [3] acts third
       *[other] acts in place { $at }
    }
}
flanders-ui-twice = { $town } was played more than once; the order there: { $names }.
flanders-ui-cards-up = Cards up: { $cards }.
flanders-ui-town-scored = { $town } is full and worth { $number }
flanders-ui-town-scored-line = { $town } is scored, value { $number }: { $points }.
flanders-ui-towns-scored = The towns are scored
flanders-ui-total = Total
flanders-ui-place-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}{ $shared ->
    [0] {""}
   *[other] {" "}tied
}
flanders-ui-how-scored = 1st gets { $value }, 2nd { $half }, 3rd 4, 4th 2, 5th 0. Those who are tied share their ranks and each get the points of the worst of these.
flanders-ui-log-starts = { $you ->
    [0] { $name } starts
   *[other] you start
}

## The first page of the rules

flanders-ui-page-goal-1 = You lead a guild in medieval Flanders. Build districts of your coat in the towns that all of you build together.
flanders-ui-page-goal-2 = When a town is full it is scored: the guild with the most districts there gets the most points. Whoever has the most points at the end wins.
flanders-ui-page-round-1 = The starting player draws a golden card in secret.
flanders-ui-page-round-2 = Everybody chooses one card in secret, with as many influence cards as they like.
flanders-ui-page-round-3 = All cards are turned up. Whoever played more influence cards acts first; among equals it goes clockwise from the starting player.
flanders-ui-page-round-4 = One after the other, everybody acts with their card. Then the golden card is carried out.
flanders-ui-page-round-5 = Full towns are scored, and the next player starts. The game ends when the golden cards run out or at most one space is free; then the other towns are scored, too.
flanders-ui-page-may-1 = Town card: build one district in this town, or complete a building site there. You may build your own coat, grey or a church.
flanders-ui-page-may-2 = Building site: begin a district in any town. It takes its space at once, but counts only when it is completed.
flanders-ui-page-may-3 = Pick-up: take all your played cards back. Influence cards never come back.
flanders-ui-page-may-4 = A district needs a space of its shape, touches something built with a long side, and never borders its own coat.
flanders-ui-page-score-1 = A town is worth 1 for each completed guild district, 2 for each church and 3 for a church with a cathedral. Building sites count nothing.
flanders-ui-page-score-2 = 1st place gets the whole value, 2nd half of it, rounded up, 3rd gets 4 and 4th gets 2.
flanders-ui-page-score-3 = With equally many districts, whoever has more guild masters ranks higher. Whoever is still tied gets the points of the worst of the shared places.
flanders-ui-page-score-4 = The most influence cards at the end are worth 3 points.
flanders-ui-page-example-1 = A town of value 9: yellow has 4 districts, blue and red have 3 each and no guild master. Yellow gets 9. Blue and red share 2nd and 3rd place, so each gets 4, the points of the 3rd.
flanders-ui-page-example-2 = You chose Ghent with one influence card, Clara chose Ghent without. You build first, and your influence card is gone for good.

## What is to be won, who acts when, the hand

flanders-ui-legend = points now → if it ended now
flanders-ui-ended-now = { $number } if the game ended now
flanders-ui-deed-choosing = choosing
flanders-ui-deed-chosen = has chosen
flanders-ui-deed-now = acts now
flanders-ui-deed-next = next
flanders-ui-deed-then = then
flanders-ui-deed-last = last
flanders-ui-deed-done = done
flanders-ui-card-hidden = A card, still face down
flanders-ui-card-none = No card yet
flanders-ui-influence-number = { $number } of { $all } influence cards chosen
flanders-ui-influence-about = Influence cards make you act earlier; whoever holds most at the end gets 3 points. Keys: + and −
flanders-ui-influence-less = One influence card less
flanders-ui-influence-more = One influence card more
flanders-ui-no-room = no room
flanders-ui-places = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}
flanders-ui-ends-now = { $town }, if it ended now
flanders-ui-value-change = value { $before } → { $after }
flanders-ui-town-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
flanders-ui-tie-none = Nobody is tied.
flanders-ui-tie = { $number ->
    [2] Two
    [3] Three
    [4] Four
   *[other] Five
} share { $from ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
} to { $to ->
    [2] 2nd
    [3] 3rd
   *[other] { $to }th
}: each gets the points of the { $to ->
    [2] 2nd
    [3] 3rd
   *[other] { $to }th
}.
flanders-ui-nobody-yet = Nobody has a district here yet.
flanders-ui-point-at-town = Point at a town to see what it would bring.
flanders-ui-golden-cards = Golden cards
flanders-ui-golden-about = Each round the starting player draws one and keeps it secret until the others have acted; then it is carried out. A is used up first, then B; once none is left, the game ends.
flanders-ui-close = Close
flanders-ui-deed-none = {""}
flanders-ui-waiting = { $deed ->
    [town] { $name } builds in { $town }
    [site] { $name } opens a site
    [pickup] { $name } picks up cards
   *[gold] { $name } carries out the golden card
}{ $then ->
    [you] , then it is your turn.
   *[none] .
}
