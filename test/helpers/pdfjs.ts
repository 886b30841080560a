/**
 * pdf.js with the language as it was. Its build for Node brings core-js, which writes `JSON.parse`, `JSON.stringify` and `Array.prototype.push`
 * anew in JavaScript wherever an engine is not of the latest edition. Files of tests share a worker, so that everything which came later
 * was parsed by it, and each `push` of a layout or a game took ten times as long.
 */
const HOLDERS: readonly object[] = [JSON, Array.prototype, Function.prototype];

const known = HOLDERS.map((holder) => Object.getOwnPropertyDescriptors(holder));
const loaded = await import("pdfjs-dist/legacy/build/pdf.mjs");
// What reads for it, which would be loaded with the first document, and bring the same.
// @ts-expect-error It has no types.
await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
HOLDERS.forEach((holder, i) => Object.defineProperties(holder, known[i]));

export const { getDocument } = loaded;

/** pdf.js's own ids of the fonts of some text. */
export const fontsOf = (items: readonly object[]): readonly string[] => [
  ...new Set(items.flatMap((item) => ("fontName" in item && typeof item.fontName === "string" ? [item.fontName] : []))),
];
