"""A draft pairing that no longer fits who is there."""

from meydan.site.models import Category
from meydan.site.records.categories import open_draft


def put_draft_aside(category: Category, why: str) -> bool:
    """The draft stays as an old edition and the round is to be paired again; False where there was none."""
    draft = open_draft(category)
    if draft is None:
        return False
    draft.current = False
    draft.put_aside = why
    draft.save(update_fields=["current", "put_aside"])
    return True
