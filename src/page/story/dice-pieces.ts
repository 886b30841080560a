/** Drawn dice inside a story: captions, worked examples, hands to roll. */
import { ptToMm } from "../../kernel/units/index.js";
import type { Env } from "../env.js";
import { die } from "../marks/dice.js";
import { box } from "../marks/shapes.js";
import { centredBaseline, lineWidth, writeLine } from "../write.js";
import type { DiceGroup, Hand, StoryBlock } from "./blocks.js";
import { makeSetting, setLines, writeLines, type Setting } from "./lines.js";
import { piece, type StoryPiece } from "./piece.js";

const PLAIN = { stroke: "none", weight: "rule", radius: 0, dashed: false } as const;

/** Dice side by side; the Coach Die first, in its own color. */
function drawDice(
  env: Env,
  faces: readonly number[],
  coach: boolean,
  x: number,
  y: number,
  size: number,
  pitch: number,
): string {
  return faces
    .map((face, i) =>
      die.draw(
        { x: x + i * pitch, y, size, face, look: coach && i === 0 ? "coach" : face === 0 ? "space-won" : "plain" },
        env,
      ),
    )
    .join("");
}

/** Groups of dice across the column, each over its caption. */
export function dicePiece(env: Env, groups: readonly DiceGroup[], s: Setting, gap: number): StoryPiece {
  const size = 5.2;
  const pitch = 5.9;
  const caption = makeSetting(0, s.size - 1.3, 1.12);
  const widths = groups.map(({ faces }) => (faces.length - 1) * pitch + size);
  const between =
    groups.length > 1 ? Math.min(9, (s.width - widths.reduce((a, b) => a + b, 0)) / (groups.length - 1)) : 0;
  const labels = groups.map((g) => g.label.split("\n"));
  const rows = Math.max(...labels.map((l) => l.length));
  return piece(
    size + 1.2 + rows * caption.step,
    (left, y) => {
      let x = left;
      return groups
        .map((group, i) => {
          const at = x;
          x += widths[i] + between;
          const words = labels[i].map((value, line) =>
            writeLine(env, {
              value,
              x: at,
              y: y + size + 1 + ptToMm(caption.size) * 0.9 + line * caption.step,
              style: line === 0 ? "semi" : "rules",
              size: caption.size,
            }),
          );
          return drawDice(env, group.faces, group.coach ?? false, at, y, size, pitch) + words.join("");
        })
        .join("");
    },
    { before: gap * 1.6, stretch: 1 },
  );
}

/** A worked example: a tinted box with a bar, dice at the left of each step. */
export function examplePiece(env: Env, block: Extract<StoryBlock, { kind: "example" }>, s: Setting): StoryPiece {
  const pad = 1.9;
  const bar = 0.9;
  const size = 4.5;
  const pitch = 4.95;
  const inner = s.width - bar - 2 * pad;
  const small = makeSetting(inner, s.size - 0.4, s.leading * 0.97);
  const labelHeight = 3.9;
  const steps = block.steps.map((step) => {
    const dice = step.faces.length === 0 ? 0 : (step.faces.length - 1) * pitch + size + 2;
    const lines = setLines(env, step.text, inner - dice, small.size);
    return { step, dice, lines, height: Math.max(step.faces.length === 0 ? 0 : size + 0.4, lines.length * small.step) };
  });
  const end = block.end ? setLines(env, block.end, inner, small.size) : [];
  const space = 1.1;
  const body =
    steps.reduce((sum, step) => sum + step.height, 0) +
    (steps.length - 1) * space +
    (end.length > 0 ? space + end.length * small.step : 0);
  const height = pad * 1.6 + labelHeight + body;
  return piece(
    height,
    (x, top) => {
      const left = x + bar + pad;
      let out =
        box.draw({ ...PLAIN, x, y: top, w: s.width, h: height, fill: "tint6" }, env) +
        box.draw({ ...PLAIN, x, y: top, w: bar, h: height, fill: "accent" }, env) +
        writeLine(env, {
          value: "Example",
          x: left,
          y: top + pad * 0.75 + 2.2,
          style: "band",
          size: 6.6,
          fill: "accent",
        });
      let y = top + pad * 0.75 + labelHeight;
      for (const { step, dice, lines, height: high } of steps) {
        const text = lines.length * small.step;
        // A single line stands beside the middle of the dice; longer text begins level with their top.
        const textY = text < high ? y + (high - text) / 2 : y;
        const diceY = text < high ? y + (high - size) / 2 : y + 0.3;
        out +=
          drawDice(env, step.faces, step.coach ?? false, left, diceY, size, pitch) +
          writeLines(env, lines, left + dice, textY, small);
        y += high + space;
      }
      return out + writeLines(env, end, left, y, small);
    },
    { before: ptToMm(s.size) * 0.85, stretch: 1.2 },
  );
}

/** `WILD CARD 2` over the dice that win it. */
export function handsPieces(env: Env, rows: readonly Hand[], s: Setting): StoryPiece[] {
  const size = 4;
  const pitch = 4.35;
  const head = ptToMm(s.size) * 1.45;
  const caption = s.size - 1.5;
  const height = head + size + 1 + ptToMm(caption) * 1.25 + 1.6;
  return rows.map((row, i) =>
    piece(
      height,
      (left, y) => {
        const line = i === 0 ? "" : box.draw({ ...PLAIN, x: left, y: y - 0.6, w: s.width, h: 0.09, fill: "grey" }, env);
        const baseline = y + ptToMm(s.size);
        const titleWidth = lineWidth(env, row.title, "strong", s.size);
        const words =
          writeLine(env, { value: row.title, x: left, y: baseline, style: "strong", size: s.size }) +
          writeLine(env, {
            value: row.note,
            x: left + titleWidth + 2,
            y: baseline,
            style: "semi",
            size: s.size - 1.2,
            fill: "accent",
          });
        const value = writeLine(env, {
          value: row.value,
          x: left + s.width,
          y: y + head + size * 0.75,
          style: "title",
          size: 14,
          fill: "accent",
          align: "end",
        });
        const points = writeLine(env, {
          value: "points",
          x: left + s.width,
          y: y + head + size + ptToMm(caption) + 0.7,
          style: "rules",
          size: caption,
          align: "end",
        });
        let x = left;
        const hands = row.hands
          .map((hand, h) => {
            const or =
              h === 0
                ? ""
                : writeLine(env, {
                    value: "or",
                    x: x + 0.2,
                    y: centredBaseline(env, "rules", caption, y + head + size / 2),
                    style: "rules",
                    size: caption,
                  });
            if (h > 0) x += 4;
            const at = x;
            const wide = Math.max((hand.faces.length - 1) * pitch + size, lineWidth(env, hand.label, "rules", caption));
            x += wide + 1.6;
            const label = writeLine(env, {
              value: hand.label,
              x: at,
              y: y + head + size + ptToMm(caption) + 0.7,
              style: "rules",
              size: caption,
            });
            return or + drawDice(env, hand.faces, false, at, y + head + 0.2, size, pitch) + label;
          })
          .join("");
        return line + words + value + points + hands;
      },
      { before: i === 0 ? ptToMm(s.size) * 0.6 : 0.6, stretch: i === 0 ? 1 : 0.3 },
    ),
  );
}
