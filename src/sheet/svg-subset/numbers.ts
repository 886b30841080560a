/** Numbers in SVG syntax. */

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const GAP = /[\s,]*/y;

/**
 * A number as short, plain decimal text that both SVG and PDF accept; undefined if it is not a number. Nearly every value passes through
 * unchanged: only exponents and superfluous digits are rewritten.
 */
export function cleanNumber(text: string): string | undefined {
  const length = text.length;
  let i = 0;
  const first = text.charCodeAt(0);
  if (first === 45 || first === 43) i = 1;
  let digits = 0;
  let dots = 0;
  for (; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) digits++;
    else if (code === 46 && dots === 0) dots = 1;
    else return readOddNumber(text);
  }
  if (digits === 0) return undefined;
  return length > 12 ? readOddNumber(text) : text;
}

function readOddNumber(text: string): string | undefined {
  const trimmed = text.trim();
  NUMBER.lastIndex = 0;
  const match = NUMBER.exec(trimmed);
  if (match?.[0].length !== trimmed.length) return undefined;
  const value = Number(trimmed);
  return Number.isFinite(value) ? decimal(value) : undefined;
}

/** Plain decimal with at most five places; never an exponent. */
function decimal(value: number): string {
  const rounded = Math.round(value * 1e5) / 1e5;
  const text = String(rounded === 0 ? 0 : rounded);
  return text.includes("e") ? rounded.toFixed(5) : text;
}

/** A list of numbers separated by spaces or commas; undefined if anything else is between them. */
export function readNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let end = skipGap(text, 0);
  while (end < text.length) {
    NUMBER.lastIndex = end;
    const match = NUMBER.exec(text);
    const value = Number(match?.[0]);
    if (!match || !Number.isFinite(value)) return undefined;
    numbers.push(value);
    end = skipGap(text, NUMBER.lastIndex);
  }
  return numbers;
}

function skipGap(text: string, from: number): number {
  GAP.lastIndex = from;
  GAP.exec(text);
  return GAP.lastIndex;
}
