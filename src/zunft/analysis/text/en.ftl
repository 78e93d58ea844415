## Why the winner won

analysis-most = { $number ->
    [one] Where { $seat } gained most on { $of }: { $label }, one point more.
   *[other] Where { $seat } gained most on { $of }: { $label }, { $number } points more.
}

## The account of the game

analysis-head = { $title } with { $seats } players, edition { $edition }
analysis-account = Chance to win, in %
analysis-account-points = What the position is worth, in points
analysis-player = player
analysis-start = at the start
analysis-luck = luck
analysis-play = own answers
analysis-others = the others
analysis-end = at the end
analysis-account-about = Luck: the draws, compared with what such a draw brings on average. Own answers: compared with the best ones found for somebody who knew what the player could know. The others: the rest, which is what they did and what the judge had not foreseen. The three add up to the change from the start to the end.
analysis-margins = The figure after ± says how far a figure may be off because only so many worlds were imagined: it is no more than that in 19 cases of 20. What the judge itself misunderstands is not in it.
analysis-number = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 0) }
analysis-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-partly = The time was up before everything was worked out: { $judged } of { $decisions } answers were judged.
analysis-level = In this game { $seat } has played like a bot of the level { $level }; from { $lowest } to { $highest } is possible (90 of 100 such intervals hold the true level).
analysis-level-alone = In this game { $seat } has played like a bot of the level { $level }.

## Answers

analysis-turning-points = Turning points: what cost the most
analysis-mistakes = What { $seat } could have done better
analysis-no-mistakes = No answer was worse than another one by more than its margin.
analysis-mistake = { $round ->
    [0] Before the first round: { $given }. Better, by what could be known: { $better }. That raises the chance to win by { $chance } percentage points ({ $least } to { $most }).
   *[other] Round { $round }: { $given }. Better, by what could be known: { $better }. That raises the chance to win by { $chance } percentage points ({ $least } to { $most }).
}

## Figures

analysis-curve = Chance to win, from the whole position
analysis-curve-about = Moment by moment, in %; the band is the margin.
analysis-sources = Where the points came from
analysis-source = source
analysis-sum = all
