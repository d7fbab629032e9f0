// The server is not heard any more: what to look at, and the way to it under another address. What was entered on this
// phone goes along.
import { button, field, h } from "./dom.js";
import { openSheet } from "./sheet.js";
import { say } from "../words.js";

const PATIENCE_MS = 5000;

export function wayBackSheet(table) {
  const found = h("div", { class: "stack tight", "aria-live": "polite" });
  const address = h("input", { type: "text", inputmode: "url", autocomplete: "off", autocapitalize: "none" });
  const go = button(say("Bu adreste sürdür", "Go on at this address"), () => {
    const base = addressOf(address.value);
    if (base) goTo(table, base);
    else address.focus();
  }, { kind: "full", key: "go to address" });
  openSheet(say("Sunucuya ulaşılamıyor", "The server cannot be reached"), [
    h("p", {}, say("Çalışmayı sürdürün: girdikleriniz bu telefonda durur ve sunucu bulununca sırayla gönderilir. Bu sayfayı kapatmayın.", "Go on working: what you enter stays on this phone and is sent in order when the server is found. Keep this page open.")),
    h("ol", { class: "steps-back stack tight" },
      h("li", {}, say("Telefon salonun kablosuz ağında mı? Mobil veriyi ve başka ağları kapatın.", "Is the phone in the hall's Wi-Fi? Turn mobile data and other networks off.")),
      table.queue.strange ? h("li", { class: "refusal" }, say("Bu ağda başka bir sayfa yanıt veriyor (giriş isteyen bir ağ olabilir): salonun ağına geçin.", "Another page answers in this network (it may ask for a log-in): change to the hall's network.")) : null,
      h("li", {}, say(`Sunucu ${location.host} adresinde aranıyor.`, `The server is looked for at ${location.host}.`)),
      h("li", {}, say("Adres değiştiyse masadaki ekranda yenisi yazar.", "If the address has changed, the desk's screen shows the new one."))),
    found,
    field(say("Yeni adres (örnek: 192.168.1.20:8000)", "New address (such as 192.168.1.20:8000)"), address), go]);
  lookElsewhere(table, found);
}

/** The addresses that the server named while it was here. */
async function lookElsewhere(table, place) {
  const answers = await Promise.all(table.brought.elsewhere.map(async (base) => ((await answersAt(base)) ? base : null)));
  const there = answers.find(Boolean);
  if (!there || !place.isConnected) return;
  place.replaceChildren(
    h("p", { class: "follows" }, say(`Sunucu bulundu: ${new URL(there).host}`, `The server is here: ${new URL(there).host}`)),
    button(say("Orada sürdür", "Go on there"), () => goTo(table, there), { kind: "main full", key: "go there" }));
}

async function answersAt(base) {
  try {
    const answer = await fetch(`${base}/here`, { cache: "no-store", credentials: "omit", redirect: "error", signal: AbortSignal.timeout?.(PATIENCE_MS) });
    return (await answer.text()).startsWith("meydan ");
  } catch {
    return false;
  }
}

/** In a page of its own: this one stays, should the address be wrong. */
function goTo(table, base) {
  const { known, waiting, aside } = table.queue.document;
  const brought = { match: table.brought.match, held: { known, waiting, aside }, notes: table.outbox.notes };
  open(`${base}${table.brought.urls.moved}#${encodeURIComponent(JSON.stringify(brought))}`, "_blank");
}

/** The beginning of an address as people type it; null if it is none. */
export function addressOf(text) {
  try {
    const typed = text.trim();
    const { protocol, host } = new URL(/^https?:/.test(typed) ? typed : `${location.protocol}//${typed}`);
    return typed && host ? `${protocol}//${host}` : null;
  } catch {
    return null;
  }
}
