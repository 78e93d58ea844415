strasbourg-title = Straatsburg
    .about = Families dingen naar de gunst van de gilden, veroveren zetels in de raad en vestigen zich in de stad, vak na vak.

## Edities

strasbourg-edition-reconstruction = Reconstructie
    .about = Een stad van 54 vakken, vijf rondes en 25 opdrachten, opnieuw getekend en uitgebalanceerd naar wat de regels vertellen.
strasbourg-edition-tiny = Piepklein
    .about = Twee rondes in een stad van 20 vakken, met elk zes invloedskaarten: in een paar minuten gespeeld, handig om iets uit te proberen.

## Gilden (met "de" ervoor) en goederen

strasbourg-guild-smiths = smeden
strasbourg-guild-vintners = wijnbouwers
strasbourg-guild-shoemakers = schoenmakers
strasbourg-guild-butchers = slagers
strasbourg-guild-bakers = bakkers

strasbourg-goods-weapon = wapen
strasbourg-goods-cask = wijnvat
strasbourg-goods-shoe = schoenen
strasbourg-goods-meat = vlees
strasbourg-goods-bread = brood

## Zetels in de raad; met "de" ervoor

strasbourg-council-nobility = adel
strasbourg-council-church = kerk
strasbourg-council-smiths = { strasbourg-guild-smiths }
strasbourg-council-vintners = { strasbourg-guild-vintners }
strasbourg-council-shoemakers = { strasbourg-guild-shoemakers }
strasbourg-council-butchers = { strasbourg-guild-butchers }
strasbourg-council-bakers = { strasbourg-guild-bakers }
strasbourg-council-merchants = kooplieden

## Stappen van een ronde

strasbourg-step-a = A: adel en kerk
strasbourg-step-b = B: eerste gilde
strasbourg-step-c = C: kooplieden
strasbourg-step-d = D: tweede gilde
strasbourg-step-e = E: kooplieden
strasbourg-step-f = F: derde gilde
strasbourg-step-g = G: kooplieden met zetel in de raad
strasbourg-step-h = H: kapel
strasbourg-step-i = I: bouwwerk

## Bouwwerken; met "de" of "het" ervoor

strasbourg-edifice-watchtower = wachttoren
strasbourg-edifice-fountain = fontein
strasbourg-edifice-inn = herberg
strasbourg-edifice-town-hall = stadhuis
strasbourg-edifice-cathedral = kathedraal

## Rondekaarten: met hun nummer, en waar de editie bekend is met wat erop staat

strasbourg-roundcard-rc1 = rondekaart 1
strasbourg-roundcard-rc2 = rondekaart 2
strasbourg-roundcard-rc3 = rondekaart 3
strasbourg-roundcard-rc4 = rondekaart 4
strasbourg-roundcard-rc5 = rondekaart 5

strasbourg-roundcard-reconstruction-rc1 = smeden, schoenmakers, slagers
strasbourg-roundcard-reconstruction-rc2 = wijnbouwers, slagers, bakkers
strasbourg-roundcard-reconstruction-rc3 = schoenmakers, bakkers, smeden
strasbourg-roundcard-reconstruction-rc4 = slagers, smeden, wijnbouwers
strasbourg-roundcard-reconstruction-rc5 = bakkers, wijnbouwers, schoenmakers
strasbourg-roundcard-tiny-rc1 = smeden, wijnbouwers, bakkers
strasbourg-roundcard-tiny-rc2 = bakkers, schoenmakers, slagers

## Opdrachten

strasbourg-task-t01 = Nachtwacht
    .about = Minstens twee van je familieleden staan direct naast de wachttoren: 6 punten.
strasbourg-task-t02 = Rond de fontein
    .about = Minstens twee van je familieleden staan direct naast de fontein: 6 punten.
strasbourg-task-t03 = Stamtafel
    .about = Minstens twee van je familieleden staan direct naast de herberg: 5 punten.
strasbourg-task-t04 = Met de pet in de hand
    .about = Minstens twee van je familieleden staan direct naast het stadhuis: 5 punten.
strasbourg-task-t05 = In de schaduw van de kathedraal
    .about = Minstens twee van je familieleden staan direct naast de kathedraal: 5 punten.
