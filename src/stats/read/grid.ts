/** A raw sheet of cells, and the table found in it: one or two heading rows, then data rows. */
import type { Place } from "../../kernel/issue/index.js";
import { NAMES } from "./aliases.js";
import { headRow, headWord } from "./heads.js";
import { plainHead } from "./plain.js";
import { SHAPES } from "./shapes/index.js";

/** Cells of a file or of one sheet of a workbook, row by row, unchanged. */
export interface Grid {
  /** As the user named it. */
  readonly file: string;
  /** Name of the sheet, in a workbook. */
  readonly sheet?: string;
  /** Words above the table, on a sheet with several tables. */
  readonly title?: string;
  readonly rows: readonly (readonly string[])[];
  /** Line and column of a cell, counted from 1. */
  at(row: number, column: number): Place;
}

/** Name of a table, of a sheet, or of a file without folder and extension. */
export const nameOf = ({ file, sheet, title }: Pick<Grid, "file" | "sheet" | "title">): string =>
  title ?? sheet ?? file.replace(/^.*[/\\]/, "").replace(/\.[a-z]+$/i, "");

/** A heading with the names it may be known by, most specific first. */
export interface Head {
  /** As reported to the user: `Passing Yds`. */
  readonly shown: string;
  readonly column: number;
  /** The heading alone, normalized: `yds`. */
  readonly key: string;
  /** The group above it, normalized; empty if there is none. */
  readonly group: string;
  readonly names: readonly string[];
  /** If a cell has several numbers (`15-23`, `10-5-1`), which one is meant. */
  readonly part?: 0 | 1 | 2;
  /** Column of last names, if this one has first names. */
  readonly last?: number;
}

export interface HeadedGrid extends Grid {
  readonly headRow: number;
  readonly heads: readonly Head[];
  /** Indices of data rows: not blank, not repeated headings, not dividers. */
  readonly data: readonly number[];
  /** Rows that repeat the headings. */
  readonly repeats: readonly number[];
  /** Headings that appear twice below one group written only over its first column: another group's name may be missing. */
  readonly crowded: readonly Head[];
  /** Rows with one word, or the same word in every cell: division names, `Playoffs`, remarks. */
  readonly dividers: readonly number[];
}

/** Filled rows to search for the column headings: titles and notes may come first. Comments in Pressbox's own tables do not count. */
const SEARCHED = 12;

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === "");
const isNumber = (cell: string): boolean => /^[-+]?(?:\d[\d.,]*|\.\d+)%?$/.test(cell.trim());

/** Maximum length of a heading: anything longer is a sentence. */
const LONGEST_HEAD = 40;

/** Pro-Football-Reference's heading over player IDs. */
const isIdHead = (cell: string): boolean => cell.trim() === "-9999";
/** Weeks and years are column headings in some schedules and lists. */
export const isKnownHead = (key: string): boolean => NAMES.has(key) || SHAPE_NAMES.has(key);
const SHAPE_NAMES: ReadonlySet<string> = new Set(SHAPES.flatMap(({ heads }) => heads.flatMap(({ names }) => names)));

/** A `#` before the first heading means the rank, or is a program's mark for heading rows. */
const withoutMark = (row: readonly string[]): readonly string[] =>
  row[0]?.trimStart().startsWith("#") ? [row[0].trimStart().slice(1), ...row.slice(1)] : row;
/** Normalized headings of a row, without programs' traces. */
export const keysOf = (row: readonly string[]): string[] =>
  headRow(withoutMark(row)).map(({ word }) => plainHead(word));

/** Cache: several readers ask about the same sheet. */
const HEADED = new WeakMap<Grid, { readonly found: HeadedGrid | undefined }>();

/** Finds the headings; undefined if no row looks like headings. */
export function withHeads(grid: Grid): HeadedGrid | undefined {
  const known = HEADED.get(grid);
  if (known) return known.found;
  const found = findHeads(grid);
  HEADED.set(grid, { found });
  return found;
}

