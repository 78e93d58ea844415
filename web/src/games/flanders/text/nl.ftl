## Het gezicht van Vlaanderen 1302

flanders-ui-board = De steden
flanders-ui-value = waarde { $number }
flanders-ui-scored = afgerekend
flanders-ui-scored-with = afgerekend, waarde { $number }
flanders-ui-plan = Plattegrond { $place }
flanders-ui-plan-free = Plattegrond { $place }, vrij. Hier kun je je centrum plaatsen.
flanders-ui-plan-not = Plattegrond { $place }, leeg.
flanders-ui-out = niet in het spel
flanders-ui-count = { $coat }: { $districts ->
    [one] één wijk
   *[other] { $districts } wijken
}{ $masters ->
    [0] {""}
    [one] , één gildemeester
   *[other] , { $masters } gildemeesters
}{ $sites ->
    [0] {""}
    [one] , één bouwplaats
   *[other] , { $sites } bouwplaatsen
}
flanders-ui-standing = Stand in { $town }
flanders-ui-nobody = nog niemand
flanders-ui-zoom = { $town } van dichtbij bekijken
flanders-ui-all = Alle steden
flanders-ui-towns = Steden

## Een kavel in één zin

flanders-ui-place = { $town }, { $shape } { $space }
flanders-ui-place-centre = { $town }, centrum
flanders-ui-space = { $place }: { $what }.{ $note ->
    [none] {""}
    [card] {" "}Je kunt de kaart van deze stad kiezen.
    [build] {" "}Hier kun je bouwen.
    [complete] {" "}Die kun je voltooien.
    [cathedral] {" "}Hier kan de kathedraal staan.
    [master] {" "}Hier kan de gildemeester staan.
    [take] {" "}Die kan de kerk in beslag nemen.
    [picked] {" "}Gekozen.
   *[refused] {" "}Kan nu niet.
}
flanders-ui-is-free = vrij
flanders-ui-is-covered = afgedekt
flanders-ui-is-swallowed = hoort bij de kerk op { $church }
flanders-ui-is-district = { $coat }{ $masters ->
    [0] {""}
    [one] {" "}met een gildemeester
   *[other] {" "}met { $masters } gildemeesters
}
flanders-ui-is-site = bouwplaats: { $coat }{ $masters ->
    [0] {""}
    [one] {" "}met een gildemeester
   *[other] {" "}met { $masters } gildemeesters
}
flanders-ui-is-cathedral = kerk met kathedraal

## Kiezen

flanders-ui-guilds = Gilden
flanders-ui-kinds = Wat je bouwt
flanders-ui-where = Waar ze groeit
flanders-ui-what = Wat ze in beslag neemt

flanders-ui-hand = Je kaarten
flanders-ui-influence = invloed
flanders-ui-card-town = { $town }: bouw of voltooi daar één wijk.
flanders-ui-card-site = Bouwplaats: begin in een stad naar keuze een wijk.
flanders-ui-card-pickup = Oppakken: neem al je gespeelde kaarten terug in de hand.
flanders-ui-card-played = Gespeeld; met Oppakken krijg je hem weer.
flanders-ui-card-chosen = Deze ronde gekozen.

flanders-ui-missing-guild = Kies een gilde
flanders-ui-missing-plan = Kies een plattegrond
flanders-ui-missing-card = Kies een kaart
flanders-ui-missing-space = Kies een kavel
flanders-ui-missing-kind = Kies een wijk
flanders-ui-missing-direction = Kies een richting
flanders-ui-missing-taken = Kies wat erbij komt
flanders-ui-missing-church = Kies een kerk
flanders-ui-missing-master = Kies een wijk

flanders-ui-do-build = Bouw hier
flanders-ui-do-site = Open hier
flanders-ui-do-complete = Voltooi
flanders-ui-do-cathedral = Plaats de kathedraal
flanders-ui-do-master = Plaats de meester
flanders-ui-do-centre = Plaats hier je centrum
flanders-ui-do-guild = Neem de { $coat }
flanders-ui-do-own = Speel { $card }
flanders-ui-do-influence = Draai een invloedskaart om
flanders-ui-do-choose = { $number ->
    [0] Kies { $card }
   *[other] { $card } + { $number } invloed
}

## Wat een keuze verandert

flanders-ui-change-value = { $town }: waarde { $before } → { $after }.
flanders-ui-change-rank = Jij daar: { $before } → { $after }.
flanders-ui-change-points = Je punten: { $before } → { $after }.
flanders-ui-change-scored = { $town } wordt afgerekend.
flanders-ui-change-room = { $number ->
    [one] { $town } krijgt er een kavel bij.
   *[other] { $town } krijgt er { $number } kavels bij.
}
flanders-ui-change-covered = { $number ->
    [one] In { $town } wordt een kavel afgedekt.
   *[other] In { $town } worden { $number } kavels afgedekt.
}
flanders-ui-rank-none = geen plaats
flanders-ui-rank-alone = alleen op plaats { $rank }
flanders-ui-rank-shared = gedeelde plaats { $rank }

