/** Blocks whose boxes are laid out separately and then placed: enlarged, rotated, clipped, in another color. */
import type { Matrix, Rect } from "../drawing/types.js";
import { one } from "../layout/boxes.js";
import { clippedSlot, movedRect, placedSlot } from "../layout/form.js";
import { changed, heightOf, openCanvas, put, type Canvas, type Node } from "../layout/node.js";
import { described } from "../layout/tags.js";
import { frameOf, isUpright } from "../marks/place.js";
import { makeTheme } from "../theme.js";
import { childrenOf, push } from "./boxes.js";
import { bodyOf, declare, ownOf, wordsOf, type Call } from "./call.js";

/** The boxes in a block as one box. */
const childOf = (call: Call): Node => one(childrenOf(call), call.site);

/** Draws a box in its own millimeters, with `matrix` to the surrounding ones; `clip` is the visible part. */
function drawThrough(child: Node, at: Rect, matrix: Matrix, canvas: Canvas, call: Call, clip?: Rect): Canvas {
  const inner = { ...openCanvas(canvas.pen, canvas.tag), depth: canvas.depth, level: canvas.level };
  child.draw(at, inner);
  for (const layer of ["art", "form", "marks"] as const) {
    const ops = inner.layers[layer];
    if (ops.length === 0) continue;
    put(canvas, call.site, child.kind, layer, (pen) =>
      pen.ops.push({ op: "place", piece: { ops }, matrix, ...(clip && { clip: [clip] }) }),
    );
  }
  for (const one of inner.placed) canvas.placed.push({ ...one, at: movedRect(one.at, matrix) });
  return inner;
}

/** Draws all of a box, including its slots. */
function drawWhole(child: Node, at: Rect, matrix: Matrix, canvas: Canvas, call: Call): void {
  for (const slot of drawThrough(child, at, matrix, canvas, call).slots) canvas.slots.push(placedSlot(slot, matrix));
}

/** A box that cannot be split, with another way to measure and draw it. */
function whole(child: Node, call: Call, way: Pick<Node, "wide" | "high" | "draw">): Node {
  const said = Object.entries(ownOf(call)).filter(([, value]) => value !== undefined);
  return changed(child, { ...Object.fromEntries(said), apart: undefined, split: undefined, ...way });
}

/** A box laid out as on the sheet and enlarged to the given width, however small its type. */
function enlarged(child: Node, sheetWidth: number, call: Call): Node {
  const scaleTo = (w: number): number => w / sheetWidth;
  return whole(child, call, {
    wide: () => child.wide(),
    high: (w) => heightOf(child, sheetWidth) * scaleTo(w),
    draw({ x, y, w, h }, canvas) {
      const scale = Math.min(scaleTo(w), h / Math.max(1, heightOf(child, sheetWidth)));
      const left = x + (w - sheetWidth * scale) / 2;
      const { least } = canvas.pen;
      canvas.pen.least = 0;
      const at = { x: 0, y: 0, w: sheetWidth, h: h / scale };
      drawWhole(child, at, [scale, 0, 0, scale, left, y], canvas, call);
      canvas.pen.least = least;
    },
  });
}

/** A box designed for one width and scaled to fill its place. */
function scaled(child: Node, width: number, call: Call): Node {
  const natural = (): number => Math.max(1, heightOf(child, width));
  return whole(child, call, {
    wide: () => width,
    // If it grows, it asks for no height and shrinks to its place.
    high: (w) => (Number(call.hash.grow ?? 0) > 0 ? 0 : (natural() * w) / width),
    draw({ x, y, w, h }, canvas) {
      const scale = Math.min(w / width, h / natural());
      drawWhole(child, { x: 0, y: 0, w: w / scale, h: h / scale }, [scale, 0, 0, scale, x, y], canvas, call);
    },
  });
}

function turned(child: Node, turn: number, call: Call): Node {
  const upright = isUpright(turn);
  return whole(child, call, {
    wide: () => (upright ? heightOf(child, child.wide()) : child.wide()),
    high: (w) => (upright ? child.wide() : heightOf(child, w)),
    draw(at, canvas) {
      canvas.pen.site = call.site;
      const { w, h, matrix } = frameOf(canvas.pen, at, turn);
      drawWhole(child, { x: 0, y: 0, w, h }, matrix, canvas, call);
    },
  });
}

