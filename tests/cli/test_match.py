"""`meydan match`: a referee at the terminal."""

from pathlib import Path

import pytest

from meydan.match import match_from_json
from tests.cli.conftest import Meydan
from tests.cli.refereeing import NAMES, acts, typed

# ── whole matches ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_three_sets_of_mangala_with_warnings(meydan: Meydan, file: Path) -> None:
    said = meydan(
        "match",
        "lig",
        "mangala",
        *NAMES,
        "--save",
        str(file),
        typed=typed(
            "set",
            "say 25 23",
            "set",
            "uyarı 2 yavaşlattı",  # three articles give one: they are listed with their numbers
            "12",  # but this number was not among them
            "uyarı 2 yavaşlattı",
            "13",
            "h",  # the referee has seen it
            "say 20 28",
            "set",
            "kazanan =",
            "imza 1",
            "imza 2",
            "imza h",
        ),
    )
    assert (said.code, said.err) == (0, "")
    assert acts(said)[:-3] == [
        "1. Maç açıldı: Ayşe – Bora; ilk sete Ayşe başlar. [lig.mangala.order]",
        "2. 1. set başladı; başlayan: Ayşe. [lig.mangala.h]",
        "3. Sayım: Ayşe 25, Bora 23. [lig.mangala.setup]",
        "1. set: Ayşe (sayımla) 25–23. [lig.mangala.setup]",
        "4. 2. set başladı; başlayan: Bora. [lig.mangala.h]",
        "5. Uyarı: Bora – dokunduğu taşı oynamama (hakem gördü). Not: yavaşlattı [lig.mangala.d]",
        "6. Sayım: Ayşe 20, Bora 28. [lig.mangala.setup]",
        "2. set: Bora (sayımla) 20–28. [lig.mangala.setup]",
        "7. 3. set başladı; başlayan: Ayşe. [lig.mangala.h]",
        "8. Hakem girişi: set berabere. [lig.mangala.setup]",
        "3. set berabere (hakem girişiyle). [lig.mangala.setup]",
    ]
    assert "Listede '12' yok; liste için ?" in said.out
    assert "[2. set · setler 1–0 · uyarı 0–1] > " in said.out
    assert "Maç berabere: Ayşe ½, Bora ½ (setler). [lig.mangala.h]" in said.out
    assert "İmzalar: birinci oyuncu ✓, ikinci oyuncu ✓, hakem ✓ [lig.mangala.h]" in said.out
    stored = match_from_json(file.read_text(encoding="utf-8"))
    assert stored.result is not None
    assert stored.result.points == (1, 1)
    assert len(stored.journal) == 11


def test_kulami_sheet_is_shown_and_signed(meydan: Meydan, file: Path) -> None:
    said = meydan(
        "match",
        "tazof-kulami",
        "kulami",
        *NAMES,
        "--clock",
        "30",
        "--save",
        str(file),
        "--lang",
        "en",
        typed=typed(
            "set", "clock 1", "d4", "press", "a1", "abandon", "count 5,9,21 0,8", "count 5,9,21 0,8,20", "sign 1"
        ),
    )
    assert (
        "a1 is neither in the row nor in the column of the opponent's last marble, d4. [tazof-kulami.kulami.6]"
        in said.out
    )
    assert "Enter three scores for each player: rows, largest area, plates." in said.out
    sheet = said.out[said.out.index("── Score sheet") :].splitlines()
    assert [line.strip() for line in sheet[:8]] == [
        "── Score sheet · Kulami · tazof-kulami · Ayşe – Bora",
        "Set 1 goes to Ayşe (by count) 5+9+21–0+8+20.",
        "rows             5   0",
        "largest area     9   8",
        "plates          21  20",
        "total           35  28",
        "The match is over: Ayşe 1, Bora 0 (sets). [tazof-kulami.kulami.win]",
        "Signatures: the first player …, the second player …, the referee … [tazof-kulami.kulami.score-sheet]",
    ]
    assert match_from_json(file.read_text(encoding="utf-8")).state.signatures == {"first"}


def test_qbitz_round_with_a_void_card_and_its_reserve(meydan: Meydan, file: Path) -> None:
    won = ("kart", "bitirdi 1", "onay")
    said = meydan(
        "match",
        "yuzuncu-yil",
        "qbitz",
        *NAMES,
        "--cards",
        "a1 a2 a3 a4 a5 a6 a7",
        "--reserves",
        "r1",
        "--save",
        str(file),
        typed=typed(
            *won,
            "kart",
            "geçersiz",  # not before the last-minute call
            "son",
            "geçersiz",
            "yedek",
            "bitirdi 2",
            "bitirdi 1",
            "ret",
            "onay",
            *won,
            *won,
        ),
    )
    assert "sonra geçersiz olur. [yuzuncu-yil.qbitz.12]" in said.out
    assert "[kart r1 · kartlar 1–0 · uyarı 0–0] > " in said.out
    assert "Onaylanmadı: Bora; oyun sürüyor. [yuzuncu-yil.qbitz.5]" in said.out
    stored = match_from_json(file.read_text(encoding="utf-8"))
    assert [(one.card, one.winner) for one in stored.state.cards] == [
        ("a1", "first"),
        ("a2", None),
        ("r1", "first"),
        ("a3", "first"),
        ("a4", "first"),
    ]
    assert stored.result is not None
    assert stored.result.points == (2, 0)


