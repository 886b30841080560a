/** 5D-4, play by play: one row per roll with every die, and running totals at the foot of each page. */
import {
  boxScore,
  lineCells,
  lineScore,
  SIDES,
  totalFirstDowns,
  type Side,
  type TeamBox,
} from "../../../kernel/football/index.js";
import { keyed, numbered } from "../../../kernel/lists/index.js";
import { DASH, minusText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../../contract/sheet.js";
import type { GameEvent } from "../engine/index.js";
import { secondsHeld } from "../log/held.js";
import { beginsRow, logRows } from "../log/log-rows.js";
import type { FiveD20Rules } from "../rules/index.js";
import { clockText, gameIn, isPlayed, seasonName, shortOf } from "./game-of.js";
import { dealLines } from "../../../gamekit/log-lines.js";
import { logLines } from "./log-lines.js";
import { readLog } from "../read-log.js";

export const QUARTERS = 4;

export const SIDE_KEYS = SIDES.map((side) => ({ key: side }));

/** Events up to the end of a row. */
function eventsThrough(events: readonly GameEvent[], row: number): readonly GameEvent[] {
  let count = 0;
  const next = events.findIndex((event) => beginsRow(event) && ++count > row);
  return next < 0 ? events : events.slice(0, next);
}

function figures(box: TeamBox, seconds: number): Values {
  return {
    firstDowns: totalFirstDowns(box),
    rushes: `${box.rushes}${DASH}${minusText(box.rushYards)}`,
    passes: `${box.completions}${DASH}${box.attempts}${DASH}${minusText(box.passYards)}`,
    interceptions: box.interceptions,
    sacked: `${box.sacks}${DASH}${box.sackYards}`,
    fumbles: box.fumblesLost,
    penalties: `${box.penalties}${DASH}${box.penaltyYards}`,
    punts: box.punts,
    third: `${box.thirdDowns}${DASH}${box.thirdDownsTried}`,
    time: clockText(seconds),
  };
}

/** Points by quarter so far. */
function quarters(events: readonly GameEvent[], side: Side, period: number): Values {
  const cells: Values = lineCells(lineScore(events, QUARTERS), side, QUARTERS);
  return Object.fromEntries(Object.entries(cells).filter(([name]) => !(Number(name) > period)));
}

export const gameLog: SheetContent<object, FiveD20Rules> = {
  form: () => ({ sides: SIDE_KEYS }),
  fill(records, { rules, names, capacity }) {
    const game = gameIn(records);
    if (!game) return [];
    const head: Values = {
      away: seasonName(game.away),
      home: seasonName(game.home),
      ...(names.date && { date: names.date }),
    };
    if (!isPlayed(game)) return [{ values: head }];
    const short = shortOf(game);
    const rows = logRows(game.events, short);
    // Abandoned before the opening kickoff.
    if (rows.length === 0) return [{ values: head }];
    const pages = dealLines(logLines(rows, { short, fronts: rules.tables.fronts }), capacity("play"));
    return pages.map((lines) => {
      const { number, period } = lines[lines.length - 1].row;
      const events = eventsThrough(game.events, number);
      const boxes = boxScore(events);
      const seconds = secondsHeld(rows.slice(0, number));
      return {
        values: {
          ...head,
          play: numbered(lines.map(({ values }) => values)),
          box: keyed(SIDES, (side) => ({ ...quarters(events, side, period), ...figures(boxes[side], seconds[side]) })),
        },
      };
    });
  },
  read: readLog,
};
