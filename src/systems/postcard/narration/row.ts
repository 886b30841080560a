/** One row of a game as a sentence or two. */
import { FIELD, nameSeries, nameSpot, otherSide, type Side } from "../../../kernel/football/index.js";
import { firstOf, ofType } from "../../../kernel/lists/index.js";
import { STEP_YARDS } from "../engine/index.js";
import type { CallEvent, GameEvent, PassEvent, PickEvent, RowEndEvent, RowEvent } from "../engine/index.js";

export type Names = Readonly<Record<Side, string>>;

/** The events of one row, sorted for the telling. */
export interface NarratedRow {
  readonly row: RowEvent;
  readonly events: readonly GameEvent[];
  readonly end: RowEndEvent;
}

export const yardWords = (yards: number): string => `${yards} yard${Math.abs(yards) === 1 ? "" : "s"}`;
const gainWords = (yards: number): string =>
  yards === 0 ? "no gain" : yards < 0 ? `a loss of ${-yards}` : yardWords(yards);
export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);

/** `5 beats 2, +1`; on kickoffs the bonus is the receivers'. */
export function pickWords({ offense, defense, bonus }: PickEvent, whose: "offense" | "receivers"): string {
  if (offense === defense) return `both pick ${offense}`;
  if (bonus === 0) return `${offense} against ${defense}`;
  const first = whose === "offense" ? bonus > 0 : bonus < 0;
  return `${offense} ${first ? "beats" : "loses to"} ${defense}, ${signed(whose === "offense" ? bonus : -bonus)}`;
}

/** `own 35`, `opponent goal line`: here the ball can rest on a goal line (A1). */
export const placeOf = (spot: number): string =>
  spot === 0 ? "own goal line" : spot === FIELD ? "opponent goal line" : nameSpot(spot);

/** Where a mark of the kick chart puts the ball. */
export const markWords = (yards: number): string =>
  yards < 0 ? `${-yards} deep into the end zone` : yards === 0 ? "to the goal line" : `to the ${yards}`;

/** `3rd & 5 of Gulls, own 30`: the start of a row. */
export function rowPlace(row: RowEvent, names: Names): string {
  const name = names[row.offense];
  switch (row.what) {
    case "kickoff":
      return `kickoff by ${name}`;
    case "freeKick":
      return `free kick by ${name}`;
    case "try":
      return `try of ${name}`;
    case "down":
      return `${nameSeries(row, row.spot)} of ${name}, ${placeOf(row.spot)}`;
  }
}

export function rowWords(narrated: NarratedRow, names: Names): string {
  const { row } = narrated;
  const text =
    row.what === "down"
      ? downWords(narrated, names)
      : row.what === "try"
        ? tryWords(narrated)
        : kickWords(narrated, names);
  return `${text}${afterWords(narrated, names)}`;
}

function kickWords({ row, events, end }: NarratedRow, names: Names): string {
  const pick = firstOf(events, "pick");
  const call = firstOf(events, "call");
  const kicker = names[row.offense];
  const receivers = names[otherSide(row.offense)];
  if (call?.call === "freeKick")
    return `${kicker} kick from their ${row.spot}: ${puntWords({ row, events, end }, receivers)}`;
  const picks = pick ? ` (${pickWords(pick, "receivers")})` : "";
  if (call?.call === "onside")
    return `${kicker} try an onside kick${picks}${backWords({ row, events, end }, receivers)}`;
  return `${kicker} kick off${picks}${backWords({ row, events, end }, receivers)}`;
}

/** What the receivers do with a kick. */
function backWords({ events, end }: NarratedRow, receivers: string): string {
  if (end.result === "touchback") return "; touchback";
  if (end.result === "fairCatch") return `; fair catch, ${placeOf(end.spot)}`;
  if (end.result === "recovered") return `, and fall on it, ${placeOf(end.spot)}`;
  const back = firstOf(events, "return");
  return back && back.yards !== 0
    ? `; ${receivers} bring it back ${yardWords(back.yards)}`
    : `; ${receivers} are stopped at once`;
}

function puntWords(narrated: NarratedRow, receivers: string): string {
  const kick = firstOf(narrated.events, "kick");
  const aimed = firstOf(
    narrated.events.filter((event) => event.type === "call" && event.target !== undefined),
    "call",
  );
  return `aimed ${aimed?.target ?? "?"}, it flies ${kick?.yards ?? 0}${backWords(narrated, receivers)}`;
}

const CALLS: Partial<Record<CallEvent["call"], string>> = {
  rush: "rush",
  pass: "pass",
  fakePunt: "fake punt",
  fakeFieldGoal: "fake field goal",
};

