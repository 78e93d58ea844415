strasbourg-title = Straßburg
    .about = Familien werben um die Gunst der Zünfte, erobern Sitze im Rat und lassen sich in der Stadt nieder, Feld für Feld.

## Ausgaben

strasbourg-edition-reconstruction = Rekonstruktion
    .about = Eine Stadt mit 54 Feldern, fünf Runden und 25 Aufgaben, nach den Angaben der Regeln neu gezeichnet und abgestimmt.
strasbourg-edition-tiny = Winzig
    .about = Zwei Runden in einer Stadt mit 20 Feldern und je sechs Einflusskarten: in Minuten gespielt, gut zum Ausprobieren.

## Zünfte (davor „die“ oder „der“) und Waren

strasbourg-guild-smiths = Schmiede
strasbourg-guild-vintners = Winzer
strasbourg-guild-shoemakers = Schuhmacher
strasbourg-guild-butchers = Metzger
strasbourg-guild-bakers = Bäcker

strasbourg-goods-weapon = Waffe
strasbourg-goods-cask = Weinfass
strasbourg-goods-shoe = Schuhe
strasbourg-goods-meat = Fleisch
strasbourg-goods-bread = Brot

## Sitze im Rat; davor „der“, beim Adel „des“

strasbourg-council-nobility = Adel
strasbourg-council-church = Kirche
strasbourg-council-smiths = { strasbourg-guild-smiths }
strasbourg-council-vintners = { strasbourg-guild-vintners }
strasbourg-council-shoemakers = { strasbourg-guild-shoemakers }
strasbourg-council-butchers = { strasbourg-guild-butchers }
strasbourg-council-bakers = { strasbourg-guild-bakers }
strasbourg-council-merchants = Kaufleute

## Schritte einer Runde

strasbourg-step-a = A: Adel und Kirche
strasbourg-step-b = B: erste Zunft
strasbourg-step-c = C: Kaufleute
strasbourg-step-d = D: zweite Zunft
strasbourg-step-e = E: Kaufleute
strasbourg-step-f = F: dritte Zunft
strasbourg-step-g = G: Kaufleute mit Sitz im Rat
strasbourg-step-h = H: Kapelle
strasbourg-step-i = I: Bauwerk

## Bauwerke

strasbourg-edifice-watchtower = Wachturm
strasbourg-edifice-fountain = Brunnen
strasbourg-edifice-inn = Gasthaus
strasbourg-edifice-town-hall = Rathaus
strasbourg-edifice-cathedral = Münster

## Rundenkarten: mit ihrer Nummer, und wo die Ausgabe bekannt ist, mit dem, was sie zeigen

strasbourg-roundcard-rc1 = Rundenkarte 1
strasbourg-roundcard-rc2 = Rundenkarte 2
strasbourg-roundcard-rc3 = Rundenkarte 3
strasbourg-roundcard-rc4 = Rundenkarte 4
strasbourg-roundcard-rc5 = Rundenkarte 5

strasbourg-roundcard-reconstruction-rc1 = Schmiede, Schuhmacher, Metzger
strasbourg-roundcard-reconstruction-rc2 = Winzer, Metzger, Bäcker
strasbourg-roundcard-reconstruction-rc3 = Schuhmacher, Bäcker, Schmiede
strasbourg-roundcard-reconstruction-rc4 = Metzger, Schmiede, Winzer
strasbourg-roundcard-reconstruction-rc5 = Bäcker, Winzer, Schuhmacher
strasbourg-roundcard-tiny-rc1 = Schmiede, Winzer, Bäcker
strasbourg-roundcard-tiny-rc2 = Bäcker, Schuhmacher, Metzger

## Aufgaben

strasbourg-task-t01 = Nachtwache
    .about = Mindestens zwei deiner Familienmitglieder stehen direkt am Wachturm: 6 Punkte.
strasbourg-task-t02 = Am Brunnenrand
    .about = Mindestens zwei deiner Familienmitglieder stehen direkt am Brunnen: 6 Punkte.
strasbourg-task-t03 = Stammtisch
    .about = Mindestens zwei deiner Familienmitglieder stehen direkt am Gasthaus: 5 Punkte.
