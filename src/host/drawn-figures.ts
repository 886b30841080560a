/** Figures that `npm run build` drew ahead, so that a command need not load svg.js for them. */
import { ownText } from "../kernel/host/index.js";
import { rememberFigures } from "../sheet/figures/canvas.js";

/** Takes over the figures drawn at build time; without the file each figure is drawn when it is first placed. */
export function loadDrawnFigures(): void {
  const text = ownText("built/figures.json");
  if (text !== undefined) rememberFigures(JSON.parse(text) as Record<string, string>);
}
