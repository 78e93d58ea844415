strasbourg-title = Strasbourg
    .about = Families bid for the favour of the guilds, win seats on the Council and settle in the city, square by square.

## Editions

strasbourg-edition-reconstruction = Reconstruction
    .about = A city of 54 squares, five rounds and 25 tasks, drawn and balanced anew from the published rules.
strasbourg-edition-tiny = Tiny
    .about = Two rounds in a city of 20 squares, with six influence cards each: over in minutes, good for trying things out.

## Guilds ("the" goes before each) and goods

strasbourg-guild-smiths = smiths
strasbourg-guild-vintners = vintners
strasbourg-guild-shoemakers = shoemakers
strasbourg-guild-butchers = butchers
strasbourg-guild-bakers = bakers

strasbourg-goods-weapon = weapon
strasbourg-goods-cask = cask
strasbourg-goods-shoe = shoes
strasbourg-goods-meat = meat
strasbourg-goods-bread = bread

## Seats of the Council; "the" goes before each

strasbourg-council-nobility = nobility
strasbourg-council-church = church
strasbourg-council-smiths = { strasbourg-guild-smiths }
strasbourg-council-vintners = { strasbourg-guild-vintners }
strasbourg-council-shoemakers = { strasbourg-guild-shoemakers }
strasbourg-council-butchers = { strasbourg-guild-butchers }
strasbourg-council-bakers = { strasbourg-guild-bakers }
strasbourg-council-merchants = merchants

## Steps of a round

strasbourg-step-a = A: nobility and church
strasbourg-step-b = B: first guild
strasbourg-step-c = C: merchants
strasbourg-step-d = D: second guild
strasbourg-step-e = E: merchants
strasbourg-step-f = F: third guild
strasbourg-step-g = G: merchants with their seat on the Council
strasbourg-step-h = H: chapel
strasbourg-step-i = I: edifice

## Edifices; "the" goes before each

strasbourg-edifice-watchtower = Watchtower
strasbourg-edifice-fountain = Fountain
strasbourg-edifice-inn = Inn
strasbourg-edifice-town-hall = Town Hall
strasbourg-edifice-cathedral = Cathedral

## Round cards: by number, and by what they show where the edition is known

strasbourg-roundcard-rc1 = round card 1
strasbourg-roundcard-rc2 = round card 2
strasbourg-roundcard-rc3 = round card 3
strasbourg-roundcard-rc4 = round card 4
strasbourg-roundcard-rc5 = round card 5

strasbourg-roundcard-reconstruction-rc1 = smiths, shoemakers, butchers
strasbourg-roundcard-reconstruction-rc2 = vintners, butchers, bakers
strasbourg-roundcard-reconstruction-rc3 = shoemakers, bakers, smiths
strasbourg-roundcard-reconstruction-rc4 = butchers, smiths, vintners
strasbourg-roundcard-reconstruction-rc5 = bakers, vintners, shoemakers
strasbourg-roundcard-tiny-rc1 = smiths, vintners, bakers
strasbourg-roundcard-tiny-rc2 = bakers, shoemakers, butchers

## Tasks

strasbourg-task-t01 = Night watch
    .about = At least two of your family members stand beside the Watchtower: 6 points.
strasbourg-task-t02 = At the well-head
    .about = At least two of your family members stand beside the Fountain: 6 points.
strasbourg-task-t03 = Regulars’ table
    .about = At least two of your family members stand beside the Inn: 5 points.
strasbourg-task-t04 = Petitioners
    .about = At least two of your family members stand beside the Town Hall: 5 points.
strasbourg-task-t05 = In the minster’s shade
    .about = At least two of your family members stand beside the Cathedral: 5 points.
strasbourg-task-t06 = Iron in the fire
    .about = Three of your family members stand on squares of the smiths: 10 points.
strasbourg-task-t07 = Full cellars
    .about = Three of your family members stand on squares of the vintners: 9 points.
strasbourg-task-t08 = Well shod
    .about = Three of your family members stand on squares of the shoemakers: 8 points.
strasbourg-task-t09 = Block and cleaver
    .about = Three of your family members stand on squares of the butchers: 7 points.
