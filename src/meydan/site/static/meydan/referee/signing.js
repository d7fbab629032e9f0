// Signing with the finger: the line that is signed stands above, the drawing is a short path.
import { say } from "../words.js";
import { button, h, said } from "./dom.js";
import { closeSheet, openSheet } from "./sheet.js";

const WIDTH = 300;
const HEIGHT = 100;
const LONGEST = 6000;

export function signSheet(table, offer, name) {
  const strokes = [];
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  const area = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  area.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
  area.setAttribute("class", "signing");
  area.setAttribute("role", "img");
  area.setAttribute("aria-label", say(`${name}: imza alanı, parmakla çizin`, `${name}: draw the signature here with the finger`));
  area.append(path);
  const written = () => strokes.map((points) => points.map(([x, y], at) => `${at ? "L" : "M"}${x} ${y}`).join("")).join("");
  const show = () => {
    path.setAttribute("d", written());
    sign.disabled = !strokes.some((points) => points.length > 2);
  };
  const place = (event) => {
    const box = area.getBoundingClientRect();
    const within = (value, most) => Math.max(0, Math.min(most, Math.round(value)));
    return [within(((event.clientX - box.left) / box.width) * WIDTH, WIDTH), within(((event.clientY - box.top) / box.height) * HEIGHT, HEIGHT)];
  };
  let drawing = false;
  area.addEventListener("pointerdown", (event) => {
    drawing = true;
    area.setPointerCapture(event.pointerId);
    strokes.push([place(event)]);
    show();
  });
  area.addEventListener("pointermove", (event) => {
    if (!drawing || written().length > LONGEST - 20) return;
    const [x, y] = place(event);
    const [lastX, lastY] = strokes.at(-1).at(-1);
    if (Math.abs(x - lastX) + Math.abs(y - lastY) < 3) return;
    strokes.at(-1).push([x, y]);
    show();
  });
  for (const kind of ["pointerup", "pointercancel"]) area.addEventListener(kind, () => { drawing = false; });
  const sign = button(say("İmzala", "Sign"), () => done(written()), { kind: "main full", key: "sign", disabled: true });
  const again = button(say("Sil, yeniden çiz", "Clear"), () => { strokes.length = 0; show(); }, { kind: "quiet", key: "clear" });
  // Who cannot draw on a screen signs by the button: the act is the same.
  const plain = button(say("Çizmeden imzala", "Sign without drawing"), () => done(""), { kind: "quiet", key: "sign plainly" });
  const done = async (drawn) => {
    const act = await table.act(offer.deed);
    if (!act) return;
    if (drawn) table.outbox.put({ kind: "signature", act: act.id, drawing: drawn });
    closeSheet();
  };
  openSheet(say(`İmza: ${name}`, `Signature: ${name}`), [
    h("p", { class: "large signed-line" }, said(table.told.to_sign_words)),
    area,
    sign,
    h("div", { class: "row" }, again, plain),
  ]);
}
