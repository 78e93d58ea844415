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
