"""From the bytes of a report file to its value; whatever does not add up is refused with its place."""

from collections.abc import Mapping

from meydan.games.words import Words
from meydan.tournament.crosstable import Contestant, CrossTable, PointSystem
from meydan.tournament.trf.acceleration import VirtualPoints, baku_virtual_points, stated_virtual_points
from meydan.tournament.trf.adjusting import adjustments_by_player
from meydan.tournament.trf.consistency import check_encounters, check_known, check_numbers, check_points
from meydan.tournament.trf.errors import TrfError
from meydan.tournament.trf.file import TrfFile
from meydan.tournament.trf.first_colour import inferred_first_colour
from meydan.tournament.trf.history import History, history_of
from meydan.tournament.trf.line import Line, decoded, lines_of
from meydan.tournament.trf.player_line import PlayerLine, read_player
from meydan.tournament.trf.settings import Settings

PLAYER = "001"
TOURNAMENT_TYPE = "192"


def read(data: bytes) -> TrfFile:
    """Read a report file: TRF16, TRF26 or with letter codes, in UTF-8 or Windows-1254, with any line ends."""
    settings = Settings()
    player_lines: list[PlayerLine] = []
    head: list[Line] = []
    tail: list[Line] = []
    for line in lines_of(decoded(data)):
        if line.code == PLAYER:
            player_lines.append(read_player(line))
        elif not settings.read(line):
            (tail if player_lines else head).append(line)
    if not player_lines:
        raise TrfError(0, 0, Words("dosyada oyuncu (001 satırı) yok.", "the file has no player (no 001 line)."))
    players = check_numbers(sorted(player_lines, key=lambda player: player.number))
    check_encounters(players)
    _check_numbers_in_settings(settings, players)
    history = history_of(players, settings.byes)
    return TrfFile(
        table=_table(settings, players, history, baku=any(map(_names_baku, (*head, *tail)))),
        details={number: player.details for number, player in players.items()},
        prohibitions=tuple(prohibition for _, prohibition in settings.prohibitions),
        later_byes=history.later_byes,
        head=tuple(line.text for line in head),
        tail=tuple(line.text for line in tail),
        dialect=settings.dialect,
    )


def _names_baku(line: Line) -> bool:
    return line.code == TOURNAMENT_TYPE and line.text.strip().upper().endswith("_BAKU")


def _check_numbers_in_settings(settings: Settings, players: Mapping[int, PlayerLine]) -> None:
    for line, prohibition in settings.prohibitions:
        check_known(line, prohibition.numbers, players)
    for bye in settings.byes:
        check_known(bye.line, bye.numbers, players)
    for acceleration in settings.accelerations:
        check_known(acceleration.line, acceleration.numbers, players)
    for adjustment in settings.adjustments:
        check_known(adjustment.line, adjustment.numbers, players)


def _table(settings: Settings, players: Mapping[int, PlayerLine], history: History, *, baku: bool) -> CrossTable:
    points = settings.points.system()
    rounds = _rounds(settings, history)
    virtual = _virtual_points(settings, tuple(players), rounds, points, baku=baku)
    table = CrossTable(
        contestants=tuple(
            Contestant(number, player.name, player.rating, history.encounters[number])
            for number, player in players.items()
        ),
        rounds=rounds,
        first_colour=settings.first_colour or inferred_first_colour(history.encounters),
        points=points,
        not_in_next=history.not_in_next,
        forbidden=frozenset(
            pair
            for _, prohibition in settings.prohibitions
            if prohibition.in_force(history.played + 1)
            for pair in prohibition.pairs
        ),
        virtual_points=virtual,
        adjustments=adjustments_by_player(settings.adjustments, history.encounters, points, rounds),
    )
    for contestant in table.contestants:
        number = contestant.number
        now = sum(virtual.get(number, ())[history.played : history.played + 1])
        coming = points.of(history.not_in_next[number]) if number in history.not_in_next else 0
        check_points(players[number], table.score(contestant), now, coming)
    return table


def _rounds(settings: Settings, history: History) -> int:
    """The number of rounds stated; a file that does not state it has the rounds it shows."""
    shown = history.last_round_named
    if settings.rounds is None or settings.rounds_line is None:
        return shown
    if shown > settings.rounds:
        problem = Words(
            f"turnuva {settings.rounds} tur deniyor, ama {shown}. tur da yazılmış. Tur sayısını düzeltin.",
            f"the tournament is said to have {settings.rounds} rounds, yet round {shown} is there. Correct the number.",
        )
        raise settings.rounds_line.error(5, problem)
    return settings.rounds


def _virtual_points(
    settings: Settings, numbers: tuple[int, ...], rounds: int, points: PointSystem, *, baku: bool
) -> VirtualPoints:
    if not settings.accelerations:
        return baku_virtual_points(numbers, rounds, points) if baku else {}
    stated = stated_virtual_points(settings.accelerations)
    for acceleration in settings.accelerations:
        late = max((at for at, halves in acceleration.by_round.items() if halves), default=0)
        if late > rounds:
            problem = Words(
                f"{late}. tura sanal puan yazılmış, turnuva {rounds} tur.",
                f"round {late} has virtual points, but the tournament has {rounds} rounds.",
            )
            raise acceleration.line.error(0, problem)
    return stated
