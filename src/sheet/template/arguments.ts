/** The one list of argument types of blocks. Most follow from the argument's default; the others are listed here. */
import type { Block } from "./call.js";

interface ArgumentType {
  /** What is expected, for messages. */
  readonly expected: string;
  fits(value: unknown): boolean;
}

/** No length, type size or count on a sheet is nearly this large; a loop over more would not end. */
const MOST = 10_000;

const numberIn = (value: unknown): number =>
  typeof value === "number" ? value : typeof value === "string" && value.trim() !== "" ? Number(value) : NaN;
const isNumber = (value: unknown): boolean => Math.abs(numberIn(value)) <= MOST;
const isWord = (value: unknown): boolean => ["string", "number", "boolean"].includes(typeof value) || value === null;
const isNumbers = (value: unknown, most: number): boolean => {
  const parts = typeof value === "string" ? value.trim().split(/\s+/) : [value];
  return parts.length <= most && parts.every(isNumber);
};

const numberOr = (...words: readonly string[]): ArgumentType => ({
  expected: `a number up to 10,000, or ${words.join(", ")}`,
  fits: (value) => isNumber(value) || words.includes(value as string),
});
const oneOf = (...words: readonly string[]): ArgumentType => ({
  expected: words.slice(0, -1).join(", ") + ` or ${words.at(-1)}`,
  fits: (value) => words.includes(value as string),
});

const TYPES = {
  number: { expected: "a number up to 10,000", fits: isNumber },
  flag: { expected: "true or false", fits: (value) => typeof value === "boolean" },
  words: { expected: "words", fits: isWord },
  list: { expected: "a list", fits: (value) => Array.isArray(value) },
  object: { expected: "a fact of the sheet", fits: (value) => typeof value === "object" && value !== null },
  pad: { expected: '2, or "1 2", or "1 2 3 4", in millimeters', fits: (value) => isNumbers(value, 4) },
  step: { expected: "a number from 0.01 to 10,000", fits: (value) => isNumber(value) && numberIn(value) >= 0.01 },
  count: {
    expected: "a whole number up to 10,000",
    fits: (value) => isNumber(value) && Number.isInteger(numberIn(value)),
  },
  weight: numberOr("hair", "rule", "frame", "heavy"),
  height: numberOr("auto"),
  layer: oneOf("art", "form", "pencil", "marks"),
  justify: oneOf("start", "middle", "end", "between"),
  /** One number for each of several things, or one for all. */
  numbers: {
    expected: "a number up to 10,000, or a list of them",
    fits: (value) => isNumber(value) || Array.isArray(value),
  },
  /** Any value; the block checks it itself. */
  any: { expected: "a value", fits: () => true },
} satisfies Readonly<Record<string, ArgumentType>>;

export type TypeName = keyof typeof TYPES;

/** Arguments whose default does not say enough, in all blocks that have them. */
const BY_NAME: Readonly<Record<string, TypeName>> = {
  grow: "number",
  height: "number",
  width: "number",
  before: "number",
  w: "number",
  h: "number",
  headH: "number",
  layer: "layer",
  justify: "justify",
  sticks: "flag",
  stick: "flag",
  repeat: "flag",
  alt: "words",
  heading: "count",
  slot: "words",
  around: "words",
  label: "words",
  name: "words",
  is: "any",
  not: "any",
  theme: "words",
  of: "list",
  options: "list",
  params: "object",
  colors: "any",
  across: "any",
  up: "any",
  buckets: "any",
  perLine: "step",
  steps: "any",
  low: "number",
  high: "number",
  from: "number",
  to: "number",
  count: "count",
  zero: "any",
};

/** Arguments whose type in one block differs from their default or name. */
const IN_BLOCK: Readonly<Record<string, Readonly<Record<string, TypeName>>>> = {
  stack: { pad: "pad" },
  over: { pad: "pad" },
  panel: { pad: "pad" },
  table: { row: "height" },
  sideways: { row: "height" },
  numberLine: { step: "step" },
  histogram: { step: "step", lines: "number" },
  linePlot: { steps: "any" },
  distribution: { bars: "numbers", outline: "numbers", top: "number" },
  columns: { rows: "words" },
  choose: { columns: "count" },
  circles: { columns: "count" },
  ball: { lines: "words" },
  figure: { name: "words" },
  diceRow: { spaces: "numbers" },
  dice: { spaces: "numbers" },
};

/** Bare arguments of blocks other than marks and fields. */
const BARE: Readonly<Record<string, TypeName>> = {
  space: "number",
  scaled: "number",
  turned: "number",
  strip: "number",
  foot: "number",
  cell: "count",
  flow: "count",
  under: "count",
  panel: "words",
  table: "words",
  sideways: "words",
  line: "words",
  row: "words",
  scope: "words",
  described: "words",
  head: "words",
  repeat: "count",
};

/** Type of a block's argument; undefined if the block does not have it. */
export function typeOfArgument(block: Pick<Block, "name" | "defaults">, argument: string): TypeName {
  const own = IN_BLOCK[block.name]?.[argument];
  if (own) return own;
  if (argument === "weight") return "weight";
  const usual = block.defaults[argument];
  if (typeof usual === "number") return "number";
  if (typeof usual === "boolean") return "flag";
  if (Array.isArray(usual)) return "list";
  return BY_NAME[argument] ?? (typeof usual === "string" ? "words" : "any");
}

/** Type of the bare argument of a block. @param first its name, for marks and fields */
export const typeOfBare = (block: Pick<Block, "name" | "defaults">, first: string | undefined): TypeName =>
  first !== undefined && block.defaults[first] !== undefined
    ? typeOfArgument(block, first)
    : (BARE[block.name] ?? "any");

export const fitsType = (type: TypeName, value: unknown): boolean => TYPES[type].fits(value);
export const expectedBy = (type: TypeName): string => TYPES[type].expected;
