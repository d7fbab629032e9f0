"""What a phone may do at a table now: holding it, waiting, or why not."""

from dataclasses import dataclass

from django.db.models import Q, QuerySet
from django.utils import timezone

from meydan.games.words import Words
from meydan.site.models import Device, Official, Pairing, Role, TableHold, TableLink
from meydan.tournament.rounds.situation import BEGUN_STATES, State

ALL_TABLES = (Role.HEAD_REFEREE, Role.ORGANISER)
# Why a phone may not act at a table, by the word that the protocol has for it (docs/phone-protocol.md).
WHY_NOT: dict[str, Words] = {
    "another table": Words(
        "Bu telefon bu masaya açılmamış. Masadaki kartın QR kodunu okutun.",
        "This phone was not let in at this table. Scan the card on the table.",
    ),
    "expired": Words(
        "Bu bağlantının süresi doldu. Masadan yeni kart isteyin.", "This link has run out. Ask the desk for a new card."
    ),
    "handed over": Words(
        "Bu masa devredildi: maç başka bir telefonda sürüyor. Gönderilmemiş kayıtlarınız masaya inceleme için gider.",
        "This table was handed over: the match goes on at another phone. What you had not sent goes to the desk.",
    ),
    "not approved": Words(
        "Bu masada başka bir telefon var. Masanın onayı bekleniyor.",
        "Another phone is at this table. The desk has to let you in.",
    ),
    "pairing withdrawn": Words(
        "Bu eşlendirme geri çekildi; burada artık kayıt girilmez. Gönderilmemiş kayıtlarınız masaya gider.",
        "This pairing was withdrawn; nothing is entered here any more. What you had not sent goes to the desk.",
    ),
    "revoked": Words(
        "Bu telefonun izni kaldırıldı. Masaya başvurun; gönderilmemiş kayıtlarınız incelenecek.",
        "This phone is no longer allowed here. Ask the desk; what you had not sent will be looked at.",
    ),
    "unknown phone": Words(
        "Bu telefon tanınmıyor. Masadaki kartın QR kodunu yeniden okutun.",
        "This phone is not known. Scan the card on the table again.",
    ),
}
BY_STATE = {
    TableHold.State.ASKED: "not approved",
    TableHold.State.HANDED_OVER: "handed over",
    TableHold.State.REVOKED: "revoked",
}


@dataclass(frozen=True, slots=True)
class Standing:
    """`reason` is None while the phone holds the table."""

    hold: TableHold | None
    reason: str | None = None

    @property
    def words(self) -> Words:
        return WHY_NOT[self.reason or "unknown phone"]


def standing_of(device: Device, pairing: Pairing) -> Standing:
    hold = device.holds.filter(pairing=pairing).select_related("link__official").first()
    return Standing(None, "another table") if hold is None else standing_by(hold, pairing)


def standing_by(hold: TableHold, pairing: Pairing) -> Standing:
    state = TableHold.State(hold.state)
    if state in BY_STATE and state is not TableHold.State.ASKED:
        return Standing(hold, BY_STATE[state])
    return Standing(hold, why_link_fails(hold.link, pairing) or BY_STATE.get(state))


def why_link_fails(link: TableLink, pairing: Pairing) -> str | None:
    """Why nobody acts at this table by this link now."""
    if link.revoked:
        return "revoked"
    if link.expires <= timezone.now():
        return "expired"
    if not pairing.round.current:
        return "pairing withdrawn"
    if link.table is None:
        return None if link.official and is_table_of(link.official, pairing) else "another table"
    return None if (link.round_id, link.table) == (pairing.round_id, pairing.table) else "another table"


def is_table_of(official: Official, pairing: Pairing) -> bool:
    return official.role in ALL_TABLES or pairing.referee_id == official.pk


def holders(pairing: Pairing) -> QuerySet[TableHold]:
    """The phones that hold this table by a link that works."""
    return pairing.holds.filter(
        state=TableHold.State.HOLDS, link__revoked=False, link__expires__gt=timezone.now()
    ).select_related("device", "link")


def tables_of(official: Official) -> QuerySet[Pairing]:
    """The tables that this referee may open now, as the hall has them."""
    own = Q() if official.role in ALL_TABLES else Q(referee=official)
    return (
        Pairing.objects.filter(
            own,
            round__category__event=official.event_id,
            round__current=True,
            round__state__in=[state.value for state in BEGUN_STATES if state is not State.CLOSED],
            second__isnull=False,
        )
        .select_related("round__category", "first", "second")
        .order_by("round__category__order", "table")
    )
