/** Who returns kicks and punts, and how far. */
import { sumOf } from "../../../../kernel/lists/index.js";
import type { Row, Season, TeamRow } from "../../../../stats/index.js";
import { LEAGUE_AVERAGE, type KickReturner, type PuntReturner } from "../../rules/index.js";
import { apportion, SIDES } from "../cells.js";
import type { EraAverage } from "../eras.js";
import { bounded, meanOf } from "../figures.js";

const { kr, pr } = LEAGUE_AVERAGE.kick;

/** Columns of each kind, the default row with its fumble rating, and how far the longest return exceeds the row. */
const KINDS = {
  kick: {
    times: "kickReturns",
    yards: "kickReturnYards",
    long: "kickReturnLong",
    touchdowns: "kickReturnTouchdowns",
    nobody: "Kick returner",
    usual: kr[0].yards,
    fum: 9,
    beyond: 10,
  },
  punt: {
    times: "puntReturns",
    yards: "puntReturnYards",
    long: "puntReturnLong",
    touchdowns: "puntReturnTouchdowns",
    nobody: "Punt returner",
    usual: pr[0].yards,
    fum: 12,
    beyond: 5,
  },
} as const;
export type ReturnKind = keyof typeof KINDS;
export type LeagueReturns = Readonly<Record<ReturnKind, number>>;