strasbourg-task-t04 = Bittsteller
    .about = Mindestens zwei deiner Familienmitglieder stehen direkt am Rathaus: 5 Punkte.
strasbourg-task-t05 = Im Schatten des Münsters
    .about = Mindestens zwei deiner Familienmitglieder stehen direkt am Münster: 5 Punkte.
strasbourg-task-t06 = Eisen im Feuer
    .about = Drei deiner Familienmitglieder stehen auf Feldern der Schmiede: 10 Punkte.
strasbourg-task-t07 = Volle Keller
    .about = Drei deiner Familienmitglieder stehen auf Feldern der Winzer: 9 Punkte.
strasbourg-task-t08 = Gut beschuht
    .about = Drei deiner Familienmitglieder stehen auf Feldern der Schuhmacher: 8 Punkte.
strasbourg-task-t09 = Hackklotz und Beil
    .about = Drei deiner Familienmitglieder stehen auf Feldern der Metzger: 7 Punkte.
strasbourg-task-t10 = Drei Öfen
    .about = Drei deiner Familienmitglieder stehen auf Feldern der Bäcker: 6 Punkte.
strasbourg-task-t11 = Gedränge vor der Tür
    .about = Mindestens drei deiner Familienmitglieder stehen direkt an ein und demselben Bauwerk: 7 Punkte.
strasbourg-task-t12 = Eine Straße
    .about = Drei deiner Familienmitglieder stehen in einer Zeile oder Spalte direkt nebeneinander: 8 Punkte.
strasbourg-task-t13 = Stimme im Rat
    .about = Du hast zu dritt mindestens vier Sitze im Rat, zu viert drei, zu fünft zwei: 5 Punkte.
strasbourg-task-t14 = Überall bekannt
    .about = Du hast Familienmitglieder an mindestens vier verschiedenen Bauwerken: 6 Punkte.
strasbourg-task-t15 = Krumme Gasse
    .about = Drei deiner Familienmitglieder stehen auf einer Diagonalen Ecke an Ecke: 8 Punkte.
strasbourg-task-t16 = Größter Haushalt
    .about = Du hast die meisten Familienmitglieder in der Stadt: 6 Punkte.
strasbourg-task-t17 = Dickster Geldbeutel
    .about = Du hast die meisten Münzen: 4 Punkte.
strasbourg-task-t18 = Jedes Handwerk
    .about = Du hast in jeder der fünf Zünfte ein Familienmitglied: 6 Punkte.
strasbourg-task-t19 = Prozession
    .about = Du hast Familienmitglieder an mindestens drei verschiedenen Kapellen: 4 Punkte.
strasbourg-task-t20 = Kirchgemeinde
    .about = Mindestens drei deiner Familienmitglieder stehen an ein und derselben Kapelle: 8 Punkte.
strasbourg-task-t21 = Fürsten und Bischöfe
    .about = Dir gehört der Sitz des Adels oder der Sitz der Kirche: 3 Punkte.
strasbourg-task-t22 = Aufgesparte Gunst
    .about = Du hast noch mindestens zwei Privilegien: 4 Punkte.
strasbourg-task-t23 = Volle Regale
    .about = Du hast noch Waren von mindestens drei verschiedenen Sorten: 5 Punkte.
strasbourg-task-t24 = Familienviertel
    .about = Mindestens vier deiner Familienmitglieder stehen Kante an Kante in einer Gruppe: 9 Punkte.
strasbourg-task-t25 = Stadtgespräch
    .about = Du hast Familienmitglieder an allen fünf Bauwerken: 12 Punkte.

strasbourg-task-tiny-t01 = { strasbourg-task-t03 }
    .about = Mindestens zwei deiner Familienmitglieder stehen direkt am Gasthaus: 5 Punkte.
strasbourg-task-tiny-t02 = Zwei Öfen
    .about = Mindestens zwei deiner Familienmitglieder stehen auf Feldern der Bäcker: 5 Punkte.
strasbourg-task-tiny-t03 = { strasbourg-task-t11 }
    .about = Mindestens zwei deiner Familienmitglieder stehen direkt an ein und demselben Bauwerk: 6 Punkte.
strasbourg-task-tiny-t04 = { strasbourg-task-t12 }
    .about = Drei deiner Familienmitglieder stehen in einer Zeile oder Spalte direkt nebeneinander: 9 Punkte.
