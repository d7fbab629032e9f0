// Kulami's final board: marbles are tapped onto the plates, the three parts are drawn and shown to the players.
import { openKulamiCount } from "../boards/kulami_count.js";
import { say } from "../words.js";
import { button, h } from "./dom.js";
import { preview } from "./preview.js";
import { closeSheet, openSheet } from "./sheet.js";
import { wantStyles } from "./styles.js";

export async function kulamiSheet(table) {
  await wantStyles("boards/boards.css");
  const { starter } = table.match.state.runningSet;
  const place = h("div", { class: "board-place" });
  const [black, red] = starter === "first" ? table.brought.players : [...table.brought.players].reverse();
  const kept = `meydan board ${table.brought.match}`;
  let counted = null;
  const deed = () => {
    if (!counted) return null;
    const [own, other] = starter === "first" ? ["first", "second"] : ["second", "first"];
    return { kind: "set counted", first: counted.score[own].points, second: counted.score[other].points, board: counted.rows };
  };
  const asked = preview(table, deed, say("Cetveli kaydet", "Save the sheet"), () => {
    sessionStorage.removeItem(kept);
    closeSheet();
  });
  const tell = button(say("Say ve göster", "Count and show"), () => {
    counted = count.state;
    count.showScore(counted.score);
    asked.refresh();
  }, { kind: "main full", key: "count" });
  openSheet(say("Son tahta", "Final board"), [
    h("p", {}, say(`Siyah: ${black.name} · Kırmızı: ${red.name}`, `Black: ${black.name} · Red: ${red.name}`)), place, tell, ...asked.elements]);
  const count = openKulamiCount(place, {
    layout: table.brought.layout,
    rows: sessionStorage.getItem(kept) ?? undefined,
    onChange: ({ rows }) => {
      counted = null;
      sessionStorage.setItem(kept, rows); // a closed sheet does not lose sixty taps
      asked.refresh();
    },
  });
}
