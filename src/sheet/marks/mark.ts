/** The interface of every printed mark: what a template can place with one call. */
import type { Pen } from "../drawing/pen.js";
import type { Rect } from "../drawing/types.js";

/**
 * A printed mark. `required` props must be given, the others have `defaults`; any other prop is an issue. Lengths are millimeters, type
 * sizes are points. It never chooses its position: it is given a place.
 */
export interface Mark<P extends object = object> {
  readonly name: string;
  /** One line for docs and hints. */
  readonly summary: string;
  /** The prop for a bare argument, or for the words of a block: `{{text "Coach"}}`. */
  readonly first?: string;
  /** The prop for the words of a block, if different: `{{#price 3}}Big Game won{{/price}}`. */
  readonly words?: string;
  /** Alt text if it draws no words: the face of a die. */
  alt?(props: P): string | undefined;
  /** True if it is always a picture, whatever surrounds it; `alt=""` makes it decoration. */
  readonly pictured?: boolean;
  /** True if it is decoration unless the template gives alt text. */
  readonly decorative?: boolean;
  readonly required: readonly string[];
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Preferred width, millimeters. */
  wide(props: P, pen: Pen): number;
  /** Height for a width, millimeters. */
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
