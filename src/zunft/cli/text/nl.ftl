## Aan tafel

cli-seat = Speler { $number }
cli-you = { $name } (jij)
cli-list = { $first } en { $last }
cli-welcome = { $title }. Jij bent { $you }; tegen jou { $number ->
    [one] speelt
   *[other] spelen
} { $others } ({ $bots }).
cli-welcome-help = Typ een nummer, een zet of een deel ervan; ? vertelt wat er nog meer kan.
cli-prompt = Je antwoord:{" "}
cli-ways = { $name } ({ $number ->
    [one] één mogelijkheid
   *[other] { $number } mogelijkheden
})
cli-question = { $question } ({ $rule })
cli-range = elk getal van { $first } tot en met { $last }
cli-times = { $said } ({ $number } keer)
cli-from-to = { $first } tot en met { $last }
cli-no-number = Dit zijn de nummers: { $numbers }. Een lege regel laat alles weer zien.
cli-hint = Een lege regel laat zien wat er kan; ? is de hulp.
cli-answered = Je zegt: { $move }
cli-pause = Enter: verder. 2 of undo: terugnemen.{" "}
cli-pause-hint = Voordat de anderen verdergaan: met Enter ga je verder, undo neemt je antwoord terug, ? is de hulp.
cli-no-place = { $place } is er niet; bekijken kun je: { $places }.
cli-no-rule = In geen enkele regel staat ‘{ $word }’. Probeer: regel { $rule } of regels kerk.
cli-more-rules = Ook: { $numbers }.
cli-why-what = Waarom wat niet? Typ waarom en dan een zet.
cli-possible = { $move } kan.
cli-advice = Een Meester zou zo antwoorden, het beste eerst:
cli-advice-answer = { $number }. { $deed } ({ $move }). { $reason }
cli-advice-level = { $number }. Ongeveer even goed: { $deed } ({ $move }). { $reason }
cli-advice-chance = Winkans vanaf hier, als iedereen verder speelt zoals onze bots: { $chance } % ± { $margin }.

## Hulp

cli-help =
    Wat je kunt typen:
    - een nummer: kiest uit de lijst; een regel met … opent een kortere lijst
    - een zet, zoals die in de lijst staat: speelt die; het eerste woord mag ontbreken
    - een deel ervan: toont de zetten waar het in staat
    - niets: laat weer zien wat er kan
    - waarom ZET: waarom een zet niet kan
    - raad: wat een Meester in jouw plaats zou antwoorden, en waarom
    - regel { $rule }: een regel; regels WOORD: alle regels waar het in staat
    - undo: neemt je laatste antwoord terug, zolang niemand er iets van te weten is gekomen
    - bord, bord { $place }: het hele bord, of een deel ervan van dichtbij
    - tabel: het overzicht; punten: waar ieders punten vandaan komen
    - verloop: wat er het laatst gebeurde; verloop alles: alles
    - bewaar BESTAND: houdt het spel vanaf nu daar bij
    - stop: verlaat het spel en zegt hoe je verder kunt
    De Engelse woorden (help, rule, why, advice, board, table, score, log, save, quit) werken ook.

cli-word-help = hulp
cli-word-rule = regel
cli-word-rules = regels
cli-word-why = waarom
cli-word-advice = raad tip
cli-word-undo = terug
cli-word-save = bewaar
cli-word-score = punten
cli-word-board = bord
cli-word-table = tabel overzicht
cli-word-log = verloop
cli-word-quit = stop

## Bewaren en verdergaan

cli-save-where = In welk bestand? Typ bewaar en de naam.
cli-file-exists = { $file } bestaat al en wordt niet overschreven.
cli-keeps = Het spel wordt na elk antwoord opgeslagen in { $file }.
cli-kept = Het spel wordt vanaf nu opgeslagen in { $file }.
cli-kept-finished = Het spel is opgeslagen in { $file }: zunft replay toont het, zunft verify controleert het.
cli-go-on-file = Het spel is opgeslagen. Ga verder met: { $command }
cli-go-on = Het spel is niet opgeslagen (--save BESTAND slaat het op). Hetzelfde spel begint met: { $command }
cli-go-on-answers = Met dezelfde antwoorden kom je weer hier: { $answers }

## Punten

cli-ledger = { $points ->
    [one] { $name }: één punt
   *[other] { $name }: { $points } punten
}
cli-ledger-line = { $points } voor { $line } ({ $rule })
cli-place = { $points ->
    [one] { $place }. { $name }, één punt
   *[other] { $place }. { $name }, { $points } punten
}
cli-wins = Gewonnen: { $names }.
cli-share = Gedeelde overwinning: { $names }.
cli-nobody-wins = Niemand heeft gewonnen.

