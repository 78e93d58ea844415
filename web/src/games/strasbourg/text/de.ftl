## Das Spielfeld

strasbourg-ui-city = Die Stadt
strasbourg-ui-council = Der Rat
strasbourg-ui-views = Ansichten des Spielplans
strasbourg-ui-tab-city = Stadt
strasbourg-ui-tab-council = Rat
strasbourg-ui-tab-bids = Gebote
strasbourg-ui-zoom-in = Vergrößern
strasbourg-ui-zoom-out = Ganze Stadt
strasbourg-ui-open-places = { $places ->
    [one] Liste: ein freier Platz
   *[other] Liste: { $places } freie Plätze
}
strasbourg-ui-you = du

strasbourg-ui-square-free = Feld { $square }, { $guild }, Preis { $price }, frei.
strasbourg-ui-square-taken = Feld { $square }, { $guild }, Preis { $price }: { $name }.
strasbourg-ui-space-free = { $square }, Bauplatz, leer.
strasbourg-ui-space-built = { $square }: { $edifice }, { $value } Punkte für jedes Familienmitglied daneben.
strasbourg-ui-beside = Daneben: { $edifice }.
strasbourg-ui-at-chapel = An der Kapelle { $chapel }.
strasbourg-ui-chapel-free = Platz { $chapel } für eine Kapelle, zwischen { $squares }.
strasbourg-ui-chapel-built = Kapelle { $chapel }, zwischen { $squares }.
strasbourg-ui-counts = Zählt für: { $gains }.
strasbourg-ui-picked = Gewählt.
strasbourg-ui-can-place = Hier kannst du ein Familienmitglied einsetzen.
strasbourg-ui-can-edifice = Hier kannst du bauen.
strasbourg-ui-can-chapel = Hier kannst du die Kapelle bauen.
strasbourg-ui-stall-free = Sitz im Rat, { $seat }: leer.
strasbourg-ui-stall-taken = Sitz im Rat, { $seat }: { $name }.
strasbourg-ui-list-square = { $price ->
    [0] { $square }, kostenlos
    [one] { $square }, eine Münze
   *[other] { $square }, { $price } Münzen
}
strasbourg-ui-list-chapel = { $chapel }: zwischen { $squares }
strasbourg-ui-list-space = { $members ->
    [0] { $square }: { $edifice }
    [one] { $square }: { $edifice }, neben einem deiner Familienmitglieder
   *[other] { $square }: { $edifice }, neben { $members } deiner Familienmitglieder
}

## Schritte und Gebote

strasbourg-ui-steps = Schritte der Runde
strasbourg-ui-step-a = Adel
strasbourg-ui-step-c = Handel
strasbourg-ui-step-e = Handel
strasbourg-ui-step-g = Handel
strasbourg-ui-step-h = Kapelle
strasbourg-ui-step-i = Bauwerk
strasbourg-ui-step-b = Zunft
strasbourg-ui-step-d = Zunft
strasbourg-ui-step-f = Zunft
strasbourg-ui-order = Rangfolge
strasbourg-ui-before-steps = Vor den Geboten
strasbourg-ui-queue = Noch unentschieden:
strasbourg-ui-all-decided = Alle haben entschieden.
strasbourg-ui-cards = Karten: { $cards }
strasbourg-ui-prize-nobility = Sitz des Adels, der das Bauwerk baut
strasbourg-ui-prize-church = Sitz der Kirche, der die Kapelle baut
strasbourg-ui-prize-master = Sitz, { $goods } und ein Feld
strasbourg-ui-prize-journeyman = { $goods } und ein Feld
strasbourg-ui-prize-apprentice = { $goods } oder ein Feld
strasbourg-ui-prize-merchant = das Recht, Waren zu verkaufen
strasbourg-ui-prize-merchant-seat = Sitz der Kaufleute und das Recht, Waren zu verkaufen
strasbourg-ui-prize-none = { $last ->
    [1] kein Gewinn
   *[other] kein Gewinn; eine Karte darf zurück unter den Stapel
}
strasbourg-ui-one-goods = { $key ->
    [weapon] eine Waffe
    [cask] ein Weinfass
   *[other] { $goods }
}
strasbourg-ui-some-goods = Ware
strasbourg-ui-rank-master = Meister
strasbourg-ui-rank-journeyman = Geselle
strasbourg-ui-rank-apprentice = Lehrling
strasbourg-ui-place-1 = höchstes Gebot
strasbourg-ui-place-2 = zweites
strasbourg-ui-place-3 = drittes
strasbourg-ui-for-h = Der Sitz der Kirche baut eine Kapelle.
strasbourg-ui-for-i = Der Sitz des Adels baut das Bauwerk der Runde.
strasbourg-ui-step-head = { $step }: { $about }
strasbourg-ui-step-of = Schritt { $step }: { $about }
strasbourg-ui-round-now = Runde { $round }{"\u00A0"}von{"\u00A0"}{ $rounds }
strasbourg-ui-round-of = Runde { $round }: { $guilds }; { $edifice }, { $value } Punkte für jedes Familienmitglied daneben
strasbourg-ui-gives = { $other ->
    [0] was er bringt
   *[other] in Runde { $round }
}
strasbourg-ui-part-seat = Sitz
strasbourg-ui-part-goods = Ware
strasbourg-ui-part-square = Feld
strasbourg-ui-part-or = oder
strasbourg-ui-part-sale = darf Waren verkaufen
strasbourg-ui-part-chapel = baut eine Kapelle
strasbourg-ui-part-edifice = baut das Bauwerk
strasbourg-ui-rank-merchant = Händler
strasbourg-ui-rank-merchant-seat = Händler
strasbourg-ui-without = Kein Rang:
strasbourg-ui-passed-by = { $name } hat gepasst
strasbourg-ui-no-place = { $last ->
    [1] Ohne Rang: kein Gewinn.
   *[other] Ohne Rang: Eine Karte darf zurück unter den Stapel.
}

