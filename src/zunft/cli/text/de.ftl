## Am Tisch

cli-seat = Spieler { $number }
cli-you = { $name } (du)
cli-list = { $first } und { $last }
cli-welcome = { $title }. Du bist { $you }; gegen dich spielen { $others }, die zufällig antworten.
cli-welcome-help = Tippe eine Nummer, einen Zug oder einen Teil davon; ? sagt, was sonst noch geht.
cli-prompt = Deine Antwort:{" "}
cli-ways = { $name } ({ $number ->
    [one] eine Möglichkeit
   *[other] { $number } Möglichkeiten
})
cli-question = { $question } ({ $rule })
cli-no-number = Es gibt die Nummern 1 bis { $last }. Eine leere Zeile zeigt wieder alles.
cli-hint = Eine leere Zeile zeigt alles, was möglich ist; ? ist die Hilfe.
cli-answered = Du sagst: { $move }
cli-pause = Eingabetaste: weiter. 2 oder undo: zurücknehmen.{" "}
cli-pause-hint = Bevor die anderen weitermachen: Die Eingabetaste geht weiter, undo nimmt deine Antwort zurück, ? ist die Hilfe.
cli-no-place = { $place } gibt es hier nicht anzusehen, nur: { $places }.
cli-no-rule = Keine Regel spricht von „{ $word }“ (die Regeltexte sind englisch). Versuche: regel F-073 oder regeln cathedral.
cli-more-rules = Außerdem: { $numbers }.
cli-why-what = Warum was nicht? Schreibe warum und dann einen Zug.
cli-possible = { $move } ist möglich.

## Hilfe

cli-help =
    Was man tippen kann:
    - eine Nummer: wählt aus der Liste; ein Eintrag mit … öffnet eine kürzere Liste
    - einen Zug, etwa build gent s3 blue: spielt ihn; das erste Wort darf fehlen
    - einen Teil, etwa gent oder gent s3: zeigt die Züge, die ihn enthalten
    - nichts: zeigt wieder alles, was möglich ist
    - warum ZUG: warum ein Zug nicht geht
    - regel F-073: eine Regel; regeln WORT: die Regeln, die davon sprechen (auf Englisch)
    - undo: nimmt deine letzte Antwort zurück, solange niemand etwas daraus erfahren hat
    - plan, plan gent: alle Städte, oder eine davon aus der Nähe
    - tabelle: die Übersicht; punkte: woher alle ihre Punkte haben
    - verlauf: was zuletzt geschah; verlauf alles: alles
    - sichern DATEI: hält das Spiel von jetzt an dort fest
    - ende: verlässt das Spiel; es wird gesagt, wie es weitergehen kann
    Die englischen Wörter (help, rule, why, board, table, score, log, save, quit) gelten auch.

cli-word-help = hilfe
cli-word-rule = regel
cli-word-rules = regeln
cli-word-why = warum
cli-word-undo = zurück zurücknehmen
cli-word-save = sichern speichern
cli-word-score = punkte
cli-word-board = plan brett
cli-word-table = tabelle übersicht
cli-word-log = verlauf
cli-word-quit = ende

## Sichern und weiterspielen

cli-save-where = In welche Datei? Schreibe sichern und ihren Namen.
cli-file-exists = { $file }: Diese Datei gibt es schon, und sie wird nicht überschrieben.
cli-keeps = Das Spiel wird nach jeder Antwort in { $file } festgehalten.
cli-kept = Das Spiel wird von jetzt an in { $file } festgehalten.
cli-kept-finished = Das Protokoll des Spiels liegt in { $file }: zunft replay zeigt es, zunft verify prüft es.
cli-go-on-file = Das Spiel ist gesichert. Weiter geht es mit: { $command }
cli-go-on = Das Spiel wurde nicht gesichert (das täte --save DATEI). Dasselbe beginnt mit: { $command }
cli-go-on-answers = Mit denselben Antworten kommt es wieder hierher: { $answers }

## Punkte

cli-ledger = { $points ->
    [one] { $name }: ein Punkt
   *[other] { $name }: { $points } Punkte
}
cli-ledger-line = { $points } für { $line } ({ $rule })
cli-place = { $points ->
    [one] { $place }. { $name }, ein Punkt
   *[other] { $place }. { $name }, { $points } Punkte
}
cli-wins = Das Spiel gewinnt { $names }.
cli-share = Den Sieg teilen sich { $names }.
cli-nobody-wins = Niemand hat gewonnen.

## zunft replay, zunft verify

