"""What a player can be warned for, and what else a referee may do, in the words that the screens show."""

from enum import StrEnum

from meydan.games.words import Words


class Breach(StrEnum):
    """What a warning is given for."""

    TOUCHED_PIECE = "touched piece not played"
    ILLEGAL_MOVE = "illegal move"
    COUNTING = "counting with a finger or a tool"
    TAKEN_BACK = "placed piece taken back"
    FOUR_IN_LINE = "four in a line"
    SEVERAL_STONES = "more than one stone moved"
    DISCS_NOT_TURNED = "discs not turned"
    FALSE_FINISH = "false finished"
    CLOSED_BOOKLET = "booklet not opened"
    UNSPORTING = "unsporting conduct"
    WASTING_TIME = "wasting time"

    @property
    def words(self) -> Words:
        return BREACH_WORDS[self]


BREACH_WORDS = {
    Breach.TOUCHED_PIECE: Words("dokunduğu taşı oynamama", "touched piece not played"),
    Breach.ILLEGAL_MOVE: Words("kural dışı hamle", "illegal move"),
    Breach.COUNTING: Words("taşları parmakla ya da araçla sayma", "counting stones with a finger or a tool"),
    Breach.TAKEN_BACK: Words("koyduğu taşı geri alma ya da yerini değiştirme", "placed piece taken back or moved"),
    Breach.FOUR_IN_LINE: Words("dört taşı aynı doğrultuya getirme", "four stones in a line"),
    Breach.SEVERAL_STONES: Words("birden fazla taşı hareket ettirme", "more than one stone moved"),
    Breach.DISCS_NOT_TURNED: Words("çevrilecek taşların hepsini çevirmeme", "not all discs turned"),
    Breach.FALSE_FINISH: Words("bitirmeden “bitirdim” deme", "saying “finished” before it is"),
    Breach.CLOSED_BOOKLET: Words("kitapçığı açmamakta ısrar", "refusing to open the booklet"),
    Breach.UNSPORTING: Words("centilmenlik dışı davranış", "unsporting conduct"),
    Breach.WASTING_TIME: Words("süreyi iyi kullanmama", "wasting time"),
}


class ActKind(StrEnum):
    """What a referee may do besides counting sets and giving warnings."""

    COUNT_REQUEST = "count request"
    COUNTING_PERMISSION = "counting permission"
    PIECE_PUT_BACK = "piece put back"
    MOVE_TAKEN_BACK = "move taken back"
    OTHER_STONE = "another stone allowed"
    PLACEMENT_STANDS = "placement stands"
    DISCS_TURNED = "discs turned"
    PAST_MOVE_OBJECTION = "objection about a past move"
    OBJECTION_AT_ONCE = "objection at the moment"
    LATE_OBJECTION = "objection after the game"
    EARLY_REPORT = "report before the move is finished"
    SETS_HANDED_OUT = "sets handed out at random"
    PENALTY = "penalty by the head referee"
    DISQUALIFICATION = "disqualification"
    RULING = "free ruling"

    @property
    def words(self) -> Words:
        return ACT_WORDS[self]


ACT_WORDS = {
    ActKind.COUNT_REQUEST: Words("sayım isteği: kuyuyu hakem sayar", "count request: the referee counts the pit"),
    ActKind.COUNTING_PERMISSION: Words("taşları sayma izni", "permission to count the stones"),
    ActKind.PIECE_PUT_BACK: Words("dışarı çıkan taşı yerine koyma", "putting a piece back on the board"),
    ActKind.MOVE_TAKEN_BACK: Words("kural dışı hamleyi geri aldırma", "having an illegal move taken back"),
    ActKind.OTHER_STONE: Words("başka taşla oynamaya izin", "leave to play another stone"),
    ActKind.PLACEMENT_STANDS: Words("konan taş yerinde kalır", "the placed piece stays"),
    ActKind.DISCS_TURNED: Words("eksik çevrilen taşları çevirtme", "having the remaining discs turned"),
    ActKind.PAST_MOVE_OBJECTION: Words("geçmiş hamleye itiraz: reddedilir", "objection about a past move: refused"),
    ActKind.OBJECTION_AT_ONCE: Words(
        "anında yapılan itiraz: masa hakemi karar verir", "objection at the moment: decided"
    ),
    ActKind.LATE_OBJECTION: Words("oyun sonrası itiraz: reddedilir", "objection after the game: refused"),
    ActKind.EARLY_REPORT: Words("hamle bitmeden bildirim: reddedilir", "report before the move is finished: refused"),
    ActKind.SETS_HANDED_OUT: Words("oyun setlerini rastgele dağıtma", "handing the sets out at random"),
    ActKind.PENALTY: Words("başhakemin verdiği ceza", "penalty set by the head referee"),
    ActKind.DISQUALIFICATION: Words("diskalifiye", "disqualification"),
    ActKind.RULING: Words("başhakem kararı", "ruling of the head referee"),
}
