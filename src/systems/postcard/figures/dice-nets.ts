/** Paper dice: cubes unfolded into a cross, with glue tabs. Millimeters; all positions follow from the grid of faces. */

export type Edge = "top" | "right" | "bottom" | "left";

/** A face of the net: its position in the cross and its print. */
export interface NetFace {
  readonly column: number;
  readonly row: number;
  /** Pips 1 to 6, a number of the down counter, or the ball. */
  readonly value: number | "ball";
  /** Free edges that carry a tab. */
  readonly tabs: readonly Edge[];
}

export interface DiceNet {
  readonly faces: readonly NetFace[];
}

/** A strip of four faces down the middle, with a cap on each side of the second one: the caps and the last face have the tabs. */
const cross = (belt: readonly NetFace["value"][], left: NetFace["value"], right: NetFace["value"]): DiceNet => ({
  faces: [
    ...belt.map((value, row): NetFace => ({ column: 1, row, value, tabs: row === belt.length - 1 ? ["bottom"] : [] })),
    { column: 0, row: 1, value: left, tabs: ["top", "left", "bottom"] },
    { column: 2, row: 1, value: right, tabs: ["top", "right", "bottom"] },
  ],
});

/** Opposite faces sum to seven; 1, 2, 3 run counterclockwise around their corner, as on most commercial dice. */
export const PIP_NET = cross([1, 2, 6, 5], 4, 3);
/** Four downs around the cube: a quarter turn per down; the ball on both caps. */
export const DOWN_NET = cross([1, 2, 3, 4], "ball", "ball");

export type Point = readonly [number, number];

export interface PlacedFace {
  readonly value: number | "ball";
  readonly x: number;
  readonly y: number;
}

export interface PlacedNet {
  readonly size: number;
  readonly faces: readonly PlacedFace[];
  /** Tabs as polygons; the first two corners are on the face. */
  readonly tabs: readonly (readonly Point[])[];
  /** Edges to fold: between two faces, or between face and tab. */
  readonly folds: readonly (readonly [Point, Point])[];
  /** Outline edges without a tab, to cut. */
  readonly cuts: readonly (readonly [Point, Point])[];
  readonly width: number;
  readonly height: number;
}

/** Depth of a tab as a share of the face, and the slant of its corners. */
const TAB = 0.3;
const BEVEL = 0.2;

const EDGES: Readonly<Record<Edge, { readonly from: Point; readonly to: Point; readonly out: Point }>> = {
  top: { from: [0, 0], to: [1, 0], out: [0, -1] },
  right: { from: [1, 0], to: [1, 1], out: [1, 0] },
  bottom: { from: [1, 1], to: [0, 1], out: [0, 1] },
  left: { from: [0, 1], to: [0, 0], out: [-1, 0] },
};

/** Size of a net including tabs, as multiples of the die. */
export const NET_SPAN = { width: 3 + 2 * TAB, height: 4 + TAB } as const;

/** Places a net with the upper left corner of its bounding box at (x, y). */
export function placeNet(net: DiceNet, size: number, x: number, y: number): PlacedNet {
  const left = x + TAB * size;
  const corner = ({ column, row }: NetFace): Point => [left + column * size, y + row * size];
  const taken = new Set(net.faces.map(({ column, row }) => `${column} ${row}`));
  const tabs: Point[][] = [];
  const folds: [Point, Point][] = [];
  const cuts: [Point, Point][] = [];
  for (const face of net.faces) {
    const [fx, fy] = corner(face);
    for (const [edge, { from, to, out }] of Object.entries(EDGES) as [Edge, (typeof EDGES)[Edge]][]) {
      const at = ([px, py]: Point, depth = 0): Point => [
        fx + (px + out[0] * depth) * size,
        fy + (py + out[1] * depth) * size,
      ];
      const beside = taken.has(`${face.column + out[0]} ${face.row + out[1]}`);
      if (beside) {
        // Each fold is listed once: by the face above or to the left of it.
        if (edge === "right" || edge === "bottom") folds.push([at(from), at(to)]);
      } else if (face.tabs.includes(edge)) {
        const along: Point = [to[0] - from[0], to[1] - from[1]];
        const inward = (p: Point, share: number): Point => [p[0] + along[0] * share, p[1] + along[1] * share];
        tabs.push([at(from), at(to), at(inward(to, -BEVEL), TAB), at(inward(from, BEVEL), TAB)]);
        folds.push([at(from), at(to)]);
      } else cuts.push([at(from), at(to)]);
    }
  }
  return {
    size,
    faces: net.faces.map((face) => ({ value: face.value, x: corner(face)[0], y: corner(face)[1] })),
    tabs,
    folds,
    cuts,
    width: NET_SPAN.width * size,
    height: NET_SPAN.height * size,
  };
}
