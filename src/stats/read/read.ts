/** Sheets of text cells -> rows of typed tables, with every error at its cell and a report of what was read. */
import { emptyTable, fault, hasErrors, suggest, warning, type Issue } from "../../kernel/issue/index.js";
import { counted } from "../../kernel/words/index.js";
import { clubBook, findClub, sameClubs, type Club } from "../clubs/clubs.js";
import { columnOf, columnsOf, TABLE_IDS, TABLES, type TableId } from "../columns.js";
import { NAMES } from "./aliases.js";
import { contradictions } from "./contradictions.js";
import { isKnownHead, withHeads, type Grid, type Head, type HeadedGrid } from "./grid.js";
import { leaveOut, leftOutText, type LeftOut } from "./left-out.js";
import { columnsFor, lookOf, matchTables, nameWords, partsOf, promised, type Match } from "./match.js";
import { unsureYards, type UnsureYards } from "./pass-yards.js";
import { withOneName } from "../clubs/one-name.js";
import { ownClubs } from "../clubs/own-clubs.js";
import { placeIn, readRows, styleIn, type Mover, type ReadRow, type SheetReading } from "./read-rows.js";
import { recognize, type Recognized } from "./recognize.js";
import { rosterOf, type Listed } from "./rosters.js";
import { layOut, type LaidOut } from "./layouts/index.js";
import { cutRows, tooManyCells, typoIn } from "./typos.js";
import { lacksTeam, whose } from "./whose.js";

export type { Mover, ReadRow } from "./read-rows.js";

/** What was found on one sheet. */
export interface SheetReport {
  readonly file: string;
  readonly sheet?: string;
  /** Empty if nothing on it could be used. */
  readonly tables: readonly TableId[];
  /** What it was recognized as: `Pro-Football-Reference, passing of players`. Absent if the names of its headings decided. */
  readonly shape?: string;
  /** Its use, if it is not statistics: a roster, a list of clubs or of moves. */
  readonly use?: string;
  /** Number of data rows, and of those counted. */
  readonly rows: number;
  readonly counted: number;
  /** Headings that were read as columns, by table. */
  readonly read: readonly { readonly table: TableId; readonly column: string; readonly head: string }[];
  /** Headings without a meaning here. */
  readonly ignored: readonly string[];
  /** Columns that the sheet could have but does not. */
  readonly missing: readonly string[];
}

export interface ReadTables {
  readonly tables: Readonly<Record<TableId, readonly ReadRow[]>>;
  readonly movers: readonly Mover[];
  readonly sheets: readonly SheetReport[];
  readonly leftOut: LeftOut[];
  /** Team tables whose passing yards may be net or gross. */
  readonly unsureYards: readonly UnsureYards[];
  /** Features of the league that the games cannot reproduce. */
  readonly notes: readonly string[];
  /** Seasons named in rows. */
  readonly years: ReadonlySet<number>;
  readonly issues: readonly Issue[];
}

