"""`meydan fixture`: the fixture of a league by the Berger tables, or the check of one made by the board."""

import argparse
import json
from datetime import date
from typing import Any

from meydan.cli.commands import BAD_INPUT, Commands, complain, show
from meydan.cli.players import add_player_arguments, chosen_players, labelled, read_text
from meydan.games.errors import InvalidText
from meydan.games.words import Words
from meydan.tournament.fixture import Fixture, berger, double_berger
from meydan.tournament.fixture_check import flaws, read_fixture
from meydan.tournament.match_days import match_days

MOST_IN_A_LEAGUE = 200
FLAWS_SHOWN = 20
WEEKDAYS = {
    "tr": ("pzt", "sal", "çar", "per", "cum", "cmt", "paz"),
    "en": ("mon", "tue", "wed", "thu", "fri", "sat", "sun"),
}


def add_to(commands: Commands) -> None:
    say = commands.say
    parser = commands.add(
        "fixture",
        Words(
            "lig fikstürü yapar (Berger çizelgesi; ilk yazılan başlar)",
            "make the fixture of a league (Berger tables; the first-named starts)",
        ),
        run,
        (
            "meydan fixture 6",
            "meydan fixture --double Ali Ayşe Can Ece",
            "meydan fixture 8 --start 2026-10-03 --on cmt,paz --rest 2026-10-17",
            "meydan fixture 4 --check fikstur.txt",
        ),
    )
    add_player_arguments(commands, parser)
    parser.add_argument("--double", action="store_true", help=say(Words("çift devreli", "everybody meets twice")))
    parser.add_argument(
        "--start", metavar="YYYY-MM-DD", help=say(Words("ilk turun günü: turlara gün verilir", "day of round 1"))
    )
    parser.add_argument(
        "--on",
        metavar="DAYS",
        help=say(Words("oynanan günler: ", "days of play: ")) + ",".join(WEEKDAYS[commands.language]),
    )
    parser.add_argument(
        "--rest",
        action="append",
        default=[],
        metavar="YYYY-MM-DD",
        help=say(Words("oynanmayan gün (yinelenebilir)", "a day without play (can be repeated)")),
    )
    parser.add_argument(
        "--check",
        metavar="FILE",
        help=say(
            Words(
                "kurulun yaptığı fikstürü denetler; her satırda: tur başlayan rakip",
                "check a fixture made by the board; on each line: round, who starts, the other",
            )
        ),
    )
    parser.add_argument("--json", action="store_true", help=say(Words("JSON olarak", "as JSON")))


def run(given: argparse.Namespace) -> int:
    names = chosen_players(given)
    if len(names) > MOST_IN_A_LEAGUE:
        raise InvalidText(
            str(len(names)),
            Words(
                f"Lig en çok {MOST_IN_A_LEAGUE} oyuncuyla yapılır; {len(names)} oyuncu için İsviçre sistemi seçin.",
                f"A league takes at most {MOST_IN_A_LEAGUE} players; for {len(names)} choose a Swiss.",
            ),
        )
    if given.check is not None:
        return check(given, len(names))
    fixture = double_berger(len(names)) if given.double else berger(len(names))
    days = chosen_days(given, len(fixture.rounds))
    if given.json:
        show(json.dumps(as_data(fixture, names, days), ensure_ascii=False))
    else:
        show("\n".join(in_words(fixture, names, days, given.lang)))
    return 0


def check(given: argparse.Namespace, players: int) -> int:
    """Exit code 2 with every flaw on stderr, or 0 when there is none."""
    fixture = read_fixture(read_text(given.check), players, 2 if given.double else 1)
    found = flaws(fixture)
    for flaw in found[:FLAWS_SHOWN]:
        complain(flaw.words.in_language(given.lang))
    more = len(found) - FLAWS_SHOWN
    if more > 0:
        complain(Words(f"… ve {more} kusur daha.", f"… and {more} more.").in_language(given.lang))
    if found:
        return BAD_INPUT
    matches = sum(len(each.pairings) for each in fixture.rounds)
    show(
        Words(
            f"Fikstür doğru: {len(fixture.rounds)} tur, {matches} maç.",
            f"The fixture is right: {len(fixture.rounds)} rounds, {matches} matches.",
        ).in_language(given.lang)
    )
    return 0


def chosen_days(given: argparse.Namespace, rounds: int) -> tuple[date, ...]:
    if given.start is None:
        return ()
    weekdays = range(7) if given.on is None else [weekday(name, given.lang) for name in given.on.split(",")]
    return match_days(rounds, read_date(given.start), weekdays, [read_date(day) for day in given.rest])


def read_date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise InvalidText(
            text,
            Words(f"{text!r} tarih değil; 2026-10-03 gibi yazın.", f"{text!r} is not a date; write it as 2026-10-03."),
        ) from None


def weekday(name: str, language: str) -> int:
    for days in (WEEKDAYS[language], *WEEKDAYS.values()):
        if name.strip() in days:
            return days.index(name.strip())
    raise InvalidText(
        name,
        Words(
            f"{name!r} gün değil; olabilecekler: {', '.join(WEEKDAYS['tr'])}.",
            f"{name!r} is not a day; choose among {', '.join(WEEKDAYS['en'])}.",
        ),
    )


def as_data(fixture: Fixture, names: tuple[str, ...], days: tuple[date, ...]) -> dict[str, Any]:
    return {
        "players": [{"number": number, "name": name} for number, name in enumerate(names, 1)],
        "cycles": fixture.cycles,
        "rounds": [
            {
                "round": each.number,
                "day": days[each.number - 1].isoformat() if days else None,
                "pairings": [list(pairing) for pairing in each.pairings],
                "rests": list(each.rests(fixture.players)),
            }
            for each in fixture.rounds
        ],
    }


def in_words(fixture: Fixture, names: tuple[str, ...], days: tuple[date, ...], language: str) -> list[str]:
    lines = []
    for each in fixture.rounds:
        day = f"  {days[each.number - 1].strftime('%d.%m.%Y')}" if days else ""
        lines.append(Words(f"{each.number}. tur{day}", f"Round {each.number}{day}").in_language(language))
        for first, second in each.pairings:
            lines.append(f"  {labelled(first, names)} – {labelled(second, names)}")
        for player in each.rests(fixture.players):
            rests = Words("dinlenir", "rests").in_language(language)
            lines.append(f"  {labelled(player, names)} ({rests})")
    return lines
