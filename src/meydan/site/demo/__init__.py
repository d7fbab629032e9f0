"""Three example events in the three states of an event's life, made through the real actions.

One is being set up, one is in the middle of a round, one is over. Made once for a data folder; the pupils are made up.
"""

from collections.abc import Callable
from pathlib import Path

from django.conf import settings

from meydan.games.words import Words
from meydan.site.demo.events import being_played, being_set_up, finished
from meydan.site.demo.people import Staff, make_staff
from meydan.site.models import Event

Say = Callable[[Words], None]
PASSWORDS = "demo-accounts.txt"


def make_demo(say: Say) -> None:
    """Nothing is made where there are events already; the accounts are said at every start."""
    note = Path(settings.DATA) / PASSWORDS
    if not Event.objects.exists():
        say(Words("Örnek etkinlikler hazırlanıyor…", "Making the example events…"))
        staff = make_staff()
        for make in (finished, being_played, being_set_up):
            make(staff)
        note.touch(mode=0o600)
        note.write_text(written(staff), "utf-8")
    if note.exists():
        accounts = note.read_text("utf-8").rstrip()
        say(Words(f"Örnek hesaplar:\n{accounts}", f"Example accounts:\n{accounts}"))


def written(staff: Staff) -> str:
    """Who can log in; the passwords were made here and are nowhere else."""
    return "\n".join(
        f"  {user.get_username():10} {staff.password}   ({words.tr} / {words.en})" for user, words in staff.accounts
    )