strasbourg-task-t10 = Three ovens
    .about = Three of your family members stand on squares of the bakers: 6 points.
strasbourg-task-t11 = Crowding the door
    .about = At least three of your family members stand beside one and the same edifice: 7 points.
strasbourg-task-t12 = One street
    .about = Three of your family members stand side by side in one row or column: 8 points.
strasbourg-task-t13 = Voice in the Council
    .about = You have at least four seats on the Council with three players, three with four, two with five: 5 points.
strasbourg-task-t14 = Known everywhere
    .about = You have family members beside at least four different edifices: 6 points.
strasbourg-task-t15 = Crooked lane
    .about = Three of your family members stand corner to corner along one diagonal: 8 points.
strasbourg-task-t16 = Largest household
    .about = You have the most family members in the city: 6 points.
strasbourg-task-t17 = Deepest purse
    .about = You have the most coins: 4 points.
strasbourg-task-t18 = Every trade
    .about = You have a family member in each of the five guilds: 6 points.
strasbourg-task-t19 = Procession
    .about = You have family members at three or more different chapels: 4 points.
strasbourg-task-t20 = Congregation
    .about = At least three of your family members stand at one and the same chapel: 8 points.
strasbourg-task-t21 = Lords and bishops
    .about = You hold the seat of the nobility or that of the church: 3 points.
strasbourg-task-t22 = Unspent favours
    .about = You have two or more privileges left: 4 points.
strasbourg-task-t23 = Stocked shelves
    .about = You have goods of three or more different kinds left: 5 points.
strasbourg-task-t24 = Family quarter
    .about = At least four of your family members stand edge to edge in one group: 9 points.
strasbourg-task-t25 = Toast of the city
    .about = You have family members beside all five edifices: 12 points.

strasbourg-task-tiny-t01 = { strasbourg-task-t03 }
    .about = At least two of your family members stand beside the Inn: 5 points.
strasbourg-task-tiny-t02 = Two ovens
    .about = At least two of your family members stand on squares of the bakers: 5 points.
strasbourg-task-tiny-t03 = { strasbourg-task-t11 }
    .about = At least two of your family members stand beside one and the same edifice: 6 points.
strasbourg-task-tiny-t04 = { strasbourg-task-t12 }
    .about = Three of your family members stand side by side in one row or column: 9 points.
strasbourg-task-tiny-t05 = { strasbourg-task-t13 }
    .about = You have at least three seats on the Council with three players, two with four or five: 4 points.
strasbourg-task-tiny-t06 = { strasbourg-task-t14 }
    .about = You have family members beside both edifices: 7 points.
strasbourg-task-tiny-t07 = { strasbourg-task-t15 }
    .about = Three of your family members stand corner to corner along one diagonal: 9 points.
strasbourg-task-tiny-t08 = { strasbourg-task-t16 }
    .about = You have the most family members in the city: 6 points.
strasbourg-task-tiny-t09 = { strasbourg-task-t17 }
    .about = You have the most coins: 4 points.
strasbourg-task-tiny-t10 = { strasbourg-task-t18 }
    .about = You have a family member in each of the five guilds: 12 points.
strasbourg-task-tiny-t11 = { strasbourg-task-t19 }
    .about = You have family members at two or more different chapels: 5 points.
strasbourg-task-tiny-t12 = { strasbourg-task-t20 }
    .about = At least two of your family members stand at one and the same chapel: 6 points.
strasbourg-task-tiny-t13 = { strasbourg-task-t21 }
    .about = You hold the seat of the nobility or that of the church: 3 points.
strasbourg-task-tiny-t14 = { strasbourg-task-t22 }
    .about = You have at least one privilege left: 3 points.
strasbourg-task-tiny-t15 = { strasbourg-task-t23 }
    .about = You have goods of two or more different kinds left: 4 points.
strasbourg-task-tiny-t16 = { strasbourg-task-t24 }
    .about = At least two of your family members stand edge to edge: 5 points.

## What one can do

