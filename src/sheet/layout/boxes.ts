/** Boxes that hold boxes: under each other, side by side, one over the other, in a frame, at a free place. */
import { drawRect, report, type Pen } from "../drawing/pen.js";
import type { CallSite } from "../drawing/pen.js";
import type { Rect } from "../drawing/types.js";
import { band } from "../marks/band.js";
import { comeApart, drawNode, heightOf, measuredOnce, put, sum, type Node, type Own } from "./node.js";
import { solveTracks, spreadTracks, starts, type Track } from "./tracks.js";

/** White inside a box: top, right, bottom, left. */
export type Pad = readonly [number, number, number, number];
export const NO_PAD: Pad = [0, 0, 0, 0];

/** Less than this is nobody's fault: a twentieth of a line. */
const SLACK = 0.02;
export const millimeters = (mm: number): string => `${Math.round(mm * 10) / 10} mm`;

/** Says that a box has less room than it needs, and which child asks most. */
export function tooTight(
  pen: Pen,
  site: CallSite,
  what: string,
  needs: number,
  has: number,
  children: readonly { readonly node: Node; readonly size: number }[],
  hint: string,
): void {
  const most = children.length > 1 ? children.reduce((a, b) => (b.size > a.size ? b : a)) : undefined;
  pen.site = site;
  const words = most?.node.words ? ` "${most.node.words.slice(0, 40)}"` : "";
  report(pen, "layout-tight", `${what} ${millimeters(needs)} and has ${millimeters(has)}`, {
    hint: most
      ? `${hint}; ${most.node.kind}${words} in line ${most.node.site.line} asks most: ${millimeters(most.size)}`
      : hint,
    detail: { needs, has },
  });
}

export type Justify = "start" | "middle" | "end" | "between";

/** Children under each other; those that grow share what is left. */
export function stack(
  children: readonly Node[],
  { gap, pad = NO_PAD, justify = "start" }: { readonly gap: number; readonly pad?: Pad; readonly justify?: Justify },
  own: Own,
): Node {
  const inner = (w: number): number => w - pad[1] - pad[3];
  const gaps = gap * Math.max(0, children.length - 1);
  return measuredOnce({
    ...own,
    kind: "stack",
    wide: () => Math.max(0, ...children.map((child) => child.wide())) + pad[1] + pad[3],
    high: (w) => sum(children.map((child) => heightOf(child, inner(w)))) + gaps + pad[0] + pad[2],
    apart: (w) => children.flatMap((child) => comeApart(child, w)),
    split: (w, h) => splitStack(children, { gap, pad, justify }, own, inner(w), h - pad[0] - pad[2]),
    draw({ x, y, w, h }, canvas) {
      const width = inner(w);
      const natural = children.map((child) => heightOf(child, width));
      const left = h - sum(natural) - gaps - pad[0] - pad[2];
      const grow = sum(children.map((child) => child.grow));
      if (left < -SLACK) {
        const asked = children.map((node, i) => ({ node, size: natural[i] }));
        tooTight(canvas.pen, own.site, "what stands here under each other needs", h - left, h, asked, HINT_HIGH);
      }
      const spare = grow > 0 ? 0 : Math.max(0, left);
      const between = justify === "between" && children.length > 1 ? spare / (children.length - 1) : 0;
      let at = y + pad[0] + (justify === "middle" ? spare / 2 : justify === "end" ? spare : 0);
      children.forEach((child, i) => {
        const high = natural[i] + (grow > 0 && left > 0 ? (left * child.grow) / grow : 0);
        drawNode(child, { x: x + pad[3], y: at, w: width, h: high }, canvas);
        at += high + gap + between;
      });
    },
  });
}

