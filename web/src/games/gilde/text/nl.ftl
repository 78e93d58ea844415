## Knoppen van de balk

gilde-ui-do-play = { $card } spelen
gilde-ui-do-play-cost = { $number ->
    [0] { $card } gratis spelen
    [one] { $card } spelen, { $number } taler
   *[other] { $card } spelen, { $number } talers
}
gilde-ui-do-respond = { $card }
gilde-ui-do-respond-cost = { $number ->
    [0] { $card }, gratis
    [one] { $card }, { $number } taler
   *[other] { $card }, { $number } talers
}
gilde-ui-do-respond-at = { $first }: { $whom }
gilde-ui-aim-card = { $name }, { $card }
gilde-ui-do-profession = { $profession } worden
gilde-ui-do-redraw = Nieuwe hand trekken
gilde-ui-do-use = { $card } gebruiken
gilde-ui-do-at = Op { $name } richten
gilde-ui-do-at-card = Op { $card } van { $name } richten
gilde-ui-do-paying = Aan { $name } betalen
gilde-ui-do-upgrade = Residentie verbouwen
gilde-ui-do-town-hall = Stadhuis bouwen
gilde-ui-do-with = { $name } laten meebouwen
gilde-ui-do-build = Zo bouwen
gilde-ui-do-request = Verkiezing aanvragen
gilde-ui-do-release = { $card } opgeven
gilde-ui-do-sell = { $card } verkopen
gilde-ui-do-end = Klaar
gilde-ui-do-pass = Passen
gilde-ui-do-tower = Naar de schuldtoren
gilde-ui-do-discard = { $card } afleggen
gilde-ui-do-keep = Alles houden
gilde-ui-do-choose = Antwoord { $number }
gilde-ui-do-choose-known = { $number }: { $what }
gilde-ui-do-pick = { $card } kiezen
gilde-ui-do-deal = Handel voorstellen
gilde-ui-do-offer = { $card } aanbieden
gilde-ui-do-ask = { $name } om { $card } vragen
gilde-ui-do-give = Talers geven
gilde-ui-do-beg = Om talers vragen
gilde-ui-do-lend = Talers uitlenen
gilde-ui-do-borrow = Talers lenen
gilde-ui-do-extend = Lening { $number } verlengen
gilde-ui-do-forgive = Lening { $number } kwijtschelden
gilde-ui-do-to = { $name }
gilde-ui-do-of = { $name }
gilde-ui-do-for = { $number ->
    [0] Voor niets
    [one] Voor { $number } taler
   *[other] Voor { $number } talers
}
gilde-ui-do-talers = { $number ->
    [one] { $number } taler
   *[other] { $number } talers
}
gilde-ui-do-repay = { $number } terugbetalen
gilde-ui-do-in = { $number ->
    [one] Over { $number } beurt
   *[other] Over { $number } beurten
}
gilde-ui-do-by = { $number ->
    [one] Met { $number } beurt
   *[other] Met { $number } beurten
}
gilde-ui-do-points = { $number ->
    [0] Geen ervaring
    [one] { $number } punt
   *[other] { $number } punten
}
gilde-ui-do-accept = Aannemen
gilde-ui-do-decline = Afslaan

gilde-ui-effect = { $op ->
    [gain-talers] { $number ->
        [one] { $number } taler krijgen
       *[other] { $number } talers krijgen
    }
    [pay-talers] { $number ->
        [one] { $number } taler betalen
       *[other] { $number } talers betalen
    }
    [random-check] je geluk beproeven tegen { $number }
    [lock] { $number ->
        [one] een kaart wordt { $number } ronde geblokkeerd
       *[other] een kaart wordt { $number } ronden geblokkeerd
    }
    [draw] { $number ->
        [one] { $number } kaart trekken
       *[other] { $number } kaarten trekken
    }
    [discard] { $number ->
        [one] { $number } kaart afleggen
       *[other] { $number } kaarten afleggen
    }
    [destroy] een kaart opgeven
    [temp] een tijdelijke verandering
   *[other] zie de kaart
}