strasbourg-task-tiny-t05 = { strasbourg-task-t13 }
    .about = Du hast zu dritt mindestens drei Sitze im Rat, zu viert oder zu fünft zwei: 4 Punkte.
strasbourg-task-tiny-t06 = { strasbourg-task-t14 }
    .about = Du hast Familienmitglieder an beiden Bauwerken: 7 Punkte.
strasbourg-task-tiny-t07 = { strasbourg-task-t15 }
    .about = Drei deiner Familienmitglieder stehen auf einer Diagonalen Ecke an Ecke: 9 Punkte.
strasbourg-task-tiny-t08 = { strasbourg-task-t16 }
    .about = Du hast die meisten Familienmitglieder in der Stadt: 6 Punkte.
strasbourg-task-tiny-t09 = { strasbourg-task-t17 }
    .about = Du hast die meisten Münzen: 4 Punkte.
strasbourg-task-tiny-t10 = { strasbourg-task-t18 }
    .about = Du hast in jeder der fünf Zünfte ein Familienmitglied: 12 Punkte.
strasbourg-task-tiny-t11 = { strasbourg-task-t19 }
    .about = Du hast Familienmitglieder an mindestens zwei verschiedenen Kapellen: 5 Punkte.
strasbourg-task-tiny-t12 = { strasbourg-task-t20 }
    .about = Mindestens zwei deiner Familienmitglieder stehen an ein und derselben Kapelle: 6 Punkte.
strasbourg-task-tiny-t13 = { strasbourg-task-t21 }
    .about = Dir gehört der Sitz des Adels oder der Sitz der Kirche: 3 Punkte.
strasbourg-task-tiny-t14 = { strasbourg-task-t22 }
    .about = Du hast noch mindestens ein Privileg: 3 Punkte.
strasbourg-task-tiny-t15 = { strasbourg-task-t23 }
    .about = Du hast noch Waren von mindestens zwei verschiedenen Sorten: 4 Punkte.
strasbourg-task-tiny-t16 = { strasbourg-task-t24 }
    .about = Mindestens zwei deiner Familienmitglieder stehen Kante an Kante: 5 Punkte.

## Was man tun kann

strasbourg-verb-keep = Aufgaben behalten
strasbourg-verb-draw = Karte ziehen
strasbourg-verb-stop = nicht mehr ziehen
strasbourg-verb-put = Karte auf einen Stapel legen
strasbourg-verb-reveal = Stapel aufdecken
strasbourg-verb-pass = passen
strasbourg-verb-defer = mit einem Privileg abwarten
strasbourg-verb-place = Familienmitglied einsetzen
strasbourg-verb-skip = verzichten
strasbourg-verb-take = Ware nehmen
strasbourg-verb-sit = den Sitz einnehmen
strasbourg-verb-decline = verzichten
strasbourg-verb-sell = Ware verkaufen
strasbourg-verb-done = Verkauf beenden
strasbourg-verb-return = Karte unter den Nachziehstapel legen
strasbourg-verb-chapel = Kapelle bauen
strasbourg-verb-edifice = Bauwerk errichten

## Varianten

strasbourg-preset-as-printed = Wie im Regelheft
    .about = Nichts weicht vom Regelheft ab.

strasbourg-option-first_draw = Erste Karte der Runde
    .about = Ob du beim Planen mindestens eine Karte ziehen musst.
strasbourg-option-first_draw-compulsory = Pflicht
    .about = Die erste Karte wird für dich gezogen; danach ziehst du weiter oder hörst auf, wie du magst.
strasbourg-option-first_draw-free = freiwillig
    .about = Du darfst schon vor der ersten Karte aufhören; dann hast du in dieser Runde keine Stapel.

strasbourg-option-money = Münzen, Waren und Privilegien
    .about = Ob du siehst, was die anderen besitzen.
strasbourg-option-money-screened = hinter dem Sichtschirm
    .about = Du siehst nur deinen eigenen Besitz; was ihn verändert, geschieht aber vor aller Augen.
strasbourg-option-money-open = offen
    .about = Alle sehen, wie viele Münzen, Waren und Privilegien die anderen haben.