## Vakken aan de rand

flanders-ui-shown = Deze ronde getoond
flanders-ui-shown-card = { $number ->
    [0] { $card }
   *[other] { $card }, { $number } invloed
}
flanders-ui-yours-hidden = van jou, nog verborgen
flanders-ui-done = klaar
flanders-ui-starts = begint
flanders-ui-golden = Gouden kaarten: { $a } A, { $b } B
flanders-ui-golden-held = { $name } heeft een gouden kaart ({ $half }).
flanders-ui-golden-yours = Je gouden kaart: { $golden }
flanders-ui-golden-seen = Gouden kaarten tot nu toe:
flanders-ui-golden-does = { $card ->
    [influence] { $golden }: komt in je hand en is vanaf de volgende ronde te spelen.
    [site] { $golden }: open een bouwplaats in een stad naar keuze.
    [pickup] { $golden }: neem al je gespeelde kaarten terug.
    [cathedral] { $golden }: plaats hem op een kerk, die dan 3 in plaats van 2 telt.
    [master] { $golden }: plaats hem in een eigen of een grijze wijk.
   *[town] { $golden }: bouw of voltooi daar één wijk.
}
flanders-ui-pile = Invloedstapel: { $number }
flanders-ui-pieces = Over: { $sites ->
    [one] één bouwplaats
   *[other] { $sites } bouwplaatsen
}, { $cathedrals ->
    [one] één kathedraal
   *[other] { $cathedrals } kathedralen
}, { $masters ->
    [one] één gildemeester
   *[other] { $masters } gildemeesters
}
flanders-ui-stock = Nog in voorraad
flanders-ui-stock-about = Zonder en met gedrukte gildemeester.
flanders-ui-shape-squares = vierkanten
flanders-ui-shape-rectangles = rechthoeken
flanders-ui-shape-triangles = driehoeken
flanders-ui-you = jij
flanders-ui-left = nog { $number }
flanders-ui-has-influence = { $number } invloed
flanders-ui-holds-sway = invloed op de { $coat }
flanders-ui-nobodys = van niemand
flanders-ui-spaces-free = { $number ->
    [0] geen vrije kavel
    [one] één vrije kavel
   *[other] { $number } vrije kavels
}
flanders-ui-counted = { $districts ->
    [one] één wijk
   *[other] { $districts } wijken
}{ $masters ->
    [0] {""}
    [one] , één meester
   *[other] , { $masters } meesters
}{ $sites ->
    [0] {""}
    [one] , één bouwplaats
   *[other] , { $sites } bouwplaatsen
}
flanders-ui-source-influence = Meeste invloedskaarten

## Het toneel boven het bord

flanders-ui-cards-are-up = De kaarten liggen open
flanders-ui-order = { $you ->
    [0] Meer kaarten eerst; bij evenveel met de klok mee vanaf { $name }, die begint.
   *[other] Meer kaarten eerst; bij evenveel met de klok mee vanaf jou: jij begint.
}
flanders-ui-order-equal = { $you ->
    [0] Iedereen heeft evenveel kaarten gespeeld: met de klok mee vanaf { $name }, die begint.
   *[other] Iedereen heeft evenveel kaarten gespeeld: met de klok mee vanaf jou, want jij begint.
}
flanders-ui-you-here = Jij
flanders-ui-cards-shown = { $number ->
    [0] één kaart
   *[other] kaart en { $number } invloed
}
flanders-ui-acts = { $last ->
    [1] als laatste
   *[other] { $at ->
        [1] als eerste
        [2] als tweede
        [3] als derde
       *[other] op plaats { $at }
    }
}
flanders-ui-twice = { $town } is meer dan eens gespeeld; de volgorde daar: { $names }.
flanders-ui-cards-up = Omgedraaid: { $cards }.
flanders-ui-town-scored = { $town } is vol en { $number } waard
flanders-ui-town-scored-line = { $town } wordt afgerekend, waarde { $number }: { $points }.
flanders-ui-towns-scored = De steden worden afgerekend
flanders-ui-total = Totaal
flanders-ui-place-rank = { $shared ->
    [0] { $rank }e
   *[other] gedeeld { $rank }e
}
flanders-ui-how-scored = De 1e krijgt { $value }, de 2e { $half }, de 3e 4, de 4e 2, de 5e 0 punten. Bij een gelijke stand krijgt ieder de punten van de slechtste van de gedeelde plaatsen.
flanders-ui-log-starts = { $you ->
    [0] { $name } begint
   *[other] jij begint
}

## De eerste bladzijde van de regels

