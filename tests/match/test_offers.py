"""What is offered is what is accepted."""

import json
import random

import pytest

from meydan.games.errors import Refusal
from meydan.match import (
    Act,
    Actor,
    Match,
    Offer,
    Refused,
    Role,
    act,
    deed_from_plain,
    offers,
    offers_to_plain,
    possible,
)
from meydan.match.deeds import (
    CardAnnounced,
    CardClaimed,
    CardVoided,
    ClockStarted,
    Corrected,
    Deed,
    LastMinuteCalled,
    LotDrawn,
    NoShow,
    ReserveAnnounced,
    Resigned,
    Ruled,
    SetBegun,
    SetDecided,
    Signed,
    Warned,
    Withdrawn,
)
from meydan.rulebooks.referee import Breach
from tests.match.table import EVERY_GAME, FIRST, SECOND, Table, warning

every_game = pytest.mark.parametrize(("rulebook", "game"), EVERY_GAME)


def accepted(match: Match, deed: Deed, role: Role) -> bool:
    try:
        act(match, Act("probe", match.next_number, Actor(role), "", deed))
    except Refusal:
        return False
    return True


@every_game
@pytest.mark.parametrize("role", Role)
def test_offers_are_accepted_and_the_others_are_refused_as_they_say(rulebook: str, game: str, role: Role) -> None:
    """A random walk over what is offered, with and without a clock; at every step each offer keeps its word."""
    choose = random.Random(f"{rulebook} {game} {role}")
    rules = Table(rulebook, game).match.rules
    table = Table(rulebook, game, minutes=30 if rules.clock else None, knockout=choose.random() < 0.5)
    for _ in range(25):
        found = offers(table.match, role)
        for offer in found:
            assert accepted(table.match, offer.deed, role) is offer.possible, offer
            assert offer.article in rules.citations
        steps = [one for one in possible(table.match, Role.HEAD_REFEREE) if not ends_early(one)]
        if not steps:
            break
        table.do(choose.choice(steps).deed, by=Role.HEAD_REFEREE)


def ends_early(offer: Offer) -> bool:
    return isinstance(offer.deed, NoShow | Resigned | Withdrawn | Corrected) or "disqualified" in offer.kind


@every_game
def test_each_offer_has_a_title_an_article_and_if_impossible_a_reason(rulebook: str, game: str) -> None:
    for offer in offers(Table(rulebook, game).match):
        assert offer.title.tr
        assert offer.title.en
        assert offer.article.words.tr
        assert (offer.reason is None) is offer.possible


@pytest.mark.article("yuzuncu-yil.mangala.e")
def test_third_set_is_not_offered_after_two_to_nil() -> None:
    table = Table("yuzuncu-yil", "mangala").sets([FIRST, FIRST])
    (begin,) = (offer for offer in offers(table.match) if isinstance(offer.deed, SetBegun))
    assert not begin.possible
    assert begin.article.reference == "yuzuncu-yil.mangala.e"


@pytest.mark.article("yuzuncu-yil.mangala.blind")
def test_warning_is_offered_with_the_exemption_as_its_reason() -> None:
    table = Table("yuzuncu-yil", "mangala", impaired=SECOND).do(SetBegun())
    counting = [
        (offer.deed.players, offer.possible, offer.article.reference)
        for offer in offers(table.match)
        if isinstance(offer.deed, Warned) and offer.deed.breach is Breach.COUNTING
    ]
    assert counting == [
        ((FIRST,), True, "yuzuncu-yil.mangala.a"),
        ((SECOND,), False, "yuzuncu-yil.mangala.blind"),
        ((FIRST, SECOND), False, "yuzuncu-yil.mangala.blind"),
    ]


def test_warnings_offered_are_those_of_the_game() -> None:
    warned = {o.deed.breach for o in offers(Table("salihli", "pentago").match) if isinstance(o.deed, Warned)}
    assert warned == {Breach.WASTING_TIME}


def test_before_the_first_set_one_may_begin_it_or_end_the_match_but_not_play() -> None:
    now = {offer.kind for offer in possible(Table("lig", "hex").match)}
    assert now == {"set begun", "resigned", "no-show", "disqualified", "corrected"}


def test_in_a_running_card_there_is_only_what_can_follow() -> None:
    table = Table("yuzuncu-yil", "qbitz").do(CardAnnounced("a1"))
    cards = [offer.kind for offer in possible(table.match) if "card" in offer.kind or "minute" in offer.kind]
    assert cards == ["card claimed", "card claimed", "last minute called"]
    table.do(CardClaimed(FIRST))
    cards = [offer.kind for offer in possible(table.match) if "card" in offer.kind]
    assert cards == ["card claimed", "card approved", "card refused"]


