/** Kickoffs, field goals and punts. */
import type { Row, Season, TeamRow } from "../../../../stats/index.js";
import { LEAGUE_AVERAGE, type GameCharts, type Kick, type Provenance } from "../../rules/index.js";
import { apportion, SIDES } from "../cells.js";
import { FIELD_GOAL_BANDS as BANDS, type EraAverage } from "../eras.js";
import { bounded, meanOf } from "../figures.js";
import { FAR_PUNTS, makeReturns, withFairCatches, type LeagueReturns, type ReturnKind } from "./returns.js";

const USUAL = LEAGUE_AVERAGE.kick;

export interface KickingMade {
  readonly chart: Kick;
  readonly provenance: Record<string, Provenance>;
  /** Percentage good by band, shrunk and made monotonic. */
  readonly bands: readonly number[];
  /** Target yards per return for each player's row. */
  readonly aims: Readonly<Record<ReturnKind, readonly number[]>>;
}

/**
 * @param tryKick length of an extra point, yards
 * @param blocks those that field goals allow for
 * @param farReturns true if punts are returned as far as real ones: rules `season`
 */
export function makeKicking(
  team: string,
  season: Season,
  average: EraAverage,
  league: LeagueReturns,
  tryKick: number,
  blocks: KickBlocks = [],
  farReturns = false,
): KickingMade {
  const own = season.own.get(team)!;
  const against = season.against.get(team)!;
  const mine = <R extends { readonly team: string }>(rows: readonly R[]): R[] =>
    rows.filter((row) => row.team === team);
  const from = (known: number | undefined): Provenance => (known === undefined ? "prior" : "shrunk");
  const returns = mine(season.tables.returns);
  const kicks = makeReturns("kick", returns, own, league);
  const punts = withFairCatches(makeReturns("punt", returns, own, league, farReturns ? FAR_PUNTS : undefined), own);
  const bands = fieldGoalBands(own, average);
  const coverage =
    against.kickReturns !== undefined && against.kickReturnYards !== undefined && against.kickReturns > 0
      ? (against.kickReturnYards + 20 * league.kick) / (against.kickReturns + 20) - league.kick
      : 0;
  const figures = puntFigures(own, mine(season.tables.punting), average);
  return {
    bands,
    aims: { kick: kicks.aims, punt: punts.aims },
    provenance: {
      "kick.fg": from(own.fieldGoalAttempts),
      "kick.kickoff": from(own.kickoffTouchbacks),
      "kick.kr": from(own.kickReturns),
      "kick.pr": from(own.puntReturns),
      "kick.own": from(own.puntYards),
      "kick.ret": from(against.kickReturnYards),
    },
    chart: {
      kickoff: kickoffRow(own, against.kickReturns, mine(season.tables.kicking), average),
      fg: fieldGoalRow(bands, extraPointOf(own, average, tryKick, blocks), blocks),
      ret: Math.round(coverage),
      kr: kicks.players,
      own: puntsOwn(figures),
      opp: puntsOpp(figures),
      block: blockRating(own),
      pr: punts.players,
      prBlock: blockRating(against),
    },
  };
}

const blockRating = ({ punts, puntsBlocked }: TeamRow): number =>
  puntsBlocked === undefined || !punts ? 1 : bounded(Math.round((400 * (puntsBlocked + 0.5)) / (punts + 90)) - 1, 0, 4);

/** Centers of the field goal bands. */
const CENTRES = [18, 25, 35, 45, 53] as const;
const FIELD_GOAL_SHRINK = 8;