## Spieler, Karten, Besitz

strasbourg-ui-deck = { $cards ->
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $cards }
}
strasbourg-ui-under-deck = bekannt darunter: { $cards }
strasbourg-ui-members = { $members ->
    [0] niemand in der Stadt
    [one] einer in der Stadt
   *[other] { $members } in der Stadt
}
strasbourg-ui-coins = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
strasbourg-ui-privileges = { $privileges ->
    [0] kein Privileg
    [one] ein Privileg
   *[other] { $privileges } Privilegien
}
strasbourg-ui-prestige = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
strasbourg-ui-starts = beginnt
strasbourg-ui-deck-short = Stapel { $cards }
strasbourg-ui-state-planning = plant
strasbourg-ui-state-bids = bietet jetzt
strasbourg-ui-state-acts = ist am Zug
strasbourg-ui-state-next = danach
strasbourg-ui-state-after-you = nach dir
strasbourg-ui-state-later = später
strasbourg-ui-state-passed = gepasst
strasbourg-ui-state-rank = { $place ->
    [1] führt
   *[other] { $place }. Rang
}
strasbourg-ui-left-in-deck = Noch in deinem Stapel: { $cards }
strasbourg-ui-left-of = Wert { $value }: { $left } von { $of }
strasbourg-ui-has-of = { $has } von { $of }
strasbourg-ui-tasks-point = zeig auf eine: ihre Felder leuchten auf
strasbourg-ui-tasks-point-dealt = Zeig auf eine Aufgabe: Hier wird sie erklärt, und ihre Felder leuchten auf.
strasbourg-ui-brief-at-edifice = { $of } neben: { $edifice }
strasbourg-ui-brief-in-guild = { $guild }: { $of } Mitglieder
strasbourg-ui-brief-same-edifice = { $of } an einem Bauwerk
strasbourg-ui-brief-street = { $of } in Reihe oder Spalte
strasbourg-ui-brief-council = { $of } Sitze im Rat
strasbourg-ui-brief-edifices = neben { $of } Bauwerken
strasbourg-ui-brief-lane = { $of } in einer Diagonale
strasbourg-ui-brief-most-members = meiste Mitglieder
strasbourg-ui-brief-most-coins = meiste Münzen
strasbourg-ui-brief-every-guild = in jeder Zunft
strasbourg-ui-brief-chapels = an { $of } Kapellen
strasbourg-ui-brief-same-chapel = { $of } an einer Kapelle
strasbourg-ui-brief-lords = Adel oder Kirche
strasbourg-ui-brief-privileges = { $of } Privilegien übrig
strasbourg-ui-brief-goods = { $of } Warenarten übrig
strasbourg-ui-brief-group = { $of } nebeneinander
strasbourg-ui-belongings = Münzen, Waren, Privilegien
strasbourg-ui-stacks-of = { $name }: verdeckte Stapel aus { $sizes } Karten
strasbourg-ui-stack-hidden = Stapel { $number }: { $cards } Karten, verdeckt
strasbourg-ui-stack-own = Gebot von { $sum }, aus { $cards }; für die anderen Stapel { $number }
strasbourg-ui-your-stacks = { $secret ->
    [0] Stapel
   *[other] Deine Stapel, höchster zuerst
}
strasbourg-ui-no-stacks = Du hast keine Stapel mehr.
strasbourg-ui-no-stacks-yet = Du hast noch keine Stapel.
strasbourg-ui-drawn = { $secret ->
    [0] Karten dieser Runde
   *[other] Deine Karten dieser Runde (die siehst nur du)
}
strasbourg-ui-revealed-cards = Deine aufgedeckten Karten
strasbourg-ui-card = Karte { $value }
strasbourg-ui-goods-of = { $many } × { $goods }, Wert je { $value }
strasbourg-ui-your-tasks = Deine Aufgaben
strasbourg-ui-tasks-of = Aufgaben: { $name }
strasbourg-ui-holds = zurzeit erfüllt
strasbourg-ui-not-yet = noch nicht
strasbourg-ui-fulfilled = erfüllt
strasbourg-ui-failed = nicht erfüllt
strasbourg-ui-dealt = Hake die Aufgaben an, die du behältst; sonst erfährt niemand, welche und wie viele.

