/** A league's season statistics from a spreadsheet: one row per team, columns such as `games`, `off_points`, `def_rushYards`. */
import { emptyTable, fault, hasErrors, suggest, suggestHint, type Issue } from "../../kernel/issue/index.js";
import { bareText } from "../../kernel/words/index.js";
import { teamWords } from "../../stats/clubs/clubs.js";
import type { Grid } from "../../stats/read/grid.js";
import { readTables, type ReadRow } from "../../stats/read/read.js";
import { z } from "zod";
import type { CellTable, FileKind } from "../../contract/files.js";
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
/** Every column that a statistics file may have; `city`, `name` and `market` are optional. */
export const STATISTICS_COLUMNS: readonly string[] = [...WORDS, ...NUMBERS];
const REQUIRED = ["team", ...NUMBERS];

/** The spreadsheet as a kind of file: `check` recognizes it, `schema` and `new table` show its columns. */
export const statisticsKind: FileKind<readonly StatisticsRow[]> = {
  id: "pen-and-paper-statistics",
  title: "Pen & Paper Football season statistics, a CSV file",
  shape: z.array(z.looseObject({})),
  // Only spreadsheets contain them.
  matches: () => false,
  schema: () => ({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "A row of Pen & Paper Football season statistics",
    description: "A CSV file, one row per team: off_ is what the team did, def_ what its opponents did against it.",
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

/** A team's row: its statistics and the text for its card. */
export interface StatisticsRow {
  readonly statistics: TeamStatistics;
  readonly city: string;
  readonly name: string;
  /** Code of the home market; empty if unknown. */
  readonly home: string;
}

/** Reads everything that the shared reader of season statistics reads: one row per team, or two rows, for its own statistics and those it allowed. */
export function readStatistics(table: CellTable): {
  readonly issues: readonly Issue[];
  readonly rows: readonly StatisticsRow[];
} {
  if (table.rows.length === 0) return { issues: [emptyTable(table.locateCell(undefined))], rows: [] };
  const { tables, sheets, issues: found } = readTables([gridOf(table)]);
  const pairs = pairsOf(tables.team);
  const issues: Issue[] = found.filter(
    ({ code, severity }) => code.startsWith("cell-") || (code.startsWith("table-") && severity === "error"),
  );
  // Tables of other programs have columns that mean nothing here; one with off_ and def_ was made for this.
  const made = pairs.length === 0 || table.heads.some((head) => /^def[_\s]/i.test(head));
  for (const head of made ? (sheets[0]?.ignored ?? table.heads) : []) {
    const hint = suggestHint(head, STATISTICS_COLUMNS);
    issues.push(
      fault("column-unknown", `there is no column "${head}"`, { ...table.locateCell(undefined, head), hint }),
    );
  }
  const missing = missingIn(pairs);
  // An inconsistent table has no rows.
  if (missing.length > 0 && !issues.some(({ code }) => code.startsWith("table-"))) {
    const what = missing.length === 1 ? "column is" : "columns are";
    issues.push(
      fault("column-missing", `the ${what} missing: ${missing.join(", ")}`, {
        ...table.locateCell(undefined),
        hint: "pressbox new table pen-and-paper-statistics prints an empty table",
      }),
    );
  }
  if (missing.length > 0 || issues.some(({ code }) => code === "column-unknown"))
    return { issues: inOrder(issues), rows: [] };
  const reported = new Set(issues.map(({ line, column }) => `${line}:${column}`));
  const seen = new Set<string>();
  const rows = pairs.map((pair) => rowOf(pair, { seen, reported, issues, heads: table.heads }));
  return { issues: inOrder(issues), rows };
}

/** A team's two rows: its own statistics and its opponents' against it. */
interface Pair {
  readonly own: ReadRow;
  readonly against: ReadRow;
}

/** Pairs the rows in file order; a second pair of a team stays, to be reported. */
function pairsOf(rows: readonly ReadRow[]): Pair[] {
  const against = rows.filter(({ values }) => values.side === "against");
  const taken = new Set<ReadRow>();
  return rows.flatMap((own) => {
    if (own.values.side === "against") return [];
    const theirs = against.find((row) => row.values.team === own.values.team && !taken.has(row));
    if (!theirs) return [];
    taken.add(theirs);
    return [{ own, against: theirs }];
  });
}

/** Columns missing for every team. */
function missingIn(pairs: readonly Pair[]): string[] {
  const lacks = (column: string, side: keyof Pair): boolean => pairs.every((pair) => !pair[side].has(column));
  return [
    ...(pairs.length === 0 ? ["team"] : []),
    ...(lacks("games", "own") ? ["games"] : []),
    ...FIGURES.filter((figure) => lacks(figure, "own")).map((figure) => `off_${figure}`),
    ...FIGURES.filter((figure) => lacks(figure, "against")).map((figure) => `def_${figure}`),
  ];
}

interface Reading {
  /** Teams so far, in lowercase. */
  readonly seen: Set<string>;
  /** Places that already have a fault. */
  readonly reported: ReadonlySet<string>;
  readonly issues: Issue[];
  readonly heads: readonly string[];
}

function rowOf({ own, against }: Pair, { seen, reported, issues, heads }: Reading): StatisticsRow {
  const report = (code: string, row: ReadRow, column: string, message: string, hint?: string): void => {
    const place = row.at(column);
    if (!reported.has(`${place.line}:${place.column}`))
      issues.push(fault(code, message, { ...place, ...(hint ? { hint } : {}) }));
  };
  const word = (column: string): string => String(own.values[column] ?? "");
  const side = (row: ReadRow): SideStatistics =>
    Object.fromEntries(
      FIGURES.map((figure) => {
        const value = row.values[figure];
        if (value === undefined)
          report("cell-number", row, figure, 'found ""; expected a number such as 31, 44.5 or 4,120');
        return [figure, Number(value ?? 0)];
      }),
    ) as unknown as SideStatistics;
  const team = own.has("city") || !word("city") ? word("team") : `${word("city")} ${word("name")}`;
  if (team !== "" && seen.has(team.toLowerCase()))
    report("team-twice", own, "team", `${team} appear here twice`, "keep one row per team");
  seen.add(team.toLowerCase());
  const { season } = own.values;
  const club = teamWords(team, typeof season === "number" ? season : undefined);
  const [city, name] =
    word("city") && word("name")
      ? [word("city"), word("name")]
      : homeMarket(club.city) !== ""
        ? [club.city, club.name]
        : splitName(team);
  const games = Number(own.values.games ?? 0);
  if (!(Number.isInteger(games) && games >= 1))
    report("cell-number", own, "games", `found ${own.values.games ?? "no"} games; expected a whole number above 0`);
  const home = word("market") ? marketCode(word("market")) : homeMarket(city);
  if (home === "" && team !== "") {
    const column = word("market") === "" ? "team" : "market";
    const hint = marketHint(word("market"), heads);
    report("market-unknown", own, column, `there is no market "${word("market") || city}"`, hint);
  }
  return { statistics: { team, games, offense: side(own), defense: side(against) }, city, name, home };
}

/** The table as input for the shared reader. */
const gridOf = ({ heads, rows, locateCell }: CellTable): Grid => ({
  file: locateCell(undefined).file ?? "",
  rows: [heads, ...rows.map((row) => heads.map((head) => row[head]))],
  at: (row, column) => locateCell(row === 0 ? undefined : row - 1, heads[column]),
});

/** In reading order of the file. */
const inOrder = (issues: readonly Issue[]): Issue[] =>
  [...issues].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));

function marketHint(typed: string, heads: readonly string[]): string {
  const near =
    typed === ""
      ? undefined
      : suggest(
          typed,
          MARKETS.flatMap(({ code, name, cities }) => [code, name, ...cities]),
        );
  if (near !== undefined) return `did you mean "${near}"?`;
  const where = heads.some((head) => /^market$/i.test(head.trim())) ? "write" : 'add a column "market" with';
  return `${where} one of: ${MARKETS.map(({ code }) => code).join(" ")}`;
}

/**
 * `Green Bay Packers` -> city and nickname: the longest place that has a market (`Minneapolis Red Jackets`), otherwise everything except
 * the last word.
 */
function splitName(team: string): [city: string, name: string] {
  const words = team.split(/\s+/);
  if (words.length < 2) return [team, team];
  const split = (at: number): [string, string] => [words.slice(0, at).join(" "), words.slice(at).join(" ")];
  for (let at = words.length - 1; at > 0; at--) if (homeMarket(split(at)[0]) !== "") return split(at);
  return split(words.length - 1);
}

/** The market meant by a code, a market's name or one of its cities; empty if there is none. */
export function marketCode(typed: string): string {
  const wanted = bareText(typed);
  const found =
    MARKETS.find(({ code }) => bareText(code) === wanted) ??
    MARKETS.find(({ name }) => bareText(name) === wanted) ??
    MARKETS.find(({ cities }) => cities.some((city) => bareText(city) === wanted));
  return found?.code ?? "";
}

/**
 * Homes of pro clubs whose place name is not a market's city: those named for a region, whose name may also be another market's (the
 * Redskins are not from Spokane), and old clubs from towns near a market.
 */
const CLUB_HOMES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["AZ", "Arizona"],
    ["BOS", "New England"],
    ["CHA", "Carolina"],
    ["CHI", "Decatur", "Hammond", "Rock Island"],
    ["CLE", "Akron", "Canton", "Oorang"],
    ["DC", "Washington"],
    ["DET", "Toledo"],
    ["IND", "Evansville", "Muncie"],
    ["MIL", "Kenosha", "Racine"],
    ["MIN", "Minnesota"],
    ["NJ", "Orange"],
    ["NSH", "Tennessee"],
    ["NY", "Brooklyn", "Staten Island"],
    ["OH", "Dayton", "Portsmouth"],
    ["PEN", "Pottsville"],
    ["PHI", "Frankford"],
    ["SUP", "Duluth"],
    ["BUF", "Tonawanda"],
    ["SYR", "Rochester"],
  ].flatMap(([code, ...places]) => places.map((place) => [bareText(place), code])),
);

/** The market of a team, from the place in its name. */
const homeMarket = (city: string): string => CLUB_HOMES[bareText(city)] ?? marketCode(city);
