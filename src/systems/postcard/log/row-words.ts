/** Describes a row in a few words that fit on a line of the log. */
import { firstOf } from "../../../kernel/lists/index.js";
import type { CallEvent, GameEvent, RowEndEvent, RowResult } from "../engine/events.js";
import type { RawRow } from "./row-types.js";

const PLAIN: Partial<Record<RowResult, string>> = {
  touchback: "Touchback",
  fairCatch: "Fair catch",
  return: "Return",
  rush: "Rush",
  breakaway: "Breakaway",
  noGain: "Rush, no gain",
  pass: "Pass caught",
  incomplete: "Incomplete",
  dropped: "Pass dropped",
  outOfBounds: "Out of bounds",
  grounding: "Grounding",
  sack: "SACK",
  interception: "INTERCEPTED",
  fumbleKept: "Fumble, kept",
  fumbleLost: "FUMBLE LOST",
  safety: "SAFETY",
  knee: "Knee",
  recovered: "Onside, kept",
};

/** The call of a row: a punt is called first and targeted later, a fake turns into a rush or a pass. */
export function callOf({ events }: Pick<RawRow, "events">): CallEvent | undefined {
  const calls = events.filter((event) => event.type === "call");
  return calls.findLast(({ call }) => call === calls[0].call);
}

/** `Punt 45`, `Fake`: beginning of a play that is neither rush nor pass. */
function opening(call: CallEvent | undefined): string {
  const aim = call?.target === undefined ? "" : ` ${call.target}`;
  switch (call?.call) {
    case "punt":
      return `Punt${aim}`;
    case "freeKick":
      return `Kick${aim}`;
    case "fakePunt":
    case "fakeFieldGoal":
      return "Fake";
    case "onside":
      return "Onside";
    default:
      return "";
  }
}

/** After such a beginning, the rest is shorter: `Fake, no gain`. */
const SHORTER: readonly (readonly [long: string, short: string])[] = [
  ["Rush, no gain", "no gain"],
  ["Rush, loss", "loss"],
  ["Pass caught", "caught"],
  ["Pass dropped", "dropped"],
  ["Fumble, kept", "fumble"],
  ["Onside, kept", "kept"],
  ["Out of bounds", "out"],
  ["Return TD", "TD"],
  ["INT return TD", "INT TD"],
  ["Breakaway TD", "long TD"],
];

/** Words for a row; for a touchdown, the kick's words are appended (`withTry`). */
export function wordsOf(raw: RawRow, end: RowEndEvent): string {
  const call = callOf(raw);
  const first = opening(call);
  const rest = main(raw, end, call, first !== "");
  const lost = raw.events.some((event) => event.type === "turnover" && event.how === "downs");
  return `${first === "" ? rest : `${first}, ${continued(rest)}`}${lost ? ", downs" : ""}`;
}

function continued(words: string): string {
  const short = SHORTER.find(([long]) => long === words)?.[1] ?? words;
  const shouted = /^[A-Z]{2}/.test(short);
  return shouted ? short : short.charAt(0).toLowerCase() + short.slice(1);
}

function main(raw: RawRow, end: RowEndEvent, call: CallEvent | undefined, opened: boolean): string {
  const { result } = end;
  if (result === "touchdown") return touchdown(raw, call);
  if (result === "fieldGoal" || result === "missed") {
    const kick = firstOf(raw.events, "kick");
    return `FG ${kick?.yards ?? ""} ${result === "fieldGoal" ? "good" : "missed"}`.replace("  ", " ");
  }
  if (result === "penalty") return penalty(raw, opened);
  if (result === "blocked") return opened ? "BLOCKED" : `${call?.call === "kick" ? "Kick" : "FG"} BLOCKED`;
  if (result === "tryGood") return call?.call === "kick" ? "Kick good" : "Two points good";
  if (result === "tryFailed") return call?.call === "kick" ? "Kick no good" : "Two points failed";
  if (result === "noGain" && end.yards < 0) return "Rush, loss";
  return PLAIN[result] ?? result;
}

/** `Pass TD`, `INT return TD`: how the touchdown was scored. */
function touchdown(raw: RawRow, call: CallEvent | undefined): string {
  const { row, events, rolls } = raw;
  const loose = events.findLast((event) => event.type === "fumble");
  if (loose?.type === "fumble") return loose.blocked ? "Block TD" : "Fumble TD";
  if (row.what === "kickoff" || row.what === "freeKick" || call?.call === "punt") return "Return TD";
  if (events.some((event) => event.type === "turnover")) return "INT return TD";
  if (firstOf(raw.events, "pass")?.caught) return "Pass TD";
  // Only a breakaway keeps a bonus on the run (A33).
  const away = rolls.some(({ on, dice }) => on === "tackle" && dice[0].bonus > 0);
  return away ? "Breakaway TD" : "Rush TD";
}

/** `Penalty 10, defense`; after a beginning, `flag 10 D`. */
function penalty(raw: RawRow, opened: boolean): string {
  const event = firstOf(raw.events, "penalty");
  if (!event) return "Penalty";
  const side = event.team === raw.row.offense ? "offense" : "defense";
  return opened ? `flag ${event.yards} ${side === "offense" ? "O" : "D"}` : `Penalty ${event.yards}, ${side}`;
}

/** ` +1`, `, kick no`, `, blocked`: the kick after a touchdown. */
export function tryWords(end: RowEndEvent, events: readonly GameEvent[]): string {
  const points = events.find((event) => event.type === "points");
  if (points) return ` +${points.points}`;
  return end.result === "blocked" ? ", blocked" : ", kick no";
}

/** Maximum length of words before `, kick no`. */
const ROOM_FOR_WORDS = 13;

/** A touchdown with its kick: `Pass TD +1`, `Pass TD, kick no`; after long words, a failed kick is ` +0`. */
export function withTry(words: string, end: RowEndEvent, events: readonly GameEvent[]): string {
  const kick = tryWords(end, events);
  return words + (kick.startsWith(",") && words.length > ROOM_FOR_WORDS ? " +0" : kick);
}

const LOUD: ReadonlySet<RowResult> = new Set([
  "touchdown",
  "fieldGoal",
  "safety",
  "interception",
  "fumbleLost",
  "sack",
  "blocked",
  "recovered",
]);

/** True for scores and turnovers. */
export const isLoud = (raw: RawRow, { result }: RowEndEvent): boolean =>
  LOUD.has(result) || raw.events.some((event) => event.type === "turnover" || event.type === "points");
