/** Boxes that contain boxes: stacked, side by side, on top of each other, in a frame, at a free position. */
import { drawRect, report, type CallSite, type Pen } from "../drawing/pen.js";
import type { Rect } from "../drawing/types.js";
import { band } from "../marks/band.js";
import {
  changed,
  comeApart,
  drawNode,
  heightOf,
  Holder,
  most,
  put,
  sum,
  type Canvas,
  type Node,
  type Own,
} from "./node.js";
import { addTag, headingTag, putWords, within } from "./tags.js";
import { solveTracks, spreadTracks, type Solved, type Track } from "./tracks.js";

/** Padding inside a box: top, right, bottom, left. */
export type Pad = readonly [number, number, number, number];
export const NO_PAD: Pad = [0, 0, 0, 0];

/** A smaller shortage is not reported: a twentieth of a line. */
const SLACK = 0.02;
export const millimeters = (mm: number): string => `${Math.round(mm * 10) / 10} mm`;

/** The line of a call, with its file if that differs from the error's. */
export const lineWords = ({ file, line }: CallSite, from: CallSite): string =>
  file === from.file ? `line ${line}` : `line ${line} of ${file}`;

/** Reports a box with less room than it needs, and its most demanding child. @param along the direction in which it is too small */
export function tooTight(
  pen: Pen,
  site: CallSite,
  what: string,
  needs: number,
  has: number,
  children: readonly { readonly node: Node; readonly size: number }[],
  hint: string,
  along: "height" | "width" = "height",
): void {
  const largest = children.length > 1 ? children.reduce((a, b) => (b.size > a.size ? b : a)) : undefined;
  pen.site = site;
  const words = largest?.node.words ? ` "${largest.node.words.slice(0, 40)}"` : "";
  report(pen, "layout-tight", `${what} ${millimeters(needs)} and has ${millimeters(has)}`, {
    hint: largest
      ? `${hint}; ${largest.node.kind}${words} in ${lineWords(largest.node.site, site)} asks most: ${millimeters(largest.size)}`
      : hint,
    detail: {
      needs,
      has,
      along,
      ...(largest && { most: { ...placeOf(largest.node.site), kind: largest.node.kind, size: largest.size } }),
    },
  });
}

/** Location of a call, for issues. */
const placeOf = ({ file, line, column }: CallSite) => ({ file, line, column: column + 1 });

export type Justify = "start" | "middle" | "end" | "between";

export interface StackLook {
  readonly gap: number;
  readonly pad?: Pad;
  readonly justify?: Justify;
}

/** Stacked children; those that grow share the remaining height. */
export const stack = (children: readonly Node[], look: StackLook, own: Own): Node => new Stack(children, look, own);

class Stack extends Holder {
  declare private readonly children: readonly Node[];
  declare private readonly look: StackLook;
  declare private readonly pad: Pad;

  constructor(children: readonly Node[], look: StackLook, own: Own) {
    super("stack", own);
    this.children = children;
    this.look = look;
    this.pad = look.pad ?? NO_PAD;
  }

  private inner(w: number): number {
    return w - this.pad[1] - this.pad[3];
  }

  /** Gaps between the children, and padding. */
  private white(): number {
    return this.look.gap * Math.max(0, this.children.length - 1) + this.pad[0] + this.pad[2];
  }

  protected override measureWide(): number {
    return most(this.children, wideOf) + this.pad[1] + this.pad[3];
  }

  protected override measureHigh(w: number): number {
    const width = this.inner(w);
    let all = 0;
    for (const child of this.children) all += heightOf(child, width);
    return all + this.white();
  }

  apart(w: number): readonly Node[] {
    return this.children.flatMap((child) => comeApart(child, w));
  }

  split(w: number, h: number): readonly [Node, Node | undefined] | undefined {
    const { children, look, own, pad } = this;
    return splitStack(children, look, own, this.inner(w), h - pad[0] - pad[2]);
  }

