/** Several charts on one axis of results: neighbours that say the same are one span. */
import { drawLine, drawPolygon, drawRect, type CallSite, type Pen } from "../drawing/pen.js";
import { band } from "../marks/band.js";
import { text } from "../marks/text.js";
import type { StyleName } from "../type/styles.js";
import { procedureNodes, type ProcedureLine } from "./prose.js";
import { put, type Canvas, type Node, type Own } from "./node.js";

export interface Tick {
  readonly at: number;
  readonly text: string;
}

export interface Span {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  /** Said where `words` is too wide. */
  readonly short: string;
  readonly strong: boolean;
  readonly fill: string;
  /** A penalty flag before the words. */
  readonly flag: boolean;
  readonly site: CallSite;
}

export interface AxisRow {
  readonly label: string;
  readonly spans: readonly Span[];
  readonly site: CallSite;
}

export interface AxisLook {
  readonly head: string;
  readonly label: number;
  readonly headH: number;
  readonly row: number;
  readonly size: number;
}

/** Narrower than this the short words are taken. */
const TIGHT = 14;

export function axis(pen: Pen, ticks: readonly Tick[], rows: readonly AxisRow[], look: AxisLook, own: Own): Node {
  const { head, label, headH, row, size } = look;
  const write = (
    canvas: Canvas,
    site: CallSite,
    value: string,
    x: number,
    y: number,
    w: number,
    h: number,
    more: object,
  ): void =>
    put(canvas, site, "axis", "form", (ink) =>
      text.draw({ x, y, w, h }, { ...text.defaults, value, floor: 5.6, ...more } as never, ink),
    );
  const textOf = (at: number): string => ticks.find((tick) => tick.at === at)?.text ?? `${at}`;
  return {
    ...own,
    kind: "axis",
    words: [head, ...rows.map((one) => one.label)].join(" | "),
    wide: () => 100,
    high: () => headH + rows.length * row,
    // In large print each chart becomes a list: from what to what, and what it means.
    apart: () =>
      rows.flatMap((one) => {
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
      }),
    draw({ x, y, w, h }, canvas) {
      const { site } = own;
      const box = (
        bx: number,
        by: number,
        bw: number,
        bh: number,
        fill: string,
        stroke = "none",
        weight = "rule",
      ): void =>
        put(canvas, site, "axis", "form", (ink) =>
          drawRect(ink, bx, by, bw, bh, { fill, stroke, weight: weight as "rule" }),
        );
      const step = (w - label) / Math.max(1, ticks.length);
      const left = (result: number): number => x + label + (result - ticks[0].at) * step;
      put(canvas, site, "band", "form", (ink) =>
        band.draw({ x, y, w, h: headH }, { ...band.defaults, title: "" } as never, ink),
      );
      write(canvas, site, head, x + 1.1, y, label - 1.2, headH, {
        style: "band",
        size,
        fill: "onBand",
        align: "start",
      });
      for (const tick of ticks)
        write(canvas, site, tick.text, left(tick.at), y, step, headH, {
          style: "strong",
          size,
          fill: "onBand",
          pad: 0.1,
        });
      rows.forEach((one, r) => {
        const top = y + headH + r * row;
        const middle = top + row / 2;
        box(x, top, label, row, "tint12");
        write(canvas, one.site, one.label, x + 1.1, top, label - 1.2, row, { style: "band", size, align: "start" });
        for (const span of one.spans)
          box(left(span.from), top, (span.to - span.from + 1) * step, row, span.fill, "grey", "hair");
        for (const span of one.spans) {
          const wide = (span.to - span.from + 1) * step;
          const indent = span.flag ? 1.2 : 0;
          if (span.flag) {
            const at = left(span.from) + wide / 2 - 2.3;
            put(canvas, span.site, "axis", "form", (ink) => {
              drawLine(ink, at, middle - 1.3, at, middle + 1.3);
              drawPolygon(
                ink,
                [
                  [at, middle - 1.3],
                  [at + 1.5, middle - 0.75],
                  [at, middle - 0.2],
                ],
                { fill: "ink" },
              );
            });
          }
          const style: StyleName = span.strong || span.flag ? "strong" : "body";
          const value = wide < TIGHT && span.short !== "" ? span.short : span.words;
          write(canvas, span.site, value, left(span.from) + 2 * indent, top, wide - 2 * indent, row, {
            style,
            size: span.strong ? size : size - 1,
            pad: 0.25,
          });
        }
        put(canvas, site, "axis", "form", (ink) => drawLine(ink, x, top, x + w, top));
      });
      box(x, y, w, h, "none", "ink", "frame");
    },
  };
}
