## Knöpfe der Leiste

gilde-ui-do-play = { $card } spielen
gilde-ui-do-play-cost = { $number ->
    [0] { $card } kostenlos spielen
   *[other] { $card } für { $number } Taler spielen
}
gilde-ui-do-respond = { $card }
gilde-ui-do-respond-cost = { $number ->
    [0] { $card }, kostenlos
   *[other] { $card }, { $number } Taler
}
gilde-ui-do-respond-at = { $first }: { $whom }
gilde-ui-aim-card = { $name }, { $card }
gilde-ui-do-profession = { $profession } werden
gilde-ui-do-redraw = Neue Hand ziehen
gilde-ui-do-use = { $card } einsetzen
gilde-ui-do-at = Auf { $name } zielen
gilde-ui-do-at-card = Auf { $card } von { $name } zielen
gilde-ui-do-paying = An { $name } zahlen
gilde-ui-do-upgrade = Residenz ausbauen
gilde-ui-do-town-hall = Rathaus bauen
gilde-ui-do-with = { $name } beteiligen
gilde-ui-do-build = So bauen
gilde-ui-do-request = Wahl beantragen
gilde-ui-do-release = { $card } abgeben
gilde-ui-do-sell = { $card } verkaufen
gilde-ui-do-end = Aktionen beenden
gilde-ui-do-pass = Passen
gilde-ui-do-tower = In den Schuldturm
gilde-ui-do-discard = { $card } ablegen
gilde-ui-do-keep = Alle behalten
gilde-ui-do-choose = Antwort { $number }
gilde-ui-do-choose-known = { $number }: { $what }
gilde-ui-do-pick = { $card } wählen
gilde-ui-do-deal = Handel vorschlagen
gilde-ui-do-offer = { $card } anbieten
gilde-ui-do-ask = { $name } um { $card } bitten
gilde-ui-do-give = Taler schenken
gilde-ui-do-beg = Um Taler bitten
gilde-ui-do-lend = Taler verleihen
gilde-ui-do-borrow = Taler leihen
gilde-ui-do-extend = Darlehen { $number } verlängern
gilde-ui-do-forgive = Darlehen { $number } erlassen
gilde-ui-do-to = { $name }
gilde-ui-do-of = { $name }
gilde-ui-do-for = { $number ->
    [0] Umsonst
   *[other] Für { $number } Taler
}
gilde-ui-do-talers = { $number } Taler
gilde-ui-do-repay = { $number } zurück
gilde-ui-do-in = { $number ->
    [one] In { $number } Zug
   *[other] In { $number } Zügen
}
gilde-ui-do-by = { $number ->
    [one] Um { $number } Zug
   *[other] Um { $number } Züge
}
gilde-ui-do-points = { $number ->
    [0] Keine Erfahrung
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
gilde-ui-do-accept = Annehmen
gilde-ui-do-decline = Ablehnen

gilde-ui-effect = { $op ->
    [gain-talers] { $number } Taler bekommen
    [pay-talers] { $number } Taler zahlen
    [random-check] dein Glück gegen { $number } versuchen
    [lock] { $number ->
        [one] eine Karte wird für { $number } Runde gesperrt
       *[other] eine Karte wird für { $number } Runden gesperrt
    }
    [draw] { $number ->
        [one] { $number } Karte ziehen
       *[other] { $number } Karten ziehen
    }
    [discard] { $number ->
        [one] { $number } Karte ablegen
       *[other] { $number } Karten ablegen
    }
    [destroy] eine Karte abgeben
    [temp] eine Änderung auf Zeit
   *[other] siehe Karte
}

## Was noch fehlt

gilde-ui-missing-profession = Wähle eine Profession
gilde-ui-missing-action = Wähle eine Karte
gilde-ui-missing-target = Wähle ein Ziel
gilde-ui-missing-player = Wähle jemanden
gilde-ui-missing-builder = Wähle jemanden
gilde-ui-missing-number = Wähle eine Zahl
gilde-ui-missing-discard = Wähle eine Karte
gilde-ui-missing-answer = Wähle eine Antwort
gilde-ui-missing-money = Wähle, wie du zahlst
gilde-ui-missing-other = Wähle

## Was ein Zug ändert

gilde-ui-change = { $what } { $from } → { $to }.
gilde-ui-rises = Du steigst auf: { $title }.
gilde-ui-talers = Taler
gilde-ui-experience = Erfahrung
gilde-ui-odds = { $number ->
    [0] Es kann nicht gelingen.
    [100] Es gelingt sicher.
   *[other] Erfolgschance: { $number } %.
}
gilde-ui-needs = { $name } braucht eine Zahl über { $number }.
gilde-ui-needs-adds = { $name } braucht eine Zahl über { $number } und zählt { $bonus } zur gezogenen dazu.
gilde-ui-drew = Gezogen wurde die Zahl { $number }.

## Karten

gilde-ui-req-favour = Gunst { $number }
gilde-ui-req-businesses = { $number ->
    [one] { $number } Betrieb
   *[other] { $number } Betriebe
}
gilde-ui-req-election = eine beantragte Wahl
gilde-ui-or = {" "}oder{" "}
gilde-ui-needs-said = Voraussetzung: { $what }.
gilde-ui-cancels = Was sie aufhebt, bringt keine Erfahrung.
gilde-ui-cancelled = Wird sie aufgehoben, bringt sie keine Erfahrung.
gilde-ui-card-said = { $name }, { $type }, kostet { $cost }, Wert { $value }.
gilde-ui-can-said = Hier kannst du etwas tun.
gilde-ui-locked = { $number ->
    [one] gesperrt, { $number } Runde
   *[other] gesperrt, { $number } Runden
}
gilde-ui-dormant = wirkt ab dem nächsten Zug
gilde-ui-copies = { $number ->
    [one] einmal im Stapel
   *[other] { $number }-mal im Stapel
}

## Auslagen

gilde-ui-you = (du)
gilde-ui-standing-acts = am Zug
gilde-ui-standing-next = danach
gilde-ui-board = Was vor allen liegt
gilde-ui-tables = Andere Plätze
gilde-ui-table-of = Auslage von { $name }
gilde-ui-other-tables = Die Auslagen der anderen
gilde-ui-own-table = Deine Auslage
gilde-ui-no-cards = Noch keine Karten ausgelegt.
gilde-ui-free-places = Freie Plätze
gilde-ui-free-business = { $number ->
    [0] kein Betrieb
    [one] 1 Betrieb
   *[other] { $number } Betriebe
}
gilde-ui-free-extension = { $number ->
    [0] keine Erweiterung
    [one] 1 Erweiterung
   *[other] { $number } Erweiterungen
}
gilde-ui-free-artefact = { $number ->
    [0] kein Artefakt
    [one] 1 Artefakt
   *[other] { $number } Artefakte
}
gilde-ui-hand-of = { $number ->
    [0] keine Handkarten
    [one] { $number } Handkarte
   *[other] { $number } Handkarten
}
gilde-ui-talers-of = { $number ->
    [0] keine Taler
   *[other] { $number } Taler
}
gilde-ui-known-hand = Handkarten, die du kennst
gilde-ui-tower = im Schuldturm
gilde-ui-lasting = { $stat } { $change }, { $until }
gilde-ui-numbers-of = Zahlen von { $name }
gilde-ui-stat = { $stat } { $number }
gilde-ui-stat-said = { $stat } { $number }. Woher kommt das?
gilde-ui-from-rules = für alle gleich
gilde-ui-from-nothing = Dazu trägt noch nichts bei.
gilde-ui-xp-said = Erfahrung { $xp }; { $title } ab { $next }
gilde-ui-xp-top = Erfahrung { $xp }, höchster Titel

## Die Tischmitte

gilde-ui-centre = In der Mitte
gilde-ui-deck = Stapel
gilde-ui-discard = Ablage
gilde-ui-discard-top = Ablagestapel, { $number } Karten, oben { $card }
gilde-ui-discard-empty = Ablagestapel, leer
gilde-ui-hall-deck = noch im Stapel
gilde-ui-hall-centre = alle dürfen es bauen
gilde-ui-hall-built = gebaut
gilde-ui-requests = Wahl beantragt von { $names }
gilde-ui-votes = Gezählte Stimmen: { $list }
gilde-ui-vote = { $name } { $number }
gilde-ui-political = { $number ->
    [0] in diesem Zug kein Stadtteil und keine Person mehr
    [one] in diesem Zug noch ein Stadtteil oder eine Person
   *[other] in diesem Zug noch { $number } Stadtteile oder Personen
}
gilde-ui-phase = { $name }: { $phase }
gilde-ui-phase-you = Du bist am Zug: { $phase }
gilde-ui-share = { $name }: { $talers }, { $points }
gilde-ui-proposal = Vorschlag für das Rathaus
gilde-ui-choose-profession = Die Professionen
gilde-ui-taken = { $name }
gilde-ui-winner = { $name } gewinnt.
gilde-ui-winner-you = Du gewinnst.

## Was gerade abgehandelt wird

gilde-ui-chain = Wird gerade abgehandelt
gilde-ui-chain-card = { $name } spielt { $card }
gilde-ui-chain-at = { $name } spielt { $card } auf { $whom }
gilde-ui-chain-on = { $name } spielt { $card } auf { $target } von { $whom }
gilde-ui-chain-draw = { $name } zieht

## Hand

gilde-ui-hand = { $number ->
    [one] Deine Hand: { $number } Karte, Limit { $limit }.
   *[other] Deine Hand: { $number } Karten, Limit { $limit }.
}
gilde-ui-hand-empty = Du hast keine Karten auf der Hand.
gilde-ui-hand-now = Nur Karten mit goldenem Rahmen kannst du jetzt spielen.

## Daueranweisungen

gilde-ui-orders = Daueraufträge
gilde-ui-pass-until = Passen bis zu meinem Zug (alle sehen es)
gilde-ui-pass-turn = Passen bis zum Ende dieses Zuges (alle sehen es)
gilde-ui-ask-again = Mich wieder fragen
gilde-ui-passes = passt vorerst
gilde-ui-aloud-about = Alle sehen, dass du im Voraus passt: Wo alle es tun, muss niemand warten. Es endet, wenn eine Karte auf dich zielt. Ein Dauerauftrag, der immer passt oder nur nicht, wenn es dich trifft, sagt es für dich an, wenn er an erster Stelle steht.
gilde-ui-orders-about = Sie antworten für dich, wenn andere Karten spielen. Der erste, der zutrifft, gilt; trifft keiner zu, wirst du gefragt.
gilde-ui-orders-none = Kein Dauerauftrag: Du wirst jedes Mal gefragt, wenn du reagieren könntest.
gilde-ui-order-pass = Passen
gilde-ui-order-respond = Mit { $card } reagieren
gilde-ui-order-always = jedes Mal
gilde-ui-order-unless-targeted = außer es trifft mich
gilde-ui-order-unless = außer bei: { $word }
gilde-ui-order-against-targeted = wenn es mich trifft
gilde-ui-order-against = bei: { $word }
gilde-ui-word-start = ein Zug beginnt
gilde-ui-word-end = Aktionen enden
gilde-ui-word-attack = etwas zielt auf jemanden
gilde-ui-word-number = eine Zahl wurde gezogen
gilde-ui-word-targeted = es trifft mich
gilde-ui-order-said = { $answer }, { $when }
gilde-ui-order-add = Neuer Auftrag
gilde-ui-order-answer = Antwort
gilde-ui-order-when = Wann
gilde-ui-order-first = Nach oben
gilde-ui-order-remove = Entfernen
gilde-ui-remove-said = Entfernen: { $order }
gilde-ui-first-said = Nach oben: { $order }
gilde-ui-add = Hinzufügen
gilde-ui-close = Schließen

## Geschäfte

gilde-ui-deals = Handel
gilde-ui-deal-new = Handeln
gilde-ui-deal-kind = Was
gilde-ui-deal-sell = Karte verkaufen
gilde-ui-deal-buy = Karte kaufen
gilde-ui-deal-give = Taler schenken
gilde-ui-deal-beg = Um Taler bitten
gilde-ui-deal-lend = Taler verleihen
gilde-ui-deal-borrow = Taler leihen
gilde-ui-deal-with = Mit wem
gilde-ui-deal-card = Karte
gilde-ui-deal-no-card = Dort liegt keine Karte, die verkauft werden kann.
gilde-ui-deal-price = Preis
gilde-ui-deal-sum = Taler
gilde-ui-deal-repay = Zurückzuzahlen
gilde-ui-deal-turns = Züge bis dahin
gilde-ui-deal-ask-now = { $name } jetzt fragen
gilde-ui-deal-give-now = Jetzt schenken
gilde-ui-deal-lay = Auf dem Tisch liegen lassen
gilde-ui-deal-lay-about = Auf einen Vorschlag wartet niemand: { $name } kann ihn annehmen, bis dieser Zug endet. Nur ihr beide seht ihn.
gilde-ui-deal-now-about = Fragst du jetzt, wartet das Spiel auf die Antwort. Noch mögliche Angebote in diesem Zug: { $number }.
gilde-ui-proposals = Vorschläge auf dem Tisch
gilde-ui-proposals-none = Es liegt kein Vorschlag auf dem Tisch.
gilde-ui-mine = Von dir, für { $name }
gilde-ui-theirs = Von { $name }
gilde-ui-put-away = Weglegen
gilde-ui-proposal-agreed = Abgemacht. Es gilt, sobald niemand mehr reagieren kann.
gilde-ui-proposal-declined = { $name } sagt nein.
gilde-ui-proposal-failed = Daraus wurde nichts: Es war nicht mehr möglich.
gilde-ui-take = Annehmen
gilde-ui-refuse = Nein, danke
gilde-ui-withdraw = Zurückziehen
gilde-ui-said-sell = Du verkaufst { $name } { $card } für { $number }.
gilde-ui-said-buy = Du kaufst { $card } von { $name } für { $number }.
gilde-ui-said-give = Du schenkst { $name } { $number }.
gilde-ui-said-beg = { $name } schenkt dir { $number }.
gilde-ui-said-lend = Du leihst { $name } { $number } und bekommst { $repay } zurück, in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}.
gilde-ui-said-borrow = { $name } leiht dir { $number }; du zahlst { $repay } zurück, in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}.
gilde-ui-loans = Darlehen und Schulden
gilde-ui-loan = { $name } schuldet { $to } { $number }, { $turns ->
    [0] jetzt fällig
    [one] fällig in { $turns } Zug
   *[other] fällig in { $turns } Zügen
}.
gilde-ui-bank = der Bank
gilde-ui-extend = Mehr Zeit geben
gilde-ui-forgive = Erlassen
gilde-ui-less = Weniger
gilde-ui-more = Mehr
gilde-ui-choose-number = Wähle eine Zahl
gilde-ui-choices = Möglichkeiten
gilde-ui-moves = Was du tun kannst
gilde-ui-in-words = Der Tisch als Text

