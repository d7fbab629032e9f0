// What the phone itself can do: stay awake, and keep the page for a reload without network.
const AGAIN_MS = 5000;
const LATER = ["asking", "call", "elsewhere", "halted", "help", "more", "signing", "warning"];

/** The screen stays on where the browser lets it. */
export function keepAwake() {
  if (!("wakeLock" in navigator)) return;
  const ask = () => { if (document.visibilityState === "visible") navigator.wakeLock.request("screen").catch(() => {}); };
  document.addEventListener("visibilitychange", ask);
  ask();
}

/** What is not needed to begin with must be here when the network is gone: the sheets, and the drawn board. */
export function fetchTheRest({ start, game }) {
  const fetchAll = async () => {
    try {
      await Promise.all(LATER.map((name) => import(`./${name}.js`)));
      if (start !== null) await fetchBoard(game);
      document.documentElement.dataset.complete = "yes";
    } catch {
      setTimeout(fetchAll, AGAIN_MS);
    }
  };
  (window.requestIdleCallback ?? setTimeout)(fetchAll);
}

async function fetchBoard(game) {
  const { wantStyles } = await import("./styles.js");
  await Promise.all([wantStyles("boards/boards.css"), import("./record.js"), import(`../boards/${game}.js`)]);
  if (game === "kulami") await import("./kulami.js");
}

/** On HTTPS and localhost only; on plain HTTP the page works as long as it is open. */
export function startWorker(url) {
  if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register(url).catch(() => {});
}
