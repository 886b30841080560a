/** Procedures: a band, then numbered steps, cases with their conditions at the left, and remarks. For columns of text. */
import { ptToMm } from "../../kernel/units/index.js";
import { drawRect, type CallSite, type Pen } from "../drawing/pen.js";
import type { Rect, Tag } from "../drawing/types.js";
import { band } from "../marks/band.js";
import { p as paragraph } from "../marks/paragraph.js";
import { text } from "../marks/text.js";
import { centredBaseline, writeLine } from "../type/line.js";
import type { StyleName } from "../type/styles.js";
import type { Canvas, Node } from "./node.js";
import { addTag, headingTag, putWords } from "./tags.js";

export interface ProcedureLine {
  readonly kind: "step" | "case" | "note";
  /** Words, dice or stars at the left of a case. */
  readonly key: string;
  readonly text: string;
  /** Words or dice at the right end of a step's first line. */
  readonly right: string;
  readonly site: CallSite;
}

export interface Procedure {
  /** Number in a tile at the left end of the band; "" = none. */
  readonly number: string;
  readonly title: string;
  readonly note: string;
  /** Height of the band. */
  readonly bandH?: number;
  /** Type of its note, in points. */
  readonly noteSize?: number;
  readonly lines: readonly ProcedureLine[];
  readonly site: CallSite;
}

export interface Setting {
  /** Points. */
  readonly size: number;
  readonly leading: number;
}

/** Default height of a procedure's band, and type of its note. */
export const BAND = { high: 4.5, noteSize: 6.8 } as const;
const PAD = 1.4;

/** Wrapped text as a box with a whole number of lines. */
function wrapped(pen: Pen, value: string, size: number, leading: number, style: StyleName = "rules") {
  const props = { ...paragraph.defaults, value, size, floor: size, leading, style } as never;
  return {
    high: (w: number): number => paragraph.high(props, pen, w),
    wide: (): number => paragraph.wide(props, pen),
    draw: (at: Rect, canvas: Canvas, site: CallSite, tag: Tag | undefined): void =>
      putWords(canvas, site, "p", "form", tag, (own) => paragraph.draw(at, props, own)),
  };
}

const keyProps = (value: string, size: number) =>
  ({ ...text.defaults, value, size, style: "strong", fill: "accent", align: "start", pad: 0, floor: size }) as never;

/** The boxes of one procedure; they stay together in a column. */
export function procedureNodes(pen: Pen, procedure: Procedure, s: Setting): Node[] {
  const { lines } = procedure;
  const step = ptToMm(s.size) * s.leading;
  const side = ptToMm(s.size) * 1.12;
  // Without steps, cases begin at the left edge.
  const gutter = lines.some(({ kind }) => kind === "step") ? side + PAD : 0;
  const keyWidth = ({ kind, key }: ProcedureLine): number =>
    kind === "case" ? text.wide(keyProps(key, s.size), pen) : 0;
  const keyW = Math.max(0, ...lines.map(keyWidth));
  let count = 0;
  const nodes = lines.map((line, i): Node => {
    const words = wrapped(pen, line.text, s.size, s.leading);
    const indent = line.kind === "note" ? 0 : line.kind === "step" ? gutter : gutter + keyW + 1.9;
    const rightProps = { ...(keyProps(line.right, s.size) as object), fill: "ink" } as never;
    const right = line.right === "" ? 0 : text.wide(rightProps, pen) + 0.8;
    if (line.kind === "step") count++;
    const own = `${count}`;
    return {
      kind: line.kind,
      site: line.site,
      words: line.key,
      grow: 0,
      before: i === 0 ? 1 : 0.62,
      sticks: i < lines.length - 1,
      stretch: 0.12,
      wide: () => words.wide() + indent + right,
      high: (w) => words.high(w - indent - right),
      draw: (at, canvas) => {
        // Its number or condition is read aloud before its words.
        const all = addTag(canvas.tag, { role: "P" });
        const key = line.kind === "note" ? undefined : addTag(all, { role: "Lbl" });
        words.draw(
          { ...at, x: at.x + indent, w: at.w - indent - right },
          canvas,
          line.site,
          addTag(all, { role: "Span" }),
        );
        const first = { x: at.x, y: at.y, w: at.w, h: step };
        if (line.kind === "step") {
          putWords(canvas, line.site, "step", "form", key, (ink) => numberTile(ink, own, first, side, s.size));
          if (line.right !== "")
            putWords(canvas, line.site, "step", "form", addTag(all, { role: "Span" }), (ink) =>
              text.draw({ ...first, x: at.x + at.w - right + 0.8, w: right - 0.8 }, rightProps, ink),
            );
        } else if (line.kind === "case")
          putWords(canvas, line.site, "case", "form", key, (ink) =>
            text.draw({ ...first, x: at.x + gutter, w: keyW + 0.1 }, keyProps(line.key, s.size), ink),
          );
      },
    };
  });
  return [heading(procedure), ...nodes];
}

function numberTile(pen: Pen, value: string, { x, y, h }: Rect, side: number, size: number): void {
  const middle = y + h / 2 + ptToMm(size) * 0.01;
  drawRect(pen, x, middle - side / 2, side, side, { fill: "tint12", stroke: "accent" });
  writeLine(pen, {
    value,
    x: x + side / 2,
    y: centredBaseline(pen, "strong", size * 0.92, middle),
    style: "strong",
    size: size * 0.92,
    fill: "ink",
    align: "middle",
  });
}

function heading({ number, title, note, bandH = BAND.high, noteSize = BAND.noteSize, site }: Procedure): Node {
  return {
    kind: "procedure",
    site,
    words: [number, title].filter(Boolean).join(" "),
    grow: 0,
    before: 2.4,
    sticks: true,
    stretch: 2,
    wide: () => 40,
    high: () => bandH,
    draw: (at, canvas) =>
      putWords(canvas, site, "procedure", "form", addTag(canvas.tag, headingTag(canvas.level)), (pen) => {
        const look = { ...band.defaults, title, note, number, size: 8.4, noteSize, pad: 1.6 };
        band.draw({ ...at, h: bandH }, look as never, pen);
      }),
  };
}
