/** 5D-5, the box score: line score, team statistics, scoring, drives and every player's statistics. */
import {
  boxFigures,
  boxScore as foldBox,
  DRIVE_RESULTS,
  DRIVE_STARTS,
  driveChart,
  driveCells,
  driveEnd,
  lineCells,
  lineScore,
  returnFigures,
  scoreCells,
  SIDES,
  type Drive,
  type Side,
} from "../../../kernel/football/index.js";
import { dealt, keyed } from "../../../kernel/lists/index.js";
import { countFrom } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../../contract/sheet.js";
import type { GameRecord } from "../game-record.js";
import { secondsHeld } from "../log/held.js";
import { logRows } from "../log/log-rows.js";
import { playerLines } from "../log/player-lines.js";
import { scoringLines, type ScoreLine } from "../log/scoring.js";
import type { FiveD20Rules } from "../rules/index.js";
import { QUARTERS, SIDE_KEYS } from "./game-log.js";
import { clockText, gameIn, isPlayed, seasonName, shortOf, spotText } from "./game-of.js";
import { playerTables } from "./player-tables.js";

type Short = Readonly<Record<Side, string>>;

const periodName = (period: number): string => (period > QUARTERS ? "OT" : `${period}`);

function scoreRow({ period, clock, team, how, tried, score }: ScoreLine, short: Short): Values {
  return {
    period: periodName(period),
    clock: clockText(clock),
    by: short[team],
    how: tried === "" ? how : `${how} (${tried})`,
    ...scoreCells(score, team),
  };
}

const driveRow = (drive: Drive, i: number, short: Short): Values =>
  driveCells(drive, i, {
    by: short[drive.team],
    start: DRIVE_STARTS[drive.how],
    from: spotText(drive.team, drive.from, short),
    end: spotText(drive.team, driveEnd(drive), short),
    result: DRIVE_RESULTS[drive.result],
  });

function gameValues({ events }: GameRecord, seconds: Readonly<Record<Side, number>>): Values {
  const boxes = foldBox(events);
  const score = lineScore(events, QUARTERS);
  return {
    line: keyed(SIDES, (side) => lineCells(score, side, QUARTERS)) as Values,
    figures: keyed(SIDES, (side) => ({
      ...boxFigures(boxes[side]),
      returns: returnFigures(boxes[side]),
      time: clockText(seconds[side]),
    })) as Values,
  };
}

/** Names belong to the line score. */
const named = (values: Values, names: Short): Values => ({
  ...values,
  line: keyed(SIDES, (side) => ({ ...(values.line as Record<Side, Values> | undefined)?.[side], team: names[side] })),
});

export const boxScore: SheetContent<object, FiveD20Rules> = {
  form: () => ({ sides: SIDE_KEYS }),
  fill(records, { capacity }) {
    const game = gameIn(records);
    if (!game) return [];
    const names = keyed(SIDES, (side) => seasonName(game[side]));
    if (!isPlayed(game)) return [{ values: named({}, names) }];
    const short = shortOf(game);
    const rows = logRows(game.events, short);
    const scoring = scoringLines(rows).map((line) => scoreRow(line, short));
    const scores = dealt(scoring, "scoring", "moreScoring", capacity);
    const chart = driveChart(game.events).map((drive, i) => driveRow(drive, i, short));
    const drives = dealt(chart, "drives", "moreDrives", capacity);
    const players = playerLines(game.events);
    const first: Values = {
      ...gameValues(game, secondsHeld(rows)),
      ...keyed(SIDES, (side) => ({
        team: names[side],
        ...playerTables(players[side], (table) => capacity(`${side}.${table}`)),
      })),
    };
    return countFrom(0, Math.max(1, scores.length, drives.length) - 1).map((copy) => ({
      values: { ...named(copy === 0 ? first : {}, names), ...scores[copy], ...drives[copy] },
    }));
  },
};
