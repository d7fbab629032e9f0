"""`meydan analyse`: the exact value of every move. So far for Mangala, which is solved."""

import argparse
import json

from meydan.cli.chosen_game import add_game_arguments, add_position_arguments, chosen_position
from meydan.cli.commands import BAD_INPUT, Commands, complain, show
from meydan.cli.waiting import Waiting
from meydan.engine.mangala.analysis import Analysis, analyse
from meydan.games.errors import InvalidText, Refusal
from meydan.games.line import BrokenLine, play_line
from meydan.games.mangala import Mangala
from meydan.games.words import Words

TABLE_SIZES = range(1, 29)
TABLE = Words("Bitiş tablosu kuruluyor", "Building the endgame table")


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "analyse",
        Words(
            "bir konumun kesin değeri: en iyi oyunla set sonunda sırası gelenin taşları eksi rakibininkiler, "
            "hazineler dahil (şimdilik yalnız mangala)",
            "the exact value of a position: with best play, the final stones of the side to move minus the opponent's, "
            "stores included (mangala only so far)",
        ),
        run,
        (
            "meydan analyse mangala --json",
            'meydan analyse mangala --position "0.0.3.0.1.2/18 1.0.0.4.0.0/19 second"',
        ),
    )
    add_game_arguments(commands, parser)
    add_position_arguments(commands, parser)
    add_table_argument(commands, parser)
    parser.add_argument("--json", action="store_true", help=commands.say(Words("JSON olarak", "as JSON")))


def add_table_argument(commands: Commands, parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--table",
        metavar="N",
        help=commands.say(
            Words(
                "bitiş tablosu en çok N taş için (24: 1,25 GB; verilmezse makineye göre). İlk kullanımda kurulur, "
                "önbellek klasöründe saklanır (MEYDAN_CACHE)",
                "endgame table of up to N stones (24: 1.25 GB; by default what fits the machine). Built on first use "
                "and kept in the cache folder (MEYDAN_CACHE)",
            )
        ),
    )


def run(given: argparse.Namespace) -> int:
    chosen, start = chosen_position(given)
    try:
        position = play_line(chosen.game, start, given.moves)[-1]
    except BrokenLine as broken:
        complain(f"meydan: {chosen.refusal(broken, given.lang)}")
        return BAD_INPUT
    if not isinstance(position, Mangala):
        raise Refusal(only_mangala(given.game))
    found = analyse(
        position,
        read_table(given.table),
        Waiting(TABLE, given.lang).progress,
        lambda words: complain(words.in_language(given.lang)),
    )
    show(json.dumps(as_data(found)) if given.json else in_words(found, given.lang))
    return 0


def only_mangala(name: str) -> Words:
    return Words(
        f"Kesin çözüm yalnızca mangala için var, {name} için yok.",
        f"Only mangala is solved exactly, not {name}.",
    )


def read_table(text: str | None) -> int | None:
    if text is None:
        return None
    if text.isascii() and text.isdigit() and len(text) <= 2 and int(text) in TABLE_SIZES:
        return int(text)
    first, last = TABLE_SIZES[0], TABLE_SIZES[-1]
    raise InvalidText(
        text,
        Words(
            f"--table {first} ile {last} arasında bir taş sayısı olmalı, {text!r} değil.",
            f"--table must be a number of stones from {first} to {last}, not {text!r}.",
        ),
    )


def as_data(found: Analysis) -> dict[str, object]:
    return {
        "margin": found.margin,
        "best": list(found.best),
        "exact": found.exact,
        "moves": {str(pit): margin for pit, margin in found.moves.items()},
    }


def in_words(found: Analysis, language: str) -> str:
    head = Words(f"Fark: {found.margin:+d}", f"Margin: {found.margin:+d}").in_language(language)
    return "\n".join((head, *move_lines(found)))


def move_lines(found: Analysis) -> list[str]:
    return [f"  {pit}: {margin:+d}{' *' if pit in found.best else ''}" for pit, margin in found.moves.items()]
