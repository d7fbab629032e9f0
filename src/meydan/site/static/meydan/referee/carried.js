// What this phone brought along from the server's old address (moved.js has put it here).
const place = (match) => `meydan carried ${match}`;

export function carriedTo(match) {
  try {
    return JSON.parse(localStorage.getItem(place(match)) ?? "null");
  } catch {
    return null; // storage may be forbidden
  }
}

/** The queue has it now. */
export function forgetCarried(match) {
  try {
    localStorage.removeItem(place(match));
  } catch { /* as above */ }
}
