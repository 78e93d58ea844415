## Who sits where, and what happened at the table

engine-seat = Seat { $number }
engine-event-reseeded = From here on chance draws from a new seed, whose hash is { $hash }.
engine-event-retracted = { $seat } takes back the last move and everything after it; everybody agreed.
    .you = You take back your last move and everything after it; everybody agreed.
engine-event-undone = { $seat } takes back the last move.
    .you = You take back your last move.
engine-event-left = { $seat } has left the table.
    .you = You have left the table.
engine-event-silent = { $seat }’s time ran out: the least harmful answer was given.
    .you = Your time ran out: the least harmful answer was given.

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
engine-refused-chance-not-asked = There is nothing to draw at the moment.
engine-refused-empty = An empty line is not a move.
engine-refused-gone = This seat has already left the table.
engine-refused-no-seat = There is no seat “{ $name }”; the seats are numbered from 0 to { $last }.
engine-refused-no-such-draw = “{ $draw }” cannot be drawn now.
engine-refused-no-text = A move has to be text; this is of the type “{ $found }”.
engine-refused-not-asked = You are not being asked anything at the moment.
engine-refused-cannot-undo = You cannot take anything back now.
engine-refused-over = The game is over.
engine-refused-phrase-over = “{ $text }” cannot follow here: the words before it are an answer of their own.
engine-refused-too-long = A move has at most { $longest } characters; this one has { $length }.
engine-refused-unknown-thing = “{ $word }” is not known here; expected: { $kind }.
engine-refused-unknown-verb = No move begins with “{ $word }”. These do: { $verbs }.
engine-refused-wrong-form = A move with “{ $word }” is written like this: { $example }.
engine-refused-wrong-word = “{ $expected }” should stand where “{ $word }” stands, like this: { $example }.

## The program itself

engine-interpreted = The engine runs interpreted: the same games, about 50 times slower. In a checkout or an unpacked sdist, with a C compiler, “ZUNFT_COMPILE=1 pip install .” compiles it.
