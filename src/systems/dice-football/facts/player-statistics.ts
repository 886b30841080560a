/** DF-8, every player's statistics: tables to keep during a game, or filled from its record; the best first. */
import { SIDES } from "../../../kernel/football/index.js";
import { keyed, numbered, sumOf } from "../../../kernel/lists/index.js";
import { nameForms } from "../../../kernel/words/names.js";
import { counted, minusText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { playerLines, type PlayerLine } from "../log/player-lines.js";
import type { PlayerFigures } from "../log/player-figures.js";
import type { DiceRules } from "../rules/index.js";
import { gameIn, isPlayed, seasonName, SIDE_KEYS } from "./game-of.js";

type Figure = keyof PlayerFigures;

/** A table's statistics in column order; it lists players with any of `any`, sorted by its first statistic. */
interface Listing {
  readonly any: readonly Figure[];
  readonly columns: readonly Figure[];
}

const TABLES = {
  passing: {
    any: ["passYards", "attempts", "sacked"],
    columns: ["completions", "attempts", "passYards", "passTouchdowns", "intercepted", "sacked", "sackYards"],
  },
  rushing: {
    any: ["rushYards", "rushes"],
    columns: ["rushes", "rushYards", "longestRush", "rushTouchdowns"],
  },
  receiving: {
    any: ["receivingYards", "receptions", "targets"],
    columns: ["targets", "receptions", "receivingYards", "longestReception", "receivingTouchdowns"],
  },
  fumbles: { any: ["fumbles"], columns: ["fumbles", "fumblesLost"] },
  defense: {
    any: ["tackles", "sacks", "interceptions", "recoveries"],
    columns: ["tackles", "sacks", "interceptions", "interceptionYards", "recoveries", "defenseTouchdowns"],
  },
  kicking: {
    any: ["fieldGoalsTried", "extraPointsTried"],
    columns: ["fieldGoals", "fieldGoalsTried", "longestFieldGoal", "extraPoints", "extraPointsTried"],
  },
  punting: { any: ["punts"], columns: ["punts", "puntYards", "longestPunt"] },
  returns: {
    any: ["kickReturnYards", "puntReturnYards", "kickReturns", "puntReturns"],
    columns: ["kickReturns", "kickReturnYards", "puntReturns", "puntReturnYards", "returnTouchdowns"],
  },
} as const satisfies Readonly<Record<string, Listing>>;
type TableName = keyof typeof TABLES;

/** Statistics where the longest counts instead of the sum. */
const LONGEST: readonly Figure[] = ["longestRush", "longestReception", "longestFieldGoal", "longestPunt"];

function together(lines: readonly PlayerLine[], columns: readonly Figure[]): Values {
  const sum = (figure: Figure): number => {
    const values = lines.map((line) => line[figure]);
    return LONGEST.includes(figure) ? Math.max(...values) : sumOf(values);
  };
  return Object.fromEntries(columns.map((figure) => [figure, minusText(sum(figure))]));
}

/** Players with a row in a table, the best first. */
function listedIn(lines: readonly PlayerLine[], table: TableName): readonly PlayerLine[] {
  const { any }: Listing = TABLES[table];
  return lines
    .filter((line) => any.some((figure) => line[figure] !== 0))
    .sort((one, other) => any.reduce((order, figure) => order || other[figure] - one[figure], 0));
}

/** A side's rows of a table: players without a row of their own share the last one. */
function tableRows(lines: readonly PlayerLine[], table: TableName, count: number): Values {
  const { columns }: Listing = TABLES[table];
  const listed = listedIn(lines, table);
  const own = listed.length > count ? listed.slice(0, count - 1) : listed;
  const rest = listed.slice(own.length);
  return numbered([
    ...own.map((line) => ({ name: nameForms(line.name), ...together([line], columns) })),
    ...(rest.length > 0 ? [{ name: counted(rest.length, "other"), ...together(rest, columns) }] : []),
  ]) as Values;
}

/** The team's totals in a table; the longest of its players' longest. Blank if the table has no players. */
function totals(lines: readonly PlayerLine[], table: TableName): Values {
  const { columns }: Listing = TABLES[table];
  const listed = listedIn(lines, table);
  return listed.length > 0 ? together(listed, columns) : {};
}

/** Every table of a side with its totals; `capacity` is the rows that a table has. */
export function statisticsOf(lines: readonly PlayerLine[], capacity: (table: string) => number): Values {
  const tables = Object.keys(TABLES) as TableName[];
  return {
    ...keyed(tables, (table) => tableRows(lines, table, capacity(table))),
    total: keyed(tables, (table) => totals(lines, table)),
  };
}

export const playerStatistics: SheetContent<object, DiceRules> = {
  form: () => ({ sides: SIDE_KEYS }),
  fill(records, { capacity }) {
    const game = gameIn(records);
    if (!game) return [];
    const players = playerLines(game.events);
    return [
      {
        values: keyed(SIDES, (side) => ({
          team: seasonName(game[side]),
          defenders: seasonName(game[side]),
          ...(isPlayed(game) && statisticsOf(players[side], (table) => capacity(`${side}.${table}`))),
        })),
      },
    ];
  },
};
