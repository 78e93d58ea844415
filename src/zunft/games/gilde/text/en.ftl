gilde-title = The Guild
    .about = From commoner to mayor or count: run businesses, win the favour of the town, and make sure the others sleep badly.

## Editions

gilde-edition-reconstruction = Reconstruction
    .about = 127 cards, six professions and 120 points to become Count; the deck was designed and balanced anew from the published rules.
gilde-edition-tiny = Tiny
    .about = 66 cards, hands of four and 30 points to become Count: over in minutes, good for trying things out.

## Sums and spans that many sentences share

gilde-talers = { $number ->
    [one] { $number } taler
   *[other] { $number } talers
}
gilde-for-talers = { $number ->
    [0] for nothing
    [one] for { $number } taler
   *[other] for { $number } talers
}
gilde-repayment = { $turns ->
    [one] { $repay } to be repaid in { $turns } turn
   *[other] { $repay } to be repaid in { $turns } turns
}
gilde-change = { $number ->
    [-9] −9
    [-8] −8
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $number }
}
gilde-cost-cash = { $cost ->
    [one] { $cost } taler
   *[other] { $cost } talers
}, and you have { $cash ->
    [0] none
   *[other] only { $cash }
}

## Who is no seat

gilde-to-bank = the bank
gilde-of-everybody = everybody else

## Types and kinds of cards

gilde-type-business = business
gilde-type-annex = annex
gilde-type-extension = extension
gilde-type-district = district
gilde-type-person = person
gilde-type-artefact = artefact
gilde-type-measure = measure
gilde-type-instant = instant
gilde-type-public = public building

gilde-kind-sabotage = sabotage
gilde-kind-burglary = burglary
gilde-kind-intrigue = intrigue
gilde-kind-extortion = extortion
gilde-kind-counter = counter
gilde-kind-luck = luck
gilde-kind-bribery = bribery
gilde-kind-protection = protection
gilde-kind-economy = economy
gilde-kind-social = social life

## What a player’s numbers are called

gilde-stat-income = income
gilde-stat-upkeep = upkeep
gilde-stat-votes = votes
gilde-stat-favour = favour
gilde-stat-sabotage-protection = sabotage protection
gilde-stat-burglary-protection = burglary protection
gilde-stat-intrigue-protection = intrigue protection
gilde-stat-inventory-slots = inventory slots
gilde-stat-extension-slots = extension slots
gilde-stat-hand-limit = hand limit
gilde-stat-business-limit = business limit
gilde-stat-sale-bonus = bonus per sale
gilde-stat-check-bonus-sabotage = random number for sabotage
gilde-stat-check-bonus-burglary = random number for burglary
gilde-stat-check-bonus-intrigue = random number for intrigue
gilde-stat-check-bonus-extortion = random number for extortion
gilde-stat-cost-business = cost of businesses
gilde-stat-cost-annex = cost of annexes
gilde-stat-cost-extension = cost of extensions
gilde-stat-cost-district = cost of districts
gilde-stat-cost-person = cost of persons
gilde-stat-cost-artefact = cost of artefacts
gilde-stat-cost-measure = cost of measures
gilde-stat-cost-instant = cost of instants
gilde-stat-cost-residence = cost of residences

## For how long something lasts, and why somebody has to pay

gilde-until-end-of-turn = until the end of the turn
gilde-until-own-next-turn = until the start of the owner’s next turn
gilde-until-election = until an election is held

gilde-why-fine = fine or extortion
gilde-why-debts = debts
gilde-why-upkeep = upkeep

## Phases of a turn

gilde-phase-setup = setting up
gilde-phase-start = start of the turn
gilde-phase-election = mayoral election, if due
gilde-phase-income = income
gilde-phase-debts = debts
gilde-phase-upkeep = upkeep
gilde-phase-unlock = unlocking
gilde-phase-actions = actions
gilde-phase-closing = end of the actions
gilde-phase-refill = discarding and refilling
gilde-phase-surplus = discarding the surplus
gilde-phase-end = end of the turn

## Deals between players

gilde-deal-offer = selling a card
gilde-deal-ask = buying a card
gilde-deal-give = giving talers
gilde-deal-beg = asking for talers
gilde-deal-lend = lending talers
gilde-deal-borrow = borrowing talers

## What one can do

gilde-verb-profession = choose a profession
gilde-verb-redraw = draw a new hand
gilde-verb-play = play a card
gilde-verb-use = use an artefact
gilde-verb-at = name the target
gilde-verb-paying = name who gets the cost
gilde-verb-upgrade = rebuild the residence
gilde-verb-town-hall = build the Town Hall
gilde-verb-with = name somebody who builds with you
gilde-verb-build = build
gilde-verb-request = request the mayoral election
gilde-verb-release = give up a district or a person
gilde-verb-sell = sell a card to the discard pile
gilde-verb-end = end your actions
gilde-verb-pass = pass
gilde-verb-pass-windows = pass until your next turn, or for the rest of this turn
gilde-verb-answer-windows = be asked again
gilde-verb-respond = respond with a card
gilde-verb-tower = go to the debtors’ tower
gilde-verb-discard = discard a card
gilde-verb-keep = keep all cards
gilde-verb-choose = choose an option
gilde-verb-pick = choose a card
gilde-verb-deal = propose a deal
gilde-verb-offer = offer a card
gilde-verb-ask = ask for a card
gilde-verb-give = give talers
gilde-verb-beg = ask for talers
gilde-verb-lend = lend talers
gilde-verb-borrow = borrow talers
gilde-verb-agree = accept a proposal
gilde-verb-extend = extend a loan
gilde-verb-forgive = forgive a loan or a debt
gilde-verb-to = name who gets it
gilde-verb-of = name who is asked
gilde-verb-for = name the price
gilde-verb-talers = name the sum
gilde-verb-repay = name the repayment
gilde-verb-in = name when it is due
gilde-verb-by = name how much later it is due
gilde-verb-points = name the share of experience
gilde-verb-accept = accept
gilde-verb-decline = decline
gilde-verb-draw = draw

