## A guided first game

learn-head = A guided first game
learn-begin = Begin
learn-go-on = Go on with your guided game
learn-anew = Begin a new one
learn-about = You play a short game against two patient bots. Whenever something new comes up, a few words explain it. You can skip them at any time.
learn-making = Laying out the table …
learn-coach = Your guide
learn-next = Next
learn-skip = Skip
learn-skip-all = Skip the explanations
learn-again = Explain again
learn-full = Play the full game
learn-left = { $number } more

## Flanders 1302

learn-flanders-start-1 = You lead a guild in medieval Flanders. Build districts in the towns: when a town is full it is scored, and the guild with the most districts there gets the most points.
learn-flanders-start-2 = What you can do now has a golden frame. The bar below the board always says what is asked, and what a choice would change before you confirm it.
learn-flanders-ask-guild = Choose your guild. All guilds are equally strong; colour and sign are all that differs.
learn-flanders-ask-centre = Your centre gives a town its name and is your first finished district there. Choose a town plan that you like; building begins at the long sides of the centre.
learn-flanders-ask-choice = Everybody secretly chooses one card: a town to build in, a building site, or Pick-up to take played cards back. Influence cards let you act earlier, but they are gone for good then; whoever has kept most of them at the end gets 3 points.
learn-flanders-ask-placement = Build on a space of the right shape that touches something built with a long side. Two districts of the same coat may never be neighbours. Besides your own you may build grey and church districts, to fill a town or to block others.
learn-flanders-ask-cathedral = A cathedral makes a church count 3 instead of 2 for the value of its town. Choose a town where you will be first.
learn-flanders-ask-master = A guild master breaks ties: with equally many districts the guild with more masters ranks higher. Put it where it will be close.
learn-flanders-event-revealed = The cards are open now. Whoever added more influence cards acts first; among equals the order goes clockwise from the starting player.
learn-flanders-event-drew-golden = Each round the starting player draws a golden card that only they know and carries it out at the end of the round. Next round somebody else starts.
learn-flanders-event-saw-golden = You are the starting player: you alone know this golden card, and at the end of the round you carry it out.
learn-flanders-event-built-site = This is a building site: it takes its space, and the same coat may not be built beside it. It counts only when somebody completes it with the card of the town; until then it is worth nothing to its guild and its town.
learn-flanders-event-finished = This town is full. Its value counts completed guild districts 1 and churches 2 each; a building site counts nothing. First place gets all of it, second half, rounded up, third 4, fourth 2. With equally many districts, whoever has more guild masters ranks higher; whoever is still level gets the worse place!
learn-flanders-event-covered = Nothing can ever be built on this space again, so it is covered. A town can fill up that way, too.
learn-flanders-event-ended = That was your first game. Open each player to see where the points come from; the full game has larger towns and all the golden cards.

## Strasbourg

learn-strasbourg-start-1 = Your family wants to rise in Strasbourg. Bid with influence cards for seats on the Council and for squares in the city; members beside chapels and edifices bring prestige at the end.
learn-strasbourg-start-2 = What you can do now has a golden frame. The bar below the board always says what is asked, and what a choice would change before you confirm it.
learn-strasbourg-ask-tasks = Keep the tasks that you believe in. Each one that you fulfil at the end brings its points, each one that you fail costs 3. For a first game, one or two easy ones are enough.
learn-strasbourg-ask-draw = Draw influence cards for this round. Your deck has to last the whole game, so what you draw now you will miss later.
learn-strasbourg-ask-put = Divide your cards into stacks. Each stack is one bid, its strength the sum of its cards: few strong stacks, or many weak ones. The bids of this round are the steps A to G at the top.
learn-strasbourg-ask-bid = Reveal one stack, or pass and save it for a later step. The highest bid wins and its player becomes the starting player; of equal bids the one nearer to the starting player wins.
learn-strasbourg-ask-seat = You have won the Master’s place. The seat brings 1 prestige at the end of each round as long as you hold it; at this table you may also decline it.
learn-strasbourg-ask-goods = You can sell goods for coins when you win the merchants. At this table you may also decline them.
learn-strasbourg-ask-square = You may place a family member on a free square of this guild, if you pay its price. Each member counts 1 at the end, and more beside chapels and edifices.
learn-strasbourg-ask-apprentice = As the apprentice you get one of two things: goods of the guild, which you can sell later, or a place in the city.
learn-strasbourg-ask-sale = You may trade with the merchants: sell as many goods as you like for coins. Coins buy squares; at the end they are worth nothing by themselves.
learn-strasbourg-ask-return = Your bid won nothing. As a consolation you may put one of its cards back under your deck, for a later round.
learn-strasbourg-ask-chapel = You hold the seat of the church, so you build this round’s chapel. Every member on the squares around it brings its owner 1 prestige at the end.
learn-strasbourg-ask-edifice = You hold the seat of the nobility, so you build this round’s edifice. Its value counts for every member on a square beside it, so build it next to your own.
learn-strasbourg-event-step-began = A new step begins. The starting player decides first, then clockwise; everybody reveals one stack or passes.
learn-strasbourg-event-prestige = The Council pays: each of your members there brings 1 prestige at the end of the round. Whoever has the most there also gets a privilege.
learn-strasbourg-event-privilege = A privilege lets you decide later: when you are asked for a stack you may spend it, and you decide once all the others have. Each one that you still have at the end is worth 1 prestige.
learn-strasbourg-event-ended = That was your first game. Open each player to see where the prestige comes from; the full game has five rounds and a larger city.

