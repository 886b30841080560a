/** Messages between the Template pane and the core. */
import type { DescribedBlock } from "../../sheet/template/describe.js";
import type { PageSize } from "./calls.js";

export type { DescribedArgument, DescribedBlock } from "../../sheet/template/describe.js";

/** Templates by name: `dynasty/scoresheet`. */
export type TemplateTexts = Readonly<Record<string, string>>;

/** The vocabulary of templates, from the lists that check them. */
export interface TemplateWords {
  readonly blocks: readonly DescribedBlock[];
  /** Color names with the theme's values; "" for names that mean no color. */
  readonly colors: Readonly<Record<string, string>>;
  readonly styles: readonly string[];
  readonly weights: readonly string[];
  /** Keys of the front matter, each with its meaning. */
  readonly front: Readonly<Record<string, string>>;
}

/** The built-in templates of a game, and those shared by all games. */
export interface BuiltInTemplates {
  readonly texts: TemplateTexts;
  /** A game's sheets in order, each with its template. */
  readonly sheets: readonly { readonly id: string; readonly title: string; readonly template: string }[];
}

/** A template's block on the page; millimeters from its top left corner. */
export interface PlacedBlock {
  readonly kind: string;
  /** Name of its template. */
  readonly name: string;
  /** Line and column of its call, from 1. */
  readonly line: number;
  readonly column: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Packed blocks of a page: a row of numbers each, in the order of `PlacedBlock`; kinds and names are list indexes. */
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

/** A sheet drawn from templates in the editor. */
export interface TemplateDrawn {
  readonly pages: readonly PageSize[];
  /** The visible page, from 0. */
  readonly at: number;
  readonly svg: string;
  readonly places: PackedPlaces;
  /** The core's time, milliseconds. */
  readonly ms: number;
}

/** A position in a template. */
export interface TemplateSpot {
  readonly name: string;
  /** The enclosing block; absent if there is none. */
  readonly block?: { readonly line: number; readonly column: number };
  /** Names that the block defines for its body: `as |one i|`. */
  readonly params: readonly string[];
}

/** A fact available at a position. */
export interface FactThere {
  /** Its path there: `round.points`, `@root.setup.seasons`. */
  readonly path: string;
  /** Its value on this page, in words. */
  readonly value: string;
  /** True for a list, to use with `{{#each}}`. */
  readonly list?: true;
}
