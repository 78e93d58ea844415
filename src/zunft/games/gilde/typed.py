"""What a table of The Guild tells, as types: views, questions, events. Made by `make docs`."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

GildeSeat: TypeAlias = int

GildeCount: TypeAlias = int


class GildeNoArgs(TypedDict):
    pass


class GildeEntryNoArgs(TypedDict):
    key: Literal[
        "gilde.entry.profession",
        "gilde.entry.action",
        "gilde.entry.consent",
        "gilde.entry.join",
        "gilde.entry.pay",
        "gilde.entry.fit",
        "gilde.entry.card",
        "gilde.entry.choice",
        "gilde.entry.loss",
        "gilde.entry.surplus",
        "gilde.entry.spare",
        "gilde.entry.redraw",
    ]
    args: GildeNoArgs
    seats: list[GildeSeat]


class GildeArgsSeat(TypedDict):
    seat: GildeSeat


class GildeEntrySeat(TypedDict):
    key: Literal["gilde.entry.start", "gilde.entry.end"]
    args: GildeArgsSeat
    seats: list[GildeSeat]


GildeCard: TypeAlias = str

GildeVictim: TypeAlias = int | Literal["everybody"]


class GildeArgsSeatCardOfVictim(TypedDict):
    seat: GildeSeat
    card: GildeCard
    of: GildeVictim


class GildeEntrySeatCardOfVictim(TypedDict):
    key: Literal["gilde.entry.targeted"]
    args: GildeArgsSeatCardOfVictim
    seats: list[GildeSeat]


GildeNumber: TypeAlias = int


class GildeArgsSeatNumber(TypedDict):
    seat: GildeSeat
    number: GildeNumber


class GildeEntrySeatNumber(TypedDict):
    key: Literal["gilde.entry.number"]
    args: GildeArgsSeatNumber
    seats: list[GildeSeat]


GildeEntry: TypeAlias = GildeEntryNoArgs | GildeEntrySeat | GildeEntrySeatCardOfVictim | GildeEntrySeatNumber


class GildeQuestionNoArgs(TypedDict):
    key: Literal[
        "gilde.ask.profession",
        "gilde.ask.action",
        "gilde.ask.builders",
        "gilde.ask.deal",
        "gilde.ask.fit",
        "gilde.ask.surplus",
        "gilde.ask.spare",
        "gilde.ask.redraw",
    ]
    args: GildeNoArgs
    rule: Literal["G-011", "G-060", "G-102", "G-134", "G-093", "G-070", "G-071", "G-015"]


class GildeArgsCard(TypedDict):
    card: GildeCard


class GildeQuestionCard(TypedDict):
    key: Literal["gilde.ask.target", "gilde.ask.recipient", "gilde.ask.choice"]
    args: GildeArgsCard
    rule: Literal["G-062", "G-064"]


class GildeQuestionSeat(TypedDict):
    key: Literal["gilde.ask.share", "gilde.ask.join", "gilde.ask.start", "gilde.ask.end"]
    args: GildeArgsSeat
    rule: Literal["G-102", "G-111"]


class GildeQuestionSeatNumber(TypedDict):
    key: Literal["gilde.ask.points", "gilde.ask.number"]
    args: GildeArgsSeatNumber
    rule: Literal["G-102", "G-111"]


GildeDeal: TypeAlias = Literal["offer", "ask", "give", "beg", "lend", "borrow"]


class GildeArgsDeal(TypedDict):
    deal: GildeDeal


class GildeQuestionDeal(TypedDict):
    key: Literal["gilde.ask.to", "gilde.ask.of"]
    args: GildeArgsDeal
    rule: Literal["G-134", "G-140"]


class GildeArgsDealCardSeat(TypedDict):
    deal: GildeDeal
    card: GildeCard
    seat: GildeSeat


class GildeQuestionDealCardSeat(TypedDict):
    key: Literal["gilde.ask.price"]
    args: GildeArgsDealCardSeat
    rule: Literal["G-131"]


class GildeArgsDealSeat(TypedDict):
    deal: GildeDeal
    seat: GildeSeat


class GildeQuestionDealSeat(TypedDict):
    key: Literal["gilde.ask.sum"]
    args: GildeArgsDealSeat
    rule: Literal["G-142"]


class GildeArgsDealSeatNumber(TypedDict):
    deal: GildeDeal
    seat: GildeSeat
    number: GildeNumber


class GildeQuestionDealSeatNumber(TypedDict):
    key: Literal["gilde.ask.repay"]
    args: GildeArgsDealSeatNumber
    rule: Literal["G-142"]


class GildeArgsDealSeatNumberRepayNumber(TypedDict):
    deal: GildeDeal
    seat: GildeSeat
    number: GildeNumber
    repay: GildeNumber


class GildeQuestionDealSeatNumberRepayNumber(TypedDict):
    key: Literal["gilde.ask.turns"]
    args: GildeArgsDealSeatNumberRepayNumber
    rule: Literal["G-142"]


class GildeArgsNumber(TypedDict):
    number: GildeNumber


class GildeQuestionNumber(TypedDict):
    key: Literal["gilde.ask.extension"]
    args: GildeArgsNumber
    rule: Literal["G-142"]


GildeSubject: TypeAlias = GildeCard | GildeCount


class GildeArgsDealSeatSubjectPriceNumberTurnsNumber(TypedDict):
    deal: GildeDeal
    seat: GildeSeat
    subject: GildeSubject
    price: GildeNumber
    turns: GildeNumber


class GildeQuestionDealSeatSubjectPriceNumberTurnsNumber(TypedDict):
    key: Literal["gilde.ask.consent"]
    args: GildeArgsDealSeatSubjectPriceNumberTurnsNumber
    rule: Literal["G-134"]


GildeCreditor: TypeAlias = int | Literal["bank"]

GildeWhy: TypeAlias = Literal["fine", "debts", "upkeep"]


class GildeArgsNumberToCreditorWhy(TypedDict):
    number: GildeNumber
    to: GildeCreditor
    why: GildeWhy


class GildeQuestionNumberToCreditorWhy(TypedDict):
    key: Literal["gilde.ask.pay"]
    args: GildeArgsNumberToCreditorWhy
    rule: Literal["G-147"]


class GildeArgsCardOfSeat(TypedDict):
    card: GildeCard
    of: GildeSeat


class GildeQuestionCardOfSeat(TypedDict):
    key: Literal["gilde.ask.card"]
    args: GildeArgsCardOfSeat
    rule: Literal["G-062"]


class GildeArgsOfSeatNumber(TypedDict):
    of: GildeSeat
    number: GildeNumber


class GildeQuestionOfSeatNumber(TypedDict):
    key: Literal["gilde.ask.loss"]
    args: GildeArgsOfSeatNumber
    rule: Literal["G-070"]


class GildeQuestionSeatCardOfVictim(TypedDict):
    key: Literal["gilde.ask.targeted"]
    args: GildeArgsSeatCardOfVictim
    rule: Literal["G-111"]


GildeQuestion: TypeAlias = (
    GildeQuestionNoArgs
    | GildeQuestionCard
    | GildeQuestionSeat
    | GildeQuestionSeatNumber
    | GildeQuestionDeal
    | GildeQuestionDealCardSeat
    | GildeQuestionDealSeat
    | GildeQuestionDealSeatNumber
    | GildeQuestionDealSeatNumberRepayNumber
    | GildeQuestionNumber
    | GildeQuestionDealSeatSubjectPriceNumberTurnsNumber
    | GildeQuestionNumberToCreditorWhy
    | GildeQuestionCardOfSeat
    | GildeQuestionOfSeatNumber
    | GildeQuestionSeatCardOfVictim
)

GildeName: TypeAlias = str


class GildeViewDiscard(TypedDict):
    size: GildeCount
    top: GildeCard | None
    cards: NotRequired[dict[str, GildeCount]]


GildeKind: TypeAlias = Literal[
    "sabotage", "burglary", "intrigue", "extortion", "counter", "luck", "bribery", "protection", "economy", "social"
]


class GildeLink(TypedDict):
    """A card that is being resolved; in an election a draw, without a card."""

    card: GildeCard | None
    kind: GildeKind | None
    used: bool
    seat: GildeSeat
    victim: GildeSeat | None
    target: GildeCard | None
    spared: list[GildeSeat]
    number: GildeNumber | None


class GildeShare(TypedDict):
    seat: GildeSeat
    talers: GildeCount
    points: GildeCount


class GildeOwed(TypedDict):
    number: GildeCount
    seat: GildeSeat
    to: GildeCreditor
    talers: GildeCount
    # Turns until it is due; 0 is a debt.
    turns: GildeCount


GildeTitle: TypeAlias = str

GildeResidence: TypeAlias = str

GildeProfession: TypeAlias = str


class GildeLying(TypedDict):
    card: GildeCard
    locked: GildeCount
    dormant: bool


GildeStat: TypeAlias = Literal[
    "income",
    "upkeep",
    "votes",
    "favour",
    "sabotage-protection",
    "burglary-protection",
    "intrigue-protection",
    "inventory-slots",
    "extension-slots",
    "hand-limit",
    "business-limit",
    "sale-bonus",
]

GildeUntil: TypeAlias = Literal["end-of-turn", "own-next-turn", "election"]


class GildeLasting(TypedDict):
    card: GildeCard
    stat: GildeStat
    n: GildeNumber
    until: GildeUntil


class GildeStatisticFrom(TypedDict):
    source: Literal["rules", "title", "residence", "profession", "card", "lasting"]
    key: GildeName | None
    n: GildeNumber


GildeStatistic = TypedDict(
    "GildeStatistic",
    {
        "n": GildeNumber,
        "from": list[GildeStatisticFrom],
    },
)

GildePlayerNumbers = TypedDict(
    "GildePlayerNumbers",
    {
        "income": GildeStatistic,
        "upkeep": GildeStatistic,
        "votes": GildeStatistic,
        "favour": GildeStatistic,
        "sabotage-protection": GildeStatistic,
        "burglary-protection": GildeStatistic,
        "intrigue-protection": GildeStatistic,
        "inventory-slots": GildeStatistic,
        "extension-slots": GildeStatistic,
        "hand-limit": GildeStatistic,
        "business-limit": GildeStatistic,
        "sale-bonus": GildeStatistic,
        "check-bonus-sabotage": GildeStatistic,
        "check-bonus-burglary": GildeStatistic,
        "check-bonus-intrigue": GildeStatistic,
        "check-bonus-extortion": GildeStatistic,
        "cost-business": GildeStatistic,
        "cost-annex": GildeStatistic,
        "cost-extension": GildeStatistic,
        "cost-district": GildeStatistic,
        "cost-person": GildeStatistic,
        "cost-artefact": GildeStatistic,
        "cost-measure": GildeStatistic,
        "cost-instant": GildeStatistic,
        "cost-residence": GildeStatistic,
    },
)


class GildePlayer(TypedDict):
    talers: GildeCount
    xp: GildeCount
    title: GildeTitle
    next_title_at: GildeCount | None
    residence: GildeResidence
    profession: GildeProfession | None
    tower: bool
    hand: GildeCount
    # The cards of the hand that this seat knows.
    cards: list[GildeCard]
    table: list[GildeLying]
    lasting: list[GildeLasting]
    numbers: GildePlayerNumbers


class GildeView(TypedDict):
    seat: GildeSeat | None
    seats: Literal[2, 3, 4, 5, 6]
    round: GildeCount
    scores: list[GildeCount]
    agenda: list[GildeEntry]
    asked: GildeQuestion | None
    left: list[GildeSeat]
    edition: GildeName
    start: GildeSeat
    active: GildeSeat | None
    phase: Literal[
        "setup",
        "end",
        "start",
        "election",
        "income",
        "debts",
        "upkeep",
        "unlock",
        "actions",
        "closing",
        "surplus",
        "refill",
    ]
    deck: GildeCount
    discard: GildeViewDiscard
    town_hall: Literal["deck", "centre", "built"]
    political_left: GildeCount
    offers_left: GildeCount
    passing: list[GildeSeat]
    requests: list[GildeSeat]
    chain: list[GildeLink]
    proposal: list[GildeShare] | None
    owed: list[GildeOwed]
    votes: dict[str, GildeNumber]
    players: list[GildePlayer]
    winner: GildeSeat | None
    ended: Literal["count", "election", "leaving", "stop"] | None


class GildeEventSeat(TypedDict):
    key: Literal[
        "gilde.event.starts",
        "gilde.event.was-dealt",
        "gilde.event.shuffled-back",
        "gilde.event.redrew",
        "gilde.event.turn-began",
        "gilde.event.drew-card",
        "gilde.event.proposed",
        "gilde.event.built-town-hall",
        "gilde.event.went-to-tower",
        "gilde.event.left-tower",
        "gilde.event.requested",
        "gilde.event.lapsed",
        "gilde.event.count-began",
        "gilde.event.elected",
        "gilde.event.became-count",
        "gilde.event.last-one",
        "gilde.event.left-table",
        "gilde.event.passes-windows",
        "gilde.event.passes-this-turn",
        "gilde.event.answers-windows",
        "engine.event.left",
        "engine.event.retracted",
        "engine.event.silent",
        "engine.event.undone",
    ]
    args: GildeArgsSeat
    n: GildeCount


class GildeArgsSeatProfession(TypedDict):
    seat: GildeSeat
    profession: GildeProfession


class GildeEventSeatProfession(TypedDict):
    key: Literal["gilde.event.chose-profession"]
    args: GildeArgsSeatProfession
    n: GildeCount


class GildeEventCard(TypedDict):
    key: Literal["gilde.event.dealt", "gilde.event.drew", "gilde.event.cancelled", "gilde.event.fizzled"]
    args: GildeArgsCard
    n: GildeCount


class GildeArgsSeatCard(TypedDict):
    seat: GildeSeat
    card: GildeCard


class GildeEventSeatCard(TypedDict):
    key: Literal[
        "gilde.event.revealed",
        "gilde.event.unlocked",
        "gilde.event.woke",
        "gilde.event.laid-out",
        "gilde.event.played",
        "gilde.event.used",
        "gilde.event.released",
        "gilde.event.spared",
        "gilde.event.destroyed",
        "gilde.event.discarded",
    ]
    args: GildeArgsSeatCard
    n: GildeCount


class GildeEventNumber(TypedDict):
    key: Literal["gilde.event.round-began", "gilde.event.reshuffled", "gilde.event.tied", "gilde.event.stopped"]
    args: GildeArgsNumber
    n: GildeCount


class GildeEventSeatNumber(TypedDict):
    key: Literal[
        "gilde.event.earned",
        "gilde.event.paid-upkeep",
        "gilde.event.gained",
        "gilde.event.paid-bank",
        "gilde.event.more-political",
        "gilde.event.has-votes",
    ]
    args: GildeArgsSeatNumber
    n: GildeCount


class GildeEventNoArgs(TypedDict):
    key: Literal["gilde.event.nothing-to-draw", "gilde.event.town-hall-came"]
    args: GildeNoArgs
    n: GildeCount


class GildeArgsSeatCardOfSeat(TypedDict):
    seat: GildeSeat
    card: GildeCard
    of: GildeSeat


class GildeEventSeatCardOfSeat(TypedDict):
    key: Literal["gilde.event.played-at", "gilde.event.used-at", "gilde.event.took"]
    args: GildeArgsSeatCardOfSeat
    n: GildeCount


class GildeArgsSeatCardOfSeatTargetCard(TypedDict):
    seat: GildeSeat
    card: GildeCard
    of: GildeSeat
    target: GildeCard


class GildeEventSeatCardOfSeatTargetCard(TypedDict):
    key: Literal["gilde.event.played-on", "gilde.event.used-on"]
    args: GildeArgsSeatCardOfSeatTargetCard
    n: GildeCount


class GildeArgsSeatToSeatNumber(TypedDict):
    seat: GildeSeat
    to: GildeSeat
    number: GildeNumber


class GildeEventSeatToSeatNumber(TypedDict):
    key: Literal[
        "gilde.event.paid-owner",
        "gilde.event.paid",
        "gilde.event.offered-gift",
        "gilde.event.gave",
        "gilde.event.forgave",
        "gilde.event.fell-due",
    ]
    args: GildeArgsSeatToSeatNumber
    n: GildeCount


class GildeArgsSeatCardNumber(TypedDict):
    seat: GildeSeat
    card: GildeCard
    number: GildeNumber


class GildeEventSeatCardNumber(TypedDict):
    key: Literal["gilde.event.sold", "gilde.event.number-drawn", "gilde.event.locked", "gilde.event.chose"]
    args: GildeArgsSeatCardNumber
    n: GildeCount


class GildeArgsSeatNumberAgainstNumber(TypedDict):
    seat: GildeSeat
    number: GildeNumber
    against: GildeNumber


class GildeEventSeatNumberAgainstNumber(TypedDict):
    key: Literal["gilde.event.succeeded", "gilde.event.failed"]
    args: GildeArgsSeatNumberAgainstNumber
    n: GildeCount


class GildeArgsSeatOfSeat(TypedDict):
    seat: GildeSeat
    of: GildeSeat


class GildeEventSeatOfSeat(TypedDict):
    key: Literal["gilde.event.looked", "gilde.event.accepted", "gilde.event.declined"]
    args: GildeArgsSeatOfSeat
    n: GildeCount


class GildeArgsOfSeatCard(TypedDict):
    of: GildeSeat
    card: GildeCard


class GildeEventOfSeatCard(TypedDict):
    key: Literal["gilde.event.saw"]
    args: GildeArgsOfSeatCard
    n: GildeCount


class GildeArgsSeatStatNumberUntil(TypedDict):
    seat: GildeSeat
    stat: GildeStat
    number: GildeNumber
    until: GildeUntil


class GildeEventSeatStatNumberUntil(TypedDict):
    key: Literal["gilde.event.lasting"]
    args: GildeArgsSeatStatNumberUntil
    n: GildeCount


class GildeArgsSeatNumberTotalNumber(TypedDict):
    seat: GildeSeat
    number: GildeNumber
    total: GildeNumber


class GildeEventSeatNumberTotalNumber(TypedDict):
    key: Literal["gilde.event.experience", "gilde.event.counted"]
    args: GildeArgsSeatNumberTotalNumber
    n: GildeCount


class GildeArgsSeatTitle(TypedDict):
    seat: GildeSeat
    title: GildeTitle


class GildeEventSeatTitle(TypedDict):
    key: Literal["gilde.event.rose"]
    args: GildeArgsSeatTitle
    n: GildeCount


class GildeArgsSeatResidence(TypedDict):
    seat: GildeSeat
    residence: GildeResidence


class GildeEventSeatResidence(TypedDict):
    key: Literal["gilde.event.upgraded"]
    args: GildeArgsSeatResidence
    n: GildeCount


class GildeArgsSeatNumberPointsNumber(TypedDict):
    seat: GildeSeat
    number: GildeNumber
    points: GildeNumber


class GildeEventSeatNumberPointsNumber(TypedDict):
    key: Literal["gilde.event.share"]
    args: GildeArgsSeatNumberPointsNumber
    n: GildeCount


class GildeArgsSeatCardToSeatNumber(TypedDict):
    seat: GildeSeat
    card: GildeCard
    to: GildeSeat
    number: GildeNumber


class GildeEventSeatCardToSeatNumber(TypedDict):
    key: Literal["gilde.event.offered", "gilde.event.traded"]
    args: GildeArgsSeatCardToSeatNumber
    n: GildeCount


class GildeArgsSeatCardOfSeatNumber(TypedDict):
    seat: GildeSeat
    card: GildeCard
    of: GildeSeat
    number: GildeNumber


class GildeEventSeatCardOfSeatNumber(TypedDict):
    key: Literal["gilde.event.asked-for"]
    args: GildeArgsSeatCardOfSeatNumber
    n: GildeCount


class GildeArgsSeatOfSeatNumber(TypedDict):
    seat: GildeSeat
    of: GildeSeat
    number: GildeNumber


class GildeEventSeatOfSeatNumber(TypedDict):
    key: Literal["gilde.event.begged"]
    args: GildeArgsSeatOfSeatNumber
    n: GildeCount


class GildeArgsSeatToSeatNumberRepayNumberTurnsNumber(TypedDict):
    seat: GildeSeat
    to: GildeSeat
    number: GildeNumber
    repay: GildeNumber
    turns: GildeNumber


class GildeEventSeatToSeatNumberRepayNumberTurnsNumber(TypedDict):
    key: Literal["gilde.event.offered-loan", "gilde.event.lent"]
    args: GildeArgsSeatToSeatNumberRepayNumberTurnsNumber
    n: GildeCount


class GildeArgsSeatOfSeatNumberRepayNumberTurnsNumber(TypedDict):
    seat: GildeSeat
    of: GildeSeat
    number: GildeNumber
    repay: GildeNumber
    turns: GildeNumber


class GildeEventSeatOfSeatNumberRepayNumberTurnsNumber(TypedDict):
    key: Literal["gilde.event.asked-loan"]
    args: GildeArgsSeatOfSeatNumberRepayNumberTurnsNumber
    n: GildeCount


class GildeArgsSeatToSeatNumberTurnsNumber(TypedDict):
    seat: GildeSeat
    to: GildeSeat
    number: GildeNumber
    turns: GildeNumber


class GildeEventSeatToSeatNumberTurnsNumber(TypedDict):
    key: Literal["gilde.event.extended"]
    args: GildeArgsSeatToSeatNumberTurnsNumber
    n: GildeCount


class GildeArgsSeatToCreditorNumber(TypedDict):
    seat: GildeSeat
    to: GildeCreditor
    number: GildeNumber


class GildeEventSeatToCreditorNumber(TypedDict):
    key: Literal["gilde.event.paid-debt", "gilde.event.owes"]
    args: GildeArgsSeatToCreditorNumber
    n: GildeCount


GildeHash: TypeAlias = str


class GildeArgsHash(TypedDict):
    hash: GildeHash


class GildeEventHash(TypedDict):
    key: Literal["engine.event.reseeded"]
    args: GildeArgsHash
    n: GildeCount


GildeEvent: TypeAlias = (
    GildeEventSeat
    | GildeEventSeatProfession
    | GildeEventCard
    | GildeEventSeatCard
    | GildeEventNumber
    | GildeEventSeatNumber
    | GildeEventNoArgs
    | GildeEventSeatCardOfSeat
    | GildeEventSeatCardOfSeatTargetCard
    | GildeEventSeatToSeatNumber
    | GildeEventSeatCardNumber
    | GildeEventSeatNumberAgainstNumber
    | GildeEventSeatOfSeat
    | GildeEventOfSeatCard
    | GildeEventSeatStatNumberUntil
    | GildeEventSeatNumberTotalNumber
    | GildeEventSeatTitle
    | GildeEventSeatResidence
    | GildeEventSeatNumberPointsNumber
    | GildeEventSeatCardToSeatNumber
    | GildeEventSeatCardOfSeatNumber
    | GildeEventSeatOfSeatNumber
    | GildeEventSeatToSeatNumberRepayNumberTurnsNumber
    | GildeEventSeatOfSeatNumberRepayNumberTurnsNumber
    | GildeEventSeatToSeatNumberTurnsNumber
    | GildeEventSeatToCreditorNumber
    | GildeEventHash
)