## zunft replay, zunft verify

cli-replay-head = { $title } met { $seats } spelers, editie { $edition }: { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}, gezien door { $who }.
cli-replay-everybody = iemand die alles weet
cli-replay-spectator = een toeschouwer
cli-replay-unfinished = Dit spel is niet afgelopen: het verslag is van de gastheer en verraadt wat de spelers nog niet weten.
cli-replay-step = Stap { $number } van { $last }: { $line }
cli-replay-only = (alleen voor { $name }) { $news }
cli-replay-silent = wat anderen deden
cli-replay-prompt = Enter: volgende, b: terug, een nummer: die stap, q: stoppen.{" "}
cli-replay-no-step = De stappen lopen van 1 tot en met { $last }.
cli-verified = { $file }: alles klopt: { $answers ->
    [one] één antwoord
   *[other] { $answers } antwoorden
} en { $draws ->
    [one] één trekking
   *[other] { $draws } trekkingen
}, opnieuw getrokken uit de startwaarde { $seed }.
cli-not-verified = { $file }: hier klopt iets niet. { $fault }
cli-not-over = { $file }: het spel is nog niet afgelopen; controleren kan pas als aan het eind de startwaarde wordt getoond.

## zunft bench

cli-bench-head = { $version }, Python { $python }, { $title } met { $seats } spelers:
cli-bench-line = { $what }: { $rate } per seconde
cli-bench-games = willekeurige spellen
cli-bench-decisions = beslissingen daarin
cli-bench-copies = kopieën van een half spel
cli-bench-views = aanzichten daarvan
cli-bench-more = Cijfers om te vergelijken (verhoudingen, andere programma’s) geeft make bench in een checkout.

## Vlaanderen 1302

cli-flanders-legend = s vierkant, r rechthoek, t driehoek, c centrum. BLA een wijk, bla een bouwplaats, -ke opgeslokt door kerk D, :: afgedekt; * een gildemeester, + een kathedraal. In de tabel: wijken* (bouwplaatsen).
cli-flanders-help = Bijvoorbeeld: build gent s3 blue speelt een zet; gent of gent s3 toont de zetten waar dat in staat.
cli-flanders-caption = { $town } ({ $key }), waarde { $value }, { $free } vrij
cli-flanders-town = Stad
cli-flanders-worth = waarde
cli-flanders-free = vrij
cli-flanders-closed = klaar
cli-flanders-short-blue = bla
cli-flanders-short-yellow = gee
cli-flanders-short-green = gro
cli-flanders-short-red = roo
cli-flanders-short-grey = gri
cli-flanders-short-church = ker
cli-flanders-player-blue = Blauw
cli-flanders-player-yellow = Geel
cli-flanders-player-green = Groen
cli-flanders-player-red = Rood
cli-flanders-player-grey = Grijs
cli-flanders-player-church = Kerk
cli-flanders-stock-square = Voorraad: vk.
cli-flanders-stock-rectangle = rechthoek
cli-flanders-stock-triangle = driehoek
cli-flanders-hand = { $points ->
    [one] { $name }, één punt: { $cards }
   *[other] { $name }, { $points } punten: { $cards }
}
cli-flanders-hidden = verborgen kaarten
cli-flanders-no-cards = geen kaarten
cli-flanders-played = ; gespeeld { $cards }
cli-flanders-influenced = ; invloed op { $guild }
cli-flanders-influence = ; { $number ->
    [0] geen invloed
   *[other] { $number } invloed
}
cli-flanders-pieces = In voorraad: { $sites } bouwplaatsen, { $cathedrals } kathedralen, { $masters } gildemeesters, bijzondere kerken { $specials }. Gouden stapel: { $a } keer A, { $b } keer B.
cli-flanders-pieces-two = In voorraad: { $sites } bouwplaatsen, bijzondere kerken { $specials }. Invloedsstapel: { $left } kaarten.
cli-flanders-no-specials = geen
cli-flanders-held = Je hebt de gouden kaart: { $card }.
cli-flanders-stands = { $guild }: { $districts ->
    [one] 1 wijk
   *[other] { $districts } wijken
}{ $masters ->
    [0] {""}
    [one] , 1 meester
   *[other] , { $masters } meesters
}{ $sites ->
    [0] {""}
    [one] , 1 bouwplaats
   *[other] , { $sites } bouwplaatsen
}
cli-flanders-told-closed = De stad is afgerekend.
cli-flanders-told-built = Bebouwd: { $spaces }.
cli-flanders-told-free = Vrij: { $spaces }.
cli-flanders-told-covered = Afgedekt: { $spaces }.
cli-flanders-told-site = bouwplaats
cli-flanders-told-swallowed = opgeslokt door kerk D
cli-flanders-told-masters = { $number ->
    [one] 1 meester
   *[other] { $number } meesters
}
cli-flanders-told-stock = Voorraad { $guild }, zonder + met meester: { $shapes }.
cli-flanders-told-cathedral = kathedraal
cli-flanders-move-guild-coat = { $coat }
cli-flanders-move-centre-place = { $place }
cli-flanders-move-choose-card-influence = { $card }, { $influence ->
    [0] geen invloed
    [one] 1 invloedskaart
   *[other] { $influence } invloedskaarten
}
cli-flanders-move-build-town-space-district = { $district }
cli-flanders-move-build-town-space-district-direction = { $district }, naar het { $direction }
cli-flanders-move-build-town-space-district-swallowed = { $district }, slokt { $swallowed } op
cli-flanders-move-complete-town-space = bouwplaats voltooien
cli-flanders-move-cathedral-town-space = kathedraal
cli-flanders-move-master-town-space = gildemeester
cli-flanders-move-own-card = { $card }
cli-flanders-move-influence = een invloedskaart omdraaien

