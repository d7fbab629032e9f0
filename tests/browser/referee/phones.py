"""Phones and the matches they referee: what a person at the table sees and taps."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from meydan.site.actions.links.giving import give_links, good_links
from meydan.site.actions.links.tokens import token_of
from meydan.site.models import Category, Event, Pairing, RoundRow, StoredAct
from tests.browser.referee.conftest import Server
from tests.site import hall
from tests.site.rounds import steps

HOLD_MS = 1200
# The phone's own stopwatch, put forward by as much as a test has no time to wait.
SKIPPING = """() => {
  const now = performance.now.bind(performance);
  window.skipped = 0;
  performance.now = () => now() + window.skipped;
}"""
# A phone whose storage takes its time, until a test says that it is enough.
SLOW_STORAGE = """() => {
  const { set } = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, "oncomplete");
  window.storing = 0;
  const later = (done) => (event) => {
    const begun = Date.now();
    const wait = () => (Date.now() - begun < window.storing ? setTimeout(wait, 20) : done(event));
    wait();
  };
  Object.defineProperty(IDBTransaction.prototype, "oncomplete", { set(done) { set.call(this, later(done)); } });
}"""


def playing(event: Event, game: str = "mangala", players: int = 2, **fields: object) -> Pairing:
    """A table of a round that is being played, with its card."""
    category = hall.make_category(event, game, **fields)  # type: ignore[arg-type]
    hall.make_entries(category, players)
    row = started(category)
    give_links(hall.author(event), row)
    return steps.tables(row)[0]


def started(category: Category) -> RoundRow:
    return steps.started(category)


def card_of(pairing: Pairing) -> str:
    """The address on the table's card."""
    event = pairing.round.category.event
    link = good_links(event)[(pairing.round_id, pairing.table, None)]
    return f"/e/{event.slug}/t/{token_of(link)}"


def deeds_of(pairing: Pairing) -> list[dict[str, Any]]:
    """What the server has, but for the opening."""
    acts = StoredAct.objects.filter(pairing=pairing).order_by("number")
    assert [one.number for one in acts] == list(range(1, len(acts) + 1))
    assert len({one.act_id for one in acts}) == len(acts)
    return [one.act["deed"] for one in acts][1:]


class Phone:
    """A referee's phone: 360 px, Turkish, with its own storage."""

    def __init__(self, browser: Browser, server: Server, **options: Any) -> None:
        settings = {"viewport": {"width": 360, "height": 740}, "locale": "tr-TR", "has_touch": True, **options}
        self.context: BrowserContext = browser.new_context(**settings)
        self.context.set_default_timeout(30_000)
        self.server = server
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def scan(self, pairing: Pairing) -> "Phone":
        self.page.goto(self.server.address + card_of(pairing))
        self.page.get_by_role("button", name="Masayı aç").click()
        return self

    def open(self, pairing: Pairing) -> "Phone":
        self.scan(pairing)
        self.ready()
        return self

    def ready(self) -> None:
        """In use, and everything is here that is needed without network."""
        self.page.wait_for_selector("html[data-ready][data-complete]")

    def tap(self, name: str, exact: bool = False) -> None:
        self.page.get_by_role("button", name=name, exact=exact).first.click()

    def hold(self, name: str) -> None:
        """Pressed until it is confirmed."""
        self.page.get_by_role("button", name=name).first.click(delay=HOLD_MS)

    def fill(self, label: str, text: str) -> None:
        self.page.get_by_label(label).fill(text)

    def choose(self, name: str) -> None:
        self.page.get_by_role("radio", name=name).check()

    @property
    def state(self) -> Locator:
        return self.page.locator("#state")

    def saved(self) -> None:
        expect(self.state).to_contain_text("kaydedildi", timeout=20_000)

    @property
    def sheet(self) -> Locator:
        return self.page.locator("#sheet")

    def offline(self, cut: bool = True) -> None:
        self.context.set_offline(cut)

    def with_stopwatch(self) -> "Phone":
        """Before it is opened: its time can be put forward."""
        self.page.add_init_script(f"({SKIPPING})()")
        return self

    def with_slow_storage(self) -> "Phone":
        """Before it is opened: what it keeps can be made to take long."""
        self.page.add_init_script(f"({SLOW_STORAGE})()")
        return self

    def store_slowly(self, seconds: float) -> None:
        self.page.evaluate("ms => { window.storing = ms; }", seconds * 1000)

    def skip(self, seconds: float) -> None:
        self.page.evaluate("ms => { window.skipped += ms; }", seconds * 1000)

    def close(self) -> None:
        assert self.errors == []
        self.context.close()
