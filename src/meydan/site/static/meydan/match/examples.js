// An example of everything that can be done in a match like this one: what the offers try out.
// Where something has to be entered, the example holds a value that fits if anything does.

import { positionOf } from "./board.js";
import { listedCards, usedReserves } from "./cards.js";
import { delayOf, leftFor } from "./clock.js";
import { drawnPlayer } from "./lot.js";
import { after } from "./match.js";
import { BOTH, FIRST, SECOND, playerIn } from "./players.js";
import { Refused } from "./refusal.js";
import { isKnockout, toSign } from "./settlement.js";

const WORDS = "…";
const SEED = "1";
const GROUPS = [[FIRST], [SECOND], BOTH];

const example = (kind, fields = {}, fill = []) => ({ deed: { kind, ...fields }, fill });
const forBoth = (kind, fields = {}, fill = []) => BOTH.map((player) => example(kind, { player, ...fields }, fill));

/** Everything that somebody in this role might do. */
export function examples(match, role) {
  const { rules } = match;
  return [
    ...(rules.sets ? [...setExamples(match), ...clockExamples(match)] : []),
    ...(rules.cards ? cardExamples(match) : []),
    ...warningExamples(rules),
    ...tableExamples(rules),
    ...endExamples(match),
    ...correctionExamples(match, role),
  ];
}

function setExamples(match) {
  const { rules } = match;
  const move = someMove(match);
  return [
    example("set begun"),
    example("move played", { move }, ["move"]),
    ...(rules.touch === null ? [] : forBoth("piece touched", { piece: move }, ["piece"])),
    example("record abandoned"),
    ...(rules.some_counts ?? []).slice(0, 1).map((first) =>
      example("set counted", { first, second: rules.some_counts[1] }, ["first", "second", "board"]),
    ),
    ...[...BOTH, null].flatMap((winner) => [example("set decided", { winner }), example("set agreed", { winner })]),
  ];
}

function someMove(match) {
  const running = match.state.runningSet;
  const moves = (running && positionOf(match, running)?.moves) ?? [];
  return moves.find((move) => move.startsWith(running.touched ?? "")) ?? WORDS;
}

function clockExamples(match) {
  if (match.rules.clock === null) return [];
  const [first, second] = match.state.clock?.left ?? [0, 0];
  return [
    ...BOTH.flatMap((player) => [
      example("clock started", { player }),
      example("clock pressed", { player, elapsed: 0 }, ["elapsed"]),
    ]),
    example("clock paused", { elapsed: 0 }, ["elapsed"]),
    example("clock resumed"),
    example("clock corrected", { first, second, reason: WORDS }, ["first", "second", "reason"]),
    ...BOTH.map((player) => flagExample(match, player)),
  ];
}

/** With moves recorded the counts are known; otherwise they are asked for. */
function flagExample({ rules, state }, player) {
  const { clock, runningSet } = state;
  const elapsed = clock?.turn === player ? { elapsed: leftFor(clock, player) + delayOf(clock) } : {};
  if (runningSet && rules.start.counts !== null && runningSet.record !== "kept") {
    return example("flag fell", { player, ...elapsed, first: 0, second: 0 }, ["elapsed", "first", "second"]);
  }
  return example("flag fell", { player, ...elapsed }, ["elapsed"]);
}

function cardExamples(match) {
  const { opened } = match.state;
  const reserves = opened.reserves ?? [];
  const used = usedReserves(match.state);
  const card = opened.cards[listedCards(match.state)] ?? opened.cards.at(-1);
  const other = { card: unusedCard(match.state), note: WORDS };
  return [
    example("card announced", { card }),
    ...reserves.slice(used, used + 1).map((reserve) => example("reserve announced", { card: reserve })),
    example("card announced", other, ["card", "note"]),
    example("reserve announced", other, ["card", "note"]),
    ...forBoth("card claimed"),
    example("card approved"),
    example("card refused"),
    example("last minute called", {}, ["elapsed"]),
    example("card voided", {}, ["elapsed"]),
  ];
}

/** A card that has not been asked in this round. */
function unusedCard({ opened, cards }) {
  const taken = new Set([...opened.cards, ...(opened.reserves ?? []), ...cards.map((one) => one.card)]);
  let number = 1;
  while (taken.has(String(number))) number++;
  return String(number);
}

function warningExamples({ causes }) {
  return causes.flatMap(({ breach, article }) =>
    GROUPS.map((players) =>
      example("warned", { players, breach, reported_by: "opponent", article }, ["reported_by", "note"]),
    ),
  );
}

function tableExamples({ provides, lists }) {
  const counts = provides["count request"].length
    ? [...forBoth("count requested", { pit: WORDS }, ["pit"]), example("count answered", { stones: 0 }, ["stones"])]
    : [];
  const acts = lists.recorded.flatMap((act) =>
    provides[act].flatMap((article) => forBoth("referee acted", { act, article }, ["note"])),
  );
  const objections = lists.objections
    .filter((about) => provides[about].length || about === "objection at the moment")
    .flatMap((about) =>
      BOTH.flatMap((player) =>
        [false, true].map((accepted) => example("objected", { player, about, accepted }, ["note"])),
      ),
    );
  const sets = provides["sets handed out at random"].length
    ? [example("sets handed out", { sets: [WORDS, WORDS], seed: SEED }, ["sets", "seed"])]
    : [];
  return [...counts, ...acts, ...objections, ...sets];
}

function endExamples({ rules, state }) {
  const { win, draw, loss } = rules.points;
  const results = [[win, loss], [draw, draw], [loss, win], [0, 0]];
  const lots = isKnockout(rules, state.opened)
    ? [
        ...BOTH.map((advances) => example("lot drawn", { advances })),
        example("lot drawn", { advances: drawnPlayer(SEED), seed: SEED }, ["advances", "seed"]),
      ]
    : [];
  return [
    ...forBoth("resigned"),
    ...GROUPS.flatMap((players) => [
      example("no-show", { absent: players }),
      example("disqualified", { players, reason: WORDS }, ["reason"]),
    ]),
    example("ruled", { words: WORDS }, ["words", "article"]),
    ...results.map((points) => example("ruled", { words: WORDS, points }, ["words", "article"])),
    ...lots,
    ...[FIRST, SECOND, "referee"].map((by) => example("signed", { by, shown: toSign(state) })),
  ];
}

/** Withdrawing an act, or a warning; and correcting any act: the example is the opening, as it stands. */
function correctionExamples(match, role) {
  const warnings = [...new Set(match.state.warnings.map((one) => one.number))];
  return [
    example("withdrawn", { target: latestToWithdraw(match, role), reason: WORDS }, ["target", "reason"]),
    ...warnings.map((warning) => example("warning withdrawn", { warning, reason: WORDS }, ["reason"])),
    example("corrected", { target: 1, deed: match.state.opened, reason: WORDS }, ["target", "deed", "reason"]),
  ];
}

/** The latest act that somebody in this role may withdraw; the last act if there is none. */
function latestToWithdraw(match, role) {
  const last = match.acts.length;
  if (playerIn(role) !== null) return last;
  for (let target = last; target > 1; target--) {
    try {
      after(match, { number: last + 1, actor: { role }, deed: { kind: "withdrawn", target, reason: WORDS } });
      return target;
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
    }
  }
  return last;
}
