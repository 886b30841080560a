/** A league's season statistics from a spreadsheet: a row a team, columns such as `games`, `off_points`, `def_rushYards`. */
import { fault, hasErrors, suggest, suggestHint, type Issue } from "../../kernel/issue/index.js";
import { z } from "zod";
import type { CellTable, FileKind } from "../contract.js";
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

/** The spreadsheet as a kind of file: `check` knows it, `schema` and `new table` show its columns. */
export const statisticsKind: FileKind<readonly StatisticsRow[]> = {
  id: "pen-and-paper-statistics",
  title: "Pen & Paper Football season statistics, a CSV file",
  shape: z.array(z.looseObject({})),
  // Only a spreadsheet holds them.
  matches: () => false,
  schema: () => ({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "A row of Pen & Paper Football season statistics",
    description: "A CSV file, a row a team: off_ is what the team did, def_ what its opponents did against it.",
    type: "object",
    properties: Object.fromEntries(
      STATISTICS_COLUMNS.map((column) => [column, { type: NUMBERS.includes(column) ? "number" : "string" }]),
    ),
    required: REQUIRED,
  }),
  check: (data) => ({ issues: [], value: data as readonly StatisticsRow[] }),
  fromTable(table) {
    const { issues, rows } = readStatistics(table);
    return { issues, locate: () => table.locateCell(undefined), ...(hasErrors(issues) ? {} : { data: rows }) };
  },
  columns: STATISTICS_COLUMNS,
};

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
    issues.push(
      fault("column-missing", `the ${what} missing: ${missing.join(", ")}`, {
        ...table.locateCell(undefined),
        hint: "pressbox new table pen-and-paper-statistics prints an empty table",
      }),
    );
  }
  if (hasErrors(issues)) return { issues, rows: [] };
  const seen = new Set<string>();
  const rows = table.rows.map((cells, row): StatisticsRow => {
    const word = (column: string): string => (heads.has(column) ? cells[heads.get(column)!].trim() : "");
    const report = (code: string, column: string, message: string, hint?: string): void =>
      void issues.push(
        fault(code, message, { ...table.locateCell(row, heads.get(column)), ...(hint ? { hint } : {}) }),
      );
    const number = (column: string): number => {
      const found = word(column);
      // Thousands may be divided by commas; a comma before anything else could mean a point.
      if (NUMBER.test(found)) return Number(found.replace(/,/g, ""));
      const hint = /^\d+,\d+$/.test(found) ? `write ${found.replace(",", ".")}, with a point` : undefined;
      report("cell-number", column, `found "${found}"; expected a number such as 31, 44.5 or 4,120`, hint);
      return 0;
    };
    const side = (prefix: "off" | "def"): SideStatistics => {
      const before = issues.length;
      const figures = Object.fromEntries(FIGURES.map((figure) => [figure, number(`${prefix}_${figure}`)]));
      if (issues.length === before) {
        for (const [part, whole] of PARTS) {
          if (figures[part] > figures[whole])
            report("cell-part", `${prefix}_${part}`, `found ${figures[part]} ${part} of ${figures[whole]} ${whole}`);
        }
      }
      return figures as unknown as SideStatistics;
    };
    const team = word("team");
    if (team === "") report("cell-empty", "team", "the team has no name");
    else if (seen.has(team.toLowerCase()))
      report("team-twice", "team", `${team} stand here twice`, "keep one row a team");
    seen.add(team.toLowerCase());
    const [city, name] = word("city") && word("name") ? [word("city"), word("name")] : splitName(team);
    const games = number("games");
    if (word("games") !== "" && !(Number.isInteger(games) && games >= 1))
      report("cell-number", "games", `found ${word("games")} games; expected a whole number above 0`);
    const home = marketCode(word("market") || city);
    if (home === "") {
      const column = word("market") === "" ? "team" : "market";
      report(
        "market-unknown",
        column,
        `there is no market "${word("market") || city}"`,
        marketHint(word("market"), heads),
      );
    }
    return { statistics: { team, games, offense: side("off"), defense: side("def") }, city, name, home };
  });
  return { issues, rows };
}

const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
/** What cannot be more than what it is a part of. */
const PARTS = [
  ["completions", "passAttempts"],
  ["passTouchdowns", "completions"],
  ["interceptions", "passAttempts"],
  ["rushTouchdowns", "rushAttempts"],
] as const;

function marketHint(typed: string, heads: ReadonlyMap<string, string>): string {
  const near =
    typed === ""
      ? undefined
      : suggest(
          typed,
          MARKETS.flatMap(({ code, name, cities }) => [code, name, ...cities]),
        );
  if (near !== undefined) return `did you mean "${near}"?`;
  const where = heads.has("market") ? "write" : 'add a column "market" with';
  return `${where} one of: ${MARKETS.map(({ code }) => code).join(" ")}`;
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
