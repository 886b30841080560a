/** The one list of arguments that are printed or read aloud. All others choose something: styles, colors, names of slots and facts. */

/** In every block that has them. */
const EVERYWHERE = new Set(["alt", "label", "long", "note", "around", "says", "heard"]);

const only = (...names: readonly string[]): ReadonlySet<string> => new Set(names);

/** In one block only; numbers are positions of bare arguments, from 0. */
const IN_BLOCK: Readonly<Record<string, ReadonlySet<string>>> = {
  text: only("0", "shorter"),
  p: only("0"),
  item: only("0"),
  lead: only("0"),
  price: only("0", "label"),
  linePlot: only("0", "across", "up"),
  head: only("0"),
  band: only("0", "title"),
  arcText: only("0"),
  blank: only("0"),
  line: only("0"),
  row: only(),
  panel: only("0"),
  table: only("0"),
  sideways: only("0"),
  procedure: only("0", "1"),
  case: only("0"),
  step: only("0", "right"),
  axis: only("0", "head"),
  axisRow: only("0"),
  span: only("short"),
  column: only("head", "under", "group"),
  columnHead: only("0"),
  page: only("title"),
  described: only("0"),
  live: only("words", "otherwise"),
  driveScale: only("away", "home"),
  runs: only("0"),
  scale: only("marks"),
  histogram: only("marks"),
  numberLine: only("0"),
  choose: only("options"),
  // A game's own name on its field is not translated.
  field: only("left", "right"),
  value: only("0"),
  words: only(),
  helmet: only(),
};

/** Arguments of a figure that are words: `kickWord`, `goalNote`, `homeEnd`. All others are data. */
const FIGURE_WORDS = /(?:word|Word|words|Words|Short|Note|End)$/;

/** True if an argument of a block is printed or read aloud. @param name of a named argument, or the position of a bare one */
export function isPrinted(block: string, name: string): boolean {
  if (block === "figure" && FIGURE_WORDS.test(name)) return true;
  return EVERYWHERE.has(name) || (IN_BLOCK[block]?.has(name) ?? false);
}
