"""Officials: who works at the event, as what, and with which account. At least one organiser stays."""

from dataclasses import dataclass

from django.contrib.auth.models import User

from meydan.games.errors import Refusal
from meydan.games.words import Words
from meydan.site.actions.author import Author, check_task
from meydan.site.actions.change import change
from meydan.site.actions.setup.accounts import new_user
from meydan.site.actions.setup.open_event import check_written
from meydan.site.models import Event, Official, Role
from meydan.site.tasks import Task

NAME = Words("Görevlinin adı", "The official's name")


@dataclass(frozen=True, slots=True)
class WishedOfficial:
    """With a password a new account is made; with a user name alone an account that exists gets the role; with
    neither the official works without one (a table referee comes by QR code)."""

    name: str
    role: Role
    school: str = ""
    username: str = ""
    password: str = ""


def add_official(author: Author, event: Event, wished: WishedOfficial) -> Official:
    with change(event, author) as log:
        check_task(author, Task.EDIT_OFFICIALS)
        official = Official(event=log.event, user=account(log.event, wished))
        take_over(official, wished)
        log("official added", about={"official": official.pk}, data=written(official))
    return official


def edit_official(author: Author, official: Official, wished: WishedOfficial) -> Official:
    """An official who has an account keeps it; one without can be given one."""
    with change(official.event, author) as log:
        check_task(author, Task.EDIT_OFFICIALS)
        edited = log.event.officials.get(pk=official.pk)
        before = written(edited)
        if edited.user is None:
            edited.user = account(log.event, wished)
        take_over(edited, wished)
        check_organiser(log.event)
        log("official edited", about={"official": edited.pk}, data={"before": before, "after": written(edited)})
    return edited


def remove_official(author: Author, official: Official) -> None:
    """The account stays (it may work at other events); at this event it opens nothing any more."""
    with change(official.event, author) as log:
        check_task(author, Task.EDIT_OFFICIALS)
        gone = log.event.officials.get(pk=official.pk)
        about, data = {"official": gone.pk}, written(gone)
        gone.delete()
        check_organiser(log.event)
        log("official removed", about=about, data=data)


def take_over(official: Official, wished: WishedOfficial) -> None:
    official.name = check_written(wished.name, NAME)
    official.role = wished.role
    official.school = wished.school.strip()
    official.save()


def account(event: Event, wished: WishedOfficial) -> User | None:
    if not wished.username.strip():
        return None
    if wished.password:
        return new_user(wished.username, wished.name, wished.password)
    user = User.objects.filter(username=wished.username.strip()).first()
    if user is None:
        raise Refusal(
            Words(
                f"“{wished.username}” adlı bir hesap yok. Yeni hesap için parola da yazın ya da davet gönderin.",
                f"There is no account “{wished.username}”. Write a password too, or give an invitation link.",
            )
        )
    if event.officials.filter(user=user).exists():
        raise Refusal(
            Words(
                f"“{wished.username}” bu etkinlikte zaten görevli; onun görevini değiştirin.",
                f"“{wished.username}” is already an official of this event; change that role instead.",
            )
        )
    return user


def check_organiser(event: Event) -> None:
    """Somebody who can log in stays able to change the event."""
    if event.officials.filter(role=Role.ORGANISER, user__isnull=False).exists():
        return
    raise Refusal(
        Words(
            "Etkinliğin hesabı olan en az bir düzenleyeni kalmalı. Önce başka birini düzenleyen yapın.",
            "The event needs at least one organiser with an account. Make somebody else an organiser first.",
        )
    )


def written(official: Official) -> dict[str, str]:
    return {
        "name": official.name,
        "role": str(official.role),
        "school": official.school,
        "account": official.user.username if official.user else "",
    }
