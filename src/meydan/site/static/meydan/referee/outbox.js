// What goes beside the acts: calls for the head referee and drawn signatures. Each is kept until the server has it.
import { newId } from "../match/queue.js";

export class Outbox {
  constructor(table) {
    this.table = table;
    this.name = `meydan notes ${table.brought.match}`;
    this.notes = [];
    try {
      this.notes = JSON.parse(localStorage.getItem(this.name) ?? "[]");
    } catch { /* storage may be forbidden: then they live as long as the page */ }
  }

  put(note) {
    this.notes.push({ id: newId(), ...note });
    this.keep();
    this.send();
  }

  keep() {
    try {
      localStorage.setItem(this.name, JSON.stringify(this.notes));
    } catch { /* as above */ }
  }

  /** One after another, after the acts that they belong to. */
  async send() {
    if (this.sending || !this.notes.length || !this.table.queue.state.sent) return;
    this.sending = true;
    try {
      while (this.notes.length) {
        const answer = await fetch(this.table.brought.urls.notes, {
          method: "POST",
          headers: { "Content-Type": "application/json", ...this.table.headers },
          body: JSON.stringify(this.notes[0]),
          redirect: "error",
          signal: AbortSignal.timeout?.(8000),
        });
        // Refused for good: it is no use sending it again. Everything else is tried at the next heartbeat.
        if (![200, 422].includes(answer.status) || (await answer.json()).format !== "meydan acts") return;
        this.notes.shift();
        this.keep();
      }
    } catch { /* no network */ } finally {
      this.sending = false;
      this.table.draw();
    }
  }
}