/** Percentage good by band: shrunk toward the era's, and never better from farther away. */
function fieldGoalBands(own: TeamRow, { fieldGoals }: EraAverage): number[] {
  const known = BANDS.some((band) => own[`tried${band}`] !== undefined);
  // Without bands, the total moves all of them.
  const total =
    known || own.fieldGoals === undefined || !own.fieldGoalAttempts
      ? 0
      : (own.fieldGoals + FIELD_GOAL_SHRINK * 0.75) / (own.fieldGoalAttempts + FIELD_GOAL_SHRINK) -
        usualTotal(fieldGoals);
  const raw = BANDS.map((band, i) => {
    const usual = bounded(fieldGoals[i] + total * (i === 0 ? 0.2 : 1), 0.02, 1);
    const [made, tried] = [own[`made${band}`] ?? 0, own[`tried${band}`] ?? 0];
    return (made + FIELD_GOAL_SHRINK * usual) / (tried + FIELD_GOAL_SHRINK);
  });
  const weights = BANDS.map((band) => (own[`tried${band}`] ?? 0) + FIELD_GOAL_SHRINK);
  return isotonic(raw, weights);
}

/** Tries by band in an average season. */
const TRIES = [0.02, 0.26, 0.3, 0.29, 0.13];
const usualTotal = (bands: readonly number[]): number => bands.reduce((sum, p, i) => sum + p * TRIES[i], 0);

/** Closest nonincreasing values: pools neighbors that increase (isotonic regression). */
function isotonic(values: readonly number[], weights: readonly number[]): number[] {
  const pools: { value: number; weight: number; count: number }[] = [];
  values.forEach((value, i) => {
    pools.push({ value, weight: weights[i], count: 1 });
    while (pools.length > 1 && pools[pools.length - 1].value > pools[pools.length - 2].value) {
      const b = pools.pop()!;
      const a = pools[pools.length - 1];
      a.value = (a.value * a.weight + b.value * b.weight) / (a.weight + b.weight);
      a.weight += b.weight;
      a.count += b.count;
    }
  });
  return pools.flatMap(({ value, count }) => new Array<number>(count).fill(value));
}

/** A length and the percentage good from there. */
type Anchor = readonly [number, number];

/** Since 2015, extra points are long enough to inform field goals from there; earlier ones were nearly automatic. */
const LONG_TRY = 25;
const EXTRA_POINT_SHRINK = 10;
/** Share of kicks under 40 yards blocked by the dice, whatever the chart says. */
const BLOCKED = 0.01;
/** Blocks of kicks by the dice that field goals allow for, as records count them among the misses; none on charts for the standard rules. */
export type KickBlocks = GameCharts["kickBlocks"];
const blockedFrom = (length: number, blocks: KickBlocks): number =>
  (blocks.find(({ under }) => length < under)?.upTo ?? 0) / SIDES ** 2;

function extraPointOf(
  own: TeamRow,
  { extraPoint }: EraAverage,
  tryKick: number,
  blocks: KickBlocks,
): Anchor | undefined {
  const { extraPoints: made, extraPointAttempts: tried } = own;
  if (tryKick <= LONG_TRY || made === undefined || !tried) return undefined;
  const usual = extraPoint ?? made / tried;
  const good = (made + EXTRA_POINT_SHRINK * usual) / (tried + EXTRA_POINT_SHRINK);
  return [tryKick, blocks.length > 0 ? good : good / (1 - BLOCKED)];
}

/**
 * Percentage good from a length: linear between the centers of the bands and the extra point, falling to 0 beyond the
 * last. An extra point worse than the farther band, or better than the closer one, is set equal to it.
 */
function goodFrom(length: number, bands: readonly number[], extraPoint?: Anchor): number {
  const points: Anchor[] = [...CENTRES.map((x, i): Anchor => [x, bands[i]]), [Math.max(58, 53 + 22 * bands[4]), 0]];
  if (extraPoint) {
    const at = points.findIndex(([x]) => x > extraPoint[0]);
    points.splice(at, 0, [extraPoint[0], bounded(extraPoint[1], points[at][1], points[at - 1][1])]);
  }
  if (length <= points[0][0]) return bands[0];
  for (let i = 1; i < points.length; i++) {
    const [[x0, y0], [x1, y1]] = [points[i - 1], points[i]];
    if (length <= x1) return y0 + ((y1 - y0) * (length - x0)) / (x1 - x0);
  }
  return 0;
}

