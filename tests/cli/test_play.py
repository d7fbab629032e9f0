"""`meydan play`: two people at one terminal."""

from meydan.games import find_game
from tests.cli.conftest import Meydan


def test_a_move_is_played_and_the_board_drawn_again(meydan: Meydan) -> None:
    said = meydan("play", "mangala", typed="4\n")
    assert said.code == 0
    assert " 4  4  4  1  5  5\n" in said.out
    assert said.out.endswith("Güney> Oyun yarıda bırakıldı.\n")


def test_an_illegal_move_is_refused_with_its_article_and_the_same_side_moves(meydan: Meydan) -> None:
    # Pit 4 earns another move, its last stone moves on to pit 5, North answers: pit 4 is empty now.
    said = meydan("play", "mangala", typed="4\n4\n1\n4\n")
    assert "Güney> 4. kuyu boş. [yuzuncu-yil.mangala.rule-1]\nGüney> " in said.out


def test_undo_takes_the_last_move_back(meydan: Meydan) -> None:
    said = meydan("play", "mangala", typed="4\nundo\nposition\nundo\n")
    assert "Güney> 4.4.4.4.4.4/0 4.4.4.4.4.4/0 first\n" in said.out
    assert "Geri alınacak hamle yok." in said.out


def test_legal_moves_and_description_on_request(meydan: Meydan) -> None:
    said = meydan("play", "mangala", "--lang", "en", typed="moves\ndescribe\nwhat\n\nquit\n")
    assert "South> 1 2 3 4 5 6\n" in said.out
    assert "South> South: pit 1 4," in said.out
    assert "'what' is not a move" in said.out
    assert said.out.endswith("The game was left unfinished.\n")


def test_a_whole_set_ends_with_the_result_in_words(meydan: Meydan) -> None:
    # Found by playing the lowest legal pit each time; the last line is what the rules say then.
    said = meydan("play", "mangala", "--lang", "en", typed=lowest_pits())
    assert said.out.rstrip().endswith("[yuzuncu-yil.mangala.rule-4]")
    assert "unfinished" not in said.out


def lowest_pits() -> str:
    position = find_game("mangala").start()
    typed = []
    while not position.outcome:
        move = position.moves()[0]
        typed.append(f"{move}\n")
        position = position.play(move)
    return "".join(typed)
