"""A second referee for Abalone that knows nothing of bits: it looks at every ball, every row of balls, every way."""

from collections.abc import Iterator

Place = tuple[int, int]
Board = dict[Place, str]

# A place is (row, diagonal); these are the steps to its six neighbours.
STEPS = ((0, 1), (1, 0), (1, 1), (0, -1), (-1, 0), (-1, -1))
ROWS = {8: range(5, 10), 7: range(4, 10), 6: range(3, 10), 5: range(2, 10), 4: range(1, 10)} | {
    row: range(1, row + 6) for row in (3, 2, 1, 0)
}


def name(place: Place) -> str:
    return f"{'abcdefghi'[place[0]]}{place[1]}"


def place(cell: str) -> Place:
    return "abcdefghi".index(cell[0]), int(cell[1])


def there(one: Place, step: Place, times: int = 1) -> Place:
    return one[0] + step[0] * times, one[1] + step[1] * times


def from_the_other_end(sideways: str) -> str:
    """The same sideways move with its two ends in the other order."""
    first, last, target = place(sideways[:2]), place(sideways[2:4]), place(sideways[4:])
    step = (target[0] - first[0], target[1] - first[1])
    return f"{name(last)}{name(first)}{name(there(last, step))}"


def board_of(text: str) -> tuple[Board, str, str]:
    """The board, the own mark and the opponent's."""
    rows, turn = text.split(" ")
    board = {
        (row, number): mark
        for (row, numbers), marks in zip(ROWS.items(), rows.split("/"), strict=True)
        for number, mark in zip(numbers, marks, strict=True)
    }
    return (board, "x", "o") if turn == "first" else (board, "o", "x")


def written(board: Board, turn: str) -> str:
    return "/".join("".join(board[row, number] for number in numbers) for row, numbers in ROWS.items()) + f" {turn}"


def rows_of_own(board: Board, own: str) -> Iterator[tuple[list[Place], Place | None]]:
    """Every one, two or three own balls in a line, each row once, with the step from one ball to the next."""
    for start in board:
        if board[start] != own:
            continue
        yield [start], None
        for step in STEPS[:3]:
            for count in (2, 3):
                row = [there(start, step, n) for n in range(count)]
                if all(board.get(ball) == own for ball in row):
                    yield row, step


def naive_moves(text: str) -> dict[str, str]:
    """Every legal move with the position after it."""
    board, own, opponent = board_of(text)
    turn = "second" if own == "x" else "first"
    found = {}
    for row, axis in rows_of_own(board, own):
        for step in STEPS:
            if axis is None or step in (axis, (-axis[0], -axis[1])):
                behind_to_front = row if step == axis else row[::-1]
                after = pushed(board, behind_to_front, step, opponent)
                cells = [behind_to_front[0], there(behind_to_front[0], step)]
            else:
                after = aside(board, row, step)
                cells = [row[0], row[-1], there(row[0], step)]
            if after is not None:
                found["".join(map(name, cells))] = written(after, turn)
    return found


def pushed(board: Board, row: list[Place], step: Place, opponent: str) -> Board | None:
    """The board after `row` has moved in line towards `step`, or None."""
    front = there(row[-1], step)
    facing = []
    while board.get(front) == opponent:
        facing.append(front)
        front = there(front, step)
    if len(facing) >= len(row) or board.get(front, "edge") not in (".", "edge"):
        return None
    if not facing and front not in board:
        return None
    after = dict(board)
    for ball in reversed(row + facing):
        if there(ball, step) in after:
            after[there(ball, step)] = after[ball]
        after[ball] = "."
    return after


def aside(board: Board, row: list[Place], step: Place) -> Board | None:
    """The board after `row` has moved sideways, or None."""
    if any(board.get(there(ball, step)) != "." for ball in row):
        return None
    after = dict(board)
    for ball in row:
        after[there(ball, step)], after[ball] = after[ball], "."
    return after


def naive_perft(text: str, depth: int) -> int:
    moves = naive_moves(text)
    if depth == 1:
        return len(moves)
    return sum(naive_perft(after, depth - 1) for after in moves.values())
