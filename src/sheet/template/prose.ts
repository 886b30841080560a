/** Blocks of running text: columns, procedures, charts on one axis. */
import { text } from "../marks/text.js";
import { changed } from "../layout/node.js";
import { stack } from "../layout/boxes.js";
import { axis, type Tick } from "../layout/axis.js";
import { flow } from "../layout/flow.js";
import { BAND, procedureNodes } from "../layout/prose.js";
import type { Build } from "./build.js";
import { childrenOf, push } from "./boxes.js";
import { leafNode } from "./leaves.js";
import { bodyOf, declare, ownOf, wordsOf, type Call } from "./call.js";

const LARGE_LEADING = 1.2;

/** The requested type size, or that of large print. */
const sizeIn = (build: Build, size: number): number => Math.max(size, build.least);

const procedureLine = (name: "step" | "case" | "note", usage: string, summary: string) => ({
  name,
  usage,
  summary,
  defaults: name === "step" ? { right: "" } : {},
  within: ["procedure"],
  run: (call: Call) => {
    const { args, hash, build, site } = call;
    const [first = ""] = args;
    const step = name === "step";
    build.lines?.push({
      kind: name,
      key: step ? "" : `${first as string}`,
      right: step ? `${(first as string) || (hash.right as string)}` : "",
      text: wordsOf(bodyOf(call)),
      site,
    });
    return "";
  },
});

