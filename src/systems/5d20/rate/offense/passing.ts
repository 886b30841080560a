/** A team's passer and receiver rows, as cells. */
import type { Row } from "../../../../stats/index.js";
import { DEPTHS, type Provenance, type QB, type Receiver, type TeamChart } from "../../rules/index.js";
import { apportion, cellsOf, SIDES, widths } from "../cells.js";
import { passFigures } from "../chart-figures.js";
import type { Context } from "../context.js";
import type { FumbleRating } from "../fumble-rating.js";
import { fitPassing, type RowWidths } from "./fit-passing.js";
import type { LeagueModel } from "../league.js";
import {
  catchingOf,
  meanOffense,
  passOffense,
  passRowsOf,
  type Means,
  type PassDefense,
  type PassFigures,
  type PassOffense,
  type PassRows,
} from "../model.js";
import { catchingOfCells, modelReceivers, receiverCells, sharesOf, type ReceivingRow } from "./receivers.js";
import { bisect, solveRows } from "../solve.js";
import { depthLean, passTargets, type PassTargets } from "../targets.js";
import { dropbacks, type PassTotals, type SideTotals } from "../totals.js";

/** Maximum number of passers on a chart, and the minimum share for a row. */
const MOST_PASSERS = 2;
const LEAST_SHARE = 0.06;
/** Shrinkage weight: drop-backs at the team's average blended into a passer's figures. */
const PASSER_SHRINK = 60;

export interface Passer {
  readonly name: string;
  readonly totals: PassTotals;
  /** Share of the drop-backs among the listed passers. */
  readonly share: number;
  readonly row?: Row<"passing">;
  readonly rushing?: Row<"rushing">;
  /** Carries that were not scrambles. */
  readonly carries: number;
  readonly scrambleYards?: number;
}

export interface PassingRequest {
  readonly side: SideTotals;
  readonly passing: readonly Row<"passing">[];
  readonly rushing: readonly Row<"rushing">[];
  readonly receiving: readonly ReceivingRow[];
  readonly scrambles: (row: Row<"rushing">) => { readonly scrambles: number; readonly kneels: number };
  readonly league: LeagueModel;
  readonly context: Context;
  readonly defense: PassDefense;
  readonly means: Means;
  /** Share of passes to backs, relative to the league. */
  readonly out: number;
}

export interface PassingMade {
  readonly chart: Pick<TeamChart, "qbs" | "who" | "out" | "receivers">;
  readonly targets: PassTargets;
  readonly figures: PassFigures;
  readonly offense: PassOffense;
  readonly shares: readonly number[];
  /** Ratings of the passers before matching the team's fumbles. */
  readonly fumbles: readonly FumbleRating[];
  readonly provenance: Record<string, Provenance>;
  readonly receiving: ReturnType<typeof modelReceivers>;
}

export function makePassing(request: PassingRequest): PassingMade {
  const { side, league, context, defense, means } = request;
  const targets = passTargets(side.pass, context);
  const lean = depthLean(side.pass, league.totals.pass);
  const passers = passersOf(request);
  const wanted = consistent(passers, targets, side.pass, context);
  // The receivers' rows need the team's depths and rows first; then the passers' rows need the receivers'.
  const team = solveRows({
    totals: side.pass,
    targets,
    defense,
    base: league.base,
    out: request.out,
    lean,
    catching: () => league.catching,
  });
  const models = modelReceivers({
    rows: request.receiving,
    carries: new Map(request.rushing.map(({ player, attempts }) => [player, attempts])),
    targets,
    completions: side.pass.completions,
    passer: team,
    league,
    defense,
    means,
    factor: context.level.yardsPerCompletion,
  });
  const cells = receiverCells(models);
  const shares = sharesOf(cells.who);
  const out = widths(cells.out).map((width) => width / SIDES);
  const catching = catchingOfCells(cells, shares, out, means);
  const solved = passers.map((passer, q) =>
    solveRows({
      totals: passer.totals,
      targets: wanted[q],
      defense,
      base: league.base,
      out: request.out,
      lean,
      catching: () => catching,
    }),
  );
  const rows = solved.map(quantise);
  const weights = passers.map(({ share }) => share);
  fitPassing({ rows, cells, shares, out, defense, means, wanted, weights, team: targets });
  const provenance: Record<string, Provenance> = {};
  const upTo = cumulative(weights);
  const qbs = passers.map((passer, q): QB => {
    const row = rows[q];
    const small = passer.totals.attempts < 150;
    provenance[`qbs[${q}].rows`] = small ? "shrunk" : side.from.pass;
    provenance[`qbs[${q}].depth`] = passer.totals.air ? "stat" : "prior";
    if (side.from.sacks === "prior") provenance[`qbs[${q}].rows.SP.pre[0]`] = "prior";
    provenance[`qbs[${q}].snap`] = "prior";
    provenance[`qbs[${q}].fum`] =
      passer.row?.fumbles === undefined && passer.row?.sackFumbles === undefined ? "prior" : "shrunk";
    provenance[`qbs[${q}].scr`] = passer.scrambleYards === undefined ? "prior" : "shrunk";
    return {
      name: passer.name,
      ...(passers.length > 1 ? { upTo: upTo[q] } : {}),
      depth: [row.depth[0], row.depth[0] + row.depth[1], SIDES],
      rows: Object.fromEntries(
        DEPTHS.map((depth, d) => {
          const { pre, pd, other } = row.rows[d];
          return [depth, { pre: cellsOf(pre), int: row.int[d], def: cellsOf(pd), other: cellsOf(other) }];
        }),
      ) as unknown as QB["rows"],
      ...extras(passer, means),
    };
  });
  const receivers = models.map(({ row, from }, j): Receiver => {
    provenance[`receivers[${j}]`] = from.caught;
    provenance[`receivers[${j}].lpy`] = from.lpy;
    const [sp, mp, lp] = cells.widths[j].map(cellsOf);
    return { name: row.player, sp, mp, lp, lpy: cells.lpy[j], fum: 5 };
  });
  const chart = { qbs, who: cells.who, out: cells.out, receivers };
  // The proof covers the chart as printed.
  const printed = catchingOf(chart, means);
  const offenses = qbs.map((qb) => passOffense(passRowsOf(qb), printed));
  // So do its turns: the passer of a game is a die number, not the unrounded share of drop-backs.
  const figures = passFigures(chart, means, defense);
  const offense = meanOffense(offenses.map((each, q) => ({ weight: weights[q], offense: each })));
  return {
    chart,
    targets,
    figures,
    offense,
    shares: weights,
    fumbles: passers.map(fumblesOf),
    provenance,
    receiving: models,
  };
}

