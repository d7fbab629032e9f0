// What goes against the rules while moves are recorded: a move that cannot be played, a touched piece. The article's
// warning is one tap away, with who and what already filled in.
import { say } from "../words.js";
import { articleNote } from "./article_note.js";
import { callSheet } from "./call.js";
import { button, h } from "./dom.js";
import { offerButton } from "./offered.js";
import { warnSheet } from "./warning.js";

const TAKING_BACK = ["move taken back", "another stone allowed", "piece put back"];

/** The breaches of a list that this rulebook warns for. */
const warned = ({ rules }, breaches) => breaches.filter((one) => rules.causes.some(({ breach }) => breach === one));

function warn({ table, mover }, breaches, note) {
  return () => warnSheet(table, { breaches, who: mover ?? "first", note });
}

/** A move was shown or typed that the rules forbid: a slip of the referee's finger, or of the player. */
export function refusedMove(sheet, tried) {
  const { table, set, mover } = sheet;
  const { lists } = table.rules;
  const breaches = warned(table, set.touched ? lists.touching_breaches : lists.moving_breaches);
  const takenBack = table.offers.filter(({ kind, deed, possible }) => kind === "referee acted" && possible && TAKING_BACK.includes(deed.act) && deed.player === mover);
  const forget = () => {
    sheet.tried = "";
    sheet.show();
  };
  return h("div", { class: "banner error stack tight refused-move", role: "alert" },
    h("p", {}, h("strong", {}, say(`Kural dışı: ${tried}`, `Against the rules: ${tried}`))),
    breaches.length
      ? button(say("Oyuncu bunu oynadı: uyarı ver", "The player did this: give a warning"), warn(sheet, breaches, tried), { kind: "full", key: "illegal" })
      : h("p", {}, say("Bu kural kitabında bunun için uyarı yok; hamle geri alınır.", "This rulebook has no warning for it; the move is taken back.")),
    takenBack.map((offer) => offerButton(table, offer)),
    breaches.length || takenBack.length ? null : button(say("Başhakemi çağır", "Call the head referee"), () => callSheet(table), { kind: "full", key: "call" }),
    button(say("Yanlış dokundum", "My own slip"), forget, { kind: "quiet full", key: "forget" }));
}

/** What the board cannot show: several stones at once, discs left unturned. */
export function otherBreach(sheet) {
  const { lists } = sheet.table.rules;
  const breaches = warned(sheet.table, [...lists.moving_breaches, ...lists.touching_breaches]);
  return breaches.length ? button(say("Başka bir kural dışı durum", "Something else against the rules"), warn(sheet, breaches, ""), { kind: "quiet full", key: "other breach" }) : null;
}

/** Touch-move: the touched piece is marked on the board, and has to be played. */
export function touchPart(sheet) {
  const { table, set, board, mover } = sheet;
  const { touch, lists } = table.rules;
  if (touch === null) return null;
  if (set.touched === null) {
    if (!board || !mover) return null;
    const mark = () => board.choosePiece((piece) => sheet.act({ kind: "piece touched", player: mover, piece }));
    return button(say("Dokunduğu taşı işaretle", "Mark the touched piece"), mark, { kind: "full", key: "touched" });
  }
  const breaches = warned(table, lists.touching_breaches);
  return [
    h("p", {}, h("strong", {}, say(`Dokunduğu taş: ${set.touched}. Onu oynamak zorunda.`, `Touched: ${set.touched}. It has to be played.`))),
    articleNote(table, touch),
    breaches.length ? button(say("Oynamıyor: uyarı ver", "Refuses to: give a warning"), warn(sheet, breaches, set.touched), { kind: "full", key: "touched not played" }) : null];
}
