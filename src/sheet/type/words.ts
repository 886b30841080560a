/**
 * Words as templates write them: `**strong**` runs, and symbols that no font has (⚀ to ⚅, ◆⚂ for a dark die, Ⓡ Ⓦ Ⓑ Ⓚ Ⓨ for colored d20s, ◆Ⓡ
 * for a d10, ★ ☆ ▶ ◀ ▲ ▼ → ↓ ⚑).
 * Parses, measures, wraps and draws them in one place, for lines, paragraphs and steps.
 */
import { PT_PER_MM, ptToMm } from "../../kernel/units/index.js";
import { drawApart, drawPiece, drawRect, placement, report, type Pen } from "../drawing/pen.js";
import type { FontBook } from "./font-book.js";
import { centredBaseline, lineWidth, writeLine, type Line } from "./line.js";
import { drawSign, SIGN_PATTERN, signOf, signWidth, type Sign } from "./signs.js";
import type { StyleName } from "./styles.js";

/** Style of words. */
export interface WordLook {
  readonly style: StyleName;
  /** Style of `**strong**` runs. */
  readonly strong: StyleName;
  /** Points. */
  readonly size: number;
  /** Color name. */
  readonly fill: string;
}

/** An unbreakable unit: a word in one style, or a symbol. Widths are ems. */
interface Atom {
  /** As typed, for symbols too. */
  readonly text: string;
  readonly sign?: Sign;
  readonly strong: boolean;
  /** True without a space before it: it sticks to the previous one ("**bold**,"). */
  readonly glued: boolean;
  readonly width: number;
}

/** A run in one style, or a symbol, within a line; ems from the line's left end. */
export interface Run {
  readonly text: string;
  readonly sign?: Sign;
  readonly strong: boolean;
  readonly x: number;
  readonly width: number;
}

type DraftRun = { -readonly [Key in keyof Run]: Run[Key] };

/** A wrapped line; width in ems. */
export interface WordLine {
  readonly runs: readonly Run[];
  readonly width: number;
}

const SPECIAL = /\*\*|[⚀-⚅▶◀▲▼→↓⚑★☆ⓇⓌⒷⓀⓎ]/u;

/** True if words only contain letters in one style. */
export const isPlain = (text: string): boolean => !SPECIAL.test(text);

const DRAWN = /[⚀-⚅▶◀▲▼→↓⚑★☆]/u;

/** The accessible text of words with drawn symbols; undefined if there are none. */
export const spokenSigns = (text: string): string | undefined =>
  DRAWN.test(text) ? text.replaceAll("**", "") : undefined;

/** Width in ems. */
const ems = (pen: Pen, text: string, style: StyleName): number => lineWidth(pen, text, style, PT_PER_MM);

function atomsOf(pen: Pen, text: string, style: StyleName, strongStyle: StyleName): Atom[] {
  const atoms: Atom[] = [];
  let spaced = true;
  const add = (word: string, strong: boolean): void => {
    // Odd parts of the split are symbols.
    word.split(SIGN_PATTERN).forEach((part, i) => {
      if (part === "") return;
      const glued = !spaced;
      spaced = false;
      if (i % 2 === 1) {
        const sign = signOf(part);
        atoms.push({ text: part, sign, strong, glued, width: signWidth(sign) });
      } else atoms.push({ text: part, strong, glued, width: ems(pen, part, strong ? strongStyle : style) });
    });
  };
  text.split("**").forEach((part, i) => {
    part.split(" ").forEach((word, j) => {
      if (j > 0) spaced = true;
      add(word, i % 2 === 1);
    });
  });
  return atoms;
}

/** Paragraphs cached per font book: layout asks for the height of each several times. */
const KEPT = 4000;
const kept = new WeakMap<FontBook, Map<string, Atom[]>>();

function measured(pen: Pen, text: string, style: StyleName, strong: StyleName): Atom[] {
  let known = kept.get(pen.fonts);
  if (!known) kept.set(pen.fonts, (known = new Map()));
  const key = `${style}|${strong}|${text}`;
  let atoms = known.get(key);
  if (!atoms) {
    atoms = atomsOf(pen, text, style, strong);
    if (known.size >= KEPT) known.clear();
    known.set(key, atoms);
  }
  return atoms;
}

/**
 * Wraps words into lines no wider than `width` millimeters; a longer word gets its own line. `\n` starts a new line; an empty line between
 * two others is kept.
 */
export function wrapWords(pen: Pen, text: string, width: number, look: Omit<WordLook, "fill">): WordLine[] {
  const room = width / ptToMm(look.size) + 1e-6;
  return text.split("\n").flatMap((part) => {
    const lines = wrapPart(pen, measured(pen, part, look.style, look.strong), room, look);
    return lines.length > 0 ? lines : [{ runs: [], width: 0 }];
  });
}