strasbourg-verb-keep = keep tasks
strasbourg-verb-draw = draw a card
strasbourg-verb-stop = stop drawing
strasbourg-verb-put = put a card on a stack
strasbourg-verb-reveal = reveal a stack
strasbourg-verb-pass = pass
strasbourg-verb-defer = spend a privilege to decide later
strasbourg-verb-place = place a family member
strasbourg-verb-skip = skip
strasbourg-verb-take = take goods
strasbourg-verb-sit = take the seat
strasbourg-verb-decline = decline
strasbourg-verb-sell = sell goods
strasbourg-verb-done = finish selling
strasbourg-verb-return = put a card under the deck
strasbourg-verb-chapel = build a chapel
strasbourg-verb-edifice = build the edifice

## Options

strasbourg-preset-as-printed = As printed
    .about = Nothing differs from the rulebook.

strasbourg-option-first_draw = First card of a round
    .about = Whether you have to draw at least one card when you plan your round.
strasbourg-option-first_draw-compulsory = compulsory
    .about = The first card is drawn for you; after that you go on or stop as you like.
strasbourg-option-first_draw-free = up to you
    .about = You may stop before the first card; then you have no stacks this round.

strasbourg-option-money = Coins, goods and privileges
    .about = Whether you see what the others own.
strasbourg-option-money-screened = behind the screen
    .about = You see your own counts only; everything that changes them happens in the open.
strasbourg-option-money-open = open
    .about = Everybody sees how many coins, goods and privileges the others have.

strasbourg-option-most_ties = Ties for the most
    .about = Whether a tie is enough for the tasks that ask for the most members or the most coins.
strasbourg-option-most_ties-fail = not enough
    .about = You need more than each of the others.
strasbourg-option-most_ties-hold = enough
    .about = You need at least as many as each of the others.

strasbourg-option-planning = Planning
    .about = Whether all plan at the same time.
strasbourg-option-planning-at-once = all at once
    .about = Everybody draws and divides in secret, and all stacks are laid out together.
strasbourg-option-planning-in-order = one after the other
    .about = The starting player plans first; those who follow see how large the stacks before them are.

strasbourg-option-winners = Seat and goods of a guild
    .about = Whether whoever wins a place in a guild may decline the seat or the goods.
strasbourg-option-winners-take = always taken
    .about = Master and Journeyman get what they have won without being asked; an apprentice takes the goods or a square.
strasbourg-option-winners-may-decline = may be declined
    .about = The Master may decline the seat and the goods, the Journeyman the goods; an apprentice may decline both.

## What happens

strasbourg-event-round-card = Round { $number }: { $roundcard }.
strasbourg-event-round-edifice = Edifice of round { $number }: { $edifice }.
strasbourg-event-starts = { $seat } is the starting player.
    .you = You are the starting player.
strasbourg-event-dealt-task = You are dealt a task: { $task }.
strasbourg-event-kept-tasks = You keep: { $tasks }.
strasbourg-event-round-began = Round { $number } begins; { $seat } holds the starting player marker.
    .you = Round { $number } begins; you hold the starting player marker.
strasbourg-event-drew = { $number ->
    [8] You draw an 8.
   *[other] You draw a { $number }.
}
strasbourg-event-planned-stack = You put the { $number } on stack { $stack }.
strasbourg-event-laid-stack = { $number ->
    [one] { $seat } lays out stack { $stack }: one card.
   *[other] { $seat } lays out stack { $stack }: { $number } cards.
}
    .you = { $number ->
        [one] You lay out stack { $stack }: one card.
       *[other] You lay out stack { $stack }: { $number } cards.
    }
strasbourg-event-no-stacks = { $seat } has no stacks this round.
    .you = You have no stacks this round.
strasbourg-event-step-began = { $step_key ->
    [b] Step B: the { $guild }.
    [d] Step D: the { $guild }.
    [f] Step F: the { $guild }.
   *[other] Step { $step }.
}
strasbourg-event-revealed-card = { $number ->
    [8] { $seat } turns up an 8.
   *[other] { $seat } turns up a { $number }.
}
    .you = { $number ->
        [8] You turn up an 8.
       *[other] You turn up a { $number }.
    }
strasbourg-event-revealed = { $seat } has revealed stack { $stack } and bids { $number }.
    .you = You have revealed stack { $stack } and bid { $number }.
strasbourg-event-passed = { $seat } passes.
    .you = You pass.
