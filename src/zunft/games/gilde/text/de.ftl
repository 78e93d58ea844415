gilde-title = Die Gilde
    .about = Vom Gemeinen zum Bürgermeister oder Grafen: Betriebe führen, die Gunst der Stadt gewinnen und dafür sorgen, dass die anderen schlecht schlafen.

## Ausgaben

gilde-edition-reconstruction = Rekonstruktion
    .about = 127 Karten, sechs Professionen und 120 Punkte bis zum Grafen; das Kartenspiel ist nach den Angaben der Regeln neu entworfen und abgestimmt.
gilde-edition-tiny = Winzig
    .about = 66 Karten, vier davon auf der Hand, und 30 Punkte bis zum Grafen: in Minuten gespielt, gut zum Ausprobieren.

## Beträge und Fristen, die in vielen Sätzen stehen; Taler im Nominativ oder Akkusativ

gilde-talers = { $number } Taler
gilde-for-talers = für { $number } Taler
gilde-repayment = { $turns ->
    [one] Rückzahlung { $repay } in { $turns } Zug
   *[other] Rückzahlung { $repay } in { $turns } Zügen
}
gilde-change = { $number ->
    [-9] −9
    [-8] −8
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $number }
}
gilde-cost-cash = { $cost } Taler, und du hast { $cash ->
    [0] keine
   *[other] nur { $cash }
}

## Wer keinen Platz am Tisch hat: die Bank im Dativ, alle anderen im Akkusativ

gilde-to-bank = der Bank
gilde-of-everybody = alle anderen

## Arten von Karten und Taten

gilde-type-business = Betrieb
gilde-type-annex = Zusatzgebäude
gilde-type-extension = Erweiterung
gilde-type-district = Stadtteil
gilde-type-person = Person
gilde-type-artefact = Artefakt
gilde-type-measure = Maßnahme
gilde-type-instant = Sofortmaßnahme
gilde-type-public = öffentliches Gebäude

gilde-kind-sabotage = Sabotage
gilde-kind-burglary = Einbruch
gilde-kind-intrigue = Intrige
gilde-kind-extortion = Erpressung
gilde-kind-counter = Abwehr
gilde-kind-luck = Glück
gilde-kind-bribery = Bestechung
gilde-kind-protection = Schutz
gilde-kind-economy = Wirtschaft
gilde-kind-social = Gesellschaft

## Wie die Werte heißen

gilde-stat-income = Einkommen
gilde-stat-upkeep = Unterhalt
gilde-stat-votes = Stimmen
gilde-stat-favour = Gunst
gilde-stat-sabotage-protection = Sabotageschutz
gilde-stat-burglary-protection = Einbruchschutz
gilde-stat-intrigue-protection = Intrigenschutz
gilde-stat-inventory-slots = Inventarplätze
gilde-stat-extension-slots = Erweiterungsplätze
gilde-stat-hand-limit = Handkartenlimit
gilde-stat-business-limit = Betriebslimit
gilde-stat-sale-bonus = Zuschlag je Verkauf
gilde-stat-check-bonus-sabotage = Zufallszahl bei Sabotage
gilde-stat-check-bonus-burglary = Zufallszahl bei Einbruch
gilde-stat-check-bonus-intrigue = Zufallszahl bei Intrige
gilde-stat-check-bonus-extortion = Zufallszahl bei Erpressung
gilde-stat-cost-business = Kosten von Betrieben
gilde-stat-cost-annex = Kosten von Zusatzgebäuden
gilde-stat-cost-extension = Kosten von Erweiterungen
gilde-stat-cost-district = Kosten von Stadtteilen
gilde-stat-cost-person = Kosten von Personen
gilde-stat-cost-artefact = Kosten von Artefakten
gilde-stat-cost-measure = Kosten von Maßnahmen
gilde-stat-cost-instant = Kosten von Sofortmaßnahmen
gilde-stat-cost-residence = Kosten von Residenzen

## Wie lange etwas dauert und warum gezahlt werden muss

gilde-until-end-of-turn = bis zum Ende des Zuges
gilde-until-own-next-turn = bis zum Beginn des nächsten eigenen Zuges
gilde-until-election = bis eine Wahl abgehalten ist

gilde-why-fine = Strafe oder Erpressung
gilde-why-debts = Schulden
gilde-why-upkeep = Unterhalt

## Phasen eines Zuges

gilde-phase-setup = Vorbereitung
gilde-phase-start = Beginn des Zuges
gilde-phase-election = Bürgermeisterwahl, wenn eine ansteht
gilde-phase-income = Einkommen
gilde-phase-debts = Schulden
gilde-phase-upkeep = Unterhalt
gilde-phase-unlock = Entsperren
gilde-phase-actions = Aktionen
gilde-phase-closing = Ende der Aktionen
gilde-phase-refill = Ablegen und Nachziehen
gilde-phase-surplus = überzählige Karten ablegen
gilde-phase-end = Ende des Zuges

## Geschäfte untereinander

gilde-deal-offer = Karte verkaufen
gilde-deal-ask = Karte kaufen
gilde-deal-give = Taler verschenken
gilde-deal-beg = um Taler bitten
gilde-deal-lend = Taler verleihen
gilde-deal-borrow = Taler leihen

## Was man tun kann

gilde-verb-profession = Profession wählen
gilde-verb-redraw = neue Hand ziehen
gilde-verb-play = Karte spielen
gilde-verb-use = Artefakt einsetzen
gilde-verb-at = Ziel nennen
gilde-verb-paying = sagen, wer die Kosten bekommt
gilde-verb-upgrade = Residenz umbauen
gilde-verb-town-hall = Rathaus bauen
gilde-verb-with = jemanden am Bau beteiligen
gilde-verb-build = bauen
gilde-verb-request = Bürgermeisterwahl beantragen
gilde-verb-release = einen Stadtteil oder eine Person abgeben
gilde-verb-sell = Karte auf den Ablagestapel verkaufen
gilde-verb-end = Aktionen beenden
gilde-verb-pass = passen
gilde-verb-pass-windows = bis zu deinem nächsten Zug passen, oder bis zum Ende dieses Zuges
gilde-verb-answer-windows = wieder gefragt werden
gilde-verb-respond = mit einer Karte reagieren
gilde-verb-tower = in den Schuldturm gehen
gilde-verb-discard = Karte ablegen
gilde-verb-keep = alle Karten behalten
gilde-verb-choose = Möglichkeit wählen
gilde-verb-pick = Karte auswählen
gilde-verb-deal = Handel vorschlagen
gilde-verb-offer = Karte anbieten
gilde-verb-ask = um eine Karte bitten
gilde-verb-give = Taler verschenken
gilde-verb-beg = um Taler bitten
gilde-verb-lend = Taler verleihen
gilde-verb-borrow = Taler leihen
gilde-verb-agree = einen Vorschlag annehmen
gilde-verb-extend = Darlehen verlängern
gilde-verb-forgive = Darlehen oder Schuld erlassen
gilde-verb-to = sagen, wer es bekommt
gilde-verb-of = sagen, wer gefragt wird
gilde-verb-for = Preis nennen
gilde-verb-talers = Betrag nennen
gilde-verb-repay = Rückzahlung nennen
gilde-verb-in = Frist nennen
gilde-verb-by = Aufschub nennen
gilde-verb-points = Anteil an der Erfahrung nennen
gilde-verb-accept = annehmen
gilde-verb-decline = ablehnen
gilde-verb-draw = ziehen

