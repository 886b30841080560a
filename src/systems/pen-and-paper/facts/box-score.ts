/** M23, PP-23: statistics, scores and drives of a head-to-head game, all computed from its events. */
import { chunks, keyed, numbered, sumOf } from "../../../kernel/lists/index.js";
import { countFrom, DASH, minusText } from "../../../kernel/words/index.js";
import {
  boxFigures,
  boxScore as footballBox,
  DRIVE_RESULTS,
  DRIVE_STARTS,
  driveChart,
  driveEnd,
  driveLines,
  lineCells,
  lineScore,
  type Drive,
  type Side,
  type TeamBox,
  withYards,
} from "../../../kernel/football/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, FillContext } from "../../../contract/sheet.js";
import type { GameRecord } from "../game-record.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { shortNames } from "../records.js";
import { bySide, gameSheet, meeting, shortPeriod, SIDES } from "./games.js";
import { recordLines, type RecordLine } from "./record-fold.js";

/** Line score and team figures. */
function figureValues(game: GameRecord, rules: PenAndPaperRules): Values {
  const { quarters } = rules.tables.game;
  const boxes = footballBox(game.events);
  const score = lineScore(game.events, quarters);
  const line = bySide(({ side }) => ({ name: game[side].name, ...lineCells(score, side, quarters) }));
  const figures = keyed(["away", "home"], (side) => ({
    ...boxFigures(boxes[side]),
    ...ownFigures(boxes[side]),
    rounds: roundsOf(game, side),
  }));
  const names = Object.keys(figures.home) as (keyof typeof figures.home)[];
  return { line, team: keyed(names, (name) => bySide(({ side }) => figures[side][name])) };
}

/** Additional statistics of this sheet. */
const ownFigures = (box: TeamBox) => ({
  longest: box.fieldGoals === 0 ? DASH : box.longestFieldGoal,
  kickReturns: withYards(box.kickReturns, box.kickReturnYards),
  puntReturns: withYards(box.puntReturns, box.puntReturnYards),
  points: box.points,
});

/** Rounds used by plays and kicks from scrimmage. */
const roundsOf = ({ events }: GameRecord, side: Side): number =>
  sumOf(
    events.flatMap((event) => {
      const kicked = event.type === "kick" && (event.kind === "punt" || event.kind === "fieldGoal");
      return (event.type === "play" || kicked) && event.team === side ? [event.rounds] : [];
    }),
  );

interface Score {
  readonly quarter: string;
  readonly play: string;
  readonly team: string;
  how: string;
  running: string;
}

/** One row for each score; a try shares the row of its touchdown. */
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

const spotText = (spot: number): string => (spot <= 50 ? `${spot}` : `+${100 - spot}`);

function driveRow(drive: Drive, i: number, names: Readonly<Record<Side, string>>, rules: PenAndPaperRules): Values {
  const { team, period, from, how, plays, yards, result, points } = drive;
  const word = DRIVE_RESULTS[result];
  return {
    team: names[team],
    quarter: shortPeriod(period, rules),
    how: DRIVE_STARTS[how],
    number: i + 1,
    from: spotText(from),
    end: spotText(driveEnd(drive)),
    field: driveLines(drive, { bar: team === "home" ? "hatched" : "open" }),
    plays,
    yards: minusText(yards),
    result: points > 0 || result === "safety" ? { text: word, heavy: true } : word,
    points: points === 0 ? "" : points,
  };
}

/** Points from drives, from returns and safeties, and from both: they add up to the score. */
function sumValues(game: GameRecord, drives: readonly Drive[], rules: PenAndPaperRules): Values {
  const { total } = lineScore(game.events, rules.tables.game.quarters);
  return bySide(({ side }) => {
    const driven = sumOf(drives.filter(({ team }) => team === side).map(({ points }) => points));
    return { drives: driven, others: total[side] - driven, score: total[side] };
  });
}

function copiesOf(game: GameRecord, { rules, names, capacity }: FillContext<PenAndPaperRules>): Copy[] {
  const heads = {
    game: meeting(game),
    date: names.date,
  };
  const short = shortNames(game);
  const drives = driveChart(game.events);
  const scores = chunks(scoringRows(game, rules), capacity("scoring"));
  const rows = chunks(
    drives.map((drive, i) => driveRow(drive, i, short, rules)),
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

export const boxScore = gameSheet(
  ({ tables }) => ({ quarters: countFrom(1, tables.game.quarters), sides: SIDES }),
  (game, context) => (game.events.length > 0 ? copiesOf(game, context) : []),
);
