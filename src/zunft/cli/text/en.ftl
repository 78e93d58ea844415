## At the table

cli-seat = Player { $number }
cli-you = { $name } (you)
cli-list = { $first } and { $last }
cli-welcome = { $title }. You are { $you }; against you play { $others }, who answer at random.
cli-welcome-help = Type a number, a move or a part of one; ? lists what else can be typed.
cli-prompt = Your answer:{" "}
cli-ways = { $name } ({ $number ->
    [one] one way
   *[other] { $number } ways
})
cli-question = { $question } ({ $rule })
cli-no-number = There are the numbers 1 to { $last }. An empty line shows everything again.
cli-hint = An empty line shows everything that is possible; ? is help.
cli-answered = You say: { $move }
cli-pause = Enter: go on. 2 or undo: take it back.{" "}
cli-pause-hint = Before the others go on: Enter goes on, undo takes your answer back, ? is help.
cli-no-place = There is no { $place } to look at, only: { $places }.
cli-no-rule = No rule speaks of “{ $word }”. Try: rule F-073, or rules cathedral.
cli-more-rules = Also: { $numbers }.
cli-why-what = Why not what? Try: why, and then a move.
cli-possible = { $move } is possible.

## Help

cli-help =
    What can be typed:
    - a number: picks from the list; an entry with … opens a shorter list
    - a move, like build gent s3 blue: plays it; the first word may be left out
    - a part, like gent or gent s3: lists the moves that have it
    - nothing: shows everything that is possible again
    - why MOVE: why a move is not possible
    - rule F-073: a rule; rules WORD: the rules that speak of it
    - undo: takes your last answer back, while nobody has learnt anything from it
    - board, board gent: all towns, or one of them closely
    - table: the tables; score: where everybody's points come from
    - log: what has happened lately; log all: everything
    - save FILE: keeps the game there from now on
    - quit: leaves the game; it is said how to go on

cli-word-help = help
cli-word-rule = rule
cli-word-rules = rules
cli-word-why = why
cli-word-undo = undo
cli-word-save = save
cli-word-score = score
cli-word-board = board
cli-word-table = table
cli-word-log = log
cli-word-quit = quit exit

## Saving and going on

cli-save-where = Save to which file? Type save and its name.
cli-file-exists = { $file }: there is such a file already, and it is not overwritten.
cli-keeps = The game is kept in { $file }, after every answer.
cli-kept = The game is kept in { $file } from now on.
cli-kept-finished = The journal of the game is in { $file }: look at it with zunft replay, check it with zunft verify.
cli-go-on-file = The game is kept. Go on with: { $command }
cli-go-on = The game was not saved (--save FILE would have). The same one begins with: { $command }
cli-go-on-answers = With the same answers it comes back to this point: { $answers }

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
cli-wins = The game is won by { $names }.
cli-share = The victory is shared by { $names }.
cli-nobody-wins = Nobody has won.

## zunft replay, zunft verify

cli-replay-head = { $title } with { $seats } players, edition { $edition }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}, seen by { $who }.
cli-replay-everybody = somebody who knows everything
cli-replay-spectator = a spectator
cli-replay-unfinished = This game is not finished: its journal is the host's and tells what the players do not know yet.
cli-replay-step = Step { $number } of { $last }: { $line }
cli-replay-only = (only to { $name }) { $news }
cli-replay-chance = chance
cli-replay-silent = what others did
cli-replay-prompt = Enter: next, b: back, a number: that step, q: quit.{" "}
cli-replay-no-step = There are the steps 1 to { $last }.
cli-verified = { $file }: all { $answers ->
    [one] is right: one answer
   *[other] is right: { $answers } answers
} and { $draws ->
    [one] one draw
   *[other] { $draws } draws
}, dealt again from the seed { $seed }.
cli-not-verified = { $file }: this is not right. { $fault }

## zunft bench

cli-bench-head = { $version }, Python { $python }, { $title } with { $seats } players:
cli-bench-line = { $what }: { $rate } a second
cli-bench-games = random games
cli-bench-decisions = decisions in them
cli-bench-copies = copies of a game half played
cli-bench-views = views of it
cli-bench-more = For figures that can be compared (ratios, other engines), run make bench in a checkout.

## Flanders 1302

cli-flanders-legend = s square, r rectangle, t triangle, c centre. BLU a district, blu a building site, -ch swallowed by church D, :: covered; * a guild master, + a cathedral. In the table: districts* (sites).
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
