"""Deeds that random ones rarely hit: openings that do not fit, impossible counts, early flags, moves out of turn."""

from dataclasses import replace
from random import Random

from meydan.match import ClockSettings, Deed, Match, Opened, Person, Player, deeds
from meydan.match.deeds import Corrected, MovePlayed, SetCounted

COUNTS = ((-1,), (0,), (24,), (49,), (65,), (5, 9, 21), (0, -1, 3), ())
MEASURED = (None, -1, 0, 100, 40_000, 10**7)


def awkward(choose: Random, match: Match) -> Deed:
    """One of them; where boards are played, often a legal move, whosoever's turn it is."""
    player = choose.choice(list(Player))
    running = match.running_set
    if running is not None and choose.random() < 0.3:
        move = str(choose.choice(running.position.moves()))
        return choose.choice([MovePlayed(move), deeds.PieceTouched(player, move[:2])])
    made: list[Deed] = [
        Corrected(1, awkward_opening(choose, match.state.opened), "neden"),
        Corrected(1, awkward_opening(choose, match.state.opened), "neden"),
        deeds.LotDrawn(player, choose.choice("1234")),
        SetCounted(choose.choice(COUNTS), choose.choice(COUNTS)),
        deeds.FlagFell(player, choose.choice(MEASURED), choose.choice((None, 0, 10)), choose.choice((None, 30, 99))),
        deeds.ClockPressed(player, choose.choice((0, 100, 10**7))),
        deeds.LastMinuteCalled(choose.choice(MEASURED)),
        deeds.CardVoided(choose.choice(MEASURED)),
        deeds.CardAnnounced(
            choose.choice(("x:köprü", "44", "", "iki kelime", "çok_uzun_bir_kart_adı_bu", "a'\"\n")), "n"
        ),
    ]
    if match.rules.count is not None and match.rules.count.total is None and match.rules.count.counted == "winner":
        made.append(SetCounted((1,), (0,), "x./o."))
    return choose.choice(made)


def at_the_clock(choose: Random, match: Match) -> list[Deed]:
    """What is judged only while a clock runs: a press before the move is made, and a flag that has really fallen, with
    the counts that the referee enters, or none where the recorded moves tell them."""
    clock = match.clock
    if clock is None or clock.turn is None:
        return []
    over = clock.of(clock.turn) + clock.settings.delay_ms
    counts = choose.choice(((None, None), (None, None), (24, 23), (20, 28), (10, 10)))
    return [deeds.ClockPressed(clock.turn, 0), deeds.FlagFell(clock.turn, over, *counts)]


def awkward_opening(choose: Random, opened: Opened) -> Opened:
    """The opening as it stands with one thing changed, sensible or not."""
    cards, reserves = opened.cards, opened.reserves
    return choose.choice(
        [
            replace(opened, first=Person(choose.choice(["", " ", "Zeynep"]))),
            replace(opened, clock=choose.choice([None, ClockSettings(0), ClockSettings(60_000, delay_ms=-1)])),
            replace(opened, clock=ClockSettings(60_000, increment_ms=1, delay_ms=1)),
            replace(opened, clock=ClockSettings(60_000, increment_ms=500)),
            replace(opened, knockout=choose.choice([None, True, False])),
            replace(opened, cards=cards[1:]),
            replace(opened, cards=(*cards[1:], *cards[1:2])),
            replace(opened, cards=(*cards[1:], choose.choice(["x:a b", "99", "x:kule", "-"]))),
            replace(opened, reserves=(*reserves, "29", *cards[:1])),
            replace(opened, reserves=("28",)),
            replace(opened, card_ms=choose.choice([-1, 0, 45_000])),
        ]
    )
