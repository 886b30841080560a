/** Rows of one sheet -> values of a table's columns; reports whatever is not counted. */
import { fault, warning, type Issue, type Place } from "../../kernel/issue/index.js";
import { counted } from "../../kernel/words/index.js";
import { foreignHint, foreignSign, lineSign, signWords } from "../../kernel/words/letters.js";
import { findClub } from "../clubs/clubs.js";
import { columnOf, type TableId } from "../columns.js";
import type { Grid, Head, HeadedGrid } from "./grid.js";
import { leaveOut, leaveRow, type LeftOut } from "./left-out.js";
import type { Match, Matched } from "./match.js";
import { cleanWord, gluedClub, playerName, teamsIn } from "./names.js";
import { isDoubtful, isWhole, looksLikeDate, NOTHING, numberOf, partOf, styleOf, type NumberStyle } from "./numbers.js";
import { sumsAmong } from "./sums.js";
import { rowFaults } from "./typos.js";
import type { Whose } from "./whose.js";

/** A row as read, not yet added up; it knows the locations of its cells. */
export interface ReadRow {
  readonly values: Readonly<Record<string, string | number>>;
  /** Location of a column's cell; without a column, of the row. */
  at(column?: string): Place;
  /** True if the sheet has the column, even if its cell is empty. */
  has(column: string): boolean;
}

/** A player whose row combines several teams. */
export interface Mover {
  readonly table: TableId;
  readonly row: ReadRow;
  /** Their codes, if the cell names them. */
  readonly teams: readonly string[];
}

/** What the readers of a sheet add to. */
export interface SheetReading {
  /** True if rows are about the opponents of the team they name. */
  readonly against: boolean;
  readonly style: NumberStyle;
  readonly leftOut: LeftOut[];
  readonly issues: Issue[];
  readonly movers: Mover[];
  /** The wanted season: rows of others are skipped. */
  readonly year?: number;
  /** Seasons of all rows. */
  readonly years: Set<number>;
  /** Which players or team the rows belong to, if no column says so. */
  readonly of?: Whose;
}

/** Location of a cell with its sheet's name, for people and for programs. */
type PlaceWithSheet = Place & { readonly detail?: Readonly<Record<string, unknown>> };

/** Location of a heading or cell; the path names sheet and column. */
export function placeIn(grid: Grid, row: number, column: number, head?: string): PlaceWithSheet {
  const { line, column: at } = grid.at(row, column);
  const path = [grid.sheet, head].filter((word) => word !== undefined && word !== "").join("!");
  return {
    file: grid.file,
    line,
    column: at,
    ...(path === "" ? {} : { path }),
    ...(grid.sheet === undefined ? {} : { detail: { sheet: grid.sheet } }),
  };
}

/** Rows that add up others. */
const SUMS =
  /^(?:sums?|league|lg|avg\b.*|averages?|all(?: (?:teams?|players?))?|opponents?|means?|medians?|overall|combined|(?:sub|grand)[\s-]?totals?|totals?\b.*|per (?:game|team)|st(?:andar)?d?\.?\s?dev(?:iation)?\.?|max(?:imum)?|minimum|league leaders?|lg\.? (?:avg|tot|average)\.?|\d+ (?:players|teams|clubs))$|\b(?:league|average|totals?)$/i;
/** Leagues and conferences listed among their teams. */
const LEAGUES = /^(?:nfl|afl|aafc|wfl|usfl|ufl|xfl|cfl|aaf|afc|nfc|apfa|ncaa|fbs|fcs)$/i;
const isSum = (word: string): boolean => SUMS.test(word.replace(/[\s.:]+$/, ""));

