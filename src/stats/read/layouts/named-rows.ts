/** Rows whose names have no heading: a program's row names, or a team only in the first of its rows. */
import { warning, type Issue } from "../../../kernel/issue/index.js";
import { counted } from "../../../kernel/words/index.js";
import { findClub } from "../../clubs/clubs.js";
import { linesText } from "../left-out.js";
import { isByPlayer } from "../match.js";
import { withHeads, type Grid, type HeadedGrid } from "../grid.js";
import { isBlankRow } from "./part.js";

export interface NamedRows {
  readonly grid: Grid;
  readonly issues: readonly Issue[];
}

/** The grid, unchanged if every row already has its name. */
export function withNames(given: Grid): NamedRows {
  const shifted = withKinds(withOtherHead(withRowNames(given)));
  const named = withNamesHead(shifted);
  const filled = withTeamsBelow(named.grid);
  return { grid: filled.grid, issues: [...named.issues, ...filled.issues] };
}

/** R writes row numbers first, without a heading: then there is one heading too few. */
function withRowNames(grid: Grid): Grid {
  const headed = withHeads(grid);
  if (!headed || grid.sheet !== undefined) return grid;
  const { rows, headRow, data } = headed;
  const width = rows[headRow].length;
  if (data.length < 2 || !data.every((row, i) => rows[row].length === width + 1 && rows[row][0].trim() === String(i + 1)))
    return grid; // prettier-ignore
  if (data.every((row) => rows[row][width].trim() === "")) return grid;
  const short = new Set(rows.flatMap((row, i) => (row.length === width && !isBlankRow(row) ? [i] : [])));
  return {
    ...grid,
    rows: rows.map((row, i) => (short.has(i) ? ["", ...row] : row)),
    at: (row, column) => grid.at(row, short.has(row) ? Math.max(0, column - 1) : column),
  };
}

/** Unusual headings over names: a position, a kind of play, a division. */
const JOBS = /^(?:qb|rb|hb|fb|tb|wr|te|pk?|k)s?$/;
const PLAYS =
  /^(?:passing|rushing|receiving|punting|placekicking|fieldgoals|defen[sc]e|defensiveleaders|puntreturns|kickreturns)$/;
const DIVISIONS =
  /^(?:(?:afc|nfc|afl|nfl)?(?:north|south|east|west|central|eastern|western|northern|southern|american|national|atlantic|coastal)(?:division|conference)?|afc|nfc|(?:division|conference|league|group)[a-z0-9]?)$/;

/** `QB`, `Rushing` or `NFC North` over a column of names, if no other column has names: makes the heading Player or Team. */
function withOtherHead(grid: Grid): Grid {
  const headed = withHeads(grid);
  if (!headed || headed.data.length === 0 || isByPlayer(headed)) return grid;
  const { rows, headRow, heads, data } = headed;
  const isOfNames = ({ column }: { readonly column: number }): boolean => {
    const cells = data.map((row) => (rows[row][column] ?? "").trim());
    return cells.every((cell) => /[A-Za-z]{2}/.test(cell) && !isNumber(cell)) && new Set(cells).size === cells.length;
  };
  const jobs = heads.filter(({ key }) => JOBS.test(key));
  const job = jobs.length === 1 ? jobs[0] : undefined;
  const first = heads.find(({ column }) => column === 0);
  const hasTeams = heads.some(({ key }) => TEAMS.has(key));
  const isStandings = ["w", "l"].every((word) => heads.some(({ key }) => key === word));
  const found =
    job && isOfNames(job) && rows[headRow].filter((cell) => cell.trim() !== "").length > 3
      ? ([job, "Player"] as const)
      : first && PLAYS.test(first.key) && isOfNames(first)
        ? ([first, "Player"] as const)
        : first && DIVISIONS.test(first.key) && isStandings && !hasTeams && isOfNames(first)
          ? ([first, "Team"] as const)
          : undefined;
  if (!found) return grid;
  const [{ column }, word] = found;
  return {
    ...grid,
    rows: rows.map((row, i) => (i === headRow ? row.map((cell, at) => (at === column ? word : cell)) : row)),
  };
}

const KINDS: Readonly<Record<string, string>> = { 1: "REG", 2: "PRE", 3: "POST" };

/** FantasyData's numbers for kinds of games: other sites use different ones. */
function withKinds(grid: Grid): Grid {
  const headed = withHeads(grid);
  const isTheirs = ["playerid", "passingattempts", "passingcompletionpercentage"].every((key) =>
    headed?.heads.some((head) => head.key === key),
  );
  const kind = isTheirs ? headed?.heads.find(({ key }) => key === "seasontype") : undefined;
  if (!headed || !kind) return grid;
  const isData = new Set(headed.data);
  return {
    ...grid,
    rows: grid.rows.map((row, i) =>
      isData.has(i) ? row.map((cell, at) => (at === kind.column ? (KINDS[cell.trim()] ?? cell) : cell)) : row,
    ),
  };
}

