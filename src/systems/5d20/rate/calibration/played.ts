/** League totals over simulated games, in batches that give standard errors. */
import { boxScore, otherSide, SIDES as BOTH, type Side } from "../../../../kernel/football/index.js";
import { keyed, sumOf } from "../../../../kernel/lists/index.js";
import { COUNTED, COUNTED_IDS, type CountedId, type Season } from "../../../../stats/index.js";
import type { Fixture, PlayFixture } from "../../../../contract/rating.js";
import type { D20PlayEvent, FumbleEvent, GameEvent } from "../../engine/index.js";
import type { TeamChart } from "../../rules/index.js";
import { SIDES } from "../cells.js";
import { bounded } from "../figures.js";
import { USUAL_GAMES } from "../totals.js";

/** Sums of a league, and the games of its teams. */
export type Sums = Readonly<Record<CountedId | "games", number>>;
type Tally = Record<CountedId | "games", number>;

/** Totals of a team and of its opponents. */
interface BothTallies {
  readonly own: Tally;
  readonly against: Tally;
}

const none = (): Tally => ({ games: 0, ...keyed(COUNTED_IDS, () => 0) });

/** Actual totals; omits columns that any team lacks. */
export function recordedSums({ own }: Pick<Season, "own">): Partial<Sums> {
  const rows = [...own.values()];
  const known = COUNTED_IDS.filter((id) => rows.every((row) => row[COUNTED[id].column] !== undefined));
  return {
    games: sumOf(rows.map((row) => row.games ?? USUAL_GAMES)),
    ...Object.fromEntries(known.map((id) => [id, sumOf(rows.map((row) => row[COUNTED[id].column]!))])),
  };
}

/** Events decided by a final die: summed probability and actual count. */
interface Decided {
  likely: number;
  came: number;
}

interface Part {
  readonly sums: Tally;
  /** Broken-up passes: how many were intercepted. */
  readonly tipped: Decided;
  /** Dropped balls: how many were lost. */
  readonly dropped: Decided;
}
const nothing = (): Part => ({
  sums: none(),
  tipped: { likely: 0, came: 0 },
  dropped: { likely: 0, came: 0 },
});

/** Number of batches; games are dealt to them in turn. */
const PARTS = 32;
const STEP = 11;

export interface PlayRequest {
  readonly charts: readonly TeamChart[];
  readonly hear: PlayFixture;
  readonly fixtures: readonly Fixture[];
  /** How often the whole schedule is played. */
  readonly times: number;
  readonly seed: number;
  onGame(): void;
}

/** A league's games, in batches. */
export class PlayedLeague {
  private readonly parts: readonly Part[] = Array.from({ length: PARTS }, nothing);
  /** Totals of each chart's team and its opponents. */
  readonly teams: readonly BothTallies[];

  constructor({ charts, hear, fixtures, times, seed, onGame }: PlayRequest) {
    const ratings = charts.map(ratingsOf);
    this.teams = charts.map(() => ({ own: none(), against: none() }));
    for (let i = 0; i < times * fixtures.length; i++) {
      const fixture = fixtures[i % fixtures.length];
      // The count runs on across seasons so that no batch repeats the same fixtures.
      const part = this.parts[(i + STEP * Math.floor(i / fixtures.length)) % PARTS];
      const events: GameEvent[] = [];
      hear(fixture, (seed + i) >>> 0, (event) => events.push(event as GameEvent));
      count(events, part.sums, { away: this.teams[fixture.away], home: this.teams[fixture.home] });
      const sides = { away: ratings[fixture.away], home: ratings[fixture.home] };
      for (const event of events) {
        if (event.type === "play") countTipped(part.tipped, event, sides);
        else if (event.type === "fumble") countDropped(part.dropped, event, sides);
      }
      onGame();
    }
  }

  /** A figure of the totals and its standard error, by leaving out one batch at a time (jackknife). */
  measure(figure: (sums: Sums) => number): { readonly value: number; readonly error: number } {
    const all = added(this.parts);
    const without = this.parts.map((part) => figure(evened(less(all, part))));
    const mean = sumOf(without) / PARTS;
    const variance = ((PARTS - 1) / PARTS) * sumOf(without.map((value) => (value - mean) ** 2));
    return { value: figure(evened(all)), error: Math.sqrt(variance) };
  }
}

function added(parts: readonly Part[]): Part {
  const all = nothing();
  for (const part of parts) addTo(all, part, 1);
  return all;
}

function less(all: Part, part: Part): Part {
  const rest = added([all]);
  addTo(rest, part, -1);
  return rest;
}

function addTo(all: Part, part: Part, sign: 1 | -1): void {
  for (const id of Object.keys(all.sums) as (keyof Tally)[]) all.sums[id] += sign * part.sums[id];
  for (const key of ["tipped", "dropped"] as const) {
    all[key].likely += sign * part[key].likely;
    all[key].came += sign * part[key].came;
  }
}

/**
 * Interceptions and lost fumbles are few, and the probability of each final die is known: using expected instead of
 * actual counts reaches the same precision with a third and half of the games.
 */
const evened = ({ sums, tipped, dropped }: Part): Sums => ({
  ...sums,
  interceptions: sums.interceptions * usualOf(tipped),
  fumblesLost: sums.fumblesLost * usualOf(dropped),
});
const usualOf = ({ likely, came }: Decided): number => (came > 0 ? likely / came : 1);

function count(events: readonly GameEvent[], sums: Tally, teams: Readonly<Record<Side, BothTallies>>): void {
  const boxes = boxScore(events);
  for (const side of BOTH) {
    const box = boxes[side];
    const all = [sums, teams[side].own, teams[otherSide(side)].against];
    for (const tally of all) tally.games++;
    for (const id of COUNTED_IDS) {
      const value = COUNTED[id].of(box);
      for (const tally of all) tally[id] += value;
    }
  }
}

/** Ratings for the final dice: interceptions by names of passers and defenders, and ranges for fumbles. */
interface Ratings {
  readonly passers: ReadonlyMap<string, TeamChart["qbs"][number]>;
  readonly defenders: ReadonlyMap<string, number>;
  readonly fumble: TeamChart["fumble"];
}
type BothRatings = Readonly<Record<Side, Ratings>>;

const ratingsOf = ({ qbs, passDef, fumble }: TeamChart): Ratings => ({
  passers: new Map(qbs.map((qb) => [qb.name, qb])),
  defenders: new Map(passDef.map(({ name, int }) => [name, int])),
  fumble,
});

function countTipped(tipped: Decided, event: D20PlayEvent, ratings: BothRatings): void {
  const { came, passer = "", defender = "", depth, dice2, team } = event;
  if (came !== "PD" || !dice2 || !depth) return;
  const thrown = ratings[team].passers.get(passer)?.rows[depth].int;
  const met = ratings[otherSide(team)].defenders.get(defender);
  if (thrown === undefined || met === undefined) return;
  const rating = thrown + met;
  tipped.likely += bounded(rating, 0, SIDES) / SIDES;
  tipped.came += dice2[3] <= rating ? 1 : 0;
}

/** Yellow loses the ball up to the carrier's number, and from the other team's number up. */
function countDropped(dropped: Decided, { team, recovered }: FumbleEvent, ratings: BothRatings): void {
  const [, own] = ratings[team].fumble.offLost;
  const [from] = ratings[otherSide(team)].fumble.defRec;
  dropped.likely += Math.min(SIDES, own + SIDES + 1 - from) / SIDES;
  dropped.came += recovered === team ? 0 : 1;
}
