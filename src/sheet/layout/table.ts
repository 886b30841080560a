/** A ruled table: columns defined once with their cells, any number of rows, strips between them, a foot. */
import { type ColumnSpec, type TableLook, type TablePart, type TableRow } from "./table-parts.js";
import type { Pen } from "../drawing/pen.js";
import type { Rect } from "../drawing/types.js";
import { wordsWidth } from "../type/words.js";
import { grid, millimeters, tooTight } from "./boxes.js";
import { heightOf, sum, type Canvas, type Node, type Own } from "./node.js";
import { diceRoom, groupStyle, PAD, TableDrawing } from "./table-drawing.js";
import { solveTracks, starts } from "./tracks.js";

const SLACK = 0.02;
/** A single row lower than this is not worth a heading at the foot of a page, millimeters. */
const STUB_ROW = 12;

export function table(
  pen: Pen,
  columns: readonly ColumnSpec[],
  parts: readonly TablePart[],
  look: TableLook,
  own: Own,
): Node {
  const rowsOf = (part: TablePart): readonly TableRow[] => (part.kind === "rows" ? part.rows : []);
  const all = parts.flatMap(rowsOf);
  const natural = naturals(pen, columns, all, look);
  const tracks = columns.map(({ track }) => track);
  const solve = (w: number) => solveTracks(tracks, w, 0, natural);
  const grouped = columns.some(({ group }) => group !== "");
  const titled = look.title !== "" || look.note !== "";
  const bandH = (titled ? look.bandH : 0) + (grouped ? look.groupH : 0);
  const heads = bandH + look.headH;
  const still = (): number => heads + sum(parts.map((part) => ("height" in part ? part.height : 0)));
  const cellsHigh = (row: TableRow, sizes: readonly number[]): number =>
    Math.max(...row.cells.map((cell, c) => heightOf(cell, sizes[c])), 0);
  /** Minimum height of the rows. */
  let least: number | undefined;
  const leastRow = (): number =>
    (least ??= look.low
      ? look.leastRow
      : Math.max(look.leastRow, ...all.map((row) => Math.max(...row.cells.map((cell) => heightOf(cell, 20)), 0))));
  const rowHigh = (row: TableRow, sizes: readonly number[]): number =>
    look.row > 0 ? look.row : look.row < 0 ? Math.max(look.leastRow, cellsHigh(row, sizes)) : leastRow();
  const unit = (): number => (look.row > 0 ? look.row : leastRow());
  const fills = parts.find((part) => part.kind === "fill");
  const again = (taken: readonly TablePart[]): Node =>
    table(pen, columns, taken, { ...look, row: look.row || leastRow() }, { ...own, height: undefined, grow: 0 });
  return {
    ...own,
    kind: "table",
    words: [look.title, ...new Set(columns.map(({ group, head }) => group || head))].filter(Boolean).join(" | "),
    wide: () => sum(tracks.map((track, i) => (track.kind === "mm" ? track.mm : natural(i)))),
    high: (w) => {
      const { sizes } = solve(w);
      return still() + sum(all.map((row) => rowHigh(row, sizes))) + (fills ? fills.least * unit() : 0);
    },
    apart: (w) => {
      // On a sheet, the available height gives the number of empty rows; over pages it is their minimum, which can be split.
      const split = parts.map((part): TablePart =>
        part.kind === "fill" && part.least > 1
          ? { kind: "rows", rows: Array.from({ length: part.least }, (_, i) => part.make(i)) }
          : part,
      );
      if (look.whole)
        return [
          table(pen, columns, split, { ...look, row: look.row || leastRow() }, { ...own, height: undefined, grow: 0 }),
        ];
      const sets = columnSets(columns, naturals(pen, columns.map(longHeaded), split.flatMap(rowsOf), look), w);
      const row = look.row || leastRow();
      const looks = { ...look, row };
      if (sets.length === 1 && tracksFit(columns, natural, w)) {
        // Large print may need wider columns than the sheet.
        const wider = columns.map((column, c): ColumnSpec =>
          column.track.kind === "mm"
            ? { ...column, track: { kind: "mm", mm: Math.max(column.track.mm, natural(c)) } }
            : column,
        );
        return [table(pen, wider, split, looks, { ...own, height: undefined, grow: 0 })];
      }
      return [...sets.map((set, i) => columnPart(pen, columns, split, looks, set, own, i === 0)), ...feet(parts, w)];
    },
    split: (w, h) => splitRows(parts, h - heads, (row) => rowHigh(row, solve(w).sizes), unit(), again),
    draw(at: Rect, canvas: Canvas) {
      const { sizes, short } = solve(at.w);
      if (short > SLACK) {
        const asked = columns.map(({ site, head, group }, i) => ({
          node: { kind: "column", words: head || group, site } as Node,
          size: sizes[i],
        }));
        tooTight(
          pen,
          own.site,
          "the columns of this table need",
          at.w + short,
          at.w,
          asked,
          "make a column narrower, or give one of them 1fr",
          "width",
        );
      }
      const xs = starts(at.x, sizes, 0);
      const left = at.h - still();
      const shown = fills ? fillUp(parts, fills, left, all, unit()) : parts;
      const count = sum(shown.map((part) => rowsOf(part).length));
      const share = look.row === 0 && count > 0 ? Math.max(left / count, 0.1) : 0;
      const high = (row: TableRow): number => (share > 0 ? share : rowHigh(row, sizes));
      const needs = sum(shown.flatMap(rowsOf).map((row) => rowHigh(row, sizes)));
      if (needs > left + SLACK) {
        pen.site = own.site;
        const hint = `${count} rows of ${millimeters(needs / Math.max(1, count))} have ${millimeters(left)}: take fewer rows, or give the table more room`;
        tooTight(pen, own.site, "this table needs", needs + still(), at.h, [], hint);
      }
      new TableDrawing(canvas, columns, look, own.site, { at, xs, sizes, grouped, titled, heads }).draw(shown, high);
    },
  };
}