  override draw({ x, y, w, h }: Rect, canvas: Canvas): void {
    const { children, pad, own } = this;
    const { gap, justify = "start" } = this.look;
    const width = this.inner(w);
    let asked = 0;
    let grow = 0;
    for (const child of children) {
      asked += heightOf(child, width);
      grow += child.grow;
    }
    const left = h - asked - this.white();
    if (left < -SLACK) {
      const sizes = children.map((node) => ({ node, size: heightOf(node, width) }));
      tooTight(canvas.pen, own.site, "what is stacked here needs", h - left, h, sizes, HINT_HIGH);
    }
    const spare = grow > 0 ? 0 : Math.max(0, left);
    const between = justify === "between" && children.length > 1 ? spare / (children.length - 1) : 0;
    let at = y + pad[0] + (justify === "middle" ? spare / 2 : justify === "end" ? spare : 0);
    for (const child of children) {
      const high = heightOf(child, width) + (grow > 0 && left > 0 ? (left * child.grow) / grow : 0);
      drawNode(child, { x: x + pad[3], y: at, w: width, h: high }, canvas);
      at += high + gap + between;
    }
  }
}

const wideOf = (node: Node): number => node.wide();

/** As many children as fit; one that can be split ends the first part and begins the second. */
function splitStack(
  children: readonly Node[],
  look: StackLook,
  own: Own,
  width: number,
  room: number,
): readonly [Node, Node | undefined] | undefined {
  let left = room;
  let count = 0;
  for (; count < children.length; count++) {
    const high = heightOf(children[count], width);
    if (high > left + SLACK) break;
    left -= high + look.gap;
  }
  const next = children[count];
  const parts = next?.split?.(width, left);
  const taken = [...children.slice(0, count), ...(parts ? [parts[0]] : [])];
  const rest = [...(parts ? (parts[1] ? [parts[1]] : []) : next ? [next] : []), ...children.slice(count + 1)];
  // A heading never ends a page.
  while (!parts && taken.length > 0 && taken[taken.length - 1].sticks) rest.unshift(taken.pop()!);
  if (taken.length === 0) return undefined;
  const part = (nodes: readonly Node[]): Node => stack(nodes, look, { ...own, height: undefined, grow: 0 });
  return [part(taken), rest.length > 0 ? part(rest) : undefined];
}

const HINT_HIGH = "take something out, make it smaller, or give its page more room";
const HINT_WIDE = "make a track narrower, or give one of them 1fr";

export interface GridLook {
  readonly gap: number;
  readonly rowGap: number;
  readonly rows?: readonly Track[];
  /** True if `auto` tracks share any surplus or shortage. */
  readonly spread?: boolean;
}

/** Rows of cells on common tracks; a single row of cells is side by side. */
export const grid = (children: readonly Node[], tracks: readonly Track[], look: GridLook, own: Own): Node =>
  new Grid(children, tracks, look, own);

class Grid extends Holder {
  declare private readonly children: readonly Node[];
  declare private readonly tracks: readonly Track[];
  declare private readonly look: GridLook;
  declare private readonly count: number;
  /** Number of rows. */
  declare private readonly rows: number;
  declare private solved: Solved | undefined;
  declare private solvedFor: number;

  constructor(children: readonly Node[], tracks: readonly Track[], look: GridLook, own: Own) {
    super("columns", own);
    this.children = children;
    this.tracks = tracks;
    this.look = look;
    this.solved = undefined;
    this.solvedFor = -1;
    this.count = Math.max(1, tracks.length);
    this.rows = Math.ceil(children.length / this.count);
  }

  private natural(i: number): number {
    let all = 0;
    for (let c = i; c < this.children.length; c += this.count) all = Math.max(all, this.children[c].wide());
    return all;
  }

  private solve(w: number): Solved {
    if (this.solved === undefined || this.solvedFor !== w) {
      const { tracks, look } = this;
      const solved = solveTracks(tracks, w, look.gap, (i) => this.natural(i));
      this.solved = look.spread ? spreadTracks(tracks, solved) : solved;
      this.solvedFor = w;
    }
    return this.solved;
  }

  private rowHigh(r: number, sizes: readonly number[]): number {
    const { children, count } = this;
    const end = Math.min(children.length, (r + 1) * count);
    let all = 0;
    for (let c = r * count; c < end; c++) all = Math.max(all, heightOf(children[c], sizes[c - r * count]));
    return all;
  }

  private rowGaps(): number {
    return this.look.rowGap * Math.max(0, this.rows - 1);
  }

