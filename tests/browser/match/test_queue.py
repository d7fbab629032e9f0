"""Acts on their way from the phone to the server: in order, each once, whatever the network does."""

from collections.abc import Callable, Iterator
from http.server import ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from meydan.match import Act, Actor, Match, Opened, Person, Player, Role, deeds, fold, open_match
from meydan.rulebooks import load_rules
from tests.browser.conftest import ARGUMENTS
from tests.browser.match.lossy_server import Desk, Door, Fault, at_random, in_order

Json = dict[str, Any]

OPENED = Opened(Person("Ayşe"), Person("Bora"))
HOSTNAME = "meydan.test"  # to a browser this is a stranger on plain HTTP: no locks, no subtle crypto, no service worker


def opened_match() -> Match:
    return open_match(load_rules("lig", "mangala"), Act("open", 1, Actor(Role.TABLE_REFEREE), "10:00", OPENED))


def objections(many: int) -> list[Json]:
    """A set in which one player objects all the time."""
    objected = {"kind": "objected", "player": "first", "about": "objection at the moment", "accepted": False}
    return [{"kind": "set begun"}, *({**objected, "note": str(number)} for number in range(many))]


@pytest.fixture
def desk() -> Desk:
    return Desk(opened_match())


@pytest.fixture
def port(desk: Desk) -> Iterator[int]:
    door = type("Door", (Door,), {"desk": desk})
    server = ThreadingHTTPServer(("127.0.0.1", 0), door)
    server.daemon_threads = True
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server.server_port
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context()
    yield made
    made.close()


class Phone:
    """A page that holds the queue."""

    def __init__(self, page: Page, address: str, desk: Desk) -> None:
        self.page, self.desk, self.address = page, desk, address
        self.opens(desk.acts())

    def opens(self, acts: list[Json], **times: int) -> None:
        """The page is opened, or opened again; `acts` came with it from the server."""
        self.page.goto(f"{self.address}/empty.html")
        begin = "async given => { window.phone = await import('/phone.js'); await phone.begin(...given); }"
        self.page.evaluate(begin, [acts, times])

    def taps(self, *tapped: Json) -> list[Json]:
        made = self.page.evaluate(
            "async tapped => { const made = [];"
            " for (const deed of tapped) made.push(await phone.tap(deed)); return made; }",
            list(tapped),
        )
        assert isinstance(made, list)
        return made

    def waits(self, condition: str) -> None:
        """Until this holds of the queue's state."""
        self.page.wait_for_function(
            f"(({{ state, told }}) => {condition})({{ state: phone.queue.state, told: phone.told }})"
        )

    def waits_until_sent(self) -> None:
        self.waits("state.sent")

    @property
    def state(self) -> Json:
        state = self.page.evaluate("phone.queue.state")
        assert isinstance(state, dict)
        return state

    def told(self, name: str) -> list[Json]:
        return [one["detail"] for one in self.page.evaluate("phone.told") if one["name"] == name]


@pytest.fixture
def phone(context: BrowserContext, desk: Desk, port: int) -> Phone:
    return Phone(context.new_page(), f"http://127.0.0.1:{port}", desk)


def head_referee(number: int, deed: deeds.Deed) -> Act:
    return Act(f"desk-{number}", number, Actor(Role.HEAD_REFEREE, "Başhakem"), "10:05", deed)


def test_what_was_tapped_counts_as_waiting_before_the_phone_has_kept_it(phone: Phone) -> None:
    """Else the page would go on saying "saved" for a moment after the tap."""
    phone.taps({"kind": "set begun"})
    phone.waits_until_sent()
    state = phone.page.evaluate("deed => { phone.tap(deed); return phone.queue.state; }", objections(1)[1])
    assert (state["waiting"], state["sent"]) == (1, False)
    phone.waits_until_sent()


@pytest.mark.parametrize("seed", range(3))
def test_acts_arrive_once_and_in_order_when_much_is_lost(phone: Phone, desk: Desk, seed: int) -> None:
    desk.fault = at_random(seed)
    tapped = [one for deed in objections(25) for one in phone.taps(deed)]
    phone.waits_until_sent()
    assert desk.acts()[1:] == tapped
    assert len({one["id"] for one in desk.acts()}) == 27
    assert fold(desk.match.rules, desk.match.journal) == desk.match


def test_nothing_is_lost_by_a_reload_in_the_middle(phone: Phone, desk: Desk) -> None:
    desk.fault = at_random(7, share=0.5)
    first, *others = objections(12)
    came_with_the_page = desk.acts()
    tapped = phone.taps(first, *others[:6])
    phone.opens(came_with_the_page)
    tapped += phone.taps(*others[6:])
    phone.opens(came_with_the_page)
    phone.waits_until_sent()
    assert desk.acts()[1:] == tapped


def test_answer_lost_after_the_commit_stores_nothing_twice(phone: Phone, desk: Desk) -> None:
    desk.fault = in_order(Fault.ANSWER_LOST, Fault.ANSWER_LOST)
    tapped = phone.taps({"kind": "set begun"})
    phone.waits_until_sent()
    assert desk.acts()[1:] == tapped
    assert [body["acts"] for body in desk.requests].count(tapped) >= 2


