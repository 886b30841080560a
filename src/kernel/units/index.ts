/** Lengths and paper. Pages are laid out in millimetres; type is sized in points. */
import { fault, suggestHint, UserError } from "../issue/index.js";

/** Points (1/72 in) in a millimetre. */
export const PT_PER_MM = 72 / 25.4;
const MM_PER_UNIT = { mm: 1, cm: 10, in: 25.4, pt: 1 / PT_PER_MM } as const;

/** Millimetres -> points. */
export const mmToPt = (mm: number): number => mm * PT_PER_MM;
/** Points -> millimetres. */
export const ptToMm = (pt: number): number => pt / PT_PER_MM;

/**
 * Reads a length such as `12mm`, `0.25in`, `3 pt` and gives millimetres.
 * @throws UserError `length-invalid` when the text is no length.
 */
export function parseLength(text: string): number {
  const match = /^\s*(\d+(?:\.\d+)?|\.\d+)\s*(mm|cm|in|pt)\s*$/.exec(text);
  if (!match) {
    throw new UserError(
      fault("length-invalid", `"${text}" is no length`, {
        hint: "write a number with mm, cm, in or pt, for example 6.35mm",
      }),
    );
  }
  return Number(match[1]) * MM_PER_UNIT[match[2] as keyof typeof MM_PER_UNIT];
}

/** A width and a height in millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Every paper and card size by name, portrait unless the object itself is wide; millimetres. */
export const PAPERS = {
  letter: { width: 215.9, height: 279.4 },
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  a6: { width: 105, height: 148 },
  /** A5 and A6 lying on their long side, for cards. */
  "a5-wide": { width: 210, height: 148 },
  "a6-wide": { width: 148, height: 105 },
  postcard: { width: 152.4, height: 101.6 },
  poker: { width: 63, height: 88 },
  "poker-us": { width: 63.5, height: 88.9 },
  player: { width: 127, height: 88.9 },
  /** A quarter sheet: four on Letter as on A4, with room for cut marks inside the border that printers cannot reach. */
  quarter: { width: 93, height: 128 },
  /** A small card: eighteen on Letter as on A4. */
  slip: { width: 44, height: 63 },
} as const satisfies Record<string, Size>;

export type PaperName = keyof typeof PAPERS;
/** Papers a home printer takes; sheets are imposed on these. */
export const PRINTER_PAPERS = ["letter", "a4"] as const satisfies readonly PaperName[];
export type PrinterPaper = (typeof PRINTER_PAPERS)[number];

/** Margin that every home printer can print inside, millimetres (printing.md). */
export const PRINTER_SAFE_MM = 6.35;

/**
 * A paper by name (`a4`) or custom size (`100x150mm`, `4x6in`).
 * @throws UserError `paper-unknown`, `length-invalid`.
 */
export function parsePaper(text: string): Size {
  const name = text.trim().toLowerCase();
  if (name in PAPERS) return PAPERS[name as PaperName];
  const custom = /^([\d.]+)\s*x\s*([\d.]+)\s*(mm|cm|in|pt)$/.exec(name);
  if (custom) {
    const size = { width: parseLength(custom[1] + custom[3]), height: parseLength(custom[2] + custom[3]) };
    if (size.width < 20 || size.height < 20 || size.width > 2000 || size.height > 2000) {
      throw new UserError(fault("paper-size", `paper ${text} is outside 20 to 2000 mm a side`));
    }
    return size;
  }
  throw new UserError(
    fault("paper-unknown", `no paper is called "${text}"`, {
      hint: `${suggestHint(name, Object.keys(PAPERS))}; or a size such as 4x6in`,
    }),
  );
}

/** The same sheet turned by a quarter. */
export const turned = (size: Size): Size => ({ width: size.height, height: size.width });
