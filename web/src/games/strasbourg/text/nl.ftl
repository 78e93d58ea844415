## Het bord

strasbourg-ui-city = De stad
strasbourg-ui-council = De raad
strasbourg-ui-views = Weergaven van het bord
strasbourg-ui-tab-city = Stad
strasbourg-ui-tab-council = Raad
strasbourg-ui-tab-bids = Biedingen
strasbourg-ui-zoom-in = Vergroten
strasbourg-ui-zoom-out = Hele stad
strasbourg-ui-open-places = { $places ->
    [one] Lijst: één open plek
   *[other] Lijst: { $places } open plekken
}
strasbourg-ui-you = jij

strasbourg-ui-square-free = Vak { $square }, { $guild }, prijs { $price }, vrij.
strasbourg-ui-square-taken = Vak { $square }, { $guild }, prijs { $price }: { $name }.
strasbourg-ui-space-free = { $square }, bouwplaats, leeg.
strasbourg-ui-space-built = { $square }: { $edifice }, { $value } punten voor elk familielid ernaast.
strasbourg-ui-beside = Ernaast: { $edifice }.
strasbourg-ui-at-chapel = Bij kapel { $chapel }.
strasbourg-ui-chapel-free = Plek { $chapel } voor een kapel, tussen { $squares }.
strasbourg-ui-chapel-built = Kapel { $chapel }, tussen { $squares }.
strasbourg-ui-counts = Telt voor: { $gains }.
strasbourg-ui-picked = Gekozen.
strasbourg-ui-can-place = Hier kun je een familielid plaatsen.
strasbourg-ui-can-edifice = Hier kun je bouwen.
strasbourg-ui-can-chapel = Hier kun je de kapel bouwen.
strasbourg-ui-stall-free = Zetel in de raad, { $seat }: leeg.
strasbourg-ui-stall-taken = Zetel in de raad, { $seat }: { $name }.
strasbourg-ui-list-square = { $price ->
    [0] { $square }, gratis
    [one] { $square }, één munt
   *[other] { $square }, { $price } munten
}
strasbourg-ui-list-chapel = { $chapel }: tussen { $squares }
strasbourg-ui-list-space = { $members ->
    [0] { $square }: { $edifice }
    [one] { $square }: { $edifice }, naast één van je familieleden
   *[other] { $square }: { $edifice }, naast { $members } van je familieleden
}

## Stappen en biedingen

strasbourg-ui-steps = Stappen van de ronde
strasbourg-ui-step-a = Adel
strasbourg-ui-step-c = Handel
strasbourg-ui-step-e = Handel
strasbourg-ui-step-g = Handel
strasbourg-ui-step-h = Kapel
strasbourg-ui-step-i = Bouwwerk
strasbourg-ui-step-b = Gilde
strasbourg-ui-step-d = Gilde
strasbourg-ui-step-f = Gilde
strasbourg-ui-order = Rangorde
strasbourg-ui-before-steps = Voor het bieden
strasbourg-ui-queue = Nog te gaan:
strasbourg-ui-all-decided = Iedereen heeft beslist.
strasbourg-ui-cards = Kaarten: { $cards }
strasbourg-ui-prize-nobility = zetel van de adel, die het bouwwerk bouwt
strasbourg-ui-prize-church = zetel van de kerk, die de kapel bouwt
strasbourg-ui-prize-master = zetel, { $goods } en een vak
strasbourg-ui-prize-journeyman = { $goods } en een vak
strasbourg-ui-prize-apprentice = { $goods } of een vak
strasbourg-ui-prize-merchant = het recht om goederen te verkopen
strasbourg-ui-prize-merchant-seat = zetel van de kooplieden en het recht om goederen te verkopen
strasbourg-ui-prize-none = { $last ->
    [1] geen prijs
   *[other] geen prijs; één kaart mag terug onder de stapel
}
strasbourg-ui-one-goods = { $key ->
    [weapon] een wapen
    [cask] een wijnvat
   *[other] { $goods }
}
strasbourg-ui-some-goods = goederen
strasbourg-ui-rank-master = Meester
strasbourg-ui-rank-journeyman = Gezel
strasbourg-ui-rank-apprentice = Leerling
strasbourg-ui-place-1 = hoogste bod
strasbourg-ui-place-2 = tweede
strasbourg-ui-place-3 = derde
strasbourg-ui-for-h = De zetel van de kerk bouwt een kapel.
strasbourg-ui-for-i = De zetel van de adel bouwt het bouwwerk van de ronde.
strasbourg-ui-step-head = { $step }: { $about }
strasbourg-ui-step-of = Stap { $step }: { $about }
strasbourg-ui-round-now = Ronde { $round }{"\u00A0"}van{"\u00A0"}{ $rounds }
strasbourg-ui-round-of = Ronde { $round }: { $guilds }; { $edifice }, { $value } punten voor elk familielid ernaast
strasbourg-ui-gives = { $other ->
    [0] wat die oplevert
   *[other] in ronde { $round }
}
strasbourg-ui-part-seat = zetel
strasbourg-ui-part-goods = goederen
strasbourg-ui-part-square = vak
strasbourg-ui-part-or = of
strasbourg-ui-part-sale = mag goederen verkopen
strasbourg-ui-part-chapel = bouwt een kapel
strasbourg-ui-part-edifice = bouwt het bouwwerk
strasbourg-ui-rank-merchant = Koopman
strasbourg-ui-rank-merchant-seat = Koopman
strasbourg-ui-without = Geen plaats:
strasbourg-ui-passed-by = { $name } heeft gepast
strasbourg-ui-no-place = { $last ->
    [1] Zonder plaats: geen prijs.
   *[other] Zonder plaats: één kaart mag terug onder de stapel.
}

