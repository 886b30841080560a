/** Draws a table: its headings, rows, strips and foot, with rules between them. `table` has computed widths and heights. */
import { drawLine, drawRect, report, type CallSite, type Weight } from "../drawing/pen.js";
import type { Rect, Tag } from "../drawing/types.js";
import { band, inBandColor } from "../marks/band.js";
import { die, hexDie } from "../marks/dice.js";
import { lineWidth, writeLine } from "../type/line.js";
import type { StyleName } from "../type/styles.js";
import { writeWords } from "../type/words.js";
import { drawNode, put, sum, type Canvas } from "./node.js";
import type { ColumnSpec, HeadDie, TableLook, TablePart, TableRow } from "./table-parts.js";
import { addTag, putWords, within } from "./tags.js";

export const groupStyle = ({ groups }: TableLook): StyleName => (groups === "light" ? "label" : "band");

/** Faces of the dice in a heading, in order. */
const HEAD_FACES = [5, 3, 4] as const;
const DIE_GAP = 0.6;
const dieSide = (headH: number): number => Math.min(3.4, Math.max(headH - 1, 1));

/** Width of a heading's dice, including the gap before its words. */
export const diceRoom = (dice: readonly HeadDie[], headH: number, head: string): number =>
  dice.length === 0 ? 0 : dice.length * (dieSide(headH) + DIE_GAP) - DIE_GAP + (head === "" ? 0 : 1);

/** Padding of cells. */
export const PAD = 1.2;

/** Position of a table, and its columns. */
interface Frame {
  readonly at: Rect;
  readonly xs: readonly number[];
  readonly sizes: readonly number[];
  readonly grouped: boolean;
  readonly titled: boolean;
  readonly heads: number;
}

/** True if cells are read aloud with the headings of row and column. */
const headedColumn = (column: ColumnSpec): boolean => headOf(column) !== "" || column.headBox !== undefined;

/** The name of a column: as printed, as read aloud, or the name of its fields. */
const headOf = ({ head, under, heard, long }: ColumnSpec): string =>
  [head, under].filter(Boolean).join(" ") || heard || long;

/** One table being drawn. */
export class TableDrawing {
  /** Its accessible parts: title, headings and rows, in this order, whatever is drawn first. */
  private readonly tag: Tag | undefined;
  private readonly caption: Tag | undefined;
  private readonly groupRow: Tag | undefined;
  private readonly headRow: Tag | undefined;
  /** Where vertical rules of the headings begin; those of the first rows continue them. */
  private open: number | undefined;

  constructor(
    private readonly canvas: Canvas,
    private readonly columns: readonly ColumnSpec[],
    private readonly look: TableLook,
    private readonly site: CallSite,
    private readonly frame: Frame,
  ) {
    this.tag = addTag(canvas.tag, { role: "Table" });
    if (frame.titled) this.caption = addTag(this.tag, { role: "Caption" });
    if (frame.grouped) this.groupRow = addTag(this.tag, { role: "TR" });
    if (look.headH > 0 || columns.some(({ heard, long }) => heard + long !== ""))
      this.headRow = addTag(this.tag, { role: "TR" });
  }

  draw(parts: readonly TablePart[], high: (row: TableRow) => number): void {
    const { look, frame, columns } = this;
    const { at, xs, heads } = frame;
    const right = at.x + at.w;
    const headY = at.y + heads - look.headH;
    let y = at.y + heads;
    if (look.headH > 0) {
      this.tint(at.x, headY, at.w, look.headH, "tint12");
      this.open = headY;
    }
    let index = 0;
    for (const part of parts) {
      if (part.kind !== "rows") this.close(y);
      if (part.kind === "strip") {
        this.tint(at.x, y, at.w, part.height, part.fill);
        this.rule(at.x, y, right, y, "frame");
        const strip = addTag(this.row(), { role: "TD", span: columns.length });
        within(this.canvas, strip, () =>
          drawNode(part.node, { x: at.x + 1.6, y, w: at.w - 3.2, h: part.height }, this.canvas),
        );
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
        part.rows.forEach((row, r) => {
          const h = ends(r) - tops[r];
          const line = this.row();
          const heads = look.headRow && index + r === 0;
          row.cells.forEach((cell, c) =>
            within(this.canvas, this.cell(line, row, c, heads), () =>
              drawNode(cell, { x: xs[c], y: tops[r], w: frame.sizes[c], h }, this.canvas),
            ),
          );
          const { over } = row;
          if (over)
            within(this.canvas, line?.kids.at(-1), () =>
              drawNode(over, { x: at.x, y: tops[r], w: at.w, h }, this.canvas),
            );
        });
        // Lines are drawn last, on top of cell colors.
        tops.forEach((own, r) => {
          const named = part.rows[r].block;
          const begins = named === undefined ? (index + r) % look.ruleEvery === 0 : named !== part.rows[r - 1]?.block;
          const heavy = look.ruleEvery > 0 && r > 0 && begins;
          const weight = r === 0 ? (heads > 0 || index > 0 ? "rule" : "none") : heavy ? "rule" : look.rowLine;
          this.rule(at.x, own, right, own, weight);
        });
        this.open ??= top;
        this.close(y);
        index += part.rows.length;
      }
    }
    this.close(y);
    columns.forEach((column, c) => {
      const words = headOf(column);
      const tag = addTag(this.headRow, { role: "TH", scope: "Column", ...(words !== "" && { words }) });
      if (look.headH > 0) this.head(column, c, headY, tag);
    });
    this.bands();
    if (look.frame !== "none")
      put(this.canvas, this.site, "table", "form", (pen) =>
        drawRect(pen, at.x, at.y, at.w, y - at.y, { stroke: "ink", weight: look.frame as Weight }),
      );
  }

