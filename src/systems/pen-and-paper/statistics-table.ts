/** A league's season statistics from a spreadsheet: a row a team, columns such as `games`, `off_points`, `def_rushYards`. */
import { fault, hasErrors, suggestHint, type Issue } from "../../kernel/issue/index.js";
import type { CellTable } from "../contract.js";
import { MARKETS } from "./rules/index.js";
import type { SideStatistics, TeamStatistics } from "./teams/index.js";

const FIGURES = [
  "points",
  "passAttempts",
  "completions",
  "passYards",
  "passTouchdowns",
  "interceptions",
  "sacks",
  "sackYards",
  "rushAttempts",
  "rushYards",
  "rushTouchdowns",
  "firstDowns",
  "fumblesLost",
] as const satisfies readonly (keyof SideStatistics)[];

const WORDS = ["team", "city", "name", "market"] as const;
const NUMBERS = ["games", ...(["off", "def"] as const).flatMap((side) => FIGURES.map((figure) => `${side}_${figure}`))];
/** Every column that a file of statistics may have; `city`, `name` and `market` are optional. */
export const STATISTICS_COLUMNS: readonly string[] = [...WORDS, ...NUMBERS];
const REQUIRED = ["team", ...NUMBERS];

/** Letter case, blanks and underscores do not matter. */
const plain = (head: string): string => head.toLowerCase().replace(/[^a-z]/g, "");

/** A team's row: its figures and the words that its card needs. */
export interface StatisticsRow {
  readonly statistics: TeamStatistics;
  readonly city: string;
  readonly name: string;
  /** Code of the home market; empty when nothing tells. */
  readonly home: string;
}

export function readStatistics(table: CellTable): {
  readonly issues: readonly Issue[];
  readonly rows: readonly StatisticsRow[];
} {
  const issues: Issue[] = [];
  const heads = new Map<string, string>();
  for (const head of table.heads) {
    const column = STATISTICS_COLUMNS.find((known) => plain(known) === plain(head));
    if (column !== undefined) heads.set(column, head);
    else {
      const hint = suggestHint(head, STATISTICS_COLUMNS);
      issues.push(
        fault("column-unknown", `there is no column "${head}"`, { ...table.locateCell(undefined, head), hint }),
      );
    }
  }
  const missing = REQUIRED.filter((column) => !heads.has(column));
  if (missing.length > 0) {
    const what = missing.length === 1 ? "column is" : "columns are";
    issues.push(fault("column-missing", `the ${what} missing: ${missing.join(", ")}`, table.locateCell(undefined)));
  }
  if (hasErrors(issues)) return { issues, rows: [] };
  const rows = table.rows.map((cells, row): StatisticsRow => {
    const word = (column: string): string => (heads.has(column) ? cells[heads.get(column)!].trim() : "");
    const number = (column: string): number => {
      const value = Number(word(column).replace(/,/g, ""));
      if (word(column) !== "" && Number.isFinite(value) && value >= 0) return value;
      const message = `found "${word(column)}"; expected a number`;
      issues.push(fault("cell-number", message, table.locateCell(row, heads.get(column))));
      return 0;
    };
    const side = (prefix: "off" | "def"): SideStatistics =>
      Object.fromEntries(FIGURES.map((figure) => [figure, number(`${prefix}_${figure}`)])) as unknown as SideStatistics;
    const team = word("team");
    if (team === "") issues.push(fault("cell-empty", "the team has no name", table.locateCell(row, heads.get("team"))));
    const [city, name] = word("city") && word("name") ? [word("city"), word("name")] : splitName(team);
    const statistics = { team, games: Math.max(1, number("games")), offense: side("off"), defense: side("def") };
    return { statistics, city, name, home: marketCode(word("market") || city) };
  });
  return { issues, rows };
}

/** `Green Bay Packers` -> city and nickname: the last word is the nickname. */
function splitName(team: string): [city: string, name: string] {
  const words = team.split(/\s+/);
  return words.length < 2 ? [team, team] : [words.slice(0, -1).join(" "), words[words.length - 1]];
}

/** The market that a code, a market's name or one of its cities means; empty for none. */
export function marketCode(typed: string): string {
  const wanted = typed.trim().toLowerCase();
  const found =
    MARKETS.find(({ code }) => code.toLowerCase() === wanted) ??
    MARKETS.find(({ name }) => name.toLowerCase() === wanted) ??
    MARKETS.find(({ cities }) => cities.some((city) => city.toLowerCase() === wanted));
  return found?.code ?? "";
}
