/** Figures that `npm run build` drew in advance with the built-in fonts, so that most pages need no svg.js. */
import { ownText } from "../../kernel/host/index.js";
import { rememberFigures } from "./canvas.js";

let taken = false;

/** Loads the prebuilt figures once; without their file, each figure is drawn on first use. */
export function loadDrawnFigures(): void {
  if (taken) return;
  taken = true;
  const text = ownText("built/figures.json");
  if (text !== undefined) rememberFigures(JSON.parse(text) as Record<string, string>);
}
