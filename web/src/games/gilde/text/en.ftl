## Buttons of the bar

gilde-ui-do-play = Play { $card }
gilde-ui-do-play-cost = { $number ->
    [0] Play { $card }, free
    [one] Play { $card }, { $number } taler
   *[other] Play { $card }, { $number } talers
}
gilde-ui-do-respond = { $card }
gilde-ui-do-respond-cost = { $number ->
    [0] { $card }, free
    [one] { $card }, { $number } taler
   *[other] { $card }, { $number } talers
}
gilde-ui-do-respond-at = { $first }: { $whom }
gilde-ui-aim-card = { $name }, { $card }
gilde-ui-do-profession = Become { $profession }
gilde-ui-do-redraw = Draw a new hand
gilde-ui-do-use = Use { $card }
gilde-ui-do-at = Aim at { $name }
gilde-ui-do-at-card = Aim at { $card } of { $name }
gilde-ui-do-paying = Pay { $name }
gilde-ui-do-upgrade = Rebuild the residence
gilde-ui-do-town-hall = Build the Town Hall
gilde-ui-do-with = Ask { $name } to join
gilde-ui-do-build = Build like this
gilde-ui-do-request = Request the election
gilde-ui-do-release = Give up { $card }
gilde-ui-do-sell = Sell { $card }
gilde-ui-do-end = End my actions
gilde-ui-do-pass = Pass
gilde-ui-do-tower = Go to the tower
gilde-ui-do-discard = Discard { $card }
gilde-ui-do-keep = Keep all
gilde-ui-do-choose = Answer { $number }
gilde-ui-do-choose-known = { $number }: { $what }
gilde-ui-do-pick = Choose { $card }
gilde-ui-do-deal = Propose a deal
gilde-ui-do-offer = Offer { $card }
gilde-ui-do-ask = Ask { $name } for { $card }
gilde-ui-do-give = Give talers
gilde-ui-do-beg = Ask for talers
gilde-ui-do-lend = Lend talers
gilde-ui-do-borrow = Borrow talers
gilde-ui-do-extend = Extend loan { $number }
gilde-ui-do-forgive = Forgive loan { $number }
gilde-ui-do-to = { $name }
gilde-ui-do-of = { $name }
gilde-ui-do-for = { $number ->
    [0] For nothing
    [one] For { $number } taler
   *[other] For { $number } talers
}
gilde-ui-do-talers = { $number ->
    [one] { $number } taler
   *[other] { $number } talers
}
gilde-ui-do-repay = Repay { $number }
gilde-ui-do-in = { $number ->
    [one] In { $number } turn
   *[other] In { $number } turns
}
gilde-ui-do-by = { $number ->
    [one] By { $number } turn
   *[other] By { $number } turns
}
gilde-ui-do-points = { $number ->
    [0] No experience
    [one] { $number } point
   *[other] { $number } points
}
gilde-ui-do-accept = Accept
gilde-ui-do-decline = Decline

gilde-ui-effect = { $op ->
    [gain-talers] { $number ->
        [one] get { $number } taler
       *[other] get { $number } talers
    }
    [pay-talers] { $number ->
        [one] pay { $number } taler
       *[other] pay { $number } talers
    }
    [random-check] try your luck against { $number }
    [lock] { $number ->
        [one] a card is locked for { $number } round
       *[other] a card is locked for { $number } rounds
    }
    [draw] { $number ->
        [one] draw { $number } card
       *[other] draw { $number } cards
    }
    [discard] { $number ->
        [one] discard { $number } card
       *[other] discard { $number } cards
    }
    [destroy] give up a card
    [temp] a change for some time
   *[other] see the card
}

## What is missing

gilde-ui-missing-profession = Choose a profession
gilde-ui-missing-action = Choose a card
gilde-ui-missing-target = Choose a target
gilde-ui-missing-player = Choose a player
gilde-ui-missing-builder = Choose a player
gilde-ui-missing-number = Choose a number
gilde-ui-missing-discard = Choose a card
gilde-ui-missing-answer = Choose an answer
gilde-ui-missing-money = Choose how to pay
gilde-ui-missing-other = Choose

