// Everything on the screen that runs with time, by the server's clock: clocks, timers, the hour, what is on now.
import { serverNow } from "../server_clock.js";
import { mark } from "../public/programme_marks.js";

// A screen on the laptop itself was opened by a name that leads nobody else here: the code beside it has the hall's address.
const ONLY_HERE = new Set(["localhost", "127.0.0.1", "[::1]"]);

const two = (number) => String(number).padStart(2, "0");

function written(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${two(minutes)}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

// The hour of the hall, wherever the TV believes itself to be.
const hour = new Intl.DateTimeFormat("tr-TR", { hour: "2-digit", minute: "2-digit", timeZone: document.body.dataset.zone });

const put = (element, words) => {
  if (element.textContent !== words) element.textContent = words;
};

export function showTimes(sheet) {
  const now = serverNow();
  for (const since of sheet.querySelectorAll("[data-since]")) put(since, written(now - Date.parse(since.dataset.since)));
  for (const face of sheet.querySelectorAll("[data-left]")) {
    const { left, from } = face.dataset;
    const ms = Number(left) - (from ? Math.max(0, now - Date.parse(from)) : 0);
    put(face, written(ms));
    face.classList.toggle("over", ms <= 0);
  }
  for (const place of sheet.querySelectorAll("[data-address]")) put(place, ONLY_HERE.has(location.hostname) ? "" : location.host);
  put(document.querySelector("[data-clock]"), hour.format(now));
  mark(sheet);
}
