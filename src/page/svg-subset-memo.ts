/**
 * Elements met before, by their markup. The pages of one sheet repeat nearly all of their form, and a repeated element is
 * then neither read nor checked again; exporters keep what they made from it in the element.
 */
import type { SvgNode } from "./svg-subset-parse.js";

/** A childless element and its whole markup. */
export interface MemoEntry {
  readonly key: string;
  readonly node: SvgNode;
  /** The element that came next the last time: tried first, because comparing is cheaper than looking up. */
  next: MemoEntry | undefined;
  /** How often in a row another element stood in its place. */
  changes: number;
}

/** What the memo knows of a place in the markup. */
export interface MemoSearch {
  /** The element that stands there. */
  readonly known?: MemoEntry | undefined;
  /** Markup to keep the element by, once it is read. */
  readonly key?: string | undefined;
  /** The place holds another value on every page; this is one that stood there. */
  readonly passing?: MemoEntry | undefined;
}

const NOTHING: MemoSearch = {};

/** Pages after which elements that have not come again are forgotten, so that long documents do not pile up values. */
const GENERATION = 16;
/** After this many changes a place is taken for one that holds another value on every page: those are not kept. */
const CHANGES = 2;
const SLASH = 47;

export class ElementMemo {
  /** Stands before the first element of every parse. */
  readonly start: MemoEntry = { key: "", node: {} as SvgNode, next: undefined, changes: 0 };
  #young = new Map<string, MemoEntry>();
  #old = new Map<string, MemoEntry>();
  #pages = 0;

  /** Says that a new page begins. */
  turnPage(): void {
    if (++this.#pages % GENERATION !== 0) return;
    this.#old = this.#young;
    this.#young = new Map();
  }

  /** Looks for the element that begins at `tag`. @param last the element before it */
  find(markup: string, tag: number, last: MemoEntry): MemoSearch {
    const expected = last.next;
    if (expected !== undefined) {
      if (markup.startsWith(expected.key, tag)) return { known: expected };
      if (expected.changes >= CHANGES) return { passing: expected };
    }
    const key = wholeElement(markup, tag);
    if (key === undefined) return NOTHING;
    const known = this.#get(key);
    if (known === undefined) return { key };
    if (expected !== undefined) known.changes = expected.changes + 1;
    last.next = known;
    return { known };
  }

  /**
   * Keeps an element that was read, and gives the entry to go on from.
   * @param length of its markup; another than that of the key means that a `>` in an attribute cut the key short
   */
  keep({ key, passing }: MemoSearch, node: SvgNode, length: number, last: MemoEntry): MemoEntry {
    if (passing !== undefined) return passing;
    if (key?.length !== length) return last;
    const expected = last.next;
    // Most likely it stands where another value stood on the page before, and what came after that comes again.
    const entry: MemoEntry = { key, node, next: expected?.next, changes: expected ? expected.changes + 1 : 0 };
    this.#young.set(key, entry);
    last.next = entry;
    return entry;
  }

  #get(key: string): MemoEntry | undefined {
    let entry = this.#young.get(key);
    if (entry === undefined) {
      entry = this.#old.get(key);
      if (entry !== undefined) this.#young.set(key, entry);
    }
    return entry;
  }
}

/** Markup of the childless element that begins at `tag`; undefined when it may have children. */
function wholeElement(markup: string, tag: number): string | undefined {
  const end = markup.indexOf(">", tag);
  if (end === -1) return undefined;
  if (markup.charCodeAt(end - 1) === SLASH) return markup.slice(tag, end + 1);
  if (!markup.startsWith("<text ", tag)) return undefined;
  const close = markup.indexOf("<", end + 1);
  return markup.startsWith("</text>", close) ? markup.slice(tag, close + 7) : undefined;
}
