## At the table

cli-seat = Player { $number }
cli-you = { $name } (you)
cli-list = { $first } and { $last }
cli-welcome = { $title }. You are { $you }; against you { $number ->
    [one] plays
   *[other] play
} { $others } ({ $bots }).
cli-welcome-help = Type a number, a move or a part of one; ? lists what else you can type.
cli-prompt = Your answer:{" "}
cli-ways = { $name } ({ $number ->
    [one] one way
   *[other] { $number } ways
})
cli-question = { $question } ({ $rule })
cli-range = any number from { $first } to { $last }
cli-times = { $said } ({ $number } times)
cli-from-to = { $first } to { $last }
cli-no-number = The numbers are { $numbers }. An empty line shows everything again.
cli-hint = An empty line shows everything that is possible; ? is help.
cli-answered = You say: { $move }
cli-pause = Enter: continue. 2 or undo: take it back.{" "}
cli-pause-hint = Before the others go on: Enter continues, undo takes your answer back, ? is help.
cli-no-place = There is no { $place } to look at; there is: { $places }.
cli-no-rule = No rule mentions “{ $word }”. Try: rule { $rule }, or rules church.
cli-more-rules = Also: { $numbers }.
cli-why-what = Why not what? Try: why, and then a move.
cli-possible = { $move } is possible.
cli-advice = What a Master would answer, the best first:
cli-advice-answer = { $number }. { $deed } ({ $move }). { $reason }
cli-advice-level = { $number }. About equal: { $deed } ({ $move }). { $reason }
cli-advice-chance = Chance to win from here, if all play on as our bots would: { $chance } % ± { $margin }.

## Help

cli-help =
    What you can type:
    - a number: picks from the list; an entry with … opens a shorter list
    - a move, as it stands in the list: plays it; the first word may be left out
    - a part of one: lists the moves that have it
    - nothing: shows everything that is possible again
    - why MOVE: why a move is not possible
    - advice: what a Master would answer in your place and why
    - rule { $rule }: a rule; rules WORD: the rules that mention it
    - undo: takes your last answer back, while nobody has learnt anything from it
    - board, board { $place }: the whole board, or a part of it
    - table: the tables; score: where everybody's points come from
    - log: what happened recently; log all: everything
    - save FILE: saves the game there from now on
    - quit: leaves the game and says how to continue

cli-word-help = help
cli-word-rule = rule
cli-word-rules = rules
cli-word-why = why
cli-word-advice = advice hint
cli-word-undo = undo
cli-word-save = save
cli-word-score = score
cli-word-board = board
cli-word-table = table
cli-word-log = log
cli-word-quit = quit exit

## Saving and going on

cli-save-where = Save to which file? Type save and its name.
cli-file-exists = { $file } already exists and is not overwritten.
cli-keeps = The game is saved in { $file } after every answer.
cli-kept = The game is saved in { $file } from now on.
cli-kept-finished = The game is saved in { $file }: zunft replay shows it, zunft verify checks it.
cli-go-on-file = The game is saved. Continue with: { $command }
cli-go-on = The game was not saved (--save FILE saves it). The same game begins with: { $command }
cli-go-on-answers = The same answers lead back to this point: { $answers }

## Points

cli-ledger = { $points ->
    [one] { $name }: one point
   *[other] { $name }: { $points } points
}
cli-ledger-line = { $points } for { $line } ({ $rule })
cli-place = { $points ->
    [one] { $place }. { $name }, one point
   *[other] { $place }. { $name }, { $points } points
}
cli-wins = The winner: { $names }.
cli-share = Shared victory: { $names }.
cli-nobody-wins = Nobody has won.

## zunft replay, zunft verify

cli-replay-head = { $title } with { $seats } players, edition { $edition }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}, seen by { $who }.
cli-replay-everybody = somebody who knows everything
cli-replay-spectator = a spectator
cli-replay-unfinished = This game is not finished: its journal is for the host only and shows what the players do not know yet.
cli-replay-step = Step { $number } of { $last }: { $line }
cli-replay-only = (only to { $name }) { $news }
cli-replay-silent = what others did
cli-replay-prompt = Enter: next, b: back, a number: that step, q: quit.{" "}
cli-replay-no-step = The steps go from 1 to { $last }.
cli-verified = { $file }: all { $answers ->
    [one] is right: one answer
   *[other] is right: { $answers } answers
} and { $draws ->
    [one] one draw
   *[other] { $draws } draws
}, dealt again from the seed { $seed }.
cli-not-verified = { $file }: something is wrong. { $fault }
cli-not-over = { $file }: the game is not over yet; it can be verified when its seed is shown, at the end.

