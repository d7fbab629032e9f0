// A stylesheet that is wanted only now, by its name beside the screen's own.
const here = new URL("../", import.meta.url);

export function wantStyles(name) {
  const href = new URL(name, here).href;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href, onload: done, onerror: done });
    document.head.append(link);
  });
}
