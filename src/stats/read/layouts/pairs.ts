/** Splits cells with several statistics (`300-500`, `25/30`, `30-200`) into one column each. */
import { looksLikeDate, NOTHING } from "../numbers.js";
import { plainHead } from "../plain.js";
import { recognize } from "../recognize.js";
import { withHeads, type Grid, type HeadedGrid } from "../grid.js";
import { cellAt, laidGrid, type Laid } from "./part.js";

/** Parts of a heading, by all their names. */
const PART_WORDS: Readonly<Record<string, string>> = {
  cmp: "cmp comp completions completed c cp com cmps comps",
  att: "att attempts atts a at",
  int: "int ints interceptions i",
  td: "td tds touchdowns",
  yds: "yds yards yd yardage",
  sk: "sk sck sacks sack sacked sks timessacked",
  lost: "lost l yardslost ydslost yl ydsl",
  pen: "pen pens penalties penalty",
  fum: "fum fumbles fmb fums",
  fl: "fl fumbleslost fumlost",
  tfl: "tfl tfls tacklesforloss",
  fr: "fr frs fumblesrecovered",
  fgm: "fg fgm fgs fieldgoals fieldgoalsmade fgmade",
  fga: "fga fieldgoalattempts fgatt",
  xpm: "xp xpm pat pats xps extrapoints xpmade",
  xpa: "xpa xpatt",
  rush: "rush rushes rushing carries car rushatt",
  rec: "rec receptions catches",
  tgt: "tgt targets tgts",
  punts: "punts punt pnt",
  avg: "avg average",
  kr: "kr kickreturns kickoffreturns",
  pr: "pr puntreturns",
  third:
    "3rd 3rddown 3rddowns 3rddownconv 3rddownconversions 3rddownefficiency 3rddowneff 3rddownmade thirddown thirddowns thirddownefficiency thirddownconversions 3dconv",
  fourth:
    "4th 4thdown 4thdowns 4thdownconv 4thdownconversions 4thdownefficiency 4thdowneff 4thdownmade fourthdown fourthdowns fourthdownefficiency fourthdownconversions 4dconv",
};
const PART_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(PART_WORDS).flatMap(([part, words]) => words.split(" ").map((word) => [word, part] as const)),
);

/** The heading of a part, by the kind of play that earlier parts started. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cmp: { cmp: "Completions", att: "Pass Attempts", int: "Int", yds: "Passing Yards", td: "Pass TD" },
  td: { td: "Pass TD", int: "Int" },
  int: { int: "Int", yds: "Int Yds" },
  tfl: { tfl: "TFL", yds: "TFL Yds" },
  fr: { fr: "FR", yds: "FR Yds" },
  sk: { sk: "Sk", yds: "Sk Yds", lost: "Sk Yds" },
  pen: { pen: "Penalties", yds: "Penalty Yds" },
  fum: { fum: "Fmb", lost: "FL", fl: "FL" },
  fgm: { fgm: "FGM", att: "FGA", fga: "FGA" },
  xpm: { xpm: "XPM", att: "XPA", xpa: "XPA" },
  rush: { rush: "Rush Att", att: "Rush Att", yds: "Rush Yds", td: "Rush TD" },
  rec: { rec: "Receptions", tgt: "Targets", yds: "Rec Yds", td: "Rec TD" },
  tgt: { tgt: "Targets", rec: "Receptions" },
  punts: { punts: "Punts", yds: "Punt Yards", avg: "Punt Avg" },
  kr: { kr: "Kick Returns", yds: "Kick Return Yards" },
  pr: { pr: "Punt Returns", yds: "Punt Return Yards" },
  third: { third: "3DConv", att: "3DAtt" },
  fourth: { fourth: "4DConv", att: "4DAtt" },
};

/** Headings that name one statistic but whose cells have two. */
const TWO: Readonly<Record<string, readonly [string, string] | undefined>> = {
  fgm: ["FGM", "FGA"],
  xpm: ["XPM", "XPA"],
  third: ["3DConv", "3DAtt"],
  fourth: ["4DConv", "4DAtt"],
  pen: ["Penalties", "Penalty Yds"],
  sk: ["Sk", "Sk Yds"],
  fum: ["Fmb", "FL"],
};

/** Kicks by distance, made and attempted. */
const DISTANCES: Readonly<Record<string, string>> = {
  119: "019",
  "019": "019",
  2029: "2029",
  3039: "3039",
  4049: "4049",
  "50+": "50+",
};

const MOST_PARTS = 5;

