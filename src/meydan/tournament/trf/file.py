"""A report file as a value: the cross table, and what a file says besides."""

from dataclasses import dataclass, field
from enum import Enum

from meydan.tournament.crosstable import CrossTable, Result


class Dialect(Enum):
    """How the settings of a tournament are written down."""

    LETTERS = "letters"  # XXR, XXC, XXP, XXA, BBW …: the codes of pairing programs beside TRF16
    TRF26 = "trf26"  # 142, 152, 162, 240, 250, 260


@dataclass(frozen=True, slots=True)
class PlayerDetails:
    """What a player line says beyond name, rating and results."""

    sex: str = ""
    title: str = ""
    federation: str = ""
    identity: str = ""
    birth: str = ""
    rank: int | None = None


@dataclass(frozen=True, slots=True)
class Prohibition:
    """Players who may not meet one another from the first to the last of these rounds."""

    first_round: int
    last_round: int
    numbers: tuple[int, ...]

    @property
    def pairs(self) -> frozenset[frozenset[int]]:
        return frozenset(frozenset((one, other)) for one in self.numbers for other in self.numbers if one != other)

    def in_force(self, round_number: int) -> bool:
        return self.first_round <= round_number <= self.last_round


@dataclass(frozen=True, slots=True)
class LaterBye:
    """A bye asked for in a round after the next one."""

    round_number: int
    number: int
    result: Result


@dataclass(frozen=True, slots=True)
class TrfFile:
    """A cross table with everything else its report file holds.

    `table.forbidden` are the pairs forbidden in the next round; `prohibitions` also say in which other rounds. Lines
    that mean nothing here (names, dates, referees, comments, unknown codes) are kept as they are: those before the
    first player in `head`, the others in `tail`.
    """

    table: CrossTable
    details: dict[int, PlayerDetails] = field(default_factory=dict)
    prohibitions: tuple[Prohibition, ...] = ()
    later_byes: tuple[LaterBye, ...] = ()
    head: tuple[str, ...] = ()
    tail: tuple[str, ...] = ()
    dialect: Dialect = Dialect.LETTERS

    def info(self, code: str) -> str:
        """What the first kept line with this code says ("012": the tournament's name), or nothing."""
        return next((line[4:].strip() for line in (*self.head, *self.tail) if line[:3] == code), "")

    @property
    def name(self) -> str:
        return self.info("012")

    @property
    def is_round_robin(self) -> bool:
        """The type of tournament (192, else 092) is a fixture in which everybody meets everybody."""
        stated = (self.info("192") or self.info("092")).upper()
        return "ROBIN" in stated or "BERGER" in stated

    @property
    def tie_breaks(self) -> tuple[str, ...]:
        """The tie-breaks the file itself asks for (212, else 202), without the points."""
        stated = self.info("212") or self.info("202")
        codes = (code.strip() for code in stated.split(","))
        return tuple(code for code in codes if code and code != "PTS")
