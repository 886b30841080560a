/**
 * Fumbles and fouls of a chart, from the full joint of its dice: the dice that decide a play also fumble the ball and
 * match on fouls, so both are counted roll by roll, weighted by the team's numbers of plays.
 */
import { sumOf } from "../../../../kernel/lists/index.js";
import type { TeamRow } from "../../../../stats/index.js";
import { chanceOfKinds, dropsOfKinds, jointOverRows, matchesOf, mixed, type Joint } from "../../joint/index.js";
import { LEAGUE_AVERAGE, type FiveD20Rules, type PenaltyRow, type TeamChart } from "../../rules/index.js";
import { passerShares, SIDES } from "../cells.js";
import { returnChecks } from "../fumbles.js";
import type { Levels } from "../levels.js";
import { PASS_MIX, RUN_MIX } from "../model.js";
import { isKick } from "../foul-shares.js";
import { foulsGiven, type PenaltyTarget } from "../penalties.js";
import type { SideTotals } from "../totals.js";
import { proofRow, type ProofRow } from "./proof.js";

/** Passes and runs of an offense against a defense, on neutral ground. */
interface BothCalls {
  readonly pass: Joint;
  readonly run: Joint;
}

function callsOf(offense: TeamChart, defense: TeamChart, rules: FiveD20Rules): BothCalls {
  const passers = passerShares(offense.qbs);
  const snap = { offense, defense, rules };
  const sides = [offense.pen.SNAP, defense.pen.SNAP, defense.fumble.rateAdj];
  const thrown = [offense.receivers, offense.who, offense.out, defense.passDef, defense.passMod, sides];
  return {
    pass: mixed(
      passers.map((weight, passer) => ({
        weight,
        joint: kept(rules, [offense.qbs[passer], ...thrown], () =>
          jointOverRows({ ...snap, call: "pass", passer }, PASS_MIX),
        ),
      })),
    ),
    run: kept(rules, [offense.qbs[0].snap, offense.rush, offense.runners, defense.runDef, sides], () =>
      jointOverRows({ ...snap, call: "run" }, RUN_MIX),
    ),
  };
}

/** Joints by the parts of the charts and the rules that they depend on: changing a cell keeps all others. */
const joints = new WeakMap<FiveD20Rules, Map<string, Joint>>();
/** Enough for a league, each with passes and runs on both sides of the ball. */
const KEPT_JOINTS = 160;

function kept(rules: FiveD20Rules, parts: readonly unknown[], make: () => Joint): Joint {
  let known = joints.get(rules);
  if (!known) joints.set(rules, (known = new Map()));
  const key = JSON.stringify(parts);
  let joint = known.get(key);
  if (!joint) {
    joint = make();
    if (known.size >= KEPT_JOINTS) known.clear();
    known.set(key, joint);
  }
  return joint;
}

/** A team with the ball against the average team, and on defense. */
export const offenseCalls = (chart: TeamChart, rules: FiveD20Rules): BothCalls => callsOf(chart, LEAGUE_AVERAGE, rules);
export const defenseCalls = (chart: TeamChart, rules: FiveD20Rules): BothCalls => callsOf(LEAGUE_AVERAGE, chart, rules);

/** Accepted fouls per game from the ranges of a chart. */
export const foulsOf = (
  pen: TeamChart["pen"],
  target: Pick<PenaltyTarget, "plays" | "shares" | "matches">,
  sides: readonly [off: BothCalls, def: BothCalls],
): number => foulsGiven(pen, target, (one, side) => (isKick(one) ? target.matches[one] : sharesOf(sides[side], one)));

/** Inputs for a team's fumbles and fouls. */
interface Counted {
  readonly row: TeamRow;
  readonly own: SideTotals;
  readonly penalties: PenaltyTarget;
  readonly rules: FiveD20Rules;
  readonly levels: Pick<Levels, "fumbles">;
}

export function jointRows(team: string, chart: TeamChart, { row, own, penalties, rules, levels }: Counted): ProofRow[] {
  if (row.fumbles === undefined && row.penalties === undefined) return [];
  const rows: ProofRow[] = [];
  const offense = offenseCalls(chart, rules);
  if (row.fumbles !== undefined) {
    const recorded = row.fumbles / own.games;
    rows.push(
      proofRow(team, "offense.fumbles", recorded, recorded / levels.fumbles, fumblesOf(chart, row, own, offense)),
    );
  }
  if (row.penalties !== undefined) {
    const given = foulsOf(chart.pen, penalties, [offense, defenseCalls(chart, rules)]);
    rows.push(proofRow(team, "offense.penalties", row.penalties / own.games, penalties.fouls, given));
  }
  return rows;
}

/** Fumbles per game: plays by how often each kind is fumbled, plus snaps and returns. */
export function fumblesOf(
  chart: TeamChart,
  row: Parameters<typeof returnChecks>[1],
  own: SideTotals,
  { pass, run }: BothCalls,
): number {
  // A kind of play that the chart never gives causes no fumbles, even if the season had some.
  const each = (joint: Joint, kind: "run" | "complete" | "sack" | "scramble", n: number): number => {
    const chance = chanceOfKinds(joint, kind);
    return chance === 0 ? 0 : (n * dropsOfKinds(joint, kind)) / chance;
  };
  const { completions, sacks, scrambles, attempts } = own.pass;
  const plays =
    each(run, "run", own.run.carries) +
    each(pass, "complete", completions) +
    each(pass, "sack", sacks) +
    each(pass, "scramble", scrambles);
  const snaps = (attempts + sacks + own.run.carries) * pass.snap.fumbled;
  return (plays + snaps + returnChecks(chart.kick, row, own) / SIDES ** 2) / own.games;
}

/** All numbers are equally likely in rows that depend on no result: 58 of 8,000 rolls. */
const EVEN = new Array<number>(SIDES).fill((100 * (3 * (SIDES - 1) + 1)) / SIDES ** 3);

/** Probability in percent of each number from 1, given a play of the row. */
function sharesOf({ pass, run }: BothCalls, row: PenaltyRow): readonly number[] {
  const matches = matchesOf(row === "RUNNING" ? run : pass, row);
  const all = sumOf(matches);
  return all === 0 ? EVEN : matches.slice(1).map((p) => (100 * p) / all);
}
