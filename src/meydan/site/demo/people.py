"""The people of the example events: the staff with their accounts, and made-up pupils."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field

from django.contrib.auth.models import User

from meydan.games.words import Words
from meydan.site.actions.author import Author, Confirmation
from meydan.site.actions.entries.written import Written
from meydan.site.actions.setup.accounts import new_user
from meydan.site.actions.setup.officials import WishedOfficial, add_official
from meydan.site.models import Event, Official, Role

ORGANISER, HEAD, TABLE, HELPER = (
    ("ayse", "Ayşe Yıldırım"),
    ("kemal", "Kemal Şimşek"),
    ("derya", "Derya Aksoy"),
    ("onur", "Onur Gök"),
)
ROLES = ((HEAD, Role.HEAD_REFEREE), (TABLE, Role.TABLE_REFEREE), (HELPER, Role.DESK_HELPER))
FIRST = tuple(
    "Ayça Bora Ceren Çağan Duru Efe Gülce Hakan Işıl İlke Kağan Lale Mina Nehir Ozan Öykü Pera Rüya Sarp Şule".split()
)
LAST = tuple(
    "Acar Balcı Coşkun Çakır Dağ Erdem Gür Ilgaz İnce Kılıç Köse Mutlu Okur Özer Sezer Şen Toprak Uysal Ün Yüce".split()
)
SCHOOLS = tuple(
    "Atatürk Bahçelievler Cumhuriyet Çaybaşı Dumlupınar Gazi Işıklar İnönü Kurtuluş Mevlana "
    "Nazım Örnekköy Pirireis Sakarya Şehitler Ulubatlı Ünlüce Yavuzlar Yunusemre Zafer".split()
)
DISTRICTS = ("Salihli", "Turgutlu", "Akhisar", "Alaşehir")


@dataclass(frozen=True, slots=True)
class Staff:
    """Everybody has the same password, made at random for this folder."""

    owner: User
    password: str
    accounts: list[tuple[User, Words]] = field(default_factory=list)

    def at(self, event: Event, role: Role = Role.HEAD_REFEREE, typed: str = "") -> Author:
        """Somebody of this role with a new wish, confirmed as the house asks for it."""
        official = event.officials.get(role=role)
        second = event.officials.exclude(pk=official.pk).order_by("pk").first()
        said = Confirmation(confirmed=True, typed=typed, reason="Örnek etkinlik", second=second)
        return Author(official.name, role, official, "demo", said)


def make_staff() -> Staff:
    password = "-".join(secrets.token_hex(2) for _ in range(3))
    owner = new_user(*ORGANISER, password)
    owner.is_superuser = True
    owner.save(update_fields=["is_superuser"])
    staff = Staff(owner, password, [(owner, Role.ORGANISER.words)])
    for (username, name), role in ROLES:
        staff.accounts.append((new_user(username, name, password), role.words))
    return staff


def appoint(staff: Staff, event: Event) -> list[Official]:
    return [
        add_official(staff.at(event, Role.ORGANISER), event, WishedOfficial(name, role, username=username))
        for (username, name), role in ROLES
    ]


def pupils(level: str, begin: int = 0) -> Iterator[Written]:
    """Made-up pupils, one of each school in turn; every third may be named in public."""
    kind, grades = ("Ortaokulu", (5, 6, 7, 8)) if level == "middle" else ("İlkokulu", (2, 3, 4))
    at = begin
    while True:
        yield Written(
            first_names=FIRST[at * 7 % len(FIRST)],
            surnames=LAST[(at * 3 + at // len(LAST)) % len(LAST)],
            school=f"{SCHOOLS[at % len(SCHOOLS)]} {kind}",
            grade=grades[at % len(grades)],
            adviser=f"{FIRST[(at + 5) % len(FIRST)]} {LAST[(at * 11) % len(LAST)]}",
            school_number=str(100 + at * 17),
            district=DISTRICTS[at % len(DISTRICTS)],
            province="Manisa",
            visually_impaired=at % 19 == 7,
            consent=at % 3 != 0,
        )
        at += 1
