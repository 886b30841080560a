/** Blocks that contain boxes, and pages. */
import { report } from "../drawing/pen.js";
import { grid, NO_PAD, one, over, panel, place, space, stack, type Justify, type Pad } from "../layout/boxes.js";
import { changed, type Node } from "../layout/node.js";
import { parseTracks, type Track } from "../layout/tracks.js";
import { bodyOf, declare, ownOf, type Call } from "./call.js";

/** Children of a block. */
export const childrenOf = (call: Call, context: unknown = call.context): Node[] =>
  call.build.inside(call.site, () => bodyOf(call, context));

export function push({ build }: Call, node: Node): string {
  build.nodes.push(node);
  return "";
}

/** `2`, `"1 2"` or `"1 2 3 4"`: top, right, bottom, left. */
export function padOf(value: unknown): Pad {
  if (typeof value === "number") return value === 0 ? NO_PAD : [value, value, value, value];
  const parts = `${value as string}`.split(" ").map(Number);
  const [a = 0, b = a, c = a, d = b] = parts;
  return [a, b, c, d];
}

export function tracksOf(call: Call, text: unknown): readonly Track[] {
  const tracks = parseTracks(text as string | number);
  if (!("wrong" in tracks)) return tracks;
  call.build.pen.site = call.site;
  report(call.build.pen, "track-invalid", `"${tracks.wrong}" is not a track`, {
    hint: "write 12 (millimeters), 1fr (a share of what is left), auto (as wide as its content), 4*7.6 (four of 7.6); at most 500 of them",
  });
  return [{ kind: "fr", fr: 1 }];
}

const width = (call: Call, node: Node): Node =>
  call.hash.width === undefined ? node : changed(node, { wide: () => Number(call.hash.width) });

export const BOXES = declare([
  {
    name: "stack",
    summary:
      "stacked boxes; boxes that grow share the rest of the height, or `justify` places them (start, middle, end, between)",
    defaults: { gap: 0, pad: 0, justify: "start" },
    box: true,
    run: (call) => {
      const { gap, pad, justify } = call.hash;
      const look = { gap: Number(gap), pad: padOf(pad), justify: justify as Justify };
      return push(call, width(call, stack(childrenOf(call), look, ownOf(call))));
    },
  },
  {
    name: "columns",
    usage: '"46 1fr auto"',
    summary:
      "boxes side by side on tracks, row after row; without tracks all have one width. `rows` gives tracks for heights; with `spread` the `auto` tracks share the extra or missing space",
    defaults: { gap: 0, rowGap: 0, rows: "", spread: false },
    box: true,
    run: (call) => {
      const children = childrenOf(call);
      const [text] = call.args;
      const tracks: readonly Track[] =
        text === undefined ? children.map(() => ({ kind: "fr", fr: 1 })) : tracksOf(call, text);
      const { gap, rowGap, rows, spread } = call.hash;
      const look = {
        gap: Number(gap),
        rowGap: Number(rowGap),
        spread: spread === true,
        ...(rows !== "" && { rows: tracksOf(call, rows) }),
      };
      return push(call, width(call, grid(children, tracks, look, ownOf(call))));
    },
  },
  {
    name: "over",
    summary: "boxes in one place, on top of each other",
    defaults: { pad: 0 },
    box: true,
    run: (call) => push(call, width(call, over(childrenOf(call), ownOf(call), padOf(call.hash.pad)))),
  },
  {
    name: "panel",
    usage: '"Title"',
    summary:
      "a framed box under a title band, with an optional `number` in a tile; `bandColor` colors the band; screen readers say `label` before the labels of the fields inside",
    defaults: {
      note: "",
      number: "",
      bandH: 4.9,
      bandColor: "",
      size: 7.6,
      noteSize: 6.6,
      pad: "1.4 2",
      gap: 1,
      frame: "rule",
      fill: "none",
      name: "",
      justify: "start",
      label: undefined,
    },
    box: true,
    run: (call) => {
      const { args, hash, build, site } = call;
      const title = `${(args[0] as string | undefined) ?? ""}`;
      const h = hash as Record<string, never>;
      const nodes = build.scoped(h.name, `${(h.label as string | undefined) ?? title}`, () => childrenOf(call));
      const body = stack(nodes, { gap: Number(h.gap), justify: h.justify }, { site, grow: 0 });
      const look = {
        title,
        note: `${h.note as string}`,
        number: `${h.number as string}`,
        bandH: Number(h.bandH),
        bandColor: `${h.bandColor as string}`,
        size: Math.max(Number(h.size), build.least),
        noteSize: Math.max(Number(h.noteSize), build.least),
        pad: padOf(h.pad),
        frame: `${h.frame as string}`,
        fill: `${h.fill as string}`,
      };
      return push(call, width(call, panel(body, look, ownOf(call))));
    },
  },
  {
    name: "place",
    usage: "x= y=",
    summary: "a box at any position inside the box around it, in millimeters from the top left; for art",
    defaults: { x: 0, y: 0, w: undefined, h: undefined },
    run: (call) => {
      const { x, y, w, h } = call.hash;
      const at = {
        x: Number(x),
        y: Number(y),
        ...(w !== undefined && { w: Number(w) }),
        ...(h !== undefined && { h: Number(h) }),
      };
      return push(call, place(one(childrenOf(call), call.site), at, { site: call.site, grow: 0, height: 0 }));
    },
  },
  {
    name: "space",
    usage: "height",
    summary: "white space of that many millimeters",
    body: false,
    box: true,
    run: (call) => push(call, space(Number(call.args[0] ?? 0), ownOf(call))),
  },
  {
    name: "page",
    summary:
      "a separate page. `optional`: omitted from filled-in copies that write nothing on it; `more`: also omitted from blanks; it takes what does not fit on the pages before it; `deal`: continues on further pages; `half`: half a card, if the front matter says `halves`; `title`: entry in the outline",
    defaults: { title: "", optional: false, more: false, deal: false, half: false, gap: 0 },
    run: (call) => {
      const { hash, build, site } = call;
      const nodes = childrenOf(call);
      build.pages.push({
        title: `${hash.title as string}`,
        optional: hash.more === true ? "more" : hash.optional === true,
        deals: hash.deal === true,
        half: hash.half === true,
        gap: Number(hash.gap),
        nodes,
        site,
      });
      return "";
    },
  },
]);
