"""Levels and players: the same choice for the same seed, and a higher level beats a lower one."""

import pytest

from meydan.engine import native
from meydan.engine.duel import Duel, Engine, duel, elo
from meydan.engine.levels import BUDGETS, LEVELS, Budget, budget_of, find_level
from meydan.engine.limits import Limits
from meydan.engine.mangala import plain_search
from meydan.engine.mangala.view import margin
from meydan.engine.player import Player
from meydan.engine.stop import Stop
from meydan.games import GAMES, InvalidText, find_game
from meydan.games.mangala import Mangala

if native.available:
    from meydan.engine.mangala.perfect_play import play_perfectly

needs_native = pytest.mark.skipif(not native.available, reason="this installation has no native core")


def test_levels_are_found_by_name_and_title() -> None:
    for level in LEVELS:
        assert find_level(level.name) is level
        assert find_level(level.title.tr) is level
        assert find_level(level.title.en) is level
    with pytest.raises(InvalidText) as refused:
        find_level("dahi")
    assert "acemi, cirak, kalfa, usta, pir" in refused.value.words.tr


def test_every_game_has_a_budget_for_each_level_that_ends_a_search() -> None:
    assert set(BUDGETS) == set(GAMES)
    for game in GAMES:
        budgets = [budget_of(level, game) for level in LEVELS]
        assert all(budget.nodes or budget.seconds for budget in budgets)
        assert budgets[-1] == Budget(seconds=1.0, megabytes=64)


@needs_native
@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("level", [level.name for level in LEVELS[:4]])
def test_the_same_seed_chooses_the_same_legal_move(game: str, level: str) -> None:
    position = find_game(game).start()
    once, again = (Player(find_level(level), seed=3).choose(position) for _ in range(2))
    assert once.move == again.move
    assert once.move in position.moves()


@needs_native
def test_the_lower_levels_differ_by_seed_but_never_miss_what_they_see() -> None:
    start = find_game("reversi").parse("......../......../......../..xxx.../..xxo.../......../......../........ second")
    novice = LEVELS[0]
    assert len({str(Player(novice, seed).choose(start).move) for seed in range(12)}) > 1
    winning = find_game("hex").parse(
        "/".join(
            ["x...o......"] * 10
            + [
                "...........",
            ]
        )
        + " first"
    )
    for seed in range(5):
        assert str(Player(novice, seed).choose(winning).move) in {"a11"}


@needs_native
@pytest.mark.parametrize("game", ["mangala", "reversi"])
def test_a_higher_level_beats_a_lower_one_over_a_few_games(game: str) -> None:
    def engine(player: Player) -> Engine:
        return lambda so_far: str(player.choose(so_far.position).move)

    strong, weak = engine(Player(find_level("kalfa"))), engine(Player(find_level("acemi")))
    result = duel(find_game(game), {}, (strong, weak), pairs=3, plies=4, seed=1)
    assert result.share > 0.6


@needs_native
def test_given_limits_take_the_place_of_the_levels_own() -> None:
    choice = Player().choose(find_game("mangala").start(), Limits(nodes=100))
    assert choice.analysis.nodes <= 100


def test_elo_of_a_score() -> None:
    assert elo(0.5) == 0
    assert round(elo(10 / 11)) == 400  # ten to one, by definition
    assert elo(0) == -elo(1)


def test_a_draw_counts_half() -> None:
    result = Duel()
    result.add((2, 1))
    result.add((0, 1))
    assert (result.wins, result.draws, result.losses) == (1, 2, 1)
    assert result.pairs == [3, 1]
    assert result.share == 0.5


def test_the_error_counts_the_two_games_of_an_opening_as_one_trial() -> None:
    # Shares 1, 1/2, 1/2, 0 of four pairs: mean 1/2, variance (1/4 + 1/4) / 3 = 1/6, error 1.96 · √(1/24).
    result = Duel(pairs=[4, 2, 2, 0], wins=4, draws=0, losses=4)
    assert result.share == 0.5
    assert round(result.error, 6) == round(1.96 * (1 / 24) ** 0.5, 6)


@needs_native
def test_the_strongest_mangala_player_plays_perfectly_where_the_solver_answers_in_time() -> None:
    position = find_game("mangala").parse("0.1.0.1.2.0/20 1.2.0.1.0.3/17 first")
    assert isinstance(position, Mangala)
    takes = plain_search.takes(position)
    choice = Player(find_level("pir")).choose(position, Limits(seconds=20))
    assert choice.analysis.exact
    assert takes[int(str(choice.move))] == max(takes.values())
    assert choice.line.score.margin == margin(position, max(takes.values()))


@needs_native
def test_the_mangala_solver_gives_every_move_its_exact_margin_best_first() -> None:
    position = find_game("mangala").parse("2.0.1.0.3.1/18 0.2.1.3.0.0/17 second")
    assert isinstance(position, Mangala)
    found = play_perfectly(position, Limits(seconds=20, lines=6), Stop())
    takes = plain_search.takes(position)
    assert found is not None
    assert {int(line.moves[0]): line.exact for line in found.lines} == dict.fromkeys(takes, True)
    in_order = [takes[int(line.moves[0])] for line in found.lines]
    assert in_order == sorted(takes.values(), reverse=True)


@needs_native
def test_the_mangala_solver_leaves_counted_limits_to_the_search() -> None:
    start = find_game("mangala").start()
    assert isinstance(start, Mangala)
    assert play_perfectly(start, Limits(nodes=100), Stop()) is None
    assert play_perfectly(start, Limits(depth=2), Stop()) is None
