// Calling the head referee, and objections. A call is kept on the phone until the desk has it.
import { say } from "../words.js";
import { button, choice, field, h } from "./dom.js";
import { objectionForm } from "./objection.js";
import { closeSheet, openSheet } from "./sheet.js";

export function callSheet(table) {
  const reason = h("textarea", { rows: "3", maxlength: "300" });
  const send = (about = {}) => {
    if (!reason.value.trim()) return reason.focus();
    table.outbox.put({ kind: "call", reason: reason.value.trim(), ...about });
    closeSheet();
    return table.draw();
  };
  const call = button(say("Başhakemi çağır", "Call the head referee"), () => send(), { kind: "main full", key: "send call" });
  const objection = objectionForm(table, reason, send);
  const forms = { call: h("div", {}, call), objection: h("div", { class: "stack tight", hidden: true }, objection.elements) };
  const show = (chosen) => {
    for (const [name, form] of Object.entries(forms)) form.hidden = name !== chosen;
  };
  reason.addEventListener("input", objection.refresh);
  const kinds = [["call", say("Başhakem masaya gelsin", "The head referee should come")], ["objection", say("Oyuncu itiraz ediyor", "A player objects")]];
  openSheet(say("Başhakemi çağır", "Call the head referee"), [
    choice(say("Ne için?", "What for?"), kinds, "call", show), field(say("Neden", "Reason"), reason), forms.call, forms.objection]);
}
