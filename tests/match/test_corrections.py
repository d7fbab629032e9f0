"""Corrections: nothing is edited, everything can be put right, and everything stays readable."""

import pytest

from meydan.match import Person, Role
from meydan.match.deeds import (
    CardAnnounced,
    ClockPressed,
    ClockStarted,
    Corrected,
    Deed,
    FlagFell,
    MovePlayed,
    NoShow,
    Opened,
    Resigned,
    Ruled,
    SetBegun,
    SetCounted,
    SetDecided,
    Signed,
    Signer,
    WarningWithdrawn,
    Withdrawn,
)
from meydan.rulebooks.facts import Condition
from meydan.rulebooks.referee import Breach
from tests.match.table import FIRST, MINUTES, SECOND, Table, warning


def test_wrong_winner_is_corrected_by_a_later_act() -> None:
    table = Table("yuzuncu-yil", "mangala").sets([FIRST])
    table.do(Corrected(3, SetDecided(SECOND), "yanlış tuş"))
    assert table.match.set_score == (0, 1)
    assert table.match.journal[3].deed == SetDecided(FIRST)  # both versions stay


def test_correction_of_a_set_can_decide_or_reopen_the_match() -> None:
    table = Table("yuzuncu-yil", "mangala").sets([FIRST, FIRST])
    assert table.points == (2, 0)
    table.do(Corrected(3, SetDecided(SECOND), "yanlış tuş"))
    assert table.points is None
    assert table.match.set_score == (1, 1)
    table.do(Withdrawn(6, "ilk giriş doğruymuş"))
    assert table.points == (2, 0)


def test_latest_correction_of_an_act_counts() -> None:
    table = Table("yuzuncu-yil", "mangala").do(SetBegun(), SetCounted((25,), (23,)))
    table.do(Corrected(3, SetCounted((20,), (28,)), "yanlış sayım"), Corrected(3, SetCounted((24,), (24,)), "yeniden"))
    assert table.match.state.sets[0].winner is None
    table.do(Withdrawn(5, "ikinci düzeltme yanlıştı"))
    assert table.match.set_score == (0, 1)


@pytest.mark.article("yuzuncu-yil.mangala.e")
def test_correction_that_would_leave_a_third_set_after_two_to_nil_is_refused() -> None:
    """Set 1 was Ayşe's after all: then she had 2–0, and set 3 may not stand."""
    table = Table("yuzuncu-yil", "mangala").sets([SECOND, FIRST, FIRST])
    refused = table.refusal(Corrected(3, SetDecided(FIRST), "yanlış tuş"))
    assert refused.article == "yuzuncu-yil.mangala.e"
    assert "act 6 would be impossible; withdraw that first" in refused.words.en
    table.do(Withdrawn(7, "3. set oynanmamalıydı"), Withdrawn(6, "3. set oynanmamalıydı"))
    table.do(Corrected(3, SetDecided(FIRST), "yanlış tuş"))
    assert table.match.set_score == (2, 0)
    assert table.points == (2, 0)


def test_corrected_act_must_itself_be_possible() -> None:
    table = Table("yuzuncu-yil", "mangala").do(SetBegun(), SetCounted((25,), (23,)))
    refused = table.refusal(Corrected(3, SetCounted((25,), (24,)), "yanlış sayım"))
    assert refused.article == "yuzuncu-yil.mangala.count"
    assert "49" in refused.words.tr
    assert "bir hamle değil" in table.invalid(Corrected(3, MovePlayed("99"), "hamle")).words.tr


LAST_ACTS: list[tuple[str, str, list[Deed], Deed]] = [
    ("lig", "hex", [], SetBegun()),
    ("lig", "hex", [SetBegun()], MovePlayed("a1")),
    ("lig", "hex", [SetBegun()], SetDecided(FIRST)),
    ("lig", "hex", [SetBegun(), SetDecided(FIRST), SetBegun()], SetDecided(FIRST)),
    ("lig", "hex", [], Resigned(FIRST)),
    ("lig", "hex", [], NoShow((FIRST, SECOND))),
    ("lig", "mangala", [SetBegun()], warning(FIRST, Breach.ILLEGAL_MOVE)),
    ("yuzuncu-yil", "qbitz", [], CardAnnounced("a1")),
    ("lig", "hex", [Resigned(FIRST)], Signed(Signer.FIRST, "0–1 resignation")),
    (
        "lig",
        "hex",
        [Resigned(FIRST), Signed(Signer.FIRST, "0–1 resignation")],
        Signed(Signer.REFEREE, "0–1 resignation"),
    ),
    ("lig", "hex", [SetBegun(), SetDecided(FIRST)], Withdrawn(3, "yanlış")),
    ("lig", "hex", [SetBegun(), SetDecided(FIRST)], Corrected(3, SetDecided(SECOND), "yanlış")),
]


@pytest.mark.parametrize(("rulebook", "game", "before", "last"), LAST_ACTS)
def test_withdrawing_the_last_act_gives_the_match_before_it(
    rulebook: str, game: str, before: list[Deed], last: Deed
) -> None:
    table = Table(rulebook, game).do(*before)
    state = table.match.state
    number = table.match.next_number
    table.do(last)
    assert table.match.state != state
    assert table.do(Withdrawn(number, "geri")).match.state == state


