/** Folds a printed net in space: for the instruction pictures, and to prove that it closes to a cube. */
import type { PlacedNet, Point } from "./dice-nets.js";

/** x to the right, y down, z out of the paper toward the reader; millimeters. */
export type Space = readonly [number, number, number];

/** A face in space: its printed upper left corner, and the directions of its right side, its bottom and its front. */
export interface FoldedFace {
  readonly value: number | "ball";
  readonly origin: Space;
  readonly right: Space;
  readonly down: Space;
  readonly out: Space;
}

export interface FoldedNet {
  readonly size: number;
  readonly faces: readonly FoldedFace[];
  /** Corners of the tabs; the first two are on the face. */
  readonly tabs: readonly { readonly face: number; readonly corners: readonly Space[] }[];
}

export const along = (start: Space, ...steps: readonly (readonly [Space, number])[]): Space =>
  steps.reduce<Space>(
    ([x, y, z], [[dx, dy, dz], length]) => [x + dx * length, y + dy * length, z + dz * length],
    start,
  );

/** Bends every fold back by `angle` (radians): 0 = flat, a quarter turn = closed. */
export function foldNet(net: PlacedNet, angle: number): FoldedNet {
  const { size } = net;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const mix = (a: Space, share: number, b: Space, other: number): Space => along([0, 0, 0], [a, share], [b, other]);
  const faces: (FoldedFace | undefined)[] = net.faces.map(() => undefined);
  // The face with the most neighbors stays in place.
  const neighbors = net.faces.map((face) => net.faces.filter((other) => touches(other, face, size)).length);
  const hub = neighbors.indexOf(Math.max(...neighbors));
  const { value, x, y } = net.faces[hub];
  faces[hub] = { value, origin: [x, y, 0], right: [1, 0, 0], down: [0, 1, 0], out: [0, 0, 1] };
  const queue = [hub];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const { origin, right, down, out } = faces[at]!;
    net.faces.forEach((next, i) => {
      if (faces[i] || !touches(next, net.faces[at], size)) return;
      const [dx, dy] = [Math.round((next.x - net.faces[at].x) / size), Math.round((next.y - net.faces[at].y) / size)];
      // The fold is perpendicular to the direction of the neighbor, which bends back; its front turns toward that direction.
      const way = dx === 0 ? down : right;
      const sign = dx === 0 ? dy : dx;
      const bent = mix(way, cos, out, -sign * sin);
      const turned = mix(out, cos, way, sign * sin);
      const start = sign > 0 ? along(origin, [way, size]) : along(origin, [bent, -size]);
      faces[i] = {
        value: next.value,
        origin: start,
        right: dx === 0 ? right : bent,
        down: dx === 0 ? bent : down,
        out: turned,
      };
      queue.push(i);
    });
  }
  const folded = faces.map((face) => face!);
  return { size, faces: folded, tabs: net.tabs.map((tab) => foldTab(net, folded, tab, angle)) };
}

const touches = (a: { x: number; y: number }, b: { x: number; y: number }, size: number): boolean =>
  Math.abs(Math.abs(a.x - b.x) + Math.abs(a.y - b.y) - size) < size / 10;

function foldTab(
  net: PlacedNet,
  folded: readonly FoldedFace[],
  tab: readonly Point[],
  angle: number,
): FoldedNet["tabs"][number] {
  const { size } = net;
  const near = size / 1000;
  const inside = ([px, py]: Point, { x, y }: { x: number; y: number }): boolean =>
    px > x - near && px < x + size + near && py > y - near && py < y + size + near;
  const face = net.faces.findIndex((one) => inside(tab[0], one) && inside(tab[1], one));
  const { x, y } = net.faces[face];
  const { origin, right, down, out } = folded[face];
  const corners = tab.map(([px, py]): Space => {
    // Distance beyond the face's edge, to be bent back.
    const [over, below] = [beyond(px - x, size), beyond(py - y, size)];
    const depth = Math.abs(over) + Math.abs(below);
    return along(
      origin,
      [right, px - x - over + over * Math.cos(angle)],
      [down, py - y - below + below * Math.cos(angle)],
      [out, -depth * Math.sin(angle)],
    );
  });
  return { face, corners };
}

const beyond = (value: number, size: number): number => (value < 0 ? value : value > size ? value - size : 0);

/** A camera: maps a point in space to a position on paper and its distance. */
export function camera(turn: number, tilt: number): (point: Space) => { x: number; y: number; near: number } {
  const [ct, st, cl, sl] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)];
  return ([x, y, z]) => {
    const [x1, z1] = [x * ct - z * st, x * st + z * ct];
    return { x: x1, y: y * cl - z1 * sl, near: y * sl + z1 * cl };
  };
}
