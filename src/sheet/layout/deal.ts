/** Breaks boxes over pages: tables repeat their headings, and groups stay together. */
import { comeApart, heightOf, sum, type Node } from "./node.js";

export interface DealtBox {
  readonly node: Node;
  readonly y: number;
  readonly h: number;
}
export type DealtPage = readonly DealtBox[];

export interface DealLook {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** True to stack boxes that do not fit side by side. */
  readonly apart: boolean;
}

/** A smaller rest at the foot of a page is not worth starting a table. */
const STUB = 0.12;
/** In large print, a box that fits on one page is not split to use less than this share of a page. */
const WHOLE = 0.5;

/** Deals boxes to pages, in order. Repeating boxes head every page that follows them. */
export function deal(nodes: readonly Node[], { width, height, gap, apart }: DealLook): DealtPage[] {
  const pages: DealtBox[][] = [[]];
  const heads: Node[] = [];
  let y = 0;
  let fresh = true;
  const put = (node: Node, h: number): void => {
    pages[pages.length - 1].push({ node, y, h });
    y += h + gap;
    if (!node.repeats) fresh = false;
  };
  const turn = (): void => {
    if (fresh) return;
    pages.push([]);
    y = 0;
    fresh = true;
    for (const head of heads) put(head, heightOf(head, width));
  };
  const above = (node: Node): number => (fresh ? 0 : Math.max(0, (node.before ?? 0) - gap));
  const loosened = (node: Node): readonly Node[] =>
    node.loosen && heightOf(node, width) > height ? node.loosen(width).flatMap(loosened) : [node];
  for (const group of groupsOf(apart ? nodes.flatMap((node) => comeApart(node, width).flatMap(loosened)) : nodes)) {
    const tall = sum(group.map((node, i) => heightOf(node, width) + (i > 0 ? gap : 0)));
    // A group that must be split anyway may begin here; any other begins on a page where it fits. A heading never stands alone: if
    // there is little room below it, it moves to the next page together with the group.
    const lead = sum(group.slice(0, -1).map((node) => heightOf(node, width) + gap));
    const little = height - y - lead < height * (apart ? WHOLE : STUB);
    if (group.length > 1 && y + tall > height && (tall <= height || little)) turn();
    for (const node of group) {
      if (node.repeats) heads.push(node);
      let rest: Node | undefined = node;
      while (rest) {
        y += above(rest);
        const h = heightOf(rest, width);
        if (y + h <= height + 1e-6) {
          put(rest, h);
          break;
        }
        const room = height - y;
        if (apart && !fresh && rest === node && h <= height && room < height * WHOLE) {
          turn();
          continue;
        }
        const parts: readonly [Node, Node | undefined] | undefined =
          fresh || room > height * STUB ? rest.split?.(width, room) : undefined;
        if (parts) {
          put(parts[0], Math.min(room, heightOf(parts[0], width)));
          rest = parts[1];
          if (rest) turn();
        } else if (!fresh) turn();
        else {
          // Taller than a page: it reports the shortage itself.
          put(rest, height - y);
          break;
        }
      }
    }
  }
  const last = pages[pages.length - 1];
  return last.every(({ node }) => node.repeats) && pages.length > 1 ? pages.slice(0, -1) : pages;
}

/** Groups of nodes that stay together: a heading and its content. */
export function groupsOf(nodes: readonly Node[]): Node[][] {
  const groups: Node[][] = [];
  nodes.forEach((node, i) => {
    if (i > 0 && nodes[i - 1].sticks) groups[groups.length - 1].push(node);
    else groups.push([node]);
  });
  return groups;
}
