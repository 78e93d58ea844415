flanders-title = Flandern 1302
    .about = Zünfte bauen gemeinsam sechs Städte, und jede will dort die stärkste sein, wo es sich lohnt.

## Ausgaben

flanders-edition-reconstruction = Rekonstruktion
    .about = Sechs Städte mit je dreizehn Bauplätzen, nach den Angaben der Regeln neu gezeichnet und abgestimmt.
flanders-edition-tiny = Winzig
    .about = Drei oder vier Bauplätze je Stadt: in Minuten gespielt, gut zum Ausprobieren.

## Städte und Grundrisse

flanders-town-brugge = Brügge
flanders-town-gent = Gent
flanders-town-ieper = Ypern
flanders-town-leuven = Löwen
flanders-town-utrecht = Utrecht
flanders-town-luik = Lüttich


flanders-direction-north = Norden
flanders-direction-east = Osten
flanders-direction-south = Süden
flanders-direction-west = Westen

flanders-shape-square = Quadrat
flanders-shape-rectangle = Rechteck
flanders-shape-triangle = Dreieck

## Zünfte (davor „die“ oder „der“) und Viertel (davor „ein“ oder „kein“)

flanders-coat-blue = Färber (blau)
flanders-coat-yellow = Weber (gelb)
flanders-coat-green = Walker (grün)
flanders-coat-red = Gewandschneider (rot)
flanders-coat-grey = Waffenschmiede (grau)
flanders-coat-church = Kirche

flanders-district-blue = blaues Viertel
flanders-district-yellow = gelbes Viertel
flanders-district-green = grünes Viertel
flanders-district-red = rotes Viertel
flanders-district-grey = graues Viertel
flanders-district-church = Kirchenviertel
flanders-district-blueplus1 = blaues Viertel mit Zunftmeister
flanders-district-yellowplus1 = gelbes Viertel mit Zunftmeister
flanders-district-greenplus1 = grünes Viertel mit Zunftmeister
flanders-district-redplus1 = rotes Viertel mit Zunftmeister
flanders-district-greyplus1 = graues Viertel mit Zunftmeister
flanders-district-church-a = Kirchenviertel (A)
    .about = Liegt auf einem Quadrat und fügt an einer Seite einen quadratischen Bauplatz hinzu.
flanders-district-church-b = Kirchenviertel (B)
    .about = Liegt auf einem Dreieck und fügt an der längsten Seite einen dreieckigen Bauplatz hinzu.
flanders-district-church-c = Kirchenviertel (C)
    .about = Liegt auf einem Quadrat und fügt an einer Seite zwei rechteckige Bauplätze hinzu.
flanders-district-church-d = Kirchenviertel (D)
    .about = Liegt auf einem Quadrat und nimmt ein freies Rechteck oder Dreieck daneben mit ein.

## Karten

flanders-card-brugge = { flanders-town-brugge }
flanders-card-gent = { flanders-town-gent }
flanders-card-ieper = { flanders-town-ieper }
flanders-card-leuven = { flanders-town-leuven }
flanders-card-utrecht = { flanders-town-utrecht }
flanders-card-luik = { flanders-town-luik }
flanders-card-site = Baustelle
flanders-card-pickup = Aufnehmen

flanders-golden-brugge = { flanders-town-brugge }
flanders-golden-gent = { flanders-town-gent }
flanders-golden-ieper = { flanders-town-ieper }
flanders-golden-leuven = { flanders-town-leuven }
flanders-golden-utrecht = { flanders-town-utrecht }
flanders-golden-luik = { flanders-town-luik }
flanders-golden-influence = Einfluss
flanders-golden-site = { flanders-card-site }
flanders-golden-pickup = { flanders-card-pickup }
flanders-golden-cathedral = Kathedrale
flanders-golden-master = Zunftmeister

flanders-half-a = A
flanders-half-b = B

## Was man tun kann

flanders-verb-guild = Zunft wählen
flanders-verb-centre = Stadtzentrum platzieren
flanders-verb-choose = Karten wählen
flanders-verb-build = Viertel bauen
flanders-verb-complete = Baustelle vollenden
flanders-verb-cathedral = Kathedrale setzen
flanders-verb-master = Zunftmeister setzen
flanders-verb-own = eigene Karte spielen
flanders-verb-influence = Einflusskarte aufdecken
flanders-verb-draw = zufällig ziehen

## Varianten

flanders-preset-as-printed = Wie im Regelheft
    .about = Zünfte werden gewählt, und Handkarten bleiben verdeckt.