function wrapPart(pen: Pen, atoms: readonly Atom[], room: number, look: Omit<WordLook, "fill">): WordLine[] {
  const styleOf = (strong: boolean): StyleName => (strong ? look.strong : look.style);
  const blanks = [ems(pen, " ", look.style), ems(pen, " ", look.strong)];
  // Between a strong and a light run, the wider space separates the words.
  const wide = Math.max(...blanks) * 1.1;
  const lines: WordLine[] = [];
  let line: DraftRun[] = [];
  let x = 0;
  const gapTo = (atom: Atom): number => {
    const last = line.at(-1);
    if (!last || atom.glued) return 0;
    return last.strong === atom.strong && !last.sign && !atom.sign ? blanks[atom.strong ? 1 : 0] : wide;
  };
  const end = (): void => {
    const last = line.at(-1);
    lines.push({ runs: line, width: last ? last.x + last.width : 0 });
    line = [];
    x = 0;
  };
  const put = (atom: Atom): void => {
    const gap = gapTo(atom);
    const last = line.at(-1);
    if (last && !last.sign && !atom.sign && last.strong === atom.strong) {
      last.text += `${atom.glued ? "" : " "}${atom.text}`;
      // There is no kerning across a space, so widths can be added without measuring partial lines.
      last.width = atom.glued ? ems(pen, last.text, styleOf(atom.strong)) : last.width + gap + atom.width;
      x = last.x + last.width;
    } else {
      line.push({
        text: atom.text,
        ...(atom.sign && { sign: atom.sign }),
        strong: atom.strong,
        x: x + gap,
        width: atom.width,
      });
      x += gap + atom.width;
    }
  };
  for (let i = 0; i < atoms.length;) {
    let next = i + 1;
    while (next < atoms.length && atoms[next].glued) next++;
    // A word and everything attached to it wrap together.
    let wanted = x + gapTo(atoms[i]);
    for (let at = i; at < next; at++) wanted += atoms[at].width;
    if (line.length > 0 && wanted > room) end();
    for (; i < next; i++) put(atoms[i]);
  }
  if (line.length > 0) end();
  return lines;
}

/**
 * Draws a wrapped line.
 * @param x left end, millimeters
 * @param y baseline
 */
export function drawWords(pen: Pen, line: WordLine, x: number, y: number, look: WordLook): void {
  const em = ptToMm(look.size);
  const middle = y - centredBaseline(pen, look.style, look.size, 0);
  for (const run of line.runs) {
    const at = x + run.x * em;
    if (run.sign) drawSign(pen, run.sign, at, middle, look.size, look.fill);
    else {
      const style = run.strong ? look.strong : look.style;
      writeLine(pen, { value: run.text, x: at, y, style, size: look.size, fill: look.fill });
    }
  }
}

/** Width of words on one line, millimeters. */
export function wordsWidth(
  pen: Pen,
  text: string,
  style: StyleName,
  size: number,
  strong: StyleName = "strong",
): number {
  if (isPlain(text)) return lineWidth(pen, text, style, size);
  return Math.max(...wrapWords(pen, text, Infinity, { style, strong, size }).map(({ width }) => width)) * ptToMm(size);
}

/** One line of words with its box, as `writeLine` takes it. */
export interface WordsLine extends Line {
  /** Style of `**strong**` runs; default: strong. */
  readonly strong?: StyleName;
}

/** One line of words; plain ones are written directly. Returns the width of the line. */
export function writeWords(pen: Pen, line: WordsLine): number {
  // White behind a rotated line rotates with it.
  if (isPlain(line.value) && !(line.halo && line.turn)) return writeLine(pen, line);
  const { style, strong = "strong", fill = "ink", align, turn = 0 } = line;
  const words = wrapPart(pen, measured(pen, line.value, style, strong), Infinity, {
    style,
    strong,
    size: line.size,
  })[0];
  if (!words) return 0;
  const natural = words.width * ptToMm(line.size);
  let size = line.size;
  if (line.width !== undefined && line.width > 0 && natural > line.width + 1e-6) {
    const floor = Math.min(Math.max(line.floor ?? 6, pen.least), size);
    size = (size * line.width) / natural;
    if (size < floor - 1e-6) {
      const least = (natural * floor) / line.size;
      report(
        pen,
        "text-too-wide",
        `"${line.value}" is ${least.toFixed(1)} mm wide at the smallest legible size (${floor.toFixed(1)} pt), its box ${line.width.toFixed(1)} mm`,
        {
          hint: "shorten the text",
          detail: { needs: least, has: line.width, along: "width" },
          ...(line.path !== undefined && { path: line.path }),
        },
      );
      return 0;
    }
  }
  const em = ptToMm(size);
  const width = words.width * em;
  const back = align === "middle" ? width / 2 : align === "end" ? width : 0;
  const draw = (x: number, y: number): void => {
    if (line.halo) drawRect(pen, x - 0.4, y - em * 0.78, width + 0.8, em, { fill: "paper" });
    drawWords(pen, words, x, y, { style, strong, size, fill });
  };
  if (turn === 0) draw(line.x - back, line.y);
  else drawPiece(pen, { ops: drawApart(pen, () => draw(-back, 0)) }, placement(line.x, line.y, 1, turn));
  return width;
}