## Spelers, kaarten, bezit

strasbourg-ui-deck = { $cards ->
    [one] trekstapel: één kaart
   *[other] trekstapel: { $cards }
}
strasbourg-ui-under-deck = bekend eronder: { $cards }
strasbourg-ui-members = { $members ->
    [0] niemand in de stad
    [one] één in de stad
   *[other] { $members } in de stad
}
strasbourg-ui-coins = { $coins ->
    [one] één munt
   *[other] { $coins } munten
}
strasbourg-ui-privileges = { $privileges ->
    [0] geen privilege
    [one] één privilege
   *[other] { $privileges } privileges
}
strasbourg-ui-prestige = { $points ->
    [one] één punt
   *[other] { $points } punten
}
strasbourg-ui-starts = begint
strasbourg-ui-deck-short = stapel { $cards }
strasbourg-ui-state-planning = maakt stapels
strasbourg-ui-state-bids = biedt nu
strasbourg-ui-state-acts = is aan de beurt
strasbourg-ui-state-next = hierna
strasbourg-ui-state-after-you = na jou
strasbourg-ui-state-later = later
strasbourg-ui-state-passed = gepast
strasbourg-ui-state-rank = { $place ->
    [1] staat voor
   *[other] { $place }e plaats
}
strasbourg-ui-left-in-deck = Nog in je stapel: { $cards }
strasbourg-ui-left-of = waarde { $value }: { $left } van { $of }
strasbourg-ui-has-of = { $has } van { $of }
strasbourg-ui-tasks-point = wijs er een aan: de vakken lichten op
strasbourg-ui-tasks-point-dealt = Wijs een opdracht aan: hier wordt die uitgelegd, en de vakken lichten op.
strasbourg-ui-brief-at-edifice = { $of } naast: { $edifice }
strasbourg-ui-brief-in-guild = { $guild }: { $of } leden
strasbourg-ui-brief-same-edifice = { $of } bij één bouwwerk
strasbourg-ui-brief-street = { $of } in een rij of kolom
strasbourg-ui-brief-council = { $of } zetels in de raad
strasbourg-ui-brief-edifices = naast { $of } bouwwerken
strasbourg-ui-brief-lane = { $of } op een diagonaal
strasbourg-ui-brief-most-members = de meeste leden
strasbourg-ui-brief-most-coins = de meeste munten
strasbourg-ui-brief-every-guild = in elk gilde
strasbourg-ui-brief-chapels = bij { $of } kapellen
strasbourg-ui-brief-same-chapel = { $of } bij één kapel
strasbourg-ui-brief-lords = adel of kerk
strasbourg-ui-brief-privileges = { $of } privileges over
strasbourg-ui-brief-goods = { $of } soorten over
strasbourg-ui-brief-group = { $of } naast elkaar
strasbourg-ui-belongings = Munten, goederen, privileges
strasbourg-ui-stacks-of = { $name }: gesloten stapels van { $sizes } kaarten
strasbourg-ui-stack-hidden = Stapel { $number }: { $cards } kaarten, gesloten
strasbourg-ui-stack-own = Bod van { $sum }, van { $cards }; voor de anderen stapel { $number }
strasbourg-ui-your-stacks = { $secret ->
    [0] Stapels
   *[other] Je stapels, hoogste eerst
}
strasbourg-ui-no-stacks = Je hebt geen stapels meer.
strasbourg-ui-no-stacks-yet = Je hebt nog geen stapels.
strasbourg-ui-drawn = { $secret ->
    [0] Kaarten van deze ronde
   *[other] Je kaarten van deze ronde (alleen jij ziet ze)
}
strasbourg-ui-revealed-cards = Je onthulde kaarten
strasbourg-ui-card = Kaart { $value }
strasbourg-ui-goods-of = { $many } × { $goods }, elk { $value } waard
strasbourg-ui-your-tasks = Je opdrachten
strasbourg-ui-tasks-of = Opdrachten: { $name }
strasbourg-ui-holds = nu vervuld
strasbourg-ui-not-yet = nog niet
strasbourg-ui-fulfilled = vervuld
strasbourg-ui-failed = niet vervuld
strasbourg-ui-dealt = Vink de opdrachten aan die je houdt; niemand anders komt te weten welke of hoeveel.