flanders-ui-page-goal-1 = Je leidt een gilde in het middeleeuwse Vlaanderen. Bouw wijken met jouw wapen in de steden waaraan jullie samen bouwen.
flanders-ui-page-goal-2 = Is een stad vol, dan wordt die afgerekend: het gilde met de meeste wijken daar krijgt de meeste punten. Wie aan het eind de meeste punten heeft, wint.
flanders-ui-page-round-1 = Wie begint, trekt in het geheim een gouden kaart.
flanders-ui-page-round-2 = Iedereen kiest in het geheim één kaart, met zoveel invloedskaarten als je wilt.
flanders-ui-page-round-3 = Alle kaarten worden omgedraaid. Wie meer invloedskaarten speelde, is eerder aan de beurt; bij gelijke aantallen gaat het met de klok mee vanaf de startspeler.
flanders-ui-page-round-4 = Om de beurt voert iedereen zijn kaart uit. Daarna volgt de gouden kaart.
flanders-ui-page-round-5 = Volle steden worden afgerekend, en de volgende speler begint. Het spel eindigt als de gouden kaarten op zijn of hoogstens één kavel vrij is; dan worden ook de andere steden afgerekend.
flanders-ui-page-may-1 = Stadskaart: bouw één wijk in deze stad, of voltooi er een bouwplaats. Je mag je eigen wapen, grijs of een kerk bouwen.
flanders-ui-page-may-2 = Bouwplaats: begin een wijk in een stad naar keuze. De kavel is meteen bezet, maar de wijk telt pas als die voltooid is.
flanders-ui-page-may-3 = Oppakken: neem al je gespeelde kaarten terug. Invloedskaarten komen nooit terug.
flanders-ui-page-may-4 = Een wijk past alleen op een kavel van dezelfde vorm, raakt met een lange zijde iets gebouwds en grenst nooit aan het eigen wapen.
flanders-ui-page-score-1 = Een stad is 1 waard voor elke voltooide gildewijk, 2 voor elke kerk en 3 voor een kerk met kathedraal. Bouwplaatsen tellen niet.
flanders-ui-page-score-2 = De 1e plaats krijgt de hele waarde, de 2e de helft, naar boven afgerond, de 3e krijgt 4 en de 4e krijgt 2.
flanders-ui-page-score-3 = Bij evenveel wijken staat hoger wie meer gildemeesters heeft. Wie dan nog gelijk staat, krijgt de punten van de slechtste gedeelde plaats.
flanders-ui-page-score-4 = De meeste invloedskaarten aan het eind leveren 3 punten op.
flanders-ui-page-example-1 = Een stad is 9 waard: geel heeft 4 wijken, blauw en rood hebben er elk 3 en geen gildemeester. Geel krijgt 9. Blauw en rood delen de 2e en 3e plaats, dus elk krijgt 4, de punten van de 3e.
flanders-ui-page-example-2 = Je koos Gent met één invloedskaart, Clara koos Gent zonder. Jij bouwt eerst, en je invloedskaart is voorgoed weg.

## What is to be won, who acts when, the hand

flanders-ui-legend = punten nu → als het nu afgelopen was
flanders-ui-ended-now = { $number } als het nu afgelopen was
flanders-ui-deed-choosing = kiest nog
flanders-ui-deed-chosen = heeft gekozen
flanders-ui-deed-now = is aan de beurt
flanders-ui-deed-next = daarna
flanders-ui-deed-then = dan
flanders-ui-deed-last = als laatste
flanders-ui-deed-done = klaar
flanders-ui-card-hidden = Een kaart, nog verborgen
flanders-ui-card-none = Nog geen kaart
flanders-ui-influence-number = { $number } van { $all } invloedskaarten gekozen
flanders-ui-influence-about = Met invloedskaarten ben je eerder aan de beurt; wie er aan het eind de meeste heeft, krijgt 3 punten. Toetsen: + en −
flanders-ui-influence-less = Een invloedskaart minder
flanders-ui-influence-more = Een invloedskaart meer
flanders-ui-no-room = geen plaats
flanders-ui-places = { $number ->
    [one] 1 kavel
   *[other] { $number } kavels
}
flanders-ui-ends-now = { $town }, als het nu afgelopen was
flanders-ui-value-change = waarde { $before } → { $after }
flanders-ui-town-points = { $number ->
    [one] 1 punt
   *[other] { $number } punten
}
flanders-ui-tie-none = Niemand staat gelijk.
flanders-ui-tie = { $number ->
    [2] Twee
    [3] Drie
    [4] Vier
   *[other] Vijf
} delen plaats { $from } tot en met { $to }: elk krijgt de punten van plaats { $to }.
flanders-ui-nobody-yet = Nog niemand heeft hier een wijk.
flanders-ui-point-at-town = Wijs een stad aan om te zien wat die zou opbrengen.
flanders-ui-golden-cards = Gouden kaarten
flanders-ui-golden-about = Elke ronde trekt de beginnende speler er een en houdt die geheim tot de anderen aan de beurt zijn geweest; dan wordt hij uitgevoerd. Eerst gaan de A-kaarten op, dan de B-kaarten; zijn ook die op, dan is het spel afgelopen.
flanders-ui-close = Sluiten
flanders-ui-deed-none = {""}
flanders-ui-waiting = { $deed ->
    [town] { $name } bouwt in { $town }
    [site] { $name } opent een bouwplaats
    [pickup] { $name } pakt kaarten op
   *[gold] { $name } voert de gouden kaart uit
}{ $then ->
    [you] , daarna ben jij aan de beurt.
   *[none] .
}
