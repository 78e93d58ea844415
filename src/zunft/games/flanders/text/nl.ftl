flanders-title = Vlaanderen 1302
    .about = Gilden bouwen samen zes steden, en elk gilde wil het sterkste zijn waar het telt.

## Edities

flanders-edition-reconstruction = Reconstructie
    .about = Zes steden met elk dertien kavels, opnieuw getekend en uitgebalanceerd naar wat de regels vertellen.
flanders-edition-tiny = Piepklein
    .about = Drie of vier kavels per stad: in een paar minuten gespeeld, handig om iets uit te proberen.

## Steden en plattegronden

flanders-town-brugge = Brugge
flanders-town-gent = Gent
flanders-town-ieper = Ieper
flanders-town-leuven = Leuven
flanders-town-utrecht = Utrecht
flanders-town-luik = Luik


flanders-direction-north = noorden
flanders-direction-east = oosten
flanders-direction-south = zuiden
flanders-direction-west = westen

flanders-shape-square = vierkant
flanders-shape-rectangle = rechthoek
flanders-shape-triangle = driehoek

## Gilden (met "de" ervoor) en wijken (met "een" of "geen" ervoor)

flanders-coat-blue = ververs (blauw)
flanders-coat-yellow = wevers (geel)
flanders-coat-green = volders (groen)
flanders-coat-red = lakensnijders (rood)
flanders-coat-grey = wapensmeden (grijs)
flanders-coat-church = kerk

flanders-district-blue = blauwe wijk
flanders-district-yellow = gele wijk
flanders-district-green = groene wijk
flanders-district-red = rode wijk
flanders-district-grey = grijze wijk
flanders-district-church = kerkwijk
flanders-district-blueplus1 = blauwe wijk met gildemeester
flanders-district-yellowplus1 = gele wijk met gildemeester
flanders-district-greenplus1 = groene wijk met gildemeester
flanders-district-redplus1 = rode wijk met gildemeester
flanders-district-greyplus1 = grijze wijk met gildemeester
flanders-district-church-a = kerkwijk (A)
    .about = Ligt op een vierkant en voegt aan één kant een vierkante kavel toe.
flanders-district-church-b = kerkwijk (B)
    .about = Ligt op een driehoek en voegt langs de langste zijde een driehoekige kavel toe.
flanders-district-church-c = kerkwijk (C)
    .about = Ligt op een vierkant en voegt aan één kant twee rechthoekige kavels toe.
flanders-district-church-d = kerkwijk (D)
    .about = Ligt op een vierkant en neemt een vrije rechthoek of driehoek ernaast in beslag.

## Kaarten

flanders-card-brugge = { flanders-town-brugge }
flanders-card-gent = { flanders-town-gent }
flanders-card-ieper = { flanders-town-ieper }
flanders-card-leuven = { flanders-town-leuven }
flanders-card-utrecht = { flanders-town-utrecht }
flanders-card-luik = { flanders-town-luik }
flanders-card-site = Bouwplaats
flanders-card-pickup = Oppakken

flanders-golden-brugge = { flanders-town-brugge }
flanders-golden-gent = { flanders-town-gent }
flanders-golden-ieper = { flanders-town-ieper }
flanders-golden-leuven = { flanders-town-leuven }
flanders-golden-utrecht = { flanders-town-utrecht }
flanders-golden-luik = { flanders-town-luik }
flanders-golden-influence = Invloed
flanders-golden-site = { flanders-card-site }
flanders-golden-pickup = { flanders-card-pickup }
flanders-golden-cathedral = Kathedraal
flanders-golden-master = Gildemeester

flanders-half-a = A
flanders-half-b = B

## Wat je kunt doen

flanders-verb-guild = een gilde kiezen
flanders-verb-centre = je stadscentrum plaatsen
flanders-verb-choose = kaarten kiezen
flanders-verb-build = een wijk bouwen
flanders-verb-complete = een bouwplaats voltooien
flanders-verb-cathedral = een kathedraal plaatsen
flanders-verb-master = een gildemeester plaatsen
flanders-verb-own = een eigen kaart spelen
flanders-verb-influence = een invloedskaart omdraaien
flanders-verb-draw = blind trekken

## Varianten

flanders-preset-as-printed = Volgens het spelregelboekje
    .about = Gilden worden gekozen en handkaarten blijven verborgen.
