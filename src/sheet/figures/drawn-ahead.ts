/** Figures that `npm run build` drew in advance with the built-in fonts, so that most pages need no svg.js. */
import { ownText } from "../../kernel/host/index.js";
import { rememberFigures } from "./canvas.js";

let taken = false;

/** Loads the prebuilt figures once; without their file, each figure is drawn on first use. */
export function loadDrawnFigures(): void {
  if (taken) return;
  taken = true;
  const text = ownText("built/figures.json");
  if (text !== undefined) rememberFigures((id) => findFigure(text, id));
}

/** Figures by id as a file: JSON, one figure per line, sorted. A page needs a few dozen of a thousand, so they are found without parsing all. */
export function figuresText(figures: Readonly<Record<string, string>>): string {
  const entries = Object.entries(figures).map((entry) => entry.map((part) => JSON.stringify(part)));
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{\n${sorted.map((entry) => entry.join(":")).join(",\n")}\n}`;
}

/** Markup of a figure in such a file; undefined if the file does not have it. */
export function findFigure(text: string, id: string): string | undefined {
  const key = JSON.stringify(id);
  let low = text.indexOf("\n") + 1;
  let high = text.lastIndexOf("\n") + 1;
  while (low < high) {
    const start = text.lastIndexOf("\n", ((low + high) >> 1) - 1) + 1;
    const end = text.indexOf("\n", start);
    const found = text.slice(start, text.indexOf('":', start) + 1);
    if (found === key) return JSON.parse(text.slice(start + key.length + 1, end).replace(/,$/, "")) as string;
    if (found < key) low = end + 1;
    else high = start;
  }
  return undefined;
}