## zunft bench

cli-bench-head = { $version }, Python { $python }, { $title } with { $seats } players:
cli-bench-line = { $what }: { $rate } per second
cli-bench-games = random games
cli-bench-decisions = decisions in them
cli-bench-copies = copies of a game half played
cli-bench-views = views of it
cli-bench-more = For figures that can be compared (ratios, other engines), run make bench in a checkout.

## Flanders 1302

cli-flanders-legend = s square, r rectangle, t triangle, c centre. BLU a district, blu a building site, -ch swallowed by church D, :: covered; * a guild master, + a cathedral. In the table: districts* (sites).
cli-flanders-help = For example: build gent s3 blue plays a move; gent or gent s3 lists the moves that have it.
cli-flanders-caption = { $town } ({ $key }), worth { $value }, { $free } free
cli-flanders-town = Town
cli-flanders-worth = worth
cli-flanders-free = free
cli-flanders-closed = scored
cli-flanders-short-blue = blu
cli-flanders-short-yellow = yel
cli-flanders-short-green = grn
cli-flanders-short-red = red
cli-flanders-short-grey = gry
cli-flanders-short-church = chu
cli-flanders-player-blue = Blue
cli-flanders-player-yellow = Yellow
cli-flanders-player-green = Green
cli-flanders-player-red = Red
cli-flanders-player-grey = Grey
cli-flanders-player-church = Church
cli-flanders-stock-square = Stock: square
cli-flanders-stock-rectangle = rectangle
cli-flanders-stock-triangle = triangle
cli-flanders-hand = { $points ->
    [one] { $name }, one point: { $cards }
   *[other] { $name }, { $points } points: { $cards }
}
cli-flanders-hidden = hidden cards
cli-flanders-no-cards = no cards
cli-flanders-played = ; played { $cards }
cli-flanders-influenced = ; influences { $guild }
cli-flanders-influence = ; { $number ->
    [0] no influence
   *[other] { $number } influence
}
cli-flanders-pieces = In stock: { $sites } site pieces, { $cathedrals } cathedrals, { $masters } guild masters, special churches { $specials }. Golden pile: { $a } of A, { $b } of B.
cli-flanders-pieces-two = In stock: { $sites } site pieces, special churches { $specials }. Influence pile: { $left } cards.
cli-flanders-no-specials = none
cli-flanders-held = You hold the golden card: { $card }.
cli-flanders-stands = { $guild }: { $districts ->
    [one] 1 district
   *[other] { $districts } districts
}{ $masters ->
    [0] {""}
    [one] , 1 master
   *[other] , { $masters } masters
}{ $sites ->
    [0] {""}
    [one] , 1 site
   *[other] , { $sites } sites
}
cli-flanders-told-closed = It has been scored.
cli-flanders-told-built = Built: { $spaces }.
cli-flanders-told-free = Free: { $spaces }.
cli-flanders-told-covered = Covered: { $spaces }.
cli-flanders-told-site = building site
cli-flanders-told-swallowed = swallowed by church D
cli-flanders-told-masters = { $number ->
    [one] 1 master
   *[other] { $number } masters
}
cli-flanders-told-stock = Stock of { $guild }, without + with a master: { $shapes }.
cli-flanders-told-cathedral = cathedral
cli-flanders-move-guild-coat = { $coat }
cli-flanders-move-centre-place = { $place }
cli-flanders-move-choose-card-influence = { $card }, { $influence ->
    [0] no influence
    [one] 1 influence card
   *[other] { $influence } influence cards
}
cli-flanders-move-build-town-space-district = { $district }
cli-flanders-move-build-town-space-district-direction = { $district }, towards the { $direction }
cli-flanders-move-build-town-space-district-swallowed = { $district }, takes in { $swallowed }
cli-flanders-move-complete-town-space = complete the site
cli-flanders-move-cathedral-town-space = cathedral
cli-flanders-move-master-town-space = guild master
cli-flanders-move-own-card = { $card }
cli-flanders-move-influence = turn up an influence card

## Strasbourg

