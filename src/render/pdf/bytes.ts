/** Bytes of content streams. */

/** Text as bytes, one per character. */
export function encodeText(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** Bytes as text, one character each. */
export const decodeText = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Free buffers: a page needs one, plus one for each level of nested pieces. */
const rooms: Uint8Array[] = [];

/** Resolution of lengths in a PDF: a ten-thousandth of a millimeter on a page. */
export const STEPS = 1e4;
/** Resolution of factors: over the width of a page, an error of a few thousandths of a millimeter. */
const FACTORS = 1e5;
const LARGEST = 0x7fffffff;

/**
 * Collects operators as bytes. Writes numbers digit by digit: a page has thousands, and converting them to strings first would cost more
 * than anything else.
 */
export class ByteSink {
  #room = rooms.pop() ?? new Uint8Array(262_144);
  #at = 0;

  /** Bytes so far. */
  get length(): number {
    return this.#at;
  }

  /** ASCII text. */
  text(text: string): void {
    this.#reserve(text.length);
    const room = this.#room;
    let at = this.#at;
    for (let i = 0; i < text.length; i++) room[at++] = text.charCodeAt(i);
    this.#at = at;
  }

  /** Bytes, unchanged. */
  bytes(bytes: Uint8Array): void {
    const { length } = bytes;
    this.#reserve(length);
    const room = this.#room;
    const at = this.#at;
    // Most operators are short: a call of `set` would cost more than the loop.
    if (length > 200) room.set(bytes, at);
    else for (let i = 0; i < length; i++) room[at + i] = bytes[i];
    this.#at = at + length;
  }

  /** Repeats bytes collected earlier. */
  again(from: number, to: number): void {
    this.#reserve(to - from);
    this.#room.copyWithin(this.#at, from, to);
    this.#at += to - from;
  }

  /** A whole number from 0 to 2 ** 31 - 1, without a trailing space. */
  whole(value: number): void {
    this.#reserve(10);
    if (!(value >= 0 && value <= LARGEST)) throw new Error(`${value} is not a number that a PDF can hold`);
    let size = 1;
    for (let most = 10; size < 10 && value >= most; most *= 10) size++;
    const room = this.#room;
    let rest = value | 0;
    for (let at = this.#at + size - 1; at >= this.#at; at--) {
      const tens = (rest / 10) | 0;
      room[at] = 48 + rest - 10 * tens;
      rest = tens;
    }
    this.#at += size;
  }

  /** A number, rounded to a ten-thousandth, and a space. */
  number(value: number): void {
    this.#fixed(Math.round(value * STEPS), STEPS);
  }

  /** A number given in ten-thousandths, and a space. */
  steps(steps: number): void {
    this.#fixed(steps, STEPS);
  }

  /** A matrix factor and a space. */
  factor(value: number): void {
    this.#fixed(Math.round(value * FACTORS), FACTORS);
  }

  #fixed(parts: number, whole: number): void {
    this.#reserve(16);
    if (!(parts <= LARGEST && parts >= -LARGEST)) throw new Error(`${parts / whole} is not a length on a page`);
    const room = this.#room;
    let at = this.#at;
    let rest = parts | 0;
    if (rest < 0) {
      room[at++] = 45;
      rest = -rest;
    }
    let units = (rest / whole) | 0;
    rest -= units * whole;
    if (units > 0) {
      let size = units < 10 ? 1 : units < 100 ? 2 : units < 1000 ? 3 : units < 10_000 ? 4 : units < 100_000 ? 5 : 6;
      const end = at + size;
      while (size-- > 0) {
        const tens = (units / 10) | 0;
        room[at + size] = 48 + units - 10 * tens;
        units = tens;
      }
      at = end;
    } else if (rest === 0) room[at++] = 48;
    if (rest > 0) {
      room[at++] = 46;
      for (let unit = (whole / 10) | 0; rest > 0; unit = (unit / 10) | 0) {
        const digit = (rest / unit) | 0;
        room[at++] = 48 + digit;
        rest -= digit * unit;
      }
    }
    room[at++] = 32;
    this.#at = at;
  }

  /** Returns the bytes; nothing can be added after this. */
  finish(): Uint8Array {
    const bytes = this.#room.slice(0, this.#at);
    rooms.push(this.#room);
    return bytes;
  }

  #reserve(length: number): void {
    const needed = this.#at + length;
    if (needed <= this.#room.length) return;
    const grown = new Uint8Array(Math.max(needed, 2 * this.#room.length));
    grown.set(this.#room.subarray(0, this.#at));
    this.#room = grown;
  }
}
