/**
 * Pieces of a drawing: SVG text, one function a thing. Colours are the stylesheet's affair (boards.css), so nothing
 * here carries a style. `first` pieces bear a dot and `second` pieces a ring, besides their lightness.
 */

export const SIDES = ["first", "second"];

/** What every drawing refers to by its own `id`: the roundness of the pieces and the grain of the wood. */
export function definitions(id) {
  const round = (side) =>
    `<radialGradient id="${id}-${side}" cx=".36" cy=".3" r=".78"><stop offset="0" class="${side}-light"/>` +
    `<stop offset=".75" class="${side}-body"/><stop offset="1" class="${side}-deep"/></radialGradient>`;
  return (
    `<defs>${SIDES.map(round).join("")}` +
    `<radialGradient id="${id}-hollow" cx=".5" cy=".4" r=".6"><stop offset=".3" class="hollow-deep"/>` +
    `<stop offset="1" class="hollow-rim"/></radialGradient>` +
    `<pattern id="${id}-grain" width="172" height="37" patternUnits="userSpaceOnUse"><path class="grain" d="` +
    `M0 3q43 4 86 0t86 0M0 9q43-3 86 1t86-1M0 17q30 6 60 2t60-1 52-1M0 24q43 3 86-1t86 1M0 31q50-5 100 0t72 0"/>` +
    `</pattern></defs>`
  );
}

/** A plank of wood: a rounded rectangle with its grain. */
export const plank = (id, kind, x, y, width, height, round = 6) =>
  ["", `url(#${id}-grain)`]
    .map(
      (fill) =>
        `<rect ${fill ? `fill="${fill}"` : `class="${kind}"`} x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`,
    )
    .join("");

/** The same for a plank of any shape, by its corners. */
export const shape = (id, kind, points) => {
  const corners = points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");
  return `<polygon class="${kind}" points="${corners}"/><polygon fill="url(#${id}-grain)" points="${corners}"/>`;
};

/** A hollow in the wood in which a piece may lie. */
export const hollow = (id, { x, y }, radius) =>
  `<circle class="hollow" fill="url(#${id}-hollow)" cx="${round(x)}" cy="${round(y)}" r="${radius}"/>`;

/** A round piece of a side, with the side's mark. */
export function piece(id, side, name, { x, y }, radius) {
  const mark = side
    ? `<circle class="ring" r="${round(radius * 0.42)}"/>`
    : `<circle class="dot" r="${round(radius * 0.24)}"/>`;
  return (
    `<g class="piece ${SIDES[side]}" data-cell="${name}" transform="translate(${round(x)} ${round(y)})">` +
    `<ellipse class="shade" cx="1" cy="${round(radius * 0.16)}" rx="${radius}" ry="${radius}"/>` +
    `<circle class="body" fill="url(#${id}-${SIDES[side]})" r="${radius}"/>${mark}</g>`
  );
}

/** A small text; `kind` is its class. */
export const text = (kind, x, y, words) => `<text class="${kind}" x="${round(x)}" y="${round(y)}">${words}</text>`;

export const round = (number) => Math.round(number * 100) / 100;
