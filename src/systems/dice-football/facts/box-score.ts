/** DF-7, the box score: line score, team statistics, scoring and drives. */
import {
  boxFigures,
  boxScore as foldBox,
  driveChart,
  lineCells,
  lineScore,
  returnFigures,
  SIDES,
} from "../../../kernel/football/index.js";
import { dealt, keyed } from "../../../kernel/lists/index.js";
import { countFrom } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { shortNames } from "../../../gamekit/team-words.js";
import type { GameRecord } from "../game-record.js";
import { logRows } from "../log/log-rows.js";
import { scoringLines } from "../log/scoring.js";
import { namesInGame } from "./names.js";
import type { DiceRules } from "../rules/index.js";
import { gameIn, isPlayed, QUARTERS, seasonName, SIDE_KEYS } from "./game-of.js";
import { driveRow, scoreRow } from "./score-rows.js";

function figures({ events }: GameRecord): Values {
  const boxes = foldBox(events);
  return keyed(SIDES, (side) => ({ ...boxFigures(boxes[side]), returns: returnFigures(boxes[side]) })) as Values;
}

export const boxScore: SheetContent<object, DiceRules> = {
  form: () => ({ sides: SIDE_KEYS }),
  fill(records, { capacity }) {
    const game = gameIn(records);
    if (!game) return [];
    const score = lineScore(game.events, QUARTERS);
    const line = (first: boolean) =>
      keyed(SIDES, (side) => ({
        team: seasonName(game[side]),
        ...(first && isPlayed(game) && lineCells(score, side, QUARTERS)),
      }));
    if (!isPlayed(game)) return [{ values: { line: line(false) } }];
    const short = shortNames(game);
    const named = namesInGame(game);
    const rows = logRows(game.events, short, named);
    const scoring = scoringLines(rows, named).map((one) => scoreRow(one, short));
    const scores = dealt(scoring, "scoring", "moreScoring", capacity);
    const chart = driveChart(game.events).map((drive, i) => driveRow(drive, i, short));
    const drives = dealt(chart, "drives", "moreDrives", capacity);
    return countFrom(0, Math.max(1, scores.length, drives.length) - 1).map((copy) => ({
      values: {
        line: line(copy === 0),
        ...(copy === 0 && { figures: figures(game) }),
        ...scores[copy],
        ...drives[copy],
      },
    }));
  },
};