strasbourg-option-most_ties = Gleichstand um die Mehrheit
    .about = Ob Gleichstand reicht, wenn eine Aufgabe die meisten Familienmitglieder oder die meisten Münzen verlangt.
strasbourg-option-most_ties-fail = reicht nicht
    .about = Du brauchst mehr als alle anderen.
strasbourg-option-most_ties-hold = reicht
    .about = Niemand darf mehr haben als du, Gleichstand ist erlaubt.

strasbourg-option-planning = Planung
    .about = Ob alle zur selben Zeit planen.
strasbourg-option-planning-at-once = alle zugleich
    .about = Alle ziehen und verteilen verdeckt, und alle Stapel werden zusammen ausgelegt.
strasbourg-option-planning-in-order = der Reihe nach
    .about = Wer den Startmarker hat, plant zuerst; wer danach kommt, sieht, wie hoch die Stapel der anderen sind.

strasbourg-option-winners = Sitz und Ware einer Zunft
    .about = Ob auf Sitz oder Ware verzichten darf, wer einen Platz in einer Zunft gewinnt.
strasbourg-option-winners-take = werden immer genommen
    .about = Meister und Geselle bekommen ungefragt, was sie gewonnen haben; der Lehrling nimmt die Ware oder ein Feld.
strasbourg-option-winners-may-decline = Verzicht möglich
    .about = Der Meister darf auf Sitz und Ware verzichten, der Geselle auf die Ware; der Lehrling darf auf beides verzichten.

## Was geschieht

strasbourg-event-round-card = Runde { $number }: { $roundcard }.
strasbourg-event-round-edifice = Bauwerk der Runde { $number }: { $edifice }.
strasbourg-event-starts = { $seat } bekommt den Startmarker.
    .you = Du bekommst den Startmarker.
strasbourg-event-dealt-task = Du bekommst eine Aufgabe: { $task }.
strasbourg-event-kept-tasks = Du behältst: { $tasks }.
strasbourg-event-round-began = Runde { $number } beginnt, { $seat } hat den Startmarker.
    .you = Runde { $number } beginnt, du hast den Startmarker.
strasbourg-event-drew = Du ziehst eine { $number }.
strasbourg-event-planned-stack = Du legst die { $number } auf Stapel { $stack }.
strasbourg-event-laid-stack = { $number ->
    [one] { $seat } legt Stapel { $stack } aus: eine Karte.
   *[other] { $seat } legt Stapel { $stack } aus: { $number } Karten.
}
    .you = { $number ->
        [one] Du legst Stapel { $stack } aus: eine Karte.
       *[other] Du legst Stapel { $stack } aus: { $number } Karten.
    }
strasbourg-event-no-stacks = { $seat } hat in dieser Runde keine Stapel.
    .you = Du hast in dieser Runde keine Stapel.
strasbourg-event-step-began = { $step_key ->
    [b] Schritt B: die { $guild }.
    [d] Schritt D: die { $guild }.
    [f] Schritt F: die { $guild }.
   *[other] Schritt { $step }.
}
strasbourg-event-revealed-card = { $seat } deckt eine { $number } auf.
    .you = Du deckst eine { $number } auf.
strasbourg-event-revealed = { $seat } hat Stapel { $stack } aufgedeckt und bietet { $number }.
    .you = Du hast Stapel { $stack } aufgedeckt und bietest { $number }.
strasbourg-event-passed = { $seat } passt.
    .you = Du passt.
strasbourg-event-deferred = { $seat } setzt ein Privileg ein und wartet ab.
    .you = Du setzt ein Privileg ein und wartest ab.
strasbourg-event-all-passed = Niemand bietet, also ändert sich in diesem Schritt nichts.
strasbourg-event-leads = { $seat } liegt vorn und hat nun den Startmarker.
    .you = Du liegst vorn und hast nun den Startmarker.
strasbourg-event-took-seat = { $council_key ->
    [nobility] { $seat } nimmt im Rat den Sitz des Adels ein.
   *[other] { $seat } nimmt im Rat den Sitz der { $council } ein.
}
    .you = { $council_key ->
        [nobility] Du nimmst im Rat den Sitz des Adels ein.
       *[other] Du nimmst im Rat den Sitz der { $council } ein.
    }