cli-strasbourg-legend = S 5: a square of the smiths that costs 5 coins (V vintners, H shoemakers, U butchers, K bakers); below that its name, or whose member stands there. A shaded square is a building space, c01 a chapel space, [+] a chapel.
cli-strasbourg-help = For example: place h3 plays a move; plan 3+2 5 2 6 stops drawing and divides your cards into these stacks.
cli-strasbourg-player-0 = Orange
cli-strasbourg-player-1 = Black
cli-strasbourg-player-2 = Yellow
cli-strasbourg-player-3 = Green
cli-strasbourg-player-4 = Blue
cli-strasbourg-round = Round { $number }: { $guilds }; { $edifice }
cli-strasbourg-council = Council:
cli-strasbourg-council-empty = nobody
cli-strasbourg-line = { $name }, { $prestige } prestige: { $members ->
    [one] 1 member in the city
   *[other] { $members } members in the city
}, deck of { $deck }
cli-strasbourg-under = , at its bottom { $cards }
cli-strasbourg-stacks = ; stacks { $stacks }
cli-strasbourg-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
cli-strasbourg-revealed = ; reveals { $cards }, influence { $influence }
cli-strasbourg-money = ; { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $privileges ->
    [0] {""}
    [one] , 1 privilege
   *[other] , { $privileges } privileges
}
cli-strasbourg-goods = ; goods: { $goods }
cli-strasbourg-hand = Your hand: { $cards }.
cli-strasbourg-no-cards = no cards
cli-strasbourg-begun = Your stacks so far: { $stacks }.
cli-strasbourg-task = Task { $key }, { $name } ({ $points }): { $condition }.
cli-strasbourg-task-met = Task { $key }, { $name } ({ $points }): { $condition }. Met as things stand.
cli-strasbourg-task-at-edifice = { $least } own members beside the { $about }
cli-strasbourg-task-in-guild = { $least } own members with the { $about }
cli-strasbourg-task-same-edifice = { $least } own members beside one and the same edifice
cli-strasbourg-task-street = 3 own members in a row, along a row or column
cli-strasbourg-task-council = { $least } own members on the Council
cli-strasbourg-task-edifices = own members beside { $least } different edifices
cli-strasbourg-task-lane = 3 own members in a row, along a diagonal
cli-strasbourg-task-most-members = the most members in the city
cli-strasbourg-task-most-coins = the most coins
cli-strasbourg-task-every-guild = an own member with each of the five guilds
cli-strasbourg-task-chapels = own members at { $least } different chapels
cli-strasbourg-task-same-chapel = { $least } own members at one and the same chapel
cli-strasbourg-task-lords = the seat of the nobility or of the church
cli-strasbourg-task-privileges = { $least ->
    [one] 1 privilege left
   *[other] { $least } privileges left
}
cli-strasbourg-task-goods = goods of { $least } different kinds left
cli-strasbourg-task-group = { $least } own members edge to edge in one group
cli-strasbourg-planning = Round { $round }: planning. Starting player: { $name }.
cli-strasbourg-now = Round { $round }, step { $step }: { $what }. Starting player: { $name }.
cli-strasbourg-step-a = nobility and church
cli-strasbourg-step-guild = the { $guild }
cli-strasbourg-step-merchants = merchants
cli-strasbourg-step-g = merchants with their seat on the Council
cli-strasbourg-step-h = a chapel
cli-strasbourg-step-i = the edifice
cli-strasbourg-queue = Still to decide, in this order: { $names }.
cli-strasbourg-told-guild = The { $guild }: { $squares }.
cli-strasbourg-told-free = { $square } for { $price }
cli-strasbourg-told-open = open
cli-strasbourg-told-buildings = Building spaces: { $squares }.
cli-strasbourg-told-chapel = with a chapel
cli-strasbourg-told-chapels = Chapel spaces: { $chapels }.
cli-strasbourg-move-keep-tasks = { $tasks }
cli-strasbourg-move-draw = one more card
cli-strasbourg-move-stop = no more cards, divide them
cli-strasbourg-move-put = the highest card begins a new stack
cli-strasbourg-move-put-stack = the highest card on stack { $stack }
cli-strasbourg-move-reveal-stack = turn up stack { $stack }
cli-strasbourg-move-pass = take no part in this step
cli-strasbourg-move-defer = spend a privilege and decide later
cli-strasbourg-move-skip = no member in the city
cli-strasbourg-move-take = the goods instead of a member
cli-strasbourg-move-sell-goods = { $goods }
cli-strasbourg-move-done = sell nothing more
cli-strasbourg-move-return = all cards into the box
cli-strasbourg-move-return-value = the { $value } goes under the deck

## The Guild

