/** The tables of the box score: only their labels on a blank. */
import { averageText, minusText } from "../../../kernel/words/index.js";
import {
  lineScore,
  netPassYards,
  SIDES,
  totalFirstDowns,
  totalYards,
  type DriveResult,
  type DriveStart,
  type Side,
} from "../../../kernel/football/index.js";
import { logDrives, postcardBox, scoringSummary, type LogDrive, type PostcardBox } from "../log/index.js";
import type { BoxTable } from "./box-score-table.js";
import { gameOf, sideNames } from "./game-log-page.js";
import { spotName } from "./game-log-values.js";
import { DASH, type PostcardContext } from "./shared.js";

const of = ({ made, tried }: { made: number; tried: number }): string => `${made} of ${tried}`;

/** Label and figure of every row. */
const FIGURES: readonly (readonly [label: string, figure: (box: PostcardBox) => string])[] = [
  ["First downs", (b) => `${totalFirstDowns(b)}`],
  ["by rush, pass and penalty", (b) => `${b.firstDowns.rush}, ${b.firstDowns.pass}, ${b.firstDowns.penalty}`],
  ["Plays with the ball", (b) => `${b.downs}`],
  ["Total yards", (b) => minusText(totalYards(b))],
  ["Yards a play", (b) => averageText(totalYards(b), b.plays)],
  ["Rushes, yards", (b) => `${b.rushes}, ${minusText(b.rushYards)}`],
  ["Passes caught of", (b) => `${b.completions} of ${b.attempts}`],
  ["Passing yards, net of sacks", (b) => `${minusText(b.passYards)}, ${minusText(netPassYards(b))}`],
  ["Sacked, yards lost", (b) => `${b.sacks}, ${b.sackYards}`],
  ["Interceptions thrown", (b) => `${b.interceptions}`],
  ["Fumbles lost", (b) => `${b.fumblesLost}`],
  ["Lost on downs", (b) => `${b.lostOnDowns}`],
  ["Penalties, yards", (b) => `${b.penalties}, ${b.penaltyYards}`],
  ["Third downs made of", (b) => of(b.third)],
  ["Fourth downs made of", (b) => of(b.fourth)],
  ["Touchdowns", (b) => `${b.touchdowns}`],
  ["Kicks after TD made of", (b) => `${b.extraPoints} of ${b.extraPointsTried}`],
  ["Two-point tries made of", (b) => of(b.twoPoints)],
  ["Field goals made of", (b) => `${b.fieldGoals} of ${b.fieldGoalsTried}`],
  ["Punts, average", (b) => `${b.punts}, ${averageText(b.puntYards, b.punts)}`],
  [
    "Kick returns, yards",
    (b) => `${b.kickReturns + b.puntReturns}, ${minusText(b.kickReturnYards + b.puntReturnYards)}`,
  ],
];

const LEDGER: readonly (readonly [label: string, figure: (box: PostcardBox) => string])[] = [
  ["Natural 1s rolled", ({ bonuses }) => `${bonuses.ones}`],
  ["Stars of crossed circles", ({ bonuses }) => `${bonuses.stars}`],
  ["Lost over a full bar", ({ bonuses }) => `${bonuses.lost}`],
  ["Spent on rolls", ({ bonuses }) => `${bonuses.spent}`],
  ["Left in the bar", ({ bonuses }) => `${bonuses.left}`],
];

const STARTS: Readonly<Record<DriveStart, string>> = {
  kickoff: "kickoff",
  freeKick: "free kick",
  onside: "onside kick",
  punt: "punt",
  interception: "interception",
  fumble: "fumble",
  downs: "downs",
  missedFieldGoal: "missed FG",
  // Only overtime gives the ball to a side without a kick.
  coinToss: "overtime",
};
const RESULTS: Readonly<Record<DriveResult, string>> = {
  touchdown: "TOUCHDOWN",
  fieldGoal: "FIELD GOAL",
  missedFieldGoal: "missed FG",
  punt: "punt",
  downs: "on downs",
  interception: "intercepted",
  fumble: "fumble",
  safety: "SAFETY",
  halfTime: "half-time",
  gameEnd: "end of game",
};

/** Least rows of the scoring, so that a blank can be used by hand, and most on the first page. */
const SCORES = 11;
const MOST_SCORES = 15;
/** Drives on the first page, and on one that goes on with them. */
export const DRIVES = 14;
export const MORE_DRIVES = 40;
/** Periods with a column of their own; overtimes share the last. */
const PERIODS = 3;

export interface BoxTables {
  readonly line: BoxTable;
  readonly figures: BoxTable;
  readonly ledger: BoxTable;
  readonly scoring: BoxTable;
  readonly drives: readonly LogDrive[];
  /** `count` rows for the drives from `first` on. */
  drivesFrom(first: number, count: number): BoxTable;
  /** Scores that the first page does not hold. */
  readonly moreScoring: BoxTable | undefined;
  readonly boxes: Readonly<Record<Side, PostcardBox>> | undefined;
}

const capital = (side: Side): string => (side === "home" ? "Home" : "Away");
const letter = (side: Side): string => (side === "home" ? "H" : "A");
const pair = { w: 17, align: "middle" } as const;

