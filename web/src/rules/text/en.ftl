## The rules

rules-of = Rules of { $title }
rules-search = Search the rules
rules-english = The numbered rules are written in English.
rules-opening = Opening the rules …
rules-failed = The rules cannot be reached at the moment.
rules-none = No rule has all these words.
ruling-question = Question
ruling-readings = Possible readings
ruling-played = We play
ruling-why = Why
