/** The canvas: svg.js on svgdom. Importing this module sets it; the CLI does so only if a figure is not prebuilt. */
import { registerWindow, SVG, type Svg } from "@svgdotjs/svg.js";
import { createSVGWindow } from "svgdom";
import { openCanvas } from "./canvas.js";

let root: Svg | undefined;

openCanvas(() => {
  if (!root) {
    const window = createSVGWindow();
    registerWindow(window, window.document);
    root = SVG(window.document.documentElement) as Svg;
  }
  return root;
});
