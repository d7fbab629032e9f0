"""Every deed in a sentence, in both languages."""

import pytest

from meydan.match import Deed, Person, deeds
from meydan.match.deeds import Reporter, Signer
from meydan.match.json_form import KINDS
from meydan.match.sentences import sentence
from meydan.rulebooks.facts import Condition
from meydan.rulebooks.referee import ActKind, Breach
from tests.match.table import FIRST, SECOND, Table

SENTENCES: list[tuple[Deed, str, str]] = [
    (
        deeds.Opened(Person("Ayşe", (Condition.VISUALLY_IMPAIRED,)), Person("Bora")),
        "Maç açıldı: Ayşe – Bora; ilk sete Ayşe başlar. Görme engelli: Ayşe.",
        "Match opened: Ayşe – Bora; Ayşe starts set 1. Visually impaired: Ayşe.",
    ),
    (deeds.SetBegun(), "1. set başladı; başlayan: Ayşe.", "Set 1 began; Ayşe starts."),
    (deeds.PieceTouched(FIRST, "3"), "Ayşe dokundu: 3.", "Ayşe touched 3."),
    (deeds.RecordAbandoned(), "Bu setin hamle kaydı bırakıldı.", "The record of this set's moves was abandoned."),
    (deeds.SetCounted((25,), (23,)), "Sayım: Ayşe 25, Bora 23.", "Count: Ayşe 25, Bora 23."),
    (deeds.SetDecided(None), "Hakem girişi: set berabere.", "Entered by the referee: the set is drawn."),
    (deeds.SetAgreed(SECOND), "Anlaşma: seti kazanan Bora.", "Agreed: Bora wins the set."),
    (deeds.Resigned(SECOND), "Bora maçtan çekildi.", "Bora resigned the match."),
    (deeds.NoShow((FIRST, SECOND)), "Gelmedi: Ayşe, Bora.", "Absent: Ayşe, Bora."),
    (
        deeds.Disqualified((FIRST,), "hakaret"),
        "Diskalifiye: Ayşe. Gerekçe: hakaret",
        "Disqualified: Ayşe. Reason: hakaret",
    ),
    (deeds.Ruled("Set baştan."), "Başhakem kararı: Set baştan.", "Head referee's ruling: Set baştan."),
    (
        deeds.LotDrawn(FIRST, "7"),
        "Kura çekildi (tohum: 7): üst tura çıkan Ayşe.",
        "Lot drawn (seed: 7): Ayşe goes on.",
    ),
    (deeds.CardAnnounced("12", "yırtık"), "1. kart: 12. Not: yırtık", "Card 1: 12. Note: yırtık"),
    (deeds.ReserveAnnounced("30"), "Yedek kart: 30.", "Reserve card: 30."),
    (deeds.CardClaimed(SECOND), "Bora: “Bitirdim.”", "Bora: “Finished.”"),
    (deeds.LastMinuteCalled(), "Son 1 dakika.", "Last minute."),
    (
        deeds.SetsHandedOut(("yeşil", "mavi"), "7"),
        "Oyun setleri kurayla dağıtıldı (yeşil, mavi; tohum: 7).",
        "The sets were handed out by lot (yeşil, mavi; seed: 7).",
    ),
    (
        deeds.Warned((SECOND,), Breach.COUNTING, Reporter.REFEREE),
        "Uyarı: Bora – taşları parmakla ya da araçla sayma (hakem gördü).",
        "Warning: Bora – counting stones with a finger or a tool (seen by the referee).",
    ),
    (
        deeds.WarningWithdrawn(4, "yanlış masa"),
        "4. kayıttaki uyarı geri alındı. Neden: yanlış masa",
        "The warning of act 4 was withdrawn. Reason: yanlış masa",
    ),
    (deeds.CountRequested(FIRST, "4. kuyu"), "Ayşe sayım istedi: 4. kuyu.", "Ayşe asked for a count: 4. kuyu."),
    (deeds.CountAnswered(12), "Hakem saydı: 12 taş.", "The referee counted: 12 stones."),
    (
        deeds.RefereeActed(ActKind.PIECE_PUT_BACK, FIRST),
        "Ayşe: dışarı çıkan taşı yerine koyma.",
        "Ayşe: putting a piece back on the board.",
    ),
    (
        deeds.Objected(SECOND, ActKind.PAST_MOVE_OBJECTION, accepted=False),
        "İtiraz: Bora (geçmiş hamle) – reddedildi.",
        "Objection: Bora (a past move) – refused.",
    ),
    (deeds.ClockStarted(FIRST), "Saat başladı: Ayşe.", "Clock started: Ayşe."),
    (deeds.ClockPressed(SECOND, 65_000), "Bora saate bastı (1:05).", "Bora pressed the clock (1:05)."),
    (deeds.ClockPaused(5), "Saat duraklatıldı.", "Clock paused."),
    (deeds.ClockResumed(), "Saat sürdürüldü.", "Clock resumed."),
    (
        deeds.ClockCorrected(60_000, 600_000, "yanlış basıldı"),
        "Saat düzeltildi: 1:00 – 10:00. Neden: yanlış basıldı",
        "Clock corrected: 1:00 – 10:00. Reason: yanlış basıldı",
    ),
    (deeds.FlagFell(SECOND), "Bora: süre bitti.", "Bora is out of time."),
    (
        deeds.Corrected(3, deeds.SetDecided(FIRST), "yanlış tuş"),
        "3. kayıt düzeltildi: Hakem girişi: seti kazanan Ayşe. Neden: yanlış tuş",
        "Act 3 was corrected: Entered by the referee: Ayşe wins the set. Reason: yanlış tuş",
    ),
    (
        deeds.Withdrawn(3, "yanlış tuş"),
        "3. kayıt geri alındı. Neden: yanlış tuş",
        "Act 3 was withdrawn. Reason: yanlış tuş",
    ),
]


