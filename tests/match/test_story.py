"""The story and the score sheet: everything readable, in Turkish and in English."""

import random

import pytest

from meydan.games import Words
from meydan.match import ClockSettings, Role, possible, score_sheet, story
from meydan.match.deeds import (
    CardAnnounced,
    CardApproved,
    CardClaimed,
    CardVoided,
    Corrected,
    Deed,
    FlagFell,
    LastMinuteCalled,
    LotDrawn,
    MovePlayed,
    ReserveAnnounced,
    Resigned,
    SetBegun,
    SetCounted,
    SetDecided,
    Signed,
    Signer,
    WarningWithdrawn,
    Withdrawn,
)
from meydan.match.json_form import KINDS
from meydan.match.result import written
from meydan.match.sentences import SENTENCES, duration
from meydan.rulebooks.referee import Breach
from tests.match.table import EVERY_GAME, FIRST, MINUTES, SECOND, Table, warning


def lines(table: Table, language: str = "tr") -> list[str]:
    return [line.words.in_language(language) for line in story(table.match)]


def test_story_of_a_mangala_match() -> None:
    table = Table("yuzuncu-yil", "mangala", clock=ClockSettings(10 * MINUTES))
    table.do(SetBegun(), MovePlayed("4"), MovePlayed("1"), warning(SECOND, Breach.TOUCHED_PIECE))
    table.do(FlagFell(FIRST), SetBegun(), SetCounted((20,), (28,)))
    assert lines(table) == [
        "Maç açıldı: Ayşe – Bora; ilk sete Ayşe başlar. Süre: 10:00.",
        "1. set başladı; başlayan: Ayşe.",
        "Ayşe: 4",
        "Ayşe: 1",
        "Uyarı: Bora – dokunduğu taşı oynamama (rakip bildirdi).",
        "Ayşe: süre bitti.",
        "1. set: Bora (süre bitimiyle) 1–0.",
        "2. set başladı; başlayan: Bora.",
        "Sayım: Ayşe 20, Bora 28.",
        "2. set: Bora (sayımla) 20–28.",
        "Maç bitti: Ayşe 0, Bora 1 (setler).",
    ]
    assert lines(table, "en")[-2:] == [
        "Set 2 goes to Bora (by count) 20–28.",
        "The match is over: Ayşe 0, Bora 1 (sets).",
    ]


def test_what_was_corrected_stays_readable_and_is_struck_out() -> None:
    table = Table("lig", "mangala").sets([FIRST]).do(Corrected(3, SetDecided(SECOND), "yanlış tuş"))
    told = [(line.number, line.stands, line.words.tr) for line in story(table.match)]
    assert told[2:] == [
        (3, False, "Hakem girişi: seti kazanan Ayşe."),
        (3, False, "1. set: Ayşe (hakem girişiyle)."),
        (4, True, "3. kayıt düzeltildi: Hakem girişi: seti kazanan Bora. Neden: yanlış tuş"),
        (4, True, "1. set: Bora (hakem girişiyle)."),
    ]


def test_withdrawn_correction_is_struck_out_and_the_act_stands_again() -> None:
    table = Table("lig", "mangala").sets([FIRST]).do(Corrected(3, SetDecided(SECOND), "yanlış tuş"))
    table.do(Withdrawn(4, "doğruymuş"))
    assert [(line.number, line.stands) for line in story(table.match) if line.act] == [
        (1, True),
        (2, True),
        (3, True),
        (4, False),
        (5, True),
    ]


def test_reopened_match_is_told() -> None:
    table = Table("lig", "mangala").do(*[warning(FIRST, Breach.ILLEGAL_MOVE)] * 3, WarningWithdrawn(4, "yanlış masa"))
    assert lines(table)[-4:] == [
        "Uyarı: Ayşe – kural dışı hamle (rakip bildirdi).",
        "Maç bitti: Ayşe 0, Bora 1 (uyarı sınırı).",
        "4. kayıttaki uyarı geri alındı. Neden: yanlış masa",
        "Maç yeniden açıldı.",
    ]


def test_card_race_is_told_card_by_card() -> None:
    table = Table("yuzuncu-yil", "equilibrio").do(CardAnnounced("3"), CardClaimed(SECOND), CardApproved())
    assert lines(table) == [
        "Maç açıldı: Ayşe – Bora; kartlar: 3, 7, 12, 25, 40.",
        "1. kart: 3.",
        "Bora: “Bitirdim.”",
        "Onaylandı: kart puanı Bora.",
        "Kart durumu 0–1.",
    ]


def void(card: str) -> tuple[Deed, ...]:
    return CardAnnounced(card), LastMinuteCalled(), CardVoided()