## Varianten

gilde-preset-our-table = An unserem Tisch
    .about = Anders als im Regelheft darfst du in fremden Zügen nur verkaufen, wo es etwas ausmachen kann, damit niemand auf Verkäufe wartet, die nichts ändern.
gilde-preset-as-printed = Wie im Regelheft
    .about = Immer wenn jemand reagieren darf, dürfen alle auch verkaufen, und jedes Mal wird auf alle gewartet.

gilde-option-professions = Professionen
    .about = Wie alle zu ihrer Profession kommen.
gilde-option-professions-chosen = gewählt
    .about = Wer zuletzt am Zug ist, wählt zuerst; jede Profession gibt es nur einmal.
gilde-option-professions-by-lot = ausgelost
    .about = Die Professionen werden zufällig verteilt, jede nur einmal.

gilde-option-sell_target_in_response = Angegriffene Karte verkaufen
    .about = Ob du genau die Karte verkaufen darfst, auf die ein Angriff zielt.
gilde-option-sell_target_in_response-allowed = erlaubt
    .about = Du darfst sie zum halben Preis verkaufen, bevor der Angriff trifft; er geht dann ins Leere.
gilde-option-sell_target_in_response-forbidden = verboten
    .about = Die angegriffene Karte bleibt; andere darfst du verkaufen, um deine Abwehr zu bezahlen.

gilde-option-sell_anytime = Verkaufen in fremden Zügen
    .about = Ob du bei jeder Gelegenheit zum Reagieren auch nach Verkäufen gefragt wirst.
gilde-option-sell_anytime-off = wo es zählt
    .about = Du darfst in deinem Zug verkaufen, wenn du angegriffen wirst und wenn dir für eine Reaktion das Geld fehlt.
gilde-option-sell_anytime-on = bei jeder Gelegenheit
    .about = Immer, wenn jemand reagieren darf, darfst du auch verkaufen; dann wirst du viel öfter gefragt.

gilde-option-loans = Darlehen
    .about = Ob über Darlehen Buch geführt wird.
gilde-option-loans-tracked = mit Buchführung
    .about = Betrag, Rückzahlung und Frist werden vereinbart, und das Darlehen wird von selbst fällig.
gilde-option-loans-talk-only = nur auf Ehrenwort
    .about = Taler kann man nur verschenken; ob sie zurückkommen, ist Vertrauenssache.

gilde-option-discard_pile = Ablagestapel
    .about = Ob du ihn durchsehen darfst.
gilde-option-discard_pile-top-only = nur die oberste Karte
    .about = Du siehst die oberste Karte und wie viele es sind.
gilde-option-discard_pile-open = offen
    .about = Alle sehen jederzeit alle abgelegten Karten.

gilde-option-stop = Schluss nach 60 Runden
    .about = Ob eine Partie abgebrochen wird, die nicht enden will.
gilde-option-stop-never = nie
    .about = Gespielt wird, bis jemand Graf ist oder eine Wahl abgehalten wird.
gilde-option-stop-after-60-rounds = nach 60 Runden
    .about = Nach 60 Runden gewinnt, wer die meiste Erfahrung hat.

gilde-option-start_talers = Taler zu Beginn
    .about = Ob spätere Plätze fürs Warten entschädigt werden.
gilde-option-start_talers-equal = für alle gleich
    .about = Alle beginnen mit demselben Betrag.
gilde-option-start_talers-later-seats-more = mehr für spätere Plätze
    .about = Wer später an die Reihe kommt, beginnt je Platz mit einem Taler mehr.

gilde-option-tower_request = Wahl aus dem Schuldturm
    .about = Was mit einer Wahl geschieht, wenn zu Beginn des Zuges im Schuldturm sitzt, wer sie beantragt hat.
gilde-option-tower_request-held-when-paid = wird nach den Schulden abgehalten
    .about = Werden in diesem Zug alle Schulden bezahlt, ist sofort Wahl; sonst verfällt der Antrag.
gilde-option-tower_request-lapses = verfällt
    .about = Der Antrag verfällt mit dem Beginn dieses Zuges, auch wenn die Schulden dann bezahlt werden.

gilde-option-offers = Angebote je Zug
    .about = Wie viele Angebote du in einem Zug machen darfst; halb so viele, wenn du nicht zahlen kannst.
gilde-option-offers-6 = sechs
    .about = Genug für einen lebhaften Markt.
gilde-option-offers-2 = zwei
    .about = Kurze Züge, wenig Feilschen.
gilde-option-offers-12 = zwölf
    .about = Für Runden, die gern feilschen.

## Was geschieht

gilde-event-starts = { $seat } beginnt.
    .you = Du beginnst.
gilde-event-chose-profession = { $seat } bekommt die Profession { $profession }.
    .you = Du bekommst die Profession { $profession }.
gilde-event-dealt = Du bekommst { $card } auf die Hand.
gilde-event-was-dealt = { $seat } bekommt eine Karte.
    .you = Du bekommst eine Karte.
gilde-event-shuffled-back = { $seat } hat das Rathaus bekommen; es wird zurück in den Nachziehstapel gemischt.
    .you = Du hast das Rathaus bekommen; es wird zurück in den Nachziehstapel gemischt.
gilde-event-revealed = { $seat } zeigt { $card }.
    .you = Du zeigst { $card }.
gilde-event-redrew = { $seat } hat keinen Betrieb, zeigt alle Handkarten und zieht neue.
    .you = Du hast keinen Betrieb, zeigst alle Handkarten und ziehst neue.
gilde-event-round-began = Runde { $number } beginnt.
gilde-event-turn-began = { $seat } ist am Zug.
    .you = Du bist am Zug.
gilde-event-earned = { $seat } nimmt { gilde-talers } ein.
    .you = Du nimmst { gilde-talers } ein.
gilde-event-paid-upkeep = { $seat } zahlt { gilde-talers } Unterhalt.
    .you = Du zahlst { gilde-talers } Unterhalt.
gilde-event-unlocked = { $card } ist bei { $seat } nicht mehr gesperrt.
    .you = { $card } ist bei dir nicht mehr gesperrt.
gilde-event-woke = { $card } ist bei { $seat } fertig und wirkt ab jetzt.
    .you = { $card } ist bei dir fertig und wirkt ab jetzt.
gilde-event-drew = Du ziehst { $card }.
gilde-event-drew-card = { $seat } zieht eine Karte.
    .you = Du ziehst eine Karte.
gilde-event-reshuffled = { $number ->
    [one] Der Nachziehstapel ist leer; die eine Karte des Ablagestapels wird zum neuen.
   *[other] Der Nachziehstapel ist leer; die { $number } Karten des Ablagestapels werden gemischt und sind der neue.
}
gilde-event-nothing-to-draw = Es sind keine Karten mehr zum Ziehen da.
gilde-event-town-hall-came = Das Rathaus taucht auf und kommt gesperrt in die Tischmitte; ab jetzt kann es gebaut werden.
gilde-event-laid-out = { $seat } legt { $card } aus.
    .you = Du legst { $card } aus.
