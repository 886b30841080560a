/** Pages of one team: its statistics above its opponents', and lists that count a kind of play under `No.` */
import { nameWords, promised } from "../match.js";
import { plainHead } from "../plain.js";
import { withHeads, type Grid } from "../grid.js";

const OWN = /^team (?:stats?|totals?)$/i;
const OTHER = /^opp(?:\.|onents?'?)? (?:stats?|totals?)$/i;
/** Rows of league ranks, below both. */
const RANKS = /^(?:lg|league) rank\b/i;

/** Turns `Team Stats` and `Opp. Stats` rows into a side column, if the rows are not players. Rank rows below them become remarks. */
export function withSides(grid: Grid): Grid {
  const headed = withHeads(grid);
  if (!headed) return grid;
  const { rows, headRow, data } = headed;
  const found = headed.heads.find(({ column }) => {
    const cells = data.map((row) => (rows[row][column] ?? "").trim());
    const isOnly = cells.every((cell) => OWN.test(cell) || OTHER.test(cell) || RANKS.test(cell));
    return isOnly && cells.some((cell) => OWN.test(cell)) && cells.some((cell) => OTHER.test(cell));
  });
  if (!found) return grid;
  const isData = new Set(data);
  return {
    ...grid,
    rows: rows.map((row, i) => {
      if (i !== headRow && !isData.has(i)) return row;
      const cell = (row[found.column] ?? "").trim();
      if (RANKS.test(cell)) return [cell];
      const word = i === headRow ? "Side" : OWN.test(cell) ? "for" : "against";
      return row.map((text, column) => (column === found.column ? word : text));
    }),
  };
}

/** Headings for one kind of play: the meanings of `No.`, `Yds`, `TD` and `Long`. */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  receiving: { no: "Rec" },
  punting: { no: "Punts" },
  punts: { no: "PR", yds: "PR Yds", td: "PR TD", long: "PR Lng", lng: "PR Lng", lg: "PR Lng" },
  kicks: { no: "KR", yds: "KR Yds", td: "KR TD", long: "KR Lng", lng: "KR Lng", lg: "KR Lng" },
};

/** Tolerance for averages rounded to a tenth. */
const ROUNDED = 0.06;

/** `No.` next to `Yds` and `Avg` counts plays if each average is their quotient; the table's name says which kind of play. */
export function withCounts(grid: Grid): Grid {
  const headed = withHeads(grid);
  if (!headed) return grid;
  const { rows, headRow, heads, data } = headed;
  const [no, yards, mean] = ["no", "yds", "avg"].map((key) => heads.filter((head) => head.key === key));
  if ([no, yards, mean].some((list) => list.length !== 1)) return grid;
  const number = (row: number, { column }: { readonly column: number }): number =>
    Number((rows[row][column] ?? "").replace(/,/g, "").trim() || NaN);
  const isCount = data.every((row) => {
    const [count, all, each] = [no[0], yards[0], mean[0]].map((head) => number(row, head));
    return count === 0 || Math.abs(all / count - each) <= ROUNDED;
  });
  const first = data.some((row) => number(row, no[0]) > 0);
  if (!isCount || !first) return grid;
  const words = nameWords(grid);
  const table = promised(grid);
  const kind =
    table === "returns" ? (/\bpunt/.test(words) ? "punts" : /\bkick/.test(words) ? "kicks" : "") : (table ?? "");
  const names = KINDS[kind];
  if (!names) return grid;
  return {
    ...grid,
    rows: rows.map((row, i) => (i === headRow ? row.map((cell) => names[plainHead(cell)] ?? cell) : row)),
  };
}