strasbourg-task-t06 = IJzer in het vuur
    .about = Drie van je familieleden staan op vakken van de smeden: 10 punten.
strasbourg-task-t07 = Volle kelders
    .about = Drie van je familieleden staan op vakken van de wijnbouwers: 9 punten.
strasbourg-task-t08 = Goed geschoeid
    .about = Drie van je familieleden staan op vakken van de schoenmakers: 8 punten.
strasbourg-task-t09 = Blok en bijl
    .about = Drie van je familieleden staan op vakken van de slagers: 7 punten.
strasbourg-task-t10 = Drie ovens
    .about = Drie van je familieleden staan op vakken van de bakkers: 6 punten.
strasbourg-task-t11 = Drukte voor de deur
    .about = Minstens drie van je familieleden staan direct naast een en hetzelfde bouwwerk: 7 punten.
strasbourg-task-t12 = Eén straat
    .about = Drie van je familieleden staan in één rij of kolom direct naast elkaar: 8 punten.
strasbourg-task-t13 = Stem in de raad
    .about = Je hebt met z’n drieën minstens vier zetels in de raad, met z’n vieren drie, met z’n vijven twee: 5 punten.
strasbourg-task-t14 = Overal bekend
    .about = Je hebt familieleden naast minstens vier verschillende bouwwerken: 6 punten.
strasbourg-task-t15 = Kromme steeg
    .about = Drie van je familieleden staan op één diagonaal hoek aan hoek: 8 punten.
strasbourg-task-t16 = Grootste huishouden
    .about = Je hebt de meeste familieleden in de stad: 6 punten.
strasbourg-task-t17 = Dikste beurs
    .about = Je hebt de meeste munten: 4 punten.
strasbourg-task-t18 = Elk ambacht
    .about = Je hebt in elk van de vijf gilden een familielid: 6 punten.
strasbourg-task-t19 = Processie
    .about = Je hebt familieleden bij minstens drie verschillende kapellen: 4 punten.
strasbourg-task-t20 = Kerkgangers
    .about = Minstens drie van je familieleden staan bij een en dezelfde kapel: 8 punten.
strasbourg-task-t21 = Heren en bisschoppen
    .about = De zetel van de adel of die van de kerk is van jou: 3 punten.
strasbourg-task-t22 = Gespaarde gunsten
    .about = Je hebt nog minstens twee privileges: 4 punten.
strasbourg-task-t23 = Volle schappen
    .about = Je hebt nog goederen van minstens drie verschillende soorten: 5 punten.
strasbourg-task-t24 = Familiewijk
    .about = Minstens vier van je familieleden staan zij aan zij in één groep: 9 punten.
strasbourg-task-t25 = Heel de stad op je hand
    .about = Je hebt familieleden naast alle vijf de bouwwerken: 12 punten.

strasbourg-task-tiny-t01 = { strasbourg-task-t03 }
    .about = Minstens twee van je familieleden staan direct naast de herberg: 5 punten.
strasbourg-task-tiny-t02 = Twee ovens
    .about = Minstens twee van je familieleden staan op vakken van de bakkers: 5 punten.
strasbourg-task-tiny-t03 = { strasbourg-task-t11 }
    .about = Minstens twee van je familieleden staan direct naast een en hetzelfde bouwwerk: 6 punten.
strasbourg-task-tiny-t04 = { strasbourg-task-t12 }
    .about = Drie van je familieleden staan in één rij of kolom direct naast elkaar: 9 punten.
strasbourg-task-tiny-t05 = { strasbourg-task-t13 }
    .about = Je hebt met z’n drieën minstens drie zetels in de raad, met z’n vieren of vijven twee: 4 punten.
strasbourg-task-tiny-t06 = { strasbourg-task-t14 }
    .about = Je hebt familieleden naast allebei de bouwwerken: 7 punten.
strasbourg-task-tiny-t07 = { strasbourg-task-t15 }
    .about = Drie van je familieleden staan op één diagonaal hoek aan hoek: 9 punten.
strasbourg-task-tiny-t08 = { strasbourg-task-t16 }
    .about = Je hebt de meeste familieleden in de stad: 6 punten.
strasbourg-task-tiny-t09 = { strasbourg-task-t17 }
    .about = Je hebt de meeste munten: 4 punten.
