/** What the Template pane and the core say to each other. */
import type { DescribedBlock } from "../sheet/template/describe.js";
import type { PageSize } from "./protocol.js";

export type { DescribedArgument, DescribedBlock } from "../sheet/template/describe.js";

/** Templates by their names: `dynasty/scoresheet`. */
export type TemplateTexts = Readonly<Record<string, string>>;

/** What a template can hold, from the lists that it is checked by. */
export interface TemplateWords {
  readonly blocks: readonly DescribedBlock[];
  /** Names of colors, and what the theme prints them in; "" for names that stand for none. */
  readonly colors: Readonly<Record<string, string>>;
  readonly styles: readonly string[];
  readonly weights: readonly string[];
  /** Keys of the front matter, each with what it says. */
  readonly front: Readonly<Record<string, string>>;
}

/** The built-in templates that a game prints from, and those that all games share. */
export interface BuiltInTemplates {
  readonly texts: TemplateTexts;
  /** A game's sheets in order, each with its template. */
  readonly sheets: readonly { readonly id: string; readonly title: string; readonly template: string }[];
}

/** A block of a template on the page; millimeters from its top left corner. */
export interface PlacedBlock {
  readonly kind: string;
  /** Name of its template. */
  readonly name: string;
  /** Its call, from 1. */
  readonly line: number;
  readonly column: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Places of a page as they travel: a row of numbers each, in the order of a `PlacedBlock`, kinds and names by their places in the lists. */
export interface PackedPlaces {
  readonly kinds: readonly string[];
  readonly names: readonly string[];
  readonly numbers: Float64Array;
}

const ROW = 8;

export function packPlaces(places: readonly PlacedBlock[]): PackedPlaces {
  const [kinds, names] = [new Map<string, number>(), new Map<string, number>()];
  const indexIn = (list: Map<string, number>, word: string): number => {
    const known = list.get(word) ?? list.size;
    list.set(word, known);
    return known;
  };
  const numbers = new Float64Array(places.length * ROW);
  places.forEach(({ kind, name, line, column, x, y, w, h }, i) =>
    numbers.set([indexIn(kinds, kind), indexIn(names, name), line, column, x, y, w, h], i * ROW),
  );
  return { kinds: [...kinds.keys()], names: [...names.keys()], numbers };
}

export const unpackPlaces = ({ kinds, names, numbers }: PackedPlaces): PlacedBlock[] =>
  Array.from({ length: numbers.length / ROW }, (_, i) => {
    const [kind, name, line, column, x, y, w, h] = numbers.subarray(i * ROW, (i + 1) * ROW);
    return { kind: kinds[kind], name: names[name], line, column, x, y, w, h };
  });

/** A sheet drawn from templates that are being changed. */
export interface TemplateDrawn {
  readonly pages: readonly PageSize[];
  /** The page in sight, from 0. */
  readonly at: number;
  readonly svg: string;
  readonly places: PackedPlaces;
  /** Milliseconds of the core's work. */
  readonly ms: number;
}

/** Where in a template something is to be said. */
export interface TemplateSpot {
  readonly name: string;
  /** The block around it; absent where there is none. */
  readonly block?: { readonly line: number; readonly column: number };
  /** Names that the block gives to its body: `as |one i|`. */
  readonly params: readonly string[];
}

/** A fact that can be named at a place. */
export interface FactThere {
  /** As it is written there: `round.points`, `@root.setup.seasons`. */
  readonly path: string;
  /** What it is on this page, in words. */
  readonly value: string;
  /** It is a list: to be repeated over. */
  readonly list?: true;
}
