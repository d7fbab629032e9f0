// Which line of the programme is on now, by the server's clock.
import { serverNow } from "../server_clock.js";

export function mark(place = document) {
  const now = serverNow();
  for (const line of place.querySelectorAll("[data-programme] > [data-begins]")) {
    const on = Date.parse(line.dataset.begins) <= now && now < Date.parse(line.dataset.ends);
    if (on) line.setAttribute("aria-current", "time");
    else line.removeAttribute("aria-current");
  }
}