strasbourg-event-took-goods = { $goods_key ->
    [weapon] { $seat } nimmt eine { $goods }.
    [cask] { $seat } nimmt ein { $goods }.
   *[other] { $seat } nimmt { $goods }.
}
    .you = { $goods_key ->
        [weapon] Du nimmst eine { $goods }.
        [cask] Du nimmst ein { $goods }.
       *[other] Du nimmst { $goods }.
    }
strasbourg-event-declined-seat = { $seat } verzichtet auf den Sitz der { $council } im Rat.
    .you = Du verzichtest auf den Sitz der { $council } im Rat.
strasbourg-event-declined-goods = { $seat } verzichtet auf die Ware.
    .you = Du verzichtest auf die Ware.
strasbourg-event-placed = { $number ->
    [0] { $seat } setzt kostenlos ein Familienmitglied auf { $square }.
    [one] { $seat } setzt für eine Münze ein Familienmitglied auf { $square }.
   *[other] { $seat } setzt für { $number } Münzen ein Familienmitglied auf { $square }.
}
    .you = { $number ->
        [0] Du setzt kostenlos ein Familienmitglied auf { $square }.
        [one] Du setzt für eine Münze ein Familienmitglied auf { $square }.
       *[other] Du setzt für { $number } Münzen ein Familienmitglied auf { $square }.
    }
strasbourg-event-skipped = { $seat } setzt niemanden ein.
    .you = Du setzt niemanden ein.
strasbourg-event-sold = { $number ->
    [one] { $seat } verkauft { $goods_key ->
        [weapon] eine { $goods }
        [cask] ein { $goods }
       *[other] { $goods }
    } für eine Münze.
   *[other] { $seat } verkauft { $goods_key ->
        [weapon] eine { $goods }
        [cask] ein { $goods }
       *[other] { $goods }
    } für { $number } Münzen.
}
    .you = { $number ->
        [one] Du verkaufst { $goods_key ->
            [weapon] eine { $goods }
            [cask] ein { $goods }
           *[other] { $goods }
        } für eine Münze.
       *[other] Du verkaufst { $goods_key ->
            [weapon] eine { $goods }
            [cask] ein { $goods }
           *[other] { $goods }
        } für { $number } Münzen.
    }
strasbourg-event-returned = { $seat } legt eine { $number } zurück unter den Nachziehstapel.
    .you = Du legst eine { $number } zurück unter deinen Nachziehstapel.
strasbourg-event-returned-none = { $seat } legt keine Karte zurück unter den Nachziehstapel.
    .you = Du legst keine Karte zurück unter deinen Nachziehstapel.
strasbourg-event-built-chapel = { $seat } baut eine Kapelle auf { $chapel }.
    .you = Du baust eine Kapelle auf { $chapel }.
strasbourg-event-built-edifice = { $edifice_key ->
    [watchtower] { $seat } errichtet auf { $square } den { $edifice }.
    [fountain] { $seat } errichtet auf { $square } den { $edifice }.
    [inn] { $seat } errichtet auf { $square } das { $edifice }.
    [town-hall] { $seat } errichtet auf { $square } das { $edifice }.
    [cathedral] { $seat } errichtet auf { $square } das { $edifice }.
   *[other] { $seat } errichtet auf { $square } das Bauwerk { $edifice }.
}
    .you = { $edifice_key ->
        [watchtower] Du errichtest auf { $square } den { $edifice }.
        [fountain] Du errichtest auf { $square } den { $edifice }.
        [inn] Du errichtest auf { $square } das { $edifice }.
        [town-hall] Du errichtest auf { $square } das { $edifice }.
        [cathedral] Du errichtest auf { $square } das { $edifice }.
       *[other] Du errichtest auf { $square } das Bauwerk { $edifice }.
    }
strasbourg-event-prestige = { $number ->
    [0] { $seat } hat keinen Sitz im Rat und bekommt keine Punkte.
    [one] Der Rat bringt { $seat } einen Punkt.
   *[other] Der Rat bringt { $seat } { $number } Punkte.
}
    .you = { $number ->
        [0] Du hast keinen Sitz im Rat und bekommst keine Punkte.
        [one] Der Rat bringt dir einen Punkt.
       *[other] Der Rat bringt dir { $number } Punkte.
    }