flanders-preset-our-table = Aan onze tafel
    .about = Anders dan in het spelregelboekje gaan de gilden op volgorde van zitten en liggen handkaarten open, want alles wat gespeeld is ligt toch al open: je begint sneller en niemand hoeft iets te onthouden.

flanders-option-centres = Stadscentra
    .about = Hoe de centra op hun plattegrond komen.
flanders-option-centres-chosen = gekozen
    .about = Iedereen zoekt voor het eigen centrum een plattegrond uit; de rest wordt geloot.
flanders-option-centres-random = geloot
    .about = Alle centra worden geloot, zodat je meteen kunt beginnen.

flanders-option-covers = Afgedekte kavels
    .about = Wanneer een vrije kavel voorgoed verloren is.
flanders-option-covers-dead = zodra er niets meer kan
    .about = Een kavel wordt afgedekt zodra niemand er ooit nog kan bouwen.
flanders-option-covers-sold-out = pas als de vorm op is
    .about = Een kavel blijft vrij zolang er nog ergens een wijk van die vorm in voorraad is of kerk D hem in beslag kan nemen.

flanders-option-closed_cards = Kaarten van afgerekende steden
    .about = Wat er met je kaart gebeurt als de stad afgerekend is.
flanders-option-closed_cards-removed = gaan uit het spel
    .about = De kaart gaat uit het spel, waar die ook ligt.
flanders-option-closed_cards-kept = blijven in het spel
    .about = Je houdt de kaart en kunt ermee passen.

flanders-option-influence_builds = Kaarten van gilden onder invloed
    .about = Met z’n tweeën: wat een omgedraaide invloedskaart mag bouwen en voltooien.
flanders-option-influence_builds-guild-grey-church = het eigen gilde, grijs of kerk
    .about = De kaart geldt voor het eigen gilde, de wapensmeden en de kerk.
flanders-option-influence_builds-guild = alleen het eigen gilde
    .about = De kaart geldt voor het eigen gilde en voor niemand anders.
flanders-option-influence_builds-either-guild = een van beide gilden
    .about = De kaart geldt naar keuze voor een van de twee gilden onder invloed.

flanders-option-guilds = Gilden
    .about = Wie welk gilde speelt.
flanders-option-guilds-seat = toegewezen
    .about = De gilden worden op volgorde van zitten verdeeld; met z’n tweeën worden die onder invloed geloot.
flanders-option-guilds-chosen = gekozen
    .about = Iedereen kiest om de beurt een gilde; wie begint, kiest als eerste.

flanders-option-hands = Handkaarten
    .about = Of je ziet wat de anderen in de hand hebben.
flanders-option-hands-open = zichtbaar
    .about = Alle handkaarten liggen open; alleen wat je in een ronde kiest is geheim.
flanders-option-hands-covered = verborgen
    .about = Je ziet alleen je eigen hand; voor de rest helpt een goed geheugen.

## Wat er gebeurt

flanders-event-starts = { $seat } begint.
    .you = Jij begint.
flanders-event-took-guild = { $seat } leidt de { $coat }.
    .you = Jij leidt de { $coat }.
flanders-event-influences = { $seat } heeft invloed op de { $coat }.
    .you = Jij hebt invloed op de { $coat }.
flanders-event-laid-centre = Het centrum van { $town } komt op plattegrond { $place }.
flanders-event-round-began = Ronde { $number }: { $seat } begint.
    .you = Ronde { $number }: jij begint.
flanders-event-drew-golden = { $seat } trekt een gouden kaart ({ $half }).
    .you = Je trekt een gouden kaart ({ $half }).
flanders-event-saw-golden = Je trekt een gouden kaart ({ $half }): { $golden }.
flanders-event-golden-closed = { $town } is al afgerekend, dus de gouden kaart van die stad gaat uit het spel.
flanders-event-no-golden = Voor deze ronde is er geen gouden kaart meer.
flanders-event-revealed = { $number ->
    [0] { $seat } speelt { $card }.
    [one] { $seat } speelt { $card } met één invloedskaart.
   *[other] { $seat } speelt { $card } met { $number } invloedskaarten.
}
    .you = { $number ->
        [0] Je speelt { $card }.
        [one] Je speelt { $card } met één invloedskaart.
       *[other] Je speelt { $card } met { $number } invloedskaarten.
    }