gilde-event-played = { $seat } spielt { $card }.
    .you = Du spielst { $card }.
gilde-event-played-at = { $seat } spielt { $card } auf { $of }.
    .you = Du spielst { $card } auf { $of }.
gilde-event-played-on = { $seat } spielt { $card } auf { $target } von { $of }.
    .you = Du spielst { $card } auf { $target } von { $of }.
gilde-event-used = { $seat } setzt { $card } ein.
    .you = Du setzt { $card } ein.
gilde-event-used-at = { $seat } setzt { $card } bei { $of } ein.
    .you = Du setzt { $card } bei { $of } ein.
gilde-event-used-on = { $seat } setzt { $card } bei { $target } von { $of } ein.
    .you = Du setzt { $card } bei { $target } von { $of } ein.
gilde-event-paid-owner = { $seat } zahlt die Kosten, { gilde-talers }, an { $to }.
    .you = Du zahlst die Kosten, { gilde-talers }, an { $to }.
gilde-event-released = { $seat } gibt { $card } ab.
    .you = Du gibst { $card } ab.
gilde-event-sold = { $seat } verkauft { $card } { gilde-for-talers }.
    .you = Du verkaufst { $card } { gilde-for-talers }.
gilde-event-cancelled = { $card } wird aufgehoben und bringt keine Erfahrung.
gilde-event-spared = { $card } trifft { $seat } nicht.
    .you = { $card } trifft dich nicht.
gilde-event-fizzled = { $card } geht ins Leere: Das Ziel ist nicht mehr da.
gilde-event-number-drawn = { $seat } zieht { $card } als Zufallszahl: { $number }.
    .you = Du ziehst { $card } als Zufallszahl: { $number }.
gilde-event-succeeded = { $seat } hat Erfolg: { $number } gegen { $against }.
    .you = Du hast Erfolg: { $number } gegen { $against }.
gilde-event-failed = { $seat } scheitert: { $number } gegen { $against }.
    .you = Du scheiterst: { $number } gegen { $against }.
gilde-event-gained = { $seat } bekommt { gilde-talers }.
    .you = Du bekommst { gilde-talers }.
gilde-event-paid = { $seat } zahlt { gilde-talers } an { $to }.
    .you = Du zahlst { gilde-talers } an { $to }.
gilde-event-paid-bank = { $seat } zahlt { gilde-talers } an die Bank.
    .you = Du zahlst { gilde-talers } an die Bank.
gilde-event-locked = { $number ->
    [one] { $card } ist bei { $seat } für { $number } Runde gesperrt.
   *[other] { $card } ist bei { $seat } für { $number } Runden gesperrt.
}
    .you = { $number ->
        [one] { $card } ist bei dir für { $number } Runde gesperrt.
       *[other] { $card } ist bei dir für { $number } Runden gesperrt.
    }
gilde-event-destroyed = { $seat } verliert { $card }.
    .you = Du verlierst { $card }.
gilde-event-took = { $seat } nimmt { $of } { $card } weg.
    .you = Du nimmst { $of } { $card } weg.
gilde-event-looked = { $seat } sieht sich die Handkarten von { $of } an.
    .you = Du siehst dir die Handkarten von { $of } an.
gilde-event-saw = { $of } hat { $card } auf der Hand.
gilde-event-discarded = { $seat } legt { $card } ab.
    .you = Du legst { $card } ab.
gilde-event-lasting = { $until_key ->
    [election] { $seat }: { $stat } { gilde-change } bei der nächsten Wahl.
    [own-next-turn] { $seat }: { $stat } { gilde-change } bis zum Beginn des nächsten eigenen Zuges.
   *[other] { $seat }: { $stat } { gilde-change } bis zum Ende des Zuges.
}
    .you = { $until_key ->
        [election] Du: { $stat } { gilde-change } bei der nächsten Wahl.
        [own-next-turn] Du: { $stat } { gilde-change } bis zum Beginn deines nächsten Zuges.
       *[other] Du: { $stat } { gilde-change } bis zum Ende des Zuges.
    }
gilde-event-more-political = { $number ->
    [one] { $seat } darf in diesem Zug einen Stadtteil oder eine Person mehr spielen.
   *[other] { $seat } darf in diesem Zug { $number } Stadtteile oder Personen mehr spielen.
}
    .you = { $number ->
        [one] Du darfst in diesem Zug einen Stadtteil oder eine Person mehr spielen.
       *[other] Du darfst in diesem Zug { $number } Stadtteile oder Personen mehr spielen.
    }
gilde-event-experience = { $number ->
    [one] { $seat } bekommt { $number } Erfahrungspunkt, jetzt { $total }.
   *[other] { $seat } bekommt { $number } Erfahrungspunkte, jetzt { $total }.
}
    .you = { $number ->
        [one] Du bekommst { $number } Erfahrungspunkt, jetzt { $total }.
       *[other] Du bekommst { $number } Erfahrungspunkte, jetzt { $total }.
    }
gilde-event-rose = { $seat } steigt auf: { $title }.
    .you = Du steigst auf: { $title }.
gilde-event-upgraded = { $seat } baut die Residenz um: { $residence }.
    .you = Du baust deine Residenz um: { $residence }.
gilde-event-proposed = { $seat } schlägt vor, das Rathaus gemeinsam zu bauen.
    .you = Du schlägst vor, das Rathaus gemeinsam zu bauen.
gilde-event-share = { $points ->
    [0] Anteil von { $seat }: { gilde-talers }, keine Erfahrung.
    [one] Anteil von { $seat }: { gilde-talers } für { $points } Erfahrungspunkt.
   *[other] Anteil von { $seat }: { gilde-talers } für { $points } Erfahrungspunkte.
}
    .you = { $points ->
        [0] Dein Anteil: { gilde-talers }, keine Erfahrung.
        [one] Dein Anteil: { gilde-talers } für { $points } Erfahrungspunkt.
       *[other] Dein Anteil: { gilde-talers } für { $points } Erfahrungspunkte.
    }
gilde-event-built-town-hall = { $seat } lässt das Rathaus bauen.
    .you = Du lässt das Rathaus bauen.
gilde-event-offered = { $seat } bietet { $to } { $card } { gilde-for-talers } an.
    .you = Du bietest { $to } { $card } { gilde-for-talers } an.
gilde-event-asked-for = { $seat } möchte { $card } { gilde-for-talers } von { $of } haben.
    .you = Du möchtest { $card } { gilde-for-talers } von { $of } haben.
gilde-event-begged = { $seat } bittet { $of } um { gilde-talers }.
    .you = Du bittest { $of } um { gilde-talers }.
gilde-event-offered-loan = { $seat } bietet { $to } ein Darlehen an: { gilde-talers }, { gilde-repayment }.
    .you = Du bietest { $to } ein Darlehen an: { gilde-talers }, { gilde-repayment }.
gilde-event-asked-loan = { $seat } bittet { $of } um ein Darlehen: { gilde-talers }, { gilde-repayment }.
    .you = Du bittest { $of } um ein Darlehen: { gilde-talers }, { gilde-repayment }.
