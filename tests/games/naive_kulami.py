"""Kulami once more, slowly: a dictionary of places, every rule looked up place by place. The real rules must agree.

A place is (column, row), both from 0 and from the top left; a layout is its rows of plate marks, '.' without a hole.
"""

Place = tuple[int, int]


def plates(rows: list[str]) -> dict[Place, str]:
    return {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != "."}


def legal(rows: list[str], played: list[Place]) -> list[Place]:
    """The places open after the marbles in `played`, which the sides placed in turn."""
    plate = plates(rows)
    if len(played) == 56:
        return []
    found = []
    for place in plate:
        if place in played:
            continue
        if played:
            x, y = played[-1]
            if place[0] != x and place[1] != y:
                continue
        if any(plate[place] == plate[marker] for marker in played[-2:]):
            continue
        found.append(place)
    return found


def sequences(rows: list[str], played: list[Place], depth: int) -> int:
    if depth == 0:
        return 1
    return sum(sequences(rows, [*played, place], depth - 1) for place in legal(rows, played))


def line_points(own: set[Place]) -> int:
    """Every stretch of own places between two others, in the four directions, walked from the edge."""
    points = 0
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        for x in range(-10, 20):
            for y in range(-10, 20):
                inside = 0 <= x < 10 and 0 <= y < 10
                before_inside = 0 <= x - dx < 10 and 0 <= y - dy < 10
                if not inside or before_inside:
                    continue
                stretch = ""
                while 0 <= x + dx * len(stretch) < 10 and 0 <= y + dy * len(stretch) < 10:
                    stretch += "#" if (x + dx * len(stretch), y + dy * len(stretch)) in own else " "
                points += sum(len(line) for line in stretch.split() if len(line) >= 5)
    return points


def area_points(own: set[Place]) -> int:
    """Groups are labelled by repainting: joined places take the smaller label until nothing changes."""
    label = {place: number for number, place in enumerate(sorted(own))}
    changed = True
    while changed:
        changed = False
        for x, y in own:
            for other in ((x + 1, y), (x, y + 1)):
                if other in own and label[other] != label[x, y]:
                    label[other] = label[x, y] = min(label[other], label[x, y])
                    changed = True
    return max((list(label.values()).count(one) for one in set(label.values())), default=0)


def plate_points(rows: list[str], own: set[Place], theirs: set[Place]) -> int:
    points = 0
    drawing = "".join(rows)
    for mark in set(drawing) - {"."}:
        here = {place for place, other in plates(rows).items() if other == mark}
        if len(here & own) > len(here & theirs):
            points += drawing.count(mark)
    return points
