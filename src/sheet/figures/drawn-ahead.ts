/** Figures that `npm run build` drew ahead with the built-in faces, so that most pages need no svg.js. */
import { ownText } from "../../kernel/host/index.js";
import { rememberFigures } from "./canvas.js";

let taken = false;

/** Takes over the figures drawn at build time, once; without the file each figure is drawn when it is first placed. */
export function loadDrawnFigures(): void {
  if (taken) return;
  taken = true;
  const text = ownText("built/figures.json");
  if (text !== undefined) rememberFigures(JSON.parse(text) as Record<string, string>);
}
