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

## Was die Analyse gefunden hat

chances = Siegchancen
chances-about = In 100 Partien, nach allem, was auf dem Tisch lag; das Band zeigt die Unsicherheit.
chances-moment = Moment der Partie
chances-point = Zeige auf die Kurve, um die Chancen eines Moments zu sehen.
chances-end = Am Ende
chances-one = { $chance } % ± { $margin }
chances-sure = { $chance } %
mistakes = Wendepunkte
mistakes-whose = Wessen Antworten
mistakes-all = Alle
mistakes-about = Die teuersten Antworten, beurteilt nach dem, was man in diesem Moment wissen konnte.
mistakes-none = Keine Antwort war um mehr als ihre Unsicherheit schlechter als eine andere.
mistake-when =
    { $round ->
        [0] Vor der ersten Runde: { $name }
       *[other] Runde { $round }: { $name }
    }
mistake-given = Gespielt
mistake-better = Besser, nach dem, was man wissen konnte
mistake-wins = mehr Siege in 100 Partien
mistake-range = { $least } bis { $most }.
mistake-points = In Punkten: { $points } ({ $least } bis { $most }).
mistake-show = Zeig es mir
mistake-replay = Von hier nachspielen
luck-and-play = Glück und Spiel
luck-measure = Gemessen in
luck-in-chance = Siege in 100 Partien
luck-in-points = Punkte
luck-start = Anfang
luck-luck = Glück
luck-play = Spiel
luck-others = Andere
luck-end = Ende
luck-margin = ± { $margin }
luck-about = Glück: was gezogen wurde, verglichen mit dem, was so ein Zug im Mittel bringt. Spiel: deine Antworten, verglichen mit den besten, die sich mit deinem Wissen finden ließen. Andere: der Rest, also was die anderen taten. Die drei ergeben zusammen den Weg vom Anfang zum Ende. In 95 von 100 Fällen liegt der wahre Wert innerhalb der Striche; was der Beurteiler selbst falsch versteht, ist nicht darin.
insight-waiting = Die Analyse dieser Partie wartet, bis sie an der Reihe ist.
insight-working = Diese Partie wird gerade analysiert: { $percent } %. Was schon da ist, steht hier.
insight-ask = Diese Partie analysieren
insight-failed = Die Analyse ist gescheitert. Du kannst es noch einmal versuchen.
insight-impossible = Für so viele Personen gibt es keine Analyse.
insight-partly = Die Zeit für die Analyse war um, bevor alles beurteilt war.
replay-given = { $name } hat gespielt: { $deed }
replay-better = Besser: { $deed }
mistake-again = Noch einmal versuchen
exercise = Noch einmal versuchen
exercise-anew = Neu verteilen
exercise-told = Seitdem
exercise-about = Was du nicht wissen konntest, ist neu verteilt; Bots spielen die anderen. Nichts davon wird aufgehoben.
exercise-good = So gut wie die beste Antwort, die gefunden wurde.
exercise-worse = Besser wäre gewesen: { $deed } ({ $chance } Siege mehr in 100 Partien, ± { $margin }).
exercise-won = Diesmal gewinnst du.
level = Wie stark alle gespielt haben
level-range = { $level } (zwischen { $from } und { $to })
level-about = Die Stufe unserer Bots, die so spielt. Eine Partie sagt wenig, darum ist die Spanne breit: In 9 von 10 Partien liegt die wahre Stufe darin.
