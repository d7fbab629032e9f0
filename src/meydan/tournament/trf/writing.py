"""From a file's value to its text, in the dialect it came in."""

from collections.abc import Iterator

from meydan.tournament.crosstable import Colour, Contestant, CrossTable, Encounter, PointSystem, Result
from meydan.tournament.trf.file import Dialect, LaterBye, PlayerDetails, Prohibition, TrfFile
from meydan.tournament.trf.line import MOST_ROUNDS

ABSENT = Encounter(None, None, Result.ABSENT)


def write(file: TrfFile) -> str:
    """The text of the file, lines ended by a line feed; reading it again gives an equal value."""
    settings = _trf26_settings if file.dialect is Dialect.TRF26 else _letter_settings
    lines = (*file.head, *settings(file), *_adjustments(file.table), *_players(file), *file.tail)
    return "".join(f"{line}\n" for line in lines)


def points_text(halves: int) -> str:
    sign = "-" if halves < 0 else ""
    return f"{sign}{abs(halves) // 2}.{5 if halves % 2 else 0}"


def _letter_settings(file: TrfFile) -> Iterator[str]:
    table = file.table
    yield from _rounds("XXR", table)
    yield "XXC white1" if table.first_colour is Colour.WHITE else "XXC black1"
    yield from _letter_points(table.points)
    for prohibition in _prohibitions(file):
        if (prohibition.first_round, prohibition.last_round) == (1, MOST_ROUNDS):
            yield "XXP " + " ".join(map(str, prohibition.numbers))
        else:
            yield _line_260(prohibition)
    for number, virtual in sorted(table.virtual_points.items()):
        yield f"XXA {number:4} " + " ".join(f"{points_text(halves):>4}" for halves in virtual)
    yield from _byes(file.later_byes)


def _trf26_settings(file: TrfFile) -> Iterator[str]:
    table = file.table
    yield from _rounds("142", table)
    yield "152 W" if table.first_colour is Colour.WHITE else "152 B"
    yield from _line_162(table.points)
    next_round = table.played_rounds + 1
    coming = [LaterBye(next_round, number, result) for number, result in sorted(table.not_in_next.items())]
    yield from _byes((*coming, *file.later_byes))
    yield from _accelerations(table)
    yield from map(_line_260, _prohibitions(file))


def _rounds(code: str, table: CrossTable) -> Iterator[str]:
    if table.rounds:  # none when the file read neither said nor showed any
        yield f"{code} {table.rounds}"


def _letter_points(points: PointSystem) -> Iterator[str]:
    if points == PointSystem():
        return
    values = {
        "BBW": points.win,
        "BBD": points.draw,
        "BBL": points.loss,
        "BBZ": points.absent,
        "BBF": points.forfeit_loss,
        "BBU": points.pairing_bye,
    }
    yield from (f"{code} {points_text(halves):>4}" for code, halves in values.items())
    yield from _narrow_points(points)


def _line_162(points: PointSystem) -> Iterator[str]:
    if points == PointSystem():
        return
    values = {"W": points.win, "D": points.draw, "L": points.loss, "A": points.absent, "P": points.pairing_bye}
    yield "162  " + "    ".join(f"{symbol}{points_text(halves):>4}" for symbol, halves in values.items())
    if points.forfeit_loss != points.absent:
        yield f"299 -{'':8}{points_text(points.forfeit_loss):>4}"
    yield from _narrow_points(points)


def _narrow_points(points: PointSystem) -> Iterator[str]:
    """Values that the wide codes cannot tell apart."""
    values = (
        ("F", points.full_bye, points.win),
        ("+", points.forfeit_win, points.win),
        ("H", points.half_bye, points.draw),
    )
    for letter, halves, usual in values:
        if halves != usual:
            yield f"299 {letter}{'':8}{points_text(halves):>4}"


def _prohibitions(file: TrfFile) -> Iterator[Prohibition]:
    """Those of the file, and pairs that only the table forbids, for all rounds."""
    yield from file.prohibitions
    next_round = file.table.played_rounds + 1
    known = {pair for one in file.prohibitions if one.in_force(next_round) for pair in one.pairs}
    for pair in sorted(map(sorted, file.table.forbidden - known)):
        yield Prohibition(1, MOST_ROUNDS, tuple(pair))


def _line_260(prohibition: Prohibition) -> str:
    numbers = " ".join(f"{number:4}" for number in prohibition.numbers)
    return f"260 {prohibition.first_round:03} {prohibition.last_round:03} {numbers}"


def _byes(byes: tuple[LaterBye, ...]) -> Iterator[str]:
    groups: dict[tuple[int, Result], list[int]] = {}
    for bye in byes:
        groups.setdefault((bye.round_number, bye.result), []).append(bye.number)
    for (round_number, result), numbers in groups.items():
        yield f"240 {result.value} {round_number:03} " + " ".join(f"{number:4}" for number in sorted(numbers))


def _accelerations(table: CrossTable) -> Iterator[str]:
    """250: one line for neighbouring players with equal points in neighbouring rounds."""
    numbers = [contestant.number for contestant in table.contestants if contestant.number in table.virtual_points]
    for run in _runs_of_equal(numbers, table):
        virtual = table.virtual_points[run[0]]
        start = 0
        while start < len(virtual):
            stop = start
            while stop < len(virtual) and virtual[stop] == virtual[start]:
                stop += 1
            if virtual[start]:
                points = points_text(virtual[start]).rjust(4, "0")
                yield f"250      {points} {start + 1:03} {stop:03} {run[0]:04} {run[-1]:04}"
            start = stop


def _runs_of_equal(numbers: list[int], table: CrossTable) -> Iterator[list[int]]:
    run: list[int] = []
    for number in numbers:
        if run and (number != run[-1] + 1 or table.virtual_points[number] != table.virtual_points[run[0]]):
            yield run
            run = []
        run.append(number)
    if run:
        yield run


def _adjustments(table: CrossTable) -> Iterator[str]:
    for number, by_round in sorted(table.adjustments.items()):
        for round_number, halves in enumerate(by_round):
            if halves:
                yield f"299 {'':8}{points_text(halves):>5}  {round_number:03} {number:4}"


def _players(file: TrfFile) -> Iterator[str]:
    table = file.table
    for contestant in table.contestants:
        details = file.details.get(contestant.number, PlayerDetails())
        encounters = list(contestant.encounters)
        missing = table.not_in_next.get(contestant.number)
        if missing is not None and file.dialect is Dialect.LETTERS:
            encounters += [ABSENT] * (table.played_rounds - len(encounters)) + [Encounter(None, None, missing)]
        yield _player(contestant, details, points_text(table.score(contestant)), encounters)


def _player(contestant: Contestant, details: PlayerDetails, points: str, encounters: list[Encounter]) -> str:
    name = " ".join(contestant.name.split())[:33]
    rating = contestant.rating or ""
    person = (
        f"001 {contestant.number:4} {details.sex:1.1}{details.title:>3.3} {name:<33} {rating:>4} "
        f"{details.federation:>3.3} {details.identity:>11.11} {details.birth:<10.10}"
    )
    return (f"{person} {points:>4} {details.rank or '':>4}" + "".join(map(_block, encounters))).rstrip()


def _block(encounter: Encounter) -> str:
    opponent = "0000" if encounter.opponent is None else f"{encounter.opponent:4}"
    colour = "-" if encounter.colour is None else encounter.colour.value
    return f"  {opponent} {colour} {encounter.result.value}"
