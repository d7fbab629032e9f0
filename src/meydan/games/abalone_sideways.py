"""What is wrong with a sideways move in Abalone, in words. All of it is article `lig.abalone.move`."""

from meydan.games.abalone_board import BIT, CELL, MOST_TOGETHER, direction_between, line, step
from meydan.games.abalone_moves import InLine, Sideways
from meydan.games.words import Words


def why_not_sideways(move: Sideways, own: int, opponent: int) -> Words:
    """The reason why the player whose balls are `own` cannot play `move`."""
    if move.first == move.last:
        single = InLine(move.first, move.target)
        return Words(
            f"{move.first} tek top; tek topun hareketi {single} diye yazılır.",
            f"{move.first} is a single ball; the move of one ball is written {single}.",
        )
    along = direction_between(move.first, move.last)
    if along is None:
        return Words(
            f"{move.first} ile {move.last} aynı çizgide değil.",
            f"{move.first} and {move.last} are not in one line.",
        )
    way = line(move.first, along)
    balls = way[: way.index(BIT[move.last]) + 1]
    if len(balls) > MOST_TOGETHER:
        return Words(
            f"{move.first}–{move.last} {len(balls)} yuva eder; en çok {MOST_TOGETHER} top birlikte hareket eder.",
            f"{move.first}–{move.last} is {len(balls)} cells; at most {MOST_TOGETHER} balls move together.",
        )
    return why_not_these_balls(balls, own, opponent) or why_not_there(move, balls, along, own, opponent)


def why_not_these_balls(balls: tuple[int, ...], own: int, opponent: int) -> Words | None:
    for ball in balls:
        if ball & opponent:
            return Words(
                f"{CELL[ball]} yuvasındaki top rakibin.",
                f"The ball on {CELL[ball]} is the opponent's.",
            )
        if not ball & own:
            return Words(f"{CELL[ball]} yuvası boş.", f"{CELL[ball]} is empty.")
    return None


def why_not_there(move: Sideways, balls: tuple[int, ...], along: int, own: int, opponent: int) -> Words:
    direction = direction_between(move.first, move.target)
    if direction is None or step(balls[0], direction) != BIT[move.target]:
        return Words(
            f"{move.target} yuvası {move.first} yuvasına komşu değil.",
            f"{move.target} is not next to {move.first}.",
        )
    if abs(direction) == abs(along):
        in_line = InLine(move.first, move.target) if direction == along else InLine(move.last, CELL[balls[-2]])
        return Words(
            f"{move.target} yana değil, topların çizgisi üzerinde; çizgi hareketi {in_line} diye yazılır.",
            f"{move.target} is not sideways but on the line of the balls; in line the move is {in_line}.",
        )
    for ball in balls:
        if step(ball, direction) not in CELL:
            return Words(
                f"{CELL[ball]} yuvasındaki topunuz tahtanın dışına çıkar.",
                f"Your ball on {CELL[ball]} would leave the board.",
            )
    entered = [step(ball, direction) for ball in balls]
    taken = next(bit for bit in entered if bit & (own | opponent))
    if taken & own:
        return Words(
            f"{CELL[taken]} yuvasında kendi topunuz var; yana hareket yalnızca boş yuvalara yapılır.",
            f"Your own ball stands on {CELL[taken]}; a sideways move goes to empty cells only.",
        )
    return Words(
        f"{CELL[taken]} yuvasında rakibin topu var; yana hareketle itilemez.",
        f"The opponent's ball stands on {CELL[taken]}; a sideways move cannot push.",
    )