## Options

gilde-preset-our-table = Our table
    .about = Unlike the printed rules, in other players’ turns you may sell only where it can matter, so that nobody waits for sales that change nothing.
gilde-preset-as-printed = As printed
    .about = Whenever anybody may respond, everybody may sell as well, and the game waits for all of you each time.

gilde-option-professions = Professions
    .about = How everybody gets a profession.
gilde-option-professions-chosen = chosen
    .about = The last player chooses first; no profession is chosen twice.
gilde-option-professions-by-lot = by lot
    .about = Professions are dealt at random, each only once.

gilde-option-sell_target_in_response = Selling a card under attack
    .about = Whether you may sell the very card that an attack is aimed at.
gilde-option-sell_target_in_response-allowed = allowed
    .about = You may sell it at half price before the attack strikes; the attack then has no effect.
gilde-option-sell_target_in_response-forbidden = forbidden
    .about = The card under attack stays; you may sell others to pay for your defence.

gilde-option-sell_anytime = Selling in other players’ turns
    .about = Whether you are asked about sales whenever anybody could respond to something.
gilde-option-sell_anytime-off = where it matters
    .about = You may sell in your own turn, when you are attacked, and when you lack the talers for a response.
gilde-option-sell_anytime-on = whenever there is a break
    .about = Every time that anybody may respond you may sell as well; that makes for many more questions.

gilde-option-loans = Loans
    .about = Whether the table keeps account of loans.
gilde-option-loans-tracked = recorded
    .about = Sum, repayment and term are agreed on, and the loan falls due by itself.
gilde-option-loans-talk-only = your word only
    .about = Talers can only be given away; whether they come back is a matter of trust.

gilde-option-discard_pile = Discard pile
    .about = Whether you may look through it.
gilde-option-discard_pile-top-only = top card only
    .about = You see the top card and how many there are.
gilde-option-discard_pile-open = open
    .about = Everybody sees all discarded cards at any time.

gilde-option-stop = End after 60 rounds
    .about = Whether a game that will not end is stopped.
gilde-option-stop-never = never
    .about = The game goes on until there is a Count or an election is held.
gilde-option-stop-after-60-rounds = after 60 rounds
    .about = After 60 rounds the player with the most experience wins.

gilde-option-start_talers = Talers at the start
    .about = Whether later seats are compensated for waiting.
gilde-option-start_talers-equal = the same for all
    .about = Everybody starts with the same sum.
gilde-option-start_talers-later-seats-more = more for later seats
    .about = Everybody has one taler more at the start than the player before.

gilde-option-tower_request = Election of a player in the debtors’ tower
    .about = What happens to an election if the player who requested it sits in the tower when their turn begins.
gilde-option-tower_request-held-when-paid = held once the debts are paid
    .about = If they pay all debts in that turn, the election is held at once; if not, the request lapses.
gilde-option-tower_request-lapses = lapses
    .about = The request lapses as soon as that turn begins, even if the debts are then paid.

gilde-option-offers = Offers per turn
    .about = How many deals you may propose in one turn; half as many whenever you cannot pay.
gilde-option-offers-6 = six
    .about = Enough for a lively market.
gilde-option-offers-2 = two
    .about = Short turns, little haggling.
gilde-option-offers-12 = twelve
    .about = For groups that love to haggle.

## What happens

gilde-event-starts = { $seat } starts.
    .you = You start.
gilde-event-chose-profession = { $seat } becomes the { $profession }.
    .you = You become the { $profession }.
gilde-event-dealt = You are dealt { $card }.
gilde-event-was-dealt = { $seat } is dealt a card.
    .you = You are dealt a card.
gilde-event-shuffled-back = { $seat } was dealt the Town Hall; it is shuffled back into the deck.
    .you = You were dealt the Town Hall; it is shuffled back into the deck.
gilde-event-revealed = { $seat } shows { $card }.
    .you = You show { $card }.
gilde-event-redrew = { $seat } has no business, shows the whole hand and draws a new one.
    .you = You have no business, show your whole hand and draw a new one.
gilde-event-round-began = Round { $number } begins.
gilde-event-turn-began = It is { $seat }’s turn.
    .you = It is your turn.
gilde-event-earned = { $seat } has an income of { gilde-talers }.
    .you = You have an income of { gilde-talers }.
gilde-event-paid-upkeep = { $seat } pays { gilde-talers } for upkeep.
    .you = You pay { gilde-talers } for upkeep.
gilde-event-unlocked = { $seat }’s { $card } is unlocked.
    .you = Your { $card } is unlocked.
gilde-event-woke = { $seat }’s { $card } is finished and works from now on.
    .you = Your { $card } is finished and works from now on.
gilde-event-drew = You draw { $card }.
gilde-event-drew-card = { $seat } draws a card.
    .you = You draw a card.
gilde-event-reshuffled = { $number ->
    [one] The deck is used up; the one card of the discard pile becomes the new deck.
   *[other] The deck is used up; the { $number } cards of the discard pile are shuffled and become the new deck.
}
gilde-event-nothing-to-draw = There are no cards left to draw.
gilde-event-town-hall-came = The Town Hall turns up and is put in the centre, locked; from now on it can be built.
gilde-event-laid-out = { $seat } lays out { $card }.
    .you = You lay out { $card }.
