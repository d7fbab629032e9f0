"""Invitations: a link that works once, by which an official makes an account or sets a new password."""

import hashlib
import secrets
from datetime import timedelta

from django.contrib.auth.models import User
from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, NotAllowed, check_task
from meydan.site.actions.change import change
from meydan.site.actions.setup.accounts import new_user, with_password
from meydan.site.models import Invitation, Official, Role
from meydan.site.tasks import Task

GOOD_FOR = timedelta(days=7)


def invite_official(author: Author, official: Official) -> str:
    """The token of a new link; an older one of the same official no longer works."""
    token = secrets.token_urlsafe(24)
    with change(official.event, author) as log:
        check_task(author, Task.EDIT_OFFICIALS)
        invited = log.event.officials.get(pk=official.pk)
        check_own_person(author, invited)
        Invitation.objects.update_or_create(
            official=invited, defaults={"digest": digest(token), "expires": timezone.now() + GOOD_FOR}
        )
        log("official invited", about={"official": invited.pk}, data={"name": invited.name})
    return token


def check_own_person(author: Author, official: Official) -> None:
    """Who has a say elsewhere (the house, another organiser's event) is not given a new password from here."""
    user = official.user
    if user is None or author.official is None or author.official.user == user:
        return
    own = Official.objects.filter(user=author.official.user, role=Role.ORGANISER).values("event")
    if user.is_superuser or user.offices.exclude(event__in=own).exists():
        raise NotAllowed(
            Words(
                f"{official.name} başka etkinliklerde de görevli; parolasını buradan yenileyemezsiniz. Kendisi “Parola "
                "değiştir” ile yeniler.",
                f"{official.name} works at other events too; you cannot renew that password from here. They do it "
                "themselves under “Change password”.",
            )
        )


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def invitation_of(token: str) -> Invitation | None:
    """The invitation behind a link, while it is good."""
    return (
        Invitation.objects.filter(digest=digest(token), expires__gt=timezone.now())
        .select_related("official__event", "official__user")
        .first()
    )


def accept_invitation(token: str, username: str, password: str) -> User:
    """The official has an account now (or a new password), and the link is used up."""
    invitation = invitation_of(token)
    if invitation is None:
        raise used_up()
    official = invitation.official
    author = Author(official.name, Role(official.role), official)
    with change(official.event, author) as log:
        # Deleting is what only one of two can do.
        if Invitation.objects.filter(pk=invitation.pk, digest=digest(token)).delete()[0] == 0:
            raise used_up()
        official = log.event.officials.get(pk=official.pk)
        if official.user is None:
            official.user = new_user(username, official.name, password)
            official.save(update_fields=["user"])
        else:
            with_password(official.user, password)
        log("invitation accepted", about={"official": official.pk}, data={"account": official.user.username})
    return official.user


def used_up() -> Refusal:
    return Refusal(
        Words(
            "Bu davet bağlantısı kullanılmış ya da süresi dolmuş. Düzenleyenden yeni bir bağlantı isteyin.",
            "This invitation link has been used or has run out. Ask the organiser for a new one.",
        )
    )