flanders-event-built = { $seat } bouwt in { $town } op { $space } een { $district }.
    .you = Je bouwt in { $town } op { $space } een { $district }.
flanders-event-built-site = { $seat } opent in { $town } op { $space } een bouwplaats voor een { $district }.
    .you = Je opent in { $town } op { $space } een bouwplaats voor een { $district }.
flanders-event-added-space = { $town } groeit: kavel { $space } komt erbij.
flanders-event-swallowed = De nieuwe kerk in { $town } neemt ook { $space } in beslag.
flanders-event-completed = { $seat } voltooit in { $town } de bouwplaats op { $space }.
    .you = Je voltooit in { $town } de bouwplaats op { $space }.
flanders-event-picked-up = { $number ->
    [0] { $seat } heeft geen kaart om terug te nemen.
    [one] { $seat } neemt één kaart terug in de hand.
   *[other] { $seat } neemt { $number } kaarten terug in de hand.
}
    .you = { $number ->
        [0] Je hebt geen kaart om terug te nemen.
        [one] Je neemt één kaart terug in de hand.
       *[other] Je neemt { $number } kaarten terug in de hand.
    }
flanders-event-impossible = { $seat } kan { $card } niet gebruiken.
    .you = Je kunt { $card } niet gebruiken.
flanders-event-showed-golden = { $seat } draait de gouden kaart om: { $golden }.
    .you = Je draait de gouden kaart om: { $golden }.
flanders-event-golden-impossible = { $seat } kan de gouden kaart niet gebruiken: { $golden }.
    .you = Je kunt de gouden kaart niet gebruiken: { $golden }.
flanders-event-got-influence = { $seat } krijgt er een invloedskaart bij.
    .you = Je krijgt er een invloedskaart bij.
flanders-event-laid-cathedral = { $seat } zet in { $town } een kathedraal op { $space }.
    .you = Je zet in { $town } een kathedraal op { $space }.
flanders-event-laid-master = { $seat } zet in { $town } een gildemeester op { $space }.
    .you = Je zet in { $town } een gildemeester op { $space }.
flanders-event-covered = In { $town } wordt { $space } afgedekt.
flanders-event-finished = { $number ->
    [one] { $town } wordt afgerekend en is één punt waard.
   *[other] { $town } wordt afgerekend en is { $number } punten waard.
}
flanders-event-scored = { $number ->
    [0] In { $town } krijgen de { $coat } niets.
    [one] In { $town } krijgen de { $coat } één punt.
   *[other] In { $town } krijgen de { $coat } { $number } punten.
}
flanders-event-cards-removed = De kaarten van { $town } gaan uit het spel.
flanders-event-influence-bonus = { $number ->
    [one] { $seat } heeft de meeste invloedskaarten en krijgt daarvoor één punt.
   *[other] { $seat } heeft de meeste invloedskaarten en krijgt daarvoor { $number } punten.
}
    .you = { $number ->
        [one] Je hebt de meeste invloedskaarten en krijgt daarvoor één punt.
       *[other] Je hebt de meeste invloedskaarten en krijgt daarvoor { $number } punten.
    }
flanders-event-turned-up = Van de invloedsstapel komt { $card } voor de { $coat }.
flanders-event-turned-up-closed = { $card } komt te laat voor de { $coat }: die stad is al afgerekend.
flanders-event-forfeited = De { $coat } kunnen { $card } niet gebruiken.
flanders-event-reshuffled = { $number ->
    [one] Eén kaart van de aflegstapel wordt de nieuwe invloedsstapel.
   *[other] De { $number } kaarten van de aflegstapel worden geschud tot een nieuwe invloedsstapel.
}
flanders-event-no-influence = De invloedskaarten zijn op.
flanders-event-played-own = { $seat } speelt { $card }.
    .you = Je speelt { $card }.
flanders-event-stalemate = Er is al { $number } beurten niets gebouwd of voltooid, dus het spel is uit.
flanders-event-ended = Het spel is afgelopen.

## Wat je gevraagd wordt

flanders-ask-guild = Kies een gilde.
flanders-ask-influenced = Kies een gilde om te beïnvloeden.
flanders-ask-centre = Kies een plattegrond voor je stadscentrum.
flanders-ask-choice = Kies een kaart, met of zonder invloed.
flanders-ask-placement = { $card_key ->
    [site] Open een bouwplaats.
   *[other] Bouw of voltooi een wijk in { $card }.
}
flanders-ask-cathedral = Kies een kerk voor de kathedraal.
flanders-ask-master = Kies een wijk voor de gildemeester.
flanders-ask-turn = Speel eerst een eigen kaart, of draai een invloedskaart om.
flanders-ask-own = Speel een van je kaarten.