## What a move changes

gilde-ui-change = { $what } { $from } → { $to }.
gilde-ui-rises = You rise to { $title }.
gilde-ui-talers = Talers
gilde-ui-experience = Experience
gilde-ui-odds = { $number ->
    [0] It cannot succeed.
    [100] It is sure to succeed.
   *[other] { $number } % chance of success.
}
gilde-ui-needs = { $name } needs a number over { $number }.
gilde-ui-needs-adds = { $name } needs a number over { $number } and adds { $bonus } to the one drawn.
gilde-ui-drew = The number drawn is { $number }.

## Cards

gilde-ui-req-favour = favour { $number }
gilde-ui-req-businesses = { $number ->
    [one] { $number } business
   *[other] { $number } businesses
}
gilde-ui-req-election = an election requested
gilde-ui-or = {" "}or{" "}
gilde-ui-needs-said = Needs { $what }.
gilde-ui-cancels = What it cancels gives no experience.
gilde-ui-cancelled = If it is cancelled, it gives no experience.
gilde-ui-card-said = { $name }, { $type }, costs { $cost }, value { $value }.
gilde-ui-can-said = You can act here.
gilde-ui-locked = { $number ->
    [one] locked, { $number } round
   *[other] locked, { $number } rounds
}
gilde-ui-dormant = works next turn
gilde-ui-copies = { $number ->
    [one] once in the deck
   *[other] { $number } times in the deck
}

## Tables

