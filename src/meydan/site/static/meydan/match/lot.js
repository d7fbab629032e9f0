// Drawing lots between two from a recorded seed. (The browser's own SHA-256 is kept from pages on plain HTTP.)

import { BOTH } from "./players.js";

const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32);
const PRIMES = [];
for (let one = 2; PRIMES.length < 64; one++) if (PRIMES.every((prime) => one % prime)) PRIMES.push(one);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** The pair in the order that the lot gives: the first bit of the seed's SHA-256 turns it round or not. */
export function inDrawnOrder([one, other], seed) {
  return sha256(new TextEncoder().encode(seed))[0] >>> 31 ? [other, one] : [one, other];
}

export const drawnPlayer = (seed) => inDrawnOrder(BOTH, seed)[0];

/** The eight words of the hash. */
export function sha256(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  let hash = START;
  for (let block = 0; block < padded.length; block += 64) hash = hashed(hash, view, block);
  return hash;
}

function hashed(hash, view, block) {
  const words = Array.from({ length: 16 }, (_, place) => view.getUint32(block + 4 * place));
  for (let place = 16; place < 64; place++) {
    const early = words[place - 15];
    const late = words[place - 2];
    const spread = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const mixed = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((words[place - 16] + spread + words[place - 7] + mixed) >>> 0);
  }
  let [a, b, c, d, e, f, g, h] = hash;
  words.forEach((word, place) => {
    const chosen = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const held = h + chosen + ROUNDS[place] + word;
    const most = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(held + most) >>> 0, a, b, c, (d + held) >>> 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + hash[place]) >>> 0);
}
