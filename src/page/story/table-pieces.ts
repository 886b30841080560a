/** Small tables and price lists inside a story. */
import { ptToMm } from "../../kernel/units/index.js";
import type { Env } from "../env.js";
import { die } from "../marks/dice.js";
import { leader } from "../marks/furniture.js";
import { box, dot } from "../marks/shapes.js";
import { centredBaseline, writeLine } from "../write.js";
import type { StoryCell, StoryColumn, StoryTable } from "./blocks.js";
import type { Setting } from "./lines.js";
import { piece, type StoryPiece } from "./piece.js";

const PLAIN = { stroke: "none", weight: "rule", radius: 0, dashed: false } as const;
const PAD = 0.9;

interface Cell extends StoryColumn {
  readonly x: number;
  readonly w: number;
}

/** A table that stays in one piece: head on a tint, a hairline between rows. */
export function tablePiece(env: Env, table: StoryTable, s: Setting): StoryPiece {
  const total = table.columns.reduce((sum, column) => sum + column.share, 0);
  let at = 0;
  const cells = table.columns.map((column): Cell => {
    const w = (column.share / total) * s.width;
    const cell = { ...column, x: at, w };
    at += w;
    return cell;
  });
  const size = s.size - 0.3;
  const row = ptToMm(size) * 1.42;
  const head = 3.6;
  const height = head + row * table.rows.length;
  return piece(
    height,
    (x, y) => {
      const heads = cells.map((cell) => write(env, cell, cell.head, x, y + head / 2, 6.2, "semi"));
      const body = table.rows.map((values, r) => {
        const top = y + head + r * row;
        const line = r === 0 ? "" : box.draw({ ...PLAIN, x, y: top - 0.045, w: s.width, h: 0.09, fill: "grey" }, env);
        return line + values.map((value, c) => drawCell(env, cells[c], value, x, top + row / 2, size)).join("");
      });
      const rule = (at: number): string =>
        box.draw({ ...PLAIN, x, y: at - 0.09, w: s.width, h: 0.18, fill: "ink" }, env);
      return (
        box.draw({ ...PLAIN, x, y, w: s.width, h: head, fill: "tint12" }, env) +
        heads.join("") +
        body.join("") +
        rule(y + head) +
        rule(y + height)
      );
    },
    { before: ptToMm(s.size) * 0.8, stretch: 1.2 },
  );
}

function drawCell(env: Env, cell: Cell, value: StoryCell, x: number, middle: number, size: number): string {
  if (typeof value === "string") return write(env, cell, value, x, middle, size, cell.strong ? "strong" : "body");
  const align = cell.align ?? "start";
  const centre =
    x + (align === "start" ? cell.x + PAD + 1 : align === "end" ? cell.x + cell.w - PAD - 1 : cell.x + cell.w / 2);
  if ("die" in value)
    return die.draw({ x: centre - 1.5, y: middle - 1.5, size: 3, face: value.die, look: "plain" }, env);
  return value.dot
    ? dot.draw({ x: centre, y: middle, r: 0.95, fill: "accent" }, env)
    : write(env, cell, "\u2013", x, middle, size, "body");
}

function write(
  env: Env,
  cell: Cell,
  value: string,
  x: number,
  middle: number,
  size: number,
  style: "semi" | "strong" | "body",
): string {
  const align = cell.align ?? "start";
  const place = align === "start" ? cell.x + PAD : align === "end" ? cell.x + cell.w - PAD : cell.x + cell.w / 2;
  return writeLine(env, {
    value,
    x: x + place,
    y: centredBaseline(env, style, size, middle),
    style,
    size,
    align,
    width: cell.w - 2 * PAD + 0.4,
    floor: 6,
  });
}

/** `Big Game win ........ 10`. */
export function pricePieces(
  env: Env,
  rows: readonly { label: string; value: string }[],
  s: Setting,
  gap: number,
): StoryPiece[] {
  return rows.map(({ label, value }, i) =>
    piece(
      s.step,
      (x, y) =>
        leader.draw(
          {
            label,
            value,
            x,
            right: x + s.width,
            y: y + ptToMm(s.size) * (0.35 + s.leading / 2),
            size: s.size,
            valueSize: s.size + 0.6,
          },
          env,
        ),
      { before: i === 0 ? gap : 0, sticks: i < rows.length - 1, stretch: i === 0 ? 0.6 : 0 },
    ),
  );
}