## Wat er gaande is en wat daarna komt

flanders-entry-guild = een gilde kiezen
flanders-entry-influenced = een gilde onder invloed kiezen
flanders-entry-centre = een stadscentrum plaatsen
flanders-entry-choice = in het geheim kaarten kiezen
flanders-entry-placement = bouwen of voltooien
flanders-entry-cathedral = een kathedraal plaatsen
flanders-entry-master = een gildemeester plaatsen
flanders-entry-turn = de eerste actie kiezen
flanders-entry-own = een kaart spelen
flanders-entry-act = { $seat } voert { $card } uit
    .you = je voert { $card } uit
flanders-entry-gold = de gouden kaart
flanders-entry-upkeep = afdekken en afrekenen
flanders-entry-turn-up = { $seat } draait een invloedskaart om
    .you = je draait een invloedskaart om

## Wat je kunt antwoorden, volledig genoemd

flanders-deed-guild = De { $coat } leiden
flanders-deed-influenced = De { $coat } onder je invloed nemen
flanders-deed-centre = Je centrum op plattegrond { $place } leggen
flanders-deed-choose = { $influence ->
    [0] { $card } kiezen
    [one] { $card } met één invloedskaart kiezen
   *[other] { $card } met { $influence } invloedskaarten kiezen
}
flanders-deed-build = { $card_key ->
    [site] In { $town } op { $space } een bouwplaats voor een { $district } openen
   *[other] In { $town } op { $space } een { $district } bouwen
}
flanders-deed-enlarge = { $card_key ->
    [site] In { $town } op { $space } een bouwplaats voor een { $district } openen, met nieuwe ruimte naar het { $direction }
   *[other] In { $town } op { $space } een { $district } bouwen, met nieuwe ruimte naar het { $direction }
}
flanders-deed-swallow = { $card_key ->
    [site] In { $town } op { $space } een bouwplaats voor een { $district } openen, { $swallowed } komt erbij
   *[other] In { $town } op { $space } een { $district } bouwen, { $swallowed } komt erbij
}
flanders-deed-complete = In { $town } de bouwplaats op { $space } voltooien
flanders-deed-cathedral = In { $town } een kathedraal op { $space } zetten
flanders-deed-master = In { $town } een gildemeester op { $space } zetten
flanders-deed-own = { $card } spelen
flanders-deed-influence = Een invloedskaart omdraaien

## Waarom een antwoord vóór een ander komt

flanders-reason-points = Dat levert meteen meer punten op.
flanders-reason-first-places = Het helpt je meer om in { $town } eerste te worden.
flanders-reason-second-places = Het helpt je meer om in { $town } tweede te worden.
flanders-reason-later-places = Het helpt je meer om in { $town } nog punten te krijgen.
flanders-reason-ally = De { $coat }, op wie je invloed hebt, hebben er meer aan.
flanders-reason-cards = Je houdt meer kaarten om mee te spelen.
flanders-reason-influence = Je bewaart meer invloed voor als het erom gaat.
flanders-reason-districts = Het spaart meer wijken van de { $coat } voor later.
flanders-reason-others = Het remt { $of } meer af.

flanders-mistake-points = Punten laten liggen
flanders-mistake-first-places = Eerste plaatsen gemist
flanders-mistake-second-places = Tweede plaatsen gemist
flanders-mistake-later-places = Latere plaatsen gemist
flanders-mistake-ally = Het beïnvloede gilde vergeten
flanders-mistake-cards = Te veel kaarten uitgegeven
flanders-mistake-influence = Invloed te vroeg uitgegeven
flanders-mistake-districts = Wijken te vroeg verbruikt
flanders-mistake-others = De anderen niet afgeremd

## Waarom iets niet mag

