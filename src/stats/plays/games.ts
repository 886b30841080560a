/**
 * Turns recorded plays into game events, as engines log them, so that score, box score, drives and shape use the same folds for the real
 * season and for the replay.
 */
import {
  FIELD,
  otherSide,
  type DriveResult,
  type DriveStart,
  type FootballEvent,
  type PlayEvent,
  type Side,
} from "../../kernel/football/index.js";
import type { RecordedKind, RecordedPlay } from "./recorded.js";

/** A real game, with its teams as named in the table. */
export interface RecordedGame {
  readonly away: string;
  readonly home: string;
  readonly events: readonly FootballEvent[];
}

const POINTS = { touchdown: 6, fieldGoal: 3, safety: 2, extraPoint: 1, twoPoint: 2 } as const;

const SNAPS: ReadonlySet<RecordedKind> = new Set([
  "rush",
  "complete",
  "incomplete",
  "sack",
  "intercepted",
  "kneel",
  "spike",
  "punt",
  "fieldGoal",
]);

const RESULTS: Readonly<Partial<Record<RecordedKind, PlayEvent["result"]>>> = {
  rush: "rush",
  complete: "complete",
  incomplete: "incomplete",
  sack: "sack",
  intercepted: "intercepted",
  kneel: "kneel",
  spike: "incomplete",
};

/** How the other side got the ball, by the result of the previous drive. */
const STARTS: Readonly<Record<DriveResult, DriveStart>> = {
  touchdown: "kickoff",
  fieldGoal: "kickoff",
  missedFieldGoal: "missedFieldGoal",
  punt: "punt",
  downs: "downs",
  interception: "interception",
  fumble: "fumble",
  safety: "freeKick",
  halfTime: "kickoff",
  gameEnd: "overtime",
};

/** Games in the order of their first plays; the plays of a game are in table order. */
export function gamesOfPlays(plays: readonly RecordedPlay[]): RecordedGame[] {
  const games = new Map<string, RecordedPlay[]>();
  for (const play of plays) {
    const open = games.get(play.game);
    if (open) open.push(play);
    else games.set(play.game, [play]);
  }
  return [...games.values()].map((rows) => {
    const [{ atHome, team, opponent }] = rows;
    const [home, away] = atHome ? [team, opponent] : [opponent, team];
    return { home, away, events: eventsOf(rows) };
  });
}

const sideOf = ({ atHome }: RecordedPlay): Side => (atHome ? "home" : "away");

/** A drive in progress. */
interface Open {
  readonly team: Side;
  readonly name: string | undefined;
  readonly half: number;
  /** Its result if no play follows. */
  result: DriveResult | undefined;
  spot: number;
}

/** The half of a quarter; overtime counts as a half of its own. */
const halfOf = (quarter: number): number => (quarter <= 2 ? 1 : quarter <= 4 ? 2 : quarter);

function eventsOf(rows: readonly RecordedPlay[]): FootballEvent[] {
  const events: FootballEvent[] = [];
  let drive: Open | undefined;
  let before: DriveResult | undefined;
  let kicked = false;
  let period = rows[0].quarter;
  const close = (): void => {
    if (!drive) return;
    before = drive.result ?? (drive.half === 1 ? "halfTime" : "gameEnd");
    events.push({ type: "driveEnd", team: drive.team, period, spot: drive.spot, result: before });
    drive = undefined;
  };
  rows.forEach((row, i) => {
    if (row.quarter > period) {
      if (drive && halfOf(row.quarter) !== drive.half) close();
      events.push({ type: "periodEnd", period });
      period = row.quarter;
    }
    const team = sideOf(row);
    const snap = SNAPS.has(row.kind);
    if (snap && drive && (drive.team !== team || (row.drive !== undefined && drive.name !== row.drive))) close();
    if (snap && !drive) {
      const how = kicked || before === undefined ? "kickoff" : STARTS[before];
      events.push({ type: "driveStart", team, period, spot: FIELD - row.goal, how });
      drive = { team, name: row.drive, half: halfOf(period), result: undefined, spot: FIELD - row.goal };
      kicked = false;
    }
    if (row.kind === "kickoff") {
      close();
      kicked = true;
    }
    const next = rows.slice(i + 1).find(({ kind }) => SNAPS.has(kind) || kind === "kickoff");
    emitPlay(events, row, lostOnDowns(row, next));
    if (drive && snap) {
      drive.result = resultOf(row, next);
      drive.spot = row.touchdown === "own" ? FIELD : FIELD - row.goal + (row.kind in RESULTS ? row.yards : 0);
    }
    // Engines log the end of a drive before a touchdown, but after other scores.
    if (snap && drive?.result === "touchdown") close();
    emitPoints(events, row);
    if (snap && drive?.result !== undefined) close();
  });
  close();
  events.push({ type: "periodEnd", period });
  return events;
}

