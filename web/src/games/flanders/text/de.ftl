## Das Gesicht von Flandern 1302

flanders-ui-board = Die Städte
flanders-ui-value = Wert { $number }
flanders-ui-scored = gewertet
flanders-ui-scored-with = gewertet, Wert { $number }
flanders-ui-plan = Grundriss { $place }
flanders-ui-plan-free = Grundriss { $place }, frei. Hier kannst du dein Zentrum platzieren.
flanders-ui-plan-not = Grundriss { $place }, leer.
flanders-ui-out = nicht im Spiel
flanders-ui-count = { $coat }: { $districts ->
    [one] ein Viertel
   *[other] { $districts } Viertel
}{ $masters ->
    [0] {""}
    [one] , ein Zunftmeister
   *[other] , { $masters } Zunftmeister
}{ $sites ->
    [0] {""}
    [one] , eine Baustelle
   *[other] , { $sites } Baustellen
}
flanders-ui-standing = Stand in { $town }
flanders-ui-nobody = noch niemand
flanders-ui-zoom = { $town } aus der Nähe ansehen
flanders-ui-all = Alle Städte
flanders-ui-towns = Städte

## Ein Bauplatz in einem Satz

flanders-ui-place = { $town }, { $shape } { $space }
flanders-ui-place-centre = { $town }, Zentrum
flanders-ui-space = { $place }: { $what }.{ $note ->
    [none] {""}
    [card] {" "}Du kannst die Karte dieser Stadt wählen.
    [build] {" "}Hier kannst du bauen.
    [complete] {" "}Das kannst du vollenden.
    [cathedral] {" "}Hier kann die Kathedrale stehen.
    [master] {" "}Hier kann der Zunftmeister stehen.
    [take] {" "}Das kann die Kirche mit einnehmen.
    [picked] {" "}Ausgewählt.
   *[refused] {" "}Geht jetzt nicht.
}
flanders-ui-is-free = frei
flanders-ui-is-covered = abgedeckt
flanders-ui-is-swallowed = gehört zur Kirche auf { $church }
flanders-ui-is-district = { $coat }{ $masters ->
    [0] {""}
    [one] {" "}mit einem Zunftmeister
   *[other] {" "}mit { $masters } Zunftmeistern
}
flanders-ui-is-site = Baustelle: { $coat }{ $masters ->
    [0] {""}
    [one] {" "}mit einem Zunftmeister
   *[other] {" "}mit { $masters } Zunftmeistern
}
flanders-ui-is-cathedral = Kirche mit Kathedrale

## Wählen

flanders-ui-guilds = Zünfte
flanders-ui-kinds = Was du baust
flanders-ui-where = Wohin sie wächst
flanders-ui-what = Was sie mit einnimmt

flanders-ui-hand = Deine Karten
flanders-ui-influence = Einfluss
flanders-ui-card-town = { $town }: dort ein Viertel bauen oder vollenden.
flanders-ui-card-site = Baustelle: in irgendeiner Stadt ein Viertel beginnen.
flanders-ui-card-pickup = Aufnehmen: alle ausgespielten Karten zurück auf die Hand.
flanders-ui-card-played = Ausgespielt; Aufnehmen bringt sie zurück.
flanders-ui-card-chosen = In dieser Runde gewählt.

flanders-ui-missing-guild = Wähle eine Zunft
flanders-ui-missing-plan = Wähle einen Grundriss
flanders-ui-missing-card = Wähle eine Karte
flanders-ui-missing-space = Wähle einen Bauplatz
flanders-ui-missing-kind = Wähle ein Viertel
flanders-ui-missing-direction = Wähle eine Richtung
flanders-ui-missing-taken = Wähle, was dazukommt
flanders-ui-missing-church = Wähle eine Kirche
flanders-ui-missing-master = Wähle ein Viertel

