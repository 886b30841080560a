// Answers fontkit's queries of `unicode-properties` for the characters in the page's fonts: a page accepts no other fonts, and text with
// other characters is refused before shaping. The package covers all of Unicode, in 12 kB (test/studio/faces.test.ts compares).

const LATIN = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xaa, 0xaa],
  [0xba, 0xba],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x2b8],
  [0x1e00, 0x1eff],
  [0xfb00, 0xfb06],
];
const GREEK = [
  [0x391, 0x3c9],
  [0x2126, 0x2126],
];
/** Combining marks that are not placed above the letter. */
const CLASSES = {
  0x31b: "Attached_Above_Right",
  0x323: "Below",
  0x326: "Below",
  0x327: "Attached_Below",
  0x328: "Attached_Below",
  0x335: "Overlay",
  0x336: "Overlay",
  0x337: "Overlay",
  0x338: "Overlay",
};
const isIn = (ranges, code) => ranges.some(([first, last]) => code >= first && code <= last);
const JOINERS = [[0x200c, 0x200d]];

export const isMark = (code) => code >= 0x300 && code <= 0x36f;
export const isDigit = (code) => code >= 0x30 && code <= 0x39;
/** A mark, or anything else: only scripts that no font here has need more. */
export const getCategory = (code) => (isMark(code) ? "Mn" : "Lo");
export const getCombiningClass = (code) => (isMark(code) ? (CLASSES[code] ?? "Above") : "Not_Reordered");
export function getScript(code) {
  if (isMark(code) || isIn(JOINERS, code)) return "Inherited";
  if (isIn(LATIN, code)) return "Latin";
  return isIn(GREEK, code) ? "Greek" : "Common";
}