/** True if the offense went for it on fourth down and failed: the other team has the next snap, or time is up. */
function lostOnDowns(row: RecordedPlay, next: RecordedPlay | undefined): boolean {
  if (row.down !== 4 || !(row.kind in RESULTS) || row.touchdown !== undefined || row.safety) return false;
  if (row.firstDown || row.kind === "intercepted" || row.fumblesLost.own > 0) return false;
  // A penalty may give the down back; the half's last play counts as an engine logs it.
  return next === undefined || next.kind === "kickoff" || next.team !== row.team;
}

/** The drive result from this play; undefined if the drive continues or time runs out. */
function resultOf(row: RecordedPlay, next: RecordedPlay | undefined): DriveResult | undefined {
  const { kind, touchdown, safety, kick, fumblesLost } = row;
  if (safety) return "safety";
  if (kind === "punt") return "punt";
  if (kind === "fieldGoal") return kick?.good ? "fieldGoal" : "missedFieldGoal";
  if (touchdown === "own" && kind !== "intercepted") return "touchdown";
  if (kind === "intercepted") return "interception";
  if (fumblesLost.own > fumblesLost.other) return "fumble";
  return lostOnDowns(row, next) ? "downs" : undefined;
}

/** The snap or kick, and its result. */
function emitPlay(events: FootballEvent[], row: RecordedPlay, downs: boolean): void {
  const { kind, quarter: period, clock, down, toGo, goal, yards, scramble, kick, returnYards } = row;
  const team = sideOf(row);
  const other = otherSide(team);
  const spot = FIELD - goal;
  const base = { team, period, ...(clock !== undefined && { clock }) };
  const wiped = kind === "noPlay";
  const result = wiped ? "incomplete" : RESULTS[kind];
  if (result) {
    const own = kind === "kneel" || kind === "spike" ? { kind } : scramble ? { scramble } : {};
    events.push({ type: "play", ...base, down, toGo, spot, result, yards: wiped ? 0 : yards, ...own });
  } else if (kind === "twoPoint") {
    events.push({ type: "play", ...base, down: 0, toGo: goal, spot, result: "rush", yards, isTry: true });
  } else if (kick) {
    const named =
      kind === "kickoff" && kick.onside ? "onside" : (kind as "kickoff" | "punt" | "fieldGoal" | "extraPoint");
    const { good, blocked } = kick;
    // Shared kick events have no spot; the shape of fourth downs needs it.
    const from = { down, toGo, spot };
    events.push({ type: "kick", ...base, kind: named, yards: kick.yards, good, ...from, ...(blocked && { blocked }) });
  }
  if (kind === "intercepted") events.push({ type: "turnover", team, how: "interception" });
  if (returnYards !== undefined && !kick?.touchback) {
    const of = kind === "intercepted" ? "interception" : kind === "punt" ? "punt" : "kickoff";
    events.push({ type: "return", team: other, of, yards: returnYards });
  }
  for (let i = 0; i < row.fumblesLost.own; i++) events.push({ type: "turnover", team, how: "fumble" });
  for (let i = 0; i < row.fumblesLost.other; i++) events.push({ type: "turnover", team: other, how: "fumble" });
  if (downs) events.push({ type: "turnover", team, how: "downs" });
  let offset = false;
  for (const { own, foul, yards: marked, how } of row.fouls) {
    if (how === "offsetting") offset = true;
    else {
      const accepted = how === "accepted";
      const guilty = own ? team : other;
      events.push({ type: "penalty", team: guilty, foul, yards: marked, accepted, wipesPlay: wiped && accepted });
    }
  }
  if (wiped && (offset || !row.fouls.some(({ how }) => how === "accepted")))
    events.push({ type: "offset", team, wipesPlay: true });
  // Engines log no new series after a touchdown.
  if (row.firstDown && row.touchdown === undefined) events.push({ type: "firstDown", team, by: row.firstDown });
}

function emitPoints(events: FootballEvent[], row: RecordedPlay): void {
  const { kind, quarter: period, touchdown, safety, kick } = row;
  const own = sideOf(row);
  const score = (team: Side, what: keyof typeof POINTS): void =>
    void events.push({ type: "points", team, period, kind: what, points: POINTS[what] });
  if (touchdown && kind !== "twoPoint") score(touchdown === "own" ? own : otherSide(own), "touchdown");
  if (safety) score(otherSide(own), "safety");
  if (!kick?.good) return;
  if (kind === "fieldGoal" || kind === "extraPoint" || kind === "twoPoint") score(own, kind);
}
