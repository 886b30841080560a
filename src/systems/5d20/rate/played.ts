/** What the games of a rated league come to, all teams together, in parts that tell how far chance may have moved it. */
import { boxScore, SIDES as BOTH, type Side } from "../../../kernel/football/index.js";
import { sumOf } from "../../../kernel/lists/index.js";
import type { Season, TeamRow } from "../../../stats/index.js";
import type { Fixture, HearFixture } from "../../contract.js";
import type { GameEvent } from "../engine/index.js";
import type { TeamChart } from "../rules/index.js";
import { SIDES } from "./cells.js";
import { USUAL_GAMES } from "./totals.js";

const COLUMNS = {
  points: "points",
  rushes: "rushAttempts",
  rushYards: "rushYards",
  passes: "passAttempts",
  completions: "completions",
  passYards: "passYards",
  interceptions: "interceptions",
  sacks: "sacks",
  fumblesLost: "fumblesLost",
  penalties: "penalties",
  penaltyYards: "penaltyYards",
  punts: "punts",
  fieldGoals: "fieldGoals",
} as const satisfies Record<string, keyof TeamRow>;
type Counted = keyof typeof COLUMNS;

/** Sums of a league, and the games of its teams. */
export type Sums = Readonly<Record<Counted | "games", number>>;
type Tally = Record<Counted | "games", number>;

const none = (): Tally => ({
  games: 0,
  points: 0,
  rushes: 0,
  rushYards: 0,
  passes: 0,
  completions: 0,
  passYards: 0,
  interceptions: 0,
  sacks: 0,
  fumblesLost: 0,
  penalties: 0,
  penaltyYards: 0,
  punts: 0,
  fieldGoals: 0,
});

/** Of the records: columns that some team lacks are not there. */
export function recordedSums({ own }: Pick<Season, "own">): Partial<Sums> {
  const rows = [...own.values()];
  const known = (Object.keys(COLUMNS) as Counted[]).filter((id) => rows.every((row) => row[COLUMNS[id]] !== undefined));
  return {
    games: sumOf(rows.map((row) => row.games ?? USUAL_GAMES)),
    ...Object.fromEntries(known.map((id) => [id, sumOf(rows.map((row) => row[COLUMNS[id]]!))])),
  };
}

/** Passes that were broken up: how likely all of them together were to be intercepted, and how many were. */
interface Tipped {
  likely: number;
  caught: number;
}

interface Part {
  readonly sums: Tally;
  readonly tipped: Tipped;
}

/** Games are dealt to so many parts in turn. */
const PARTS = 32;
const STEP = 11;

export interface PlayRequest {
  readonly charts: readonly TeamChart[];
  readonly hear: HearFixture;
  readonly fixtures: readonly Fixture[];
  /** How often all fixtures are played. */
  readonly times: number;
  readonly seed: number;
  onGame(): void;
}

/** A league's games, in parts. */
export class PlayedLeague {
  private readonly parts: readonly Part[] = Array.from({ length: PARTS }, () => ({
    sums: none(),
    tipped: { likely: 0, caught: 0 },
  }));

  constructor({ charts, hear, fixtures, times, seed, onGame }: PlayRequest) {
    const ratings = charts.map(ratingsOf);
    for (let i = 0; i < times * fixtures.length; i++) {
      const fixture = fixtures[i % fixtures.length];
      // On from season to season, so that no part has the same fixtures again.
      const part = this.parts[(i + STEP * Math.floor(i / fixtures.length)) % PARTS];
      const events: GameEvent[] = [];
      hear(fixture, (seed + i) >>> 0, (event) => events.push(event as GameEvent));
      count(part.sums, events);
      countTipped(part.tipped, events, { away: ratings[fixture.away], home: ratings[fixture.home] });
      onGame();
    }
  }

  /** A figure of the sums, and its standard error: how far it moves when one part after the other is left out. */
  measure(figure: (sums: Sums) => number): { readonly value: number; readonly error: number } {
    const all = added(this.parts);
    const without = this.parts.map((part) => figure(evened(less(all, part))));
    const mean = sumOf(without) / PARTS;
    const variance = ((PARTS - 1) / PARTS) * sumOf(without.map((value) => (value - mean) ** 2));
    return { value: figure(evened(all)), error: Math.sqrt(variance) };
  }
}

function added(parts: readonly Part[]): Part {
  const [sums, tipped] = [none(), { likely: 0, caught: 0 }];
  for (const part of parts) {
    for (const id of Object.keys(sums) as Counted[]) sums[id] += part.sums[id];
    tipped.likely += part.tipped.likely;
    tipped.caught += part.tipped.caught;
  }
  return { sums, tipped };
}

function less(all: Part, part: Part): Part {
  const sums = none();
  for (const id of Object.keys(sums) as Counted[]) sums[id] = all.sums[id] - part.sums[id];
  const { likely, caught } = all.tipped;
  return { sums, tipped: { likely: likely - part.tipped.likely, caught: caught - part.tipped.caught } };
}

/**
 * Interceptions are few, and the last die of each is known beforehand: as many as that die gives on average stand in for those that it gave, so
 * that three times fewer games tell as much.
 */
const evened = ({ sums, tipped: { likely, caught } }: Part): Sums =>
  caught > 0 ? { ...sums, interceptions: (sums.interceptions * likely) / caught } : sums;

function count(sums: Tally, events: readonly GameEvent[]): void {
  const boxes = boxScore(events);
  for (const side of BOTH) {
    const box = boxes[side];
    sums.games++;
    sums.points += box.points;
    sums.rushes += box.rushes;
    sums.rushYards += box.rushYards;
    sums.passes += box.attempts;
    sums.completions += box.completions;
    sums.passYards += box.passYards;
    sums.interceptions += box.interceptions;
    sums.sacks += box.sacks;
    sums.fumblesLost += box.fumblesLost;
    sums.penalties += box.penalties;
    sums.penaltyYards += box.penaltyYards;
    // Tables have blocked punts in a column of their own.
    sums.punts += box.punts - box.puntsBlocked;
    sums.fieldGoals += box.fieldGoals;
  }
}

/** Interception ratings by the names of passers and defenders. */
interface Ratings {
  readonly passers: ReadonlyMap<string, TeamChart["qbs"][number]>;
  readonly defenders: ReadonlyMap<string, number>;
}

const ratingsOf = ({ qbs, passDef }: TeamChart): Ratings => ({
  passers: new Map(qbs.map((qb) => [qb.name, qb])),
  defenders: new Map(passDef.map(({ name, int }) => [name, int])),
});

function countTipped(tipped: Tipped, events: readonly GameEvent[], ratings: Readonly<Record<Side, Ratings>>): void {
  for (const event of events) {
    if (event.type !== "play" || event.came !== "PD" || !event.dice2 || !event.depth) continue;
    const { passer = "", defender = "", depth, dice2, team } = event;
    const thrown = ratings[team].passers.get(passer)?.rows[depth].int;
    const met = ratings[team === "home" ? "away" : "home"].defenders.get(defender);
    if (thrown === undefined || met === undefined) continue;
    const rating = thrown + met;
    tipped.likely += Math.min(SIDES, Math.max(0, rating)) / SIDES;
    tipped.caught += dice2[3] <= rating ? 1 : 0;
  }
}