def test_decided_match_offers_signatures_and_corrections_only() -> None:
    table = Table("lig", "mangala").sets([FIRST, FIRST])
    assert {offer.kind for offer in possible(table.match)} == {"signed", "withdrawn", "corrected"}


def test_reserve_out_of_the_list_is_the_head_referee_s() -> None:
    table = Table("yuzuncu-yil", "equilibrio", reserves=()).do(CardAnnounced("3"))
    table.do(*(offer.deed for offer in possible(table.match) if offer.kind == "last minute called"))
    table.do(*(offer.deed for offer in possible(table.match) if offer.kind == "card voided"))
    for role, offered in ((Role.TABLE_REFEREE, False), (Role.HEAD_REFEREE, True)):
        reserves = [offer.possible for offer in offers(table.match, role) if offer.kind == "reserve announced"]
        assert reserves == [offered]


@every_game
def test_offers_go_to_the_phone_as_data_and_come_back_as_deeds(rulebook: str, game: str) -> None:
    table = Table(rulebook, game)
    all_offers = offers(table.match)
    sent = json.loads(json.dumps(offers_to_plain(all_offers)))
    keys = {"kind", "deed", "fill", "title", "possible", "article", "reason", "follows", "decides"}
    assert {key for one in sent for key in one} == keys
    assert [deed_from_plain(one["deed"]) for one in sent] == [offer.deed for offer in all_offers]
    assert [one["possible"] for one in sent] == [offer.possible for offer in all_offers]
    assert [one["article"]["reference"] for one in sent] == [offer.article.reference for offer in all_offers]


@every_game
def test_fields_to_fill_in_are_fields_of_the_deed(rulebook: str, game: str) -> None:
    for offer in offers(Table(rulebook, game).match):
        for name in offer.fill:
            assert hasattr(offer.deed, name)


def test_signature_offered_is_under_the_present_result() -> None:
    table = Table("lig", "hex").do(Resigned(FIRST))
    assert [o.deed.shown for o in possible(table.match) if isinstance(o.deed, Signed)] == [table.match.to_sign] * 3


def test_clock_is_offered_as_it_stands() -> None:
    table = Table("lig", "hex", minutes=10).do(SetBegun(), ClockStarted(SECOND))
    clock = [offer.title.en for offer in possible(table.match) if "clock" in offer.kind or "flag" in offer.kind]
    assert clock == ["Bora presses the clock", "Pause the clock", "Bora is out of time"]


def test_offer_says_beforehand_what_would_follow() -> None:
    """The third warning loses the match; the referee sees it before confirming."""
    table = Table("yuzuncu-yil", "mangala").do(SetBegun(), *[warning(FIRST, Breach.ILLEGAL_MOVE)] * 2)
    told = {
        offer.deed.players: ([words.tr for words in offer.follows], offer.decides)
        for offer in offers(table.match)
        if isinstance(offer.deed, Warned) and offer.deed.breach is Breach.ILLEGAL_MOVE
    }
    assert told == {
        (FIRST,): (["Maç bitti: Ayşe 0, Bora 1 (uyarı sınırı)."], True),
        (SECOND,): ([], False),
        (FIRST, SECOND): (["Maç bitti: Ayşe 0, Bora 1 (uyarı sınırı)."], True),
    }


def test_what_depends_on_the_entry_is_not_foretold() -> None:
    table = Table("yuzuncu-yil", "mangala").sets([FIRST]).do(SetBegun())
    (count,) = (offer for offer in offers(table.match) if offer.kind == "set counted")
    assert (count.follows, count.decides) == ((), False)
    named = [offer.decides for offer in offers(table.match) if offer.kind == "set decided"]
    assert named == [True, False, False]


def test_wrong_role_is_told_whom_to_call() -> None:
    ruling = [offer for offer in offers(Table("lig", "hex").match) if offer.kind == "ruled"]
    assert {offer.reason.en for offer in ruling if offer.reason} == {"Only the head referee decides this; call them."}


def test_withdrawing_is_offered_for_the_last_act_and_for_every_warning() -> None:
    table = Table("yuzuncu-yil", "mangala").do(SetBegun(), warning(FIRST, Breach.ILLEGAL_MOVE), SetDecided(FIRST))
    titles = [offer.title.en for offer in possible(table.match) if "withdraw" in offer.kind]
    assert titles == ["Withdraw act 4", "Withdraw the warning of act 3"]


