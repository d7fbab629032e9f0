// Check-in: a tap that fails is told, a tap that worked is heard, and the time left is counted in words.
import { announce, toast } from "./toast.js";
import { say } from "./words.js";

const MINUTE = 60000;
const COUNT_MS = 10000;

const clock = (time) => `${String(time.getHours()).padStart(2, "0")}:${String(time.getMinutes()).padStart(2, "0")}`;

function spokenLeft(milliseconds) {
  const minutes = Math.ceil(milliseconds / MINUTE);
  if (minutes > 90) return say(`${Math.floor(minutes / 60)} sa ${minutes % 60} dk kaldı`, `${Math.floor(minutes / 60)} h ${minutes % 60} min left`);
  if (minutes > 1) return say(`${minutes} dakika kaldı`, `${minutes} minutes left`);
  return say("son dakika", "last minute");
}

function count() {
  for (const line of document.querySelectorAll("[data-deadline]")) {
    const deadline = new Date(line.dataset.deadline);
    const left = deadline - Date.now();
    const at = clock(deadline);
    const words = left > 0
      ? say(`En geç ${at}: ${spokenLeft(left)}`, `By ${at}: ${spokenLeft(left)}`)
      : say(`Süre ${at} itibarıyla doldu; gelen geç sayılır`, `The time was up at ${at}; who comes now is late`);
    if (line.textContent !== words) line.textContent = words;
    line.classList.toggle("overdue", left <= 0);
  }
}

// The buttons stand outside their form (so that the list can be renewed at any time): htmx is told which was pressed.
document.addEventListener("htmx:configRequest", (event) => {
  const pressed = event.detail.triggeringEvent?.submitter;
  if (pressed?.name) event.detail.parameters[pressed.name] = pressed.value;
});

// A refusal or a question is a page of its own: it takes the place of this one.
document.addEventListener("htmx:beforeSwap", (event) => {
  const { detail } = event;
  if (detail.xhr.status < 400) return;
  detail.shouldSwap = true;
  detail.isError = false;
  detail.target = document.body;
  detail.swapOverride = "innerHTML";
  detail.selectOverride = "unset";
});

document.addEventListener("htmx:sendError", () => {
  toast(say("Gönderilemedi: bağlantı yok. Yeniden dokunun.", "Not sent: no connection. Tap again."), "error");
});

document.addEventListener("htmx:afterSwap", (event) => {
  count();
  if (event.detail.requestConfig?.verb !== "post") return;
  const spoken = [...document.querySelectorAll("#arrivals [data-announce]")].map((one) => one.textContent.trim());
  announce(`${say("Kaydedildi.", "Saved.")} ${spoken.join(", ")}`);
});
document.addEventListener("meydan:renewed", count);

count();
setInterval(count, COUNT_MS);
