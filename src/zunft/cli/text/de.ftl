## Am Tisch

cli-seat = Spieler { $number }
cli-you = { $name } (du)
cli-list = { $first } und { $last }
cli-welcome = { $title }. Du bist { $you }; gegen dich { $number ->
    [one] spielt
   *[other] spielen
} { $others } ({ $bots }).
cli-welcome-help = Tippe eine Nummer, einen Zug oder einen Teil davon ein; ? zeigt, was sonst noch geht.
cli-prompt = Deine Antwort:{" "}
cli-ways = { $name } ({ $number ->
    [one] eine Möglichkeit
   *[other] { $number } Möglichkeiten
})
cli-question = { $question } ({ $rule })
cli-range = jede Zahl von { $first } bis { $last }
cli-times = { $said } ({ $number } Mal)
cli-from-to = { $first } bis { $last }
cli-no-number = Es gibt die Nummern { $numbers }. Eine leere Zeile zeigt alles noch einmal.
cli-hint = Eine leere Zeile zeigt alles, was möglich ist; ? ist die Hilfe.
cli-answered = Du sagst: { $move }
cli-pause = Eingabetaste: weiter. 2 oder undo: zurücknehmen.{" "}
cli-pause-hint = Bevor die anderen weitermachen: Mit der Eingabetaste geht es weiter, undo nimmt deine Antwort zurück, ? ist die Hilfe.
cli-no-place = { $place } gibt es hier nicht; ansehen kannst du: { $places }.
cli-no-rule = In keiner Regel steht „{ $word }“. Versuche: regel { $rule } oder regeln kirche.
cli-more-rules = Außerdem: { $numbers }.
cli-why-what = Warum was nicht? Schreibe warum und dann einen Zug.
cli-possible = { $move } ist möglich.
cli-advice = Ein Meister würde so antworten, das Beste zuerst:
cli-advice-answer = { $number }. { $deed } ({ $move }). { $reason }
cli-advice-level = { $number }. Ungefähr gleich gut: { $deed } ({ $move }). { $reason }
cli-advice-chance = Gewinnchance von hier aus, wenn alle so weiterspielen wie unsere Bots: { $chance } % ± { $margin }.

## Hilfe

cli-help =
    Was du eintippen kannst:
    - eine Nummer: wählt aus der Liste; ein Eintrag mit … öffnet eine kürzere Liste
    - einen Zug, wie er in der Liste steht: spielt ihn; das erste Wort darf fehlen
    - einen Teil davon: zeigt die Züge, die ihn enthalten
    - nichts: zeigt wieder alles, was möglich ist
    - warum ZUG: warum ein Zug nicht geht
    - rat: was ein Meister an deiner Stelle antworten würde, und warum
    - regel { $rule }: eine Regel; regeln WORT: alle Regeln, in denen es steht
    - undo: nimmt deine letzte Antwort zurück, solange niemand etwas daraus erfahren hat
    - brett, brett { $place }: den ganzen Plan, oder einen Teil davon aus der Nähe
    - tabelle: die Übersicht; punkte: woher alle Punkte kommen
    - verlauf: was zuletzt geschah; verlauf alles: alles
    - sichern DATEI: hält das Spiel von jetzt an dort fest
    - ende: verlässt das Spiel und sagt, wie es weitergeht
    Die englischen Wörter (help, rule, why, advice, board, table, score, log, save, quit) gelten auch.

cli-word-help = hilfe
cli-word-rule = regel
cli-word-rules = regeln
cli-word-why = warum
cli-word-advice = rat tipp
cli-word-undo = zurück zurücknehmen
cli-word-save = sichern speichern
cli-word-score = punkte
cli-word-board = plan brett
cli-word-table = tabelle übersicht
cli-word-log = verlauf
cli-word-quit = ende

## Sichern und weiterspielen

