/** Ranges of matched numbers that are fouls. MATCHES is counted from the dice (test/systems/5d20/joint.test.ts recounts it). */
import type { Season, TeamRow } from "../../../stats/index.js";
import { sumOf } from "../../../kernel/lists/index.js";
import { SIDES } from "./cells.js";
import { descend, ratingMoves } from "./descend.js";
import type { Levels } from "./levels.js";
import { isKick, type FoulShares, type Sides } from "./foul-shares.js";
import { dropbacks, USUAL_GAMES, type SideTotals } from "./totals.js";
import type { NumberRange, Pen, PenaltyRow } from "../rules/index.js";

const bySide = (of: (side: 0 | 1) => number): Sides => [of(0), of(1)];

/**
 * Probability in percent that a play's dice match on each of 1 to 20: they also decide the play, so it varies by
 * number. Average charts, all 20⁵ rolls; rows that depend on no result have 58 of 8,000 for each number.
 */
const EVEN = new Array<number>(20).fill(0.725);
const MATCHES: Readonly<Record<PenaltyRow, readonly number[]>> = {
  SNAP: EVEN,
  RUNNING: EVEN,
  COMPLETIONS: [
    0.23, 0.25, 0.25, 0.25, 0.33, 0.35, 0.36, 0.36, 0.67, 0.69, 0.7, 0.89, 1, 1, 1.07, 1.13, 1.22, 1.24, 1.25, 1.25,
  ],
  INC: [
    1.24, 1.24, 1.25, 1.51, 1.41, 1.47, 1.5, 1.49, 1.01, 0.74, 0.74, 0.54, 0.39, 0.23, 0.23, 0.21, 0.17, 0.14, 0.12,
    0.12,
  ],
  SACK: [2.82, 2.58, 2.53, 0.88, 0.78, 0.27, 0, 0, 0, 0, 0, 0, 0, 0.26, 0.26, 0.1, 0, 0, 0, 0],
  PUNTING: EVEN,
  KICKOFF: EVEN,
  FIELD_GOALS: EVEN,
};

const SIDE = 1 / SIDES;
/**
 * The same for returned kickoffs if the highest red faces are touchbacks: numbers of the others match more often.
 * @param returned share of kickoffs
 */
function ofReturns(returned: number): readonly number[] {
  const faces = returned * SIDES;
  return Array.from({ length: SIDES }, (_, i) => {
    // Red shows the number and another die does; or the two others do, and red shows another face that is returned.
    const own = Math.max(0, Math.min(1, faces - i));
    const both = own * SIDE * (1 - (1 - SIDE) ** 2) + (returned - own * SIDE) * SIDE ** 2;
    return (100 * both) / returned;
  });
}

/** Where a side's range starts and its direction: up from 1, down from 20, or next to the other side's. */
type Convention = "up" | "down" | "next";
const CONVENTION: Readonly<Record<PenaltyRow, readonly [off: Convention, def: Convention]>> = {
  SNAP: ["up", "down"],
  RUNNING: ["down", "up"],
  COMPLETIONS: ["down", "next"],
  INC: ["next", "up"],
  SACK: ["next", "up"],
  PUNTING: ["up", "down"],
  KICKOFF: ["up", "down"],
  FIELD_GOALS: ["up", "down"],
};

/**
 * By the season's shares, ranges start at both ends: a range next to the team's own is met by a longer or shorter one
 * of its opponents, and numbers of both offset. Only kickoffs have too few numbers for that (`ofReturns`).
 */
const APART: typeof CONVENTION = {
  ...CONVENTION,
  COMPLETIONS: ["down", "up"],
  INC: ["down", "up"],
  SACK: ["down", "up"],
  KICKOFF: ["up", "next"],
};
const conventionOf = (row: PenaltyRow, { season }: FoulShares): (typeof CONVENTION)[PenaltyRow] =>
  (season ? APART : CONVENTION)[row];

/** How many numbers, in order, come closest to a rate; at least one. */
function countFor(order: readonly number[], matches: readonly number[], rate: number): number {
  let best = 1;
  let sum = 0;
  let nearest = Infinity;
  order.forEach((n, i) => {
    sum += matches[n - 1];
    const off = Math.abs(sum - rate);
    if (off < nearest - 1e-9) [nearest, best] = [off, i + 1];
  });
  return Math.min(best, 19);
}

const UP = Array.from({ length: 20 }, (_, i) => i + 1);
const DOWN = [...UP].reverse();

const ROWS = Object.keys(MATCHES) as PenaltyRow[];

/** Fouls occur at the snap, during plays, or on kicks. */
type Kind = "snap" | "play" | "kick";
const kindOf = (row: PenaltyRow): Kind => (row === "SNAP" ? "snap" : isKick(row) ? "kick" : "play");