flanders-preset-our-table = An unserem Tisch
    .about = Anders als im Regelheft gehen die Zünfte nach Sitzplatz und Handkarten liegen offen, denn alles Gespielte liegt ohnehin offen: Es geht schneller los, und niemand muss sich etwas merken.

flanders-option-centres = Stadtzentren
    .about = Wie die Zentren auf ihre Grundrisse kommen.
flanders-option-centres-chosen = gewählt
    .about = Alle suchen für ihr eigenes Zentrum einen Grundriss aus, der Rest wird ausgelost.
flanders-option-centres-random = ausgelost
    .about = Alle Zentren werden ausgelost, und es kann sofort losgehen.

flanders-option-covers = Abgedeckte Bauplätze
    .about = Wann ein freier Bauplatz endgültig verloren ist.
flanders-option-covers-dead = sobald dort nichts mehr geht
    .about = Ein Bauplatz wird abgedeckt, sobald dort nie mehr jemand bauen kann.
flanders-option-covers-sold-out = erst wenn die Form ausgeht
    .about = Ein Bauplatz bleibt frei, bis kein Vorrat mehr ein Viertel seiner Form enthält und auch Kirche D ihn nicht mit einnehmen kann.

flanders-option-closed_cards = Karten gewerteter Städte
    .about = Was mit deiner Karte geschieht, wenn ihre Stadt gewertet ist.
flanders-option-closed_cards-removed = kommen aus dem Spiel
    .about = Die Karte kommt aus dem Spiel, egal wo sie gerade ist.
flanders-option-closed_cards-kept = bleiben im Spiel
    .about = Du behältst die Karte und kannst mit ihr passen.

flanders-option-influence_builds = Karten beeinflusster Zünfte
    .about = Zu zweit: Was eine aufgedeckte Einflusskarte bauen und vollenden darf.
flanders-option-influence_builds-guild-grey-church = ihre Zunft, Grau oder Kirche
    .about = Die Karte gilt für ihre eigene Zunft, die Waffenschmiede und die Kirche.
flanders-option-influence_builds-guild = nur ihre Zunft
    .about = Die Karte gilt allein für ihre eigene Zunft.
flanders-option-influence_builds-either-guild = eine der beiden Zünfte
    .about = Die Karte gilt nach Wahl für eine der beiden beeinflussten Zünfte.

flanders-option-guilds = Zünfte
    .about = Wer welche Zunft spielt.
flanders-option-guilds-seat = zugeteilt
    .about = Die Zünfte werden nach Sitzplatz verteilt, die beeinflussten zu zweit ausgelost.
flanders-option-guilds-chosen = gewählt
    .about = Alle wählen der Reihe nach ihre Zunft; wer beginnt, wählt zuerst.

flanders-option-hands = Handkarten
    .about = Ob du siehst, was die anderen auf der Hand haben.
flanders-option-hands-open = offen
    .about = Alle Handkarten liegen offen; geheim ist nur, was du in der Runde wählst.
flanders-option-hands-covered = verdeckt
    .about = Du siehst nur deine eigene Hand; für den Rest hilft ein gutes Gedächtnis.

## Was geschieht

flanders-event-starts = { $seat } beginnt.
    .you = Du beginnst.
flanders-event-took-guild = { $seat } führt die { $coat }.
    .you = Du führst die { $coat }.
flanders-event-influences = { $seat } hat Einfluss auf die { $coat }.
    .you = Du hast Einfluss auf die { $coat }.
flanders-event-laid-centre = Das Zentrum von { $town } kommt auf Grundriss { $place }.
flanders-event-round-began = Runde { $number }: { $seat } beginnt.
    .you = Runde { $number }: Du beginnst.
flanders-event-drew-golden = { $seat } zieht eine goldene Karte ({ $half }).
    .you = Du ziehst eine goldene Karte ({ $half }).
flanders-event-saw-golden = Du ziehst eine goldene Karte ({ $half }): { $golden }.
flanders-event-golden-closed = { $town } ist schon gewertet, die goldene Karte der Stadt kommt aus dem Spiel.
flanders-event-no-golden = Für diese Runde ist keine goldene Karte mehr da.
flanders-event-revealed = { $number ->
    [0] { $seat } spielt { $card }.
    [one] { $seat } spielt { $card } mit einer Einflusskarte.
   *[other] { $seat } spielt { $card } mit { $number } Einflusskarten.
}
    .you = { $number ->
        [0] Du spielst { $card }.
        [one] Du spielst { $card } mit einer Einflusskarte.
       *[other] Du spielst { $card } mit { $number } Einflusskarten.
    }
flanders-event-built = { $seat } baut in { $town } auf { $space } ein { $district }.
    .you = Du baust in { $town } auf { $space } ein { $district }.