/** Upper ends of shares on a d20: who plays which drives. */
function cumulative(shares: readonly number[]): number[] {
  let end = 0;
  return apportion(shares).map((width) => (end += width));
}

/** The players who pass, most drop-backs first. */
function passersOf({ passing, rushing, scrambles, side }: PassingRequest): Passer[] {
  const found = passing
    .map((row) => {
      const runs = rushing.find(({ player }) => player === row.player);
      const { scrambles: z, kneels } = runs ? scrambles(runs) : { scrambles: 0, kneels: 0 };
      const { shortAttempts: s, mediumAttempts: m, longAttempts: l } = row;
      const air =
        s !== undefined && m !== undefined && l !== undefined && s + m + l > 0.5 * row.attempts
          ? ([s, m, l] as const)
          : undefined;
      const totals: PassTotals = {
        attempts: row.attempts,
        completions: row.completions,
        yards: row.yards,
        interceptions: row.interceptions,
        sacks: row.sacks ?? (row.attempts / Math.max(1, side.pass.attempts)) * side.pass.sacks,
        scrambles: z,
        air,
      };
      return { row, runs, totals, carries: runs ? Math.max(0, runs.attempts - z - kneels) : 0 };
    })
    .filter(({ totals }) => totals.attempts > 0)
    .sort((a, b) => dropbacks(b.totals) - dropbacks(a.totals) || (a.row.player < b.row.player ? -1 : 1));
  const all = found.reduce((sum, { totals }) => sum + dropbacks(totals), 0);
  const listed = found
    .filter(({ totals }, i) => i === 0 || dropbacks(totals) >= LEAST_SHARE * all)
    .slice(0, MOST_PASSERS);
  if (listed.length === 0) return [{ name: "Quarterback", totals: side.pass, share: 1, carries: 0 }];
  const sum = listed.reduce((total, { totals }) => total + dropbacks(totals), 0);
  return listed.map(({ row, runs, totals, carries }) => ({
    name: row.player,
    totals,
    share: dropbacks(totals) / sum,
    row,
    rushing: runs,
    carries,
    scrambleYards: runs?.scrambleYards,
  }));
}

