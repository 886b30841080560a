// Trees of templates as the page fetches them: a third of what they weigh is names that repeat their path, and line numbers that hardly
// differ from the last one. `src/studio/core/trees.ts` puts both back.

/** @param tree JSON of a template's tree, is changed */
export function packTree(tree) {
  let last = 0;
  const visit = (part) => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (part !== null && typeof part === "object") {
      if (typeof part.path === "string") {
        if (!Array.isArray(part.names))
          throw new Error(`a part of a tree has a path and no names: ${JSON.stringify(part)}`);
        if (part.names.join(".") === part.path && part.path !== "") delete part.names;
      }
      if (typeof part.line === "number" && typeof part.column === "number")
        [part.line, last] = [part.line - last, part.line];
      Object.values(part).forEach(visit);
    }
  };
  visit(tree);
  return tree;
}
