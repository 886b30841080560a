/** Story blocks -> pieces that know their height and how to draw themselves. */
import { ptToMm } from "../../kernel/units/index.js";
import type { Env } from "../env.js";
import { box } from "../marks/shapes.js";
import { centredBaseline, lineWidth, writeLine } from "../write.js";
import type { StoryBlock, StoryHeading } from "./blocks.js";
import { dicePiece, examplePiece, handsPieces } from "./dice-pieces.js";
import { setLines, writeRuns, type Setting } from "./lines.js";
import { piece, type StoryPiece } from "./piece.js";
import { pricePieces, tablePiece } from "./table-pieces.js";

/** Compiles a story for columns of one width. */
export function compileStory(env: Env, blocks: readonly StoryBlock[], setting: Setting): StoryPiece[] {
  const underHeading = { before: ptToMm(setting.size) * 0.35, stretch: 0 };
  return blocks.flatMap((block, i) => {
    if (block.kind === "break") return [];
    const above = blocks[i - 1]?.kind;
    const [first, ...rest] = compileBlock(env, block, setting);
    return first
      ? [{ ...first, ...(above === "heading" ? underHeading : {}), breaks: above === "break" }, ...rest]
      : [];
  });
}

function compileBlock(env: Env, block: Exclude<StoryBlock, { kind: "break" }>, s: Setting): StoryPiece[] {
  const gap = ptToMm(s.size) * 0.55;
  switch (block.kind) {
    case "heading":
      return [headingPiece(env, block, s)];
    case "text":
      return linePieces(env, block.text, s, 0, gap, 0.5);
    case "list":
      return block.items.flatMap((item, i) =>
        listItem(env, item, block.numbered ? `${i + 1}` : "", s, i === 0 ? gap : gap * 0.6),
      );
    case "dice":
      return [dicePiece(env, block.groups, s, gap)];
    case "example":
      return [examplePiece(env, block, s)];
    case "table":
      return [tablePiece(env, block, s)];
    case "hands":
      return handsPieces(env, block.rows, s);
    case "prices":
      return pricePieces(env, block.rows, s, gap);
    case "question":
      return questionPieces(env, block, s, gap);
  }
}

/** A paragraph as one piece a line; its first and last two lines stay together. */
function linePieces(env: Env, text: string, s: Setting, indent: number, before: number, stretch: number): StoryPiece[] {
  const lines = setLines(env, text, s.width - indent, s.size);
  return lines.map((runs, i) =>
    piece(s.step, (x, y) => writeRuns(env, runs, x + indent, y, s), {
      before: i === 0 ? before : 0,
      stretch: i === 0 ? stretch : 0,
      sticks: i < lines.length - 1 && (i === 0 || i === lines.length - 2),
    }),
  );
}

function listItem(env: Env, text: string, number: string, s: Setting, before: number): StoryPiece[] {
  const mm = ptToMm(s.size);
  const indent = number === "" ? mm : mm * 1.25;
  const [first, ...rest] = linePieces(env, text, s, indent, before, 0.4);
  if (!first) return [];
  const sign = (x: number, y: number): string => {
    const middle = y + s.step / 2;
    if (number === "") return box.draw({ ...SQUARE, x, y: middle - 0.65, w: 1.3, h: 1.3 }, env);
    return writeLine(env, {
      value: number,
      x,
      y: centredBaseline(env, "strong", s.size, middle),
      style: "strong",
      size: s.size,
      fill: "accent",
    });
  };
  return [{ ...first, draw: (x, y) => sign(x, y) + first.draw(x, y) }, ...rest];
}

const SQUARE = { fill: "accent", stroke: "none", weight: "rule", radius: 0, dashed: false } as const;

/** A heading under a rule as wide as the column; a phase carries its number in a box. */
function headingPiece(env: Env, { text, number, minor }: StoryHeading, s: Setting): StoryPiece {
  if (minor) {
    const size = s.size * 0.98;
    return piece(
      ptToMm(size) * 1.35,
      (x, y) =>
        writeLine(env, {
          value: text,
          x,
          y: y + ptToMm(size),
          style: "band",
          size,
          fill: "accent",
          width: s.width,
          floor: 6,
        }),
      { before: ptToMm(s.size) * 0.9, sticks: true, stretch: 1.5 },
    );
  }
  const size = s.size * 1.22;
  const side = 4.8;
  const height = side + 2.1;
  return piece(
    height,
    (x, y) => {
      const middle = y + 1.5 + side / 2;
      const indent = number ? side + 1.6 : 0;
      const rule = box.draw({ ...SQUARE, x, y, w: s.width, h: 0.5 }, env);
      const tile = number
        ? box.draw({ ...SQUARE, fill: "band", stroke: "accent", x, y: middle - side / 2, w: side, h: side }, env) +
          writeLine(env, {
            value: number,
            x: x + side / 2,
            y: centredBaseline(env, "title", 10.5, middle),
            style: "title",
            size: 10.5,
            fill: "onBand",
            align: "middle",
          })
        : "";
      const title = writeLine(env, {
        value: text,
        x: x + indent,
        y: centredBaseline(env, "band", size, middle),
        style: "band",
        size,
        fill: "accent",
        width: s.width - indent,
        floor: 7,
      });
      return rule + tile + title;
    },
    { before: ptToMm(s.size) * 1.5, sticks: true, stretch: 3 },
  );
}

/** Question and answer run on; the switch that changes it stands small at the right. */
function questionPieces(
  env: Env,
  block: { question: string; answer: string; note: string },
  s: Setting,
  gap: number,
): StoryPiece[] {
  const small = { ...s, size: s.size - 0.5, step: s.step * ((s.size - 0.5) / s.size) };
  const lines = linePieces(env, `**${block.question}** ${block.answer}`, small, 0, gap * 0.8, 0.6).map(
    (line, i, all) => ({ ...line, sticks: i < all.length - 1 }),
  );
  if (block.note === "") return lines;
  const noteSize = Math.max(6, s.size - 2.2);
  const width = lineWidth(env, block.note, "rules", noteSize);
  const runs = setLines(env, `**${block.question}** ${block.answer}`, s.width, small.size);
  const end = runs[runs.length - 1]?.[runs[runs.length - 1].length - 1];
  const beside = end !== undefined && end.x + end.width + 3 + width <= s.width;
  const write = (x: number, y: number): string =>
    writeLine(env, {
      value: block.note,
      x: x + s.width,
      y: y + ptToMm(small.size) * (0.35 + s.leading / 2),
      style: "rules",
      size: noteSize,
      align: "end",
      width: s.width,
      floor: 6,
    });
  const last = lines[lines.length - 1];
  if (beside) return [...lines.slice(0, -1), { ...last, draw: (x, y) => last.draw(x, y) + write(x, y) }];
  return [
    ...lines.slice(0, -1),
    { ...last, sticks: true },
    piece(small.step * 0.86, (x, y) => write(x, y - small.step * 0.07)),
  ];
}
