"""The facts of a game as short lines for people, each with its article."""

from collections.abc import Iterator
from dataclasses import dataclass

from meydan.games.words import Words
from meydan.rulebooks.articles import Citation
from meydan.rulebooks.card_facts import CardsRule
from meydan.rulebooks.facts import ClockRule, Counted, CountRule, SetsRule
from meydan.rulebooks.model import GameRules
from meydan.rulebooks.terms import (
    CONDITION_WORDS,
    COUNTED_WORDS,
    FLAG_WORDS,
    FORMAT_WORDS,
    LEVEL_WORDS,
    ORDER_WORDS,
    PRESS_WORDS,
    STARTER_WORDS,
    TIE_WORDS,
    TIMES_WORDS,
)


@dataclass(frozen=True, slots=True)
class Fact:
    """A line such as "Sets: best of three [article e]". `settled`: the rulebook leaves it open."""

    name: Words
    value: Words
    article: Citation | None
    settled: bool = False


def game_facts(rules: GameRules) -> tuple[Fact, ...]:
    return tuple(facts(rules))


def facts(rules: GameRules) -> Iterator[Fact]:
    name = Words("Eşlendirme", "Format")
    yield Fact(name, FORMAT_WORDS[rules.format.format], rules.format.article, rules.format.settled)
    if rules.knockout_tie:
        tie = rules.knockout_tie
        yield Fact(Words("Elemede beraberlik", "Drawn knock-out"), TIE_WORDS[tie.settlement], tie.article, tie.settled)
    order = rules.order
    yield Fact(Words("Başlangıç sırası", "Starting order"), ORDER_WORDS[order.by], order.article, order.settled)
    if rules.starter:
        starter = rules.starter
        yield Fact(Words("Başlayan", "Who starts"), STARTER_WORDS[starter.by], starter.article, starter.settled)
    if rules.sets:
        yield from sets_facts(rules.sets)
    if rules.count:
        yield count_fact(rules.count)
    if rules.cards:
        yield from cards_facts(rules.cards)
    points = rules.points
    tr, en = ([half_points(halves, comma) for halves in (points.win, points.draw, points.loss)] for comma in (",", "."))
    yield Fact(
        Words("Puan", "Points"),
        Words(f"galibiyet {tr[0]}, beraberlik {tr[1]}, mağlubiyet {tr[2]}", f"win {en[0]}, draw {en[1]}, loss {en[2]}"),
        points.article,
        points.settled,
    )
    yield from warning_facts(rules)
    if rules.clock:
        yield from clock_facts(rules.clock)
    for option, value in rules.options:
        yield Fact(Words("Seçenek", "Option"), Words(f"{option}: {value}", f"{option}: {value}"), None)