strasbourg-task-tiny-t10 = { strasbourg-task-t18 }
    .about = Je hebt in elk van de vijf gilden een familielid: 12 punten.
strasbourg-task-tiny-t11 = { strasbourg-task-t19 }
    .about = Je hebt familieleden bij minstens twee verschillende kapellen: 5 punten.
strasbourg-task-tiny-t12 = { strasbourg-task-t20 }
    .about = Minstens twee van je familieleden staan bij een en dezelfde kapel: 6 punten.
strasbourg-task-tiny-t13 = { strasbourg-task-t21 }
    .about = De zetel van de adel of die van de kerk is van jou: 3 punten.
strasbourg-task-tiny-t14 = { strasbourg-task-t22 }
    .about = Je hebt nog minstens één privilege: 3 punten.
strasbourg-task-tiny-t15 = { strasbourg-task-t23 }
    .about = Je hebt nog goederen van minstens twee verschillende soorten: 4 punten.
strasbourg-task-tiny-t16 = { strasbourg-task-t24 }
    .about = Minstens twee van je familieleden staan zij aan zij: 5 punten.

## Wat je kunt doen

strasbourg-verb-keep = opdrachten houden
strasbourg-verb-draw = een kaart trekken
strasbourg-verb-stop = ophouden met trekken
strasbourg-verb-put = een kaart op een stapel leggen
strasbourg-verb-reveal = een stapel omdraaien
strasbourg-verb-pass = passen
strasbourg-verb-defer = met een privilege afwachten
strasbourg-verb-place = een familielid plaatsen
strasbourg-verb-skip = overslaan
strasbourg-verb-take = goederen nemen
strasbourg-verb-sit = de zetel innemen
strasbourg-verb-decline = afzien
strasbourg-verb-sell = goederen verkopen
strasbourg-verb-done = klaar met verkopen
strasbourg-verb-return = een kaart onder je trekstapel leggen
strasbourg-verb-chapel = een kapel bouwen
strasbourg-verb-edifice = het bouwwerk neerzetten

## Varianten

strasbourg-preset-as-printed = Volgens het spelregelboekje
    .about = Niets wijkt af van het spelregelboekje.

strasbourg-option-first_draw = Eerste kaart van de ronde
    .about = Of je bij het plannen minstens één kaart moet trekken.
strasbourg-option-first_draw-compulsory = verplicht
    .about = De eerste kaart wordt voor je getrokken; daarna ga je door of stop je, zoals je wilt.
strasbourg-option-first_draw-free = vrij
    .about = Je mag al vóór de eerste kaart stoppen; dan heb je deze ronde geen stapels.

strasbourg-option-money = Munten, goederen en privileges
    .about = Of je ziet wat de anderen bezitten.
strasbourg-option-money-screened = achter het scherm
    .about = Je ziet alleen je eigen bezit; wat eraan verandert, gebeurt wel in het openbaar.
strasbourg-option-money-open = zichtbaar
    .about = Iedereen ziet hoeveel munten, goederen en privileges de anderen hebben.

strasbourg-option-most_ties = Gelijke stand bij ‘de meeste’
    .about = Of een gelijke stand genoeg is voor opdrachten die de meeste familieleden of de meeste munten vragen.
strasbourg-option-most_ties-fail = niet genoeg
    .about = Je hebt er meer nodig dan ieder ander.
strasbourg-option-most_ties-hold = genoeg
    .about = Niemand mag er meer hebben dan jij; gelijk is goed.

strasbourg-option-planning = Plannen
    .about = Of iedereen tegelijk plant.
strasbourg-option-planning-at-once = allemaal tegelijk
    .about = Iedereen trekt en verdeelt in het geheim, en alle stapels worden samen neergelegd.
strasbourg-option-planning-in-order = om de beurt
    .about = Wie het startfiche heeft, plant als eerste; wie daarna komt, ziet hoe hoog de stapels van de anderen zijn.

strasbourg-option-winners = Zetel en goederen van een gilde
    .about = Of wie een plaats in een gilde wint, van de zetel of de goederen mag afzien.
strasbourg-option-winners-take = altijd genomen
    .about = Meester en gezel krijgen zonder vraag wat ze hebben gewonnen; een leerling neemt de goederen of een vak.