gilde-event-offered-gift = { $seat } möchte { $to } { gilde-talers } geben.
    .you = Du möchtest { $to } { gilde-talers } geben.
gilde-event-accepted = { $seat } nimmt an.
    .you = Du nimmst an.
gilde-event-declined = { $seat } lehnt ab.
    .you = Du lehnst ab.
gilde-event-traded = { $seat } überlässt { $to } { $card } { gilde-for-talers }.
    .you = Du überlässt { $to } { $card } { gilde-for-talers }.
gilde-event-gave = { $seat } gibt { $to } { gilde-talers }.
    .you = Du gibst { $to } { gilde-talers }.
gilde-event-lent = { $seat } leiht { $to } { gilde-talers }, { gilde-repayment }.
    .you = Du leihst { $to } { gilde-talers }, { gilde-repayment }.
gilde-event-extended = { $turns ->
    [one] { $seat } gewährt { $to } Aufschub: { gilde-talers }, fällig in { $turns } Zug.
   *[other] { $seat } gewährt { $to } Aufschub: { gilde-talers }, fällig in { $turns } Zügen.
}
    .you = { $turns ->
        [one] Du gewährst { $to } Aufschub: { gilde-talers }, fällig in { $turns } Zug.
       *[other] Du gewährst { $to } Aufschub: { gilde-talers }, fällig in { $turns } Zügen.
    }
gilde-event-forgave = { $seat } erlässt { $to } { gilde-talers }.
    .you = Du erlässt { $to } { gilde-talers }.
gilde-event-fell-due = { $seat } muss das Darlehen von { $to } jetzt zurückzahlen: { gilde-talers }.
    .you = Du musst das Darlehen von { $to } jetzt zurückzahlen: { gilde-talers }.
gilde-event-paid-debt = { $seat } zahlt { $to } { gilde-talers } Schulden zurück.
    .you = Du zahlst { $to } { gilde-talers } Schulden zurück.
gilde-event-owes = { $seat } bleibt { $to } { gilde-talers } schuldig.
    .you = Du bleibst { $to } { gilde-talers } schuldig.
gilde-event-went-to-tower = { $seat } sitzt im Schuldturm.
    .you = Du sitzt im Schuldturm.
gilde-event-left-tower = { $seat } darf den Schuldturm verlassen.
    .you = Du darfst den Schuldturm verlassen.
gilde-event-requested = { $seat } beantragt die Bürgermeisterwahl; abgehalten wird sie, wenn { $seat } wieder am Zug ist.
    .you = Du beantragst die Bürgermeisterwahl; abgehalten wird sie, wenn du wieder am Zug bist.
gilde-event-lapsed = Der Wahlantrag von { $seat } verfällt.
    .you = Dein Wahlantrag verfällt.
gilde-event-passes-windows = { $seat } passt bis zum nächsten eigenen Zug.
    .you = Du passt bis zu deinem nächsten Zug.
gilde-event-passes-this-turn = { $seat } passt bis zum Ende dieses Zuges.
    .you = Du passt bis zum Ende dieses Zuges.
gilde-event-answers-windows = { $seat } möchte wieder gefragt werden.
    .you = Du wirst wieder gefragt, wenn du reagieren kannst.
gilde-event-count-began = Die Bürgermeisterwahl beginnt; { $seat } hat sie beantragt.
    .you = Die Bürgermeisterwahl beginnt; du hast sie beantragt.
gilde-event-has-votes = { $number ->
    [0] { $seat } tritt ohne Stimmen an.
    [one] { $seat } tritt mit { $number } Stimme an.
   *[other] { $seat } tritt mit { $number } Stimmen an.
}
    .you = { $number ->
        [0] Du trittst ohne Stimmen an.
        [one] Du trittst mit { $number } Stimme an.
       *[other] Du trittst mit { $number } Stimmen an.
    }
gilde-event-counted = { $number ->
    [0] Die gezogene Karte bringt { $seat } nichts: insgesamt { $total }.
   *[other] Die gezogene Karte bringt { $seat } { $number } dazu: insgesamt { $total }.
}
    .you = { $number ->
        [0] Die gezogene Karte bringt dir nichts: insgesamt { $total }.
       *[other] Die gezogene Karte bringt dir { $number } dazu: insgesamt { $total }.
    }
gilde-event-tied = An der Spitze herrscht Gleichstand; wer gleichauf liegt, zieht noch einmal.
gilde-event-elected = { $seat } gewinnt die Bürgermeisterwahl und damit das Spiel.
    .you = Du gewinnst die Bürgermeisterwahl und damit das Spiel.
gilde-event-became-count = { $seat } ist in den Grafenstand aufgestiegen und gewinnt das Spiel.
    .you = Du bist in den Grafenstand aufgestiegen und gewinnst das Spiel.
gilde-event-last-one = Nur { $seat } ist noch am Tisch und gewinnt das Spiel.
    .you = Nur du bist noch am Tisch und gewinnst das Spiel.
gilde-event-stopped = Nach { $number } Runden ist Schluss; die meiste Erfahrung gewinnt.
gilde-event-left-table = Die Karten von { $seat } kommen auf den Ablagestapel; Schulden und Darlehen sind gestrichen.
    .you = Deine Karten kommen auf den Ablagestapel; Schulden und Darlehen sind gestrichen.
gilde-event-chose = { $seat } wählt bei { $card } Antwort { $number }.
    .you = Du wählst bei { $card } Antwort { $number }.

## Was du gefragt wirst