strasbourg-event-deferred = { $seat } spends a privilege and decides later.
    .you = You spend a privilege and decide later.
strasbourg-event-all-passed = Nobody bids, so nothing changes in this step.
strasbourg-event-leads = { $seat } comes first and now holds the starting player marker.
    .you = You come first and now hold the starting player marker.
strasbourg-event-took-seat = { $seat } takes the seat of the { $council } on the Council.
    .you = You take the seat of the { $council } on the Council.
strasbourg-event-took-goods = { $goods_key ->
    [weapon] { $seat } takes a { $goods }.
    [cask] { $seat } takes a { $goods }.
   *[other] { $seat } takes { $goods }.
}
    .you = { $goods_key ->
        [weapon] You take a { $goods }.
        [cask] You take a { $goods }.
       *[other] You take { $goods }.
    }
strasbourg-event-declined-seat = { $seat } declines the seat of the { $council } on the Council.
    .you = You decline the seat of the { $council } on the Council.
strasbourg-event-declined-goods = { $seat } takes no goods.
    .you = You take no goods.
strasbourg-event-placed = { $number ->
    [0] { $seat } places a family member on { $square }, for free.
    [one] { $seat } places a family member on { $square } for one coin.
   *[other] { $seat } places a family member on { $square } for { $number } coins.
}
    .you = { $number ->
        [0] You place a family member on { $square }, for free.
        [one] You place a family member on { $square } for one coin.
       *[other] You place a family member on { $square } for { $number } coins.
    }
strasbourg-event-skipped = { $seat } places nobody.
    .you = You place nobody.
strasbourg-event-sold = { $number ->
    [one] { $seat } sells { $goods_key ->
        [weapon] a { $goods }
        [cask] a { $goods }
       *[other] { $goods }
    } for one coin.
   *[other] { $seat } sells { $goods_key ->
        [weapon] a { $goods }
        [cask] a { $goods }
       *[other] { $goods }
    } for { $number } coins.
}
    .you = { $number ->
        [one] You sell { $goods_key ->
            [weapon] a { $goods }
            [cask] a { $goods }
           *[other] { $goods }
        } for one coin.
       *[other] You sell { $goods_key ->
            [weapon] a { $goods }
            [cask] a { $goods }
           *[other] { $goods }
        } for { $number } coins.
    }
strasbourg-event-returned = { $number ->
    [8] { $seat } puts an 8 back under the deck.
   *[other] { $seat } puts a { $number } back under the deck.
}
    .you = { $number ->
        [8] You put an 8 back under your deck.
       *[other] You put a { $number } back under your deck.
    }
strasbourg-event-returned-none = { $seat } puts no card back under the deck.
    .you = You put no card back under your deck.
strasbourg-event-built-chapel = { $seat } builds a chapel on { $chapel }.
    .you = You build a chapel on { $chapel }.
strasbourg-event-built-edifice = { $seat } builds the { $edifice } on { $square }.
    .you = You build the { $edifice } on { $square }.
strasbourg-event-prestige = { $number ->
    [0] { $seat } has no seat on the Council and gets no points.
    [one] The Council brings { $seat } one point.
   *[other] The Council brings { $seat } { $number } points.
}
    .you = { $number ->
        [0] You have no seat on the Council and get no points.
        [one] The Council brings you one point.
       *[other] The Council brings you { $number } points.
    }
strasbourg-event-privilege = Nobody has more seats on the Council than { $seat }, who gets a privilege.
    .you = Nobody has more seats on the Council than you: you get a privilege.
strasbourg-event-buried = { $number ->
    [one] { $seat } sets one card aside face down.
   *[other] { $seat } sets { $number } cards aside face down.
}
    .you = { $number ->
        [one] You set one card aside face down.
       *[other] You set { $number } cards aside face down.
    }
strasbourg-event-showed-task = { $number ->
    [1] { $seat } fulfils a task: { $task }.
   *[other] { $seat } fails a task: { $task }.
}
    .you = { $number ->
        [1] You fulfil a task: { $task }.
       *[other] You fail a task: { $task }.
    }
