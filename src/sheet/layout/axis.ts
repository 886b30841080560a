/** Several charts on one axis of results: equal neighbors form one span. */
import { chunks } from "../../kernel/lists/index.js";
import { drawLine, drawRect, type CallSite, type Pen, type Weight } from "../drawing/pen.js";
import { band } from "../marks/band.js";
import { text } from "../marks/text.js";
import type { StyleName } from "../type/styles.js";
import { spokenSigns, wordsWidth } from "../type/words.js";
import { grid, stack } from "./boxes.js";
import type { Tag } from "../drawing/types.js";
import { changed, put, type Canvas, type Node, type Own } from "./node.js";
import { addTag, putWords } from "./tags.js";
import { procedureNodes, type ProcedureLine } from "./prose.js";
import type { Track } from "./tracks.js";

export interface Tick {
  readonly at: number;
  readonly text: string;
}

export interface Span {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  /** Replaces `words` if they are too wide. */
  readonly short: string;
  readonly strong: boolean;
  /** Points; 0 = the axis' default. */
  readonly size: number;
  readonly fill: string;
  /** True for a penalty flag before the words. */
  readonly flag: boolean;
  readonly site: CallSite;
}

export interface AxisRow {
  readonly label: string;
  /** Small words at the right end of the label's cell. */
  readonly note: string;
  /** Height relative to the other rows, millimeters; 0 = the axis' default. */
  readonly height: number;
  /** True for no line above it: it belongs to the previous row. */
  readonly plain: boolean;
  readonly spans: readonly Span[];
  readonly site: CallSite;
}

export interface AxisLook {
  readonly head: string;
  readonly label: number;
  readonly headH: number;
  readonly row: number;
  readonly size: number;
  /** Type size of text that is not strong, points; 0 = one point less. */
  readonly small: number;
  readonly floor: number;
  readonly fill: string;
  /** Color of rules and frame. */
  readonly stroke: string;
  /** Line weights: between spans, between rows, around the chart. */
  readonly line: Weight | number;
  readonly rule: Weight | number;
  readonly frame: Weight | number;
  /** A heavier line before this result; undefined = none. */
  readonly zero?: number;
}

/** Gap between lists side by side, and between their lines, millimeters. */
const BESIDE = 4;
const LINES = 1.1;
const FREE: Track = { kind: "fr", fr: 1 };

/** If words would have to shrink more than this, the short ones replace them. */
const SHRINK = 0.88;