def test_cards_are_numbered_by_their_place_in_the_list_and_a_reserve_names_the_card_it_replaces() -> None:
    """The fourth card asked is the third of the list. A reserve that is void is itself replaced."""
    table = Table("yuzuncu-yil", "equilibrio").do(*void("3"), ReserveAnnounced("30"), CardClaimed(FIRST))
    table.do(CardApproved(), *void("7"), *void("12"), ReserveAnnounced("31"), LastMinuteCalled(), CardVoided())
    for card in ("8", "9"):
        table.do(ReserveAnnounced(card, "yedek bitti"), by=Role.HEAD_REFEREE)
        table.do(CardClaimed(FIRST), CardApproved())
    asked = [line.words for line in story(table.match) if line.act and "announced" in line.act.deed.kind]
    assert asked == [
        Words("1. kart: 3.", "Card 1: 3."),
        Words("Yedek kart: 30, geçersiz 3 yerine.", "Reserve card: 30, in place of 3."),
        Words("2. kart: 7.", "Card 2: 7."),
        Words("3. kart: 12.", "Card 3: 12."),
        Words("Yedek kart: 31, geçersiz 7 yerine.", "Reserve card: 31, in place of 7."),
        Words(
            "Yedek kart: 8, geçersiz 12 yerine. Not: yedek bitti", "Reserve card: 8, in place of 12. Note: yedek bitti"
        ),
        Words(
            "Yedek kart: 9, geçersiz 31 yerine. Not: yedek bitti", "Reserve card: 9, in place of 31. Note: yedek bitti"
        ),
    ]


def test_corrected_act_is_told_as_of_when_it_was_done() -> None:
    """The first card was another one: it stays the first, though three have been asked by then."""
    table = Table("yuzuncu-yil", "equilibrio")
    for card in ("3", "7", "12"):
        table.do(CardAnnounced(card), CardClaimed(FIRST), CardApproved())
    table.do(Corrected(2, CardAnnounced("5", "3 yırtık"), "yanlış kart"), by=Role.HEAD_REFEREE)
    assert lines(table)[-1] == "2. kayıt düzeltildi: 1. kart: 5. Not: 3 yırtık Neden: yanlış kart"


def test_what_was_signed_is_told_in_the_reader_s_language() -> None:
    table = Table("salihli", "mangala", knockout=True).do(SetBegun(), SetCounted((25,), (23,))).sets([SECOND, None])
    table.do(LotDrawn(SECOND), by=Role.HEAD_REFEREE).do(Signed(Signer.FIRST, table.match.to_sign))
    assert table.match.to_sign == "½–½ sets 1–1 (25–23 second =) → second"
    assert story(table.match)[-1].words == Words(
        "Sonuç imzalandı (birinci oyuncu): ½–½, setler 1–1 (25–23, Bora, berabere), üst tura çıkan Bora.",
        "Result signed by the first player: ½–½, sets 1–1 (25–23, Bora, drawn), Bora goes on.",
    )


def test_result_to_sign_says_how_the_match_ended_and_what_had_been_played() -> None:
    table = Table("lig", "hex").sets([FIRST]).do(Resigned(FIRST))
    assert table.match.to_sign_words == Words("0–1, çekilme, setler 1–0 (Ayşe)", "0–1, resignation, sets 1–0 (Ayşe)")
    race = Table("yuzuncu-yil", "equilibrio")
    for card in ("3", "7", "12"):
        race.do(CardAnnounced(card), CardClaimed(FIRST), CardApproved())
    assert race.match.to_sign_words == Words("1–0, kartlar 3–0", "1–0, cards 3–0")


def test_lot_is_told() -> None:
    table = Table("salihli", "mangala", knockout=True).sets([FIRST, SECOND, None])
    table.do(LotDrawn(SECOND), by=Role.HEAD_REFEREE)
    assert lines(table)[-3:] == [
        "Eleme maçı berabere (½–½): üst tura çıkanı kura belirler.",
        "Kura çekildi: üst tura çıkan Bora.",
        "Maç berabere: Ayşe ½, Bora ½ (setler). Üst tura çıkan: Bora.",
    ]


def test_signature_under_an_older_result_no_longer_stands() -> None:
    table = Table("tazof-kulami", "kulami").do(SetBegun(), SetCounted((5, 12, 30), (0, 11, 28)))
    table.do(Signed(Signer.FIRST, table.match.to_sign))
    assert [line.stands for line in story(table.match) if line.act and isinstance(line.act.deed, Signed)] == [True]
    table.do(Corrected(3, SetCounted((0, 11, 28), (5, 12, 30)), "taraflar karışmış"))
    assert [line.stands for line in story(table.match) if line.act and isinstance(line.act.deed, Signed)] == [False]


