// How long ago, in words that stay true while the page is open.
import { say } from "./words.js";

const TICK = 1000;

export function spokenAge(seconds) {
  if (seconds < 60) return say(`${seconds} sn önce`, `${seconds} s ago`);
  if (seconds < 3600) return say(`${Math.floor(seconds / 60)} dk önce`, `${Math.floor(seconds / 60)} min ago`);
  if (seconds < 86400) return say(`${Math.floor(seconds / 3600)} sa önce`, `${Math.floor(seconds / 3600)} h ago`);
  return say(`${Math.floor(seconds / 86400)} gün önce`, `${Math.floor(seconds / 86400)} d ago`);
}

// The server said how old each time is when it made the page; a phone whose own clock is wrong still counts right.
const made = performance.now();
const serverNow = () => {
  const page = document.querySelector("[data-page-age] time");
  const start = page ? Date.parse(page.dateTime) : Date.now() - made;
  return start + performance.now();
};

export function startAges() {
  setInterval(() => {
    for (const time of document.querySelectorAll("time[data-age]")) {
      const seconds = Math.max(0, Math.round((serverNow() - Date.parse(time.dateTime)) / 1000));
      const words = spokenAge(seconds);
      if (time.textContent !== words) time.textContent = words;
    }
  }, TICK);
}
