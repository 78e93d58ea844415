## The rules

rules-of = Regels: { $title }
rules-search = In de regels zoeken
rules-english = De genummerde regels zijn in het Engels geschreven.
rules-opening = De regels worden geopend …
rules-failed = De regels zijn nu niet bereikbaar.
rules-none = Geen enkele regel bevat al deze woorden.
ruling-question = Onduidelijk in de regels
ruling-readings = Wat het kan betekenen
ruling-played = Zo spelen we het
ruling-why = De reden
rules-page-goal = Het doel
rules-page-round = Een ronde
rules-page-may = Wat je mag doen
rules-page-score = De telling
rules-page-example = Voorbeelden
rules-page-law = Alle regels op nummer
