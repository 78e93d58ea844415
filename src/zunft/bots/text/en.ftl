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

## Why an answer

bots-reason-only = There is no other answer.
bots-reason-even = The answers come to much the same.
bots-reason-flanders-points = It scores at once.
bots-reason-flanders-first-places = It helps you to be first in a town.
bots-reason-flanders-second-places = It helps you to be second in a town.
bots-reason-flanders-later-places = It keeps you among those who score in a town.
bots-reason-flanders-ally = It helps the guild that you influence.
bots-reason-flanders-cards = It leaves you more cards to act with.
bots-reason-flanders-influence = It keeps your influence for when it decides.
bots-reason-flanders-districts = It saves your districts for later.
bots-reason-flanders-others = It keeps the strongest of the others down.
bots-reason-gilde-experience = It brings you experience.
bots-reason-gilde-purse = It leaves you more money.
bots-reason-gilde-businesses = It builds up your income.
bots-reason-gilde-votes = It brings you votes for the election.
bots-reason-gilde-household = It strengthens your household.
bots-reason-gilde-hand = It leaves you the better hand.
bots-reason-gilde-others = It keeps the strongest of the others down.
bots-reason-strasbourg-others = It keeps the strongest of the others down.
bots-reason-strasbourg-prestige = It brings you prestige at once.
bots-reason-strasbourg-privileges = It leaves you more privileges.
bots-reason-strasbourg-city = It puts your family in a better place in the city.
bots-reason-strasbourg-council = It strengthens you on the Council.
bots-reason-strasbourg-purse = It gives you more to spend.
bots-reason-strasbourg-influence = It makes more of your influence.
bots-reason-strasbourg-tasks = It brings you closer to your tasks.
