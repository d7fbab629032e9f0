"""Card races: the announcement, the claim, void cards and reserves, the last minute, and the end of the round."""

import pytest

from meydan.match import Act, Actor, Opened, Person, Reason, Refused, Role, open_match
from meydan.match.deeds import (
    CardAnnounced,
    CardApproved,
    CardClaimed,
    CardRefused,
    CardVoided,
    LastMinuteCalled,
    MovePlayed,
    ReserveAnnounced,
    SetBegun,
    SetsHandedOut,
    Signed,
    Signer,
)
from meydan.match.lot import in_drawn_order
from meydan.match.player import Player
from meydan.rulebooks import load_rules
from meydan.rulebooks.card_facts import Level
from meydan.rulebooks.referee import Breach
from tests.match.table import CARD_RACES, FIGURES, FIRST, PATTERNS, SECOND, Table, warning

every_race = pytest.mark.parametrize(("rulebook", "game"), CARD_RACES)
WITH_RESERVES = [("yuzuncu-yil", "equilibrio"), ("yuzuncu-yil", "qbitz")]


def won(table: Table, *winners: Player) -> Table:
    """The next cards of the list, won by these players."""
    for winner in winners:
        asked = sum(1 for record in table.match.state.cards if not record.reserve)
        table.do(CardAnnounced(table.match.state.opened.cards[asked]), CardClaimed(winner), CardApproved())
    return table


def voided(table: Table) -> Table:
    """The next card of the list, which nobody makes."""
    asked = sum(1 for record in table.match.state.cards if not record.reserve)
    table.do(CardAnnounced(table.match.state.opened.cards[asked]))
    if table.match.rules.cards and table.match.rules.cards.last_call:
        table.do(LastMinuteCalled())
    return table.do(CardVoided())


@pytest.mark.article("yuzuncu-yil.equilibrio.9", "yuzuncu-yil.qbitz.5", "salihli.equilibrio.all", "salihli.qbitz.all")
@every_race
def test_approved_claim_wins_the_card_refused_one_lets_play_go_on(rulebook: str, game: str) -> None:
    table = Table(rulebook, game)
    card = table.match.state.opened.cards[0]
    table.do(CardAnnounced(card), CardClaimed(FIRST))
    claim = table.article
    assert (
        claim
        == {
            ("yuzuncu-yil", "equilibrio"): "yuzuncu-yil.equilibrio.9",
            ("yuzuncu-yil", "qbitz"): "yuzuncu-yil.qbitz.5",
            ("salihli", "equilibrio"): "salihli.equilibrio.all/6",
            ("salihli", "qbitz"): "salihli.qbitz.all/4",
        }[rulebook, game]
    )
    table.do(CardRefused())
    assert table.match.card_score == (0, 0)
    assert table.match.state.running_card is not None
    table.do(CardClaimed(SECOND), CardApproved())
    assert table.match.card_score == (0, 1)
    assert table.match.state.running_card is None


@pytest.mark.article("yuzuncu-yil.equilibrio.5", "yuzuncu-yil.qbitz.6", "salihli.equilibrio.all", "salihli.qbitz.all")
@every_race
def test_first_to_match_gets_the_card_point(rulebook: str, game: str) -> None:
    """Both say "finished"; the first claim is checked first, and it is right."""
    table = Table(rulebook, game)
    table.do(CardAnnounced(table.match.state.opened.cards[0]), CardClaimed(SECOND), CardClaimed(FIRST), CardApproved())
    assert table.match.card_score == (0, 1)
    assert (
        table.article
        == {
            ("yuzuncu-yil", "equilibrio"): "yuzuncu-yil.equilibrio.5",
            ("yuzuncu-yil", "qbitz"): "yuzuncu-yil.qbitz.6",
            ("salihli", "equilibrio"): "salihli.equilibrio.all/4",
            ("salihli", "qbitz"): "salihli.qbitz.all/5",
        }[rulebook, game]
    )


@every_race
def test_second_claim_is_checked_when_the_first_was_wrong(rulebook: str, game: str) -> None:
    table = Table(rulebook, game)
    table.do(CardAnnounced(table.match.state.opened.cards[0]), CardClaimed(SECOND), CardClaimed(FIRST))
    assert "already" in table.refusal(CardClaimed(SECOND)).words.en
    table.do(CardRefused(), CardApproved())
    assert table.match.card_score == (1, 0)


