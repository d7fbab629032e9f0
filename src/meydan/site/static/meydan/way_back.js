// When the server cannot be reached: which network and address lead back to it, also as a code for another phone.
import { say } from "./words.js";

const LATER_MS = 15000;
let code = "";

/** Fetches the code while the server is there; not in the first seconds, when everybody fetches pages. */
export function keepWayBack(feed) {
  setTimeout(async () => {
    try {
      const answer = await fetch(new URL("qr.svg", new URL(feed, location.href)));
      if (answer.ok) code = URL.createObjectURL(await answer.blob());
    } catch { /* then the address alone stands there */ }
  }, LATER_MS * (1 + Math.random()));
}

/** Puts the way back into the banner, or takes it out. */
export function showWayBack(banner, needed) {
  const shown = banner.querySelector(".way-back");
  if (!needed) {
    shown?.remove();
    return;
  }
  if (shown) return;
  const way = document.createElement("p");
  way.className = "way-back";
  const words = document.createElement("span");
  words.textContent = say(`Telefonunuz salonun ağında mı? Ağa bağlanıp şu adresi açın: ${location.host}`, `Is your phone in the hall's network? Join it and open this address: ${location.host}`);
  way.append(words);
  if (code) {
    const picture = document.createElement("img");
    picture.src = code;
    picture.width = picture.height = 120;
    picture.alt = say("Adresin QR kodu", "QR code of the address");
    way.append(picture);
  }
  banner.append(way);
}