## The Guild

learn-gilde-start-1 = You begin as a commoner and want to become Count or be elected mayor. Every card that you play gives experience equal to its value; enough of it makes you Count, and you win.
learn-gilde-start-2 = What you can do now has a golden frame. The bar always says what is asked, and what a choice would change before you confirm it.
learn-gilde-ask-profession = Choose a profession. Businesses of your own profession yield 1 taler more, and each profession has a small gift of its own.
learn-gilde-ask-redraw = Without a business you earn little. You may show these cards and draw new ones.
learn-gilde-ask-action = Your turn: play as many cards as you can pay for, one after the other. Begin with a business: it earns talers each turn. When you have done enough, end your actions.
learn-gilde-ask-target = Choose the target of the card. The other side may still respond with an instant before it works.
learn-gilde-ask-recipient = The cost of this card goes to the owner of a certain business. Several people own one: you choose who is paid.
learn-gilde-ask-targeted = Somebody plays a card on somebody: whoever holds a fitting instant may answer now. If you do not want to be asked each time, leave a standing order.
learn-gilde-ask-number = A random number was drawn: the value of the top card of the deck. The attempt succeeds if it is higher than the number against it; some cards draw it again.
learn-gilde-ask-start = A turn begins, and instants may be played first. Mostly you just pass.
learn-gilde-ask-end = The actions of a turn are over: the last moment for instants in it. Mostly you just pass.
learn-gilde-ask-consent = Somebody proposes a deal. Look at what you give and what you get; saying no costs nothing.
learn-gilde-ask-pay = You owe more than you have. Sell something, ask for help, or go to the debtors’ tower and sit out.
learn-gilde-ask-surplus = You hold more cards than you may keep. Discard what you will not be able to pay for soon.
learn-gilde-ask-spare = You may swap one card: discard it, and your hand is filled up again. Or keep them all.
learn-gilde-ask-deal = You can trade cards with the others, and give, lend or borrow talers. Nobody has to accept, and a proposal costs nothing.
learn-gilde-ask-card = The card works on another one: choose which.
learn-gilde-ask-choice = The card leaves you a choice. Only one of these happens.
learn-gilde-ask-loss = Cards are discarded from a hand, and you choose which: those that hurt most or, if the hand is yours, least.
learn-gilde-ask-fit = You have more artefacts than room for them. Sell or discard some until the rest fit.
learn-gilde-ask-join = Somebody wants to build the Town Hall together with you: you pay part of it and get part of its experience.
learn-gilde-event-earned = The economy comes first in every turn: each active business pays, and 2 talers come on top. Then upkeep is due.
learn-gilde-event-rose = Enough experience for a new title! Titles let you run more businesses and live in a better house, and from a certain one on you may stand for mayor.
learn-gilde-event-locked = A locked card gives nothing until its lock has run out. Protection makes such attacks harder.
learn-gilde-event-requested = An election is coming. When this player’s next turn begins, votes are counted and a random number is added.
learn-gilde-event-became-count = There is a Count: the game is over. The full game goes to 120 points of experience and has all the cards, offices and intrigues.
learn-gilde-event-elected = A mayor is elected: the game is over. Votes come from districts and persons, which you win over with favour.
