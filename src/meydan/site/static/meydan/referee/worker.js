// Keeps the table screen for a reload without network. It is in charge of the tables' pages only.
// Always the network first: what is kept here is for when there is none.
const KEPT = "meydan table";
const PATIENCE_MS = 4000;

// A page that was never here, and no server: said in both languages, for nobody is there to ask for one.
const UNREACHABLE = `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Meydan</title><body style="font:18px/1.5 sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem">
<h1>Sunucuya ulaşılamıyor</h1><p>Telefonu salonun kablosuz ağına bağlayın, mobil veriyi kapatın. Sonra masadaki kartın ya da
başhakem masasındaki ekranın QR kodunu yeniden okutun.</p><p><a style="display:inline-block;padding:1rem 0" href="">Yeniden dene</a></p>
<div lang="en"><h2>The server cannot be reached</h2><p>Join the hall's Wi-Fi and turn mobile data off. Then scan the code on the table's
card, or on the desk's screen, again.</p></div></body></html>`;

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
    if (request.mode === "navigate") return new Response(UNREACHABLE, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    throw error;
  }
}