cli-replay-head = { $title } zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $seats }
}, Ausgabe { $edition }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}, Blickwinkel: { $who }.
cli-replay-everybody = jemand, der alles weiß
cli-replay-spectator = Zuschauer
cli-replay-unfinished = Dieses Spiel ist nicht zu Ende: Sein Protokoll gehört dem Gastgeber und verrät, was die Spieler noch nicht wissen.
cli-replay-step = Schritt { $number } von { $last }: { $line }
cli-replay-only = (nur für { $name }) { $news }
cli-replay-chance = Zufall
cli-replay-silent = was andere taten
cli-replay-prompt = Eingabetaste: weiter, b: zurück, eine Nummer: dieser Schritt, q: Ende.{" "}
cli-replay-no-step = Es gibt die Schritte 1 bis { $last }.
cli-verified = { $file }: Alles stimmt: { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
} und { $draws ->
    [one] eine Ziehung
   *[other] { $draws } Ziehungen
}, neu gezogen aus dem Startwert { $seed }.
cli-not-verified = { $file }: Das stimmt nicht. { $fault }

## zunft bench

cli-bench-head = { $version }, Python { $python }, { $title } mit { $seats } Spielern:
cli-bench-line = { $what }: { $rate } in der Sekunde
cli-bench-games = Zufallsspiele
cli-bench-decisions = Entscheidungen darin
cli-bench-copies = Kopien eines halben Spiels
cli-bench-views = Ansichten davon
cli-bench-more = Zahlen zum Vergleichen (Verhältnisse, andere Programme) liefert make bench in einem Checkout.

## Flandern 1302

cli-flanders-legend = s Quadrat, r Rechteck, t Dreieck, c Zentrum. BLA ein Viertel, bla eine Baustelle, -ki von Kirche D geschluckt, :: abgedeckt; * ein Zunftmeister, + eine Kathedrale. In der Tabelle: Viertel* (Baustellen).
cli-flanders-caption = { $town } ({ $key }), Wert { $value }, { $free } frei
cli-flanders-town = Stadt
cli-flanders-worth = Wert
cli-flanders-free = frei
cli-flanders-closed = fertig
cli-flanders-short-blue = bla
cli-flanders-short-yellow = gel
cli-flanders-short-green = grü
cli-flanders-short-red = rot
cli-flanders-short-grey = gra
cli-flanders-short-church = kir
cli-flanders-player-blue = Blau
cli-flanders-player-yellow = Gelb
cli-flanders-player-green = Grün
cli-flanders-player-red = Rot
cli-flanders-player-grey = Grau
cli-flanders-player-church = Kirche
cli-flanders-stock-square = Vorrat: Quadr.
cli-flanders-stock-rectangle = Rechteck
cli-flanders-stock-triangle = Dreieck
cli-flanders-hand = { $points ->
    [one] { $name }, ein Punkt: { $cards }
   *[other] { $name }, { $points } Punkte: { $cards }
}
cli-flanders-hidden = verdeckte Karten
cli-flanders-no-cards = keine Karten
cli-flanders-played = ; ausgespielt { $cards }
cli-flanders-influenced = ; Einfluss auf { $guild }
cli-flanders-influence = ; { $number ->
    [0] kein Einfluss
   *[other] { $number } Einfluss
}
cli-flanders-pieces = Im Vorrat: { $sites } Baustellen, { $cathedrals } Kathedralen, { $masters } Zunftmeister, besondere Kirchen { $specials }. Goldener Stapel: { $a } mal A, { $b } mal B.
cli-flanders-pieces-two = Im Vorrat: { $sites } Baustellen, besondere Kirchen { $specials }. Einflussstapel: { $left } Karten.
cli-flanders-held = Du hältst die goldene Karte: { $card }.
cli-flanders-stands = { $guild }: { $districts } Viertel{ $masters ->
    [0] {""}
   *[other] , { $masters } Meister
}{ $sites ->
    [0] {""}
    [one] , 1 Baustelle
   *[other] , { $sites } Baustellen
}
cli-flanders-told-closed = Sie ist gewertet.
cli-flanders-told-built = Bebaut: { $spaces }.
cli-flanders-told-free = Frei: { $spaces }.
cli-flanders-told-covered = Abgedeckt: { $spaces }.
cli-flanders-told-site = Baustelle
cli-flanders-told-swallowed = von Kirche D geschluckt
cli-flanders-told-masters = { $number } Meister
cli-flanders-told-stock = Vorrat { $guild }, ohne + mit Meister: { $shapes }.
cli-flanders-told-cathedral = Kathedrale
cli-flanders-move-guild-coat = { $coat }
cli-flanders-move-centre-place = { $place }
cli-flanders-move-choose-card-influence = { $card }, { $influence ->
    [0] kein Einfluss
    [one] 1 Einflusskarte
   *[other] { $influence } Einflusskarten
}
cli-flanders-move-build-town-space-district = { $district }
cli-flanders-move-build-town-space-district-direction = { $district }, nach { $direction }
cli-flanders-move-build-town-space-district-swallowed = { $district }, schluckt { $swallowed }
cli-flanders-move-complete-town-space = Baustelle vollenden
cli-flanders-move-cathedral-town-space = Kathedrale
cli-flanders-move-master-town-space = Zunftmeister
cli-flanders-move-own-card = { $card }
cli-flanders-move-influence = eine Einflusskarte aufdecken