gilde-ask-profession = Wähle eine Profession.
gilde-ask-action = Spiele eine Karte oder beende deine Aktionen.
gilde-ask-target = Wähle ein Ziel für { $card }.
gilde-ask-recipient = Wähle, wer die Kosten von { $card } bekommt.
gilde-ask-builders = Baue das Rathaus so oder beteilige noch jemanden.
gilde-ask-share = Wähle, wie viele Taler { $seat } zahlt.
gilde-ask-points = Wähle, wie viele Erfahrungspunkte { $seat } für { gilde-talers } bekommt.
gilde-ask-deal = Schlage einen Handel vor.
gilde-ask-to = { $deal_key ->
    [give] Wähle, wem du Taler schenkst.
    [lend] Wähle, wem du Taler leihst.
   *[other] Wähle, wem du die Karte anbietest.
}
gilde-ask-of = { $deal_key ->
    [borrow] Wähle, von wem du Taler leihst.
   *[other] Wähle, wen du um Taler bittest.
}
gilde-ask-price = { $deal_key ->
    [ask] Nenne den Preis, den du { $seat } für { $card } bietest.
   *[other] Nenne den Preis, den du von { $seat } für { $card } verlangst.
}
gilde-ask-sum = { $deal_key ->
    [give] Wähle, wie viele Taler du { $seat } schenkst.
    [lend] Wähle, wie viele Taler du { $seat } leihst.
    [borrow] Wähle, wie viele Taler du von { $seat } leihst.
   *[other] Wähle, um wie viele Taler du { $seat } bittest.
}
gilde-ask-repay = { $deal_key ->
    [lend] Wähle, wie viel { $seat } für { gilde-talers } zurückzahlt.
   *[other] Wähle, wie viel du { $seat } für { gilde-talers } zurückzahlst.
}
gilde-ask-turns = { $deal_key ->
    [lend] Wähle, in wie vielen Zügen { $seat } die { $repay } für { gilde-talers } zurückzahlt.
   *[other] Wähle, in wie vielen Zügen du { $seat } die { $repay } für { gilde-talers } zurückzahlst.
}
gilde-ask-extension = Wähle, um wie viele Züge du Darlehen { $number } verlängerst.
gilde-ask-consent = { $deal_key ->
    [offer] { $seat } bietet dir { $subject } für { $price } Taler an. Nimmst du an?
    [ask] { $seat } möchte { $subject } für { $price } Taler von dir haben. Nimmst du an?
    [beg] { $seat } bittet dich um { $subject } Taler. Gibst du sie?
    [lend] { $seat } möchte dir { $subject } Taler leihen; du zahlst { $price } in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } zurück. Nimmst du an?
   *[other] { $seat } möchte von dir { $subject } Taler leihen und { $price } in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } zurückzahlen. Nimmst du an?
}
gilde-ask-join = { $seat } schlägt vor, das Rathaus gemeinsam zu bauen. Übernimmst du deinen Anteil?
gilde-ask-pay = { $why_key ->
    [debts] Treibe Geld auf: Du musst { gilde-talers } Schulden zahlen.
    [upkeep] Treibe Geld auf: Du musst { gilde-talers } Unterhalt zahlen.
   *[other] Treibe Geld auf: Du schuldest { $to } { gilde-talers }.
}
gilde-ask-fit = Gib ein Artefakt ab: Deine Inventarplätze reichen nicht.
gilde-ask-card = Wähle eine Karte für { $card }.
gilde-ask-choice = Wähle deine Antwort auf { $card }.
gilde-ask-loss = { $number ->
    [one] Wähle eine Karte, die { $of } ablegt.
   *[other] { $of } legt { $number } Karten ab. Wähle die nächste.
}
gilde-ask-surplus = Lege eine Karte ab: Du hast zu viele auf der Hand.
gilde-ask-spare = Willst du vor dem Nachziehen eine Karte ablegen?
gilde-ask-redraw = Du hast keinen Betrieb: Zeige deine Hand und ziehe neu oder behalte sie.
gilde-ask-start = Der Zug von { $seat } beginnt. Vorher noch etwas?
    .you = Dein Zug beginnt. Vorher noch etwas?
gilde-ask-end = { $seat } beendet die Aktionen. Jetzt noch etwas?
    .you = Bevor dein Zug endet: noch etwas?
gilde-ask-targeted = { $seat } spielt { $card } auf { $of }: Reagiere oder passe.
    .you = Du spielst { $card } auf { $of }. Noch etwas?
gilde-ask-number = { $seat } hat die Zufallszahl { $number }: Reagiere oder passe.
    .you = Deine Zufallszahl ist { $number }: Reagiere oder passe.

## Was gerade läuft und was danach kommt

gilde-entry-profession = eine Profession wählen
gilde-entry-action = Aktionen
gilde-entry-consent = auf einen Vorschlag antworten
gilde-entry-join = über einen Anteil am Rathaus entscheiden
gilde-entry-pay = Geld auftreiben
gilde-entry-fit = Artefakte abgeben
gilde-entry-card = eine Karte auswählen
gilde-entry-choice = eine Antwort wählen
gilde-entry-loss = eine Karte zum Ablegen wählen
gilde-entry-surplus = überzählige Karten ablegen
gilde-entry-spare = eine Karte ablegen oder keine
gilde-entry-redraw = Hand behalten oder neu ziehen
gilde-entry-start = Beginn des Zuges von { $seat }: reagieren oder passen
    .you = Beginn deines Zuges: reagieren oder passen
gilde-entry-end = Ende der Aktionen von { $seat }: reagieren oder passen
    .you = Ende deiner Aktionen: reagieren oder passen
gilde-entry-targeted = { $seat } spielt { $card } auf { $of }: reagieren oder passen
    .you = du spielst { $card } auf { $of }: reagieren oder passen
gilde-entry-number = die Zufallszahl von { $seat } ist { $number }: reagieren oder passen
    .you = deine Zufallszahl ist { $number }: reagieren oder passen

## Was man antworten kann, vollständig genannt

gilde-deed-profession = Die Profession { $profession } wählen
gilde-deed-redraw = Die Hand zeigen und eine neue ziehen
gilde-deed-play = { $card } spielen
gilde-deed-use = { $card } einsetzen
gilde-deed-at = Mit { $card } auf { $seat } zielen
    .you = Mit { $card } auf dich selbst zielen
gilde-deed-at-card = Mit { $card } auf { $target } von { $seat } zielen
    .you = Mit { $card } auf die eigene Karte { $target } zielen
gilde-deed-paying = Die Kosten von { $card } an { $seat } zahlen
    .you = Die Kosten von { $card } an dich selbst zahlen
gilde-deed-upgrade = Die Residenz umbauen
gilde-deed-town-hall = Den Bau des Rathauses planen
gilde-deed-with = Das Rathaus zusammen mit { $seat } bauen
gilde-deed-build = Das Rathaus so bauen
gilde-deed-request = Die Bürgermeisterwahl beantragen
gilde-deed-release = { $card } abgeben
gilde-deed-sell = { $card } verkaufen
gilde-deed-end = Die Aktionen beenden
gilde-deed-pass = Passen
gilde-deed-respond = Mit { $card } reagieren
gilde-deed-respond-at = Mit { $card } für { $seat } reagieren
    .you = Mit { $card } für dich selbst reagieren
gilde-deed-respond-on = Mit { $card } reagieren, auf { $target } von { $seat } gezielt
    .you = Mit { $card } reagieren, auf die eigene Karte { $target } gezielt
gilde-deed-respond-paying = Mit { $card } reagieren und die Kosten an { $to } zahlen
gilde-deed-respond-at-paying = Mit { $card } für { $seat } reagieren und die Kosten an { $to } zahlen
    .you = Mit { $card } für dich selbst reagieren und die Kosten an { $to } zahlen
gilde-deed-respond-on-paying = Mit { $card } reagieren, auf { $target } von { $seat } gezielt, und die Kosten an { $to } zahlen
    .you = Mit { $card } reagieren, auf die eigene Karte { $target } gezielt, und die Kosten an { $to } zahlen