/** A column's share of the heading it has in common with its neighbors. */
function groupWidth(pen: Pen, columns: readonly ColumnSpec[], c: number, look: TableLook): number {
  const { group } = columns[c];
  if (group === "") return 0;
  let [from, to] = [c, c + 1];
  while (columns[from - 1]?.group === group) from--;
  while (columns[to]?.group === group) to++;
  return (wordsWidth(pen, group, groupStyle(look), look.groupSize) + 1.2) / (to - from);
}

/** Preferred widths of columns. */
function naturals(
  pen: Pen,
  columns: readonly ColumnSpec[],
  rows: readonly TableRow[],
  look: TableLook,
): (c: number) => number {
  const kept = new Map<number, number>();
  return (c) => {
    let width = kept.get(c);
    if (width === undefined) {
      const { head, under, turn, dice, headBox } = columns[c];
      const heads = headBox
        ? [headBox.wide()]
        : turn === 0
          ? [
              wordsWidth(pen, head, look.headStyle, look.headSize) + diceRoom(dice, look.headH, head),
              wordsWidth(pen, under, "rules", look.headSize),
            ]
          : [3];
      const cells = rows.map((row) => row.cells[c].wide());
      const { group } = columns[c];
      const alone = group !== "" && columns[c - 1]?.group !== group && columns[c + 1]?.group !== group;
      const above = alone || look.groups === "light" ? groupWidth(pen, columns, c, look) : 0;
      kept.set(c, (width = Math.max(above, ...heads.map((w) => (w > 0 ? w + 2 * PAD : 0)), ...cells)));
    }
    return width;
  };
}

/** The parts, with as many rows as fit in the remaining height. */
function fillUp(
  parts: readonly TablePart[],
  fill: Extract<TablePart, { kind: "fill" }>,
  left: number,
  given: readonly TableRow[],
  unit: number,
): readonly TablePart[] {
  const count = Math.max(fill.least, Math.floor((left - given.length * unit) / unit + 1e-6));
  return parts.map((part) =>
    part === fill ? { kind: "rows", rows: Array.from({ length: count }, (_, i) => fill.make(i)) } : part,
  );
}

function splitRows(
  parts: readonly TablePart[],
  room: number,
  high: (row: TableRow) => number,
  unit: number,
  again: (parts: readonly TablePart[]) => Node,
): readonly [Node, Node | undefined] | undefined {
  const taken: TablePart[] = [];
  const rest: TablePart[] = [];
  let left = room;
  for (const part of parts) {
    if (rest.length > 0) rest.push(part);
    else if (part.kind === "fill") taken.push(part);
    else if (part.kind !== "rows") {
      // A strip is the heading of the rows below it: it never ends a page.
      const fits = left >= part.height + (part.kind === "strip" ? unit : 0);
      (fits ? taken : rest).push(part);
      left -= part.height;
    } else {
      let fit = 0;
      while (fit < part.rows.length && high(part.rows[fit]) <= left + 1e-6) left -= high(part.rows[fit++]);
      // Avoids a single row at the end of a table: moves one from the previous page.
      if (part.rows.length - fit === 1 && fit > 2) fit--;
      // Also avoids a single row at the foot of a page.
      if (fit === 1 && part.rows.length > 1 && taken.length === 0 && high(part.rows[0]) < STUB_ROW) return undefined;
      if (fit > 0) taken.push({ kind: "rows", rows: part.rows.slice(0, fit) });
      if (fit < part.rows.length) rest.push({ kind: "rows", rows: part.rows.slice(fit) });
    }
  }
  while (taken.length > 0 && taken[taken.length - 1].kind === "strip") rest.unshift(taken.pop()!);
  if (!taken.some(({ kind }) => kind === "rows" || kind === "fill")) return undefined;
  return [again(taken), rest.length > 0 ? again(rest) : undefined];
}

