// Regions that follow the log: fetched anew from the page's own address and put in place of the old ones.
import { isDirty } from "./forms.js";
import { startSorting } from "./sort.js";
import { startTables } from "./tables.js";
import { announce } from "./toast.js";
import { say } from "./words.js";

const waiting = new Map(); // region id → its new form, held back because somebody works in the old one

const TYPED_IN = "input, select, textarea, [contenteditable]";

/** Somebody works in it: types, has a dialog open, has marked text, or stands on something that the new one lacks. */
function inUse(region, fresh) {
  const focused = region.contains(document.activeElement) ? document.activeElement : null;
  return focused?.matches(TYPED_IN) ||
    (focused && focused !== region && !counterpart(focused, fresh)) ||
    region.querySelector("dialog[open]") ||
    [...region.querySelectorAll("form")].some(isDirty) ||
    holdsSelection(region);
}

function holdsSelection(region) {
  const selection = document.getSelection();
  return selection && !selection.isCollapsed && region.contains(selection.anchorNode);
}

/** The element in the new region that stands for the focused one and does the same. */
function counterpart(focused, fresh) {
  if (focused.id) return fresh.querySelector(`#${CSS.escape(focused.id)}`);
  const same = (one) => ["name", "value", "href", "form"].every((name) => one.getAttribute(name) === focused.getAttribute(name)) &&
    one.textContent.trim() === focused.textContent.trim();
  const alike = [...fresh.querySelectorAll(focused.tagName)].filter(same);
  return alike.length === 1 ? alike[0] : undefined;
}

/** What the reader has opened and how far lists are scrolled: put back after the swap. */
function stateOf(region) {
  const key = (details, index) => details.id || `${index}:${details.querySelector("summary")?.textContent}`;
  return {
    open: new Set([...region.querySelectorAll("details")].map((one, index) => one.open && key(one, index))),
    scrolled: [...region.querySelectorAll(".table-scroll")].map((one) => [one.scrollLeft, one.scrollTop]),
    restore(into) {
      [...into.querySelectorAll("details")].forEach((one, index) => { if (this.open.has(key(one, index))) one.open = true; });
      into.querySelectorAll(".table-scroll").forEach((one, index) => {
        [one.scrollLeft, one.scrollTop] = this.scrolled[index] ?? [0, 0];
      });
    },
  };
}

const spoken = (region) => [...region.querySelectorAll("[data-announce]")].map((one) => one.textContent.trim()).join(" ");

function swap(region, fresh) {
  const state = stateOf(region);
  const before = spoken(region);
  const focused = region.contains(document.activeElement) ? document.activeElement : null;
  waiting.delete(region.id);
  region.replaceWith(fresh);
  state.restore(fresh);
  startSorting(fresh);
  startTables(fresh);
  window.htmx?.process(fresh);
  if (focused) focusIn(fresh, counterpart(focused, fresh));
  const now = spoken(fresh);
  if (now !== before) announce(now);
  fresh.dispatchEvent(new CustomEvent("meydan:renewed", { bubbles: true }));
}

function focusIn(region, element) {
  if (!element) region.tabIndex = -1;
  (element ?? region).focus({ preventScroll: true });
}

function offer(region, fresh) {
  waiting.set(region.id, fresh);
  if (region.querySelector(":scope > .renew")) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button small renew";
  button.textContent = say("Yeni veri var: yenile", "New data: renew");
  button.addEventListener("click", () => swap(region, waiting.get(region.id)));
  region.prepend(button);
  announce(button.textContent);
}

// What the server last sent of each region, so that only what really changed is swapped. Tokens are new in every answer,
// ages are counted on in the page: they are no change.
const served = new Map();
const comparable = (region) => region.innerHTML
  .replace(/(name="(?:csrfmiddlewaretoken|request)" value=")[^"]*/g, "$1")
  .replace(/(<time[^>]* data-age[^>]*>)[^<]*/g, "$1");

function keepServed(region) {
  served.set(region.id, comparable(region));
}

/** Fetches the page's address once and renews every region of it that changed. */
export async function renewRegions() {
  const answer = await fetch(location.href, { headers: { "X-Live": "1" }, redirect: "error" });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const region of document.querySelectorAll("[data-live][id]")) {
    const fresh = page.getElementById(region.id);
    if (!fresh || comparable(fresh) === served.get(region.id)) continue;
    keepServed(fresh);
    const adopted = document.adoptNode(fresh);
    if (inUse(region, adopted)) offer(region, adopted);
    else swap(region, adopted);
  }
}

export function startRegions() {
  document.querySelectorAll("[data-live][id]").forEach(keepServed);
  // A region that htmx put in place is the newest there is.
  document.addEventListener("htmx:afterSwap", () => document.querySelectorAll("[data-live][id]").forEach((region) => {
    if (region.querySelector(":scope > .renew")) return;
    waiting.delete(region.id);
    keepServed(region);
  }));
  // Whoever was in a region has left it, with nothing typed: the news that waited comes in.
  document.addEventListener("focusout", () => setTimeout(() => {
    for (const [id, fresh] of waiting) {
      const region = document.getElementById(id);
      if (region && !inUse(region, fresh)) swap(region, fresh);
    }
  }, 300));
}