@pytest.mark.parametrize(("deed", "tr", "en"), SENTENCES, ids=[deed.kind for deed, _, _ in SENTENCES])
def test_deed_in_words(deed: Deed, tr: str, en: str) -> None:
    words = sentence(deed, Table("lig", "mangala").match.state)
    assert (words.tr, words.en) == (tr, en)


def test_cards_are_told_of_the_player_and_card_they_concern() -> None:
    table = Table("yuzuncu-yil", "equilibrio").do(deeds.CardAnnounced("3"), deeds.CardClaimed(SECOND))
    state = table.match.state
    assert sentence(deeds.CardApproved(), state).tr == "Onaylandı: kart puanı Bora."
    assert sentence(deeds.CardRefused(), state).tr == "Onaylanmadı: Bora; oyun sürüyor."
    assert sentence(deeds.CardVoided(), state).en == "Card 3 is void: the time is over."


def test_move_is_told_with_its_player() -> None:
    table = Table("lig", "mangala").sets([FIRST]).do(deeds.SetBegun())
    assert sentence(deeds.MovePlayed("4"), table.match.state).tr == "Bora: 4"


def test_signature_is_told_with_the_result_above_it() -> None:
    state = Table("lig", "mangala").sets([FIRST, FIRST]).match.state
    words = sentence(deeds.Signed(Signer.REFEREE, "1–0 sets 2–0 (first first)"), state)
    assert words.tr == "Sonuç imzalandı (hakem): 1–0, setler 2–0 (Ayşe, Ayşe)."
    assert words.en == "Result signed by the referee: 1–0, sets 2–0 (Ayşe, Ayşe)."


def test_no_kind_is_left_out() -> None:
    here = {deed.kind for deed, _, _ in SENTENCES}
    assert set(KINDS) - here == {"move played", "signed", "card approved", "card refused", "card voided"}