def test_drawn_knockout_match_waits_for_the_lot(meydan: Meydan, file: Path) -> None:
    said = meydan(
        "match",
        "salihli",
        "reversi",
        *NAMES,
        "--knockout",
        "--clock",
        "10",
        "--save",
        str(file),
        typed=typed("set", "say 32 32", "kura 2", "1"),
    )
    assert "üst tura çıkanı kura belirler" in said.out
    result = match_from_json(file.read_text(encoding="utf-8")).result
    assert result is not None
    assert (result.points, result.advances) == ((1, 1), "second")


# ── opening ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_players_are_asked_for(meydan: Meydan, file: Path) -> None:
    said = meydan(
        "match", "yuzuncu-yil", "mangala", "--save", str(file), typed=typed("", "Ayşe", "Bora", "3", "2", "15x", "15")
    )
    assert "Bir ad gerekli." in said.out
    assert "1, 2 ya da 12 yazın" in said.out
    assert "'15x' bir süre değil" in said.out
    opened = "1. Maç açıldı: Ayşe – Bora; ilk sete Ayşe başlar. Süre: 15:00. Görme engelli: Bora."
    assert f"{opened} [yuzuncu-yil.mangala.draw]\n" in said.out


def test_what_the_rulebook_refuses_is_asked_again(meydan: Meydan, file: Path) -> None:
    said = meydan(
        "match",
        "yuzuncu-yil",
        "equilibrio",
        "--save",
        str(file),
        "--lang",
        "en",
        typed=typed("Ayşe", "Bora", "3 7 12 25 60", "", "", "", "3 7 12 25 40", "30"),
    )
    assert "60 may not be asked: figures come from pages 1–40 of the booklet." in said.out
    assert "First player (starts set 1) [Ayşe]: " in said.out
    assert match_from_json(file.read_text(encoding="utf-8")).state.opened.cards == ("3", "7", "12", "25", "40")


def test_nothing_is_opened_without_players(meydan: Meydan, file: Path) -> None:
    said = meydan("match", "lig", "hex", "--save", str(file), typed="Ayşe\n")
    assert said.code == 0
    assert said.last_line == "Maç açılmadı."
    assert not file.exists()


