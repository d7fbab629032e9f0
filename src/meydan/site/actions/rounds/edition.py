"""The edition of a round that an action is about, read under the event's lock."""

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.models import Category, RoundRow
from meydan.site.records.course import Course, course_of


class OldEdition(Refusal):
    """The pairing that the person looked at counts no more: nobody publishes what they have not seen."""


def locked(row: RoundRow) -> tuple[Course, RoundRow]:
    """The category as it stands, and this edition of the round in it; refused if another edition counts by now."""
    course = course_of(Category.objects.select_related("event").get(pk=row.category_id))
    found = course.round(row.number)
    if found is None or found.pk != row.pk:
        raise OldEdition(
            Words(
                f"{row.number}. turun bu eşlendirmesi artık geçerli değil; sayfayı yenileyip son hâline bakın.",
                f"This pairing of round {row.number} no longer counts; reload the page and look at the newest one.",
            )
        )
    return course, found


def about_round(row: RoundRow) -> dict[str, int]:
    return {"category": row.category_id, "round": row.number}
