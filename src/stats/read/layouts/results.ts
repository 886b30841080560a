/** Splits games written as `FOX @ OWL`, and both teams' points in one cell, into one column each. */
import { warning, type Issue } from "../../../kernel/issue/index.js";
import { plainHead } from "../plain.js";
import { withHeads, type Grid, type HeadedGrid } from "../grid.js";
import { cellAt, laidGrid, type Laid } from "./part.js";

export interface Results {
  readonly grid: Grid;
  readonly issues: readonly Issue[];
}

/** Each step leaves grids of other kinds unchanged. */
export function withResults(given: Grid): Results {
  const grid = withOwnScores(withClubs(given));
  return withPoints(grid);
}

const AWAY: ReadonlySet<string> = new Set(
  "away awayteam awayteamname visitor visitors visitingteam visteam vis road roadteam guest".split(" "),
);
const HOME: ReadonlySet<string> = new Set("home hometeam hometeamname host hosts".split(" "));
const WINNER: ReadonlySet<string> = new Set(["winner", "winner/tie", "winningteam", "won"]);
const LOSER: ReadonlySet<string> = new Set(["loser", "loser/tie", "losingteam", "lost"]);
const SCORES = /^(?:final|(?:final)?(?:score|result|pts|points)s?|ft)$/;

/** `FOX @ OWL`, `FOX 24 at OWL 10`: visitors first. */
const MATCHUP = /^(\S.*?)(?:\s+(\d{1,3}))?\s*(?:@|\bat\b)\s*(\S.*?)(?:\s+(\d{1,3}))?$/i;
/** `24-10`, `24:10`, `24–10 (OT)`. */
const BOTH = /^(\d{1,3})\s*[-\u2013\u2014:]\s*(\d{1,3})\s*(?:[(/]?\s*\d?\s*(?:OT|SO)\s*\)?)?$/i;

const cellsOf = ({ rows, data }: HeadedGrid, column: number): string[] =>
  data.map((row) => (rows[row][column] ?? "").trim());

/** Replaces a column with one or more others. */
function replaced(
  grid: HeadedGrid,
  column: number,
  heads: readonly string[],
  cells: (text: string, row: number) => readonly string[] | undefined,
): Grid {
  const isData = new Set(grid.data);
  const isHeads = new Set([grid.headRow, ...grid.repeats]);
  return laidGrid(
    grid,
    grid.rows.map((row, i) =>
      row.flatMap((_, at): Laid[] => {
        const cell = { ...cellAt(grid, i, at), text: row[at] };
        if (at !== column) return [cell];
        if (isHeads.has(i)) return heads.map((text) => ({ ...cell, text }));
        const parts = isData.has(i) ? cells(cell.text.trim(), i) : undefined;
        return heads.map((_, n) => ({ ...cell, text: parts ? parts[n] : n === 0 ? cell.text : "" }));
      }),
    ),
  );
}

/** Splits a cell with both clubs; also their points, if these follow the names. */
function withClubs(grid: Grid): Grid {
  const headed = withHeads(grid);
  if (!headed || headed.data.length === 0) return grid;
  const { heads } = headed;
  if (heads.some(({ key }) => AWAY.has(key) || HOME.has(key) || key === "player" || key === "team")) return grid;
  const found = heads.find(({ column }) => cellsOf(headed, column).every((cell) => MATCHUP.test(cell)));
  if (!found) return grid;
  const parts = cellsOf(headed, found.column).map((cell) => MATCHUP.exec(cell)!);
  const hasPoints = parts.every((part) => part[2] !== undefined && part[4] !== undefined);
  // If only some names end in numbers, the numbers are part of the names.
  return replaced(
    headed,
    found.column,
    hasPoints ? ["away", "home", "awayPoints", "homePoints"] : ["away", "home"],
    (text) => {
      const [, away, a, home, b] = MATCHUP.exec(text)!;
      return hasPoints
        ? [away, home, a, b]
        : [
            [away, a],
            [home, b],
          ].map((words) => words.filter(Boolean).join(" "));
    },
  );
}

