"""Every paper that the desk can print: what it is called, what it belongs to, and how it is made from the rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.paper import PAPERS, Part
from meydan.rulebooks.card_facts import Level
from meydan.site.models import Format
from meydan.site.papers import entry_lists, event_report, keepsakes, result_form, results, rounds
from meydan.site.papers.wish import Wish


class Belongs(StrEnum):
    ROUND = "round"
    CATEGORY = "category"
    EVENT = "event"

    @property
    def words(self) -> Words:
        return BELONGS_WORDS[self]


BELONGS_WORDS = {
    Belongs.ROUND: Words("Tur", "Round"),
    Belongs.CATEGORY: Words("Kategori", "Category"),
    Belongs.EVENT: Words("Etkinlik", "Event"),
}


def always(wish: Wish) -> bool:  # noqa: ARG001 - asked of every paper alike
    return True


def with_links(wish: Wish) -> bool:
    return wish.links


def is_knockout(wish: Wish) -> bool:
    return wish.of_category.format == Format.KNOCKOUT


def has_points(wish: Wish) -> bool:
    return not is_knockout(wish)


def is_hex(wish: Wish) -> bool:
    return wish.of_category.game == "hex"


def reports_up(wish: Wish) -> bool:
    """A school has its own champions only, and there is nothing above the country."""
    return wish.event.level in (Level.DISTRICT, Level.PROVINCE)


@dataclass(frozen=True, slots=True)
class Offer:
    """`paper` is its name in PAPERS; `fits` says whether this event or category has such a paper at all; `public` ones
    are handed out to everybody, with initials."""

    name: str
    paper: str
    words: Words
    about: Words
    belongs: Belongs
    make: Callable[[Wish], Sequence[object]]
    fits: Callable[[Wish], bool] = always
    public: bool = False

    def parts(self, wish: Wish) -> list[Part]:
        return [part for value in self.make(wish) for part in PAPERS[self.paper].parts(value, wish.language)]


ROUND, CATEGORY, EVENT = Belongs
OFFERS = (
    Offer(
        "pairings-by-table",
        "pairings-by-table",
        Words("Eşlendirme: masa sırasıyla", "Pairings by table"),
        Words("Kapıya ve hakemlere; ilk yazılan başlar.", "For the door and the referees; the first-named starts."),
        ROUND,
        rounds.pairing_list,
        public=True,
    ),
    Offer(
        "pairings-by-name",
        "pairings-by-name",
        Words("Eşlendirme: soyadı sırasıyla", "Pairings by name"),
        Words("Masasını arayan oyuncular için.", "For players who look for their table."),
        ROUND,
        rounds.pairing_list,
        public=True,
    ),
    Offer(
        "table-cards",
        "table-cards",
        Words("Masa kartları", "Table cards"),
        Words("Masa numarası ve QR kodu; bir sayfada iki kart.", "Table number and QR code; two on a page."),
        ROUND,
        rounds.table_cards,
        with_links,
    ),
    Offer(
        "result-slips",
        "result-slips",
        Words("Sonuç fişleri", "Result slips"),
        Words("Bir sayfada dört fiş, kesilip masalara dağıtılır.", "Four on a page, to be cut and handed out."),
        ROUND,
        rounds.result_slips,
    ),
    Offer(
        "score-sheets",
        "score-sheets",
        Words("Puan cetvelleri", "Score sheets"),
        Words("Adlar yazılı, sonucu masada doldurulur.", "With the names; filled in at the table."),
        ROUND,
        rounds.score_sheets,
    ),
    Offer(
        "score-sheets-filled",
        "score-sheets",
        Words("Doldurulmuş puan cetvelleri", "Score sheets, filled in"),
        Words("Girilen sonuçlarla, dosyaya koymak için.", "With the results entered, for the file."),
        ROUND,
        rounds.filled_score_sheets,
    ),
    Offer(
        "hex-sheets",
        "hex-sheets",
        Words("Hex oyun zeminleri", "Hex board sheets"),
        Words("Her masa ve set için bir 11×11 zemin.", "An 11×11 board for every table and set."),
        ROUND,
        rounds.hex_sheets,
        is_hex,
    ),
    Offer(
        "starting-list",
        "starting-list",
        Words("Başlangıç listesi", "Starting list"),
        Words("Soyadı sırasıyla yarışmacılar.", "The contestants by surname."),
        CATEGORY,
        entry_lists.starting_list,
        public=True,
    ),
    Offer(
        "check-in-list",
        "check-in-list",
        Words("Yoklama listesi", "Check-in list"),
        Words("Kimlik ve geldi kutularıyla, imza yeriyle.", "With boxes for identity and arrival, and room to sign."),
        CATEGORY,
        entry_lists.check_in_list,
    ),
    Offer(
        "briefing",
        "briefing",
        Words("Teknik toplantı", "Technical meeting"),
        Words("Okunacak maddeler ve oyunun özeti.", "The articles to read out, and the game at a glance."),
        CATEGORY,
        entry_lists.briefing,
    ),
    Offer(
        "standings",
        "standings",
        Words("Sıralama", "Standings"),
        Words("Puanlar ve bütün eşitlik bozmalarla.", "With points and every tie-break."),
        CATEGORY,
        results.standings_list,
        public=True,
    ),
    Offer(
        "cross-table",
        "cross-table",
        Words("Çapraz tablo", "Cross table"),
        Words("Her oyuncunun bütün turları bir satırda.", "All rounds of a player in one line."),
        CATEGORY,
        results.cross_table,
        has_points,
        public=True,
    ),
    Offer(
        "bracket",
        "bracket",
        Words("Eleme tablosu", "Bracket"),
        Words("Turlar soldan sağa.", "Rounds from left to right."),
        CATEGORY,
        results.bracket,
        is_knockout,
        public=True,
    ),
    Offer(
        "decisions",
        "decisions",
        Words("Kararlar ve uyarılar", "Decisions and warnings"),
        Words("Her biri maddesiyle.", "Each with its article."),
        CATEGORY,
        results.decisions,
    ),
    Offer(
        "certificates-places",
        "certificates",
        Words("Başarı belgeleri", "Certificates of achievement"),
        Words("İlk üç için, sıralama kesinleşince.", "For the first three, once the standings are final."),
        CATEGORY,
        keepsakes.place_certificates,
    ),
    Offer(
        "certificates-participation",
        "certificates",
        Words("Katılım belgeleri", "Certificates of participation"),
        Words("Oynayan herkes için.", "For everybody who has played."),
        CATEGORY,
        keepsakes.participation_certificates,
    ),
    Offer(
        "badges",
        "badges",
        Words("Yarışmacı yaka kartları", "Players' badges"),
        Words("Bir sayfada on kart.", "Ten on a page."),
        CATEGORY,
        keepsakes.player_badges,
    ),
    Offer(
        "score-sheet-blank",
        "score-sheets",
        Words("Boş puan cetveli", "Blank score sheet"),
        Words("Yedek olarak çoğaltmak için.", "To be copied, as a reserve."),
        CATEGORY,
        rounds.blank_score_sheet,
    ),
    Offer(
        "hex-sheet-blank",
        "hex-sheets",
        Words("Boş Hex oyun zemini", "Blank Hex board sheet"),
        Words("Yedek olarak çoğaltmak için.", "To be copied, as a reserve."),
        CATEGORY,
        rounds.blank_hex_sheet,
        is_hex,
    ),
    Offer(
        "badges-staff",
        "badges",
        Words("Görevli yaka kartları", "Officials' badges"),
        Words("Düzenleyen, hakemler ve kayıt görevlileri.", "Organisers, referees and desk helpers."),
        EVENT,
        keepsakes.staff_badges,
    ),
    Offer(
        "result-form",
        "result-form",
        Words("Sonuç bildirim formu", "Result form"),
        Words("Her kategorinin birincisi üst kurula bildirilir.", "Reports every champion to the next level."),
        EVENT,
        result_form.result_form,
        reports_up,
    ),
    Offer(
        "event-report",
        "event-report",
        Words("Turnuva raporu", "Event report"),
        Words("Bütün etkinlik tek dosyada, resimleriyle.", "The whole event in one file, with pictures."),
        EVENT,
        event_report.event_report,
    ),
)
BY_NAME = {offer.name: offer for offer in OFFERS}


def offers_for(wish: Wish) -> list[Offer]:
    return [offer for offer in OFFERS if offer.fits(wish)]


def parts_of(wish: Wish, names: Sequence[str]) -> list[Part]:
    """The papers asked for, one after the other as the desk lists them."""
    chosen = [offer for offer in offers_for(wish) if offer.name in names]
    if not chosen:
        raise Refusal(Words("Yazdırılacak bir şey seçin.", "Choose something to print."))
    return [part for offer in chosen for part in offer.parts(wish)]
