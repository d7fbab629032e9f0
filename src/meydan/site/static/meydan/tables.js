// A table that fits its place scrolls with the page, its head in sight. One that does not gets a place that scrolls, and
// that the keyboard can reach.
const watched = new ResizeObserver((changes) => {
  for (const { target } of changes) fit(target.closest(".table-scroll"));
});

function fit(place) {
  const table = place?.querySelector("table");
  if (!table) return;
  const fits = table.offsetWidth <= place.clientWidth + 1;
  place.classList.toggle("fits", fits);
  place.classList.toggle("scrolls", !fits);
  if (fits) place.removeAttribute("tabindex");
  else place.tabIndex = 0;
}

export function startTables(part = document) {
  for (const place of part.querySelectorAll(".table-scroll")) {
    watched.observe(place);
    const table = place.querySelector("table");
    if (table) watched.observe(table);
  }
}
