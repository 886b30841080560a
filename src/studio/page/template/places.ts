/** Classifies a position in a template's text, for completion, the list "On hand" and insertions. */
import { blocksAround, bracketAround, bracketsOf, type Bracket } from "../../../sheet/template/scan.js";
import type { FactThere, TemplateSpot } from "../../protocol/template.js";

/** The kind of position. */
export type Spot =
  /** Between blocks, or in the text of one. */
  | { readonly kind: "words"; readonly prose: boolean }
  /** Among the arguments of a call. */
  | { readonly kind: "call"; readonly bracket: Bracket }
  /** In a string of a call; `argument` is its name, "" for a bare one. */
  | { readonly kind: "string"; readonly bracket: Bracket; readonly argument: string }
  | { readonly kind: "front" }
  | { readonly kind: "comment" };

/** Blocks with a text body. */
const PROSE = new Set(["p", "item", "lead", "price", "note", "step", "case", "says", "text", "heading"]);

const FRONT = /^---[ \t]*\n[\s\S]*?^---[ \t]*(?:\n|$)/m;

/** End of the front matter; 0 if there is none. */
export function frontEnd(text: string): number {
  const found = FRONT.exec(text);
  return found?.index === 0 ? found[0].length : 0;
}

export function spotAt(text: string, at: number, brackets: readonly Bracket[] = bracketsOf(text)): Spot {
  if (at < frontEnd(text)) return { kind: "front" };
  const bracket = bracketAround(brackets, at);
  if (!bracket || at === bracket.from || (bracket.closed && at > bracket.to - 2)) {
    const [around] = blocksAround(brackets, at);
    return { kind: "words", prose: around !== undefined && PROSE.has(around.open.name) };
  }
  if (bracket.kind === "comment") return { kind: "comment" };
  const before = text.slice(bracket.from, at);
  const quotes = before.match(/"/g)?.length ?? 0;
  if (quotes % 2 === 0) return { kind: "call", bracket };
  const argument = /([\w-]+)=$/.exec(before.slice(0, before.lastIndexOf('"')))?.[1] ?? "";
  return { kind: "string", bracket, argument };
}

/** The position for the core: the enclosing block and the names it defines. */
export function templateSpot(name: string, text: string, at: number, placeOf: (at: number) => Place): TemplateSpot {
  const brackets = bracketsOf(text);
  const [around] = blocksAround(brackets, at).filter(({ open }) => open.kind === "open");
  return around ? { name, block: placeOf(around.open.from), params: around.open.params } : { name, params: [] };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Text to insert for a fact, and the cursor's offset in it afterward. */
export interface PutIn {
  readonly insert: string;
  readonly cursor: number;
}

/** The text for a fact at the cursor. */
export function factText({ path, list }: FactThere, spot: Spot, before: string): PutIn | undefined {
  const at = (insert: string, cursor = insert.length): PutIn => ({ insert, cursor });
  switch (spot.kind) {
    case "front":
    case "comment":
      return undefined;
    case "string":
      return at(`{${path}}`);
    case "call":
      return at(/[\s=(]$/.test(before) ? path : ` ${path}`);
    case "words": {
      if (spot.prose) return at(`{{${path}}}`);
      const open = `{{#each ${path}}}`;
      return list ? at(`${open}{{/each}}`, open.length) : at(`{{text ${path}}}`);
    }
  }
}

/** The text of an argument's value in a call; undefined if the call omits it. */
export function argumentAt(
  text: string,
  { from, to }: Bracket,
  name: string,
): { readonly from: number; readonly to: number; readonly value: string } | undefined {
  const call = text.slice(from, to);
  const found = new RegExp(`\\s${name}=("[^"]*"|\\([^)]*\\)|[^\\s}|~]+)`).exec(call);
  if (!found) return undefined;
  const start = from + found.index + name.length + 2;
  return { from: start, to: start + found[1].length, value: found[1] };
}

/** The edit that sets an argument; the value is template text: `"red"`, `3`. */
export function setArgument(
  text: string,
  bracket: Bracket,
  name: string,
  value: string,
): { readonly from: number; readonly to: number; readonly insert: string } {
  const given = argumentAt(text, bracket, name);
  if (given) return { from: given.from, to: given.to, insert: value };
  const end = /\s*(?:\bas\s*\|[^|]*\|\s*)?~?\}*$/.exec(text.slice(bracket.from, bracket.to))!;
  const at = bracket.from + end.index;
  return { from: at, to: at, insert: ` ${name}=${value}` };
}

/** For a template that only includes one partial, returns that partial: it has the content the user wants. */
export function mainTemplate(texts: Readonly<Record<string, string>>, name: string): string {
  const seen = new Set<string>();
  for (let at = name; ;) {
    seen.add(at);
    const text = texts[at] ?? "";
    const body = text.slice(frontEnd(text));
    const calls = bracketsOf(body).filter(({ kind }) => kind !== "comment");
    const [only] = calls;
    if (calls.length !== 1 || only.kind !== "partial" || !(only.name in texts) || seen.has(only.name)) return at;
    at = only.name;
  }
}
