"""Kulami's layout and score as plain data for the drawn board: holes by name, plates by mark."""

from typing import TypedDict

from meydan.games.kulami_layout import Layout
from meydan.games.kulami_score import ColourScore, KulamiScore


class PlateData(TypedDict):
    mark: str
    holes: list[str]


class LayoutData(TypedDict):
    files: int
    ranks: int
    plates: list[PlateData]


class ColourData(TypedDict):
    """`points` are rows, largest area and plates."""

    lines: list[list[str]]
    area: list[str]
    plates: list[str]
    points: list[int]
    total: int


class ScoreData(TypedDict):
    first: ColourData
    second: ColourData


def layout_data(layout: Layout) -> LayoutData:
    """Where the plates lie, as the drawn board takes it."""
    plates: list[PlateData] = [{"mark": plate.mark, "holes": list(map(str, plate.holes))} for plate in layout.plates]
    return {"files": layout.files, "ranks": layout.ranks, "plates": plates}


def score_data(score: KulamiScore) -> ScoreData:
    """The score sheet of both colours with what it comes from."""
    return {"first": colour_data(score.first), "second": colour_data(score.second)}


def colour_data(score: ColourScore) -> ColourData:
    return {
        "lines": [list(map(str, line)) for line in score.lines],
        "area": list(map(str, score.area)),
        "plates": [plate.mark for plate in score.plates],
        "points": [score.line_points, score.area_points, score.plate_points],
        "total": score.total,
    }
