/** The columns of the game log: what stands in their heads and how wide they are (millimeters). */
import { columns, span, type Column } from "../../../page/lay-out.js";

/** Cells that are written into, left to right. No key begins another: form fields are named after them. */
export const LOG_COLUMNS = {
  number: { w: 5.2, head: "#", long: "Row", large: 1 },
  clock: { w: 5.8, head: "Time", under: "left", long: "Time left", large: 1.2 },
  side: { w: 4.4, head: "Off", long: "Offense", large: 1.4 },
  down: { w: 5, head: "Dn", long: "Down", large: 1.1 },
  need: { w: 5.2, head: "To", under: "go", long: "To go", large: 1.1 },
  line: { w: 7, head: "On", long: "Ball on", large: 1.4 },
  pickO: { w: 4.2, head: "O", long: "Pick, offense", large: 1.3 },
  pickD: { w: 4.2, head: "D", long: "Pick, defense", large: 1.3 },
  bonus: { w: 5.4, head: "Bo-", under: "nus", long: "Pick bonus", large: 1.2 },
  usedO: { w: 4.2, head: "O", long: "Spent, offense", large: 1.3 },
  usedD: { w: 4.2, head: "D", long: "Spent, defense", large: 1.3 },
  offense: { w: 4.6, head: "O", die: "plain", long: "Die, offense", large: 1.3 },
  defense: { w: 4.6, head: "D", die: "coach", long: "Die, defense", large: 1.3 },
  second: { w: 4.6, head: "2nd", die: "plain", long: "Second die", large: 1.2 },
  pressure: { w: 5, head: "Pres", die: "coach", long: "Pressure", large: 1.5 },
  catch: { w: 5.6, head: "Catch", die: "plain", long: "Catch", large: 1.1 },
  other: { w: 13.4, head: "Other", long: "Other rolls", large: 2.2 },
  result: { w: 5.8, head: "O\u2013D", long: "O\u2013D", large: 1 },
  total: { w: 5.8, head: "Pass", long: "Pass total", large: 1.2 },
  level: { w: 4.8, head: "Lvl", long: "Level", large: 1 },
  runs: { w: 18, head: "Runs", long: "Runs", large: 2.6 },
  words: { w: 24.6, head: "What happened", long: "What happened", large: 4, start: true },
  yards: { w: 5.8, head: "Yds", long: "Yards", large: 1.1 },
  ends: { w: 7, head: "Ends", long: "Ends at", large: 1.2 },
  barH: { w: 3.9, head: "H", long: "Bar, home", large: 1.1 },
  barA: { w: 3.9, head: "A", long: "Bar, away", large: 1.1 },
  playsH: { w: 3.9, head: "H", long: "Plays, home", large: 1.1 },
  playsA: { w: 3.9, head: "A", long: "Plays, away", large: 1.1 },
  timeL: { w: 3.9, head: "L", long: "Time, left", large: 1.1 },
  timeR: { w: 3.9, head: "R", long: "Time, right", large: 1.1 },
  strip: { w: 60, head: "", long: "", large: 0 },
  scoreH: { w: 5.8, head: "H", long: "Score, home", large: 1.2 },
  scoreA: { w: 5.8, head: "A", long: "Score, away", large: 1.2 },
} as const satisfies Record<string, ColumnSpec>;

interface ColumnSpec {
  readonly w: number;
  readonly head: string;
  /** Second line of the head. */
  readonly under?: string;
  /** A die drawn in the head. */
  readonly die?: "plain" | "coach";
  /** Spoken name, head in large print. */
  readonly long: string;
  /** Share of the width in large print. */
  readonly large: number;
  readonly start?: boolean;
}

export type LogColumn = keyof typeof LOG_COLUMNS;
/** A column that holds a value. */
export type LogCell = Exclude<LogColumn, "strip">;
export const LOG_CELLS = (Object.keys(LOG_COLUMNS) as LogColumn[]).filter((key): key is LogCell => key !== "strip");
export const columnSpec = (key: LogColumn): ColumnSpec => LOG_COLUMNS[key];

/** Bands over neighboring columns. */
export const LOG_GROUPS: readonly { readonly title: string; readonly from: LogColumn; readonly to: LogColumn }[] = [
  { title: "Situation", from: "number", to: "line" },
  { title: "Pick", from: "pickO", to: "bonus" },
  { title: "Spent", from: "usedO", to: "usedD" },
  { title: "Dice", from: "offense", to: "other" },
  { title: "Result", from: "result", to: "runs" },
  { title: "Play", from: "words", to: "ends" },
  { title: "Bar", from: "barH", to: "barA" },
  { title: "Plays", from: "playsH", to: "playsA" },
  { title: "Time", from: "timeL", to: "timeR" },
  { title: "Drive chart", from: "strip", to: "strip" },
  { title: "Score", from: "scoreH", to: "scoreA" },
];

export const LOG_AT: Readonly<Record<LogColumn, Column>> = columns(
  0,
  Object.fromEntries(Object.entries(LOG_COLUMNS).map(([key, { w }]) => [key, w])) as Record<LogColumn, number>,
);

/** Several columns as one. */
export const spanOf = (from: LogColumn, to: LogColumn): Column => span(LOG_AT[from], LOG_AT[to]);