flanders-ui-do-build = Hier bauen
flanders-ui-do-site = Hier eröffnen
flanders-ui-do-complete = Vollenden
flanders-ui-do-cathedral = Kathedrale setzen
flanders-ui-do-master = Meister setzen
flanders-ui-do-centre = Zentrum hier platzieren
flanders-ui-do-guild = { $coat } nehmen
flanders-ui-do-own = { $card } spielen
flanders-ui-do-influence = Einflusskarte aufdecken
flanders-ui-do-choose = { $number ->
    [0] { $card } wählen
   *[other] { $card } + { $number } Einfluss
}

## Was eine Wahl ändert

flanders-ui-change-value = { $town }: Wert { $before } → { $after }.
flanders-ui-change-rank = Du dort: { $before } → { $after }.
flanders-ui-change-points = Deine Punkte: { $before } → { $after }.
flanders-ui-change-scored = { $town } wird gewertet.
flanders-ui-change-room = { $number ->
    [one] { $town } bekommt einen Bauplatz dazu.
   *[other] { $town } bekommt { $number } Bauplätze dazu.
}
flanders-ui-change-covered = { $number ->
    [one] In { $town } wird ein Bauplatz abgedeckt.
   *[other] In { $town } werden { $number } Bauplätze abgedeckt.
}
flanders-ui-rank-none = kein Platz
flanders-ui-rank-alone = allein auf Platz { $rank }
flanders-ui-rank-shared = geteilter Platz { $rank }

## Felder am Rand

flanders-ui-shown = Diese Runde gezeigt
flanders-ui-shown-card = { $number ->
    [0] { $card }
   *[other] { $card }, { $number } Einfluss
}
flanders-ui-yours-hidden = deine, noch verdeckt
flanders-ui-done = erledigt
flanders-ui-starts = beginnt
flanders-ui-golden = Goldene Karten: { $a } A, { $b } B
flanders-ui-golden-held = { $name } hat eine goldene Karte ({ $half }).
flanders-ui-golden-yours = Deine goldene Karte: { $golden }
flanders-ui-golden-seen = Goldene Karten bisher:
flanders-ui-golden-does = { $card ->
    [influence] { $golden }: kommt auf deine Hand und ist ab der nächsten Runde spielbar.
    [site] { $golden }: in irgendeiner Stadt eine Baustelle eröffnen.
    [pickup] { $golden }: alle ausgespielten Karten zurücknehmen.
    [cathedral] { $golden }: auf eine Kirche setzen, die dann 3 statt 2 zählt.
    [master] { $golden }: in ein eigenes oder ein graues Viertel setzen.
   *[town] { $golden }: dort ein Viertel bauen oder vollenden.
}
flanders-ui-pile = Einflussstapel: { $number }
flanders-ui-pieces = Übrig: { $sites ->
    [one] eine Baustelle
   *[other] { $sites } Baustellen
}, { $cathedrals ->
    [one] eine Kathedrale
   *[other] { $cathedrals } Kathedralen
}, { $masters } Zunftmeister
flanders-ui-stock = Noch im Vorrat
flanders-ui-stock-about = Ohne und mit aufgedrucktem Zunftmeister.
flanders-ui-shape-squares = Quadrate
flanders-ui-shape-rectangles = Rechtecke
flanders-ui-shape-triangles = Dreiecke
flanders-ui-you = du
flanders-ui-left = noch { $number }
flanders-ui-has-influence = { $number } Einfluss
flanders-ui-holds-sway = Einfluss auf die { $coat }
flanders-ui-nobodys = ohne Spieler
flanders-ui-spaces-free = { $number ->
    [0] kein freier Bauplatz
    [one] ein freier Bauplatz
   *[other] { $number } freie Bauplätze
}
flanders-ui-counted = { $districts ->
    [one] ein Viertel
   *[other] { $districts } Viertel
}{ $masters ->
    [0] {""}
    [one] , ein Meister
   *[other] , { $masters } Meister
}{ $sites ->
    [0] {""}
    [one] , eine Baustelle
   *[other] , { $sites } Baustellen
}
flanders-ui-source-influence = Meiste Einflusskarten

