"""What a table of Strasbourg tells, as types: views, questions, events. Made by `make docs`."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

StrasbourgSeat: TypeAlias = int

StrasbourgCount: TypeAlias = int


class StrasbourgNoArgs(TypedDict):
    pass


class StrasbourgEntryNoArgs(TypedDict):
    key: Literal[
        "strasbourg.entry.bid",
        "strasbourg.entry.square",
        "strasbourg.entry.apprentice",
        "strasbourg.entry.sale",
        "strasbourg.entry.chapel",
        "strasbourg.entry.edifice",
        "strasbourg.entry.seat",
        "strasbourg.entry.goods",
        "strasbourg.entry.council",
    ]
    args: StrasbourgNoArgs
    seats: list[StrasbourgSeat]


class StrasbourgEntryNoArgsDone(TypedDict):
    key: Literal["strasbourg.entry.tasks", "strasbourg.entry.return", "strasbourg.entry.planning"]
    args: StrasbourgNoArgs
    seats: list[StrasbourgSeat]
    done: NotRequired[list[StrasbourgSeat]]


StrasbourgEntry: TypeAlias = StrasbourgEntryNoArgs | StrasbourgEntryNoArgsDone


class StrasbourgQuestionNoArgs(TypedDict):
    key: Literal[
        "strasbourg.ask.tasks",
        "strasbourg.ask.draw",
        "strasbourg.ask.put",
        "strasbourg.ask.bid",
        "strasbourg.ask.square",
        "strasbourg.ask.apprentice",
        "strasbourg.ask.sale",
        "strasbourg.ask.return",
        "strasbourg.ask.chapel",
        "strasbourg.ask.edifice",
    ]
    args: StrasbourgNoArgs
    rule: Literal["S-015", "S-026", "S-028", "S-030", "S-075", "S-074", "S-080", "S-052", "S-090", "S-091"]


StrasbourgCouncil: TypeAlias = Literal[
    "nobility", "church", "smiths", "vintners", "shoemakers", "butchers", "bakers", "merchants"
]


class StrasbourgArgsCouncil(TypedDict):
    council: StrasbourgCouncil


class StrasbourgQuestionCouncil(TypedDict):
    key: Literal["strasbourg.ask.seat"]
    args: StrasbourgArgsCouncil
    rule: Literal["S-072"]


StrasbourgGoods: TypeAlias = Literal["weapon", "cask", "shoe", "meat", "bread"]


class StrasbourgArgsGoods(TypedDict):
    goods: StrasbourgGoods


class StrasbourgQuestionGoods(TypedDict):
    key: Literal["strasbourg.ask.goods"]
    args: StrasbourgArgsGoods
    rule: Literal["S-072"]


StrasbourgQuestion: TypeAlias = StrasbourgQuestionNoArgs | StrasbourgQuestionCouncil | StrasbourgQuestionGoods

StrasbourgName: TypeAlias = str

StrasbourgGuild: TypeAlias = Literal["smiths", "vintners", "shoemakers", "butchers", "bakers"]

StrasbourgEdifice: TypeAlias = str


class StrasbourgRoundView(TypedDict):
    guilds: list[StrasbourgGuild]
    edifice: StrasbourgEdifice | None


class StrasbourgViewCouncil(TypedDict):
    nobility: StrasbourgSeat | None
    church: StrasbourgSeat | None
    smiths: StrasbourgSeat | None
    vintners: StrasbourgSeat | None
    shoemakers: StrasbourgSeat | None
    butchers: StrasbourgSeat | None
    bakers: StrasbourgSeat | None
    merchants: StrasbourgSeat | None


StrasbourgChapel: TypeAlias = str

StrasbourgSquare: TypeAlias = str


class StrasbourgViewLadder(TypedDict):
    """What each place brings, by the step that is bid for."""

    a: list[Literal["nobility", "church", "master", "journeyman", "apprentice", "merchant", "merchant-seat"]]
    b: list[Literal["nobility", "church", "master", "journeyman", "apprentice", "merchant", "merchant-seat"]]
    c: list[Literal["nobility", "church", "master", "journeyman", "apprentice", "merchant", "merchant-seat"]]
    d: list[Literal["nobility", "church", "master", "journeyman", "apprentice", "merchant", "merchant-seat"]]
    e: list[Literal["nobility", "church", "master", "journeyman", "apprentice", "merchant", "merchant-seat"]]
    f: list[Literal["nobility", "church", "master", "journeyman", "apprentice", "merchant", "merchant-seat"]]
    g: list[Literal["nobility", "church", "master", "journeyman", "apprentice", "merchant", "merchant-seat"]]


StrasbourgInfluence: TypeAlias = int


class StrasbourgStack(TypedDict):
    size: StrasbourgCount
    cards: NotRequired[list[StrasbourgInfluence]]


class StrasbourgPlayerGoods(TypedDict):
    weapon: StrasbourgCount
    cask: StrasbourgCount
    shoe: StrasbourgCount
    meat: StrasbourgCount
    bread: StrasbourgCount


StrasbourgKept: TypeAlias = dict[str, bool]


class StrasbourgPlayer(TypedDict):
    prestige: int
    deck: StrasbourgCount
    under_deck: list[StrasbourgInfluence]
    stacks: dict[str, StrasbourgStack]
    revealed: list[StrasbourgInfluence]
    members: StrasbourgCount
    hand: NotRequired[list[list[StrasbourgInfluence]]]
    left: NotRequired[dict[str, StrasbourgCount]]
    returning: NotRequired[int | None]
    coins: NotRequired[StrasbourgCount]
    privileges: NotRequired[StrasbourgCount]
    goods: NotRequired[StrasbourgPlayerGoods]
    tasks: NotRequired[StrasbourgKept]


StrasbourgTask: TypeAlias = str


class StrasbourgProgress(TypedDict):
    """How much of an own task is there, by which members, and where one more would or may count."""

    has: StrasbourgCount
    of: StrasbourgCount
    counting: list[StrasbourgSquare]
    possible: list[StrasbourgSquare]


class StrasbourgViewTasks(TypedDict):
    dealt: list[StrasbourgTask]
    kept: StrasbourgKept
    progress: dict[str, StrasbourgProgress]


class StrasbourgView(TypedDict):
    seat: StrasbourgSeat | None
    seats: Literal[3, 4, 5]
    round: StrasbourgCount
    scores: list[int]
    agenda: list[StrasbourgEntry]
    asked: StrasbourgQuestion | None
    left: list[StrasbourgSeat]
    edition: StrasbourgName
    start: StrasbourgSeat
    step: Literal["a", "b", "c", "d", "e", "f", "g", "h", "i"] | None
    guild: StrasbourgGuild | None
    rounds: list[StrasbourgRoundView]
    council: StrasbourgViewCouncil
    city: dict[str, StrasbourgSeat]
    chapels: list[StrasbourgChapel]
    edifices: dict[str, StrasbourgSquare | None]
    queue: list[StrasbourgSeat]
    # Who revealed in this step, in the order of precedence as far as it stands.
    ranking: list[StrasbourgSeat]
    # What each place of the step brings.
    prizes: list[Literal["nobility", "church", "master", "journeyman", "apprentice", "merchant", "merchant-seat"]]
    # What each place brings, by the step that is bid for.
    ladder: StrasbourgViewLadder
    # What a task that is not fulfilled costs.
    failed_task: int
    # What a chapel or the edifice of the round would bring there to whom now, or brings where it stands.
    yields: dict[str, dict[str, int]]
    players: list[StrasbourgPlayer]
    tasks: StrasbourgViewTasks | None
    # The place that each own stack would take now; empty for who has nothing to decide in this step.
    places: dict[str, int]


StrasbourgNumber: TypeAlias = int

StrasbourgStep: TypeAlias = Literal["a", "b", "c", "d", "e", "f", "g", "h", "i"]

StrasbourgTasks: TypeAlias = str

StrasbourgRoundcard: TypeAlias = str


class StrasbourgArgsNumberRoundcard(TypedDict):
    number: StrasbourgNumber
    roundcard: StrasbourgRoundcard


class StrasbourgEventNumberRoundcard(TypedDict):
    key: Literal["strasbourg.event.round-card"]
    args: StrasbourgArgsNumberRoundcard
    n: StrasbourgCount


class StrasbourgArgsNumberEdifice(TypedDict):
    number: StrasbourgNumber
    edifice: StrasbourgEdifice


class StrasbourgEventNumberEdifice(TypedDict):
    key: Literal["strasbourg.event.round-edifice"]
    args: StrasbourgArgsNumberEdifice
    n: StrasbourgCount


class StrasbourgArgsSeat(TypedDict):
    seat: StrasbourgSeat


class StrasbourgEventSeat(TypedDict):
    key: Literal[
        "strasbourg.event.starts",
        "strasbourg.event.no-stacks",
        "strasbourg.event.passed",
        "strasbourg.event.deferred",
        "strasbourg.event.leads",
        "strasbourg.event.skipped",
        "strasbourg.event.returned-none",
        "strasbourg.event.privilege",
        "engine.event.left",
        "engine.event.retracted",
        "engine.event.silent",
        "engine.event.undone",
    ]
    args: StrasbourgArgsSeat
    n: StrasbourgCount


class StrasbourgArgsTask(TypedDict):
    task: StrasbourgTask


class StrasbourgEventTask(TypedDict):
    key: Literal["strasbourg.event.dealt-task"]
    args: StrasbourgArgsTask
    n: StrasbourgCount


class StrasbourgArgsTasks(TypedDict):
    tasks: StrasbourgTasks


class StrasbourgEventTasks(TypedDict):
    key: Literal["strasbourg.event.kept-tasks"]
    args: StrasbourgArgsTasks
    n: StrasbourgCount


class StrasbourgArgsNumberSeat(TypedDict):
    number: StrasbourgNumber
    seat: StrasbourgSeat


class StrasbourgEventNumberSeat(TypedDict):
    key: Literal["strasbourg.event.round-began"]
    args: StrasbourgArgsNumberSeat
    n: StrasbourgCount


class StrasbourgArgsNumber(TypedDict):
    number: StrasbourgNumber


class StrasbourgEventNumber(TypedDict):
    key: Literal["strasbourg.event.drew"]
    args: StrasbourgArgsNumber
    n: StrasbourgCount


class StrasbourgArgsNumberStackNumber(TypedDict):
    number: StrasbourgNumber
    stack: StrasbourgNumber


class StrasbourgEventNumberStackNumber(TypedDict):
    key: Literal["strasbourg.event.planned-stack"]
    args: StrasbourgArgsNumberStackNumber
    n: StrasbourgCount


class StrasbourgArgsSeatStackNumberNumber(TypedDict):
    seat: StrasbourgSeat
    stack: StrasbourgNumber
    number: StrasbourgNumber


class StrasbourgEventSeatStackNumberNumber(TypedDict):
    key: Literal["strasbourg.event.laid-stack", "strasbourg.event.revealed"]
    args: StrasbourgArgsSeatStackNumberNumber
    n: StrasbourgCount


class StrasbourgArgsStepMaybeGuild(TypedDict):
    step: StrasbourgStep
    guild: NotRequired[StrasbourgGuild]


class StrasbourgEventStepMaybeGuild(TypedDict):
    key: Literal["strasbourg.event.step-began"]
    args: StrasbourgArgsStepMaybeGuild
    n: StrasbourgCount


class StrasbourgArgsSeatNumber(TypedDict):
    seat: StrasbourgSeat
    number: StrasbourgNumber


class StrasbourgEventSeatNumber(TypedDict):
    key: Literal[
        "strasbourg.event.revealed-card",
        "strasbourg.event.returned",
        "strasbourg.event.prestige",
        "strasbourg.event.buried",
    ]
    args: StrasbourgArgsSeatNumber
    n: StrasbourgCount


class StrasbourgEventNoArgs(TypedDict):
    key: Literal["strasbourg.event.all-passed", "strasbourg.event.ended"]
    args: StrasbourgNoArgs
    n: StrasbourgCount


class StrasbourgArgsSeatCouncil(TypedDict):
    seat: StrasbourgSeat
    council: StrasbourgCouncil


class StrasbourgEventSeatCouncil(TypedDict):
    key: Literal["strasbourg.event.took-seat", "strasbourg.event.declined-seat"]
    args: StrasbourgArgsSeatCouncil
    n: StrasbourgCount


class StrasbourgArgsSeatGoods(TypedDict):
    seat: StrasbourgSeat
    goods: StrasbourgGoods


class StrasbourgEventSeatGoods(TypedDict):
    key: Literal["strasbourg.event.took-goods", "strasbourg.event.declined-goods"]
    args: StrasbourgArgsSeatGoods
    n: StrasbourgCount


class StrasbourgArgsSeatSquareNumber(TypedDict):
    seat: StrasbourgSeat
    square: StrasbourgSquare
    number: StrasbourgNumber


class StrasbourgEventSeatSquareNumber(TypedDict):
    key: Literal["strasbourg.event.placed"]
    args: StrasbourgArgsSeatSquareNumber
    n: StrasbourgCount


class StrasbourgArgsSeatGoodsNumber(TypedDict):
    seat: StrasbourgSeat
    goods: StrasbourgGoods
    number: StrasbourgNumber


class StrasbourgEventSeatGoodsNumber(TypedDict):
    key: Literal["strasbourg.event.sold"]
    args: StrasbourgArgsSeatGoodsNumber
    n: StrasbourgCount


class StrasbourgArgsSeatChapel(TypedDict):
    seat: StrasbourgSeat
    chapel: StrasbourgChapel


class StrasbourgEventSeatChapel(TypedDict):
    key: Literal["strasbourg.event.built-chapel"]
    args: StrasbourgArgsSeatChapel
    n: StrasbourgCount


class StrasbourgArgsSeatEdificeSquare(TypedDict):
    seat: StrasbourgSeat
    edifice: StrasbourgEdifice
    square: StrasbourgSquare


class StrasbourgEventSeatEdificeSquare(TypedDict):
    key: Literal["strasbourg.event.built-edifice"]
    args: StrasbourgArgsSeatEdificeSquare
    n: StrasbourgCount


class StrasbourgArgsSeatTaskNumber(TypedDict):
    seat: StrasbourgSeat
    task: StrasbourgTask
    number: StrasbourgNumber


class StrasbourgEventSeatTaskNumber(TypedDict):
    key: Literal["strasbourg.event.showed-task"]
    args: StrasbourgArgsSeatTaskNumber
    n: StrasbourgCount


class StrasbourgArgsSeatCoinsNumberPrivilegesNumber(TypedDict):
    seat: StrasbourgSeat
    coins: StrasbourgNumber
    privileges: StrasbourgNumber


class StrasbourgEventSeatCoinsNumberPrivilegesNumber(TypedDict):
    key: Literal["strasbourg.event.showed-money"]
    args: StrasbourgArgsSeatCoinsNumberPrivilegesNumber
    n: StrasbourgCount


class StrasbourgArgsSeatNumberTotalNumber(TypedDict):
    seat: StrasbourgSeat
    number: StrasbourgNumber
    total: StrasbourgNumber


class StrasbourgEventSeatNumberTotalNumber(TypedDict):
    key: Literal["strasbourg.event.scored"]
    args: StrasbourgArgsSeatNumberTotalNumber
    n: StrasbourgCount


StrasbourgHash: TypeAlias = str


class StrasbourgArgsHash(TypedDict):
    hash: StrasbourgHash


class StrasbourgEventHash(TypedDict):
    key: Literal["engine.event.reseeded"]
    args: StrasbourgArgsHash
    n: StrasbourgCount


StrasbourgEvent: TypeAlias = (
    StrasbourgEventNumberRoundcard
    | StrasbourgEventNumberEdifice
    | StrasbourgEventSeat
    | StrasbourgEventTask
    | StrasbourgEventTasks
    | StrasbourgEventNumberSeat
    | StrasbourgEventNumber
    | StrasbourgEventNumberStackNumber
    | StrasbourgEventSeatStackNumberNumber
    | StrasbourgEventStepMaybeGuild
    | StrasbourgEventSeatNumber
    | StrasbourgEventNoArgs
    | StrasbourgEventSeatCouncil
    | StrasbourgEventSeatGoods
    | StrasbourgEventSeatSquareNumber
    | StrasbourgEventSeatGoodsNumber
    | StrasbourgEventSeatChapel
    | StrasbourgEventSeatEdificeSquare
    | StrasbourgEventSeatTaskNumber
    | StrasbourgEventSeatCoinsNumberPrivilegesNumber
    | StrasbourgEventSeatNumberTotalNumber
    | StrasbourgEventHash
)
