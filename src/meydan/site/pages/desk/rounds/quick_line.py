"""A result as a desk types it in one line, table after table.

2-1            the sets (or cards) that each has won
25-23 20-28    the counts of each set, where sets are counted
5+9+21-0+8+20  the three parts of a Kulami sheet
1 2 1          who won each set or card; = or 0 for nobody
x2             the second gave up the match (after what stands before it)
g1  g12        the first did not come; neither came
"""

import re
from dataclasses import dataclass

from meydan.games.errors import InvalidText
from meydan.games.words import Words
from meydan.match import Player
from meydan.match.counting import PARTS
from meydan.rulebooks.model import GameRules
from meydan.site.actions.matches.slip import SetSlip, Slip, slip_of_score

WON = {"1": Player.FIRST, "2": Player.SECOND, "=": None, "0": None}
DID_NOT_COME = {
    "g1": (Player.FIRST,),
    "g2": (Player.SECOND,),
    "g12": (Player.FIRST, Player.SECOND),
}
RESIGNED = {"x1": Player.FIRST, "x2": Player.SECOND}
COUNT = re.compile(r"(\d{1,3}(?:\+\d{1,3})*)[-–:](\d{1,3}(?:\+\d{1,3})*)")


@dataclass(frozen=True, slots=True)
class Absent:
    """The line says who did not come."""

    players: tuple[Player, ...]


def read_line(text: str, rules: GameRules) -> Slip | Absent:
    words = text.lower().replace(",", " ").replace(";", " ").split()
    if len(words) == 1 and words[0] in DID_NOT_COME:
        return Absent(DID_NOT_COME[words[0]])
    resigned = RESIGNED[words.pop()] if words and words[-1] in RESIGNED else None
    if not words and resigned is None:
        raise unreadable(text, rules)
    return slip_of(words, resigned, text, rules)


def slip_of(words: list[str], resigned: Player | None, text: str, rules: GameRules) -> Slip:
    if all(word.strip("120=") == "" for word in words):
        won = tuple(WON[letter] for word in words for letter in word)
        if rules.cards is not None:
            return Slip(cards=won, resigned=resigned)
        return Slip(tuple(SetSlip(one) for one in won), resigned=resigned)
    pairs = [COUNT.fullmatch(word) for word in words]
    counts = [(numbers(pair[1]), numbers(pair[2])) for pair in pairs if pair is not None]
    if len(counts) != len(words):
        raise unreadable(text, rules)
    if len(counts) == 1 and resigned is None and is_score(counts[0], rules):
        return score_slip(counts[0][0][0], counts[0][1][0], rules)
    if rules.cards is not None or not is_counted(rules):
        raise unreadable(text, rules)
    return Slip(tuple(SetSlip(counts=one) for one in counts), resigned=resigned)


def numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split("+")))


def is_counted(rules: GameRules) -> bool:
    return rules.count is not None and rules.count.counted in PARTS


def is_score(pair: tuple[tuple[int, ...], tuple[int, ...]], rules: GameRules) -> bool:
    """One small pair tells sets or cards. Where a match is one counted set, a pair is its count."""
    if len(pair[0]) != 1 or len(pair[1]) != 1:
        return False
    most = rules.cards.count if rules.cards else rules.sets.count if rules.sets else 0
    if most == 1 and is_counted(rules):
        return False
    return pair[0][0] + pair[1][0] <= most or not is_counted(rules)


def score_slip(first: int, second: int, rules: GameRules) -> Slip:
    if rules.cards is not None:
        ahead, behind = (Player.FIRST, Player.SECOND) if first >= second else (Player.SECOND, Player.FIRST)
        void = rules.cards.count - first - second
        return Slip(cards=(*[behind] * min(first, second), *[None] * max(0, void), *[ahead] * max(first, second)))
    assert rules.sets is not None
    drawn = 0 if max(first, second) >= rules.sets.to_win else rules.sets.count - first - second
    return slip_of_score(first, second, max(0, drawn))


def how_to_type(rules: GameRules) -> Words:
    """What to type for this game, with an example that fits it."""
    end = Words("g1 birinci gelmedi, x2 ikinci çekildi", "g1 the first did not come, x2 the second resigned")
    if rules.cards is not None:
        return Words(f"3-2 (kartlar) ya da 1 2 1 1 2 · {end.tr}", f"3-2 (cards) or 1 2 1 1 2 · {end.en}")
    most = rules.sets.to_win if rules.sets else 1
    score = f"{most}-0"
    if not is_counted(rules):
        won = " ".join("1" * most)
        return Words(f"{score} (setler) ya da {won} · {end.tr}", f"{score} (sets) or {won} · {end.en}")
    assert rules.count is not None
    one = "5+9+21-0+8+20" if PARTS[rules.count.counted] == 3 else counted_example(rules.count.total or 0)
    counts = " ".join([one] * most)
    if rules.sets is not None and rules.sets.count == 1:
        return Words(f"{counts} · {end.tr}", f"{counts} · {end.en}")
    return Words(f"{counts} (sayımlar) ya da {score} (setler) · {end.tr}", f"{counts} or {score} (sets) · {end.en}")


def counted_example(total: int) -> str:
    return f"{total // 2 + 3}-{total - total // 2 - 3}"


def unreadable(text: str, rules: GameRules) -> InvalidText:
    how = how_to_type(rules)
    return InvalidText(
        text[:80],
        Words(
            f"“{text[:40]}” sonuç olarak okunamadı. Yazılışı: {how.tr}", f"“{text[:40]}” is no result. Write: {how.en}"
        ),
    )
