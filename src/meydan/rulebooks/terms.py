"""The rulebooks' terms as the screens and the terminal show them."""

from meydan.games.words import Words
from meydan.rulebooks.articles import Layer
from meydan.rulebooks.card_facts import Level
from meydan.rulebooks.event import School
from meydan.rulebooks.facts import Condition, Counted, Flag, Format, Press, Starter, StartingOrder, TimesSetBy
from meydan.rulebooks.model import TieSettlement

LAYER_WORDS = {
    Layer.RULES: Words("oyun kuralı", "rules"),
    Layer.MATCH: Words("maç", "match"),
    Layer.TOURNAMENT: Words("turnuva", "tournament"),
    Layer.REFEREE: Words("hakem", "referee"),
    Layer.BRIEF: Words("bilgilendirme", "briefing"),
}

FORMAT_WORDS = {
    Format.SWISS: Words("İsviçre sistemi", "Swiss system"),
    Format.KNOCKOUT: Words("eleme", "knock-out"),
    Format.FIXTURE: Words("fikstür", "fixture"),
}

ORDER_WORDS = {
    StartingOrder.SURNAME: Words("soyadına göre", "by surname"),
    StartingOrder.FIXTURE: Words("fikstürdeki sıra", "as in the fixture"),
    StartingOrder.TECHNICAL_MEETING: Words("teknik toplantıda belirlenir", "settled at the technical meeting"),
}

STARTER_WORDS = {
    Starter.LOT_THEN_PROGRAM: Words(
        "1. turda kura, sonra eşlendirme programı", "the lot in round 1, then the pairing program"
    ),
    Starter.FIRST_NAMED: Words("eşleşmede adı önce yazılan", "the first-named of the pairing"),
}

COUNTED_WORDS = {
    Counted.STONES: Words("hazinelerdeki taşlar sayılır", "the stones in both stores are counted"),
    Counted.DISCS: Words("tahtadaki taşlar sayılır", "the discs on the board are counted"),
    Counted.SHEET: Words("üç bölümlü puan cetveli", "the score sheet in three parts"),
    Counted.WINNER: Words("kazananı hakem yazar", "the referee enters the winner"),
}

TIMES_WORDS = {
    TimesSetBy.RULEBOOK: Words("süre kural kitabında", "times set by the rulebook"),
    TimesSetBy.REFEREE: Words("süreyi hakem belirler", "times set by the referee"),
    TimesSetBy.REFEREE_BOARD: Words("süreyi hakem kurulu belirler", "times set by the referee board"),
    TimesSetBy.TECHNICAL_MEETING: Words("süre teknik toplantıda açıklanır", "times announced at the technical meeting"),
}

FLAG_WORDS = {
    Flag.LOSES: Words("süresi biten seti kaybeder", "flag fall loses the set"),
    Flag.STORE_DRAWS: Words(
        "süresi bitenin hazinesinde en az {stones} taş varsa berabere, yoksa kayıp",
        "at flag fall {stones} or more stones in the own store draw the set, fewer lose it",
    ),
    Flag.COMPARE: Words("süre bitince o anki sayım karar verir", "at flag fall the count at that moment decides"),
}

PRESS_WORDS = {
    Press.COMPLETES_MOVE: Words("hamle saate basınca tamamlanır", "pressing the clock completes the move"),
    Press.ILLEGAL_CORRECTABLE: Words(
        "basmadan önce kural dışı hamle düzeltilebilir", "before the press an illegal move may be corrected"
    ),
    Press.LEGAL_STANDS: Words(
        "kurallı hamle basmadan önce de değiştirilemez", "a legal move may not be changed even before the press"
    ),
    Press.NO_EARLIER_OBJECTION: Words("rakip basmadan itiraz edilmez", "no objection before the opponent's press"),
    Press.EARLY_REPLY_TAKEN_BACK: Words(
        "basılmadan verilen karşılık cezasız geri alınır", "a reply before the press is taken back without penalty"
    ),
}

CONDITION_WORDS = {
    Condition.VISUALLY_IMPAIRED: Words("görme engelli oyuncular", "visually impaired players"),
}

TIE_WORDS = {
    TieSettlement.LOT: Words("kura (başhakem kaydeder)", "a lot, recorded by the head referee"),
    TieSettlement.WARNINGS_THEN_SETS_THEN_LOT: Words(
        "az uyarı, sonra set farkı, sonra kura", "fewer warnings, then set difference, then a lot"
    ),
}

SCHOOL_WORDS = {
    School.PRIMARY: Words("ilkokul", "primary school"),
    School.MIDDLE: Words("ortaokul", "middle school"),
}

LEVEL_WORDS = {
    Level.SCHOOL: Words("okul", "school"),
    Level.DISTRICT: Words("ilçe", "district"),
    Level.PROVINCE: Words("il", "province"),
    Level.COUNTRY: Words("Türkiye finalleri", "Türkiye finals"),
}