/** @param year the wanted season, if tables have several */
export function readTables(grids: readonly Grid[], year?: number): ReadTables {
  const issues: Issue[] = [];
  const tables = Object.fromEntries(TABLE_IDS.map((id) => [id, [] as ReadRow[]])) as Record<TableId, ReadRow[]>;
  const movers: Mover[] = [];
  const own: Club[] = [];
  const listed: Listed[] = [];
  const sheets: SheetReport[] = [];
  const leftOut: LeftOut[] = [];
  const years = new Set<number>();
  const empty: Issue[] = [];
  const laid: LaidOut[] = [];
  const unsure: UnsureYards[] = [];
  for (const given of grids) {
    const clubs = ownClubs(given);
    if (clubs) {
      own.push(...clubs.clubs);
      issues.push(...clubs.issues);
      sheets.push({ ...unread(given), use: `a list of ${counted(clubs.clubs.length, "club")}` });
      continue;
    }
    laid.push(...layOut(given));
  }
  const prepared = laid.map(({ grid, issues: turned }) => {
    issues.push(...turned);
    const headed = withHeads(grid);
    const found = headed && headed.data.length > 0 ? recognize(headed) : undefined;
    const roster = headed && (found?.matches.length ?? 0) === 0 ? rosterOf(headed, year) : undefined;
    if (roster) listed.push(...roster);
    return { grid, headed, found, roster };
  });
  for (const { grid, headed, found, roster } of prepared) {
    const nothing = (shape?: string): void => {
      sheets.push({ ...unread(grid), ...(shape && { shape }) });
    };
    if (headed?.data.length === 0) {
      empty.push(emptyTable(placeIn(headed, headed.headRow, 0)));
      nothing();
      continue;
    }
    if (!headed || !found || found.matches.length === 0) {
      if (roster) {
        sheets.push({ ...unread(grid), use: `a roster, positions of ${counted(roster.length, "player")}` });
        continue;
      }
      const wanted = promised(grid);
      const place = { file: grid.file, ...(grid.sheet === undefined ? {} : { detail: { sheet: grid.sheet } }) };
      if (found?.unused !== undefined && found.belongs)
        sheets.push({ ...unread(grid), shape: found.shape!, use: `not used: ${found.unused}` });
      else if (found?.unused !== undefined) {
        nothing(found.shape);
        const message = `${sheetWords(grid)}is not used: it looks like ${found.shape}; ${found.unused}`;
        issues.push(warning("stats-unused", message, place));
      } else if (wanted && headed) issues.push(...missingIssues(headed, columnsFor(headed, wanted)));
      else {
        nothing();
        issues.push(warning("stats-unknown", `${sheetWords(grid)}has no statistics that Pressbox reads`, place));
      }
      continue;
    }
    const { matches } = found;
    const why = otherSeason(grid, matches);
    if (why !== undefined) {
      nothing(found.shape);
      const message = `${sheetWords(grid)}is not used: its name says ${why}; statistics are those of a regular season`;
      issues.push(warning("stats-unused", message, { ...placeIn(headed, headed.headRow, headed.heads[0].column), hint: "give it another name, if it is one" })); // prettier-ignore
      continue;
    }
    const of = matches.every(lacksTeam) ? whose(headed, matches, listed, year) : undefined;
    if (of !== undefined && of.inNames === undefined)
      issues.push(
        warning("stats-team", `no column names a team; ${of.evidence}`, {
          ...placeIn(headed, headed.headRow, 0),
          hint: "add a column of teams, if it is another",
        }),
      );
    const lacking = [
      ...matches.flatMap((match) => missingIssues(headed, match, of !== undefined)),
      ...doubts(headed, found),
      ...nobodysIssues(headed, found),
    ];
    issues.push(...lacking);
    const style = styleIn(headed);
    const reading: SheetReading = { against: found.against, style, leftOut, issues, movers, year, years, ...(of && { of }) }; // prettier-ignore
    const before = issues.length;
    const rows = lacking.length > 0 ? [] : matches.map((match) => readRows(headed, match, reading));
    const report = reportOf(headed, found, countedRows(rows));
    sheets.push(report);
    issues.push(
      ...headIssues(headed, report),
      ...widthIssues(headed, report),
      ...nameIssues(headed, found),
      ...strangeIssues(headed, found, report),
      ...partIssues(headed, found),
      ...pointIssues(headed, found),
    );
    if (lacking.length === 0 && report.counted === 0 && report.rows > 0) issues.push(uncounted(headed, leftOut));
    // If single cells are wrong, sums over all rows prove nothing.
    const wrong = lacking.length > 0 || hasErrors(issues.slice(before)) ? [] : contradictions(headed, matches, rows);
    issues.push(...wrong);
    if (found.shape === undefined)
      rows.forEach((list, i) => unsure.push(...[unsureYards(headed, matches[i], list, style) ?? []].flat()));
    if (!hasErrors(wrong)) rows.forEach((list, i) => list.forEach((row) => tables[matches[i].table].push(row)));
    for (const [reason, list] of [
      ["heads", headed.repeats],
      ["dividers", headed.dividers],
    ] as const)
      for (const row of list) leaveOut(leftOut, reason, grid.file, placeIn(headed, row, 0).line!, grid.sheet);
  }
  const nothing = sheets.every((sheet) => sheet.tables.length === 0);
  // Empty tables are fine as long as one has rows.
  issues.push(...empty.map((issue) => (nothing ? issue : { ...issue, severity: "warning" as const })));
  if (grids.length > 0 && nothing && !hasErrors(issues)) {
    const hint = `tables: ${TABLE_IDS.map((id) => TABLES[id].title).join(", ")}; pressbox new stats writes empty ones`;
    const named = grids.flatMap(({ sheet }) => (sheet === undefined ? [] : [`"${sheet}"`]));
    const where = named.length === 0 ? "" : ` in the ${named.length === 1 ? "sheet" : "sheets"} ${named.join(", ")}`;
    issues.push(fault("stats-none", `no table of statistics was found${where}`, { file: grids[0].file, hint }));
  }
  const season = year ?? (years.size === 1 ? [...years][0] : undefined);
  const named = withOneName(tables, movers, listed, own.length > 0 ? clubBook(own) : { findClub, sameClubs }, season);
  issues.push(...named.issues);
  return { tables: named.tables, movers: named.movers, sheets, leftOut, years, issues, unsureYards: unsure, notes: named.notes }; // prettier-ignore
}