## Das Protokoll: Taten dessen, der am Zug ist; der Name steht darüber

gilde-ui-log-you = Du
gilde-ui-log-election = Die Wahl
gilde-ui-log-experience = (+{ $number } → { $total })
gilde-ui-log-draws = { $you ->
    [0] zieht { $number }
   *[other] ziehst { $number }
}
gilde-ui-log-earned = +{ gilde-talers }
gilde-ui-log-paid-upkeep = −{ gilde-talers } Unterhalt
gilde-ui-log-played = { $you ->
    [0] spielt { $card }
   *[other] spielst { $card }
}
gilde-ui-log-played-at = { $you ->
    [0] spielt { $card } auf { $of }
   *[other] spielst { $card } auf { $of }
}
gilde-ui-log-played-on = { $you ->
    [0] spielt { $card } auf { $target } von { $of }
   *[other] spielst { $card } auf { $target } von { $of }
}
gilde-ui-log-used = { $you ->
    [0] nutzt { $card }
   *[other] nutzt { $card }
}
gilde-ui-log-used-at = { $you ->
    [0] nutzt { $card } gegen { $of }
   *[other] nutzt { $card } gegen { $of }
}
gilde-ui-log-used-on = { $you ->
    [0] nutzt { $card } auf { $target } von { $of }
   *[other] nutzt { $card } auf { $target } von { $of }
}
gilde-ui-log-sold = { $you ->
    [0] verkauft { $card } { gilde-for-talers }
   *[other] verkaufst { $card } { gilde-for-talers }
}
gilde-ui-log-discarded = { $you ->
    [0] legt { $card } ab
   *[other] legst { $card } ab
}
gilde-ui-log-number-drawn = Zufallszahl { $number } ({ $card })
gilde-ui-log-succeeded = gelingt, { $number } gegen { $against }
gilde-ui-log-failed = misslingt, { $number } gegen { $against }
gilde-ui-log-gained = +{ gilde-talers }
gilde-ui-log-paid = −{ gilde-talers } an { $to }
gilde-ui-log-paid-bank = −{ gilde-talers }
gilde-ui-log-paid-owner = −{ gilde-talers } an { $to }
gilde-ui-log-rose = { $title }
gilde-ui-log-upgraded = { $residence }
gilde-ui-log-unlocked = { $card } ist wieder frei
gilde-ui-log-woke = { $card } wirkt ab jetzt
gilde-ui-log-took = { $you ->
    [0] nimmt { $card } von { $of }
   *[other] nimmst { $card } von { $of }
}
gilde-ui-log-looked = { $you ->
    [0] sieht die Hand von { $of } an
   *[other] siehst die Hand von { $of } an
}
gilde-ui-log-laid-out = { $you ->
    [0] legt { $card } aus
   *[other] legst { $card } aus
}
gilde-ui-log-released = { $you ->
    [0] gibt { $card } ab
   *[other] gibst { $card } ab
}
gilde-ui-log-lasting = { $until_key ->
    [election] { $stat } { gilde-change } bei der nächsten Wahl
    [own-next-turn] { $stat } { gilde-change } bis zum nächsten eigenen Zug
   *[other] { $stat } { gilde-change } bis zum Ende des Zuges
}