def half_points(halves: int, comma: str) -> str:
    return f"{halves // 2}{comma}5" if halves % 2 else str(halves // 2)


def sets_facts(sets: SetsRule) -> Iterator[Fact]:
    single = Words("tek set", "one set")
    several = Words(
        f"{sets.count} set; {sets.to_win} seti alan kazanır ve maç biter",
        f"{sets.count} sets; who wins {sets.to_win} has won, and the match stops",
    )
    yield Fact(Words("Setler", "Sets"), single if sets.count == 1 else several, sets.article, sets.settled)
    if sets.count > 1:
        alternating = Words("1. sete başlayan belli, sonra sırayla", "as named in set 1, then alternating")
        article = sets.alternation or sets.article
        yield Fact(Words("Setlere başlama", "Starting the sets"), alternating, article, sets.alternation is None)


def count_fact(count: CountRule) -> Fact:
    words = COUNTED_WORDS[count.counted]
    if count.counted is Counted.STONES:
        words = Words(f"{words.tr}; toplam {count.total}", f"{words.en}; {count.total} together")
    if count.counted is Counted.DISCS:
        words = Words(f"{words.tr}; toplam en çok {count.total}", f"{words.en}; at most {count.total} together")
    return Fact(Words("Set sonu", "End of a set"), words, count.article)


def cards_facts(cards: CardsRule) -> Iterator[Fact]:
    name = Words("Kartlar", "Cards")
    yield Fact(name, Words(f"turda {cards.count} kart", f"{cards.count} cards a round"), cards.article)
    if cards.booklet:
        booklet = cards.booklet
        tr, en = f"kitapçığın en çok {booklet.last_page}. sayfası", f"booklet pages up to {booklet.last_page}"
        if booklet.other_figures_from:
            level = LEVEL_WORDS[booklet.other_figures_from]
            tr, en = f"{tr}; kitapçık dışından: {level.tr}", f"{en}; figures from outside it: {level.en}"
        yield Fact(Words("Şekiller", "Figures"), Words(tr, en), booklet.article)
    if cards.reserves:
        reserves = Words("geçersiz kartın yerine yedek sorulur", "a reserve takes the place of a void card")
    else:
        reserves = Words("yedek kart yok", "no reserve cards")
    yield Fact(Words("Yedek", "Reserves"), reserves, cards.reserves)
    yield Fact(Words("Süre", "Time"), Words("süre sınırı konabilir", "a time limit may be set"), cards.time_limit)
    if cards.last_call:
        seconds = cards.last_call.seconds
        yield Fact(
            Words("Son uyarı süresi", "Last call"),
            Words(f"son {seconds} saniye duyurulur", f"the last {seconds} seconds are announced"),
            cards.last_call.article,
        )


def warning_facts(rules: GameRules) -> Iterator[Fact]:
    name = Words("Uyarı", "Warning")
    if rules.limit:
        number = rules.limit.warnings
        words = Words(f"{number}. uyarı turu kaybettirir", f"warning number {number} loses the round")
        yield Fact(Words("Uyarı sınırı", "Warning limit"), words, rules.limit.article)
    else:
        none = Words("kural kitabında sınır yok", "the rulebook sets none")
        yield Fact(Words("Uyarı sınırı", "Warning limit"), none, None)
    for cause in rules.causes:
        tr, en = cause.breach.words.tr, cause.breach.words.en
        if cause.reported:
            tr, en = f"{tr} (rakip bildirirse)", f"{en} (if the opponent reports it)"
        if not cause.counts:
            tr, en = f"{tr} (sınıra sayılmaz)", f"{en} (outside the limit)"
        yield Fact(name, Words(tr, en), cause.article)
    for exemption in rules.exemptions:
        who = CONDITION_WORDS[exemption.condition]
        tr = ", ".join(one.label.tr for one in exemption.from_articles)
        en = ", ".join(one.label.en for one in exemption.from_articles)
        yield Fact(Words("Muaf", "Exempt"), Words(f"{who.tr}: {tr}", f"{who.en}: {en}"), exemption.article)
    for act in rules.acts:
        yield Fact(Words("Hakem", "Referee"), act.act.words, act.article)
    if rules.score_sheet:
        signed = Words("puan cetveli gösterilir ve imzalanır", "the score sheet is shown and signed")
        yield Fact(Words("Hakem", "Referee"), signed, rules.score_sheet)


def clock_facts(clock: ClockRule) -> Iterator[Fact]:
    times = TIMES_WORDS[clock.times_set_by]
    if clock.always:
        used = Words("süre her zaman sınırlıdır", "time is always limited")
    else:
        used = Words("kullanılabilir", "may be used")
    tr, en = f"{used.tr}; {times.tr}", f"{used.en}; {times.en}"
    if clock.minutes is not None:
        tr, en = f"{tr}: oyuncu başına {clock.minutes} dakika", f"{en}: {clock.minutes} minutes each"
    yield Fact(Words("Saat", "Clock"), Words(tr, en), clock.article)
    flag = clock.flag
    words = FLAG_WORDS[flag.flag]
    stones = flag.draws_from
    shown = Words(words.tr.format(stones=stones), words.en.format(stones=stones))
    yield Fact(Words("Süre bitince", "Flag fall"), shown, flag.article, flag.settled)
    if clock.press:
        for meaning in clock.press.means:
            yield Fact(Words("Saate basma", "Press"), PRESS_WORDS[meaning], clock.press.article)
