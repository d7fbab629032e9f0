// What the phone itself can do: stay awake, and keep the page for a reload without network.

/** The screen stays on where the browser lets it. */
export function keepAwake() {
  if (!("wakeLock" in navigator)) return;
  const ask = () => { if (document.visibilityState === "visible") navigator.wakeLock.request("screen").catch(() => {}); };
  document.addEventListener("visibilitychange", ask);
  ask();
}

/** On HTTPS and localhost only; on plain HTTP the page works as long as it is open. */
export function startWorker(url) {
  if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register(url).catch(() => {});
}
