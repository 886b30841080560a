/** Ids inside SVG markup: found and renamed, so that pages can share one document without stealing each other's drawings. */

/** A start tag; quoted values may hold `>`. Text between tags is never touched. */
const TAG = /<[A-Za-z](?:[^>"']|"[^"]*"|'[^']*')*>/g;
const DECLARED = /(\sid=["'])([^"']+)/g;
const REFERRED = /(\s(?:xlink:)?href=["']#|url\(["']?#)([^"')]+)/g;

/** Ids that the markup declares, in order. */
export function declaredIds(markup: string): string[] {
  if (!markup.includes("id=")) return [];
  return [...markup.matchAll(TAG)].flatMap(([tag]) => [...tag.matchAll(DECLARED)].map((found) => found[2]));
}

/** Ids that the markup points to with `href` or `url()`, in order, repeats included. */
export function referredIds(markup: string): string[] {
  if (!markup.includes("#")) return [];
  return [...markup.matchAll(TAG)].flatMap(([tag]) => [...tag.matchAll(REFERRED)].map((found) => found[2]));
}

/** The markup with every declared and referred id put through `rename`. */
export function renameIds(markup: string, rename: (id: string) => string): string {
  const change = (_: string, before: string, id: string): string => before + rename(id);
  return markup.replace(TAG, (tag) => tag.replace(DECLARED, change).replace(REFERRED, change));
}

/** The markup with `prefix` before every id. */
export function prefixIds(markup: string, prefix: string): string {
  return renameIds(markup, (id) => prefix + id);
}
