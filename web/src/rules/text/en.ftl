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