def test_same_act_put_twice_is_one_act(phone: Phone, desk: Desk) -> None:
    tapped = phone.page.evaluate(
        "async () => { const one = phone.act({kind: 'set begun'});"
        " await Promise.all([phone.queue.put(one), phone.queue.put(one)]); await phone.queue.put(one); return one; }"
    )
    phone.waits_until_sent()
    assert desk.acts()[1:] == [tapped]


def test_double_tap_is_overtaken_by_itself(phone: Phone, desk: Desk) -> None:
    """Two taps make two acts with the same number: the second is refused before it is kept."""
    outcome = phone.page.evaluate(
        "async () => { const taps = [phone.act({kind: 'set begun'}), phone.act({kind: 'set begun'})];"
        " const done = await Promise.allSettled(taps.map(one => phone.queue.put(one)));"
        " return done.map(one => one.reason?.constructor.name ?? 'kept'); }"
    )
    phone.waits_until_sent()
    assert outcome == ["kept", "Overtaken"]
    assert len(desk.acts()) == 2


def test_acts_wait_offline_and_go_out_when_the_network_returns(
    phone: Phone, desk: Desk, context: BrowserContext
) -> None:
    context.set_offline(True)
    tapped = phone.taps(*objections(4))
    phone.waits("state.stale")
    assert phone.state["waiting"] == 5
    assert not phone.state["sent"]
    assert len(desk.acts()) == 1
    context.set_offline(False)
    phone.waits_until_sent()
    phone.waits("!state.stale && state.lastSaved !== null")
    assert desk.acts()[1:] == tapped
    assert [act for detail in phone.told("saved") for act in detail["acts"]] == tapped


def test_captive_portal_saves_nothing(phone: Phone, desk: Desk) -> None:
    desk.fault = lambda: Fault.PORTAL
    phone.taps({"kind": "set begun"})
    phone.waits("state.stale")
    assert phone.state["waiting"] == 1
    desk.fault = in_order()
    phone.waits_until_sent()
    assert len(desk.acts()) == 2


def test_conflict_shows_both_values_and_decides_nothing(phone: Phone, desk: Desk, context: BrowserContext) -> None:
    phone.taps({"kind": "set begun"})
    phone.waits_until_sent()
    context.set_offline(True)
    [ours] = phone.taps({"kind": "set counted", "first": [30], "second": [18]})
    desk.does(head_referee(3, deeds.SetCounted((25,), (23,))))
    context.set_offline(False)
    phone.waits("state.halted")
    [conflict] = phone.told("conflict")
    assert (conflict["common"], conflict["ours"], conflict["theirs"]) == (2, [ours], desk.acts(2))
    assert phone.state["waiting"] == 1
    sent = len([body for body in desk.requests if body["acts"]])
    phone.page.wait_for_timeout(400)
    assert len([body for body in desk.requests if body["acts"]]) == sent
    phone.page.evaluate("known => phone.queue.decide(known)", conflict["known"])
    phone.waits_until_sent()
    assert phone.state["aside"] == 1
    [begun] = phone.taps({"kind": "set begun"})
    phone.waits_until_sent()
    assert desk.acts()[-1] == begun


def test_act_put_while_news_are_on_their_way_is_not_taken_for_saved(phone: Phone, desk: Desk) -> None:
    """The server has somebody else's act under that very number."""
    phone.taps({"kind": "set begun"})
    phone.waits_until_sent()
    desk.does(head_referee(3, deeds.SetDecided(Player.SECOND)))
    desk.fault = lambda: Fault.HELD
    phone.page.goto("about:blank")
    phone.opens(desk.acts()[:2], timeout=10_000)
    assert desk.answering.wait(10)
    [ours] = phone.taps({"kind": "set decided", "winner": "first"})
    desk.let_go.set()
    phone.waits("state.halted")
    [conflict] = phone.told("conflict")
    assert (conflict["ours"], conflict["theirs"]) == ([ours], desk.acts(2))
    assert phone.told("saved") == []


def test_revoked_phone_keeps_its_acts_for_review(phone: Phone, desk: Desk) -> None:
    desk.revoked = True
    tapped = phone.taps({"kind": "set begun"})
    phone.waits("state.halted?.reviewed === 2")
    [revoked] = phone.told("revoked")
    assert revoked["words"]["tr"] == "Bu masa devredildi."
    assert phone.state["waiting"] == 1
    assert desk.review == tapped
    assert len(desk.acts()) == 1
    desk.revoked = False
    phone.page.evaluate("phone.queue.retry()")
    phone.waits_until_sent()
    assert desk.acts()[1:] == tapped


def test_page_of_a_server_that_went_another_way_is_a_conflict_too(phone: Phone, desk: Desk) -> None:
    """Restored from an older copy, the server has got other acts; the phone's saved ones must not vanish in silence."""
    saved = phone.taps({"kind": "set begun"}, {"kind": "set decided", "winner": "first"})
    phone.waits_until_sent()
    phone.page.goto("about:blank")
    desk.match = opened_match()
    for number, deed in enumerate((deeds.SetBegun(), deeds.SetDecided(Player.SECOND), deeds.SetBegun()), start=2):
        desk.does(head_referee(number, deed))
    phone.opens(desk.acts())
    phone.waits("state.halted")
    [conflict] = phone.told("conflict")
    assert (conflict["common"], conflict["ours"], conflict["theirs"]) == (1, saved, desk.acts(1))