## Der Tisch auf einen Blick

gilde-ui-window = Zeit zu reagieren
gilde-ui-hand-short = Deine Hand: { $number } von { $limit }
gilde-ui-hand-over = { $number ->
    [one] eine muss am Ende deines Zuges weg
   *[other] { $number } müssen am Ende deines Zuges weg
}
gilde-ui-more-cards = { $number ->
    [one] 1 weitere
   *[other] { $number } weitere
}
gilde-ui-yields = bringt { $number }
gilde-ui-place-business = { $number ->
    [one] Betrieb
   *[other] Betriebe
}
gilde-ui-place-extension = { $number ->
    [one] Erweiterung
   *[other] Erweiterungen
}
gilde-ui-place-artefact = { $number ->
    [one] Artefakt
   *[other] Artefakte
}
gilde-ui-free-said = Frei: { $list }
gilde-ui-free = kostenlos
gilde-ui-chain-card-by-you = Du spielst { $card }
gilde-ui-chain-at-by-you = Du spielst { $card } auf { $whom }
gilde-ui-chain-on-by-you = Du spielst { $card } auf { $whom }: { $target }
gilde-ui-chain-draw-by-you = Du ziehst
gilde-ui-chain-at-you = { $name } spielt { $card } auf dich
gilde-ui-chain-on-you = { $name } spielt { $card } auf deine Karte { $target }
gilde-ui-window-all = Alle antworten gleichzeitig und geheim.
gilde-ui-window-at-you = Gegen dich gerichtet. Alle antworten gleichzeitig und geheim.
gilde-ui-answers = Antworten
gilde-ui-answer-said = { $answer }; { $outcome }: { $number } %
gilde-ui-percent = { $number } %
gilde-ui-outcome-stands = sie bleibt stehen
gilde-ui-outcome-fails = es misslingt
gilde-ui-outcome-succeeds = es gelingt
gilde-ui-everybody-sees = alle sehen es
gilde-ui-others-wait = { $number ->
    [one] eine weitere Handkarte wartet auf deinen Zug
   *[other] { $number } weitere Handkarten warten auf deinen Zug
}
gilde-ui-needs-guard = Davon ist { $number } dein Schutz.
gilde-ui-or-sell = oder wähle eine Karte deiner Auslage, um sie zu verkaufen
gilde-ui-goes-at-end = { $card } am Ende ablegen
gilde-ui-do-end-discarding = Beenden, { $cards } ablegen
gilde-ui-ask-idle = Frag mich am Anfang und Ende von Zügen auch, wenn ich nur eine Karte verkaufen oder abgeben könnte
gilde-ui-ask-spare = Frag mich vor dem Nachziehen, auch wenn ich keine Karte angehakt habe
gilde-ui-order-sell = { $card } verkaufen
gilde-ui-order-release = { $card } abgeben
gilde-ui-order-against-idle = wenn ich nichts dafür habe
gilde-ui-order-unless-idle = außer wenn ich nichts dafür habe
gilde-ui-deal-with-name = Handel mit { $name }
gilde-ui-tray-sell = Du bietest { $name } { $card } an
gilde-ui-tray-buy = Du kaufst { $card } von { $name }
gilde-ui-gives = { $name } gibt
gilde-ui-you-give = Du gibst
gilde-ui-printed-cost = Aufgedruckte Kosten: { $number }.
gilde-ui-your-talers = Deine Taler
gilde-ui-counter = { $name }: „Für { $number }, ja.“
gilde-ui-laid-laid = { $name } überlegt.
gilde-ui-laid-agreed = Abgemacht. Es geschieht, sobald niemand mehr reagieren kann.
gilde-ui-laid-declined = { $name } lehnt ab.
gilde-ui-laid-failed = Daraus wurde nichts: Es war nicht mehr möglich.
gilde-ui-offers-you = { $name } bietet dir das an.
gilde-ui-agree-to = { $number } annehmen
gilde-ui-ask-now = Jetzt fragen
gilde-ui-offer-for = Für { $number } anbieten
gilde-ui-bid = { $number } bieten
gilde-ui-other-price = Anderer Preis
gilde-ui-agree = Annehmen
gilde-ui-offer-to = { $card } anbieten …
gilde-ui-ask-for = { $name } um { $card } bitten

