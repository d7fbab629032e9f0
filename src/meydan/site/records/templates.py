"""What a rulebook makes of an event before anybody has chosen anything: categories, programme, tables.

Each choice carries the article behind it; where the rulebook is silent there is none, and the organiser can change it.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import time
from functools import cache

from meydan.games.words import Words
from meydan.rulebooks import Citation, GameRules, Rulebook, load
from meydan.rulebooks.facts import Format as RulebookFormat
from meydan.site.models import Format
from meydan.tournament.advice import swiss_rounds
from meydan.tournament.levels import SchoolLevel
from meydan.tournament.names import upper_case
from meydan.tournament.standings import HOUSE_ORDER

FORMATS = {
    RulebookFormat.SWISS: Format.SWISS,
    RulebookFormat.KNOCKOUT: Format.KNOCKOUT,
    RulebookFormat.FIXTURE: Format.LEAGUE,
}
USUAL_PLAYERS = 20  # until the entries are known
MEETING = Words("Teknik toplantı", "Technical meeting")
CEREMONY = Words("Ödül töreni", "Prize ceremony")
# The hours of a day whose rulebook has no programme: those of the one rulebook that has.
MEETING_AT, CEREMONY_AT = time(8, 30), time(16, 30)
GAME_HOURS = (time(9, 30), time(10, 30), time(11, 30), time(13, 30), time(14, 30))


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that is decided for the organiser: what, how, and by which article."""

    what: Words
    how: Words
    article: Citation | None = None


@dataclass(frozen=True, slots=True)
class PlannedCategory:
    """`key` names it in the form: "mangala" or "mangala-primary"."""

    key: str
    rulebook: str
    game: str
    level: SchoolLevel | None
    name: Words
    format: Format
    rounds: int
    drawn: str
    per_school: int | None
    late_entry: str
    choices: tuple[Choice, ...]
    chosen: bool = True

    @property
    def tie_breaks(self) -> list[str]:
        return HOUSE_ORDER.split(",")


@dataclass(frozen=True, slots=True)
class PlannedLine:
    """A line of the day; `keys` are the categories that begin then, side by side."""

    at: time
    title: Words
    article: Citation | None = None
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Template:
    rulebook: Rulebook
    categories: tuple[PlannedCategory, ...]
    lines: tuple[PlannedLine, ...]
    choices: tuple[Choice, ...] = ()

    @property
    def name(self) -> str:
        return self.rulebook.name

    def chosen(self, keys: Collection[str]) -> tuple[PlannedCategory, ...]:
        return tuple(category for category in self.categories if category.key in keys)

    def programme(self, keys: Collection[str]) -> tuple[PlannedLine, ...]:
        """The day of the chosen categories: a line that had categories and keeps none falls out."""
        kept = []
        for line in self.lines:
            left = tuple(key for key in line.keys if key in keys)
            if left or not line.keys:
                kept.append(PlannedLine(line.at, line.title, line.article, left))
        return tuple(kept)


@cache
def template(name: str) -> Template:
    """The template of one of the five rulebooks."""
    rulebook = load(name)
    if rulebook.event.programme:
        return whole_day(rulebook)
    return one_slot_a_game(rulebook)


def whole_day(rulebook: Rulebook) -> Template:
    """The rulebook fixes the categories and their times."""
    planned = {
        (one.game, one.school): planned_category(rulebook, one.game, SchoolLevel(one.school))
        for one in rulebook.event.categories
    }
    lines = tuple(
        PlannedLine(
            slot.at, slot.title, slot.article, tuple(planned[one.game, one.school].key for one in slot.categories)
        )
        for slot in rulebook.event.programme
    )
    return Template(rulebook, tuple(planned.values()), lines, event_choices(rulebook))


def one_slot_a_game(rulebook: Rulebook) -> Template:
    """The rulebook speaks of games only: each gets an hour, and its school levels play side by side in it."""
    categories, lines = [], [PlannedLine(MEETING_AT, MEETING)]
    for rules, at in zip(rulebook.games, GAME_HOURS, strict=False):
        levels = [planned_category(rulebook, rules.game, level, chosen=level is None) for level in (None, *SchoolLevel)]
        categories.extend(levels)
        lines.append(PlannedLine(at, rules.title, None, tuple(one.key for one in levels)))
    lines.append(PlannedLine(CEREMONY_AT, CEREMONY))
    return Template(rulebook, tuple(categories), tuple(lines), event_choices(rulebook))