strasbourg-option-winners-may-decline = afzien mag
    .about = De meester mag afzien van de zetel en de goederen, de gezel van de goederen; een leerling mag van allebei afzien.

## Wat er gebeurt

strasbourg-event-round-card = Ronde { $number }: { $roundcard }.
strasbourg-event-round-edifice = Bouwwerk van ronde { $number }: { $edifice }.
strasbourg-event-starts = { $seat } krijgt het startfiche.
    .you = Jij krijgt het startfiche.
strasbourg-event-dealt-task = Je krijgt een opdracht: { $task }.
strasbourg-event-kept-tasks = Je houdt: { $tasks }.
strasbourg-event-round-began = Ronde { $number } begint; { $seat } heeft het startfiche.
    .you = Ronde { $number } begint; jij hebt het startfiche.
strasbourg-event-drew = Je trekt een { $number }.
strasbourg-event-planned-stack = Je legt de { $number } op stapel { $stack }.
strasbourg-event-laid-stack = { $number ->
    [one] { $seat } legt stapel { $stack } neer: één kaart.
   *[other] { $seat } legt stapel { $stack } neer: { $number } kaarten.
}
    .you = { $number ->
        [one] Je legt stapel { $stack } neer: één kaart.
       *[other] Je legt stapel { $stack } neer: { $number } kaarten.
    }
strasbourg-event-no-stacks = { $seat } heeft deze ronde geen stapels.
    .you = Je hebt deze ronde geen stapels.
strasbourg-event-step-began = { $step_key ->
    [b] Stap B: de { $guild }.
    [d] Stap D: de { $guild }.
    [f] Stap F: de { $guild }.
   *[other] Stap { $step }.
}
strasbourg-event-revealed-card = { $seat } draait een { $number } om.
    .you = Je draait een { $number } om.
strasbourg-event-revealed = { $seat } heeft stapel { $stack } omgedraaid en biedt { $number }.
    .you = Je hebt stapel { $stack } omgedraaid en biedt { $number }.
strasbourg-event-passed = { $seat } past.
    .you = Je past.
strasbourg-event-deferred = { $seat } levert een privilege in en wacht nog even af.
    .you = Je levert een privilege in en wacht nog even af.
strasbourg-event-all-passed = Niemand biedt, dus in deze stap verandert er niets.
strasbourg-event-leads = { $seat } staat bovenaan en heeft nu het startfiche.
    .you = Jij staat bovenaan en hebt nu het startfiche.
strasbourg-event-took-seat = { $seat } neemt in de raad de zetel van de { $council } in.
    .you = Je neemt in de raad de zetel van de { $council } in.
strasbourg-event-took-goods = { $goods_key ->
    [weapon] { $seat } neemt een { $goods }.
    [cask] { $seat } neemt een { $goods }.
   *[other] { $seat } neemt { $goods }.
}
    .you = { $goods_key ->
        [weapon] Je neemt een { $goods }.
        [cask] Je neemt een { $goods }.
       *[other] Je neemt { $goods }.
    }
strasbourg-event-declined-seat = { $seat } ziet af van de zetel van de { $council } in de raad.
    .you = Je ziet af van de zetel van de { $council } in de raad.
strasbourg-event-declined-goods = { $seat } neemt geen goederen.
    .you = Je neemt geen goederen.
strasbourg-event-placed = { $number ->
    [0] { $seat } zet gratis een familielid op { $square }.
    [one] { $seat } zet voor één munt een familielid op { $square }.
   *[other] { $seat } zet voor { $number } munten een familielid op { $square }.
}
    .you = { $number ->
        [0] Je zet gratis een familielid op { $square }.
        [one] Je zet voor één munt een familielid op { $square }.
       *[other] Je zet voor { $number } munten een familielid op { $square }.
    }
strasbourg-event-skipped = { $seat } plaatst niemand.
    .you = Je plaatst niemand.
strasbourg-event-sold = { $number ->
    [one] { $seat } verkoopt { $goods_key ->
        [weapon] een { $goods }
        [cask] een { $goods }
       *[other] { $goods }
    } voor één munt.
   *[other] { $seat } verkoopt { $goods_key ->
        [weapon] een { $goods }
        [cask] een { $goods }
       *[other] { $goods }
    } voor { $number } munten.
}
    .you = { $number ->
        [one] Je verkoopt { $goods_key ->
            [weapon] een { $goods }
            [cask] een { $goods }
           *[other] { $goods }
        } voor één munt.
       *[other] Je verkoopt { $goods_key ->
            [weapon] een { $goods }
            [cask] een { $goods }
           *[other] { $goods }
        } voor { $number } munten.
    }