gilde-event-played = { $seat } plays { $card }.
    .you = You play { $card }.
gilde-event-played-at = { $seat } plays { $card } on { $of }.
    .you = You play { $card } on { $of }.
gilde-event-played-on = { $seat } plays { $card } on { $of }’s { $target }.
    .you = You play { $card } on { $of }’s { $target }.
gilde-event-used = { $seat } uses { $card }.
    .you = You use { $card }.
gilde-event-used-at = { $seat } uses { $card } on { $of }.
    .you = You use { $card } on { $of }.
gilde-event-used-on = { $seat } uses { $card } on { $of }’s { $target }.
    .you = You use { $card } on { $of }’s { $target }.
gilde-event-paid-owner = { $seat } pays the cost, { gilde-talers }, to { $to }.
    .you = You pay the cost, { gilde-talers }, to { $to }.
gilde-event-released = { $seat } gives up { $card }.
    .you = You give up { $card }.
gilde-event-sold = { $seat } sells { $card } { gilde-for-talers }.
    .you = You sell { $card } { gilde-for-talers }.
gilde-event-cancelled = { $card } is cancelled and gives no experience.
gilde-event-spared = { $card } does not affect { $seat }.
    .you = { $card } does not affect you.
gilde-event-fizzled = { $card } has no effect: its target is gone.
gilde-event-number-drawn = { $seat } draws { $card } as a random number: { $number }.
    .you = You draw { $card } as a random number: { $number }.
gilde-event-succeeded = { $seat } succeeds: { $number } against { $against }.
    .you = You succeed: { $number } against { $against }.
gilde-event-failed = { $seat } fails: { $number } against { $against }.
    .you = You fail: { $number } against { $against }.
gilde-event-gained = { $seat } gets { gilde-talers }.
    .you = You get { gilde-talers }.
gilde-event-paid = { $seat } pays { gilde-talers } to { $to }.
    .you = You pay { gilde-talers } to { $to }.
gilde-event-paid-bank = { $seat } pays { gilde-talers } to the bank.
    .you = You pay { gilde-talers } to the bank.
gilde-event-locked = { $number ->
    [one] { $seat }’s { $card } is locked for { $number } round.
   *[other] { $seat }’s { $card } is locked for { $number } rounds.
}
    .you = { $number ->
        [one] Your { $card } is locked for { $number } round.
       *[other] Your { $card } is locked for { $number } rounds.
    }
gilde-event-destroyed = { $seat } loses { $card }.
    .you = You lose { $card }.
gilde-event-took = { $seat } takes { $card } from { $of }.
    .you = You take { $card } from { $of }.
gilde-event-looked = { $seat } looks at { $of }’s hand.
    .you = You look at { $of }’s hand.
gilde-event-saw = { $of } holds { $card }.
gilde-event-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
gilde-event-lasting = { $until_key ->
    [election] { $seat }: { $stat } { gilde-change } at the next election.
    [own-next-turn] { $seat }: { $stat } { gilde-change } until the start of { $seat }’s next turn.
   *[other] { $seat }: { $stat } { gilde-change } until the end of the turn.
}
    .you = { $until_key ->
        [election] You: { $stat } { gilde-change } at the next election.
        [own-next-turn] You: { $stat } { gilde-change } until the start of your next turn.
       *[other] You: { $stat } { gilde-change } until the end of the turn.
    }
gilde-event-more-political = { $number ->
    [one] { $seat } may play one more district or person this turn.
   *[other] { $seat } may play { $number } more districts or persons this turn.
}
    .you = { $number ->
        [one] You may play one more district or person this turn.
       *[other] You may play { $number } more districts or persons this turn.
    }
gilde-event-experience = { $number ->
    [one] { $seat } gains { $number } experience point, now { $total }.
   *[other] { $seat } gains { $number } experience points, now { $total }.
}
    .you = { $number ->
        [one] You gain { $number } experience point, now { $total }.
       *[other] You gain { $number } experience points, now { $total }.
    }
gilde-event-rose = { $seat } rises to { $title }.
    .you = You rise to { $title }.
gilde-event-upgraded = { $seat } rebuilds the residence: { $residence }.
    .you = You rebuild your residence: { $residence }.
gilde-event-proposed = { $seat } proposes to build the Town Hall together.
    .you = You propose to build the Town Hall together.
gilde-event-share = { $points ->
    [0] { $seat }’s share: { gilde-talers }, no experience.
    [one] { $seat }’s share: { gilde-talers } for { $points } experience point.
   *[other] { $seat }’s share: { gilde-talers } for { $points } experience points.
}
    .you = { $points ->
        [0] Your share: { gilde-talers }, no experience.
        [one] Your share: { gilde-talers } for { $points } experience point.
       *[other] Your share: { gilde-talers } for { $points } experience points.
    }
gilde-event-built-town-hall = { $seat } has the Town Hall built.
    .you = You have the Town Hall built.
gilde-event-offered = { $seat } offers { $card } to { $to } { gilde-for-talers }.
    .you = You offer { $card } to { $to } { gilde-for-talers }.
gilde-event-asked-for = { $seat } would like { $card } from { $of } { gilde-for-talers }.
    .you = You would like { $card } from { $of } { gilde-for-talers }.
gilde-event-begged = { $seat } asks { $of } for { gilde-talers }.
    .you = You ask { $of } for { gilde-talers }.
gilde-event-offered-loan = { $seat } offers { $to } a loan: { gilde-talers }, { gilde-repayment }.
    .you = You offer { $to } a loan: { gilde-talers }, { gilde-repayment }.
