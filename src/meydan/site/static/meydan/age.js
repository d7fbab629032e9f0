// How long ago, in words that stay true while the page is open.
import { sayIn } from "./words.js";

const TICK_MS = 1000;

export function spokenAge(seconds, language = document.documentElement.lang) {
  const say = sayIn(language);
  if (seconds < 60) return say(`${seconds} sn önce`, `${seconds} s ago`);
  if (seconds < 3600) return say(`${Math.floor(seconds / 60)} dk önce`, `${Math.floor(seconds / 60)} min ago`);
  if (seconds < 86400) return say(`${Math.floor(seconds / 3600)} sa önce`, `${Math.floor(seconds / 3600)} h ago`);
  return say(`${Math.floor(seconds / 86400)} gün önce`, `${Math.floor(seconds / 86400)} d ago`);
}

// The page brought the server's time with it, so a phone whose own clock is wrong still counts right.
function serverNow() {
  const made = document.querySelector("[data-page-age] time");
  return made ? Date.parse(made.dateTime) + performance.now() : Date.now();
}

function tick() {
  for (const time of document.querySelectorAll("time[data-age]")) {
    const seconds = Math.max(0, Math.round((serverNow() - Date.parse(time.dateTime)) / 1000));
    const words = spokenAge(seconds, time.closest("[lang]").lang);
    if (time.textContent !== words) time.textContent = words;
  }
}

export function startAges() {
  setInterval(tick, TICK_MS);
}
