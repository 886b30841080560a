/** A ruled table: columns said once with what stands in a cell, rows of any number, strips between them, a foot. */
import { drawLine, drawRect, type CallSite, type Pen, type Weight } from "../drawing/pen.js";
import type { Rect } from "../drawing/types.js";
import { band } from "../marks/band.js";
import { die, hexDie } from "../marks/dice.js";
import { lineWidth, writeLine, type Align } from "../type/line.js";
import type { StyleName } from "../type/styles.js";
import { wordsWidth, writeWords } from "../type/words.js";
import { grid, millimeters, tooTight } from "./boxes.js";
import { drawNode, heightOf, put, sum, type Canvas, type Node, type Own } from "./node.js";
import { solveTracks, starts, type Track } from "./tracks.js";

export interface ColumnSpec {
  readonly site: CallSite;
  readonly track: Track;
  readonly head: string;
  readonly under: string;
  readonly align: Align;
  /** Color of the whole column; `none`. */
  readonly fill: string;
  /** Columns next to each other with one group share a head in the band. */
  readonly group: string;
  /** Head in large print, where there is room for words. */
  readonly long: string;
  /** Degrees that the head is turned by. */
  readonly turn: number;
  /** Dice that read the column, drawn in its head before the words. */
  readonly dice: readonly HeadDie[];
  /** A box that stands in its head instead of words: a legend, a scale. */
  readonly headBox?: Node | undefined;
}

/** A die in a column's head. */
export type HeadDie = "d6" | "d20";

export interface TableRow {
  readonly cells: readonly Node[];
  /** Over the whole row. */
  readonly over?: Node;
  /** Block of rows with one tint that it belongs to, from 0; without it rows are counted. */
  readonly block?: number;
}

export type TablePart =
  | { readonly kind: "rows"; readonly rows: readonly TableRow[] }
  /** As many empty rows as there is room for. */
  | { readonly kind: "fill"; readonly make: (index: number) => TableRow; readonly least: number }
  | {
      readonly kind: "strip";
      readonly node: Node;
      readonly height: number;
      readonly site: CallSite;
      readonly fill: string;
    }
  | {
      readonly kind: "foot";
      readonly cells: readonly FootCell[];
      readonly height: number;
      readonly site: CallSite;
      readonly fill: string;
    };

export interface FootCell {
  readonly span: number;
  readonly node: Node;
  /** No line before it. */
  readonly plain: boolean;
}

export interface TableLook {
  readonly title: string;
  readonly note: string;
  /** In a tile at the left end of the band; "" = none. */
  readonly number: string;
  readonly noteSize: number;
  readonly bandH: number;
  /** Type of the band, points. */
  readonly size: number;
  readonly headH: number;
  readonly headStyle: StyleName;
  readonly headSize: number;
  /** Height of a row; 0 = the rows share what is left; -1 = each as high as its cells. */
  readonly row: number;
  /** Least height of a row that shares what is left. */
  readonly leastRow: number;
  /** The template asks for rows as low as that, though its cells would like to be higher. */
  readonly low?: boolean;
  /** Rows of a tint; 0 = none. */
  readonly block: number;
  readonly frame: string;
  /** Lines between rows and between columns: a weight, or `none`. */
  readonly rowLine: string;
  readonly columnLine: string;
  /** A heavier line after every so many rows; 0 = none. */
  readonly ruleEvery: number;
  /** Heads of groups stand on a solid band, or on a tint as the heads below them. */
  readonly groups: "solid" | "light";
  /** Height and type of the heads of groups. */
  readonly groupH: number;
  readonly groupSize: number;
}

const PAD = 1.2;
const SLACK = 0.02;
/** A single row lower than this is not worth a head at the foot of a page, millimeters. */
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
  /** Least height of the rows. */
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
      // Room on a sheet says how many empty rows there are; over pages it is the least of them, which can be parted.
      const told = parts.map((part): TablePart =>
        part.kind === "fill" && part.least > 1
          ? { kind: "rows", rows: Array.from({ length: part.least }, (_, i) => part.make(i)) }
          : part,
      );
      const sets = columnSets(columns, naturals(pen, columns.map(longHeaded), told.flatMap(rowsOf), look), w);
      const row = look.row || leastRow();
      const looks = { ...look, row };
      if (sets.length === 1 && tracksFit(columns, natural, w)) {
        // Type of large print may need more than a column has on the sheet.
        const wider = columns.map((column, c): ColumnSpec =>
          column.track.kind === "mm"
            ? { ...column, track: { kind: "mm", mm: Math.max(column.track.mm, natural(c)) } }
            : column,
        );
        return [table(pen, wider, told, looks, { ...own, height: undefined, grow: 0 })];
      }
      return [...sets.map((set, i) => columnPart(pen, columns, told, looks, set, own, i === 0)), ...feet(parts, w)];
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