cli-save-where = In welche Datei? Schreibe sichern und ihren Namen.
cli-file-exists = { $file } gibt es schon und wird nicht überschrieben.
cli-keeps = Das Spiel wird nach jeder Antwort in { $file } gespeichert.
cli-kept = Das Spiel wird von jetzt an in { $file } gespeichert.
cli-kept-finished = Das Spiel ist in { $file } gespeichert: zunft replay zeigt es, zunft verify prüft es.
cli-go-on-file = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
cli-go-on = Das Spiel wurde nicht gespeichert (--save DATEI speichert es). Dasselbe Spiel beginnt mit: { $command }
cli-go-on-answers = Dieselben Antworten führen wieder hierher: { $answers }

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
cli-wins = Gewonnen: { $names }.
cli-share = Geteilter Sieg: { $names }.
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
cli-replay-unfinished = Dieses Spiel ist nicht zu Ende: Sein Protokoll ist nur für den Gastgeber und verrät, was die Spieler noch nicht wissen.
cli-replay-step = Schritt { $number } von { $last }: { $line }
cli-replay-only = (nur für { $name }) { $news }
cli-replay-silent = was andere taten
cli-replay-prompt = Eingabetaste: weiter, b: zurück, eine Nummer: dieser Schritt, q: Ende.{" "}
cli-replay-no-step = Die Schritte gehen von 1 bis { $last }.
cli-verified = { $file }: Alles stimmt: { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
} und { $draws ->
    [one] eine Ziehung
   *[other] { $draws } Ziehungen
}, neu gezogen aus dem Startwert { $seed }.
cli-not-verified = { $file }: Hier stimmt etwas nicht. { $fault }
cli-not-over = { $file }: Das Spiel ist noch nicht zu Ende; prüfen lässt es sich erst, wenn am Ende der Startwert gezeigt wird.

## zunft bench

cli-bench-head = { $version }, Python { $python }, { $title } mit { $seats } Spielern:
cli-bench-line = { $what }: { $rate } pro Sekunde
cli-bench-games = Zufallsspiele
cli-bench-decisions = Entscheidungen darin
cli-bench-copies = Kopien eines halben Spiels
cli-bench-views = Ansichten davon
cli-bench-more = Zahlen zum Vergleichen (Verhältnisse, andere Programme) liefert make bench in einem Checkout.

## Flandern 1302

cli-flanders-legend = s Quadrat, r Rechteck, t Dreieck, c Zentrum. BLA ein Viertel, bla eine Baustelle, -ki von Kirche D geschluckt, :: abgedeckt; * ein Zunftmeister, + eine Kathedrale. In der Tabelle: Viertel* (Baustellen).
cli-flanders-help = Zum Beispiel: build gent s3 blue spielt einen Zug; gent oder gent s3 zeigt die Züge, die das enthalten.
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
cli-flanders-no-specials = keine
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

## Straßburg

