## After the game

after-result = The result
after-wins =
    { $many ->
        [1] { $names } wins.
       *[other] { $names } win.
    }
after-you-win =
    { $many ->
        [1] You win!
       *[other] You win, together with { $names }!
    }
after-points = Open a player to see where the points come from.
after-again = Play again
after-next = To the next game
after-replay = Replay
ledger = Where points come from
ledger-open = Where do the points come from?
ledger-short = Points explained
ledger-of = { $name }: where { $points } points come from
ledger-none = No points yet.
ledger-sum = Total
graph = Scores by round
graph-round = Round
graph-table = The same as a table
journal-save = Save the game
journal-bring = Open a saved game
link-copy = Link to this moment
link-copied = Link copied
replay-begin = Before the first move.
replay-drawn = Something is drawn that stays secret for now.
replay-drew = Drawn: { $what }.
replay-silent = { $name }’s time has run out.
replay-decided = { $name } has decided.
replay-did =
    { $many ->
        [0] { $name }: { $what }.
       *[other] { $name }: { $what } ({ $things }).
    }
replay-step = Step of the game
replay-eyes = Seen by
replay-spectator = a spectator
replay-all = everybody: all cards open
verify = Was the shuffle fair?
verify-about = Before the first card the hall committed itself to one seed by publishing its hash. Your browser draws every card again from that seed and compares.
verify-start = Verify here
verify-working = Drawing again …
verify-by-hand = In this game the draws were made by hand: there is no seed to verify.
verify-fair = All draws are the ones that were promised.
verify-unfair = Something is not as it was promised.
verify-seed = The seed has the promised hash.
verify-seed-bad = The seed does not have the promised hash.
verify-kept = It is the hash that this browser has kept since { $since }.
verify-kept-bad = It is not the hash that this browser has kept since { $since }.
verify-not-kept = This browser was not there at the beginning, so it has no hash of its own.
verify-whole = The hall’s list has every draw of the journal.
verify-whole-bad = The hall’s list and the journal do not agree.
verify-draws = { $number } draws repeated, all the same.
verify-draws-bad = { $number } of { $of } draws differ.
verify-fault = Line { $line }: the journal has “{ $drawn }”, the seed deals “{ $dealt }”.
replay-moves = Moves
replay-moves-all = All
replay-moves-mine = Mine only
replay-more = More
replay-play = Play
replay-pause = Pause
replay-pace = Pace { $pace }: change
replay-mine = My next decision
replay-result = To the result
opening-moves = The moves are on their way …

## What the analysis found

chances = Chance to win
chances-about = In 100 games, judged from the whole table; the band is the margin.
chances-moment = Moment of the game
chances-point = Point at the curve to see the chances of a moment.
chances-end = At the end
chances-one = { $chance } % ± { $margin }
chances-sure = { $chance } %
mistakes = Turning points
mistakes-whose = Whose answers
mistakes-all = Everybody
mistakes-about = The answers that cost the most, judged by what the player could know at that moment.
mistakes-none = No answer was worse than another one by more than its margin.
mistake-when =
    { $round ->
        [0] Before the first round: { $name }
       *[other] Round { $round }: { $name }
    }
mistake-given = Played
mistake-better = Better, by what could be known
mistake-wins = more wins in 100 games
mistake-range = { $least } to { $most }.
mistake-points = In points: { $points } ({ $least } to { $most }).
mistake-show = Show me
mistake-replay = Replay from here
luck-and-play = Luck and play
luck-measure = Measured in
luck-in-chance = Wins in 100 games
luck-in-points = Points
luck-start = Start
luck-luck = Luck
luck-play = Play
luck-others = Others
luck-end = End
luck-margin = ± { $margin }
luck-about = Luck: the draws, compared with what such a draw brings on average. Play: your answers, compared with the best ones that were found for somebody who knew what you could know. Others: the rest, which is what they did. The three add up to the change from the start to the end. The true figure lies within the whiskers 19 times out of 20; what the judge itself misunderstands is not in them.
insight-waiting = The analysis of this game is waiting for its turn.
insight-working = The analysis of this game is being worked out: { $percent } %. This page shows what is there already.
insight-ask = Analyse this game
insight-failed = The analysis failed. You can try again.
insight-impossible = There is no analysis for this number of players.
insight-partly = The time for the analysis was up before everything was judged.
replay-given = { $name } played: { $deed }
replay-better = Better: { $deed }
mistake-again = Try again
exercise = Try again
exercise-anew = Deal anew
exercise-told = Since then
exercise-about = What you could not know has been dealt anew; bots play the others. Nothing of this is kept.
exercise-good = As good as the best answer that was found.
exercise-worse = Better would have been: { $deed } ({ $chance } more wins in 100 games, ± { $margin }).
exercise-won = You win this time.
level = How strongly everybody played
level-range = { $level } (between { $from } and { $to })
level-about = The level of our bots that plays so. One game says little, so the range is wide: it holds the true level in 9 games of 10.