function findHeads(grid: Grid): HeadedGrid | undefined {
  const { rows } = grid;
  let headAt = -1;
  let most = 1;
  let searched = 0;
  for (let i = 0; i < rows.length && searched < SEARCHED; i++) {
    const row = rows[i];
    if (isBlank(row)) continue;
    searched++;
    // A row of groups repeats the same word over each of its columns.
    const known = new Set(keysOf(row).filter(isKnownHead)).size;
    if (known > most && !row.some((cell) => isNumber(cell) && !isIdHead(cell))) [headAt, most] = [i, known];
  }
  if (headAt < 0) return undefined;
  const { groups, isMerged = false } = groupsAbove(rows, headAt) ?? {};
  const cells = withoutMark(rows[headAt]);
  const heads = nameHeads(cells, groups);
  const again = [keysOf(cells), ...(groups ? [keysOf(rows[headAt - 1])] : [])];
  const [data, repeats, dividers]: [number[], number[], number[]] = [[], [], []];
  for (let i = headAt + 1; i < rows.length; i++) {
    if (isBlank(rows[i]) || isComment(rows[i])) continue;
    if (again.some((keys) => isHeadsAgain(rows[i], keys))) repeats.push(i);
    else if (heads.length > 2 && (isDivider(rows[i]) || isNote(rows[i], cells.length))) dividers.push(i);
    else data.push(i);
  }
  const crowded = isMerged ? heads.filter((head, i) => isCrowded(head, heads.slice(0, i))) : [];
  return { ...grid, at: grid.at.bind(grid), headRow: headAt, heads, crowded, data, repeats, dividers };
}

/** The first row with the wanted headings, normalized. */
export function withAnyHeads({ rows }: Grid, isWanted: (keys: readonly string[]) => boolean): number | undefined {
  const found = rows.slice(0, SEARCHED).findIndex((row) => isWanted(row.map(plainHead)));
  return found < 0 ? undefined : found;
}

const isComment = (row: readonly string[]): boolean => /^\s*#\s+\D/.test(row[0] ?? "");

/** Share of cells that must repeat the headings; a column that a user added or renamed may differ. */
const AGAIN = 0.6;

function isHeadsAgain(row: readonly string[], keys: readonly string[]): boolean {
  let [filled, same] = [0, 0];
  for (let i = 0; i < row.length; i++) {
    const cell = row[i];
    if (cell === "" || cell.trim() === "") continue;
    filled++;
    if (!keys[i] || beginsOtherwise(cell, keys[i])) continue;
    const key = plainHead(headWord(cell).word);
    // Over an empty heading, a digit is a value, not a numbered heading.
    if (key !== "" && (key === keys[i] || key.replace(/\d$/, "") === keys[i])) same++;
  }
  return same >= 2 && same >= AGAIN * filled;
}

/** Quick test: true if the first letter or digit differs from the key's, as in nearly every data cell. */
function beginsOtherwise(cell: string, key: string): boolean {
  const first = cell.charCodeAt(0) | 32;
  const isPlain = (first >= 97 && first <= 122) || (first >= 48 && first <= 57);
  return isPlain && first !== key.charCodeAt(0);
}

function isDivider(row: readonly string[]): boolean {
  let word = "";
  let filled = 0;
  for (const cell of row) {
    const text = cell.trim();
    if (text === "") continue;
    filled++;
    if (word === "") word = text;
    else if (text !== word) return false;
  }
  return (filled === 1 || filled > 3) && !isNumber(word);
}

/** Minimum words of a sentence; more than a name with team and position has. */
const LEAST_WORDS = 7;

/** True for a remark below a table, even if commas split it: only words, in fewer cells than there are headings. */
function isNote(row: readonly string[], width: number): boolean {
  const filled = row.filter((cell) => cell.trim() !== "");
  if (filled.length * 2 > width || row.length >= width || filled.some(isNumber)) return false;
  const text = filled.join(" ").trim();
  return /^(?:notes?|source|\*|-{2,}|\u00a9|\(c\))(?![A-Za-z])/i.test(text) || text.split(/\s+/).length >= LEAST_WORDS;
}

/** The second `Yds` below `Passing`, unless it is sack yards. */
const isCrowded = ({ group, key }: Head, before: readonly Head[]): boolean =>
  group !== "" &&
  isKnownHead(key) &&
  before.some((other) => other.group === group && other.key === key) &&
  !/^(?:sk|sacks?|sacked)$/.test(before.at(-1)!.key);

interface Groups {
  readonly groups: string[];
  /** True if groups are written only over their first column. */
  readonly isMerged: boolean;
}

/** Words of a second heading row, each over the columns it covers. */
function groupsAbove(rows: Grid["rows"], headAt: number): Groups | undefined {
  if (headAt === 0) return undefined;
  const above = headRow(rows[headAt - 1]).map(({ word }) => word);
  const filled = above.filter((cell) => cell !== "");
  // A title is only in the first column; a note is a sentence, possibly split by commas.
  const isTitle = filled.length === 1 && above[0] !== "";
  if (filled.length === 0 || isTitle || filled.some((cell) => isNumber(cell) || cell.length > LONGEST_HEAD))
    return undefined;
  // If every group is written over each of its columns, an empty cell means no group.
  const spelled = rows[headAt - 1].some((cell, i) => cell.trim() !== "" && above[i] === "") || isSpelledOut(above);
  let group = "";
  const groups = rows[headAt].map((_, i) => {
    const cell = above[i] ?? "";
    if (cell !== "" || spelled) group = cell;
    return group;
  });
  return { groups, isMerged: !spelled };
}