cli-strasbourg-legend = S 5: ein Feld der Schmiede, das 5 Münzen kostet (V Winzer, H Schuhmacher, U Metzger, K Bäcker); darunter sein Name, oder wessen Familienmitglied dort steht. Ein schraffiertes Feld ist ein Bauplatz, c01 ein Kapellenplatz, [+] eine Kapelle.
cli-strasbourg-help = Zum Beispiel: place h3 spielt einen Zug; plan 3+2 5 2 6 beendet das Ziehen und teilt deine Karten in diese Stapel.
cli-strasbourg-player-0 = Orange
cli-strasbourg-player-1 = Schwarz
cli-strasbourg-player-2 = Gelb
cli-strasbourg-player-3 = Grün
cli-strasbourg-player-4 = Blau
cli-strasbourg-round = Runde { $number }: { $guilds }; { $edifice }
cli-strasbourg-council = Rat:
cli-strasbourg-council-empty = niemand
cli-strasbourg-line = { $name }, Prestige { $prestige }: { $members ->
    [one] 1 Familienmitglied in der Stadt
   *[other] { $members } Familienmitglieder in der Stadt
}, Deck { $deck }
cli-strasbourg-under = , zuunterst { $cards }
cli-strasbourg-stacks = ; Stapel { $stacks }
cli-strasbourg-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
cli-strasbourg-revealed = ; deckt { $cards } auf, Einfluss { $influence }
cli-strasbourg-money = ; { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ $privileges ->
    [0] {""}
    [one] , 1 Privileg
   *[other] , { $privileges } Privilegien
}
cli-strasbourg-goods = ; Waren: { $goods }
cli-strasbourg-hand = Deine Hand: { $cards }.
cli-strasbourg-no-cards = keine Karten
cli-strasbourg-begun = Deine Stapel bisher: { $stacks }.
cli-strasbourg-task = Aufgabe { $key }, { $name } ({ $points }): { $condition }.
cli-strasbourg-task-met = Aufgabe { $key }, { $name } ({ $points }): { $condition }. Zurzeit erfüllt.
cli-strasbourg-task-at-edifice = { $least } eigene Familienmitglieder am Bauwerk { $about }
cli-strasbourg-task-in-guild = { $least } eigene Familienmitglieder auf Feldern der Zunft { $about }
cli-strasbourg-task-same-edifice = { $least } eigene Familienmitglieder am selben Bauwerk
cli-strasbourg-task-street = 3 eigene Familienmitglieder hintereinander, in einer Zeile oder Spalte
cli-strasbourg-task-council = { $least } eigene Familienmitglieder im Rat
cli-strasbourg-task-edifices = eigene Familienmitglieder an { $least } verschiedenen Bauwerken
cli-strasbourg-task-lane = 3 eigene Familienmitglieder hintereinander, auf einer Diagonalen
cli-strasbourg-task-most-members = die meisten Familienmitglieder in der Stadt
cli-strasbourg-task-most-coins = die meisten Münzen
cli-strasbourg-task-every-guild = ein eigenes Familienmitglied bei jeder der fünf Zünfte
cli-strasbourg-task-chapels = eigene Familienmitglieder an { $least } verschiedenen Kapellen
cli-strasbourg-task-same-chapel = { $least } eigene Familienmitglieder an derselben Kapelle
cli-strasbourg-task-lords = der Sitz des Adels oder der Kirche
cli-strasbourg-task-privileges = { $least ->
    [one] 1 Privileg übrig
   *[other] { $least } Privilegien übrig
}
cli-strasbourg-task-goods = Waren von { $least } verschiedenen Sorten übrig
cli-strasbourg-task-group = { $least } eigene Familienmitglieder Kante an Kante in einer Gruppe
cli-strasbourg-planning = Runde { $round }: Planung. Startspieler: { $name }.
cli-strasbourg-now = Runde { $round }, Schritt { $step }: { $what }. Startspieler: { $name }.
cli-strasbourg-step-a = Adel und Kirche
cli-strasbourg-step-guild = { $guild }
cli-strasbourg-step-merchants = Kaufleute
cli-strasbourg-step-g = Kaufleute mit ihrem Sitz im Rat
cli-strasbourg-step-h = eine Kapelle
cli-strasbourg-step-i = das Bauwerk
cli-strasbourg-queue = Noch unentschieden, in dieser Reihenfolge: { $names }.
cli-strasbourg-told-guild = { $guild }: { $squares }.
cli-strasbourg-told-free = { $square } für { $price }
cli-strasbourg-told-open = offen
cli-strasbourg-told-buildings = Bauplätze: { $squares }.
cli-strasbourg-told-chapel = mit Kapelle
cli-strasbourg-told-chapels = Kapellenplätze: { $chapels }.
cli-strasbourg-move-keep-tasks = { $tasks }
cli-strasbourg-move-draw = noch eine Karte
cli-strasbourg-move-stop = keine Karte mehr, jetzt aufteilen
cli-strasbourg-move-put = die höchste Karte beginnt einen neuen Stapel
cli-strasbourg-move-put-stack = die höchste Karte auf Stapel { $stack }
cli-strasbourg-move-reveal-stack = Stapel { $stack } aufdecken
cli-strasbourg-move-pass = in diesem Schritt aussetzen
cli-strasbourg-move-defer = ein Privileg einsetzen und später entscheiden
cli-strasbourg-move-skip = kein Familienmitglied in die Stadt
cli-strasbourg-move-take = die Ware statt eines Familienmitglieds
cli-strasbourg-move-sell-goods = { $goods }
cli-strasbourg-move-done = nichts mehr verkaufen
cli-strasbourg-move-return = alle Karten in die Schachtel
cli-strasbourg-move-return-value = die { $value } kommt unter das Deck

