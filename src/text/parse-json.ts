/** JSON with the offset of every value and key, so that an error in the data can be located in the file. */

/** Offset of a value, and for lists and objects those of their parts. */
export interface JsonNode {
  readonly offset: number;
  readonly items?: readonly JsonNode[];
  readonly members?: ReadonlyMap<string, { readonly key: number; readonly value: JsonNode }>;
}

/** Invalid JSON: what is wrong and at which offset. */
export class JsonFault extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

const MAX_DEPTH = 100;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const WORDS = new Map<string, unknown>([
  ["true", true],
  ["false", false],
  ["null", null],
]);

interface Parsed {
  readonly value: unknown;
  readonly node: JsonNode;
}

/**
 * Strict JSON parser: no comments, no trailing commas, no duplicate keys.
 * @throws JsonFault at the first error
 */
export function parseJson(text: string): { readonly data: unknown; readonly root: JsonNode } {
  const { value, node } = new JsonParser(text).parse();
  return { data: value, root: node };
}

class JsonParser {
  #at = 0;

  constructor(private readonly text: string) {}

  parse(): Parsed {
    const parsed = this.#value(0);
    this.#skipBlanks();
    if (this.#at < this.text.length) throw this.#found("expected the end of the file");
    return parsed;
  }

  #value(depth: number): Parsed {
    if (depth > MAX_DEPTH) throw new JsonFault(`the data is nested more than ${MAX_DEPTH} levels deep`, this.#at);
    this.#skipBlanks();
    const offset = this.#at;
    const first = this.text[offset];
    if (first === "{") return this.#object(offset, depth);
    if (first === "[") return this.#list(offset, depth);
    if (first === '"') return { value: this.#string(), node: { offset } };
    const word = /[A-Za-z_]\w*/y;
    word.lastIndex = offset;
    const name = word.exec(this.text)?.[0];
    if (name !== undefined) {
      if (!WORDS.has(name)) throw new JsonFault(`found ${name}; expected a value (words need double quotes)`, offset);
      this.#at += name.length;
      return { value: WORDS.get(name), node: { offset } };
    }
    NUMBER.lastIndex = offset;
    const digits = NUMBER.exec(this.text)?.[0];
    if (digits === undefined) throw this.#found("expected a value");
    this.#at += digits.length;
    return { value: Number(digits), node: { offset } };
  }

  #object(offset: number, depth: number): Parsed {
    const value: Record<string, unknown> = {};
    const members = new Map<string, { key: number; value: JsonNode }>();
    this.#at++;
    for (this.#skipBlanks(); this.text[this.#at] !== "}"; this.#skipBlanks()) {
      if (members.size > 0) this.#comma("}");
      const key = this.#at;
      if (this.text[key] !== '"') throw this.#found("expected a key in double quotes");
      const name = this.#string();
      if (members.has(name)) throw new JsonFault(`the key "${name}" appears here twice`, key);
      this.#skipBlanks();
      if (this.text[this.#at] !== ":") throw this.#found(`expected : after the key "${name}"`);
      this.#at++;
      const member = this.#value(depth + 1);
      members.set(name, { key, value: member.node });
      // Defines an own property even for "__proto__", which plain assignment would swallow.
      Object.defineProperty(value, name, { value: member.value, enumerable: true, writable: true, configurable: true });
    }
    this.#at++;
    return { value, node: { offset, members } };
  }

  #list(offset: number, depth: number): Parsed {
    const value: unknown[] = [];
    const items: JsonNode[] = [];
    this.#at++;
    for (this.#skipBlanks(); this.text[this.#at] !== "]"; this.#skipBlanks()) {
      if (items.length > 0) this.#comma("]");
      const item = this.#value(depth + 1);
      value.push(item.value);
      items.push(item.node);
    }
    this.#at++;
    return { value, node: { offset, items } };
  }

  #comma(close: string): void {
    const comma = this.#at;
    if (this.text[comma] !== ",") throw this.#found(`expected , or ${close}`);
    this.#at++;
    this.#skipBlanks();
    if (this.text[this.#at] === close) throw new JsonFault(`found a comma before ${close}; expected none`, comma);
  }

  #string(): string {
    const start = this.#at++;
    for (;;) {
      const code = this.text.charCodeAt(this.#at);
      if (code === 34) break;
      if (Number.isNaN(code) || code < 32) throw new JsonFault('this text has no closing " on its line', start);
      ESCAPE.lastIndex = this.#at;
      const escape = code === 92 ? ESCAPE.exec(this.text)?.[0] : this.text[this.#at];
      if (escape === undefined) throw new JsonFault("found a \\ before a character that needs none", this.#at);
      this.#at += escape.length;
    }
    this.#at++;
    return JSON.parse(this.text.slice(start, this.#at)) as string;
  }

  #skipBlanks(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.#at);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return;
      this.#at++;
    }
  }

  #found(expected: string): JsonFault {
    const next = String.fromCodePoint(this.text.codePointAt(this.#at) ?? 0);
    const found = this.#at >= this.text.length ? "the file ends here" : `found ${next}`;
    return new JsonFault(`${found}; ${expected}`, this.#at);
  }
}