/** The part of a larger box that a place shows. */
function windowOn(child: Node, call: Call): Node {
  const { x: left, y: top, w: width, h: height, overlap } = call.hash as Readonly<Record<string, number>>;
  return whole(child, call, {
    wide: () => Number(width) - Number(left),
    high: (w) => (height === undefined ? heightOf(child, Number(width ?? w)) : Number(height)) - Number(top),
    draw({ x, y, w, h }, canvas) {
      const box = { x: 0, y: 0, w: Number(width ?? w), h: Number(height ?? h) };
      const clip = { x: Number(left), y: Number(top), w, h };
      const matrix: Matrix = [1, 0, 0, 1, x - clip.x, y - clip.y];
      const inner = drawThrough(child, box, matrix, canvas, call, clip);
      // A field visible in two windows is typed in the one that shows more of it.
      const half = Number(overlap) / 2;
      const [first, last] = [clip.x > 0 ? clip.x + half : 0, clip.x + w < box.w ? clip.x + w - half : box.w];
      const owns = (field: Rect): boolean => field.x + field.w / 2 >= first && field.x + field.w / 2 < last;
      for (const slot of inner.slots) {
        const shown = clippedSlot(slot, clip, owns);
        if (shown) canvas.slots.push(placedSlot(shown, matrix));
      }
    },
  });
}

export const FRAMES = declare([
  {
    name: "picture",
    summary:
      "a playing surface: large print enlarges it as is, instead of laying it out again; `at` is its width on the sheet",
    defaults: { at: 190 },
    box: true,
    run: (call) => {
      const { build } = call;
      if (build.least === 0) return push(call, childOf(call));
      const least = build.least;
      build.least = 0;
      const child = childOf(call);
      build.least = least;
      return push(call, enlarged(child, Number(call.hash.at), call));
    },
  },
  {
    name: "scaled",
    usage: "width",
    summary:
      "boxes laid out at that width in millimeters, then scaled with their type and lines to fill their space: one template for a card in many formats",
    box: true,
    run: (call) => push(call, scaled(childOf(call), Number(call.args[0] ?? 100), call)),
  },
  {
    name: "turned",
    usage: "degrees",
    summary: "boxes turned clockwise by 90, 180 or 270 degrees: for the player across the table",
    box: true,
    run: (call) => push(call, turned(childOf(call), Number(call.args[0] ?? 180), call)),
  },
  {
    name: "window",
    usage: "x= y= w= h=",
    summary:
      "shows part of a larger box, `w` by `h` millimeters, starting at `x`, `y`: posters on several pages. `overlap` is the strip that two of them share",
    defaults: { x: 0, y: 0, w: undefined, h: undefined, overlap: 0 },
    box: true,
    run: (call) => push(call, windowOn(childOf(call), call)),
  },
  {
    name: "described",
    usage: '"words"',
    summary:
      "boxes that are one figure for screen readers, which read these words, or those of {{#says}} inside, instead of the drawing. Fields inside stay fields. `heading` is the level of the heading it replaces; with `first` it is read before everything around it",
    defaults: { heading: 0, first: false },
    box: true,
    run: (call) => {
      const { build } = call;
      const outer = build.said;
      build.said = `${(call.args[0] as string | undefined) ?? ""}`;
      const child = childOf(call);
      const words = build.said;
      build.said = outer;
      const how = { heading: Number(call.hash.heading), first: call.hash.first === true };
      return push(
        call,
        changed(child, {
          draw: (at: Rect, canvas: Canvas) => described(canvas, words, how, () => child.draw(at, canvas)),
        }),
      );
    },
  },
  {
    name: "says",
    summary: "words for the figure around it, if they are too long for an argument",
    within: ["described"],
    run: (call) => {
      call.build.said = wordsOf(bodyOf(call));
      return "";
    },
  },
  {
    name: "inked",
    usage: "color",
    summary: "boxes with another accent color, `#rrggbb`: a team's; gray where the theme has no color",
    box: true,
    run: (call) => {
      const child = childOf(call);
      const color = `${call.args[0] as string}`;
      if (color === "" || color === "undefined") return push(call, child);
      return push(
        call,
        changed(child, {
          draw(at, canvas) {
            const pen = { ...canvas.pen, theme: makeTheme(canvas.pen.theme.id, color) };
            child.draw(at, { ...canvas, pen });
          },
        }),
      );
    },
  },
]);
