## Who sits where, and what happened at the table

engine-seat = Seat { $number }
engine-event-retracted = { $seat } takes the last move back, and what came after it; everybody agreed.
    .you = You take your last move back, and what came after it; everybody agreed.
engine-event-undone = { $seat } takes the last move back.
    .you = You take your last move back.
engine-event-left = { $seat } has left the table.
    .you = You have left the table.
engine-event-silent = The time of { $seat } ran out; the answer that harms least was given.
    .you = Your time ran out; the answer that harms you least was given.

## What a word of a move can be about

engine-kind-card = card
engine-kind-chapel = chapel space
engine-kind-coat = coat of arms
engine-kind-coins = number of coins
engine-kind-direction = direction
engine-kind-district = district
engine-kind-edifice = kind of edifice
engine-kind-golden = golden card
engine-kind-goods = kind of goods
engine-kind-number = number
engine-kind-place = town plan
engine-kind-profession = profession
engine-kind-roundcard = round card
engine-kind-seat = seat
engine-kind-space = building space
engine-kind-square = square
engine-kind-task = task
engine-kind-tasks = list of tasks
engine-kind-town = town
engine-kind-turned = card of a guild under influence

## Why something is refused

engine-refused-chance-first = Something has to be drawn first.
engine-refused-chance-not-asked = Nothing is to be drawn at the moment.
engine-refused-empty = An empty line is no move.
engine-refused-gone = This seat has already left the table.
engine-refused-no-seat = There is no seat “{ $name }”; the seats are numbered from 0 to { $last }.
engine-refused-no-such-draw = “{ $draw }” cannot be drawn now.
engine-refused-no-text = A move has to be text; this is of the type “{ $found }”.
engine-refused-not-asked = You are not being asked anything at the moment.
engine-refused-cannot-undo = There is nothing that you can take back now.
engine-refused-over = The game is over.
engine-refused-phrase-over = “{ $text }” cannot follow here: the words before it are an answer of their own.
engine-refused-too-long = A move has at most { $longest } characters; this one has { $length }.
engine-refused-unknown-thing = “{ $word }” is not known here; a { $kind } was expected.
engine-refused-unknown-verb = No move begins with “{ $word }”. These do: { $verbs }.
engine-refused-wrong-form = A move with “{ $word }” is written like this: { $example }.
engine-refused-wrong-word = “{ $expected }” should stand where “{ $word }” stands, like this: { $example }.

## The program itself

engine-interpreted = The engine runs interpreted: the same games, about 50 times slower. In a checkout or an unpacked sdist, with a C compiler, “ZUNFT_COMPILE=1 pip install .” compiles it.
