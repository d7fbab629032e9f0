"""What the rulebooks say about lists, lots, pairings and cards, done by the desk's own actions."""

import pytest

from meydan.match import Player
from meydan.site.actions.matches.results import draw_who_goes_on, enter_result
from meydan.site.actions.matches.slip import Slip, slip_of_score
from meydan.site.actions.rounds.publishing import start_round
from meydan.site.models import Category, EntryRow, Event, Format
from meydan.site.records.course import course_of
from meydan.site.records.knockouts import knockout_of
from meydan.site.records.lots import lot_of
from meydan.site.records.matches import match_of
from meydan.site.records.standings import standings_of
from meydan.tournament.draws import draw_starter
from meydan.tournament.faults import Fault
from meydan.tournament.lots import verify
from tests.site import hall
from tests.site.rounds import steps

pytestmark = pytest.mark.django_db

SWISS_BY_SURNAME = [
    pytest.param("yuzuncu-yil", "mangala", marks=pytest.mark.article("yuzuncu-yil.mangala.order")),
    pytest.param("yuzuncu-yil", "pentago", marks=pytest.mark.article("yuzuncu-yil.pentago.2")),
    pytest.param("yuzuncu-yil", "equilibrio", marks=pytest.mark.article("yuzuncu-yil.equilibrio.3")),
    pytest.param("yuzuncu-yil", "qbitz", marks=pytest.mark.article("yuzuncu-yil.qbitz.1")),
    pytest.param("tazof-kulami", "kulami", marks=pytest.mark.article("tazof-kulami.kulami.2")),
    pytest.param("salihli", "reversi", marks=pytest.mark.article("salihli.reversi.2")),
]


@pytest.mark.parametrize(("rulebook", "game"), SWISS_BY_SURNAME)
def test_starting_numbers_follow_the_turkish_alphabet(rulebook: str, game: str) -> None:
    category = hall.make_category(hall.make_event(rulebook=rulebook), game)
    entries = hall.make_entries(category, 6)
    surnames = ["Şahin", "Işık", "Zorlu", "İnan", "Çelik", "Cesur"]
    for entry, surname in zip(entries, surnames, strict=True):
        EntryRow.objects.filter(pk=entry.pk).update(surnames=surname)
    steps.drafted(category)
    listed = category.entries.order_by("start_number").values_list("surnames", flat=True)
    assert list(listed) == ["Cesur", "Çelik", "Işık", "İnan", "Şahin", "Zorlu"]


FIRST_ON_THE_LIST_DRAWS = [
    pytest.param("yuzuncu-yil", "mangala", marks=pytest.mark.article("yuzuncu-yil.mangala.draw")),
    pytest.param("yuzuncu-yil", "pentago", marks=pytest.mark.article("yuzuncu-yil.pentago.3")),
    pytest.param("salihli", "reversi", marks=pytest.mark.article("salihli.reversi.3")),
    pytest.param("tazof-kulami", "kulami", marks=pytest.mark.article("tazof-kulami.kulami.3")),
]


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
@pytest.mark.parametrize(("rulebook", "game"), FIRST_ON_THE_LIST_DRAWS)
def test_round_one_follows_the_lot_and_the_program_gives_later_starters(rulebook: str, game: str, seed: str) -> None:
    """The first-named starts (Kulami: black, on the left); nobody starts twice running in rounds 1 and 2."""
    category = hall.make_category(hall.make_event(rulebook=rulebook), game)
    hall.make_entries(category, 8)
    row = steps.drafted(category, seed)
    number_one_starts = any(first == 1 for first, _ in steps.pairs(row))
    assert number_one_starts == (draw_starter(1, seed).drawn == "starts")
    lot = lot_of(Category.objects.get(pk=category.pk).lots[-1])
    assert (lot.seed, verify(lot)) == (seed, True)


@pytest.mark.article("yuzuncu-yil.pentago.1", "tazof-kulami.kulami.1", "salihli.reversi.1", "yuzuncu-yil.mangala.swiss")
@pytest.mark.parametrize(
    ("rulebook", "game"),
    [("yuzuncu-yil", "pentago"), ("tazof-kulami", "kulami"), ("salihli", "reversi"), ("yuzuncu-yil", "mangala")],
)
def test_swiss_pairs_equal_scores_and_nobody_twice(rulebook: str, game: str) -> None:
    category = hall.make_category(hall.make_event(rulebook=rulebook), game, rounds=3)
    hall.make_entries(category, 8)
    met: list[frozenset[int | None]] = []
    for _ in range(3):
        met += [frozenset(pair) for pair in steps.pairs(steps.closed(category))]
    assert len(set(met)) == len(met) == 12
    ranked = standings_of(category).table
    assert ranked is not None
    assert ranked.lines[0].values[0].amount == 6  # one of eight has won all three: equals were paired with equals