cli-gilde-legend = A card is called by its key in a move, like b02; type the key to read it. Locked 2: gives nothing for two more turns of its owner. Dormant: works from its owner's next turn on. Protection is against sabotage / burglary / intrigue; 1/2 is one of two places taken. 3/8 XP: 3 experience, the next title at 8.
cli-gilde-help = For example: play m01 at 2 b03 is one answer, and so is a whole deal: offer b02 to 3 for 9, ask b02 of 3 for 9, give 3 to 2, beg 3 of 2, lend 5 to 2 repay 6 in 1, borrow 5 of 2 repay 6 in 1, town-hall with 2 for 6 points 4. b02 shows a card, board 2 a player; why income and why income 2 say where a number comes from.
cli-gilde-player-0 = Red
cli-gilde-player-1 = Blue
cli-gilde-player-2 = Green
cli-gilde-player-3 = Yellow
cli-gilde-player-4 = Black
cli-gilde-player-5 = White
cli-gilde-row-income = income
cli-gilde-row-upkeep = upkeep
cli-gilde-row-votes = votes
cli-gilde-row-favour = favour
cli-gilde-row-protection = protection
cli-gilde-row-businesses = businesses
cli-gilde-row-extensions = extensions
cli-gilde-row-artefacts = artefacts
cli-gilde-row-hand = cards in hand
cli-gilde-numbers = { $name }: { $numbers }.
cli-gilde-own-numbers = Your numbers: { $numbers }.
cli-gilde-experience = { $last ->
    [1] { $xp } XP
   *[0] { $xp }/{ $upto } XP
}
cli-gilde-talers = { $number ->
    [one] 1 taler
   *[other] { $number } talers
}
cli-gilde-cards = { $number ->
    [0] no cards
    [one] 1 card
   *[other] { $number } cards
}
cli-gilde-tower = in the debtors' tower
cli-gilde-passing = passes for now
cli-gilde-in-front = In front: { $cards }
cli-gilde-locked = locked { $number }
cli-gilde-dormant = dormant
cli-gilde-lasting = For a while: { $effects }
cli-gilde-lasts = { $stat } { $n } { $until } ({ $card })
cli-gilde-known = Cards in hand that you have seen: { $cards }
cli-gilde-loan = Loan { $number }: { $name } owes { $to } { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}, due in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
cli-gilde-debt = Debt { $number }: { $name } owes { $to } { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}
cli-gilde-bank = the bank
cli-gilde-request = { $name } has requested the election: it is held at the start of { $name }’s next turn.
cli-gilde-votes = The election is on. Votes and draws so far: { $votes }.
cli-gilde-proposal = Proposed for the Town Hall: { $shares }.
cli-gilde-share = { $name } pays { $talers } and gets { $points } experience
cli-gilde-link = Pending: { $name } plays { $card }
cli-gilde-link-player = {" "}against { $name }
cli-gilde-link-card = {" "}against { $card } of { $name }
cli-gilde-link-spared = , but not against { $names }
cli-gilde-link-number = ; the number is { $number }
cli-gilde-hand = Your hand:
cli-gilde-no-hand = You have no cards in hand.
cli-gilde-card = { $key } { $name }: cost { $cost }, value { $value }
cli-gilde-needs = , needs { $things }
cli-gilde-needs-favour = favour { $number }
cli-gilde-needs-businesses = { $number ->
    [one] 1 business
   *[other] { $number } businesses
}
cli-gilde-piles = Deck { $deck }, discard pile { $discard }{ $topped ->
    [0] {""}
   *[1] {" "}(on top { $top })
}.
cli-gilde-hall = { $hall ->
    [deck] The Town Hall is still in the deck.
    [centre] The Town Hall lies in the centre and can be built.
   *[built] The Town Hall is built.
}
cli-gilde-setting-up = The table is being set up.
cli-gilde-now = Round { $round }, turn of { $name }: { $phase }.
cli-gilde-left = Left for this turn: { $political ->
    [0] no district or person
    [one] one district or person
   *[other] { $political } districts or persons
}, { $offers ->
    [0] no offers
    [one] one offer
   *[other] { $offers } offers
}.
cli-gilde-why = { $name }, { $stat }: { $n }. { $parts }.
cli-gilde-nothing = Nothing adds to it
cli-gilde-by-rules = for everybody
cli-gilde-note-play = { $cost ->
    [0] for nothing
    [one] 1 taler
   *[other] { $cost } talers
}, value { $value }
cli-gilde-option-gain = gain { $number ->
    [one] 1 taler
   *[other] { $number } talers
}
cli-gilde-option-pay = pay { $number ->
    [one] 1 taler
   *[other] { $number } talers
}
cli-gilde-option-lock = a card is locked for { $number ->
    [one] 1 round
   *[other] { $number } rounds
}
cli-gilde-option-draw = draw { $number ->
    [one] 1 card
   *[other] { $number } cards
}
cli-gilde-option-discard = discard { $number ->
    [one] 1 card
   *[other] { $number } cards
}
cli-gilde-option-check = a random number against { $number }
cli-gilde-move-profession-profession = { $profession }
cli-gilde-move-redraw = show this hand and draw another one
cli-gilde-move-play-card = { $card }
cli-gilde-move-use-card = { $card }
cli-gilde-move-at-seat = { $seat }
cli-gilde-move-at-seat-target = { $target } of { $seat }
cli-gilde-move-paying-seat = { $seat } receives the cost
cli-gilde-move-upgrade = rebuild the residence
cli-gilde-move-town-hall = build the Town Hall, alone or with others
cli-gilde-move-with-seat = together with { $seat }
cli-gilde-move-build = that is all, build it
cli-gilde-move-request = request the election instead of playing cards
cli-gilde-move-release-card = give up { $card }, for nothing
cli-gilde-move-sell-card = { $card }
cli-gilde-move-end = no more actions
cli-gilde-move-pass = do nothing
cli-gilde-move-respond-card = { $card }
cli-gilde-move-respond-card-seat = { $card } for { $seat }
cli-gilde-move-respond-card-seat-target = { $card } against { $target } of { $seat }
cli-gilde-move-respond-card-to = { $card }, { $to } receives the cost
cli-gilde-move-respond-card-seat-to = { $card } for { $seat }, { $to } receives the cost
cli-gilde-move-respond-card-seat-target-to = { $card } on { $target } of { $seat }, { $to } receives the cost
cli-gilde-move-tower = pay what there is and go to the debtors' tower
cli-gilde-move-discard-card = { $card }
cli-gilde-move-keep = discard nothing
cli-gilde-move-pick-card = { $card }
cli-gilde-move-deal = trade, give, ask, lend or borrow
cli-gilde-move-offer-card = offer { $card } to somebody
cli-gilde-move-ask-card-seat = ask { $seat } for { $card }
cli-gilde-move-give = give talers to somebody
cli-gilde-move-beg = ask somebody for talers
cli-gilde-move-lend = offer somebody a loan
cli-gilde-move-borrow = ask somebody for a loan
cli-gilde-move-to-seat = { $seat }
cli-gilde-move-of-seat = { $seat }
cli-gilde-move-in-number = { $number ->
    [one] due in 1 turn of the borrower
   *[other] due in { $number } turns of the borrower
}
cli-gilde-move-by-number = { $number ->
    [one] 1 turn longer
   *[other] { $number } turns longer
}
cli-gilde-move-pass-windows = pass until your next turn, for all to see
cli-gilde-move-answer-windows = be asked again
cli-gilde-move-agree-seat = agree to what { $seat } proposes
cli-gilde-move-accept = agree
cli-gilde-move-decline = refuse

