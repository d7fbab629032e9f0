"""FIDE's rating tables (B.02, 8.1.1 and 8.1.2): rating difference and expected share of the points."""

from bisect import bisect_left

# The rating difference that belongs to 50 %, 51 % … 100 % of the points.
DIFFERENCES = (
    *(0, 7, 14, 21, 29, 36, 43, 50, 57, 65),
    *(72, 80, 87, 95, 102, 110, 117, 125, 133, 141),
    *(149, 158, 166, 175, 184, 193, 202, 211, 220, 230),
    *(240, 251, 262, 273, 284, 296, 309, 322, 336, 351),
    *(366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800),
)
# The largest difference that still gives 50 %, 51 % … 99 % of the points.
UP_TO = (
    *(3, 10, 17, 25, 32, 39, 46, 53, 61, 68),
    *(76, 83, 91, 98, 106, 113, 121, 129, 137, 145),
    *(153, 162, 170, 179, 188, 197, 206, 215, 225, 235),
    *(245, 256, 267, 278, 290, 302, 315, 328, 344, 357),
    *(374, 391, 411, 432, 456, 484, 517, 559, 619, 735),
)


def difference(percent: int) -> int:
    """The rating difference of a player who makes `percent` of the points."""
    return DIFFERENCES[percent - 50] if percent >= 50 else -DIFFERENCES[50 - percent]


def expected_percent(own: int, opponent: int) -> int:
    """The share of a point, in hundredths, expected against an opponent."""
    ahead = own - opponent
    percent = 50 + bisect_left(UP_TO, abs(ahead))
    return percent if ahead >= 0 else 100 - percent
