/** What stands below a drawn board: the sentence that is also read out, the choices of the moment, and typed moves. */

const ARROWS = { ArrowLeft: "←", ArrowUp: "↑", ArrowDown: "↓", ArrowRight: "→" };
let fields = 0;

/**
 * `play(text)` is tried with what was typed and says whether it was a move; `tell` has what the three reading buttons do;
 * `zoom()` enlarges the board and says whether it is large now.
 */
export function controls(root, say, { play, tell, zoom, interactive }) {
  const larger = button(root, say("Tahtayı büyüt", "Enlarge the board"), () =>
    larger.setAttribute("aria-pressed", String(zoom())),
  );
  larger.setAttribute("aria-pressed", "false");
  larger.hidden = true;
  const status = make("p", "board-says", root);
  status.setAttribute("role", "status");
  const choices = make("div", "board-choices", root);
  choices.setAttribute("role", "group");
  choices.setAttribute("aria-label", say("Hamle seçenekleri", "Choices of the move"));
  const more = make("details", "board-more", root);
  make("summary", "", more).textContent = interactive
    ? say("Yazarak ve dinleyerek", "By typing and listening")
    : say("Dinleyerek", "By listening");
  fields += 1;
  const help = make("p", "board-help", more);
  help.id = `board-help-${fields}`;
  help.textContent = say(
    "Tahtada oklarla gezin, Enter ile seçin, Esc ile vazgeçin. S: son hamle, O: olası hamleler, T: bütün tahta.",
    "On the board: arrows walk, Enter chooses, Esc gives up. L: last move, P: possible moves, D: the whole board.",
  );
  const reading = make("div", "board-choices", more);
  button(reading, say("Son hamle", "Last move"), tell.last);
  button(reading, say("Olası hamleler", "Possible moves"), tell.possible);
  button(reading, say("Tahtayı oku", "Read the board"), tell.board);
  if (interactive) moveField(more, say, play);
  return {
    help: help.id,
    tell(words) {
      status.textContent = words;
    },
    offerZoom(wanted) {
      larger.hidden = !wanted;
    },
    /** Shows what can be pressed now; who had the focus on a choice that is gone keeps it on the first one left. */
    offer({ choices: offered, finish, nudge, cancel }) {
      const held = choices.contains(document.activeElement);
      choices.replaceChildren();
      if (finish) button(choices, finish.words, finish.play).classList.add("main");
      for (const [key, arrow] of nudge ? Object.entries(ARROWS) : [])
        button(choices, arrow, () => nudge(key)).setAttribute("aria-label", arrowWords(say, key));
      for (const { words, pressed, choose } of offered)
        button(choices, words, choose).setAttribute("aria-pressed", String(pressed));
      if (cancel) button(choices, say("Vazgeç", "Give up"), cancel);
      choices.hidden = !choices.childElementCount;
      if (held) choices.querySelector("button")?.focus();
    },
  };
}

const arrowWords = (say, key) =>
  ({
    ArrowLeft: say("Sola", "Left"),
    ArrowRight: say("Sağa", "Right"),
    ArrowUp: say("Yukarı", "Up"),
    ArrowDown: say("Aşağı", "Down"),
  })[key];

function moveField(more, say, play) {
  const form = make("form", "board-type", more);
  const label = make("label", "", form);
  label.textContent = say("Hamle yazın", "Type a move");
  const field = make("input", "", form);
  field.id = label.htmlFor = `board-move-${fields}`;
  Object.assign(field, { autocomplete: "off", autocapitalize: "off", spellcheck: false });
  const send = make("button", "button main", form);
  send.textContent = say("Oyna", "Play");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim() && play(field.value)) field.value = "";
  });
}

export function make(tag, className, parent) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  parent.append(made);
  return made;
}

export function button(parent, words, act) {
  const made = make("button", "button", parent);
  made.type = "button";
  made.textContent = words;
  made.addEventListener("click", act);
  return made;
}
