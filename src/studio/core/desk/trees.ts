/** Unpacks the parse trees that `scripts/studio-trees.mjs` packs. */

interface Place {
  line: number;
  column: number;
}

interface Part extends Partial<Place> {
  path?: unknown;
  names?: readonly string[];
}

/** Start of a call, value or partial; not of a comment, a closing tag or an else branch. */
const TAG = /\{\{(?![!/^~]|else\b)/g;

/** Positions of tags in a text, in order; lines from 1. */
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
 * Restores names that equal their path, and positions that follow from the text.
 * @param tree modified in place
 * @param text the template's text
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