/** A team's target fouls per game. */
export interface PenaltyTarget {
  readonly fouls: number;
  /** Their yards, if known. */
  readonly yards: number | undefined;
  /** Fouls by kind relative to the average for such plays: at the snap and during plays, offense and defense. */
  readonly factor: Readonly<Record<Kind, Sides>>;
  /** Plays per game by row, for the offense and against the defense. */
  readonly plays: Readonly<Record<PenaltyRow, Sides>>;
  /** What the foul table in force gives. */
  readonly shares: FoulShares;
  /** Probability in percent that a play's dice match on each number, for average charts. */
  readonly matches: typeof MATCHES;
}

/** Accepted fouls per game from the numbers of a row. @param matches probability in percent that a play's dice match on 1 to 20 */
const acceptedOf = (
  row: PenaltyRow,
  side: 0 | 1,
  plays: PenaltyTarget["plays"],
  numbers: readonly number[],
  matches: readonly number[],
  { kept }: Pick<FoulShares, "kept">,
): number => (plays[row][side] * sumOf(numbers.map((n) => matches[n - 1])) * kept[row][side]) / 100;

/** One unit of error, in fouls and yards per game: for the team, and for a row and side. */
const [TEAM_FOULS, TEAM_YARDS, ROW_FOULS] = [0.03, 0.4, 0.08];
/**
 * The units of a team by the season's shares, whose rows are known better. The unit of a row is that of one with so many
 * fouls, and as the square root of them for others, so that rare rows do not fill gaps.
 */
const [SEASON_FOULS, SEASON_YARDS, ROW_USUAL] = [0.02, 0.3, 0.5];

/** Ranges whose accepted fouls match each row as closely as whole numbers allow, and in total the team's. */
export function makePenalties({ fouls, yards, factor, plays, shares, matches }: PenaltyTarget): Pen {
  const cells = ROWS.flatMap((row) => ([0, 1] as const).map((side) => ({ row, side })));
  const wanted = cells.map(
    ({ row, side }) => (plays[row][side] * shares.rates[row][side] * factor[kindOf(row)][side]) / 100,
  );
  const counts = ROWS.flatMap((row, r) => {
    const taken = [1, 1];
    const first = firstSide(row, shares);
    for (const side of [first, 1 - first])
      taken[side] = countFor(
        numbersOf(row, side, taken, shares),
        matches[row],
        (100 * wanted[2 * r + side]) / (plays[row][side] * shares.kept[row][side]),
      );
    return taken;
  });
  const [teamFouls, teamYards] = shares.season ? [SEASON_FOULS, SEASON_YARDS] : [TEAM_FOULS, TEAM_YARDS];
  const units = wanted.map((one) => (shares.season ? ROW_FOULS * Math.sqrt(one / ROW_USUAL) : ROW_FOULS));
  // By cell and the numbers of both sides: the descent comes back to the same ones.
  const known = cells.map(() => new Map<number, number>());
  const foulsOf = (): number[] =>
    cells.map(({ row, side }, i) => {
      const taken = counts.slice(i - side, i - side + 2);
      const key = taken[0] * SIDES + taken[1];
      let accepted = known[i].get(key);
      if (accepted === undefined) {
        const numbers = numbersOf(row, side, taken, shares).slice(0, taken[side]);
        accepted = acceptedOf(row, side, plays, numbers, matches[row], shares);
        known[i].set(key, accepted);
      }
      return accepted;
    });
  const error = (): number => {
    const given = foulsOf();
    const sum = sumOf(given);
    const ofYards = cells.reduce((total, { row, side }, i) => total + given[i] * shares.yards[row][side], 0);
    return (
      ((sum - fouls) / teamFouls) ** 2 +
      (yards === undefined ? 0 : ((ofYards - yards) / teamYards) ** 2) +
      sumOf(given.map((one, i) => ((one - wanted[i]) / units[i]) ** 2))
    );
  };
  const moves = cells.flatMap(({ side }, i) =>
    ratingMoves(counts, i, [1, 19], i).map((move) => ({
      ...move,
      make: () => {
        if (!move.make()) return false;
        if (counts[i] + counts[side === 0 ? i + 1 : i - 1] <= SIDES) return true;
        move.undo();
        return false;
      },
    })),
  );
  descend(moves, error, cells.length);
  return Object.fromEntries(
    ROWS.map((row, r) => {
      const taken = counts.slice(2 * r, 2 * r + 2);
      const range = (side: number): NumberRange => rangeOf(numbersOf(row, side, taken, shares).slice(0, taken[side]));
      return [row, { off: range(0), def: range(1) }];
    }),
  ) as unknown as Pen;
}

const firstSide = (row: PenaltyRow, shares: FoulShares): 0 | 1 => (conventionOf(row, shares)[0] === "next" ? 1 : 0);

