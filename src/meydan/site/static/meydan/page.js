// What every page does; each idea has its own module.
import { startAges } from "./age.js";
import { startDialogs } from "./dialog.js";
import { startForms } from "./forms.js";
import { startHolding } from "./hold.js";
import { startLive } from "./live.js";
import { startSorting } from "./sort.js";
import { startTables } from "./tables.js";
import { startThemeSwitch } from "./theme_switch.js";
import { startToasts } from "./toast.js";

startLive(); // first: it looks at the page as the server sent it
startThemeSwitch();
startToasts();
startForms();
startHolding();
startDialogs();
startSorting();
startTables();
startAges();
for (const here of document.querySelectorAll(":is(.areas, .tabs) [aria-current]")) {
  here.scrollIntoView({ block: "nearest", inline: "center" });
}