## Wat er nog ontbreekt

gilde-ui-missing-profession = Kies een beroep
gilde-ui-missing-action = Kies een kaart
gilde-ui-missing-target = Kies een doelwit
gilde-ui-missing-player = Kies een speler
gilde-ui-missing-builder = Kies een speler
gilde-ui-missing-number = Kies een getal
gilde-ui-missing-discard = Kies een kaart
gilde-ui-missing-answer = Kies een antwoord
gilde-ui-missing-money = Kies hoe je betaalt
gilde-ui-missing-other = Kies

## Wat een zet verandert

gilde-ui-change = { $what } { $from } → { $to }.
gilde-ui-rises = Je stijgt tot { $title }.
gilde-ui-talers = Talers
gilde-ui-experience = Ervaring
gilde-ui-odds = { $number ->
    [0] Het kan niet lukken.
    [100] Het lukt zeker.
   *[other] Kans op succes: { $number } %.
}
gilde-ui-needs = { $name } heeft een getal boven { $number } nodig.
gilde-ui-needs-adds = { $name } heeft een getal boven { $number } nodig en telt { $bonus } op bij het getrokken getal.
gilde-ui-drew = Het getrokken getal is { $number }.

## Kaarten

gilde-ui-req-favour = gunst { $number }
gilde-ui-req-businesses = { $number ->
    [one] { $number } bedrijf
   *[other] { $number } bedrijven
}
gilde-ui-req-election = een aangevraagde verkiezing
gilde-ui-or = {" "}of{" "}
gilde-ui-needs-said = Vereist: { $what }.
gilde-ui-cancels = Wat deze kaart annuleert, levert geen ervaring op.
gilde-ui-cancelled = Wordt hij geannuleerd, dan levert hij geen ervaring op.
gilde-ui-card-said = { $name }, { $type }, kost { $cost }, waarde { $value }.
gilde-ui-can-said = Hier kun je iets doen.
gilde-ui-locked = { $number ->
    [one] geblokkeerd, { $number } ronde
   *[other] geblokkeerd, { $number } ronden
}
gilde-ui-dormant = werkt vanaf de volgende beurt
gilde-ui-copies = { $number ->
    [one] één keer in de stapel
   *[other] { $number } keer in de stapel
}

## Tafels

gilde-ui-you = (jij)
gilde-ui-standing-acts = is aan de beurt
gilde-ui-standing-next = hierna
gilde-ui-board = De tafels van alle spelers
gilde-ui-tables = Andere tafels
gilde-ui-table-of = De tafel van { $name }
gilde-ui-other-tables = De tafels van de anderen
gilde-ui-own-table = Jouw tafel
gilde-ui-no-cards = Nog geen kaarten op tafel.
gilde-ui-free-places = Vrije plaatsen
gilde-ui-free-business = { $number ->
    [0] geen bedrijf
    [one] 1 bedrijf
   *[other] { $number } bedrijven
}
gilde-ui-free-extension = { $number ->
    [0] geen uitbreiding
    [one] 1 uitbreiding
   *[other] { $number } uitbreidingen
}
gilde-ui-free-artefact = { $number ->
    [0] geen artefact
    [one] 1 artefact
   *[other] { $number } artefacten
}
gilde-ui-hand-of = { $number ->
    [0] geen kaarten in de hand
    [one] { $number } kaart in de hand
   *[other] { $number } kaarten in de hand
}
gilde-ui-talers-of = { $number ->
    [0] geen talers
    [one] { $number } taler
   *[other] { $number } talers
}
gilde-ui-known-hand = Handkaarten die je kent
gilde-ui-tower = in de schuldtoren
gilde-ui-lasting = { $stat } { $change }, { $until }
gilde-ui-numbers-of = De getallen van { $name }
gilde-ui-stat = { $stat } { $number }
gilde-ui-stat-said = { $stat } { $number }. Waar komt dat vandaan?
gilde-ui-from-rules = voor iedereen gelijk
gilde-ui-from-nothing = Hier draagt nog niets aan bij.
gilde-ui-xp-said = Ervaring { $xp }; { $title } bij { $next }
gilde-ui-xp-top = Ervaring { $xp }, hoogste titel