export function readRows(grid: HeadedGrid, match: Match, reading: SheetReading): ReadRow[] {
  const { table, sides } = match;
  const { style } = reading;
  const context: Context = { grid, table, style, issues: reading.issues, ...(reading.of && { of: reading.of }) };
  const leave = (reason: Parameters<typeof leaveOut>[1], row: number): void => {
    leaveOut(reading.leftOut, reason, grid.file, placeIn(grid, row, 0).line!, grid.sheet);
  };
  const rows: ReadRow[] = [];
  const unlisted: { readonly player: string; readonly row: number }[] = [];
  const seasonHead = match.columns.get("season")?.[0];
  const weekHead = match.columns.get("week")?.[0];
  const sections = table === "games" ? [] : sectionsOf(grid);
  for (const row of grid.data) {
    const section = sections.findLast(({ from }) => from < row);
    if (section?.kind !== undefined) {
      leave(section.kind, row);
      continue;
    }
    if (section?.year !== undefined) {
      reading.years.add(section.year);
      if (reading.year !== undefined && section.year !== reading.year) {
        leave("seasons", row);
        continue;
      }
    }
    const season = seasonHead && numberOf(cellOf(grid, row, seasonHead), "times", style);
    if (season !== undefined) reading.years.add(season);
    if (reading.year !== undefined && season !== undefined && season !== reading.year) {
      leave("seasons", row);
      continue;
    }
    const who = whoIs(grid, match, row, reading.of);
    if (isSum(who.player ?? "") || isSum(who.team) || LEAGUES.test(who.team)) {
      leave("sums", row);
      continue;
    }
    if (table !== "games" && weekHead && isSum(cellOf(grid, row, weekHead).trim())) {
      leave("sums", row);
      continue;
    }
    const nameHead = table === "team" ? match.columns.get("name")?.[0] : undefined;
    const fullName = who.team === "" && nameHead ? cellOf(grid, row, nameHead).trim() : "";
    if (fullName !== "" && !isSum(fullName) && !LEAGUES.test(fullName)) {
      reading.issues.push(codelessIssue(grid, row, match.columns.get("team")![0], fullName));
      continue;
    }
    if (table !== "games" && (who.player ?? who.team) === "") {
      leave("nameless", row);
      continue;
    }
    if (who.player !== undefined && (/^team$/i.test(who.player) || isOwnTeam(who))) {
      leave("teams", row);
      continue;
    }
    if (reading.of?.clubOf && who.team === "") {
      leave("unlisted", row);
      unlisted.push({ player: who.player ?? "", row });
      continue;
    }
    if (sides) {
      // The row's words apply to both sides, so they are reported once.
      const shared = readRow(context, match.columns, row, who);
      if (skipped(shared, table, row, leave)) continue;
      const both = sides.map((columns) => readRow(context, columns, row, who));
      const notPlayed = reading.of?.club === undefined ? undefined : whyNoGame(shared, both);
      if (notPlayed !== undefined) {
        leave(notPlayed, row);
        continue;
      }
      for (const [i, side] of (["for", "against"] as const).entries()) {
        const own = reading.of?.club === undefined ? both[i] : withResult(both[i], both[1 - i]);
        const at = (column?: string): Place => (column && sides[i].has(column) ? own : shared).at(column);
        const has = (column: string): boolean => own.has(column) || shared.has(column);
        rows.push({ values: { ...shared.values, ...own.values, side }, at, has });
      }
      continue;
    }
    const read = readRow(context, match.columns, row, who);
    if (skipped(read, table, row, leave)) continue;
    if (who.teams.several && table !== "games" && table !== "team") {
      reading.movers.push({ table, row: read, teams: who.teams.teams });
      continue;
    }
    const isAgainst = table === "team" && !match.columns.has("side") && reading.against;
    rows.push(isAgainst ? { ...read, values: { ...read.values, side: "against" } } : read);
  }
  if (unlisted.length > 0) reading.issues.push(unlistedIssue(grid, unlisted));
  if (table === "games" || weekHead) return rows;
  const sums = sumsAmong(rows, table);
  for (const row of sums) leaveRow(reading.leftOut, table === "team" ? "sums" : "teams", row);
  return sums.size === 0 ? rows : rows.filter((row) => !sums.has(row));
}

/** A team with a name, but without the short name that joins it to its players. */
const codelessIssue = (grid: HeadedGrid, row: number, { column, shown }: Head, team: string): Issue =>
  fault("stats-team", `empty; expected the short name of ${team}`, {
    ...placeIn(grid, row, column, shown),
    hint: "write it as the players' tables do",
  });

interface Section {
  /** Row with the words. */
  readonly from: number;
  readonly kind?: "playoffs" | "preseason";
  readonly year?: number;
}

