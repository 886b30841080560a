/** Blocks of tables. */
import { report } from "../drawing/pen.js";
import { one } from "../layout/boxes.js";
import { changed, put, type Node } from "../layout/node.js";
import { table } from "../layout/table.js";
import type { ColumnSpec, HeadDie, TableLook, TableRow } from "../layout/table-parts.js";
import type { Align } from "../type/line.js";
import { text } from "../marks/text.js";
import { expectedBy, fitsType } from "./arguments.js";
import { childrenOf, push, tracksOf } from "./boxes.js";
import { bodyOf, declare, ownOf, wordsOf, type Call } from "./call.js";
import { leafNode } from "./leaves.js";
import { heardAfter, joined, type Build, type SideLine, type TableBuild } from "./build.js";

const LOOK = {
  note: "",
  number: "",
  noteSize: 6.8,
  bandH: 5,
  bandColor: "",
  size: 7.8,
  headH: undefined,
  headStyle: "label",
  headSize: 6.4,
  row: 0,
  leastRow: 4,
  block: 1,
  frame: "frame",
  rowLine: "hair",
  columnLine: "hair",
  ruleEvery: 0,
  groups: "solid",
  groupH: 0,
  groupSize: 0,
  headRow: false,
  whole: false,
} as const;

/** Minimum row height for large print before enlargement: room for handwriting. */
const LEAST_LARGE_ROW = 4.2;

function lookOf(call: Call, title: string, headed: boolean): TableLook {
  const h = call.hash as Record<string, never>;
  const { least } = call.build;
  const enlarge = least > 0 ? 1.5 : 1;
  const row = h.row === ("auto" as never) ? -1 : Number(h.row);
  return {
    title,
    note: `${h.note as string}`,
    number: `${h.number as string}`,
    noteSize: Math.max(Number(h.noteSize), least),
    bandH: Number(h.bandH),
    bandColor: `${h.bandColor as string}`,
    size: Math.max(Number(h.size), least),
    headH: headed || h.headH !== undefined ? Number(h.headH ?? 4.6) * enlarge : 0,
    headStyle: h.headStyle,
    headSize: Math.max(Number(h.headSize), least),
    row,
    leastRow: Math.max(Number(h.leastRow), least > 0 ? LEAST_LARGE_ROW : 0),
    low: "leastRow" in call.site.sources,
    block: Number(h.block),
    frame: `${h.frame as string}`,
    rowLine: `${h.rowLine as string}`,
    columnLine: `${h.columnLine as string}`,
    ruleEvery: Number(h.ruleEvery),
    groupH: Number(h.groupH) || Number(h.bandH),
    groupSize: Math.max(Number(h.groupSize) || Number(h.size), least),
    groups: h.groups === ("light" as never) ? "light" : "solid",
    headRow: (h.headRow as unknown) === true,
    whole: (h.whole as unknown) === true,
  };
}

/** Runs a column's body for one row. */
type RowBody = (row: unknown, index: number) => string;

const rowBody =
  ({ body, data }: Call): RowBody =>
  (row, index) =>
    body?.(row, { data: { ...data, index, row: index + 1 }, params: [row, index] }) ?? "";

/** `d20`, `d6 d6`. */
function diceOf({ hash, build, site }: Call): HeadDie[] {
  const words = `${hash.dice as string}`.split(" ").filter(Boolean);
  const wrong = words.find((word) => word !== "d6" && word !== "d20");
  if (wrong !== undefined) {
    build.pen.site = site;
    report(build.pen, "dice-unknown", `"${wrong}" is not a die for a column head`, { hint: "write d6, d6 d6 or d20" });
    return [];
  }
  return words as HeadDie[];
}

function keyOf(row: Record<string, unknown>, index: number): string {
  const { key, id } = row;
  return `${(key ?? id ?? index + 1) as string}`;
}

/** The spoken label of a column. */
const headLabel = ({ group, head, long, under }: ColumnSpec): string => joined(group, " ", long || head || under);

/** The spoken label of the column over the next foot cell; "" if the table ends before it. */
function headingOver({ table, foot = [] }: Build): string {
  const column = table?.columns[foot.reduce((sum, { span }) => sum + span, 0)];
  return column ? headLabel(column) : "";
}