/** What a column takes of the head that it shares with its neighbours. */
function groupWidth(pen: Pen, columns: readonly ColumnSpec[], c: number, look: TableLook): number {
  const { group } = columns[c];
  if (group === "") return 0;
  let [from, to] = [c, c + 1];
  while (columns[from - 1]?.group === group) from--;
  while (columns[to]?.group === group) to++;
  return (wordsWidth(pen, group, groupStyle(look), look.groupSize) + 1.2) / (to - from);
}

/** Widths that columns would like. */
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

/** The parts with as many rows as fit into what is left. */
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
      // A strip heads the rows below it: it never ends a page.
      const fits = left >= part.height + (part.kind === "strip" ? unit : 0);
      (fits ? taken : rest).push(part);
      left -= part.height;
    } else {
      let fit = 0;
      while (fit < part.rows.length && high(part.rows[fit]) <= left + 1e-6) left -= high(part.rows[fit++]);
      // A single row at the end of a table is a stub: it takes one from the page before.
      if (part.rows.length - fit === 1 && fit > 2) fit--;
      // So is one at the foot of a page.
      if (fit === 1 && part.rows.length > 1 && taken.length === 0 && high(part.rows[0]) < STUB_ROW) return undefined;
      if (fit > 0) taken.push({ kind: "rows", rows: part.rows.slice(0, fit) });
      if (fit < part.rows.length) rest.push({ kind: "rows", rows: part.rows.slice(fit) });
    }
  }
  while (taken.length > 0 && taken[taken.length - 1].kind === "strip") rest.unshift(taken.pop()!);
  if (!taken.some(({ kind }) => kind === "rows" || kind === "fill")) return undefined;
  return [again(taken), rest.length > 0 ? again(rest) : undefined];
}

interface Frame {
  readonly at: Rect;
  readonly xs: readonly number[];
  readonly sizes: readonly number[];
  readonly grouped: boolean;
  readonly titled: boolean;
  readonly heads: number;
}

/** One table being drawn. */
class TableDrawing {
  constructor(
    private readonly canvas: Canvas,
    private readonly columns: readonly ColumnSpec[],
    private readonly look: TableLook,
    private readonly site: CallSite,
    private readonly frame: Frame,
  ) {}

  draw(parts: readonly TablePart[], high: (row: TableRow) => number): void {
    const { look, frame, columns } = this;
    const { at, xs, heads } = frame;
    const right = at.x + at.w;
    const headY = at.y + heads - look.headH;
    let y = at.y + heads;
    if (look.headH > 0) {
      this.tint(at.x, headY, at.w, look.headH, "tint12");
      this.uprights(headY, y);
    }
    let index = 0;
    for (const part of parts) {
      if (part.kind === "strip") {
        this.tint(at.x, y, at.w, part.height, part.fill);
        this.rule(at.x, y, right, y, "frame");
        drawNode(part.node, { x: at.x + 1.6, y, w: at.w - 3.2, h: part.height }, this.canvas);
        y += part.height;
      } else if (part.kind === "foot") {
        this.tint(at.x, y, at.w, part.height, part.fill);
        this.rule(at.x, y, right, y, "frame");
        this.foot(part, y);
        y += part.height;
      } else if (part.kind === "rows") {
        const top = y;
        const tops = part.rows.map((row) => {
          const own = y;
          y += high(row);
          return own;
        });
        const ends = (r: number): number => (r + 1 < tops.length ? tops[r + 1] : y);
        const blockOf = (r: number): number => part.rows[r].block ?? Math.floor((index + r) / look.block);
        tops.forEach((own, r) => {
          if (look.block > 0 && blockOf(r) % 2 === 1) this.tint(at.x, own, at.w, ends(r) - own, "tint6");
        });
        columns.forEach(({ fill }, c) => fill !== "none" && this.tint(xs[c], top, frame.sizes[c], y - top, fill));
        tops.forEach((own, r) => {
          const named = part.rows[r].block;
          const begins = named === undefined ? (index + r) % look.ruleEvery === 0 : named !== part.rows[r - 1]?.block;
          const heavy = look.ruleEvery > 0 && r > 0 && begins;
          const weight = r === 0 ? (heads > 0 || index > 0 ? "rule" : "none") : heavy ? "rule" : look.rowLine;
          this.rule(at.x, own, right, own, weight);
        });
        this.uprights(top, y);
        part.rows.forEach((row, r) => {
          const h = ends(r) - tops[r];
          row.cells.forEach((cell, c) => drawNode(cell, { x: xs[c], y: tops[r], w: frame.sizes[c], h }, this.canvas));
          if (row.over) drawNode(row.over, { x: at.x, y: tops[r], w: at.w, h }, this.canvas);
        });
        index += part.rows.length;
      }
    }
    if (look.headH > 0) columns.forEach((column, c) => this.head(column, c, headY));
    this.bands();
    if (look.frame !== "none")
      put(this.canvas, this.site, "table", "form", (pen) =>
        drawRect(pen, at.x, at.y, at.w, y - at.y, { stroke: "ink", weight: look.frame as Weight }),
      );
  }

