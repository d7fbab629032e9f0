"""The player line, 001: who, and every round so far in blocks of ten columns from column 92 on."""

from dataclasses import dataclass

from meydan.games.words import Words
from meydan.tournament.crosstable import Colour, Encounter, Result
from meydan.tournament.trf.file import PlayerDetails
from meydan.tournament.trf.line import Line

FIRST_ROUND_COLUMN = 92
ROUND_WIDTH = 10
GAPS = (0, 5, 7, 9)  # in a block that begins with the blank before the opponent
COLOURS = {"W": Colour.WHITE, "B": Colour.BLACK, "-": None, "": None}
BYES = frozenset((Result.HALF_BYE, Result.FULL_BYE, Result.PAIRING_BYE, Result.ABSENT))
# Older files write a round without an opponent like a match.
WITHOUT_OPPONENT = {
    Result.FORFEIT_WIN: Result.FULL_BYE,
    Result.FORFEIT_LOSS: Result.ABSENT,
    Result.DRAW: Result.HALF_BYE,
}


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A player line as it stands in the file. A round left blank is None: absent, or still to come."""

    line: Line
    number: int
    name: str
    rating: int
    details: PlayerDetails
    points: int | None
    rounds: tuple[Encounter | None, ...]


def read_player(line: Line) -> PlayerLine:
    points, rank, rating = line.field(81, 84), line.field(86, 89), line.field(49, 52)
    return PlayerLine(
        line=line,
        number=line.player_number(line.field(5, 8), 5),
        name=" ".join(line.field(15, 47).split()),
        rating=_rating(line, rating) if rating else 0,
        details=PlayerDetails(
            sex=line.field(10, 10),
            title=line.field(11, 13),
            federation=line.field(54, 56),
            identity=line.field(58, 68),
            birth=line.field(70, 79),
            rank=line.whole(rank, 86, 9999, Words("sıra", "the rank")) if rank.strip("0") else None,
        ),
        points=line.halves(points, 81) if points else None,
        rounds=_rounds(line),
    )


def column_of(round_number: int) -> int:
    return FIRST_ROUND_COLUMN + ROUND_WIDTH * (round_number - 1)


def _rating(line: Line, text: str) -> int:
    if text.isascii() and text.isdigit():
        return int(text)
    raise line.error(
        49,
        Words(f"kuvvet puanı bir tam sayı olmalı, “{text}” yazılmış.", f"the rating must be a number, not “{text}”."),
    )


def _rounds(line: Line) -> tuple[Encounter | None, ...]:
    count = -(-(len(line.text) - FIRST_ROUND_COLUMN + 1) // ROUND_WIDTH)
    rounds = [_encounter(line, column_of(round_number)) for round_number in range(1, count + 1)]
    while rounds and rounds[-1] is None:
        rounds.pop()
    return tuple(rounds)


def _encounter(line: Line, column: int) -> Encounter | None:
    """One block of ten: opponent in four columns, a blank, the colour, a blank, the result, two blanks."""
    block = line.text[column - 2 : column + 8].ljust(ROUND_WIDTH)
    if not block.strip():
        return None
    _refuse_shifted(line, column, block)
    opponent_text, colour_text, result_text = block[1:5].strip(), block[6].strip().upper(), block[8].strip().upper()
    if colour_text not in COLOURS:
        raise line.error(
            column + 5,
            Words(
                f"renk w, b ya da - olmalı, “{colour_text}” yazılmış.",
                f"the colour must be w, b or -, not “{colour_text}”.",
            ),
        )
    colour = COLOURS[colour_text]
    result = _result(line, result_text, column + 7)
    if not opponent_text.strip("0"):
        return _unpaired(line, column, colour, result)
    opponent = line.player_number(opponent_text, column)
    if not result_text:
        raise line.error(
            column + 7,
            Words(
                f"{opponent} numarayla maçın sonucu yok. Sonucu yazın ya da eşlendirmeyi silin.",
                f"the match against number {opponent} has no result. Write the result, or take the pairing out.",
            ),
        )
    _refuse_bye_with_opponent(line, column, opponent, result)
    if result.played and colour is None:
        raise line.error(
            column + 5,
            Words("oynanmış maçta renk (w ya da b) yazılmalı.", "a match that was played needs a colour, w or b."),
        )
    return Encounter(opponent, colour, result)


def _result(line: Line, text: str, column: int) -> Result:
    if not text:
        return Result.ABSENT
    try:
        return Result(text)
    except ValueError:
        letters = " ".join(result.value for result in Result)
        problem = Words(
            f"“{text}” diye bir sonuç yok. Şunlar yazılabilir: {letters}",
            f"there is no result “{text}”. Write one of: {letters}",
        )
        raise line.error(column, problem) from None


def _unpaired(line: Line, column: int, colour: Colour | None, result: Result) -> Encounter:
    if colour is not None:
        raise line.error(
            column + 5,
            Words(
                "rakibi olmayan turda renk olmaz. Rakibin numarasını ya da - yazın.",
                "a round without an opponent has no colour. Write the opponent's number, or -.",
            ),
        )
    known = WITHOUT_OPPONENT.get(result, result)
    if known in BYES:
        return Encounter(None, None, known)
    raise line.error(
        column + 7,
        Words(
            f"“{result.value}” için rakip gerekir. Rakibin numarasını ya da H, F, U, Z yazın.",
            f"“{result.value}” needs an opponent. Write the opponent's number, or one of H, F, U, Z.",
        ),
    )


def _refuse_bye_with_opponent(line: Line, column: int, opponent: int, result: Result) -> None:
    if result not in BYES:
        return
    raise line.error(
        column + 7,
        Words(
            f"“{result.value}” rakipsiz turdur, ama rakip {opponent} yazılmış. 0000 yazın ya da sonucu düzeltin.",
            f"“{result.value}” is a round without a match, yet it names opponent {opponent}. Write 0000, or correct "
            "the result.",
        ),
    )


def _refuse_shifted(line: Line, column: int, block: str) -> None:
    """The columns between the fields are blank; anything there means that the line is shifted."""
    for at in GAPS:
        found = block[at].strip()
        if found:
            problem = Words(
                f"burada boşluk olmalı, “{found}” var. Satır kaymış olabilir: sütunları denetleyin.",
                f"there must be a blank here, not “{found}”. The line may be shifted: check the columns.",
            )
            raise line.error(column - 1 + at, problem)
