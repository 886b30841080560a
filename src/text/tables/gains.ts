/** Every run and completion of a season, from a table of plays. */
import { warning, type Issue } from "../../kernel/issue/index.js";
import { countGain, noGains, type Gains } from "../../stats/index.js";
import { eachTableRow } from "./table-rows.js";

export interface FoundGains {
  readonly gains?: Gains;
  readonly issues: readonly Issue[];
}

/** Column names of gamecenter tables and of nflverse. */
const HEADS = {
  rush: ["rushing_yds", "rushing_yards"],
  pass: ["passing_yds", "passing_yards"],
  type: ["type", "play_type"],
  kneel: ["qb_kneel"],
  season: ["season"],
  kind: ["season_type"],
} as const;

type Columns = Readonly<Record<keyof typeof HEADS, number>>;

/** @throws UserError for text that is not a table */
export function gainsOf(given: string, file: string, year: number | undefined): FoundGains {
  const gains = noGains();
  let columns: Columns | undefined;
  eachTableRow(given, file, (cells) => {
    if (columns) countPlay(gains, cells, columns, year);
    else columns = columnsOf(cells);
  });
  if (!columns || columns.rush < 0 || columns.pass < 0) {
    const hint = `expected the columns ${HEADS.rush[1]} and ${HEADS.pass[1]}`;
    return { issues: [warning("plays-columns", "the table of plays has no yards of runs and passes", { file, hint })] };
  }
  return { gains, issues: [] };
}

function columnsOf(row: readonly string[]): Columns {
  const heads = row.map((head) => head.trim().toLowerCase());
  const place = (names: readonly string[]): number => heads.findIndex((head) => names.includes(head));
  return Object.fromEntries(Object.entries(HEADS).map(([key, names]) => [key, place(names)])) as Columns;
}

/** Counts a regular-season run or completion. */
function countPlay(
  gains: ReturnType<typeof noGains>,
  cells: readonly string[],
  columns: Columns,
  year: number | undefined,
): void {
  const numberAt = (column: number): number | undefined => {
    const cell = column < 0 ? "" : (cells[column] ?? "").trim();
    const value = cell === "" || cell === "NA" ? NaN : Number(cell);
    return Number.isFinite(value) ? value : undefined;
  };
  const season = numberAt(columns.season);
  const other = year !== undefined && season !== undefined && season !== year;
  const playoffs = columns.kind >= 0 && cells[columns.kind]?.toUpperCase() === "POST";
  const kneel = numberAt(columns.kneel) === 1 || /kneel/i.test(cells[columns.type] ?? "");
  if (other || playoffs || kneel) return;
  const rush = numberAt(columns.rush);
  const pass = numberAt(columns.pass);
  if (pass !== undefined) countGain(gains, "completions", pass);
  else if (rush !== undefined) countGain(gains, "runs", rush);
}
