/** What happened in a row, in every combination that the log can write, fits its column pressed hard. */
import { describe, expect, it } from "vitest";
import type {
  GameEvent,
  RollEvent,
  RowEndEvent,
  RowEvent,
  RowResult,
} from "../../../../src/systems/postcard/engine/events.js";
import { withTry, wordsOf } from "../../../../src/systems/postcard/log/row-words.js";
import { postcard } from "../../../../src/systems/postcard/index.js";
import { STANDARD_CARD } from "../../../../src/systems/postcard/rules/index.js";
import { fonts } from "../../../helpers/draw.js";
import { testForm } from "../../../helpers/forms.js";
import { row, rowEnd } from "./helpers.js";

const FAR = Math.max(...STANDARD_CARD.punts.map(({ target }) => target));
const CALLS = [
  [{ type: "call", call: "rush" }],
  [{ type: "call", call: "onside" }],
  [{ type: "call", call: "punt", target: FAR }],
  [{ type: "call", call: "freeKick", target: FAR }],
  [{ type: "call", call: "fakePunt" }],
];
const RESULTS: readonly RowResult[] = [
  ...(["touchback", "fairCatch", "return", "rush", "breakaway", "noGain", "pass", "incomplete", "dropped"] as const),
  ...(["outOfBounds", "grounding", "sack", "interception", "fumbleKept", "fumbleLost", "penalty", "safety"] as const),
  ...(["fieldGoal", "missed", "blocked", "knee", "recovered"] as const),
];
const lostOnDowns = { type: "turnover", team: "home", how: "downs" };
const flag = { type: "penalty", team: "away", foul: "x", yards: 15, accepted: true, wipesPlay: false };
/** How a touchdown may come about. */
const TOUCHDOWNS = [
  { events: [{ type: "fumble", blocked: true }] },
  { events: [{ type: "fumble", blocked: false }] },
  { events: [{ type: "turnover", team: "home", how: "interception" }] },
  { events: [{ type: "pass", caught: true }] },
  { events: [], rolls: [{ on: "tackle", dice: [{ bonus: 2 }] }] },
  { events: [] },
  { events: [], what: "kickoff" },
];
const TRIES = [
  { end: rowEnd("tryGood", 0), events: [{ type: "points", points: 1 }] },
  { end: rowEnd("tryFailed", 0), events: [] },
  { end: rowEnd("blocked", 0), events: [] },
];

/** A flag never sends a ball over, and one that is lost cannot be lost on downs. */
const GIVES_NO_DOWNS: ReadonlySet<RowResult> = new Set(["penalty", "interception", "fumbleLost"]);

const LOGGED: (readonly string[])[] = CALLS.map((call) => {
  const raw = (events: readonly object[], what = "down", rolls: readonly object[] = []) => ({
    row: row(1, { what }) as unknown as RowEvent,
    events: [...call, ...events] as unknown as GameEvent[],
    rolls: rolls as unknown as RollEvent[],
  });
  // A ball goes over on downs after a rush, a pass or a fake.
  const lastDown = ["rush", "fakePunt"].includes(call[0].call);
  const end = (result: RowResult, yards: number) => rowEnd(result, yards) as unknown as RowEndEvent;
  const plain = RESULTS.flatMap((result) =>
    [-5, 5].flatMap((yards) =>
      (lastDown && !GIVES_NO_DOWNS.has(result) ? [[], [lostOnDowns]] : [[]]).map((more) =>
        wordsOf(raw([...more, ...(result === "penalty" ? [flag] : [])]), end(result, yards)),
      ),
    ),
  );
  const scores = TOUCHDOWNS.flatMap(({ events, rolls, what }) =>
    TRIES.map((kick) =>
      withTry(
        wordsOf(raw(events, what, rolls), end("touchdown", 20)),
        kick.end as unknown as RowEndEvent,
        kick.events as unknown as GameEvent[],
      ),
    ),
  );
  return [...new Set([...plain, ...scores])];
});

const sheet = postcard.sheets.find(({ id }) => id === "game-log")!;
const cell = (await testForm(postcard, sheet)).slots.find(({ name }) => name === "play.1.words")!;

describe("the words of a row", () => {
  const heavy = fonts.font("Kalam", 700);
  // As the cell writes them: 0.6 mm free at both sides, 6 pt at the least.
  const room = cell.at.w - 1.2;
  const width = (words: string): number => heavy.width(words, 6) * (25.4 / 72);

  it.each(LOGGED.map((words, i) => [String(CALLS[i][0].call), words] as const))("fit after %s", (_, words) => {
    expect(words.filter((text) => width(text) > room)).toEqual([]);
    expect(words.length).toBeGreaterThan(25);
  });
});