function downWords(narrated: NarratedRow, names: Names): string {
  const { row, events } = narrated;
  const head = `${nameSeries({ down: row.down, toGo: row.toGo }, row.spot)}, ${placeOf(row.spot)}: `;
  const calls = ofType(events, "call");
  const first = calls[0]?.call;
  if (first === "knee") return `${head}a knee`;
  // A blocked kick that was run in, or lost again, has another result.
  if (events.some((event) => event.type === "fumble" && event.blocked))
    return `${head}the ${first === "punt" ? "punt" : "field goal"} is BLOCKED`;
  if (first === "fieldGoal") {
    const kick = firstOf(events, "kick");
    return `${head}field goal from ${kick?.yards ?? 0} yards, ${kick?.good ? "GOOD" : "missed"}`;
  }
  if (first === "punt") return `${head}punt, ${puntWords(narrated, names[otherSide(row.offense)])}`;
  const pick = firstOf(events, "pick");
  const call = calls.map((event) => CALLS[event.call] ?? event.call).join(", ");
  return `${head}${call}${pick ? ` (${pickWords(pick, "offense")})` : ""}, ${playWords(narrated)}`;
}

function tryWords(narrated: NarratedRow): string {
  const { events, end } = narrated;
  if (firstOf(events, "call")?.call === "kick") {
    return end.result === "blocked"
      ? "The kick is blocked"
      : `The kick is ${end.result === "tryGood" ? "good" : "no good"}`;
  }
  if (end.result === "penalty") return "They go for two; a flag, and the try is repeated";
  return `They go for two: ${end.result === "tryGood" ? "good" : "stopped"}`;
}

/** What became of a rush or a pass. */
function playWords({ row, events, end }: NarratedRow): string {
  const play = firstOf(events, "play");
  const pass = firstOf(events, "pass");
  const yards = play?.yards ?? 0;
  // A score from the goal line gains nothing on paper.
  if (end.result === "touchdown" && yards === 0 && play?.result !== "intercepted") return "over the line";
  switch (play?.result) {
    case "rush":
      if (end.result === "penalty" && yards === 0) return "a flag at the line";
      return end.result === "breakaway" ? `a breakaway for ${gainWords(yards)}` : gainWords(yards);
    case "complete":
      return `${caughtWords(pass, row, events)}${gainWords(yards)}`;
    case "sack":
      return `sacked for ${gainWords(yards)}`;
    case "intercepted":
      return "INTERCEPTED";
    default:
      if (end.result === "outOfBounds") return "thrown out of bounds";
      if (end.result === "dropped") return `${throwYards(pass)} yards in the air, not caught`;
      return "incomplete";
  }
}

const throwYards = (pass: PassEvent | undefined): number => (pass?.total ?? 0) * STEP_YARDS;

/** `30 in the air, 45 yards`: the throw is named where the run behind it was longer. */
function caughtWords(pass: PassEvent | undefined, row: RowEvent, events: readonly GameEvent[]): string {
  const yards = firstOf(events, "play")?.yards ?? 0;
  const far = throwYards(pass);
  return far > 0 && far < yards && row.spot + far < FIELD ? `${far} in the air, ` : "caught, ";
}

/** Fumbles, lost balls, penalties, scores. */
function afterWords({ row, events, end }: NarratedRow, names: Names): string {
  const parts: string[] = [];
  for (const event of events) {
    if (event.type === "fumble" && !event.blocked) {
      const kept = event.by === event.team ? "have it back" : "lose it";
      parts.push(`${names[event.team]} FUMBLE, ${placeOf(event.spot)}, and ${kept}`);
    } else if (event.type === "fumble") {
      parts.push(`${names[event.by]} ${event.runs ? "pick it up and run" : "fall on it"}`);
    } else if (event.type === "return" && event.of === "interception" && event.yards !== 0) {
      parts.push(`${names[event.team]} bring it back ${yardWords(event.yards)}`);
    } else if (event.type === "penalty") {
      const what = event.foul === "grounding" ? "Grounding" : "Penalty";
      parts.push(`${what} on ${names[event.team]}, ${event.yards} yards`);
    } else if (event.type === "turnover" && event.how === "downs") parts.push("Turnover on downs");
    else if (event.type === "points" && row.what !== "try" && event.kind !== "fieldGoal") {
      const what = event.kind === "touchdown" ? "TOUCHDOWN" : `SAFETY, ${event.points} points for`;
      parts.push(`${what} ${names[event.team]}`);
    }
  }
  if (end.result === "interception" && parts.length === 0) parts.push(`${names[end.ball]} ball, ${placeOf(end.spot)}`);
  return `${parts.map((part) => `. ${part}`).join("")}.`;
}