## Planen

strasbourg-ui-zone-hand = { $cards ->
    [0] Auf der Hand: keine
   *[other] Auf der Hand: { $cards }
}
strasbourg-ui-zone-stack = Stapel: { $sum }
strasbourg-ui-zone-begun = Stapel { $number }: { $sum }
strasbourg-ui-zone-new = Neuer Stapel
strasbourg-ui-plan-stacks = Stapel, höchster zuerst
strasbourg-ui-card-in = Karte { $value }. { $where }. Mit den Pfeiltasten verschiebst du sie.
strasbourg-ui-planning-help = Karten hierher ziehen, oder erst eine Karte, dann hier tippen.
strasbourg-ui-lift-first = Nimm zuerst eine Karte auf: Tippe sie an und dann einen Stapel.
strasbourg-ui-spread = Ein Stapel je Karte
strasbourg-ui-gather = Alle auf die Hand

## Die Entscheidung

strasbourg-ui-missing-tasks = Wähle Aufgaben
strasbourg-ui-missing-draw = Teile deine Karten auf
strasbourg-ui-missing-put = Leg jede Karte auf einen Stapel
strasbourg-ui-missing-laying = Leg die Stapel aus oder verschieb Karten
strasbourg-ui-missing-bid = Wähle einen Stapel
strasbourg-ui-missing-square = Wähle ein Feld
strasbourg-ui-missing-apprentice = Wähle ein Feld
strasbourg-ui-missing-seat = Nimm den Sitz ein oder verzichte darauf
strasbourg-ui-missing-goods = Nimm die Ware oder verzichte darauf
strasbourg-ui-missing-sale = Wähle Waren
strasbourg-ui-missing-return = Wähle eine Karte
strasbourg-ui-missing-chapel = Wähle eine Ecke
strasbourg-ui-missing-edifice = Wähle einen Bauplatz
strasbourg-ui-missing-nothing = Wähle
strasbourg-ui-do-keep = { $tasks ->
    [one] Eine Aufgabe behalten
   *[other] { $tasks } Aufgaben behalten
}
strasbourg-ui-do-draw = Karte ziehen
strasbourg-ui-do-stop = Nicht mehr ziehen
strasbourg-ui-do-plan = { $stacks ->
    [one] Einen Stapel auslegen
   *[other] { $stacks } Stapel auslegen
}
strasbourg-ui-do-put-new = Die { $value } auf einen neuen Stapel
strasbourg-ui-do-put = Die { $value } auf Stapel { $stack }
strasbourg-ui-do-reveal = { $sum } aufdecken
strasbourg-ui-do-pass = Passen
strasbourg-ui-do-defer = Abwarten (1 Privileg)
strasbourg-ui-do-place = { $price ->
    [0] Kostenlos auf { $square } setzen
    [one] Für eine Münze auf { $square } setzen
   *[other] Für { $price } Münzen auf { $square } setzen
}
strasbourg-ui-do-skip = Verzichten
strasbourg-ui-do-take = { $goods } nehmen
strasbourg-ui-do-sit = Den Sitz einnehmen
strasbourg-ui-do-decline-seat = Auf den Sitz verzichten
strasbourg-ui-do-decline-goods = Auf die Ware verzichten
strasbourg-ui-do-decline-apprentice = Auf beides verzichten
strasbourg-ui-do-sell = { $goods } für { $value } verkaufen
strasbourg-ui-do-done = Nichts mehr verkaufen
strasbourg-ui-do-return-none = Keine zurücklegen
strasbourg-ui-do-return = Die { $value } unter den Nachziehstapel legen
strasbourg-ui-do-chapel = Kapelle hier bauen
strasbourg-ui-do-edifice = Hier bauen: { $edifice }
strasbourg-ui-change = { $kind ->
    [coins] Münzen
    [privileges] Privilegien
    [members] In der Stadt
   *[prestige] Prestige
} { $before } → { $after }.
strasbourg-ui-bid-place = { $place ->
    [1] Du würdest mit { $sum } führen: { $prize }.
   *[other] Vorerst auf Rang { $place } hinter { $name } ({ $other }): { $prize }.
}
strasbourg-ui-bid-settled = { $place ->
    [1] Du gewinnst mit { $sum }: { $prize }.
   *[other] Rang { $place } hinter { $name } ({ $other }): { $prize }.
}
strasbourg-ui-bid-level = Ebenso viel wie { $name }; wer näher am Startspieler sitzt, steht höher.
strasbourg-ui-bid-after = { $many ->
    [one] Nach dir entscheidet noch { $names }.
    [2] Nach dir entscheiden noch zwei: { $names }.
    [3] Nach dir entscheiden noch drei: { $names }.
    [4] Nach dir entscheiden noch vier: { $names }.
   *[other] Nach dir entscheiden noch { $many }: { $names }.
}
strasbourg-ui-chapel-brings = { $many ->
    [0] Kapelle hier: noch für niemanden Punkte.
   *[other] Kapelle hier: { $gains }.
}
strasbourg-ui-edifice-brings = { $many ->
    [0] { $edifice } hier: noch für niemanden Punkte.
   *[other] { $edifice } hier: { $gains }.
}
strasbourg-ui-task-met = { $task }: wäre erfüllt.
strasbourg-ui-task-lost = { $task }: wäre nicht mehr erfüllt.

