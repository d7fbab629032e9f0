"""A draft pairing that no longer fits who is there."""

from meydan.site.actions.rounds.pairing import put_aside
from meydan.site.models import Category
from meydan.site.records.categories import open_draft


def put_draft_aside(category: Category, why: str) -> bool:
    """The draft stays as an old edition and the round is to be paired again; False where there was none."""
    draft = open_draft(category)
    if draft is None:
        return False
    put_aside(category, draft.number, why)
    return True