## Het midden

gilde-ui-centre = In het midden
gilde-ui-deck = Stapel
gilde-ui-discard = Aflegstapel
gilde-ui-discard-top = Aflegstapel, { $number } kaarten, bovenop { $card }
gilde-ui-discard-empty = Aflegstapel, leeg
gilde-ui-hall-deck = nog in de stapel
gilde-ui-hall-centre = iedereen mag het bouwen
gilde-ui-hall-built = gebouwd
gilde-ui-requests = Verkiezing aangevraagd door { $names }
gilde-ui-votes = Getelde stemmen: { $list }
gilde-ui-vote = { $name } { $number }
gilde-ui-political = { $number ->
    [0] deze beurt geen stadsdeel of persoon meer
    [one] deze beurt nog één stadsdeel of persoon
   *[other] deze beurt nog { $number } stadsdelen of personen
}
gilde-ui-phase = { $name }: { $phase }
gilde-ui-phase-you = Jij bent aan de beurt: { $phase }
gilde-ui-share = { $name }: { $talers }, { $points }
gilde-ui-proposal = Voorstel voor het stadhuis
gilde-ui-choose-profession = De beroepen
gilde-ui-taken = { $name }
gilde-ui-winner = { $name } wint het spel.
gilde-ui-winner-you = Jij wint het spel.

## Wat er wordt afgehandeld

gilde-ui-chain = Wordt nu afgehandeld
gilde-ui-chain-card = { $name } speelt { $card }
gilde-ui-chain-at = { $name } speelt { $card } op { $whom }
gilde-ui-chain-on = { $name } speelt { $card } op { $target } van { $whom }
gilde-ui-chain-draw = { $name } trekt

## Hand

gilde-ui-hand = { $number ->
    [one] Jouw hand: { $number } kaart, limiet { $limit }.
   *[other] Jouw hand: { $number } kaarten, limiet { $limit }.
}
gilde-ui-hand-empty = Je hebt geen kaarten in de hand.
gilde-ui-hand-now = Alleen kaarten met een gouden rand kun je nu spelen.

## Vaste opdrachten

gilde-ui-orders = Vaste opdrachten
gilde-ui-pass-until = Passen tot mijn beurt (iedereen ziet dit)
gilde-ui-pass-turn = Passen tot het einde van deze beurt (iedereen ziet dit)
gilde-ui-ask-again = Vraag me weer
gilde-ui-passes = past voorlopig
gilde-ui-aloud-about = Iedereen ziet dat je vooraf past: waar iedereen dat doet, hoeft niemand te wachten. Het eindigt als een kaart op jou wordt gericht. Een vaste opdracht die altijd past, of tenzij het op jou gericht is, meldt het voor je als die vooraan staat.
gilde-ui-orders-about = Ze antwoorden voor je als anderen kaarten spelen. De eerste die van toepassing is, geldt; geldt er geen, dan word je gevraagd.
gilde-ui-orders-none = Geen vaste opdracht: je wordt gevraagd telkens als je zou kunnen reageren.
gilde-ui-order-pass = Passen
gilde-ui-order-respond = Reageren met { $card }
gilde-ui-order-always = elke keer
gilde-ui-order-unless-targeted = tenzij het op mij gericht is
gilde-ui-order-unless = behalve bij: { $word }
gilde-ui-order-against-targeted = als het op mij gericht is
gilde-ui-order-against = bij: { $word }
gilde-ui-word-start = een beurt begint
gilde-ui-word-end = acties eindigen
gilde-ui-word-attack = er wordt op iemand gericht
gilde-ui-word-number = er is een getal getrokken
gilde-ui-word-targeted = het is op mij gericht
gilde-ui-order-said = { $answer }, { $when }
gilde-ui-order-add = Nieuwe opdracht
gilde-ui-order-answer = Antwoord
gilde-ui-order-when = Wanneer
gilde-ui-order-first = Omhoog
gilde-ui-order-remove = Verwijderen
gilde-ui-remove-said = Verwijderen: { $order }
gilde-ui-first-said = Omhoog: { $order }
gilde-ui-add = Toevoegen
gilde-ui-close = Sluiten

