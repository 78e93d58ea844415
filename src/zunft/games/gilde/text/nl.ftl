gilde-title = De Gilde
    .about = Van gewone man tot burgemeester of graaf: leid bedrijven, win de gunst van de stad en zorg dat de anderen slecht slapen.

## Edities

gilde-edition-reconstruction = Reconstructie
    .about = 127 kaarten, zes beroepen en 120 punten om graaf te worden; het kaartspel is naar de woorden van de regels opnieuw ontworpen en afgestemd.
gilde-edition-tiny = Piepklein
    .about = 66 kaarten, vier daarvan in je hand, en 30 punten om graaf te worden: in minuten gespeeld, goed om iets uit te proberen.

## Bedragen en termijnen die in veel zinnen staan

gilde-talers = { $number ->
    [one] { $number } taler
   *[other] { $number } talers
}
gilde-for-talers = { $number ->
    [0] voor niets
    [one] voor { $number } taler
   *[other] voor { $number } talers
}
gilde-repayment = { $turns ->
    [one] { $repay } terug te betalen over { $turns } beurt
   *[other] { $repay } terug te betalen over { $turns } beurten
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
gilde-cost-cash = { $cost ->
    [one] { $cost } taler
   *[other] { $cost } talers
}, en je hebt er { $cash ->
    [0] geen
   *[other] maar { $cash }
}

## Wie geen plaats aan tafel heeft

gilde-to-bank = de bank
gilde-of-everybody = alle anderen

## Soorten kaarten en daden

gilde-type-business = bedrijf
gilde-type-annex = bijgebouw
gilde-type-extension = uitbreiding
gilde-type-district = stadsdeel
gilde-type-person = persoon
gilde-type-artefact = artefact
gilde-type-measure = maatregel
gilde-type-instant = directe maatregel
gilde-type-public = openbaar gebouw

gilde-kind-sabotage = sabotage
gilde-kind-burglary = inbraak
gilde-kind-intrigue = intrige
gilde-kind-extortion = afpersing
gilde-kind-counter = afweer
gilde-kind-luck = geluk
gilde-kind-bribery = omkoping
gilde-kind-protection = bescherming
gilde-kind-economy = handel
gilde-kind-social = gezelligheid

## Hoe de waarden heten

gilde-stat-income = inkomsten
gilde-stat-upkeep = onderhoud
gilde-stat-votes = stemmen
gilde-stat-favour = gunst
gilde-stat-sabotage-protection = sabotagebescherming
gilde-stat-burglary-protection = inbraakbescherming
gilde-stat-intrigue-protection = intrigebescherming
gilde-stat-inventory-slots = inventarisplaatsen
gilde-stat-extension-slots = uitbreidingsplaatsen
gilde-stat-hand-limit = handlimiet
gilde-stat-business-limit = bedrijvenlimiet
gilde-stat-sale-bonus = toeslag per verkoop
gilde-stat-check-bonus-sabotage = toevalsgetal bij sabotage
gilde-stat-check-bonus-burglary = toevalsgetal bij inbraak
gilde-stat-check-bonus-intrigue = toevalsgetal bij intrige
gilde-stat-check-bonus-extortion = toevalsgetal bij afpersing
gilde-stat-cost-business = kosten van bedrijven
gilde-stat-cost-annex = kosten van bijgebouwen
gilde-stat-cost-extension = kosten van uitbreidingen
gilde-stat-cost-district = kosten van stadsdelen
gilde-stat-cost-person = kosten van personen
gilde-stat-cost-artefact = kosten van artefacten
gilde-stat-cost-measure = kosten van maatregelen
gilde-stat-cost-instant = kosten van directe maatregelen
gilde-stat-cost-residence = kosten van residenties

## Hoelang iets duurt en waarom er betaald moet worden

gilde-until-end-of-turn = tot het einde van de beurt
gilde-until-own-next-turn = tot het begin van de volgende eigen beurt
gilde-until-election = tot er een verkiezing is gehouden

gilde-why-fine = boete of afpersing
gilde-why-debts = schulden
gilde-why-upkeep = onderhoud

## Fasen van een beurt

gilde-phase-setup = voorbereiding
gilde-phase-start = begin van de beurt
gilde-phase-election = burgemeestersverkiezing, als die er is
gilde-phase-income = inkomsten
gilde-phase-debts = schulden
gilde-phase-upkeep = onderhoud
gilde-phase-unlock = deblokkeren
gilde-phase-actions = acties
gilde-phase-closing = einde van de acties
gilde-phase-refill = afleggen en aanvullen
gilde-phase-surplus = overtollige kaarten afleggen
gilde-phase-end = einde van de beurt

## Zaken onder elkaar

gilde-deal-offer = een kaart verkopen
gilde-deal-ask = een kaart kopen
gilde-deal-give = talers geven
gilde-deal-beg = om talers vragen
gilde-deal-lend = talers uitlenen
gilde-deal-borrow = talers lenen

## Wat je kunt doen

gilde-verb-profession = een beroep kiezen
gilde-verb-redraw = een nieuwe hand trekken
gilde-verb-play = een kaart spelen
gilde-verb-use = een artefact gebruiken
gilde-verb-at = het doel noemen
gilde-verb-paying = zeggen wie de kosten krijgt
gilde-verb-upgrade = je residentie verbouwen
gilde-verb-town-hall = het stadhuis bouwen
gilde-verb-with = iemand laten meebouwen
gilde-verb-build = bouwen
gilde-verb-request = de burgemeestersverkiezing aanvragen
gilde-verb-release = een stadsdeel of een persoon opgeven
gilde-verb-sell = een kaart aan de aflegstapel verkopen
gilde-verb-end = je acties beëindigen
gilde-verb-pass = passen
gilde-verb-pass-windows = passen tot je volgende beurt, of tot het einde van deze beurt
gilde-verb-answer-windows = weer gevraagd worden
gilde-verb-respond = met een kaart reageren
gilde-verb-tower = naar de schuldtoren gaan
gilde-verb-discard = een kaart afleggen
gilde-verb-keep = alle kaarten houden
gilde-verb-choose = een mogelijkheid kiezen
gilde-verb-pick = een kaart uitkiezen
gilde-verb-deal = een handel voorstellen
gilde-verb-offer = een kaart aanbieden
gilde-verb-ask = om een kaart vragen
gilde-verb-give = talers geven
gilde-verb-beg = om talers vragen
gilde-verb-lend = talers uitlenen
gilde-verb-borrow = talers lenen
gilde-verb-agree = op een voorstel ingaan
gilde-verb-extend = een lening verlengen
gilde-verb-forgive = een lening of schuld kwijtschelden
gilde-verb-to = zeggen wie het krijgt
gilde-verb-of = zeggen aan wie je het vraagt
gilde-verb-for = de prijs noemen
gilde-verb-talers = het bedrag noemen
gilde-verb-repay = de terugbetaling noemen
gilde-verb-in = de termijn noemen
gilde-verb-by = het uitstel noemen
gilde-verb-points = het aandeel in de ervaring noemen
gilde-verb-accept = aannemen
gilde-verb-decline = afslaan
gilde-verb-draw = trekken

## Varianten

gilde-preset-our-table = Aan onze tafel
    .about = Anders dan in het spelregelboekje mag je in andermans beurt alleen verkopen waar het iets kan uitmaken, zodat niemand hoeft te wachten op verkopen die niets veranderen.
gilde-preset-as-printed = Volgens het spelregelboekje
    .about = Telkens als iemand mag reageren, mag iedereen ook verkopen, en elke keer wordt er op iedereen gewacht.

gilde-option-professions = Beroepen
    .about = Hoe iedereen aan een beroep komt.
gilde-option-professions-chosen = gekozen
    .about = Wie als laatste aan de beurt is, kiest als eerste; elk beroep is er maar één keer.
gilde-option-professions-by-lot = geloot
    .about = De beroepen worden willekeurig verdeeld; elk beroep is er maar één keer.

gilde-option-sell_target_in_response = Aangevallen kaart verkopen
    .about = Of je juist de kaart mag verkopen waarop een aanval gericht is.
gilde-option-sell_target_in_response-allowed = toegestaan
    .about = Je mag de kaart voor de halve prijs verkopen voordat de aanval raak is; de aanval heeft dan geen effect.
gilde-option-sell_target_in_response-forbidden = verboden
    .about = De aangevallen kaart blijft; andere mag je verkopen om je afweer te betalen.

gilde-option-sell_anytime = Verkopen in andermans beurt
    .about = Of je bij elke gelegenheid om te reageren ook mag verkopen.
gilde-option-sell_anytime-off = waar het telt
    .about = Je mag verkopen in je eigen beurt, als je wordt aangevallen en als je het geld voor een reactie mist.
gilde-option-sell_anytime-on = bij elke gelegenheid
    .about = Telkens als iemand mag reageren, mag jij ook verkopen; dan wordt je veel vaker iets gevraagd.

gilde-option-loans = Leningen
    .about = Of leningen worden bijgehouden.
gilde-option-loans-tracked = bijgehouden
    .about = Bedrag, terugbetaling en termijn worden afgesproken, en op de afgesproken tijd wordt de lening vanzelf opgeëist.
gilde-option-loans-talk-only = alleen op je erewoord
    .about = Talers kun je alleen weggeven; of ze terugkomen is een kwestie van vertrouwen.

gilde-option-discard_pile = Aflegstapel
    .about = Of je hem mag doorkijken.
gilde-option-discard_pile-top-only = alleen de bovenste kaart
    .about = Je ziet de bovenste kaart en hoeveel het er zijn.
gilde-option-discard_pile-open = zichtbaar
    .about = Iedereen ziet altijd alle afgelegde kaarten.

gilde-option-stop = Einde na 60 ronden
    .about = Of een spel dat niet wil eindigen, wordt afgebroken.
gilde-option-stop-never = nooit
    .about = Er wordt gespeeld tot er een graaf is of een verkiezing wordt gehouden.
gilde-option-stop-after-60-rounds = na 60 ronden
    .about = Na 60 ronden wint wie de meeste ervaring heeft.

gilde-option-start_talers = Talers aan het begin
    .about = Of latere plaatsen iets krijgen voor het wachten.
gilde-option-start_talers-equal = voor iedereen gelijk
    .about = Iedereen begint met hetzelfde bedrag.
gilde-option-start_talers-later-seats-more = meer voor latere plaatsen
    .about = Iedereen begint met één taler meer dan de speler ervoor.

gilde-option-tower_request = Verkiezing uit de schuldtoren
    .about = Wat er met een verkiezing gebeurt als de aanvrager aan het begin van de eigen beurt in de schuldtoren zit.
gilde-option-tower_request-held-when-paid = gehouden na de schulden
    .about = Worden in die beurt alle schulden betaald, dan is er meteen verkiezing; anders vervalt de aanvraag.
gilde-option-tower_request-lapses = vervalt
    .about = De aanvraag vervalt zodra die beurt begint, ook als de schulden dan worden betaald.

gilde-option-offers = Voorstellen per beurt
    .about = Hoeveel voorstellen je in één beurt mag doen; half zoveel als je niet kunt betalen.
gilde-option-offers-6 = zes
    .about = Genoeg voor een levendige markt.
gilde-option-offers-2 = twee
    .about = Korte beurten, weinig gemarchandeer.
gilde-option-offers-12 = twaalf
    .about = Voor wie graag marchandeert.

## Wat er gebeurt

gilde-event-starts = { $seat } begint.
    .you = Jij begint.
gilde-event-chose-profession = { $seat } krijgt het beroep { $profession }.
    .you = Je krijgt het beroep { $profession }.
gilde-event-dealt = Je krijgt { $card } in je hand.
gilde-event-was-dealt = { $seat } krijgt een kaart.
    .you = Je krijgt een kaart.
gilde-event-shuffled-back = { $seat } kreeg het stadhuis; het wordt terug in de trekstapel geschud.
    .you = Je kreeg het stadhuis; het wordt terug in de trekstapel geschud.
gilde-event-revealed = { $seat } laat { $card } zien.
    .you = Je laat { $card } zien.
gilde-event-redrew = { $seat } heeft geen bedrijf, laat alle handkaarten zien en trekt nieuwe.
    .you = Je hebt geen bedrijf, laat al je handkaarten zien en trekt nieuwe.
gilde-event-round-began = Ronde { $number } begint.
gilde-event-turn-began = { $seat } is aan de beurt.
    .you = Jij bent aan de beurt.
gilde-event-earned = { $seat } heeft { gilde-talers } inkomsten.
    .you = Je hebt { gilde-talers } inkomsten.
gilde-event-paid-upkeep = { $seat } betaalt { gilde-talers } onderhoud.
    .you = Je betaalt { gilde-talers } onderhoud.
gilde-event-unlocked = { $card } is bij { $seat } niet langer geblokkeerd.
    .you = { $card } is bij jou niet langer geblokkeerd.
gilde-event-woke = { $card } is bij { $seat } klaar en werkt vanaf nu.
    .you = { $card } is bij jou klaar en werkt vanaf nu.
gilde-event-drew = Je trekt { $card }.
gilde-event-drew-card = { $seat } trekt een kaart.
    .you = Je trekt een kaart.
gilde-event-reshuffled = { $number ->
    [one] De trekstapel is op; de ene kaart van de aflegstapel wordt de nieuwe.
   *[other] De trekstapel is op; de { $number } kaarten van de aflegstapel worden geschud en vormen de nieuwe.
}
gilde-event-nothing-to-draw = Er zijn geen kaarten meer om te trekken.
gilde-event-town-hall-came = Het stadhuis duikt op en komt geblokkeerd in het midden; vanaf nu kan het gebouwd worden.
gilde-event-laid-out = { $seat } legt { $card } op tafel.
    .you = Je legt { $card } op tafel.
gilde-event-played = { $seat } speelt { $card }.
    .you = Je speelt { $card }.
gilde-event-played-at = { $seat } speelt { $card } op { $of }.
    .you = Je speelt { $card } op { $of }.
gilde-event-played-on = { $seat } speelt { $card } op { $target } van { $of }.
    .you = Je speelt { $card } op { $target } van { $of }.
gilde-event-used = { $seat } gebruikt { $card }.
    .you = Je gebruikt { $card }.
gilde-event-used-at = { $seat } gebruikt { $card } bij { $of }.
    .you = Je gebruikt { $card } bij { $of }.
gilde-event-used-on = { $seat } gebruikt { $card } bij { $target } van { $of }.
    .you = Je gebruikt { $card } bij { $target } van { $of }.
gilde-event-paid-owner = { $seat } betaalt de kosten, { gilde-talers }, aan { $to }.
    .you = Je betaalt de kosten, { gilde-talers }, aan { $to }.
gilde-event-released = { $seat } geeft { $card } op.
    .you = Je geeft { $card } op.
gilde-event-sold = { $seat } verkoopt { $card } { gilde-for-talers }.
    .you = Je verkoopt { $card } { gilde-for-talers }.
gilde-event-cancelled = { $card } wordt geannuleerd en levert geen ervaring op.
gilde-event-spared = { $card } treft { $seat } niet.
    .you = { $card } treft jou niet.
gilde-event-fizzled = { $card } heeft geen effect: het doel is er niet meer.
gilde-event-number-drawn = { $seat } trekt { $card } als toevalsgetal: { $number }.
    .you = Je trekt { $card } als toevalsgetal: { $number }.
gilde-event-succeeded = Het lukt { $seat }: { $number } tegen { $against }.
    .you = Het lukt je: { $number } tegen { $against }.
gilde-event-failed = Het lukt { $seat } niet: { $number } tegen { $against }.
    .you = Het lukt je niet: { $number } tegen { $against }.
gilde-event-gained = { $seat } krijgt { gilde-talers }.
    .you = Je krijgt { gilde-talers }.
gilde-event-paid = { $seat } betaalt { gilde-talers } aan { $to }.
    .you = Je betaalt { gilde-talers } aan { $to }.
gilde-event-paid-bank = { $seat } betaalt { gilde-talers } aan de bank.
    .you = Je betaalt { gilde-talers } aan de bank.
gilde-event-locked = { $number ->
    [one] { $card } is bij { $seat } { $number } ronde geblokkeerd.
   *[other] { $card } is bij { $seat } { $number } ronden geblokkeerd.
}
    .you = { $number ->
        [one] { $card } is bij jou { $number } ronde geblokkeerd.
       *[other] { $card } is bij jou { $number } ronden geblokkeerd.
    }
gilde-event-destroyed = { $seat } verliest { $card }.
    .you = Je verliest { $card }.
gilde-event-took = { $seat } pakt { $card } af van { $of }.
    .you = Je pakt { $card } af van { $of }.
gilde-event-looked = { $seat } bekijkt de handkaarten van { $of }.
    .you = Je bekijkt de handkaarten van { $of }.
gilde-event-saw = { $of } heeft { $card } in de hand.
gilde-event-discarded = { $seat } legt { $card } af.
    .you = Je legt { $card } af.
gilde-event-lasting = { $until_key ->
    [election] { $seat }: { $stat } { gilde-change } bij de volgende verkiezing.
    [own-next-turn] { $seat }: { $stat } { gilde-change } tot het begin van de volgende eigen beurt.
   *[other] { $seat }: { $stat } { gilde-change } tot het einde van de beurt.
}
    .you = { $until_key ->
        [election] Jij: { $stat } { gilde-change } bij de volgende verkiezing.
        [own-next-turn] Jij: { $stat } { gilde-change } tot het begin van je volgende beurt.
       *[other] Jij: { $stat } { gilde-change } tot het einde van de beurt.
    }
gilde-event-more-political = { $number ->
    [one] { $seat } mag deze beurt één stadsdeel of persoon extra spelen.
   *[other] { $seat } mag deze beurt { $number } stadsdelen of personen extra spelen.
}
    .you = { $number ->
        [one] Je mag deze beurt één stadsdeel of persoon extra spelen.
       *[other] Je mag deze beurt { $number } stadsdelen of personen extra spelen.
    }
gilde-event-experience = { $number ->
    [one] { $seat } krijgt { $number } ervaringspunt, nu { $total }.
   *[other] { $seat } krijgt { $number } ervaringspunten, nu { $total }.
}
    .you = { $number ->
        [one] Je krijgt { $number } ervaringspunt, nu { $total }.
       *[other] Je krijgt { $number } ervaringspunten, nu { $total }.
    }
gilde-event-rose = { $seat } stijgt in rang: { $title }.
    .you = Je stijgt in rang: { $title }.
gilde-event-upgraded = { $seat } verbouwt de residentie: { $residence }.
    .you = Je verbouwt je residentie: { $residence }.
gilde-event-proposed = { $seat } stelt voor het stadhuis samen te bouwen.
    .you = Je stelt voor het stadhuis samen te bouwen.
gilde-event-share = { $points ->
    [0] Aandeel van { $seat }: { gilde-talers }, geen ervaring.
    [one] Aandeel van { $seat }: { gilde-talers } voor { $points } ervaringspunt.
   *[other] Aandeel van { $seat }: { gilde-talers } voor { $points } ervaringspunten.
}
    .you = { $points ->
        [0] Jouw aandeel: { gilde-talers }, geen ervaring.
        [one] Jouw aandeel: { gilde-talers } voor { $points } ervaringspunt.
       *[other] Jouw aandeel: { gilde-talers } voor { $points } ervaringspunten.
    }
gilde-event-built-town-hall = { $seat } laat het stadhuis bouwen.
    .you = Je laat het stadhuis bouwen.
gilde-event-offered = { $seat } biedt { $to } { $card } { gilde-for-talers } aan.
    .you = Je biedt { $to } { $card } { gilde-for-talers } aan.
gilde-event-asked-for = { $seat } wil { $card } { gilde-for-talers } van { $of } hebben.
    .you = Je wilt { $card } { gilde-for-talers } van { $of } hebben.
gilde-event-begged = { $seat } vraagt { $of } om { gilde-talers }.
    .you = Je vraagt { $of } om { gilde-talers }.
gilde-event-offered-loan = { $seat } biedt { $to } een lening aan: { gilde-talers }, { gilde-repayment }.
    .you = Je biedt { $to } een lening aan: { gilde-talers }, { gilde-repayment }.
gilde-event-asked-loan = { $seat } vraagt { $of } om een lening: { gilde-talers }, { gilde-repayment }.
    .you = Je vraagt { $of } om een lening: { gilde-talers }, { gilde-repayment }.
gilde-event-offered-gift = { $seat } wil { $to } { gilde-talers } geven.
    .you = Je wilt { $to } { gilde-talers } geven.
gilde-event-accepted = { $seat } gaat akkoord.
    .you = Je gaat akkoord.
gilde-event-declined = { $seat } slaat het af.
    .you = Je slaat het af.
gilde-event-traded = { $seat } staat { $card } { gilde-for-talers } af aan { $to }.
    .you = Je staat { $card } { gilde-for-talers } af aan { $to }.
gilde-event-gave = { $seat } geeft { $to } { gilde-talers }.
    .you = Je geeft { $to } { gilde-talers }.
gilde-event-lent = { $seat } leent { gilde-talers } aan { $to }, { gilde-repayment }.
    .you = Je leent { gilde-talers } aan { $to }, { gilde-repayment }.
gilde-event-extended = { $turns ->
    [one] { $seat } geeft { $to } uitstel: { gilde-talers }, te betalen over { $turns } beurt.
   *[other] { $seat } geeft { $to } uitstel: { gilde-talers }, te betalen over { $turns } beurten.
}
    .you = { $turns ->
        [one] Je geeft { $to } uitstel: { gilde-talers }, te betalen over { $turns } beurt.
       *[other] Je geeft { $to } uitstel: { gilde-talers }, te betalen over { $turns } beurten.
    }
gilde-event-forgave = { $seat } scheldt { $to } { gilde-talers } kwijt.
    .you = Je scheldt { $to } { gilde-talers } kwijt.
gilde-event-fell-due = { $seat } moet de lening van { $to } nu terugbetalen: { gilde-talers }.
    .you = Je moet de lening van { $to } nu terugbetalen: { gilde-talers }.
gilde-event-paid-debt = { $seat } betaalt { $to } { gilde-talers } schuld terug.
    .you = Je betaalt { $to } { gilde-talers } schuld terug.
gilde-event-owes = { $seat } blijft { $to } { gilde-talers } schuldig.
    .you = Je blijft { $to } { gilde-talers } schuldig.
gilde-event-went-to-tower = { $seat } zit in de schuldtoren.
    .you = Je zit in de schuldtoren.
gilde-event-left-tower = { $seat } mag de schuldtoren verlaten.
    .you = Je mag de schuldtoren verlaten.
gilde-event-requested = { $seat } vraagt de burgemeestersverkiezing aan; die wordt gehouden als { $seat } weer aan de beurt is.
    .you = Je vraagt de burgemeestersverkiezing aan; die wordt gehouden als je weer aan de beurt bent.
gilde-event-lapsed = De verkiezingsaanvraag van { $seat } vervalt.
    .you = Jouw verkiezingsaanvraag vervalt.
gilde-event-passes-windows = { $seat } past tot de volgende eigen beurt.
    .you = Je past tot je volgende beurt.
gilde-event-passes-this-turn = { $seat } past tot het einde van deze beurt.
    .you = Je past tot het einde van deze beurt.
gilde-event-answers-windows = { $seat } wil weer gevraagd worden.
    .you = Je wordt weer gevraagd als je kunt reageren.
gilde-event-count-began = De burgemeestersverkiezing begint; { $seat } heeft die aangevraagd.
    .you = De burgemeestersverkiezing begint; jij hebt die aangevraagd.
gilde-event-has-votes = { $number ->
    [0] { $seat } stelt zich zonder stemmen kandidaat.
    [one] { $seat } stelt zich met { $number } stem kandidaat.
   *[other] { $seat } stelt zich met { $number } stemmen kandidaat.
}
    .you = { $number ->
        [0] Je stelt je zonder stemmen kandidaat.
        [one] Je stelt je met { $number } stem kandidaat.
       *[other] Je stelt je met { $number } stemmen kandidaat.
    }
gilde-event-counted = { $number ->
    [0] De getrokken kaart levert { $seat } niets op: in totaal { $total }.
   *[other] De getrokken kaart levert { $seat } er { $number } op: in totaal { $total }.
}
    .you = { $number ->
        [0] De getrokken kaart levert je niets op: in totaal { $total }.
       *[other] De getrokken kaart levert je er { $number } op: in totaal { $total }.
    }
gilde-event-tied = De stand is bovenaan gelijk; wie gelijk staat, trekt nog een keer.
gilde-event-elected = { $seat } wint de burgemeestersverkiezing en daarmee het spel.
    .you = Je wint de burgemeestersverkiezing en daarmee het spel.
gilde-event-became-count = { $seat } wordt graaf en wint het spel.
    .you = Je wordt graaf en wint het spel.
gilde-event-last-one = Alleen { $seat } zit nog aan tafel en wint het spel.
    .you = Alleen jij zit nog aan tafel en wint het spel.
gilde-event-stopped = Na { $number } ronden is het afgelopen; de meeste ervaring wint.
gilde-event-left-table = De kaarten van { $seat } gaan naar de aflegstapel; schulden en leningen vervallen.
    .you = Jouw kaarten gaan naar de aflegstapel; schulden en leningen vervallen.
gilde-event-chose = { $seat } kiest bij { $card } antwoord { $number }.
    .you = Je kiest bij { $card } antwoord { $number }.

## Wat je gevraagd wordt

gilde-ask-profession = Kies een beroep.
gilde-ask-action = Speel een kaart, of zeg dat je klaar bent.
gilde-ask-target = Kies een doel voor { $card }.
gilde-ask-recipient = Kies wie de kosten van { $card } krijgt.
gilde-ask-builders = Bouw het stadhuis zo, of laat nog iemand meedoen.
gilde-ask-share = Kies hoeveel talers { $seat } betaalt.
gilde-ask-points = Kies hoeveel ervaringspunten { $seat } voor { gilde-talers } krijgt.
gilde-ask-deal = Stel een handel voor.
gilde-ask-to = { $deal_key ->
    [give] Kies aan wie je talers geeft.
    [lend] Kies aan wie je talers leent.
   *[other] Kies aan wie je de kaart aanbiedt.
}
gilde-ask-of = { $deal_key ->
    [borrow] Kies van wie je talers leent.
   *[other] Kies wie je om talers vraagt.
}
gilde-ask-price = { $deal_key ->
    [ask] Noem de prijs die je { $seat } biedt voor { $card }.
   *[other] Noem de prijs die je { $seat } vraagt voor { $card }.
}
gilde-ask-sum = { $deal_key ->
    [give] Kies hoeveel talers je { $seat } geeft.
    [lend] Kies hoeveel talers je aan { $seat } leent.
    [borrow] Kies hoeveel talers je van { $seat } leent.
   *[other] Kies om hoeveel talers je { $seat } vraagt.
}
gilde-ask-repay = { $deal_key ->
    [lend] Kies hoeveel { $seat } voor { gilde-talers } terugbetaalt.
   *[other] Kies hoeveel je { $seat } voor { gilde-talers } terugbetaalt.
}
gilde-ask-turns = { $deal_key ->
    [lend] Kies over hoeveel beurten { $seat } de { $repay } voor { gilde-talers } terugbetaalt.
   *[other] Kies over hoeveel beurten je { $seat } de { $repay } voor { gilde-talers } terugbetaalt.
}
gilde-ask-extension = Kies met hoeveel beurten je lening { $number } verlengt.
gilde-ask-consent = { $deal_key ->
    [offer] { $seat } biedt je { $subject } aan, { $price ->
        [0] voor niets
        [one] voor { $price } taler
       *[other] voor { $price } talers
    }. Ga je akkoord?
    [ask] { $seat } wil { $subject } van je hebben, { $price ->
        [0] voor niets
        [one] voor { $price } taler
       *[other] voor { $price } talers
    }. Ga je akkoord?
    [beg] { $seat } vraagt je om { $subject ->
        [one] { $subject } taler
       *[other] { $subject } talers
    }. Geef je die?
    [lend] { $seat } wil jou { $subject ->
        [one] { $subject } taler
       *[other] { $subject } talers
    } lenen; je betaalt er { $price } terug over { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }. Ga je akkoord?
   *[other] { $seat } wil van jou { $subject ->
        [one] { $subject } taler
       *[other] { $subject } talers
    } lenen en er { $price } terugbetalen over { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }. Ga je akkoord?
}
gilde-ask-join = { $seat } stelt voor het stadhuis samen te bouwen. Neem je jouw deel voor je rekening?
gilde-ask-pay = { $why_key ->
    [debts] Zorg voor geld: je moet { gilde-talers } schuld betalen.
    [upkeep] Zorg voor geld: je moet { gilde-talers } onderhoud betalen.
   *[other] Zorg voor geld: je bent { $to } { gilde-talers } schuldig.
}
gilde-ask-fit = Doe een artefact weg: je hebt te weinig inventarisplaatsen.
gilde-ask-card = Kies een kaart voor { $card }.
gilde-ask-choice = Kies je antwoord op { $card }.
gilde-ask-loss = { $number ->
    [one] Kies een kaart die { $of } aflegt.
   *[other] { $of } legt { $number } kaarten af. Kies de volgende.
}
gilde-ask-surplus = Leg een kaart af: je hebt er te veel in de hand.
gilde-ask-spare = Wil je een kaart afleggen voordat je aanvult?
gilde-ask-redraw = Je hebt geen bedrijf: laat je hand zien en trek een nieuwe, of houd die.
gilde-ask-start = De beurt van { $seat } begint. Eerst nog iets?
    .you = Jouw beurt begint. Eerst nog iets?
gilde-ask-end = { $seat } beëindigt de acties. Nu nog iets?
    .you = Voordat je beurt eindigt: nog iets?
gilde-ask-targeted = { $seat } speelt { $card } op { $of }: reageer, of pas.
    .you = Je speelt { $card } op { $of }. Nog iets?
gilde-ask-number = { $seat } heeft toevalsgetal { $number }: reageer, of pas.
    .you = Jouw toevalsgetal is { $number }: reageer, of pas.

## Wat er gaande is en wat daarna komt

gilde-entry-profession = een beroep kiezen
gilde-entry-action = acties
gilde-entry-consent = antwoorden op een voorstel
gilde-entry-join = over een aandeel in het stadhuis beslissen
gilde-entry-pay = geld bijeenbrengen
gilde-entry-fit = artefacten wegdoen
gilde-entry-card = een kaart uitkiezen
gilde-entry-choice = een antwoord kiezen
gilde-entry-loss = een kaart kiezen om af te leggen
gilde-entry-surplus = overtollige kaarten afleggen
gilde-entry-spare = een kaart afleggen of geen
gilde-entry-redraw = de hand houden of een nieuwe trekken
gilde-entry-start = begin van de beurt van { $seat }: reageren of passen
    .you = begin van jouw beurt: reageren of passen
gilde-entry-end = einde van de acties van { $seat }: reageren of passen
    .you = einde van jouw acties: reageren of passen
gilde-entry-targeted = { $seat } speelt { $card } op { $of }: reageren of passen
    .you = je speelt { $card } op { $of }: reageren of passen
gilde-entry-number = het toevalsgetal van { $seat } is { $number }: reageren of passen
    .you = jouw toevalsgetal is { $number }: reageren of passen

## Wat je kunt antwoorden, volledig genoemd

gilde-deed-profession = Het beroep { $profession } kiezen
gilde-deed-redraw = Je hand laten zien en een nieuwe trekken
gilde-deed-play = { $card } spelen
gilde-deed-use = { $card } gebruiken
gilde-deed-at = { $card } op { $seat } richten
    .you = { $card } op jezelf richten
gilde-deed-at-card = { $card } op { $target } van { $seat } richten
    .you = { $card } op je eigen { $target } richten
gilde-deed-paying = De kosten van { $card } aan { $seat } betalen
    .you = De kosten van { $card } aan jezelf betalen
gilde-deed-upgrade = Je residentie verbouwen
gilde-deed-town-hall = De bouw van het stadhuis plannen
gilde-deed-with = Het stadhuis samen met { $seat } bouwen
gilde-deed-build = Het stadhuis zo bouwen
gilde-deed-request = De burgemeestersverkiezing aanvragen
gilde-deed-release = { $card } opgeven
gilde-deed-sell = { $card } verkopen
gilde-deed-end = Zeggen dat je klaar bent
gilde-deed-pass = Passen
gilde-deed-respond = Met { $card } reageren
gilde-deed-respond-at = Met { $card } voor { $seat } reageren
    .you = Met { $card } voor jezelf reageren
gilde-deed-respond-on = Met { $card } reageren, gericht op { $target } van { $seat }
    .you = Met { $card } reageren, gericht op je eigen { $target }
gilde-deed-respond-paying = Met { $card } reageren en de kosten aan { $to } betalen
gilde-deed-respond-at-paying = Met { $card } voor { $seat } reageren en de kosten aan { $to } betalen
    .you = Met { $card } voor jezelf reageren en de kosten aan { $to } betalen
gilde-deed-respond-on-paying = Met { $card } reageren, gericht op { $target } van { $seat }, en de kosten aan { $to } betalen
    .you = Met { $card } reageren, gericht op je eigen { $target }, en de kosten aan { $to } betalen
gilde-deed-tower = Naar de schuldtoren gaan
gilde-deed-discard = { $card } afleggen
gilde-deed-keep = Al je kaarten houden
gilde-deed-choose = Bij { $card } antwoord { $number } kiezen
gilde-deed-pick = { $card } kiezen
gilde-deed-deal = Een handel voorstellen
gilde-deed-offer = Iemand { $card } aanbieden
gilde-deed-ask = { $seat } om { $card } vragen
gilde-deed-give = Iemand talers geven
gilde-deed-beg = Iemand om talers vragen
gilde-deed-lend = Iemand talers lenen
gilde-deed-borrow = Van iemand talers lenen
gilde-deed-extend = Lening { $loan } verlengen
gilde-deed-forgive = Lening { $loan } kwijtschelden
gilde-deed-to = { $deal_key ->
    [give] { $seat } talers geven
    [lend] Aan { $seat } talers lenen
   *[other] De kaart aan { $seat } aanbieden
}
gilde-deed-of = { $deal_key ->
    [borrow] Van { $seat } talers lenen
   *[other] { $seat } om talers vragen
}
gilde-deed-for = { $deal_key ->
    [ask] { $seat } om { $card } vragen, { gilde-for-talers }
   *[other] { $card } aan { $seat } aanbieden, { gilde-for-talers }
}
gilde-deed-talers = { $deal_key ->
    [give] { $seat } { gilde-talers } geven
    [lend] Aan { $seat } { gilde-talers } lenen
    [borrow] Van { $seat } { gilde-talers } lenen
   *[other] { $seat } om { gilde-talers } vragen
}
gilde-deed-share = { $seat } { gilde-talers } van het stadhuis laten betalen
gilde-deed-repay = { $deal_key ->
    [lend] { $seat } { gilde-talers } laten terugbetalen
   *[other] { $seat } { gilde-talers } terugbetalen
}
gilde-deed-in = { $deal_key ->
    [lend] { $seat } in { $number ->
        [one] { $number } beurt
       *[other] { $number } beurten
    } { $repay } laten terugbetalen
   *[other] { $seat } in { $number ->
        [one] { $number } beurt
       *[other] { $number } beurten
    } { $repay } terugbetalen
}
gilde-deed-by = { $number ->
    [one] Voor de lening { $number } beurt uitstel geven
   *[other] Voor de lening { $number } beurten uitstel geven
}
gilde-deed-points = { $number ->
    [one] { $seat } { $number } ervaringspunt laten
   *[other] { $seat } { $number } ervaringspunten laten
}
gilde-deed-accept = Voorstel van { $seat } aannemen
gilde-deed-decline = Voorstel van { $seat } afslaan

## Waarom een antwoord vóór een ander komt

gilde-reason-experience = Het levert je meer ervaring op.
gilde-reason-purse = Je houdt meer geld over.
gilde-reason-businesses = Het is beter voor je inkomen: { $card }.
gilde-reason-votes = Het levert je meer stemmen op voor de verkiezing.
gilde-reason-household = Het versterkt je huishouden meer: { $card }.
gilde-reason-hand = Je houdt { $card } in je hand.
gilde-reason-others = Het remt { $of } meer af.

gilde-mistake-experience = Ervaring laten liggen
gilde-mistake-purse = Te veel geld uitgegeven
gilde-mistake-businesses = Inkomen verwaarloosd
gilde-mistake-votes = Stemmen gemist
gilde-mistake-household = Huishouden verwaarloosd
gilde-mistake-hand = Goede kaarten weggegeven
gilde-mistake-others = De anderen niet afgeremd

## Waarom iets niet mag

gilde-refused-other-question = Er wordt je nu iets anders gevraagd.
gilde-refused-nobody-there = { $seat } is niet aan tafel.
gilde-refused-profession-taken = Het beroep { $profession } is al bezet.
gilde-refused-has-business = Alleen een hand zonder bedrijf mag je opnieuw trekken.
gilde-refused-not-in-hand = { $card } heb je niet in je hand.
gilde-refused-not-in-their-hand = { $seat } heeft { $card } niet in de hand.
gilde-refused-not-in-front = { $card } ligt niet voor je.
gilde-refused-not-before-them = { $card } ligt niet voor { $seat }.
gilde-refused-locked = { $number ->
    [one] { $card } is nog { $number } ronde geblokkeerd.
   *[other] { $card } is nog { $number } ronden geblokkeerd.
}
gilde-refused-only-in-actions = { $card } kun je alleen in je eigen actiefase spelen.
gilde-refused-only-action-phase = Dat kan alleen in je eigen actiefase.
gilde-refused-only-in-windows = { $card } kun je alleen als reactie spelen.
gilde-refused-say-respond = Op dit moment is { $card } een reactie: begin met ‘respond’.
gilde-refused-needs-attack = { $card } weert een aanval af, en die is er nu niet.
gilde-refused-needs-number = Met { $card } wordt een toevalsgetal opnieuw getrokken, en er is nu geen getrokken.
gilde-refused-cannot-cancel = { $card } helpt niet tegen { $pending }.
gilde-refused-not-against-you = { $card } beschermt alleen jezelf, en { $pending } is niet tegen jou gericht.
gilde-refused-not-your-number = { $card } helpt alleen bij toevalsgetallen van jou of tegen jou.
gilde-refused-only-redraws = Tijdens de telling mag er alleen opnieuw worden getrokken; { $card } kan nu niet.
gilde-refused-requester-plays-nothing = Je hebt de verkiezing aangevraagd, dus { $card } kun je deze beurt niet meer spelen.
gilde-refused-political-used = Meer stadsdelen en personen mag je deze beurt niet spelen; { $card } moet wachten.
gilde-refused-needs-title = { $card } vereist minstens de titel { $title }.
gilde-refused-needs-favour = { $card } vereist gunst { $needed }, en je hebt { $favour }.
gilde-refused-needs-businesses = { $needed ->
    [one] { $card } vereist { $needed } bedrijf op tafel, en je hebt er { $number }.
   *[other] { $card } vereist { $needed } bedrijven op tafel, en je hebt er { $number }.
}
gilde-refused-needs-one-of = { $card } vereist een van de kaarten die erop staan, actief en op jouw tafel.
gilde-refused-needs-election = { $card } kun je alleen spelen als er een verkiezing is aangevraagd.
gilde-refused-business-limit = { $limit ->
    [one] Je mag { $limit } bedrijf leiden en hebt er { $number }, dus er is geen plaats voor { $card }.
   *[other] Je mag { $limit } bedrijven leiden en hebt er { $number }, dus er is geen plaats voor { $card }.
}
gilde-refused-extension-slots = { $limit ->
    [one] Je hebt { $limit } plaats voor uitbreidingen, bezet: { $number }. Voor { $card } is geen plaats.
   *[other] Je hebt { $limit } plaatsen voor uitbreidingen, bezet: { $number }. Voor { $card } is geen plaats.
}
gilde-refused-inventory-slots = { $limit ->
    [one] Je hebt { $limit } inventarisplaats, bezet: { $number }. Voor { $card } is geen plaats.
   *[other] Je hebt { $limit } inventarisplaatsen, bezet: { $number }. Voor { $card } is geen plaats.
}
gilde-refused-too-dear = { $card } kost { gilde-cost-cash }.
gilde-refused-no-artefact = Alleen artefacten kun je gebruiken, en { $card } is er geen.
gilde-refused-no-use = { $card } werkt vanzelf.
gilde-refused-no-target = Voor { $card } is er geen doel.
gilde-refused-name-player = { $card } richt je op een speler, niet op een kaart.
gilde-refused-name-card = { $card } richt je op een kaart: noem na ‘at’ plaats en kaart.
gilde-refused-takes-no-target = { $card } heeft geen doel nodig.
gilde-refused-only-own = { $card } is alleen voor je eigen kaarten.
gilde-refused-not-oneself = { $card } kun je niet tegen jezelf richten.
gilde-refused-in-tower = { $seat } zit in de schuldtoren en doet nu niet mee.
gilde-refused-nothing-unlocked = { $seat } heeft niets ongeblokkeerds van het soort dat { $card } vereist.
gilde-refused-wrong-type = { $card } kun je niet op een kaart als { $target } richten.
gilde-refused-target-locked = { $target } is geblokkeerd, en { $card } werkt alleen op kaarten die dat niet zijn.
gilde-refused-target-not-locked = { $target } is niet geblokkeerd, en { $card } werkt alleen op geblokkeerde kaarten.
gilde-refused-target-needs-more = Voor { $card } moet je zelf aan de vereisten van { $target } voldoen.
gilde-refused-name-victim = Zeg erbij wie { $card } moet beschermen.
gilde-refused-not-reached = { $seat } heeft geen bescherming nodig, dus daar heb je niets aan { $card }.
gilde-refused-no-recipient = { $seat } heeft geen actief bedrijf dat de kosten van { $card } ontvangt.
gilde-refused-name-recipient = De kosten van { $card } kunnen naar meer dan één speler gaan: zeg met ‘paying’ naar wie.
gilde-refused-no-choice-of-recipient = Naar wie de kosten van { $card } gaan, kun je niet kiezen.
gilde-refused-release-instead = Stadsdelen en personen worden niet verkocht of verhandeld; { $card } kun je alleen opgeven.
gilde-refused-sell-not-now = { $card } kun je nu niet verkopen, alleen in je eigen beurt, bij een aanval op jou of als je het geld voor een reactie mist.
gilde-refused-no-sales-in-election = Tijdens de telling wordt er niets verkocht, ook { $card } niet.
gilde-refused-aimed-at = { $card } wordt aangevallen en mag nu niet verkocht worden.
gilde-refused-not-to-release = Je kunt alleen stadsdelen en personen opgeven, en dat is { $card } niet.
gilde-refused-release-not-now = { $card } kun je alleen in je eigen beurt opgeven.
gilde-refused-fit-artefacts = Er moet een artefact weg, en { $card } is er geen.
gilde-refused-must-discard = { $number ->
    [one] Je hebt { $number } kaart te veel en moet die afleggen.
   *[other] Je hebt { $number } kaarten te veel en moet die afleggen.
}
gilde-refused-no-higher-residence = Een betere residentie dan de jouwe is er niet.
gilde-refused-residence-title = { $residence } vereist minstens de titel { $title }.
gilde-refused-residence-too-dear = { $residence } kost { gilde-cost-cash }.
gilde-refused-hall-in-deck = Het stadhuis is nog niet opgedoken.
gilde-refused-hall-is-built = Het stadhuis is al gebouwd.
gilde-refused-hall-too-dear = Het stadhuis kost { $cost }; jij hebt { $cash }, en met iedereen die mee kan doen is het { $together }.
gilde-refused-hall-not-built = Zonder stadhuis geen verkiezing; het moet eerst gebouwd worden.
gilde-refused-title-to-stand = Om de verkiezing aan te vragen heb je minstens de titel { $title } nodig.
gilde-refused-card-played = Je hebt deze beurt al een kaart gespeeld; de verkiezing vraag je aan in plaats van kaarten te spelen.
gilde-refused-already-requested = Je hebt de verkiezing al aangevraagd.
gilde-refused-already-passes = Je past al elke keer.
gilde-refused-already-asked = Je wordt al elke keer gevraagd.
gilde-refused-rest-too-dear = Dan blijft er { gilde-talers } voor jou over, en je hebt { $cash }.
gilde-refused-own-share = Minstens 1 taler van het stadhuis moet je zelf betalen, en die heb je niet.
gilde-refused-you-build-anyway = Je bouwt sowieso mee.
gilde-refused-already-named = { $seat } heeft al een aandeel.
gilde-refused-nothing-left-to-share = Er valt niets meer te verdelen; minstens 1 taler moet je zelf betalen.
gilde-refused-share-range = { $seat } kan { $least } tot { $most } betalen, niet { $number }.
gilde-refused-points-range = Er zijn nog { $most } ervaringspunten te verdelen, niet { $number }.
gilde-refused-begin-with-deal = Begin met ‘deal’, of schrijf de hele handel in één regel.
gilde-refused-no-deals-in-windows = Zolang anderen mogen reageren, schrijf je een handel in één regel, bijvoorbeeld ‘beg 3 of 2’.
gilde-refused-offers-used = { $number ->
    [one] Je hebt je enige voorstel al gedaan; meer kan voorlopig niet.
   *[other] Je hebt je { $number } voorstellen al gedaan; meer kan voorlopig niet.
}
gilde-refused-nobody-to-deal-with = Er is niemand met wie je kunt handelen.
gilde-refused-nothing-to-deal = Er valt niets te verhandelen.
gilde-refused-debtors-deals = Zolang je geld tekortkomt, kun je alleen kaarten aanbieden, om talers vragen of talers lenen.
gilde-refused-not-tradable = { $card } kan niet verhandeld worden.
gilde-refused-no-buyer = Niemand zou { $card } kunnen nemen.
gilde-refused-with-oneself = Met jezelf kun je niet handelen.
gilde-refused-buyer-has-no-room = { $seat } heeft geen plaats voor { $card }.
    .you = Je hebt geen plaats voor { $card }.
gilde-refused-buyer-lacks-requirement = { $seat } voldoet niet aan de vereisten van { $card }.
    .you = Je voldoet niet aan de vereisten van { $card }.
gilde-refused-price-too-high = { $card } mag voor hoogstens { $most } verkocht worden, niet voor { $number }.
gilde-refused-buyer-too-poor = { $seat } heeft { $cash } en kan geen { gilde-talers } betalen.
    .you = Je hebt { $cash } en kunt geen { gilde-talers } betalen.
gilde-refused-no-loans = Aan deze tafel worden leningen niet bijgehouden; talers kun je alleen weggeven.
gilde-refused-no-talers = { $seat } heeft geen talers.
    .you = Je hebt geen talers.
gilde-refused-nobody-has-talers = Niemand anders heeft talers.
gilde-refused-at-least-one = Het moet minstens 1 taler zijn.
gilde-refused-more-than-there-is = { $seat } heeft { $cash } en geen { gilde-talers }.
    .you = Je hebt { $cash } en geen { gilde-talers }.
gilde-refused-too-large = In één keer kan hoogstens { $most }, geen { gilde-talers }.
gilde-refused-repay-range = Je betaalt { $least } tot { $most } terug, niet { $number }.
gilde-refused-turns-range = Het moeten 1 tot { $most } beurten zijn, niet { $number }.
gilde-refused-no-such-loan = Een lening { $number } is er niet.
gilde-refused-not-your-loan = Lening { $number } is niet aan jou verschuldigd.
gilde-refused-loan-is-due = Lening { $number } moet nu betaald worden en kan niet meer worden verlengd.
gilde-refused-loan-too-long = Lening { $number } loopt nog zo lang dat verlengen niet kan.
gilde-refused-turns-to-come = Handelen kan vanaf de eerste beurt.
gilde-refused-nothing-proposed = { $seat } stelt je nu niets voor.
gilde-refused-has-to-pay = { $seat } moet eerst iets betalen.
    .you = Je moet eerst iets betalen.
gilde-refused-promised = { $seat } heeft { gilde-talers } voor het stadhuis toegezegd.
    .you = Je hebt { gilde-talers } voor het stadhuis toegezegd.
gilde-refused-artefacts-would-not-fit = Zonder { $card } zou je meer artefacten hebben dan plaatsen ervoor.
gilde-refused-only-debtors = Alleen wie niet kan betalen, gaat naar de schuldtoren.
gilde-refused-no-money-card = Nu kun je alleen kaarten spelen die talers opleveren, en { $card } doet dat niet.
gilde-refused-no-such-choice = Een antwoord { $number } is er niet.
gilde-refused-cannot-be-done = Antwoord { $number } kan niet helemaal uitgevoerd worden, dus kies een ander.
gilde-refused-to-or-of = Je geeft of leent aan iemand (to), maar je vraagt of leent van iemand (of).

## Waar de ervaring vandaan komt

gilde-ledger-cards = { $type_key ->
    [business] bedrijven op tafel gelegd
    [annex] bijgebouwen op tafel gelegd
    [extension] uitbreidingen op tafel gelegd
    [district] stadsdelen gewonnen
    [person] personen gewonnen
    [artefact] artefacten op tafel gelegd
    [measure] maatregelen gespeeld
    [instant] directe maatregelen gespeeld
   *[other] { $type }
}
gilde-ledger-residences = residentie verbouwd
gilde-ledger-town-hall = aandeel in het stadhuis

## Waarom een partij zo eindigde

gilde-verdict-elected = { $number ->
    [one] { $seat } wordt met { $number } stem tot burgemeester gekozen, tegen { $less } voor { $of }.
   *[other] { $seat } wordt met { $number } stemmen tot burgemeester gekozen, tegen { $less } voor { $of }.
}
    .you = { $number ->
        [one] Je wordt met { $number } stem tot burgemeester gekozen, tegen { $less } voor { $of }.
       *[other] Je wordt met { $number } stemmen tot burgemeester gekozen, tegen { $less } voor { $of }.
    }
gilde-verdict-elected-alone = { $number ->
    [one] { $seat } wordt met { $number } stem tot burgemeester gekozen; aan het eind was er geen andere kandidaat.
   *[other] { $seat } wordt met { $number } stemmen tot burgemeester gekozen; aan het eind was er geen andere kandidaat.
}
    .you = { $number ->
        [one] Je wordt met { $number } stem tot burgemeester gekozen; aan het eind was er geen andere kandidaat.
       *[other] Je wordt met { $number } stemmen tot burgemeester gekozen; aan het eind was er geen andere kandidaat.
    }
gilde-verdict-elected-after-tie = Na een gelijke stand bovenaan wordt { $seat } met { $number } stemmen tot burgemeester gekozen, tegen { $less } voor { $of }.
    .you = Na een gelijke stand bovenaan word je met { $number } stemmen tot burgemeester gekozen, tegen { $less } voor { $of }.
gilde-verdict-tie-by-experience = Geen kaart heeft de beslissing gebracht: { $seat } wordt burgemeester dankzij meer ervaring, { $number } tegen { $less } van { $of }.
    .you = Geen kaart heeft de beslissing gebracht: je wordt burgemeester dankzij meer ervaring, { $number } tegen { $less } van { $of }.
gilde-verdict-tie-by-talers = Geen kaart heeft de beslissing gebracht: { $seat } wordt burgemeester dankzij meer talers, { $number } tegen { $less } van { $of }.
    .you = Geen kaart heeft de beslissing gebracht: je wordt burgemeester dankzij meer talers, { $number } tegen { $less } van { $of }.
gilde-verdict-tie-by-turn = Geen kaart heeft de beslissing gebracht: { $seat } wordt burgemeester vóór { $of }, want die zit in de beurtvolgorde dichter bij wie de verkiezing heeft aangevraagd.
    .you = Geen kaart heeft de beslissing gebracht: je wordt burgemeester vóór { $of }, want je zit in de beurtvolgorde dichter bij wie de verkiezing heeft aangevraagd.
gilde-verdict-count = { $seat } wordt met { $number } ervaring graaf en wint.
    .you = Je wordt met { $number } ervaring graaf en wint.
gilde-verdict-count-by-experience = { $seat } en { $of } worden op hetzelfde moment graaf; { $seat } wint met meer ervaring, { $number } tegen { $less }.
    .you = Jij en { $of } worden op hetzelfde moment graaf; jij wint met meer ervaring, { $number } tegen { $less }.
gilde-verdict-count-by-turn = { $seat } en { $of } worden op hetzelfde moment graaf, elk met { $number } ervaring; { $seat } wint, want die is eerder in de beurtvolgorde.
    .you = Jij en { $of } worden op hetzelfde moment graaf, elk met { $number } ervaring; jij wint, want jij bent eerder in de beurtvolgorde.
gilde-verdict-last-one = { $seat } wint, want alle anderen hebben de tafel verlaten.
    .you = Je wint, want alle anderen hebben de tafel verlaten.
gilde-verdict-nobody = Iedereen heeft de tafel verlaten, dus niemand wint.
gilde-verdict-stopped = Het spel is na { $number } ronden gestopt; wie de meeste ervaring heeft, wint.
gilde-verdict-ahead = { $seat } wint met { $lead } ervaring voorsprong op { $of }, { $number } tegen { $less }.
    .you = Je wint met { $lead } ervaring voorsprong op { $of }, { $number } tegen { $less }.
gilde-verdict-shared = Ze hebben elk { $number } ervaring en evenveel talers en delen de overwinning.
gilde-verdict-left = { $seat } had er meer, namelijk { $number }, maar heeft de tafel verlaten.
    .you = Je had er meer, namelijk { $number }, maar hebt de tafel verlaten.
gilde-verdict-by-talers = { $seat } en { $of } hebben evenveel ervaring, maar { $seat } heeft meer talers, { $number } tegen { $less }.
    .you = Jij en { $of } hebben evenveel ervaring, maar jij hebt meer talers, { $number } tegen { $less }.
