/**
 * The one place where printed words are translated: a template's tree -> the same tree in other words. Texts are taken from the tree, with
 * placeholders for their values; values that are facts go through the block `said` when the template runs. New templates need nothing
 * special.
 */
import type { Expression, Include, Path, Statement, TemplateTree, WrittenCall } from "../template/tree.js";
import { isPrinted } from "./printed.js";
import { hasLetters, partsOf, type WordPlace } from "./texts.js";
import { SAID } from "./words.js";

/** Blocks whose body is not words. */
const RAW = new Set(["svg"]);

/** How to translate a template. */
export interface Rewording {
  readonly template: string;
  readonly file: string;
  /** The translation of a text; undefined = none. @param key English, with `{names}` of its values */
  text(key: string, place: WordPlace): string | undefined;
  /** True if a partial prints the argument. */
  prints(partial: string, name: string): boolean;
}

type Node = Exclude<Statement, string> | Expression;
type Part = { readonly words: string } | { readonly name: string; readonly node: Node };

const isCall = (node: unknown): node is WrittenCall => typeof node === "object" && node !== null && "call" in node;
const isPath = (node: unknown): node is Path => typeof node === "object" && node !== null && "path" in node;

/** `setup.winningWins` -> `winningWins`; `stats.0` -> `stats0`. */
function nameOfPath(path: string): string {
  const names = path.split(/[./[\]@]+/).filter((part) => part !== "" && part !== "this" && part !== "root");
  let name = names.pop() ?? "it";
  while (/^\d/.test(name) && names.length > 0) name = `${names.pop()}${name}`;
  return name;
}

/** Placeholder name of a value in a text. */
function nameOf(node: Node): string {
  if (isPath(node)) return nameOfPath(node.path);
  if (isCall(node)) {
    const first = node.args?.[0];
    if (first !== undefined && (isPath(first) || isCall(first))) return nameOf(first);
    return node.call;
  }
  if (typeof node === "object" && node !== null && "line" in node) {
    const { partial = "text" } = node as Include;
    return partial.split("/").at(-1)!;
  }
  return "it";
}

export function reworded(body: readonly Statement[], how: Rewording): readonly Statement[] {
  return new Reworder(how).body(body, "text");
}

class Reworder {
  constructor(private readonly how: Rewording) {}

  body(statements: readonly Statement[], block: string): readonly Statement[] {
    if (!statements.some((one) => typeof one === "string" && hasLetters(one)))
      return statements.map((one) => (typeof one === "string" ? one : this.statement(one, block)));
    const first = statements.find((one) => typeof one !== "string") as { line: number } | undefined;
    const parts = statements.map((one): Part =>
      typeof one === "string" ? { words: one } : { name: nameOf(one), node: this.statement(one, block) },
    );
    return this.message(parts, block, first?.line ?? this.line).map((part) =>
      "words" in part ? part.words : (part.node as Statement),
    );
  }

  /** Line of the current call: texts have no position of their own. */
  private line = 1;

  private statement(one: WrittenCall | Include, block: string): WrittenCall | Include {
    this.line = one.line;
    if (!("call" in one)) return this.include(one);
    if (one.call === "value") {
      const [value] = one.args ?? [];
      return isPath(value) ? { ...one, call: SAID } : one;
    }
    if (one.call === "words" || one.call === "either") return this.printed(one, block) as WrittenCall;
    return this.call(one, block);
  }

  private call(one: WrittenCall, around: string): WrittenCall {
    if (RAW.has(one.call)) return this.named(one);
    const { body, inverse } = one;
    // Logic blocks have no words of their own: they belong to the surrounding block.
    const block = LOGIC.has(one.call) ? around : one.call;
    const made = this.named(one);
    return {
      ...made,
      ...(body && { body: this.body(body, block) }),
      ...(inverse && { inverse: this.body(inverse, block) }),
    };
  }

  /** A call with its arguments translated. */
  private named(one: WrittenCall): WrittenCall {
    const { call, args, named } = one;
    return {
      ...one,
      ...(args && {
        args: args.map((arg, i) => (isPrinted(call, `${i}`) ? this.printed(arg, call) : arg)),
      }),
      ...(named && {
        named: Object.fromEntries(
          Object.entries(named).map(([name, value]) => [
            name,
            isPrinted(call, name) ? this.argument(value, call, name) : value,
          ]),
        ),
      }),
    };
  }

  private argument(value: Expression, call: string, name: string): Expression {
    if (call === "choose" && name === "options")
      return { call: SAID, args: [value], named: { choices: true }, line: this.line, column: 0 };
    return this.printed(value, `${call} ${name}`);
  }

  private include(one: Include): Include {
    const { partial, named, body } = one;
    return {
      ...one,
      ...(named &&
        partial !== undefined && {
          named: Object.fromEntries(
            Object.entries(named).map(([name, value]) => [
              name,
              // A fact is translated where the partial prints it.
              !isPath(value) && this.how.prints(partial, name) ? this.printed(value, partial) : value,
            ]),
          ),
        }),
      ...(body && { body: this.body(body, "text") }),
    };
  }

