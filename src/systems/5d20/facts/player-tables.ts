/** Tables of player statistics as filled in: the best first; the rest share the last row. */
import { numbered, sumOf } from "../../../kernel/lists/index.js";
import { minusText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { nameForms } from "../../../kernel/words/names.js";
import type { PlayerFigures, PlayerLine } from "../log/player-lines.js";

type Figure = keyof PlayerFigures;

/** A table's statistics in column order; it lists players with any of `any`, sorted by its first statistic. */
interface Listing {
  readonly any: readonly Figure[];
  readonly columns: readonly Figure[];
}

export const TABLES = {
  passing: {
    any: ["attempts", "sacked"],
    columns: ["completions", "attempts", "passYards", "passTouchdowns", "interceptions", "sacked"],
  },
  rushing: {
    any: ["rushYards", "rushes"],
    columns: ["rushes", "rushYards", "longestRush", "rushTouchdowns", "fumbles"],
  },
  receiving: {
    any: ["receivingYards", "receptions", "targets"],
    columns: ["targets", "receptions", "receivingYards", "longestReception", "receivingTouchdowns"],
  },
  defense: {
    any: ["tackles", "sacks", "passesDefended", "interceptionsMade", "recoveries"],
    columns: ["tackles", "sacks", "passesDefended", "interceptionsMade", "recoveries"],
  },
  returns: {
    any: ["kickReturnYards", "puntReturnYards", "kickReturns", "puntReturns"],
    columns: ["kickReturns", "kickReturnYards", "puntReturns", "puntReturnYards", "returnTouchdowns"],
  },
} as const satisfies Readonly<Record<string, Listing>>;
export type TableName = keyof typeof TABLES;

/** Statistics where the longest counts instead of the sum. */
const LONGEST: readonly Figure[] = ["longestRush", "longestReception"];

function together(lines: readonly PlayerLine[], columns: readonly Figure[]): Values {
  const sum = (figure: Figure): number => {
    const values = lines.map((line) => line[figure]);
    return LONGEST.includes(figure) ? Math.max(...values) : sumOf(values);
  };
  return Object.fromEntries(columns.map((figure) => [figure, minusText(sum(figure))]));
}

/** Players who belong in a table, the best first. */
export const listedIn = (lines: readonly PlayerLine[], table: TableName): PlayerLine[] => {
  const { any } = TABLES[table] as Listing;
  return lines
    .filter((line) => any.some((figure) => line[figure] !== 0))
    .sort((one, other) => any.reduce((order, figure) => order || other[figure] - one[figure], 0));
};

export function playerTables(lines: readonly PlayerLine[], room: (table: TableName) => number): Values {
  const tables = (Object.keys(TABLES) as TableName[]).map((table): [string, Values] => {
    const { columns } = TABLES[table] as Listing;
    const listed = listedIn(lines, table);
    const count = room(table);
    const own = listed.length > count ? listed.slice(0, count - 1) : listed;
    const rest = listed.slice(own.length);
    return [
      table,
      numbered([
        ...own.map((line) => ({ name: nameForms(line.name), ...together([line], columns) })),
        ...(rest.length > 0 ? [{ name: `${rest.length} others`, ...together(rest, columns) }] : []),
      ]) as Values,
    ];
  });
  return Object.fromEntries(tables);
}
