"""Pairing, publishing, beginning and closing a round: faults 25, 31–35, 40 and 41."""

from meydan.games.words import Words
from meydan.tournament.rounds.cells import allowed, confirm, forbidden
from meydan.tournament.rounds.situation import Action, Cell, Fact, Later, Need, State

NOT_PAIRED, DRAFT, PUBLISHED, PLAYING, COMPLETE, CLOSED = State
OVER = (COMPLETE, CLOSED)
NEXT_PAIRED = (Later.NEXT_DRAFT, Later.NEXT_PUBLISHED, Later.TWO_LATER)

NOBODY_LEFT = Words(
    "Eşlendirilecek en az iki oyuncu kalmadı; eşlendirme yapılmaz.",
    "Fewer than two players are left; there is nobody to pair.",
)
MISSING = Words(
    "Sonucu eksik masa var; önce sonucu girin ya da başhakem maçı ertelenmiş (berabere) ilan etsin.",
    "A table has no result; enter it first, or let the head referee declare the match postponed (drawn).",
)
POSTPONED = Words(
    "Ertelenmiş maç bu eşlendirmede berabere sayılır; sonucu gelmeden kesin sıralama yapılamaz.",
    "The postponed match counts as drawn for this pairing; without its result there are no final standings.",
)
NOT_YET_PAIRED = Words("Bu tur henüz eşlendirilmedi.", "This round is not paired yet.")
ONLY_A_DRAFT = Words("Eşlendirme henüz yayımlanmadı.", "The pairing is not published yet.")
PUBLISHED_ALREADY = Words(
    "Eşlendirme yayımlandı; değiştirmek için önce yayından çekin.",
    "The pairing is published; withdraw the publication first.",
)
TABLES_PLAY = Words(
    "Bazı masalarda oyun başladı; o masalar kalır, gerekirse kalanlar için tamamlayıcı eşlendirme yapın.",
    "Some tables have begun; they stay. If need be, make a complementary pairing for the rest.",
)
RESULTS_STAY = Words(
    "Bu turun sonuçları girildi; sonuç silinmez, yalnız düzeltilir.",
    "The results of this round are in; results are never deleted, only corrected.",
)
WAITS_FOR_SECOND = Words(
    "Onay bekleyen sonuç var; ikinci kişi onaylasın.", "A result waits for its confirmation by a second person."
)
HEAD = (Need.HEAD_REFEREE, Need.REASON)


def never_undone(action: Action) -> tuple[Cell, ...]:
    """What has begun cannot be paired away."""
    return (
        forbidden(action, (PLAYING,), "fault-33", TABLES_PLAY),
        forbidden(action, OVER, "fault-33", RESULTS_STAY),
    )


def after_a_missing_result(action: Action, state: State) -> tuple[Cell, ...]:
    """The round before is not complete: the pairing waits, or takes a postponed match for a draw."""
    postponed = (Fact.RESULT_MISSING, Fact.POSTPONED_AS_DRAWN)
    return (
        confirm(action, (state,), (Need.HEAD_REFEREE, Need.SIMPLE), "fault-41", POSTPONED, when=postponed),
        forbidden(action, (state,), "fault-41", MISSING, when=(Fact.RESULT_MISSING,)),
    )


def not_before_publication(action: Action) -> tuple[Cell, ...]:
    return (
        forbidden(action, (NOT_PAIRED,), "fault-34", NOT_YET_PAIRED),
        forbidden(action, (DRAFT,), "fault-31", ONLY_A_DRAFT),
    )