def test_clock_after_a_withdrawn_flag_fall_is_as_before_it() -> None:
    table = Table("lig", "hex", minutes=10).do(SetBegun(), ClockStarted(FIRST), ClockPressed(FIRST, 60_000))
    clock = table.match.clock
    table.do(FlagFell(SECOND, 10 * MINUTES), Withdrawn(5, "bayrak düşmemiş"))
    assert table.match.clock == clock


def test_signature_stands_under_the_result_that_was_shown_and_no_other() -> None:
    table = Table("tazof-kulami", "kulami").do(SetBegun(), SetCounted((5, 12, 30), (0, 11, 28)))
    table.do(Signed(Signer.FIRST, table.match.to_sign), Signed(Signer.SECOND, table.match.to_sign))
    table.do(Corrected(3, SetCounted((5, 12, 31), (0, 11, 28)), "levha yanlış toplandı"))
    assert table.points == (2, 0)
    assert table.match.state.signatures == frozenset()
    table.do(Signed(Signer.FIRST, table.match.to_sign))
    assert table.match.state.signatures == {Signer.FIRST}
    table.do(Withdrawn(6, "ilk sayım doğruymuş"))
    assert table.match.state.signatures == {Signer.FIRST, Signer.SECOND}


def test_opening_is_corrected_not_withdrawn() -> None:
    table = Table("yuzuncu-yil", "mangala").do(SetBegun())
    assert "correct it instead" in table.refusal(Withdrawn(1, "yanlış")).words.en
    impaired = Opened(Person("Ayşe", (Condition.VISUALLY_IMPAIRED,)), Person("Bora"))
    table.do(Corrected(1, impaired, "görme engelli olduğu yazılmamış"))
    assert table.refusal(warning(FIRST, Breach.COUNTING)).article == "yuzuncu-yil.mangala.blind"
    for target, deed in ((1, SetBegun()), (2, impaired)):
        assert "An opening is corrected by an opening" in table.refusal(Corrected(target, deed, "x")).words.en


def test_exemption_added_later_is_refused_while_a_warning_against_it_stands() -> None:
    table = Table("yuzuncu-yil", "mangala").do(SetBegun(), warning(FIRST, Breach.COUNTING))
    impaired = Corrected(1, Opened(Person("Ayşe", (Condition.VISUALLY_IMPAIRED,)), Person("Bora")), "muaf")
    assert table.refusal(impaired).article == "yuzuncu-yil.mangala.blind"
    table.do(WarningWithdrawn(3, "muaf"), impaired)


@pytest.mark.parametrize(
    ("deed", "reason"),
    [
        (Withdrawn(9, "x"), "There is no act 9."),
        (Withdrawn(0, "x"), "There is no act 0."),
        (Withdrawn(2, "  "), "Write down why it is corrected."),
        (WarningWithdrawn(2, "x"), "Act 2 is no warning."),
        (Corrected(4, SetBegun(), "x"), "A correction is not replaced; withdraw it."),
        (Corrected(3, SetDecided(FIRST), "x"), "Act 3 has been withdrawn already."),
        (Withdrawn(3, "x"), "Act 3 has been withdrawn already."),
        (Corrected(2, Signed(Signer.FIRST, ""), "x"), "A signature is not replaced; it is withdrawn."),
    ],
)
def test_what_cannot_be_corrected(deed: Deed, reason: str) -> None:
    table = Table("lig", "hex").do(SetBegun(), SetDecided(FIRST), Withdrawn(3, "yanlış"))
    assert table.refusal(deed).words.en == reason


def test_players_correct_nothing() -> None:
    table = Table("lig", "hex").do(SetBegun())
    assert "Only the referee" in table.refusal(Withdrawn(2, "x"), by=Role.FIRST_PLAYER).words.en


def test_head_referee_s_ruling_is_undone_by_the_head_referee_only() -> None:
    table = Table("lig", "hex").do(Ruled("karar", (1, 1)), by=Role.HEAD_REFEREE)
    for deed in (Withdrawn(2, "x"), Corrected(2, SetBegun(), "x")):
        assert table.refusal(deed).article == "lig.other"
    assert table.do(Withdrawn(2, "yanılmışım"), by=Role.HEAD_REFEREE).points is None
    assert "Only the head referee" in table.refusal(Withdrawn(3, "x")).words.en


def test_withdrawal_can_be_withdrawn_and_that_again() -> None:
    table = Table("lig", "hex").do(SetBegun(), SetDecided(FIRST))
    won = table.match.state
    running = table.do(Withdrawn(3, "a")).match.state
    assert table.do(Withdrawn(4, "b")).match.state == won
    assert table.refusal(Withdrawn(4, "bir daha")).words.en == "Act 4 has been withdrawn already."
    assert table.do(Withdrawn(5, "c")).match.state == running
    assert table.do(Withdrawn(6, "d")).match.state == won