interface Parted {
  readonly names: readonly string[];
  /** True if the heading names each of its statistics. */
  readonly isSpelled: boolean;
}

/** Headings of the statistics in a column; undefined if there is only one. */
function partsOfHead(cell: string): Parted | undefined {
  const text = cell.trim();
  const distance = DISTANCES[plainHead(text)];
  if (distance !== undefined) return { names: [`fg_made_${distance}`, `fg_att_${distance}`], isSpelled: false };
  const words = text.split(/\s*[-\u2013\u2014/&]\s*|\s+and\s+/i);
  if (words.length > MOST_PARTS) return undefined;
  const keys = words.map((word, i) => partKey(plainHead(word), i === 0));
  if (words.length === 1) {
    const two = keys[0] === undefined ? undefined : TWO[keys[0]];
    return two && { names: two, isSpelled: false };
  }
  // `Att-Cmp`: the next word says which attempts.
  const opener = keys[0] === "att" && keys[1] === "cmp" ? "cmp" : keys[0];
  const kind = opener === undefined ? undefined : NAMES[opener];
  const names = keys.map((key) => (key === undefined ? undefined : kind?.[key]));
  if (names.some((name) => name === undefined) || new Set(names).size < names.length) return undefined;
  return { names: names as string[], isSpelled: true };
}

const partKey = (word: string, isFirst: boolean): string | undefined =>
  PART_OF.get(word) ?? (isFirst ? PART_OF.get(word.replace(/^pass(?:ing|es)?/, "")) : undefined);

/** Statistics in a cell; a percentage after them is redundant. */
function figuresOf(cell: string, count: number): readonly string[] | undefined {
  if (looksLikeDate(cell)) return undefined;
  const bare = cell.trim().replace(/[\s(-]*\d+(?:\.\d+)?\s?%\)?$/, "").replace(/^\((.*)\)$/, "$1"); // prettier-ignore
  const parts = bare.split(/\s*[-\u2013\u2014/_]\s*/);
  return parts.length === count && parts.every((part) => /^\d+(?:\.\d+)?$/.test(part)) ? parts : undefined;
}

/** The grid, unchanged if every cell has one statistic, or if a shape reads the pairs. */
export function apart(grid: Grid): Grid {
  const headed = withHeads(grid);
  if (!headed) return grid;
  const columns = partedColumns(headed);
  if (columns.size === 0) return grid;
  const { headRow, data, repeats } = headed;
  const isData = new Set(data);
  const isHeads = new Set([headRow, ...repeats]);
  const rows = grid.rows.map((row, i): Laid[] => {
    const isSpelledOut = row.some((cell, column) => cell.trim() !== "" && cell === row[column + 1]);
    return row.flatMap((_, column): Laid[] => {
      const cell = { ...cellAt(grid, i, column), text: row[column] };
      const names = columns.get(column);
      if (!names) return [cell];
      if (isHeads.has(i)) return names.map((text) => ({ ...cell, text }));
      if (!isData.has(i)) return names.map((_, n) => (n === 0 || isSpelledOut ? cell : { ...cell, text: "" }));
      const text = cell.text.trim();
      const figures = figuresOf(text, names.length);
      return names.map((_, n) => ({ ...cell, text: figures?.[n] ?? (NOTHING.test(text) ? "" : text) }));
    });
  });
  return laidGrid(grid, rows);
}

/** New headings for columns with several statistics. */
function partedColumns(headed: HeadedGrid): ReadonlyMap<number, readonly string[]> {
  const { rows, headRow, data, heads } = headed;
  const found = new Map<number, readonly string[]>();
  for (const { column } of heads) {
    const parted = partsOfHead(rows[headRow][column] ?? "");
    if (!parted) continue;
    const cells = data.map((row) => (rows[row][column] ?? "").trim()).filter((cell) => cell !== "" && !NOTHING.test(cell)); // prettier-ignore
    const several = cells.filter((cell) => figuresOf(cell, parted.names.length) !== undefined || isDate(cell));
    if (several.length > 0 && (parted.isSpelled || 2 * several.length >= cells.length)) found.set(column, parted.names);
  }
  if (found.size === 0) return found;
  for (const { columns, sides = [] } of recognize(headed).matches)
    for (const matched of [columns, ...sides])
      for (const stand of matched.values())
        for (const { column, part } of stand) if (part !== undefined) found.delete(column);
  return found;
}

const isDate = (cell: string): boolean => looksLikeDate(cell) || /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(cell);