export function boxTables(context: PostcardContext): BoxTables {
  const game = gameOf(context);
  const names = sideNames(context);
  const boxes = game && postcardBox(game.events);
  const score = game && lineScore(game.events, PERIODS);
  const scores = game ? scoringSummary(game.events) : [];
  const drives = game ? logDrives(game.events) : [];
  const points = (side: Side, from: number, to?: number): string =>
    score ? `${score.periods.slice(from, to).reduce((sum, period) => sum + period[side], 0)}` : "";
  const overtime = (side: Side): string => (score && score.periods.length > PERIODS ? points(side, PERIODS) : "");
  const bothFigures = (list: typeof FIGURES): string[][] =>
    list.map(([label, figure]) => [label, ...SIDES.map((side) => (boxes ? figure(boxes[side]) : ""))]);
  const sideColumns = SIDES.map((side) => ({ key: side, head: capital(side), ...pair }));
  return {
    boxes,
    drives,
    line: {
      name: "line",
      title: "Line score",
      note: "the second half begins when half of the time circles are crossed",
      columns: [
        { key: "side", head: "", w: 14, align: "start", printed: true },
        { key: "team", head: "Team", w: 78, align: "start" },
        { key: "half1", head: "1st half", w: 18 },
        { key: "half2", head: "2nd half", w: 18 },
        { key: "final", head: "2:00", w: 18 },
        { key: "extra", head: "Overtime", w: 18 },
        { key: "total", head: "Total", w: 24 },
      ],
      rows: SIDES.map((side) => [
        capital(side),
        names[side],
        ...Array.from({ length: PERIODS }, (_, i) => points(side, i, i + 1)),
        overtime(side),
        score ? `${score.total[side]}` : "",
      ]),
      heavy: new Set(["0:total", "1:total"]),
    },
    figures: {
      name: "figures",
      title: "Team figures",
      note: "",
      columns: [{ key: "label", head: "", w: 38, align: "start", printed: true }, ...sideColumns],
      rows: bothFigures(FIGURES),
    },
    ledger: {
      name: "ledger",
      title: "Bonuses",
      note: "won, less lost and spent, is what is left",
      columns: [{ key: "label", head: "", w: 44, align: "start", printed: true }, ...sideColumns],
      rows: bothFigures(LEDGER),
    },
    scoring: scoringTable(scores.slice(0, MOST_SCORES), SCORES),
    moreScoring: scores.length > MOST_SCORES ? scoringTable(scores.slice(MOST_SCORES), 0) : undefined,
    drivesFrom: (first, count) => ({
      name: first === 0 ? "drives" : `drives${first + 1}`,
      title: "Drive chart",
      note: "home hatched, to the right; away open, to the left; dot touchdown, ring kick, cross lost ball, bar downs",
      columns: [
        { key: "number", head: "#", w: 7 },
        { key: "side", head: "By", w: 7 },
        { key: "start", head: "Got it by", w: 19, align: "start" },
        { key: "from", head: "From", w: 10 },
        { key: "field", head: "", w: 96, empty: true },
        { key: "plays", head: "Plays", w: 9.5 },
        { key: "yards", head: "Yds", w: 9.5 },
        { key: "result", head: "Result", w: 23, align: "start" },
        { key: "points", head: "Pts", w: 9 },
      ],
      rows: Array.from({ length: count }, (_, i) => driveRow(drives.at(first + i), first + i, drives.length)),
      heavy: new Set(
        drives
          .slice(first, first + count)
          .flatMap(({ points: won }, i) => (won > 0 ? [`${i}:result`, `${i}:points`] : [])),
      ),
    }),
  };
}

/** At least `least` rows of scores; a table that goes on has another name. */
function scoringTable(scores: ReturnType<typeof scoringSummary>, least: number): BoxTable {
  return {
    name: least > 0 ? "scoring" : "scored",
    title: "Scoring",
    note: "row of the game log; plays and yards of the drive",
    columns: [
      { key: "period", head: "Per", w: 8 },
      { key: "row", head: "Row", w: 8.5 },
      { key: "side", head: "By", w: 7.5 },
      { key: "how", head: "How", w: 45, align: "start" },
      { key: "drive", head: "Drive", w: 15 },
      { key: "away", head: "A", w: 9 },
      { key: "home", head: "H", w: 9 },
    ],
    rows: Array.from({ length: Math.max(least, scores.length) }, (_, i) => {
      const one = scores.at(i);
      if (!one || i >= scores.length) return [];
      return [
        periodName(one.period),
        `${one.row}`,
        letter(one.team),
        one.words,
        one.plays === undefined ? "" : `${one.plays}${DASH}${minusText(one.yards ?? 0)}`,
        `${one.score.away}`,
        `${one.score.home}`,
      ];
    }),
    heavy: new Set(scores.map(({ team }, i) => `${i}:${team}`)),
  };
}

function driveRow(drive: LogDrive | undefined, at: number, count: number): string[] {
  if (!drive || at >= count) return [];
  return [
    `${at + 1}`,
    letter(drive.team),
    STARTS[drive.how],
    spotName(drive.team, drive.from),
    "",
    `${drive.plays}`,
    minusText(drive.yards),
    RESULTS[drive.result],
    drive.points === 0 ? "" : `${drive.points}`,
  ];
}

/** `1`, `2`, `2:00`, `OT`. */
const periodName = (period: number): string => (period < PERIODS ? `${period}` : period === PERIODS ? "2:00" : "OT");
