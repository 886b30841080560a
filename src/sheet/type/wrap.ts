/** Paragraphs: words measured and wrapped, with **strong** runs inside. */
import { ptToMm } from "../../kernel/units/index.js";
import type { FontBook } from "./font-book.js";
import { STYLES, type StyleName } from "./styles.js";

/** A stretch of one style within a wrapped line; x from the paragraph's left edge, millimetres. */
export interface Run {
  readonly value: string;
  readonly strong: boolean;
  readonly x: number;
  readonly width: number;
}

interface Word {
  readonly value: string;
  readonly strong: boolean;
  /** No blank before it: it sticks to the word before ("**bold**,"). */
  readonly glued: boolean;
}

/** Splits text at blanks and `**` marks; what follows a mark without a blank sticks to the word before it. */
function words(text: string): Word[] {
  const found: Word[] = [];
  let spaced = true;
  text.split("**").forEach((part, i) => {
    if (part.startsWith(" ")) spaced = true;
    for (const value of part.split(" ")) {
      if (value === "") continue;
      found.push({ value, strong: i % 2 === 1, glued: !spaced });
      spaced = true;
    }
    spaced = part === "" ? spaced : part.endsWith(" ");
  });
  return found;
}

/** Wraps one paragraph into lines of runs no wider than `width` millimetres (a single longer word stands alone). */
export function wrapParagraph(
  env: { readonly fonts: FontBook },
  text: string,
  width: number,
  style: StyleName,
  strongStyle: StyleName,
  size: number,
): Run[][] {
  const mm = ptToMm(size);
  const font = (strong: boolean) => {
    const { family, weight } = STYLES[strong ? strongStyle : style];
    return env.fonts.font(family, weight);
  };
  // Between a strong and a light run the wider blank keeps the words apart.
  const space = Math.max(font(false).width(" ", mm), font(true).width(" ", mm)) * 1.1;
  const lines: Run[][] = [];
  let line: Run[] = [];
  let x = 0;
  for (const word of words(text)) {
    const w = font(word.strong).width(word.value, mm);
    const gap = line.length === 0 || word.glued ? 0 : space;
    if (line.length > 0 && !word.glued && x + gap + w > width) {
      lines.push(line);
      line = [];
      x = 0;
    }
    const at = line.length === 0 ? 0 : x + gap;
    const last = line[line.length - 1];
    if (last && last.strong === word.strong) {
      const value = `${last.value}${word.glued ? "" : " "}${word.value}`;
      const joined = font(word.strong).width(value, mm);
      line[line.length - 1] = { ...last, value, width: joined };
      x = last.x + joined;
    } else {
      line.push({ value: word.value, strong: word.strong, x: at, width: w });
      x = at + w;
    }
  }
  if (line.length > 0) lines.push(line);
  return lines;
}