## Zaken

gilde-ui-deals = Handel
gilde-ui-deal-new = Handelen
gilde-ui-deal-kind = Wat
gilde-ui-deal-sell = Een kaart verkopen
gilde-ui-deal-buy = Een kaart kopen
gilde-ui-deal-give = Talers geven
gilde-ui-deal-beg = Om talers vragen
gilde-ui-deal-lend = Talers uitlenen
gilde-ui-deal-borrow = Talers lenen
gilde-ui-deal-with = Met wie
gilde-ui-deal-card = Kaart
gilde-ui-deal-no-card = Daar ligt geen kaart die verkocht kan worden.
gilde-ui-deal-price = Prijs
gilde-ui-deal-sum = Talers
gilde-ui-deal-repay = Terug te betalen
gilde-ui-deal-turns = Beurten tot dan
gilde-ui-deal-ask-now = { $name } nu vragen
gilde-ui-deal-give-now = Nu geven
gilde-ui-deal-lay = Op tafel laten liggen
gilde-ui-deal-lay-about = Op een voorstel wacht niemand: { $name } kan het aannemen tot deze beurt voorbij is. Alleen jullie tweeën zien het.
gilde-ui-deal-now-about = Vraag je het nu, dan wacht het spel op het antwoord. Aanbiedingen over deze beurt: { $number }.
gilde-ui-proposals = Voorstellen op tafel
gilde-ui-proposals-none = Er ligt geen voorstel op tafel.
gilde-ui-mine = Van jou, voor { $name }
gilde-ui-theirs = Van { $name }
gilde-ui-put-away = Wegleggen
gilde-ui-proposal-agreed = Afgesproken. Het geldt zodra niemand meer kan reageren.
gilde-ui-proposal-declined = { $name } zegt nee.
gilde-ui-proposal-failed = Er kwam niets van: het kon niet meer.
gilde-ui-take = Aannemen
gilde-ui-refuse = Nee, bedankt
gilde-ui-withdraw = Intrekken
gilde-ui-said-sell = Je verkoopt { $card } aan { $name } voor { $number }.
gilde-ui-said-buy = Je koopt { $card } van { $name } voor { $number }.
gilde-ui-said-give = Je geeft { $name } { $number }.
gilde-ui-said-beg = { $name } geeft jou { $number }.
gilde-ui-said-lend = Je leent { $name } { $number } en krijgt { $repay } terug, over { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}.
gilde-ui-said-borrow = { $name } leent jou { $number }; je betaalt { $repay } terug, over { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}.
gilde-ui-loans = Leningen en schulden
gilde-ui-loan = { $name } is { $to } { $number } schuldig, { $turns ->
    [0] nu te betalen
    [one] te betalen over { $turns } beurt
   *[other] te betalen over { $turns } beurten
}.
gilde-ui-bank = de bank
gilde-ui-extend = Meer tijd geven
gilde-ui-forgive = Kwijtschelden
gilde-ui-less = Minder
gilde-ui-more = Meer
gilde-ui-choose-number = Kies een getal
gilde-ui-choices = Mogelijkheden
gilde-ui-moves = Wat je kunt doen
gilde-ui-in-words = De tafel als tekst

## Het verslag: daden van wie aan de beurt is; de naam staat erboven

