/** What a table is made of. */
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
  /** Color of the whole column; `none`. */
  readonly fill: string;
  /** Columns next to each other with one group share a head in the band. */
  readonly group: string;
  /** Head in large print, where there is room for words. */
  readonly long: string;
  /** Head that is read aloud where none is printed. */
  readonly heard: string;
  /** Degrees that the head is turned by. */
  readonly turn: number;
  /** Dice that read the column, drawn in its head before the words. */
  readonly dice: readonly HeadDie[];
  /** A box that is in its head instead of words: a legend, a scale. */
  readonly headBox?: Node | undefined;
}

/** A die in a column's head. */
export type HeadDie = "d6" | "d20";

export interface TableRow {
  readonly cells: readonly Node[];
  /** Over the whole row. */
  readonly over?: Node;
  /** Block of rows with one tint that it belongs to, from 0; without it rows are counted. */
  readonly block?: number;
}

export type TablePart =
  | { readonly kind: "rows"; readonly rows: readonly TableRow[] }
  /** As many empty rows as there is room for. */
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
  /** In a tile at the left end of the band; "" = none. */
  readonly number: string;
  readonly noteSize: number;
  readonly bandH: number;
  /** Color of the band and of group headings; "" = the sheet's own. */
  readonly bandColor: string;
  /** Type of the band, points. */
  readonly size: number;
  readonly headH: number;
  readonly headStyle: StyleName;
  readonly headSize: number;
  /** Height of a row; 0 = the rows share what is left; -1 = each as high as its cells. */
  readonly row: number;
  /** Least height of a row that shares what is left. */
  readonly leastRow: number;
  /** The template asks for rows as low as that, though its cells would like to be higher. */
  readonly low?: boolean;
  /** Rows of a tint; 0 = none. */
  readonly block: number;
  readonly frame: string;
  /** Lines between rows and between columns: a weight, or `none`. */
  readonly rowLine: string;
  readonly columnLine: string;
  /** A heavier line after every so many rows; 0 = none. */
  readonly ruleEvery: number;
  /** Heads of groups are on a solid band, or on a tint as the heads below them. */
  readonly groups: "solid" | "light";
  /** The cells of the first row are the heads of the columns. */
  readonly headRow: boolean;
  /** Large print keeps all columns beside each other. */
  readonly whole: boolean;
  /** Height and type of the heads of groups. */
  readonly groupH: number;
  readonly groupSize: number;
}

export interface FootCell {
  readonly span: number;
  readonly node: Node;
  /** No line before it. */
  readonly plain: boolean;
}