## A seat for a language model

cli-agent-instructions = You play { $title }: { $about }
    You have seat { $seat } of { $seats }; seats are counted from 0. Play with the tool “play”; its answer tells what happened until you are asked again, and what you can answer then. If nobody asks you, use “wait”. “see” shows the table, “see board” the board. A number in brackets is the rule behind a question, for “rule”.
cli-agent-says = { $name } says: “{ $text }”
cli-agent-proposal = { $name } proposes to you: { $text } (proposal { $id })
cli-agent-proposed = You propose to { $to }: { $text } (proposal { $id })
cli-agent-unasked = At any time you can also play: { $moves }
cli-agent-groups = An ending “…” stands for several answers: options “{ $part }” lists them.
cli-agent-wait = You are not asked anything now. “wait” waits for your next question.
cli-agent-over = The game is over.
cli-agent-no-option = None of your answers has the words “{ $part }”. “options” without words lists them all.
cli-agent-no-rule = No rule has the number or the word “{ $word }”. Numbers look like these: { $numbers }.
cli-agent-no-partner = A deal names the other seat, as in “offer b02 to 2 for 9” or “borrow 5 of 2 repay 6 in 1”.
cli-agent-declined = { $seat } declines.
cli-agent-no-proposal = There is no such proposal.
cli-agent-nobody-listens = Only bots play with you here: nobody would read it.
cli-agent-unknown-tool = There is no tool “{ $name }”; there are: { $tools }.
cli-agent-unknown-argument = The tool “{ $tool }” takes nothing called “{ $name }”; it takes: { $takes }.
cli-agent-bad-argument = The tool “{ $tool }” needs “{ $name }”: { $wanted }.
cli-agent-stale = Your question has changed meanwhile: read it again with “wait”.
cli-agent-no-hall = The hall at { $address } does not answer. Try again later.
cli-agent-no-game = The game at this table has not begun. “wait” waits for it.
