## After the game

after-result = Das Ergebnis
after-wins =
    { $many ->
        [1] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
after-you-win =
    { $many ->
        [1] Du gewinnst!
       *[other] Du gewinnst, gemeinsam mit { $names }!
    }
after-points = Klapp jemanden auf, um zu sehen, woher die Punkte kommen.
after-again = Noch einmal spielen
after-next = Zur nächsten Partie
after-replay = Partie nachspielen
ledger = Woher Punkte kommen
ledger-open = Woher kommen die Punkte?
ledger-short = Punkte erklärt
ledger-of = { $name }: woher { $points } Punkte kommen
ledger-none = Noch keine Punkte.
ledger-sum = Gesamt
graph = Punkte je Runde
graph-round = Runde
graph-table = Dasselbe als Tabelle
journal-save = Partie speichern
journal-bring = Gespeicherte Partie öffnen
link-copy = Link zu diesem Moment
link-copied = Link kopiert
replay-begin = Vor dem ersten Zug.
replay-drawn = Etwas wird gezogen, das vorerst geheim bleibt.
replay-drew = Gezogen: { $what }.
replay-silent = Die Zeit von { $name } ist abgelaufen.
replay-decided = { $name } hat sich entschieden.
replay-did =
    { $many ->
        [0] { $name }: { $what }.
       *[other] { $name }: { $what } ({ $things }).
    }
replay-step = Schritt der Partie
replay-eyes = Gesehen von
replay-spectator = Zuschauern
replay-all = allen: alle Karten offen
verify = War das Mischen fair?
verify-about = Vor der ersten Karte hat sich die Halle durch einen Hashwert auf einen Startwert festgelegt. Dein Browser zieht daraus jede Karte noch einmal und vergleicht.
verify-start = Hier nachprüfen
verify-working = Es wird nachgezogen …
verify-by-hand = In dieser Partie wurde von Hand gezogen: Es gibt keinen Startwert zum Nachprüfen.
verify-fair = Jede Ziehung ist so ausgefallen, wie es versprochen war.
verify-unfair = Etwas ist nicht so, wie es versprochen war.
verify-seed = Der Startwert hat den versprochenen Hashwert.
verify-seed-bad = Der Startwert hat nicht den versprochenen Hashwert.
verify-kept = Es ist der Hashwert, den dieser Browser seit { $since } aufbewahrt.
verify-kept-bad = Es ist nicht der Hashwert, den dieser Browser seit { $since } aufbewahrt.
verify-not-kept = Dieser Browser war am Anfang nicht dabei und hat deshalb keinen eigenen Hashwert aufbewahrt.
verify-whole = Die Liste der Halle enthält jede Ziehung des Protokolls.
verify-whole-bad = Die Liste der Halle und das Protokoll stimmen nicht überein.
verify-draws = { $number } Ziehungen wiederholt, alle gleich.
verify-draws-bad = { $number } von { $of } Ziehungen weichen ab.
verify-fault = Zeile { $line }: Im Protokoll steht „{ $drawn }“, der Startwert ergibt „{ $dealt }“.
replay-moves = Züge
replay-moves-all = Alle
replay-moves-mine = Nur meine
replay-more = Mehr
replay-play = Abspielen
replay-pause = Anhalten
replay-pace = Tempo { $pace }: ändern
replay-mine = Meine nächste Entscheidung
replay-result = Zum Ergebnis
opening-moves = Die Züge kommen gleich …