/** Sections of a table, under words that say which games or which season they are about: `Playoffs`, `1999 season`. */
function sectionsOf({ rows, headRow, dividers }: HeadedGrid): readonly Section[] {
  return dividers.flatMap((from): Section[] => {
    const words = rows[from].find((cell) => cell.trim() !== "")!.trim();
    if (from < headRow || words.length > LONGEST_SECTION) return [];
    if (/\b(?:playoffs?|post\s?-?season)\b/i.test(words)) return [{ from, kind: "playoffs" }];
    if (/\b(?:pre\s?-?season|exhibitions?)\b/i.test(words)) return [{ from, kind: "preseason" }];
    const year = /^(?:season\s+)?((?:19|20)\d\d)(?:\s+(?:regular\s+)?season)?$/i.exec(words)?.[1];
    return [year === undefined ? { from } : { from, year: Number(year) }];
  });
}
const LONGEST_SECTION = 40;

/** `Bears` on the Bears: a team row among its players. */
function isOwnTeam({ player: name = "", team }: Who): boolean {
  if (team === "") return false;
  const player = name.replace(/^team\s+|\s+team$/i, "");
  if (player === team) return true;
  const words = player.toLowerCase();
  return clubNames(team).has(words);
}

/** City, nickname and full name of the club that a word means; cached. */
function clubNames(word: string): ReadonlySet<string> {
  const known = CLUB_NAMES.get(word);
  if (known) return known;
  const names = (findClub(word)?.clubs ?? []).flatMap(({ city, nickname }) => [city, nickname, `${city} ${nickname}`]);
  const found = new Set(names.map((name) => name.toLowerCase()));
  CLUB_NAMES.set(word, found);
  return found;
}
const CLUB_NAMES = new Map<string, ReadonlySet<string>>();

/** Players without a team, because the roster does not list them or lists several teams. */
function unlistedIssue(grid: HeadedGrid, list: readonly { readonly player: string; readonly row: number }[]): Issue {
  const names = list.map(({ player }) => player);
  const shown = `${names.slice(0, MOST_UNLISTED).join(", ")}${names.length > MOST_UNLISTED ? " and more" : ""}`;
  const message = `the roster does not give a single team for ${counted(names.length, "player")}, omitted here: ${shown}`;
  const hint = "add a team column to this table, with one row per team of a player";
  return warning("stats-unlisted", message, { ...placeIn(grid, list[0].row, grid.heads[0].column), hint });
}
const MOST_UNLISTED = 5;

/** Rows of a team's game log that are not regular-season games. */
function whyNoGame({ values }: ReadRow, sides: readonly ReadRow[]): "byes" | "playoffs" | undefined {
  const figures = sides.flatMap((side) => Object.values(side.values)).filter((value) => typeof value === "number");
  if (figures.length === 0) return "byes";
  return /^\d+$/.test(String(values.week ?? "")) ? undefined : "playoffs";
}

/** A game's row with its result added. */
function withResult(side: ReadRow, other: ReadRow): ReadRow {
  const [mine, theirs] = [side.values.points, other.values.points];
  if (typeof mine !== "number" || typeof theirs !== "number") return side;
  const result = { wins: Number(mine > theirs), losses: Number(mine < theirs), ties: Number(mine === theirs) };
  return { ...side, values: { ...side.values, ...result } };
}

/** Games outside the regular season are excluded from totals; a schedule keeps its playoffs. */
function skipped(
  { values }: ReadRow,
  table: TableId,
  row: number,
  leave: (reason: "playoffs" | "preseason", row: number) => void,
): boolean {
  const kind = kindOf(String(values.kind ?? ""));
  if (kind === "REG" || (table === "games" && kind !== "PRE")) return false;
  leave(kind === "PRE" ? "preseason" : "playoffs", row);
  return true;
}

/** Names of playoff rounds in a week column. */
const PLAYOFF_WEEK =
  /^(?:wild[\s-]?card|wc$|div(?:ision)?(?:al)?|conf(?:erence)?|con$|champ|super\s?bowl|superbowl|sb$|semi|quarter-?finals?|finals?|play-?offs?|grey cup|bowl)/i;

