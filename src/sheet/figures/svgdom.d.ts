/** svgdom has no type declarations; this is the one function used. */
declare module "svgdom" {
  export function createSVGWindow(): Window & { document: Document };
}
