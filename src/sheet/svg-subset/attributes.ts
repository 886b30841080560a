/** Parses the attributes of a start tag. */
import {
  NO_ATTRIBUTES,
  readAttribute,
  unknownAttribute,
  type ElementEntry,
  type SvgAttributes,
  type SvgFault,
} from "./elements.js";

/** Position of the parser; one object for a whole parse. */
export interface TagCursor {
  /** First character after the tag. */
  end: number;
  selfClosed: boolean;
}

/**
 * Parses up to the end of the tag; undefined if it is not well-formed.
 * @param from first character after the element's name
 * @param entry the element; attributes of an unknown one are skipped
 */
export function readAttributes(
  markup: string,
  from: number,
  entry: ElementEntry | undefined,
  faults: SvgFault[],
  cursor: TagCursor,
): SvgAttributes | undefined {
  let attributes: Record<string, string> | undefined;
  let before = entry?.start;
  let at = from;
  for (;;) {
    let code = markup.charCodeAt(at);
    while (code === 32 || (code >= 9 && code <= 13)) code = markup.charCodeAt(++at);
    if (code === 62 /* > */) {
      cursor.selfClosed = false;
      cursor.end = at + 1;
      return attributes ?? NO_ATTRIBUTES;
    }
    if (code === 47 /* / */ && markup.charCodeAt(at + 1) === 62) {
      cursor.selfClosed = true;
      cursor.end = at + 2;
      return attributes ?? NO_ATTRIBUTES;
    }
    let slot = before?.next;
    let start: number;
    let closing: number;
    if (slot !== undefined && markup.startsWith(slot.opening, at)) {
      start = at + slot.opening.length;
      closing = markup.indexOf('"', start);
      before = slot;
    } else {
      const nameEnd = endOfName(markup, at);
      const quote = markup.charCodeAt(nameEnd + 1);
      if (nameEnd === at || markup.charCodeAt(nameEnd) !== 61 /* = */ || (quote !== 34 && quote !== 39)) {
        return undefined;
      }
      start = nameEnd + 2;
      closing = markup.indexOf(quote === 34 ? '"' : "'", start);
      const name = markup.slice(at, nameEnd);
      slot = entry?.attributes.get(name);
      if (slot && before) before = before.next = slot;
      else if (entry) faults.push(unknownAttribute(entry, name, at));
    }
    if (closing === -1) return undefined;
    if (slot) readAttribute((attributes ??= {}), slot, markup.slice(start, closing), at, faults);
    at = closing + 1;
  }
}

/** First character from `from` that cannot be in a name: a space, / = > or the end of the markup. */
export function endOfName(markup: string, from: number): number {
  let at = from;
  for (;;) {
    const code = markup.charCodeAt(at);
    if (!(code > 32) || code === 47 || code === 61 || code === 62) return at;
    at++;
  }
}
