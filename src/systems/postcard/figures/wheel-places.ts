/** C6: the geometry of the strategy circle, for both its drawing and its words. */
import type { StrategyNumber } from "../rules/index.js";
import { onCircle } from "./shapes.js";

export interface WheelNode extends StrategyNumber {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from twelve o'clock. */
  readonly at: number;
}

export interface WheelArrow {
  readonly from: number;
  readonly to: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** What the winner gains. */
  readonly stars: number;
}

/** Neighbors of the same kind on the ring, for the shading behind them and the words along them. */
export interface WheelArc {
  readonly play: StrategyNumber["play"];
  readonly from: number;
  readonly to: number;
}

export interface Wheel {
  readonly nodes: readonly WheelNode[];
  readonly arrows: readonly WheelArrow[];
  readonly arcs: readonly WheelArc[];
  readonly nodeRadius: number;
  /** Inner and outer radius of the ring. */
  readonly inner: number;
  readonly outer: number;
}

/** The 6 is at the top and the others follow clockwise, so that 5, 6, 1 form one half and 2, 3, 4 the other. */
const angleOf = (number: number): number => (number % 6) * 60;

/** The circle about the origin. */
export function wheelOf(strategy: readonly StrategyNumber[], outer: number): Wheel {
  const inner = outer * 0.865;
  const nodeRadius = outer * 0.187;
  const reach = inner - nodeRadius - outer * 0.035;
  const nodes = strategy.map((entry): WheelNode => {
    const at = angleOf(entry.number);
    const { x, y } = onCircle(0, 0, reach, at);
    return { ...entry, x: x, y: y, at };
  });
  return {
    nodes,
    arrows: nodes.flatMap((node) => arrowsFrom(node, nodes, nodeRadius)),
    arcs: arcsOf(nodes),
    nodeRadius,
    inner,
    outer,
  };
}

function arrowsFrom(node: WheelNode, nodes: readonly WheelNode[], radius: number): WheelArrow[] {
  return node.beats.map((number) => {
    const to = nodes.find((other) => other.number === number)!;
    const length = Math.hypot(to.x - node.x, to.y - node.y);
    const [dx, dy] = [(to.x - node.x) / length, (to.y - node.y) / length];
    const [start, end] = [edgeOf(node, dx, dy, radius) + radius * 0.16, edgeOf(to, dx, dy, radius) + radius * 0.2];
    return {
      from: node.number,
      to: number,
      x1: node.x + dx * start,
      y1: node.y + dy * start,
      x2: to.x - dx * end,
      y2: to.y - dy * end,
      stars: node.stars,
    };
  });
}

/** Distance from the center of a node to its edge: rushes are squares, passes circles. */
function edgeOf({ play }: StrategyNumber, dx: number, dy: number, radius: number): number {
  return play === "pass" ? radius : Math.min((SQUARE * radius) / Math.max(Math.abs(dx), Math.abs(dy)), radius * 1.12);
}

/** Half the side of a square node, relative to a round one's radius. */
export const SQUARE = 0.9;

/** Neighboring numbers of the same kind as one arc, 60 degrees per number. */
function arcsOf(nodes: readonly WheelNode[]): WheelArc[] {
  const ring = [...nodes].sort((a, b) => a.at - b.at);
  const starts = ring.flatMap((node, i) => (node.play === ring.at(i - 1)!.play ? [] : [i]));
  const first = starts.find((i) => ring[i].play === "rush") ?? -1;
  if (first < 0) return [{ play: ring[0].play, from: -180, to: 180 }];
  const arcs: { play: StrategyNumber["play"]; from: number; to: number }[] = [];
  for (let i = 0; i < ring.length; i++) {
    const node = ring[(first + i) % ring.length];
    const last = arcs.at(-1);
    if (last?.play === node.play) last.to += 60;
    else arcs.push({ play: node.play, from: last?.to ?? node.at - 30, to: (last?.to ?? node.at - 30) + 60 });
  }
  return arcs;
}
