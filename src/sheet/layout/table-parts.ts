/** The parts of a table. */
import type { CallSite } from "../drawing/pen.js";
import type { Align } from "../type/line.js";
import type { StyleName } from "../type/styles.js";
import { type Node } from "./node.js";
import { type Track } from "./tracks.js";

export interface ColumnSpec {
  readonly site: CallSite;
  readonly track: Track;
  readonly head: string;
  readonly under: string;
  readonly align: Align;
  /** Background of the whole column, or `none`. */
  readonly fill: string;
  /** Neighboring columns with the same group share a heading in the band. */
  readonly group: string;
  /** Heading in large print, where there is room for words. */
  readonly long: string;
  /** Heading for screen readers where the column prints no heading. */
  readonly heard: string;
  /** Rotation of the heading, degrees. */
  readonly turn: number;
  /** Dice that select the column, drawn in its heading before the words. */
  readonly dice: readonly HeadDie[];
  /** A box in its heading instead of words: a legend, a scale. */
  readonly headBox?: Node | undefined;
}

/** A die in a column heading. */
export type HeadDie = "d6" | "d20";

export interface TableRow {
  readonly cells: readonly Node[];
  /** A box on top of the whole row. */
  readonly over?: Node;
  /** Index of the block of rows with the same tint, from 0; default: rows are counted. */
  readonly block?: number;
}

export type TablePart =
  | { readonly kind: "rows"; readonly rows: readonly TableRow[] }
  /** As many empty rows as fit. */
  | { readonly kind: "fill"; readonly make: (index: number) => TableRow; readonly least: number }
  | {
      readonly kind: "strip";
      readonly node: Node;
      readonly height: number;
      readonly site: CallSite;
      readonly fill: string;
    }
  | {
      readonly kind: "foot";
      readonly cells: readonly FootCell[];
      readonly height: number;
      readonly site: CallSite;
      readonly fill: string;
    };

export interface TableLook {
  readonly title: string;
  readonly note: string;
  /** Number in a tile at the left end of the band; "" = none. */
  readonly number: string;
  readonly noteSize: number;
  readonly bandH: number;
  /** Color of the band and of group headings; "" = the sheet's own color. */
  readonly bandColor: string;
  /** Type size of the band, points. */
  readonly size: number;
  readonly headH: number;
  readonly headStyle: StyleName;
  readonly headSize: number;
  /** Height of a row; 0 = rows share the remaining height; -1 = each as high as its cells. */
  readonly row: number;
  /** Minimum height of a row that shares the remaining height. */
  readonly leastRow: number;
  /** True if the template asks for this row height although its cells prefer more. */
  readonly low?: boolean;
  /** Rows per tint; 0 = none. */
  readonly block: number;
  readonly frame: string;
  /** Lines between rows and between columns: a weight, or `none`. */
  readonly rowLine: string;
  readonly columnLine: string;
  /** A heavier line after this many rows; 0 = none. */
  readonly ruleEvery: number;
  /** Group headings are on a solid band, or on the same tint as the headings below them. */
  readonly groups: "solid" | "light";
  /** True if the cells of the first row are the column headings. */
  readonly headRow: boolean;
  /** True to keep all columns side by side in large print. */
  readonly whole: boolean;
  /** Height and type size of group headings. */
  readonly groupH: number;
  readonly groupSize: number;
}

export interface FootCell {
  readonly span: number;
  readonly node: Node;
  /** True for no line above it. */
  readonly plain: boolean;
}
