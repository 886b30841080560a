// Template trees for the page: a quarter of their size is names that repeat their path, and positions that follow from the text.
// `src/studio/core/desk/trees.ts` restores both. Whitespace between boxes prints nothing and is removed.

/** Blocks that contain boxes: whitespace between these does not print. */
const BOXES = new Set("stack columns over panel place page table sideways column columnHead rowOver cell".split(" "));
/** Blocks whose content is of the same kind as their surroundings. */
const LOGIC = new Set(["if", "unless", "when", "with", "each", "only", "repeat", "scope", "inks"]);
const BODIES = ["body", "inverse"];

/** @param tree JSON of a template's tree; modified */
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

/** The start of a call, a value or a partial: not a comment, the end of a block, or another branch. */
const TAG = /\{\{(?![!/^~]|else\b)/g;

/** Positions of tags in a text, in order; lines are counted from 1. */
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
 * @param tree JSON of a template's tree; modified
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
          // A position within a tag, or a tag stored in another way: the next one comes later.
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
