/** Warns about pictures with too few pixels for their printed size. */
import { warning, type Issue } from "../kernel/issue/index.js";
import { LAYERS, type Page } from "../sheet/drawing/types.js";
import { eachOp } from "../sheet/drawing/walk.js";
import type { Raster } from "../sheet/pictures/pixels.js";

/** Dots per inch below which a picture looks coarse on paper. */
const LEAST_DPI = 200;
const MM_PER_INCH = 25.4;

/** One warning per picture, for its largest print. */
export function coarsePictures(pages: readonly Page[]): readonly Issue[] {
  const largest = new Map<Raster, { readonly dpi: number; readonly w: number; readonly h: number }>();
  for (const page of pages)
    for (const layer of LAYERS)
      eachOp(page.layers[layer], (op, [a, b, c, d]) => {
        if (op.op !== "image") return;
        const [w, h] = [op.w * Math.hypot(a, b), op.h * Math.hypot(c, d)];
        const dpi = Math.min((op.raster.width / w) * MM_PER_INCH, (op.raster.height / h) * MM_PER_INCH);
        if (dpi < (largest.get(op.raster)?.dpi ?? LEAST_DPI)) largest.set(op.raster, { dpi, w, h });
      });
  return [...largest].map(([{ file, width, height }, { dpi, w, h }]) =>
    warning(
      "picture-coarse",
      `printed at ${w.toFixed(1)} x ${h.toFixed(1)} mm this picture of ${width} x ${height} pixels has ${Math.floor(dpi)} dpi; expected at least ${LEAST_DPI}`,
      {
        file,
        hint: `save it with ${Math.ceil((w / MM_PER_INCH) * 300)} x ${Math.ceil((h / MM_PER_INCH) * 300)} pixels, or as SVG`,
      },
    ),
  );
}