@pytest.mark.article("yuzuncu-yil.equilibrio.6", "yuzuncu-yil.qbitz.7", "salihli.equilibrio.all", "salihli.qbitz.all")
@every_race
def test_more_than_half_of_the_cards_wins_the_round(rulebook: str, game: str) -> None:
    count = {"equilibrio": 5, "qbitz": 7}[game]
    table = Table(rulebook, game)
    half = count // 2
    won(table, *[FIRST] * half, *[SECOND] * half)
    assert table.points is None
    won(table, SECOND)
    assert table.points == (0, 2)
    assert table.match.card_score == (half, half + 1)
    assert table.match.result is not None
    assert table.match.result.reason is Reason.CARDS
    assert (
        table.match.result.article.reference
        == {
            ("yuzuncu-yil", "equilibrio"): "yuzuncu-yil.equilibrio.6",
            ("yuzuncu-yil", "qbitz"): "yuzuncu-yil.qbitz.7",
            ("salihli", "equilibrio"): "salihli.equilibrio.all/5",
            ("salihli", "qbitz"): "salihli.qbitz.all/6",
        }[rulebook, game]
    )


@every_race
def test_referee_may_play_the_other_cards_of_a_decided_round(rulebook: str, game: str) -> None:
    count = {"equilibrio": 5, "qbitz": 7}[game]
    table = won(Table(rulebook, game), *[FIRST] * (count // 2 + 1))
    assert table.points == (2, 0)
    won(table, *[SECOND] * (count // 2))
    assert table.points == (2, 0)
    assert table.match.card_score == (count // 2 + 1, count // 2)
    assert table.refusal(CardAnnounced(table.match.state.opened.cards[0])).words.en.startswith("All")


@every_race
def test_decided_round_takes_nothing_but_cards_signatures_and_corrections(rulebook: str, game: str) -> None:
    count = {"equilibrio": 5, "qbitz": 7}[game]
    table = won(Table(rulebook, game), *[FIRST] * (count // 2 + 1))
    assert "decided" in table.refusal(warning(FIRST, Breach.FALSE_FINISH)).words.en
    nxt = table.match.state.opened.cards[count // 2 + 1]
    table.do(CardAnnounced(nxt))
    assert table.refusal(Signed(Signer.FIRST, table.match.to_sign)).words.en == "Finish the running card first."
    table.do(CardClaimed(SECOND), CardApproved())
    table.do(Signed(Signer.FIRST, table.match.to_sign))
    after = table.match.state.opened.cards[-1]
    assert "decided" in table.refusal(CardAnnounced(after)).words.en


def test_impossible_number_of_cards_is_refused_with_the_article() -> None:
    """Fault 28: six cards of five."""
    for cards in ((*FIGURES, "33"), FIGURES[:4]):
        opened = Opened(Person("Ayşe"), Person("Bora"), cards=cards)
        with pytest.raises(Refused) as refused:
            open_match(load_rules("yuzuncu-yil", "equilibrio"), Act("1", 1, Actor(Role.TABLE_REFEREE), "", opened))
        assert refused.value.article == "yuzuncu-yil.equilibrio.6"


@pytest.mark.article("yuzuncu-yil.equilibrio.7")
def test_referee_names_the_figure_before_anybody_begins() -> None:
    table = Table("yuzuncu-yil", "equilibrio")
    assert table.refusal(CardClaimed(FIRST)).article == "yuzuncu-yil.equilibrio.7"
    table.do(CardAnnounced("3"))
    assert table.article == "yuzuncu-yil.equilibrio.7"
    assert table.match.state.running_card is not None
    assert table.match.state.running_card.card == "3"
    assert table.refusal(CardAnnounced("7")).words.en == "Card 3 is running; finish it first."


@pytest.mark.article("yuzuncu-yil.equilibrio.2", "salihli.equilibrio.all")
@pytest.mark.parametrize(
    ("rulebook", "article"), [("yuzuncu-yil", "yuzuncu-yil.equilibrio.2"), ("salihli", "salihli.equilibrio.all/2")]
)
@pytest.mark.parametrize("card", ["41", "42", "99", "x:köprü"])
def test_figures_from_page_41_on_are_refused(rulebook: str, article: str, card: str) -> None:
    Table(rulebook, "equilibrio", cards=("1", "2", "3", "4", "40"))
    with pytest.raises(Refused) as refused:
        Table(rulebook, "equilibrio", cards=("1", "2", "3", "4", card))
    assert refused.value.article == article
    assert card in refused.value.words.tr


@pytest.mark.article("salihli.equilibrio.all")
def test_figures_from_outside_are_allowed_at_the_finals_of_the_country_only() -> None:
    cards = ("1", "2", "3", "41", "x:köprü")
    table = Table("salihli", "equilibrio", cards=cards, level=Level.COUNTRY)
    assert table.match.state.opened.cards == cards
    for level in (Level.SCHOOL, Level.DISTRICT, Level.PROVINCE):
        with pytest.raises(Refused):
            Table("salihli", "equilibrio", cards=cards, level=level)
    with pytest.raises(Refused):
        Table("yuzuncu-yil", "equilibrio", cards=cards, level=Level.COUNTRY)


VOID = ("yuzuncu-yil.equilibrio.12", "yuzuncu-yil.qbitz.12")


@pytest.mark.article(*VOID)
@pytest.mark.parametrize(("rulebook", "game"), WITH_RESERVES)
def test_card_is_void_only_after_the_last_minute_call(rulebook: str, game: str) -> None:
    table = Table(rulebook, game)
    table.do(CardAnnounced(table.match.state.opened.cards[0]))
    assert table.refusal(CardVoided()).article == f"{rulebook}.{game}.12"
    table.do(LastMinuteCalled(180_000))
    assert table.article == f"{rulebook}.{game}.12"
    assert "has been called" in table.refusal(LastMinuteCalled()).words.en
    assert table.refusal(CardVoided(59_999)).words.en == "The time is not over: 1 seconds are left."
    table.do(CardVoided(60_000))
    assert table.match.card_score == (0, 0)


@pytest.mark.article(*VOID)
@pytest.mark.parametrize(("rulebook", "game"), WITH_RESERVES)
def test_reserve_completes_the_cards(rulebook: str, game: str) -> None:
    """One void card: the listed cards are one short, and the reserve decides at level score."""
    count = {"equilibrio": 5, "qbitz": 7}[game]
    table = voided(Table(rulebook, game))
    half = count // 2
    won(table, *[FIRST] * half, *[SECOND] * half)
    assert table.match.card_score == (half, half)
    assert table.points is None
    assert table.refusal(CardAnnounced("39")).words.en == f"All {count} cards of the list have been asked."
    table.do(ReserveAnnounced("30"), CardClaimed(FIRST), CardApproved())
    assert table.points == (2, 0)
    assert [record.reserve for record in table.match.state.cards].count(True) == 1


@pytest.mark.article(*VOID)
@pytest.mark.parametrize(("rulebook", "game"), WITH_RESERVES)
def test_void_reserve_is_replaced_by_the_next(rulebook: str, game: str) -> None:
    table = voided(Table(rulebook, game)).do(ReserveAnnounced("30"), LastMinuteCalled(), CardVoided())
    assert table.refusal(ReserveAnnounced("30")).words.en == "30 has been asked in this round."
    table.do(ReserveAnnounced("31"))
    assert table.article == f"{rulebook}.{game}.12"


@pytest.mark.article(*VOID)
@pytest.mark.parametrize(("rulebook", "game"), WITH_RESERVES)
def test_reserve_needs_a_void_card(rulebook: str, game: str) -> None:
    table = won(Table(rulebook, game), FIRST)
    assert table.refusal(ReserveAnnounced("30")).article == f"{rulebook}.{game}.12"


@pytest.mark.parametrize(("rulebook", "game"), WITH_RESERVES)
def test_when_reserves_run_out_the_head_referee_names_another_card(rulebook: str, game: str) -> None:
    table = voided(Table(rulebook, game, reserves=()))
    assert "Only the head referee" in table.refusal(ReserveAnnounced("33")).words.en
    assert "Only the head referee" in table.refusal(ReserveAnnounced("33"), by=Role.HEAD_REFEREE).words.en
    table.do(ReserveAnnounced("33", "yedekler bitti"), by=Role.HEAD_REFEREE)


@pytest.mark.article("salihli.equilibrio.all", "salihli.qbitz.all")
@pytest.mark.parametrize("game", ["equilibrio", "qbitz"])
def test_salihli_replaces_no_void_card(game: str) -> None:
    table = Table("salihli", game)
    table.do(CardAnnounced(table.match.state.opened.cards[0]))
    assert table.refusal(LastMinuteCalled()).words.en == "This rulebook has no article on a last-minute call."
    table.do(CardVoided())
    assert "no article on reserve cards" in table.refusal(ReserveAnnounced("33")).words.en
    with pytest.raises(Refused) as refused:
        Table("salihli", game, reserves=("33",))
    assert "reserve" in refused.value.words.en


@pytest.mark.article("salihli.equilibrio.all")
def test_salihli_void_cards_leave_fewer_to_win() -> None:
    """Of five cards one is void, four count: 2–2 is level, and half a point each."""
    table = won(voided(Table("salihli", "equilibrio")), FIRST, FIRST, SECOND)
    assert table.points is None
    won(table, SECOND)
    assert table.points == (1, 1)


@pytest.mark.article("salihli.qbitz.all")
def test_salihli_more_than_half_of_the_cards_that_count_wins() -> None:
    """Two of seven are void, five count, so three win."""
    table = won(voided(voided(Table("salihli", "qbitz"))), FIRST, FIRST)
    assert table.points is None
    assert won(table, FIRST).points == (2, 0)


def test_claim_is_checked_before_the_card_is_void() -> None:
    table = Table("yuzuncu-yil", "qbitz").do(CardAnnounced("a1"), LastMinuteCalled(), CardClaimed(SECOND))
    assert table.refusal(CardVoided(60_000)).words.en == "First check the claim of Bora."


@every_race
def test_every_table_asks_the_listed_card_unless_the_head_referee_notes_why(rulebook: str, game: str) -> None:
    """Fault 47: the cards of a round are the same at all tables."""
    table = Table(rulebook, game)
    other = "33"
    for by, note in ((Role.TABLE_REFEREE, None), (Role.TABLE_REFEREE, "kart yırtık"), (Role.HEAD_REFEREE, None)):
        refused = table.refusal(CardAnnounced(other, note), by=by)
        assert table.match.state.opened.cards[0] in refused.words.tr
    table.do(CardAnnounced(other, "kart yırtık"), by=Role.HEAD_REFEREE)
    assert table.match.state.running_card is not None
    assert table.match.state.running_card.card == other


@pytest.mark.article("yuzuncu-yil.qbitz.9", "salihli.qbitz.all")
@pytest.mark.parametrize(
    ("rulebook", "article"), [("yuzuncu-yil", "yuzuncu-yil.qbitz.9"), ("salihli", "salihli.qbitz.all/8")]
)
def test_sets_are_handed_out_at_random_by_the_referee(rulebook: str, article: str) -> None:
    table = Table(rulebook, "qbitz")
    deed = SetsHandedOut(("yeşil", "mavi"), "tur-3-masa-12")
    assert table.refusal(deed, by=Role.FIRST_PLAYER).words.en == "Only the referee does this; call the referee."
    table.do(deed)
    assert table.article == article
    assert table.match.state.handed_out == in_drawn_order(deed.sets, deed.seed)
    assert table.refusal(deed).article == article


def test_lot_gives_both_orders_and_always_the_same_for_a_seed() -> None:
    orders = [in_drawn_order(("yeşil", "mavi"), str(seed)) for seed in range(200)]
    assert orders == [in_drawn_order(("yeşil", "mavi"), str(seed)) for seed in range(200)]
    assert 70 < orders.count(("yeşil", "mavi")) < 130


@every_race
def test_second_warning_loses_the_round_whatever_the_cards(rulebook: str, game: str) -> None:
    table = won(Table(rulebook, game), FIRST, FIRST).do(*[warning(FIRST, Breach.FALSE_FINISH)] * 2)
    assert table.points == (0, 2)


@pytest.mark.article("yuzuncu-yil.equilibrio.10", "yuzuncu-yil.qbitz.8", "salihli.equilibrio.all", "salihli.qbitz.all")
@every_race
def test_false_finished_and_unsporting_conduct_are_warned(rulebook: str, game: str) -> None:
    table = Table(rulebook, game)
    table.do(CardAnnounced(table.match.state.opened.cards[0]), CardClaimed(FIRST), CardRefused())
    table.do(warning(FIRST, Breach.FALSE_FINISH), warning(FIRST, Breach.UNSPORTING))
    assert table.points == (0, 2)


@every_race
def test_card_race_has_no_sets_and_no_moves(rulebook: str, game: str) -> None:
    for deed in (SetBegun(), MovePlayed("a1")):
        assert Table(rulebook, game).refusal(deed).words.en == "This game has no sets; it is played in cards."


def test_board_game_has_no_cards() -> None:
    refused = Table("lig", "hex").refusal(CardAnnounced("3"))
    assert refused.words.en == "This game has no cards; it is played in sets."
    with pytest.raises(Refused):
        Table("lig", "hex", cards=PATTERNS)


def test_same_card_twice_in_the_list_is_invalid() -> None:
    with pytest.raises(ValueError, match="twice"):
        Table("yuzuncu-yil", "qbitz", cards=("a1", "a1", "a3", "a4", "a5", "a6", "a7"))