  private foot({ cells, height, site }: Extract<TablePart, { kind: "foot" }>, y: number): void {
    const { xs, sizes } = this.frame;
    let c = 0;
    for (const cell of cells) {
      const w = sum(sizes.slice(c, c + cell.span));
      if (c >= xs.length) {
        this.canvas.pen.site = site;
        tooTight(
          this.canvas.pen,
          site,
          "the foot needs",
          c + cell.span,
          xs.length,
          [],
          "its cells span more columns than the table has",
        );
        return;
      }
      if (c > 0 && !cell.plain) this.rule(xs[c], y, xs[c], y + height, "rule");
      drawNode(cell.node, { x: xs[c], y, w, h: height }, this.canvas);
      c += cell.span;
    }
  }

  private rule(x1: number, y1: number, x2: number, y2: number, weight: string): void {
    if (weight === "none") return;
    put(this.canvas, this.site, "table", "form", (pen) => drawLine(pen, x1, y1, x2, y2, { weight: weight as Weight }));
  }

  private tint(x: number, y: number, w: number, h: number, fill: string): void {
    if (fill === "none") return;
    put(this.canvas, this.site, "table", "form", (pen) => drawRect(pen, x, y, w, h, { fill }));
  }

  private uprights(y1: number, y2: number): void {
    const { columns, look } = this;
    const { xs, grouped } = this.frame;
    for (let c = 1; c < columns.length; c++) {
      const seam = grouped && columns[c].group !== columns[c - 1].group;
      const weight = seam ? "rule" : look.columnLine;
      this.rule(xs[c], y1, xs[c], y2, weight);
    }
  }

  private head({ site, head, under, align, turn, dice, headBox }: ColumnSpec, c: number, y: number): void {
    const { look } = this;
    const [left, full, h] = [this.frame.xs[c], this.frame.sizes[c], look.headH];
    if (headBox) return drawNode(headBox, { x: left, y, w: full, h }, this.canvas);
    const diceW = diceRoom(dice, h, head);
    if (dice.length > 0) {
      const words = head === "" ? 0 : lineWidth(this.canvas.pen, head, look.headStyle, look.headSize);
      const start =
        align === "middle"
          ? left + Math.max(0.4, (full - diceW - words) / 2)
          : align === "end"
            ? left + Math.max(0.4, full - PAD - diceW - words)
            : left + PAD;
      this.headDice(dice, site, { x: start, y: y + (under === "" ? 0 : h * -0.21), w: diceW, h });
    }
    // Words stand beside the dice; in the middle both are one group.
    const shift = align === "start" ? diceW : align === "middle" ? diceW : 0;
    const [x, w] = [left + shift, full - (align === "end" ? 0 : diceW)];
    const write = (value: string, style: StyleName, middle: number): void =>
      put(this.canvas, site, "column", "form", (pen) => {
        if (turn !== 0) {
          const half = look.headSize * 0.123;
          writeLine(pen, {
            value,
            x: x + w / 2 + (turn > 180 ? half : -half),
            y: turn > 180 ? y + h - 0.8 : y + 0.8,
            style,
            size: look.headSize,
            width: h - 1.2,
            floor: 5.6,
            turn,
          });
          return;
        }
        const at = align === "middle" ? x + w / 2 : align === "end" ? x + w - PAD : x + PAD;
        const room = w - (align === "middle" ? 0.5 : PAD + 0.4);
        const baseline = middle + look.headSize * 0.123;
        writeWords(pen, { value, x: at, y: baseline, style, size: look.headSize, align, width: room, floor: 5.6 });
      });
    if (head !== "") write(head, look.headStyle, y + h * (under === "" ? 0.5 : 0.29));
    if (under !== "") write(under, "rules", y + h * 0.72);
  }

