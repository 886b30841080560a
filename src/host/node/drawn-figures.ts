/** Figures that `npm run build` drew ahead, so that a command need not load svg.js for them. */
import { existsSync, readFileSync } from "node:fs";
import { rememberFigures } from "../../sheet/figures/canvas.js";
import { builtFile } from "./place.js";

const FILE = builtFile("figures.json");

/** Takes over the figures drawn at build time; without the file each figure is drawn when it is first placed. */
export function loadDrawnFigures(): void {
  if (existsSync(FILE)) rememberFigures(JSON.parse(readFileSync(FILE, "utf8")) as Record<string, string>);
}
