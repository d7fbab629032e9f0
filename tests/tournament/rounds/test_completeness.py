"""Nobody is forgotten before a pairing is published."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meydan.tournament.faults import Fault
from meydan.tournament.rounds.completeness import DraftRound, check_complete, check_enough, complaints


def said(checked_in: set[int], draft: DraftRound) -> list[str]:
    return [words.en for words in complaints(checked_in, draft)]


def test_fault_34_paired_on_bye_or_excused_with_a_reason() -> None:
    assert said({1, 2, 3, 4}, DraftRound([(1, 2)], byes=[3], excused={4: "doctor"})) == []
    check_complete({1, 2, 3, 4}, DraftRound([(1, 2)], byes=[3], excused={4: "doctor"}))


def test_fault_34_a_present_player_left_out_forbids_publishing() -> None:
    with pytest.raises(Fault) as refused:
        check_complete({1, 2, 3}, DraftRound([(1, 2)]))
    assert refused.value.number == 34
    assert refused.value.words.tr == "3 numaralı oyuncu salonda ama eşlendirmede yok."


def test_fault_34_every_complaint_is_made() -> None:
    draft = DraftRound([(1, 2), (2, 9)], byes=[1], excused={4: " "})
    assert said({1, 2, 3, 4}, draft) == [
        "Player 3 is checked in but missing from the pairing.",
        "Player 1 stands in 2 places.",
        "Player 2 stands in 2 places.",
        "Player 9 is paired but not checked in.",
        "Player 4 is excused without a reason.",
    ]


@given(st.lists(st.integers(1, 60), unique=True, min_size=2, max_size=30), st.data())
def test_fault_34_whoever_is_taken_out_of_a_complete_draft_is_missed(players: list[int], data: st.DataObject) -> None:
    half = len(players) // 2
    pairs = list(zip(players[:half], players[half : 2 * half], strict=True))
    byes = players[2 * half :]
    assert complaints(players, DraftRound(pairs, byes)) == ()
    gone = data.draw(st.sampled_from(pairs))
    missing = said(set(players), DraftRound([pair for pair in pairs if pair != gone], byes))
    assert missing == [f"Player {player} is checked in but missing from the pairing." for player in sorted(gone)]


@pytest.mark.parametrize(("left", "why"), [([], "All players have withdrawn"), ([7], "Only player 7 is left")])
def test_fault_40_everyone_or_all_but_one_withdrawn(left: list[int], why: str) -> None:
    with pytest.raises(Fault, match=why) as refused:
        check_enough(left)
    assert refused.value.number == 40


def test_two_are_enough() -> None:
    check_enough([3, 7])
