import type { PdfFile, PdfReference } from "./container.js";
import type { DrawnPage } from "./draw-page.js";
import type { Session } from "./session.js";
export function writeForm(
  _f: PdfFile,
  _s: Session,
  _d: readonly DrawnPage[],
  _p: readonly PdfReference[],
  _r: PdfReference,
): PdfReference[][] {
  return [];
}
