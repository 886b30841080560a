/** Trees of templates as `scripts/studio-trees.mjs` packs them. */

interface Place {
  line: number;
  column: number;
}

interface Part extends Partial<Place> {
  path?: unknown;
  names?: readonly string[];
}

/** Where a call, a value or a partial begins: no comment, no end of a block, no other branch. */
const TAG = /\{\{(?![!/^~]|else\b)/g;

/** Places of tags in a text, in their order; lines from 1. */
function placesIn(text: string): Place[] {
  const places: Place[] = [];
  let [line, start] = [1, 0];
  for (const { index } of text.matchAll(TAG)) {
    for (let end = text.indexOf("\n", start); end >= 0 && end < index; end = text.indexOf("\n", start))
      [line, start] = [line + 1, end + 1];
    places.push({ line, column: index - start });
  }
  return places;
}

const isBefore = (tag: Place, line: number, column: number): boolean =>
  tag.line < line || (tag.line === line && tag.column <= column);

/**
 * Puts back names that are their path's words, and places that the text tells.
 * @param tree is changed
 * @param text of the template
 */
export function unpackTree<T>(tree: T, text: string): T {
  const places = placesIn(text);
  let next = 0;
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (part !== null && typeof part === "object") {
      const one = part as Part;
      if ("call" in part || "partial" in part || one.column !== undefined) {
        const { line, column } = one;
        if (line === undefined || column === undefined) Object.assign(one, places[next++]);
        else while (next < places.length && isBefore(places[next], line, column)) next++;
      }
      Object.values(one).forEach(visit);
      if (typeof one.path === "string") one.names ??= one.path.split(".");
    }
  };
  visit(tree);
  return tree;
}
