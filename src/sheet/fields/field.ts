/** The shape of every field: a place that a hand writes into. Blank, filled and fillable are one place. */
import type { Pen } from "../drawing/pen.js";
import type { FieldOp, Rect } from "../drawing/types.js";

/** What a hand writes; each kind of field says which of these it takes. */
export type SlotValue = SlotItem | boolean | readonly SlotItem[];
type SlotItem = string | number | Readonly<Record<string, unknown>>;

/** Every field has a name, within the names around it, and words that a reader hears. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly says?: string;
}

/** `firstSeason` -> `first season`. */
export const spaced = (name: string): string =>
  name.replace(/\./g, " ").replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/** A place for a hand, worked out once for a form. */
export interface Hand {
  /** Writes with the pencil: adds operations to the pen. Called for every page that is filled, so all that does not depend on the value is done before. */
  write(value: SlotValue, pen: Pen): void;
  /** Alt text of a value that is a drawing. */
  heard?(value: SlotValue): string | undefined;
  /** What is typed into in a form, with the value that is there already. */
  fields(value: SlotValue | undefined): readonly FieldOp[];
}

export interface Field<P extends FieldProps = FieldProps> {
  readonly name: string;
  readonly summary: string;
  /** The prop that a bare argument gives; `name` for most. */
  readonly first: string;
  readonly required: readonly string[];
  readonly defaults: Readonly<Record<string, unknown>>;
  wide(props: P, pen: Pen): number;
  high(props: P, pen: Pen, width: number): number;
  /** What is printed where the hand writes: spaces for dice, a box to tick, a line. */
  print?(at: Rect, props: P, pen: Pen): void;
  /** Alt text of print that is a picture. */
  alt?(props: P): string;
  hand(at: Rect, props: P, pen: Pen): Hand;
}

type Declared<P extends FieldProps> = Omit<Field<P>, "first" | "required"> & Partial<Pick<Field, "first" | "required">>;

/** Declares a field. Every one needs its name, which a bare argument gives, and a label; `required` is what it needs besides. */
export const defineField = <P extends FieldProps>({
  first = "name",
  required = [],
  ...field
}: Declared<P>): Field<P> => ({
  ...field,
  first,
  required: ["name", "label", ...required],
});