gilde-event-asked-loan = { $seat } asks { $of } for a loan: { gilde-talers }, { gilde-repayment }.
    .you = You ask { $of } for a loan: { gilde-talers }, { gilde-repayment }.
gilde-event-offered-gift = { $seat } wants to give { $to } { gilde-talers }.
    .you = You want to give { $to } { gilde-talers }.
gilde-event-accepted = { $seat } accepts.
    .you = You accept.
gilde-event-declined = { $seat } declines.
    .you = You decline.
gilde-event-traded = { $seat } hands { $card } over to { $to } { gilde-for-talers }.
    .you = You hand { $card } over to { $to } { gilde-for-talers }.
gilde-event-gave = { $seat } gives { $to } { gilde-talers }.
    .you = You give { $to } { gilde-talers }.
gilde-event-lent = { $seat } lends { $to } { gilde-talers }, { gilde-repayment }.
    .you = You lend { $to } { gilde-talers }, { gilde-repayment }.
gilde-event-extended = { $turns ->
    [one] { $seat } gives { $to } more time: { gilde-talers }, due in { $turns } turn.
   *[other] { $seat } gives { $to } more time: { gilde-talers }, due in { $turns } turns.
}
    .you = { $turns ->
        [one] You give { $to } more time: { gilde-talers }, due in { $turns } turn.
       *[other] You give { $to } more time: { gilde-talers }, due in { $turns } turns.
    }
gilde-event-forgave = { $seat } forgives { $to } a debt of { gilde-talers }.
    .you = You forgive { $to } a debt of { gilde-talers }.
gilde-event-fell-due = { $seat }’s loan from { $to } falls due: { gilde-talers }.
    .you = Your loan from { $to } falls due: { gilde-talers }.
gilde-event-paid-debt = { $seat } pays { $to } back { gilde-talers } of debt.
    .you = You pay { $to } back { gilde-talers } of debt.
gilde-event-owes = { $seat } still owes { $to } { gilde-talers }.
    .you = You still owe { $to } { gilde-talers }.
gilde-event-went-to-tower = { $seat } sits in the debtors’ tower.
    .you = You sit in the debtors’ tower.
gilde-event-left-tower = { $seat } leaves the debtors’ tower.
    .you = You leave the debtors’ tower.
gilde-event-requested = { $seat } requests the mayoral election; it is held at the start of { $seat }’s next turn.
    .you = You request the mayoral election; it is held at the start of your next turn.
gilde-event-lapsed = { $seat }’s request for an election lapses.
    .you = Your request for an election lapses.
gilde-event-passes-windows = { $seat } passes until { $seat }’s next turn.
    .you = You pass until your next turn.
gilde-event-passes-this-turn = { $seat } passes for the rest of this turn.
    .you = You pass for the rest of this turn.
gilde-event-answers-windows = { $seat } wants to be asked again.
    .you = You are asked again when you could respond.
gilde-event-count-began = The mayoral election begins; { $seat } requested it.
    .you = The mayoral election begins; you requested it.
gilde-event-has-votes = { $number ->
    [0] { $seat } runs for mayor without a vote.
    [one] { $seat } runs for mayor with { $number } vote.
   *[other] { $seat } runs for mayor with { $number } votes.
}
    .you = { $number ->
        [0] You run for mayor without a vote.
        [one] You run for mayor with { $number } vote.
       *[other] You run for mayor with { $number } votes.
    }
gilde-event-counted = { $number ->
    [0] The draw adds nothing for { $seat }: { $total } in total.
   *[other] The draw adds { $number } for { $seat }: { $total } in total.
}
    .you = { $number ->
        [0] The draw adds nothing for you: { $total } in total.
       *[other] The draw adds { $number } for you: { $total } in total.
    }
gilde-event-tied = There is a tie for first place; those who are tied draw again.
gilde-event-elected = { $seat } is elected mayor and wins the game.
    .you = You are elected mayor and win the game.
gilde-event-became-count = { $seat } has become Count and wins the game.
    .you = You have become Count and win the game.
gilde-event-last-one = Only { $seat } is left at the table and wins the game.
    .you = Only you are left at the table and win the game.
gilde-event-stopped = After { $number } rounds the game is stopped; the most experience wins.
gilde-event-left-table = { $seat }’s cards go to the discard pile; debts and loans are cancelled.
    .you = Your cards go to the discard pile; debts and loans are cancelled.
gilde-event-chose = { $seat } chooses answer { $number } to { $card }.
    .you = You choose answer { $number } to { $card }.

## What you are asked

