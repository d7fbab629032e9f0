"""A paper slip as fields: for each set or card what the rulebook has the referee write down, and who gave up."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.http import QueryDict

from meydan.games.errors import InvalidText, Refusal
from meydan.games.words import Words
from meydan.match import Act, Actor, Match, Player, Role, act
from meydan.match.counting import PARTS, SHEET_PARTS
from meydan.rulebooks.facts import Counted
from meydan.rulebooks.model import GameRules
from meydan.site.actions.matches.slip import SetSlip, Slip, deeds_of

NOBODY = "nobody"
CHOICES = {"first": Player.FIRST, "second": Player.SECOND, NOBODY: None}
COUNTED_WORDS = {
    Counted.STONES: (Words("taş", "stones"),),
    Counted.DISCS: (Words("taş", "discs"),),
    Counted.SHEET: SHEET_PARTS,
}


@dataclass(slots=True)
class Box:
    """One number that is typed: whose, and of what."""

    name: str
    player: Player
    words: Words
    value: str = ""


@dataclass(slots=True)
class SlipRow:
    """A set or a card. `boxes` where it is counted; `chosen` is who won where only that is known."""

    number: int
    boxes: list[Box]
    chosen: str = ""
    refusal: Refusal | None = None

    @property
    def name(self) -> str:
        return f"row-{self.number}"

    @property
    def empty(self) -> bool:
        return not self.chosen and not any(box.value.strip() for box in self.boxes)

    def of(self, player: Player) -> list[Box]:
        return [box for box in self.boxes if box.player is player]

    @property
    def sides(self) -> list[list[Box]]:
        return [self.of(player) for player in Player]

    def counts(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """Both counts, None if none was typed; half a count is refused."""
        if not any(box.value.strip() for box in self.boxes):
            return None
        for box in self.boxes:
            if not box.value.strip().isdecimal() or len(box.value.strip()) > 4:
                raise InvalidText(
                    box.value,
                    Words(
                        f"{self.number}. set: “{box.value.strip()}” bir sayı değil; iki oyuncunun sayımını da yazın.",
                        f"Set {self.number}: “{box.value.strip()}” is no number; enter the count of both players.",
                    ),
                )
        first, second = (tuple(int(box.value) for box in self.of(player)) for player in Player)
        return first, second


@dataclass(slots=True)
class SlipForm:
    """What stands in the fields now; `refusal` is what was wrong with all of it."""

    rules: GameRules
    rows: list[SlipRow]
    resigned: str = ""
    reason: str = ""
    refusal: Refusal | None = None

    @property
    def cards(self) -> bool:
        return self.rules.cards is not None

    @property
    def draws(self) -> bool:
        return self.cards or self.rules.count is None or self.rules.count.draws

    @property
    def sheet(self) -> bool:
        return bool(self.rows) and len(self.rows[0].boxes) > len(Player)

    def slip(self) -> Slip:
        """The slip as typed. Rows after the last filled one were not played."""
        filled = [row for row in self.rows if not row.empty]
        resigned = CHOICES.get(self.resigned) if self.resigned else None
        if self.cards:
            return Slip(cards=tuple(CHOICES[row.chosen] for row in filled), resigned=resigned)
        return Slip(tuple(set_slip(row) for row in filled), resigned=resigned)

    def refused(self, refusal: Refusal, match: Match | None) -> "SlipForm":
        """Puts the refusal beside the row that it is about, as the match finds it."""
        place = refused_row(self, match) if match is not None else None
        if place is None:
            self.refusal = refusal
        else:
            place.refusal = refusal
        return self


def set_slip(row: SlipRow) -> SetSlip:
    counts = row.counts()
    return SetSlip(CHOICES[row.chosen]) if counts is None else SetSlip(counts=counts)


def empty_form(rules: GameRules) -> SlipForm:
    return SlipForm(rules, list(empty_rows(rules)))


def empty_rows(rules: GameRules) -> Iterator[SlipRow]:
    if rules.cards is not None:
        reserves = rules.cards.count if rules.cards.reserves is not None else 0
        yield from (SlipRow(number, []) for number in range(1, rules.cards.count + reserves + 1))
        return
    assert rules.sets is not None
    for number in range(1, rules.sets.count + 1):
        yield SlipRow(number, list(boxes_of(rules, number)))


def boxes_of(rules: GameRules, number: int) -> Iterator[Box]:
    if rules.count is None or rules.count.counted not in PARTS:
        return
    for player in Player:
        for part, words in enumerate(COUNTED_WORDS[rules.count.counted], 1):
            yield Box(f"row-{number}-{player.value}-{part}", player, words)


def posted_form(rules: GameRules, posted: QueryDict) -> SlipForm:
    form = empty_form(rules)
    form.resigned = posted.get("resigned", "") if posted.get("resigned") in ("first", "second") else ""
    form.reason = posted.get("reason", "")
    for row in form.rows:
        chosen = posted.get(row.name, "")
        row.chosen = chosen if chosen in CHOICES else ""
        for box in row.boxes:
            box.value = posted.get(box.name, "")[:6]
    return form


def form_of(match: Match) -> SlipForm:
    """The form as the match stands: what a correction begins with."""
    form = empty_form(match.rules)
    for row, record in zip(form.rows, match.state.sets, strict=False):
        if record.counts is None:
            row.chosen = record.winner.value if record.winner else NOBODY
            continue
        for player, parts in zip(Player, record.counts, strict=True):
            for box, number in zip(row.of(player), parts, strict=False):
                box.value = str(number)
    for row, card in zip(form.rows, match.state.cards, strict=False):
        row.chosen = card.winner.value if card.winner else NOBODY
    return form


def refused_row(form: SlipForm, match: Match) -> SlipRow | None:
    """The first row that the match does not take; None if the slip cannot be read or fits as far as it goes."""
    filled = [row for row in form.rows if not row.empty]
    try:
        whole = form.slip()
    except InvalidText:
        return next((row for row in filled if not readable(row)), None)
    for at, row in enumerate(filled):
        part = Slip(whole.sets[: at + 1], whole.cards[: at + 1])
        if not fits(match, part):
            return row
    return None


def readable(row: SlipRow) -> bool:
    try:
        row.counts()
    except InvalidText:
        return False
    return True


def fits(match: Match, slip: Slip) -> bool:
    for deed in deeds_of(slip, match):
        try:
            match = act(match, Act(f"try-{match.next_number}", match.next_number, Actor(Role.HEAD_REFEREE), "", deed))
        except Refusal:
            return False
    return True
