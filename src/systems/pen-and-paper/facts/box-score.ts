/** M23, PP-23: a head-to-head game in figures, its scores and its drives; all of them folds of its events. */
import { chunks, numbered, sumOf } from "../../../kernel/lists/index.js";
import { averageText, countFrom, DASH, minusText } from "../../../kernel/words/index.js";
import {
  boxScore as footballBox,
  driveChart,
  lineScore,
  netPassYards,
  totalFirstDowns,
  totalYards,
  type Drive,
  type DriveResult,
  type DriveStart,
  type Side,
  type TeamBox,
} from "../../../kernel/football/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, FillContext, SheetContent } from "../../contract.js";
import type { GameRecord } from "../game-record.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { shortNames } from "../records.js";
import type { PenPaperRecord } from "../sheet.js";
import { bySide, gamesAmong, gameTitle, shortPeriod, SIDES } from "./games.js";
import { recordLines, type RecordLine } from "./record-fold.js";

interface Figures extends TeamBox {
  /** Rounds used with plays from scrimmage and kicks from there. */
  readonly rounds: number;
}

/** Rows of the team figures. */
const FIGURES: readonly (readonly [key: string, label: string, figure: (box: Figures) => string | number])[] = [
  ["firstDowns", "First downs", totalFirstDowns],
  ["firstDownsBy", "by run, pass, penalty", ({ firstDowns: f }) => `${f.rush}, ${f.pass}, ${f.penalty}`],
  ["plays", "Plays from scrimmage", (b) => b.plays],
  ["yards", "Total yards", (b) => minusText(totalYards(b))],
  ["average", "Yards a play", (b) => averageText(totalYards(b), b.plays)],
  ["runs", "Runs, yards", (b) => `${b.rushes}, ${minusText(b.rushYards)}`],
  ["passes", "Passes caught", (b) => `${b.completions} of ${b.attempts}`],
  ["passYards", "Pass yards, net", (b) => minusText(netPassYards(b))],
  ["sacks", "Sacked, yards lost", (b) => `${b.sacks}, ${b.sackYards}`],
  ["interceptions", "Interceptions thrown", (b) => b.interceptions],
  ["fumbles", "Fumbles lost", (b) => b.fumblesLost],
  ["downs", "Lost on downs", (b) => b.lostOnDowns],
  ["penalties", "Penalties, yards", (b) => `${b.penalties}, ${b.penaltyYards}`],
  ["punts", "Punts, average", (b) => `${b.punts}, ${averageText(b.puntYards, b.punts)}`],
  ["fieldGoals", "Field goals made", (b) => `${b.fieldGoals} of ${b.fieldGoalsTried}`],
  ["longest", "Longest field goal", (b) => (b.fieldGoals === 0 ? DASH : `${b.longestFieldGoal}`)],
  ["extraPoints", "Extra points made", (b) => `${b.extraPoints} of ${b.extraPointsTried}`],
  ["kickReturns", "Kick returns, yards", (b) => `${b.kickReturns}, ${minusText(b.kickReturnYards)}`],
  ["puntReturns", "Punt returns, yards", (b) => `${b.puntReturns}, ${minusText(b.puntReturnYards)}`],
  ["touchdowns", "Touchdowns", (b) => b.touchdowns],
  ["rounds", "Rounds with the ball", (b) => b.rounds],
  ["points", "Points", (b) => b.points],
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
const RESULTS: Readonly<Record<DriveResult, { readonly word: string; readonly sign: string; readonly strong?: true }>> =
  {
    touchdown: { word: "TOUCHDOWN", sign: "ball", strong: true },
    fieldGoal: { word: "FIELD GOAL", sign: "ring", strong: true },
    safety: { word: "SAFETY", sign: "cross", strong: true },
    missedFieldGoal: { word: "missed FG", sign: "cross" },
    punt: { word: "punt", sign: "arrow" },
    downs: { word: "on downs", sign: "bar" },
    interception: { word: "interception", sign: "cross" },
    fumble: { word: "fumble", sign: "cross" },
    halfTime: { word: "half-time", sign: "none" },
    gameEnd: { word: "end of game", sign: "none" },
  };

export function boxFacts({ tables }: PenAndPaperRules) {
  return {
    quarters: countFrom(1, tables.game.quarters),
    sides: SIDES.map(({ key, label }) => ({ key, label })),
    figures: FIGURES.map(([key, label]) => ({ key, label })),
  };
}

/** Line score and team figures. */
function figureValues(game: GameRecord, rules: PenAndPaperRules): Values {
  const { quarters } = rules.tables.game;
  const boxes = footballBox(game.events);
  const { periods, total } = lineScore(game.events, quarters);
  const line = bySide(({ side }) => {
    const points = periods.map((score) => score[side]);
    return {
      name: game[side].name,
      ...numbered(points.slice(0, quarters)),
      overtime: points.length > quarters ? sumOf(points.slice(quarters)) : undefined,
      total: total[side],
    };
  });
  const team = FIGURES.map(([row, , figure]) => [
    row,
    bySide(({ side }) => figure({ ...boxes[side], rounds: roundsOf(game, side) })),
  ]);
  return { line, team: Object.fromEntries(team) as Values };
}

function roundsOf({ events }: GameRecord, side: Side): number {
  let rounds = 0;
  for (const event of events) {
    const counts =
      event.type === "play" || (event.type === "kick" && (event.kind === "punt" || event.kind === "fieldGoal"));
    if (counts && event.team === side) rounds += event.rounds;
  }
  return rounds;
}

interface Score {
  readonly quarter: string;
  readonly play: string;
  readonly team: string;
  how: string;
  running: string;
}

/** One row a score; the try stands with its touchdown. */
function scoringRows(game: GameRecord, rules: PenAndPaperRules): readonly Score[] {
  const names = shortNames(game);
  const rows: Score[] = [];
  for (const line of recordLines(game.events, names, rules)) {
    const { score, off, call, running } = line.values;
    if (score === "") continue;
    const isTry = call === "Try" || call.startsWith("2: ");
    const last = rows.at(-1);
    if (isTry && last) {
      last.how += call === "Try" ? ", kick" : ", two points";
      last.running = running;
      continue;
    }
    const scorer = line.scorer ? names[line.scorer] : off;
    rows.push({
      quarter: shortPeriod(line.period, rules),
      play: `${line.round}${line.suffix}`,
      team: scorer,
      how: howScored(line, scorer !== off, rules),
      running,
    });
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

/** Middle of an end zone, yards behind the goal line. */
const DEEP = 5;
/** From the end of a drive to its sign, yards. */
const PAST = 2.5;

/** A drive as a line on the field, home's goal at the left: home's is solid, the visitor's dashed, with a sign for its end. */
function driveLine({ team, from, yards, result }: Drive): Values[string] {
  const home = team === "home";
  const along = (spot: number): number => (home ? spot : 100 - spot);
  const { sign } = RESULTS[result];
  const scored = result === "touchdown";
  const to = scored ? 100 : Math.min(100, Math.max(0, from + yards));
  const dash = home ? "solid" : "dashed";
  const way = { from: along(from), to: along(to), dash, start: "bar" };
  const goal = along(100 + DEEP);
  if (scored) return [way, { from: goal, end: sign, reach: 1.3 }];
  if (result === "fieldGoal") return [way, { from: along(to), to: goal, dash: "dotted", end: sign, reach: 1.2 }];
  if (sign === "none") return way;
  // The sign stands past the end of the line, the way that the drive went.
  const past = along(Math.min(100 + DEEP, to + PAST));
  return sign === "arrow"
    ? [way, { from: along(to), to: along(Math.min(100 + DEEP, to + 2 * PAST)), end: sign, reach: 1.2 }]
    : [way, { from: past, end: sign, reach: 1 }];
}

function driveRow(drive: Drive, names: Readonly<Record<Side, string>>, rules: PenAndPaperRules): Values {
  const { team, period, from, how, plays, yards, result, points } = drive;
  const { word, strong } = RESULTS[result];
  return {
    team: names[team],
    quarter: shortPeriod(period, rules),
    how: STARTS[how],
    from: from <= 50 ? `${from}` : `+${100 - from}`,
    field: driveLine(drive),
    plays,
    yards: minusText(yards),
    result: strong ? { text: word, heavy: true } : word,
    points: points === 0 ? "" : points,
  };
}

/** Points of drives, of returns and safeties, and of both: they add up to the score. */
function sumValues(game: GameRecord, drives: readonly Drive[], rules: PenAndPaperRules): Values {
  const { total } = lineScore(game.events, rules.tables.game.quarters);
  return bySide(({ side }) => {
    const driven = sumOf(drives.filter(({ team }) => team === side).map(({ points }) => points));
    return { drives: driven, others: total[side] - driven, score: total[side] };
  });
}

function copiesOf(game: GameRecord, { rules, names, capacity }: FillContext<PenAndPaperRules>): Copy[] {
  const heads = {
    game: `${game.away.name} at ${game.home.name}`,
    ...(names.date !== undefined && { date: names.date }),
  };
  const short = shortNames(game);
  const drives = driveChart(game.events);
  const scores = chunks(scoringRows(game, rules), capacity("scoring"));
  const rows = chunks(
    drives.map((drive) => driveRow(drive, short, rules)),
    capacity("drive"),
  );
  return countFrom(0, Math.max(1, scores.length, rows.length) - 1).map((copy) => ({
    values: {
      ...(copy === 0 && { ...figureValues(game, rules), sum: sumValues(game, drives, rules) }),
      scoring: numbered<object>(scores[copy] ?? []) as Values,
      drive: numbered(rows[copy] ?? []),
      head: copy === 0 || scores[copy] ? heads : {},
      chart: copy === 0 || rows[copy] ? heads : {},
    },
  }));
}

export const boxScore: SheetContent<PenPaperRecord, PenAndPaperRules> = {
  form: ({ rules }) => boxFacts(rules),
  fill: (records, context) => {
    const games = gamesAmong(records).filter(({ events }) => events.length > 0);
    return games.flatMap((game) =>
      copiesOf(game, context).map((copy) => ({ ...copy, ...gameTitle(game, games.length) })),
    );
  },
};
