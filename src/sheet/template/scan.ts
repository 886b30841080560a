/**
 * Finds the calls in a template's text, whether or not it parses: for editors, which highlight, complete and locate while the user types.
 * `read-tree` knows what a template means; this module only finds its brackets.
 */

/** The text from `{{` to `}}`. */
export interface Bracket {
  readonly kind: "open" | "close" | "else" | "call" | "partial" | "comment";
  /** From the first `{` to after the last `}`, or to the end of the text if unclosed. */
  readonly from: number;
  readonly to: number;
  readonly closed: boolean;
  /** Name of the block or partial; "" if there is none yet. */
  readonly name: string;
  readonly nameFrom: number;
  /** True if it needs a closing bracket: `{{#name}}`, `{{#> name}}`. */
  readonly opens: boolean;
  /** Names that an opening bracket gives its body: `as |one i|`. */
  readonly params: readonly string[];
}

const NAME = /[^\s(){}|="'~]+/y;
const PARAMS = /\bas\s*\|([^|]*)\|\s*~?\}\}$/;

/** All brackets of a text, in order. */
export function bracketsOf(text: string): Bracket[] {
  const found: Bracket[] = [];
  for (let from = text.indexOf("{{"); from >= 0;) {
    const bracket = bracketAt(text, from);
    found.push(bracket);
    from = text.indexOf("{{", bracket.to);
  }
  return found;
}

function bracketAt(text: string, from: number): Bracket {
  const raw = text.startsWith("{{{", from);
  let at = from + (raw ? 3 : 2);
  if (text[at] === "~") at++;
  if (text[at] === "!") {
    const long = text.startsWith("!--", at);
    const end = text.indexOf(long ? "--}}" : "}}", at);
    const to = end < 0 ? text.length : end + (long ? 4 : 2);
    return { kind: "comment", from, to, closed: end >= 0, name: "", nameFrom: at, opens: false, params: [] };
  }
  const sign = text[at];
  const partial = sign === ">" || text.startsWith("#>", at);
  const opens = sign === "#" || sign === "^";
  const kind = partial ? "partial" : opens ? "open" : sign === "/" ? "close" : "call";
  if ("#^/>&*".includes(sign ?? " ")) at++;
  if (text[at] === ">") at++;
  while (text[at] === " ") at++;
  const quoted = text[at] === '"';
  NAME.lastIndex = quoted ? at + 1 : at;
  const name = NAME.exec(text)?.[0] ?? "";
  const { to, closed } = endOf(text, at);
  const params = PARAMS.exec(text.slice(from, to))?.[1].trim().split(/\s+/).filter(Boolean) ?? [];
  const nameFrom = quoted ? at + 1 : at;
  const own = (kind === "call" && name === "else") || (sign === "^" && name === "") ? "else" : kind;
  return { kind: own, from, to, closed, name, nameFrom, opens: opens && own !== "else", params };
}

/** Position after the `}}`, ignoring strings. An unclosed bracket ends where another begins, or at a line end if the next line does not continue it. */
function endOf(text: string, start: number): { readonly to: number; readonly closed: boolean } {
  let quote = "";
  for (let i = start; i < text.length; i++) {
    const sign = text[i];
    if (quote !== "") {
      if (sign === quote) quote = "";
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === "}" && text[i + 1] === "}") {
      let to = i + 2;
      while (text[to] === "}") to++;
      return { to, closed: true };
    } else if (sign === "{" && text[i + 1] === "{") return { to: i, closed: false };
  }
  const line = text.indexOf("\n", start);
  return { to: line < 0 ? text.length : line, closed: false };
}

/** A block: its opening bracket, and its closing one if there is one. */
export interface Block {
  readonly open: Bracket;
  readonly close?: Bracket;
}

/** Blocks around a position, innermost first; a bracket is not inside its own block. */
export function blocksAround(brackets: readonly Bracket[], at: number): Block[] {
  const open: Bracket[] = [];
  let i = 0;
  for (; i < brackets.length && brackets[i].to <= at; i++) step(open, brackets[i]);
  const around = [...open];
  const closing = new Map<Bracket, Bracket>();
  for (; i < brackets.length && around.some((one) => !closing.has(one)); i++) {
    const [ended] = step(open, brackets[i]);
    if (ended && !closing.has(ended)) closing.set(ended, brackets[i]);
  }
  return around.reverse().map((one) => {
    const close = closing.get(one);
    return { open: one, ...(close && { close }) };
  });
}

/** Opens or closes a block. @returns the block that ends here */
function step(open: Bracket[], bracket: Bracket): [ended?: Bracket] {
  if (bracket.opens) open.push(bracket);
  if (bracket.kind !== "close") return [];
  for (let i = open.length - 1; i >= 0; i--)
    if (open[i].name === bracket.name) {
      const [ended] = open.splice(i);
      return [ended];
    }
  return [];
}

/** The bracket at a position, including both ends; between two, the one being typed, or the one that begins there. */
export const bracketAround = (brackets: readonly Bracket[], at: number): Bracket | undefined =>
  brackets.find(({ to, closed }) => at === to && !closed) ??
  brackets.find(({ from, to }) => at >= from && at < to) ??
  brackets.find(({ to }) => at === to);

/** The opening bracket for a closing one; otherwise the bracket itself. */
export function openingOf(brackets: readonly Bracket[], bracket: Bracket): Bracket {
  if (bracket.kind !== "close") return bracket;
  return blocksAround(brackets, bracket.from).find(({ open }) => open.name === bracket.name)?.open ?? bracket;
}

/** Position in the text of a line and column, both from 1; the end of the text if it has fewer lines. */
export function offsetOf(text: string, line: number, column = 1): number {
  let at = 0;
  for (let i = 1; i < line; i++) {
    const next = text.indexOf("\n", at);
    if (next < 0) return text.length;
    at = next + 1;
  }
  return Math.min(text.length, at + column - 1);
}

/** Line and column of a position in the text, both from 1. */
export function placeIn(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at);
  return { line: before.split("\n").length, column: at - before.lastIndexOf("\n") };
}

/** Names of the partials that a text includes. */
export const includedIn = (text: string): string[] => [
  ...new Set(
    bracketsOf(text).flatMap(({ kind, name }) =>
      kind === "partial" && name !== "" && !name.startsWith("@") ? [name] : [],
    ),
  ),
];

/** A template and everything it includes, directly or indirectly, in order of appearance. @param textOf undefined if it does not exist */
export function includedFrom(name: string, textOf: (name: string) => string | undefined): readonly string[] {
  const seen = new Set<string>();
  const visit = (one: string): void => {
    const text = seen.has(one) ? undefined : textOf(one);
    if (text === undefined) return;
    seen.add(one);
    includedIn(text).forEach(visit);
  };
  visit(name);
  return [...seen];
}
