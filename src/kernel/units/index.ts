/** Lengths and paper. Pages are laid out in millimeters; type is sized in points. */
/** Points (1/72 in) in a millimeter. */
export const PT_PER_MM = 72 / 25.4;

/** Millimeters -> points. */
export const mmToPt = (mm: number): number => mm * PT_PER_MM;
/** Points -> millimeters. */
export const ptToMm = (pt: number): number => pt / PT_PER_MM;

/** A width and a height in millimeters. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Every paper and card size by name, portrait unless the object itself is wide; millimeters. */
export const PAPERS = {
  letter: { width: 215.9, height: 279.4 },
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  a6: { width: 105, height: 148 },
  /** A5 and A6 in landscape, for cards. */
  "a5-wide": { width: 210, height: 148 },
  "a6-wide": { width: 148, height: 105 },
  postcard: { width: 152.4, height: 101.6 },
  poker: { width: 63, height: 88 },
  "poker-us": { width: 63.5, height: 88.9 },
  player: { width: 127, height: 88.9 },
  /** Dividers for a box of those cards: as wide, and higher by a tab. */
  "player-tab": { width: 127, height: 98.6 },
  "postcard-tab": { width: 152.4, height: 113 },
  /** A quarter sheet: four on Letter or A4, with room for cut marks inside the border that printers cannot reach. */
  quarter: { width: 93, height: 128 },
  /** A small card: eighteen on Letter or A4. */
  slip: { width: 44, height: 63 },
} as const satisfies Record<string, Size>;

export type PaperName = keyof typeof PAPERS;
/** Papers that home printers take; sheets are imposed on these. */
export const PRINTER_PAPERS = ["letter", "a4"] as const satisfies readonly PaperName[];
export type PrinterPaper = (typeof PRINTER_PAPERS)[number];

/** Margin that every home printer can print inside, millimeters (printing.md). */
export const PRINTER_SAFE_MM = 6.35;

/** The same sheet, turned 90 degrees. */
export const turned = (size: Size): Size => ({ width: size.height, height: size.width });
