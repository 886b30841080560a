/** Kicks and returns (digest 5.8). */
import type { Row, Season, TeamRow } from "../../../stats/index.js";
import { LEAGUE_AVERAGE, type Kick, type KickReturner, type Provenance, type PuntReturner } from "../rules/index.js";
import { apportion, SIDES } from "./cells.js";
import type { EraAverage } from "./eras.js";

const USUAL = LEAGUE_AVERAGE.kick;
const USUAL_RETURN = USUAL.kr[0].yards;
const USUAL_PUNT_RETURN = USUAL.pr[0].yards;
const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const bounded = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export interface KickingMade {
  readonly chart: Kick;
  readonly provenance: Record<string, Provenance>;
  /** Share good by band, shrunk, isotonic. */
  readonly bands: readonly number[];
  /** Yards a return that the men's rows aim at. */
  readonly kickAverages: ReadonlyMap<string, number>;
  readonly puntAverages: ReadonlyMap<string, number>;
}

export function makeKicking(team: string, season: Season, average: EraAverage): KickingMade {
  const own = season.own.get(team)!;
  const against = season.against.get(team)!;
  const mine = <R extends { readonly team: string }>(rows: readonly R[]): R[] =>
    rows.filter((row) => row.team === team);
  const provenance: Record<string, Provenance> = {};
  const from = (path: string, known: boolean, how: Provenance = "shrunk"): void =>
    void (provenance[path] = known ? how : "prior");
  const kickers = mine(season.tables.kicking);
  const returns = mine(season.tables.returns);
  const bands = fieldGoalBands(own, average);
  from("kick.fg", own.fieldGoalAttempts !== undefined);
  from("kick.kickoff", own.kickoffTouchbacks !== undefined);
  from("kick.kr", own.kickReturns !== undefined);
  from("kick.pr", own.puntReturns !== undefined);
  from("kick.own", own.puntYards !== undefined);
  from("kick.ret", against.kickReturnYards !== undefined);
  const league = leagueReturns(season, average);
  const coverage =
    against.kickReturns !== undefined && against.kickReturnYards !== undefined && against.kickReturns > 0
      ? (against.kickReturnYards + 20 * league.kick) / (against.kickReturns + 20) - league.kick
      : 0;
  const averagesOf = (
    yards: "kickReturnYards" | "puntReturnYards",
    times: "kickReturns" | "puntReturns",
    usual: number,
  ) =>
    new Map(
      [
        ...returns.map((row) => [row.player, row[yards] ?? 0, row[times] ?? 0] as const),
        ["Kick returner", own[yards] ?? 0, own[times] ?? 0] as const,
        ["Punt returner", own[yards] ?? 0, own[times] ?? 0] as const,
      ].map(([name, sum, n]) => [name, averageOf({ n, yards: sum }, usual)]),
    );
  const punts = puntFigures(own, mine(season.tables.punting), average);
  return {
    bands,
    kickAverages: averagesOf("kickReturnYards", "kickReturns", league.kick),
    puntAverages: averagesOf("puntReturnYards", "puntReturns", league.punt),
    provenance,
    chart: {
      kickoff: kickoffRow(own, kickers, average),
      fg: fieldGoalRow(bands),
      ret: Math.round(coverage),
      kr: kickReturners(returns, own, league.kick),
      own: puntsOwn(punts),
      opp: puntsOpp(punts),
      block:
        own.puntsBlocked === undefined || !own.punts
          ? 1
          : bounded(Math.round((400 * (own.puntsBlocked + 0.5)) / (own.punts + 90)) - 1, 0, 4),
      pr: puntReturners(returns, own, league.punt),
      prBlock:
        against.puntsBlocked === undefined || !against.punts
          ? 1
          : bounded(Math.round((400 * (against.puntsBlocked + 0.5)) / (against.punts + 90)) - 1, 0, 4),
    },
  };
}