flanders-event-built-site = { $seat } eröffnet in { $town } auf { $space } eine Baustelle für ein { $district }.
    .you = Du eröffnest in { $town } auf { $space } eine Baustelle für ein { $district }.
flanders-event-added-space = { $town } wächst: Der Bauplatz { $space } kommt hinzu.
flanders-event-swallowed = Die neue Kirche in { $town } nimmt auch { $space } ein.
flanders-event-completed = { $seat } vollendet in { $town } die Baustelle auf { $space }.
    .you = Du vollendest in { $town } die Baustelle auf { $space }.
flanders-event-picked-up = { $number ->
    [0] { $seat } hat keine Karte, die zurück auf die Hand könnte.
    [one] { $seat } nimmt eine Karte zurück auf die Hand.
   *[other] { $seat } nimmt { $number } Karten zurück auf die Hand.
}
    .you = { $number ->
        [0] Du hast keine Karte, die zurück auf die Hand könnte.
        [one] Du nimmst eine Karte zurück auf die Hand.
       *[other] Du nimmst { $number } Karten zurück auf die Hand.
    }
flanders-event-impossible = { $seat } kann { $card } nicht nutzen.
    .you = Du kannst { $card } nicht nutzen.
flanders-event-showed-golden = { $seat } deckt die goldene Karte auf: { $golden }.
    .you = Du deckst die goldene Karte auf: { $golden }.
flanders-event-golden-impossible = { $seat } kann die goldene Karte nicht nutzen: { $golden }.
    .you = Du kannst die goldene Karte nicht nutzen: { $golden }.
flanders-event-got-influence = { $seat } bekommt eine Einflusskarte dazu.
    .you = Du bekommst eine Einflusskarte dazu.
flanders-event-laid-cathedral = { $seat } setzt in { $town } eine Kathedrale auf { $space }.
    .you = Du setzt in { $town } eine Kathedrale auf { $space }.
flanders-event-laid-master = { $seat } setzt in { $town } einen Zunftmeister auf { $space }.
    .you = Du setzt in { $town } einen Zunftmeister auf { $space }.
flanders-event-covered = In { $town } wird { $space } abgedeckt.
flanders-event-finished = { $number ->
    [one] { $town } wird gewertet und ist einen Punkt wert.
   *[other] { $town } wird gewertet und ist { $number } Punkte wert.
}
flanders-event-scored = { $number ->
    [0] In { $town } gehen die { $coat } leer aus.
    [one] In { $town } bekommen die { $coat } einen Punkt.
   *[other] In { $town } bekommen die { $coat } { $number } Punkte.
}
flanders-event-cards-removed = Die Karten von { $town } kommen aus dem Spiel.
flanders-event-influence-bonus = { $number ->
    [one] { $seat } hat die meisten Einflusskarten und bekommt dafür einen Punkt.
   *[other] { $seat } hat die meisten Einflusskarten und bekommt dafür { $number } Punkte.
}
    .you = { $number ->
        [one] Du hast die meisten Einflusskarten und bekommst dafür einen Punkt.
       *[other] Du hast die meisten Einflusskarten und bekommst dafür { $number } Punkte.
    }
flanders-event-turned-up = Vom Einflussstapel kommt { $card } für die { $coat }.
flanders-event-turned-up-closed = { $card } kommt für die { $coat } zu spät: Die Stadt ist schon gewertet.
flanders-event-forfeited = Die { $coat } können { $card } nicht nutzen.
flanders-event-reshuffled = { $number ->
    [one] Eine Karte vom Ablagestapel wird zum neuen Einflussstapel.
   *[other] Die { $number } Karten vom Ablagestapel werden zum neuen Einflussstapel gemischt.
}
flanders-event-no-influence = Es sind keine Einflusskarten mehr da.
flanders-event-played-own = { $seat } spielt { $card }.
    .you = Du spielst { $card }.
flanders-event-stalemate = Seit { $number } Zügen wurde nichts gebaut oder vollendet, deshalb endet das Spiel.
flanders-event-ended = Das Spiel ist zu Ende.

## Was du gefragt wirst

flanders-ask-guild = Wähle eine Zunft.
flanders-ask-influenced = Wähle eine Zunft, auf die du Einfluss nimmst.
flanders-ask-centre = Wähle einen Grundriss für dein Stadtzentrum.
flanders-ask-choice = Wähle eine Karte, mit oder ohne Einfluss.
flanders-ask-placement = { $card_key ->
    [site] Eröffne eine Baustelle.
   *[other] Baue oder vollende ein Viertel in { $card }.
}
flanders-ask-cathedral = Wähle eine Kirche für die Kathedrale.
flanders-ask-master = Wähle ein Viertel für den Zunftmeister.
flanders-ask-turn = Spiele zuerst eine eigene Karte oder decke eine Einflusskarte auf.
flanders-ask-own = Spiele eine deiner Karten.