CELLS: tuple[Cell, ...] = (
    # Pair
    forbidden(Action.PAIR, (NOT_PAIRED,), "fault-40", NOBODY_LEFT, when=(Fact.NOBODY_TO_PAIR,)),
    *after_a_missing_result(Action.PAIR, NOT_PAIRED),
    allowed(Action.PAIR, (NOT_PAIRED,), "salihli.event.11", Words("Tur eşlendirilir.", "The round is paired.")),
    forbidden(
        Action.PAIR,
        (DRAFT,),
        "fault-31",
        Words(
            "Bu turun taslağı var; yeniden eşlendirin ya da taslağı atın.",
            "This round has a draft; pair again or discard the draft.",
        ),
    ),
    forbidden(Action.PAIR, (PUBLISHED,), "fault-32", PUBLISHED_ALREADY),
    *never_undone(Action.PAIR),
    # Edit draft
    forbidden(Action.EDIT_DRAFT, (NOT_PAIRED,), "fault-31", NOT_YET_PAIRED),
    confirm(
        Action.EDIT_DRAFT,
        (DRAFT,),
        (Need.SIMPLE,),
        "fault-35",
        Words(
            "Elle değişen eşlendirme yayımdan önce yeniden denetlenir.",
            "A pairing changed by hand is checked again before publication.",
        ),
    ),
    forbidden(Action.EDIT_DRAFT, (PUBLISHED,), "fault-32", PUBLISHED_ALREADY),
    *never_undone(Action.EDIT_DRAFT),
    # Discard draft
    forbidden(Action.DISCARD_DRAFT, (NOT_PAIRED,), "fault-31", NOT_YET_PAIRED),
    allowed(
        Action.DISCARD_DRAFT,
        (DRAFT,),
        "fault-31",
        Words("Taslak atılır; eski taslak kayıtta kalır.", "The draft is discarded; the log keeps it."),
    ),
    forbidden(Action.DISCARD_DRAFT, (PUBLISHED,), "fault-32", PUBLISHED_ALREADY),
    *never_undone(Action.DISCARD_DRAFT),
    # Publish
    forbidden(Action.PUBLISH, (NOT_PAIRED,), "fault-34", NOT_YET_PAIRED),
    forbidden(
        Action.PUBLISH,
        (DRAFT,),
        "fault-34",
        Words(
            "Salonda olan bir oyuncu eşlendirmede yok; eşlendirin, bay verin ya da nedeniyle izinli sayın.",
            "A checked-in player is missing from the pairing; pair the player, give a bye, or excuse with a reason.",
        ),
        when=(Fact.UNACCOUNTED,),
    ),
    confirm(
        Action.PUBLISH,
        (DRAFT,),
        (*HEAD, Need.SIMPLE),
        "fault-35",
        Words(
            "Denetleyici bir kusur buldu ve ertelenmiş maç berabere sayılıyor; başhakem nedenini yazar.",
            "The checker found a flaw, and a postponed match counts as drawn; the head referee writes why.",
        ),
        when=(Fact.CHECKER_OBJECTS, Fact.RESULT_MISSING, Fact.POSTPONED_AS_DRAWN),
    ),
    *after_a_missing_result(Action.PUBLISH, DRAFT),
    confirm(
        Action.PUBLISH,
        (DRAFT,),
        HEAD,
        "fault-35",
        Words(
            "Denetleyici bir kusur buldu (yinelenen eş, aynı okul, üçüncü kez aynı renk …); başhakem nedenini yazar.",
            "The checker found a flaw (same pair again, same school, a third time the same colour …); "
            "the head referee writes why.",
        ),
        when=(Fact.CHECKER_OBJECTS,),
    ),
    allowed(
        Action.PUBLISH,
        (DRAFT,),
        "fault-34",
        Words(
            "Her oyuncu eşlendirildi, bay geçti ya da izinli: eşlendirme yayımlanır.",
            "Everybody is paired, on bye or excused: the pairing is published.",
        ),
    ),
    forbidden(
        Action.PUBLISH,
        (PUBLISHED, PLAYING, *OVER),
        "fault-32",
        Words("Eşlendirme zaten yayımda.", "The pairing is already published."),
    ),
    # Withdraw publication
    forbidden(Action.WITHDRAW_PUBLICATION, (NOT_PAIRED,), "fault-32", NOT_YET_PAIRED),
    forbidden(Action.WITHDRAW_PUBLICATION, (DRAFT,), "fault-31", ONLY_A_DRAFT),
    confirm(
        Action.WITHDRAW_PUBLICATION,
        (PUBLISHED,),
        (Need.REASON,),
        "fault-32",
        Words(
            "Ekranlarda \u201ceşlendirme geri çekildi\u201d yazar; açık masa kâğıtları kilitlenir, girilenler ayrılır.",
            "Screens show that the pairing was withdrawn; open sheets are locked and their entries parked.",
        ),
    ),
    *never_undone(Action.WITHDRAW_PUBLICATION),
    # Re-pair
    forbidden(Action.RE_PAIR, (NOT_PAIRED,), "fault-31", NOT_YET_PAIRED),
    forbidden(Action.RE_PAIR, (DRAFT, PUBLISHED), "fault-40", NOBODY_LEFT, when=(Fact.NOBODY_TO_PAIR,)),
    *after_a_missing_result(Action.RE_PAIR, DRAFT),
    confirm(
        Action.RE_PAIR,
        (PUBLISHED,),
        (*HEAD, Need.SECOND_PERSON),
        "fault-41",
        POSTPONED,
        when=(Fact.RESULT_MISSING, Fact.POSTPONED_AS_DRAWN),
    ),
    forbidden(Action.RE_PAIR, (PUBLISHED,), "fault-41", MISSING, when=(Fact.RESULT_MISSING,)),
    allowed(
        Action.RE_PAIR,
        (DRAFT,),
        "fault-31",
        Words("Yeniden eşlendirilir; eski taslak kayıtta kalır.", "Paired again; the log keeps the old draft."),
    ),
    confirm(
        Action.RE_PAIR,
        (PUBLISHED,),
        (*HEAD, Need.SECOND_PERSON),
        "fault-25",
        Words(
            "Yayımlanmış eşlendirmeyi yalnız başhakem, ikinci bir onayla yeniler; listeye de yazılır.",
            "Only the head referee renews a published pairing, with a second confirmation; it is printed on the list.",
        ),
    ),
    *never_undone(Action.RE_PAIR),
    # Complementary pairing
    *not_before_publication(Action.COMPLEMENTARY_PAIRING),
    forbidden(
        Action.COMPLEMENTARY_PAIRING,
        (PUBLISHED,),
        "fault-32",
        Words(
            "Hiçbir masada oyun başlamadı; eşlendirmeyi yayından çekip yeniden yapın.",
            "No table has begun; withdraw the publication and pair again.",
        ),
    ),
    confirm(
        Action.COMPLEMENTARY_PAIRING,
        (PLAYING,),
        HEAD,
        "fault-33",
        Words(
            "Başlayan masalar kalır; yalnız kalan oyuncular yeniden eşlendirilir.",
            "Tables that have begun stay; only the rest are paired again.",
        ),
    ),
    forbidden(Action.COMPLEMENTARY_PAIRING, OVER, "fault-33", RESULTS_STAY),
    # Pair next
    *not_before_publication(Action.PAIR_NEXT),
    forbidden(Action.PAIR_NEXT, (PUBLISHED,), "fault-41", MISSING),
    forbidden(
        Action.PAIR_NEXT,
        (PLAYING, *OVER),
        "fault-31",
        Words("Sonraki tur zaten eşlendirildi.", "The next round is already paired."),
        later=NEXT_PAIRED,
    ),
    forbidden(Action.PAIR_NEXT, (PLAYING, *OVER), "fault-40", NOBODY_LEFT, when=(Fact.NOBODY_TO_PAIR,)),
    confirm(
        Action.PAIR_NEXT,
        (PLAYING,),
        (Need.HEAD_REFEREE, Need.SIMPLE),
        "fault-41",
        POSTPONED,
        when=(Fact.POSTPONED_AS_DRAWN,),
    ),
    forbidden(Action.PAIR_NEXT, (PLAYING,), "fault-41", MISSING),
    allowed(
        Action.PAIR_NEXT, OVER, "fault-41", Words("Sonraki tur eşlendirilebilir.", "The next round can be paired.")
    ),
    # Start
    *not_before_publication(Action.START),
    allowed(Action.START, (PUBLISHED,), "fault-32", Words("Tur başlar.", "The round begins.")),
    forbidden(Action.START, (PLAYING, *OVER), "fault-33", Words("Tur zaten başladı.", "The round has already begun.")),
    # Close round
    *not_before_publication(Action.CLOSE_ROUND),
    forbidden(Action.CLOSE_ROUND, (PUBLISHED, PLAYING), "fault-41", MISSING),
    forbidden(Action.CLOSE_ROUND, (COMPLETE,), "fault-50", WAITS_FOR_SECOND, when=(Fact.UNCONFIRMED,)),
    allowed(
        Action.CLOSE_ROUND,
        (COMPLETE,),
        "fault-24",
        Words("Bütün sonuçlar girildi: tur kapanır.", "All results are in: the round is closed."),
    ),
    forbidden(Action.CLOSE_ROUND, (CLOSED,), "fault-24", Words("Tur zaten kapalı.", "The round is already closed.")),
)
