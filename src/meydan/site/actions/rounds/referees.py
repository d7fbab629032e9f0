"""Who referees which table."""

from meydan.site.actions.author import Author, check_action
from meydan.site.actions.change import change
from meydan.site.actions.matches.at_table import about_table
from meydan.site.models import Official, Pairing
from meydan.site.records.table_situations import situation_at
from meydan.tournament.names import folded
from meydan.tournament.rounds.situation import Action, Fact


def assign_referee(author: Author, pairing: Pairing, referee: Official | None) -> Pairing:
    """The table's referee, or nobody. Somebody of a player's own school only after a warning (fault 48)."""
    with change(pairing.round.category.event, author) as log:
        rows = Pairing.objects.select_related("round__category__event", "first", "second")
        found = rows.get(pk=pairing.pk, round__category__event=log.event)
        chosen = log.event.officials.get(pk=referee.pk) if referee else None
        own = (Fact.OWN_SCHOOL,) if chosen and of_own_school(chosen, found) else ()
        check_action(author, Action.ASSIGN_REFEREE, situation_at(found, *own))
        found.referee = chosen
        found.save(update_fields=["referee"])
        data = {"referee": chosen.name if chosen else None}
        log("referee assigned", about=about_table(found), data=data)
    return found


def of_own_school(referee: Official, pairing: Pairing) -> bool:
    schools = {folded(entry.school) for entry in (pairing.first, pairing.second) if entry is not None}
    return bool(referee.school) and folded(referee.school) in schools