/** REG, PRE, or the source's word for playoffs. */
export function kindOf(word: string): string {
  if (/^(?:|reg(?:ular)?(?:[\s_-]*season)?|rs|false|0|no|r|w(?:ee)?k\s*\d+)$/i.test(word.trim())) return "REG";
  return /^(?:pre|preseason|exhibition|pre[\s_-]season)$/i.test(word.trim()) ? "PRE" : word;
}

/** The number style of a sheet, from all cells below its headings. */
export const styleIn = (grid: HeadedGrid): NumberStyle => styleOf(cellsBelow(grid));

function* cellsBelow({ heads, rows, data }: HeadedGrid): Iterable<string> {
  for (const row of data) for (const { column } of heads) yield rows[row][column] ?? "";
}

interface Who {
  readonly player?: string;
  /** As written, without extras. */
  readonly team: string;
  readonly teams: { readonly teams: readonly string[]; readonly several: boolean };
}

/** Whom a row is about; the name may include a club. */
function whoIs(grid: HeadedGrid, { columns }: Match, row: number, of: Whose | undefined): Who {
  const cell = (column: string): string | undefined => {
    const words = (columns.get(column) ?? []).map((head) => cellOf(grid, row, head).trim());
    return words.find((word) => word !== "") ?? words[0];
  };
  const named = cell("player");
  const found = named === undefined ? undefined : playerName(named);
  const glued = found && !columns.has("team") && found.team === undefined ? gluedClub(found.player) : undefined;
  const { player, team } = glued ?? found ?? { player: undefined, team: undefined };
  const club = cell("team") ?? team ?? of?.club ?? (player === undefined ? undefined : of?.clubOf?.(player)) ?? "";
  const word = player !== undefined && isNoTeam(club) ? "" : club;
  return { ...(player === undefined ? {} : { player }), team: cleanWord(word), teams: teamsIn(word) };
}

/** True for placeholders of players without a team. */
const isNoTeam = (club: string): boolean => NOTHING.test(club.trim()) || /^(?:u?fa|free agents?)$/i.test(club.trim());

/** The cell under a heading; names in two columns are joined. */
function cellOf(grid: HeadedGrid, row: number, head: Head): string {
  const cell = grid.rows[row][head.column] ?? "";
  if (head.last === undefined) return cell;
  return `${cell.trim()} ${(grid.rows[row][head.last] ?? "").trim()}`.trim();
}

interface Context {
  readonly grid: HeadedGrid;
  readonly table: TableId;
  readonly style: NumberStyle;
  readonly issues: Issue[];
  readonly of?: Whose;
}

function readRow({ grid, table, style, issues, of }: Context, columns: Matched, row: number, who: Who): ReadRow {
  const values: Record<string, string | number> = {};
  const at = (column?: string): PlaceWithSheet => {
    const head = column === undefined ? undefined : columns.get(column)?.[0];
    return placeIn(grid, row, head?.column ?? grid.heads[0].column, head?.shown);
  };
  for (const [column, heads] of columns) {
    const { unit } = columnOf(table, column);
    let sum: number | undefined;
    for (const head of heads) {
      const cell = cellOf(grid, row, head).trim();
      if (cell === "") continue;
      const place = (): PlaceWithSheet => placeIn(grid, row, head.column, head.shown);
      if (unit === "word") {
        const text = column === "player" ? (who.player ?? cleanWord(cell)) : cleanWord(cell);
        if (isName(column) && !(column === "team" && who.teams.several)) issues.push(...nameFaults(text, place));
        values[column] ??= column === "team" ? (who.team === "" ? "" : (who.teams.teams[0] ?? text)) : text;
        continue;
      }
      const text = head.part === undefined ? cell : partOf(cell, head.part);
      const number = text === undefined ? undefined : numberOf(text, unit, style);
      if (number === undefined) {
        // One error covers both numbers of the cell.
        if (!NOTHING.test(cell) && !isReported(issues.at(-1), place()))
          issues.push(fault("cell-number", ...wrongNumber(cell, head, place())));
      } else if (style.doubtful && isWhole(unit) && isDoubtful(cell) && !cell.endsWith(".000")) {
        issues.push(
          fault("cell-number", `found "${cell}"; is it ${Math.round(number * 1000)} or ${number}?`, {
            ...place(),
            hint: "write thousands without a point",
          }),
        );
      } else if ((unit === "times" || unit === "points") && number < 0) {
        const message = `found ${cell}; expected 0 or more (${columnOf(table, column).meaning})`;
        issues.push(fault("cell-negative", message, place()));
      } else sum = (sum ?? 0) + (unit === "yards lost" ? Math.abs(number) : number);
    }
    if (sum !== undefined) values[column] = sum;
  }
  if (who.player !== undefined && values.team === undefined && who.team !== "")
    values.team = who.teams.teams[0] ?? who.team;
  if (table === "team" && of?.club !== undefined) values.team ??= of.club;
  if (typeof values.week === "string") values.week = values.week.replace(/^(?:week|wk)\.?\s*(?=\d+$)/i, "");
  if (table === "games") {
    values.week ??= values.date ?? "";
    if (values.kind !== undefined) values.kind = kindOf(String(values.kind));
    else if (PLAYOFF_WEEK.test(String(values.week))) values.kind = String(values.week);
  }
  issues.push(...rowFaults(table, values, at));
  if ((columns.has("team") || of?.inNames) && (values.team ?? "") === "")
    issues.push(fault("cell-empty", "the row has no team", { ...at("team"), hint: NO_TEAM }));
  if (typeof values.side === "string") {
    const side = sideOf(values.side);
    if (side) values.side = side;
    else issues.push(fault("cell-side", `found "${values.side}"; expected for or against`, at("side")));
  }
  return { values, at, has: (column) => columns.has(column) };
}

