"""How Kulami's plates lie: any board of up to ten by ten holes, read from a drawing in plain characters.

```
2  A A B
1  A A .
   a b c
```

A letter or digit names the plate of a hole; a dot is a place without a hole.
"""

from dataclasses import dataclass, field

from meydan.games.errors import InvalidText
from meydan.games.kulami_hole import FILES, HOLE_AT, LARGEST, Hole, bits_of, pieces_of
from meydan.games.notation import quoted
from meydan.games.words import Words

NO_HOLE = "."


@dataclass(frozen=True, slots=True)
class Plate:
    """A plate: its mark in the drawing and its holes, from the top left."""

    mark: str
    holes: tuple[Hole, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """Plates on a board of `files` by `ranks` places. What follows from them is worked out once."""

    name: str
    files: int
    ranks: int
    plates: tuple[Plate, ...] = field(hash=False)  # hashing all holes would make hashing a position slow
    plate_at: dict[Hole, Plate] = field(init=False, compare=False, repr=False)
    holes: int = field(init=False, compare=False, repr=False)
    plate_bits: dict[Hole, int] = field(init=False, compare=False, repr=False)
    row_and_column: dict[Hole, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        plate_at = {hole: plate for plate in self.plates for hole in plate.holes}
        object.__setattr__(self, "plate_at", plate_at)
        object.__setattr__(self, "holes", bits_of(plate_at))
        object.__setattr__(self, "plate_bits", {hole: bits_of(plate.holes) for hole, plate in plate_at.items()})
        crossing = {
            hole: bits_of(other for other in plate_at if other.rank == hole.rank or other.file == hole.file)
            for hole in plate_at
        }
        object.__setattr__(self, "row_and_column", crossing)

    @property
    def rows(self) -> tuple[tuple[Hole, ...], ...]:
        """All places from the top as drawn, also those without a hole (which are not in `plate_at`)."""
        return tuple(
            tuple(HOLE_AT[file, rank] for file in range(1, self.files + 1)) for rank in range(self.ranks, 0, -1)
        )


def read_layout(text: str, name: str) -> Layout:
    """The layout drawn as `text`. Raises InvalidText, saying where, if it is no drawing of plates each in one piece."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if len(lines) < 2:
        raise not_a_layout(
            text, "en az bir sıra ve altında sütun harfleri olmalı", "it needs a row and the files below"
        )
    *drawn, files = lines
    ranks = len(drawn)
    if ranks > LARGEST or len(files) > LARGEST:
        raise not_a_layout(
            text,
            f"tahta {len(files)}×{ranks}; en büyüğü {LARGEST}×{LARGEST}",
            f"the board is {len(files)}×{ranks}; the largest is {LARGEST}×{LARGEST}",
        )
    if files != list(FILES[: len(files)]):
        expected = " ".join(FILES[: len(files)])
        raise not_a_layout(text, f"son satır {expected!r} olmalı", f"the last line must be {expected!r}")
    found: dict[str, list[Hole]] = {}
    for rank, (label, *marks) in zip(range(ranks, 0, -1), drawn, strict=True):
        check_row(text, rank, label, marks, len(files))
        for file, mark in enumerate(marks, start=1):
            if mark != NO_HOLE:
                found.setdefault(mark, []).append(HOLE_AT[file, rank])
    if not found:
        raise not_a_layout(text, "hiç levha yok", "it has no plate")
    plates = tuple(Plate(mark, tuple(holes)) for mark, holes in found.items())
    for plate in plates:
        check_one_piece(text, plate)
    return Layout(name, len(files), ranks, plates)


def not_a_layout(text: str, tr: str, en: str) -> InvalidText:
    """The refusal of a layout, with what is wrong with it."""
    return InvalidText(text, Words(f"Levha dizilimi geçersiz: {tr}.", f"Not a plate layout: {en}."))


def check_row(text: str, rank: int, label: str, marks: list[str], files: int) -> None:
    if label != str(rank):
        raise not_a_layout(
            text, f"{rank}. sıra {quoted(label)} diye başlıyor", f"the row of rank {rank} begins with {quoted(label)}"
        )
    if len(marks) != files:
        raise not_a_layout(
            text,
            f"{rank}. sırada {len(marks)} yer var, {files} olmalı",
            f"rank {rank} has {len(marks)} places of {files}",
        )
    for file, mark in enumerate(marks, start=1):
        if mark != NO_HOLE and not (len(mark) == 1 and mark.isascii() and mark.isalnum()):
            raise not_a_layout(
                text,
                f"{HOLE_AT[file, rank]} yerinde {quoted(mark)} var; levha bir harf ya da rakamla gösterilir",
                f"{HOLE_AT[file, rank]} has {quoted(mark)}; a plate is named by one letter or digit",
            )


def check_one_piece(text: str, plate: Plate) -> None:
    pieces = pieces_of(set(plate.holes))
    if len(pieces) == 1:
        return
    raise not_a_layout(
        text,
        f"{plate.mark} levhası {len(pieces)} ayrı parça ({pieces[0][0]} ve {pieces[1][0]} birleşik değil)",
        f"plate {plate.mark} is in {len(pieces)} pieces ({pieces[0][0]} and {pieces[1][0]} do not join)",
    )