const isSpelledOut = (above: readonly string[]): boolean =>
  above.some((cell, i) => cell !== "" && cell === above[i + 1]);

const JOINED =
  /^(passing|rushing|receiving|defen[sc]e|defensive|interceptions|fumbles|kicking|kickoffs|punting|kick_?returns?|punt_?returns?)[_.](.+)$/i;

/** `passing_COMP`, `kickReturns.YDS`: a group prefixed to its headings. */
function joinedGroup(shown: string): string | undefined {
  const found = JOINED.exec(shown);
  return found ? `${plainHead(found[1])}|${plainHead(found[2])}` : undefined;
}

/** Headings that start a kind of play, to which ambiguous headings after them belong. */
const OPENERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["passatt", "passattempts", "passingattempts"].map((key) => [key, "passing"])),
  ...Object.fromEntries(["rushatt", "rushattempts", "rushingattempts", "carries"].map((key) => [key, "rushing"])),
  ...Object.fromEntries(["rec", "receptions", "catches"].map((key) => [key, "receiving"])),
  ...Object.fromEntries(["kickreturns", "kickoffreturns", "kr"].map((key) => [key, "kickreturns"])),
  ...Object.fromEntries(["puntreturns", "pr"].map((key) => [key, "puntreturns"])),
};
const OPENED: ReadonlySet<string> = new Set(
  "yds yards avg long lng lg longest td tds y/a y/r y/c comp cmp int".split(" "),
);

/** For `Yds` after `Punt Returns`: the kind of play started by the nearest heading before it, if nothing else is between. */
function openedBy(bare: readonly string[], column: number): string | undefined {
  // `Rec` is a reception if its own yards follow, `Comp` a completion before `Pass Att`; for defenders `Rec` is a fumble recovery.
  if (bare[column] === "rec") return OPENED.has(bare[column + 1]) && !bare.includes("ff") ? "receiving" : undefined;
  if (!OPENED.has(bare[column])) return undefined;
  if (/^comp$|^cmp$/.test(bare[column]) && OPENERS[bare[column + 1]] === "passing") return "passing";
  for (let i = column - 1; i >= 0; i--) {
    if (bare[i] === "rec" && bare.includes("ff")) return undefined;
    if (Object.hasOwn(OPENERS, bare[i])) return OPENERS[bare[i]];
    if (!OPENED.has(bare[i])) return undefined;
  }
  return undefined;
}

function nameHeads(row: readonly string[], groups: readonly string[] | undefined): Head[] {
  const words = headRow(row);
  const bare = words.map(({ word }) => plainHead(word));
  const seen = new Map<string, number>();
  const count = (key: string): number => {
    const n = (seen.get(key) ?? 0) + 1;
    seen.set(key, n);
    return n;
  };
  return words.flatMap(({ word, group: inside }, column): Head[] => {
    const above = groups?.[column] ?? inside;
    // A group over an empty heading is itself the heading of a column that a program added to a table with two heading rows.
    const [shown, group] = word === "" ? [above, ""] : [word, above];
    const head = plainHead(shown);
    if (head === "" || (word === "" && groups?.[column - 1] === above)) return [];
    const before = column > 0 ? bare[column - 1] : "";
    const names: string[] = [];
    const alone = bare.filter((other) => other === head).length === 1;
    const n = count(head);
    const k = count(`${before}>${head}`);
    if (group !== "") {
      const whole = `${plainHead(group)}|${head}`;
      const g = count(whole);
      // `Yds` after `Sk` below `Passing`.
      if (groups?.[column - 1] === group) names.push(`${plainHead(group)}|${before}>${head}`);
      names.push(...(g > 1 ? [`${whole}#${g}`] : [whole]));
    }
    const opened = group === "" ? openedBy(bare, column) : undefined;
    if (opened !== undefined) names.push(`${opened}|${head}`);
    // A heading that also occurs in other groups, or after the heading that starts its kind, means nothing by itself.
    if (opened !== undefined && !alone) names.push(`${before}>${head}#${k}`, `${before}>${head}`);
    else if (group === "" || alone) {
      names.push(`${before}>${head}#${k}`, `${before}>${head}`);
      if (!alone) names.push(`${head}#${n}`);
      if (n === 1) names.push(head);
    }
    const joined = group === "" ? joinedGroup(shown) : undefined;
    if (joined !== undefined) names.push(joined);
    const full = group === "" ? shown : `${group} ${shown}`;
    return [{ shown: full, column, key: head, group: plainHead(group), names }];
  });
}