## Die erste Seite der Regeln

gilde-ui-page-goal-1 = Du beginnst als Gemeiner. Jede Karte, die du spielst, bringt so viel Erfahrung, wie sie wert ist; mit 120 Punkten wirst du Graf und gewinnst.
gilde-ui-page-goal-2 = Oder du lässt dich zum Bürgermeister wählen: Steht das Rathaus, gewinnen die meisten Stimmen die Wahl und das Spiel.
gilde-ui-page-round-1 = Dein Zug beginnt: Du bekommst 2 Taler und was deine Betriebe abwerfen. Dann zahlst du Schulden und Unterhalt.
gilde-ui-page-round-2 = Spiele so viele Karten, wie du bezahlen kannst, eine nach der anderen, aber nur einen Stadtteil oder eine Person.
gilde-ui-page-round-3 = Können andere reagieren, werden sie gefragt: Sofortmaßnahmen heben Angriffe auf oder ziehen eine Zufallszahl neu.
gilde-ui-page-round-4 = Beende deine Aktionen, lege eine Karte ab, wenn du magst, und ziehe bis zu deinem Handkartenlimit nach.
gilde-ui-page-may-1 = Betriebe, Zusatzgebäude und Erweiterungen bringen Taler und Schutz. Artefakte und Personen helfen auf viele Arten.
gilde-ui-page-may-2 = Maßnahmen greifen an oder helfen einmal. Bei einem Angriff wird die oberste Karte des Stapels gezogen: Ihr Wert muss höher sein als die Zahl dagegen, und Schutz erhöht diese Zahl.
gilde-ui-page-may-3 = Verkaufe in deinem Zug jederzeit Karten für die Hälfte ihrer Kosten, nur keine Stadtteile und Personen. Handle mit den anderen um Karten und Taler.
gilde-ui-page-may-4 = Baue deine Residenz um, sobald dein Titel es erlaubt: Sie bietet mehr Platz.
gilde-ui-page-score-1 = Erfahrung hebt dich von Titel zu Titel. Ein höherer Titel erlaubt mehr Betriebe und ab einem bestimmten Titel auch die Wahl.
gilde-ui-page-score-2 = Stimmen kommen von Stadtteilen und Personen. Bei der Wahl kommt für alle eine Zufallszahl dazu.
gilde-ui-page-example-1 = Ein Angriff gegen 3 trifft auf Schutz 2, er braucht also eine Zahl über 5. Die gezogene Karte hat Wert 6: Der Angriff gelingt.
gilde-ui-page-example-2 = Du hast 4 Taler und spielst einen Betrieb, der 3 kostet und 2 wert ist: Dir bleibt 1 Taler, du bekommst 2 Erfahrung, und der Betrieb zahlt ab deinem nächsten Zug.

