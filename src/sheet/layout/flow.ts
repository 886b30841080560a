/** Text that flows through columns at the largest size at which all of it fits; boxes may be placed below a column. */
import { drawLine, report, type Pen, type Weight } from "../drawing/pen.js";
import type { Rect } from "../drawing/types.js";
import { comeApart, drawNode, heightOf, put, sum, type Node, type Own } from "./node.js";
import { millimeters } from "./boxes.js";
import { groupsOf } from "./deal.js";
import { solveTracks, starts } from "./tracks.js";

export interface FlowLook {
  readonly count: number;
  readonly gap: number;
  /** Preferred and minimum type size, points. */
  readonly size: number;
  readonly floor: number;
  /** Columns end level. */
  readonly level: boolean;
  /** Weight of the lines between columns, or `none`. */
  readonly rule: string;
}

/** A box at the foot of a column, numbered from 1. */
export interface Under {
  readonly column: number;
  readonly gap: number;
  readonly node: Node;
}

interface Made {
  readonly nodes: readonly Node[];
  readonly under: readonly Under[];
}

interface Set {
  readonly node: Node;
  readonly y: number;
  readonly h: number;
}

/** Maximum growth of a gap per unit of stretch, so that a half-empty column does not look torn. */
const MOST_PER_STRETCH = 2;

/** @param make builds the children at a type size, points */
export function flow(pen: Pen, make: (size: number) => Made, look: FlowLook, own: Own): Node {
  const { count, gap, size, floor } = look;
  const kept = new Map<number, Made>();
  const at = (points: number): Made => {
    let made = kept.get(points);
    if (!made) kept.set(points, (made = make(points)));
    return made;
  };
  const widths = (w: number) =>
    solveTracks(
      Array.from({ length: count }, () => ({ kind: "fr", fr: 1 })),
      w,
      gap,
      () => 0,
    ).sizes;
  const trial = (points: number, w: number, heights: readonly number[]): { columns: Node[][]; over: number } =>
    fillColumns(at(points).nodes, w, heights);
  const roomOf = (points: number, w: number, h: number): number[] => {
    const { under } = at(points);
    return Array.from({ length: count }, (_, i) => {
      const below = under.find(({ column }) => column === i + 1);
      return h - (below ? heightOf(below.node, w) + below.gap : 0);
    });
  };
  /** The largest type size at which everything fits, else the smallest; bisects in tenths of a point. */
  const fit = (w: number, h: number): { points: number; columns: Node[][]; rooms: number[]; over: number } => {
    const attempt = (step: number) => {
      const points = Math.round(size * 10 - step) / 10;
      const rooms = roomOf(points, w, h);
      return { points, rooms, ...trial(points, w, rooms) };
    };
    let [from, to] = [1, Math.max(0, Math.floor((size - floor) * 10 + 1e-6))];
    let best = attempt(0);
    if (best.over === 0 || to === 0) return best;
    best = attempt(to);
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      const tried = attempt(middle);
      if (tried.over === 0) [to, best] = [middle, tried];
      else from = middle + 1;
    }
    return best;
  };
  /** Part of the text on its own page; all parts have the same type size. */
  const part = (from: number, to: number): Node => {
    const cut = (points: number): Made => ({ nodes: at(points).nodes.slice(from, to), under: [] });
    return flow(pen, cut, { ...look, size: floor }, { ...own, height: undefined });
  };
  return {
    ...own,
    kind: "flow",
    wide: () => 60 * count,
    high: (w) => {
      const column = widths(w)[0];
      // Text that grows takes the remaining height, so it only asks for what its smallest type needs.
      const points = own.grow > 0 ? floor : size;
      const nodes = at(points).nodes;
      // The minimum height at which everything fits in the columns.
      let high = sum(nodes.map((node) => (node.before ?? 0) + heightOf(node, column))) / count;
      for (let i = 0; i < 400 && trial(points, column, roomOf(points, column, high)).over > 0; i++) high += 1;
      return high;
    },
    apart: (w) => {
      const { nodes, under } = at(size);
      return [...nodes, ...under.map(({ node }) => node)].flatMap((node) => comeApart(node, w));
    },
    split: (w, h) => {
      const { nodes, under } = at(floor);
      if (under.length > 0) return undefined;
      const { columns, over } = fillColumns(
        nodes,
        widths(w)[0],
        Array.from({ length: count }, () => h),
      );
      const taken = over > 0 ? columns.flat().length : nodes.length;
      if (taken === 0 || columns.some((column) => sum(column.map((node) => heightOf(node, widths(w)[0]))) > h + 1e-6))
        return undefined;
      return [part(0, taken), taken < nodes.length ? part(taken, nodes.length) : undefined];
    },
    draw({ x, y, w, h }: Rect, canvas) {
      const sizes = widths(w);
      const xs = starts(x, sizes, gap);
      const found = fit(sizes[0], h);
      const { points, rooms } = found;
      if (found.over > 0) {
        pen.site = own.site;
        report(
          pen,
          "layout-tight",
          `the text is ${millimeters(found.over)} too long for its ${count === 1 ? "column" : `${count} columns`} at ${points} pt`,
          { hint: "shorten it, give it more room, or lower its floor", detail: { over: found.over } },
        );
      }
      const columns =
        look.level && found.over === 0 ? level(at(points).nodes, sizes[0], rooms, found.columns) : found.columns;
      if (look.rule !== "none")
        put(canvas, own.site, "flow", "form", (ink) => {
          for (const left of xs.slice(1)) {
            const middle = left - gap / 2;
            drawLine(ink, middle, y, middle, y + h, { weight: look.rule as Weight, stroke: "grey" });
          }
        });
      columns.forEach((column, i) => {
        for (const { node, y: top, h: high } of spread(column, sizes[i], rooms[i]))
          drawNode(node, { x: xs[i], y: y + top, w: sizes[i], h: high }, canvas);
      });
      for (const { column, gap: above, node } of at(points).under) {
        const i = column - 1;
        if (i >= 0 && i < count)
          drawNode(node, { x: xs[i], y: y + rooms[i] + above, w: sizes[i], h: h - rooms[i] - above }, canvas);
      }
    },
  };
}

