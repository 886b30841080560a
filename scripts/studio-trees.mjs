// Trees of templates as the page fetches them: a quarter of what they weigh is names that repeat their path, and places that the text itself
// tells. `src/studio/core/trees.ts` puts both back. Blanks between boxes print nothing, and are left out.

/** Blocks whose body is boxes: what blanks stand between these does not print. */
const BOXES = new Set("stack columns over panel place page table sideways column columnHead rowOver cell".split(" "));
/** Blocks whose body is what stands around them. */
const LOGIC = new Set(["if", "unless", "when", "with", "each", "only", "repeat", "scope", "inks"]);
const BODIES = ["body", "inverse"];

/** @param tree JSON of a template's tree, is changed */
export function withoutBlanks(tree, boxes = false) {
  if (Array.isArray(tree)) for (const part of tree) withoutBlanks(part, boxes);
  if (tree === null || typeof tree !== "object" || Array.isArray(tree)) return tree;
  const inside = BOXES.has(tree.call) || (boxes && LOGIC.has(tree.call));
  for (const [key, value] of Object.entries(tree)) {
    const body = BODIES.includes(key) && Array.isArray(value);
    if (body && inside) tree[key] = value.filter((part) => typeof part !== "string" || part.trim() !== "");
    withoutBlanks(tree[key], body && inside);
  }
  return tree;
}

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
  return withoutBlanks(tree);
}

const isBefore = (tag, { line, column }) => tag.line < line || (tag.line === line && tag.column <= column);
