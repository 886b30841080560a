/** Trees of templates as `scripts/studio-trees.mjs` packs them. */

interface Part {
  path?: unknown;
  names?: readonly string[];
  line?: unknown;
  column?: unknown;
}

/** Puts back names that are their path's words, and counts lines from the first. @param tree is changed */
export function unpackTree<T>(tree: T): T {
  let last = 0;
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (part !== null && typeof part === "object") {
      const one = part as Part;
      if (typeof one.line === "number" && typeof one.column === "number") one.line = last += one.line;
      Object.values(one).forEach(visit);
      if (typeof one.path === "string") one.names ??= one.path.split(".");
    }
  };
  visit(tree);
  return tree;
}