def test_every_kind_of_deed_has_a_sentence() -> None:
    assert set(SENTENCES) == set(KINDS.values())


@pytest.mark.parametrize(("rulebook", "game"), EVERY_GAME)
def test_every_act_of_any_match_has_a_line_in_both_languages_with_an_article(rulebook: str, game: str) -> None:
    choose = random.Random(f"{rulebook} {game}")
    rules = Table(rulebook, game).match.rules
    table = Table(rulebook, game, minutes=30 if rules.clock else None)
    for _ in range(30):
        deeds = [offer.deed for offer in possible(table.match, Role.HEAD_REFEREE)]
        table.do(choose.choice(deeds), by=Role.HEAD_REFEREE)
    told = story(table.match)
    assert [line.number for line in told if line.act] == list(range(1, 32))
    for line in told:
        assert line.words.tr
        assert line.words.en
        assert line.article in rules.citations


@pytest.mark.parametrize(
    ("ms", "shown"), [(1_800_000, "30:00"), (61_000, "1:01"), (10_000, "0:10"), (9_940, "0:09.9"), (0, "0:00")]
)
def test_durations_are_written_as_a_clock_shows_them(ms: int, shown: str) -> None:
    assert duration(ms) == shown


@pytest.mark.parametrize(("points", "shown"), [((2, 0), "1–0"), ((1, 1), "½–½"), ((0, 2), "0–1"), ((3, 0), "1½–0")])
def test_points_are_written_in_halves(points: tuple[int, int], shown: str) -> None:
    assert written(points) == shown


@pytest.mark.article("tazof-kulami.kulami.score-sheet", "salihli.kulami.all")
@pytest.mark.parametrize("rulebook", ["tazof-kulami", "salihli"])
def test_three_scores_stand_one_under_the_other_and_are_added(rulebook: str) -> None:
    table = Table(rulebook, "kulami").do(SetBegun(), SetCounted((5, 12, 30), (0, 11, 28)))
    table.do(Signed(Signer.SECOND, table.match.to_sign), Signed(Signer.FIRST, table.match.to_sign))
    sheet = score_sheet(table.match)
    assert [(row.title.tr, row.first, row.second) for row in sheet.parts] == [
        ("sıra", 5, 0),
        ("en büyük alan", 12, 11),
        ("levha", 30, 28),
        ("toplam", 47, 39),
    ]
    assert sheet.names == ("Ayşe", "Bora")
    assert sheet.signatures == (Signer.FIRST, Signer.SECOND)
    assert sheet.article.reference.endswith("score-sheet")


@pytest.mark.article("tazof-kulami.kulami.score-sheet")
def test_sheet_of_recorded_moves_is_computed_from_the_final_board() -> None:
    choose = random.Random(7)
    table = Table("tazof-kulami", "kulami").do(SetBegun())
    while table.match.running_set is not None:
        table.do(MovePlayed(str(choose.choice(table.match.running_set.position.moves()))))
    sheet = score_sheet(table.match)
    (record,) = sheet.sets
    assert record.board is not None
    rows = record.board.split(" ")[0]
    again = Table("tazof-kulami", "kulami").do(SetBegun())
    assert record.counts is not None
    again.do(SetCounted(*record.counts, rows))  # accepted: the board agrees with the sheet
    assert score_sheet(again.match).parts == sheet.parts
    assert score_sheet(again.match).result == sheet.result


def test_sheet_of_three_sets() -> None:
    table = Table("yuzuncu-yil", "mangala").do(SetBegun(), SetCounted((25,), (23,)), warning(FIRST, Breach.COUNTING))
    table.sets([SECOND, FIRST])
    sheet = score_sheet(table.match)
    assert [(record.number, record.starter, record.winner) for record in sheet.sets] == [
        (1, FIRST, FIRST),
        (2, SECOND, SECOND),
        (3, FIRST, FIRST),
    ]
    assert sheet.set_score == (2, 1)
    assert table.match.to_sign == "1–0 sets 2–1 (25–23 second first)"
    assert sheet.to_sign == Words("1–0, setler 2–1 (25–23, Bora, Ayşe)", "1–0, sets 2–1 (25–23, Bora, Ayşe)")
    assert sheet.result_words == Words(
        "Maç bitti: Ayşe 1, Bora 0 (setler).", "The match is over: Ayşe 1, Bora 0 (sets)."
    )
    assert [warned.player for warned in sheet.warnings] == [FIRST]
    assert sheet.parts == ()


def test_sheet_of_an_undecided_match_has_no_result() -> None:
    sheet = score_sheet(Table("lig", "hex").match)
    assert (sheet.result, sheet.result_words, sheet.to_sign) == (None, None, Words("", ""))
