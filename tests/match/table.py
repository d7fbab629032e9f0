"""A table at which the tests play: Ayşe is first-named, Bora second."""

from collections.abc import Iterable

from meydan.games.errors import Refusal
from meydan.match import Act, Actor, ClockSettings, Deed, Match, Opened, Person, Player, Refused, Role, act, open_match
from meydan.match.deeds import Reporter, SetBegun, SetDecided, Warned
from meydan.rulebooks import RULEBOOKS, load, load_rules
from meydan.rulebooks.card_facts import Level
from meydan.rulebooks.facts import Condition
from meydan.rulebooks.referee import Breach

FIRST, SECOND = Player.FIRST, Player.SECOND
MINUTES = 60_000

FIGURES = ("3", "7", "12", "25", "40")
PATTERNS = ("a1", "a2", "a3", "a4", "a5", "a6", "a7")

EVERY_GAME = [(name, rules.game) for name in RULEBOOKS for rules in load(name).games]
BOARD_GAMES = [(book, game) for book, game in EVERY_GAME if load_rules(book, game).sets]
THREE_SETS = [(book, game) for book, game in BOARD_GAMES if load_rules(book, game).sets.count == 3]  # type: ignore[union-attr]
CARD_RACES = [(book, game) for book, game in EVERY_GAME if load_rules(book, game).cards]
MANGALA = [(book, game) for book, game in EVERY_GAME if game == "mangala"]
KULAMI = [(book, game) for book, game in EVERY_GAME if game == "kulami"]


class Table:
    """A match that is being refereed. Deeds are done by the table referee unless somebody else is named."""

    def __init__(
        self,
        rulebook: str,
        game: str,
        *,
        minutes: int | None = None,
        impaired: Player | None = None,
        knockout: bool | None = False,
        cards: tuple[str, ...] | None = None,
        reserves: tuple[str, ...] | None = None,
        card_ms: int | None = None,
        level: Level = Level.SCHOOL,
        clock: ClockSettings | None = None,
    ) -> None:
        rules = load_rules(rulebook, game)
        if minutes is not None:
            clock = ClockSettings(minutes * MINUTES)
        elif clock is None and rules.clock and rules.clock.always:
            clock = ClockSettings(15 * MINUTES)
        if rules.cards:
            cards = cards or (FIGURES if rules.cards.booklet else PATTERNS)
            if reserves is None:
                reserves = ("30", "31") if rules.cards.reserves else ()
        people = [
            Person(name, (Condition.VISUALLY_IMPAIRED,) if player is impaired else ())
            for name, player in (("Ayşe", FIRST), ("Bora", SECOND))
        ]
        opened = Opened(*people, knockout, clock, cards or (), reserves or (), card_ms, level)
        self.match: Match = open_match(rules, Act("act-1", 1, Actor(Role.TABLE_REFEREE), "10:00", opened))

    def next_act(self, deed: Deed, role: Role) -> Act:
        number = self.match.next_number
        return Act(f"act-{number}", number, Actor(role), "10:00", deed)

    def do(self, *deeds: Deed, by: Role = Role.TABLE_REFEREE) -> "Table":
        for deed in deeds:
            self.match = act(self.match, self.next_act(deed, by))
        return self

    def refusal(self, deed: Deed, by: Role = Role.TABLE_REFEREE) -> Refused:
        """Why the deed is refused. Nothing changes by it."""
        before = self.match.state
        try:
            act(self.match, self.next_act(deed, by))
        except Refused as refused:
            assert self.match.state == before
            assert refused.words.tr
            assert refused.words.en
            return refused
        raise AssertionError(f"{deed} was accepted")

    def invalid(self, deed: Deed) -> Refusal:
        """Why the deed is not even one."""
        try:
            act(self.match, self.next_act(deed, Role.TABLE_REFEREE))
        except Refused as refused:
            raise AssertionError(f"{deed} was refused by {refused.article}, but it is invalid") from None
        except Refusal as refusal:
            return refusal
        raise AssertionError(f"{deed} was accepted")

    def sets(self, winners: Iterable[Player | None]) -> "Table":
        """Sets that end like this."""
        for winner in winners:
            self.do(SetBegun(), SetDecided(winner))
        return self

    @property
    def points(self) -> tuple[int, int] | None:
        """The half points, once the match is decided."""
        return self.match.result.points if self.match.result else None

    @property
    def article(self) -> str:
        """The article behind the last act."""
        return self.match.article.reference


def warning(player: Player, breach: Breach, by: Reporter = Reporter.OPPONENT) -> Warned:
    return Warned((player,), breach, by)
