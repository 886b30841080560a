/** The box score of a game as words; only the printed labels on a blank. */
import { averageText, minusText } from "../../../kernel/words/index.js";
import {
  boxScore,
  driveChart,
  lineScore,
  netPassYards,
  SIDES,
  totalFirstDowns,
  totalYards,
  type DriveResult,
  type DriveStart,
  type Side,
  type TeamBox,
} from "../../../kernel/football/index.js";
import type { GameRecord } from "../game-record.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { recordLines } from "../facts/record-fold.js";
import type { RecordLine } from "./record-line.js";
import { gameOf, shortNames } from "./records.js";
import { DASH, type PenPaperContext } from "./shared.js";

export interface BoxValues {
  readonly game: string;
  /** Visitor and home: team, points by quarter, overtime, total. */
  readonly line: readonly (readonly string[])[];
  /** Label, visitor, home. */
  readonly stats: readonly (readonly string[])[];
  readonly scoring: readonly (readonly string[])[];
  readonly drives: readonly (readonly string[])[];
}

interface Figures extends TeamBox {
  readonly rounds: number;
}

/** Label and figure of every row. */
const ROWS: readonly (readonly [label: string, figure: (box: Figures) => string])[] = [
  ["First downs", (b) => `${totalFirstDowns(b)}`],
  ["First downs: run, pass, penalty", (b) => `${b.firstDowns.rush}, ${b.firstDowns.pass}, ${b.firstDowns.penalty}`],
  ["Plays from scrimmage", (b) => `${b.plays}`],
  ["Total yards", (b) => minusText(totalYards(b))],
  ["Yards a play", (b) => averageText(totalYards(b), b.plays)],
  ["Runs, yards", (b) => `${b.rushes}, ${minusText(b.rushYards)}`],
  ["Passes completed of", (b) => `${b.completions} of ${b.attempts}`],
  ["Pass yards, net", (b) => minusText(netPassYards(b))],
  ["Sacked, yards lost", (b) => `${b.sacks}, ${b.sackYards}`],
  ["Interceptions thrown", (b) => `${b.interceptions}`],
  ["Fumbles lost", (b) => `${b.fumblesLost}`],
  ["Lost on downs", (b) => `${b.lostOnDowns}`],
  ["Penalties, yards", (b) => `${b.penalties}, ${b.penaltyYards}`],
  ["Punts, average", (b) => `${b.punts}, ${averageText(b.puntYards, b.punts)}`],
  ["Field goals made of", (b) => `${b.fieldGoals} of ${b.fieldGoalsTried}`],
  ["Longest field goal", (b) => (b.fieldGoals === 0 ? DASH : `${b.longestFieldGoal}`)],
  ["Extra points made of", (b) => `${b.extraPoints} of ${b.extraPointsTried}`],
  ["Kick returns, yards", (b) => `${b.kickReturns}, ${minusText(b.kickReturnYards)}`],
  ["Punt returns, yards", (b) => `${b.puntReturns}, ${minusText(b.puntReturnYards)}`],
  ["Touchdowns", (b) => `${b.touchdowns}`],
  ["Rounds with the ball", (b) => `${b.rounds}`],
  ["Points", (b) => `${b.points}`],
];

const STARTS: Readonly<Record<DriveStart, string>> = {
  kickoff: "kickoff",
  freeKick: "free kick",
  onside: "onside kick",
  punt: "punt",
  interception: "interception",
  fumble: "fumble",
  downs: "on downs",
  missedFieldGoal: "missed FG",
  coinToss: "toss",
};
const RESULTS: Readonly<Record<DriveResult, string>> = {
  touchdown: "touchdown",
  fieldGoal: "field goal",
  missedFieldGoal: "missed FG",
  punt: "punt",
  downs: "on downs",
  interception: "interception",
  fumble: "fumble",
  safety: "safety",
  halfTime: "half-time",
  gameEnd: "end of game",
};