gilde-deed-tower = In den Schuldturm gehen
gilde-deed-discard = { $card } ablegen
gilde-deed-keep = Alle Karten behalten
gilde-deed-choose = Bei { $card } Antwort { $number } wählen
gilde-deed-pick = { $card } wählen
gilde-deed-deal = Einen Handel vorschlagen
gilde-deed-offer = Jemandem { $card } anbieten
gilde-deed-ask = { $seat } um { $card } bitten
gilde-deed-give = Jemandem Taler schenken
gilde-deed-beg = Jemanden um Taler bitten
gilde-deed-lend = Jemandem Taler leihen
gilde-deed-borrow = Von jemandem Taler leihen
gilde-deed-extend = Darlehen { $loan } verlängern
gilde-deed-forgive = Darlehen { $loan } erlassen
gilde-deed-to = { $deal_key ->
    [give] { $seat } Taler schenken
    [lend] { $seat } Taler leihen
   *[other] { $seat } die Karte anbieten
}
gilde-deed-of = { $deal_key ->
    [borrow] Von { $seat } Taler leihen
   *[other] { $seat } um Taler bitten
}
gilde-deed-for = { $deal_key ->
    [ask] { $seat } um { $card } bitten, { gilde-for-talers }
   *[other] { $seat } { $card } anbieten, { gilde-for-talers }
}
gilde-deed-talers = { $deal_key ->
    [give] { $seat } { gilde-talers } schenken
    [lend] { $seat } { gilde-talers } leihen
    [borrow] Von { $seat } { gilde-talers } leihen
   *[other] { $seat } um { gilde-talers } bitten
}
gilde-deed-share = { $seat } vom Rathaus { gilde-talers } zahlen lassen
gilde-deed-repay = { $deal_key ->
    [lend] { $seat } { gilde-talers } zurückzahlen lassen
   *[other] { $seat } { gilde-talers } zurückzahlen
}
gilde-deed-in = { $deal_key ->
    [lend] { $seat } in { $number ->
        [one] { $number } Zug
       *[other] { $number } Zügen
    } { $repay } zurückzahlen lassen
   *[other] { $seat } in { $number ->
        [one] { $number } Zug
       *[other] { $number } Zügen
    } { $repay } zurückzahlen
}
gilde-deed-by = { $number ->
    [one] Für das Darlehen { $number } Zug Aufschub gewähren
   *[other] Für das Darlehen { $number } Züge Aufschub gewähren
}
gilde-deed-points = { $number ->
    [one] { $seat } { $number } Erfahrungspunkt überlassen
   *[other] { $seat } { $number } Erfahrungspunkte überlassen
}
gilde-deed-accept = Vorschlag von { $seat } annehmen
gilde-deed-decline = Vorschlag von { $seat } ablehnen

## Warum eine Antwort vor einer anderen kommt

gilde-reason-experience = Es bringt dir mehr Erfahrung.
gilde-reason-purse = Dir bleibt mehr Geld.
gilde-reason-businesses = Es bringt deinem Einkommen mehr: { $card }.
gilde-reason-votes = Es bringt dir mehr Stimmen für die Wahl.
gilde-reason-household = Es stärkt deinen Haushalt mehr: { $card }.
gilde-reason-hand = Du behältst { $card } auf der Hand.
gilde-reason-others = Es bremst { $of } stärker.

gilde-mistake-experience = Erfahrung liegen gelassen
gilde-mistake-purse = Zu viel Geld ausgegeben
gilde-mistake-businesses = Einkommen vernachlässigt
gilde-mistake-votes = Stimmen verpasst
gilde-mistake-household = Haushalt vernachlässigt
gilde-mistake-hand = Gute Karten weggegeben
gilde-mistake-others = Die anderen nicht gebremst

## Warum etwas nicht geht

