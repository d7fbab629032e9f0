"""The referee's count of a set: two numbers, or two sheets of three parts. What cannot be is refused."""

from typing import Any

from meydan.games import Game, Words
from meydan.games.position import Counts, Position
from meydan.match.deeds import SetCounted
from meydan.match.errors import Refused
from meydan.match.player import Player, leader, side_of
from meydan.rulebooks.facts import Counted, CountRule
from meydan.rulebooks.model import GameRules

PARTS = {Counted.STONES: 1, Counted.DISCS: 1, Counted.SHEET: 3}
ASKED = {
    1: Words("Her oyuncu için bir sayı yazın.", "Enter one number for each player."),
    3: Words(
        "Her oyuncu için üç puan yazın: sıra, en büyük alan, levha.",
        "Enter three scores for each player: rows, largest area, plates.",
    ),
}
ORDINAL = {Player.FIRST: Words("birinci", "first"), Player.SECOND: Words("ikinci", "second")}
SHEET_PARTS = (Words("sıra", "rows"), Words("en büyük alan", "largest area"), Words("levha", "plates"))


def counts_on_board(position: Position[Any], starter: Player) -> Counts | None:
    """What the board shows for each player, first-named first; None where the game counts nothing."""
    counts = position.counts()
    return None if counts is None else by_player(counts, starter)


def by_player(counts: Counts, starter: Player) -> Counts:
    """Counts of the sides of a set as those of the players, first-named first."""
    first, second = (counts[side_of(player, starter).seat] for player in Player)
    return first, second


def higher(counts: Counts) -> Player | None:
    """Who has the larger sum."""
    return leader(*map(sum, counts))


def checked_counts(rules: GameRules, game: Game, starter: Player, deed: SetCounted) -> Counts:
    """The counts of both players, if they can be right."""
    rule = rules.count
    assert rule is not None
    check_form(rule, deed)
    check_sum(rule, deed)
    if deed.board is not None:
        check_board(rules, rule, game, starter, deed)
    return deed.first, deed.second


def check_form(rule: CountRule, deed: SetCounted) -> None:
    wanted = PARTS.get(rule.counted)
    if wanted is None:
        raise Refused(
            rule.article,
            Words("Bu oyunda sayım yapılmaz; kazananı seçin.", "Nothing is counted in this game; name the winner."),
        )
    if {len(deed.first), len(deed.second)} != {wanted}:
        raise Refused(
            rule.article,
            ASKED[wanted],
        )
    if min(*deed.first, *deed.second) < 0:
        raise Refused(rule.article, Words("Sayım sıfırdan küçük olamaz.", "A count cannot be below zero."))


def check_sum(rule: CountRule, deed: SetCounted) -> None:
    """All stones lie in the stores at the end; squares of a board may stay empty."""
    if rule.total is None:
        return
    first, second = sum(deed.first), sum(deed.second)
    added = first + second
    if rule.counted is Counted.STONES and added != rule.total:
        raise Refused(
            rule.article,
            Words(
                f"{first} + {second} = {added} taş eder; toplam {rule.total} olmalı. Hazineleri yeniden sayın.",
                f"{first} + {second} makes {added} stones; the sum must be {rule.total}. Count the stores again.",
            ),
        )
    if added > rule.total:
        raise Refused(
            rule.article,
            Words(
                f"{first} + {second} = {added} taş eder; tahtada en çok {rule.total} taş olur. Yeniden sayın.",
                f"{first} + {second} makes {added} discs; the board holds {rule.total} at most. Count again.",
            ),
        )


def check_board(rules: GameRules, rule: CountRule, game: Game, starter: Player, deed: SetCounted) -> None:
    """The count must be what the entered board shows."""
    assert deed.board is not None
    on_board = game.count(deed.board, rules.game_options)
    if on_board is None:
        raise Refused(
            rule.article,
            Words(
                "Bu oyunda son tahta girilmez; yalnızca sayımı girin.",
                "No final board is entered here; enter the count.",
            ),
        )
    shown = by_player(on_board, starter)
    wrong = [
        (player, part, entered, counted)
        for player, entries, board_parts in zip(Player, (deed.first, deed.second), shown, strict=True)
        for part, (entered, counted) in enumerate(zip(entries, board_parts, strict=True))
        if entered != counted
    ]
    if not wrong:
        return
    turkish, english = [], []
    for player, part, entered, counted in wrong:
        who, name = ORDINAL[player], SHEET_PARTS[part]
        turkish.append(f"{who.tr} oyuncu, {name.tr}: {entered} yazılmış, tahtada {counted}")
        english.append(f"{who.en} player, {name.en}: {entered} entered, {counted} on the board")
    raise Refused(
        rules.score_sheet or rule.article,
        Words(
            f"Çizelge tahtayla uyuşmuyor: {'; '.join(turkish)}. Çizelgeyi ya da tahtayı düzeltin.",
            f"The sheet contradicts the board: {'; '.join(english)}. Correct the sheet or the board.",
        ),
    )
