/** Transposed tables, with headings in the first column and teams in the first row: turned into one row per team. */
import { isKnownHead, keysOf, type Grid } from "../grid.js";
import { cellAt, hasNumber, isBlankRow, laidGrid, type Laid } from "./part.js";

/** Minimum statistics that the first column must name, and their share of its cells. */
const LEAST_FIGURES = 4;
const SHARE = 0.5;

/** Undefined if the first row does not have names, or the first column no statistics. */
export function turned(grid: Grid): Grid | undefined {
  const filled = grid.rows.flatMap((row, i) => (isBlankRow(row) ? [] : [i]));
  const top = filled.find((i) => grid.rows[i].filter((cell) => cell.trim() !== "").length > 1);
  if (top === undefined) return undefined;
  const names = grid.rows[top];
  const keys = keysOf(names.slice(1));
  if (hasNumber(names) || keys.some(isKnownHead) || keys.filter((key) => key !== "").length < 2) return undefined;
  const figures = filled.filter((i) => i > top);
  const first = keysOf(figures.map((i) => (grid.rows[i][0] ?? "").trim()));
  const known = first.filter((key) => key !== "" && isKnownHead(key)).length;
  if (known < LEAST_FIGURES || known < SHARE * first.length) return undefined;
  const isOfPlayers = first.some((key) => key === "team" || key === "tm");
  const corner = cellAt(grid, top, 0);
  const word =
    corner.text !== "" && isKnownHead(keysOf([corner.text])[0]) ? corner.text : isOfPlayers ? "Player" : "Team";
  const heads: Laid[] = [{ ...corner, text: word }, ...figures.map((i) => cellAt(grid, i, 0))];
  const rows = names.flatMap((cell, column) =>
    column === 0 || cell.trim() === ""
      ? []
      : [[cellAt(grid, top, column), ...figures.map((i) => cellAt(grid, i, column))]],
  );
  return laidGrid(grid, [heads, ...rows]);
}