## Die Bühne über dem Brett

flanders-ui-cards-are-up = Die Karten liegen offen
flanders-ui-order = { $you ->
    [0] Mehr Karten zuerst; bei gleich vielen im Uhrzeigersinn ab { $name } (beginnt die Runde).
   *[other] Mehr Karten zuerst; bei gleich vielen im Uhrzeigersinn ab dir: Du beginnst.
}
flanders-ui-order-equal = { $you ->
    [0] Alle haben gleich viele Karten gespielt: im Uhrzeigersinn ab { $name } (beginnt die Runde).
   *[other] Alle haben gleich viele Karten gespielt: im Uhrzeigersinn ab dir, denn du beginnst.
}
flanders-ui-you-here = Du
flanders-ui-cards-shown = { $number ->
    [0] eine Karte
   *[other] Karte und { $number } Einfluss
}
flanders-ui-acts = { $last ->
    [1] zuletzt
   *[other] { $at ->
        [1] zuerst
        [2] als Zweites
        [3] als Drittes
       *[other] an Stelle { $at }
    }
}
flanders-ui-twice = { $town } wurde mehrmals gespielt; die Reihenfolge dort: { $names }.
flanders-ui-cards-up = Aufgedeckt: { $cards }.
flanders-ui-town-scored = { $town } ist voll und { $number } wert
flanders-ui-town-scored-line = { $town } wird gewertet, Wert { $number }: { $points }.
flanders-ui-towns-scored = Die Städte werden gewertet
flanders-ui-total = Gesamt
flanders-ui-place-rank = { $shared ->
    [0] { $rank }.
   *[other] geteilt { $rank }.
}
flanders-ui-how-scored = Rang 1: { $value } Punkte, Rang 2: { $half }, Rang 3: 4, Rang 4: 2, Rang 5: 0. Bei Gleichstand bekommen alle die Punkte des schlechtesten der geteilten Ränge.
flanders-ui-log-starts = { $you ->
    [0] { $name } beginnt
   *[other] du beginnst
}

## Die erste Seite der Regeln

flanders-ui-page-goal-1 = Du führst eine Zunft im mittelalterlichen Flandern. Baue Viertel mit deinem Wappen in den Städten, an denen alle gemeinsam bauen.
flanders-ui-page-goal-2 = Ist eine Stadt voll, wird sie gewertet: Die Zunft mit den meisten Vierteln dort bekommt die meisten Punkte. Wer am Ende die meisten Punkte hat, gewinnt.
flanders-ui-page-round-1 = Wer beginnt, zieht verdeckt eine goldene Karte.
flanders-ui-page-round-2 = Alle wählen verdeckt eine Karte und beliebig viele Einflusskarten dazu.
flanders-ui-page-round-3 = Alle Karten werden aufgedeckt. Wer mehr Einflusskarten gespielt hat, handelt zuerst; bei gleich vielen geht es im Uhrzeigersinn ab dem Startspieler.
flanders-ui-page-round-4 = Nacheinander führen alle ihre Karte aus. Danach kommt die goldene Karte dran.
flanders-ui-page-round-5 = Volle Städte werden gewertet, und die nächste Person beginnt. Das Spiel endet, wenn die goldenen Karten ausgehen oder höchstens ein Bauplatz frei ist; dann werden auch die übrigen Städte gewertet.
flanders-ui-page-may-1 = Stadtkarte: Baue ein Viertel in dieser Stadt oder vollende dort eine Baustelle. Du darfst dein eigenes Wappen, Grau oder eine Kirche bauen.
flanders-ui-page-may-2 = Baustelle: Beginne in irgendeiner Stadt ein Viertel. Es besetzt seinen Bauplatz sofort, zählt aber erst, wenn es vollendet ist.
flanders-ui-page-may-3 = Aufnehmen: Nimm alle gespielten Karten zurück. Einflusskarten kommen nie zurück.
flanders-ui-page-may-4 = Ein Viertel braucht einen Bauplatz seiner Form, stößt mit einer langen Seite an Gebautes und grenzt nie an das eigene Wappen.
flanders-ui-page-score-1 = Eine Stadt ist 1 je fertigem Zunftviertel wert, 2 je Kirche und 3 für eine Kirche mit Kathedrale. Baustellen zählen nichts.
flanders-ui-page-score-2 = Der 1. Platz bekommt den ganzen Wert, der 2. die Hälfte, aufgerundet, der 3. bekommt 4 und der 4. bekommt 2.
flanders-ui-page-score-3 = Bei gleich vielen Vierteln steht weiter vorn, wer mehr Zunftmeister hat. Wer dann noch gleichauf ist, bekommt die Punkte des schlechtesten geteilten Platzes.
flanders-ui-page-score-4 = Die meisten Einflusskarten am Ende bringen 3 Punkte.
flanders-ui-page-example-1 = Eine Stadt ist 9 wert: Gelb hat 4 Viertel, Blau und Rot haben je 3 und keinen Zunftmeister. Gelb bekommt 9. Blau und Rot teilen sich den 2. und 3. Platz, also bekommt jeder 4, die Punkte des 3. Platzes.
flanders-ui-page-example-2 = Du hast Gent mit einer Einflusskarte gewählt, Clara Gent ohne. Du baust zuerst, und deine Einflusskarte ist für immer weg.

