"""The card lists: as many as the article says, the same for all tables, secret until announced, and never changed."""

import pytest

from meydan.games.errors import Refusal
from meydan.site.actions.author import NeedsConfirmation, NotAllowed
from meydan.site.actions.meeting.cards import announce_cards, draw_cards, note_deviation, redraw_cards
from meydan.site.models import Category, Event, EventLevel, Format, Role
from meydan.site.records.card_lists import announced, card_list_of, card_lists, public_lists, seal_holds
from tests.site import hall
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db

SEED = "0123456789abcdef"


def equilibrio(event: Event, **fields: object) -> Category:
    category = hall.make_category(event, game="equilibrio", **fields)
    hall.make_entries(category, 4)
    return category


def stored(category: Category) -> Category:
    return Category.objects.select_related("event").get(pk=category.pk)


def drawn(category: Category, rounds: int = 5, reserves: int = 0, seed: str = SEED) -> Category:
    draw_cards(hall.author(category.event), category, rounds, reserves, seed)
    return stored(category)


@pytest.mark.article("salihli.event.9", "salihli.event.15")
@pytest.mark.parametrize(("game", "count"), [("equilibrio", 5), ("qbitz", 7)])
def test_each_round_has_its_cards(event: Event, game: str, count: int) -> None:
    category = drawn(hall.make_category(event, game=game), rounds=4)
    lists = card_lists(category)
    assert [one.round_number for one in lists] == [1, 2, 3, 4]
    assert [len(set(one.cards)) for one in lists] == [count] * 4
    assert [one.reserves for one in lists] == [()] * 4


@pytest.mark.article("yuzuncu-yil.equilibrio.12", "yuzuncu-yil.qbitz.12")
@pytest.mark.parametrize("game", ["equilibrio", "qbitz"])
def test_reserves_are_drawn_where_the_rulebook_has_them(event: Event, game: str) -> None:
    category = drawn(hall.make_category(event, game=game, rulebook="yuzuncu-yil"), rounds=2, reserves=2)
    assert [len(one.reserves) for one in card_lists(category)] == [2, 2]
    with pytest.raises(Refusal):
        drawn(hall.make_category(event, game=game), reserves=1)


@pytest.mark.article("salihli.equilibrio.all")
def test_figures_come_from_the_booklet_pages_the_level_allows(event: Event) -> None:
    category = hall.make_category(event, game="equilibrio")
    with pytest.raises(Refusal):
        draw_cards(hall.author(event), category, 1, 0, SEED, pool=list(range(40, 60)))
    event.level = EventLevel.COUNTRY
    event.save()
    assert draw_cards(hall.author(event), stored(category), 1, 0, SEED, pool=list(range(40, 60)))


@pytest.mark.article("yuzuncu-yil.qbitz.13")
def test_all_tables_of_a_round_are_opened_with_the_same_cards(event: Event) -> None:
    category = drawn(equilibrio(event))
    cards = card_list_of(category, 1)
    row = steps.started(category)
    assert cards is not None
    opened = [pairing.stored_acts.get(number=1).act["deed"]["cards"] for pairing in steps.tables(row)]
    assert opened == [[str(card) for card in cards.cards]] * 2


def test_a_list_is_public_only_once_it_is_announced_and_in_order(event: Event) -> None:
    category = drawn(equilibrio(event))
    assert public_lists(category) == []
    with pytest.raises(Refusal):
        announce_cards(hall.author(event), category, 2)
    announce_cards(hall.author(event), category, 1)
    assert public_lists(stored(category)) == [card_lists(category)[0]]
    line = event.log.get(kind="card list announced")
    assert (line.public, line.data["cards"]) == (True, list(card_lists(category)[0].cards))


def test_the_log_gives_no_card_away_before_it_is_announced(event: Event) -> None:
    category = drawn(equilibrio(event))
    (line,) = event.log.all()
    assert line.data == {"rounds": 5, "seal": category.cards["draws"][0]["seal"]}
    assert SEED not in str(line.data)


def test_drawn_lists_are_frozen(event: Event) -> None:
    """Fault 47."""
    category = drawn(equilibrio(event))
    with pytest.raises(Refusal):
        drawn(category, seed="another")
    with pytest.raises(NeedsConfirmation):
        redraw_cards(hall.author(event), category, 5, 0, "another")
    before = card_lists(category)
    redraw_cards(hall.author(event, reason="Bir kart kayıp"), category, 5, 0, "another")
    category = stored(category)
    assert card_lists(category) != before
    assert [draw["why"] for draw in category.cards["draws"]] == ["", "Bir kart kayıp"]
    assert seal_holds(category)


def test_a_redraw_leaves_published_rounds_alone(event: Event) -> None:
    """Fault 47: the cards of a published round no longer change."""
    category = drawn(equilibrio(event), rounds=3)
    announce_cards(hall.author(event), category, 1)
    announce_cards(hall.author(event), category, 2)
    first = card_lists(category)[0]
    steps.published(category)
    redraw_cards(hall.author(event, reason="Kartlar görüldü"), category, 3, 0, "another")
    category = stored(category)
    assert (card_lists(category)[0], [one.round_number for one in card_lists(category)]) == (first, [1, 2, 3])
    assert announced(category) == 1
    assert seal_holds(category)
    with pytest.raises(Refusal):
        redraw_cards(hall.author(event, reason="Yine"), category, 1, 0, "third")


def test_a_changed_list_breaks_the_seal(event: Event) -> None:
    category = drawn(equilibrio(event))
    assert seal_holds(category)
    category.cards["lists"][2]["cards"][0] += 1
    assert not seal_holds(category)


def test_another_card_at_one_table_needs_the_head_referees_note(event: Event) -> None:
    """Fault 47."""
    category = drawn(equilibrio(event))
    listed = card_lists(category)[0].cards[0]
    with pytest.raises(NotAllowed):
        note_deviation(hall.author(event, reason="Kart yırtık"), category, 1, 1, listed, 9)
    steps.started(category)
    with pytest.raises(NeedsConfirmation):
        note_deviation(hall.author(event), category, 1, 1, listed, 9)
    with pytest.raises(NotAllowed):
        note_deviation(hall.author(event, Role.TABLE_REFEREE, reason="Kart yırtık"), category, 1, 1, listed, 9)
    note_deviation(hall.author(event, reason="Kart yırtık"), category, 1, 1, listed, 9)
    (noted,) = stored(category).cards["deviations"]
    assert (noted["table"], noted["listed"], noted["played"], noted["note"]) == (1, listed, 9, "Kart yırtık")
    assert card_lists(stored(category)) == card_lists(category)


def test_a_round_without_drawn_cards_does_not_start(event: Event) -> None:
    category = equilibrio(event, form=Format.KNOCKOUT)
    with pytest.raises(Refusal):
        steps.started(category)