export function axis(pen: Pen, ticks: readonly Tick[], rows: readonly AxisRow[], look: AxisLook, own: Own): Node {
  const { head, label, headH, size, floor, stroke } = look;
  const small = look.small > 0 ? look.small : size - 1;
  const heightOf = ({ height }: AxisRow): number => (height > 0 ? height : look.row);
  const natural = rows.reduce((all, one) => all + heightOf(one), headH);
  const write = (
    canvas: Canvas,
    site: CallSite,
    tag: Tag | undefined,
    value: string,
    x: number,
    y: number,
    w: number,
    h: number,
    more: object,
  ): void =>
    putWords(canvas, site, "axis", "form", tag, (ink) =>
      text.draw({ x, y, w, h }, { ...text.defaults, value, floor, ...more } as never, ink),
    );
  const textOf = (at: number): string => ticks.find((tick) => tick.at === at)?.text ?? `${at}`;
  return {
    ...own,
    kind: "axis",
    words: [head, ...rows.map((one) => one.label)].join(" | "),
    wide: () => 100,
    high: () => natural,
    // In large print each chart becomes a list of ranges and their meanings. Two lists fit side by side.
    apart: () => {
      const lists = rows.map((one) => {
        const lines = one.spans.map(({ from, to, words, flag, site }): ProcedureLine => ({
          kind: "case",
          key: `${flag ? "⚑ " : ""}${from === to ? textOf(from) : `${textOf(from)} \u2026 ${textOf(to)}`}`,
          text: words,
          right: "",
          site,
        }));
        return procedureNodes(
          pen,
          { number: "", title: one.label, note: head, lines, site: one.site },
          { size: 8, leading: 1.2 },
        );
      });
      const bare: Own = { site: own.site, grow: 0 };
      return chunks(lists, 2).map((pair) =>
        changed<Node>(
          grid(
            pair.map((list) => stack(list, { gap: LINES }, bare)),
            [FREE, FREE],
            { gap: BESIDE, rowGap: 0 },
            bare,
          ),
          { apart: undefined, loosen: () => pair.flat() },
        ),
      );
    },
    draw({ x, y, w, h }, canvas) {
      const { site } = own;
      // Rows share the remaining height.
      const unit = h / natural;
      const bandH = headH * unit;
      const fill = (bx: number, by: number, bw: number, bh: number, color: string): void =>
        put(canvas, site, "axis", "form", (ink) => drawRect(ink, bx, by, bw, bh, { fill: color }));
      const line = (x1: number, y1: number, x2: number, y2: number, weight: Weight | number, color = stroke): void =>
        put(canvas, site, "axis", "form", (ink) => drawLine(ink, x1, y1, x2, y2, { weight, stroke: color }));
      const step = (w - label) / Math.max(1, ticks.length);
      const left = (result: number): number => x + label + (result - ticks[0].at) * step;
      put(canvas, site, "band", "form", (ink) =>
        band.draw({ x, y, w, h: bandH }, { ...band.defaults, title: "" } as never, ink),
      );
      const table = addTag(canvas.tag, { role: "Table" });
      const heads = addTag(table, { role: "TR" });
      const columnHead = (): Tag | undefined => addTag(heads, { role: "TH", scope: "Column" });
      write(canvas, site, columnHead(), head, x + 1.1, y, label - 1.2, bandH, {
        style: "band",
        size,
        fill: "onBand",
        align: "start",
      });
      for (const tick of ticks)
        write(canvas, site, columnHead(), tick.text, left(tick.at), y, step, bandH, {
          style: "strong",
          size,
          fill: "onBand",
          pad: 0.1,
        });
      let top = y + bandH;
      for (const one of rows) {
        const row = heightOf(one) * unit;
        fill(x, top, label, row, look.fill);
        const noteW = one.note === "" ? 0 : wordsWidth(pen, one.note, "semi", small) + 0.4;
        const rowTag = addTag(table, { role: "TR" });
        const rowHead = addTag(rowTag, { role: "TH", scope: "Row" });
        write(canvas, one.site, addTag(rowHead, { role: "Span" }), one.label, x + 0.8, top, label - 0.9 - noteW, row, {
          style: "band",
          size,
          align: "start",
        });
        if (noteW > 0)
          write(canvas, one.site, addTag(rowHead, { role: "Span" }), one.note, x, top, label - 0.3, row, {
            style: "semi",
            size: small,
            align: "end",
          });
        for (const span of one.spans) fill(left(span.from), top, (span.to - span.from + 1) * step, row, span.fill);
        for (const span of one.spans.slice(1))
          line(left(span.from), top, left(span.from), top + row, look.line, "grey");
        for (const span of one.spans) {
          const wide = (span.to - span.from + 1) * step;
          const style: StyleName = span.strong ? "strong" : span.flag ? "semi" : "body";
          const own = span.size > 0 ? span.size : span.strong ? size : small;
          const flagged = (words: string): string => (span.flag ? `\u2691${words}` : words);
          const fits = wordsWidth(pen, flagged(span.words), style, own * SHRINK) <= wide - 0.5;
          // The short words include everything, even flags.
          const value = fits || span.short === "" ? flagged(span.words) : span.short;
          const spoken = spokenSigns(value);
          write(
            canvas,
            span.site,
            addTag(rowTag, { role: "TD", span: span.to - span.from + 1, ...(spoken && { words: spoken }) }),
            value,
            left(span.from),
            top,
            wide,
            row,
            {
              style,
              size: own,
              pad: Math.min(0.25, wide * 0.03),
            },
          );
        }
        if (!one.plain) line(x, top, x + w, top, look.rule);
        top += row;
      }
      const { zero } = look;
      if (zero !== undefined) line(left(zero), y + bandH, left(zero), y + h, look.frame);
      put(canvas, site, "axis", "form", (ink) => drawRect(ink, x, y, w, h, { stroke, weight: look.frame }));
    },
  };
}
