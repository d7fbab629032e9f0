"""What is looked at on a screen of the phone: targets for a thumb, nothing beside the page, nothing that axe finds."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# A radio button is as large as the line it stands in. Cells of a drawn board have a help of their own: the finger aims.
SMALL = """() => [...document.querySelectorAll("button, a, summary, select, textarea, input")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.type !== "hidden")
  .map((one) => [one, (["radio", "checkbox"].includes(one.type) ? one.closest("label") : one).getBoundingClientRect()])
  .filter(([, box]) => box.height < 47.5 || box.width < 47.5)
  .map(([one, box]) => `${one.textContent.trim() || one.id} ${Math.round(box.width)}×${Math.round(box.height)}`)"""


def small_targets(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL)
    return found


def too_wide(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return max(0, wide)


def violations(page: Page) -> list[str]:
    """What axe finds wrong, with where."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:120]}" for one in found for node in one["nodes"]]
