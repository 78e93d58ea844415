## The frame of a table

board = Board
bar = What is asked
sending = Sending your answer …
take-back = Take back
opening = Opening the table …
not-begun = The game has not begun yet.
over = The game is over.
going-on = The game goes on.
waiting-all = Waiting until all have chosen.
waiting-window = Whoever can respond now has a few seconds; then the game goes on by itself.
waiting-one = Waiting for { $name }.
round = Round { $number }
players = Players
what-happened = What happened
stand-in = A bot plays for { $name } for now.
clock = Clock
clock-until = until { $moment }
paused = Paused
in-words = Text view
rules = Rules
rule-open = Open rule { $rule }
menu = Menu
settings = Settings
leave = Hand over to a bot
resign = Resign
close = Close
skip = Skip to the game
to-lobby = To the hall
unreachable = The hall cannot be reached.
    .again = As soon as it is there again, this page goes on by itself.
try-now = Try now
line-lost = The connection is lost. It will come back by itself; your choice is kept.
line-ended = This seat is closed for you now.
session-ended = You are no longer signed in here, perhaps because the session was ended on another device. Sign in again and your seat is yours.
offline-answer = Your answer was not sent: there is no connection.
more = More
log-open = Log
tab-players = Players
tab-log = What happened
tab-talk = Talk
tab-rules = Rules
old-page = This page is older than the hall. Reload it; your game is kept.
page-reload = Reload
table-closed = This table was closed. The game stays as it is and is not played on.
table-closed-early = This table was closed before its game began.
table-moved = This game has moved to another server: ask the host where.
    .seat = This game has moved to another server: ask the host where. Your key opens your seat there; if you have made none, make one in the menu and tell the host.
closes = Nobody has played here for a long time. The table will be closed on { $day } unless somebody moves.
next-ready = Another game is ready at this table: your seat is reserved.
stand-in-you = A bot is playing for you.
stand-in-ends = The bot finishes the turn that it has begun; then the seat is yours again.
left-you = You have given up your seat in this game. You can watch how it ends.
come-back = Take my seat back
restored-waits = The server was restored from a backup. The game stands still until the pages of { $names } have given back what they kept.
restored-host = The server was restored from a backup. A host decides how this game goes on.
restored-no-more = My pages hold nothing more
paused-notice = The game is paused: clocks and bots stand still. It goes on when everybody wants to.
go-on-asked = { $names } would like to go on. The game goes on when everybody wants to, or on { $day }.
go-on-asked-you = You would like to go on. The game goes on when everybody wants to, or on { $day }.
pause-asked = { $names } would like a pause. The game pauses when everybody agrees.
pause-asked-you = You would like a pause. The game pauses when everybody agrees.
go-on = Go on
pause-too = Me too
pause-ask = Ask for a pause
never-mind = Never mind
undo-ask = Ask to take back
undo-asked = { $name } asks to take back the last move and everything after it.
undo-asked-you = You have asked to take back your last move. Everybody else has to agree.
undo-not-you = Your move stays: not everybody agreed.
undo-not = { $name }’s move stays.
undo-agree = I agree
undo-refuse = No
acts-now = acts now
to-choose = has to choose
seat-gone = has left the game
own-score = You have { $number } points
as-picture = As a picture
learn-open = Guided game
press-again = Press again to confirm
seat-key = Key to my seat
    .about = If this game moves to another server, this key gives you your seat there. Whoever has it can play for you.
    .keep = Write it down now: it is not shown again, and a new one replaces it.
seat-key-make = Make a key
back-to-game = Back to the game
notes = Your notes
notes-reading = …
notes-ready = Only you can read them.
notes-writing = Saving …
notes-kept = Saved.
notes-failed = Could not be saved; please try again.
talk-say = Say something
talk-send = Send
talk-about = About what { $name } said
talk-mute = Mute { $name }
talk-muted = You have muted { $name }.
talk-unmute = Unmute
talk-block = Block { $name }: no more tables together
talk-blocked = You have blocked { $name }.
talk-unblock = Unblock
talk-somebody = somebody
talk-report = Report this to the host
talk-reported = Reported
talk-none = Nobody has said anything yet.
talk-unread =
    { $number ->
        [one] 1 new message in the talk
       *[other] { $number } new messages in the talk
    }
advice = What would a Master do?
advice-thinking = A Master is thinking …
advice-level = about equal
advice-chance = Chance to win: { $chance } % ± { $margin }
    .about = If all play on from here as our bots would.
seconds-left = { $number ->
    [one] One second left
   *[other] { $number } seconds left
}
time-short = Ten seconds left for your answer.
until-responses = Then others may respond.
until-hidden = What follows depends on a card that you cannot see.
since-last = Since your last turn
step-of = { $at } of { $of }
step-back = Back
step-on = Next
step-done = Done
show-board = Show the board
show-result = Show the result
stage = What has just happened
stage-on = Continue
stage-again = Show again
notices-fold = Hide
notices-unfold =
    { $number ->
        [one] 1 notice
       *[other] { $number } notices
    }
log-missed = { $number } new
log-before = Before the first round
log-round = round { $number }
log-now = now
log-earlier = Show what came before
since-play = Play
since-stop = Stop
settings-here = At this table
settings-all = All settings
pace-seconds = at least { $number } s
moments = Moments
    .about = What happens is shown over the board: cards that turn up, auctions, elections.
moments-full = In full
moments-short = Short
moments-calm = Calm: one line
moments-off = Off
sounds = Sounds
sounds-volume = Volume
you-watch = { $number ->
    [0] You are watching
    [one] You and one other are watching
   *[other] You and { $number } others are watching
}
others-watch = { $number ->
    [one] One spectator
   *[other] { $number } spectators
}