## Plannen

strasbourg-ui-zone-hand = { $cards ->
    [0] In de hand: geen
   *[other] In de hand: { $cards }
}
strasbourg-ui-zone-stack = Stapel: { $sum }
strasbourg-ui-zone-begun = Stapel { $number }: { $sum }
strasbourg-ui-zone-new = Nieuwe stapel
strasbourg-ui-plan-stacks = Stapels, hoogste eerst
strasbourg-ui-card-in = Kaart { $value }. { $where }. Met de pijltoetsen verplaats je hem.
strasbourg-ui-planning-help = Sleep kaarten hierheen, of tik op een kaart en dan hier.
strasbourg-ui-lift-first = Neem eerst een kaart op: tik hem aan en dan een stapel.
strasbourg-ui-spread = Eén stapel per kaart
strasbourg-ui-gather = Alles terug in de hand

## De beslissing

strasbourg-ui-missing-tasks = Kies opdrachten
strasbourg-ui-missing-draw = Verdeel je kaarten
strasbourg-ui-missing-put = Leg elke kaart op een stapel
strasbourg-ui-missing-laying = Leg de stapels neer of verplaats kaarten
strasbourg-ui-missing-bid = Kies een stapel
strasbourg-ui-missing-square = Kies een vak
strasbourg-ui-missing-apprentice = Kies een vak
strasbourg-ui-missing-seat = Neem de zetel in of zie ervan af
strasbourg-ui-missing-goods = Neem de goederen of zie ervan af
strasbourg-ui-missing-sale = Kies goederen
strasbourg-ui-missing-return = Kies een kaart
strasbourg-ui-missing-chapel = Kies een hoek
strasbourg-ui-missing-edifice = Kies een bouwplaats
strasbourg-ui-missing-nothing = Kies
strasbourg-ui-do-keep = { $tasks ->
    [one] Eén opdracht houden
   *[other] { $tasks } opdrachten houden
}
strasbourg-ui-do-draw = Kaart trekken
strasbourg-ui-do-stop = Stoppen met trekken
strasbourg-ui-do-plan = { $stacks ->
    [one] Eén stapel neerleggen
   *[other] { $stacks } stapels neerleggen
}
strasbourg-ui-do-put-new = De { $value } op een nieuwe stapel
strasbourg-ui-do-put = De { $value } op stapel { $stack }
strasbourg-ui-do-reveal = { $sum } onthullen
strasbourg-ui-do-pass = Passen
strasbourg-ui-do-defer = Afwachten (1 privilege)
strasbourg-ui-do-place = { $price ->
    [0] Gratis op { $square } plaatsen
    [one] Voor één munt op { $square } plaatsen
   *[other] Voor { $price } munten op { $square } plaatsen
}
strasbourg-ui-do-skip = Overslaan
strasbourg-ui-do-take = Neem: { $goods }
strasbourg-ui-do-sit = De zetel innemen
strasbourg-ui-do-decline-seat = Van de zetel afzien
strasbourg-ui-do-decline-goods = Van de goederen afzien
strasbourg-ui-do-decline-apprentice = Van allebei afzien
strasbourg-ui-do-sell = Verkoop voor { $value }: { $goods }
strasbourg-ui-do-done = Niets meer verkopen
strasbourg-ui-do-return-none = Geen kaart terugleggen
strasbourg-ui-do-return = De { $value } onder de trekstapel leggen
strasbourg-ui-do-chapel = Kapel hier bouwen
strasbourg-ui-do-edifice = Hier bouwen: { $edifice }
strasbourg-ui-change = { $kind ->
    [coins] Munten
    [privileges] Privileges
    [members] In de stad
   *[prestige] Prestige
} { $before } → { $after }.
strasbourg-ui-bid-place = { $place ->
    [1] Je zou voor staan met { $sum }: { $prize }.
   *[other] Voorlopig { $place }e, achter { $name } ({ $other }): { $prize }.
}
strasbourg-ui-bid-settled = { $place ->
    [1] Je wint met { $sum }: { $prize }.
   *[other] { $place }e, achter { $name } ({ $other }): { $prize }.
}
strasbourg-ui-bid-level = Evenveel als { $name }; wie dichter bij de startspeler zit, staat hoger.
strasbourg-ui-bid-after = { $many ->
    [one] Na jou beslist nog { $names }.
    [2] Na jou beslissen er nog twee: { $names }.
    [3] Na jou beslissen er nog drie: { $names }.
    [4] Na jou beslissen er nog vier: { $names }.
   *[other] Na jou beslissen er nog { $many }: { $names }.
}
strasbourg-ui-chapel-brings = { $many ->
    [0] Kapel hier: nog voor niemand punten.
   *[other] Kapel hier: { $gains }.
}
strasbourg-ui-edifice-brings = { $many ->
    [0] { $edifice } hier: nog voor niemand punten.
   *[other] { $edifice } hier: { $gains }.
}
strasbourg-ui-task-met = { $task }: zou vervuld zijn.
strasbourg-ui-task-lost = { $task }: zou niet meer vervuld zijn.