## Straatsburg

cli-strasbourg-legend = S 5: een vak van de smeden dat 5 munten kost (V wijnbouwers, H schoenmakers, U slagers, K bakkers); daaronder zijn naam, of wiens familielid er staat. Een gearceerd vak is een bouwplaats, c01 een kapelplaats, [+] een kapel.
cli-strasbourg-help = Bijvoorbeeld: place h3 speelt een zet; plan 3+2 5 2 6 trekt niet verder en verdeelt je kaarten in deze stapels.
cli-strasbourg-player-0 = Oranje
cli-strasbourg-player-1 = Zwart
cli-strasbourg-player-2 = Geel
cli-strasbourg-player-3 = Groen
cli-strasbourg-player-4 = Blauw
cli-strasbourg-round = Ronde { $number }: { $guilds }; { $edifice }
cli-strasbourg-council = Raad:
cli-strasbourg-council-empty = niemand
cli-strasbourg-line = { $name }, prestige { $prestige }: { $members ->
    [one] 1 familielid in de stad
   *[other] { $members } familieleden in de stad
}, trekstapel { $deck }
cli-strasbourg-under = , onderop { $cards }
cli-strasbourg-stacks = ; stapels { $stacks }
cli-strasbourg-cards = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
}
cli-strasbourg-revealed = ; onthult { $cards }, invloed { $influence }
cli-strasbourg-money = ; { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}{ $privileges ->
    [0] {""}
    [one] , 1 privilege
   *[other] , { $privileges } privileges
}
cli-strasbourg-goods = ; goederen: { $goods }
cli-strasbourg-hand = Je hand: { $cards }.
cli-strasbourg-no-cards = geen kaarten
cli-strasbourg-begun = Je stapels tot nu toe: { $stacks }.
cli-strasbourg-task = Opdracht { $key }, { $name } ({ $points }): { $condition }.
cli-strasbourg-task-met = Opdracht { $key }, { $name } ({ $points }): { $condition }. Op dit moment vervuld.
cli-strasbourg-task-at-edifice = { $least } eigen familieleden naast het bouwwerk { $about }
cli-strasbourg-task-in-guild = { $least } eigen familieleden op vakken van het gilde { $about }
cli-strasbourg-task-same-edifice = { $least } eigen familieleden naast hetzelfde bouwwerk
cli-strasbourg-task-street = 3 eigen familieleden achter elkaar, in een rij of kolom
cli-strasbourg-task-council = { $least } eigen familieleden in de raad
cli-strasbourg-task-edifices = eigen familieleden naast { $least } verschillende bouwwerken
cli-strasbourg-task-lane = 3 eigen familieleden achter elkaar, op een diagonaal
cli-strasbourg-task-most-members = de meeste familieleden in de stad
cli-strasbourg-task-most-coins = de meeste munten
cli-strasbourg-task-every-guild = een eigen familielid bij elk van de vijf gilden
cli-strasbourg-task-chapels = eigen familieleden bij { $least } verschillende kapellen
cli-strasbourg-task-same-chapel = { $least } eigen familieleden bij dezelfde kapel
cli-strasbourg-task-lords = de zetel van de adel of van de kerk
cli-strasbourg-task-privileges = { $least ->
    [one] 1 privilege over
   *[other] { $least } privileges over
}
cli-strasbourg-task-goods = goederen van { $least } verschillende soorten over
cli-strasbourg-task-group = { $least } eigen familieleden zij aan zij in één groep
cli-strasbourg-planning = Ronde { $round }: plannen. Startspeler: { $name }.
cli-strasbourg-now = Ronde { $round }, stap { $step }: { $what }. Startspeler: { $name }.
cli-strasbourg-step-a = adel en kerk
cli-strasbourg-step-guild = { $guild }
cli-strasbourg-step-merchants = kooplieden
cli-strasbourg-step-g = kooplieden met hun zetel in de raad
cli-strasbourg-step-h = een kapel
cli-strasbourg-step-i = het bouwwerk
cli-strasbourg-queue = Moeten nog beslissen, in deze volgorde: { $names }.
cli-strasbourg-told-guild = { $guild }: { $squares }.
cli-strasbourg-told-free = { $square } voor { $price }
cli-strasbourg-told-open = open
cli-strasbourg-told-buildings = Bouwplaatsen: { $squares }.
cli-strasbourg-told-chapel = met kapel
cli-strasbourg-told-chapels = Kapelplaatsen: { $chapels }.
cli-strasbourg-move-keep-tasks = { $tasks }
cli-strasbourg-move-draw = nog een kaart
cli-strasbourg-move-stop = geen kaart meer, nu verdelen
cli-strasbourg-move-put = de hoogste kaart begint een nieuwe stapel
cli-strasbourg-move-put-stack = de hoogste kaart op stapel { $stack }
cli-strasbourg-move-reveal-stack = stapel { $stack } onthullen
cli-strasbourg-move-pass = in deze stap niet meedoen
cli-strasbourg-move-defer = een privilege inleveren en later beslissen
cli-strasbourg-move-skip = geen familielid in de stad
cli-strasbourg-move-take = de goederen in plaats van een familielid
cli-strasbourg-move-sell-goods = { $goods }
cli-strasbourg-move-done = niets meer verkopen
cli-strasbourg-move-return = alle kaarten in de doos
cli-strasbourg-move-return-value = de { $value } gaat onder de trekstapel

