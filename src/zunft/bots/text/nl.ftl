## Hoe goed een bot speelt

bots-level-apprentice = Leerling
    .about = Denkt één antwoord vooruit en ziet elk tweede over het hoofd.
bots-level-journeyman = Gezel
    .about = Denkt één antwoord vooruit en ziet er geen over het hoofd.
bots-level-master = Meester
    .about = Speelt na elk goed antwoord enkele tientallen keren in gedachten verder.
bots-level-guild-master = Gildemeester
    .about = Speelt na elk goed antwoord enkele honderden keren in gedachten verder.
bots-level-alderman = Deken
    .about = De beste die er hier is; heeft tot een seconde nodig voor een antwoord.
bots-level-random = Toeval
    .about = Antwoordt met wat dan ook mag.

## Waarom een antwoord

bots-reason-only = Er is geen ander antwoord.
bots-reason-even = De antwoorden komen ongeveer op hetzelfde neer.
bots-reason-flanders-points = Het levert meteen punten op.
bots-reason-flanders-first-places = Het helpt je in een stad de eerste te worden.
bots-reason-flanders-second-places = Het helpt je in een stad de tweede te worden.
bots-reason-flanders-later-places = Zo blijf je in een stad bij wie punten krijgt.
bots-reason-flanders-ally = Het helpt het gilde waarop je invloed hebt.
bots-reason-flanders-cards = Je houdt meer kaarten over om mee te handelen.
bots-reason-flanders-influence = Je bewaart je invloed voor wanneer die beslist.
bots-reason-flanders-districts = Het spaart je wijken voor later.
bots-reason-flanders-others = Het houdt de sterkste van de anderen klein.
bots-reason-gilde-experience = Het levert je ervaring op.
bots-reason-gilde-purse = Je houdt meer geld over.
bots-reason-gilde-businesses = Het bouwt je inkomen uit.
bots-reason-gilde-votes = Het levert je stemmen op voor de verkiezing.
bots-reason-gilde-household = Het versterkt je huishouden.
bots-reason-gilde-hand = Je houdt de betere hand over.
bots-reason-gilde-others = Het houdt de sterkste van de anderen klein.
bots-reason-strasbourg-others = Het houdt de sterkste van de anderen klein.
bots-reason-strasbourg-prestige = Het levert je meteen aanzien op.
bots-reason-strasbourg-privileges = Je houdt meer privileges over.
bots-reason-strasbourg-city = Je familie staat beter in de stad.
bots-reason-strasbourg-council = Het versterkt je in de Raad.
bots-reason-strasbourg-purse = Je hebt meer te besteden.
bots-reason-strasbourg-influence = Je haalt meer uit je invloed.
bots-reason-strasbourg-tasks = Het brengt je dichter bij je opdrachten.
