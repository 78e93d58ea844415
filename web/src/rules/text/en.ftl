## The rules

rules-of = Rules of { $title }
rules-search = Search the rules
rules-english = The numbered rules are written in English.
rules-opening = Opening the rules …
rules-failed = The rules cannot be reached at the moment.
rules-none = No rule has all these words.
ruling-question = Unclear in the rules
ruling-readings = What it could mean
ruling-played = How we play it
ruling-why = The reason
rules-page-goal = The goal
rules-page-round = A round
rules-page-may = What you may do
rules-page-score = How it scores
rules-page-example = Examples
rules-page-law = All rules by number