gilde-ui-log-you = Jij
gilde-ui-log-election = De verkiezing
gilde-ui-log-experience = (+{ $number } → { $total })
gilde-ui-log-draws = { $you ->
    [0] trekt { $number }
   *[other] trekt { $number }
}
gilde-ui-log-earned = +{ gilde-talers }
gilde-ui-log-paid-upkeep = −{ gilde-talers } onderhoud
gilde-ui-log-played = { $you ->
    [0] speelt { $card }
   *[other] speelt { $card }
}
gilde-ui-log-played-at = { $you ->
    [0] speelt { $card } op { $of }
   *[other] speelt { $card } op { $of }
}
gilde-ui-log-played-on = { $you ->
    [0] speelt { $card } op { $target } van { $of }
   *[other] speelt { $card } op { $target } van { $of }
}
gilde-ui-log-used = { $you ->
    [0] gebruikt { $card }
   *[other] gebruikt { $card }
}
gilde-ui-log-used-at = { $you ->
    [0] gebruikt { $card } tegen { $of }
   *[other] gebruikt { $card } tegen { $of }
}
gilde-ui-log-used-on = { $you ->
    [0] gebruikt { $card } op { $target } van { $of }
   *[other] gebruikt { $card } op { $target } van { $of }
}
gilde-ui-log-sold = { $you ->
    [0] verkoopt { $card } { gilde-for-talers }
   *[other] verkoopt { $card } { gilde-for-talers }
}
gilde-ui-log-discarded = { $you ->
    [0] legt { $card } af
   *[other] legt { $card } af
}
gilde-ui-log-number-drawn = toevalsgetal { $number } ({ $card })
gilde-ui-log-succeeded = lukt, { $number } tegen { $against }
gilde-ui-log-failed = mislukt, { $number } tegen { $against }
gilde-ui-log-gained = +{ gilde-talers }
gilde-ui-log-paid = −{ gilde-talers } aan { $to }
gilde-ui-log-paid-bank = −{ gilde-talers }
gilde-ui-log-paid-owner = −{ gilde-talers } aan { $to }
gilde-ui-log-rose = { $title }
gilde-ui-log-upgraded = { $residence }
gilde-ui-log-unlocked = { $card } is weer vrij
gilde-ui-log-woke = { $card } werkt vanaf nu
gilde-ui-log-took = { $you ->
    [0] neemt { $card } van { $of }
   *[other] neemt { $card } van { $of }
}
gilde-ui-log-looked = { $you ->
    [0] bekijkt de hand van { $of }
   *[other] bekijkt de hand van { $of }
}
gilde-ui-log-laid-out = { $you ->
    [0] legt { $card } uit
   *[other] legt { $card } uit
}
gilde-ui-log-released = { $you ->
    [0] geeft { $card } op
   *[other] geeft { $card } op
}
gilde-ui-log-lasting = { $until_key ->
    [election] { $stat } { gilde-change } bij de volgende verkiezing
    [own-next-turn] { $stat } { gilde-change } tot de volgende eigen beurt
   *[other] { $stat } { gilde-change } tot het einde van de beurt
}

## De tafel in één oogopslag