strasbourg-event-returned = { $seat } legt een { $number } terug onder de trekstapel.
    .you = Je legt een { $number } terug onder je trekstapel.
strasbourg-event-returned-none = { $seat } legt geen kaart terug onder de trekstapel.
    .you = Je legt geen kaart terug onder je trekstapel.
strasbourg-event-built-chapel = { $seat } bouwt een kapel op { $chapel }.
    .you = Je bouwt een kapel op { $chapel }.
strasbourg-event-built-edifice = { $edifice_key ->
    [town-hall] { $seat } bouwt het { $edifice } op { $square }.
   *[other] { $seat } bouwt de { $edifice } op { $square }.
}
    .you = { $edifice_key ->
        [town-hall] Je bouwt het { $edifice } op { $square }.
       *[other] Je bouwt de { $edifice } op { $square }.
    }
strasbourg-event-prestige = { $number ->
    [0] { $seat } heeft geen zetel in de raad en krijgt geen punten.
    [one] De raad levert { $seat } één punt op.
   *[other] De raad levert { $seat } { $number } punten op.
}
    .you = { $number ->
        [0] Je hebt geen zetel in de raad en krijgt geen punten.
        [one] De raad levert je één punt op.
       *[other] De raad levert je { $number } punten op.
    }
strasbourg-event-privilege = Niemand heeft meer zetels in de raad dan { $seat }: daarvoor is er een privilege.
    .you = Niemand heeft meer zetels in de raad dan jij: daarvoor krijg je een privilege.
strasbourg-event-buried = { $number ->
    [one] { $seat } legt één kaart gedekt opzij.
   *[other] { $seat } legt { $number } kaarten gedekt opzij.
}
    .you = { $number ->
        [one] Je legt één kaart gedekt opzij.
       *[other] Je legt { $number } kaarten gedekt opzij.
    }
strasbourg-event-showed-task = { $number ->
    [1] { $seat } vervult een opdracht: { $task }.
   *[other] { $seat } vervult een opdracht niet: { $task }.
}
    .you = { $number ->
        [1] Je vervult een opdracht: { $task }.
       *[other] Je vervult een opdracht niet: { $task }.
    }
strasbourg-event-showed-money = Aan het eind heeft { $seat } { $coins ->
    [0] geen munten
    [one] één munt
   *[other] { $coins } munten
} en { $privileges ->
    [0] geen privileges
    [one] één privilege
   *[other] { $privileges } privileges
}.
    .you = Aan het eind heb je { $coins ->
        [0] geen munten
        [one] één munt
       *[other] { $coins } munten
    } en { $privileges ->
        [0] geen privileges
        [one] één privilege
       *[other] { $privileges } privileges
    }.
strasbourg-event-scored = { $seat } krijgt er aan het eind { $number }: in totaal { $total }.
    .you = Je krijgt er aan het eind { $number }: in totaal { $total }.
strasbourg-event-ended = Het spel is afgelopen.

## Wat je gevraagd wordt

strasbourg-ask-tasks = Houd minstens één opdracht. Elke opdracht die je niet vervult, kost aan het eind 3 punten.
strasbourg-ask-draw = Trek kaarten en verdeel ze in stapels.
strasbourg-ask-put = Leg je hoogste kaart op een stapel.
strasbourg-ask-bid = Draai een stapel om, of pas.
strasbourg-ask-square = Plaats een familielid, of sla over.
strasbourg-ask-apprentice = Neem de goederen, of plaats een familielid.
strasbourg-ask-sale = Verkoop goederen, of stop.
strasbourg-ask-return = Je mag één kaart onder je stapel terugleggen.
strasbourg-ask-chapel = Kies een hoek voor de kapel.
strasbourg-ask-edifice = Kies een bouwplaats voor het bouwwerk van deze ronde.
strasbourg-ask-seat = Neem in de raad de zetel van de { $council } in, of zie ervan af.
strasbourg-ask-goods = Neem de goederen, of zie ervan af.