flanders-refused-other-question = Er wordt je nu iets anders gevraagd.
flanders-refused-other-town = Met deze kaart kun je alleen in { $card } iets doen.
flanders-refused-not-in-play = { $town } doet niet mee.
flanders-refused-closed = { $town } is al afgerekend; daar gebeurt niets meer.
flanders-refused-not-your-coat = Met deze kaart kun je niet voor de { $coat } bouwen.
flanders-refused-no-space = In { $town } is er op dit moment geen kavel { $space }.
flanders-refused-covered = In { $town } is { $space } afgedekt.
flanders-refused-built-on = In { $town } is { $space } al bebouwd.
flanders-refused-sold-out = Er is geen { $district } meer in voorraad die daar past.
flanders-refused-wrong-shape = In { $town } heeft { $space } niet de juiste vorm voor een { $district }.
flanders-refused-unconnected = Een wijk op { $space } in { $town } zou met geen enkele lange zijde iets raken wat er al staat.
flanders-refused-border = In { $town } grenst { $space } al aan de { $coat }; gelijke wapens mogen niet aan elkaar grenzen.
flanders-refused-no-room = Op { $space } in { $town } is niet genoeg ruimte voor een { $district }.
flanders-refused-not-swallowed = Kavel { $space } in { $town } is geen vrije rechthoek of driehoek naast deze kerk.
flanders-refused-needs-place = Bij kerk A en C hoort een richting, bij D de kavel die erbij komt, bij B geen van beide.
flanders-refused-takes-no-place = Alleen bij de kerken A, C en D hoort er iets achter, bij een { $district } niet.
flanders-refused-only-builds = Met de kaart Bouwplaats kun je alleen bouwen, niet voltooien.
flanders-refused-no-site = Op { $space } in { $town } is geen bouwplaats.
flanders-refused-foreign-site = Met deze kaart kun je geen bouwplaats van de { $coat } voltooien.
flanders-refused-not-in-hand = { $card } heb je niet in de hand.
flanders-refused-too-much-influence = { $number ->
    [0] Je hebt geen invloedskaarten.
    [one] Je hebt maar één invloedskaart.
   *[other] Je hebt maar { $number } invloedskaarten.
}
flanders-refused-place-taken = Op plattegrond { $place } ligt al een centrum.
flanders-refused-guild-taken = De { $coat } kun je niet kiezen.
flanders-refused-no-church = Op { $space } in { $town } staat geen kerk.
flanders-refused-has-cathedral = De kerk op { $space } in { $town } heeft al een kathedraal.
flanders-refused-no-district = Op { $space } in { $town } ligt geen wijk van jou en ook geen grijze.
flanders-refused-no-influence-left = De invloedskaarten zijn op.

## Waar de punten vandaan komen

flanders-ledger-town = { $town }: de { $coat } op de { $rank }e plaats
flanders-ledger-influence = { $number ->
    [one] de meeste invloedskaarten (eentje maar)
   *[other] de meeste invloedskaarten ({ $number })
}

## Waarom een partij zo eindigde

flanders-verdict-ahead = { $lead ->
    [one] { $seat } wint met één punt voorsprong op { $of }, { $number } tegen { $less }.
   *[other] { $seat } wint met { $lead } punten voorsprong op { $of }, { $number } tegen { $less }.
}
    .you = { $lead ->
        [one] Je wint met één punt voorsprong op { $of }, { $number } tegen { $less }.
       *[other] Je wint met { $lead } punten voorsprong op { $of }, { $number } tegen { $less }.
    }
flanders-verdict-alone = { $seat } wint, want alle anderen hebben de tafel verlaten.
    .you = Je wint, want alle anderen hebben de tafel verlaten.
flanders-verdict-shared = { $number ->
    [one] Ze hebben elk één punt en delen de overwinning.
   *[other] Ze hebben elk { $number } punten en delen de overwinning.
}
flanders-verdict-nobody = Iedereen heeft de tafel verlaten, dus niemand wint.
flanders-verdict-left = { $seat } had er meer, namelijk { $number }, maar heeft de tafel verlaten.
    .you = Je had er meer, namelijk { $number }, maar hebt de tafel verlaten.
flanders-verdict-golden-gone = Het spel eindigde omdat de gouden kaarten op zijn.
flanders-verdict-full = Het spel eindigde omdat er hoogstens nog één kavel vrij was.
flanders-verdict-full-for-two = Het spel eindigde omdat er geen kavel meer vrij was waarop een van jullie gilden, de wapensmeden of de kerk nog had kunnen bouwen.
flanders-verdict-stalemate = Het spel eindigde omdat er { $number } beurten lang niets gebouwd of voltooid was.