## Die Gilde

cli-gilde-legend = In einem Zug heißt eine Karte nach ihrem Schlüssel, etwa b02; wer ihn eingibt, kann sie lesen. Gesperrt 2: gibt noch zwei Züge ihres Besitzers lang nichts. Ruht: wirkt ab dem nächsten Zug ihres Besitzers. Schutz gilt gegen Sabotage / Einbruch / Intrige; 1/2 heißt, dass von zwei Plätzen einer belegt ist. 3/8 EP: 3 Erfahrungspunkte, der nächste Titel bei 8.
cli-gilde-help = Zum Beispiel: play m01 at 2 b03 ist eine einzige Antwort, und so auch ein ganzer Handel: offer b02 to 3 for 9, ask b02 of 3 for 9, give 3 to 2, beg 3 of 2, lend 5 to 2 repay 6 in 1, borrow 5 of 2 repay 6 in 1, town-hall with 2 for 6 points 4. b02 zeigt eine Karte, plan 2 einen Spieler; warum einkommen und warum einkommen 2 sagen, woher eine Zahl kommt.
cli-gilde-player-0 = Rot
cli-gilde-player-1 = Blau
cli-gilde-player-2 = Grün
cli-gilde-player-3 = Gelb
cli-gilde-player-4 = Schwarz
cli-gilde-player-5 = Weiß
cli-gilde-row-income = Einkommen
cli-gilde-row-upkeep = Unterhalt
cli-gilde-row-votes = Stimmen
cli-gilde-row-favour = Gunst
cli-gilde-row-protection = Schutz
cli-gilde-row-businesses = Betriebe
cli-gilde-row-extensions = Erweiterungen
cli-gilde-row-artefacts = Artefakte
cli-gilde-row-hand = Handkarten
cli-gilde-numbers = { $name }: { $numbers }.
cli-gilde-own-numbers = Deine Werte: { $numbers }.
cli-gilde-experience = { $last ->
    [1] { $xp } EP
   *[0] { $xp }/{ $upto } EP
}
cli-gilde-talers = { $number } Taler
cli-gilde-cards = { $number ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $number } Karten
}
cli-gilde-tower = im Schuldturm
cli-gilde-passing = passt vorerst
cli-gilde-in-front = Ausgelegt: { $cards }
cli-gilde-locked = gesperrt { $number }
cli-gilde-dormant = ruht
cli-gilde-lasting = Auf Zeit: { $effects }
cli-gilde-lasts = { $stat } { $n } { $until } ({ $card })
cli-gilde-known = Handkarten, die du gesehen hast: { $cards }
cli-gilde-loan = Darlehen { $number }: { $name } schuldet { $to } { $talers } Taler, fällig in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
cli-gilde-debt = Schuld { $number }: { $name } schuldet { $to } { $talers } Taler
cli-gilde-bank = der Bank
cli-gilde-request = { $name } hat die Wahl beantragt: Sie findet statt, wenn { $name } wieder am Zug ist.
cli-gilde-votes = Die Wahl läuft. Stimmen und Ziehungen bisher: { $votes }.
cli-gilde-proposal = Vorschlag für das Rathaus: { $shares }.
cli-gilde-share = { $name } zahlt { $talers } und erhält { $points } Erfahrung
cli-gilde-link = Noch offen: { $name } spielt { $card }
cli-gilde-link-player = {" "}gegen { $name }
cli-gilde-link-card = {" "}gegen { $card } von { $name }
cli-gilde-link-spared = , aber nicht gegen { $names }
cli-gilde-link-number = ; die Zahl ist { $number }
cli-gilde-hand = Deine Handkarten:
cli-gilde-no-hand = Du hast keine Handkarten.
cli-gilde-card = { $key } { $name }: Kosten { $cost }, Wert { $value }
cli-gilde-needs = , braucht { $things }
cli-gilde-needs-favour = Gunst { $number }
cli-gilde-needs-businesses = { $number ->
    [one] 1 Betrieb
   *[other] { $number } Betriebe
}
cli-gilde-piles = Stapel { $deck }, Ablage { $discard }{ $topped ->
    [0] {""}
   *[1] {" "}(oben { $top })
}.
cli-gilde-hall = { $hall ->
    [deck] Das Rathaus ist noch im Stapel.
    [centre] Das Rathaus liegt in der Mitte und kann gebaut werden.
   *[built] Das Rathaus ist gebaut.
}
cli-gilde-setting-up = Der Tisch wird vorbereitet.
cli-gilde-now = Runde { $round }, am Zug { $name }: { $phase }.
cli-gilde-left = Noch in diesem Zug: { $political ->
    [0] kein Stadtteil, keine Person
    [one] ein Stadtteil oder eine Person
   *[other] { $political } Stadtteile oder Personen
}, { $offers ->
    [0] kein Angebot
    [one] ein Angebot
   *[other] { $offers } Angebote
}.
cli-gilde-why = { $name }, { $stat }: { $n }. { $parts }.
cli-gilde-nothing = Nichts trägt dazu bei
cli-gilde-by-rules = für alle
cli-gilde-note-play = { $cost ->
    [0] umsonst
   *[other] { $cost } Taler
}, Wert { $value }
cli-gilde-option-gain = { $number } Taler erhalten
cli-gilde-option-pay = { $number } Taler zahlen
cli-gilde-option-lock = eine Karte wird { $number ->
    [one] 1 Runde
   *[other] { $number } Runden
} gesperrt
cli-gilde-option-draw = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} ziehen
cli-gilde-option-discard = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} ablegen
cli-gilde-option-check = eine Zufallszahl gegen { $number }
cli-gilde-move-profession-profession = { $profession }
cli-gilde-move-redraw = diese Karten zeigen und neue ziehen
cli-gilde-move-play-card = { $card }
cli-gilde-move-use-card = { $card }
cli-gilde-move-at-seat = { $seat }
cli-gilde-move-at-seat-target = { $target } von { $seat }
cli-gilde-move-paying-seat = { $seat } erhält die Kosten
cli-gilde-move-upgrade = die Residenz umbauen
cli-gilde-move-town-hall = das Rathaus bauen, allein oder mit anderen
cli-gilde-move-with-seat = zusammen mit { $seat }
cli-gilde-move-build = das ist alles, bauen
cli-gilde-move-request = die Wahl beantragen, statt Karten zu spielen
cli-gilde-move-release-card = { $card } abgeben, ohne Erlös
cli-gilde-move-sell-card = { $card }
cli-gilde-move-end = keine weiteren Aktionen
cli-gilde-move-pass = nichts tun
cli-gilde-move-respond-card = { $card }
cli-gilde-move-respond-card-seat = { $card } für { $seat }
cli-gilde-move-respond-card-seat-target = { $card } gegen { $target } von { $seat }
cli-gilde-move-respond-card-to = { $card }, { $to } erhält die Kosten
cli-gilde-move-respond-card-seat-to = { $card } für { $seat }, { $to } erhält die Kosten
cli-gilde-move-respond-card-seat-target-to = { $card } auf { $target } von { $seat }, { $to } erhält die Kosten
cli-gilde-move-tower = zahlen, was da ist, und in den Schuldturm gehen
cli-gilde-move-discard-card = { $card }
cli-gilde-move-keep = nichts ablegen
cli-gilde-move-pick-card = { $card }
cli-gilde-move-deal = handeln, schenken, bitten, leihen
cli-gilde-move-offer-card = { $card } jemandem anbieten
cli-gilde-move-ask-card-seat = { $card } von { $seat } kaufen wollen
cli-gilde-move-give = jemandem Taler schenken
cli-gilde-move-beg = jemanden um Taler bitten
cli-gilde-move-lend = jemandem ein Darlehen anbieten
cli-gilde-move-borrow = jemanden um ein Darlehen bitten
cli-gilde-move-to-seat = { $seat }
cli-gilde-move-of-seat = { $seat }
cli-gilde-move-in-number = { $number ->
    [one] fällig in 1 Zug des Schuldners
   *[other] fällig in { $number } Zügen des Schuldners
}
cli-gilde-move-by-number = { $number ->
    [one] 1 Zug länger
   *[other] { $number } Züge länger
}
cli-gilde-move-pass-windows = bis zu deinem nächsten Zug passen, für alle sichtbar
cli-gilde-move-answer-windows = wieder gefragt werden
cli-gilde-move-agree-seat = annehmen, was { $seat } vorschlägt
cli-gilde-move-accept = einwilligen
cli-gilde-move-decline = ablehnen