function openTable(call: Call): TableBuild {
  const { build } = call;
  const columns: TableBuild["columns"] = [];
  const heads: string[] = [];
  const made: TableBuild = {
    columns,
    parts: [],
    size: 0,
    makeRow: (row, index): TableRow =>
      build.scoped(keyOf(row, index), undefined, () => {
        let rowLabel = build.inWords(`${(row.label ?? row.name ?? row.title ?? "") as string}`);
        const labels = build.labels;
        const cells = columns.map((column, c) => {
          build.labels = heardAfter(
            heardAfter(labels, rowLabel || build.inWords(keyOf(row, index))),
            (heads[c] ??= headLabel(column)),
          );
          const cell = column.cell(row, index);
          if (c === 0 && rowLabel === "") rowLabel = (cell.words ?? "").trim();
          return cell;
        });
        build.labels = heardAfter(labels, rowLabel || build.inWords(keyOf(row, index)));
        const over = made.over?.(row, index);
        build.labels = labels;
        const { block } = row;
        return { cells, ...(over && { over }), ...(typeof block === "number" && { block }) };
      }),
  };
  return made;
}

/** The table that a block belongs to; reports an error if there is none. */
function tableOf({ build, site }: Call, name: string): TableBuild | undefined {
  if (!build.table) {
    build.pen.site = site;
    report(build.pen, "block-misplaced", `${name} is outside a table`, {
      hint: "put it into {{#table}} \u2026 {{/table}}",
    });
  }
  return build.table;
}

