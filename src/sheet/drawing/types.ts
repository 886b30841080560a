/**
 * The drawing: what is on a page, as a flat list of typed operations in millimeters, y downwards. Layout and marks make it; PDF,
 * SVG and PNG are written from it. Colors are `#rrggbb`; nothing is inherited.
 */
import type { Raster } from "../pictures/pixels.js";
import type { BookFont } from "../type/font-book.js";

/** Layers of a page, drawn in this order. */
export const LAYERS = ["art", "form", "pencil", "marks"] as const;
export type Layer = (typeof LAYERS)[number];

/** What the pencil layer holds: nothing, the written values, or form fields to type into. */
export const FILLS = ["blank", "filled", "forms"] as const;
export type Fill = (typeof FILLS)[number];

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** How a line is drawn. Equal lines share one object where they can: writers keep their operators by it. */
export interface Stroke {
  readonly color: string;
  /** Millimeters. */
  readonly width: number;
  /** Lengths of dashes and gaps. */
  readonly dash?: readonly number[];
  readonly offset?: number;
  readonly cap?: "round" | "square";
  readonly join?: "round" | "bevel";
  /** Longest point of a mitered corner, in line widths; absent = 4. */
  readonly miter?: number;
}

interface Painted {
  /** Absent = not filled. */
  readonly fill?: string;
  readonly stroke?: Stroke;
  /** 0 to 1; absent = opaque. Fill and stroke alike. */
  readonly opacity?: number;
}

export interface RectOp extends Painted {
  readonly op: "rect";
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Radii of the corners; one alone stands for both. */
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
  /** Crossing outlines are filled by the even-odd rule. */
  readonly evenOdd?: true;
}

/** One line of type in one face; it starts at (x, y) on its baseline, whatever it was aligned to. */
export interface TextOp {
  readonly op: "text";
  readonly x: number;
  readonly y: number;
  readonly font: BookFont;
  /** Millimeters. */
  readonly size: number;
  readonly value: string;
  /** What is read where a letter stands in for another sign. */
  readonly says?: string;
  /** `none` = outlined by its stroke alone. */
  readonly fill: string;
  /** Width as set, millimeters, with the spacing of every letter but the last. */
  readonly width: number;
  /** Between letters, millimeters. */
  readonly spacing?: number;
  /** About (x, y), degrees clockwise. */
  readonly turn?: number;
  readonly stroke?: Stroke;
  readonly opacity?: number;
}

/** A picture of dots over the whole rectangle. */
export interface ImageOp extends Rect {
  readonly op: "image";
  readonly raster: Raster;
}

/** Operations that are drawn once and placed: a figure, the printed layer of a form, a card on a sheet. Known by identity. */
export interface Piece {
  /** Name in an SVG file; equal names hold equal drawings. Absent = numbered by the writer. */
  readonly id?: string;
  readonly ops: readonly Op[];
  /** Stands on one page alone: what was written on this copy. */
  readonly once?: true;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A piece put somewhere. A piece that is placed more than once in a document is written once. */
export interface PlaceOp {
  readonly op: "place";
  readonly piece: Piece;
  readonly matrix: Matrix;
  /** What of it shows, in its own units; absent = all. */
  readonly clip?: readonly Rect[];
  /** Of the whole: overlapping parts do not show through each other. */
  readonly opacity?: number;
  /** The copy of a form that it is part of; what it holds belongs to that copy. */
  readonly copy?: PageCopy;
}

/** What a part of a sheet is to those who hear it; named as in PDF (ISO 32000-1, 14.8.4), but for `Value`: what a hand writes. */
export type TagRole =
  "Sect" | "H" | "P" | "Span" | "Lbl" | "Figure" | "Table" | "Caption" | "TR" | "TH" | "TD" | "Value" | "Link";

/** A part of a sheet in reading order. The drawing names it where its ink begins; parts without ink are left out. */
export interface Tag {
  readonly role: TagRole;
  readonly kids: Tag[];
  /** Of a heading: 1 is the sheet's own. */
  readonly level?: number;
  /** What is read aloud instead of its ink, or where it has none on this page. */
  readonly words?: string;
  /** Of a head in a table: what it heads. */
  readonly scope?: "Row" | "Column";
  /** Columns of a table that it takes. */
  readonly span?: number;
  /** A cell under a head, or in a row that has one: its value needs no other label. */
  readonly headed?: boolean;
}

/** What follows in its list belongs to this part of the sheet; without one it is decoration. */
export interface TagOp {
  readonly op: "tag";
  readonly tag?: Tag;
  /** Heard instead of this copy's ink: what it is and what was written. */
  readonly words?: string;
  /** It is a drawing: the words say what it shows. */
  readonly figure?: boolean;
  /** It needs these words only where the heads of its row and column are not on the page. */
  readonly headed?: boolean;
}

/** One copy of a form on one page: what is known of its parts there. */
export interface PageCopy {
  readonly title: string;
  readonly tag: Tag;
}

/** A place that opens something when it is clicked: an address, or `#page-3`. What shows there is drawn by other operations. */
export interface LinkOp extends Rect {
  readonly op: "link";
  readonly href: string;
  readonly tag?: Tag;
}

/** A field of a form. */
export interface FieldOp extends Rect {
  readonly op: "field";
  readonly kind: "text" | "check" | "choice";
  /** Once in a document. */
  readonly name: string;
  readonly value: string;
  /** What a reader hears. */
  readonly label: string;
  /** Points. */
  readonly size: number;
  readonly align: "left" | "center" | "right";
  /** Of what is typed, `#RRGGBB`, where the pencil's could not be read: on a dark head. */
  readonly color?: string;
  /** Adds up by itself in a form: names of the fields whose numbers it adds. */
  readonly adds?: readonly string[];
  /** Added, too, once one of those has a number: the running total of the row above. */
  readonly carries?: readonly string[];
  /** Those that it takes off, whichever sign they are written with. */
  readonly takes?: readonly string[];
  readonly options?: readonly string[];
  readonly look?: "check" | "cross" | "circle" | "star";
  readonly tag?: Tag;
  readonly copy?: PageCopy;
}

/** The smallest type that a long value of a field shrinks to, points. */
export const FIELD_FLOOR = 4.5;
/** Room kept free left and right of a value of a field, points; viewers keep as much when they set text again. */
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
  /** Which side of a sheet of paper it is, where that is known; absent = a front. */
  readonly side?: "front" | "back";
  /** Where the paper is cut, and how far color runs past it; millimeters from the top left. Absent = the whole page. */
  readonly trim?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];