@pytest.mark.article("yuzuncu-yil.equilibrio.4", "yuzuncu-yil.qbitz.2", "yuzuncu-yil.qbitz.13")
@pytest.mark.parametrize(("game", "cards"), [("equilibrio", 5), ("qbitz", 7)])
def test_more_cards_win_the_point_and_all_tables_have_the_same(game: str, cards: int) -> None:
    lists = [{"round": 1, "cards": list(range(1, cards + 1)), "reserves": [20, 21]}]
    category = hall.make_category(hall.make_event(rulebook="yuzuncu-yil"), game, cards={"lists": lists})
    hall.make_entries(category, 6)
    row = steps.started(category)
    asked = set()
    for table in steps.tables(row):
        match = match_of(table)
        assert match is not None
        asked.add(match.state.opened.cards)
        wins = (Player.SECOND,) * (cards // 2 + 1) + (Player.FIRST,) * (cards // 2)
        assert enter_result(steps.referee(category), table, Slip(cards=wins)).result["points"] == [0, 2]
    assert asked == {tuple(str(card) for card in range(1, cards + 1))}


def test_card_race_does_not_start_without_its_cards(event: Event) -> None:
    category = hall.make_category(event, "qbitz")
    hall.make_entries(category, 4)
    row = steps.published(category)
    with pytest.raises(Fault) as refused:
        start_round(hall.author(event), row)
    assert refused.value.number == 47


@pytest.fixture
def knockout(event: Event) -> Category:
    category = hall.make_category(event, form=Format.KNOCKOUT)
    hall.make_entries(category, 12)
    return category


@pytest.mark.article("salihli.event.11", "salihli.event.14")
def test_knockout_is_drawn_afresh_every_round_from_a_recorded_seed(knockout: Category) -> None:
    first = steps.closed(knockout)
    second = steps.drafted(knockout, "ikinci")
    assert all(verify(lot_of(plain)) for row in (first, second) for plain in row.lots)
    assert (second.seed, second.lots[0]["participants"]) == ("ikinci", sorted(winners(knockout)))
    assert len(steps.pairs(second)) == 3


def winners(category: Category) -> tuple[int, ...]:
    return knockout_of(course_of(category), 1).still_in


@pytest.mark.article("salihli.event.14")
def test_knockout_ends_with_champion_and_match_for_third_place(event: Event) -> None:
    category = hall.make_category(event, form=Format.KNOCKOUT)
    hall.make_entries(category, 8)
    for _ in range(2):
        steps.closed(category)
    final = steps.started(category)
    main, third = steps.tables(final)
    assert (main.for_third, third.for_third) == (False, True)
    enter_result(steps.referee(category), main, steps.FIRST_WINS)
    enter_result(steps.referee(category), third, steps.SECOND_WINS)
    assert main.second is not None
    assert third.second is not None
    on_top = [main.first, main.second, third.second, third.first]
    places = standings_of(category).places
    assert [places[entry.start_number or 0] for entry in on_top] == [1, 2, 3, 4]


def test_drawn_knockout_match_waits_for_the_lot(event: Event) -> None:
    category = hall.make_category(event, "reversi", form=Format.KNOCKOUT)
    hall.make_entries(category, 4)
    row = steps.started(category)
    table, other = steps.tables(row)
    enter_result(steps.referee(category), other, slip_of_score(1, 0))
    drawn = enter_result(steps.referee(category), table, slip_of_score(0, 0, 1))
    row.refresh_from_db()
    assert (drawn.result, drawn.summary["tied"], row.state) == (None, True, "playing")
    settled = draw_who_goes_on(hall.author(event), table, "kura")
    row.refresh_from_db()
    assert (settled.result["points"], settled.result["advances"] in (1, 2), row.state) == ([1, 1], True, "complete")
    assert len(knockout_of(course_of(category)).still_in) == 2


def test_bracket_keeps_its_places_when_a_place_is_empty(event: Event) -> None:
    category = hall.make_category(event, form=Format.KNOCKOUT, drawn="bracket", third_place=False)
    hall.make_entries(category, 5)
    first = steps.closed(category)
    assert steps.pairs(first) == [(1, None), (4, 5), (2, None), (3, None)]
    second = steps.closed(category)
    assert [pair[0] for pair in steps.pairs(second)] == [1, 2]
    steps.closed(category)
    assert sorted(standings_of(category).places.values()) == [1, 2, 3, 3, 5]


@pytest.mark.article("lig.mangala.order", "lig.hex.order", "lig.koridor.order", "lig.abalone.order")
@pytest.mark.parametrize("game", ["mangala", "hex", "koridor", "abalone"])
def test_league_follows_the_fixture_and_the_first_named_starts(game: str) -> None:
    options = {"clock": {"minutes": 15}} if game == "abalone" else {}
    event = hall.make_event(rulebook="lig")
    category = hall.make_category(event, game, form=Format.LEAGUE, options=options)
    hall.make_entries(category, 4)
    rounds = [steps.closed(category) for _ in range(3)]
    assert [steps.pairs(row) for row in rounds] == [[(1, 4), (2, 3)], [(4, 3), (1, 2)], [(2, 4), (3, 1)]]
    for table in steps.tables(rounds[0]):
        match = match_of(table)
        assert match is not None
        assert match.state.sets[0].starter is Player.FIRST