export const TABLES = declare([
  {
    name: "table",
    usage: '"Title"',
    summary:
      "a ruled table. `number` is in a tile of its band, `name` begins the names of its slots; `row` is the height of a row (0: rows share the rest of the height, at least `leastRow`; auto: as high as the cells); `block` rows share a tint (or rows whose facts have the same number `block`); `frame`, `rowLine`, `columnLine` are weights or none; `groups` of columns have solid heads or light ones, `groupH` high, of type `groupSize`; with `headRow` the first row heads the columns; with `whole` large print keeps all columns side by side",
    defaults: { name: "", label: undefined, ...LOOK },
    box: true,
    run: (call) => {
      const { args, hash, build } = call;
      const title = `${(args[0] as string | undefined) ?? ""}`;
      const outer = build.table;
      const made = openTable(call);
      build.table = made;
      const label = `${(hash.label as string | undefined) ?? title}`;
      build.scoped(hash.name as string, label, () => childrenOf(call));
      build.table = outer;
      const headed = made.columns.some(
        ({ head, under, dice, headBox }) => head !== "" || under !== "" || dice.length > 0 || headBox !== undefined,
      );
      return push(call, table(build.pen, made.columns, made.parts, lookOf(call, title, headed), ownOf(call)));
    },
  },
  {
    name: "column",
    usage: "track",
    summary:
      "a column of a table and the contents of its cells, with the row's own values; `long` is its head in large print, `heard` its name for screen readers if it has no head, `turn` the angle of its head (270 reads upward), `dice` the dice that read it, drawn before its words: `d20` or `d6 d6`",
    defaults: {
      head: "",
      under: "",
      align: "middle",
      tint: false,
      fill: "none",
      group: "",
      long: "",
      heard: "",
      turn: 0,
      dice: "",
    },
    within: ["table"],
    run: (call) => {
      const { args, hash, build, site } = call;
      const made = tableOf(call, "column");
      if (!made) return "";
      const h = hash as Record<string, never>;
      const body = rowBody(call);
      const align = h.align as Align;
      const cell = (row: unknown, index: number): Node => {
        const outer = build.align;
        build.align = align;
        const node = one(
          build.inside(site, () => body(row, index)),
          site,
        );
        build.align = outer;
        return node;
      };
      made.columns.push({
        site,
        track: tracksOf(call, args[0] ?? "1fr")[0],
        head: `${h.head as string}`,
        under: `${h.under as string}`,
        align,
        fill: (h.tint as unknown) === true ? "tint12" : `${h.fill as string}`,
        group: `${h.group as string}`,
        long: `${h.long as string}`,
        heard: `${h.heard as string}`,
        turn: Number(h.turn),
        dice: diceOf(call),
        cell,
      });
      return "";
    },
  },
  {
    name: "columnHead",
    summary: "a box in the head of the column before it, instead of words: a legend, a scale, a dark die",
    within: ["table"],
    run: (call) => {
      const made = tableOf(call, "columnHead");
      const column = made?.columns.pop();
      const headBox = one(childrenOf(call), call.site);
      if (column) made?.columns.push({ ...column, headBox });
      return "";
    },
  },
  {
    name: "rows",
    usage: "list",
    summary:
      "one row per entry of a list, or that many empty rows, or (without either) as many as fit, but at least `least`",
    defaults: { least: 1 },
    body: false,
    within: ["table"],
    run: (call) => {
      const { args, hash, build, site } = call;
      const made = tableOf(call, "rows");
      if (!made) return "";
      const [given] = args;
      if (args.length === 0) {
        made.parts.push({
          kind: "fill",
          make: build.resume((i: number) => made.makeRow({ key: i + 1 }, i)),
          least: Number(hash.least),
        });
        return "";
      }
      if (typeof given === "number" && !fitsType("count", given)) {
        build.pen.site = site;
        report(build.pen, "argument-type", `rows cannot be ${given}; expected ${expectedBy("count")}`);
        return "";
      }
      const list = typeof given === "number" ? Array.from({ length: given }, (_, i) => ({ key: i + 1 })) : given;
      if (!Array.isArray(list)) {
        build.pen.site = site;
        report(build.pen, "template-each", `rows needs a list or a number, found ${typeof given}`);
        return "";
      }
      made.parts.push({ kind: "rows", rows: list.map((row, i) => made.makeRow(objectOf(row), i)) });
      return "";
    },
  },
  {
    name: "row",
    usage: '"key"',
    summary:
      "a row named by the template: its key begins the names of its slots, and screen readers say `label` in its cells",
    defaults: { label: "" },
    body: false,
    within: ["table"],
    run: (call) => {
      const made = tableOf(call, "row");
      if (!made) return "";
      const { parts } = made;
      // Consecutive rows look like a list of rows.
      const last = parts.at(-1);
      const rows = last?.kind === "rows" ? last.rows : [];
      if (rows.length > 0) parts.pop();
      const row = { key: `${call.args[0] as string}`, label: call.hash.label };
      parts.push({ kind: "rows", rows: [...rows, made.makeRow(row, rows.length)] });
      return "";
    },
  },
  {
    name: "rowOver",
    summary: "fields across a whole row: a line that closes a drive",
    within: ["table"],
    run: (call) => {
      const made = tableOf(call, "rowOver");
      const body = rowBody(call);
      const { build, site } = call;
      if (made)
        made.over = (row, index) =>
          one(
            build.inside(site, () => body(row, index)),
            site,
          );
      return "";
    },
  },
  {
    name: "strip",
    usage: "height",
    summary: "a line across the table, between its rows",
    defaults: { fill: "none" },
    within: ["table"],
    run: (call) => {
      const node = one(childrenOf(call), call.site);
      tableOf(call, "strip")?.parts.push({
        kind: "strip",
        node,
        height: Number(call.args[0] ?? 4.2),
        site: call.site,
        fill: `${call.hash.fill as string}`,
      });
      return "";
    },
  },
  {
    name: "foot",
    usage: "height",
    summary:
      "the last line of a table; its cells span columns. `name` begins the names of its slots instead of the table's",
    defaults: { name: "", label: "", fill: "none" },
    within: ["table"],
    run: (call) => {
      const { args, hash, build, site } = call;
      const made = tableOf(call, "foot");
      if (!made) return "";
      const outer = build.foot;
      build.foot = [];
      const name = hash.name as string;
      build.scoped(name === "" ? undefined : `/${name}`, `${hash.label as string}`, () => childrenOf(call));
      made.parts.push({
        kind: "foot",
        cells: build.foot,
        height: Number(args[0] ?? 8),
        site,
        fill: `${hash.fill as string}`,
      });
      build.foot = outer;
      return "";
    },
  },
  {
    name: "cell",
    usage: "span",
    summary:
      "a foot cell across that many columns; `plain` has no line before it. Screen readers say the heading of its one column for fields without a label",
    defaults: { plain: false, align: "middle" },
    within: ["foot"],
    run: (call) => {
      const { args, hash, build, site } = call;
      const span = Number(args[0] ?? 1);
      const { align, heading } = build;
      build.align = hash.align as Align;
      build.heading = span === 1 ? headingOver(build) : "";
      const node = one(childrenOf(call), site);
      build.align = align;
      build.heading = heading;
      build.foot?.push({ span, node, plain: hash.plain === true });
      return "";
    },
  },
  {
    name: "sideways",
    usage: '"Title" of=list',
    summary:
      "a table on its side: each item of a list is a column, each {{#line}} a row. `name` begins the names of its slots: name.column.slot; `heads`: the names in the list head its columns, otherwise its first line does; `headRow=false`: neither",
    defaults: {
      of: undefined,
      name: "",
      heads: false,
      label: "auto",
      track: "1fr",
      ...LOOK,
      headRow: true,
      block: 0,
      row: 4.1,
      bandH: 4.4,
      size: 7.8,
      rowLine: "hair",
      frame: "rule",
    },
    box: true,
    run: (call) => {
      const { args, hash, build, site } = call;
      const outer = build.side;
      build.side = [];
      bodyOf(call);
      const lines = build.side;
      build.side = outer;
      const list = (hash.of ?? []) as readonly unknown[];
      const column = (track: unknown, align: Align, head = ""): ColumnSpec => ({
        site,
        track: tracksOf(call, track)[0],
        head,
        under: "",
        align,
        fill: "none",
        group: "",
        long: "",
        heard: "",
        turn: 0,
        dice: [],
      });
      const headOf = (item: unknown, i: number): string =>
        hash.heads === true ? build.inWords(nameOf(objectOf(item), keyOf(objectOf(item), i))) : "";
      const columns = [
        column(hash.label, "start"),
        ...list.map((item, i) => column(hash.track, "middle", headOf(item, i))),
      ];
      const look = lookOf(call, `${(args[0] as string | undefined) ?? ""}`, hash.heads === true);
      const headed = hash.heads === true ? { ...look, headRow: false } : look;
      const rows = lines.map((line): TableRow => ({
        cells: [sideLabel(call, line), ...list.map((item, i) => sideCell(call, line, objectOf(item), item, i))],
      }));
      const strong = lines.findIndex((line) => line.strong);
      const parts = [{ kind: "rows" as const, rows: rows.map((row, i) => (i === strong ? shaded(row, call) : row)) }];
      return push(call, table(build.pen, columns, parts, headed, ownOf(call)));
    },
  },
  {
    name: "line",
    usage: '"label"',
    summary:
      "a row of a sideways table: words, or boxes, for each item of its list; `strong` marks the row that players look up; `labelSize` is the type size of its label",
    defaults: { strong: false, size: 0, labelSize: 7 },
    within: ["sideways"],
    run: (call) => {
      const { args, hash, body, build, site } = call;
      const strong = hash.strong === true;
      const size = Number(hash.size) || (strong ? 8 : 7);
      build.side?.push({
        label: `${(args[0] as string | undefined) ?? ""}`,
        labelSize: Number(hash.labelSize),
        strong,
        site,
        cell: (item) => {
          const outer = build.nodes;
          build.nodes = [];
          const words = wordsOf(body?.(item) ?? "");
          const nodes = build.nodes;
          build.nodes = outer;
          if (nodes.length > 0) return one(nodes, site);
          return leafNode(
            text,
            {
              ...text.defaults,
              value: words,
              style: strong ? "strong" : "body",
              size: Math.max(size, build.least),
              pad: 0.15,
            },
            { ...call, hash: {} },
          );
        },
      });
      return "";
    },
  },
]);

