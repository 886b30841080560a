/** How a spreadsheet of results says who played where and who scored what: every layout yields the same five parts of a row. */
import type { Issue } from "../kernel/issue/index.js";
import { headInFile } from "../kernel/words/heads.js";
import { bareText } from "../kernel/words/index.js";
import type { CellTable } from "../contract/files.js";
import { RESULT_HEADS } from "./game-heads.js";
import { missingColumns, unreadColumns } from "./table-columns.js";

/** Columns of a row, and parts of a result that an error can belong to. */
export const RESULT_FIELDS = ["week", "away", "home", "awayPoints", "homePoints"] as const;
export type ResultField = (typeof RESULT_FIELDS)[number];

export const RESULT_TITLES: Readonly<Record<ResultField, string>> = {
  week: "week",
  away: "away",
  home: "home",
  awayPoints: "away points",
  homePoints: "home points",
};

/** A part of a row, and its column. */
export interface Part {
  readonly text: string;
  readonly head: string | undefined;
  /** What is wrong with it, if the cell cannot say. */
  readonly wrong?: string;
}
export type RowParts = Readonly<Record<ResultField, Part>>;

export interface ResultColumns {
  readonly missing: readonly ResultField[];
  readonly issues: Issue[];
  /** True if each game may have one row per team. */
  readonly byTeam: boolean;
  /** Heading of a part, if it is the same in all rows. */
  headOf(field: ResultField): string | undefined;
  parts(row: Readonly<Record<string, string>>): RowParts;
}

const CODE = "results-column";
const WANTED =
  "columns: week (if you like), away, home, away points, home points; or score, such as 17-20, visitor first";
const WHERE = "@ for a game at the second team's field, home for one at the first team's";

type Head = keyof typeof RESULT_HEADS;
const HEADS: Readonly<Record<Head, readonly string[]>> = RESULT_HEADS;

const SCORE = /^(\d{1,3})\s*[-\u2013\u2212:]\s*(\d{1,3})(?:\s*\(?\d?(?:OT|SO)\)?)?$/i;
const POINTS = /^(\d{1,3})(?:\.0+)?(?:\s*\(?\d?(?:OT|SO)\)?)?$/i;
/** What spreadsheets turn `10-20` into. */
const AS_DATE = /^(?:\d{1,2}-[a-z]{3}|[a-z]{3}-\d{1,2}|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{2,4})\b/i;
const GAME = /^(.+?)(?:\s*@\s*|\s+at\s+)(.+)$/i;

/** Words in a site column: at the second team's field, or at the first team's. */
const AWAY = new Set(["@", "at", "away", "a", "road", "r"]);
const HOME = new Set(["", "home", "h", "vs", "vs.", "v", "v.", "host"]);
const NEUTRAL = new Set(["n", "neutral"]);

