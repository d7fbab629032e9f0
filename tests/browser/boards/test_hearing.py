"""Without sight: what the live region says, what the keys tell, and moves that are typed."""

from meydan.games import find_game
from tests.browser.boards.table import Table, written


def test_live_region_says_the_choice_what_is_left_to_choose_and_the_move(table: Table) -> None:
    kure = find_game("kure")
    table.open(kure, kure.start())
    assert table.look().heard == "Sıra: Mor. Oynanacak taşı seçin."
    table.type_keys(["c1"])
    assert table.look().heard == "c1, mor. Gideceği yeri seçin."
    assert table.look().choosable() == {"b2", "c2", "d2"}
    table.type_keys(["d2"])
    assert table.look().heard == "Mor: c1 taşı d2 yerine."
    table.show(kure.start().play(kure.move("c1d2")), "c1d2")
    assert table.look().heard == "Mor: c1 taşı d2 yerine. Sıra: Turuncu. Oynanacak taşı seçin."


def test_escape_gives_up_a_half_made_move(table: Table) -> None:
    pentago = find_game("pentago")
    table.open(pentago, pentago.start())
    table.type_keys(["c3"])
    assert table.look().heard == "c3, boş. Döndürülecek çeyreği seçin."
    table.page.keyboard.press("Escape")
    look = table.look()
    assert look.heard == "Vazgeçildi. Sıra: Siyah. Bilyenin yerini seçin."
    assert look.choosable() == set(look.names)
    assert look.handed == []


def test_what_cannot_be_chosen_is_said_and_nothing_is_handed_over(table: Table) -> None:
    reversi = find_game("reversi")
    table.open(reversi, reversi.start())
    table.type_keys(["a1"])
    look = table.look()
    assert look.heard == "a1, boş. Şimdi seçilemez. Sıra: Siyah. Bir kare seçin."
    assert look.handed == []


def test_keys_tell_the_last_move_the_possible_moves_and_the_board(table: Table) -> None:
    reversi = find_game("reversi")
    table.open(reversi, reversi.start())
    table.walk_to("d3")
    table.page.keyboard.press("s")
    assert table.look().heard == "Henüz hamle yok."
    table.show(reversi.start().play(reversi.move("d3")), "d3")
    table.page.keyboard.press("s")
    assert table.look().heard == "Son hamle: Siyah, d3."
    table.page.keyboard.press("o")
    assert table.look().heard == "Olası hamleler (3): c3; e3; c5."
    table.page.keyboard.press("t")
    assert table.look().heard == "Siyah: d3, d4, e4, d5. Beyaz: e5. Sıra: Beyaz. Taşlar: 4–1."


def test_board_that_is_only_read_has_names_and_no_choices(table: Table) -> None:
    mangala = find_game("mangala")
    table.open(mangala, mangala.start(), interactive=False, language="en")
    look = table.look()
    assert look.heard == "To move: South."
    assert look.names["first3"] == "South, pit 3, 4 stones"
    assert look.names["secondStore"] == "North, store, 0 stones"
    table.click(["first3"])
    assert (table.look().heard, table.look().handed) == ("South, pit 3, 4 stones", [])
    assert table.page.get_by_label("Type a move").count() == 0


TYPED = {
    "mangala": {"4. kuyu": "4", " 2 ": "2"},
    "pentago": {"C3 c": "c3C"},
    "kure": {"c1-d2": "c1d2"},
    "hex": {"F 6": "f6", "İ5": "i5"},
    "koridor": {"e3 yatay": "e3h", "e3d": "e3v", "E2": "e2"},
    "abalone": {"a1 b2": "a1b2", "c5c3d6": "c3c5d4"},
    "kulami": {"d4": "d4"},
    "reversi": {"D3": "d3"},
}


def test_typed_move_is_understood(table: Table) -> None:
    for name, moves in TYPED.items():
        game = find_game(name)
        table.open(game, game.start())
        table.page.get_by_text("Yazarak ve dinleyerek").click()
        for typed, move in moves.items():
            assert move in written(game.start().moves())
            table.page.get_by_label("Hamle yazın").fill(typed)
            table.page.get_by_label("Hamle yazın").press("Enter")
            assert table.look().handed == [move]


def test_typed_pass_and_swap_are_turkish_too(table: Table) -> None:
    hex_, reversi = find_game("hex"), find_game("reversi")
    for game, position, typed, move in (
        (hex_, hex_.start({"swap": True}).play(hex_.move("f6")), "renk değiştir", "swap"),
        (reversi, reversi.start(), "pas", "pass"),
    ):
        table.open(game, position, moves=[move])
        table.page.get_by_text("Yazarak ve dinleyerek").click()
        table.page.get_by_label("Hamle yazın").fill(typed)
        table.page.get_by_label("Hamle yazın").press("Enter")
        assert table.look().handed == [move]


def test_typed_text_that_is_no_legal_move_is_refused_with_what_is_possible(table: Table) -> None:
    reversi = find_game("reversi")
    table.open(reversi, reversi.start())
    table.page.get_by_text("Yazarak ve dinleyerek").click()
    table.page.get_by_label("Hamle yazın").fill("a1")
    table.page.get_by_role("button", name="Oyna", exact=True).click()
    possible = "Olası hamleler (4): d3; c4; f5; e6."
    assert table.look().heard == f"a1 bu konumda oynanamaz. {possible}"
    table.page.get_by_label("Hamle yazın").fill("z9")
    table.page.get_by_role("button", name="Oyna", exact=True).click()
    look = table.look()
    assert look.heard == f"“z9” bir hamle değil. {possible}"
    assert look.handed == []
