/** A PDF as viewers show it: poppler (Okular, Evince), pdf.js (Firefox) and pdfium (Chrome, Edge), each with its own smoothing of edges. */
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { getDocument } from "./pdfjs.js";
import { compareRasters, rasterizePdf, type Raster } from "./raster.js";

/** Pixels to the inch that are compared. */
const DPI = 100;
/**
 * Pages are drawn finer, and so many pixels each way make one of these. Poppler makes each fine rule a whole number of its pixels wide,
 * pdfium each filled rectangle: only on a finer grid are they as wide as they are.
 */
const SIDE = { poppler: 6, "pdf.js": 3, pdfium: 6 } as const;
const POINTS_PER_INCH = 72;

export type Viewer = (pdf: Uint8Array, first: number, last: number) => Promise<readonly Raster[]>;

/** Pages 1-based, the last one included. */
export const VIEWERS: Readonly<Record<"poppler" | "pdf.js" | "pdfium", Viewer>> = {
  poppler: async (pdf, first, last) =>
    Array.from({ length: last - first + 1 }, (_, i) =>
      coarse(rasterizePdf(pdf, DPI * SIDE.poppler, first + i), SIDE.poppler),
    ),

  async "pdf.js"(pdf, first, last) {
    const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
    const document = await task.promise;
    try {
      const factory = document.canvasFactory as CanvasFactory;
      const drawn: Raster[] = [];
      for (let number = first; number <= last; number++) {
        const page = await document.getPage(number);
        const viewport = page.getViewport({ scale: (DPI * SIDE["pdf.js"]) / POINTS_PER_INCH });
        const [width, height] = [viewport.width, viewport.height].map(Math.round);
        const made = factory.create(width, height);
        await page.render({ canvas: made.canvas, canvasContext: made.context, viewport } as never).promise;
        drawn.push(
          coarse(greyOf(made.context.getImageData(0, 0, width, height).data, { width, height }), SIDE["pdf.js"]),
        );
        factory.destroy(made);
      }
      return drawn;
    } finally {
      await task.destroy();
    }
  },

  async pdfium(pdf, first, last) {
    const document = await (await pdfium()).loadDocument(Buffer.from(pdf));
    try {
      const drawn: Raster[] = [];
      for (let number = first; number <= last; number++) {
        const page = document.getPage(number - 1);
        const { originalWidth, originalHeight } = page.getOriginalSize();
        // By itself it cuts a page to whole points.
        const [across, down] = [originalWidth, originalHeight].map((points) =>
          Math.round((points * DPI * SIDE.pdfium) / POINTS_PER_INCH),
        );
        const how = { width: across, height: down, scale: 1, render: "bitmap", renderFormFields: true } as const;
        const { data, width, height } = await page.render(how);
        drawn.push(coarse(greyOf(data, { width, height }), SIDE.pdfium));
      }
      return drawn;
    } finally {
      document.destroy();
    }
  },
};

let library: Promise<PDFiumLibrary> | undefined;
const pdfium = (): Promise<PDFiumLibrary> => (library ??= PDFiumLibrary.init());

interface CanvasFactory {
  create(width: number, height: number): { readonly canvas: object; readonly context: CanvasRenderingContext };
  destroy(made: object): void;
}

interface CanvasRenderingContext {
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
}

/** Pixels of four bytes on white -> grey. */
function greyOf(data: ArrayLike<number>, { width, height }: Pick<Raster, "width" | "height">): Raster {
  const grey = new Uint8Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    const at = 4 * i;
    const alpha = data[at + 3] / 255;
    const value = 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
    grey[i] = Math.round(value * alpha + 255 * (1 - alpha));
  }
  return { width, height, grey };
}

/**
 * Ink by area. A viewer may draw a hairline as one pixel of its screen, and smooth edges as it likes: on a fine grid that is a fraction
 * of a pixel, and what remains is what stands where.
 */
function coarse({ width, height, grey }: Raster, side: number): Raster {
  const [across, down] = [width, height].map((length) => Math.floor(length / side));
  const means = new Uint8Array(across * down);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      let sum = 0;
      for (let dy = 0; dy < side; dy++)
        for (let dx = 0; dx < side; dx++) sum += grey[(y * side + dy) * width + x * side + dx];
      means[y * across + x] = Math.round(sum / (side * side));
    }
  }
  return { width: across, height: down, grey: means };
}

/**
 * Share of a page's pixels that may differ: a pixel does when its grey is more than a quarter of black apart. The largest found on any
 * sheet is 0.011 %; a line of text that is 0.25 mm off is more than this.
 */
const MOST = 0.0005;
const TOLERANCE = 64;
/** Grey levels that a spot of 1.8 mm may differ by as a whole: a sign that is missing is more. */
const MOST_BLURRED = 30;

/** What is wrong between two viewers' pictures of the same pages, in words. */
export function differences(one: readonly Raster[], other: readonly Raster[], names: string): string[] {
  return other.flatMap((raster, i) => {
    const { share, blurred, at } = compareRasters(one[i], raster, { tolerance: TOLERANCE });
    if (process.env.FIGURES === "1")
      process.stdout.write(`${names} page ${i + 1}: ${(100 * share).toFixed(4)} %, ${blurred.toFixed(0)} at ${at}\n`);
    if (share <= MOST && blurred <= MOST_BLURRED) return [];
    return [`page ${i + 1}, ${names}: ${(100 * share).toFixed(3)} % of the pixels, ${blurred.toFixed(0)} at ${at}`];
  });
}

/** What the viewers make of the first pages of a PDF, where they do not agree; `FIGURES=1` prints all. */
export async function disagreements(pdf: Uint8Array, pages: number): Promise<string[]> {
  const drawn = await VIEWERS.poppler(pdf, 1, pages);
  const told: string[] = [];
  for (const name of ["pdf.js", "pdfium"] as const)
    told.push(...differences(drawn, await VIEWERS[name](pdf, 1, pages), `poppler and ${name}`));
  return told;
}