  private row(): Tag | undefined {
    return addTag(this.tag, { role: "TR" });
  }

  /** A cell in reading order; words in the first column are the row's heading. */
  private cell(line: Tag | undefined, { cells }: TableRow, c: number, isHead: boolean): Tag | undefined {
    if (!line) return undefined;
    if (isHead) return addTag(line, { role: "TH", scope: "Column", ...(cells[c].words && { words: cells[c].words }) });
    const column = this.columns[c];
    const words = (cells[0].words ?? "").trim();
    const heads = words !== "" || this.columns[0].fill === "tint12";
    if (c === 0 && heads) return addTag(line, { role: "TH", scope: "Row", ...(words !== "" && { words }) });
    const headed = heads || headedColumn(column) || this.look.headRow;
    return addTag(line, { role: "TD", ...(headed && { headed: true }) });
  }

  private foot({ cells, height, site }: Extract<TablePart, { kind: "foot" }>, y: number): void {
    const { xs, sizes } = this.frame;
    const line = this.row();
    let c = 0;
    for (const cell of cells) {
      const w = sum(sizes.slice(c, c + cell.span));
      if (c >= xs.length) {
        this.canvas.pen.site = site;
        const asked = cells.reduce((all, { span }) => all + span, 0);
        const message = `the foot has cells for ${asked} columns; the table has ${xs.length}`;
        report(this.canvas.pen, "table-foot", message, { hint: "remove cells, or let them span fewer columns" });
        return;
      }
      if (c > 0 && !cell.plain) this.rule(xs[c], y, xs[c], y + height, "rule");
      within(this.canvas, addTag(line, { role: "TD", span: cell.span }), () =>
        drawNode(cell.node, { x: xs[c], y, w, h: height }, this.canvas),
      );
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

  /** Draws the vertical rules above `y`. */
  private close(y: number): void {
    if (this.open !== undefined && y > this.open) this.uprights(this.open, y);
    this.open = undefined;
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

  private head(
    { site, head, under, align, turn, dice, headBox }: ColumnSpec,
    c: number,
    y: number,
    tag: Tag | undefined,
  ): void {
    const { look } = this;
    const [left, full, h] = [this.frame.xs[c], this.frame.sizes[c], look.headH];
    if (headBox) return within(this.canvas, tag, () => drawNode(headBox, { x: left, y, w: full, h }, this.canvas));
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
    // Words are next to the dice; if centered, both are one group.
    const shift = align === "start" ? diceW : align === "middle" ? diceW : 0;
    const [x, w] = [left + shift, full - (align === "end" ? 0 : diceW)];
    const write = (value: string, style: StyleName, middle: number): void =>
      putWords(this.canvas, site, "column", "form", tag, (pen) => {
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
      const { title, note, number, size, noteSize, bandColor: color } = look;
      putWords(canvas, site, "band", "form", this.caption, (pen) =>
        band.draw(
          { x: at.x, y: at.y, w: at.w, h: look.bandH },
          { ...band.defaults, title, note, number, size, noteSize, color } as never,
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
        band.draw(
          { x: at.x, y, w: at.w, h },
          { ...band.defaults, title: "", size: look.groupSize, color: look.bandColor } as never,
          pen,
        ),
      );
    for (let c = 0; c < columns.length;) {
      let end = c + 1;
      while (end < columns.length && columns[end].group === columns[c].group) end++;
      const w = sum(sizes.slice(c, end));
      const [x, value, start] = [xs[c], columns[c].group, c];
      const head = { role: "TH", scope: "Column", span: end - c, ...(value !== "" && { words: value }) } as const;
      putWords(canvas, columns[c].site, "column", "form", addTag(this.groupRow, head), (outer) => {
        const pen = light ? outer : inBandColor(outer, look.bandColor);
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
        if (start > 0 && light) drawLine(pen, x, y, x, y + h, { weight: "rule" });
        else if (start > 0) drawLine(pen, x, y + 0.9, x, y + h - 0.9, { weight: "hair", stroke: "onBand" });
      });
      c = end;
    }
  }
}
