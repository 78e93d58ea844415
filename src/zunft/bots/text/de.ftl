## Wie gut ein Bot spielt

bots-level-apprentice = Lehrling
    .about = Denkt eine Antwort weit und übersieht jede zweite.
bots-level-journeyman = Geselle
    .about = Denkt eine Antwort weit und übersieht keine.
bots-level-master = Meister
    .about = Spielt nach jeder guten Antwort einige Dutzend Mal im Kopf weiter.
bots-level-guild-master = Zunftmeister
    .about = Spielt nach jeder guten Antwort einige hundert Mal im Kopf weiter.
bots-level-alderman = Ältermann
    .about = Der beste, den es hier gibt; braucht bis zu einer Sekunde für eine Antwort.
bots-level-random = Zufall
    .about = Antwortet mit irgendetwas, das erlaubt ist.
