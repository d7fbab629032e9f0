// A phone without a screen: taps become acts, and what the queue tells is written down.

import { newId, openQueue } from "/meydan/match/queue.js";

const TIMES = { heartbeat: 150, timeout: 400, longestWait: 300, staleAfter: 1000 };
const TOLD = ["saved", "news", "conflict", "revoked", "refused", "lost"];

export const told = [];
export let queue = null;

export async function begin(acts, times = {}) {
  queue = await openQueue({ name: "match 1", url: "/acts", acts, times: { ...TIMES, ...times } });
  for (const name of TOLD) queue.addEventListener(name, ({ detail }) => told.push({ name, detail }));
  return queue.state;
}

export const act = (deed, number = queue.acts.length + 1) => ({
  id: newId(),
  number,
  actor: { role: "table referee", name: "Masa 4" },
  time: new Date().toISOString(),
  deed,
});

export async function tap(deed) {
  const one = act(deed);
  await queue.put(one);
  return one;
}
