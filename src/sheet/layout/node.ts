/** A box of a form: it reports its preferred size, is given a place, and draws into the layers. Millimeters. */
import type { CallSite, Pen } from "../drawing/pen.js";
import type { Layer, Op, Rect, Tag } from "../drawing/types.js";
import type { Hand, SlotValue } from "../fields/field.js";

export interface Node {
  /** Name of the block or leaf in the template. */
  readonly kind: string;
  readonly site: CallSite;
  /** Share of the surplus along the parent's axis; 0 = keeps its size. */
  readonly grow: number;
  /** A fixed height; default: the result of `high`. */
  readonly height?: number | undefined;
  /** Its printed words: for labels of fields and for layout goldens. */
  readonly words?: string | undefined;
  /** In a column of text: gap above, whether it must stay with the next node, share of a column's surplus. */
  readonly before?: number | undefined;
  readonly sticks?: boolean | undefined;
  readonly stretch?: number;
  /** True to repeat it at the head of every page that its page continues on. */
  readonly repeats?: boolean | undefined;
  wide(): number;
  high(width: number): number;
  draw(at: Rect, canvas: Canvas): void;
  /** The boxes it comes apart into if it does not fit: stacked, each no wider than `width`. */
  apart?(width: number): readonly Node[];
  /** The boxes it comes apart into if it is taller than a page. */
  loosen?(width: number): readonly Node[];
  /** The part that fits into a height, and the rest; undefined if nothing fits. */
  split?(width: number, height: number): readonly [Node, Node | undefined] | undefined;
}

/** Arguments of every block: its share of surplus, a fixed height, its gap in a column of text. */
export interface Own {
  readonly site: CallSite;
  readonly grow: number;
  readonly height?: number | undefined;
  readonly before?: number | undefined;
  readonly sticks?: boolean | undefined;
  readonly repeats?: boolean | undefined;
}

/** A place to write in, known once a form is laid out, and filled for every game. */
export interface Slot {
  /** `season.3.left`; unique in a form. */
  readonly name: string;
  /** Accessible label: the position of the slot, in words. */
  readonly label: string;
  /** The field's own name, with which its labels begin. */
  readonly spoken: string;
  /** Description of what is drawn there, with values in brackets: `Drive [number]: [plays] plays`. Makes it a figure. */
  readonly says?: string | undefined;
  /** Kind of field: `write`, `tick` ... */
  readonly kind: string;
  readonly site: CallSite;
  readonly at: Rect;
  readonly hand: Hand;
  /** True for content that is on every copy, even blanks, and never typed. */
  readonly live: boolean;
  /** For a live slot: its content if there is no value. */
  readonly otherwise?: SlotValue | undefined;
  /** Its role for screen readers; absent = decoration. */
  tag?: Tag | undefined;
}

/** A block as placed: for layout goldens, and to find the template line for a point on the page. */
export interface Placed {
  readonly depth: number;
  readonly kind: string;
  /** Its call in the template. */
  readonly site: CallSite;
  readonly at: Rect;
  readonly words: string;
}

/** Output of one call: operations of a layer, from the first up to, but not including, `to`. */
export interface Drawn {
  readonly site: CallSite;
  readonly kind: string;
  readonly layer: Layer;
  readonly from: number;
  readonly to: number;
}

/** A page of a form while it is being drawn. */
export interface Canvas {
  readonly pen: Pen;
  readonly layers: Readonly<Record<Layer, Op[]>>;
  readonly slots: Slot[];
  readonly placed: Placed[];
  readonly drawn: Drawn[];
  depth: number;
  /** The part of the sheet being drawn; undefined = not accessible. */
  tag: Tag | undefined;
  /** Level of the next heading. */
  level: number;
}

/** @param tag parent of its parts */
export function openCanvas(pen: Pen, tag?: Tag): Canvas {
  const layers = { art: [], form: [], pencil: [], marks: [] };
  return { pen, layers, slots: [], placed: [], drawn: [], depth: 0, tag, level: 2 };
}

/** Draws a box in its place and records the position. */
export function drawNode(node: Node, at: Rect, canvas: Canvas): void {
  canvas.placed.push({ depth: canvas.depth, kind: node.kind, site: node.site, at, words: node.words ?? "" });
  canvas.depth++;
  node.draw(at, canvas);
  canvas.depth--;
}

/** Draws into a layer, with the call's line for messages. */
export function put(canvas: Canvas, site: CallSite, kind: string, layer: Layer, draw: (pen: Pen) => void): void {
  const { pen } = canvas;
  const ops = canvas.layers[layer];
  const from = ops.length;
  pen.site = site;
  pen.ops = ops;
  draw(pen);
  if (ops.length > from) canvas.drawn.push({ site, kind, layer, from, to: ops.length });
}

/** Base class of boxes. A dense form has thousands, so they are classes: no box has its own function objects. */
export abstract class Box implements Node {
  // Declared, not initialized: class fields set before the constructor cost more than everything else here.
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

/** A box of boxes computes their sizes once per width: otherwise every level of nesting would ask all levels below again. */
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

/** A copy of the box with these changes. */
export const changed = <N extends Node>(node: N, changes: { readonly [K in keyof Node]?: Node[K] | undefined }): N => {
  const own = Object.create(node) as N;
  for (const [key, value] of Object.entries(changes))
    Object.defineProperty(own, key, { value, writable: true, enumerable: true, configurable: true });
  return own;
};

export const heightOf = (node: Node, width: number): number => node.height ?? node.high(width);

/** A box as a list of stacked pieces. */
export const comeApart = (node: Node, width: number): readonly Node[] => node.apart?.(width) ?? [node];

export const sum = (values: readonly number[]): number => {
  let all = 0;
  for (let i = 0; i < values.length; i++) all += values[i];
  return all;
};

/** The largest size in a list; 0 if empty. */
export function most<T>(list: readonly T[], size: (one: T, i: number) => number): number {
  let all = 0;
  for (let i = 0; i < list.length; i++) {
    const own = size(list[i], i);
    if (own > all) all = own;
  }
  return all;
}
