## The rules

rules-of = Regeln: { $title }
rules-search = Regeln durchsuchen
rules-english = Die nummerierten Regeln gibt es auf Englisch.
rules-opening = Die Regeln werden geöffnet …
rules-failed = Die Regeln sind gerade nicht erreichbar.
rules-none = Keine Regel enthält alle diese Wörter.
ruling-question = In den Regeln unklar
ruling-readings = Was es heißen könnte
ruling-played = So spielen wir es
ruling-why = Der Grund
rules-page-goal = Das Ziel
rules-page-round = Eine Runde
rules-page-may = Was du darfst
rules-page-score = So wird gewertet
rules-page-example = Beispiele
rules-page-law = Alle Regeln nach Nummern
