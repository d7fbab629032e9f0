"""Facts that fit their types but not each other are refused: a limit without warnings, a sheet that nobody counts …"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from meydan.games import CARD_RACES
from meydan.games.words import Words
from meydan.rulebooks.convert import Place
from meydan.rulebooks.event import EventRules
from meydan.rulebooks.facts import Counted, Flag, Format, StartingOrder, TimesSetBy
from meydan.rulebooks.model import GameRules


@dataclass(frozen=True, slots=True)
class Conflict:
    """The key at fault, and what is wrong with it."""

    key: str
    words: Words


def check_game(rules: GameRules, place: Place) -> None:
    """Raises RulebookError at the first fact that contradicts another."""
    for conflict in conflicts(rules):
        raise place.key(conflict.key).error(conflict.words.tr, conflict.words.en)


def conflicts(rules: GameRules) -> Iterator[Conflict]:
    yield from card_conflicts(rules) if rules.game in CARD_RACES else board_conflicts(rules)
    yield from warning_conflicts(rules)
    yield from pairing_conflicts(rules)
    yield from clock_conflicts(rules)
    if rules.points.win <= rules.points.loss or rules.points.win + rules.points.loss != 2 * rules.points.draw:
        yield Conflict(
            "points",
            Words(
                "galibiyet mağlubiyetten çok puan vermeli, beraberlik ikisinin ortası olmalı.",
                "a win must give more than a loss, and a draw the middle of both.",
            ),
        )


def card_conflicts(rules: GameRules) -> Iterator[Conflict]:
    board_only = Words("kart oyununda olmaz.", "a card race has none.")
    for key, value in (
        ("sets", rules.sets),
        ("count", rules.count),
        ("starter", rules.starter),
        ("clock", rules.clock),
    ):
        if value is not None:
            yield Conflict(key, board_only)
    cards = rules.cards
    if cards is None:
        yield Conflict("cards", Words("kart oyununda bu tablo gerekir.", "a card race needs this table."))
        return
    if cards.count < 1:
        yield Conflict("cards", Words("'count' en az 1 olmalı.", "'count' must be at least 1."))
    if cards.reserves and not cards.last_call:
        yield Conflict(
            "cards",
            Words(
                "yedek kart için 'last_call' gerekir: kart ancak o zaman geçersiz olur.",
                "'reserves' need a 'last_call': only then a card becomes void.",
            ),
        )
    if (cards.booklet is not None) != CARD_RACES[rules.game].booklet:
        yield Conflict(
            "cards",
            Words(
                "'booklet' yalnız ve her zaman şekilleri kitapçıktan sorulan oyunda olur.",
                "'booklet' belongs to the races whose figures stand in a booklet, and only to them.",
            ),
        )


def board_conflicts(rules: GameRules) -> Iterator[Conflict]:
    if rules.cards is not None:
        yield Conflict("cards", Words("yalnız kart oyunlarında olur.", "only card races have cards."))
    for key, value in (("sets", rules.sets), ("count", rules.count), ("starter", rules.starter)):
        if value is None:
            yield Conflict(key, Words("tahta oyununda bu tablo gerekir.", "a board game needs this table."))
    if rules.sets and (rules.sets.count % 2 == 0 or rules.sets.to_win != rules.sets.count // 2 + 1):
        yield Conflict(
            "sets",
            Words(
                "set sayısı tek olmalı, 'to_win' setlerin yarısını geçen en küçük sayı olmalı.",
                "the number of sets must be odd, and 'to_win' the smallest number above half of it.",
            ),
        )
    yield from count_conflicts(rules)


def count_conflicts(rules: GameRules) -> Iterator[Conflict]:
    if rules.count is None:
        return
    if (rules.count.total is not None) != (rules.count.counted in (Counted.STONES, Counted.DISCS)):
        yield Conflict(
            "count",
            Words(
                "'total' yalnız ve her zaman taş sayılan oyunda olur.",
                "'total' belongs to games that count stones or discs, and only to them.",
            ),
        )
    if (rules.score_sheet is not None) != (rules.count.counted is Counted.SHEET):
        yield Conflict(
            "score_sheet",
            Words(
                "yalnız ve her zaman puan cetveliyle sayılan oyunda olur.",
                "this belongs to games that are counted on a sheet, and only to them.",
            ),
        )


def warning_conflicts(rules: GameRules) -> Iterator[Conflict]:
    counting = [cause for cause in rules.causes if cause.counts]
    if rules.limit and not counting:
        yield Conflict("limit", Words("sınırı var ama uyarı nedeni yok.", "there is a limit but nothing to warn for."))
    if rules.limit and rules.limit.warnings < 1:
        yield Conflict("limit", Words("'warnings' en az 1 olmalı.", "'warnings' must be at least 1."))
    if counting and not rules.limit:
        yield Conflict("causes", Words("sayılan uyarılar için 'limit' gerekir.", "warnings that count need a 'limit'."))
    kinds = [(cause.breach, cause.article.reference) for cause in rules.causes]
    if len(set(kinds)) < len(kinds):
        yield Conflict("causes", Words("aynı neden iki kez yazılmış.", "the same cause is listed twice."))
    acts = [(act.act, act.article.reference) for act in rules.acts]
    if len(set(acts)) < len(acts):
        yield Conflict("acts", Words("aynı işlem iki kez yazılmış.", "the same act is listed twice."))
    warned = {cause.article for cause in rules.causes}
    for exemption in rules.exemptions:
        if not exemption.from_articles or not warned.issuperset(exemption.from_articles):
            yield Conflict(
                "exemptions",
                Words(
                    "muafiyet, uyarı verilebilen maddeleri saymalı.",
                    "an exemption must list articles under which warnings are given.",
                ),
            )


def pairing_conflicts(rules: GameRules) -> Iterator[Conflict]:
    if (rules.knockout_tie is not None) != (rules.format.format is Format.KNOCKOUT):
        yield Conflict(
            "knockout_tie",
            Words("yalnız ve her zaman eleme yönteminde olur.", "this belongs to knock-outs, and only to them."),
        )
    if (rules.order.by is StartingOrder.FIXTURE) != (rules.format.format is Format.FIXTURE):
        yield Conflict(
            "order", Words("fikstür sırası yalnız fikstürde olur.", "the fixture's order belongs to fixtures, only.")
        )


def clock_conflicts(rules: GameRules) -> Iterator[Conflict]:
    clock = rules.clock
    if clock is None:
        return
    if (clock.minutes is not None) != (clock.times_set_by is TimesSetBy.RULEBOOK) or clock.minutes == 0:
        yield Conflict(
            "clock",
            Words(
                "'minutes', süreyi kural kitabı belirliyorsa gerekir; yoksa olmaz.",
                "'minutes' is needed when the rulebook sets the times, and not allowed otherwise.",
            ),
        )
    full_store = clock.flag.flag is Flag.STORE_DRAWS
    counts_stones = rules.count is not None and rules.count.counted is Counted.STONES
    if (clock.flag.draws_from is not None) != full_store or (full_store and not counts_stones):
        yield Conflict(
            "clock",
            Words(
                "'draws_from' yalnız hazinedeki taşların sayıldığı süre kuralında olur.",
                "'draws_from' belongs to the flag rule that counts the stones in the store, and only to it.",
            ),
        )


def check_rulebook(event: EventRules, games: tuple[GameRules, ...], place: Place) -> None:
    """The programme fits the games, and no article occurs in two parts."""
    if not games:
        raise place.key("games").error("en az bir oyun olmalı.", "there must be at least one game.")
    programme = place.key("event").key("programme")
    if any(later.at <= earlier.at for earlier, later in pairwise(event.programme)):
        raise programme.error("saatler artan sırada olmalı.", "the times must ascend.")
    if len(set(event.categories)) < len(event.categories):
        raise programme.error("aynı kategori iki kez yazılmış.", "the same category is listed twice.")
    for category in event.categories:
        if category.game not in [rules.game for rules in games]:
            raise programme.error(
                f"{category.game!r} bu kural kitabında yok.", f"{category.game!r} is not in this rulebook."
            )
        if category.school not in [level.school for level in event.schools]:
            raise programme.error(
                f"{category.school.value!r} okul düzeyi 'schools' içinde yok.",
                f"the school level {category.school.value!r} is not in 'schools'.",
            )
    for level in event.schools:
        if not 1 <= level.first_grade <= level.last_grade:
            raise (
                place.key("event")
                .key("schools")
                .error("sınıflar 1'den başlar ve artan sıradadır.", "grades begin at 1 and ascend.")
            )
    for rules in games:
        for article in event.articles:
            if article.id.startswith(f"{rules.rulebook}.{rules.game}."):
                raise (
                    place.key("event")
                    .key("articles")
                    .error(
                        f"{article.id!r} {rules.game} bölümüne ait.",
                        f"{article.id!r} belongs to the part {rules.game}.",
                    )
                )