gilde-ui-you = (you)
gilde-ui-standing-acts = acts now
gilde-ui-standing-next = next
gilde-ui-board = The cards of all players
gilde-ui-tables = Other tables
gilde-ui-table-of = { $name }’s table
gilde-ui-other-tables = The others’ tables
gilde-ui-own-table = Your table
gilde-ui-no-cards = No cards on the table yet.
gilde-ui-free-places = Free places
gilde-ui-free-business = { $number ->
    [0] no business
    [one] 1 business
   *[other] { $number } businesses
}
gilde-ui-free-extension = { $number ->
    [0] no extension
    [one] 1 extension
   *[other] { $number } extensions
}
gilde-ui-free-artefact = { $number ->
    [0] no artefact
    [one] 1 artefact
   *[other] { $number } artefacts
}
gilde-ui-hand-of = { $number ->
    [0] no cards in hand
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
gilde-ui-talers-of = { $number ->
    [0] no talers
    [one] { $number } taler
   *[other] { $number } talers
}
gilde-ui-known-hand = Cards of this hand that you know
gilde-ui-tower = in the debtors’ tower
gilde-ui-lasting = { $stat } { $change }, { $until }
gilde-ui-numbers-of = { $name }’s numbers
gilde-ui-stat = { $stat } { $number }
gilde-ui-stat-said = { $stat } { $number }. Where does it come from?
gilde-ui-from-rules = the same for everybody
gilde-ui-from-nothing = Nothing adds to this yet.
gilde-ui-xp-said = Experience { $xp }; { $title } at { $next }
gilde-ui-xp-top = Experience { $xp }, highest title

## The centre

gilde-ui-centre = In the centre
gilde-ui-deck = Deck
gilde-ui-discard = Discard
gilde-ui-discard-top = Discard pile, { $number } cards, on top { $card }
gilde-ui-discard-empty = Discard pile, empty
gilde-ui-hall-deck = still in the deck
gilde-ui-hall-centre = anyone may build it
gilde-ui-hall-built = built
gilde-ui-requests = Election requested by { $names }
gilde-ui-votes = Votes counted: { $list }
gilde-ui-vote = { $name } { $number }
gilde-ui-political = { $number ->
    [0] no more districts or persons this turn
    [one] one more district or person this turn
   *[other] { $number } more districts or persons this turn
}
gilde-ui-phase = { $name }, { $phase }
gilde-ui-phase-you = Your turn, { $phase }
gilde-ui-share = { $name }: { $talers } for { $points }
gilde-ui-proposal = Proposed for the Town Hall
gilde-ui-choose-profession = The professions
gilde-ui-taken = { $name }
gilde-ui-winner = { $name } wins the game.
gilde-ui-winner-you = You win the game.

## Chain and windows

gilde-ui-chain = Being resolved
gilde-ui-chain-card = { $name } plays { $card }
gilde-ui-chain-at = { $name } plays { $card } on { $whom }
gilde-ui-chain-on = { $name } plays { $card } on { $target } of { $whom }
gilde-ui-chain-draw = { $name } draws

## Hand

gilde-ui-hand = { $number ->
    [one] Your hand: { $number } card, limit { $limit }.
   *[other] Your hand: { $number } cards, limit { $limit }.
}
gilde-ui-hand-empty = Your hand is empty.
gilde-ui-hand-now = Only cards with a golden frame can be played now.

## Standing orders

gilde-ui-orders = Standing orders
gilde-ui-pass-until = Pass until my next turn (everybody sees this)
gilde-ui-pass-turn = Pass for the rest of this turn (everybody sees this)
gilde-ui-ask-again = Ask me again
gilde-ui-passes = passes for now
gilde-ui-aloud-about = Everybody sees that you pass ahead: where all do, nobody has to wait. It ends when a card is aimed at you. A standing order that always passes, or passes unless you are aimed at, announces it for you when it comes first.
gilde-ui-orders-about = They answer for you when others play cards. The first one that fits counts; if none fits, you are asked.
gilde-ui-orders-none = No standing order: you are asked whenever you could respond.
gilde-ui-order-pass = Pass
gilde-ui-order-respond = Respond with { $card }
gilde-ui-order-always = every time
gilde-ui-order-unless-targeted = unless I am aimed at
gilde-ui-order-unless = unless: { $word }
gilde-ui-order-against-targeted = when I am aimed at
gilde-ui-order-against = when: { $word }
gilde-ui-word-start = a turn begins
gilde-ui-word-end = actions end
gilde-ui-word-attack = something is aimed at somebody
gilde-ui-word-number = a number was drawn
gilde-ui-word-targeted = I am aimed at
gilde-ui-order-said = { $answer }, { $when }
gilde-ui-order-add = Add an order
gilde-ui-order-answer = Answer
gilde-ui-order-when = When
gilde-ui-order-first = Move up
gilde-ui-order-remove = Remove
gilde-ui-remove-said = Remove: { $order }
gilde-ui-first-said = Move up: { $order }
gilde-ui-add = Add
gilde-ui-close = Close

## Deals

gilde-ui-deals = Deals
gilde-ui-deal-new = Make a deal
gilde-ui-deal-kind = What
gilde-ui-deal-sell = Sell a card
gilde-ui-deal-buy = Buy a card
gilde-ui-deal-give = Give talers
gilde-ui-deal-beg = Ask for talers
gilde-ui-deal-lend = Lend talers
gilde-ui-deal-borrow = Borrow talers
gilde-ui-deal-with = With whom
gilde-ui-deal-card = Card
gilde-ui-deal-no-card = No card there can be sold.
gilde-ui-deal-price = Price
gilde-ui-deal-sum = Talers
gilde-ui-deal-repay = To be repaid
gilde-ui-deal-turns = Turns until then
gilde-ui-deal-ask-now = Ask { $name } now
gilde-ui-deal-give-now = Give now
gilde-ui-deal-lay = Leave on the table
gilde-ui-deal-lay-about = Left on the table, nobody waits: { $name } may take it until this turn ends. Only you two see it.
gilde-ui-deal-now-about = If you ask now, the game waits for the answer. Offers left this turn: { $number }.
gilde-ui-proposals = Proposals on the table
gilde-ui-proposals-none = No proposal lies on the table.
gilde-ui-mine = Yours, for { $name }
gilde-ui-theirs = From { $name }
gilde-ui-put-away = Put away
gilde-ui-proposal-agreed = Agreed. It is done as soon as nobody can respond any more.
gilde-ui-proposal-declined = { $name } says no.
gilde-ui-proposal-failed = It did not happen: it was no longer possible.
gilde-ui-take = Take it
gilde-ui-refuse = No, thank you
gilde-ui-withdraw = Withdraw
gilde-ui-said-sell = You sell { $card } to { $name } for { $number }.
gilde-ui-said-buy = You buy { $card } from { $name } for { $number }.
gilde-ui-said-give = You give { $name } { $number }.
gilde-ui-said-beg = { $name } gives you { $number }.
gilde-ui-said-lend = You lend { $name } { $number }; { $repay } come back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
gilde-ui-said-borrow = { $name } lends you { $number }; you repay { $repay } in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
gilde-ui-loans = Loans and debts
gilde-ui-loan = { $name } owes { $to } { $number }, { $turns ->
    [0] due now
    [one] due in { $turns } turn
   *[other] due in { $turns } turns
}.
gilde-ui-bank = the bank
gilde-ui-extend = Give more time
gilde-ui-forgive = Forgive
gilde-ui-less = Less
gilde-ui-more = More
gilde-ui-choose-number = Choose a number
gilde-ui-choices = Choices
gilde-ui-moves = What you can do
gilde-ui-in-words = The table as text

## The log: deeds of whoever's turn it is, whose name stands above

gilde-ui-log-you = You
gilde-ui-log-election = The election
gilde-ui-log-experience = (+{ $number } → { $total })
gilde-ui-log-draws = { $you ->
    [0] draws { $number }
   *[other] draw { $number }
}
gilde-ui-log-earned = +{ gilde-talers }
gilde-ui-log-paid-upkeep = −{ gilde-talers } for upkeep
gilde-ui-log-played = { $you ->
    [0] plays { $card }
   *[other] play { $card }
}
gilde-ui-log-played-at = { $you ->
    [0] plays { $card } on { $of }
   *[other] play { $card } on { $of }
}
gilde-ui-log-played-on = { $you ->
    [0] plays { $card } on { $of }’s { $target }
   *[other] play { $card } on { $of }’s { $target }
}
gilde-ui-log-used = { $you ->
    [0] uses { $card }
   *[other] use { $card }
}
gilde-ui-log-used-at = { $you ->
    [0] uses { $card } on { $of }
   *[other] use { $card } on { $of }
}
gilde-ui-log-used-on = { $you ->
    [0] uses { $card } on { $of }’s { $target }
   *[other] use { $card } on { $of }’s { $target }
}
gilde-ui-log-sold = { $you ->
    [0] sells { $card } { gilde-for-talers }
   *[other] sell { $card } { gilde-for-talers }
}
gilde-ui-log-discarded = { $you ->
    [0] discards { $card }
   *[other] discard { $card }
}
gilde-ui-log-number-drawn = random number { $number } ({ $card })
gilde-ui-log-succeeded = succeeds, { $number } against { $against }
gilde-ui-log-failed = fails, { $number } against { $against }
gilde-ui-log-gained = +{ gilde-talers }
gilde-ui-log-paid = −{ gilde-talers } to { $to }
gilde-ui-log-paid-bank = −{ gilde-talers }
gilde-ui-log-paid-owner = −{ gilde-talers } to { $to }
gilde-ui-log-rose = { $title }
gilde-ui-log-upgraded = { $residence }
gilde-ui-log-unlocked = { $card } is unlocked
gilde-ui-log-woke = { $card } works from now on
gilde-ui-log-took = { $you ->
    [0] takes { $card } from { $of }
   *[other] take { $card } from { $of }
}
gilde-ui-log-looked = { $you ->
    [0] looks at { $of }’s hand
   *[other] look at { $of }’s hand
}
gilde-ui-log-laid-out = { $you ->
    [0] lays out { $card }
   *[other] lay out { $card }
}
gilde-ui-log-released = { $you ->
    [0] gives up { $card }
   *[other] give up { $card }
}
gilde-ui-log-lasting = { $until_key ->
    [election] { $stat } { gilde-change } at the next election
    [own-next-turn] { $stat } { gilde-change } until the player’s next turn
   *[other] { $stat } { gilde-change } until the end of the turn
}

## The table at a glance

gilde-ui-window = Time to respond
gilde-ui-hand-short = Your hand: { $number } of { $limit }
gilde-ui-hand-over = { $number ->
    [one] one goes when your turn ends
   *[other] { $number } go when your turn ends
}
gilde-ui-more-cards = { $number ->
    [one] 1 more
   *[other] { $number } more
}
gilde-ui-yields = yields { $number }
gilde-ui-place-business = { $number ->
    [one] business
   *[other] businesses
}
gilde-ui-place-extension = { $number ->
    [one] extension
   *[other] extensions
}
gilde-ui-place-artefact = { $number ->
    [one] artefact
   *[other] artefacts
}
gilde-ui-free-said = Free: { $list }
gilde-ui-free = free
gilde-ui-chain-card-by-you = You play { $card }
gilde-ui-chain-at-by-you = You play { $card } on { $whom }
gilde-ui-chain-on-by-you = You play { $card } on { $whom }: { $target }
gilde-ui-chain-draw-by-you = You draw
gilde-ui-chain-at-you = { $name } plays { $card } on you
gilde-ui-chain-on-you = { $name } plays { $card } on your { $target }
gilde-ui-window-all = Everyone answers at the same time, in secret.
gilde-ui-window-at-you = Aimed at you. Everyone answers at the same time, in secret.
gilde-ui-answers = Answers
gilde-ui-answer-said = { $answer }; { $outcome }: { $number } %
gilde-ui-percent = { $number } %
gilde-ui-outcome-stands = it stands
gilde-ui-outcome-fails = it fails
gilde-ui-outcome-succeeds = it succeeds
gilde-ui-everybody-sees = everybody sees this
gilde-ui-others-wait = { $number ->
    [one] one more card in hand waits for your turn
   *[other] { $number } more cards in hand wait for your turn
}
gilde-ui-needs-guard = Your protection is { $number } of that.
gilde-ui-or-sell = or choose a card on your table to sell it
gilde-ui-goes-at-end = Discard { $card } when the turn ends
gilde-ui-do-end-discarding = End, discard { $cards }
gilde-ui-ask-idle = Ask me at the start and end of turns even when I could only sell or give up a card
gilde-ui-ask-spare = Ask me before I draw, even when I have ticked no card
gilde-ui-order-sell = Sell { $card }
gilde-ui-order-release = Give up { $card }
gilde-ui-order-against-idle = when I hold nothing for it
gilde-ui-order-unless-idle = unless I hold nothing for it
gilde-ui-deal-with-name = Deal with { $name }
gilde-ui-tray-sell = You offer { $card } to { $name }
gilde-ui-tray-buy = You buy { $card } from { $name }
gilde-ui-gives = { $name } gives
gilde-ui-you-give = You give
gilde-ui-printed-cost = Printed cost { $number }.
gilde-ui-your-talers = Your talers
gilde-ui-counter = { $name }: “For { $number }, yes.”
gilde-ui-laid-laid = { $name } thinks about it.
gilde-ui-laid-agreed = Agreed. It is done as soon as nobody can respond any more.
gilde-ui-laid-declined = { $name } says no.
gilde-ui-laid-failed = It did not happen: it was no longer possible.
gilde-ui-offers-you = { $name } offers you this.
gilde-ui-agree-to = Agree to { $number }
gilde-ui-ask-now = Ask now
gilde-ui-offer-for = Offer for { $number }
gilde-ui-bid = Offer { $number }
gilde-ui-other-price = Other price
gilde-ui-agree = Agree
gilde-ui-offer-to = Offer { $card } to …
gilde-ui-ask-for = Ask { $name } for { $card }

## The first page of the rules

gilde-ui-page-goal-1 = You begin as a commoner. Every card that you play gives experience equal to its value; with 120 points you become Count and win.
gilde-ui-page-goal-2 = Or you are elected mayor: once the Town Hall is built, the most votes win the election and the game.
gilde-ui-page-round-1 = Your turn begins: you get 2 talers and what your businesses yield. Then you pay debts and upkeep.
gilde-ui-page-round-2 = Play as many cards as you can pay for, one after the other, but only one district or person.
gilde-ui-page-round-3 = When others could respond, they are asked: instants cancel attacks or draw a random number again.
gilde-ui-page-round-4 = End your actions, discard a card if you like, and draw up to your hand limit.
gilde-ui-page-may-1 = Businesses, annexes and extensions bring talers and protection. Artefacts and persons help in many ways.
gilde-ui-page-may-2 = Measures attack or help once. An attack draws the top card of the deck: its value has to be higher than the number against it, and protection raises that number.
gilde-ui-page-may-3 = In your turn, sell cards for half of their cost whenever you like, but no districts or persons. Trade cards and talers with the others.
gilde-ui-page-may-4 = Rebuild your residence when your title allows it: there is more room in it.
gilde-ui-page-score-1 = Experience lifts you from title to title. A higher title allows more businesses and, from a certain one on, the election.
gilde-ui-page-score-2 = Votes come from districts and persons. In the election everybody adds a random number to their votes.
gilde-ui-page-example-1 = An attack against 3 meets protection 2, so it needs a number over 5. The card that is drawn has value 6: the attack succeeds.
gilde-ui-page-example-2 = You have 4 talers and play a business that costs 3 and has value 2: you keep 1 taler, gain 2 experience, and the business pays from your next turn on.

## The stage over the tables

gilde-ui-stage-succeeds = { $total } against { $against }: it succeeds.
gilde-ui-stage-fails = { $total } against { $against }: it fails.
gilde-ui-stage-needs = More than { $against } is needed.
gilde-ui-stage-needs-guard = More than { $against } is needed: { $least }, and { $guard } for { $stat }.
gilde-ui-stage-with-bonus = { $number } + { $bonus } = { $total }
gilde-ui-stage-replaced = Drawn before and replaced: { $cards }
gilde-ui-stage-draws = { $card }: { $value }
gilde-ui-stage-election = Election night
gilde-ui-stage-requested = { $you ->
    [0] { $name } requested the election.
   *[other] You requested the election.
}
gilde-ui-stage-tied = Level with { $votes } votes: { $names }. Each draws again, and now a card counts in full.
gilde-ui-stage-decisive = { $you ->
    [0] { $name } needs a { $wins } to become mayor.
   *[other] You need a { $wins } to become mayor.
}
gilde-ui-stage-decisive-level = { $you ->
    [0] { $name } needs a { $wins } to become mayor, a { $level } to draw level.
   *[other] You need a { $wins } to become mayor, a { $level } to draw level.
}
gilde-ui-stage-chances = Of the cards that you cannot see, { $inHundred } % are { $wins } or more.
gilde-ui-stage-chances-level = Of the cards that you cannot see, { $inHundred } % are { $wins } or more, and { $level } % draw level.
gilde-ui-stage-elected = { $you ->
    [0] { $name } is elected mayor with { $votes } votes.
   *[other] You are elected mayor with { $votes } votes.
}
gilde-ui-stage-elected-level = { $you ->
    [0] Still level at { $votes } votes: { $name } has more experience or talers and is elected mayor.
   *[other] Still level at { $votes } votes: you have more experience or talers and are elected mayor.
}
gilde-ui-stage-votes = Votes: { $votes }.
gilde-ui-stage-watch = Not standing: { $names }.
gilde-ui-stage-count = { $you ->
    [0] { $name } becomes Count
   *[other] You become Count
}
gilde-ui-stage-count-why = { $xp } experience: the title of Count needs { $least }.
