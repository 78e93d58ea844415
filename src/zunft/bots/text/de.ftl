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

## Warum eine Antwort

bots-reason-only = Es gibt keine andere Antwort.
bots-reason-even = Die Antworten laufen ungefähr auf dasselbe hinaus.
bots-reason-flanders-points = Es bringt sofort Punkte.
bots-reason-flanders-first-places = Es hilft dir, in einer Stadt Erster zu werden.
bots-reason-flanders-second-places = Es hilft dir, in einer Stadt Zweiter zu werden.
bots-reason-flanders-later-places = So bleibst du in einer Stadt unter denen, die Punkte bekommen.
bots-reason-flanders-ally = Es hilft der Gilde, auf die du Einfluss hast.
bots-reason-flanders-cards = Dir bleiben mehr Karten zum Handeln.
bots-reason-flanders-influence = Du behältst deinen Einfluss für den Moment, in dem er entscheidet.
bots-reason-flanders-districts = Es spart deine Bezirke für später.
bots-reason-flanders-others = Es hält den Stärksten der anderen klein.
bots-reason-gilde-experience = Es bringt dir Erfahrung.
bots-reason-gilde-purse = Dir bleibt mehr Geld.
bots-reason-gilde-businesses = Es baut dein Einkommen aus.
bots-reason-gilde-votes = Es bringt dir Stimmen für die Wahl.
bots-reason-gilde-household = Es stärkt deinen Haushalt.
bots-reason-gilde-hand = Dir bleibt die bessere Hand.
bots-reason-gilde-others = Es hält den Stärksten der anderen klein.
bots-reason-strasbourg-others = Es hält den Stärksten der anderen klein.
bots-reason-strasbourg-prestige = Es bringt dir sofort Ansehen.
bots-reason-strasbourg-privileges = Dir bleiben mehr Privilegien.
bots-reason-strasbourg-city = Deine Familie steht besser in der Stadt.
bots-reason-strasbourg-council = Es stärkt dich im Rat.
bots-reason-strasbourg-purse = Du hast mehr auszugeben.
bots-reason-strasbourg-influence = Du machst mehr aus deinem Einfluss.
bots-reason-strasbourg-tasks = Es bringt dich deinen Aufgaben näher.