/** `Visitor, Score, Home, Score`: each score after its club. */
function withOwnScores(grid: Grid): Grid {
  const headed = withHeads(grid);
  const scores = headed?.heads.filter(({ key }) => SCORES.test(key)) ?? [];
  if (!headed || scores.length !== 2 || scores[0].key !== scores[1].key) return grid;
  const before = scores.map(({ column }) => headed.heads.find((head) => head.column === column - 1)?.key ?? "");
  const words = before.map((key) => (AWAY.has(key) ? "awayPoints" : HOME.has(key) ? "homePoints" : undefined));
  if (words.some((word) => word === undefined) || words[0] === words[1]) return grid;
  return {
    ...grid,
    rows: grid.rows.map((row, i) =>
      i === headed.headRow
        ? row.map((cell, column) => words[scores.findIndex((score) => score.column === column)] ?? cell)
        : row,
    ),
  };
}

/**
 * Splits both teams' points from one cell. If a column names the winners, they have the higher score; otherwise scores are in the order of
 * the clubs, provided visitors come first and some game shows that the winner's score does not always come first.
 */
function withPoints(grid: Grid): Results {
  const none = { grid, issues: [] };
  const headed = withHeads(grid);
  if (!headed || headed.data.length === 0) return none;
  const { heads, rows } = headed;
  const at = (keys: ReadonlySet<string>): number => heads.find(({ key }) => keys.has(key))?.column ?? -1;
  const score = heads.find(
    ({ key, column }) => SCORES.test(key) && cellsOf(headed, column).every((cell) => cell === "" || BOTH.test(cell)),
  );
  if (!score || heads.some(({ key }) => /points$/.test(key) && (/^away/.test(key) || /^home/.test(key)))) return none;
  const cells = cellsOf(headed, score.column).flatMap((cell) => [BOTH.exec(cell) ?? []].flat());
  if (cells.length === 0) return none;
  const [away, home, winner, loser] = [AWAY, HOME, WINNER, LOSER].map(at);
  const sorted = (text: string): [number, number] => {
    const [, a, b] = BOTH.exec(text)!;
    return [Math.max(Number(a), Number(b)), Math.min(Number(a), Number(b))];
  };
  if (winner >= 0 && loser >= 0 && away < 0) {
    const points = replaced(headed, score.column, ["PtsW", "PtsL"], (text) =>
      text === "" ? undefined : sorted(text).map(String),
    );
    return { grid: points, issues: [] };
  }
  if (away < 0 || home < 0) return none;
  const clubs = (row: number): [string, string] => [(rows[row][away] ?? "").trim(), (rows[row][home] ?? "").trim()];
  const won = (row: number): string => plainHead(rows[row][winner] ?? "");
  const hasWinner = (row: number): boolean => {
    const text = (rows[row][score.column] ?? "").trim();
    if (text === "") return true;
    const [most, least] = sorted(text);
    return most === least || clubs(row).some((club) => plainHead(club) === won(row));
  };
  if (winner >= 0 && headed.data.every(hasWinner)) {
    const points = replaced(headed, score.column, ["awayPoints", "homePoints"], (text, row) => {
      if (text === "") return undefined;
      const [most, least] = sorted(text);
      return plainHead(clubs(row)[0]) === won(row) ? [String(most), String(least)] : [String(least), String(most)];
    });
    return { grid: points, issues: [] };
  }
  const firstLost = cellsOf(headed, score.column).some((cell) => {
    const found = BOTH.exec(cell);
    return found !== null && Number(found[1]) < Number(found[2]);
  });
  // With the home team first, scores may be in either order, or a column was moved.
  if (!firstLost || away > home) return none;
  const order = ["awayPoints", "homePoints"];
  const points = replaced(headed, score.column, order, (text) =>
    text === "" ? undefined : BOTH.exec(text)!.slice(1, 3),
  );
  const message = `"${score.shown}" has both teams' points; they are read in the order of the teams: visitor, host`;
  const hint = "write them in two columns, awayPoints and homePoints, if the order is different";
  const place = { file: grid.file, ...grid.at(headed.headRow, score.column), hint };
  return { grid: points, issues: [warning("games-order", message, place)] };
}
