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
  readonly changes: number;
}

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

  /**
   * Markup of the childless element that begins at `tag`; undefined when it may have children. A `>` inside of an
   * attribute cuts it short: it then never equals what was kept, because only whole elements are.
   */
  keyAt(markup: string, tag: number): string | undefined {
    const end = markup.indexOf(">", tag);
    if (end === -1) return undefined;
    if (markup.charCodeAt(end - 1) === SLASH) return markup.slice(tag, end + 1);
    if (!markup.startsWith("<text ", tag)) return undefined;
    const close = markup.indexOf("<", end + 1);
    return markup.startsWith("</text>", close) ? markup.slice(tag, close + 7) : undefined;
  }

  get(key: string): MemoEntry | undefined {
    let entry = this.#young.get(key);
    if (entry === undefined) {
      entry = this.#old.get(key);
      if (entry !== undefined) this.#young.set(key, entry);
    }
    return entry;
  }

  /** Keeps an element that came after `last`, unless its place changes all the time; gives the entry to go on from. */
  add(key: string, node: SvgNode, last: MemoEntry): MemoEntry {
    const { next: expected } = last;
    // Most likely it stands where another value stood on the page before, and what came after that comes again.
    if (expected !== undefined && expected.changes >= CHANGES) return expected;
    const changes = expected === undefined ? 0 : expected.changes + 1;
    const entry: MemoEntry = { key, node, next: expected?.next, changes };
    this.#young.set(key, entry);
    last.next = entry;
    return entry;
  }
}