def withdrawal(match: Match, role: Role) -> tuple[int, bool]:
    """The act that this role is offered to withdraw, and whether that is possible."""
    (offer,) = (one for one in offers(match, role) if isinstance(one.deed, Withdrawn))
    assert isinstance(offer.deed, Withdrawn)
    assert "target" in offer.fill
    return offer.deed.target, offer.possible


def test_after_a_ruling_the_table_referee_may_withdraw_what_came_before_it() -> None:
    table = Table("lig", "hex").do(SetBegun(), SetDecided(FIRST)).do(Ruled("Masa değişsin."), by=Role.HEAD_REFEREE)
    assert withdrawal(table.match, Role.HEAD_REFEREE) == (4, True)
    assert withdrawal(table.match, Role.TABLE_REFEREE) == (3, True)


def test_what_the_head_referee_has_withdrawn_is_passed_over_with_the_withdrawal() -> None:
    table = Table("lig", "hex").do(SetBegun(), SetDecided(FIRST)).do(Withdrawn(3, "yanlış"), by=Role.HEAD_REFEREE)
    assert withdrawal(table.match, Role.HEAD_REFEREE) == (4, True)
    assert withdrawal(table.match, Role.TABLE_REFEREE) == (2, True)


def test_after_the_lot_nothing_that_led_to_it_is_offered_to_the_table_referee() -> None:
    """Without any of the sets the match would not have been drawn; the warning can go."""
    drawn = Table("lig", "mangala", knockout=True).do(warning(FIRST, Breach.ILLEGAL_MOVE)).sets([FIRST, SECOND, None])
    drawn.do(LotDrawn(SECOND), by=Role.HEAD_REFEREE)
    assert withdrawal(drawn.match, Role.HEAD_REFEREE) == (9, True)
    assert withdrawal(drawn.match, Role.TABLE_REFEREE) == (2, True)


def test_where_nothing_can_be_withdrawn_the_reason_is_that_of_the_last_act() -> None:
    table = Table("lig", "hex")
    assert withdrawal(table.match, Role.TABLE_REFEREE) == (1, False)
    table.do(Ruled("Masa değişsin."), by=Role.HEAD_REFEREE)
    assert withdrawal(table.match, Role.TABLE_REFEREE) == (2, False)
    assert withdrawal(table.match, Role.FIRST_PLAYER) == (2, False)


def announced(match: Match, role: Role) -> list[tuple[Deed, tuple[str, ...], bool]]:
    return [
        (offer.deed, offer.fill, offer.possible)
        for offer in offers(match, role)
        if isinstance(offer.deed, CardAnnounced | ReserveAnnounced)
    ]


def test_head_referee_is_offered_a_card_and_a_reserve_of_their_own_choice() -> None:
    """Card 3 is void: next comes card 7, or the reserve 30; or what the head referee names, with a reason."""
    table = Table("yuzuncu-yil", "equilibrio").do(CardAnnounced("3"), LastMinuteCalled(), CardVoided())
    own = ("card", "note")
    assert announced(table.match, Role.HEAD_REFEREE) == [
        (CardAnnounced("7"), (), True),
        (ReserveAnnounced("30"), (), True),
        (CardAnnounced("1", "…"), own, True),
        (ReserveAnnounced("1", "…"), own, True),
    ]
    assert [possible for _, _, possible in announced(table.match, Role.TABLE_REFEREE)] == [True, True, False, False]
    table.do(ReserveAnnounced("9", "30 yırtık"), by=Role.HEAD_REFEREE)
    assert table.match.state.running_card is not None
    assert (table.match.state.running_card.card, table.match.state.running_card.reserve) == ("9", True)


def test_head_referee_is_offered_no_reserve_while_no_card_is_void() -> None:
    table = Table("yuzuncu-yil", "equilibrio")
    possible_now = [deed for deed, _, possible in announced(table.match, Role.HEAD_REFEREE) if possible]
    assert possible_now == [CardAnnounced("3"), CardAnnounced("1", "…")]


def test_refusal_of_an_offer_is_the_refusal_of_the_act() -> None:
    table = Table("yuzuncu-yil", "mangala")
    for offer in offers(table.match):
        if not offer.possible:
            try:
                act(table.match, Act("probe", 2, Actor(Role.TABLE_REFEREE), "", offer.deed))
            except Refused as refused:
                assert (refused.citation, refused.words) == (offer.article, offer.reason)
            except Refusal as refusal:
                assert refusal.words == offer.reason
