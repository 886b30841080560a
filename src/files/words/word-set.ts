/** Looks up words in a translation. */
import type { Wording } from "../../sheet/words/wording.js";
import { isNumberName, partsOf, type WordPlace } from "../../sheet/words/texts.js";
import { IN_TEMPLATE, type WordsFile } from "./words-file.js";

interface Pattern {
  readonly like: RegExp;
  readonly names: readonly string[];
  readonly parts: readonly string[];
}

const NUMBER = String.raw`[-+\u2212]?\d+(?:[.,]\d+)*`;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A pattern that matches `{n} yards`; names that are n, or n and a digit, match numbers, all others match any text. */
function patternOf(key: string, text: string): Pattern {
  const parts = partsOf(key);
  const like = parts.map((part, i) => (i % 2 === 0 ? escaped(part) : isNumberName(part) ? `(${NUMBER})` : "(.+?)"));
  return {
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
  readonly #words: ReadonlyMap<string, string>;
  readonly #inTemplates: ReadonlyMap<string, readonly (readonly [template: string, text: string])[]>;
  readonly #values: Map<string, string>;
  readonly #patterns: readonly Pattern[];
  readonly #decimal: string;
  readonly #known = new Map<string, string>();

  constructor({ language, numbers, words = {}, values = {} }: WordsFile) {
    this.language = language;
    this.#decimal = numbers?.decimal ?? ".";
    const said = Object.entries(words).filter(([, text]) => text !== "");
    this.#words = new Map(said.filter(([key]) => !key.includes(IN_TEMPLATE)));
    const own = new Map<string, (readonly [string, string])[]>();
    for (const [key, text] of said) {
      const [bare, template] = key.split(IN_TEMPLATE);
      if (template !== undefined) own.set(bare, [...(own.get(bare) ?? []), [template, text]]);
    }
    this.#inTemplates = own;
    const told = Object.entries(values).filter(([, text]) => text !== "");
    this.#values = new Map(told.filter(([key]) => !key.includes("{")));
    this.#patterns = told.filter(([key]) => key.includes("{")).map(([key, text]) => patternOf(key, text));
  }

  text(key: string, { template }: WordPlace): string | undefined {
    const own = this.#inTemplates.get(key)?.find(([name]) => template.startsWith(name));
    return own?.[1] ?? this.#words.get(key);
  }

  value(value: string): string {
    let found = this.#known.get(value);
    if (found === undefined) {
      if (this.#known.size >= KEPT) this.#known.clear();
      found = this.#values.get(value) ?? this.#inParts(value) ?? this.#like(value) ?? this.#number(value);
      this.#known.set(value, found);
    }
    return found;
  }

  #like(value: string): string | undefined {
    for (const { like, names, parts } of this.#patterns) {
      const match = like.exec(value);
      if (!match) continue;
      // A matched part may itself be a value to translate.
      const inside = new Map(names.map((name, i) => [name, this.value(match[i + 1])]));
      return parts.map((part, i) => (i % 2 === 0 ? part : (inside.get(part) ?? ""))).join("");
    }
    return undefined;
  }

  /** Translates a story sentence by sentence, and remarks one by one. */
  #inParts(value: string): string | undefined {
    for (const [between, sign] of PARTS) {
      const parts = value.split(between);
      if (parts.length > 1) return parts.map((part) => this.value(part)).join(sign);
    }
    return undefined;
  }

  /** Pure numbers, with the language's decimal mark; a comma between numbers with decimal commas becomes a semicolon. */
  #number(value: string): string {
    if (!/^[-+\u2212]?[\d.]+\s?%?(?:, [-+\u2212]?[\d.]+\s?%?)*$/.test(value) || !/\d\.\d/.test(value)) return value;
    const between = this.#decimal === "," ? "; " : ", ";
    return value.replaceAll(", ", between).replace(/(?<=\d)\.(?=\d)/g, this.#decimal);
  }
}
