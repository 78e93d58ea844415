## How well a bot plays

bots-level-apprentice = Apprentice
    .about = Thinks one answer ahead and overlooks every second one.
bots-level-journeyman = Journeyman
    .about = Thinks one answer ahead and overlooks nothing.
bots-level-master = Master
    .about = Plays on from each good answer a few dozen times in its head.
bots-level-guild-master = Guild Master
    .about = Plays on from each good answer some hundred times in its head.
bots-level-alderman = Alderman
    .about = The best there is here; takes up to a second for an answer.
bots-level-random = Random
    .about = Answers with anything that is allowed.
