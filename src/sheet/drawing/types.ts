/**
 * The drawing: a page as a flat list of typed operations in millimeters, y down. Layout and marks make it; PDF, SVG and PNG are written
 * from it. Colors are `#rrggbb`; nothing is inherited.
 */
import type { Raster } from "../pictures/pixels.js";
import type { BookFont } from "../type/font-book.js";

/** Layers of a page, drawn in this order. */
export const LAYERS = ["art", "form", "pencil", "marks"] as const;
export type Layer = (typeof LAYERS)[number];

/** Content of the pencil layer: nothing, written values, or form fields. */
export const FILLS = ["blank", "filled", "forms"] as const;
export type Fill = (typeof FILLS)[number];

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** How a line is drawn. Equal lines share one object if possible: writers cache their output by it. */
export interface Stroke {
  readonly color: string;
  /** Millimeters. */
  readonly width: number;
  /** Lengths of dashes and gaps. */
  readonly dash?: readonly number[];
  readonly offset?: number;
  readonly cap?: "round" | "square";
  readonly join?: "round" | "bevel";
  /** Miter limit, in line widths; absent = 4. */
  readonly miter?: number;
}

interface Painted {
  /** Absent = not filled. */
  readonly fill?: string;
  readonly stroke?: Stroke;
  /** 0 to 1; absent = opaque. Applies to fill and stroke. */
  readonly opacity?: number;
}

export interface RectOp extends Painted {
  readonly op: "rect";
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Corner radii; if only one is given, it applies to both. */
  readonly rx?: number;
  readonly ry?: number;
}

export interface LineOp {
  readonly op: "line";
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stroke: Stroke;
  readonly opacity?: number;
}

export interface EllipseOp extends Painted {
  readonly op: "ellipse";
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** Segments of a path, absolute: M x y, L x y, C x1 y1 x2 y2 x y, Q x1 y1 x y, Z. */
export type PathData = readonly ("M" | "L" | "C" | "Q" | "Z" | number)[];

export interface PathOp extends Painted {
  readonly op: "path";
  readonly d: PathData;
  /** True for the even-odd fill rule. */
  readonly evenOdd?: true;
}

/** One line of type in one font; starts at (x, y) on its baseline, whatever its alignment was. */
export interface TextOp {
  readonly op: "text";
  readonly x: number;
  readonly y: number;
  readonly font: BookFont;
  /** Millimeters. */
  readonly size: number;
  readonly value: string;
  /** Accessible text, if a letter stands in for another character. */
  readonly says?: string;
  /** `none` = only outlined by its stroke. */
  readonly fill: string;
  /** Set width in millimeters, including letter-spacing, except after the last letter. */
  readonly width: number;
  /** Between letters, millimeters. */
  readonly spacing?: number;
  /** Rotation about (x, y), degrees clockwise. */
  readonly turn?: number;
  readonly stroke?: Stroke;
  readonly opacity?: number;
}

/** A bitmap that fills the rectangle. */
export interface ImageOp extends Rect {
  readonly op: "image";
  readonly raster: Raster;
}

/** Operations that are drawn once and placed: a figure, the printed layer of a form, a card on a sheet. Compared by identity. */
export interface Piece {
  /** Name in an SVG file; equal names mean equal drawings. Absent = the writer assigns a number. */
  readonly id?: string;
  readonly ops: readonly Op[];
  /** Set if it is only on one page: handwriting on this copy. */
  readonly once?: true;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A placed piece. A piece that is placed more than once in a document is written once. */
export interface PlaceOp {
  readonly op: "place";
  readonly piece: Piece;
  readonly matrix: Matrix;
  /** Visible parts, in its own units; absent = all of it. */
  readonly clip?: readonly Rect[];
  /** Applies to the piece as a group: overlapping parts do not show through each other. */
  readonly opacity?: number;
  /** The copy of a form that it belongs to, with its content. */
  readonly copy?: PageCopy;
}

/** Role of a part for screen readers; named as in PDF (ISO 32000-1, 14.8.4), except `Value`: handwriting. */
export type TagRole =
  "Sect" | "H" | "P" | "Span" | "Lbl" | "Figure" | "Table" | "Caption" | "TR" | "TH" | "TD" | "Value" | "Link";

/** A part of a sheet in reading order. The drawing refers to it where its ink begins; parts without ink are omitted. */
export interface Tag {
  readonly role: TagRole;
  readonly kids: Tag[];
  /** Heading level: 1 is the sheet's own heading. */
  readonly level?: number;
  /** Read aloud instead of its ink, or if it has none on this page. */
  readonly words?: string;
  /** For a header cell in a table: what it is a heading of. */
  readonly scope?: "Row" | "Column";
  /** Number of columns that it spans. */
  readonly span?: number;
  /** True for a cell with a column or row heading: its value needs no other label. */
  readonly headed?: boolean;
}

/** The following operations in the list belong to this part of the sheet; without a part, they are decoration. */
export interface TagOp {
  readonly op: "tag";
  readonly tag?: Tag;
  /** Read aloud instead of this copy's ink: label and value. */
  readonly words?: string;
  /** True for a drawing: the words describe it. */
  readonly figure?: boolean;
  /** True if it needs these words only on pages without its row and column headings. */
  readonly headed?: boolean;
}

/** One copy of a form on one page, with the information about its parts. */
export interface PageCopy {
  readonly title: string;
  readonly tag: Tag;
}

/** A clickable area: a web address, or `#page-3`. Its visible content is drawn by other operations. */
export interface LinkOp extends Rect {
  readonly op: "link";
  readonly href: string;
  readonly tag?: Tag;
}

/** A field of a form. */
export interface FieldOp extends Rect {
  readonly op: "field";
  readonly kind: "text" | "check" | "choice";
  /** Unique in a document. */
  readonly name: string;
  readonly value: string;
  /** Accessible label. */
  readonly label: string;
  /** Points. */
  readonly size: number;
  readonly align: "left" | "center" | "right";
  /** Color of typed text, `#RRGGBB`, if the handwriting color would be unreadable: on a dark heading. */
  readonly color?: string;
  /** Names of the fields whose numbers it adds up automatically. */
  readonly adds?: readonly string[];
  /** Also added, once one of those has a number: the running total from the row above. */
  readonly carries?: readonly string[];
  /** Names of fields to subtract, whichever sign they are written with. */
  readonly takes?: readonly string[];
  /** True if a positive sum has its sign, as a difference has. */
  readonly signed?: boolean;
  readonly options?: readonly string[];
  readonly look?: "check" | "cross" | "circle" | "star";
  readonly tag?: Tag;
  readonly copy?: PageCopy;
}

/** Minimum type size for a long value in a field, points. */
export const FIELD_FLOOR = 4.5;
/** Padding left and right of a field's value, points; viewers keep as much when they redraw text. */
export const FIELD_PADDING = 2;

export type Op = RectOp | LineOp | EllipseOp | PathOp | TextOp | ImageOp | PlaceOp | LinkOp | FieldOp | TagOp;

/** A finished page. */
export interface Page {
  /** Millimeters. */
  readonly width: number;
  readonly height: number;
  /** Outline entry and accessible name. */
  readonly title: string;
  readonly layers: Readonly<Record<Layer, readonly Op[]>>;
  /** Side of the sheet of paper, if known; absent = front. */
  readonly side?: "front" | "back";
  /** Trim box, and how far color extends past it; millimeters from the top left. Absent = the whole page. */
  readonly trim?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner`, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];
