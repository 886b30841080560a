/** Every run and completion of a season, from a table of plays. */
import { throwOnErrors, warning, type Issue } from "../../kernel/issue/index.js";
import { countGain, noGains, type Gains } from "../../stats/index.js";
import { nonePlayed, seasonOfGame } from "./plays-table.js";
import { headsOf, RowChecks } from "./row-checks.js";
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
  game: ["eid", "game_id"],
  kind: ["season_type"],
} as const;

type Columns = Readonly<Record<keyof typeof HEADS, number>>;

/** @throws UserError for text that is not a table, or has rows that cannot be read */
export function gainsOf(given: string, file: string, year: number | undefined): FoundGains {
  const gains = noGains();
  let columns: Columns | undefined;
  let checks: RowChecks | undefined;
  let [rows, left] = [0, 0];
  eachTableRow(given, file, (cells, line) => {
    if (!columns) {
      const heads = headsOf(cells);
      columns = columnsOf(heads);
      checks = hasYards(columns) ? new RowChecks(file, heads) : undefined;
      return;
    }
    if (!checks) return;
    rows++;
    if (checks.isValid(cells, line) && !countPlay(gains, cells, columns, year)) left++;
  });
  throwOnErrors(checks?.issues() ?? []);
  if (!columns || !hasYards(columns)) {
    const hint = `expected the columns ${HEADS.rush[1]} and ${HEADS.pass[1]}`;
    return { issues: [warning("plays-columns", "the table of plays has no yards of runs and passes", { file, hint })] };
  }
  return { gains, issues: nonePlayed(file, rows, left, year) };
}

const hasYards = ({ rush, pass }: Columns): boolean => rush >= 0 && pass >= 0;

function columnsOf(heads: readonly string[]): Columns {
  const place = (names: readonly string[]): number => heads.findIndex((head) => names.includes(head));
  return Object.fromEntries(Object.entries(HEADS).map(([key, names]) => [key, place(names)])) as Columns;
}

/** Counts a run or completion. @returns false for a play of another season or of the playoffs */
function countPlay(
  gains: ReturnType<typeof noGains>,
  cells: readonly string[],
  columns: Columns,
  year: number | undefined,
): boolean {
  const numberAt = (column: number): number | undefined => {
    const cell = column < 0 ? "" : (cells[column] ?? "").trim();
    const value = cell === "" || cell === "NA" ? NaN : Number(cell);
    return Number.isFinite(value) ? value : undefined;
  };
  const season = numberAt(columns.season) ?? seasonOfGame((cells[columns.game] ?? "").trim());
  const other = year !== undefined && season !== undefined && season !== year;
  const playoffs = columns.kind >= 0 && cells[columns.kind]?.toUpperCase() === "POST";
  const kneel = numberAt(columns.kneel) === 1 || /kneel/i.test(cells[columns.type] ?? "");
  if (other || playoffs) return false;
  if (kneel) return true;
  const rush = numberAt(columns.rush);
  const pass = numberAt(columns.pass);
  if (pass !== undefined) countGain(gains, "completions", pass);
  else if (rush !== undefined) countGain(gains, "runs", rush);
  return true;
}
