// Find yourself: the list shrinks while you type. It looks only in what the page shows, as the server's own search does.
const marks = /[\u0300-\u036f]/g;
const fold = (text) => text.toLocaleLowerCase("tr").normalize("NFD").replace(marks, "").replaceAll("ı", "i").replaceAll(/['’]/g, "").replaceAll("-", " ");
const initial = /^.\.$/u;

// An initial stands for every name that begins with it.
const fits = (word, shown) => (initial.test(shown) ? word.startsWith(shown[0]) : shown.startsWith(word));

function show(field) {
  const words = fold(field.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const row of document.querySelectorAll(`#${field.dataset.find} > [data-found]`)) {
    const [table, text] = row.dataset.found.split("|");
    const shown = text.split(" ");
    row.hidden = !words.every((word) => word === table || shown.some((one) => fits(word, one)));
    if (!row.hidden) found += 1;
  }
  const nobody = document.querySelector("[data-nobody]");
  if (nobody) nobody.hidden = found > 0;
}

const field = document.querySelector("[data-find]");
if (field) {
  field.addEventListener("input", () => show(field));
  document.addEventListener("meydan:renewed", () => show(field));
}
