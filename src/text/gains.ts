/** Every run and completion of a season, from a table of plays beside its statistics. */
import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { CsvError, parse } from "csv-parse/sync";
import { fault, UserError, warning, type Issue } from "../kernel/issue/index.js";
import { countGain, noGains, type Gains } from "../stats/index.js";
import { readBytes } from "../host/node/read-text.js";

/** `plays.csv.gz`, `play_by_play_2019.csv`. */
const PLAYS = /^(?:plays|pbp|play[_-]by[_-]play).*\.csv(?:\.gz)?$/i;
export const isPlays = (file: string): boolean => PLAYS.test(basename(file));

/** All plays of a season take about 90 MB, with every column that nflverse has. */
const MOST_BYTES = 384 * 1024 * 1024;

export interface ReadGains {
  /** The table, as the user names it; absent where there is none. */
  readonly file?: string;
  readonly gains?: Gains;
  readonly issues: readonly Issue[];
}

/** The table of plays in a folder of statistics, or in the folder of a file of statistics. */
export function readGains(path: string, shown: string, year: number | undefined): ReadGains {
  const isFolder = statSync(path).isDirectory();
  const folder = isFolder ? path : dirname(path);
  const name = readdirSync(folder)
    .filter((file) => isPlays(file))
    .sort()[0];
  if (name === undefined) return { issues: [] };
  const file = join(isFolder ? shown : dirname(shown), name);
  const text = textOf(join(folder, name), file);
  return { file, ...gainsOf(text, file, year) };
}

function textOf(path: string, file: string): string {
  const bytes = readBytes(path, file, { most: MOST_BYTES, expected: "a table" });
  try {
    const plain = path.toLowerCase().endsWith(".gz") ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes;
    return new TextDecoder().decode(plain);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") {
      const message = `the file has more than ${MOST_BYTES / 1024 / 1024} MB unpacked`;
      throw new UserError(fault("file-too-large", message, { file, hint: "keep the plays of one season" }));
    }
    const what = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new UserError(fault("file-unreadable", `the file cannot be read (${what})`, { file }));
  }
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

function gainsOf(text: string, file: string, year: number | undefined): Pick<ReadGains, "gains" | "issues"> {
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