/** File-name words for statistics that are not regular-season. */
const OTHER_SEASONS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\b(?:pre ?season|exhibitions?)\b/, "preseason"],
  [/\b(?:playoffs?|post ?season|super ?bowls?|wild ?card)\b/, "playoffs"],
  [/\b(?:careers?|all ?time|lifetime)\b/, "careers"],
  [/\b(?:projections?|projected)\b/, "projections"],
];

/** Why a statistics table is not of a season; schedules include playoffs, and rows that name their kind or week are filtered one by one. */
function otherSeason(grid: Grid, matches: readonly Match[]): string | undefined {
  if (matches.some(({ table, columns }) => table === "games" || columns.has("kind") || columns.has("week")))
    return undefined;
  const words = nameWords(grid);
  if (/\breg(?:ular)?\b/.test(words)) return undefined;
  const why = OTHER_SEASONS.find(([pattern]) => pattern.test(words))?.[1];
  // A career table with one row per year contains seasons.
  return why === "careers" && matches.some(({ columns }) => columns.has("season")) ? undefined : why;
}

/** Rows counted by at least one table. */
const countedRows = (rows: readonly (readonly ReadRow[])[]): number =>
  new Set(rows.flatMap((list) => list.map((row) => row.at().line))).size;

/** Minimum team statistics that identify a statistics table, as opposed to tables of ratings and colors. */
const FIGURES = 6;
/** Statistics for both sides of a team, and number of `off_` and `def_` columns beyond which the game's own reader takes the table. */
const FIGURES_OF_SIDES = 2;
const MOST_SIDED = 16;
/** Minimum statistics in a table recognized by its shape. */
const FIGURES_OF_SHAPES = 2;

/** True if a sheet's headings alone show that it contains statistics, one side per row. */
export const isStatistics = (sheet: Grid): boolean => layOut(sheet).some(({ grid }) => holdsStatistics(grid));

function holdsStatistics(grid: Grid): boolean {
  const headed = withHeads(grid);
  if (!headed) return false;
  const { matches, shape, unused } = recognize(headed);
  if (unused !== undefined) return true;
  if (
    shape !== undefined &&
    matches.some(({ columns, sides }) => columns.size + (sides?.[0].size ?? 0) > FIGURES_OF_SHAPES)
  )
    return true;
  if (rosterOf(headed, undefined)) return true;
  // A statistics table with a missing column is still not a game's own table.
  const figures = headed.heads.filter(({ names }) => names.some(isFigure));
  if (headed.data.length > 0 && figures.length >= FIGURES_OF_SHAPES && sidedIn(headed) === 0) return true;
  return matchTables(headed).some(({ table, columns, sides }) => {
    if (table === "team") return sides ? isOfSeason(headed, sides) : columns.size >= FIGURES;
    // A schedule without results belongs to a league.
    if (table === "games") return columns.has("homePoints") || scoreIn(headed) !== undefined;
    return columns.has("player") || columns.has("foul");
  });
}