  private headDice(dice: readonly HeadDie[], site: CallSite, { x, y, h }: Rect): void {
    const side = dieSide(h);
    dice.forEach((sides, i) => {
      const at = { x: x + i * (side + DIE_GAP), y: y + (h - side) / 2, w: side, h: side };
      put(this.canvas, site, "column", "form", (pen) => {
        if (sides === "d20")
          hexDie.draw({ ...at, y, h }, { ...hexDie.defaults, look: "plain", r: side * 0.6 } as never, pen);
        else die.draw(at, { ...die.defaults, face: HEAD_FACES[i % HEAD_FACES.length], size: side } as never, pen);
      });
    });
  }

  private bands(): void {
    const { look, columns, canvas, site } = this;
    const { at, xs, sizes, grouped, titled } = this.frame;
    let y = at.y;
    if (titled) {
      const { title, note, number, size, noteSize } = look;
      put(canvas, site, "band", "form", (pen) =>
        band.draw(
          { x: at.x, y: at.y, w: at.w, h: look.bandH },
          { ...band.defaults, title, note, number, size, noteSize } as never,
          pen,
        ),
      );
      y += look.bandH;
    }
    if (!grouped) return;
    const h = look.groupH;
    const light = look.groups === "light";
    if (light) {
      this.tint(at.x, y, at.w, h, "tint12");
      this.rule(at.x, y + h, at.x + at.w, y + h, "hair");
    } else
      put(canvas, site, "band", "form", (pen) =>
        band.draw({ x: at.x, y, w: at.w, h }, { ...band.defaults, title: "", size: look.groupSize } as never, pen),
      );
    for (let c = 0; c < columns.length;) {
      let end = c + 1;
      while (end < columns.length && columns[end].group === columns[c].group) end++;
      const w = sum(sizes.slice(c, end));
      const [x, value] = [xs[c], columns[c].group];
      put(canvas, columns[c].site, "column", "form", (pen) => {
        const baseline = y + h / 2 + look.groupSize * 0.123;
        writeWords(pen, {
          value,
          x: x + w / 2,
          y: baseline,
          style: groupStyle(look),
          size: look.groupSize,
          fill: light ? "ink" : "onBand",
          align: "middle",
          width: w - 1,
          floor: 5.6,
        });
        if (c > 0 && light) drawLine(pen, x, y, x, y + h, { weight: "rule" });
        else if (c > 0) drawLine(pen, x, y + 0.9, x, y + h - 0.9, { weight: "hair", stroke: "onBand" });
      });
      c = end;
    }
  }
}

const groupStyle = ({ groups }: TableLook): StyleName => (groups === "light" ? "label" : "band");

/** Faces of the dice in a head, one after the other. */
const HEAD_FACES = [5, 3, 4] as const;
const DIE_GAP = 0.6;
const dieSide = (headH: number): number => Math.min(3.4, Math.max(headH - 1, 1));

/** Width that the dice of a head take, with the white before its words. */
const diceRoom = (dice: readonly HeadDie[], headH: number, head: string): number =>
  dice.length === 0 ? 0 : dice.length * (dieSide(headH) + DIE_GAP) - DIE_GAP + (head === "" ? 0 : 1);

const wideOf = (column: ColumnSpec, natural: number): number =>
  column.track.kind === "mm" ? column.track.mm : natural;
const tracksFit = (columns: readonly ColumnSpec[], natural: (c: number) => number, room: number): boolean =>
  sum(columns.map((column, c) => wideOf(column, natural(c)))) <= room + SLACK;

/** Columns in sets that fit: groups stay together, the first column heads every set. */
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
    // A group that has no room by itself comes apart, too.
    if (used([...key, ...group]) > room) group.forEach((c) => add([c]));
    else add(group);
  }
  return sets;
}

/** A column under the head that it has where a table comes apart. */
const longHeaded = (column: ColumnSpec): ColumnSpec =>
  column.long === "" ? column : { ...column, head: column.long, under: "", headBox: undefined };

/** The same table with some of its columns; they share what is left over as they need it. */
function columnPart(
  pen: Pen,
  columns: readonly ColumnSpec[],
  parts: readonly TablePart[],
  look: TableLook,
  set: readonly number[],
  own: Own,
  /** What stands over a row stands over its first part. */
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

/** A foot by itself: its cells side by side, in as many lines as they need. */
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