## Textansicht

strasbourg-ui-can-do = Was du jetzt tun kannst
strasbourg-ui-building-spaces = Bauplätze
strasbourg-ui-chapels = Kapellen
strasbourg-ui-rounds = Runden
strasbourg-ui-round-card = { $guilds }; Bauwerk: { $edifice } ({ $value })
strasbourg-ui-prizes = Was die Schritte bringen
strasbourg-ui-decks = Nachziehstapel

## Nach der Partie

strasbourg-ui-source-council = Rat
strasbourg-ui-source-members = Familie in der Stadt
strasbourg-ui-source-chapels = Kapellen
strasbourg-ui-source-edifices = Bauwerke
strasbourg-ui-source-privileges = Privilegien
strasbourg-ui-source-tasks = Aufgaben

## Das Protokoll

strasbourg-ui-log-bids = { $you ->
    [0] { $name } bietet { $number }.
   *[other] Du bietest { $number }.
}
strasbourg-ui-log-council = Der Rat tagt
strasbourg-ui-log-end = Die Schlusswertung
strasbourg-ui-log-bids-first = { $you ->
    [0] { $name } bietet { $number } und ist vorn.
   *[other] Du bietest { $number } und bist vorn.
}

## Die erste Seite der Regeln

strasbourg-ui-page-goal-1 = Deine Familie will in Straßburg aufsteigen: Sie gewinnt Sitze im Rat, lässt sich auf den Feldern der Zünfte nieder und wohnt neben Kapellen und Bauwerken.
strasbourg-ui-page-goal-2 = Wer nach der letzten Runde das meiste Prestige hat, gewinnt.
strasbourg-ui-page-round-1 = Ziehe mindestens eine Einflusskarte, so viele du magst, und teile sie in verdeckte Stapel auf. Dein Nachziehstapel muss das ganze Spiel reichen.
strasbourg-ui-page-round-2 = Schritte A bis G: In jedem Schritt decken alle der Reihe nach einen Stapel als Gebot auf oder passen. In A geht es um Adel und Kirche, in B, D und F um je eine Zunft, in C, E und G um die Kaufleute.
strasbourg-ui-page-round-3 = Das höchste Gebot wird Startspieler; bei Gleichstand gewinnt, wer näher am Startspieler sitzt.
strasbourg-ui-page-round-4 = H: Der Sitz der Kirche baut eine Kapelle. I: Der Sitz des Adels baut das Bauwerk der Runde.
strasbourg-ui-page-round-5 = Jeder Sitz im Rat bringt 1 Prestige. Die meisten Sitze bringen auch ein Privileg.
strasbourg-ui-page-may-1 = In einer Zunft bekommt der Meister den Sitz, ihre Ware und ein Feld, der Geselle Ware und Feld, der Lehrling eines von beiden. Zu dritt gibt es keinen Lehrling.
strasbourg-ui-page-may-2 = Ein Feld kostet die Münzen, die darauf stehen. Du darfst immer verzichten.
strasbourg-ui-page-may-3 = Bei den Kaufleuten verkaufst du Waren gegen Münzen. In Schritt G bekommst du auch ihren Sitz.
strasbourg-ui-page-may-4 = Gewinnt dein Gebot nichts, darfst du eine seiner Karten unter den Stapel zurücklegen. Mit einem Privileg entscheidest du erst nach den anderen.
strasbourg-ui-page-score-1 = Jedes Familienmitglied in der Stadt zählt 1 und 1 mehr für jede Kapelle, die sein Feld berührt.
strasbourg-ui-page-score-2 = Für jedes Bauwerk neben einem Mitglied kommt dessen Wert dazu.
strasbourg-ui-page-score-3 = Jedes übrige Privileg zählt 1. Eine Aufgabe bringt ihre Punkte, wenn sie am Ende erfüllt ist, sonst kostet sie 3.
strasbourg-ui-page-example-1 = Gebote um die Bäcker: Clara 9, du 5, Bram 5. Du sitzt näher am Startspieler, also bist du Geselle und Bram ist Lehrling.
strasbourg-ui-page-example-2 = Dein Mitglied steht neben einem Bauwerk mit Wert 4 und an einer Kapelle: 1 + 4 + 1 = 6 Prestige.

