/** M1, PP-1 and PP-1a: the game record, forty rows a quarter. */
import type { PageModel } from "../../../page/draw.js";
import { periodName, quarterGrid } from "./game-record-grid.js";
import { recordHead } from "./game-record-head.js";
import { largeGameRecord } from "./game-record-large.js";
import { recordValues } from "./game-record-values.js";
import { DASH, type PenPaperContext, type PenPaperSheet } from "./shared.js";

const LEGEND =
  "R against the run, P against the pass; b blitz, g goal line stand, v prevent  \u00b7  + action die  \u00b7  DN on downs, fum kept  \u00b7  D declined  \u00b7  * out for the season  \u00b7  +22: the other half  \u00b7  17a: a play that used no round, squeezed in above 17";

/** Periods to print: the quarters and one overtime, or more if more were played. */
const periodsOf = (context: PenPaperContext, played: number): number[] =>
  Array.from({ length: Math.max(context.rules.tables.game.quarters + 1, played) }, (_, i) => i + 1);

function portraitPages(context: PenPaperContext): PageModel[] {
  const { game } = context.rules.tables;
  const values = recordValues(context);
  return periodsOf(context, values.periods).map((period) => {
    const title = periodName(period, game.quarters);
    return {
      template: "pen-and-paper/game-record",
      title,
      model: {
        titleLines: [
          { text: "Pen & Paper", y: 4.7 },
          { text: "Football", y: 9.7 },
        ],
        subtitle: "Game record",
        head: recordHead(
          context,
          values.head(period),
          { x: 51, nameW: 41, cell: 6, scoreCell: 5.1, right: 190 },
          `q${period}.`,
        ),
        quarters: [
          quarterGrid(
            period,
            title,
            game.rounds,
            values.lines.filter((line) => line.period === period),
            { layout: "portrait", x: 0, y: 19.2, bandH: 5, headH: 4.6, height: 224 },
          ),
        ],
        legend: LEGEND,
        legendY: 255.7,
      },
    };
  });
}

function widePages(context: PenPaperContext): PageModel[] {
  const { game } = context.rules.tables;
  const values = recordValues(context);
  const periods = periodsOf(context, values.periods);
  const pages: PageModel[] = [];
  for (let i = 0; i < periods.length; i += 2) {
    const pair = [periods[i], periods[i] + 1];
    const overtime = pair[0] > game.quarters;
    const half = overtime ? "overtime" : pair[0] === 1 ? "first half" : "second half";
    pages.push({
      template: "pen-and-paper/game-record-wide",
      title: `Game record, ${half}`,
      model: {
        subtitle: "Game record",
        tagline: `${half}  \u00b7  rows 1${DASH}${game.rounds} are the rounds of a quarter`,
        legend:
          "R run, P pass; b blitz, g goal line, v prevent  \u00b7  + action die  \u00b7  D declined  \u00b7  * out for the season",
        legendW: 100,
        head: recordHead(
          context,
          values.head(pair[1]),
          { x: 112, nameW: 47, cell: 6.4, scoreCell: 5, right: 259.4 },
          `p${i + 1}.`,
        ),
        quarters: pair.map((period, side) =>
          quarterGrid(
            period,
            periodName(period, game.quarters),
            game.rounds,
            values.lines.filter((line) => line.period === period),
            { layout: "half", x: side === 0 ? 0 : 259.4 - 127.7, y: 18.2, bandH: 4.2, headH: 4, height: 160 },
          ),
        ),
      },
    });
  }
  return pages;
}

const common = {
  title: "Game record",
  fills: "record",
  large: largeGameRecord,
} as const;

export const gameRecord: PenPaperSheet = {
  ...common,
  id: "game-record",
  code: "PP-1",
  summary: "a page a quarter, forty rows each, for every play of a head-to-head game",
  orientation: "portrait",
  pages: portraitPages,
};

export const gameRecordWide: PenPaperSheet = {
  ...common,
  id: "game-record-wide",
  code: "PP-1a",
  title: "Game record, two quarters a page",
  summary: "the game record on landscape pages, a half on each; small rows",
  orientation: "landscape",
  pages: widePages,
};