strasbourg-event-privilege = Niemand hat mehr Sitze im Rat als { $seat }: Das gibt ein Privileg.
    .you = Niemand hat mehr Sitze im Rat als du: Dafür bekommst du ein Privileg.
strasbourg-event-buried = { $number ->
    [one] { $seat } legt eine Karte verdeckt beiseite.
   *[other] { $seat } legt { $number } Karten verdeckt beiseite.
}
    .you = { $number ->
        [one] Du legst eine Karte verdeckt beiseite.
       *[other] Du legst { $number } Karten verdeckt beiseite.
    }
strasbourg-event-showed-task = { $number ->
    [1] { $seat } erfüllt eine Aufgabe: { $task }.
   *[other] { $seat } scheitert an einer Aufgabe: { $task }.
}
    .you = { $number ->
        [1] Du erfüllst eine Aufgabe: { $task }.
       *[other] Du scheiterst an einer Aufgabe: { $task }.
    }
strasbourg-event-showed-money = Am Ende hat { $seat } { $coins ->
    [0] keine Münzen
    [one] eine Münze
   *[other] { $coins } Münzen
} und { $privileges ->
    [0] keine Privilegien
    [one] ein Privileg
   *[other] { $privileges } Privilegien
}.
    .you = Am Ende hast du { $coins ->
        [0] keine Münzen
        [one] eine Münze
       *[other] { $coins } Münzen
    } und { $privileges ->
        [0] keine Privilegien
        [one] ein Privileg
       *[other] { $privileges } Privilegien
    }.
strasbourg-event-scored = { $seat } erhält am Ende { $number }: insgesamt { $total }.
    .you = Du erhältst am Ende { $number }: insgesamt { $total }.
strasbourg-event-ended = Das Spiel ist zu Ende.

## Was du gefragt wirst

strasbourg-ask-tasks = Behalte mindestens eine Aufgabe. Jede, die du nicht erfüllst, kostet am Ende 3 Punkte.
strasbourg-ask-draw = Ziehe Karten und teile sie in Stapel auf.
strasbourg-ask-put = Lege deine höchste Karte auf einen Stapel.
strasbourg-ask-bid = Decke einen Stapel auf oder passe.
strasbourg-ask-square = Setze ein Familienmitglied ein oder verzichte.
strasbourg-ask-apprentice = Nimm die Ware oder setze ein Familienmitglied ein.
strasbourg-ask-sale = Verkaufe Waren oder höre auf.
strasbourg-ask-return = Du darfst eine Karte unter den Stapel zurücklegen.
strasbourg-ask-chapel = Wähle eine Ecke für die Kapelle.
strasbourg-ask-edifice = Wähle einen Bauplatz für das Bauwerk dieser Runde.
strasbourg-ask-seat = Nimm im Rat den Sitz der { $council } ein oder verzichte darauf.
strasbourg-ask-goods = Nimm die Ware oder verzichte darauf.

## Was gerade läuft und was danach kommt

strasbourg-entry-tasks = Aufgaben auswählen
strasbourg-entry-bid = bieten oder passen
strasbourg-entry-square = ein Familienmitglied einsetzen
strasbourg-entry-apprentice = eine Ware nehmen oder ein Familienmitglied einsetzen
strasbourg-entry-sale = Waren verkaufen
strasbourg-entry-return = eine Karte zurück unter den Nachziehstapel legen
strasbourg-entry-chapel = eine Kapelle bauen
strasbourg-entry-edifice = das Bauwerk errichten
strasbourg-entry-seat = einen Sitz im Rat einnehmen
strasbourg-entry-goods = eine Ware nehmen
strasbourg-entry-planning = Einflusskarten ziehen und verteilen
strasbourg-entry-council = der Rat tagt

## Was man antworten kann, vollständig genannt