/** Each passer's figures, shrunk toward the team's, and in total equal to the team's. */
function consistent(
  passers: readonly Passer[],
  team: PassTargets,
  totals: PassTotals,
  context: Context,
): PassTargets[] {
  const own = passers.map(({ totals: t }) => {
    const k = PASSER_SHRINK / dropbacks(totals);
    return passTargets(
      {
        attempts: t.attempts + k * totals.attempts,
        completions: t.completions + k * totals.completions,
        yards: t.yards + k * totals.yards,
        interceptions: t.interceptions + k * totals.interceptions,
        sacks: t.sacks + k * totals.sacks,
        scrambles: t.scrambles + k * totals.scrambles,
      },
      context,
    );
  });
  const off = (value: (t: PassTargets) => number): number =>
    value(team) - own.reduce((sum, t, q) => sum + passers[q].share * value(t), 0);
  const shift = {
    completions: off((t) => t.completions),
    interceptions: off((t) => t.interceptions),
    sacks: off((t) => t.sacks),
    scrambles: off((t) => t.scrambles),
    yards: off((t) => t.completions * t.yardsPerCompletion),
  };
  return own.map((t) => {
    const completions = t.completions + shift.completions;
    return {
      completions,
      interceptions: Math.max(0.001, t.interceptions + shift.interceptions),
      sacks: Math.max(0.005, t.sacks + shift.sacks),
      scrambles: Math.max(0, t.scrambles + shift.scrambles),
      yardsPerCompletion: (t.completions * t.yardsPerCompletion + shift.yards) / completions,
    };
  });
}

function quantise({ depth, rows }: PassRows): RowWidths {
  const whole = (shares: readonly number[]): number[] => {
    let exact = 0;
    let end = 0;
    return shares.map((share, i) => {
      exact += share * SIDES;
      const next = i === shares.length - 1 ? SIDES : Math.round(exact);
      const width = next - end;
      end = next;
      return width;
    });
  };
  const called = whole(depth);
  // Every depth is called at least sometimes.
  while (called.some((width) => width < 1)) {
    called[called.indexOf(Math.max(...called))]--;
    called[called.findIndex((width) => width < 1)]++;
  }
  return {
    depth: called,
    rows: rows.map(({ pre, pd, other }) => ({
      pre: whole(pre),
      pd: whole([pd, 1 - pd]),
      other: whole([1 - other, other]),
    })),
    int: rows.map(({ int }) => Math.round(int)),
  };
}

/** Shrinkage weight of a passer's fumbles: exposures at the average. */
const FUMBLE_SHRINK = 4;
const PASSER_FUMBLE = 7;
/** Numbers of a sack that check for a fumble: 8 of 20 by f, and black = yellow for the others. */
const SACK_CHECKS = 0.43;
/** Checks of a passer's rating, each against a d20. @param runs scrambles and designed runs */
export const sackChecks = (sacks: number, runs: number): number => SACK_CHECKS * sacks + runs / SIDES;
/** Snaps per drop-back of a passer. */
const SNAPS_OF_DROPBACKS = 1.65;
const SCR_PRIOR = [0.25, 0.25, 0.3, 0.15, 0.05];
const SCR_SHRINK = 20;
const SCR_YARDS = 7.3;

/** Scrambles and snaps; the fumble rating is set later, with the rest of the team. */
function extras(passer: Passer, means: Means): Pick<QB, "scr" | "snap" | "fum" | "brk"> {
  const long = passer.rushing?.long;
  const brk = long === undefined ? 3 : Math.min(10, Math.max(2, Math.round(long / 10)));
  const { LINE, AVG, SEC, SG } = means.run;
  const yards = [LINE, AVG, SEC, SG, means.brk[brk - 1]];
  const n = passer.totals.scrambles;
  const wanted =
    passer.scrambleYards === undefined ? SCR_YARDS : (passer.scrambleYards + SCR_SHRINK * SCR_YARDS) / (n + SCR_SHRINK);
  const scr = tiltTo(SCR_PRIOR, yards, wanted);
  const taken = apportion(scr);
  return { scr: cellsOf(taken), snap: 1, fum: PASSER_FUMBLE, brk };
}

/** His rating for sacks and scrambles. */
function fumblesOf(passer: Passer): FumbleRating {
  const fumbles = passer.row?.sackFumbles ?? passer.row?.fumbles;
  if (fumbles === undefined) return { own: 0, usual: PASSER_FUMBLE };
  // Every play begins with a snap, including runs.
  const snaps = (SNAPS_OF_DROPBACKS * dropbacks(passer.totals)) / SIDES ** 2;
  const checks = sackChecks(passer.totals.sacks, passer.totals.scrambles + passer.carries) + FUMBLE_SHRINK;
  return { own: (SIDES * Math.max(0, fumbles - snaps)) / checks, usual: (FUMBLE_SHRINK * PASSER_FUMBLE) / checks };
}

/** Shares tilted toward a target mean of their values, by exponential weights. */
function tiltTo(shares: readonly number[], values: readonly number[], wanted: number): number[] {
  const at = (lambda: number): number[] => {
    const raw = shares.map((share, i) => share * Math.exp(lambda * values[i]));
    const sum = raw.reduce((a, b) => a + b, 0);
    return raw.map((share) => share / sum);
  };
  const meanAt = (lambda: number): number => at(lambda).reduce((sum, share, k) => sum + share * values[k], 0);
  return at(bisect(-0.6, 0.6, meanAt, wanted));
}