/** The name of a row or column. */
const nameOf = ({ label, name, title }: Record<string, unknown>, key: string): string =>
  `${(label ?? name ?? title ?? key) as string}`;

/** A cell of a sideways table: its slot name and spoken label come from the table, the column's item, and the line. */
function sideCell(
  { build, hash }: Call,
  line: SideLine,
  named: Record<string, unknown>,
  item: unknown,
  i: number,
): Node {
  if (hash.name === "") return line.cell(item);
  const key = keyOf(named, i);
  const own = `${(named.label ?? named.name ?? named.title ?? key) as string}`;
  const spoken = heardAfter(line.label, build.inWords(own));
  const { side } = build;
  build.side = [];
  const cell = build.scoped(`${hash.name as string}.${key}`, spoken, () => line.cell(item));
  build.side = side;
  return cell;
}

const sideLabel = (call: Call, { label, labelSize, site }: SideLine): Node =>
  leafNode(
    text,
    {
      ...text.defaults,
      value: label,
      style: "semi",
      size: Math.max(labelSize, call.build.least),
      align: "start",
      pad: 1.2,
    },
    { ...call, site, hash: {} },
  );

/** Shades the row that players look up. */
function shaded(row: TableRow, { site }: Call): TableRow {
  const cells = row.cells.map((cell) =>
    changed(cell, {
      draw: (at, canvas) => {
        put(canvas, site, "row", "form", ({ ops, theme }) =>
          ops.push({ op: "rect", x: at.x, y: at.y, w: at.w, h: at.h, fill: theme.tint12 }),
        );
        cell.draw(at, canvas);
      },
    }),
  );
  return { ...row, cells };
}

const objectOf = (row: unknown): Record<string, unknown> =>
  typeof row === "object" && row !== null ? (row as Record<string, unknown>) : { key: row };