gilde-ask-profession = Choose a profession.
gilde-ask-action = Play a card, or end your actions.
gilde-ask-target = Choose a target for { $card }.
gilde-ask-recipient = Choose who gets the cost of { $card }.
gilde-ask-builders = Build the Town Hall like this, or add a partner.
gilde-ask-share = Choose how many talers { $seat } pays.
gilde-ask-points = Choose how many experience points { $seat } gets for { gilde-talers }.
gilde-ask-deal = Propose a deal.
gilde-ask-to = { $deal_key ->
    [give] Choose who gets the talers.
    [lend] Choose who borrows your talers.
   *[other] Choose who is offered the card.
}
gilde-ask-of = { $deal_key ->
    [borrow] Choose who lends you talers.
   *[other] Choose who is asked for talers.
}
gilde-ask-price = { $deal_key ->
    [ask] Name the price that you offer { $seat } for { $card }.
   *[other] Name the price that you ask of { $seat } for { $card }.
}
gilde-ask-sum = { $deal_key ->
    [give] Choose how many talers you give { $seat }.
    [lend] Choose how many talers you lend { $seat }.
    [borrow] Choose how many talers you borrow from { $seat }.
   *[other] Choose how many talers you ask { $seat } for.
}
gilde-ask-repay = { $deal_key ->
    [lend] Choose how much { $seat } pays back for { gilde-talers }.
   *[other] Choose how much you pay { $seat } back for { gilde-talers }.
}
gilde-ask-turns = { $deal_key ->
    [lend] Choose in how many turns { $seat } pays back { $repay } for { gilde-talers }.
   *[other] Choose in how many turns you pay { $seat } back { $repay } for { gilde-talers }.
}
gilde-ask-extension = Choose by how many turns loan { $number } is extended.
gilde-ask-consent = { $deal_key ->
    [offer] { $seat } offers you { $subject } { $price ->
        [0] for nothing
        [one] for { $price } taler
       *[other] for { $price } talers
    }. Do you accept?
    [ask] { $seat } would like to have your { $subject } { $price ->
        [0] for nothing
        [one] for { $price } taler
       *[other] for { $price } talers
    }. Do you accept?
    [beg] { $seat } asks you for { $subject ->
        [one] { $subject } taler
       *[other] { $subject } talers
    }. Do you give them?
    [lend] { $seat } offers to lend you { $subject ->
        [one] { $subject } taler
       *[other] { $subject } talers
    }; you pay back { $price } in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }. Do you accept?
   *[other] { $seat } would like to borrow { $subject ->
        [one] { $subject } taler
       *[other] { $subject } talers
    } from you and pay back { $price } in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }. Do you accept?
}
gilde-ask-join = { $seat } proposes to build the Town Hall together. Do you take your share?
gilde-ask-pay = { $why_key ->
    [debts] Raise the money: your debts of { gilde-talers } are due.
    [upkeep] Raise the money: your upkeep is { gilde-talers }.
   *[other] Raise the money: you owe { $to } { gilde-talers }.
}
gilde-ask-fit = Give up an artefact: you have too few inventory slots.
gilde-ask-card = Choose a card for { $card }.
gilde-ask-choice = Choose your answer to { $card }.
gilde-ask-loss = { $number ->
    [one] Choose a card that { $of } discards.
   *[other] { $of } discards { $number } cards. Choose the next one.
}
gilde-ask-surplus = Discard a card: you hold too many.
gilde-ask-spare = Discard one card before you draw?
gilde-ask-redraw = You have no business: show your hand and draw a new one, or keep it.
gilde-ask-start = { $seat }’s turn begins. Anything first?
    .you = Your turn begins. Anything first?
gilde-ask-end = { $seat } ends the actions. Anything now?
    .you = Before your turn ends: anything else?
gilde-ask-targeted = { $seat } plays { $card } on { $of }: respond, or pass.
    .you = You play { $card } on { $of }. Anything else?
gilde-ask-number = { $seat }’s random number is { $number }: respond, or pass.
    .you = Your random number is { $number }: respond, or pass.

## What is going on, and what comes next

gilde-entry-profession = choosing a profession
gilde-entry-action = actions
gilde-entry-consent = answering a proposal
gilde-entry-join = deciding about a share in the Town Hall
gilde-entry-pay = raising money
gilde-entry-fit = giving up artefacts
gilde-entry-card = choosing a card
gilde-entry-choice = choosing an answer
gilde-entry-loss = choosing a card to discard
gilde-entry-surplus = discarding the surplus
gilde-entry-spare = discarding a card or none
gilde-entry-redraw = keeping the hand or drawing a new one
gilde-entry-start = start of { $seat }’s turn: responding or passing
    .you = start of your turn: responding or passing
gilde-entry-end = end of { $seat }’s actions: responding or passing
    .you = end of your actions: responding or passing
gilde-entry-targeted = { $seat } plays { $card } on { $of }: responding or passing
    .you = you play { $card } on { $of }: responding or passing
gilde-entry-number = { $seat }’s random number is { $number }: responding or passing
    .you = your random number is { $number }: responding or passing

## What one can answer, named whole

gilde-deed-profession = Choose the { $profession }
gilde-deed-redraw = Show your hand and draw a new one
gilde-deed-play = Play { $card }
gilde-deed-use = Use { $card }
gilde-deed-at = Aim { $card } at { $seat }
    .you = Aim { $card } at yourself
gilde-deed-at-card = Aim { $card } at { $seat }’s { $target }
    .you = Aim { $card } at your own { $target }
gilde-deed-paying = Pay the cost of { $card } to { $seat }
    .you = Pay the cost of { $card } to yourself
gilde-deed-upgrade = Rebuild your residence
gilde-deed-town-hall = Plan the building of the Town Hall
gilde-deed-with = Build the Town Hall together with { $seat }
gilde-deed-build = Build the Town Hall like this
gilde-deed-request = Request the mayoral election
gilde-deed-release = Give up { $card }
gilde-deed-sell = Sell { $card }
gilde-deed-end = End your actions
gilde-deed-pass = Pass
gilde-deed-respond = Respond with { $card }
gilde-deed-respond-at = Respond with { $card }, for { $seat }
    .you = Respond with { $card }, for yourself
gilde-deed-respond-on = Respond with { $card }, aimed at { $seat }’s { $target }
    .you = Respond with { $card }, aimed at your own { $target }
gilde-deed-respond-paying = Respond with { $card } and pay its cost to { $to }
gilde-deed-respond-at-paying = Respond with { $card }, for { $seat }, and pay its cost to { $to }
    .you = Respond with { $card }, for yourself, and pay its cost to { $to }
gilde-deed-respond-on-paying = Respond with { $card }, aimed at { $seat }’s { $target }, and pay its cost to { $to }
    .you = Respond with { $card }, aimed at your own { $target }, and pay its cost to { $to }
