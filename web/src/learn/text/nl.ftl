## A guided first game

learn-head = Een leerspel
learn-begin = Beginnen
learn-go-on = Leerspel voortzetten
learn-anew = Een nieuw beginnen
learn-about = Je speelt een kort spel tegen twee geduldige bots. Zodra er iets nieuws opduikt, leggen een paar woorden het uit. Je kunt ze altijd overslaan.
learn-making = De tafel wordt klaargezet …
learn-coach = Je gids
learn-next = Verder
learn-skip = Overslaan
learn-skip-all = Uitleg overslaan
learn-again = Nog eens uitleggen
learn-full = Het volledige spel spelen
learn-left = nog { $number }

## Flanders 1302

learn-flanders-start-1 = Je leidt een gilde in het middeleeuwse Vlaanderen. Bouw wijken in de steden: zodra een stad vol is, wordt die afgerekend, en het gilde met de meeste wijken daar krijgt de meeste punten.
learn-flanders-start-2 = Wat je nu kunt doen, heeft een gouden rand. De balk onder het speelbord zegt altijd wat er gevraagd wordt en wat je keuze zou veranderen voordat je bevestigt.
learn-flanders-ask-guild = Kies je gilde. Alle gilden zijn even sterk; alleen kleur en teken verschillen.
learn-flanders-ask-centre = Je centrum geeft een stad zijn naam en is daar je eerste voltooide wijk. Kies een plattegrond die je bevalt; aan de lange zijden van het centrum begint het bouwen.
learn-flanders-ask-choice = Iedereen kiest in het geheim één kaart: een stad om in te bouwen, een bouwplaats, of Oppakken om gespeelde kaarten terug te nemen. Met invloedskaarten erbij ben je eerder aan de beurt, maar daarna zijn ze voorgoed weg; wie er aan het eind de meeste over heeft, krijgt 3 punten.
learn-flanders-ask-placement = Bouw op een kavel van de juiste vorm die met een lange zijde aan iets gebouwds grenst. Twee wijken met hetzelfde wapen mogen nooit buren zijn. Naast je eigen wijken mag je ook grijze wijken en kerken bouwen, om een stad te vullen of anderen te hinderen.
learn-flanders-ask-cathedral = Met een kathedraal telt een kerk 3 in plaats van 2 voor de waarde van de stad. Kies een stad waar jij de eerste wordt.
learn-flanders-ask-master = Een gildemeester beslist bij een gelijke stand: bij evenveel wijken staat het gilde met meer meesters hoger. Zet hem waar het spannend wordt.
learn-flanders-event-revealed = De kaarten liggen nu open. Wie meer invloedskaarten heeft bijgelegd, is eerst aan de beurt; bij gelijke aantallen gaat het met de klok mee vanaf de startspeler.
learn-flanders-event-drew-golden = Elke ronde trekt de startspeler een gouden kaart die alleen hij kent, en voert die aan het eind van de ronde uit. De volgende ronde begint iemand anders.
learn-flanders-event-saw-golden = Jij bent startspeler: alleen jij kent deze gouden kaart, en aan het eind van de ronde voer je die uit.
learn-flanders-event-built-site = Dit is een bouwplaats: de kavel is bezet, en ernaast mag niet hetzelfde wapen gebouwd worden. Een bouwplaats telt pas als iemand die met de kaart van de stad voltooit; tot dan levert die het gilde en de stad niets op.
learn-flanders-event-finished = Deze stad is vol. Voor de waarde tellen voltooide gildewijken elk 1 en kerken elk 2; een bouwplaats telt niet. De eerste plaats krijgt alles, de tweede de helft, naar boven afgerond, de derde 4, de vierde 2. Bij evenveel wijken staat het gilde met meer gildemeesters hoger; wie dan nog gelijk staat, krijgt de slechtste plaats!
learn-flanders-event-covered = Op deze kavel kan nooit meer gebouwd worden, daarom wordt hij afgedekt. Ook zo kan een stad vol raken.
learn-flanders-event-ended = Dat was je eerste spel. Klap elke naam open om te zien waar de punten vandaan komen; het volledige spel heeft grotere steden en alle gouden kaarten.

## Strasbourg

