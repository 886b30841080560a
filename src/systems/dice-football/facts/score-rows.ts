/** Scores and drives as handwritten rows. */
import {
  DRIVE_RESULTS,
  DRIVE_STARTS,
  driveCells,
  driveEnd,
  scoreCells,
  type Drive,
  type Side,
} from "../../../kernel/football/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { ScoreLine } from "../log/scoring.js";
import { boxText, periodText, spotText } from "./game-of.js";

type Short = Readonly<Record<Side, string>>;

export function scoreRow({ period, box, team, how, tried, score }: ScoreLine, short: Short): Values {
  return {
    period: periodText(period),
    box: boxText(box),
    by: short[team],
    how: tried === "" ? how : `${how} (${tried})`,
    ...scoreCells(score, team),
  };
}

export const driveRow = (drive: Drive, i: number, short: Short): Values =>
  driveCells(drive, i, {
    by: short[drive.team],
    start: DRIVE_STARTS[drive.how],
    from: spotText(drive.team, drive.from, short),
    end: spotText(drive.team, driveEnd(drive), short),
    result: DRIVE_RESULTS[drive.result],
  });