function leagueReturns(season: Season, average: EraAverage): { readonly kick: number; readonly punt: number } {
  const rows = [...season.own.values()];
  const each = (yards: keyof TeamRow, times: keyof TeamRow, usual: number): number => {
    const known = rows.filter((row) => typeof row[yards] === "number" && typeof row[times] === "number");
    const n = known.reduce((sum, row) => sum + Number(row[times]), 0);
    return n > 50 ? known.reduce((sum, row) => sum + Number(row[yards]), 0) / n : usual;
  };
  return {
    kick: each("kickReturnYards", "kickReturns", average.kickReturnAverage),
    punt: each("puntReturnYards", "puntReturns", average.puntReturnAverage),
  };
}

/** Centres of the bands of place kicks. */
const CENTRES = [18, 25, 35, 45, 53] as const;
const FIELD_GOAL_SHRINK = 8;
const BANDS = ["0", "20", "30", "40", "50"] as const;

/** Share good by band: drawn to the era's, and never better from farther away. */
function fieldGoalBands(own: TeamRow, { fieldGoals }: EraAverage): number[] {
  const known = BANDS.some((band) => own[`tried${band}`] !== undefined);
  // Without bands the total moves all of them.
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

/** Tries by band in a usual season. */
const TRIES = [0.02, 0.26, 0.3, 0.29, 0.13];
const usualTotal = (bands: readonly number[]): number => bands.reduce((sum, p, i) => sum + p * TRIES[i], 0);

/** Falling values nearest to the given ones: neighbours that rise are pooled. */
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

/** Share good from a length: straight between the centres of the bands, falling to 0 beyond the last. */
export function goodFrom(length: number, bands: readonly number[]): number {
  const points: [number, number][] = [
    ...CENTRES.map((x, i): [number, number] => [x, bands[i]]),
    [Math.max(58, 53 + 22 * bands[4]), 0],
  ];
  if (length <= points[0][0]) return bands[0];
  for (let i = 1; i < points.length; i++) {
    const [[x0, y0], [x1, y1]] = [points[i - 1], points[i]];
    if (length <= x1) return y0 + ((y1 - y0) * (length - x0)) / (x1 - x0);
  }
  return 0;
}

/** Share good over tries of a usual season, from the centres of the bands. */
export const overBands = (good: (band: number, length: number) => number): number =>
  CENTRES.reduce((sum, length, i) => sum + TRIES[i] * good(i, length), 0);

function fieldGoalRow(bands: readonly number[]): number[] {
  const cells: number[] = [];
  for (let k = 1; k <= SIDES; k++) {
    // Red k is good where at least 20 - k + 1/2 of 20 kicks are.
    const wanted = 1 - (k - 0.5) / SIDES;
    let best = 17;
    for (let length = 17; length <= 70; length++) if (goodFrom(length, bands) >= wanted) best = length;
    cells.push(Math.max(best, cells[k - 2] ?? 0));
  }
  return cells;
}

/** Kickoffs from the era's line: a usual row moved to the touchbacks and the length of the season. */
function kickoffRow(own: TeamRow, kickers: readonly Row<"kicking">[], average: EraAverage): (number | "TB")[] {
  const rate =
    own.kickoffs && own.kickoffTouchbacks !== undefined
      ? (own.kickoffTouchbacks + 10 * average.kickoffTouchbacks) / (own.kickoffs + 10)
      : average.kickoffTouchbacks;
  const touchbacks = bounded(Math.round(SIDES * rate), 0, 19);
  const plain = USUAL.kickoff.filter((cell): cell is number => cell !== "TB");
  const kicks = kickers.reduce((sum, row) => sum + (row.kickoffs ?? 0), 0);
  const yards = kickers.reduce((sum, row) => sum + (row.kickoffYards ?? 0), 0);
  // Lengths of touchbacks count to the goal line in most books; what is left are the others.
  const others = kicks - (own.kickoffTouchbacks ?? 0);
  const shift =
    yards > 0 && others >= 10
      ? bounded(Math.round((yards - 65 * (own.kickoffTouchbacks ?? 0)) / others - meanOf(plain)), -6, 2)
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

const RETURNERS = 2;
const RETURN_SHRINK = 15;
const TOUCHDOWN = 99;

interface Returner {
  readonly name: string;
  readonly n: number;
  readonly yards: number;
  readonly long: number | undefined;
  readonly touchdowns: number;
  readonly fumbles: number | undefined;
}

function listReturners(
  all: readonly Returner[],
  team: { readonly n: number; readonly yards: number } | undefined,
  nobody: string,
): Returner[] {
  const sorted = all.filter(({ n }) => n > 0).sort((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1));
  const sum = sorted.reduce((total, { n }) => total + n, 0);
  const listed = sorted.filter(({ n }, i) => i === 0 || n >= 0.1 * sum).slice(0, RETURNERS);
  if (listed.length > 0) return listed;
  return [
    { name: nobody, n: team?.n ?? 0, yards: team?.yards ?? 0, long: undefined, touchdowns: 0, fumbles: undefined },
  ];
}

function kickReturners(rows: readonly Row<"returns">[], own: TeamRow, league: number): KickReturner[] {
  const men = rows.map((row): Returner => ({
    name: row.player,
    n: row.kickReturns ?? 0,
    yards: row.kickReturnYards ?? 0,
    long: row.kickReturnLong,
    touchdowns: row.kickReturnTouchdowns ?? 0,
    fumbles: fumblesOf(row, "kickReturns"),
  }));
  const team = own.kickReturns
    ? { n: own.kickReturns, yards: own.kickReturnYards ?? own.kickReturns * league }
    : undefined;
  const listed = listReturners(men, team, "Kick returner");
  const upTo = ends(listed.map(({ n }) => n));
  return listed.map((man, i) => ({
    name: man.name,
    upTo: upTo[i],
    fum: fumbleRating(man, 9),
    yards: returnRow(USUAL_RETURN, averageOf(man, league), man, 10),
  }));
}

function puntReturners(rows: readonly Row<"returns">[], own: TeamRow, league: number): PuntReturner[] {
  const men = rows.map((row): Returner => ({
    name: row.player,
    n: row.puntReturns ?? 0,
    yards: row.puntReturnYards ?? 0,
    long: row.puntReturnLong,
    touchdowns: row.puntReturnTouchdowns ?? 0,
    fumbles: fumblesOf(row, "puntReturns"),
  }));
  const team = own.puntReturns
    ? { n: own.puntReturns, yards: own.puntReturnYards ?? own.puntReturns * league }
    : undefined;
  const listed = listReturners(men, team, "Punt returner");
  const upTo = ends(listed.map(({ n }) => n));
  // Fair catches of what can be caught: the F cells are 8 of 15 that come down in the field.
  const fair = own.puntFairCatches;
  const caught = (fair ?? 0) + (own.puntReturns ?? 0);
  const usual = USUAL.pr[0].fc / SIDES;
  const onF = fair === undefined || caught === 0 ? usual : ((fair + 10 * 0.4) / (caught + 10)) * (usual / 0.4);
  const fc = bounded(Math.round(SIDES * onF), 0, SIDES);
  return listed.map((man, i) => ({
    name: man.name,
    upTo: upTo[i],
    fc,
    fum: fumbleRating(man, 12),
    yards: returnRow(USUAL_PUNT_RETURN, averageOf(man, league), man, 5),
  }));
}

/** Fumbles on returns of a man who does both, by how often. */
function fumblesOf(
  { fumbles, kickReturns = 0, puntReturns = 0, fairCatches = 0 }: Row<"returns">,
  kind: "kickReturns" | "puntReturns",
): number | undefined {
  if (fumbles === undefined) return undefined;
  const punts = puntReturns + fairCatches;
  const all = kickReturns + 2 * punts;
  return all === 0 ? 0 : (fumbles * (kind === "kickReturns" ? kickReturns : 2 * punts)) / all;
}

const averageOf = ({ n, yards }: Pick<Returner, "n" | "yards">, league: number): number =>
  (yards + RETURN_SHRINK * league) / (n + RETURN_SHRINK);

const fumbleRating = ({ fumbles, n }: Returner, usual: number): number =>
  fumbles === undefined ? usual : bounded(Math.round((400 * (fumbles + (usual / 400) * 40)) / (n + 40)), 0, 17);

function ends(shares: readonly number[]): number[] {
  let end = 0;
  const taken = apportion(shares.some((n) => n > 0) ? shares : shares.map(() => 1));
  return taken.map((width) => (end += Math.max(0, width)));
}

/** A usual row scaled to the man's mean; its last cell is his longest where the mean still fits. */
function returnRow(usual: readonly number[], wanted: number, man: Returner, least: number): number[] {
  const factor = wanted / meanOf(usual);
  const row = usual.map((yards) => Math.round(yards * factor));
  // A touchdown counts where at least one return in 40 went all the way.
  const last =
    man.n > 0 && man.touchdowns / man.n >= 0.025 ? TOUCHDOWN : Math.min(98, Math.max(man.long ?? 0, row[18] + least));
  if (man.long !== undefined || last === TOUCHDOWN) row[19] = last;
  for (let k = 1; k < SIDES; k++) row[k] = Math.max(row[k], row[k - 1]);
  // The rest keeps the mean: the upper half first, without falling below its neighbours.
  for (let guard = 0; guard < 400; guard++) {
    const over = row.reduce((a, b) => a + b, 0) - wanted * SIDES;
    if (Math.abs(over) < 0.5) break;
    const step = over > 0 ? -1 : 1;
    let moved = false;
    for (let k = step < 0 ? 1 : 18; k >= 0 && k < 19; k -= step) {
      const next = row[k] + step;
      if (next >= (row[k - 1] ?? -5) && next <= row[k + 1] && Math.abs(next - usual[k] * factor) <= 2 + guard / 40) {
        row[k] = next;
        moved = true;
        break;
      }
    }
    if (!moved && guard > 200) break;
  }
  return row;
}

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
    touchbacks: own.puntTouchbacks === undefined || punts === 0 ? 0.0617 : (own.puntTouchbacks + 1.2) / (punts + 20),
    dead: downed === undefined && oob === undefined ? undefined : (downed ?? 0) + (oob ?? 0),
    fair: sum("fairCatches"),
    returned: sum("returned"),
    punts,
  };
}

