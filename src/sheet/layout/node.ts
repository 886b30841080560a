/** A box of a form: it says how large it would like to be, is given a place, and draws into the layers. Millimeters. */
import type { CallSite, Pen } from "../drawing/pen.js";
import type { Layer, Op, Rect, Tag } from "../drawing/types.js";
import type { Hand, SlotValue } from "../fields/field.js";

export interface Node {
  /** Name of the block or leaf in the template. */
  readonly kind: string;
  readonly site: CallSite;
  /** Share of what is left over along the parent's axis; 0 = as large as it is. */
  readonly grow: number;
  /** A fixed height; default what `high` says. */
  readonly height?: number | undefined;
  /** Printed words of it: for labels of fields and for the layout golden. */
  readonly words?: string | undefined;
  /** In a column of text: gap above, not parted from what follows, share of what a column has left over. */
  readonly before?: number | undefined;
  readonly sticks?: boolean | undefined;
  readonly stretch?: number;
  /** Stands again at the head of every page that its page goes on to. */
  readonly repeats?: boolean | undefined;
  wide(): number;
  high(width: number): number;
  draw(at: Rect, canvas: Canvas): void;
  /** The boxes that it comes apart into where there is no room for it as it is: under each other, each no wider than `width`. */
  apart?(width: number): readonly Node[];
  /** The boxes that it comes apart into where it is taller than a page. */
  loosen?(width: number): readonly Node[];
  /** What fits into a height, and what is left; undefined when nothing fits. */
  split?(width: number, height: number): readonly [Node, Node | undefined] | undefined;
}

/** What every block takes: its share of what is left over, a fixed height, its gap in a column of text. */
export interface Own {
  readonly site: CallSite;
  readonly grow: number;
  readonly height?: number | undefined;
  readonly before?: number | undefined;
  readonly sticks?: boolean | undefined;
  readonly repeats?: boolean | undefined;
}

/** A place for a hand, known once a form is laid out, filled for every game. */
export interface Slot {
  /** `season.3.left`; once in a form. */
  readonly name: string;
  /** What a reader hears: where the slot stands, in words. */
  readonly label: string;
  /** What the field calls itself, where its own labels begin so. */
  readonly spoken: string;
  /** Words for what a hand draws there, with values in brackets: `Drive [number]: [plays] plays`. It is a figure then. */
  readonly says?: string | undefined;
  /** Kind of field: `write`, `tick` ... */
  readonly kind: string;
  readonly site: CallSite;
  readonly at: Rect;
  readonly hand: Hand;
  /** Stands on every copy, blank ones too, and is never typed into. */
  readonly live: boolean;
  /** Of a live slot: what is there without a value. */
  readonly otherwise?: SlotValue | undefined;
  /** What it is to a reader; absent = decoration. */
  tag?: Tag | undefined;
}

/** A block as it was placed: for layout goldens, and to find the line behind a point of the page. */
export interface Placed {
  readonly depth: number;
  readonly kind: string;
  /** The call in the template that made it. */
  readonly site: CallSite;
  readonly at: Rect;
  readonly words: string;
}

/** What one call drew: operations of a layer, from the first to the one before `to`. */
export interface Drawn {
  readonly site: CallSite;
  readonly kind: string;
  readonly layer: Layer;
  readonly from: number;
  readonly to: number;
}

/** A page of a form while it is drawn. */
export interface Canvas {
  readonly pen: Pen;
  readonly layers: Readonly<Record<Layer, Op[]>>;
  readonly slots: Slot[];
  readonly placed: Placed[];
  readonly drawn: Drawn[];
  depth: number;
  /** The part of the sheet that is being drawn; undefined = no one needs to hear of it. */
  tag: Tag | undefined;
  /** Level of the next heading. */
  level: number;
}

/** @param tag what its parts belong to */
export function openCanvas(pen: Pen, tag?: Tag): Canvas {
  const layers = { art: [], form: [], pencil: [], marks: [] };
  return { pen, layers, slots: [], placed: [], drawn: [], depth: 0, tag, level: 2 };
}

/** Draws a box in its place and notes where it is. */
export function drawNode(node: Node, at: Rect, canvas: Canvas): void {
  canvas.placed.push({ depth: canvas.depth, kind: node.kind, site: node.site, at, words: node.words ?? "" });
  canvas.depth++;
  node.draw(at, canvas);
  canvas.depth--;
}

/** Draws into a layer, with the call's own line for messages. */
export function put(canvas: Canvas, site: CallSite, kind: string, layer: Layer, draw: (pen: Pen) => void): void {
  const { pen } = canvas;
  const ops = canvas.layers[layer];
  const from = ops.length;
  pen.site = site;
  pen.ops = ops;
  draw(pen);
  if (ops.length > from) canvas.drawn.push({ site, kind, layer, from, to: ops.length });
}

/** What every box is. Thousands of them are on a dense form: they are classes, so that no box carries functions of its own. */
export abstract class Box implements Node {
  // Declared, not initialized: fields that a class defines before its constructor sets them cost more than all else here.
  declare readonly kind: string;
  declare readonly site: CallSite;
  declare readonly grow: number;
  declare readonly height: number | undefined;
  declare protected readonly own: Own;

  constructor(kind: string, own: Own) {
    this.kind = kind;
    this.site = own.site;
    this.grow = own.grow;
    this.height = own.height;
    this.own = own;
  }

  get before(): number | undefined {
    return this.own.before;
  }

  get sticks(): boolean | undefined {
    return this.own.sticks;
  }

  get repeats(): boolean | undefined {
    return this.own.repeats;
  }

  get words(): string | undefined {
    return undefined;
  }

  abstract wide(): number;
  abstract high(width: number): number;
  abstract draw(at: Rect, canvas: Canvas): void;
}

/** A box that holds boxes asks them once for a width: without this every level of nesting asks all levels below it again. */
export abstract class Holder extends Box {
  declare private ownWide: number | undefined;
  declare private lastWidth: number;
  declare private lastHigh: number;

  constructor(kind: string, own: Own) {
    super(kind, own);
    this.ownWide = undefined;
    this.lastWidth = -1;
    this.lastHigh = 0;
  }

  override wide(): number {
    return (this.ownWide ??= this.measureWide());
  }

  override high(width: number): number {
    if (width !== this.lastWidth) {
      this.lastHigh = this.measureHigh(width);
      this.lastWidth = width;
    }
    return this.lastHigh;
  }

  protected abstract measureWide(): number;
  protected abstract measureHigh(width: number): number;
}

/** The same box, but for what is said here. */
export const changed = <N extends Node>(node: N, changes: { readonly [K in keyof Node]?: Node[K] | undefined }): N => {
  const own = Object.create(node) as N;
  for (const [key, value] of Object.entries(changes))
    Object.defineProperty(own, key, { value, writable: true, enumerable: true, configurable: true });
  return own;
};

export const heightOf = (node: Node, width: number): number => node.height ?? node.high(width);

/** A box in pieces that are under each other. */
export const comeApart = (node: Node, width: number): readonly Node[] => node.apart?.(width) ?? [node];

export const sum = (values: readonly number[]): number => {
  let all = 0;
  for (let i = 0; i < values.length; i++) all += values[i];
  return all;
};

/** Height of the tallest, or width of the widest; 0 for none. */
export function most<T>(list: readonly T[], size: (one: T, i: number) => number): number {
  let all = 0;
  for (let i = 0; i < list.length; i++) {
    const own = size(list[i], i);
    if (own > all) all = own;
  }
  return all;
}