def test_phone_is_revoked_while_somebody_decides(phone: Phone, desk: Desk) -> None:
    [begun] = phone.taps({"kind": "set begun"})
    phone.waits_until_sent()
    tapped = phone.taps({"kind": "set begun"})
    phone.waits("state.halted?.why === 'refused'")
    desk.revoked = True
    phone.waits("state.halted?.reviewed === 3")
    assert desk.review == tapped
    assert desk.acts()[1:] == [begun]


@pytest.mark.article("lig.mangala.h")
def test_refused_act_says_why_and_stops_what_follows(phone: Phone, desk: Desk) -> None:
    begun, after = {"kind": "set begun"}, {"kind": "resigned", "player": "first"}
    tapped = phone.taps(begun, begun, after)
    phone.waits("state.halted")
    [refused] = phone.told("refused")
    assert refused == {
        "number": 3,
        "article": "lig.mangala.h",
        "words": {"tr": "1. set sürüyor; önce onu bitirin.", "en": "Set 1 is being played; finish it first."},
    }
    assert desk.acts()[1:] == tapped[:1]
    assert phone.state["waiting"] == 2


def test_server_restored_from_an_older_copy_gets_the_missing_acts_again(phone: Phone, desk: Desk) -> None:
    tapped = phone.taps(*objections(6))
    phone.waits_until_sent()
    phone.opens(desk.acts())
    with desk.lock:
        desk.match = fold(desk.match.rules, list(desk.match.journal)[:3])
    phone.page.wait_for_function("phone.told.some(one => one.name === 'lost')")
    [lost] = phone.told("lost")
    assert lost == {"stored": 3, "known": 8}
    phone.page.wait_for_timeout(600)
    assert desk.acts()[1:] == tapped


def test_acts_of_the_desk_are_news(phone: Phone, desk: Desk) -> None:
    phone.taps({"kind": "set begun"})
    phone.waits_until_sent()
    desk.does(head_referee(3, deeds.Resigned(Player.FIRST)))
    phone.waits("told.some(one => one.name === 'news')")
    assert phone.told("news")[0]["acts"] == desk.acts(2)
    assert phone.page.evaluate("phone.queue.acts") == desk.acts()


def check_two_tabs(pages: tuple[Page, Page], address: str, desk: Desk) -> None:
    """Two tabs of one phone: whoever is overtaken looks again; requests go out one at a time."""
    desk.fault = at_random(3)
    one, other = (Phone(page, address, desk) for page in pages)
    tapped: list[Json] = []
    for place, deed in enumerate(objections(14)):
        tab = (one, other)[place % 2]
        tab.page.wait_for_function(f"phone.queue.acts.length === {place + 1}")
        tapped += tab.taps(deed)
    for tab in (one, other):
        tab.waits_until_sent()
        tab.page.wait_for_function("phone.queue.acts.length === 16")
    assert desk.acts()[1:] == tapped


def test_two_tabs_do_not_both_send(context: BrowserContext, desk: Desk, port: int) -> None:
    check_two_tabs((context.new_page(), context.new_page()), f"http://127.0.0.1:{port}", desk)


@pytest.fixture
def hall_browser(browser: Browser) -> Iterator[Callable[[], BrowserContext]]:
    """A browser that reaches the server by a name: to it that is a stranger on plain HTTP."""
    rules = f"--host-resolver-rules=MAP {HOSTNAME} 127.0.0.1"
    launched = browser.browser_type.launch(executable_path="/usr/bin/chromium", args=[*ARGUMENTS, rules])
    yield launched.new_context
    launched.close()


def test_everything_works_on_plain_http_in_a_hall(
    hall_browser: Callable[[], BrowserContext], desk: Desk, port: int
) -> None:
    hall = hall_browser()
    pages = hall.new_page(), hall.new_page()
    check_two_tabs(pages, f"http://{HOSTNAME}:{port}", desk)
    assert pages[0].evaluate("[isSecureContext, 'locks' in navigator, 'subtle' in crypto]") == [False, False, False]


def test_acts_survive_a_reload_without_a_database(context: BrowserContext, desk: Desk, port: int) -> None:
    """Some private windows have no IndexedDB."""
    context.add_init_script("Object.defineProperty(window, 'indexedDB', { value: undefined });")
    phone = Phone(context.new_page(), f"http://127.0.0.1:{port}", desk)
    came_with_the_page = desk.acts()
    desk.fault = lambda: Fault.REQUEST_LOST
    tapped = phone.taps(*objections(3))
    phone.opens(came_with_the_page)
    assert phone.state["waiting"] == 4
    desk.fault = in_order()
    phone.waits_until_sent()
    assert desk.acts()[1:] == tapped
    assert phone.page.evaluate("Object.keys(localStorage)") == ["meydan matches match 1"]
