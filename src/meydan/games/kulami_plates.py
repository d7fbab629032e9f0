"""The plates of the box, and the layouts for tournaments: eight by eight holes (article 4)."""

from importlib.resources import files

from meydan.games.kulami_layout import Layout, Plate, not_a_layout, read_layout

SIDE_LENGTH = 8
PLATES_IN_THE_BOX = {(2, 3): 4, (2, 2): 5, (1, 3): 4, (1, 2): 4}
SIZES = ", ".join(f"{short}×{long}" for short, long in PLATES_IN_THE_BOX)


def read_tournament_layout(text: str, name: str) -> Layout:
    """A layout that tiles eight by eight with the seventeen plates; refused, naming the wrong plate, if it does not."""
    layout = read_layout(text, name)
    check_every_hole(text, layout)
    by_size: dict[tuple[int, int], list[str]] = {size: [] for size in PLATES_IN_THE_BOX}
    for plate in layout.plates:
        by_size[size_in_the_box(text, plate)].append(plate.mark)
    for size, marks in by_size.items():
        check_number(text, size, marks)
    return layout


def check_every_hole(text: str, layout: Layout) -> None:
    if (layout.files, layout.ranks) != (SIDE_LENGTH, SIDE_LENGTH):
        size = f"{layout.files}×{layout.ranks}"
        raise not_a_layout(text, f"tahta {size}, 8×8 olmalı", f"the board is {size}; it must be 8×8")
    for row in layout.rows:
        for hole in row:
            if hole not in layout.plate_at:
                raise not_a_layout(text, f"{hole} hiçbir levhada değil", f"hole {hole} belongs to no plate")


def size_in_the_box(text: str, plate: Plate) -> tuple[int, int]:
    """The shorter and the longer side of a rectangular plate; refused if no plate in the box is like it."""
    width = len({hole.file for hole in plate.holes})
    height = len({hole.rank for hole in plate.holes})
    size = (min(width, height), max(width, height))
    if len(plate.holes) != width * height:
        raise not_a_layout(
            text,
            f"{plate.mark} levhası dikdörtgen değil; kutudaki levhalar {SIZES}",
            f"plate {plate.mark} is not a rectangle; the plates in the box are {SIZES}",
        )
    if size not in PLATES_IN_THE_BOX:
        raise not_a_layout(
            text,
            f"{plate.mark} levhası {size[0]}×{size[1]}; kutudaki levhalar {SIZES}",
            f"plate {plate.mark} is {size[0]}×{size[1]}; the plates in the box are {SIZES}",
        )
    return size


def check_number(text: str, size: tuple[int, int], marks: list[str]) -> None:
    """As all 64 holes are covered, too few plates of one size always means too many of another."""
    allowed = PLATES_IN_THE_BOX[size]
    if len(marks) <= allowed:
        return
    shape, listed = f"{size[0]}×{size[1]}", ", ".join(marks)
    raise not_a_layout(
        text,
        f"{shape} levhalar {len(marks)} tane ({listed}); kutuda {allowed} tane var",
        f"there are {len(marks)} plates of {shape} ({listed}); {allowed} are allowed",
    )


def shipped(name: str) -> Layout:
    """A layout that comes with the package."""
    drawing = files("meydan.games").joinpath("layouts", f"{name}.txt").read_text(encoding="utf-8")
    return read_tournament_layout(drawing, name)


# The one 8×8 board printed in the publishers' booklets, and the same seen in a mirror.
LAYOUTS = {name: shipped(name) for name in ("standard", "mirrored")}