/** As many children as there is room for; one that can be parted ends the first part and begins the second. */
function splitStack(
  children: readonly Node[],
  look: Parameters<typeof stack>[1],
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

/** Rows of cells on common tracks; one row of as many cells as there are tracks stands side by side. */
export function grid(
  children: readonly Node[],
  tracks: readonly Track[],
  {
    gap,
    rowGap,
    rows: heights,
    spread = false,
  }: { readonly gap: number; readonly rowGap: number; readonly rows?: readonly Track[]; readonly spread?: boolean },
  own: Own,
): Node {
  const count = Math.max(1, tracks.length);
  const rows = Array.from({ length: Math.ceil(children.length / count) }, (_, r) =>
    children.slice(r * count, (r + 1) * count),
  );
  const natural = (i: number): number => Math.max(0, ...rows.map((row) => row[i]?.wide() ?? 0));
  const widest = (): number =>
    sum(tracks.map((track, i) => (track.kind === "mm" ? track.mm : natural(i)))) + gap * (count - 1);
  const rowGaps = rowGap * Math.max(0, rows.length - 1);
  const solve = (w: number) => {
    const solved = solveTracks(tracks, w, gap, natural);
    return spread ? spreadTracks(tracks, solved) : solved;
  };
  const high = (row: readonly Node[], sizes: readonly number[]): number =>
    Math.max(0, ...row.map((child, i) => heightOf(child, sizes[i])));
  const node: Node = measuredOnce({
    ...own,
    kind: "columns",
    wide: widest,
    high: (w) => {
      const { sizes } = solve(w);
      return sum(rows.map((row, r) => (heights?.[r]?.kind === "mm" ? heights[r].mm : high(row, sizes)))) + rowGaps;
    },
    // Side by side as long as every column keeps the width that it has on the sheet, and a page takes the tallest.
    apart: (w) => {
      const pieces = (width: number): readonly Node[] => children.flatMap((child) => comeApart(child, width));
      // Rows first: each of them may stand on another page.
      const row = (cells: readonly Node[]): Node => ({
        ...grid(cells, tracks, { gap, rowGap }, { ...own, height: undefined, grow: 0 }),
        loosen: (width) => cells.flatMap((child) => comeApart(child, width)),
      });
      const loosen = rows.length > 1 ? (): readonly Node[] => rows.map(row) : pieces;
      return widest() <= w + SLACK ? [{ ...node, apart: undefined, loosen }] : pieces(w);
    },
    draw({ x, y, w, h }, canvas) {
      const { sizes, short } = solve(w);
      if (short > SLACK) {
        const asked = children.slice(0, count).map((child, i) => ({ node: child, size: sizes[i] }));
        tooTight(canvas.pen, own.site, "what stands here side by side needs", w + short, w, asked, HINT_WIDE);
      }
      const at = starts(x, sizes, gap);
      const asked = rows.map((row) => high(row, sizes));
      const tall = heights
        ? solveTracks(heights, h, rowGap, (r) => asked[r]).sizes
        : asked.map((one) => one + Math.max(0, h - sum(asked) - rowGaps) / Math.max(1, rows.length));
      if (!heights && sum(asked) + rowGaps > h + SLACK) {
        const tallest = children.map((child, i) => ({ node: child, size: heightOf(child, sizes[i % count]) }));
        tooTight(canvas.pen, own.site, "what stands here needs", sum(asked) + rowGaps, h, tallest, HINT_HIGH);
      }
      let top = y;
      rows.forEach((row, r) => {
        row.forEach((child, i) => drawNode(child, { x: at[i], y: top, w: sizes[i], h: tall[r] }, canvas));
        top += tall[r] + rowGap;
      });
    },
  });
  return node;
}

/** Children in the same place. */
export function over(children: readonly Node[], own: Own, pad: Pad = NO_PAD): Node {
  const [top, right, bottom, left] = pad;
  return measuredOnce({
    ...own,
    kind: "over",
    words: children.map(({ words }) => words ?? "").join(" "),
    wide: () => Math.max(0, ...children.map((child) => child.wide())) + left + right,
    high: (w) => Math.max(0, ...children.map((child) => heightOf(child, w - left - right))) + top + bottom,
    draw: ({ x, y, w, h }, canvas) => {
      const at = { x: x + left, y: y + top, w: w - left - right, h: h - top - bottom };
      for (const child of children) drawNode(child, at, canvas);
    },
  });
}

/** One box for a place: the child itself, or all of them over each other. */
export const one = (nodes: readonly Node[], site: CallSite): Node =>
  nodes.length === 1 ? nodes[0] : over(nodes, { site, grow: 0 });

/** A child at a place of its own inside its parent, from the top left; for art. */
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
  /** In a tile at the left end of the band; "" = none. */
  readonly number: string;
  readonly bandH: number;
  readonly size: number;
  readonly noteSize: number;
  readonly pad: Pad;
  /** Weight of the frame, or `none`. */
  readonly frame: string;
  readonly fill: string;
}

/** A framed box under a band; without a title only the frame. */
export function panel(body: Node, look: PanelLook, own: Own): Node {
  const { title, note, number, size, noteSize, pad, frame, fill } = look;
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
      put(canvas, own.site, "band", "form", (pen) =>
        band.draw(at, { ...band.defaults, title, note, number, size, noteSize } as never, pen),
      ),
  };
  return measuredOnce({
    ...own,
    kind: "panel",
    words: title,
    wide: () => body.wide() + left + right,
    high: (w) => bandH + heightOf(body, w - left - right) + top + bottom,
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
      drawNode(body, inner, canvas);
      if (bandH > 0) heading.draw({ x, y, w, h: bandH }, canvas);
      if (frame !== "none")
        put(canvas, own.site, "panel", "form", (pen) =>
          drawRect(pen, x, y, w, h, { stroke: "ink", weight: frame as "rule" }),
        );
    },
  });
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