export function boxValues(context: PenPaperContext): BoxValues {
  const game = gameOf(context);
  if (!game) return { game: "", line: [], stats: ROWS.map(([label]) => [label]), scoring: [], drives: [] };
  const { quarters } = context.rules.tables.game;
  const names = shortNames(game);
  const boxes = boxScore(game.events);
  const rounds = roundsOf(game);
  const figures = { away: { ...boxes.away, rounds: rounds.away }, home: { ...boxes.home, rounds: rounds.home } };
  const { periods, total } = lineScore(game.events, quarters);
  const points = (side: Side, from: number, to?: number): number =>
    periods.slice(from, to).reduce((sum, score) => sum + score[side], 0);
  return {
    game: `${game.away.name} at ${game.home.name}`,
    line: SIDES.map((side) => [
      game[side].name,
      ...Array.from({ length: quarters }, (_, i) => `${points(side, i, i + 1)}`),
      periods.length > quarters ? `${points(side, quarters)}` : "",
      `${total[side]}`,
    ]),
    stats: ROWS.map(([label, figure]) => [label, figure(figures.away), figure(figures.home)]),
    scoring: scoringRows(game, names, context.rules),
    drives: driveChart(game.events).map((drive) => [
      names[drive.team],
      drive.period > quarters ? "OT" : `${drive.period}`,
      STARTS[drive.how],
      drive.from <= 50 ? `${drive.from}` : `+${100 - drive.from}`,
      `${drive.plays}`,
      minusText(drive.yards),
      RESULTS[drive.result],
      pointsOf(drive.result, context.rules),
    ]),
  };
}

/** A touchdown is booked after its drive has ended: the result says what it brought. */
function pointsOf(result: DriveResult, { tables }: PenAndPaperRules): string {
  const { touchdown, fieldGoal } = tables.game.points;
  return result === "touchdown" ? `${touchdown}` : result === "fieldGoal" ? `${fieldGoal}` : "";
}

/** Rounds that a side used with plays from scrimmage and kicks from there. */
function roundsOf(game: GameRecord): Record<Side, number> {
  const rounds = { away: 0, home: 0 };
  for (const event of game.events) {
    if (event.type === "play") rounds[event.team] += event.rounds;
    else if (event.type === "kick" && (event.kind === "punt" || event.kind === "fieldGoal"))
      rounds[event.team] += event.rounds;
  }
  return rounds;
}

/** One row a score; the try stands with its touchdown. */
function scoringRows(game: GameRecord, names: Readonly<Record<Side, string>>, rules: PenAndPaperRules): string[][] {
  const { quarters } = rules.tables.game;
  const rows: string[][] = [];
  for (const line of recordLines(game.events, names, rules)) {
    const { score, off, call, running } = line.values;
    if (score === "") continue;
    const isTry = call === "Try" || call.startsWith("2: ");
    const last = rows.at(-1);
    if (isTry && last) {
      last[3] += call === "Try" ? ", kick" : ", two points";
      last[4] = running;
      continue;
    }
    const scorer = line.scorer ? names[line.scorer] : off;
    rows.push([
      line.period > quarters ? "OT" : `${line.period}`,
      `${line.round}${line.suffix}`,
      scorer,
      howScored(line, scorer !== off, rules),
      running,
    ]);
  }
  return rows;
}

/** `pass 54`, `run 5`, `FG 37`, `return 60`, `safety`. */
function howScored({ values }: RecordLine, byOthers: boolean, rules: PenAndPaperRules): string {
  const { score, call, kick, pass, run, back } = values;
  if (call === "Field goal") return kick.replace(" G", "");
  if (byOthers && score === `${rules.tables.game.points.safety}`) return "safety";
  if (byOthers || (pass === "" && run === "")) return `return ${back}`.trim();
  return pass === "" ? `run ${run}` : `pass ${pass}`;
}