## Tekstweergave

strasbourg-ui-can-do = Wat je nu kunt doen
strasbourg-ui-building-spaces = Bouwplaatsen
strasbourg-ui-chapels = Kapellen
strasbourg-ui-rounds = Rondes
strasbourg-ui-round-card = { $guilds }; bouwwerk: { $edifice } ({ $value })
strasbourg-ui-prizes = Wat de stappen opleveren
strasbourg-ui-decks = Trekstapels

## Na de partij

strasbourg-ui-source-council = Raad
strasbourg-ui-source-members = Familie in de stad
strasbourg-ui-source-chapels = Kapellen
strasbourg-ui-source-edifices = Bouwwerken
strasbourg-ui-source-privileges = Privileges
strasbourg-ui-source-tasks = Opdrachten

## Het verslag

strasbourg-ui-log-bids = { $you ->
    [0] { $name } biedt { $number }.
   *[other] Jij biedt { $number }.
}
strasbourg-ui-log-council = De raad komt bijeen
strasbourg-ui-log-end = De eindtelling
strasbourg-ui-log-bids-first = { $you ->
    [0] { $name } biedt { $number } en wordt eerste.
   *[other] Jij biedt { $number } en wordt eerste.
}

## De eerste bladzijde van de regels

strasbourg-ui-page-goal-1 = Je familie wil hogerop in Straatsburg: ze wint zetels in de raad, vestigt zich op de vakken van de gilden en woont naast kapellen en bouwwerken.
strasbourg-ui-page-goal-2 = Wie na de laatste ronde het meeste prestige heeft, wint.
strasbourg-ui-page-round-1 = Trek minstens één invloedskaart, zoveel als je wilt, en verdeel ze in gedekte stapels. Je trekstapel moet het hele spel meegaan.
strasbourg-ui-page-round-2 = Stappen A tot en met G: in elke stap draait iedereen om de beurt een stapel om als bod, of past. In A gaat het om adel en kerk, in B, D en F om telkens één gilde, in C, E en G om de kooplieden.
strasbourg-ui-page-round-3 = Het hoogste bod wordt startspeler; bij een gelijke stand wint wie dichter bij de startspeler zit.
strasbourg-ui-page-round-4 = H: de zetel van de kerk bouwt een kapel. I: de zetel van de adel bouwt het bouwwerk van de ronde.
strasbourg-ui-page-round-5 = Elke zetel in de raad levert 1 prestige op. De meeste zetels leveren ook een privilege op.
strasbourg-ui-page-may-1 = In een gilde krijgt de meester de zetel, de goederen en een vak, de gezel goederen en een vak, de leerling een van beide. Met z’n drieën is er geen leerling.
strasbourg-ui-page-may-2 = Een vak kost de munten die erop staan. Je mag altijd overslaan.
strasbourg-ui-page-may-3 = Bij de kooplieden verkoop je goederen voor munten. In stap G krijg je ook hun zetel.
strasbourg-ui-page-may-4 = Wint je bod niets, dan mag je één kaart ervan onder je stapel terugleggen. Met een privilege beslis je pas na de anderen.
strasbourg-ui-page-score-1 = Elk familielid in de stad telt 1, en 1 meer voor elke kapel die zijn vak raakt.
strasbourg-ui-page-score-2 = Voor elk bouwwerk naast een familielid komt de waarde daarvan erbij.
strasbourg-ui-page-score-3 = Elk privilege dat je over hebt, telt 1. Een opdracht levert punten op als die aan het eind vervuld is, en kost anders 3.
strasbourg-ui-page-example-1 = Biedingen op de bakkers: Clara 9, jij 5, Bram 5. Jij zit dichter bij de startspeler, dus jij bent gezel en Bram is leerling.
strasbourg-ui-page-example-2 = Je familielid staat naast een bouwwerk van waarde 4 en bij één kapel: 1 + 4 + 1 = 6 prestige.