/** Yards per return in a league; the era's average with too few returns or no league. */
export function leagueReturns(season: Season | undefined, average: EraAverage): LeagueReturns {
  const each = (kind: ReturnKind, usual: number): number => {
    const { times, yards } = KINDS[kind];
    const known = [...(season?.own.values() ?? [])].filter(
      (row) => row[times] !== undefined && row[yards] !== undefined,
    );
    const n = known.reduce((sum, row) => sum + row[times]!, 0);
    return n > 50 ? known.reduce((sum, row) => sum + row[yards]!, 0) / n : usual;
  };
  return { kick: each("kick", average.kickReturnAverage), punt: each("punt", average.puntReturnAverage) };
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

/** Returners for the chart, and the target yards per return of each row. */
export interface ReturnsMade<R> {
  readonly players: readonly R[];
  readonly aims: readonly number[];
}

/**
 * A row of punt returns whose numbers are as frequent as in the punts returned in 2009-19: means of each twentieth
 * (`scripts/return-rows.mjs`), but the first: -1 is the most frequent loss. One return in six goes nowhere.
 */
export const FAR_PUNTS: readonly number[] = [-1, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 22, 47];

/** @param far a row with the frequencies of real returns; without it, the default row keeps those of its numbers */
export function makeReturns(
  kind: ReturnKind,
  rows: readonly Row<"returns">[],
  own: TeamRow,
  league: LeagueReturns,
  far?: readonly number[],
): ReturnsMade<KickReturner> {
  const { usual, fum, beyond } = KINDS[kind];
  const listed = listReturners(kind, rows, own, league[kind]);
  const upTo = ends(listed.map(({ n }) => n));
  const level = othersLevel(kind, listed, own, league[kind]);
  const aims = listed.map((man) => level * averageOf(man, league[kind]));
  const men = listed.map((man, i) => ({
    name: man.name,
    upTo: upTo[i],
    fum: fumbleRating(man, fum),
    yards: far ? farRow(far, aims[i], man, beyond) : returnRow(usual, aims[i], man, beyond),
  }));
  return { players: men, aims };
}

/** Fair catches out of catchable punts: the F cells are 8 of the 15 that land in the field of play. */
export function withFairCatches(
  { players: men, aims }: ReturnsMade<KickReturner>,
  own: TeamRow,
): ReturnsMade<PuntReturner> {
  const fair = own.puntFairCatches;
  const caught = (fair ?? 0) + (own.puntReturns ?? 0);
  const usual = pr[0].fc / SIDES;
  const onF = fair === undefined || caught === 0 ? usual : ((fair + 10 * 0.4) / (caught + 10)) * (usual / 0.4);
  const fc = bounded(Math.round(SIDES * onF), 0, SIDES);
  return { players: men.map(({ name, upTo, ...man }) => ({ name, upTo, fc, ...man })), aims };
}

/** The players with the most returns; if no table has names, an unnamed one with the team's figures. */
function listReturners(kind: ReturnKind, rows: readonly Row<"returns">[], own: TeamRow, league: number): Returner[] {
  const { times, yards, long, touchdowns, nobody } = KINDS[kind];
  const men = rows
    .map((row): Returner => ({
      name: row.player,
      n: row[times] ?? 0,
      yards: row[yards] ?? 0,
      long: row[long],
      touchdowns: row[touchdowns] ?? 0,
      fumbles: fumblesOf(row, kind),
    }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1));
  const sum = men.reduce((total, { n }) => total + n, 0);
  const listed = men.filter(({ n }, i) => i === 0 || n >= 0.1 * sum).slice(0, RETURNERS);
  if (listed.length > 0) return listed;
  const n = own[times] ?? 0;
  return [{ name: nobody, n, yards: own[yards] ?? n * league, long: undefined, touchdowns: 0, fumbles: undefined }];
}

/** Fumbles on returns of a player who does both, split by number of returns. */
function fumblesOf(
  { fumbles, kickReturns = 0, puntReturns = 0, fairCatches = 0 }: Row<"returns">,
  kind: ReturnKind,
): number | undefined {
  if (fumbles === undefined) return undefined;
  const punts = puntReturns + fairCatches;
  const all = kickReturns + 2 * punts;
  return all === 0 ? 0 : (fumbles * (kind === "kick" ? kickReturns : 2 * punts)) / all;
}

/** Share of the rows' yards that returns gain in games: goal lines cut the longest. Measured by replays of 2010, 2011, 2013-16, 2018 and 2019. */
const CUT = 0.986;

/**
 * Average of all of a team's returns relative to those of the listed players, who return those of the others, too: short
 * kicks that blockers catch. In 2009-19 listed players averaged 3.5 to 4.5% more on kickoffs than their teams.
 */
function othersLevel(kind: ReturnKind, listed: readonly Returner[], own: TeamRow, league: number): number {
  const { times, yards } = KINDS[kind];
  const { [times]: n, [yards]: all } = own;
  const sum = listed.reduce((total, man) => total + man.n, 0);
  if (!n || all === undefined || sum === 0) return 1;
  const mean = listed.reduce((total, man) => total + man.n * averageOf(man, league), 0) / sum;
  return mean > 0 ? averageOf({ n, yards: all }, league) / mean / CUT : 1;
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

/** The last cell of a player's row: his longest return; a touchdown counts if at least one return in 40 went all the way. */
const longestOf = ({ n, touchdowns, long }: Returner, least: number): number =>
  n > 0 && touchdowns / n >= 0.025 ? TOUCHDOWN : Math.min(98, Math.max(long ?? 0, least));

/** Fraction of their usual yards that the cells below the longest keep, however long that is. */
const LEAST_KEPT = 0.5;

/** A row whose cells below the longest are scaled until the mean fits: no number becomes more frequent than it was. */
function farRow(usual: readonly number[], wanted: number, man: Returner, beyond: number): number[] {
  const rest = usual.slice(0, -1);
  const typical = (wanted / meanOf(usual)) * sumOf(rest);
  const all = wanted * SIDES;
  const second = (rest[rest.length - 1] / sumOf(rest)) * typical;
  const least = man.long === undefined ? all - typical : second + beyond;
  const last = Math.min(longestOf(man, Math.round(least)), Math.round(all - LEAST_KEPT * typical));
  return [...apportion(rest, Math.round(all - last)).sort((one, other) => one - other), last];
}

/** A default row scaled to the player's mean; its last cell is his longest return if the mean still fits. */
function returnRow(usual: readonly number[], wanted: number, man: Returner, beyond: number): number[] {
  const factor = wanted / meanOf(usual);
  const row = usual.map((yards) => Math.round(yards * factor));
  const last = longestOf(man, row[18] + beyond);
  if (man.long !== undefined || last === TOUCHDOWN) row[19] = last;
  for (let k = 1; k < SIDES; k++) row[k] = Math.max(row[k], row[k - 1]);
  // The rest preserves the mean: the upper half first, never dropping below its neighbors.
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
