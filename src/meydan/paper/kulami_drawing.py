"""Kulami's board as it lies at the end, drawn for the score sheet: marbles on the plates, and where each part of the
score comes from. Black and red differ in lightness and mark, so that a sheet without colour says the same."""

from collections.abc import Iterable, Iterator

from meydan.games.kulami import KULAMI, marbles_on
from meydan.games.kulami_hole import FILES, Hole
from meydan.games.kulami_layout import Layout, Plate
from meydan.games.kulami_plates import LAYOUTS
from meydan.games.kulami_score import ColourScore, score
from meydan.games.side import Side
from meydan.games.words import Words
from meydan.rulebooks import GameRules

CELL = 20
EDGE = 14
INK, MUTED, PAPER = "#1B2330", "#59616E", "#FFFFFF"
BLACK, RED = "#1B2330", "#B3321F"
HELD = {Side.FIRST: "#C9CDD3", Side.SECOND: "#FBE9E5"}
BAND = {Side.FIRST: "#59616E", Side.SECOND: "#E9A397"}
HATCHING = (
    '<defs><pattern id="hatched" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    f'<rect width="5" height="5" fill="{HELD[Side.SECOND]}"/>'
    f'<line x1="0" y1="0" x2="0" y2="5" stroke="{RED}" stroke-width="1"/></pattern></defs>'
)
KEY = Words(
    "Çizgi: beşli ve daha uzun sıralar. Kalın bant: en büyük alan. Gri levha siyahın, taralı levha kırmızının.",
    "Strokes: rows of five and more. Thick band: the largest area. Grey plates are black's, hatched ones red's.",
)


def counted_board(rules: GameRules, board: str) -> str:
    """The SVG of a set's board, as its record writes it (rows of marbles, perhaps followed by whose turn it was)."""
    layout = LAYOUTS[str(KULAMI.checked(rules.game_options)["layout"])]
    marbles = marbles_on(board.split()[0], layout)
    counted = score(layout, marbles)
    scores = {Side.FIRST: counted.first, Side.SECOND: counted.second}
    width, height = (2 * EDGE + CELL * many for many in (layout.files, layout.ranks))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        HATCHING,
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        *coordinates(layout),
        *(ground(layout, plate, owner_of(plate, scores)) for plate in layout.plates),
        *(band(layout, side, scores[side].area) for side in Side),
        *(outline(layout, plate) for plate in layout.plates),
        *(hole_drawn(layout, hole, marbles.get(hole)) for hole in layout.plate_at),
        *(stroke(layout, side, line) for side in Side for line in scores[side].lines),
        "</svg>",
    ]
    return "".join(parts)


def owner_of(plate: Plate, scores: dict[Side, ColourScore]) -> Side | None:
    return next((side for side, one in scores.items() if plate in one.plates), None)


def centre(layout: Layout, hole: Hole) -> tuple[float, float]:
    return EDGE + CELL * (hole.file - 0.5), EDGE + CELL * (layout.ranks - hole.rank + 0.5)


def coordinates(layout: Layout) -> Iterator[str]:
    below = 2 * EDGE + CELL * layout.ranks - 4
    for file in range(layout.files):
        yield written(EDGE + CELL * (file + 0.5), below, FILES[file])
    for rank in range(1, layout.ranks + 1):
        yield written(EDGE / 2, EDGE + CELL * (layout.ranks - rank + 0.5) + 3, str(rank))


def written(x: float, y: float, text: str) -> str:
    return f'<text x="{x}" y="{y}" font-size="8" text-anchor="middle" fill="{MUTED}">{text}</text>'


def ground(layout: Layout, plate: Plate, owner: Side | None) -> str:
    """The plate's squares in the colour of who holds it."""
    fill = {None: PAPER, Side.FIRST: HELD[Side.FIRST], Side.SECOND: "url(#hatched)"}[owner]
    corners = ((x - CELL / 2, y - CELL / 2) for x, y in (centre(layout, hole) for hole in plate.holes))
    squares = (f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{fill}"/>' for x, y in corners)
    return f'<g data-plate="{plate.mark}" data-held="{owner.value if owner else ""}">{"".join(squares)}</g>'


def outline(layout: Layout, plate: Plate) -> str:
    """A line where the plate ends."""
    own = {(hole.file, hole.rank) for hole in plate.holes}
    edges = []
    for hole in plate.holes:
        x, y = centre(layout, hole)
        for file, rank in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            if (hole.file + file, hole.rank + rank) not in own:
                middle_x, middle_y = x + file * CELL / 2, y - rank * CELL / 2
                along_x, along_y = abs(rank) * CELL / 2, abs(file) * CELL / 2
                edges.append(f"M{middle_x - along_x} {middle_y - along_y}L{middle_x + along_x} {middle_y + along_y}")
    return f'<path d="{"".join(edges)}" stroke="{INK}" stroke-width="1.4" stroke-linecap="square" fill="none"/>'


def band(layout: Layout, side: Side, area: Iterable[Hole]) -> str:
    """The largest area as one band through its marbles."""
    holes = list(area)
    joined = [
        f"M{points(layout, one)}L{points(layout, other)}"
        for one in holes
        for other in holes
        if abs(one.file - other.file) + abs(one.rank - other.rank) <= 1
    ]
    return (
        f'<path data-area="{side.value}" d="{"".join(joined)}" stroke="{BAND[side]}" stroke-width="17" '
        'stroke-linecap="round" fill="none"/>'
    )


def points(layout: Layout, hole: Hole) -> str:
    x, y = centre(layout, hole)
    return f"{x} {y}"


def hole_drawn(layout: Layout, hole: Hole, side: Side | None) -> str:
    x, y = centre(layout, hole)
    at = f'cx="{x}" cy="{y}"'
    if side is None:
        return f'<circle {at} r="3" fill="none" stroke="{MUTED}" stroke-width="0.7"/>'
    if side is Side.FIRST:
        return f'<circle {at} r="7" fill="{BLACK}"/><circle {at} r="1.6" fill="{PAPER}"/>'
    return f'<circle {at} r="6.2" fill="{PAPER}" stroke="{RED}" stroke-width="2.4"/>'


def stroke(layout: Layout, side: Side, line: tuple[Hole, ...]) -> str:
    """A counted row: a stroke through its marbles, dashed for black."""
    (x1, y1), (x2, y2) = centre(layout, line[0]), centre(layout, line[-1])
    ends = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke-linecap="round"'
    drawn = f'stroke="{PAPER}" stroke-dasharray="4 4"' if side is Side.FIRST else f'stroke="{RED}"'
    return (
        f'<line {ends} stroke="{INK}" stroke-width="4"/><line data-row="{side.value}" {ends} {drawn} stroke-width="2"/>'
    )