/** Points in a cell; `20 (OT)` is 20. */
export const pointsIn = (text: string): number | undefined => {
  const digits = POINTS.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

const NONE: Part = { text: "", head: undefined };

/** Recognizes the layout of a table. */
export function resultColumns(table: CellTable): ResultColumns {
  const word = (head: string): string => bareText(headInFile(head));
  const found = (name: Head): string | undefined => table.heads.find((head) => HEADS[name].includes(word(head)));
  const [away, home, first, second, game] = (["away", "home", "first", "second", "game"] as const).map(found);
  const isPair = !(away !== undefined && home !== undefined) && first !== undefined && second !== undefined;
  const isGame = !isPair && away === undefined && home === undefined && game !== undefined;
  const where = isPair ? (found("where") ?? namelessWhere(table)) : undefined;
  const week = found("week");
  /** Columns of both sides, as they are in the table. */
  const sides = isPair ? [first, second] : isGame ? [game, game] : [away, home];
  const points = pointsColumns(
    table,
    word,
    isPair ? ["firstPoints", "secondPoints"] : ["awayPoints", "homePoints"],
    sides,
  );
  const score = points.score;
  const read = new Set([week, where, score, ...sides, ...points.each].filter((head) => head !== undefined));

  const missing: ResultField[] = [
    ...(sides[0] === undefined ? (["away"] as const) : []),
    ...(sides[1] === undefined ? (["home"] as const) : []),
    ...((points.each[0] ?? score) === undefined ? (["awayPoints"] as const) : []),
    ...((points.each[1] ?? score) === undefined ? (["homePoints"] as const) : []),
  ];
  const titles = missing.map((field) => RESULT_TITLES[field]);
  const noPlace = isPair && where === undefined;
  const issues = [
    ...missingColumns(table, titles, { code: CODE, wanted: WANTED }),
    ...(noPlace ? missingColumns(table, ["at"], { code: CODE, wanted: `${WHERE}; or ${WANTED}` }) : []),
    ...unreadColumns(table, read, missing.length > 0 ? { wanted: WANTED, free: FREE } : undefined),
  ];

  function parts(row: Readonly<Record<string, string>>): RowParts {
    const cell = (head: string | undefined): Part => (head === undefined ? NONE : { text: row[head].trim(), head });
    const teams = isGame ? gameParts(cell(game)) : sides.map(cell);
    const scored = score === undefined ? points.each.map(cell) : scoreParts(cell(score));
    const spot = where === undefined ? "@" : row[where].trim().toLowerCase();
    const turned = isPair && !AWAY.has(spot);
    const [one, other] = turned ? [1, 0] : [0, 1];
    const wrongSpot = isPair && turned && !HOME.has(spot) && !NEUTRAL.has(spot);
    const wrong = `it is not clear who is at home: found "${row[where ?? ""] ?? ""}"; expected ${WHERE}`;
    return {
      week: cell(week),
      away: wrongSpot ? { text: "", head: where, wrong } : teams[one],
      home: wrongSpot ? { text: "", head: where, wrong: "" } : teams[other],
      awayPoints: scored[one],
      homePoints: scored[other],
    };
  }
  const headOf = (field: ResultField): string | undefined =>
    ({
      week,
      away: sides[0],
      home: sides[1],
      awayPoints: points.each[0] ?? score,
      homePoints: points.each[1] ?? score,
    })[field];
  return { missing: noPlace ? [...missing, "away", "home"] : missing, issues, byTeam: isPair, headOf, parts };
}

/** Words that a misspelled heading may mean. */
const FREE = ["week", "away", "home", "away points", "home points", "score"];

/** In old score lists, the column with the @ sign has no heading. */
const namelessWhere = (table: CellTable): string | undefined =>
  table.heads.find((head) => {
    if (headInFile(head) !== "") return false;
    const cells = table.rows.map((row) => row[head].trim().toLowerCase());
    return (
      cells.some((text) => AWAY.has(text)) &&
      cells.every((text) => AWAY.has(text) || HOME.has(text) || NEUTRAL.has(text))
    );
  });

/** Columns of both sides' points: two headings, or one heading twice in the order of the teams, or one column for both. */
function pointsColumns(
  table: CellTable,
  word: (head: string) => string,
  names: readonly [Head, Head],
  sides: readonly (string | undefined)[],
): { readonly each: readonly (string | undefined)[]; readonly score?: string } {
  const each = names.map((name) => table.heads.find((head) => HEADS[name].includes(word(head))));
  const plain = table.heads.filter((head) => HEADS.score.includes(word(head)) && !sides.includes(head));
  if (each.every((head) => head !== undefined)) return { each };
  if (each.some((head) => head !== undefined)) {
    const [one] = plain;
    return { each: each.map((head) => head ?? one) };
  }
  const pair = plain
    .map((head) => plain.filter((other) => word(other) === word(head)))
    .find((list) => list.length === 2);
  const two = pair ?? (plain.length === 2 ? plain : undefined);
  if (two) {
    const [first, second] = sides.map((head) => table.heads.indexOf(head ?? ""));
    return { each: first > second ? two.toReversed() : two };
  }
  return plain.length > 0 ? { each, score: plain[0] } : { each };
}

function gameParts({ text, head }: Part): Part[] {
  const [, away, home] = GAME.exec(text) ?? [];
  if (away !== undefined) return [away, home].map((team) => ({ text: team.trim(), head }));
  const wrong = `the game cannot be "${text}"; expected visitor at home team, such as Tycoons at Cruisers`;
  return [
    { text: "", head, wrong },
    { text: "", head, wrong: "" },
  ];
}

function scoreParts({ text, head }: Part): Part[] {
  if (text === "") return [0, 1].map(() => ({ text, head }));
  const [, one, other] = SCORE.exec(text) ?? [];
  if (one !== undefined) return [one, other].map((points) => ({ text: points, head }));
  const date = AS_DATE.test(text) ? ": a spreadsheet may take a score for a date; make the cells text" : "";
  return [
    { text, head, wrong: `the score cannot be "${text}"; expected points such as 17-20, visitor first${date}` },
    { text, head, wrong: "" },
  ];
}
