/** What a place in a template's text is: for completion, for the list "On hand", and for what is put in there. */
import { blocksAround, bracketAround, bracketsOf, type Bracket } from "../../../sheet/template/scan.js";
import type { FactThere, TemplateSpot } from "../../template-protocol.js";

/** Where a value would be written. */
export type Spot =
  /** Between blocks, or among the words of one. */
  | { readonly kind: "words"; readonly prose: boolean }
  /** Among the arguments of a call. */
  | { readonly kind: "call"; readonly bracket: Bracket }
  /** In a string of a call; `argument` is its name, "" for a bare one. */
  | { readonly kind: "string"; readonly bracket: Bracket; readonly argument: string }
  | { readonly kind: "front" }
  | { readonly kind: "comment" };

/** Blocks whose body is words. */
const PROSE = new Set(["p", "item", "lead", "price", "note", "step", "case", "says", "text", "heading"]);

const FRONT = /^---[ \t]*\n[\s\S]*?^---[ \t]*(?:\n|$)/m;

/** End of the front matter; 0 where there is none. */
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

/** The place as the core knows it: the block around it, with the names that it gives. */
export function templateSpot(name: string, text: string, at: number, placeOf: (at: number) => Place): TemplateSpot {
  const brackets = bracketsOf(text);
  const [around] = blocksAround(brackets, at).filter(({ open }) => open.kind === "open");
  return around ? { name, block: placeOf(around.open.from), params: around.open.params } : { name, params: [] };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is written for a fact at a place, and where the cursor stands then, counted from its beginning. */
export interface PutIn {
  readonly insert: string;
  readonly cursor: number;
}

/** A fact as it is written where the cursor is. */
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

/** The value that a call gives to an argument, as it is written there; undefined where it does not name it. */
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

/** The change that gives an argument a value, as it is to be written: `"red"`, `3`. */
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

/** A template that is one partial and nothing else of its own leads to that partial: there a person finds what they look for. */
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
