// Dialogs: <button data-opens="id">, <dialog class="dialog" id="id">, and <button data-closes> inside it.
import { isDirty } from "./forms.js";

const dirty = (dialog) => [...dialog.querySelectorAll("form")].some(isDirty);

export function startDialogs() {
  document.addEventListener("click", (event) => {
    const opener = event.target.closest("[data-opens]");
    if (opener) {
      event.preventDefault();
      document.getElementById(opener.dataset.opens)?.showModal();
      return;
    }
    const dialog = event.target.closest("dialog.dialog");
    // A tap beside the dialog closes it, unless something was typed in it.
    if (event.target.closest("[data-closes]") || (event.target === dialog && !dirty(dialog))) dialog?.close();
  });
}