## Was gerade läuft und was danach kommt

flanders-entry-guild = eine Zunft wählen
flanders-entry-influenced = eine Zunft für den Einfluss wählen
flanders-entry-centre = ein Stadtzentrum platzieren
flanders-entry-choice = verdeckt Karten wählen
flanders-entry-placement = bauen oder vollenden
flanders-entry-cathedral = eine Kathedrale setzen
flanders-entry-master = einen Zunftmeister setzen
flanders-entry-turn = die erste Aktion wählen
flanders-entry-own = eine Karte spielen
flanders-entry-act = { $seat } führt { $card } aus
    .you = du führst { $card } aus
flanders-entry-gold = die goldene Karte
flanders-entry-upkeep = abdecken und werten
flanders-entry-turn-up = { $seat } deckt eine Einflusskarte auf
    .you = du deckst eine Einflusskarte auf

## Was man antworten kann, vollständig genannt

flanders-deed-guild = Die { $coat } führen
flanders-deed-influenced = Die { $coat } unter deinen Einfluss nehmen
flanders-deed-centre = Dein Zentrum auf Grundriss { $place } legen
flanders-deed-choose = { $influence ->
    [0] { $card } wählen
    [one] { $card } mit einer Einflusskarte wählen
   *[other] { $card } mit { $influence } Einflusskarten wählen
}
flanders-deed-build = { $card_key ->
    [site] In { $town } auf { $space } eine Baustelle für ein { $district } eröffnen
   *[other] In { $town } auf { $space } ein { $district } bauen
}
flanders-deed-enlarge = { $card_key ->
    [site] In { $town } auf { $space } eine Baustelle für ein { $district } eröffnen, mit neuem Platz nach { $direction }
   *[other] In { $town } auf { $space } ein { $district } bauen, mit neuem Platz nach { $direction }
}
flanders-deed-swallow = { $card_key ->
    [site] In { $town } auf { $space } eine Baustelle für ein { $district } eröffnen, { $swallowed } kommt hinzu
   *[other] In { $town } auf { $space } ein { $district } bauen, { $swallowed } kommt hinzu
}
flanders-deed-complete = In { $town } die Baustelle auf { $space } vollenden
flanders-deed-cathedral = In { $town } eine Kathedrale auf { $space } setzen
flanders-deed-master = In { $town } einen Zunftmeister auf { $space } setzen
flanders-deed-own = { $card } spielen
flanders-deed-influence = Eine Einflusskarte aufdecken

## Warum eine Antwort vor einer anderen kommt

flanders-reason-points = Das bringt sofort mehr Punkte.
flanders-reason-first-places = Es hilft dir mehr, in { $town } Erster zu werden.
flanders-reason-second-places = Es hilft dir mehr, in { $town } Zweiter zu werden.
flanders-reason-later-places = Es hilft dir mehr, in { $town } noch Punkte zu bekommen.
flanders-reason-ally = Die { $coat }, auf die du Einfluss hast, haben mehr davon.
flanders-reason-cards = Dir bleiben mehr Karten zum Handeln.
flanders-reason-influence = Dir bleibt mehr Einfluss für den Moment, in dem er entscheidet.
flanders-reason-districts = Es spart mehr Viertel der { $coat } für später.
flanders-reason-others = Es bremst { $of } stärker.

flanders-mistake-points = Punkte liegen gelassen
flanders-mistake-first-places = Erste Plätze verpasst
flanders-mistake-second-places = Zweite Plätze verpasst
flanders-mistake-later-places = Hintere Plätze verpasst
flanders-mistake-ally = Die beeinflusste Zunft vergessen
flanders-mistake-cards = Zu viele Karten ausgegeben
flanders-mistake-influence = Einfluss zu früh ausgegeben
flanders-mistake-districts = Viertel zu früh verbraucht
flanders-mistake-others = Die anderen nicht gebremst

## Warum etwas nicht geht