  protected override measureWide(): number {
    let all = this.look.gap * (this.count - 1);
    this.tracks.forEach((track, i) => (all += track.kind === "mm" ? track.mm : this.natural(i)));
    return all;
  }

  protected override measureHigh(w: number): number {
    const { sizes } = this.solve(w);
    const heights = this.look.rows;
    let all = this.rowGaps();
    for (let r = 0; r < this.rows; r++) {
      const given = heights?.[r];
      all += given?.kind === "mm" ? given.mm : this.rowHigh(r, sizes);
    }
    return all;
  }

  // Stays side by side as long as every column keeps its width from the sheet, and a page fits the tallest.
  apart(w: number): readonly Node[] {
    const { children, tracks, look, own, count } = this;
    const pieces = (width: number): readonly Node[] => children.flatMap((child) => comeApart(child, width));
    // Splits into rows first: each may be on another page.
    const row = (cells: readonly Node[]): Node =>
      changed(grid(cells, tracks, { gap: look.gap, rowGap: look.rowGap }, { ...own, height: undefined, grow: 0 }), {
        loosen: (width) => cells.flatMap((child) => comeApart(child, width)),
      });
    const loosen =
      this.rows > 1
        ? (): readonly Node[] =>
            Array.from({ length: this.rows }, (_, r) => row(children.slice(r * count, (r + 1) * count)))
        : pieces;
    return this.wide() <= w + SLACK ? [changed<Node>(this, { apart: undefined, loosen })] : pieces(w);
  }

  override draw({ x, y, w, h }: Rect, canvas: Canvas): void {
    const { children, count, look, own } = this;
    const { gap, rowGap, rows: heights } = look;
    const { sizes, short } = this.solve(w);
    if (short > SLACK) {
      const asked = children.slice(0, count).map((child, i) => ({ node: child, size: sizes[i] }));
      tooTight(canvas.pen, own.site, "what is side by side here needs", w + short, w, asked, HINT_WIDE, "width");
    }
    const asked: number[] = [];
    for (let r = 0; r < this.rows; r++) asked.push(this.rowHigh(r, sizes));
    const all = sum(asked) + this.rowGaps();
    const spare = Math.max(0, h - all) / Math.max(1, this.rows);
    const tall = heights && solveTracks(heights, h, rowGap, (r) => asked[r]).sizes;
    if (!heights && all > h + SLACK) {
      const tallest = children.map((child, i) => ({ node: child, size: heightOf(child, sizes[i % count]) }));
      tooTight(canvas.pen, own.site, "what is here needs", all, h, tallest, HINT_HIGH);
    }
    let top = y;
    for (let r = 0; r < this.rows; r++) {
      const high = tall ? tall[r] : asked[r] + spare;
      let left = x;
      const end = Math.min(children.length, (r + 1) * count);
      for (let c = r * count; c < end; c++) {
        const wide = sizes[c - r * count];
        drawNode(children[c], { x: left, y: top, w: wide, h: high }, canvas);
        left += wide + gap;
      }
      top += high + rowGap;
    }
  }
}

/** Children at the same position. */
export const over = (children: readonly Node[], own: Own, pad: Pad = NO_PAD): Node => new Over(children, pad, own);

class Over extends Holder {
  declare private readonly children: readonly Node[];
  declare private readonly pad: Pad;

  constructor(children: readonly Node[], pad: Pad, own: Own) {
    super("over", own);
    this.children = children;
    this.pad = pad;
  }

  override get words(): string {
    return this.children.map(({ words }) => words ?? "").join(" ");
  }

  protected override measureWide(): number {
    return most(this.children, wideOf) + this.pad[3] + this.pad[1];
  }

  protected override measureHigh(w: number): number {
    const [top, right, bottom, left] = this.pad;
    const width = w - left - right;
    return most(this.children, (child) => heightOf(child, width)) + top + bottom;
  }

  override draw({ x, y, w, h }: Rect, canvas: Canvas): void {
    const [top, right, bottom, left] = this.pad;
    const at = { x: x + left, y: y + top, w: w - left - right, h: h - top - bottom };
    for (const child of this.children) drawNode(child, at, canvas);
  }
}

