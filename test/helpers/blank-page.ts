import type { Size } from "../../src/kernel/units/index.js";
import type { Page } from "../../src/sheet/drawing/types.js";

/** An empty page; sizes in millimeters. */
export const blankPage = ({ width, height }: Size, title: string): Page => ({
  width,
  height,
  title,
  layers: { art: [], form: [], pencil: [], marks: [] },
});