## Ein Platz für ein Sprachmodell

cli-agent-instructions = Du spielst { $title }: { $about }
    Du hast Platz { $seat } von { $seats }; Plätze werden ab 0 gezählt. Du spielst mit dem Werkzeug „play“; seine Antwort sagt, was geschehen ist, bis du wieder gefragt wirst, und was du dann antworten kannst. Fragt dich niemand, nimm „wait“. „see“ zeigt den Tisch, „see board“ den Plan. Eine Nummer in Klammern ist die Regel hinter einer Frage, für „rule“.
cli-agent-says = { $name } sagt: „{ $text }“
cli-agent-proposal = { $name } schlägt dir vor: { $text } (Vorschlag { $id })
cli-agent-proposed = Du schlägst { $to } vor: { $text } (Vorschlag { $id })
cli-agent-unasked = Jederzeit kannst du auch spielen: { $moves }
cli-agent-groups = Ein „…“ am Ende steht für mehrere Antworten: options „{ $part }“ zählt sie auf.
cli-agent-wait = Du wirst gerade nichts gefragt. „wait“ wartet auf deine nächste Frage.
cli-agent-over = Das Spiel ist zu Ende.
cli-agent-no-option = Keine deiner Antworten enthält die Wörter „{ $part }“. „options“ ohne Wörter zählt alle auf.
cli-agent-no-rule = Keine Regel hat die Nummer oder das Wort „{ $word }“. Nummern sehen so aus: { $numbers }.
cli-agent-no-partner = Ein Handel nennt den anderen Platz, wie in „offer b02 to 2 for 9“ oder „borrow 5 of 2 repay 6 in 1“.
cli-agent-declined = { $seat } lehnt ab.
cli-agent-no-proposal = Diesen Vorschlag gibt es nicht.
cli-agent-nobody-listens = Hier spielen nur Bots mit dir: Niemand würde es lesen.
cli-agent-unknown-tool = Es gibt kein Werkzeug „{ $name }“; es gibt: { $tools }.
cli-agent-unknown-argument = Das Werkzeug „{ $tool }“ nimmt nichts namens „{ $name }“; es nimmt: { $takes }.
cli-agent-bad-argument = Das Werkzeug „{ $tool }“ braucht „{ $name }“: { $wanted }.
cli-agent-stale = Deine Frage hat sich inzwischen geändert: Lies sie mit „wait“ noch einmal.
cli-agent-no-hall = Der Spielsaal unter { $address } antwortet nicht. Versuch es später noch einmal.
cli-agent-no-game = Das Spiel an diesem Tisch hat noch nicht begonnen. „wait“ wartet darauf.