gilde-refused-other-question = Gerade wirst du etwas anderes gefragt.
gilde-refused-nobody-there = { $seat } ist nicht am Tisch.
gilde-refused-profession-taken = Die Profession { $profession } ist schon vergeben.
gilde-refused-has-business = Nur eine Hand ohne Betrieb darf neu gezogen werden.
gilde-refused-not-in-hand = { $card } hast du nicht auf der Hand.
gilde-refused-not-in-their-hand = { $seat } hat { $card } nicht auf der Hand.
gilde-refused-not-in-front = { $card } liegt nicht vor dir.
gilde-refused-not-before-them = { $card } liegt nicht vor { $seat }.
gilde-refused-locked = { $number ->
    [one] { $card } ist noch { $number } Runde gesperrt.
   *[other] { $card } ist noch { $number } Runden gesperrt.
}
gilde-refused-only-in-actions = { $card } lässt sich nur in deiner eigenen Aktionsphase spielen.
gilde-refused-only-action-phase = Das geht nur in deiner eigenen Aktionsphase.
gilde-refused-only-in-windows = { $card } lässt sich nur als Reaktion spielen.
gilde-refused-say-respond = Jetzt ist { $card } eine Reaktion: Beginne mit „respond“.
gilde-refused-needs-attack = { $card } wehrt einen Angriff ab, und gerade gibt es keinen.
gilde-refused-needs-number = Mit { $card } wird eine Zufallszahl neu gezogen, und gerade ist keine gezogen.
gilde-refused-cannot-cancel = { $card } hilft nicht gegen { $pending }.
gilde-refused-not-against-you = { $card } schützt nur dich selbst, und { $pending } richtet sich nicht gegen dich.
gilde-refused-not-your-number = { $card } hilft nur bei Zufallszahlen von dir oder gegen dich.
gilde-refused-only-redraws = Während der Auszählung darf nur neu gezogen werden; { $card } geht jetzt nicht.
gilde-refused-requester-plays-nothing = Du hast die Wahl beantragt, deshalb kannst du { $card } in diesem Zug nicht mehr spielen.
gilde-refused-political-used = Mehr Stadtteile und Personen darfst du in diesem Zug nicht spielen; { $card } muss warten.
gilde-refused-needs-title = { $card } verlangt mindestens den Titel { $title }.
gilde-refused-needs-favour = { $card } verlangt Gunst { $needed }, und du hast { $favour }.
gilde-refused-needs-businesses = { $needed ->
    [one] { $card } verlangt { $needed } ausliegenden Betrieb, und du hast { $number }.
   *[other] { $card } verlangt { $needed } ausliegende Betriebe, und du hast { $number }.
}
gilde-refused-needs-one-of = { $card } verlangt eine der darauf genannten Karten, aktiv und in deiner Auslage.
gilde-refused-needs-election = { $card } lässt sich nur spielen, solange eine Wahl beantragt ist.
gilde-refused-business-limit = { $limit ->
    [one] Du darfst { $limit } Betrieb führen und hast { $number }, also ist kein Platz für { $card }.
   *[other] Du darfst { $limit } Betriebe führen und hast { $number }, also ist kein Platz für { $card }.
}
gilde-refused-extension-slots = { $limit ->
    [one] Du hast { $limit } Platz für Erweiterungen, belegt: { $number }. Für { $card } ist kein Platz.
   *[other] Du hast { $limit } Plätze für Erweiterungen, belegt: { $number }. Für { $card } ist kein Platz.
}
gilde-refused-inventory-slots = { $limit ->
    [one] Du hast { $limit } Inventarplatz, belegt: { $number }. Für { $card } ist kein Platz.
   *[other] Du hast { $limit } Inventarplätze, belegt: { $number }. Für { $card } ist kein Platz.
}
gilde-refused-too-dear = { $card } kostet { gilde-cost-cash }.
gilde-refused-no-artefact = Einsetzen kann man nur Artefakte, und { $card } ist keins.
gilde-refused-no-use = { $card } wirkt von selbst.
gilde-refused-no-target = Für { $card } gibt es kein Ziel.
gilde-refused-name-player = { $card } zielt auf jemanden am Tisch, nicht auf eine Karte.
gilde-refused-name-card = { $card } zielt auf eine Karte: Nenne nach „at“ Platz und Karte.
gilde-refused-takes-no-target = { $card } braucht kein Ziel.
gilde-refused-only-own = { $card } ist nur für deine eigenen Karten.
gilde-refused-not-oneself = { $card } kannst du nicht gegen dich selbst richten.
gilde-refused-in-tower = { $seat } sitzt im Schuldturm und setzt aus.
gilde-refused-nothing-unlocked = { $seat } hat nichts Ungesperrtes von der Art, die { $card } verlangt.
gilde-refused-wrong-type = { $card } kann nicht auf eine Karte wie { $target } zielen.
gilde-refused-target-locked = { $target } ist gesperrt, und { $card } wirkt nur auf ungesperrte Karten.
gilde-refused-target-not-locked = { $target } ist nicht gesperrt, und { $card } wirkt nur auf gesperrte Karten.
gilde-refused-target-needs-more = Für { $card } musst du die Voraussetzungen von { $target } selbst erfüllen.
gilde-refused-name-victim = Sag dazu, wen { $card } schützen soll.
gilde-refused-not-reached = { $seat } braucht keinen Schutz, also nützt { $card } dort nichts.
gilde-refused-no-recipient = { $seat } hat keinen aktiven Betrieb, an den die Kosten von { $card } gehen.
gilde-refused-name-recipient = Die Kosten von { $card } können an mehrere gehen: Sag mit „paying“, an wen.
gilde-refused-no-choice-of-recipient = An wen die Kosten von { $card } gehen, kannst du dir nicht aussuchen.
gilde-refused-release-instead = Stadtteile und Personen werden weder verkauft noch gehandelt; { $card } kannst du nur abgeben.
gilde-refused-sell-not-now = { $card } kannst du jetzt nicht verkaufen, nur in deinem Zug, bei einem Angriff auf dich oder wenn dir für eine Reaktion das Geld fehlt.
gilde-refused-no-sales-in-election = Während der Auszählung wird nichts verkauft, auch nicht { $card }.
gilde-refused-aimed-at = { $card } wird gerade angegriffen und darf nicht verkauft werden.
gilde-refused-not-to-release = Abgeben kannst du nur Stadtteile und Personen, und { $card } ist beides nicht.
gilde-refused-release-not-now = { $card } kannst du nur in deinem eigenen Zug abgeben.
gilde-refused-fit-artefacts = Ein Artefakt muss weg, und { $card } ist keins.
gilde-refused-must-discard = { $number ->
    [one] Du hast { $number } Karte zu viel und musst sie ablegen.
   *[other] Du hast { $number } Karten zu viel und musst sie ablegen.
}
gilde-refused-no-higher-residence = Eine bessere Residenz als deine gibt es nicht.
gilde-refused-residence-title = { $residence } verlangt mindestens den Titel { $title }.
gilde-refused-residence-too-dear = { $residence } kostet { gilde-cost-cash }.
gilde-refused-hall-in-deck = Das Rathaus ist noch nicht aufgetaucht.
gilde-refused-hall-is-built = Das Rathaus ist schon gebaut.
gilde-refused-hall-too-dear = Das Rathaus kostet { $cost }; du hast { $cash }, und mit allen, die sich beteiligen könnten, sind es { $together }.
gilde-refused-hall-not-built = Ohne Rathaus keine Wahl; es muss erst gebaut werden.
gilde-refused-title-to-stand = Um die Wahl zu beantragen, brauchst du mindestens den Titel { $title }.
gilde-refused-card-played = Du hast in diesem Zug schon eine Karte gespielt; die Wahl beantragt man, statt Karten zu spielen.
gilde-refused-already-requested = Du hast die Wahl schon beantragt.
gilde-refused-already-passes = Du passt schon jedes Mal.
gilde-refused-already-asked = Du wirst schon jedes Mal gefragt.
gilde-refused-rest-too-dear = Dann bleiben für dich { gilde-talers }, und du hast { $cash }.
gilde-refused-own-share = Mindestens 1 Taler vom Rathaus musst du selbst zahlen, und du hast keinen.
gilde-refused-you-build-anyway = Du baust ohnehin mit.
gilde-refused-already-named = { $seat } hat schon einen Anteil.
gilde-refused-nothing-left-to-share = Es ist nichts mehr zu verteilen; mindestens 1 Taler musst du selbst zahlen.
gilde-refused-share-range = { $seat } kann { $least } bis { $most } zahlen, nicht { $number }.
gilde-refused-points-range = Zu vergeben sind noch { $most } Erfahrungspunkte, nicht { $number }.
gilde-refused-begin-with-deal = Beginne mit „deal“ oder schreib den ganzen Handel in eine Zeile.
gilde-refused-no-deals-in-windows = Solange andere reagieren dürfen, schreib einen Handel in eine Zeile, etwa „beg 3 of 2“.
gilde-refused-offers-used = { $number ->
    [one] Du hast dein einziges Angebot schon gemacht; mehr gibt es vorerst nicht.
   *[other] Du hast deine { $number } Angebote schon gemacht; mehr gibt es vorerst nicht.
}
gilde-refused-nobody-to-deal-with = Es ist niemand da, mit dem du handeln könntest.
gilde-refused-nothing-to-deal = Es gibt nichts zu handeln.
gilde-refused-debtors-deals = Solange dir Geld fehlt, kannst du nur Karten anbieten, um Taler bitten oder welche leihen.
gilde-refused-not-tradable = { $card } lässt sich nicht handeln.
gilde-refused-no-buyer = Niemand könnte { $card } nehmen.
gilde-refused-with-oneself = Mit dir selbst kannst du nicht handeln.
gilde-refused-buyer-has-no-room = { $seat } hat keinen Platz für { $card }.
    .you = Du hast keinen Platz für { $card }.
gilde-refused-buyer-lacks-requirement = { $seat } erfüllt die Voraussetzungen von { $card } nicht.
    .you = Du erfüllst die Voraussetzungen von { $card } nicht.
gilde-refused-price-too-high = { $card } darf höchstens für { $most } verkauft werden, nicht für { $number }.
gilde-refused-buyer-too-poor = { $seat } hat { $cash } und kann { gilde-talers } nicht zahlen.
    .you = Du hast { $cash } und kannst { gilde-talers } nicht zahlen.
gilde-refused-no-loans = An diesem Tisch wird über Darlehen nicht Buch geführt; Taler kann man nur verschenken.
gilde-refused-no-talers = { $seat } hat keine Taler.
    .you = Du hast keine Taler.
gilde-refused-nobody-has-talers = Niemand sonst hat Taler.
gilde-refused-at-least-one = Es muss mindestens 1 Taler sein.
gilde-refused-more-than-there-is = { $seat } hat { $cash } und nicht { gilde-talers }.
    .you = Du hast { $cash } und nicht { gilde-talers }.