def planned_category(
    rulebook: Rulebook, game: str, level: SchoolLevel | None = None, chosen: bool = True
) -> PlannedCategory:
    rules = next(rules for rules in rulebook.games if rules.game == game)
    form = FORMATS[rules.format.format]
    entry = rulebook.event.entry
    return PlannedCategory(
        key=f"{game}-{level}" if level else game,
        rulebook=rulebook.name,
        game=game,
        level=level,
        name=category_name(rules.title, level),
        format=form,
        rounds=usual_rounds(form, USUAL_PLAYERS),
        drawn="afresh",
        per_school=1 if entry else None,
        late_entry="refused",
        choices=category_choices(rulebook, rules),
        chosen=chosen,
    )


def usual_rounds(form: Format, players: int) -> int:
    """A Swiss gets the rounds advised for so many players; a league is played once; a knock-out ends by itself."""
    return {Format.SWISS: swiss_rounds(players), Format.LEAGUE: 1, Format.KNOCKOUT: 0}[form]


def category_name(title: Words, level: SchoolLevel | None) -> Words:
    if level is None:
        return title
    tr, en = level.words.tr, level.words.en
    return Words(f"{upper_case(tr[0])}{tr[1:]} {title.tr}", f"{en[0].upper()}{en[1:]} {title.en}")


def category_choices(rulebook: Rulebook, rules: GameRules) -> tuple[Choice, ...]:
    """What the rulebook decides for a category of this game."""
    form = FORMATS[rules.format.format]
    choices = [Choice(Words("Yöntem", "Format"), form.words, rules.format.article)]
    if form is Format.KNOCKOUT and rulebook.event.paired_afresh:
        choices.append(
            Choice(
                Words("Eşlendirme", "Pairing"),
                Words("Her turda yeniden kura çekilir", "Drawn afresh for every round"),
                rulebook.event.paired_afresh,
            )
        )
    if rules.sets:
        how = Words(f"{rules.sets.count} set, {rules.sets.to_win} alan kazanır", f"Best of {rules.sets.count} sets")
        if rules.sets.count == 1:
            how = Words("Tek set", "One set")
        choices.append(Choice(Words("Set", "Sets"), how, rules.sets.article))
    if rules.cards:
        article = rulebook.event.cards_per_round or rules.cards.article
        how = Words(f"Her turda {rules.cards.count} kart", f"{rules.cards.count} cards a round")
        choices.append(Choice(Words("Kart", "Cards"), how, article))
    if rules.limit:
        how = Words(
            f"{rules.limit.warnings}. uyarıda maç kaybedilir", f"Warning {rules.limit.warnings} loses the match"
        )
        choices.append(Choice(Words("Uyarı", "Warnings"), how, rules.limit.article))
    return tuple(choices)


def event_choices(rulebook: Rulebook) -> tuple[Choice, ...]:
    """What the rulebook decides for the whole event."""
    entry = rulebook.event.entry
    if entry is None:
        return ()
    minutes = entry.check_in.minutes
    return (
        Choice(
            Words("Katılım", "Entry"),
            Words("Her okul bir kategoriye bir yarışmacı gönderir", "A school sends one contestant to a category"),
            entry.champions_only,
        ),
        Choice(
            Words("Kategori", "Category"),
            Words("Bir yarışmacı yalnız bir kategoride yarışır", "A contestant plays in one category only"),
            entry.one_category,
        ),
        Choice(
            Words("Salonda olma", "In the hall"),
            Words(f"Kategorinin saatinden {minutes} dakika önce", f"{minutes} minutes before the category begins"),
            entry.check_in.article,
        ),
        Choice(
            Words("Kayıtların kapanması", "Entries close"),
            Words("İlk eşlendirmeyle; sonra gelen alınmaz", "With the first pairing; nobody enters after it"),
            entry.closed_by_pairing,
        ),
    )