/** A homemade table of both sides of teams; one with nearly all `off_` and `def_` columns is a game's own team table. */
const isOfSeason = (grid: HeadedGrid, [own, other]: NonNullable<Match["sides"]>): boolean =>
  own.size + other.size >= FIGURES_OF_SIDES && sidedIn(grid) < MOST_SIDED;
const sidedIn = ({ heads }: HeadedGrid): number => heads.filter(({ shown }) => /^(?:off|def)_/i.test(shown)).length;
/** True if a heading could name a player or team statistic. */
const isFigure = (name: string): boolean =>
  (NAMES.get(name) ?? []).some(
    ({ table, column }) =>
      table !== "games" && columnOf(table, column).unit !== "word" && column !== "season" && column !== "games",
  );

type SheetPlace = Pick<Grid, "file" | "sheet">;
const sheetWords = ({ sheet }: SheetPlace): string => (sheet === undefined ? "this file " : `the sheet "${sheet}" `);
const sheetOf = ({ file, sheet }: SheetPlace) => ({ file, ...(sheet === undefined ? {} : { sheet }) });

/** The report of a sheet that has no statistics. */
export const unread = (grid: SheetPlace): SheetReport => ({
  ...sheetOf(grid),
  tables: [],
  rows: 0,
  counted: 0,
  read: [],
  ignored: [],
  missing: [],
});

/** Open questions about a sheet: which of two tables it is, or which of two columns is which. */
function doubts(grid: HeadedGrid, { shape, rivals, unsure }: Recognized): Issue[] {
  const issues: Issue[] = [];
  const place = placeIn(grid, grid.headRow, grid.heads[0].column);
  if (rivals.length > 0)
    issues.push(
      fault("stats-doubt", `the headings fit ${[shape, ...rivals].join(" and ")}`, {
        ...place,
        hint: "name the file for its contents, such as passing.csv or rushing.csv",
      }),
    );
  for (const head of grid.crowded)
    issues.push(
      fault(
        "head-group",
        `"${head.key}" appears twice below one group ("${head.shown}"): a group's name may be missing`,
        {
          ...placeIn(grid, grid.headRow, head.column, head.shown),
          hint: "write the group's name over each of its columns",
        },
      ),
    );
  for (const head of unsure)
    issues.push(
      fault(
        "head-doubt",
        `"${head.shown}" appears here more than once, and nothing next to it shows which one this is`,
        {
          ...placeIn(grid, grid.headRow, head.column, head.shown),
          hint: "keep the columns in the order of their site, or name them as pressbox new stats does",
        },
      ),
    );
  return issues;
}

/** Positions belong to players: a team table with positions has its player names in an unknown column. */
function nobodysIssues(grid: HeadedGrid, { matches }: Recognized): Issue[] {
  const head = grid.heads.find(({ key }) => key === "pos" || key === "position");
  if (!head || !matches.every(({ table }) => table === "team")) return [];
  const message = "the rows have positions, but no column that Pressbox knows names their players";
  const hint = "call the column with the names Player";
  return [fault("column-missing", message, { ...placeIn(grid, grid.headRow, head.column, head.shown), hint })];
}

function missingIssues(grid: HeadedGrid, { table, columns, sides }: Match, hasTeams = false): Issue[] {
  const missing = columnsOf(table).filter(
    (column) =>
      columnOf(table, column).required &&
      !columns.has(column) &&
      !(sides && column !== "team") &&
      !(hasTeams && column === "team") &&
      !(table === "games" && column === "week" && columns.has("date")),
  );
  if (missing.length === 0) return [];
  const heads = grid.heads.map(({ shown }) => shown);
  const near = missing.map((column) => suggest(column, heads)).find((head) => head !== undefined);
  const look = lookOf(grid);
  const hint =
    look !== undefined && look !== table && columnsFor(grid, look).columns.size >= columns.size
      ? `its headings are those of a table of ${TABLES[look].title}: give the sheet or file that name`
      : near !== undefined
        ? `did you mean the column "${near}"?`
        : missing.join() === "team"
          ? table === "team"
            ? grid.heads.some(({ key }) => key === "monogram")
              ? "these are teams of a game: name the file itself instead of its folder"
              : "name the file for the team, such as GB.csv, or add a column team"
            : "add a column with each player's team, or put a roster with their teams into the folder"
          : "pressbox new stats writes empty tables";
  const what = missing.length === 1 ? "column is" : "columns are";
  const message = `the ${what} missing: ${missing.join(", ")} (${TABLES[table].title})`;
  return [fault("column-missing", message, { ...placeIn(grid, grid.headRow, grid.heads[0].column), hint })];
}

