## Wie gut ein Bot spielt

bots-level-apprentice = Lehrling
    .about = Denkt eine Antwort voraus und übersieht die Hälfte der Möglichkeiten.
bots-level-journeyman = Geselle
    .about = Denkt eine Antwort voraus und übersieht nichts.
bots-level-master = Meister
    .about = Spielt jede gute Antwort im Kopf einige Dutzend Mal weiter.
bots-level-guild-master = Zunftmeister
    .about = Spielt jede gute Antwort im Kopf einige hundert Mal weiter.
bots-level-alderman = Ältermann
    .about = Der beste Bot, den es hier gibt; braucht bis zu einer Sekunde für eine Antwort.
bots-level-random = Zufall
    .about = Antwortet zufällig mit irgendetwas, das erlaubt ist.
