## The board

strasbourg-ui-city = The city
strasbourg-ui-council = The Council
strasbourg-ui-views = Views of the board
strasbourg-ui-tab-city = City
strasbourg-ui-tab-council = Council
strasbourg-ui-tab-bids = Bids
strasbourg-ui-zoom-in = Enlarge
strasbourg-ui-zoom-out = Whole city
strasbourg-ui-open-places = { $places ->
    [one] List: one free place
   *[other] List: { $places } free places
}
strasbourg-ui-you = you

strasbourg-ui-square-free = Square { $square }, { $guild }, price { $price }, free.
strasbourg-ui-square-taken = Square { $square }, { $guild }, price { $price }: { $name }.
strasbourg-ui-space-free = { $square }, building space, empty.
strasbourg-ui-space-built = { $square }: { $edifice }, { $value } points for each member beside it.
strasbourg-ui-beside = Beside: { $edifice }.
strasbourg-ui-at-chapel = At chapel { $chapel }.
strasbourg-ui-chapel-free = Place { $chapel } for a chapel, between { $squares }.
strasbourg-ui-chapel-built = Chapel { $chapel }, between { $squares }.
strasbourg-ui-counts = Counts for: { $gains }.
strasbourg-ui-picked = Chosen.
strasbourg-ui-can-place = You can place a family member here.
strasbourg-ui-can-edifice = You can build here.
strasbourg-ui-can-chapel = You can build the chapel here.
strasbourg-ui-stall-free = Seat of the Council, { $seat }: empty.
strasbourg-ui-stall-taken = Seat of the Council, { $seat }: { $name }.
strasbourg-ui-list-square = { $price ->
    [0] { $square }, free
    [one] { $square }, one coin
   *[other] { $square }, { $price } coins
}
strasbourg-ui-list-chapel = { $chapel }: between { $squares }
strasbourg-ui-list-space = { $members ->
    [0] { $square }: { $edifice }
    [one] { $square }: { $edifice }, beside one of your members
   *[other] { $square }: { $edifice }, beside { $members } of your members
}

## Steps and bids

strasbourg-ui-steps = Steps of the round
strasbourg-ui-step-a = Lords
strasbourg-ui-step-c = Trade
strasbourg-ui-step-e = Trade
strasbourg-ui-step-g = Trade
strasbourg-ui-step-h = Chapel
strasbourg-ui-step-i = Edifice
strasbourg-ui-step-b = Guild
strasbourg-ui-step-d = Guild
strasbourg-ui-step-f = Guild
strasbourg-ui-order = Order of precedence
strasbourg-ui-before-steps = Before the bidding
strasbourg-ui-queue = Still to decide:
strasbourg-ui-all-decided = All have decided.
strasbourg-ui-cards = Cards: { $cards }
strasbourg-ui-prize-nobility = seat of the nobility, which builds the edifice
strasbourg-ui-prize-church = seat of the church, which builds the chapel
strasbourg-ui-prize-master = seat, { $goods } and a square
strasbourg-ui-prize-journeyman = { $goods } and a square
strasbourg-ui-prize-apprentice = { $goods } or a square
strasbourg-ui-prize-merchant = the right to sell goods
strasbourg-ui-prize-merchant-seat = seat of the merchants and the right to sell goods
strasbourg-ui-prize-none = { $last ->
    [1] no prize
   *[other] no prize; one card may go back under the deck
}
strasbourg-ui-one-goods = { $key ->
    [weapon] a weapon
    [cask] a cask
   *[other] { $goods }
}
strasbourg-ui-some-goods = goods
strasbourg-ui-rank-master = Master
strasbourg-ui-rank-journeyman = Journeyman
strasbourg-ui-rank-apprentice = Apprentice
strasbourg-ui-place-1 = highest bid
strasbourg-ui-place-2 = second
strasbourg-ui-place-3 = third
strasbourg-ui-for-h = The seat of the church builds a chapel.
strasbourg-ui-for-i = The seat of the nobility builds the edifice of the round.
strasbourg-ui-step-head = { $step }: { $about }
strasbourg-ui-step-of = Step { $step }: { $about }
strasbourg-ui-round-now = Round { $round }{"\u00A0"}of{"\u00A0"}{ $rounds }
strasbourg-ui-round-of = Round { $round }: { $guilds }; { $edifice }, { $value } points for each member beside it
strasbourg-ui-gives = { $other ->
    [0] what it brings
   *[other] in round { $round }
}
strasbourg-ui-part-seat = seat
strasbourg-ui-part-goods = goods
strasbourg-ui-part-square = square
strasbourg-ui-part-or = or
strasbourg-ui-part-sale = may sell goods
strasbourg-ui-part-chapel = builds a chapel
strasbourg-ui-part-edifice = builds the edifice
strasbourg-ui-rank-merchant = Merchant
strasbourg-ui-rank-merchant-seat = Merchant
strasbourg-ui-without = No place:
strasbourg-ui-passed-by = { $name } passed
strasbourg-ui-no-place = { $last ->
    [1] Without a place: no prize.
   *[other] Without a place: one card may go back under the deck.
}