function reportOf(grid: HeadedGrid, { matches, shape }: Recognized, counted: number): SheetReport {
  const used = new Set<number>();
  const read = matches.flatMap(({ table, columns, sides }) =>
    [columns, ...(sides ?? [])].flatMap((matched, i) =>
      [...matched].flatMap(([column, heads]: [string, readonly Head[]]) =>
        heads.map((head) => {
          used.add(head.column);
          if (head.last !== undefined) used.add(head.last);
          return { table, column: i === 2 ? `${column} of opponents` : column, head: head.shown };
        }),
      ),
    ),
  );
  return {
    ...sheetOf(grid),
    ...(shape === undefined ? {} : { shape }),
    tables: matches.map(({ table }) => table),
    rows: grid.data.length,
    counted,
    read,
    ignored: grid.heads.filter(({ column }) => !used.has(column)).map(({ shown }) => shown),
    missing: matches.flatMap(({ table, columns, sides }) =>
      columnsOf(table).filter((column) => !columns.has(column) && !sides?.[0].has(column)),
    ),
  };
}

/** Unread headings that a typo explains. */
const headIssues = (grid: HeadedGrid, { ignored, missing }: SheetReport): Issue[] =>
  grid.heads.flatMap((head) => {
    if (!ignored.includes(head.shown)) return [];
    const meant = typoIn(head.shown, missing);
    if (meant === undefined) return [];
    const place = placeIn(grid, grid.headRow, head.column, head.shown);
    return [warning("column-unknown", "the column is not read", { ...place, hint: `did you mean "${meant}"?` })];
  });

/** If more statistics columns are unknown than known, the table is not what it was taken for, or has other names for them. */
function strangeIssues(grid: HeadedGrid, { shape, matches }: Recognized, { ignored, read }: SheetReport): Issue[] {
  const figures = read.filter(({ table, column }) => column in TABLES[table].columns && isFigureOf(table, column));
  if (shape !== undefined || matches.some(({ table }) => table === "games") || figures.length > MOST_FEW) return [];
  const strange = grid.heads.filter(
    ({ shown, key, column }) => ignored.includes(shown) && !isKnownHead(key) && holdsNumbers(grid, column),
  );
  if (strange.length === 0 || strange.length < figures.length) return [];
  const names = strange.map(({ shown }) => `"${shown}"`).join(", ");
  const message = `only ${counted(figures.length, "column")} of figures ${figures.length === 1 ? "is" : "are"} known here; not read: ${names}`;
  const hint = "name the columns as pressbox new stats does";
  return [warning("stats-strange", message, { ...placeIn(grid, grid.headRow, strange[0].column, strange[0].shown), hint })]; // prettier-ignore
}
const MOST_FEW = 3;
const isFigureOf = (table: TableId, column: string): boolean =>
  columnOf(table, column).unit !== "word" && column !== "season" && column !== "games";
const holdsNumbers = ({ data, rows }: HeadedGrid, column: number): boolean =>
  data.filter((row) => /^-?\d[\d.,]*$/.test((rows[row][column] ?? "").trim())).length * 2 > data.length;

/** Player tables without a required column, on a sheet with several; a sheet named after its only table has no others. */
const partIssues = (grid: HeadedGrid, { matches, shape }: Recognized): Issue[] =>
  shape === undefined &&
  matches.every(({ table }) => isOfPlayers(table)) &&
  !(matches.length === 1 && matches[0].table === promised(grid))
    ? partsOf(grid, matches).map(({ table, missing, there }) => {
        const message = `${TABLES[table].title} is not read (${there.join(", ")}): ${missing.length === 1 ? "the column is" : "the columns are"} missing: ${missing.join(", ")}`;
        return warning("stats-part", message, placeIn(grid, grid.headRow, grid.heads[0].column));
      })
    : [];

