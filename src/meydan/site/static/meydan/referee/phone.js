// What the phone itself can do: stay awake, and keep the page for a reload without network.
import { wantStyles } from "./styles.js";

const AGAIN_MS = 5000;

/** The screen stays on where the browser lets it. */
export function keepAwake() {
  if (!("wakeLock" in navigator)) return;
  const ask = () => { if (document.visibilityState === "visible") navigator.wakeLock.request("screen").catch(() => {}); };
  document.addEventListener("visibilitychange", ask);
  ask();
}

/** The drawn board is not needed to begin with, but it must be here when the network is gone. */
export function fetchTheRest({ start, game }) {
  if (start === null) return;
  const fetchAll = () => {
    wantStyles("boards/boards.css");
    Promise.all([import("./record.js"), import(`../boards/${game}.js`), ...(game === "kulami" ? [import("./kulami.js")] : [])]).catch(() => {
      setTimeout(fetchAll, AGAIN_MS);
    });
  };
  (window.requestIdleCallback ?? setTimeout)(fetchAll);
}

/** On HTTPS and localhost only; on plain HTTP the page works as long as it is open. */
export function startWorker(url) {
  if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register(url).catch(() => {});
}
