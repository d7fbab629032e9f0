// Keeps the table screen for a reload without network. It is in charge of the tables' pages only.
// Always the network first: what is kept here is for when there is none.
const KEPT = "meydan table";
const PATIENCE_MS = 4000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const mine = url.origin === self.location.origin && (url.pathname.startsWith("/static/") || request.mode === "navigate");
  if (request.method === "GET" && mine) event.respondWith(answered(event));
});

async function answered(event) {
  const { request } = event;
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok && !answer.redirected) {
      const copy = answer.clone();
      event.waitUntil(caches.open(KEPT).then((kept) => kept.put(request, copy)));
    }
    return answer;
  } catch (error) {
    const kept = await caches.open(KEPT);
    const known = await kept.match(request, { ignoreVary: true });
    if (known) return known;
    throw error;
  }
}
