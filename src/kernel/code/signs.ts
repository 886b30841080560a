/** Writes and reads a code's contents character by character: whole numbers, short texts, checksums of data. */
import { canonical, fnv1aText } from "../hash/index.js";
import { lineSign } from "../words/letters.js";

/** Thrown while reading a code that is too short or too long. The caller words the message. */
export class CodeFault extends Error {}

/** Letters encode themselves; a word is expected to start with a capital. */
const SPACE = 0;
const LETTERS = 26;
const OTHER_CASE = 27;
const SIGN = 28;
const ANY = 29;
/** Other characters that names may have. */
const NAME_SIGNS = "0123456789.,'&-/()#!?+:*\"_@%=;";

const startsWord = (before: string): boolean => before === "" || /[\s\-./(]$/.test(before);

/** Checksum of any data: 20 bits, four characters. */
export const dataCheck = (data: unknown): number => {
  const hash = fnv1aText(canonical(data));
  return (hash ^ (hash >>> 20)) & 0xfffff;
};
/** Checksum of a word: 15 bits, three characters. */
export const wordCheck = (word: string): number => {
  const hash = fnv1aText(word);
  return (hash ^ (hash >>> 15)) & 0x7fff;
};

export class SignWriter {
  readonly values: number[] = [];

  /** A number in this many characters. */
  fixed(value: number, signs: number): this {
    for (let i = signs - 1; i >= 0; i--) this.values.push(Math.floor(value / 32 ** i) % 32);
    return this;
  }

  /** A number of any size, four bits per character. */
  number(value: number): this {
    let rest = value;
    while (rest >= 16) {
      this.values.push(16 + (rest % 16));
      rest = Math.floor(rest / 16);
    }
    this.values.push(rest);
    return this;
  }

  text(words: string): this {
    const letters = [...words];
    this.number(letters.length);
    let before = "";
    for (const letter of letters) {
      const small = letter.toLowerCase();
      const place = small.charCodeAt(0) - 96;
      const sign = NAME_SIGNS.indexOf(letter);
      if (letter === " ") this.values.push(SPACE);
      else if (/^[A-Za-z]$/.test(letter)) {
        if (startsWord(before) !== (letter !== small)) this.values.push(OTHER_CASE);
        this.values.push(place);
      } else if (sign >= 0) this.values.push(SIGN, sign);
      else {
        this.values.push(ANY);
        this.number(letter.codePointAt(0)!);
      }
      before += letter;
    }
    return this;
  }
}

/** Maximum length of a text in a code. */
const MOST_LETTERS = 80;

export class SignReader {
  private at = 0;

  constructor(private readonly values: readonly number[]) {}

  /** @throws CodeFault at the end of the code */
  sign(): number {
    if (this.at >= this.values.length) throw new CodeFault("it ends too early");
    return this.values[this.at++];
  }

  fixed(signs: number): number {
    let value = 0;
    for (let i = 0; i < signs; i++) value = value * 32 + this.sign();
    return value;
  }

  number(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 16) {
      const sign = this.sign();
      value += (sign % 16) * unit;
      if (value > 0xffffffff) throw new CodeFault("it has a number that is too large");
      if (sign < 16) return value;
    }
  }

  text(): string {
    const length = this.number();
    if (length > MOST_LETTERS) throw new CodeFault("it has a text that is too long");
    let words = "";
    for (let i = 0; i < length; i++) {
      let sign = this.sign();
      if (sign === SPACE) words += " ";
      else if (sign === SIGN) {
        const place = this.sign();
        if (place >= NAME_SIGNS.length) throw new CodeFault("it has a character that codes do not use");
        words += NAME_SIGNS[place];
      } else if (sign === ANY) {
        const point = this.number();
        const letter = point > 0x10ffff || (point >= 0xd800 && point < 0xe000) ? "\n" : String.fromCodePoint(point);
        if (lineSign(letter) !== undefined) throw new CodeFault("it has a character that codes do not use");
        words += letter;
      } else {
        const other = sign === OTHER_CASE;
        if (other) sign = this.sign();
        if (sign < 1 || sign > LETTERS) throw new CodeFault("it has a character that codes do not use");
        const letter = String.fromCharCode(96 + sign);
        words += startsWord(words) !== other ? letter.toUpperCase() : letter;
      }
    }
    return words;
  }

  /** @throws CodeFault if characters are left over */
  end(): void {
    if (this.at < this.values.length) throw new CodeFault("it continues past its end");
  }
}
