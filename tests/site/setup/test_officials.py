"""Officials and their accounts: with a password, by invitation, or without one."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from meydan.games.errors import Refusal
from meydan.site.actions.author import Author, NotAllowed
from meydan.site.actions.change import AlreadyDone
from meydan.site.actions.setup.invitations import GOOD_FOR, accept_invitation, invitation_of, invite_official
from meydan.site.actions.setup.officials import WishedOfficial, add_official, edit_official, remove_official
from meydan.site.models import Event, Invitation, Official, Role
from tests.site import hall
from tests.site.setup.wishes import by

pytestmark = pytest.mark.django_db
CAN = WishedOfficial("Can Işık", Role.TABLE_REFEREE, "Gazi Ortaokulu")
PASSWORD = "uzun-ve-gizli-7"


def last(event: Event) -> tuple[str, dict[str, object]]:
    line = event.log.last()
    assert line is not None
    return line.kind, line.data


def test_a_table_referee_needs_no_account(salihli: Event) -> None:
    official = add_official(by(salihli), salihli, CAN)
    assert (official.user, official.school) == (None, "Gazi Ortaokulu")
    assert last(salihli) == (
        "official added",
        {"name": "Can Işık", "role": "table referee", "school": "Gazi Ortaokulu", "account": ""},
    )


def test_with_a_password_an_account_is_made(salihli: Event) -> None:
    official = add_official(by(salihli), salihli, replace(CAN, username="can", password=PASSWORD))
    assert official.user is not None
    assert official.user.check_password(PASSWORD)
    assert not official.user.is_superuser
    assert PASSWORD not in str(list(salihli.log.values()))


def test_an_account_that_exists_gets_the_role(salihli: Event) -> None:
    user = User.objects.create_user("can", password=PASSWORD)
    assert add_official(by(salihli), salihli, replace(CAN, username="can")).user == user


@pytest.mark.parametrize(
    ("username", "password", "said"),
    [
        ("ayse", PASSWORD, "is taken"),
        ("AYSE", PASSWORD, "is taken"),
        ("yok", "", "There is no account"),
        ("ayse", "", "already an official"),
        ("can", "123", "parola çok kısa"),
        ("can ışık", PASSWORD, "kullanıcı adı"),
    ],
)
def test_impossible_accounts_are_refused(salihli: Event, username: str, password: str, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        add_official(by(salihli), salihli, replace(CAN, username=username, password=password))
    assert salihli.officials.count() == 1
    assert User.objects.count() == 1


def test_one_organiser_with_an_account_stays(salihli: Event) -> None:
    only = salihli.officials.get()
    with pytest.raises(Refusal, match="at least one organiser"):
        remove_official(by(salihli), only)
    with pytest.raises(Refusal, match="at least one organiser"):
        edit_official(by(salihli), only, WishedOfficial("Ayşe", Role.VIEWER))
    add_official(by(salihli), salihli, WishedOfficial("Kâğıt üstünde", Role.ORGANISER))
    with pytest.raises(Refusal, match="at least one organiser"):
        remove_official(by(salihli), only)
    hall.make_official(salihli, Role.ORGANISER, "Mehmet")
    remove_official(by(salihli), only)
    assert not Official.objects.filter(pk=only.pk).exists()


def test_an_edit_logs_before_and_after(salihli: Event) -> None:
    official = add_official(by(salihli), salihli, CAN)
    edit_official(by(salihli), official, replace(CAN, role=Role.DESK_HELPER))
    kind, data = last(salihli)
    assert kind == "official edited"
    assert data["before"] == {**data["after"], "role": "table referee"}  # type: ignore[dict-item]


@pytest.mark.parametrize("role", [role for role in Role if role is not Role.ORGANISER])
def test_only_organisers_change_officials(salihli: Event, role: Role) -> None:
    official = add_official(by(salihli), salihli, CAN)
    who = Author("Elif", role)
    for attempt in (
        lambda: add_official(who, salihli, CAN),
        lambda: edit_official(who, official, CAN),
        lambda: remove_official(who, official),
        lambda: invite_official(who, official),
    ):
        with pytest.raises(NotAllowed):
            attempt()


def test_the_same_wish_twice_is_one_official(salihli: Event) -> None:
    wish = by(salihli)
    add_official(wish, salihli, CAN)
    with pytest.raises(AlreadyDone):
        add_official(wish, salihli, CAN)
    assert salihli.officials.count() == 2


def test_an_invitation_makes_an_account_once(salihli: Event) -> None:
    official = add_official(by(salihli), salihli, CAN)
    token = invite_official(by(salihli), official)
    user = accept_invitation(token, "can", PASSWORD)
    official.refresh_from_db()
    assert official.user == user
    assert last(salihli) == ("invitation accepted", {"account": "can"})
    with pytest.raises(Refusal, match="used or has run out"):
        accept_invitation(token, "can2", PASSWORD)


def test_a_link_is_kept_as_a_digest_only(salihli: Event) -> None:
    token = invite_official(by(salihli), add_official(by(salihli), salihli, CAN))
    assert token not in str(list(Invitation.objects.values())) + str(list(salihli.log.values()))


def test_a_newer_link_replaces_the_older(salihli: Event) -> None:
    official = add_official(by(salihli), salihli, CAN)
    old, new = (invite_official(by(salihli), official) for _ in range(2))
    assert invitation_of(old) is None
    assert invitation_of(new) is not None


def test_an_old_link_runs_out(salihli: Event) -> None:
    token = invite_official(by(salihli), add_official(by(salihli), salihli, CAN))
    Invitation.objects.update(expires=timezone.now() - timedelta(seconds=1))
    assert invitation_of(token) is None
    assert timedelta(days=1) < GOOD_FOR < timedelta(days=31)


def test_a_refused_password_does_not_use_up_the_link(salihli: Event) -> None:
    token = invite_official(by(salihli), add_official(by(salihli), salihli, CAN))
    with pytest.raises(Refusal):
        accept_invitation(token, "can", "123")
    assert invitation_of(token) is not None


def test_an_invitation_renews_the_password_of_an_account(salihli: Event) -> None:
    official = add_official(by(salihli), salihli, replace(CAN, username="can", password=PASSWORD))
    user = accept_invitation(invite_official(by(salihli), official), "", "yepyeni-parola-9")
    assert user == official.user
    assert user.check_password("yepyeni-parola-9")


def test_nobody_takes_over_an_account_that_has_a_say_elsewhere(salihli: Event) -> None:
    """An organiser gives a stranger's account a role here, and asks for a new password of it."""
    elsewhere = hall.make_official(hall.make_event("baska"), Role.ORGANISER, "Elif")
    assert elsewhere.user is not None
    here = add_official(by(salihli), salihli, replace(CAN, username=elsewhere.user.username))
    with pytest.raises(NotAllowed, match="other events"):
        invite_official(by(salihli), here)


def test_nobody_takes_over_the_first_organiser(salihli: Event) -> None:
    User.objects.create_superuser("kurucu", password=PASSWORD)
    here = add_official(by(salihli), salihli, replace(CAN, username="kurucu"))
    with pytest.raises(NotAllowed):
        invite_official(by(salihli), here)