strasbourg-event-showed-money = { $seat } ends with { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
} and { $privileges ->
    [0] no privileges
    [one] one privilege
   *[other] { $privileges } privileges
}.
    .you = You end with { $coins ->
        [0] no coins
        [one] one coin
       *[other] { $coins } coins
    } and { $privileges ->
        [0] no privileges
        [one] one privilege
       *[other] { $privileges } privileges
    }.
strasbourg-event-scored = { $seat } scores { $number } at the end: { $total }.
    .you = You score { $number } at the end: { $total }.
strasbourg-event-ended = The game is over.

## What you are asked

strasbourg-ask-tasks = Keep at least one task. Each task you fail costs 3 points at the end.
strasbourg-ask-draw = Draw, then divide your cards into stacks.
strasbourg-ask-put = Choose a stack for your highest card.
strasbourg-ask-bid = Reveal a stack, or pass.
strasbourg-ask-square = Place a family member, or skip.
strasbourg-ask-apprentice = Take the goods, or place a family member.
strasbourg-ask-sale = Sell goods, or stop.
strasbourg-ask-return = You may put one card back under your deck.
strasbourg-ask-chapel = Choose a corner for the chapel.
strasbourg-ask-edifice = Choose a building space for this round’s edifice.
strasbourg-ask-seat = Take the seat of the { $council } on the Council, or decline it.
strasbourg-ask-goods = Take the goods, or decline them.

## What is going on, and what comes next

strasbourg-entry-tasks = choosing tasks
strasbourg-entry-bid = bidding or passing
strasbourg-entry-square = placing a family member
strasbourg-entry-apprentice = taking goods or placing a family member
strasbourg-entry-sale = selling goods
strasbourg-entry-return = putting a card back under the deck
strasbourg-entry-chapel = building a chapel
strasbourg-entry-edifice = building the edifice
strasbourg-entry-seat = taking a seat on the Council
strasbourg-entry-goods = taking goods
strasbourg-entry-planning = drawing and dividing influence cards
strasbourg-entry-council = the Council meets

## What one can answer, named whole

strasbourg-deed-keep = Keep { $tasks }
strasbourg-deed-draw = Draw a card
strasbourg-deed-stop = Stop drawing and divide your cards into stacks
strasbourg-deed-put = Put the { $number } on stack { $stack }
strasbourg-deed-put-new = Begin a new stack with the { $number }
strasbourg-deed-reveal = Reveal stack { $stack }, worth { $number }
strasbourg-deed-pass = Pass in this step
strasbourg-deed-defer = Decide later, for a privilege
strasbourg-deed-place = { $number ->
    [0] Place a family member on { $square } among the { $guild }, for free
    [one] Place a family member on { $square } among the { $guild } for one coin
   *[other] Place a family member on { $square } among the { $guild } for { $number } coins
}
strasbourg-deed-skip = Place nobody
strasbourg-deed-take = Take the goods
strasbourg-deed-sit = Take the seat of the { $council } on the Council
strasbourg-deed-decline-seat = Decline the seat of the { $council } on the Council
strasbourg-deed-decline-goods = Decline the goods
strasbourg-deed-sell = { $goods_key ->
    [weapon] Sell a { $goods }
    [cask] Sell a { $goods }
   *[other] Sell { $goods }
}
strasbourg-deed-done = Stop selling
strasbourg-deed-return = { $value ->
    [8] Put an 8 back under your deck
   *[other] Put a { $value } back under your deck
}
strasbourg-deed-return-none = Put no card back under your deck
strasbourg-deed-chapel = Build the chapel on { $chapel }
strasbourg-deed-edifice = Build the { $edifice } on { $square }

## Why an answer goes before another

strasbourg-reason-prestige = It brings you more prestige right away.
strasbourg-reason-privileges = It leaves you more privileges.
strasbourg-reason-city = { $square } is a better place for your family.
strasbourg-reason-council = It gives you a better chance of the seat of the { $council } on the Council.
strasbourg-reason-purse = It gives you more to spend.
strasbourg-reason-influence = It makes better use of your influence.
strasbourg-reason-tasks = It brings you closer to your task: { $task }.
strasbourg-reason-others = It holds { $of } back more.

