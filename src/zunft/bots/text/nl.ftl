## Hoe goed een bot speelt

bots-level-apprentice = Leerling
    .about = Denkt één antwoord vooruit en ziet de helft van de mogelijkheden over het hoofd.
bots-level-journeyman = Gezel
    .about = Denkt één antwoord vooruit en ziet niets over het hoofd.
bots-level-master = Meester
    .about = Speelt elk goed antwoord in gedachten enkele tientallen keren verder.
bots-level-guild-master = Gildemeester
    .about = Speelt elk goed antwoord in gedachten enkele honderden keren verder.
bots-level-alderman = Deken
    .about = De beste bot die er hier is; heeft tot een seconde nodig voor een antwoord.
bots-level-random = Toeval
    .about = Antwoordt willekeurig met wat dan ook mag.