strasbourg-deed-keep = Behalten: { $tasks }
strasbourg-deed-draw = Eine Karte ziehen
strasbourg-deed-stop = Nicht mehr ziehen und die Karten in Stapel aufteilen
strasbourg-deed-put = Die { $number } auf Stapel { $stack } legen
strasbourg-deed-put-new = Mit der { $number } einen neuen Stapel beginnen
strasbourg-deed-reveal = Stapel { $stack } mit { $number } aufdecken
strasbourg-deed-pass = In diesem Schritt passen
strasbourg-deed-defer = Für ein Privileg später entscheiden
strasbourg-deed-place = { $number ->
    [0] Ein Familienmitglied kostenlos auf { $square } einsetzen, Viertel: { $guild }
    [one] Ein Familienmitglied für eine Münze auf { $square } einsetzen, Viertel: { $guild }
   *[other] Ein Familienmitglied für { $number } Münzen auf { $square } einsetzen, Viertel: { $guild }
}
strasbourg-deed-skip = Niemanden einsetzen
strasbourg-deed-take = Die Ware nehmen
strasbourg-deed-sit = { $council_key ->
    [nobility] Im Rat den Sitz des Adels einnehmen
   *[other] Im Rat den Sitz der { $council } einnehmen
}
strasbourg-deed-decline-seat = { $council_key ->
    [nobility] Auf den Sitz des Adels im Rat verzichten
   *[other] Auf den Sitz der { $council } im Rat verzichten
}
strasbourg-deed-decline-goods = Auf die Ware verzichten
strasbourg-deed-sell = { $goods_key ->
    [weapon] Eine { $goods } verkaufen
    [cask] Ein { $goods } verkaufen
   *[other] { $goods } verkaufen
}
strasbourg-deed-done = Nichts mehr verkaufen
strasbourg-deed-return = Eine { $value } zurück unter deinen Nachziehstapel legen
strasbourg-deed-return-none = Keine Karte zurück unter deinen Nachziehstapel legen
strasbourg-deed-chapel = Die Kapelle auf { $chapel } bauen
strasbourg-deed-edifice = Auf { $square } bauen: { $edifice }

## Warum eine Antwort vor einer anderen kommt

strasbourg-reason-prestige = Das bringt dir sofort mehr Prestige.
strasbourg-reason-privileges = Dir bleiben mehr Privilegien.
strasbourg-reason-city = Auf { $square } steht deine Familie besser.
strasbourg-reason-council = { $council_key ->
    [nobility] So bekommst du im Rat eher den Sitz des Adels.
   *[other] So bekommst du im Rat eher den Sitz der { $council }.
}
strasbourg-reason-purse = Du hast mehr auszugeben.
strasbourg-reason-influence = Du nutzt deinen Einfluss besser.
strasbourg-reason-tasks = Es bringt dich deiner Aufgabe näher: { $task }.
strasbourg-reason-others = Es bremst { $of } stärker.

strasbourg-mistake-prestige = Prestige liegen gelassen
strasbourg-mistake-privileges = Privilegien zu früh ausgegeben
strasbourg-mistake-city = Schwächere Plätze für die Familie genommen
strasbourg-mistake-council = Sitze im Rat verpasst
strasbourg-mistake-purse = Zu viel Geld ausgegeben
strasbourg-mistake-influence = Einfluss schlecht eingesetzt, etwa durch zu hohe Gebote
strasbourg-mistake-tasks = Aufgaben aus den Augen verloren
strasbourg-mistake-others = Die anderen nicht gebremst

## Warum etwas nicht geht