## Het toneel boven het bord

strasbourg-ui-stage-won-nobility = { $you ->
    [0] { $name } wint de zetel van de adel.
   *[other] Je wint de zetel van de adel.
}
strasbourg-ui-stage-won-master = { $you ->
    [0] { $name } is meester van de { $guild }.
   *[other] Je bent meester van de { $guild }.
}
strasbourg-ui-stage-won-merchant = { $you ->
    [0] { $name } mag goederen verkopen.
   *[other] Je mag goederen verkopen.
}
strasbourg-ui-stage-won-merchant-seat = { $you ->
    [0] { $name } wint de zetel van de kooplieden en mag goederen verkopen.
   *[other] Je wint de zetel van de kooplieden en mag goederen verkopen.
}
strasbourg-ui-stage-only-bid = { $number } is het enige bod.
strasbourg-ui-stage-beats = { $you ->
    [0] { $number } verslaat { $name } met { $other }.
   *[other] { $number } verslaat jouw { $other }.
}
strasbourg-ui-stage-level = { $you ->
    [0] Evenveel als { $name } ({ $number }): wie dichter bij de startspeler zit, gaat voor.
   *[other] Evenveel als jij ({ $number }): wie dichter bij de startspeler zit, gaat voor.
}
strasbourg-ui-stage-you-come = Je wordt { $place }e: { $prize }.
strasbourg-ui-stage-no-place = { $names }: geen plaats.
strasbourg-ui-stage-put-back = Eén kaart mag terug onder de stapel.
strasbourg-ui-stage-passed = Gepast: { $names }.
strasbourg-ui-stage-council = De raad komt bijeen na ronde { $number }
strasbourg-ui-stage-council-how = Elke zetel in de raad levert 1 prestige op; de meeste zetels leveren ook een privilege op.
strasbourg-ui-stage-council-line = De raad: { $points }.
strasbourg-ui-stage-privilege = privilege
strasbourg-ui-stage-count = De eindtelling
strasbourg-ui-stage-count-how = Nu tellen familieleden, kapellen, bouwwerken, privileges en opdrachten.
strasbourg-ui-stage-count-line = Eindtelling: { $points }.
strasbourg-ui-stage-rounds = Rondes
strasbourg-ui-stage-end = Eindtelling
strasbourg-ui-stage-total = Totaal
strasbourg-ui-stage-tasks = { $tasks } van { $of }