/** Letters of a usual row are given out anew by the team's shares, spread over the lengths as they are there. */
function puntsOwn(figures: PuntFigures): string[] {
  const usual = USUAL.own.map((cell) => ({ yards: Number.parseInt(cell, 10), letter: cell.slice(-1) }));
  const factor = figures.average / 45.5;
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
  // What teams do of punts from all over the field, against the league's; the row is that of their own half.
  const LEAGUE = { N: 0.237, F: 0.265, R: 0.4317 };
  const parts = (["N", "F", "R"] as const).map((letter, i) => {
    const n = [dead, fair, returned][i];
    return (count(letter) * ((n + PUNT_SHRINK * LEAGUE[letter]) / (all + PUNT_SHRINK))) / (LEAGUE[letter] / 0.9337);
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
  // A usual team has 4 of 20 from the opponents' side, and 6.2 % of all punts.
  const tb = bounded(Math.round(4 * (touchbacks / 0.0617)), 1, 8);
  const rest = USUAL.opp.filter((cell) => cell !== "TB");
  const count = SIDES - tb;
  const cells = Array.from(
    { length: count },
    (_, i) => rest[Math.min(rest.length - 1, Math.floor(((i + 0.5) * rest.length) / count))],
  );
  return [...new Array<string>(tb).fill("TB"), ...cells];
}
