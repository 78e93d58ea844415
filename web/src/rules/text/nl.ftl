## The rules

rules-of = Regels van { $title }
rules-search = In de regels zoeken
rules-english = De genummerde regels zijn in het Engels geschreven.
rules-opening = De regels worden geopend …
rules-failed = De regels zijn nu niet bereikbaar.
rules-none = Geen enkele regel bevat al deze woorden.
ruling-question = Vraag
ruling-readings = Mogelijke lezingen
ruling-played = Zo spelen we
ruling-why = Waarom