def test_match_without_a_file_gets_one(meydan: Meydan, file: Path) -> None:
    meydan("match", "lig", "hex", *NAMES)
    assert [one.name[:8] for one in file.parent.iterdir()] == ["lig-hex-"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ((), "Kural kitabını ve oyunu yazın"),
        (("fide", "mangala"), "'fide' kural kitabı yok"),
        (("lig", "kulami"), "'kulami' yok"),
        (("lig", "mangala", *NAMES, "--clock", "soon"), "'soon' bir süre değil"),
        (("lig", "abalone", *NAMES), "her zaman süreyle oynanır"),
        (("lig", "mangala", *NAMES, "--cards", "1 2"), "Bu oyunda kart yok"),
        (("lig", "mangala", *NAMES, "--save", "yok/maç.json"), "yok/maç.json yazılamadı"),
        (("--resume", "yok.json"), "yok.json okunamadı"),
        (("--replay", "."), ". okunamadı"),
    ],
)
def test_what_cannot_be_opened_is_an_error(
    meydan: Meydan, file: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    said = meydan("match", *arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("meydan: ")
    assert complaint in said.err
    assert list(file.parent.iterdir()) == []


def test_another_match_is_never_overwritten(meydan: Meydan, file: Path) -> None:
    meydan("match", "lig", "hex", *NAMES, "--save", str(file))
    before = file.read_bytes()
    said = meydan("match", "lig", "hex", *NAMES, "--save", str(file))
    assert said.code == 2
    assert "--resume" in said.err
    assert file.read_bytes() == before


# ── at the prompt ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_moves_are_drawn_and_illegal_ones_refused(meydan: Meydan, file: Path) -> None:
    said = meydan("match", "lig", "mangala", *NAMES, "--save", str(file), typed=typed("set", "h 4 4 1 4", "hamleler"))
    assert " 4  4  4  0  6  5\n" in said.out
    assert "4. kuyu boş. [lig.mangala.rule-1]" in said.out
    assert "sıra Ayşe] > 1 2 3 5 6\n" in said.out


def test_undo_is_a_correction_and_goes_back_act_by_act(meydan: Meydan, file: Path) -> None:
    said = meydan(
        "match", "lig", "hex", *NAMES, "--save", str(file), typed=typed("set", "f6", "geri", "geri yanlış masa", "geri")
    )
    assert acts(said)[3:] == [
        "4. 3. kayıt geri alındı. Neden: yanlış giriş [lig.hex.sets]",
        "5. 2. kayıt geri alındı. Neden: yanlış masa [lig.hex.sets]",
    ]
    assert "Maçın açılışı geri alınmaz; düzeltilir." in said.out
    stored = match_from_json(file.read_text(encoding="utf-8"))
    assert stored.running_set is None
    assert len(stored.journal) == 5


def test_act_is_corrected_by_what_it_should_have_been(meydan: Meydan, file: Path) -> None:
    said = meydan(
        "match", "lig", "hex", *NAMES, "--save", str(file), typed=typed("set", "kazanan 1", "düzelt 3", "kazanan 2")
    )
    assert "4. 3. kayıt düzeltildi: Hakem girişi: seti kazanan Bora." in said.out
    assert match_from_json(file.read_text(encoding="utf-8")).set_score == (0, 1)


def test_name_is_corrected_in_the_opening(meydan: Meydan, file: Path) -> None:
    meydan("match", "lig", "hex", *NAMES, "--save", str(file), typed=typed("set", "düzelt 1", "Ayşegül", "", ""))
    assert match_from_json(file.read_text(encoding="utf-8")).state.opened.first.name == "Ayşegül"


def test_bad_input_never_ends_it(meydan: Meydan, file: Path) -> None:
    bad = (
        "zz",
        "999",
        "0",
        "-1",
        "say",
        "",
        "say x y",
        "kazanan 3",
        "geri 99",
        "düzelt 99",
        "bitirdi 1",
        "bas",
        "ş" * 5000,
    )
    said = meydan("match", "lig", "hex", *NAMES, "--save", str(file), typed=typed("set", *bad, "f6"))
    assert (said.code, said.err) == (0, "")
    assert acts(said)[-1] == "3. Ayşe: f6 [lig.hex.sets]"


def test_everything_possible_is_listed_with_its_article(meydan: Meydan, file: Path) -> None:
    said = meydan("match", "lig", "hex", *NAMES, "--save", str(file), "--lang", "en", typed=typed("?", "why"))
    assert "   1  Begin the set [lig.hex.sets]\n" in said.out
    decided = "Result by ruling: 0–0 (head referee) → Nobody wins, 0–0 (head referee's ruling). [lig.other]"
    assert f"  {decided}\n" in said.out
    assert "   –  Enter a move: No set is being played; begin one first. [lig.hex.sets]\n" in said.out


def test_ruling_is_the_head_referees(meydan: Meydan, file: Path) -> None:
    listed = meydan("match", "lig", "hex", *NAMES, "--save", str(file), typed=typed("karar"))
    line = next(line for line in listed.out.splitlines() if "Başhakem kararıyla sonuç: 0–1" in line)
    said = meydan("match", "--resume", str(file), typed=typed("karar", line.split()[0], "kavga çıktı", ""))
    assert "2. Başhakem kararı: kavga çıktı (başhakem) [lig.other]" in said.out
    result = match_from_json(file.read_text(encoding="utf-8")).result
    assert result is not None
    assert result.points == (0, 2)


def test_after_a_ruling_its_withdrawal_is_listed_as_the_head_referees(meydan: Meydan, file: Path) -> None:
    """The table referee could withdraw act 2; what is listed is the last act, which only the head referee can."""
    lines = typed("set", "karar", "17", "Masa değişsin.", "", "?", "geri 2")
    said = meydan("match", "lig", "hex", *NAMES, "--save", str(file), typed=lines)
    listed = [line.partition("  ")[2].strip() for line in said.out.splitlines() if "kaydı geri al" in line]
    assert [line.lstrip("0123456789 ") for line in listed] == [". kaydı geri al (başhakem) [lig.hex.sets]"]
    assert acts(said)[-1] == "4. 2. kayıt geri alındı. Neden: yanlış giriş [lig.hex.sets]"


def test_help_names_every_command(meydan: Meydan, file: Path) -> None:
    said = meydan("match", "lig", "hex", *NAMES, "--save", str(file), "--lang", "en", typed=typed("help"))
    assert "  undo [ACT] [REASON]              withdraw the last act, or this one\n" in said.out


def test_clock_is_paused_when_the_referee_leaves(meydan: Meydan, file: Path) -> None:
    said = meydan("match", "lig", "abalone", *NAMES, "--clock", "10", "--save", str(file), typed=typed("set", "saat 1"))
    assert acts(said)[-1] == "4. Saat duraklatıldı. [lig.abalone.clock]"
    clock = match_from_json(file.read_text(encoding="utf-8")).clock
    assert clock is not None
    assert not clock.running
    assert 590_000 < clock.left[0] <= 600_000