flanders-refused-other-question = Gerade wirst du etwas anderes gefragt.
flanders-refused-other-town = Mit dieser Karte kannst du nur in { $card } etwas tun.
flanders-refused-not-in-play = { $town } ist nicht im Spiel.
flanders-refused-closed = { $town } ist schon gewertet, dort geschieht nichts mehr.
flanders-refused-not-your-coat = Mit dieser Karte kannst du nicht für die { $coat } bauen.
flanders-refused-no-space = Einen Bauplatz { $space } gibt es in { $town } zurzeit nicht.
flanders-refused-covered = In { $town } ist { $space } abgedeckt.
flanders-refused-built-on = In { $town } ist { $space } schon bebaut.
flanders-refused-sold-out = Im Vorrat ist kein { $district } mehr, das dorthin passt.
flanders-refused-wrong-shape = In { $town } hat { $space } nicht die richtige Form für ein { $district }.
flanders-refused-unconnected = Ein Viertel auf { $space } in { $town } würde mit keiner langen Seite etwas Gebautes berühren.
flanders-refused-border = In { $town } grenzt { $space } schon an die { $coat }; gleiche Wappen dürfen nicht aneinandergrenzen.
flanders-refused-no-room = Auf { $space } in { $town } ist nicht genug Raum für ein { $district }.
flanders-refused-not-swallowed = Der Bauplatz { $space } in { $town } ist kein freies Rechteck oder Dreieck direkt neben dieser Kirche.
flanders-refused-needs-place = Die Kirchen A und C brauchen eine Richtung, D den Bauplatz, den sie mit einnimmt, B nichts davon.
flanders-refused-takes-no-place = Nur die Kirchen A, C und D brauchen eine Angabe dahinter, ein { $district } nicht.
flanders-refused-only-builds = Mit der Karte Baustelle kannst du nur bauen, nicht vollenden.
flanders-refused-no-site = In { $town } ist auf { $space } keine Baustelle.
flanders-refused-foreign-site = Mit dieser Karte kannst du keine Baustelle der { $coat } vollenden.
flanders-refused-not-in-hand = { $card } hast du nicht auf der Hand.
flanders-refused-too-much-influence = { $number ->
    [0] Du hast keine Einflusskarten.
    [one] Du hast nur eine Einflusskarte.
   *[other] Du hast nur { $number } Einflusskarten.
}
flanders-refused-place-taken = Auf Grundriss { $place } liegt schon ein Zentrum.
flanders-refused-guild-taken = Die { $coat } kannst du nicht wählen.
flanders-refused-no-church = In { $town } steht auf { $space } keine Kirche.
flanders-refused-has-cathedral = Die Kirche auf { $space } in { $town } hat schon eine Kathedrale.
flanders-refused-no-district = In { $town } liegt auf { $space } weder ein eigenes noch ein graues Viertel.
flanders-refused-no-influence-left = Es sind keine Einflusskarten mehr da.

## Woher die Punkte kommen

flanders-ledger-town = { $town }: die { $coat } auf Platz { $rank }
flanders-ledger-influence = { $number ->
    [one] die meisten Einflusskarten (nur eine)
   *[other] die meisten Einflusskarten ({ $number })
}

## Warum eine Partie so endete

flanders-verdict-ahead = { $lead ->
    [one] { $seat } gewinnt mit einem Punkt Vorsprung vor { $of }, { $number } zu { $less }.
   *[other] { $seat } gewinnt mit { $lead } Punkten Vorsprung vor { $of }, { $number } zu { $less }.
}
    .you = { $lead ->
        [one] Du gewinnst mit einem Punkt Vorsprung vor { $of }, { $number } zu { $less }.
       *[other] Du gewinnst mit { $lead } Punkten Vorsprung vor { $of }, { $number } zu { $less }.
    }
flanders-verdict-alone = { $seat } gewinnt, weil alle anderen den Tisch verlassen haben.
    .you = Du gewinnst, weil alle anderen den Tisch verlassen haben.
flanders-verdict-shared = { $number ->
    [one] Sie haben je einen Punkt und teilen sich den Sieg.
   *[other] Sie haben je { $number } Punkte und teilen sich den Sieg.
}
flanders-verdict-nobody = Alle haben den Tisch verlassen, deshalb gewinnt niemand.
flanders-verdict-left = { $seat } hatte mehr, nämlich { $number }, hat aber den Tisch verlassen.
    .you = Du hattest mehr, nämlich { $number }, hast aber den Tisch verlassen.
flanders-verdict-golden-gone = Das Spiel endete, weil die goldenen Karten aufgebraucht sind.
flanders-verdict-full = Das Spiel endete, weil höchstens noch ein Bauplatz frei war.
flanders-verdict-full-for-two = Das Spiel endete, weil kein Bauplatz mehr frei war, auf dem eine eurer Zünfte, die Waffenschmiede oder die Kirche noch hätten bauen können.
flanders-verdict-stalemate = Das Spiel endete, weil { $number } Züge lang nichts gebaut oder vollendet wurde.
