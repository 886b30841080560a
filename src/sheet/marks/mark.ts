/** The shape of every printed mark: what a template can place with one call. */
import type { Pen } from "../drawing/pen.js";
import type { Rect } from "../drawing/types.js";

/**
 * One printed thing. `required` props must be given, the others have `defaults`; a prop that is neither is an issue. Lengths are
 * millimeters, type sizes are points. It never asks where it is: it is given a place.
 */
export interface Mark<P extends object = object> {
  readonly name: string;
  /** One line for docs and hints. */
  readonly summary: string;
  /** The prop that a bare argument, or the words of a block, give: `{{text "Coach"}}`. */
  readonly first?: string;
  /** The prop that the words of a block give where that is another one: `{{#price 3}}Big Game won{{/price}}`. */
  readonly words?: string;
  /** What is read aloud of it where it draws no words: the face of a die. */
  alt?(props: P): string | undefined;
  /** It is a picture by itself, whatever is around it; `alt=""` makes it decoration. */
  readonly pictured?: boolean;
  /** Decoration, unless the template says something of it: what it shows is not part of the sheet. */
  readonly decorative?: boolean;
  readonly required: readonly string[];
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Width that it would like, millimeters. */
  wide(props: P, pen: Pen): number;
  /** Height that it takes at a width, millimeters. */
  high(props: P, pen: Pen, width: number): number;
  draw(at: Rect, props: P, pen: Pen): void;
}

type Declared<P extends object> = Omit<Mark<P>, "required" | "defaults"> & Partial<Pick<Mark, "required" | "defaults">>;

/** Declares a mark. */
export const defineMark = <P extends object>({ required = [], defaults = {}, ...mark }: Declared<P>): Mark<P> => ({
  ...mark,
  required,
  defaults,
});
