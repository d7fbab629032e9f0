// What is on now, as long as the page is open.
import { askServer } from "../server_clock.js";
import { mark } from "./programme_marks.js";

const LOOK_MS = 15000;

await askServer();
mark();
setInterval(() => mark(), LOOK_MS);
document.addEventListener("meydan:renewed", (event) => mark(event.target));