## Wat er gaande is en wat daarna komt

strasbourg-entry-tasks = opdrachten kiezen
strasbourg-entry-bid = bieden of passen
strasbourg-entry-square = een familielid plaatsen
strasbourg-entry-apprentice = goederen nemen of een familielid plaatsen
strasbourg-entry-sale = goederen verkopen
strasbourg-entry-return = een kaart terugleggen onder de trekstapel
strasbourg-entry-chapel = een kapel bouwen
strasbourg-entry-edifice = het bouwwerk neerzetten
strasbourg-entry-seat = een zetel in de raad innemen
strasbourg-entry-goods = goederen nemen
strasbourg-entry-planning = invloedskaarten trekken en verdelen
strasbourg-entry-council = de raad komt bijeen

## Wat je kunt antwoorden, volledig genoemd

strasbourg-deed-keep = Houden: { $tasks }
strasbourg-deed-draw = Een kaart trekken
strasbourg-deed-stop = Ophouden met trekken en je kaarten in stapels verdelen
strasbourg-deed-put = De { $number } op stapel { $stack } leggen
strasbourg-deed-put-new = Met de { $number } een nieuwe stapel beginnen
strasbourg-deed-reveal = Stapel { $stack } met { $number } omdraaien
strasbourg-deed-pass = In deze stap passen
strasbourg-deed-defer = Voor een privilege later beslissen
strasbourg-deed-place = { $number ->
    [0] Gratis een familielid op { $square } zetten, bij de { $guild }
    [one] Voor één munt een familielid op { $square } zetten, bij de { $guild }
   *[other] Voor { $number } munten een familielid op { $square } zetten, bij de { $guild }
}
strasbourg-deed-skip = Niemand plaatsen
strasbourg-deed-take = De goederen nemen
strasbourg-deed-sit = In de raad de zetel van de { $council } innemen
strasbourg-deed-decline-seat = Van de zetel van de { $council } in de raad afzien
strasbourg-deed-decline-goods = Van de goederen afzien
strasbourg-deed-sell = { $goods_key ->
    [weapon] Een { $goods } verkopen
    [cask] Een { $goods } verkopen
   *[other] Je { $goods } verkopen
}
strasbourg-deed-done = Niets meer verkopen
strasbourg-deed-return = Een { $value } terug onder je trekstapel leggen
strasbourg-deed-return-none = Geen kaart terug onder je trekstapel leggen
strasbourg-deed-chapel = De kapel op { $chapel } bouwen
strasbourg-deed-edifice = { $edifice_key ->
    [town-hall] Het { $edifice } op { $square } bouwen
   *[other] De { $edifice } op { $square } bouwen
}

## Waarom een antwoord vóór een ander komt

strasbourg-reason-prestige = Dat levert je meteen meer prestige op.
strasbourg-reason-privileges = Je houdt meer privileges over.
strasbourg-reason-city = { $square } is een betere plek voor je familie.
strasbourg-reason-council = Zo maak je meer kans op de zetel van de { $council } in de raad.
strasbourg-reason-purse = Je hebt meer te besteden.
strasbourg-reason-influence = Je gebruikt je invloed beter.
strasbourg-reason-tasks = Het brengt je dichter bij je opdracht: { $task }.
strasbourg-reason-others = Het remt { $of } meer af.

strasbourg-mistake-prestige = Prestige laten liggen
strasbourg-mistake-privileges = Privileges te vroeg uitgegeven
strasbourg-mistake-city = Zwakkere plaatsen voor de familie gekozen
strasbourg-mistake-council = Zetels in de raad gemist
strasbourg-mistake-purse = Te veel geld uitgegeven
strasbourg-mistake-influence = Invloed slecht gebruikt, bijvoorbeeld door te hoge biedingen
strasbourg-mistake-tasks = Opdrachten uit het oog verloren
strasbourg-mistake-others = De anderen niet afgeremd

## Waarom iets niet mag

