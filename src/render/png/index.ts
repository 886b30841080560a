/** Pages as PNG, drawn by resvg from outlined SVG: the same picture on every machine, whatever fonts it has. */
import { fault, UserError } from "../../kernel/issue/index.js";
import type { Page } from "../../sheet/drawing/types.js";
import { renderSvg } from "../svg/index.js";

export interface PngOptions {
  /** Pixels per inch; 300 for print shops, 96 for screens. */
  readonly dpi: number;
  /** Default white; `none` makes the paper transparent. */
  readonly background?: string;
}

/** Pixels per inch at which SVG measures millimeters. */
const SVG_DPI = 96;
/** Maximum side in pixels: larger pictures take too much memory. */
const MOST_PIXELS = 20_000;

/**
 * The page as PNG bytes.
 * @throws UserError `resvg-missing`, `png-too-large`
 */
export async function renderPng(page: Page, { dpi, background = "#FFFFFF" }: PngOptions): Promise<Uint8Array> {
  const { Resvg } = await importResvg();
  const width = Math.round((page.width / 25.4) * dpi);
  if (!(width >= 1 && Math.max(width, (width / page.width) * page.height) <= MOST_PIXELS)) {
    throw new UserError(
      fault(
        "png-too-large",
        `at ${dpi} dpi "${page.title}" is ${width} pixels wide; 1 to ${MOST_PIXELS} can be drawn`,
        {
          hint: "take 96 to 600 dpi",
        },
      ),
    );
  }
  const picture = new Resvg(renderSvg(page), {
    // Scales by a factor, not to whole pixels: a millimeter is as long as in the other engines.
    fitTo: { mode: "zoom", value: dpi / SVG_DPI },
    ...(background === "none" ? {} : { background }),
    font: { loadSystemFonts: false },
  });
  return picture.render().asPng();
}

type Resvg = Pick<typeof import("@resvg/resvg-js"), "Resvg">;

/** Loaded on first use: resvg is native and not available for every platform. */
export async function importResvg(load = () => import("@resvg/resvg-js")): Promise<Resvg> {
  try {
    return await load();
  } catch (error) {
    const message = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new UserError(
      fault("resvg-missing", `PNG needs the native package @resvg/resvg-js, which cannot be loaded: ${message}`, {
        hint: "run npm install @resvg/resvg-js on this machine, or write SVG or PDF instead",
      }),
    );
  }
}
