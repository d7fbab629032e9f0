"""Report files written out for the tests, column by column."""


def player(number: int, *rounds: str, points: str = "", name: str = "Yılmaz, Ayşe", rating: str = "1500") -> str:
    """A player line; a round is written as in the file, `"   2 w 1"` (eight columns from the opponent on)."""
    line = f"001 {number:4} w    {name:<33} {rating:>4} TUR {'':11} {'':10} {points:>4} {'':>4}"
    return line + "".join(f"  {written:<8}" for written in rounds)


def file(*lines: str) -> bytes:
    return "\n".join((*lines, "")).encode()


BYE = "0000 - U"
HALF = "0000 - H"
ABSENT = "0000 - Z"
