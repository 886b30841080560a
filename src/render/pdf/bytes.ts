/** Bytes of content streams. */

/** Text as bytes, of which each letter is one. */
export function encodeText(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** The text behind bytes, a letter each. */
export const decodeText = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Rooms that are free at the moment: a page needs one, and one more for each piece within a piece. */
const rooms: Uint8Array[] = [];

/** Ten-thousandths: the step of every length in a PDF, a ten-thousandth of a millimeter on a page. */
export const STEPS = 1e4;
/** Steps of a factor: over the width of a page they come to a few thousandths of a millimeter. */
const FACTORS = 1e5;
const LARGEST = 0x7fffffff;

/** Collects operators as bytes. Numbers are written digit by digit: a page holds thousands, and turning them into strings first costs more than all else. */
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

  /** Bytes as they are. */
  bytes(bytes: Uint8Array): void {
    const { length } = bytes;
    this.#reserve(length);
    const room = this.#room;
    const at = this.#at;
    // Operators are short: a call of `set` costs more than the loop.
    if (length > 200) room.set(bytes, at);
    else for (let i = 0; i < length; i++) room[at + i] = bytes[i];
    this.#at = at + length;
  }

  /** Bytes that were collected before, once more. */
  again(from: number, to: number): void {
    this.#reserve(to - from);
    this.#room.copyWithin(this.#at, from, to);
    this.#at += to - from;
  }

  /** A whole number from 0 to 2 ** 31 - 1, and nothing behind it. */
  whole(value: number): void {
    this.#reserve(10);
    if (!(value >= 0 && value <= LARGEST)) throw new Error(`${value} is not a number of a file`);
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

  /** A number, to a ten-thousandth, and a space. */
  number(value: number): void {
    this.#fixed(Math.round(value * STEPS), STEPS);
  }

  /** A whole number of ten-thousandths, and a space. */
  steps(steps: number): void {
    this.#fixed(steps, STEPS);
  }

  /** A factor of a matrix and a space. */
  factor(value: number): void {
    this.#fixed(Math.round(value * FACTORS), FACTORS);
  }

  #fixed(parts: number, whole: number): void {
    this.#reserve(16);
    if (!(parts <= LARGEST && parts >= -LARGEST)) throw new Error(`${parts / whole} is not a length of a page`);
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

  /** The bytes; nothing can be added after this. */
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
