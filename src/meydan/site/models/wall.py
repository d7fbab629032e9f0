"""The screens on the wall, what each shows in which order, and what is announced on all of them."""

from django.db import models

from meydan.games.words import Words
from meydan.site.models.event import Event


class WallPage(models.TextChoices):
    """What a screen can show. A list longer than the screen is turned page by page."""

    TABLES = "tables"
    NAMES = "names"
    STANDINGS = "standings"
    CLOCKS = "clocks"
    CARDS = "cards"
    PROGRAMME = "programme"
    ANNOUNCEMENTS = "announcements"
    ADDRESS = "address"

    @property
    def words(self) -> Words:
        return WALL_PAGE_WORDS[self]


WALL_PAGE_WORDS = {
    WallPage.TABLES: Words("Eşlendirme, masaya göre", "Pairings by table"),
    WallPage.NAMES: Words("Eşlendirme, ada göre", "Pairings by name"),
    WallPage.STANDINGS: Words("Sıralama", "Standings"),
    WallPage.CLOCKS: Words("Tur ve saatler", "Round and clocks"),
    WallPage.CARDS: Words("Turun kartları", "Cards of the round"),
    WallPage.PROGRAMME: Words("Program", "Programme"),
    WallPage.ANNOUNCEMENTS: Words("Duyurular", "Announcements"),
    WallPage.ADDRESS: Words("Adres ve QR", "Address and QR"),
}


class WallScreen(models.Model):
    """`code` is its address. `pages` are turned in their order: [{"id": 1, "page": "tables", "categories": [ids]}]; no
    categories means all. `shown` is the id of the page that the desk asked for last, `shown_line` the log line of that
    wish, and with `stays` the screen stays there."""

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="screens")
    name = models.CharField(max_length=60)
    code = models.SlugField(max_length=30)
    pages = models.JSONField(default=list)
    shown = models.PositiveIntegerField(null=True, blank=True)
    shown_line = models.PositiveIntegerField(default=0)
    stays = models.BooleanField(default=False)

    class Meta:
        ordering = ["name", "id"]
        constraints = [
            models.UniqueConstraint(fields=["event", "code"], name="one_screen_a_code"),
            models.UniqueConstraint(fields=["event", "name"], name="one_screen_a_name"),
        ]

    def __str__(self) -> str:
        return self.name


class Announcement(models.Model):
    """A sentence of the desk for everybody, in the words in which it was written, until it is taken down."""

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="announcements")
    text = models.CharField(max_length=140)
    line = models.PositiveIntegerField()  # the log line that announced it
    up = models.BooleanField(default=True)

    class Meta:
        ordering = ["-line"]

    def __str__(self) -> str:
        return self.text
