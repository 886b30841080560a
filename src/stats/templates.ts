/** Empty tables to fill in by hand: headings, with an explanation of each column above. */
import { columnOf, columnsOf, TABLE_IDS, TABLES, type TableId } from "./columns.js";

const UNITS = {
  word: "",
  times: "",
  yards: "yards",
  longest: "yards",
  "yards lost": "yards, above 0",
  points: "points",
  average: "yards each",
} as const;

/** Columns for single games, which nobody fills in by hand. */
const BY_GAME = new Set(["week", "opponent", "kind"]);

function template(table: TableId): string {
  const columns = columnsOf(table).filter((column) => table === "games" || !BY_GAME.has(column));
  const lines = columns.map((column) => {
    const { meaning, unit, required } = columnOf(table, column);
    const of = meaning.startsWith("yards") ? "" : UNITS[unit];
    const words = of === "" ? meaning : `${meaning}; ${of}`;
    return `# ${column}${required ? " (needed)" : ""}: ${words}`;
  });
  const { title, about } = TABLES[table];
  return [
    `# ${title}: ${about}.`,
    "# Leave a cell empty where the figure is unknown; a column without figures may be deleted. These lines may stay.",
    ...lines,
    columns.join(","),
    "",
  ].join("\n");
}

/** Every table, as a CSV file. */
export const emptyTables = (): { readonly name: string; readonly text: string }[] =>
  TABLE_IDS.map((table) => ({ name: `${table}.csv`, text: template(table) }));