gilde-ui-window = Tijd om te reageren
gilde-ui-hand-short = Je hand: { $number } van { $limit }
gilde-ui-hand-over = { $number ->
    [one] één gaat weg aan het eind van je beurt
   *[other] { $number } gaan weg aan het eind van je beurt
}
gilde-ui-more-cards = { $number ->
    [one] nog 1
   *[other] nog { $number }
}
gilde-ui-yields = levert { $number } op
gilde-ui-place-business = { $number ->
    [one] bedrijf
   *[other] bedrijven
}
gilde-ui-place-extension = { $number ->
    [one] uitbreiding
   *[other] uitbreidingen
}
gilde-ui-place-artefact = { $number ->
    [one] artefact
   *[other] artefacten
}
gilde-ui-free-said = Vrij: { $list }
gilde-ui-free = gratis
gilde-ui-chain-card-by-you = Je speelt { $card }
gilde-ui-chain-at-by-you = Je speelt { $card } op { $whom }
gilde-ui-chain-on-by-you = Je speelt { $card } op { $whom }: { $target }
gilde-ui-chain-draw-by-you = Je trekt
gilde-ui-chain-at-you = { $name } speelt { $card } op jou
gilde-ui-chain-on-you = { $name } speelt { $card } op jouw kaart { $target }
gilde-ui-window-all = Iedereen antwoordt tegelijk en in het geheim.
gilde-ui-window-at-you = Gericht op jou. Iedereen antwoordt tegelijk en in het geheim.
gilde-ui-answers = Antwoorden
gilde-ui-answer-said = { $answer }; { $outcome }: { $number } %
gilde-ui-percent = { $number } %
gilde-ui-outcome-stands = de kaart blijft staan
gilde-ui-outcome-fails = het mislukt
gilde-ui-outcome-succeeds = het lukt
gilde-ui-everybody-sees = iedereen ziet dit
gilde-ui-others-wait = { $number ->
    [one] nog één kaart in je hand wacht op je beurt
   *[other] nog { $number } kaarten in je hand wachten op je beurt
}
gilde-ui-needs-guard = Daarvan is { $number } jouw bescherming.
gilde-ui-or-sell = of kies een kaart van je tafel om die te verkopen
gilde-ui-goes-at-end = { $card } aan het eind afleggen
gilde-ui-do-end-discarding = Stoppen, { $cards } afleggen
gilde-ui-ask-idle = Vraag me aan het begin en eind van beurten ook als ik alleen een kaart kan verkopen of opgeven
gilde-ui-ask-spare = Vraag me voor het bijtrekken, ook als ik geen kaart heb aangevinkt
gilde-ui-order-sell = { $card } verkopen
gilde-ui-order-release = { $card } opgeven
gilde-ui-order-against-idle = als ik er niets voor heb
gilde-ui-order-unless-idle = behalve als ik er niets voor heb
gilde-ui-deal-with-name = Handel met { $name }
gilde-ui-tray-sell = Je biedt { $name } { $card } aan
gilde-ui-tray-buy = Je koopt { $card } van { $name }
gilde-ui-gives = { $name } geeft
gilde-ui-you-give = Jij geeft
gilde-ui-printed-cost = Gedrukte kosten: { $number }.
gilde-ui-your-talers = Jouw talers
gilde-ui-counter = { $name }: ‘Voor { $number }, ja.’
gilde-ui-laid-laid = { $name } denkt erover na.
gilde-ui-laid-agreed = Afgesproken. Het gebeurt zodra niemand meer kan reageren.
gilde-ui-laid-declined = { $name } zegt nee.
gilde-ui-laid-failed = Het is niets geworden: het kon niet meer.
gilde-ui-offers-you = { $name } biedt je dit aan.
gilde-ui-agree-to = { $number } aannemen
gilde-ui-ask-now = Nu vragen
gilde-ui-offer-for = Bied aan voor { $number }
gilde-ui-bid = Bied { $number }
gilde-ui-other-price = Andere prijs
gilde-ui-agree = Aannemen
gilde-ui-offer-to = { $card } aanbieden …
gilde-ui-ask-for = Vraag { $name } om { $card }

## De eerste bladzijde van de regels