learn-strasbourg-start-1 = Je familie wil in Straatsburg hogerop komen. Bied met invloedskaarten op zetels in de raad en op vakken in de stad; leden naast kapellen en bouwwerken leveren aan het eind prestige op.
learn-strasbourg-start-2 = Wat je nu kunt doen, heeft een gouden rand. De balk onder het speelbord zegt altijd wat er gevraagd wordt en wat je keuze zou veranderen voordat je bevestigt.
learn-strasbourg-ask-tasks = Houd de opdrachten waar je in gelooft. Elke opdracht die je aan het eind vervult, levert de punten op die erbij staan, elke andere kost er 3. Voor een eerste spel zijn een of twee makkelijke genoeg.
learn-strasbourg-ask-draw = Trek invloedskaarten voor deze ronde. Je stapel moet het hele spel meegaan: wat je nu trekt, mis je later.
learn-strasbourg-ask-put = Verdeel je kaarten over stapels. Elke stapel is één bod, zo sterk als de som van zijn kaarten: een paar sterke of veel zwakke. Er wordt geboden in de stappen A tot G, die bovenaan staan.
learn-strasbourg-ask-bid = Draai een stapel om, of pas en bewaar hem voor een latere stap. Het hoogste bod wint en maakt je startspeler; bij gelijke biedingen wint wie dichter bij de startspeler zit.
learn-strasbourg-ask-seat = Je hebt de plaats van de meester gewonnen. De zetel levert aan het eind van elke ronde 1 prestige op, zolang je hem hebt; aan deze tafel mag je er ook van afzien.
learn-strasbourg-ask-goods = Goederen kun je voor munten verkopen als je bij de kooplieden wint. Aan deze tafel mag je er ook van afzien.
learn-strasbourg-ask-square = Je mag een familielid op een vrij vak van dit gilde zetten als je de prijs betaalt. Elk lid telt aan het eind 1, naast kapellen en bouwwerken meer.
learn-strasbourg-ask-apprentice = Als leerling krijg je één van twee dingen: goederen van het gilde, die je later kunt verkopen, of een plaats in de stad.
learn-strasbourg-ask-sale = Je mag met de kooplieden handelen: verkoop zoveel goederen als je wilt voor munten. Met munten betaal je vakken; aan het eind zijn ze op zichzelf niets waard.
learn-strasbourg-ask-return = Je bod heeft niets gewonnen. Als troost mag je één van de kaarten weer onder je stapel leggen, voor een latere ronde.
learn-strasbourg-ask-chapel = Jij hebt de zetel van de kerk, dus jij bouwt de kapel van deze ronde. Elk lid op de vakken eromheen levert aan het eind 1 prestige op.
learn-strasbourg-ask-edifice = Jij hebt de zetel van de adel, dus jij bouwt het bouwwerk van deze ronde. De waarde telt voor elk lid op een vak direct ernaast: bouw het bij je eigen leden.
learn-strasbourg-event-step-began = Er begint een nieuwe stap. Eerst beslist de startspeler, dan gaat het met de klok mee; iedereen draait een stapel om of past.
learn-strasbourg-event-prestige = De raad betaalt uit: elk van je leden daar levert aan het eind van de ronde 1 prestige op. Wie de meeste heeft, krijgt bovendien een privilege.
learn-strasbourg-event-privilege = Met een privilege mag je afwachten: als je naar een stapel wordt gevraagd, kun je het inleveren, en dan beslis je pas als alle anderen dat hebben gedaan. Heb je het aan het eind nog, dan is het 1 prestige waard.
learn-strasbourg-event-ended = Dat was je eerste spel. Klap elke naam open om te zien waar het prestige vandaan komt; het volledige spel heeft vijf rondes en een grotere stad.

## The Guild

