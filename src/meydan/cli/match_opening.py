"""Opening a match at the terminal: from options, or by questions."""

import argparse
from dataclasses import replace

from meydan.cli.match_fields import number
from meydan.cli.terminal import Terminal
from meydan.games.errors import InvalidText
from meydan.games.notation import quoted
from meydan.games.words import Words
from meydan.match import ClockSettings, Opened, Person, Player
from meydan.rulebooks import GameRules
from meydan.rulebooks.card_facts import Level
from meydan.rulebooks.facts import Condition

IMPAIRED = {"": (), "1": (Player.FIRST,), "2": (Player.SECOND,), "12": (Player.FIRST, Player.SECOND)}


def opening_from_options(given: argparse.Namespace) -> Opened:
    """What the options say of the match; names that were not given are empty."""
    return Opened(
        first=person(given.first or "", "first" in given.visually_impaired),
        second=person(given.second or "", "second" in given.visually_impaired),
        knockout=given.knockout,
        clock=read_clock(given.clock) if given.clock else None,
        cards=tuple(given.cards.split()),
        reserves=tuple(given.reserves.split()),
        card_ms=number(given.card_seconds) * 1000 if given.card_seconds else None,
        level=Level(given.level),
    )


def person(name: str, impaired: bool) -> Person:
    return Person(name, (Condition.VISUALLY_IMPAIRED,) if impaired else ())


def ask_opening(rules: GameRules, now: Opened, terminal: Terminal) -> Opened:
    """Everything that this game needs, asked in turn; Enter keeps what stands `now`."""
    names = [
        ask_name(terminal, question, now.name(player))
        for player, question in (
            (Player.FIRST, Words("Birinci oyuncu (ilk sete başlar)", "First player (starts set 1)")),
            (Player.SECOND, Words("İkinci oyuncu", "Second player")),
        )
    ]
    impaired = ask_impaired(rules, now, terminal)
    people = [person(name, player in impaired) for name, player in zip(names, Player, strict=True)]
    opened = replace(now, first=people[0], second=people[1])
    if rules.clock:
        opened = replace(opened, clock=ask_clock(rules, now, terminal))
    if rules.cards:
        count = rules.cards.count
        cards = terminal.ask(
            Words(f"{count} kart, boşlukla", f"{count} cards, separated by spaces"), " ".join(now.cards)
        )
        opened = replace(opened, cards=tuple(cards.split()))
    if rules.cards and rules.cards.reserves:
        reserves = terminal.ask(
            Words("Yedek kartlar (boş: yok)", "Reserve cards (blank: none)"), " ".join(now.reserves)
        )
        opened = replace(opened, reserves=tuple(reserves.split()))
    return opened


def ask_name(terminal: Terminal, question: Words, now: str) -> str:
    name = terminal.ask(question, now)
    while not name:
        terminal.say(Words("Bir ad gerekli.", "A name is needed."))
        name = terminal.ask(question)
    return name


def ask_impaired(rules: GameRules, now: Opened, terminal: Terminal) -> tuple[Player, ...]:
    """Asked only where the rulebook exempts somebody from something."""
    stands = tuple(player for player in Player if now.person(player).conditions)
    if not rules.exemptions:
        return stands
    written = next(text for text, players in IMPAIRED.items() if players == stands)
    question = Words("Görme engelli: 1, 2, 12 (boş: yok)", "Visually impaired: 1, 2, 12 (blank: nobody)")
    answer = terminal.ask(question, written)
    while answer not in IMPAIRED:
        terminal.say(Words("1, 2 ya da 12 yazın; yoksa boş bırakın.", "Write 1, 2 or 12, or nothing."))
        answer = terminal.ask(question, written)
    return IMPAIRED[answer]


def ask_clock(rules: GameRules, now: Opened, terminal: Terminal) -> ClockSettings | None:
    fixed = rules.clock.minutes if rules.clock else None
    form = Words(
        f"{fixed} yazın" if fixed else "dakika ya da dakika+ek saniye", f"write {fixed}" if fixed else "15 or 15+5"
    )
    question = Words(f"Oyuncu başına süre: {form.tr} (boş: saatsiz)", f"Time for each player: {form.en} (blank: none)")
    while True:
        answer = terminal.ask(question, written_clock(now.clock))
        if not answer:
            return None
        try:
            return read_clock(answer)
        except InvalidText as invalid:
            terminal.refuse(invalid)


def read_clock(text: str) -> ClockSettings:
    """`15` is fifteen minutes for each player, `15+5` adds five seconds after every move."""
    minutes, plus, increment = text.partition("+")
    try:
        return ClockSettings(number(minutes) * 60_000, number(increment) * 1000 if plus else 0)
    except InvalidText:
        raise InvalidText(
            text,
            Words(
                f"{quoted(text)} bir süre değil; '15' (dakika) ya da '15+5' (ek saniye) yazın.",
                f"{quoted(text)} is not a time; write '15' (minutes) or '15+5' (seconds added).",
            ),
        ) from None


def written_clock(clock: ClockSettings | None) -> str:
    if clock is None:
        return ""
    added = f"+{clock.increment_ms // 1000}" if clock.increment_ms else ""
    return f"{clock.total_ms // 60_000}{added}"