## What is to be won, who acts when, the hand

flanders-ui-legend = Punkte jetzt → wenn jetzt Schluss wäre
flanders-ui-ended-now = { $number }, wenn jetzt Schluss wäre
flanders-ui-deed-choosing = wählt noch
flanders-ui-deed-chosen = hat gewählt
flanders-ui-deed-now = am Zug
flanders-ui-deed-next = danach
flanders-ui-deed-then = dann
flanders-ui-deed-last = zuletzt
flanders-ui-deed-done = fertig
flanders-ui-card-hidden = Eine Karte, noch verdeckt
flanders-ui-card-none = Noch keine Karte
flanders-ui-influence-number = { $number } von { $all } Einflusskarten gewählt
flanders-ui-influence-about = Mit Einflusskarten bist du früher am Zug; wer am Ende die meisten hat, bekommt 3 Punkte. Tasten: + und −
flanders-ui-influence-less = Eine Einflusskarte weniger
flanders-ui-influence-more = Eine Einflusskarte mehr
flanders-ui-no-room = kein Platz
flanders-ui-places = { $number ->
    [one] 1 Platz
   *[other] { $number } Plätze
}
flanders-ui-ends-now = { $town }, wenn jetzt Schluss wäre
flanders-ui-value-change = Wert { $before } → { $after }
flanders-ui-town-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
flanders-ui-tie-none = Niemand liegt gleichauf.
flanders-ui-tie = { $number ->
    [2] Zwei
    [3] Drei
    [4] Vier
   *[other] Fünf
} teilen sich Rang { $from } bis { $to }: Jede bekommt die Punkte von Rang { $to }.
flanders-ui-nobody-yet = Noch hat hier niemand ein Viertel.
flanders-ui-point-at-town = Zeige auf eine Stadt: Dann siehst du, was sie bringen würde.
flanders-ui-golden-cards = Goldene Karten
flanders-ui-golden-about = In jeder Runde zieht eine davon, wer beginnt, und hält sie geheim, bis die anderen am Zug waren; dann wird sie ausgeführt. Erst werden die A-Karten verbraucht, dann die B-Karten; ist keine mehr da, endet die Partie.
flanders-ui-close = Schließen
flanders-ui-deed-none = {""}
flanders-ui-waiting = { $deed ->
    [town] { $name } baut in { $town }
    [site] { $name } eröffnet eine Baustelle
    [pickup] { $name } nimmt Karten auf
   *[gold] { $name } führt die goldene Karte aus
}{ $then ->
    [you] , dann bist du dran.
   *[none] .
}