strasbourg-mistake-prestige = Prestige left lying
strasbourg-mistake-privileges = Privileges spent too early
strasbourg-mistake-city = Weaker places taken for the family
strasbourg-mistake-council = Seats of the Council missed
strasbourg-mistake-purse = Too much money spent
strasbourg-mistake-influence = Influence badly used, as by bids too high
strasbourg-mistake-tasks = Tasks lost sight of
strasbourg-mistake-others = The others not held back

## Why something is refused

strasbourg-refused-other-question = You are asked something else right now.
strasbourg-refused-not-dealt = You can only keep tasks that were dealt to you.
strasbourg-refused-first-draw = You have to draw at least one card before you stop.
strasbourg-refused-empty-deck = Your deck is empty.
strasbourg-refused-no-such-stack = You have no stack { $stack } yet.
strasbourg-refused-stack-gone = There is no stack { $stack } in front of you.
strasbourg-refused-no-privilege = Deciding later costs a privilege, and you have none.
strasbourg-refused-nobody-else = Everybody else has decided, so you cannot wait any longer.
strasbourg-refused-building-space = { $square } is a building space; family members go on the squares of the guilds.
strasbourg-refused-other-guild = { $square } belongs to the { $guild }, and this step is not theirs.
strasbourg-refused-square-taken = Somebody already stands on { $square }.
strasbourg-refused-too-dear = { $price ->
    [one] { $square } costs one coin
   *[other] { $square } costs { $price } coins
}, and you have { $coins ->
    [0] none
   *[other] only { $coins }
}.
strasbourg-refused-apprentice-chooses = An apprentice has to choose: either the goods or a square in the city.
strasbourg-refused-no-goods-here = The goods of this step are already settled: place a family member, or skip.
strasbourg-refused-no-goods = You have no { $goods } to sell.
strasbourg-refused-goods-in-order = Goods are sold in order, from weapons to bread; for this kind ({ $goods }) it is too late now.
strasbourg-refused-not-revealed = There is no { $number } among the cards you turned up.
strasbourg-refused-chapel-taken = A chapel already stands on { $chapel }.
strasbourg-refused-no-building-space = { $square } is not a building space.
strasbourg-refused-space-taken = An edifice already stands on { $square }.
strasbourg-refused-other-cards = Your stacks have to use up exactly the cards in your hand: { $cards }.

## Where the points come from

strasbourg-ledger-council = seats on the Council, over all rounds
strasbourg-ledger-members = { $number ->
    [0] no family members in the city
    [one] one family member in the city
   *[other] { $number } family members in the city
}
strasbourg-ledger-chapel = { $number ->
    [one] chapel on { $chapel }: one family member
   *[other] chapel on { $chapel }: { $number } family members
}
strasbourg-ledger-edifice = { $number ->
    [one] { $edifice }: one family member beside it
   *[other] { $edifice }: { $number } family members beside it
}
strasbourg-ledger-privileges = { $number ->
    [0] no privileges left
    [one] one privilege left
   *[other] { $number } privileges left
}
strasbourg-ledger-task = task fulfilled: { $task }
strasbourg-ledger-failed-task = task failed: { $task }

## Why a game ended as it did

strasbourg-verdict-ahead = { $lead ->
    [one] { $seat } wins by one point, { $number } to { $of }’s { $less }.
   *[other] { $seat } wins by { $lead } points, { $number } to { $of }’s { $less }.
}
    .you = { $lead ->
        [one] You win by one point, { $number } to { $of }’s { $less }.
       *[other] You win by { $lead } points, { $number } to { $of }’s { $less }.
    }
strasbourg-verdict-alone = { $seat } wins, since everybody else has left the table.
    .you = You win, since everybody else has left the table.
strasbourg-verdict-shared = { $number ->
    [one] Each of them has one point, so they share the victory.
   *[other] Each of them has { $number } points, so they share the victory.
}
strasbourg-verdict-nobody = Everybody has left the table, so nobody wins.
strasbourg-verdict-left = { $seat } had more, { $number }, but has left the table.
    .you = You had more, { $number }, but have left the table.
strasbourg-verdict-by-members = { $seat } and { $of } both have { $number } points, but { $seat } has more family members in the city, { $members } to { $less }.
    .you = You and { $of } both have { $number } points, but you have more family members in the city, { $members } to { $less }.
