## After the game

after-result = De uitslag
after-wins =
    { $many ->
        [1] { $names } wint.
       *[other] { $names } winnen.
    }
after-you-win =
    { $many ->
        [1] Je wint!
       *[other] Je wint, samen met { $names }!
    }
after-points = Klap iemand open om te zien waar de punten vandaan komen.
after-again = Nog een keer spelen
after-next = Naar het volgende spel
after-replay = Spel naspelen
ledger = Waar punten vandaan komen
ledger-open = Waar komen de punten vandaan?
ledger-short = Punten uitgelegd
ledger-of = { $name }: waar { $points } punten vandaan komen
ledger-none = Nog geen punten.
ledger-sum = Totaal
graph = Punten per ronde
graph-round = Ronde
graph-table = Hetzelfde als tabel
journal-save = Spel opslaan
journal-bring = Opgeslagen spel openen
link-copy = Link naar dit moment
link-copied = Link gekopieerd
replay-begin = Voor de eerste zet.
replay-drawn = Er wordt iets getrokken wat voorlopig geheim blijft.
replay-drew = Getrokken: { $what }.
replay-silent = De tijd van { $name } is om.
replay-decided = { $name } heeft gekozen.
replay-did =
    { $many ->
        [0] { $name }: { $what }.
       *[other] { $name }: { $what } ({ $things }).
    }
replay-step = Stap van het spel
replay-eyes = Gezien door
replay-spectator = een toeschouwer
replay-all = iedereen: alle kaarten open
verify = Is er eerlijk geschud?
verify-about = Vóór de eerste kaart heeft de hal zich met een hash op één startwaarde vastgelegd. Je browser trekt daaruit elke kaart opnieuw en vergelijkt.
verify-start = Hier controleren
verify-working = Er wordt opnieuw getrokken …
verify-by-hand = In dit spel is met de hand getrokken: er is geen startwaarde om te controleren.
verify-fair = Elke trekking is zoals die beloofd was.
verify-unfair = Iets is niet zoals het beloofd was.
verify-seed = De startwaarde heeft de beloofde hash.
verify-seed-bad = De startwaarde heeft niet de beloofde hash.
verify-kept = Het is de hash die deze browser bewaart sinds { $since }.
verify-kept-bad = Het is niet de hash die deze browser bewaart sinds { $since }.
verify-not-kept = Deze browser was er in het begin niet bij en heeft dus zelf geen hash bewaard.
verify-whole = De lijst van de hal bevat elke trekking uit het verslag.
verify-whole-bad = De lijst van de hal en het verslag kloppen niet met elkaar.
verify-draws = { $number } trekkingen herhaald, alle gelijk.
verify-draws-bad = { $number } van de { $of } trekkingen wijken af.
verify-fault = Regel { $line }: in het verslag staat ‘{ $drawn }’, de startwaarde geeft ‘{ $dealt }’.
replay-moves = Zetten
replay-moves-all = Alle
replay-moves-mine = Alleen de mijne
replay-more = Meer
replay-play = Afspelen
replay-pause = Pauzeren
replay-pace = Tempo { $pace }: wijzigen
replay-mine = Mijn volgende beslissing
replay-result = Naar de uitslag
opening-moves = De zetten komen eraan …

## Wat de analyse heeft gevonden

chances = Winstkansen
chances-about = In 100 partijen, naar alles wat op tafel lag; de band is de marge.
chances-moment = Moment van de partij
chances-point = Wijs de curve aan om de kansen van een moment te zien.
chances-end = Aan het einde
chances-one = { $chance } % ± { $margin }
chances-sure = { $chance } %
mistakes = Keerpunten
mistakes-whose = Wiens antwoorden
mistakes-all = Iedereen
mistakes-about = De duurste antwoorden, beoordeeld naar wat men op dat moment kon weten.
mistakes-none = Geen antwoord was meer dan de marge slechter dan een ander.
mistake-when =
    { $round ->
        [0] Voor de eerste ronde: { $name }
       *[other] Ronde { $round }: { $name }
    }
mistake-given = Gespeeld
mistake-better = Beter, naar wat men kon weten
mistake-wins = meer zeges in 100 partijen
mistake-range = { $least } tot { $most }.
mistake-points = In punten: { $points } ({ $least } tot { $most }).
mistake-show = Laat zien
mistake-replay = Vanaf hier naspelen
luck-and-play = Geluk en spel
luck-measure = Gemeten in
luck-in-chance = Zeges in 100 partijen
luck-in-points = Punten
luck-start = Begin
luck-luck = Geluk
luck-play = Spel
luck-others = Anderen
luck-end = Einde
luck-margin = ± { $margin }
luck-about = Geluk: wat er getrokken werd, vergeleken met wat zo’n trekking gemiddeld brengt. Spel: jouw antwoorden, vergeleken met de beste die te vinden waren voor iemand die wist wat jij kon weten. Anderen: de rest, dus wat zij deden. Samen vormen de drie de weg van begin tot einde. In 95 van de 100 gevallen ligt het ware getal binnen de streepjes; wat de beoordelaar zelf verkeerd begrijpt, zit er niet in.
insight-waiting = De analyse van deze partij wacht op haar beurt.
insight-working = Deze partij wordt geanalyseerd: { $percent } %. Wat er al is, staat hier.
insight-ask = Analyseer deze partij
insight-failed = De analyse is mislukt. Je kunt het nog eens proberen.
insight-impossible = Voor zoveel spelers is er geen analyse.
insight-partly = De tijd voor de analyse was om voordat alles was beoordeeld.
replay-given = { $name } speelde: { $deed }
replay-better = Beter: { $deed }
mistake-again = Opnieuw proberen
exercise = Opnieuw proberen
exercise-anew = Opnieuw delen
exercise-told = Sindsdien
exercise-about = Wat je niet kon weten, is opnieuw gedeeld; bots spelen de anderen. Niets hiervan wordt bewaard.
exercise-good = Zo goed als het beste antwoord dat is gevonden.
exercise-worse = Beter was geweest: { $deed } ({ $chance } zeges meer in 100 partijen, ± { $margin }).
exercise-won = Deze keer win je.
level = Hoe sterk iedereen speelde
level-range = { $level } (tussen { $from } en { $to })
level-about = Het niveau van onze bots dat zo speelt. Eén partij zegt weinig, dus de marge is breed: in 9 van de 10 partijen ligt het ware niveau erin.
