"""`meydan standings`: the places after the rounds so far, with the tie-breaks and their sums."""

import argparse
from collections.abc import Iterator, Sequence

from meydan.cli.commands import Commands, show
from meydan.cli.report_file import read_report
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.tournament.standings import HOUSE_ORDER, Pairings, Standing, Standings, Sum, standings
from meydan.tournament.trf import TrfFile


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "standings",
        Words("puan durumunu ve eşitlik bozmaları gösterir", "show the standings and tie-breaks"),
        run,
        ("meydan standings FILE.trf", 'meydan standings FILE.trf --order "BH/C1,BH,SB,WIN,BPG" --tsv'),
    )
    parser.add_argument("file", metavar="FILE.trf", help=commands.say(Words("TRF dosyası", "the TRF file")))
    parser.add_argument(
        "--order",
        help=commands.say(
            Words(
                f"eşitlik bozmalar, sırasıyla (yoksa dosyadaki, o da yoksa {HOUSE_ORDER})",
                f"the tie-breaks in order (else the file's own, else {HOUSE_ORDER})",
            )
        ),
    )
    parser.add_argument("--tsv", action="store_true", help=commands.say(Words("sekmeyle ayrılmış", "tab-separated")))
    parser.add_argument(
        "--explain",
        metavar="NUMBER",
        type=int,
        help=commands.say(
            Words("bu başlangıç numarasının toplamlarını gösterir", "show how this starting number's values add up")
        ),
    )


def run(given: argparse.Namespace) -> int:
    file = read_report(given.file)
    ranked = ranked_by(file, given.order)
    if given.explain is not None:
        lines = explained(ranked, given.explain, given.lang)
    else:
        lines = tab_separated(ranked) if given.tsv else as_table(ranked, given.lang)
    show("\n".join(lines))
    return 0


def ranked_by(file: TrfFile, order: str | None) -> Standings:
    pairings = Pairings.FIXTURE if file.is_round_robin else Pairings.SWISS
    asked = ",".join(file.tie_breaks) if order is None else order
    return standings(file.table, asked or HOUSE_ORDER, pairings=pairings)


def tab_separated(ranked: Standings) -> Iterator[str]:
    """One line a player in the order of the starting numbers."""
    yield "\t".join(("id", *(code.text for code in ranked.codes), "rank"))
    for line in sorted(ranked.lines, key=lambda line: line.number):
        yield "\t".join((str(line.number), *(value.text for value in line.values), str(line.place)))


def as_table(ranked: Standings, language: str) -> Iterator[str]:
    place, number, name = Words("Sıra", "Rank"), Words("No", "No"), Words("Ad", "Name")
    head = [words.in_language(language) for words in (place, number, name)]
    rows = [[str(line.place), str(line.number), line.name, *map(shown, line.values)] for line in ranked.lines]
    return aligned([[*head, *(code.text for code in ranked.codes)], *rows])


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Columns under one another: numbers to the right, the name (third column) to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (
            cell.ljust(width) if at == 2 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join(cells).rstrip()


def shown(value: Sum) -> str:
    return "–" if value.amount is None else value.text


def explained(ranked: Standings, number: int, language: str) -> Iterator[str]:
    line = ranked.of(number)
    if line is None:
        raise Refusal(
            Words(
                f"{number} numaralı oyuncu dosyada yok.",
                f"there is no player number {number} in the file.",
            )
        )
    return _sums(ranked, line, language)


def _sums(ranked: Standings, line: Standing, language: str) -> Iterator[str]:
    place = Words(f"{line.place}. sıra", f"rank {line.place}").in_language(language)
    yield f"{line.number} {line.name} · {place}"
    for code, value in zip(ranked.codes, line.values, strict=True):
        yield ""
        yield f"{code.text} = {shown(value)}   {code.kind.words.in_language(language)}"
        for term in value.terms:
            where = Words(f"{term.round_number}. tur", f"round {term.round_number}").in_language(language)
            against = f"– {term.opponent}" if term.opponent else ""
            reason = term.reason.value.in_language(language)
            cut = f" · {term.cut.value.in_language(language)}" if term.cut else ""
            amount = f"({value.text_of(term)})" if term.cut else value.text_of(term)
            yield f"  {where if term.round_number else '':9} {against:7} {amount:>18}   {reason}{cut}"