/** A sheet of which nothing counts: totals including the playoffs, or another season. */
function uncounted(grid: HeadedGrid, leftOut: readonly LeftOut[]): Issue {
  const why = leftOut.filter(({ file, sheet }) => file === grid.file && sheet === grid.sheet).map(leftOutText);
  const isWhole = grid.data.some((row) => grid.rows[row].some((cell) => /^REG\+POST$/i.test(cell.trim())));
  const hint = isWhole
    ? "its figures include the playoffs, too: download the table of the regular season (stats_player_reg)"
    : "look at the columns of its season and its kind of games";
  const message = `none of its rows is counted${why.length > 0 ? `: ${why.join(", ")} left out` : ""}`;
  return warning("stats-uncounted", message, { ...placeIn(grid, grid.headRow, grid.heads[0].column), hint });
}

const SCORE = /^(?:final|(?:final)?(?:score|result|pts|points)s?)$/;

/** The column with both teams' points in one cell. */
const scoreIn = ({ heads, data, rows }: HeadedGrid): Head | undefined =>
  heads.find(
    ({ key, column }) => SCORE.test(key) && data.some((row) => /\d+\s*[-\u2013:]\s*\d+/.test(rows[row][column] ?? "")),
  );

/** Results in some form other than points of visitors and home team. */
function pointIssues(grid: HeadedGrid, { matches }: Recognized): Issue[] {
  const games = matches.find(({ table }) => table === "games");
  if (!games) return [];
  const known = ["awayPoints", "homePoints"].filter((column) => games.columns.has(column));
  const head = scoreIn(grid);
  if (known.length === 2 || (known.length === 0 && !head)) return [];
  const what = head && known.length === 0 ? `"${head.shown}" has both teams' in one cell` : `only ${known[0]} is there`;
  const hint = "write them in two columns, awayPoints and homePoints";
  const message = `the points of its games are not read: ${what}`;
  return [warning("games-points", message, { ...placeIn(grid, grid.headRow, head?.column ?? 0, head?.shown), hint })];
}

/** A file named after one player table that contains another: its headings decide. */
function nameIssues(grid: HeadedGrid, { matches }: Recognized): Issue[] {
  const named = promised(grid);
  const [{ table }] = matches;
  if (named === undefined || matches.length !== 1 || table === named) return [];
  if (!isOfPlayers(named) || !isOfPlayers(table)) return [];
  const message = `its name says ${TABLES[named].title}, its headings are those of ${TABLES[table].title}; it is read as ${TABLES[table].title}`;
  const hint = "name it for its contents, or correct its headings";
  return [warning("stats-name", message, { ...placeIn(grid, grid.headRow, grid.heads[0].column), hint })];
}

const isOfPlayers = (table: TableId): boolean => columnsOf(table).includes("player");

/** Rows with more cells than headings, and rows that end early. */
function widthIssues(grid: HeadedGrid, { ignored }: SheetReport): Issue[] {
  const wide = tooManyCells(grid).map((row) => {
    const message = `the row has ${grid.rows[row].length} cells; expected ${grid.rows[grid.headRow].length}`;
    const hint = "put cells that contain a separator in double quotes, and write thousands without one";
    return fault("csv-width", message, { ...placeIn(grid, row, 0), hint });
  });
  const known = grid.heads.filter(({ shown }) => !ignored.includes(shown));
  const cut = cutRows(grid, known).map(({ row, head }) => {
    const count = grid.rows[row].length;
    const message = `the row ends after ${count} of ${grid.rows[grid.headRow].length} cells, before "${head.shown}"`;
    const hint = "missing cells count as empty; add them, or empty ones";
    return warning("row-cut", message, { ...placeIn(grid, row, 0), hint });
  });
  return [...wide, ...cut];
}
