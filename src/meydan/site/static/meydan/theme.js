// Runs before the page is painted, so that a chosen light or dark never flashes the other first.
(() => {
  try {
    const chosen = localStorage.getItem("theme");
    if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
  } catch { /* storage may be forbidden: then the system's choice stands */ }
})();
