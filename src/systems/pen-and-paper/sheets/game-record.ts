/** The game record as the season book still draws it, a page a quarter; goes when the book is made by templates. */
import type { PageModel } from "../../../page/draw.js";
import { periodName, quarterGrid } from "./game-record-grid.js";
import { recordHead } from "./game-record-head.js";
import { recordValues } from "./game-record-values.js";
import { type PenPaperContext, type PenPaperSheet } from "./shared.js";

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

const common = {
  title: "Game record",
  fills: "record",
} as const;

export const gameRecord: PenPaperSheet = {
  ...common,
  id: "game-record",
  code: "PP-1",
  summary: "a page a quarter, forty rows each, for every play of a head-to-head game",
  orientation: "portrait",
  pages: portraitPages,
};
