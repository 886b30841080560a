/** PC-4, the box score: line score, team statistics, scoring, bonuses, and every drive of a game as a bar on a field. */
import {
  boxFigures,
  DRIVE_RESULTS,
  DRIVE_STARTS,
  driveChart,
  driveCells,
  driveEnd,
  lineCells,
  lineScore,
  netPassYards,
  ofTried,
  returnFigures,
  scoreCells,
  SIDES,
  type Drive,
  type Side,
} from "../../../kernel/football/index.js";
import { dealt, keyed } from "../../../kernel/lists/index.js";
import { countFrom, DASH, minusText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { postcardBox, scoringSummary, type PostcardBox, type ScoreLine } from "../log/index.js";
import type { GameRecord } from "../record.js";
import type { PostcardRules } from "../rules/index.js";
import { playedGame, SIDE_NAMES, sideLetter, sideNames, spotName } from "./game-of.js";

/** Two halves and the two-minute stage. */
const PERIODS = 3;

const periodName = (period: number): string => (period < 3 ? `${period}` : period === 3 ? "2:00" : "OT");

const figures = (box: PostcardBox): Values => ({
  ...boxFigures(box),
  plays: box.downs,
  passYards: `${minusText(box.passYards)}, ${minusText(netPassYards(box))}`,
  twoPoints: ofTried(box.twoPoints, box.twoPointsTried),
  returns: returnFigures(box),
});

const STARTS = { ...DRIVE_STARTS, downs: "downs" };
const RESULTS = { ...DRIVE_RESULTS, interception: "intercepted" };

/** Each bonus is a box: struck through when spent, crossed when lost, circled while still in the bar. */
function bonusBoxes({ bonuses: { spent, lost, left } }: PostcardBox, room: number): Values[string] {
  return countFrom(1, Math.min(room, spent + lost + left)).map((place) => ({
    place,
    look: place <= spent ? "slash" : place <= spent + lost ? "cross" : "ring",
  }));
}

function scoreRow({ period, row, team, words, plays, yards, score }: ScoreLine): Values {
  return {
    period: periodName(period),
    row,
    by: sideLetter(team),
    how: words,
    ...(plays !== undefined && { drive: `${plays}${DASH}${minusText(yards ?? 0)}` }),
    ...scoreCells(score, team),
  };
}

const driveRow = (drive: Drive, i: number): Values =>
  driveCells(drive, i, {
    by: sideLetter(drive.team),
    start: STARTS[drive.how],
    from: spotName(drive.team, drive.from),
    end: spotName(drive.team, driveEnd(drive)),
    result: RESULTS[drive.result],
  });

/** Line score, statistics and bonuses of a game. */
function gameValues({ events }: GameRecord, names: Partial<Record<Side, string>>): Values {
  const boxes = postcardBox(events);
  const score = lineScore(events, PERIODS);
  return {
    line: keyed(SIDES, (side) => ({ team: names[side] ?? "", ...lineCells(score, side, PERIODS) })),
    figures: keyed(SIDES, (side) => figures(boxes[side])),
    bonuses: keyed(SIDES, (side) => ({ ...boxes[side].bonuses })),
    boxes: keyed(SIDES, (side) => bonusBoxes(boxes[side], BONUS_BOXES)) as Values,
  };
}

/** Maximum bonus boxes per side. */
export const BONUS_BOXES = 51;

export const boxScore: SheetContent<GameRecord, PostcardRules> = {
  form: ({ rules }) => ({
    barCap: rules.card.barCap,
    sides: SIDES.map((side) => ({ key: side, name: SIDE_NAMES[side] })),
    boxes: BONUS_BOXES,
  }),
  fill(records, { capacity }) {
    const names = sideNames(records);
    const line = keyed(SIDES, (side) => ({ team: names[side] ?? "" }));
    const game = playedGame(records);
    if (!game) return [{ values: { line } }];
    const scores = dealt(scoringSummary(game.events).map(scoreRow), "scoring", "moreScoring", capacity);
    const drives = dealt(driveChart(game.events).map(driveRow), "drives", "moreDrives", capacity);
    return countFrom(0, Math.max(1, scores.length, drives.length) - 1).map((copy) => ({
      values: { ...(copy === 0 ? gameValues(game, names) : { line }), ...scores[copy], ...drives[copy] },
    }));
  },
};
