"""What a table of Flanders 1302 tells, as types: views, questions, events. Made by `make docs`."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

FlandersSeat: TypeAlias = int

FlandersCount: TypeAlias = int


class FlandersNoArgs(TypedDict):
    pass


class FlandersEntryNoArgs(TypedDict):
    key: Literal[
        "flanders.entry.guild",
        "flanders.entry.influenced",
        "flanders.entry.centre",
        "flanders.entry.placement",
        "flanders.entry.cathedral",
        "flanders.entry.master",
        "flanders.entry.turn",
        "flanders.entry.own",
        "flanders.entry.gold",
        "flanders.entry.upkeep",
    ]
    args: FlandersNoArgs
    seats: list[FlandersSeat]


FlandersCard: TypeAlias = str


class FlandersArgsSeatCard(TypedDict):
    seat: FlandersSeat
    card: FlandersCard


class FlandersEntrySeatCard(TypedDict):
    key: Literal["flanders.entry.act"]
    args: FlandersArgsSeatCard
    seats: list[FlandersSeat]


class FlandersArgsSeat(TypedDict):
    seat: FlandersSeat


class FlandersEntrySeat(TypedDict):
    key: Literal["flanders.entry.turn-up"]
    args: FlandersArgsSeat
    seats: list[FlandersSeat]


class FlandersEntryNoArgsDone(TypedDict):
    key: Literal["flanders.entry.choice"]
    args: FlandersNoArgs
    seats: list[FlandersSeat]
    done: NotRequired[list[FlandersSeat]]


FlandersEntry: TypeAlias = FlandersEntryNoArgs | FlandersEntrySeatCard | FlandersEntrySeat | FlandersEntryNoArgsDone


class FlandersQuestionNoArgs(TypedDict):
    key: Literal[
        "flanders.ask.guild",
        "flanders.ask.influenced",
        "flanders.ask.centre",
        "flanders.ask.choice",
        "flanders.ask.cathedral",
        "flanders.ask.master",
        "flanders.ask.turn",
        "flanders.ask.own",
    ]
    args: FlandersNoArgs
    rule: Literal["F-010", "F-201", "F-011", "F-030", "F-081", "F-204"]


class FlandersArgsCard(TypedDict):
    card: FlandersCard


class FlandersQuestionCard(TypedDict):
    key: Literal["flanders.ask.placement"]
    args: FlandersArgsCard
    rule: Literal["F-041"]


FlandersQuestion: TypeAlias = FlandersQuestionNoArgs | FlandersQuestionCard

FlandersName: TypeAlias = str

FlandersCoat: TypeAlias = Literal["blue", "yellow", "green", "red", "grey", "church"]


class FlandersViewPoints(TypedDict):
    blue: FlandersCount
    yellow: FlandersCount
    green: FlandersCount
    red: FlandersCount
    grey: FlandersCount


class FlandersViewProjectedPoints(TypedDict):
    blue: FlandersCount
    yellow: FlandersCount
    green: FlandersCount
    red: FlandersCount
    grey: FlandersCount


class FlandersViewProjected(TypedDict):
    points: FlandersViewProjectedPoints
    scores: list[FlandersCount]


FlandersTown: TypeAlias = str

FlandersPlace: TypeAlias = str


class FlandersTownViewStanding(TypedDict):
    coat: FlandersCoat
    districts: FlandersCount
    masters: FlandersCount
    sites: FlandersCount
    points: FlandersCount


FlandersSpace: TypeAlias = str

FlandersSpaceViewFree = TypedDict(
    "FlandersSpaceViewFree",
    {
        "space": FlandersSpace,
        "slot": FlandersCount,
        "shape": Literal["square", "rectangle", "triangle"],
        "is": Literal["free"],
        "fits": list[FlandersCoat],
    },
)

FlandersSpaceViewCovered = TypedDict(
    "FlandersSpaceViewCovered",
    {
        "space": FlandersSpace,
        "slot": FlandersCount,
        "shape": Literal["square", "rectangle", "triangle"],
        "is": Literal["covered"],
    },
)

FlandersSpaceViewBuilt = TypedDict(
    "FlandersSpaceViewBuilt",
    {
        "space": FlandersSpace,
        "slot": FlandersCount,
        "shape": Literal["square", "rectangle", "triangle"],
        "is": Literal["site", "district", "swallowed"],
        "coat": FlandersCoat,
        "masters": FlandersCount,
        "cathedral": bool,
    },
)

FlandersSpaceView: TypeAlias = FlandersSpaceViewFree | FlandersSpaceViewCovered | FlandersSpaceViewBuilt


class FlandersTownView(TypedDict):
    town: FlandersTown
    coat: FlandersCoat
    place: FlandersPlace
    closed: bool
    value: FlandersCount
    free: FlandersCount
    standing: list[FlandersTownViewStanding]
    spaces: list[FlandersSpaceView]


class FlandersStock(TypedDict):
    square: list[FlandersCount]
    rectangle: list[FlandersCount]
    triangle: list[FlandersCount]


class FlandersViewStock(TypedDict):
    blue: FlandersStock
    yellow: FlandersStock
    green: FlandersStock
    red: FlandersStock
    grey: FlandersStock
    church: FlandersStock


class FlandersViewPieces(TypedDict):
    site: FlandersCount
    cathedral: FlandersCount
    master: FlandersCount


class FlandersHandOpen(TypedDict):
    played: list[FlandersCard]
    influence: FlandersCount
    cards: list[FlandersCard]


class FlandersHandCovered(TypedDict):
    played: list[FlandersCard]


FlandersHand: TypeAlias = FlandersHandOpen | FlandersHandCovered

FlandersHalf: TypeAlias = Literal["a", "b"]

FlandersGolden: TypeAlias = str


class FlandersViewGoldenHeld(TypedDict):
    seat: FlandersSeat
    half: FlandersHalf
    card: FlandersGolden | None


class FlandersViewGolden(TypedDict):
    a: FlandersCount
    b: FlandersCount
    held: FlandersViewGoldenHeld | None
    discard: dict[str, FlandersCount]


class FlandersViewInfluencePileDiscard(TypedDict):
    coat: FlandersCoat
    card: FlandersCard


class FlandersViewInfluencePile(TypedDict):
    left: FlandersCount
    discard: list[FlandersViewInfluencePileDiscard]


class FlandersViewChosen(TypedDict):
    card: FlandersCard
    influence: FlandersCount


class FlandersView(TypedDict):
    seat: FlandersSeat | None
    seats: Literal[2, 3, 4]
    round: FlandersCount
    scores: list[FlandersCount]
    agenda: list[FlandersEntry]
    asked: FlandersQuestion | None
    left: list[FlandersSeat]
    edition: FlandersName
    start: FlandersSeat
    guilds: list[FlandersCoat | None]
    influenced: list[FlandersCoat | None]
    points: FlandersViewPoints
    projected: FlandersViewProjected
    towns: list[FlandersTownView]
    stock: FlandersViewStock
    specials: list[Literal["church-a", "church-b", "church-c", "church-d"]]
    pieces: FlandersViewPieces
    hands: list[FlandersHand]
    golden: FlandersViewGolden
    influence_pile: FlandersViewInfluencePile
    chosen: list[FlandersViewChosen | None]


FlandersNumber: TypeAlias = int

FlandersDistrict: TypeAlias = Literal[
    "blue",
    "yellow",
    "green",
    "red",
    "grey",
    "church",
    "blue+1",
    "yellow+1",
    "green+1",
    "red+1",
    "grey+1",
    "church-b",
    "church-a",
    "church-c",
    "church-d",
]

FlandersDirection: TypeAlias = Literal["north", "east", "south", "west"]


class FlandersEventSeat(TypedDict):
    key: Literal[
        "flanders.event.starts",
        "flanders.event.got-influence",
        "engine.event.left",
        "engine.event.retracted",
        "engine.event.silent",
        "engine.event.undone",
    ]
    args: FlandersArgsSeat
    n: FlandersCount


class FlandersArgsSeatCoat(TypedDict):
    seat: FlandersSeat
    coat: FlandersCoat


class FlandersEventSeatCoat(TypedDict):
    key: Literal["flanders.event.took-guild", "flanders.event.influences"]
    args: FlandersArgsSeatCoat
    n: FlandersCount


class FlandersArgsTownPlace(TypedDict):
    town: FlandersTown
    place: FlandersPlace


class FlandersEventTownPlace(TypedDict):
    key: Literal["flanders.event.laid-centre"]
    args: FlandersArgsTownPlace
    n: FlandersCount


class FlandersArgsNumberSeat(TypedDict):
    number: FlandersNumber
    seat: FlandersSeat


class FlandersEventNumberSeat(TypedDict):
    key: Literal["flanders.event.round-began"]
    args: FlandersArgsNumberSeat
    n: FlandersCount


class FlandersArgsSeatHalf(TypedDict):
    seat: FlandersSeat
    half: FlandersHalf


class FlandersEventSeatHalf(TypedDict):
    key: Literal["flanders.event.drew-golden"]
    args: FlandersArgsSeatHalf
    n: FlandersCount


class FlandersArgsGoldenHalf(TypedDict):
    golden: FlandersGolden
    half: FlandersHalf


class FlandersEventGoldenHalf(TypedDict):
    key: Literal["flanders.event.saw-golden"]
    args: FlandersArgsGoldenHalf
    n: FlandersCount


class FlandersArgsTown(TypedDict):
    town: FlandersTown


class FlandersEventTown(TypedDict):
    key: Literal["flanders.event.golden-closed", "flanders.event.cards-removed"]
    args: FlandersArgsTown
    n: FlandersCount


class FlandersEventNoArgs(TypedDict):
    key: Literal["flanders.event.no-golden", "flanders.event.no-influence", "flanders.event.ended"]
    args: FlandersNoArgs
    n: FlandersCount


class FlandersArgsSeatCardNumber(TypedDict):
    seat: FlandersSeat
    card: FlandersCard
    number: FlandersNumber


class FlandersEventSeatCardNumber(TypedDict):
    key: Literal["flanders.event.revealed"]
    args: FlandersArgsSeatCardNumber
    n: FlandersCount


class FlandersArgsSeatTownSpaceDistrict(TypedDict):
    seat: FlandersSeat
    town: FlandersTown
    space: FlandersSpace
    district: FlandersDistrict


class FlandersEventSeatTownSpaceDistrict(TypedDict):
    key: Literal["flanders.event.built", "flanders.event.built-site"]
    args: FlandersArgsSeatTownSpaceDistrict
    n: FlandersCount


class FlandersArgsTownSpace(TypedDict):
    town: FlandersTown
    space: FlandersSpace


class FlandersEventTownSpace(TypedDict):
    key: Literal["flanders.event.added-space", "flanders.event.swallowed", "flanders.event.covered"]
    args: FlandersArgsTownSpace
    n: FlandersCount


class FlandersArgsSeatTownSpace(TypedDict):
    seat: FlandersSeat
    town: FlandersTown
    space: FlandersSpace


class FlandersEventSeatTownSpace(TypedDict):
    key: Literal["flanders.event.completed", "flanders.event.laid-cathedral", "flanders.event.laid-master"]
    args: FlandersArgsSeatTownSpace
    n: FlandersCount


class FlandersArgsSeatNumber(TypedDict):
    seat: FlandersSeat
    number: FlandersNumber


class FlandersEventSeatNumber(TypedDict):
    key: Literal["flanders.event.picked-up", "flanders.event.influence-bonus"]
    args: FlandersArgsSeatNumber
    n: FlandersCount


class FlandersEventSeatCard(TypedDict):
    key: Literal["flanders.event.impossible", "flanders.event.played-own"]
    args: FlandersArgsSeatCard
    n: FlandersCount


class FlandersArgsSeatGolden(TypedDict):
    seat: FlandersSeat
    golden: FlandersGolden


class FlandersEventSeatGolden(TypedDict):
    key: Literal["flanders.event.showed-golden", "flanders.event.golden-impossible"]
    args: FlandersArgsSeatGolden
    n: FlandersCount


class FlandersArgsTownNumber(TypedDict):
    town: FlandersTown
    number: FlandersNumber


class FlandersEventTownNumber(TypedDict):
    key: Literal["flanders.event.finished"]
    args: FlandersArgsTownNumber
    n: FlandersCount


class FlandersArgsTownCoatNumber(TypedDict):
    town: FlandersTown
    coat: FlandersCoat
    number: FlandersNumber


class FlandersEventTownCoatNumber(TypedDict):
    key: Literal["flanders.event.scored"]
    args: FlandersArgsTownCoatNumber
    n: FlandersCount


class FlandersArgsCoatCard(TypedDict):
    coat: FlandersCoat
    card: FlandersCard


class FlandersEventCoatCard(TypedDict):
    key: Literal["flanders.event.turned-up", "flanders.event.turned-up-closed", "flanders.event.forfeited"]
    args: FlandersArgsCoatCard
    n: FlandersCount


class FlandersArgsNumber(TypedDict):
    number: FlandersNumber


class FlandersEventNumber(TypedDict):
    key: Literal["flanders.event.reshuffled", "flanders.event.stalemate"]
    args: FlandersArgsNumber
    n: FlandersCount


FlandersHash: TypeAlias = str


class FlandersArgsHash(TypedDict):
    hash: FlandersHash


class FlandersEventHash(TypedDict):
    key: Literal["engine.event.reseeded"]
    args: FlandersArgsHash
    n: FlandersCount


FlandersEvent: TypeAlias = (
    FlandersEventSeat
    | FlandersEventSeatCoat
    | FlandersEventTownPlace
    | FlandersEventNumberSeat
    | FlandersEventSeatHalf
    | FlandersEventGoldenHalf
    | FlandersEventTown
    | FlandersEventNoArgs
    | FlandersEventSeatCardNumber
    | FlandersEventSeatTownSpaceDistrict
    | FlandersEventTownSpace
    | FlandersEventSeatTownSpace
    | FlandersEventSeatNumber
    | FlandersEventSeatCard
    | FlandersEventSeatGolden
    | FlandersEventTownNumber
    | FlandersEventTownCoatNumber
    | FlandersEventCoatCard
    | FlandersEventNumber
    | FlandersEventHash
)