## Die Bühne über den Tischen

gilde-ui-stage-succeeds = { $total } gegen { $against }: Es gelingt.
gilde-ui-stage-fails = { $total } gegen { $against }: Es misslingt.
gilde-ui-stage-needs = Nötig ist mehr als { $against }.
gilde-ui-stage-needs-guard = Nötig ist mehr als { $against }: { $least }, dazu { $guard } für { $stat }.
gilde-ui-stage-with-bonus = { $number } + { $bonus } = { $total }
gilde-ui-stage-replaced = Vorher gezogen und ersetzt: { $cards }
gilde-ui-stage-draws = { $card }: { $value }
gilde-ui-stage-election = Wahlnacht
gilde-ui-stage-requested = { $you ->
    [0] { $name } hat die Wahl beantragt.
   *[other] Du hast die Wahl beantragt.
}
gilde-ui-stage-tied = Gleichstand mit { $votes } Stimmen: { $names }. Alle ziehen noch einmal, und jetzt zählt eine Karte voll.
gilde-ui-stage-decisive = { $you ->
    [0] { $name } braucht eine { $wins } für das Bürgermeisteramt.
   *[other] Du brauchst eine { $wins } für das Bürgermeisteramt.
}
gilde-ui-stage-decisive-level = { $you ->
    [0] { $name } braucht eine { $wins } für das Bürgermeisteramt, eine { $level } für den Gleichstand.
   *[other] Du brauchst eine { $wins } für das Bürgermeisteramt, eine { $level } für den Gleichstand.
}
gilde-ui-stage-chances = Von den Karten, die du nicht siehst, haben { $inHundred } % mindestens { $wins }.
gilde-ui-stage-chances-level = Von den Karten, die du nicht siehst, haben { $inHundred } % mindestens { $wins }; { $level } % reichen zum Gleichstand.
gilde-ui-stage-elected = { $you ->
    [0] { $name } gewinnt die Bürgermeisterwahl mit { $votes } Stimmen.
   *[other] Du gewinnst die Bürgermeisterwahl mit { $votes } Stimmen.
}
gilde-ui-stage-elected-level = { $you ->
    [0] Immer noch Gleichstand mit { $votes } Stimmen: { $name } hat mehr Erfahrung oder Taler und gewinnt die Bürgermeisterwahl.
   *[other] Immer noch Gleichstand mit { $votes } Stimmen: Du hast mehr Erfahrung oder Taler und gewinnst die Bürgermeisterwahl.
}
gilde-ui-stage-votes = Stimmen: { $votes }.
gilde-ui-stage-watch = Nicht zur Wahl: { $names }.
gilde-ui-stage-count = { $you ->
    [0] { $name } erreicht den Grafentitel
   *[other] Du erreichst den Grafentitel
}
gilde-ui-stage-count-why = { $xp } Erfahrung: Der Grafentitel verlangt { $least }.