/** A side's numbers in the order in which its range takes them. @param taken how many each side has */
function numbersOf(row: PenaltyRow, side: number, taken: readonly number[], shares: FoulShares): readonly number[] {
  const convention = conventionOf(row, shares);
  const way = convention[side];
  // Next to the other side's numbers, continuing in its direction.
  if (way === "next") return (convention[1 - side] === "down" ? DOWN : UP).slice(taken[1 - side]);
  return (way === "down" ? DOWN : UP).slice(0, SIDES - taken[1 - side]);
}

const rangeOf = (numbers: readonly number[]): NumberRange => [Math.min(...numbers), Math.max(...numbers)];

/** Fouls by name: at the snap and during plays, offense and defense; the rest can be either team's. */
export const KINDS = {
  snap: [
    /^(?:false start|delay of game|illegal (?:formation|shift|motion|snap|substitution)|offensive (?:too many|12))/i,
    /^(?:defensive (?:offside|too many|delay|12)|encroachment|neutral zone)/i,
  ],
  play: [
    /^(?:offensive (?:holding|pass)|illegal (?:forward|blindside|crackback|touch pass)|intentional|ineligible downfield pass|chop|clipping|tripping)/i,
    /^(?:defensive (?:holding|pass)|illegal contact|roughing|horse collar|leverage|running into)/i,
  ],
} as const;
/** Shrinkage weight of a team's fouls of a kind: fouls at the average. */
const KIND_SHRINK = 10;
const MOST_FACTOR = 1.6;
const bound = (value: number): number => Math.min(MOST_FACTOR, Math.max(1 / MOST_FACTOR, value));

/**
 * Accepted fouls per game from the ranges of a chart.
 * @param matches probability in percent of each number in a row, by side: the play's dice decide it, so it depends on
 * the chart
 */
export function foulsGiven(
  pen: Pen,
  { plays, shares }: Pick<PenaltyTarget, "plays" | "shares">,
  matches: (row: PenaltyRow, side: 0 | 1) => readonly number[],
): number {
  return sumOf(
    ROWS.flatMap((row) =>
      bySide((side) => {
        const range = pen[row][side === 0 ? "off" : "def"];
        const numbers = range === null ? [] : UP.slice(range[0] - 1, range[1]);
        return acceptedOf(row, side, plays, numbers, matches(row, side), shares);
      }),
    ),
  );
}

/** Plays per game by row. @param kicks those of the team and of its opponents, where known */
export const playsOf = (
  own: SideTotals,
  against: SideTotals,
  { kicks: usual }: FoulShares,
  kicks: Partial<FoulShares["kicks"]> = {},
): PenaltyTarget["plays"] => {
  const both = (of: (side: SideTotals) => number): Sides => [of(own) / own.games, of(against) / against.games];
  return {
    SNAP: both(({ pass, run }) => dropbacks(pass) + run.carries),
    RUNNING: both(({ pass, run }) => run.carries + pass.scrambles),
    COMPLETIONS: both(({ pass }) => pass.completions),
    INC: both(({ pass }) => pass.attempts - pass.completions),
    SACK: both(({ pass }) => pass.sacks),
    ...usual,
    ...kicks,
  };
};

/** MATCHES, with the season's share of returned kickoffs. @param returns kickoffs that a team returns per game */
export const matchesOfSeason = ({ season, kicks }: FoulShares, returns = kicks.KICKOFF[1]): typeof MATCHES =>
  season ? { ...MATCHES, ...season.matches, KICKOFF: ofReturns(Math.min(1, returns / season.kickoffs)) } : MATCHES;

/** Baseline for all teams' fouls. */
interface PenaltyContext {
  /** Accepted fouls per team and game, if no table has any. */
  readonly average: number;
  readonly levels: Pick<Levels, "penalties" | "penaltyYards">;
  readonly shares: FoulShares;
}

/** Canceled plays are played again, with fouls of their own: change of KEPT per change of a league's fouls. */
const CANCELED = 0.12;
/** Power of the level of yards by which fouls at the snap change, so that yards of a penalty follow it about 1 to 1. */
const SNAP_LEAN = 5;

/** Kicks per game of a team and its opponents; none that either row lacks. */
function kicksOf(row: TeamRow | undefined, theirs: TeamRow | undefined): Partial<FoulShares["kicks"]> {
  const each = (id: "punts" | "kickReturns", sides: readonly [TeamRow | undefined, TeamRow | undefined]) => {
    const [own, other] = sides.map((one) => one?.[id] !== undefined && one[id] / (one.games ?? USUAL_GAMES));
    return own && other ? ([own, other] as const) : undefined;
  };
  const punts = each("punts", [row, theirs]);
  // The team that returns is the defense of a kickoff.
  const returns = each("kickReturns", [theirs, row]);
  return { ...(punts && { PUNTING: punts }), ...(returns && { KICKOFF: returns }) };
}

