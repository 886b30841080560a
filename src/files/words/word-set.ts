/** Looks up words in a translation. */
import type { Wording } from "../../sheet/words/wording.js";
import { isNumberName, partsOf, type WordPlace } from "../../sheet/words/texts.js";
import { tableOf, type WordTable } from "./word-table.js";
import { IN_TEMPLATE, type WordsFile } from "./words-file.js";

interface Pattern {
  /** The only template it is meant in, or how its name begins. */
  readonly place: string | undefined;
  readonly like: RegExp;
  readonly names: readonly string[];
  readonly parts: readonly string[];
}

const NUMBER = String.raw`[-+\u2212]?\d+(?:[.,]\d+)*`;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A pattern that matches `{n} yards`; names that are n, or n and a digit, match numbers, all others match any text. */
function patternOf(key: string, text: string): Pattern {
  const [bare, place] = key.split(IN_TEMPLATE);
  const parts = partsOf(bare);
  const like = parts.map((part, i) => (i % 2 === 0 ? escaped(part) : isNumberName(part) ? `(${NUMBER})` : "(.+?)"));
  return {
    place,
    like: new RegExp(`^${like.join("")}$`, "u"),
    names: parts.filter((_, i) => i % 2 === 1),
    parts: partsOf(text),
  };
}

/** Separators of sentences (not after an initial) and of remarks. */
const PARTS = [
  [/(?<=[\p{Ll}\d)%\]][.!]) (?=[\p{Lu}\d+\u2212])/u, " "],
  [/(?<! ) \u00b7 (?! )/u, " \u00b7 "],
] as const;

/** Size of the cache: names of people pass through it too. */
const KEPT = 5000;

export class WordSet implements Wording {
  readonly language: string;
  readonly #table: WordTable;
  readonly #patterns: readonly Pattern[];
  readonly #known = new Map<string, string>();
  readonly #placed = new Map<string, readonly string[]>();

  constructor(words: WordsFile | WordTable) {
    this.#table = "word" in words ? words : tableOf(words);
    this.language = this.#table.language;
    this.#patterns = this.#table.patterns.map(([key, text]) => patternOf(key, text));
  }

  text(key: string, { template }: WordPlace): string | undefined {
    for (const place of this.#table.places) {
      const own = template.startsWith(place) ? this.#table.word(`${key}${IN_TEMPLATE}${place}`) : undefined;
      if (own !== undefined) return own;
    }
    return this.#table.word(key);
  }

  value(value: string, file = ""): string {
    return this.#value(value, this.#placesOf(file));
  }

  #value(value: string, places: readonly string[]): string {
    const key = places.length === 0 ? value : [value, ...places].join(IN_TEMPLATE);
    let found = this.#known.get(key);
    if (found === undefined) {
      if (this.#known.size >= KEPT) this.#known.clear();
      found =
        this.#inPlace(value, places) ??
        this.#table.value(value) ??
        this.#inParts(value, places) ??
        this.#like(value, places) ??
        this.#number(value);
      this.#known.set(key, found);
    }
    return found;
  }

  /** The places of the table that a template's file is in. */
  #placesOf(file: string): readonly string[] {
    let found = this.#placed.get(file);
    if (!found) {
      found = this.#table.places.filter((place) => `/${file}`.includes(`/${place}`));
      this.#placed.set(file, found);
    }
    return found;
  }

  #inPlace(value: string, places: readonly string[]): string | undefined {
    for (const place of places) {
      const own = this.#table.value(`${value}${IN_TEMPLATE}${place}`);
      if (own !== undefined) return own;
    }
    return undefined;
  }

  #like(value: string, places: readonly string[]): string | undefined {
    for (const { place, like, names, parts } of this.#patterns) {
      if (place !== undefined && !places.includes(place)) continue;
      const match = like.exec(value);
      if (!match) continue;
      // A matched part may itself be a value to translate.
      const inside = new Map(names.map((name, i) => [name, this.#value(match[i + 1], places)]));
      return parts.map((part, i) => (i % 2 === 0 ? part : (inside.get(part) ?? ""))).join("");
    }
    return undefined;
  }

  /** Translates a story sentence by sentence, and remarks one by one. */
  #inParts(value: string, places: readonly string[]): string | undefined {
    for (const [between, sign] of PARTS) {
      const parts = value.split(between);
      if (parts.length > 1) return parts.map((part) => this.#value(part, places)).join(sign);
    }
    return undefined;
  }

  /** Pure numbers, with the language's decimal mark; a comma between numbers with decimal commas becomes a semicolon. */
  #number(value: string): string {
    if (!/^[<>]?[-+\u2212]?[\d.]+\s?%?(?:, [-+\u2212]?[\d.]+\s?%?)*$/.test(value) || !/\d\.\d/.test(value))
      return value;
    const between = this.#table.decimal === "," ? "; " : ", ";
    return value.replaceAll(", ", between).replace(/(?<=\d)\.(?=\d)/g, this.#table.decimal);
  }
}
