/** Every run and completion of a season, from a table of plays. */
import { CsvError, parse } from "csv-parse/sync";
import { fault, UserError, warning, type Issue } from "../kernel/issue/index.js";
import { countGain, noGains, type Gains } from "../stats/index.js";

export interface FoundGains {
  readonly gains?: Gains;
  readonly issues: readonly Issue[];
}

/** Columns of gamecenter tables and of nflverse. */
const HEADS = {
  rush: ["rushing_yds", "rushing_yards"],
  pass: ["passing_yds", "passing_yards"],
  type: ["type", "play_type"],
  kneel: ["qb_kneel"],
  season: ["season"],
  kind: ["season_type"],
} as const;

/** @throws UserError for text that is no table */
export function gainsOf(text: string, file: string, year: number | undefined): FoundGains {
  const gains = noGains();
  let columns: Record<keyof typeof HEADS, number> | undefined;
  const numberAt = (cells: readonly string[], column: number): number | undefined => {
    const cell = column < 0 ? "" : (cells[column] ?? "").trim();
    const value = cell === "" || cell === "NA" ? NaN : Number(cell);
    return Number.isFinite(value) ? value : undefined;
  };
  try {
    parse(text, {
      bom: true,
      relax_column_count: true,
      on_record: (cells: string[]) => {
        if (!columns) {
          const heads = cells.map((head) => head.trim().toLowerCase());
          const place = (names: readonly string[]): number => heads.findIndex((head) => names.includes(head));
          columns = Object.fromEntries(Object.entries(HEADS).map(([key, names]) => [key, place(names)])) as Record<
            keyof typeof HEADS,
            number
          >;
          return null;
        }
        const season = numberAt(cells, columns!.season);
        const other = year !== undefined && season !== undefined && season !== year;
        const playoffs = columns!.kind >= 0 && cells[columns!.kind]?.toUpperCase() === "POST";
        const kneel = numberAt(cells, columns!.kneel) === 1 || /kneel/i.test(cells[columns!.type] ?? "");
        if (other || playoffs || kneel) return null;
        const rush = numberAt(cells, columns!.rush);
        const pass = numberAt(cells, columns!.pass);
        if (pass !== undefined) countGain(gains, "completions", pass);
        else if (rush !== undefined) countGain(gains, "runs", rush);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === "number" ? error.lines : undefined;
    throw new UserError(fault("csv-form", `no table of plays: ${error.message}`, { file, line }));
  }
  if (!columns || columns.rush < 0 || columns.pass < 0) {
    const hint = `expected the columns ${HEADS.rush[1]} and ${HEADS.pass[1]}`;
    return { issues: [warning("plays-columns", "the table of plays has no yards of runs and passes", { file, hint })] };
  }
  return { gains, issues: [] };
}