/** Every team's target fouls. */
export function penaltyTargets(
  { tables, own: teams, against: others }: Pick<Season, "tables" | "own" | "against">,
  { average, levels, shares }: PenaltyContext,
): (team: string, own: SideTotals, against: SideTotals) => PenaltyTarget {
  const count = (pattern: RegExp, team?: string): number =>
    sumOf(
      tables.penalties
        .filter((row) => (team === undefined || row.team === team) && pattern.test(row.foul))
        .map(({ accepted }) => accepted),
    );
  const n = Math.max(1, teams.size);
  const usual = { snap: KINDS.snap.map((kind) => count(kind) / n), play: KINDS.play.map((kind) => count(kind) / n) };
  const isKnown = [...usual.snap, ...usual.play].every((sum) => sum > 0);
  const counted = [...teams.values()].filter(({ penalties }) => penalties !== undefined);
  const mean = (rows: readonly TeamRow[], of: (row: TeamRow) => number): number =>
    sumOf(rows.map((row) => of(row) / (row.games ?? USUAL_GAMES))) / rows.length;
  const perGame = counted.length > 1 ? mean(counted, ({ penalties }) => penalties!) : average;
  const measured = counted.filter(({ penaltyYards }) => penaltyYards !== undefined);
  const yardsPerFoul = measured.length > 1 ? mean(measured, ({ penaltyYards }) => penaltyYards!) / perGame : undefined;
  const { season, playYards } = shares;
  const games = sumOf([...teams.values()].map((row) => row.games ?? USUAL_GAMES)) / n;
  const returned = [...teams.values()].filter(({ kickReturns }) => kickReturns !== undefined);
  const returns = returned.length > 1 ? mean(returned, ({ kickReturns }) => kickReturns!) : undefined;
  const matches = matchesOfSeason(shares, returns);
  const again = season ? 1 + CANCELED * (perGame / season.fouls - 1) : 1;
  /** A season's fouls of a kind relative to those that the rates are of. */
  const eraOf = (kind: keyof typeof KINDS, side: 0 | 1): number =>
    isKnown && season ? bound(usual[kind][side] / games / season.named[kind][side]) : 1;
  return (team, own, against) => {
    const row = teams.get(team);
    const plays = playsOf(own, against, shares, season && kicksOf(row, others.get(team)));
    const games = row?.games ?? USUAL_GAMES;
    const level = levels.penalties * again;
    const all = (row?.penalties === undefined ? perGame : row.penalties / games) / level;
    const walked =
      row?.penaltyYards === undefined ? yardsPerFoul && yardsPerFoul * all : row.penaltyYards / games / level;
    const yards = walked && walked / levels.penaltyYards;
    const share = (kind: keyof typeof KINDS): Sides =>
      bySide((side) =>
        isKnown
          ? eraOf(kind, side) *
            bound((count(KINDS[kind][side], team) + KIND_SHRINK) / (usual[kind][side] + KIND_SHRINK))
          : 1,
      );
    const [snaps, during] = [share("snap"), share("play")];
    const mix = { snap: snaps, play: during, kick: season ? bySide(() => 1) : during };
    const ofSide = (kind: Kind, side: 0 | 1): number =>
      sumOf(
        ROWS.filter((one) => kindOf(one) === kind).map(
          (one) => (plays[one][side] * shares.rates[one][side] * mix[kind][side]) / 100,
        ),
      );
    const given = (kind: Kind): number => ofSide(kind, 0) + ofSide(kind, 1);
    if (season && isKnown) {
      // Names tell how many fouls on plays are the defense's, which give first downs; others fill up the team's total.
      const defense = 1 / level;
      const lean = levels.penaltyYards ** SNAP_LEAN;
      const others = lean * given("snap") + ofSide("play", 0) + given("kick");
      const rest = bound((all - defense * ofSide("play", 1)) / others);
      const factor = {
        snap: bySide((side) => rest * lean * mix.snap[side]),
        play: bySide((side) => (side === 0 ? rest : defense) * mix.play[side]),
        kick: bySide(() => rest),
      };
      return { fouls: all, yards, plays, factor, shares, matches };
    }
    // Fouls at the snap are short, so total yards determine how many there are.
    const snap =
      yards === undefined
        ? all / (given("snap") + given("play") + given("kick"))
        : bound((playYards * all - yards) / (playYards - shares.yards.SNAP[0]) / given("snap"));
    const play = bound((all - snap * given("snap")) / (given("play") + given("kick")));
    const factor = {
      snap: bySide((side) => snap * mix.snap[side]),
      play: bySide((side) => play * mix.play[side]),
      kick: bySide((side) => play * mix.kick[side]),
    };
    return { fouls: all, yards, plays, factor, shares, matches };
  };
}