/** One box for a place: the only child, or all children on top of each other. */
export const one = (nodes: readonly Node[], site: CallSite): Node =>
  nodes.length === 1 ? nodes[0] : over(nodes, { site, grow: 0 });

/** A child at its own position inside its parent, from the top left; for art. */
export function place(
  child: Node,
  at: { readonly x: number; readonly y: number; readonly w?: number; readonly h?: number },
  own: Own,
): Node {
  return {
    ...own,
    kind: "place",
    wide: () => at.x + (at.w ?? child.wide()),
    high: (w) => at.y + (at.h ?? heightOf(child, at.w ?? w)),
    draw: ({ x, y, w, h }, canvas) =>
      drawNode(child, { x: x + at.x, y: y + at.y, w: at.w ?? w - at.x, h: at.h ?? h - at.y }, canvas),
  };
}

export interface PanelLook {
  readonly title: string;
  readonly note: string;
  /** Number in a tile at the left end of the band; "" = none. */
  readonly number: string;
  readonly bandH: number;
  /** Color of the band; "" = the sheet's own color. */
  readonly bandColor: string;
  readonly size: number;
  readonly noteSize: number;
  readonly pad: Pad;
  /** Weight of the frame, or `none`. */
  readonly frame: string;
  readonly fill: string;
}

/** A framed box under a band; without a title, only a frame. */
export function panel(body: Node, look: PanelLook, own: Own): Node {
  const { title, note, number, size, noteSize, pad, frame, fill, bandColor: color } = look;
  const bandH = title === "" && note === "" ? 0 : look.bandH;
  const [top, right, bottom, left] = pad;
  const heading: Node = {
    ...own,
    kind: "band",
    words: title,
    grow: 0,
    height: bandH,
    sticks: true,
    wide: () => 20,
    high: () => bandH,
    draw: (at, canvas) =>
      putWords(canvas, own.site, "band", "form", canvas.tag, (pen) =>
        band.draw(at, { ...band.defaults, title, note, number, size, noteSize, color } as never, pen),
      ),
  };
  let width: number | undefined;
  let lastWidth = -1;
  let lastHigh = 0;
  return {
    ...own,
    kind: "panel",
    words: title,
    wide: () => (width ??= body.wide() + left + right),
    high: (w) => {
      if (w !== lastWidth) {
        lastHigh = bandH + heightOf(body, w - left - right) + top + bottom;
        lastWidth = w;
      }
      return lastHigh;
    },
    apart: (w) => {
      const pieces = comeApart(body, w - left - right);
      const inner = pieces.length === 1 ? pieces[0] : stack(pieces, { gap: 1 }, { site: own.site, grow: 0 });
      return [panel(inner, look, { ...own, height: undefined, grow: 0 })];
    },
    split: (w, h) => {
      const parts = body.split?.(w - left - right, h - bandH - top - bottom);
      return parts && [panel(parts[0], look, own), parts[1] && panel(parts[1], look, own)];
    },
    draw({ x, y, w, h }: Rect, canvas) {
      if (fill !== "none")
        put(canvas, own.site, "panel", "form", (pen) => drawRect(pen, x, y + bandH, w, h - bandH, { fill }));
      const inner = { x: x + left, y: y + bandH + top, w: w - left - right, h: h - bandH - top - bottom };
      // A frame without a title is not a section for screen readers.
      const section = bandH > 0 ? addTag(canvas.tag, { role: "Sect" }) : canvas.tag;
      const head = bandH > 0 ? addTag(section, headingTag(canvas.level)) : undefined;
      if (bandH > 0) canvas.level++;
      within(canvas, section, () => drawNode(body, inner, canvas));
      if (bandH > 0) {
        canvas.level--;
        within(canvas, head, () => heading.draw({ x, y, w, h: bandH }, canvas));
      }
      if (frame !== "none")
        put(canvas, own.site, "panel", "form", (pen) =>
          drawRect(pen, x, y, w, h, { stroke: "ink", weight: frame as "rule" }),
        );
    },
  };
}

/** White. */
export const space = (height: number, own: Own): Node => ({
  ...own,
  height,
  kind: "space",
  wide: () => 0,
  high: () => height,
  draw: () => undefined,
});
