"""Players coming and going while rounds are made: faults 34, 36–38 and 42, `salihli.event` 4 and 5."""

from meydan.games.words import Words
from meydan.tournament.rounds.cells import allowed, confirm, forbidden
from meydan.tournament.rounds.pairing_cells import HEAD, OVER, RESULTS_STAY
from meydan.tournament.rounds.situation import Action, Cell, Fact, Need, State

NOT_PAIRED, DRAFT, PUBLISHED, PLAYING, COMPLETE, CLOSED = State
PUBLISHED_ON = (PUBLISHED, PLAYING, *OVER)
EVERY = tuple(State)

AFTER_PAIRING = Words(
    "Eşlendirme yapıldıktan sonra gelen yarışmacı turnuvaya katılamaz.",
    "Whoever comes after the pairing is made may not take part.",
)
QUEUED = Words(
    "Kategori geç katılıma izin veriyor: oyuncu sonraki eşlendirmeye girer, kaçırdığı turlar yönergeye göre 0 ya da ½.",
    "The category takes late entries: the player joins the next pairing; rounds missed are 0 or ½ by its regulation.",
)
DRAFT_RENEWED = Words(
    "Taslak atılır ve tur yeniden eşlendirilir; eski taslak kayıtta kalır.",
    "The draft is discarded and the round paired again; the log keeps the old draft.",
)
BACK = Words(
    "Çekilen oyuncuyu yalnız başhakem geri alır; kaçırdığı turlar 0 puandır ve sonraki eşlendirmeye girer.",
    "Only the head referee lets a withdrawn player back; rounds missed are worth 0, and the next pairing counts the "
    "player in.",
)
TOO_LATE_TO_ASK = Words(
    "Eşlendirme yayımlandı; izin ya da yarım puan artık istenemez. Gelmezse hükmen yenilir.",
    "The pairing is published; it is too late to be excused or to ask for a bye. A no-show loses by forfeit.",
)


def coming(action: Action, welcome: Words) -> tuple[Cell, ...]:
    """Entry and check-in: open until the first pairing is published, then only where late entries are taken."""
    return (
        confirm(action, EVERY, (Need.HEAD_REFEREE,), "fault-36", QUEUED, when=(Fact.BEGUN, Fact.LATE_ENTRY_ALLOWED)),
        forbidden(action, EVERY, "salihli.event.5", AFTER_PAIRING, when=(Fact.BEGUN,)),
        allowed(action, (NOT_PAIRED,), "salihli.event.4", welcome),
        confirm(action, (DRAFT,), (Need.SIMPLE,), "fault-31", DRAFT_RENEWED),
    )


CELLS: tuple[Cell, ...] = (
    *coming(Action.ENTER, Words("Kayıt alınır.", "The entry is taken.")),
    *coming(Action.CHECK_IN, Words("Oyuncu salonda işaretlenir.", "The player is checked in.")),
    # Excuse
    confirm(
        Action.EXCUSE,
        (NOT_PAIRED,),
        (Need.REASON,),
        "fault-34",
        Words("Oyuncu bu tur izinli sayılır: 0 puan.", "The player is excused from this round: 0 points."),
    ),
    confirm(Action.EXCUSE, (DRAFT,), (Need.REASON,), "fault-34", DRAFT_RENEWED),
    forbidden(Action.EXCUSE, PUBLISHED_ON, "fault-37", TOO_LATE_TO_ASK),
    # Half-point bye
    confirm(
        Action.HALF_BYE,
        (NOT_PAIRED,),
        (Need.SIMPLE,),
        "fault-38",
        Words(
            "Kategorinin sınırları içinde yarım puan verilir; oyuncu bu tur eşlendirilmez.",
            "Half a point within the category's limits; the player is not paired in this round.",
        ),
    ),
    confirm(Action.HALF_BYE, (DRAFT,), (Need.SIMPLE,), "fault-38", DRAFT_RENEWED),
    forbidden(Action.HALF_BYE, PUBLISHED_ON, "fault-38", TOO_LATE_TO_ASK),
    # Withdraw player
    confirm(
        Action.WITHDRAW_PLAYER,
        (NOT_PAIRED,),
        (Need.SIMPLE,),
        "fault-37",
        Words("Oyuncu artık eşlendirilmez.", "The player is paired no more."),
    ),
    confirm(Action.WITHDRAW_PLAYER, (DRAFT,), (Need.SIMPLE,), "fault-37", DRAFT_RENEWED),
    confirm(
        Action.WITHDRAW_PLAYER,
        (PLAYING,),
        (Need.REASON,),
        "fault-37",
        Words(
            "Başlamış maçı terk eder ve yenilir; sonraki turlarda eşlendirilmez.",
            "The player leaves a match that has begun and loses it; no more pairings follow.",
        ),
        when=(Fact.TABLE_BEGUN,),
    ),
    confirm(
        Action.WITHDRAW_PLAYER,
        (PUBLISHED, PLAYING),
        (Need.SIMPLE,),
        "fault-37",
        Words(
            "Rakibi hükmen kazanır; ikisi karşılaşmış sayılmaz, oyuncu sonraki turlarda eşlendirilmez.",
            "The opponent wins by absence; the two have not met, and the player is paired no more.",
        ),
    ),
    confirm(
        Action.WITHDRAW_PLAYER,
        OVER,
        (Need.SIMPLE,),
        "fault-37",
        Words(
            "Bu turun sonucu kalır; oyuncu sonraki turlarda yok.", "This round's result stays; then the player is out."
        ),
    ),
    # Return player
    confirm(Action.RETURN_PLAYER, EVERY, HEAD, "fault-38", BACK),
    # Bulk absent
    confirm(
        Action.BULK_ABSENT,
        (NOT_PAIRED, DRAFT),
        (Need.TYPED,),
        "fault-42",
        Words(
            "Kaç oyuncunun yok sayılacağı gösterilir; sayıyı yazın. Tek dokunuşla geri alınabilir.",
            "You see how many will be marked absent; type the number. One tap undoes it.",
        ),
    ),
    confirm(
        Action.BULK_ABSENT,
        (PUBLISHED, PLAYING),
        (Need.HEAD_REFEREE, Need.TYPED),
        "fault-42",
        Words(
            "Yalnız sonucu girilmemiş masalar hükmen biter; kaç masa olduğunu yazın. Tek dokunuşla geri alınabilir.",
            "Only tables without a result end by forfeit; type how many. One tap undoes it.",
        ),
    ),
    forbidden(Action.BULK_ABSENT, OVER, "fault-33", RESULTS_STAY),
    # Import over existing entries
    forbidden(Action.IMPORT_OVER, EVERY, "salihli.event.5", AFTER_PAIRING, when=(Fact.BEGUN,)),
    confirm(
        Action.IMPORT_OVER,
        (NOT_PAIRED, DRAFT),
        (Need.TYPED,),
        "fault-42",
        Words(
            "Kaç kaydın ekleneceği ve değişeceği gösterilir; sayıyı yazın. Tek dokunuşla geri alınabilir.",
            "You see how many entries are added and changed; type the number. One tap undoes it.",
        ),
    ),
)
