/** Procedures: a band for each, under it numbered steps, cases with what they ask for at the left, and remarks. */
import { ptToMm } from "../../kernel/units/index.js";
import type { Env } from "../env.js";
import { band } from "../marks/band.js";
import { die, type DieLookName } from "../marks/dice.js";
import { box } from "../marks/shapes.js";
import { star } from "../marks/star.js";
import { centredBaseline, lineWidth, writeLine } from "../write.js";
import { setLines, writeLines, type Setting } from "./lines.js";
import { piece, type StoryPiece } from "./piece.js";

export interface DrawnDie {
  readonly face: number;
  readonly look?: DieLookName;
}

/** Something done at the table, from its first step to its last. */
export interface Procedure {
  /** In a tile at the left end of the band; "" = none. */
  readonly number: string;
  readonly title: string;
  readonly note?: string;
  readonly lines: readonly ProcedureLine[];
}

export type ProcedureLine =
  /** A step, numbered by its place; its dice stand at the right end of its first line. */
  | { readonly kind: "step"; readonly text: string; readonly dice?: readonly DrawnDie[] }
  /** What comes of a step: words, dice or stars at the left, what they mean at the right. */
  | {
      readonly kind: "case";
      readonly key: string;
      readonly dice?: readonly DrawnDie[];
      readonly stars?: number;
      readonly text: string;
    }
  | { readonly kind: "note"; readonly text: string };

const BAND = 4.5;
const TILE = 3.3;
const PAD = 1.4;
const PLAIN = { stroke: "none", weight: "rule", radius: 0, dashed: false } as const;

/** Pieces of one procedure; they stay together in a column. */
export function procedurePieces(env: Env, { number, title, note, lines }: Procedure, s: Setting): StoryPiece[] {
  const side = ptToMm(s.size) * 1.12;
  // Without steps the cases stand at the left edge.
  const gutter = lines.some(({ kind }) => kind === "step") ? side + PAD : 0;
  const keyW = Math.max(0, ...lines.map((line) => keyWidth(env, line, s)));
  let step = 0;
  const body = lines.map((line, i): StoryPiece => {
    const gap = i === 0 ? 1 : 0.62;
    const indent = line.kind === "note" ? 0 : line.kind === "step" ? gutter : gutter + keyW + 1.9;
    const dice = line.kind === "step" ? (line.dice ?? []) : [];
    const right = dice.length === 0 ? 0 : dice.length * (s.step + 0.4) + 0.8;
    const set = setLines(env, line.text, s.width - indent - right, s.size);
    if (line.kind === "step") step++;
    const at = `${step}`;
    return piece(
      set.length * s.step,
      (x, y) => sign(env, line, at, { x, y, gutter, keyW }, s) + writeLines(env, set, x + indent, y, s),
      { before: gap, sticks: i < lines.length - 1, stretch: 0.12 },
    );
  });
  return [heading(env, { number, title, note: note ?? "" }, s.width), ...body];
}

function heading(env: Env, { number, title, note }: Omit<Procedure, "lines">, w: number): StoryPiece {
  return piece(
    BAND,
    (x, y) => {
      const indent = number === "" ? 0 : TILE + 0.4;
      const bar = band.draw(
        {
          x,
          y,
          w,
          h: BAND,
          title,
          note: note ?? "",
          size: 8.4,
          noteSize: 6.8,
          noteStyle: "body",
          align: "start",
          indent: number === "" ? -0.8 : indent - 1,
          floor: 6,
        },
        env,
      );
      if (number === "") return bar;
      const top = y + (BAND - TILE) / 2;
      return (
        bar +
        box.draw({ ...PLAIN, x: x + 0.6, y: top, w: TILE, h: TILE, fill: "onBand", stroke: "onBand" }, env) +
        writeLine(env, {
          value: number,
          x: x + 0.6 + TILE / 2,
          y: centredBaseline(env, "title", 7.6, y + BAND / 2),
          style: "title",
          size: 7.6,
          fill: "band",
          align: "middle",
          width: TILE - 0.1,
          floor: 5,
        })
      );
    },
    { before: 2.4, sticks: true, stretch: 2 },
  );
}

/** What stands left of a line's text, and the dice at its right end. */
function sign(
  env: Env,
  line: ProcedureLine,
  number: string,
  at: { readonly x: number; readonly y: number; readonly gutter: number; readonly keyW: number },
  s: Setting,
): string {
  const middle = at.y + s.step / 2 + ptToMm(s.size) * 0.01;
  if (line.kind === "note") return "";
  if (line.kind === "step") {
    const side = at.gutter - PAD;
    const size = s.step * 0.98;
    const dice = (line.dice ?? []).map(({ face, look = "plain" }, i, all) =>
      die.draw(
        { x: at.x + s.width - (all.length - i) * (size + 0.4) + 0.4, y: middle - size / 2, size, face, look },
        env,
      ),
    );
    return (
      box.draw({ ...PLAIN, x: at.x, y: middle - side / 2, w: side, h: side, fill: "tint12", stroke: "accent" }, env) +
      writeLine(env, {
        value: number,
        x: at.x + side / 2,
        y: centredBaseline(env, "strong", s.size * 0.92, middle),
        style: "strong",
        size: s.size * 0.92,
        fill: "accent",
        align: "middle",
      }) +
      dice.join("")
    );
  }
  const x = at.x + at.gutter;
  const unit = s.step * 0.94;
  const dice = (line.dice ?? []).map(({ face, look = "plain" }, i) =>
    die.draw({ x: x + i * (unit + 0.35), y: middle - unit / 2, size: unit, face, look }, env),
  );
  const stars = Array.from({ length: line.stars ?? 0 }, (_, i) =>
    star.draw({ x: x + (i + 0.5) * unit * 0.86, y: middle, r: unit * 0.44, fill: "accent" }, env),
  );
  const words = writeLine(env, {
    value: line.key,
    x: x + signWidth(line, s),
    y: centredBaseline(env, "strong", s.size, middle),
    style: "strong",
    size: s.size,
    fill: "accent",
  });
  return dice.join("") + stars.join("") + words;
}

/** Dice and stars before a key. */
function signWidth({ dice, stars }: Extract<ProcedureLine, { kind: "case" }>, s: Setting): number {
  const unit = s.step * 0.94;
  const count = dice?.length ?? 0;
  return count * (unit + 0.35) + (stars ?? 0) * unit * 0.86 + (count + (stars ?? 0) > 0 ? 0.35 : 0);
}

function keyWidth(env: Env, line: ProcedureLine, s: Setting): number {
  if (line.kind !== "case") return 0;
  return signWidth(line, s) + (line.key === "" ? 0 : lineWidth(env, line.key, "strong", s.size));
}