strasbourg-refused-other-question = Gerade wirst du etwas anderes gefragt.
strasbourg-refused-not-dealt = Du kannst nur Aufgaben behalten, die du bekommen hast.
strasbourg-refused-first-draw = Bevor du aufhörst, musst du mindestens eine Karte ziehen.
strasbourg-refused-empty-deck = Dein Nachziehstapel ist leer.
strasbourg-refused-no-such-stack = Einen Stapel { $stack } hast du noch nicht.
strasbourg-refused-stack-gone = Vor dir liegt kein Stapel { $stack }.
strasbourg-refused-no-privilege = Abwarten kostet ein Privileg, und du hast keins.
strasbourg-refused-nobody-else = Alle anderen haben sich entschieden, deshalb kannst du nicht mehr abwarten.
strasbourg-refused-building-space = { $square } ist ein Bauplatz; Familienmitglieder kommen auf die Felder der Zünfte.
strasbourg-refused-other-guild = { $square } ist ein Feld der { $guild }, und um die geht es in diesem Schritt nicht.
strasbourg-refused-square-taken = Auf { $square } steht schon jemand.
strasbourg-refused-too-dear = { $price ->
    [one] { $square } kostet eine Münze
   *[other] { $square } kostet { $price } Münzen
}, und du hast { $coins ->
    [0] keine
   *[other] nur { $coins }
}.
strasbourg-refused-apprentice-chooses = Als Lehrling musst du dich entscheiden: entweder die Ware oder ein Feld in der Stadt.
strasbourg-refused-no-goods-here = Über die Ware dieses Schritts ist schon entschieden: Setze ein Familienmitglied ein oder verzichte.
strasbourg-refused-no-goods = { $goods_key ->
    [weapon] Du hast keine { $goods }, die du verkaufen könntest.
    [shoe] Du hast keine { $goods }, die du verkaufen könntest.
   *[other] Du hast kein { $goods }, das du verkaufen könntest.
}
strasbourg-refused-goods-in-order = Waren werden der Reihe nach verkauft, von den Waffen bis zum Brot; für diese Sorte ({ $goods }) ist es jetzt zu spät.
strasbourg-refused-not-revealed = Unter deinen aufgedeckten Karten ist keine { $number }.
strasbourg-refused-chapel-taken = Auf { $chapel } steht schon eine Kapelle.
strasbourg-refused-no-building-space = { $square } ist kein Bauplatz.
strasbourg-refused-space-taken = Auf { $square } steht schon ein Bauwerk.
strasbourg-refused-other-cards = Deine Stapel müssen genau die Karten enthalten, die du auf der Hand hast: { $cards }.

## Woher die Punkte kommen

strasbourg-ledger-council = Sitze im Rat, alle Runden zusammen
strasbourg-ledger-members = { $number ->
    [0] keine Familienmitglieder in der Stadt
    [one] ein Familienmitglied in der Stadt
   *[other] { $number } Familienmitglieder in der Stadt
}
strasbourg-ledger-chapel = { $number ->
    [one] Kapelle auf { $chapel }: ein Familienmitglied
   *[other] Kapelle auf { $chapel }: { $number } Familienmitglieder
}
strasbourg-ledger-edifice = { $number ->
    [one] { $edifice }: ein Familienmitglied direkt daneben
   *[other] { $edifice }: { $number } Familienmitglieder direkt daneben
}
strasbourg-ledger-privileges = { $number ->
    [0] keine Privilegien übrig
    [one] ein Privileg übrig
   *[other] { $number } Privilegien übrig
}
strasbourg-ledger-task = erfüllte Aufgabe: { $task }
strasbourg-ledger-failed-task = nicht erfüllte Aufgabe: { $task }

## Warum eine Partie so endete

strasbourg-verdict-ahead = { $lead ->
    [one] { $seat } gewinnt mit einem Punkt Vorsprung vor { $of }, { $number } zu { $less }.
   *[other] { $seat } gewinnt mit { $lead } Punkten Vorsprung vor { $of }, { $number } zu { $less }.
}
    .you = { $lead ->
        [one] Du gewinnst mit einem Punkt Vorsprung vor { $of }, { $number } zu { $less }.
       *[other] Du gewinnst mit { $lead } Punkten Vorsprung vor { $of }, { $number } zu { $less }.
    }
strasbourg-verdict-alone = { $seat } gewinnt, weil alle anderen den Tisch verlassen haben.
    .you = Du gewinnst, weil alle anderen den Tisch verlassen haben.
strasbourg-verdict-shared = { $number ->
    [one] Sie haben je einen Punkt und teilen sich den Sieg.
   *[other] Sie haben je { $number } Punkte und teilen sich den Sieg.
}
strasbourg-verdict-nobody = Alle haben den Tisch verlassen, deshalb gewinnt niemand.
strasbourg-verdict-left = { $seat } hatte mehr, nämlich { $number }, hat aber den Tisch verlassen.
    .you = Du hattest mehr, nämlich { $number }, hast aber den Tisch verlassen.
strasbourg-verdict-by-members = { $seat } und { $of } haben je { $number } Punkte, aber { $seat } hat mehr Familienmitglieder in der Stadt, { $members } gegen { $less }.
    .you = Du und { $of } habt je { $number } Punkte, aber du hast mehr Familienmitglieder in der Stadt, { $members } gegen { $less }.
