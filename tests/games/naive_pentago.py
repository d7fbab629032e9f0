"""Pentago once more, slowly: a grid of characters, every rule looked up cell by cell. The real rules must agree."""

Grid = tuple[str, ...]

CORNERS = {"A": (0, 0), "B": (0, 3), "C": (3, 0), "D": (3, 3)}
START: Grid = ("......",) * 6


def quadrant(grid: Grid, name: str) -> list[list[str]]:
    top, left = CORNERS[name]
    return [list(grid[top + row][left : left + 3]) for row in range(3)]


def turned(grid: Grid, name: str) -> Grid:
    top, left = CORNERS[name]
    old = quadrant(grid, name)
    cells = [list(row) for row in grid]
    for row, column_from_below in enumerate(zip(*reversed(old), strict=True)):
        cells[top + row][left : left + 3] = column_from_below
    return tuple("".join(row) for row in cells)


def legal(grid: Grid) -> list[str]:
    if over(grid):
        return []
    moves = []
    for row in range(6):
        for column in range(6):
            if grid[row][column] != ".":
                continue
            for name in CORNERS:
                if any(mark != "." for marks in quadrant(placed(grid, row, column, "x"), name) for mark in marks):
                    moves.append(f"{'abcdef'[column]}{6 - row}{name}")
    return moves


def placed(grid: Grid, row: int, column: int, mark: str) -> Grid:
    changed = grid[row][:column] + mark + grid[row][column + 1 :]
    return (*grid[:row], changed, *grid[row + 1 :])


def played(grid: Grid, move: str, mark: str) -> Grid:
    row, column = 6 - int(move[1]), "abcdef".index(move[0])
    return turned(placed(grid, row, column, mark), move[2])


def five(grid: Grid, mark: str) -> bool:
    for row in range(6):
        for column in range(6):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                cells = [(row + down * n, column + right * n) for n in range(5)]
                if all(0 <= r < 6 and 0 <= c < 6 and grid[r][c] == mark for r, c in cells):
                    return True
    return False


def over(grid: Grid) -> bool:
    return five(grid, "x") or five(grid, "o") or not any("." in row for row in grid)


def winner(grid: Grid, mover: str) -> str | None:
    """Of a finished game: who has won, if somebody has."""
    other = "o" if mover == "x" else "x"
    return mover if five(grid, mover) else other if five(grid, other) else None


def sequences(grid: Grid, mark: str, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(sequences(played(grid, move, mark), "o" if mark == "x" else "x", depth - 1) for move in legal(grid))