  /** An expression whose value is printed. */
  private printed(value: Expression, block: string): Expression {
    if (typeof value === "string") {
      const made = this.message([{ words: value }], block, this.line);
      return made.map((part) => ("words" in part ? part.words : "")).join("");
    }
    if (isPath(value)) return { call: SAID, args: [value], line: this.line, column: 0 };
    if (!isCall(value)) return value;
    const place = { line: value.line, column: value.column };
    switch (value.call) {
      case "either": {
        const [fact, ...ways] = value.args ?? [];
        return { ...value, args: [fact, ...ways.map((way) => this.printed(way, block))] };
      }
      case "words": {
        const parts = this.flat(value, block);
        const made = this.message(parts, block, value.line);
        return {
          call: "words",
          args: made.map((part) => ("words" in part ? part.words : (part.node as Expression))),
          ...place,
        };
      }
      case "at":
      case "value":
        return { call: SAID, args: [value], ...place };
      default:
        return value;
    }
  }

  /** The parts of `words`, including nested ones. */
  private flat({ args = [] }: WrittenCall, block: string): Part[] {
    return args.flatMap((arg): Part[] => {
      if (typeof arg === "string") return [{ words: arg }];
      if (isCall(arg) && arg.call === "words") return this.flat(arg, block);
      return [{ name: nameOf(arg), node: this.printed(arg, block) }];
    });
  }

  /** A text with values, translated if possible: values may change their order. */
  private message(parts: readonly Part[], block: string, line: number): readonly Part[] {
    const nodes = new Map<string, Node>();
    const said = new Map<string, string>();
    let key = "";
    for (const part of parts) {
      if ("words" in part) key += part.words;
      else {
        const like = JSON.stringify(part.node);
        let name = said.get(like);
        for (let i = 1; name === undefined; i++) {
          const tried = i === 1 ? part.name : `${part.name}${i}`;
          if (!nodes.has(tried)) name = tried;
        }
        said.set(like, name);
        nodes.set(name, part.node);
        key += `{${name}}`;
      }
    }
    const folded = key.replace(/[^\S\u00a0]+/g, " ");
    const text = folded.trim();
    if (!hasLetters(text)) return parts;
    const { template, file } = this.how;
    const found = this.how.text(text, { template, file, line, block });
    if (found === undefined) return parts;
    const [before, after] = [/^ /.test(folded) ? " " : "", / $/.test(folded) ? " " : ""];
    const made = partsOf(found).map((part, i): Part => {
      const node = i % 2 === 1 ? nodes.get(part) : undefined;
      return node === undefined ? { words: i % 2 === 1 ? `{${part}}` : part } : { name: part, node };
    });
    return [{ words: before }, ...made, { words: after }].filter((part) => !("words" in part) || part.words !== "");
  }
}

const LOGIC = new Set(["if", "unless", "when", "with", "each", "repeat", "only", "scope"]);

/** Names of facts that a template prints, and of those it tests or passes on. */
export interface Uses {
  readonly printed: ReadonlySet<string>;
  readonly other: ReadonlySet<string>;
  /** Facts passed to its partials: name here -> partial and name there. */
  readonly given: readonly { readonly from: string; readonly partial: string; readonly name: string }[];
  /** Partials that see all of its facts, except those of these names. */
  readonly shown: readonly { readonly partial: string; readonly but: ReadonlySet<string> }[];
}

/** How a template uses the facts passed to it. */
export function usesOf({ body }: TemplateTree): Uses {
  const printed = new Set<string>();
  const other = new Set<string>();
  const given: { from: string; partial: string; name: string }[] = [];
  const shown: { partial: string; but: ReadonlySet<string> }[] = [];
  const use = (value: Expression, prints: boolean): void => {
    if (isPath(value)) (prints ? printed : other).add(value.names[0] ?? "this");
    else if (isCall(value)) call(value, prints);
  };
  const call = (one: WrittenCall, prints: boolean): void => {
    const { call: name, args = [], named = {}, body: inner, inverse } = one;
    args.forEach((arg, i) => {
      const passes = name === "words" || name === "value" || (name === "either" && i > 0);
      // A test for the presence of a word does not depend on the word itself.
      const asks = i === 0 && (name === "either" || name === "if" || name === "unless");
      if (!asks || !isPath(arg)) use(arg, passes ? prints : isPrinted(name, `${i}`));
    });
    for (const [key, value] of Object.entries(named)) use(value, isPrinted(name, key));
    for (const part of [inner, inverse]) if (part) walk(part);
  };
  const handOn = (value: Expression, partial: string | undefined, name: string): void => {
    if (isPath(value) && partial !== undefined) given.push({ from: value.names[0] ?? "this", partial, name });
    else if (isCall(value) && value.call === "words") for (const part of value.args ?? []) handOn(part, partial, name);
    else use(value, false);
  };
  const walk = (statements: readonly Statement[]): void => {
    for (const one of statements) {
      if (typeof one === "string") continue;
      if ("call" in one) call(one, true);
      else {
        for (const [name, value] of Object.entries(one.named ?? {})) {
          handOn(value, one.partial, name);
        }
        if (one.context !== undefined) use(one.context, false);
        else if (one.partial !== undefined)
          shown.push({ partial: one.partial, but: new Set(Object.keys(one.named ?? {})) });
        if (one.body) walk(one.body);
      }
    }
  };
  walk(body);
  return { printed, other, given, shown };
}
