"""The city in sentences, for ears and for small screens."""

from __future__ import annotations

from zunft.engine.title import View
from zunft.games.strasbourg.edition import StrasbourgEdition
from zunft.games.strasbourg.terminal.phrasing import Phrasing
from zunft.games.strasbourg.terminal.tables import Tables


class Sentences:
    """Says what a view shows of the city."""

    def __init__(self, edition: StrasbourgEdition, words: Phrasing, counts: Tables) -> None:
        self.edition = edition
        self.words = words
        self.counts = counts

    def described(self, view: View, place: str | None = None) -> list[str]:
        """Every district, chapels, edifices, the Council and the rounds; one district when *place* is given."""
        if place:
            return [self._district(view, place)]
        districts = [self._district(view, guild) for guild in self.edition.guilds]
        council = "; ".join(f"{name}: {member}" for name, member in self.counts.council(view))
        seats = f"{self.words('strasbourg-council')} {council}."
        rounds = [line.removeprefix(">").strip() + "." for line in self.counts.rounds(view)]
        return [*districts, self._edifices(view), self._chapels(view), seats, *rounds]

    def _district(self, view: View, guild: str) -> str:
        squares = self.edition.board.of_guild[self.edition.guilds.index(guild)]
        numbers = [number for number in range(len(self.edition.squares)) if squares >> number & 1]
        said = ", ".join(self._square(view, number) for number in numbers)
        return self.words("strasbourg-told-guild", guild=self.words.name("guild", guild), squares=said)

    def _square(self, view: View, number: int) -> str:
        """Whose member stands there, or what the square costs."""
        name = self.edition.squares[number]
        if name in view["city"]:
            return f"{name} {self.words('strasbourg-player-' + str(view['city'][name]))}"
        return self.words("strasbourg-told-free", square=name, price=self.edition.board.price[number])

    def _edifices(self, view: View) -> str:
        built = {square: edifice for edifice, square in view["edifices"].items() if square}
        said = [
            f"{square} {self.counts.edifice(built[square]) if square in built else self.words('strasbourg-told-open')}"
            for square in self.edition.buildings
        ]
        return self.words("strasbourg-told-buildings", squares=", ".join(said))

    def _chapels(self, view: View) -> str:
        """A chapel space with its junction; the squares around it are in the junction's name."""
        said = [
            f"{key} {junction}" + (f" {self.words('strasbourg-told-chapel')}" if key in view["chapels"] else "")
            for key, junction in zip(self.edition.chapels, self.edition.junctions, strict=True)
        ]
        return self.words("strasbourg-told-chapels", chapels=", ".join(said))