## Die Bühne über dem Spielplan

strasbourg-ui-stage-won-nobility = { $you ->
    [0] { $name } gewinnt den Sitz des Adels.
   *[other] Du gewinnst den Sitz des Adels.
}
strasbourg-ui-stage-won-master = { $you ->
    [0] Den Sitz der { $guild } gewinnt { $name }.
   *[other] Du gewinnst den Sitz der { $guild }.
}
strasbourg-ui-stage-won-merchant = { $you ->
    [0] { $name } darf Waren verkaufen.
   *[other] Du darfst Waren verkaufen.
}
strasbourg-ui-stage-won-merchant-seat = { $you ->
    [0] { $name } gewinnt den Sitz der Kaufleute und darf Waren verkaufen.
   *[other] Du gewinnst den Sitz der Kaufleute und darfst Waren verkaufen.
}
strasbourg-ui-stage-only-bid = { $number } ist das einzige Gebot.
strasbourg-ui-stage-beats = { $you ->
    [0] { $number } schlägt { $name } mit { $other }.
   *[other] { $number } schlägt deine { $other }.
}
strasbourg-ui-stage-level = { $you ->
    [0] Ebenso viel wie { $name } ({ $number }): Wer näher am Startspieler sitzt, kommt zuerst.
   *[other] Ebenso viel wie du ({ $number }): Wer näher am Startspieler sitzt, kommt zuerst.
}
strasbourg-ui-stage-you-come = Du kommst auf Rang { $place }: { $prize }.
strasbourg-ui-stage-no-place = { $names }: kein Rang.
strasbourg-ui-stage-put-back = Eine Karte darf zurück unter den Stapel.
strasbourg-ui-stage-passed = Gepasst: { $names }.
strasbourg-ui-stage-council = Der Rat tagt nach Runde { $number }
strasbourg-ui-stage-council-how = Jeder Sitz im Rat bringt 1 Prestige; die meisten Sitze bringen außerdem ein Privileg.
strasbourg-ui-stage-council-line = Der Rat: { $points }.
strasbourg-ui-stage-privilege = Privileg
strasbourg-ui-stage-count = Die Schlusswertung
strasbourg-ui-stage-count-how = Jetzt zählen Familienmitglieder, Kapellen, Bauwerke, Privilegien und Aufgaben.
strasbourg-ui-stage-count-line = Schlusswertung: { $points }.
strasbourg-ui-stage-rounds = Runden
strasbourg-ui-stage-end = Schlusswertung
strasbourg-ui-stage-total = Gesamt
strasbourg-ui-stage-tasks = { $tasks } von { $of }