/** Headings that programs give to row names. */
const ROW_NAMES: ReadonlySet<string> = new Set(["", "r", "x", "index", "rowname", "rownames", "row"]);
const TEAMS: ReadonlySet<string> = new Set(
  "team tm club school teamname recentteam teamabbr teamabv squad franchise winner/tie away home awayteam hometeam visitor".split(
    " ",
  ),
);
const POSITIONS: ReadonlySet<string> = new Set(["pos", "position"]);
/** Minimum share of rows whose first cell is a unique name. */
const MOST = 0.9;
/** Minimum share of names that are clubs. */
const CLUBS = 0.5;
const isNumber = (cell: string): boolean => /^[-+]?[\d.,]+%?$/.test(cell);

/** Gives the heading Player or Team to a nameless first column. */
function withNamesHead(grid: Grid): NamedRows {
  const headed = withHeads(grid);
  if (!headed || headed.data.length === 0) return { grid, issues: [] };
  const { rows, headRow, heads, data } = headed;
  const first = heads.find(({ column }) => column === 0);
  if (!ROW_NAMES.has(first?.key ?? "") || isByPlayer(headed)) return { grid, issues: [] };
  const hasTeams = heads.some(({ key }) => TEAMS.has(key));
  const hasPositions = heads.some(({ key }) => POSITIONS.has(key));
  const cells = data.map((row) => (rows[row][0] ?? "").trim()).filter((cell) => cell !== "");
  const names = new Set(cells.filter((cell) => !isNumber(cell)));
  if (cells.length < MOST * data.length || names.size < MOST * data.length) return { grid, issues: [] };
  const clubs = [...names].filter((name) => findClub(name) !== undefined || /^[A-Z]{2,4}$/.test(name)).length;
  const areClubs = clubs >= CLUBS * names.size;
  if (areClubs ? hasTeams || hasPositions : !hasTeams && !hasPositions) return { grid, issues: [] };
  const word = areClubs ? "Team" : "Player";
  const issue = warning("head-none", `the first column has no name; its cells are read as ${areClubs ? "teams" : "players"}`, {
    file: grid.file,
    ...grid.at(headRow, 0),
    hint: `call it ${word}`,
  }); // prettier-ignore
  return {
    grid: { ...grid, rows: rows.map((row, i) => (i === headRow ? [word, ...row.slice(1)] : row)) },
    issues: [issue],
  };
}

const DITTO = /^(?:["\u201c\u201d\u3003]|''|ditto|do\.|idem|id\.)$/i;

/** Fills in teams that are only in the first of their rows, as in merged cells, and ditto marks. */
function withTeamsBelow(grid: Grid): NamedRows {
  const headed = withHeads(grid);
  const column = headed && teamColumn(headed);
  if (!headed || column === undefined) return { grid, issues: [] };
  const { rows, data } = headed;
  const cellOf = (row: number): string => (rows[row][column] ?? "").trim();
  const blank = data.filter((row) => cellOf(row) === "");
  const merged = blank.length > 0 && isMerged(headed, column, blank.length) ? blank : [];
  const filled = new Map<number, string>();
  let above = "";
  for (const row of data) {
    const cell = cellOf(row);
    if (above !== "" && (DITTO.test(cell) || (cell === "" && merged.length > 0))) filled.set(row, above);
    else above = cell;
  }
  if (filled.size === 0) return { grid, issues: [] };
  const lines = [...filled.keys()].map((row) => grid.at(row, 0).line!);
  const message = `${counted(filled.size, "row")} without a team of ${filled.size === 1 ? "its" : "their"} own (${linesText(lines)}): the team above is read`;
  const issue = warning("team-above", message, { file: grid.file, ...grid.at([...filled.keys()][0], column) });
  const rowsFilled = rows.map((row, i) => {
    const team = filled.get(i);
    return team === undefined ? row : row.map((cell, at) => (at === column ? team : cell));
  });
  return { grid: { ...grid, rows: rowsFilled }, issues: [issue] };
}

function teamColumn({ heads }: HeadedGrid): number | undefined {
  const own = heads.filter(({ key }) => ["team", "tm", "club", "school", "teamname"].includes(key));
  return own.length === 1 ? own[0].column : undefined;
}

const PLAYERS: ReadonlySet<string> = new Set(["player", "name", "playername", "side", "unit"]);

/** True if the team column comes before the players, is filled in the first row of each group, and most rows depend on it. */
function isMerged({ rows, heads, data }: HeadedGrid, column: number, blank: number): boolean {
  const about = heads.find(({ key }) => PLAYERS.has(key));
  const teams = data.map((row) => (rows[row][column] ?? "").trim()).filter((cell) => cell !== "");
  return (
    about !== undefined &&
    column < about.column &&
    (rows[data[0]][column] ?? "").trim() !== "" &&
    new Set(teams).size === teams.length &&
    blank >= teams.length
  );
}