gilde-refused-too-large = Auf einmal gehen höchstens { $most }, nicht { gilde-talers }.
gilde-refused-repay-range = Zurückgezahlt werden { $least } bis { $most }, nicht { $number }.
gilde-refused-turns-range = Es müssen 1 bis { $most } Züge sein, nicht { $number }.
gilde-refused-no-such-loan = Ein Darlehen { $number } gibt es nicht.
gilde-refused-not-your-loan = Das Darlehen { $number } wird nicht dir geschuldet.
gilde-refused-loan-is-due = Das Darlehen { $number } ist fällig und lässt sich nicht mehr verlängern.
gilde-refused-loan-too-long = Das Darlehen { $number } läuft noch so lange, dass es sich nicht verlängern lässt.
gilde-refused-turns-to-come = Gehandelt wird erst ab dem ersten Zug.
gilde-refused-nothing-proposed = { $seat } schlägt dir gerade nichts vor.
gilde-refused-has-to-pay = { $seat } muss erst etwas bezahlen.
    .you = Du musst erst etwas bezahlen.
gilde-refused-promised = { $seat } hat { gilde-talers } für das Rathaus zugesagt.
    .you = Du hast { gilde-talers } für das Rathaus zugesagt.
gilde-refused-artefacts-would-not-fit = Ohne { $card } hättest du mehr Artefakte als Plätze dafür.
gilde-refused-only-debtors = In den Schuldturm geht nur, wer nicht zahlen kann.
gilde-refused-no-money-card = Jetzt lassen sich nur Karten spielen, die Taler bringen, und { $card } bringt keine.
gilde-refused-no-such-choice = Eine Antwort { $number } gibt es nicht.
gilde-refused-cannot-be-done = Antwort { $number } lässt sich nicht ganz ausführen, also wähle eine andere.
gilde-refused-to-or-of = Man gibt oder leiht jemandem (to), aber man bittet jemanden oder borgt bei jemandem (of).

## Woher die Erfahrung kommt

gilde-ledger-cards = { $type_key ->
    [business] Betriebe ausgelegt
    [annex] Zusatzgebäude ausgelegt
    [extension] Erweiterungen ausgelegt
    [district] Stadtteile gewonnen
    [person] Personen gewonnen
    [artefact] Artefakte ausgelegt
    [measure] Maßnahmen gespielt
    [instant] Sofortmaßnahmen gespielt
   *[other] { $type }
}
gilde-ledger-residences = Residenz umgebaut
gilde-ledger-town-hall = Anteil am Rathaus

## Warum eine Partie so endete

gilde-verdict-elected = { $number ->
    [one] { $seat } gewinnt die Bürgermeisterwahl mit { $number } Stimme gegen { $less } von { $of }.
   *[other] { $seat } gewinnt die Bürgermeisterwahl mit { $number } Stimmen gegen { $less } von { $of }.
}
    .you = { $number ->
        [one] Du gewinnst die Bürgermeisterwahl mit { $number } Stimme gegen { $less } von { $of }.
       *[other] Du gewinnst die Bürgermeisterwahl mit { $number } Stimmen gegen { $less } von { $of }.
    }
gilde-verdict-elected-alone = { $number ->
    [one] { $seat } gewinnt die Bürgermeisterwahl mit { $number } Stimme; sonst stand am Ende niemand zur Wahl.
   *[other] { $seat } gewinnt die Bürgermeisterwahl mit { $number } Stimmen; sonst stand am Ende niemand zur Wahl.
}
    .you = { $number ->
        [one] Du gewinnst die Bürgermeisterwahl mit { $number } Stimme; sonst stand am Ende niemand zur Wahl.
       *[other] Du gewinnst die Bürgermeisterwahl mit { $number } Stimmen; sonst stand am Ende niemand zur Wahl.
    }
gilde-verdict-elected-after-tie = Nach einem Gleichstand an der Spitze gewinnt { $seat } die Bürgermeisterwahl mit { $number } Stimmen gegen { $less } von { $of }.
    .you = Nach einem Gleichstand an der Spitze gewinnst du die Bürgermeisterwahl mit { $number } Stimmen gegen { $less } von { $of }.
gilde-verdict-tie-by-experience = Keine Karte hat den Gleichstand aufgelöst: { $seat } gewinnt die Wahl mit mehr Erfahrung, { $number } gegen { $less } von { $of }.
    .you = Keine Karte hat den Gleichstand aufgelöst: Du gewinnst die Wahl mit mehr Erfahrung, { $number } gegen { $less } von { $of }.
gilde-verdict-tie-by-talers = Keine Karte hat den Gleichstand aufgelöst: { $seat } gewinnt die Wahl mit mehr Talern, { $number } gegen { $less } von { $of }.
    .you = Keine Karte hat den Gleichstand aufgelöst: Du gewinnst die Wahl mit mehr Talern, { $number } gegen { $less } von { $of }.
gilde-verdict-tie-by-turn = Keine Karte hat den Gleichstand aufgelöst: { $seat } sitzt in der Zugfolge näher an der Person, die die Wahl beantragt hat, und gewinnt sie vor { $of }.
    .you = Keine Karte hat den Gleichstand aufgelöst: Du sitzt in der Zugfolge näher an der Person, die die Wahl beantragt hat, und gewinnst sie vor { $of }.
gilde-verdict-count = { $seat } steigt mit { $number } Erfahrung in den Grafenstand auf und gewinnt.
    .you = Du steigst mit { $number } Erfahrung in den Grafenstand auf und gewinnst.
gilde-verdict-count-by-experience = { $seat } und { $of } steigen im selben Augenblick in den Grafenstand auf; { $seat } gewinnt mit mehr Erfahrung, { $number } gegen { $less }.
    .you = Du und { $of } steigt im selben Augenblick in den Grafenstand auf; du gewinnst mit mehr Erfahrung, { $number } gegen { $less }.
gilde-verdict-count-by-turn = { $seat } und { $of } steigen im selben Augenblick mit je { $number } Erfahrung in den Grafenstand auf; { $seat } kommt in der Zugfolge früher und gewinnt.
    .you = Du und { $of } steigt im selben Augenblick mit je { $number } Erfahrung in den Grafenstand auf; du kommst in der Zugfolge früher und gewinnst.
gilde-verdict-last-one = { $seat } gewinnt, weil alle anderen den Tisch verlassen haben.
    .you = Du gewinnst, weil alle anderen den Tisch verlassen haben.
gilde-verdict-nobody = Alle haben den Tisch verlassen, deshalb gewinnt niemand.
gilde-verdict-stopped = Das Spiel wurde nach { $number } Runden beendet; die meiste Erfahrung gewinnt.
gilde-verdict-ahead = { $seat } gewinnt mit { $lead } Erfahrung Vorsprung vor { $of }, { $number } zu { $less }.
    .you = Du gewinnst mit { $lead } Erfahrung Vorsprung vor { $of }, { $number } zu { $less }.
gilde-verdict-shared = Sie haben je { $number } Erfahrung und gleich viele Taler und teilen sich den Sieg.
gilde-verdict-left = { $seat } hatte mehr, nämlich { $number }, hat aber den Tisch verlassen.
    .you = Du hattest mehr, nämlich { $number }, hast aber den Tisch verlassen.
gilde-verdict-by-talers = { $seat } und { $of } haben gleich viel Erfahrung, aber { $seat } hat mehr Taler, { $number } gegen { $less }.
    .you = Du und { $of } habt gleich viel Erfahrung, aber du hast mehr Taler, { $number } gegen { $less }.