gilde-ui-page-goal-1 = Je begint als gewone man. Elke kaart die je speelt, levert zoveel ervaring op als hij waard is; met 120 punten word je graaf en win je.
gilde-ui-page-goal-2 = Of je wordt tot burgemeester gekozen: staat het stadhuis er, dan winnen de meeste stemmen de verkiezing en het spel.
gilde-ui-page-round-1 = Je beurt begint: je krijgt 2 talers en wat je bedrijven opleveren. Dan betaal je schulden en onderhoud.
gilde-ui-page-round-2 = Speel zoveel kaarten als je kunt betalen, de ene na de andere, maar slechts één stadsdeel of persoon.
gilde-ui-page-round-3 = Kunnen anderen reageren, dan wordt hun dat gevraagd: directe maatregelen annuleren aanvallen of trekken een toevalsgetal opnieuw.
gilde-ui-page-round-4 = Zeg dat je klaar bent, leg een kaart af als je wilt, en vul je hand aan tot je handlimiet.
gilde-ui-page-may-1 = Bedrijven, bijgebouwen en uitbreidingen leveren talers en bescherming op. Artefacten en personen helpen op veel manieren.
gilde-ui-page-may-2 = Maatregelen vallen aan of helpen één keer. Bij een aanval wordt de bovenste kaart van de stapel getrokken: de waarde daarvan moet hoger zijn dan het getal ertegen, en bescherming verhoogt dat getal.
gilde-ui-page-may-3 = Verkoop in je beurt kaarten voor de helft van hun kosten wanneer je wilt, maar geen stadsdelen of personen. Handel met de anderen in kaarten en talers.
gilde-ui-page-may-4 = Verbouw je residentie zodra je titel het toelaat: er is meer plaats in.
gilde-ui-page-score-1 = Ervaring tilt je van titel naar titel. Met een hogere titel mag je meer bedrijven hebben en vanaf een bepaalde titel de verkiezing aanvragen.
gilde-ui-page-score-2 = Stemmen komen van stadsdelen en personen. Bij de verkiezing komt er voor iedereen een toevalsgetal bij.
gilde-ui-page-example-1 = Een aanval tegen 3 stuit op bescherming 2, dus er is een getal boven 5 nodig. De getrokken kaart heeft waarde 6: de aanval lukt.
gilde-ui-page-example-2 = Je hebt 4 talers en speelt een bedrijf dat 3 kost en 2 waard is: je houdt 1 taler over, krijgt 2 ervaring, en het bedrijf betaalt vanaf je volgende beurt.

## Het toneel boven de tafels

gilde-ui-stage-succeeds = { $total } tegen { $against }: het lukt.
gilde-ui-stage-fails = { $total } tegen { $against }: het mislukt.
gilde-ui-stage-needs = Er is meer dan { $against } nodig.
gilde-ui-stage-needs-guard = Er is meer dan { $against } nodig: { $least }, plus { $guard } voor { $stat }.
gilde-ui-stage-with-bonus = { $number } + { $bonus } = { $total }
gilde-ui-stage-replaced = Eerder getrokken en vervangen: { $cards }
gilde-ui-stage-draws = { $card }: { $value }
gilde-ui-stage-election = Verkiezingsavond
gilde-ui-stage-requested = { $you ->
    [0] { $name } heeft de verkiezing aangevraagd.
   *[other] Je hebt de verkiezing aangevraagd.
}
gilde-ui-stage-tied = Gelijk met { $votes } stemmen: { $names }. Ieder trekt opnieuw, en nu telt een kaart helemaal mee.
gilde-ui-stage-decisive = { $you ->
    [0] { $name } heeft een { $wins } nodig om burgemeester te worden.
   *[other] Je hebt een { $wins } nodig om burgemeester te worden.
}
gilde-ui-stage-decisive-level = { $you ->
    [0] { $name } heeft een { $wins } nodig om burgemeester te worden, een { $level } om gelijk te komen.
   *[other] Je hebt een { $wins } nodig om burgemeester te worden, een { $level } om gelijk te komen.
}
gilde-ui-stage-chances = Van de kaarten die je niet ziet, is { $inHundred } % minstens { $wins }.
gilde-ui-stage-chances-level = Van de kaarten die je niet ziet, is { $inHundred } % minstens { $wins } en geeft { $level } % een gelijke stand.
gilde-ui-stage-elected = { $you ->
    [0] { $name } wordt met { $votes } stemmen tot burgemeester gekozen.
   *[other] Je wordt met { $votes } stemmen tot burgemeester gekozen.
}
gilde-ui-stage-elected-level = { $you ->
    [0] Nog steeds gelijk met { $votes } stemmen: { $name } heeft meer ervaring of talers en wordt burgemeester.
   *[other] Nog steeds gelijk met { $votes } stemmen: je hebt meer ervaring of talers en wordt burgemeester.
}
gilde-ui-stage-votes = Stemmen: { $votes }.
gilde-ui-stage-watch = Niet verkiesbaar: { $names }.
gilde-ui-stage-count = { $you ->
    [0] { $name } wordt graaf
   *[other] Je wordt graaf
}
gilde-ui-stage-count-why = { $xp } ervaring: voor de titel van graaf is { $least } nodig.
