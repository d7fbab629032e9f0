"""Every pairing says why, in both languages."""

from hypothesis import given, settings

from meydan.games.words import Words
from meydan.tournament.swiss import Pairing, Plan, explain, pair
from tests.tournament.swiss.tables import table
from tests.tournament.swiss.tournaments import plans, states

WINNERS = ["5w1", "6b1", "7w1", "8b1"]
LOSERS = ["1b0", "2w0", "3b0", "4w0"]


def sentences(lines: list[str]) -> list[tuple[Words, ...]]:
    before = table(lines)
    pairing = pair(before)
    assert isinstance(pairing, Pairing)
    return [reason.sentences for reason in explain(before, pairing)]


def test_criterion_against_the_natural_opponent_is_named() -> None:
    assert sentences(WINNERS + LOSERS)[0] == (
        Words("Puan grubu: ikisi de 1 puanda.", "Score group: both have 1 points."),
        Words(
            "Sıradaki rakip 3 değil: ikisinin de beklediği renk aynı (C12).",
            "Not the opponent in order, 3: both are due the same colour (C12).",
        ),
        Words(
            "Renk: 4 beyaz bekliyor (güçlü), 1 siyah bekliyor (güçlü); ikisinin beklentisi de karşılandı (5.2.1).",
            "Colour: 4 is due white (strong), 1 is due black (strong); both get what they are due (5.2.1).",
        ),
    )


def test_natural_pairing_is_called_so() -> None:
    assert sentences([""] * 4)[0][1].tr == "Doğal eşleşme: sıra ne verdiyse o."


def test_first_round_colours_come_from_the_lot() -> None:
    assert sentences([""] * 4)[0][-1] == Words("Kurada çıkan renk: beyaz.", "The colour drawn by lot: white.")


def test_earlier_opponents_are_named() -> None:
    # After two draws 1 and 3 have met.
    assert sentences(["3w=", "4b=", "1b=", "2w="])[0][1].tr == (
        "Sıradaki rakip 3 olamaz: daha önce oynadılar ya da eşleşmeleri yasak (C1)."
    )


def test_bye_is_explained() -> None:
    bye = sentences([""] * 3)[-1]
    assert bye[0].tr == "Oyuncu sayısı tek: 3 bay geçer. Bayın gidebileceği en düşük puan 0 (C5)."


def test_board_changed_by_hand_is_called_so() -> None:
    reasons = explain(table([""] * 4), Pairing(((1, 4), (3, 2))))
    assert [reason.sentences[0].en for reason in reasons] == [
        "The rules give another pairing here: this board has been changed by hand."
    ] * 2


@settings(max_examples=10, deadline=None)
@given(plans)
def test_every_board_of_every_round_has_reasons_in_both_languages(plan: Plan) -> None:
    for before in states(plan):
        pairing = pair(before)
        if not isinstance(pairing, Pairing):
            continue
        reasons = explain(before, pairing)
        byes = () if pairing.bye is None else ((pairing.bye, None),)
        assert tuple((reason.white, reason.black) for reason in reasons) == (*pairing.boards, *byes)
        for reason in reasons:
            assert len(reason.sentences) >= 2
            assert all(words.tr and words.en for words in reason.sentences)
