"""`meydan pair`: the next round of a tournament by the Dutch system, with the reasons on request."""

import argparse
from collections.abc import Iterator

from meydan.cli.commands import Commands, complain, show
from meydan.cli.report_file import read_report
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.tournament.crosstable import CrossTable
from meydan.tournament.swiss import Impossible, Pairing, explain, pair

NO_PAIRING = 1
IMPOSSIBLE = "IMPOSSIBLE"


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "pair",
        Words("bir sonraki turu İsviçre sistemiyle eşlendirir", "pair the next round by the Swiss system"),
        run,
        ("meydan pair FILE.trf", "meydan pair FILE.trf --explain"),
    )
    parser.add_argument("file", metavar="FILE.trf", help=commands.say(Words("TRF dosyası", "the TRF file")))
    parser.add_argument(
        "--explain",
        action="store_true",
        help=commands.say(Words("her eşleşmenin nedenini yazar", "say why each pair is what it is")),
    )


def run(given: argparse.Namespace) -> int:
    table = read_report(given.file).table
    refuse_finished(table)
    pairing = pair(table)
    if isinstance(pairing, Impossible):
        show(IMPOSSIBLE)
        complain(f"{IMPOSSIBLE}: {pairing.reason.in_language(given.lang)}")
        return NO_PAIRING
    lines = explained(table, pairing, given.lang) if given.explain else listed(pairing)
    show("\n".join((str(count(pairing)), *lines)))
    return 0


def refuse_finished(table: CrossTable) -> None:
    """The last round is paired by rules of its own, so the number of rounds must be known."""
    rounds, played = table.rounds, table.played_rounds
    if played < rounds:
        return
    raise Refusal(
        Words(
            f"Dosyaya göre turnuva {rounds} tur ve {played} tur oynanmış; eşlendirilecek tur yok. Daha tur varsa "
            f"dosyaya tur sayısını yazın (örneğin 'XXR {played + 1}').",
            f"By the file the tournament has {rounds} rounds and {played} have been played; there is none to pair. If "
            f"there are more, write their number into the file ('XXR {played + 1}', say).",
        )
    )


def count(pairing: Pairing) -> int:
    return len(pairing.boards) + (pairing.bye is not None)


def listed(pairing: Pairing) -> Iterator[str]:
    """`white black` by starting number, board by board; the bye is `n 0`."""
    for white, black in pairing.boards:
        yield f"{white} {black}"
    if pairing.bye is not None:
        yield f"{pairing.bye} 0"


def explained(table: CrossTable, pairing: Pairing, language: str) -> Iterator[str]:
    """The same lines, each with its reasons indented below it."""
    for line, reason in zip(listed(pairing), explain(table, pairing), strict=True):
        yield line
        for sentence in reason.sentences:
            yield f"  {sentence.in_language(language)}"
