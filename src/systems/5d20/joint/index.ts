/**
 * Exact probabilities of a snap between two charts: every roll of its dice, with fouls and fumbles. In the open field:
 * no goal line shortens a gain or an interception. Reused dice are included: a foul's number depends on the
 * result.
 */
import { adjustOf } from "../engine/calls.js";
import { chartBookOf } from "../engine/chart-book.js";
import { teamBookOf, type TeamBook } from "../engine/team-book.js";
import { CALL_ROWS, type CallRow, type FiveD20Rules, type PenaltyRow, type TeamChart } from "../rules/index.js";
import { NUMBERS, zeros, type Matches } from "./dice.js";
import { firstRoll, type CallOdds, type FirstRoll } from "./first-roll.js";
import { chanceOf, passClasses, runClasses, type Meeting, type PlayClass, type PlayKind } from "./second-roll.js";

export { chanceOf, type PlayClass, type PlayKind } from "./second-roll.js";
export type { CallOdds } from "./first-roll.js";

/** A snap before its dice. */
export interface Snap {
  readonly offense: TeamChart;
  readonly defense: TeamChart;
  readonly rules: FiveD20Rules;
  readonly row: CallRow;
  readonly call: CallOdds;
  readonly home?: Meeting["home"];
  /** Index of the passer on the chart; default: the first. */
  readonly passer?: number;
  readonly down?: number;
}

/** Every class of results; with fouls at the snap and fumbled snaps, their probabilities add up to one. */
export interface Joint {
  readonly snap: Pick<FirstRoll, "fouls" | "fumbled">;
  readonly plays: readonly PlayClass[];
}

/** Between the 20s. */
const OPEN_FIELD = 1;

export function jointOf({ offense, defense, rules, row, call, home, passer = 0, down = 1 }: Snap): Joint {
  const books: Record<"home" | "away", TeamBook> = { home: teamBookOf(offense, passer), away: teamBookOf(defense) };
  const first = firstRoll(books.home, books.away, rules, call);
  const meeting = (kind: "run" | "pass"): Meeting => ({
    offense: books.home,
    defense: books.away,
    charts: chartBookOf(rules.tables),
    rules,
    alignment: rules.tables.fronts[row].alignment,
    adjust: adjustOf({ rules, books }, { ball: "home", down }, { row, zone: OPEN_FIELD }, kind),
    home,
  });
  return {
    snap: { fouls: first.fouls, fumbled: first.fumbled },
    plays: [...runClasses(meeting("run"), first.runs), ...passClasses(meeting("pass"), first.passes)],
  };
}

/** A weighted mix of several joints; the weights add up to one. */
export function mixed(parts: readonly { readonly weight: number; readonly joint: Joint }[]): Joint {
  const scaled = (matches: Matches, weight: number): number[] => matches.map((p) => p * weight);
  const fouls = zeros(NUMBERS);
  for (const { weight, joint } of parts) joint.snap.fouls.forEach((p, n) => (fouls[n] += weight * p));
  return {
    snap: { fouls, fumbled: parts.reduce((sum, { weight, joint }) => sum + weight * joint.snap.fumbled, 0) },
    plays: parts.flatMap(({ weight, joint }) =>
      joint.plays.map((play) => ({ ...play, matches: scaled(play.matches, weight) })),
    ),
  };
}

/** A call against every row of the play-call chart, weighted by the mix. */
export const jointOverRows = (snap: Omit<Snap, "row">, mix: Readonly<Record<CallRow, number>>): Joint =>
  mixed(CALL_ROWS.map((row) => ({ weight: mix[row], joint: jointOf({ ...snap, row }) })));

const sumOver = (joint: Joint, kinds: readonly PlayKind[], of: (play: PlayClass) => number): number =>
  joint.plays.reduce((sum, play) => sum + (kinds.includes(play.kind) ? of(play) : 0), 0);

/** Probability of these kinds of plays. */
export const chanceOfKinds = (joint: Joint, ...kinds: readonly PlayKind[]): number => sumOver(joint, kinds, chanceOf);

/** Probability of these kinds of plays with a fumble by the carrier. */
export const dropsOfKinds = (joint: Joint, ...kinds: readonly PlayKind[]): number =>
  sumOver(joint, kinds, (play) => chanceOf(play) * (play.gains?.chance("dropped") ?? 0));

/** Probabilities by matched number for the plays of a penalty row. */
export function matchesOf(joint: Joint, row: PenaltyRow): Matches {
  const sum = zeros(NUMBERS);
  for (const play of joint.plays) if (play.fouls === row) play.matches.forEach((p, n) => (sum[n] += p));
  return sum;
}
