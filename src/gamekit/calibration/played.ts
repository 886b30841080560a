/** League totals over simulated games without their luck, in batches that give standard errors. */
import { boxScore, otherSide, SIDES, type Side, type TeamBox } from "../../kernel/football/index.js";
import { sumOf } from "../../kernel/lists/index.js";
import { COUNTED, COUNTED_IDS, type CountedId, type Season } from "../../stats/index.js";
import type { Fixture, PlayFixture } from "../../contract/rating.js";
import { Controls } from "./controls.js";

/** Sums of a league, and the games of its teams. */
export type Sums = Readonly<Record<CountedId | "games", number>>;
/** Totals of a team and of its opponents. */
export interface BothSums {
  readonly own: Sums;
  readonly against: Sums;
}

/** Games in a season if no table has them. */
export const USUAL_GAMES = 16;

/** Actual totals; omits columns that any team lacks. */
export function recordedSums({ own }: Pick<Season, "own">): Partial<Sums> {
  const rows = [...own.values()];
  const known = COUNTED_IDS.filter((id) => rows.every((row) => row[COUNTED[id].column] !== undefined));
  return {
    games: sumOf(rows.map((row) => row.games ?? USUAL_GAMES)),
    ...Object.fromEntries(known.map((id) => [id, sumOf(rows.map((row) => row[COUNTED[id].column]!))])),
  };
}

/** Totals of one side of games, in the order of COUNTED_IDS, with the luck of both sides, its own first. */
class Totals {
  games = 0;
  readonly counts = new Float64Array(COUNTED_IDS.length);
  readonly luck: Float64Array;

  /** @param kinds kinds of luck of one side */
  constructor(private readonly kinds: number) {
    this.luck = new Float64Array(2 * kinds);
  }

  add(counts: Float64Array, luck: Float64Array): void {
    this.games++;
    for (let i = 0; i < counts.length; i++) this.counts[i] += counts[i];
    for (let i = 0; i < luck.length; i++) this.luck[i] += luck[i];
  }

  /** These and others, or without others. */
  with(other: Totals, sign: 1 | -1): Totals {
    const all = new Totals(this.kinds);
    all.games = this.games + sign * other.games;
    this.counts.forEach((value, i) => (all.counts[i] = value + sign * other.counts[i]));
    this.luck.forEach((value, i) => (all.luck[i] = value + sign * other.luck[i]));
    return all;
  }
}

/** Number of batches; games are dealt to them in turn. */
const PARTS = 32;
const STEP = 11;

export interface PlayRequest {
  /** Number of teams. */
  readonly teams: number;
  readonly hear: PlayFixture;
  readonly fixtures: readonly Fixture[];
  /** How often the whole schedule is played. */
  readonly times: number;
  readonly seed: number;
  /** Kinds of luck of one side of a game, and each side's luck: what its dice made, less what they make on average. */
  readonly kinds: number;
  luckOf(
    events: readonly PlayedEvent[],
    fixture: Fixture,
    boxes: Readonly<Record<Side, TeamBox>>,
  ): Readonly<Record<Side, Float64Array>>;
  onGame(): void;
}

/** An event of a game; the game that played it knows more. */
export type PlayedEvent = Parameters<Parameters<PlayFixture>[2]>[0];

/** A league's games, in batches. */
export class PlayedGames {
  private readonly parts: readonly Totals[];
  private readonly byTeam: readonly Readonly<Record<keyof BothSums, Totals>>[];
  /** What each count gains by luck of its side, then of the other. */
  private readonly follow: readonly (readonly number[])[];

  constructor({ teams, hear, fixtures, times, seed, kinds, luckOf, onGame }: PlayRequest) {
    this.parts = Array.from({ length: PARTS }, () => new Totals(kinds));
    this.byTeam = Array.from({ length: teams }, () => ({ own: new Totals(kinds), against: new Totals(kinds) }));
    const controls = new Controls(2 * kinds, COUNTED_IDS.length);
    const read = COUNTED_IDS.map((id) => COUNTED[id].of);
    // Of one side of a game.
    const counts = new Float64Array(COUNTED_IDS.length);
    const both = new Float64Array(2 * kinds);
    for (let i = 0; i < times * fixtures.length; i++) {
      const fixture = fixtures[i % fixtures.length];
      // The count runs on across seasons so that no batch repeats the same fixtures.
      const part = this.parts[(i + STEP * Math.floor(i / fixtures.length)) % PARTS];
      const events: PlayedEvent[] = [];
      hear(fixture, (seed + i) >>> 0, (event) => events.push(event));
      const boxes = boxScore(events as Parameters<typeof boxScore>[0]);
      const lucks = luckOf(events, fixture, boxes);
      for (const side of SIDES) {
        const other = otherSide(side);
        for (let c = 0; c < read.length; c++) counts[c] = read[c](boxes[side]);
        both.set(lucks[side]);
        both.set(lucks[other], kinds);
        controls.add(both, counts);
        part.add(counts, both);
        this.byTeam[fixture[side]].own.add(counts, both);
        this.byTeam[fixture[other]].against.add(counts, both);
      }
      onGame();
    }
    this.follow = controls.follow();
  }

  /** Totals of each chart's team and its opponents. */
  get teams(): readonly BothSums[] {
    return this.byTeam.map(({ own, against }) => ({ own: this.sumsOf(own), against: this.sumsOf(against) }));
  }

  /** A figure of the totals and its standard error, by leaving out one batch at a time (jackknife). */
  measure(figure: (sums: Sums) => number): { readonly value: number; readonly error: number } {
    const all = this.parts.reduce((sum, part) => sum.with(part, 1));
    const without = this.parts.map((part) => figure(this.sumsOf(all.with(part, -1))));
    const mean = sumOf(without) / PARTS;
    const variance = ((PARTS - 1) / PARTS) * sumOf(without.map((value) => (value - mean) ** 2));
    return { value: figure(this.sumsOf(all)), error: Math.sqrt(variance) };
  }

  /** Totals without what luck added. */
  private sumsOf({ games, counts, luck }: Totals): Sums {
    const sums: Partial<Record<CountedId, number>> = {};
    COUNTED_IDS.forEach((id, c) => {
      let value = counts[c];
      this.follow[c].forEach((by, i) => (value -= by * luck[i]));
      sums[id] = value;
    });
    return { games, ...(sums as Record<CountedId, number>) };
  }
}
