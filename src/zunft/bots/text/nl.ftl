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