export const PROSE_BLOCKS = declare([
  {
    name: "flow",
    usage: "columns",
    summary:
      "boxes that run through columns, at the largest type between `size` and `floor` that fits; `rule` is the weight of lines between the columns",
    defaults: { gap: 4, size: 9, floor: 6.4, leading: 1.18, level: true, rule: "none" },
    box: true,
    run: (call) => {
      const { args, hash, build, site } = call;
      const make = build.resume((size: number) => {
        build.size = size;
        build.leading = Number(hash.leading);
        build.under = [];
        const nodes = build.inside(site, () => bodyOf(call));
        return { nodes, under: build.under };
      });
      const { gap, floor, level, rule } = hash;
      const size = sizeIn(build, Number(hash.size));
      const look = {
        count: Number(args[0] ?? 1),
        gap: Number(gap),
        size: build.least > 0 ? build.least : size,
        floor: Math.max(Number(floor), build.least),
        level: level === true,
        rule: `${rule as string}`,
      };
      return push(call, flow(build.pen, make, look, ownOf(call)));
    },
  },
  {
    name: "under",
    usage: "column",
    summary: "a box at the foot of this column of the text, from 1",
    defaults: { gap: 1.6 },
    within: ["flow"],
    run: (call) => {
      const { args, hash, build, site } = call;
      const node = stack(childrenOf(call), { gap: 0 }, { site, grow: 0 });
      build.under?.push({ column: Number(args[0]), gap: Number(hash.gap), node });
      return "";
    },
  },
  {
    name: "keep",
    summary: "boxes of a text that stay together in one column or page; `gap` is above them",
    defaults: { gap: 0, inner: 0, stretch: 0 },
    run: (call) => {
      const { hash, site } = call;
      const nodes = childrenOf(call);
      const node = nodes.length === 1 ? nodes[0] : stack(nodes, { gap: Number(hash.inner) }, { site, grow: 0 });
      const kept = { before: Number(hash.gap), stretch: Number(hash.stretch) };
      return push(call, changed(node, { apart: undefined, split: undefined, ...kept }));
    },
  },
  {
    name: "head",
    usage: '"words"',
    summary: "a heading in a text: it stays with what follows",
    defaults: { size: 0, style: "band", fill: "accent", gap: 2.2 },
    run: (call) => {
      const { args, hash, build } = call;
      const value = args.length > 0 ? `${args[0] as string}` : wordsOf(bodyOf(call));
      const size = Number(hash.size) || (build.size > 0 ? build.size + 1 : 9);
      const props = {
        ...text.defaults,
        value,
        size: sizeIn(build, size),
        style: hash.style,
        fill: hash.fill,
        align: "start",
        pad: 0,
      };
      const words = leafNode(text, props, { ...call, hash: {} });
      return push(call, changed(words, { kind: "head", before: Number(hash.gap), sticks: true, stretch: 1 }));
    },
  },
  {
    name: "procedure",
    usage: 'number "Title"',
    summary: "numbered steps, cases and remarks under a band",
    defaults: { note: "", size: 0, bandH: BAND.high, noteSize: BAND.noteSize },
    run: (call) => {
      const { args, hash, build, site } = call;
      const outer = build.lines;
      build.lines = [];
      bodyOf(call);
      const lines = build.lines;
      build.lines = outer;
      const [number, title] = args.length > 1 ? args : ["", args[0] ?? ""];
      const size = Number(hash.size) || build.size || 8;
      const setting = { size: sizeIn(build, size), leading: build.leading || LARGE_LEADING };
      const procedure = {
        number: `${number as string}`,
        title: `${title as string}`,
        note: `${hash.note as string}`,
        bandH: Number(hash.bandH),
        noteSize: Number(hash.noteSize),
        lines,
        site,
      };
      build.nodes.push(...procedureNodes(build.pen, procedure, setting));
      return "";
    },
  },
  procedureLine("step", '"right"', "a numbered step; words or dice at the right end of its first line"),
  procedureLine("case", '"key"', "a result of a step: words, dice or stars on the left, their meaning on the right"),
  procedureLine("note", "", "a remark"),
  {
    name: "axis",
    usage: "ticks",
    summary:
      "charts on one axis of results (each tick has `at` and `text`): equal neighbors become one span. `small` is the type size of words that are not strong; `zero` has a heavier line before it",
    defaults: {
      head: "",
      label: 12,
      headH: 4.6,
      row: 4.7,
      size: 8,
      small: 0,
      floor: 5.6,
      fill: "tint12",
      stroke: "ink",
      line: "hair",
      rule: "rule",
      frame: "frame",
      zero: undefined,
    },
    box: true,
    run: (call) => {
      const { args, hash, build } = call;
      const outer = build.axisRows;
      build.axisRows = [];
      bodyOf(call);
      const rows = build.axisRows;
      build.axisRows = outer;
      const h = hash as Record<string, never>;
      const look = {
        head: `${h.head as string}`,
        label: Number(h.label),
        headH: Number(h.headH),
        row: Number(h.row),
        size: Number(h.size),
        small: Number(h.small),
        floor: Number(h.floor),
        fill: `${h.fill as string}`,
        stroke: `${h.stroke as string}`,
        line: h.line,
        rule: h.rule,
        frame: h.frame,
        ...(h.zero !== undefined && { zero: Number(h.zero) }),
      };
      return push(call, axis(build.pen, (args[0] ?? []) as readonly Tick[], rows, look, ownOf(call)));
    },
  },
  {
    name: "axisRow",
    usage: '"label"',
    summary: "one chart of an axis; `plain` has no line above it, `note` is at the right of its label",
    defaults: { note: "", height: 0, plain: false },
    within: ["axis"],
    run: (call) => {
      const { args, hash, build, site } = call;
      const outer = build.spans;
      build.spans = [];
      bodyOf(call);
      build.axisRows?.push({
        label: `${args[0] as string}`,
        note: `${hash.note as string}`,
        height: Number(hash.height),
        plain: hash.plain === true,
        spans: build.spans,
        site,
      });
      build.spans = outer;
      return "";
    },
  },
  {
    name: "span",
    summary:
      "the words of a chart from `from` to `to`, or from the row's facts. `short` is used where there is little room",
    defaults: { from: undefined, to: undefined, short: "", strong: false, size: 0, fill: "none", flag: false },
    within: ["axisRow"],
    run: (call: Call) => {
      const { context, hash, build, site } = call;
      const own = context as { from?: number; to?: number };
      const h = hash as Record<string, never>;
      build.spans?.push({
        from: Number(h.from ?? own.from),
        to: Number(h.to ?? own.to),
        words: wordsOf(bodyOf(call)),
        short: `${h.short as string}`,
        strong: h.strong,
        size: Number(h.size),
        fill: `${h.fill as string}`,
        flag: h.flag,
        site,
      });
      return "";
    },
  },
]);