const wideOf = (column: ColumnSpec, natural: number): number =>
  column.track.kind === "mm" ? column.track.mm : natural;
const tracksFit = (columns: readonly ColumnSpec[], natural: (c: number) => number, room: number): boolean =>
  sum(columns.map((column, c) => wideOf(column, natural(c)))) <= room + SLACK;

/** Sets of columns that fit: groups stay together, and the first column begins every set. */
function columnSets(columns: readonly ColumnSpec[], natural: (c: number) => number, room: number): number[][] {
  const wide = (c: number): number => Math.max(wideOf(columns[c], natural(c)), natural(c));
  const groups: number[][] = [];
  columns.forEach((column, c) => {
    if (c > 0 && column.group !== "" && column.group === columns[c - 1].group) groups[groups.length - 1].push(c);
    else groups.push([c]);
  });
  const [key = [], ...others] = groups;
  const sets: number[][] = [[...key]];
  const used = (set: readonly number[]): number => sum(set.map(wide));
  const add = (group: readonly number[]): void => {
    const set = sets[sets.length - 1];
    if (used([...set, ...group]) <= room || set.length === key.length) set.push(...group);
    else sets.push([...key, ...group]);
  };
  for (const group of others) {
    // A group that does not fit by itself is split too.
    if (used([...key, ...group]) > room) group.forEach((c) => add([c]));
    else add(group);
  }
  return sets;
}

/** A column with its long heading, used when a table comes apart. */
const longHeaded = (column: ColumnSpec): ColumnSpec =>
  column.long === "" ? column : { ...column, head: column.long, under: "", headBox: undefined };

/** The same table with only some columns; they share the remaining width. */
function columnPart(
  pen: Pen,
  columns: readonly ColumnSpec[],
  parts: readonly TablePart[],
  look: TableLook,
  set: readonly number[],
  own: Own,
  /** A box on top of a row goes on its first part. */
  first: boolean,
): Node {
  const chosen = set.map((c) => longHeaded(columns[c]));
  const pick = ({ cells, over, block }: TableRow): TableRow => ({
    cells: set.map((c) => cells[c]),
    ...(first && over && { over }),
    ...(block !== undefined && { block }),
  });
  const rows = parts.flatMap((part): TablePart[] => {
    if (part.kind === "rows") return [{ kind: "rows", rows: part.rows.map(pick) }];
    if (part.kind === "fill") return [{ ...part, make: (i) => pick(part.make(i)) }];
    return part.kind === "strip" ? [part] : [];
  });
  const natural = naturals(
    pen,
    chosen,
    rows.flatMap((part) => (part.kind === "rows" ? part.rows : [])),
    look,
  );
  const shared = chosen.map((column, c): ColumnSpec => ({
    ...column,
    track: { kind: "fr", fr: Math.max(wideOf(column, natural(c)), natural(c), 1) },
  }));
  return table(pen, shared, rows, look, { ...own, height: undefined, grow: 0 });
}

/** A foot on its own: its cells side by side, on as many lines as needed. */
const feet = (parts: readonly TablePart[], width: number): Node[] =>
  parts.flatMap((part) => {
    if (part.kind !== "foot") return [];
    const lines: Node[][] = [[]];
    let used = 0;
    for (const { node } of part.cells) {
      const wide = node.wide() + 1;
      if (used + wide > width && lines[lines.length - 1].length > 0) {
        lines.push([]);
        used = 0;
      }
      lines[lines.length - 1].push(node);
      used += wide;
    }
    return lines.map((nodes) =>
      grid(
        nodes,
        nodes.map((node) => ({ kind: "fr", fr: Math.max(1, node.wide()) })),
        { gap: 1, rowGap: 0 },
        { site: part.site, grow: 0, height: part.height },
      ),
    );
  });