gilde-deed-tower = Go to the debtors’ tower
gilde-deed-discard = Discard { $card }
gilde-deed-keep = Keep all your cards
gilde-deed-choose = Choose answer { $number } to { $card }
gilde-deed-pick = Choose { $card }
gilde-deed-deal = Propose a deal
gilde-deed-offer = Offer { $card } to somebody
gilde-deed-ask = Ask { $seat } for { $card }
gilde-deed-give = Give somebody talers
gilde-deed-beg = Ask somebody for talers
gilde-deed-lend = Lend somebody talers
gilde-deed-borrow = Borrow talers from somebody
gilde-deed-extend = Extend loan { $loan }
gilde-deed-forgive = Forgive loan { $loan }
gilde-deed-to = { $deal_key ->
    [give] Give { $seat } talers
    [lend] Lend { $seat } talers
   *[other] Offer the card to { $seat }
}
gilde-deed-of = { $deal_key ->
    [borrow] Borrow talers from { $seat }
   *[other] Ask { $seat } for talers
}
gilde-deed-for = { $deal_key ->
    [ask] Ask { $seat } for { $card }, { gilde-for-talers }
   *[other] Offer { $card } to { $seat }, { gilde-for-talers }
}
gilde-deed-talers = { $deal_key ->
    [give] Give { $seat } { gilde-talers }
    [lend] Lend { $seat } { gilde-talers }
    [borrow] Borrow { gilde-talers } from { $seat }
   *[other] Ask { $seat } for { gilde-talers }
}
gilde-deed-share = Have { $seat } pay { gilde-talers } of the Town Hall
gilde-deed-repay = { $deal_key ->
    [lend] Have { $seat } pay back { gilde-talers }
   *[other] Pay { $seat } back { gilde-talers }
}
gilde-deed-in = { $deal_key ->
    [lend] Have { $seat } pay back { $repay } in { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
   *[other] Pay { $seat } back { $repay } in { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
}
gilde-deed-by = { $number ->
    [one] Extend the loan by { $number } turn
   *[other] Extend the loan by { $number } turns
}
gilde-deed-points = { $number ->
    [one] Leave { $seat } { $number } experience point
   *[other] Leave { $seat } { $number } experience points
}
gilde-deed-accept = Accept { $seat }’s proposal
gilde-deed-decline = Decline { $seat }’s proposal

## Why an answer goes before another

gilde-reason-experience = It brings you more experience.
gilde-reason-purse = It leaves you more money.
gilde-reason-businesses = It does more for your income: { $card }.
gilde-reason-votes = It brings you more votes for the election.
gilde-reason-household = It does more for your household: { $card }.
gilde-reason-hand = It keeps { $card } in your hand.
gilde-reason-others = It holds { $of } back more.

gilde-mistake-experience = Experience left lying
gilde-mistake-purse = Too much money spent
gilde-mistake-businesses = Income neglected
gilde-mistake-votes = Votes missed
gilde-mistake-household = Household neglected
gilde-mistake-hand = Good cards given away
gilde-mistake-others = The others not held back

## Why something is refused

gilde-refused-other-question = You are asked something else right now.
gilde-refused-nobody-there = { $seat } is not at the table.
gilde-refused-profession-taken = The { $profession } is already taken.
gilde-refused-has-business = Only a hand without a business may be drawn anew.
gilde-refused-not-in-hand = { $card } is not in your hand.
gilde-refused-not-in-their-hand = { $seat } does not hold { $card }.
gilde-refused-not-in-front = { $card } is not on your table.
gilde-refused-not-before-them = { $card } is not on { $seat }’s table.
gilde-refused-locked = { $number ->
    [one] { $card } is still locked for { $number } round.
   *[other] { $card } is still locked for { $number } rounds.
}
gilde-refused-only-in-actions = { $card } can only be played in your own action phase.
gilde-refused-only-action-phase = That can only be done in your own action phase.
gilde-refused-only-in-windows = { $card } can only be played in response to something.
gilde-refused-say-respond = Now { $card } is a response: begin with “respond”.
gilde-refused-needs-attack = { $card } wards off an attack, and there is none at the moment.
gilde-refused-needs-number = { $card } draws a random number again, and none has been drawn at the moment.
gilde-refused-cannot-cancel = { $card } cannot cancel { $pending }.
gilde-refused-not-against-you = { $card } protects only you, and { $pending } is not aimed at you.
gilde-refused-not-your-number = { $card } only works on random numbers of your own or against you.
gilde-refused-only-redraws = During the count only random numbers can be drawn again; { $card } cannot be played now.
gilde-refused-requester-plays-nothing = You have requested the election, so you can no longer play { $card } this turn.
gilde-refused-political-used = You may play no more districts or persons this turn; { $card } has to wait.
gilde-refused-needs-title = { $card } needs a higher title: at least { $title }.
gilde-refused-needs-favour = { $card } needs favour { $needed }, and you have { $favour }.
gilde-refused-needs-businesses = { $needed ->
    [one] { $card } needs { $needed } business in play, and you have { $number }.
   *[other] { $card } needs { $needed } businesses in play, and you have { $number }.
}
gilde-refused-needs-one-of = { $card } needs one of the cards named on it, active and on your table.
gilde-refused-needs-election = { $card } can only be played while an election is requested.
gilde-refused-business-limit = { $limit ->
    [one] You may run { $limit } business and have { $number }, so there is no room for { $card }.
   *[other] You may run { $limit } businesses and have { $number }, so there is no room for { $card }.
}
gilde-refused-extension-slots = { $limit ->
    [one] You have { $limit } extension slot, and { $number } taken, so there is no room for { $card }.
   *[other] You have { $limit } extension slots, { $number } of them taken, so there is no room for { $card }.
}
gilde-refused-inventory-slots = { $limit ->
    [one] You have { $limit } inventory slot, and { $number } taken, so there is no room for { $card }.
   *[other] You have { $limit } inventory slots, { $number } of them taken, so there is no room for { $card }.
}
gilde-refused-too-dear = { $card } costs { gilde-cost-cash }.
gilde-refused-no-artefact = Only artefacts can be used, and { $card } is not one.
gilde-refused-no-use = { $card } works by itself.
gilde-refused-no-target = There is no target for { $card }.
gilde-refused-name-player = { $card } is aimed at a player, not at a card.
gilde-refused-name-card = { $card } is aimed at a card: name the seat and the card after “at”.
gilde-refused-takes-no-target = { $card } is not aimed at anything.
gilde-refused-only-own = { $card } is for your own cards only.
gilde-refused-not-oneself = You cannot aim { $card } at yourself.
gilde-refused-in-tower = { $seat } sits in the debtors’ tower and sits out.
gilde-refused-nothing-unlocked = { $seat } has no unlocked card of the type that { $card } asks for.
gilde-refused-wrong-type = { $card } cannot be aimed at a card of the type of { $target }.
gilde-refused-target-locked = { $target } is locked, and { $card } works only on unlocked cards.
gilde-refused-target-not-locked = { $target } is not locked, and { $card } works only on locked cards.
gilde-refused-target-needs-more = For { $card } you have to meet the requirements of { $target } yourself.
gilde-refused-name-victim = Say whom { $card } should protect.
gilde-refused-not-reached = { $seat } needs no protection, so { $card } does nothing there.
gilde-refused-no-recipient = { $seat } has no active business to which the cost of { $card } goes.
gilde-refused-name-recipient = Several players could get the cost of { $card }: name one of them with “paying”.
gilde-refused-no-choice-of-recipient = You cannot choose who gets the cost of { $card }.
gilde-refused-release-instead = Districts and persons can be neither sold nor traded; you can only give up { $card }.
gilde-refused-sell-not-now = You cannot sell { $card } now; wait for your turn, an attack on you, or a response that you cannot pay for.
gilde-refused-no-sales-in-election = During the count nothing is sold, not even { $card }.
gilde-refused-aimed-at = { $card } is under attack and cannot be sold now.
gilde-refused-not-to-release = You can only give up districts and persons, and { $card } is neither.
gilde-refused-release-not-now = You can give up { $card } only in your own turn.
gilde-refused-fit-artefacts = An artefact has to go, and { $card } is not one.
gilde-refused-must-discard = { $number ->
    [one] You hold { $number } card too many and have to discard it.
   *[other] You hold { $number } cards too many and have to discard them.
}
gilde-refused-no-higher-residence = There is no better residence than yours.
gilde-refused-residence-title = { $residence } needs a higher title: at least { $title }.
gilde-refused-residence-too-dear = { $residence } costs { gilde-cost-cash }.
gilde-refused-hall-in-deck = The Town Hall has not turned up yet.
gilde-refused-hall-is-built = The Town Hall has already been built.
gilde-refused-hall-too-dear = The Town Hall costs { $cost }; you have { $cash }, and with everybody who could join in it is { $together }.
gilde-refused-hall-not-built = There is no election before the Town Hall has been built.
gilde-refused-title-to-stand = To request the election you need a higher title: at least { $title }.
gilde-refused-card-played = You have played a card this turn; you can request the election only instead of playing cards.
gilde-refused-already-requested = You have already requested the election.
gilde-refused-already-passes = You already pass each time.
gilde-refused-already-asked = You are already asked each time.
gilde-refused-rest-too-dear = That leaves { gilde-talers } for you to pay, and you have { $cash }.
gilde-refused-own-share = You have to pay at least 1 taler of the Town Hall yourself, and you have none.
gilde-refused-you-build-anyway = You take part in the building anyway.
gilde-refused-already-named = { $seat } already has a share.
gilde-refused-nothing-left-to-share = There is nothing left to share; you have to pay at least 1 taler yourself.
gilde-refused-share-range = { $seat } can pay from { $least } to { $most }, not { $number }.
gilde-refused-points-range = There are { $most } experience points left to give away, not { $number }.
gilde-refused-begin-with-deal = Begin with “deal”, or write the whole deal in one line.
gilde-refused-no-deals-in-windows = While others may respond, write a deal in one line, such as “beg 3 of 2”.
gilde-refused-offers-used = { $number ->
    [one] You have made your one offer; there are no more for now.
   *[other] You have made your { $number } offers; there are no more for now.
}
gilde-refused-nobody-to-deal-with = There is nobody to trade with.
gilde-refused-nothing-to-deal = There is nothing to trade.
gilde-refused-debtors-deals = While you are short of money you can only offer cards, ask for talers or borrow some.
gilde-refused-not-tradable = { $card } cannot be traded.
gilde-refused-no-buyer = Nobody could take { $card }.
gilde-refused-with-oneself = You cannot trade with yourself.
gilde-refused-buyer-has-no-room = { $seat } has no room for { $card }.
    .you = You have no room for { $card }.
gilde-refused-buyer-lacks-requirement = { $seat } does not meet the requirements of { $card }.
    .you = You do not meet the requirements of { $card }.
gilde-refused-price-too-high = { $card } may be sold for { $most } at most, not for { $number }.
gilde-refused-buyer-too-poor = { $seat } has { $cash } and cannot pay { gilde-talers }.
    .you = You have { $cash } and cannot pay { gilde-talers }.
gilde-refused-no-loans = No loans are recorded at this table; talers can only be given.
gilde-refused-no-talers = { $seat } has no talers.
    .you = You have no talers.
gilde-refused-nobody-has-talers = Nobody else has any talers.
gilde-refused-at-least-one = It has to be 1 taler at least.
gilde-refused-more-than-there-is = { $seat } has { $cash } and not { gilde-talers }.
    .you = You have { $cash } and not { gilde-talers }.
gilde-refused-too-large = The most at one time is { $most }, not { gilde-talers }.
gilde-refused-repay-range = The repayment has to be from { $least } to { $most }, not { $number }.
gilde-refused-turns-range = It has to be from 1 to { $most } turns, not { $number }.
gilde-refused-no-such-loan = There is no loan { $number }.
gilde-refused-not-your-loan = Loan { $number } is not owed to you.
gilde-refused-loan-is-due = Loan { $number } is due and cannot be extended any more.
gilde-refused-loan-too-long = Loan { $number } runs so long that it cannot be extended.
gilde-refused-turns-to-come = Deals can be made from the first turn on.
gilde-refused-nothing-proposed = { $seat } is not proposing anything to you right now.
gilde-refused-has-to-pay = { $seat } has to pay something first.
    .you = You have to pay something first.
gilde-refused-promised = { $seat } has promised { gilde-talers } for the Town Hall.
    .you = You have promised { gilde-talers } for the Town Hall.
gilde-refused-artefacts-would-not-fit = Without { $card } you would have more artefacts than slots for them.
gilde-refused-only-debtors = Only those who cannot pay go to the debtors’ tower.
gilde-refused-no-money-card = Now only cards that bring talers can be played, and { $card } brings none.
gilde-refused-no-such-choice = There is no answer { $number }.
gilde-refused-cannot-be-done = Answer { $number } cannot be carried out in full, so choose another one.
gilde-refused-to-or-of = You give or lend “to” somebody, but beg or borrow “of” somebody.

## Where the experience comes from

gilde-ledger-cards = { $type_key ->
    [business] businesses laid out
    [annex] annexes laid out
    [extension] extensions laid out
    [district] districts won over
    [person] persons won over
    [artefact] artefacts laid out
    [measure] measures played
    [instant] instants played
   *[other] { $type }
}
gilde-ledger-residences = residence rebuilt
gilde-ledger-town-hall = share in the Town Hall

## Why a game ended as it did

gilde-verdict-elected = { $number ->
    [one] { $seat } is elected mayor, { $number } vote to { $of }’s { $less }.
   *[other] { $seat } is elected mayor, { $number } votes to { $of }’s { $less }.
}
    .you = { $number ->
        [one] You are elected mayor, { $number } vote to { $of }’s { $less }.
       *[other] You are elected mayor, { $number } votes to { $of }’s { $less }.
    }
gilde-verdict-elected-alone = { $number ->
    [one] { $seat } is elected mayor with { $number } vote; nobody else stood to the end.
   *[other] { $seat } is elected mayor with { $number } votes; nobody else stood to the end.
}
    .you = { $number ->
        [one] You are elected mayor with { $number } vote; nobody else stood to the end.
       *[other] You are elected mayor with { $number } votes; nobody else stood to the end.
    }
gilde-verdict-elected-after-tie = After a tie for first place { $seat } is elected mayor, { $number } votes to { $of }’s { $less }.
    .you = After a tie for first place you are elected mayor, { $number } votes to { $of }’s { $less }.
gilde-verdict-tie-by-experience = No card broke the tie: { $seat } becomes mayor with more experience, { $number } to { $of }’s { $less }.
    .you = No card broke the tie: you become mayor with more experience, { $number } to { $of }’s { $less }.
gilde-verdict-tie-by-talers = No card broke the tie: { $seat } becomes mayor with more talers, { $number } to { $of }’s { $less }.
    .you = No card broke the tie: you become mayor with more talers, { $number } to { $of }’s { $less }.
gilde-verdict-tie-by-turn = No card broke the tie: { $seat } becomes mayor before { $of }, nearer in turn to whoever requested the election.
    .you = No card broke the tie: you become mayor before { $of }, nearer in turn to whoever requested the election.
gilde-verdict-count = { $seat } becomes Count with { $number } experience and wins.
    .you = You become Count with { $number } experience and win.
gilde-verdict-count-by-experience = { $seat } and { $of } rise to Count at the same moment; { $seat } wins with more experience, { $number } to { $less }.
    .you = You and { $of } rise to Count at the same moment; you win with more experience, { $number } to { $less }.
gilde-verdict-count-by-turn = { $seat } and { $of } rise to Count at the same moment with { $number } experience each; { $seat } wins, being first in turn.
    .you = You and { $of } rise to Count at the same moment with { $number } experience each; you win, being first in turn.
gilde-verdict-last-one = { $seat } wins, since everybody else has left the table.
    .you = You win, since everybody else has left the table.
gilde-verdict-nobody = Everybody has left the table, so nobody wins.
gilde-verdict-stopped = The game was stopped after { $number } rounds; the most experience wins.
gilde-verdict-ahead = { $seat } wins by { $lead } experience, { $number } to { $of }’s { $less }.
    .you = You win by { $lead } experience, { $number } to { $of }’s { $less }.
gilde-verdict-shared = Each of them has { $number } experience and as many talers, so they share the victory.
gilde-verdict-left = { $seat } had more, { $number }, but has left the table.
    .you = You had more, { $number }, but have left the table.
gilde-verdict-by-talers = { $seat } and { $of } have the same experience, but { $seat } has more talers, { $number } to { $less }.
    .you = You and { $of } have the same experience, but you have more talers, { $number } to { $less }.
