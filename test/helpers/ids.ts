/** Ids in SVG or HTML markup that a test wrote down. */

/** Ids that the markup declares, in order. */
export const declaredIds = (markup: string): string[] =>
  [...markup.matchAll(/<[^>]*? id="([^"]+)"/g)].map(([, id]) => id);

/** Ids that the markup points to with `href` or `url()`, in order, repeats included. */
export const referredIds = (markup: string): string[] =>
  [...markup.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
