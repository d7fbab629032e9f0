// The switch in the header: as the system, light, dark.
import { say } from "./words.js";

const CHOICES = ["", "light", "dark"];
const label = (theme) => ({ "": say("Görünüm: sistem", "Look: system"), light: say("Görünüm: açık", "Look: light"), dark: say("Görünüm: koyu", "Look: dark") })[theme];

function keep(theme) {
  try {
    if (theme) localStorage.setItem("theme", theme);
    else localStorage.removeItem("theme");
  } catch { /* then it holds for this page only */ }
}

export function startThemeSwitch() {
  const root = document.documentElement;
  for (const button of document.querySelectorAll("[data-theme-switch]")) {
    const show = () => {
      const theme = root.dataset.theme ?? "";
      if (theme) button.dataset.chosen = theme;
      else delete button.dataset.chosen;
      button.title = label(theme);
      button.setAttribute("aria-label", label(theme));
    };
    button.addEventListener("click", () => {
      const next = CHOICES[(CHOICES.indexOf(root.dataset.theme ?? "") + 1) % CHOICES.length];
      if (next) root.dataset.theme = next;
      else delete root.dataset.theme;
      keep(next);
      show();
    });
    show();
    button.hidden = false;
  }
}
