/** What one printer does to a sheet, and corrects pages for it by moving and stretching them. */
import { warning, type Issue } from "../kernel/issue/index.js";
import type { Size } from "../kernel/units/index.js";
import { opsBounds } from "../sheet/drawing/bounds.js";
import { LAYERS, type Layer, type Matrix, type Op, type Page } from "../sheet/drawing/types.js";
import { placeLayer, roundMm, SAME_MM, type Sides } from "./box.js";
import { orientationOf } from "./grid.js";
import type { Binding } from "./order.js";

/** Millimeters to the right and down. */
interface Shift {
  readonly dx: number;
  readonly dy: number;
}

/** A printer's errors as measured on its calibration sheet, with the paper upright, as it comes out. */
export interface PrinterProfile {
  /** Printed length of one millimeter. */
  readonly across: number;
  readonly down: number;
  /** Printed position of a front's top left corner. */
  readonly front: Shift;
  /** Offset of the second side against the front, seen from the back. */
  readonly back: Shift;
  /** Unprinted border, millimeters. */
  readonly margins: Sides;
  /** Edge on which the paper is flipped. */
  readonly binding: Binding;
  /** The edge of the upright paper at which the top of a landscape page comes out. */
  readonly landscape: "left" | "right";
}

/** How a printer maps lengths: `at + by * x`, across and down. */
interface Printed {
  readonly at: readonly [x: number, y: number];
  readonly by: readonly [x: number, y: number];
}

/** Where a printer puts the point (x, y) of a page, in the page's reading orientation. */
function printedAt(profile: PrinterProfile, { width, height, side }: Omit<Page, "title" | "layers">): Printed {
  const lies = orientationOf({ width, height }) === "landscape";
  const paper: Size = lies ? { width: height, height: width } : { width, height };
  const upright = onPaper(profile, paper, side === "back");
  if (!lies) return upright;
  const { at, by } = upright;
  return profile.landscape === "left"
    ? { at: [paper.height * (1 - by[1]) - at[1], at[0]], by: [by[1], by[0]] }
    : { at: [at[1], paper.width * (1 - by[0]) - at[0]], by: [by[1], by[0]] };
}

function onPaper({ across, down, front, back, binding }: PrinterProfile, paper: Size, behind: boolean): Printed {
  const by = [across, down] as const;
  if (!behind) return { at: [front.dx, front.dy], by };
  // The offset is measured at the middle of the sheet, where the front's cross shows through.
  const mirrored = (size: number, scale: number, shift: number): number => size * (1 - scale) - shift;
  const long = binding === "long-edge";
  const x = long ? mirrored(paper.width, across, front.dx) : front.dx;
  const y = long ? front.dy : mirrored(paper.height, down, front.dy);
  return { at: [x + back.dx, y + back.dy], by };
}

/** The page moved and stretched so that this printer puts it in the right place; the paper size stays. */
export function correctPage(page: Page, profile: PrinterProfile): Page {
  const { at, by } = printedAt(profile, page);
  const matrix: Matrix = [1 / by[0], 0, 0, 1 / by[1], -at[0] / by[0], -at[1] / by[1]];
  if (matrix.every((entry, i) => Math.abs(entry - (i === 0 || i === 3 ? 1 : 0)) < 1e-9)) return page;
  const layers: Record<Layer, readonly Op[]> = { ...page.layers };
  for (const layer of LAYERS) layers[layer] = placeLayer(page.layers[layer], matrix);
  return { ...page, layers };
}

const EDGES = ["left", "top", "right", "bottom"] as const;

/** Warnings about ink of uncorrected pages that ends up in the border the printer leaves blank; the worst page at each edge. */
export function marginIssues(pages: readonly Page[], profile: PrinterProfile, printer: string): Issue[] {
  return EDGES.flatMap((edge) => {
    const short = pages
      .map((page) => ({ page, room: roomOf(page)[edge], blank: blankOf(page, profile)[edge] }))
      .filter(({ room, blank }) => room < blank - SAME_MM)
      .sort((one, other) => one.room - one.blank - (other.room - other.blank));
    if (short.length === 0) return [];
    const [{ page, room, blank }, ...more] = short;
    const others = more.length === 0 ? "" : ` and of ${more.length} more page${more.length === 1 ? "" : "s"}`;
    const message = `ink of "${page.title}"${others} is ${roundMm(Math.max(0, room))} mm from the ${edge} edge, where ${printer} leaves ${roundMm(blank)} mm blank`;
    return [warning("ink-in-margin", message, { hint: "it will not print there" })];
  });
}

/** White space around a page's ink. */
function roomOf(page: Page): Sides {
  const ink = opsBounds(LAYERS.flatMap((layer) => page.layers[layer]));
  if (!ink) return { left: Infinity, top: Infinity, right: Infinity, bottom: Infinity };
  return { left: ink.x, top: ink.y, right: page.width - ink.x - ink.w, bottom: page.height - ink.y - ink.h };
}

const blankOf = (page: Page, { margins, landscape }: PrinterProfile): Sides =>
  orientationOf(page) === "portrait" ? margins : turnedMargins(margins, landscape);

const turnedMargins = ({ left, top, right, bottom }: Sides, landscape: PrinterProfile["landscape"]): Sides =>
  landscape === "left"
    ? { top: left, right: top, bottom: right, left: bottom }
    : { top: right, right: bottom, bottom: left, left: top };
