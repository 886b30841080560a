/** Scores and drives as rows that a hand writes. */
import { DRIVE_RESULTS, DRIVE_STARTS, driveLines, type Drive, type Side } from "../../../kernel/football/index.js";
import { minusText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { ScoreLine } from "../log/scoring.js";
import { boxText, periodText, spotText } from "./game-of.js";

type Short = Readonly<Record<Side, string>>;

export function scoreRow({ period, box, team, how, tried, score }: ScoreLine, short: Short): Values {
  const scored = (side: Side): Values[string] => (side === team ? { text: score[side], heavy: true } : score[side]);
  return {
    period: periodText(period),
    box: boxText(box),
    by: short[team],
    how: tried === "" ? how : `${how} (${tried})`,
    away: scored("away"),
    home: scored("home"),
  };
}

export function driveRow(drive: Drive, i: number, short: Short): Values {
  const result = DRIVE_RESULTS[drive.result];
  return {
    number: i + 1,
    by: short[drive.team],
    start: DRIVE_STARTS[drive.how],
    from: spotText(drive.team, drive.from, short),
    bar: driveLines(drive, { bar: drive.team === "home" ? "hatched" : "open" }),
    plays: drive.plays,
    yards: minusText(drive.yards),
    result: drive.points > 0 ? { text: result, heavy: true } : result,
    ...(drive.points > 0 && { points: { text: drive.points, heavy: true } }),
  };
}