const NO_TEAM = "write the team; delete the row if it is not a player's or team's";

const isReported = (last: Issue | undefined, { line, column, file }: Place): boolean =>
  last?.code === "cell-number" && last.file === file && last.line === line && last.column === column;

/** Columns whose words are printed on charts and cards. */
const isName = (column: string): boolean => ["player", "team", "city", "name"].includes(column);
/** Maximum length of player and team names in every game's files. */
const LONGEST_NAME = 60;

/** What spreadsheets show if a formula has no result. */
const FAILED = /^#(?:REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|N\/A)$/i;
const FAILED_HINT = "a formula in the spreadsheet failed; write the value, or leave the cell empty";

/** With a name that no sheet can print, `check` and `print` would refuse the charts. */
function nameFaults(name: string, place: () => Place): Issue[] {
  if (FAILED.test(name)) return [fault("cell-formula", `found "${name}"; expected a name`, { ...place(), hint: FAILED_HINT })]; // prettier-ignore
  const sign = foreignSign(name) ?? lineSign(name);
  if (sign !== undefined) {
    const hint = lineSign(sign) === undefined ? foreignHint(sign) : "write the name in one line";
    return [fault("name-letters", `"${name}": no sheet can print ${signWords(sign)}`, { ...place(), hint })];
  }
  if (name.length <= LONGEST_NAME) return [];
  const message = `"${name}" has ${name.length} characters; expected at most ${LONGEST_NAME}`;
  return [fault("name-long", message, { ...place(), hint: "shorten the name" })];
}

const sideOf = (word: string): "for" | "against" | undefined =>
  /^(?:for|off|offen[sc]e|own)$/i.test(word)
    ? "for"
    : /^(?:against|def|defen[sc]e|opp|opponents?|allowed)$/i.test(word)
      ? "against"
      : undefined;

function wrongNumber(
  cell: string,
  head: Head,
  place: Place,
): [message: string, at: Place & { readonly hint?: string }] {
  if (head.part !== undefined) {
    const hint = looksLikeDate(cell)
      ? "a spreadsheet made a date of it; format the column as text and write it again"
      : undefined;
    return [`found "${cell}"; expected two numbers such as 15-23`, { ...place, ...(hint && { hint }) }];
  }
  return [`found "${cell}"; expected a number such as 31, 44.5 or 4,120`, { ...place, ...hintFor(cell) }];
}

function hintFor(cell: string): { readonly hint?: string } {
  if (/^-?\d+,\d+$/.test(cell)) return { hint: `write ${cell.replace(",", ".")}, with a point` };
  if (FAILED.test(cell)) return { hint: FAILED_HINT };
  if (/%$/.test(cell)) return { hint: "write the count, not the percentage" };
  if (looksLikeDate(cell))
    return { hint: "a spreadsheet made a date of it; format the column as text and write it again" };
  return {};
}
