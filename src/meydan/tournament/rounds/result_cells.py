"""Results: entering, undoing, confirming, correcting, swapping, no-shows. Faults 23–27, 30, 32 and 50."""

from meydan.games.words import Words
from meydan.tournament.rounds.cells import allowed, confirm, forbidden
from meydan.tournament.rounds.pairing_cells import HEAD, NEXT_PAIRED, OVER, not_before_publication
from meydan.tournament.rounds.situation import Action, Cell, Fact, Later, Need, State

NOT_PAIRED, DRAFT, PUBLISHED, PLAYING, COMPLETE, CLOSED = State
BEGUN = (PLAYING, *OVER)
NO_RESULTS = Words("Bu turda henüz sonuç yok.", "This round has no results yet.")
HEAD_CORRECTS = Words(
    "Onaylanmış sonucu yalnız başhakem, nedenini yazarak düzeltir; sıralama yeniden hesaplanır.",
    "Only the head referee corrects a confirmed result, with a reason; the standings are computed again.",
)
DRAFT_FALLS = Words(
    "Düzeltme sıralamayı değiştirir; sonraki turun taslağı atılıp yeniden eşlendirilir.",
    "The correction changes the standings; the draft of the next round is discarded and paired again.",
)
PAIRING_STAYS = Words(
    "Sonraki tur yayımlandı: o eşlendirme kalır; düzeltme bir sonraki eşlendirmeden itibaren sayılır, listeye yazılır.",
    "The next round is published: its pairing stays, the correction counts from the pairing after it, and is printed.",
)
TOO_LATE = Words(
    "Üzerinden iki tur geçti: yalnız düzeltme raporu yazılır (ya da kural dışı moda geçilir).",
    "Two rounds have gone by: only a correction report is possible (or the mode outside the rules).",
)
BEYOND = Words(
    "Kategori kural dışı modda: düzeltme yapılır ve her listede belirtilir.",
    "The category is outside the rules: the correction is made and every list says so.",
)
ALL_IN = Words(
    "Bütün sonuçlar girildi; yanlış varsa düzeltme yapın.", "All results are in; if one is wrong, correct it."
)


def correcting(action: Action) -> tuple[Cell, ...]:
    """A result that has to change once the next round depends on it (or was paired with this one postponed)."""
    beyond = (Fact.BEYOND_RULES,)
    return (
        confirm(action, BEGUN, (*HEAD, Need.TYPED), "fault-26", BEYOND, when=beyond, later=(Later.TWO_LATER,)),
        forbidden(action, BEGUN, "fault-26", TOO_LATE, later=(Later.TWO_LATER,)),
        confirm(action, BEGUN, HEAD, "fault-25", PAIRING_STAYS, later=(Later.NEXT_PUBLISHED,)),
        confirm(action, BEGUN, HEAD, "fault-24", DRAFT_FALLS, later=(Later.NEXT_DRAFT,)),
    )