learn-gilde-start-1 = Je begint als gewone man en wilt graaf worden of tot burgemeester gekozen worden. Elke kaart die je speelt, levert zoveel ervaring op als hij waard is; heb je er genoeg, dan word je graaf en win je.
learn-gilde-start-2 = Wat je nu kunt doen, heeft een gouden rand. De balk zegt altijd wat er gevraagd wordt en wat je keuze zou veranderen voordat je bevestigt.
learn-gilde-ask-profession = Kies een beroep. Bedrijven van je eigen beroep leveren 1 taler meer op, en elk beroep heeft een eigen voordeel.
learn-gilde-ask-redraw = Zonder bedrijf verdien je weinig. Je mag deze kaarten laten zien en nieuwe trekken.
learn-gilde-ask-action = Jouw beurt: speel zoveel kaarten als je kunt betalen, de ene na de andere. Begin met een bedrijf, want dat levert elke beurt talers op. Zeg dat je klaar bent als je genoeg hebt gedaan.
learn-gilde-ask-target = Kies op wie of wat de kaart gericht is. De ander mag nog met een directe maatregel reageren voordat de kaart werkt.
learn-gilde-ask-recipient = De kosten van deze kaart gaan naar de eigenaar van een bepaald bedrijf. Meerdere spelers hebben er een: jij kiest wie het geld krijgt.
learn-gilde-ask-targeted = Iemand speelt een kaart op iemand: wie een passende directe maatregel heeft, mag nu antwoorden. Wil je niet elke keer gevraagd worden, geef dan een vaste opdracht.
learn-gilde-ask-number = Er is een toevalsgetal getrokken: de waarde van de bovenste kaart van de stapel. De poging lukt als het hoger is dan het getal ertegen; sommige kaarten trekken het opnieuw.
learn-gilde-ask-start = Er begint een beurt, en daarvoor mogen directe maatregelen gespeeld worden. Meestal pas je gewoon.
learn-gilde-ask-end = De acties van een beurt zijn voorbij: het laatste moment voor directe maatregelen. Meestal pas je gewoon.
learn-gilde-ask-consent = Iemand stelt een handel voor. Kijk wat je geeft en wat je krijgt; nee zeggen kost niets.
learn-gilde-ask-pay = Je bent meer schuldig dan je nu hebt. Verkoop iets, vraag om hulp of ga naar de schuldtoren en doe even niet mee.
learn-gilde-ask-surplus = Je hebt meer kaarten dan je mag houden. Leg af wat je voorlopig niet kunt betalen.
learn-gilde-ask-spare = Je mag één kaart ruilen: leg die af, dan wordt je hand aangevuld. Of houd ze allemaal.
learn-gilde-ask-deal = Je kunt met de anderen kaarten ruilen en talers weggeven, uitlenen of lenen. Niemand hoeft ja te zeggen, en een voorstel kost niets.
learn-gilde-ask-card = De kaart werkt op een andere: kies op welke.
learn-gilde-ask-choice = De kaart laat je de keus. Er gebeurt maar één van deze dingen.
learn-gilde-ask-loss = Er worden kaarten uit een hand afgelegd, en jij kiest welke: die het meeste pijn doen of, als het jouw hand is, het minste.
learn-gilde-ask-fit = Je hebt meer artefacten dan plaats ervoor. Verkoop er een paar of leg ze af, tot de rest past.
learn-gilde-ask-join = Iemand wil het stadhuis samen met jou bouwen: je betaalt een deel en krijgt een deel van de ervaring.
learn-gilde-event-earned = Elke beurt begint met de economie: elk actief bedrijf betaalt, en er komen 2 talers bij. Daarna is het onderhoud verschuldigd.
learn-gilde-event-rose = Genoeg ervaring voor een nieuwe titel! Met een titel mag je meer bedrijven hebben en in een beter huis wonen, en vanaf een bepaalde titel mag je je verkiesbaar stellen als burgemeester.
learn-gilde-event-locked = Een geblokkeerde kaart levert niets op tot de blokkade voorbij is. Bescherming maakt zulke aanvallen moeilijker.
learn-gilde-event-requested = Er komt een verkiezing. Als de volgende beurt van deze speler begint, worden de stemmen geteld en komt er een toevalsgetal bij.
learn-gilde-event-became-count = Iemand is graaf: het spel is afgelopen. Het volledige spel gaat tot 120 ervaringspunten en heeft alle kaarten, ambten en intriges.
learn-gilde-event-elected = Er is een burgemeester gekozen: het spel is afgelopen. Stemmen komen van stadsdelen en personen, die je met gunst voor je wint.
