"""Mangala is solved: `meydan analyse mangala` gives the exact value of every move."""

import argparse
import json

from meydan.cli.commands import Commands, complain, show
from meydan.cli.waiting import Waiting
from meydan.engine.mangala.analysis import Analysis, analyse
from meydan.games.errors import InvalidText
from meydan.games.mangala import Mangala
from meydan.games.words import Words

TABLE_SIZES = range(1, 29)
TABLE = Words("Bitiş tablosu kuruluyor", "Building the endgame table")


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


def exactly(position: Mangala, given: argparse.Namespace) -> int:
    """By the book, the endgame table and the solver; the margin is the mover's final stones minus the opponent's."""
    found = analyse(
        position,
        read_table(given.table),
        Waiting(TABLE, given.lang).progress,
        lambda words: complain(words.in_language(given.lang)),
    )
    show(json.dumps(as_data(found)) if given.json else in_words(found, given.lang))
    return 0


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