## Players, cards, belongings

strasbourg-ui-deck = { $cards ->
    [one] deck: one card
   *[other] deck: { $cards }
}
strasbourg-ui-under-deck = known to lie under it: { $cards }
strasbourg-ui-members = { $members ->
    [0] nobody in the city
    [one] one in the city
   *[other] { $members } in the city
}
strasbourg-ui-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
strasbourg-ui-privileges = { $privileges ->
    [0] no privilege
    [one] one privilege
   *[other] { $privileges } privileges
}
strasbourg-ui-prestige = { $points ->
    [one] one point
   *[other] { $points } points
}
strasbourg-ui-starts = starts
strasbourg-ui-deck-short = deck { $cards }
strasbourg-ui-state-planning = planning
strasbourg-ui-state-bids = bids now
strasbourg-ui-state-acts = acts now
strasbourg-ui-state-next = next
strasbourg-ui-state-after-you = after you
strasbourg-ui-state-later = later
strasbourg-ui-state-passed = passed
strasbourg-ui-state-rank = { $place ->
    [1] leads
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
strasbourg-ui-left-in-deck = Left in your deck: { $cards }
strasbourg-ui-left-of = value { $value }: { $left } of { $of }
strasbourg-ui-has-of = { $has } of { $of }
strasbourg-ui-tasks-point = point at one: its squares light up
strasbourg-ui-tasks-point-dealt = Point at a task: here it is explained, and its squares light up.
strasbourg-ui-brief-at-edifice = { $of } by the { $edifice }
strasbourg-ui-brief-in-guild = { $of } among the { $guild }
strasbourg-ui-brief-same-edifice = { $of } by one edifice
strasbourg-ui-brief-street = { $of } in a row or column
strasbourg-ui-brief-council = { $of } Council seats
strasbourg-ui-brief-edifices = by { $of } edifices
strasbourg-ui-brief-lane = { $of } along a diagonal
strasbourg-ui-brief-most-members = most members
strasbourg-ui-brief-most-coins = most coins
strasbourg-ui-brief-every-guild = in every guild
strasbourg-ui-brief-chapels = at { $of } chapels
strasbourg-ui-brief-same-chapel = { $of } at one chapel
strasbourg-ui-brief-lords = Nobility or Church
strasbourg-ui-brief-privileges = { $of } privileges left
strasbourg-ui-brief-goods = { $of } kinds of goods left
strasbourg-ui-brief-group = { $of } side by side
strasbourg-ui-belongings = Coins, goods, privileges
strasbourg-ui-stacks-of = { $name }: stacks of { $sizes } cards, face down
strasbourg-ui-stack-hidden = Stack { $number }: { $cards } cards, face down
strasbourg-ui-stack-own = Bid of { $sum }, from { $cards }; the others see it as stack { $number }
strasbourg-ui-your-stacks = { $secret ->
    [0] Stacks
   *[other] Your stacks, highest first
}
strasbourg-ui-no-stacks = You have no stacks left.
strasbourg-ui-no-stacks-yet = You have no stacks yet.
strasbourg-ui-drawn = { $secret ->
    [0] Cards of this round
   *[other] Your cards this round (only you see them)
}
strasbourg-ui-revealed-cards = Your revealed cards
strasbourg-ui-card = Card { $value }
strasbourg-ui-goods-of = { $many } × { $goods }, worth { $value } each
strasbourg-ui-your-tasks = Your tasks
strasbourg-ui-tasks-of = Tasks: { $name }
strasbourg-ui-holds = fulfilled now
strasbourg-ui-not-yet = not yet
strasbourg-ui-fulfilled = fulfilled
strasbourg-ui-failed = failed
strasbourg-ui-dealt = Tick the tasks that you keep; nobody else learns which or how many.

## Planning

strasbourg-ui-zone-hand = { $cards ->
    [0] In hand: none
   *[other] In hand: { $cards }
}
strasbourg-ui-zone-stack = Stack: { $sum }
strasbourg-ui-zone-begun = Stack { $number }: { $sum }
strasbourg-ui-zone-new = New stack
strasbourg-ui-plan-stacks = Stacks, highest first
strasbourg-ui-card-in = Card { $value }. { $where }. The arrow keys move it.
strasbourg-ui-planning-help = Drag cards here, or tap a card and then here.
strasbourg-ui-lift-first = Pick up a card first: tap it, then tap a stack.
strasbourg-ui-spread = One stack per card
strasbourg-ui-gather = All back to hand

## The decision bar

strasbourg-ui-missing-tasks = Choose tasks
strasbourg-ui-missing-draw = Divide your cards
strasbourg-ui-missing-put = Put every card on a stack
strasbourg-ui-missing-laying = Lay out the stacks, or move cards
strasbourg-ui-missing-bid = Choose a stack
strasbourg-ui-missing-square = Choose a square
strasbourg-ui-missing-apprentice = Choose a square
strasbourg-ui-missing-seat = Take the seat or decline it
strasbourg-ui-missing-goods = Take the goods or decline them
strasbourg-ui-missing-sale = Choose goods
strasbourg-ui-missing-return = Choose a card
strasbourg-ui-missing-chapel = Choose a corner
strasbourg-ui-missing-edifice = Choose a building space
strasbourg-ui-missing-nothing = Choose
strasbourg-ui-do-keep = { $tasks ->
    [one] Keep one task
   *[other] Keep { $tasks } tasks
}
strasbourg-ui-do-draw = Draw a card
strasbourg-ui-do-stop = Stop drawing
strasbourg-ui-do-plan = { $stacks ->
    [one] Lay out one stack
   *[other] Lay out { $stacks } stacks
}
strasbourg-ui-do-put-new = Put the { $value } on a new stack
strasbourg-ui-do-put = Put the { $value } on stack { $stack }
strasbourg-ui-do-reveal = Reveal { $sum }
strasbourg-ui-do-pass = Pass
strasbourg-ui-do-defer = Decide later (1 privilege)
strasbourg-ui-do-place = { $price ->
    [0] Place on { $square }, free
    [one] Place on { $square } for one coin
   *[other] Place on { $square } for { $price } coins
}
strasbourg-ui-do-skip = Skip
strasbourg-ui-do-take = Take { $goods }
strasbourg-ui-do-sit = Take the seat
strasbourg-ui-do-decline-seat = Decline the seat
strasbourg-ui-do-decline-goods = Decline the goods
strasbourg-ui-do-decline-apprentice = Decline both
strasbourg-ui-do-sell = Sell { $goods } for { $value }
strasbourg-ui-do-done = Stop selling
strasbourg-ui-do-return-none = Put none back
strasbourg-ui-do-return = Put the { $value } under the deck
strasbourg-ui-do-chapel = Build the chapel here
strasbourg-ui-do-edifice = Build here: { $edifice }
strasbourg-ui-change = { $kind ->
    [coins] Coins
    [privileges] Privileges
    [members] In the city
   *[prestige] Prestige
} { $before } → { $after }.
strasbourg-ui-bid-place = { $place ->
    [1] You would lead with { $sum }: { $prize }.
    [2] 2nd for now, behind { $name } ({ $other }): { $prize }.
    [3] 3rd for now, behind { $name } ({ $other }): { $prize }.
   *[other] { $place }th for now, behind { $name } ({ $other }): { $prize }.
}
strasbourg-ui-bid-settled = { $place ->
    [1] You win with { $sum }: { $prize }.
    [2] 2nd, behind { $name } ({ $other }): { $prize }.
    [3] 3rd, behind { $name } ({ $other }): { $prize }.
   *[other] { $place }th, behind { $name } ({ $other }): { $prize }.
}
strasbourg-ui-bid-level = As much as { $name }; whoever sits nearer to the starting player ranks higher.
strasbourg-ui-bid-after = { $many ->
    [one] { $names } decides after you.
    [2] Two decide after you: { $names }.
    [3] Three decide after you: { $names }.
    [4] Four decide after you: { $names }.
   *[other] { $many } decide after you: { $names }.
}
strasbourg-ui-chapel-brings = { $many ->
    [0] Chapel here: no points for anybody yet.
   *[other] Chapel here: { $gains }.
}
strasbourg-ui-edifice-brings = { $many ->
    [0] { $edifice } here: no points for anybody yet.
   *[other] { $edifice } here: { $gains }.
}
strasbourg-ui-task-met = { $task }: would be fulfilled.
strasbourg-ui-task-lost = { $task }: would no longer be fulfilled.

## In words

strasbourg-ui-can-do = What you can do now
strasbourg-ui-building-spaces = Building spaces
strasbourg-ui-chapels = Chapels
strasbourg-ui-rounds = Rounds
strasbourg-ui-round-card = { $guilds }; edifice: { $edifice } ({ $value })
strasbourg-ui-prizes = What the steps bring
strasbourg-ui-decks = Decks

## After the game

strasbourg-ui-source-council = Council
strasbourg-ui-source-members = Members in the city
strasbourg-ui-source-chapels = Chapels
strasbourg-ui-source-edifices = Edifices
strasbourg-ui-source-privileges = Privileges
strasbourg-ui-source-tasks = Tasks

## The log

strasbourg-ui-log-bids = { $you ->
    [0] { $name } bids { $number }.
   *[other] You bid { $number }.
}
strasbourg-ui-log-council = The Council meets
strasbourg-ui-log-end = The final count
strasbourg-ui-log-bids-first = { $you ->
    [0] { $name } bids { $number } and comes first.
   *[other] You bid { $number } and come first.
}

## The first page of the rules

strasbourg-ui-page-goal-1 = Your family wants to rise in Strasbourg: it wins seats on the Council, settles on the squares of the guilds and lives beside chapels and edifices.
strasbourg-ui-page-goal-2 = Whoever has the most prestige after the last round wins.
strasbourg-ui-page-round-1 = Draw at least one influence card, as many as you like, and divide them into face-down stacks. Your deck has to last the whole game.
strasbourg-ui-page-round-2 = Steps A to G: in each step everybody in turn reveals one stack as a bid, or passes. A is for nobility and church, B, D and F for one guild each, C, E and G for the merchants.
strasbourg-ui-page-round-3 = The highest bid becomes the starting player; whoever sits nearer to the starting player wins ties.
strasbourg-ui-page-round-4 = H: the seat of the church builds a chapel. I: the seat of the nobility builds the edifice of the round.
strasbourg-ui-page-round-5 = Each seat on the Council brings its owner 1 prestige. The most seats bring a privilege, too.
strasbourg-ui-page-may-1 = In a guild, the Master gets the seat, its goods and a square, the Journeyman goods and a square, the Apprentice one of the two. With three players there is no Apprentice.
strasbourg-ui-page-may-2 = A square costs the coins that stand on it. You may always skip.
strasbourg-ui-page-may-3 = The merchants let you sell goods for coins. In step G they also give their seat.
strasbourg-ui-page-may-4 = If your bid wins nothing, you may put one of its cards back under your deck. A privilege lets you decide after the others.
strasbourg-ui-page-score-1 = Each family member in the city counts 1, and 1 more for each chapel that its square touches.
strasbourg-ui-page-score-2 = Each edifice beside a member counts its value again.
strasbourg-ui-page-score-3 = Each privilege left counts 1. A task brings its points if it is fulfilled at the end, and costs 3 if not.
strasbourg-ui-page-example-1 = Bids for the bakers: Clara 9, you 5, Bram 5. You sit nearer to the starting player, so you are Journeyman and Bram is Apprentice.
strasbourg-ui-page-example-2 = Your member stands beside an edifice of value 4 and at one chapel: 1 + 4 + 1 = 6 prestige.

## The stage over the board

strasbourg-ui-stage-won-nobility = { $you ->
    [0] { $name } wins the seat of the nobility.
   *[other] You win the seat of the nobility.
}
strasbourg-ui-stage-won-master = { $you ->
    [0] { $name } is Master of the { $guild }.
   *[other] You are Master of the { $guild }.
}
strasbourg-ui-stage-won-merchant = { $you ->
    [0] { $name } may sell goods.
   *[other] You may sell goods.
}
strasbourg-ui-stage-won-merchant-seat = { $you ->
    [0] { $name } wins the seat of the merchants and may sell goods.
   *[other] You win the seat of the merchants and may sell goods.
}
strasbourg-ui-stage-only-bid = { $number } is the only bid.
strasbourg-ui-stage-beats = { $you ->
    [0] { $number } beats { $name }’s { $other }.
   *[other] { $number } beats your { $other }.
}
strasbourg-ui-stage-level = { $you ->
    [0] { $number } is level with { $name }; nearer to the starting player comes first.
   *[other] { $number } is level with your bid; nearer to the starting player comes first.
}
strasbourg-ui-stage-you-come = { $place ->
    [2] You come 2nd: { $prize }.
    [3] You come 3rd: { $prize }.
   *[other] You come { $place }th: { $prize }.
}
strasbourg-ui-stage-no-place = { $names }: no place.
strasbourg-ui-stage-put-back = One card may go back under the deck.
strasbourg-ui-stage-passed = Passed: { $names }.
strasbourg-ui-stage-council = The Council meets after round { $number }
strasbourg-ui-stage-council-how = Each seat on the Council brings 1 prestige; the most seats bring a privilege, too.
strasbourg-ui-stage-council-line = The Council: { $points }.
strasbourg-ui-stage-privilege = privilege
strasbourg-ui-stage-count = The final count
strasbourg-ui-stage-count-how = Members, chapels, edifices, privileges and tasks count now.
strasbourg-ui-stage-count-line = Final count: { $points }.
strasbourg-ui-stage-rounds = Rounds
strasbourg-ui-stage-end = Final count
strasbourg-ui-stage-total = Total
strasbourg-ui-stage-tasks = { $tasks } of { $of }
