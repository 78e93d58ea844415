## How well a bot plays

bots-level-apprentice = Apprentice
    .about = Looks one answer ahead and overlooks half of what it could do.
bots-level-journeyman = Journeyman
    .about = Looks one answer ahead and overlooks nothing.
bots-level-master = Master
    .about = Plays each good answer on in its head, a few dozen times.
bots-level-guild-master = Guild Master
    .about = Plays each good answer on in its head, a few hundred times.
bots-level-alderman = Alderman
    .about = The best bot there is here; takes up to a second for an answer.
bots-level-random = Random
    .about = Answers at random with anything that is allowed.
