// Forms: sent once, and nothing typed is lost without asking.
const typed = (control) => {
  if (control.type === "hidden" || control.disabled || !control.name) return false;
  if (control.type === "checkbox" || control.type === "radio") return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    // Without a chosen default the first option is what the page showed.
    const shown = [...control.options].some((option) => option.defaultSelected);
    return [...control.options].some((option, index) => option.selected !== (shown ? option.defaultSelected : !control.multiple && index === 0));
  }
  return "defaultValue" in control && control.value !== control.defaultValue;
};

/** Something in this form was typed and not sent yet. */
export const isDirty = (form) => !form.dataset.sent && [...form.elements].some(typed);

const buttons = (form) => [...form.elements].filter((one) => one.type === "submit");

const sending = (form) => {
  form.dataset.sent = "yes";
  form.classList.add("sending");
  for (const button of buttons(form)) button.setAttribute("aria-disabled", "true");
};

const usable = (form) => {
  delete form.dataset.sent;
  form.classList.remove("sending");
  for (const button of buttons(form)) button.removeAttribute("aria-disabled");
};

export function startForms() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    // Left to run until the end: whoever stops it (a dialog, a search in place) has the last word.
    setTimeout(() => { if (!event.defaultPrevented && form.method === "post") sending(form); });
  });
  // Back in the browser's history: the page is shown as it was, and can be used again.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) document.querySelectorAll("form[data-sent]").forEach(usable);
  });
  window.addEventListener("beforeunload", (event) => {
    if ([...document.querySelectorAll("form[data-guard]")].some(isDirty)) event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-back]") && history.length > 1) {
      event.preventDefault();
      history.back();
    }
  });
  document.addEventListener("change", (event) => {
    if (event.target.matches("[data-submits]")) event.target.form.requestSubmit();
  });
}
