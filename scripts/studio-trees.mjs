// Trees of templates as the page fetches them: a quarter of what they weigh is names that repeat their path, and places that the text itself
// tells. `src/studio/core/trees.ts` puts both back.

/** Where a call, a value or a partial begins: no comment, no end of a block, no other branch. */
const TAG = /\{\{(?![!/^~]|else\b)/g;

/** Places of tags in a text, in their order; lines from 1. */
function placesIn(text) {
  const places = [];
  let [line, start] = [1, 0];
  for (const { index } of text.matchAll(TAG)) {
    for (let end = text.indexOf("\n", start); end >= 0 && end < index; end = text.indexOf("\n", start))
      [line, start] = [line + 1, end + 1];
    places.push({ line, column: index - start });
  }
  return places;
}

/**
 * @param tree JSON of a template's tree, is changed
 * @param text of the template
 */
export function packTree(tree, text) {
  const places = placesIn(text);
  let next = 0;
  const visit = (part) => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (part !== null && typeof part === "object") {
      if (typeof part.path === "string") {
        if (!Array.isArray(part.names))
          throw new Error(`a part of a tree has a path and no names: ${JSON.stringify(part)}`);
        if (part.names.join(".") === part.path && part.path !== "") delete part.names;
      }
      const { line, column } = part;
      if (typeof column === "number") {
        const tag = places[next];
        if (tag?.line === line && tag.column === column && ("call" in part || "partial" in part)) {
          next++;
          delete part.line;
          delete part.column;
        } else {
          // A place within a tag, or a tag that is told otherwise: the next one is behind it.
          while (next < places.length && isBefore(places[next], part)) next++;
        }
      } else if ("call" in part || "partial" in part) throw new Error(`a call has no place: ${JSON.stringify(part)}`);
      Object.values(part).forEach(visit);
    }
  };
  visit(tree);
  return tree;
}

const isBefore = (tag, { line, column }) => tag.line < line || (tag.line === line && tag.column <= column);