strasbourg-refused-other-question = Er wordt je nu iets anders gevraagd.
strasbourg-refused-not-dealt = Je kunt alleen opdrachten houden die je gekregen hebt.
strasbourg-refused-first-draw = Je moet minstens één kaart trekken voordat je stopt.
strasbourg-refused-empty-deck = Je trekstapel is leeg.
strasbourg-refused-no-such-stack = Je hebt nog geen stapel { $stack }.
strasbourg-refused-stack-gone = Er ligt geen stapel { $stack } voor je.
strasbourg-refused-no-privilege = Afwachten kost een privilege, en dat heb je niet.
strasbourg-refused-nobody-else = Alle anderen hebben al beslist, dus afwachten kan niet meer.
strasbourg-refused-building-space = { $square } is een bouwplaats; familieleden komen op de vakken van de gilden.
strasbourg-refused-other-guild = { $square } is een vak van de { $guild }, en die zijn in deze stap niet aan de beurt.
strasbourg-refused-square-taken = Op { $square } staat al iemand.
strasbourg-refused-too-dear = { $price ->
    [one] { $square } kost één munt
   *[other] { $square } kost { $price } munten
}, en je hebt er { $coins ->
    [0] geen
   *[other] maar { $coins }
}.
strasbourg-refused-apprentice-chooses = Als leerling moet je kiezen: de goederen of een vak in de stad.
strasbourg-refused-no-goods-here = Over de goederen van deze stap is al beslist: plaats een familielid, of sla over.
strasbourg-refused-no-goods = Je hebt geen { $goods } om te verkopen.
strasbourg-refused-goods-in-order = Goederen worden op volgorde verkocht, van wapens tot brood; voor deze soort ({ $goods }) is het nu te laat.
strasbourg-refused-not-revealed = Er is geen { $number } bij de kaarten die je hebt omgedraaid.
strasbourg-refused-chapel-taken = Op { $chapel } staat al een kapel.
strasbourg-refused-no-building-space = { $square } is geen bouwplaats.
strasbourg-refused-space-taken = Op { $square } staat al een bouwwerk.
strasbourg-refused-other-cards = Je stapels moeten precies uit je handkaarten bestaan: { $cards }.

## Waar de punten vandaan komen

strasbourg-ledger-council = zetels in de raad, alle rondes samen
strasbourg-ledger-members = { $number ->
    [0] geen familieleden in de stad
    [one] één familielid in de stad
   *[other] { $number } familieleden in de stad
}
strasbourg-ledger-chapel = { $number ->
    [one] kapel op { $chapel }: één familielid
   *[other] kapel op { $chapel }: { $number } familieleden
}
strasbourg-ledger-edifice = { $number ->
    [one] { $edifice }: één familielid ernaast
   *[other] { $edifice }: { $number } familieleden ernaast
}
strasbourg-ledger-privileges = { $number ->
    [0] geen privileges over
    [one] één privilege over
   *[other] { $number } privileges over
}
strasbourg-ledger-task = vervulde opdracht: { $task }
strasbourg-ledger-failed-task = niet vervulde opdracht: { $task }

## Waarom een partij zo eindigde

strasbourg-verdict-ahead = { $lead ->
    [one] { $seat } wint met één punt voorsprong op { $of }, { $number } tegen { $less }.
   *[other] { $seat } wint met { $lead } punten voorsprong op { $of }, { $number } tegen { $less }.
}
    .you = { $lead ->
        [one] Je wint met één punt voorsprong op { $of }, { $number } tegen { $less }.
       *[other] Je wint met { $lead } punten voorsprong op { $of }, { $number } tegen { $less }.
    }
strasbourg-verdict-alone = { $seat } wint, want alle anderen hebben de tafel verlaten.
    .you = Je wint, want alle anderen hebben de tafel verlaten.
strasbourg-verdict-shared = { $number ->
    [one] Ze hebben elk één punt en delen de overwinning.
   *[other] Ze hebben elk { $number } punten en delen de overwinning.
}
strasbourg-verdict-nobody = Iedereen heeft de tafel verlaten, dus niemand wint.
strasbourg-verdict-left = { $seat } had er meer, namelijk { $number }, maar heeft de tafel verlaten.
    .you = Je had er meer, namelijk { $number }, maar hebt de tafel verlaten.
strasbourg-verdict-by-members = { $seat } en { $of } hebben elk { $number } punten, maar { $seat } heeft meer familieleden in de stad, { $members } tegen { $less }.
    .you = Jij en { $of } hebben elk { $number } punten, maar jij hebt meer familieleden in de stad, { $members } tegen { $less }.