CELLS: tuple[Cell, ...] = (
    # Enter result
    *not_before_publication(Action.ENTER_RESULT),
    forbidden(
        Action.ENTER_RESULT,
        (PUBLISHED, PLAYING),
        "fault-32",
        Words(
            "Bu kâğıt geri çekilen eşlendirmenin; girilenler incelenmek üzere ayrıldı.",
            "This sheet belongs to a withdrawn pairing; its entries are parked for review.",
        ),
        when=(Fact.OLD_PAIRING,),
    ),
    confirm(
        Action.ENTER_RESULT,
        (PUBLISHED, PLAYING),
        (Need.SIMPLE,),
        "fault-27",
        Words(
            "Bu sonuç başka bir masanınkine benziyor; masa numarasına bakın.",
            "This result looks like that of another table; look at the table number.",
        ),
        when=(Fact.LOOKS_SWAPPED,),
    ),
    allowed(Action.ENTER_RESULT, (PUBLISHED, PLAYING), "fault-23", Words("Sonuç girilir.", "The result is entered.")),
    forbidden(Action.ENTER_RESULT, OVER, "fault-24", ALL_IN),
    # Undo result
    *not_before_publication(Action.UNDO_RESULT),
    forbidden(Action.UNDO_RESULT, (PUBLISHED,), "fault-23", NO_RESULTS),
    forbidden(Action.UNDO_RESULT, (PLAYING, COMPLETE), "fault-24", HEAD_CORRECTS, when=(Fact.CONFIRMED,)),
    forbidden(Action.UNDO_RESULT, (PLAYING, COMPLETE), "fault-24", HEAD_CORRECTS, later=NEXT_PAIRED),
    allowed(
        Action.UNDO_RESULT,
        (PLAYING, COMPLETE),
        "fault-23",
        Words(
            "Masa onaylayana kadar hakem sonucu geri alabilir; iki hâli de kayıtta kalır.",
            "Until the desk confirms, the referee may undo the result; both versions stay in the log.",
        ),
    ),
    forbidden(Action.UNDO_RESULT, (CLOSED,), "fault-24", HEAD_CORRECTS),
    # Confirm result
    *not_before_publication(Action.CONFIRM_RESULT),
    forbidden(Action.CONFIRM_RESULT, (PUBLISHED,), "fault-50", NO_RESULTS),
    forbidden(
        Action.CONFIRM_RESULT,
        (PLAYING, COMPLETE),
        "fault-50",
        Words("Bu sonuç zaten onaylandı.", "This result is already confirmed."),
        when=(Fact.CONFIRMED,),
    ),
    forbidden(
        Action.CONFIRM_RESULT,
        (PLAYING, COMPLETE),
        "fault-50",
        Words(
            "Sonucu giren onaylayamaz; ikinci bir kişi onaylasın.",
            "Whoever entered the result cannot confirm it; a second person must.",
        ),
        when=(Fact.SAME_PERSON,),
    ),
    allowed(
        Action.CONFIRM_RESULT,
        (PLAYING, COMPLETE),
        "fault-50",
        Words("İkinci kişi sonucu onaylar.", "The second person confirms the result."),
    ),
    forbidden(
        Action.CONFIRM_RESULT,
        (CLOSED,),
        "fault-50",
        Words("Kapalı turun sonuçları onaylıdır.", "The results of a closed round are confirmed."),
    ),
    # Correct result
    *not_before_publication(Action.CORRECT_RESULT),
    forbidden(Action.CORRECT_RESULT, (PUBLISHED,), "fault-24", NO_RESULTS),
    *correcting(Action.CORRECT_RESULT),
    confirm(Action.CORRECT_RESULT, BEGUN, HEAD, "fault-24", HEAD_CORRECTS),
    # Report correction
    *not_before_publication(Action.REPORT_CORRECTION),
    forbidden(Action.REPORT_CORRECTION, (PUBLISHED,), "fault-26", NO_RESULTS),
    confirm(
        Action.REPORT_CORRECTION,
        BEGUN,
        HEAD,
        "fault-26",
        Words(
            "Düzeltme raporu yazılır; sonuç ve eşlendirmeler değişmez.",
            "A correction report is written; results and pairings stay as they are.",
        ),
        later=(Later.TWO_LATER,),
    ),
    forbidden(
        Action.REPORT_CORRECTION,
        BEGUN,
        "fault-24",
        Words("Rapora gerek yok: sonuç düzeltilebilir.", "No report is needed: the result can be corrected."),
    ),
    # Swap results
    *not_before_publication(Action.SWAP_RESULTS),
    forbidden(Action.SWAP_RESULTS, (PUBLISHED,), "fault-27", NO_RESULTS),
    *correcting(Action.SWAP_RESULTS),
    confirm(
        Action.SWAP_RESULTS,
        (PLAYING, COMPLETE),
        HEAD,
        "fault-24",
        HEAD_CORRECTS,
        when=(Fact.CONFIRMED,),
    ),
    confirm(
        Action.SWAP_RESULTS,
        (PLAYING, COMPLETE),
        (Need.SIMPLE,),
        "fault-27",
        Words(
            "İki masanın sonuçları tek işlemle yer değiştirir.",
            "The results of the two tables change places in one action.",
        ),
    ),
    confirm(Action.SWAP_RESULTS, (CLOSED,), HEAD, "fault-24", HEAD_CORRECTS),
    # No-show
    *not_before_publication(Action.NO_SHOW),
    forbidden(
        Action.NO_SHOW,
        (PUBLISHED,),
        "fault-30",
        Words("Tur başlamadan kimse gelmedi sayılmaz.", "Nobody is a no-show before the round begins."),
    ),
    forbidden(
        Action.NO_SHOW,
        (PLAYING,),
        "fault-30",
        Words(
            "Bu masada oyun başladı; oyuncu geldi. Terk için maç sonucu girin.",
            "This table has begun: the player came. For a walk-off enter a result of the match.",
        ),
        when=(Fact.TABLE_BEGUN,),
    ),
    confirm(
        Action.NO_SHOW,
        (PLAYING,),
        (Need.SIMPLE,),
        "fault-30",
        Words(
            "Gelmeyen hükmen yenilir; ikisi de gelmediyse kimse kazanmaz.",
            "Who did not come loses by forfeit; if neither came, nobody wins.",
        ),
    ),
    forbidden(Action.NO_SHOW, OVER, "fault-24", ALL_IN),
)