/** Percentage good over the tries of an average season, from the centers of the bands. */
export const overBands = (good: (band: number, length: number) => number): number =>
  CENTRES.reduce((sum, length, i) => sum + TRIES[i] * good(i, length), 0);

function fieldGoalRow(bands: readonly number[], extraPoint: Anchor | undefined, blocks: KickBlocks): number[] {
  const cells: number[] = [];
  for (let k = 1; k <= SIDES; k++) {
    // Red k is good if at least 20 - k + 1/2 of 20 kicks are.
    const wanted = 1 - (k - 0.5) / SIDES;
    let best = 17;
    for (let length = 17; length <= 70; length++)
      if (goodFrom(length, bands, extraPoint) / (1 - blockedFrom(length, blocks)) >= wanted) best = length;
    cells.push(Math.max(best, cells[k - 2] ?? 0));
  }
  return cells;
}

/** Share of onside kicks among kickoffs, and their yards. */
const ONSIDE = 0.024;
const ONSIDE_YARDS = 12;

/**
 * Kickoffs without a return, excluding onside kicks: dice return everything except touchbacks, so fair catches and
 * kicks out of bounds count as touchbacks.
 */
function deadKickoffs({ kickoffs, kickoffTouchbacks }: TeamRow, returned: number | undefined): number | undefined {
  if (kickoffs === undefined || kickoffTouchbacks === undefined || returned === undefined) return kickoffTouchbacks;
  return Math.max(kickoffTouchbacks, kickoffs * (1 - ONSIDE) - returned);
}

/** Kickoffs from the era's line: a default row adjusted to the season's touchbacks and length. */
function kickoffRow(
  own: TeamRow,
  returned: number | undefined,
  kickers: readonly Row<"kicking">[],
  average: EraAverage,
): (number | "TB")[] {
  const dead = deadKickoffs(own, returned);
  const rate =
    own.kickoffs && dead !== undefined
      ? (dead + 10 * average.kickoffTouchbacks) / (own.kickoffs * (1 - ONSIDE) + 10)
      : average.kickoffTouchbacks;
  const touchbacks = bounded(Math.round(SIDES * rate), 0, 19);
  const plain = USUAL.kickoff.filter((cell): cell is number => cell !== "TB");
  const kicks = kickers.reduce((sum, row) => sum + (row.kickoffs ?? 0), 0);
  const yards = kickers.reduce((sum, row) => sum + (row.kickoffYards ?? 0), 0);
  // Most sources measure touchbacks to the goal line; the rest are the other kicks, including a few onside kicks.
  const touched = own.kickoffTouchbacks ?? 0;
  const onside = kickers.some((row) => row.onsideKicks !== undefined)
    ? kickers.reduce((sum, row) => sum + (row.onsideKicks ?? 0), 0)
    : ONSIDE * kicks;
  const others = kicks - touched - onside;
  const shift =
    yards > 0 && others >= 10
      ? bounded(Math.round((yards - 65 * touched - ONSIDE_YARDS * onside) / others - meanOf(plain)), -6, 2)
      : 0;
  const count = SIDES - touchbacks;
  const cells = Array.from({ length: count }, (_, i) => {
    const at = ((i + 0.5) / count) * plain.length - 0.5;
    const low = bounded(Math.floor(at), 0, plain.length - 1);
    const high = bounded(low + 1, 0, plain.length - 1);
    return Math.round(plain[low] + (plain[high] - plain[low]) * bounded(at - low, 0, 1)) + shift;
  });
  return [...cells, ...new Array<"TB">(touchbacks).fill("TB")];
}

/** Share of punts into the end zone, and yards of a punt from the own half, in the league-average chart. */
const USUAL_TOUCHBACKS = 0.0617;
const USUAL_OWN = 45.5;
/**
 * In games, all punts are shorter than those from the own half, and more are returned than in actual statistics. Measured
 * over the replays of 2010, 2014, 2016 and 2019, whose punts went 44.6 yards as the actual ones.
 */
const PUNT_LEVEL = 0.947;
const RETURNED_LEVEL = 1.35;

