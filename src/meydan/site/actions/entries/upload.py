"""A list on its way in: uploaded, its columns matched. Nothing of the event changes, so the log says nothing yet."""

from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from meydan.exchange.columns import Matching
from meydan.exchange.import_entries import open_entry_file
from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, NotAllowed
from meydan.site.models import Event, ImportDraft
from meydan.site.records.import_drafts import matching_to_plain, sheet_to_plain
from meydan.site.rights import may, not_yours
from meydan.tournament.rounds.situation import Action

KEPT_FOR = timedelta(hours=2)


def upload(author: Author, event: Event, owner: str, file_name: str, data: bytes) -> ImportDraft:
    """Reads the file and keeps its rows for the wizard, in place of what this person uploaded before."""
    if not may(author.role, Action.IMPORT_OVER):
        raise NotAllowed(not_yours(author.role, Action.IMPORT_OVER))
    sheet, matching = open_entry_file(data)
    with transaction.atomic():
        forget_expired()
        ImportDraft.objects.filter(event=event, owner=owner).delete()
        return ImportDraft.objects.create(
            event=event,
            owner=owner,
            file_name=file_name[:120],
            expires=timezone.now() + KEPT_FOR,
            sheet=sheet_to_plain(sheet),
            matching=matching_to_plain(matching),
        )


def match_columns(draft: ImportDraft, matching: Matching) -> None:
    """A person says what the columns are."""
    draft.matching = matching_to_plain(matching)
    draft.save(update_fields=["matching"])


def drop(draft: ImportDraft) -> None:
    draft.delete()


def forget_expired() -> None:
    ImportDraft.objects.filter(expires__lte=timezone.now()).delete()


def draft_of(event: Event, owner: str) -> ImportDraft:
    """What this person uploaded and has not accepted yet."""
    found = ImportDraft.objects.filter(event=event, owner=owner, expires__gt=timezone.now()).first()
    if found is not None:
        return found
    raise Refusal(
        Words(
            "Yüklenmiş bir liste yok ya da süresi doldu (2 saat). Dosyayı yeniden yükleyin.",
            "There is no uploaded list, or it has expired (2 hours). Upload the file again.",
        )
    )
