// Tables that are sorted by their heads: <th data-sort> as words in the Turkish alphabet, <th data-sort="number"> as figures.
import { announce } from "./toast.js";
import { say } from "./words.js";

const turkish = new Intl.Collator("tr", { numeric: true });
const NONE = Number.NEGATIVE_INFINITY;
const chosen = new Map(); // table id → how it is sorted, so that a table that comes anew keeps its order

const shown = (cell) => cell?.dataset.value ?? cell?.textContent.trim() ?? "";
const figure = (text) => {
  const number = Number.parseFloat(text.replace("½", ".5").replace(",", ".").replace("−", "-"));
  return Number.isNaN(number) ? NONE : number;
};
const comparing = {
  number: (one, other) => figure(one) - figure(other),
  text: (one, other) => turkish.compare(one, other),
};

function sort(table, column, descending) {
  const heads = [...table.tHead.rows[table.tHead.rows.length - 1].cells];
  const compare = comparing[heads[column].dataset.sort] ?? comparing.text;
  const sign = descending ? -1 : 1;
  for (const body of table.tBodies) {
    const rows = [...body.rows];
    rows.sort((one, other) => sign * compare(shown(one.cells[column]), shown(other.cells[column])));
    body.append(...rows);
  }
  heads.forEach((head, index) => {
    if (index === column) head.setAttribute("aria-sort", descending ? "descending" : "ascending");
    else head.removeAttribute("aria-sort");
  });
}

function prepare(table) {
  if (!table.tHead || table.dataset.sortable) return;
  table.dataset.sortable = "yes";
  [...table.tHead.rows[table.tHead.rows.length - 1].cells].forEach((head, column) => {
    if (!head.hasAttribute("data-sort")) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sort";
    button.append(...head.childNodes);
    button.addEventListener("click", () => {
      const descending = head.getAttribute("aria-sort") === "ascending";
      sort(table, column, descending);
      if (table.id) chosen.set(table.id, { column, descending });
      const order = descending ? say("azalan", "descending") : say("artan", "ascending");
      announce(say(`${button.textContent.trim()} sütununa göre sıralandı, ${order}`, `Sorted by ${button.textContent.trim()}, ${order}`));
    });
    head.append(button);
  });
  const before = chosen.get(table.id);
  if (before) sort(table, before.column, before.descending);
}

export function startSorting(place = document) {
  for (const table of place.querySelectorAll("table.table:has(th[data-sort])")) prepare(table);
}