/** Fills columns with nodes in order; the excess is measured in `over`. */
function fillColumns(
  nodes: readonly Node[],
  w: number,
  heights: readonly number[],
): { columns: Node[][]; over: number } {
  const columns: Node[][] = heights.map(() => []);
  let at = 0;
  let used = 0;
  let over = 0;
  for (const group of groupsOf(nodes)) {
    const tall = (first: boolean): number =>
      sum(group.map((node, i) => heightOf(node, w) + (first && i === 0 ? 0 : (node.before ?? 0))));
    if (at < heights.length && columns[at].length > 0 && used + tall(false) > heights[at] + 1e-6) {
      at++;
      used = 0;
    }
    if (at >= heights.length) over += tall(false);
    else if (columns[at].length === 0 && tall(true) > heights[at] + 1e-6) {
      over += tall(true) - heights[at];
      columns[at].push(...group);
      used = heights[at];
    } else {
      used += tall(columns[at].length === 0);
      columns[at].push(...group);
    }
  }
  return { columns, over };
}

/** Shortens all columns to the smallest height that still fits everything, so that they end at the same level. */
function level(nodes: readonly Node[], w: number, rooms: readonly number[], first: Node[][]): Node[][] {
  let best = first;
  for (let cut = 1; rooms.every((room) => room - cut > 0); cut++) {
    const tried = fillColumns(
      nodes,
      w,
      rooms.map((room) => room - cut),
    );
    if (tried.over > 0) return best;
    best = tried.columns;
  }
  return best;
}

/** Places a column's nodes, with surplus height divided among the gaps that may stretch. */
function spread(column: readonly Node[], w: number, room: number): Set[] {
  const before = (node: Node, i: number): number => (i === 0 ? 0 : (node.before ?? 0));
  const used = sum(column.map((node, i) => heightOf(node, w) + before(node, i)));
  const weights = sum(column.map((node, i) => (i === 0 ? 0 : (node.stretch ?? 0))));
  const unit = weights === 0 ? 0 : Math.max(0, Math.min((room - used) / weights, MOST_PER_STRETCH));
  let y = 0;
  return column.map((node, i) => {
    y += before(node, i) + (i === 0 ? 0 : (node.stretch ?? 0) * unit);
    const h = heightOf(node, w);
    const set = { node, y, h };
    y += h;
    return set;
  });
}