## De Gilde

cli-gilde-legend = In een zet noem je een kaart bij de sleutel, bijvoorbeeld b02; typ die om de kaart te lezen. Geblokkeerd 2: geeft nog twee beurten van de eigenaar niets. Slaapt: werkt vanaf de volgende beurt van de eigenaar. Bescherming geldt tegen sabotage / inbraak / intrige; 1/2 wil zeggen dat van twee plaatsen er één bezet is. 3/8 EP: 3 ervaringspunten, de volgende titel bij 8.
cli-gilde-help = Bijvoorbeeld: play m01 at 2 b03 is één antwoord, en een hele handel ook: offer b02 to 3 for 9, ask b02 of 3 for 9, give 3 to 2, beg 3 of 2, lend 5 to 2 repay 6 in 1, borrow 5 of 2 repay 6 in 1, town-hall with 2 for 6 points 4. b02 laat een kaart zien, bord 2 een speler; waarom inkomsten en waarom inkomsten 2 zeggen waar een getal vandaan komt.
cli-gilde-player-0 = Rood
cli-gilde-player-1 = Blauw
cli-gilde-player-2 = Groen
cli-gilde-player-3 = Geel
cli-gilde-player-4 = Zwart
cli-gilde-player-5 = Wit
cli-gilde-row-income = inkomsten
cli-gilde-row-upkeep = onderhoud
cli-gilde-row-votes = stemmen
cli-gilde-row-favour = gunst
cli-gilde-row-protection = bescherming
cli-gilde-row-businesses = bedrijven
cli-gilde-row-extensions = uitbreidingen
cli-gilde-row-artefacts = artefacten
cli-gilde-row-hand = handkaarten
cli-gilde-numbers = { $name }: { $numbers }.
cli-gilde-own-numbers = Je waarden: { $numbers }.
cli-gilde-experience = { $last ->
    [1] { $xp } EP
   *[0] { $xp }/{ $upto } EP
}
cli-gilde-talers = { $number ->
    [one] 1 taler
   *[other] { $number } talers
}
cli-gilde-cards = { $number ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $number } kaarten
}
cli-gilde-tower = in de schuldtoren
cli-gilde-passing = past voorlopig
cli-gilde-in-front = Op tafel: { $cards }
cli-gilde-locked = geblokkeerd { $number }
cli-gilde-dormant = slaapt
cli-gilde-lasting = Voor even: { $effects }
cli-gilde-lasts = { $stat } { $n } { $until } ({ $card })
cli-gilde-known = Handkaarten die je hebt gezien: { $cards }
cli-gilde-loan = Lening { $number }: { $name } is { $to } { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
} schuldig, te betalen over { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
cli-gilde-debt = Schuld { $number }: { $name } is { $to } { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
} schuldig
cli-gilde-bank = de bank
cli-gilde-request = { $name } heeft de verkiezing aangevraagd: die wordt gehouden als { $name } weer aan de beurt is.
cli-gilde-votes = De verkiezing is bezig. Stemmen en trekkingen tot nu toe: { $votes }.
cli-gilde-proposal = Voorstel voor het stadhuis: { $shares }.
cli-gilde-share = { $name } betaalt { $talers } en krijgt { $points } ervaring
cli-gilde-link = Nog niet beslist: { $name } speelt { $card }
cli-gilde-link-player = {" "}tegen { $name }
cli-gilde-link-card = {" "}tegen { $card } van { $name }
cli-gilde-link-spared = , maar niet tegen { $names }
cli-gilde-link-number = ; het getal is { $number }
cli-gilde-hand = Je hand:
cli-gilde-no-hand = Je hebt geen handkaarten.
cli-gilde-card = { $key } { $name }: kosten { $cost }, waarde { $value }
cli-gilde-needs = , vraagt { $things }
cli-gilde-needs-favour = gunst { $number }
cli-gilde-needs-businesses = { $number ->
    [one] 1 bedrijf
   *[other] { $number } bedrijven
}
cli-gilde-piles = Trekstapel { $deck }, aflegstapel { $discard }{ $topped ->
    [0] {""}
   *[1] {" "}(bovenop { $top })
}.
cli-gilde-hall = { $hall ->
    [deck] Het stadhuis zit nog in de trekstapel.
    [centre] Het stadhuis ligt in het midden en kan worden gebouwd.
   *[built] Het stadhuis is gebouwd.
}
cli-gilde-setting-up = De tafel wordt klaargemaakt.
cli-gilde-now = Ronde { $round }, beurt van { $name }: { $phase }.
cli-gilde-left = Nog in deze beurt: { $political ->
    [0] geen stadsdeel of persoon
    [one] één stadsdeel of persoon
   *[other] { $political } stadsdelen of personen
}, { $offers ->
    [0] geen aanbod meer
    [one] nog één aanbod
   *[other] nog { $offers } keer een aanbod
}.
cli-gilde-why = { $name }, { $stat }: { $n }. { $parts }.
cli-gilde-nothing = Niets draagt eraan bij
cli-gilde-by-rules = voor iedereen
cli-gilde-note-play = { $cost ->
    [0] voor niets
    [one] 1 taler
   *[other] { $cost } talers
}, waarde { $value }
cli-gilde-option-gain = { $number ->
    [one] 1 taler
   *[other] { $number } talers
} krijgen
cli-gilde-option-pay = { $number ->
    [one] 1 taler
   *[other] { $number } talers
} betalen
cli-gilde-option-lock = een kaart wordt { $number ->
    [one] 1 ronde
   *[other] { $number } ronden
} geblokkeerd
cli-gilde-option-draw = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
} trekken
cli-gilde-option-discard = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
} afleggen
cli-gilde-option-check = een toevalsgetal tegen { $number }
cli-gilde-move-profession-profession = { $profession }
cli-gilde-move-redraw = deze kaarten tonen en nieuwe trekken
cli-gilde-move-play-card = { $card }
cli-gilde-move-use-card = { $card }
cli-gilde-move-at-seat = { $seat }
cli-gilde-move-at-seat-target = { $target } van { $seat }
cli-gilde-move-paying-seat = { $seat } krijgt de kosten
cli-gilde-move-upgrade = de residentie verbouwen
cli-gilde-move-town-hall = het stadhuis bouwen, alleen of met anderen
cli-gilde-move-with-seat = samen met { $seat }
cli-gilde-move-build = dat is alles, bouwen
cli-gilde-move-request = de verkiezing aanvragen in plaats van kaarten te spelen
cli-gilde-move-release-card = { $card } opgeven, voor niets
cli-gilde-move-sell-card = { $card }
cli-gilde-move-end = geen acties meer
cli-gilde-move-pass = niets doen
cli-gilde-move-respond-card = { $card }
cli-gilde-move-respond-card-seat = { $card } voor { $seat }
cli-gilde-move-respond-card-seat-target = { $card } tegen { $target } van { $seat }
cli-gilde-move-respond-card-to = { $card }, { $to } krijgt de kosten
cli-gilde-move-respond-card-seat-to = { $card } voor { $seat }, { $to } krijgt de kosten
cli-gilde-move-respond-card-seat-target-to = { $card } op { $target } van { $seat }, { $to } krijgt de kosten
cli-gilde-move-tower = betalen wat er is en naar de schuldtoren gaan
cli-gilde-move-discard-card = { $card }
cli-gilde-move-keep = niets afleggen
cli-gilde-move-pick-card = { $card }
cli-gilde-move-deal = handelen, geven, vragen, lenen
cli-gilde-move-offer-card = { $card } aan iemand aanbieden
cli-gilde-move-ask-card-seat = { $card } van { $seat } willen kopen
cli-gilde-move-give = iemand talers geven
cli-gilde-move-beg = iemand om talers vragen
cli-gilde-move-lend = iemand een lening aanbieden
cli-gilde-move-borrow = iemand om een lening vragen
cli-gilde-move-to-seat = { $seat }
cli-gilde-move-of-seat = { $seat }
cli-gilde-move-in-number = { $number ->
    [one] te betalen over 1 beurt van de schuldenaar
   *[other] te betalen over { $number } beurten van de schuldenaar
}
cli-gilde-move-by-number = { $number ->
    [one] 1 beurt langer
   *[other] { $number } beurten langer
}
cli-gilde-move-pass-windows = passen tot je volgende beurt, zichtbaar voor iedereen
cli-gilde-move-answer-windows = weer gevraagd worden
cli-gilde-move-agree-seat = aannemen wat { $seat } voorstelt
cli-gilde-move-accept = instemmen
cli-gilde-move-decline = weigeren

