/** The interface of every field: a place to write in, the same for blank, filled and fillable sheets. */
import type { Pen } from "../drawing/pen.js";
import type { FieldOp, Rect } from "../drawing/types.js";

/** A handwritten value; each kind of field says which of these it accepts. */
export type SlotValue = SlotItem | boolean | readonly SlotItem[];
type SlotItem = string | number | Readonly<Record<string, unknown>>;

/** Every field has a name, inside the names around it, and an accessible label. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly says?: string;
}

/** `firstSeason` -> `first season`. */
export const spaced = (name: string): string =>
  name.replace(/\./g, " ").replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/** A place to write in, prepared once per form. */
export interface Hand {
  /**
   * Writes with the pencil: adds operations to the pen. Called for every filled page, so anything independent of the value is computed in
   * advance.
   */
  write(value: SlotValue, pen: Pen): void;
  /** Alt text for a value that is a drawing. */
  heard?(value: SlotValue): string | undefined;
  /** The form fields, prefilled with the value. */
  fields(value: SlotValue | undefined): readonly FieldOp[];
}

export interface Field<P extends FieldProps = FieldProps> {
  readonly name: string;
  readonly summary: string;
  /** The prop for a bare argument; usually `name`. */
  readonly first: string;
  readonly required: readonly string[];
  readonly defaults: Readonly<Record<string, unknown>>;
  wide(props: P, pen: Pen): number;
  high(props: P, pen: Pen, width: number): number;
  /** What is printed in the place: spaces for dice, a box to check, a line. */
  print?(at: Rect, props: P, pen: Pen): void;
  /** Alt text for print that is a picture. */
  alt?(props: P): string;
  hand(at: Rect, props: P, pen: Pen): Hand;
}

type Declared<P extends FieldProps> = Omit<Field<P>, "first" | "required"> & Partial<Pick<Field, "first" | "required">>;

/** Declares a field. All need a name, from a bare argument, and a label; `required` lists further required props. */
export const defineField = <P extends FieldProps>({
  first = "name",
  required = [],
  ...field
}: Declared<P>): Field<P> => ({
  ...field,
  first,
  required: ["name", "label", ...required],
});