interface PuntFigures {
  readonly average: number;
  readonly touchbacks: number;
  readonly dead: number | undefined;
  readonly fair: number | undefined;
  readonly returned: number | undefined;
  readonly punts: number;
}

function puntFigures(own: TeamRow, punters: readonly Row<"punting">[], average: EraAverage): PuntFigures {
  const sum = (key: "downed" | "outOfBounds" | "fairCatches" | "returned"): number | undefined => {
    const known = punters.filter((row) => row[key] !== undefined);
    return known.length === 0 ? undefined : known.reduce((total, row) => total + row[key]!, 0);
  };
  const punts = own.punts ?? 0;
  const [downed, oob] = [sum("downed"), sum("outOfBounds")];
  return {
    average:
      own.puntYards !== undefined && punts > 0
        ? (own.puntYards + 10 * average.puntAverage) / (punts + 10)
        : average.puntAverage,
    touchbacks:
      own.puntTouchbacks === undefined || punts === 0 ? USUAL_TOUCHBACKS : (own.puntTouchbacks + 1.2) / (punts + 20),
    dead: downed === undefined && oob === undefined ? undefined : (downed ?? 0) + (oob ?? 0),
    fair: sum("fairCatches"),
    returned: sum("returned"),
    punts,
  };
}

/** Reassigns the letters of a default row by the team's shares, spread over the lengths as before. */
function puntsOwn(figures: PuntFigures): string[] {
  const usual = USUAL.own.map((cell) => ({ yards: Number.parseInt(cell, 10), letter: cell.slice(-1) }));
  const factor = figures.average / PUNT_LEVEL / USUAL_OWN;
  const yards = usual.map((cell) => Math.round(cell.yards * factor));
  const letters = lettersFor(
    usual.map(({ letter }) => letter),
    figures,
  );
  return yards.map((value, k) => `${value}${letters[k]}`);
}

const PUNT_SHRINK = 30;

function lettersFor(usual: readonly string[], { dead, fair, returned }: PuntFigures): string[] {
  if (dead === undefined || fair === undefined || returned === undefined) return [...usual];
  const all = dead + fair + returned;
  const count = (letter: string): number => usual.filter((known) => known === letter).length;
  // A team's punts from all over the field relative to the league's; the row covers only its own half.
  const LEAGUE = { N: 0.237, F: 0.265, R: 0.4317 };
  const parts = (["N", "F", "R"] as const).map((letter, i) => {
    const n = [dead, fair, returned][i];
    const part =
      (count(letter) * ((n + PUNT_SHRINK * LEAGUE[letter]) / (all + PUNT_SHRINK))) / (LEAGUE[letter] / 0.9337);
    return letter === "R" ? part / RETURNED_LEVEL : part;
  });
  const wanted = apportion(parts);
  const letters = [...usual];
  const order = ["N", "F", "R"];
  for (let guard = 0; guard < SIDES; guard++) {
    const over = order.map((letter, i) => letters.filter((known) => known === letter).length - wanted[i]);
    const from = over.findIndex((n) => n > 0);
    const to = over.findIndex((n) => n < 0);
    if (from < 0 || to < 0) break;
    // From the middle, so that short and long punts keep theirs.
    const places = letters.map((letter, k) => ({ letter, k })).filter(({ letter }) => letter === order[from]);
    letters[places[Math.floor(places.length / 2)].k] = order[to];
  }
  return letters;
}

function puntsOpp({ touchbacks }: PuntFigures): string[] {
  // A default team has 4 of 20 from the opponents' side, which gives USUAL_TOUCHBACKS of all punts.
  const tb = bounded(Math.round(4 * (touchbacks / USUAL_TOUCHBACKS)), 1, 8);
  const rest = USUAL.opp.filter((cell) => cell !== "TB");
  const count = SIDES - tb;
  const cells = Array.from(
    { length: count },
    (_, i) => rest[Math.min(rest.length - 1, Math.floor(((i + 0.5) * rest.length) / count))],
  );
  return [...new Array<string>(tb).fill("TB"), ...cells];
}