## Een plaats voor een taalmodel

cli-agent-instructions = Je speelt { $title }: { $about }
    Je hebt plaats { $seat } van { $seats }; plaatsen worden vanaf 0 geteld. Je speelt met het gereedschap “play”; het antwoord vertelt wat er gebeurd is tot je weer iets gevraagd wordt, en wat je dan kunt antwoorden. Vraagt niemand je iets, gebruik dan “wait”. “see” toont de tafel, “see board” het bord. Een nummer tussen haakjes is de regel achter een vraag, voor “rule”.
cli-agent-says = { $name } zegt: “{ $text }”
cli-agent-proposal = { $name } stelt je voor: { $text } (voorstel { $id })
cli-agent-proposed = Je stelt { $to } voor: { $text } (voorstel { $id })
cli-agent-unasked = Je kunt op elk moment ook spelen: { $moves }
cli-agent-groups = Een “…” aan het eind staat voor meer antwoorden: options “{ $part }” noemt ze.
cli-agent-wait = Je wordt nu niets gevraagd. “wait” wacht op je volgende vraag.
cli-agent-over = Het spel is afgelopen.
cli-agent-no-option = Geen van je antwoorden bevat de woorden “{ $part }”. “options” zonder woorden noemt ze alle.
cli-agent-no-rule = Geen regel heeft het nummer of het woord “{ $word }”. Nummers zien er zo uit: { $numbers }.
cli-agent-no-partner = Een handel noemt de andere plaats, zoals in “offer b02 to 2 for 9” of “borrow 5 of 2 repay 6 in 1”.
cli-agent-declined = { $seat } wijst het af.
cli-agent-no-proposal = Dat voorstel is er niet.
cli-agent-nobody-listens = Hier spelen alleen bots met je: niemand zou het lezen.
cli-agent-unknown-tool = Er is geen gereedschap “{ $name }”; er is: { $tools }.
cli-agent-unknown-argument = Het gereedschap “{ $tool }” neemt niets dat “{ $name }” heet; het neemt: { $takes }.
cli-agent-bad-argument = Het gereedschap “{ $tool }” heeft “{ $name }” nodig: { $wanted }.
cli-agent-stale = Je vraag is intussen veranderd: lees haar opnieuw met “wait”.
cli-agent-no-hall = De speelzaal op { $address } antwoordt niet. Probeer het later nog eens.
cli-agent-no-game = Het spel aan deze tafel is nog niet begonnen. “wait” wacht erop.
