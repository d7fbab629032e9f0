"""What the head referee does at a table from the desk: rulings, warnings, objections, disqualifications, as acts."""

from meydan.match import Deed, Stale
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change
from meydan.site.actions.matches.at_table import about_table, check_allowed
from meydan.site.actions.matches.results import said
from meydan.site.actions.matches.sheet import Sheet
from meydan.site.models import Pairing
from meydan.site.tasks import Task


def rule(author: Author, pairing: Pairing, deed: Deed, seen: int | None = None) -> Pairing:
    """One act of the head referee, with the article that the rulebook has for it, or refused by it. `seen` is how many
    acts the match had when its consequences were shown: they may be others by now."""
    with change(pairing.round.category.event, author) as log:
        check_task(author, Task.RULE)
        sheet = Sheet(author, pairing)
        if seen is not None and seen != sheet.pairing.acts:
            standing = sheet.match.journal[seen + 1] if 0 <= seen < len(sheet.match.journal) else None
            raise Stale(seen + 1, sheet.match.next_number, standing)
        check_allowed(sheet, deed)
        before = sheet.match.result
        sheet.do(deed, f"ruling-{author.request[:40]}")
        sheet.save()
        data = {**said(sheet), "deed": deed.kind, "article": sheet.match.article.reference}
        log("ruling at a table", about=about_table(pairing), data=data, public=sheet.match.result != before)
    return sheet.pairing
