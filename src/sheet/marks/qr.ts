/** A QR code: an address or a game code to scan with a phone. */
import { MOST_BYTES, qrModules, type Modules } from "../../kernel/qr/index.js";
import { colorOf, report, type Pen } from "../drawing/pen.js";
import type { PathData } from "../drawing/types.js";
import { defineMark } from "./mark.js";

export interface QrProps {
  value: string | number;
}

/** Rows overlap the next one slightly, so that no hairline shows between them; fraction of a module. */
const REACH = 0.04;

/** One path for all dark modules: one rectangle per horizontal run. */
function runs(modules: Modules, left: number, top: number, unit: number): PathData {
  const d: PathData[number][] = [];
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      const [x1, x2, y1] = [left + from * unit, left + (x + 1) * unit, top + y * unit];
      const y2 = y1 + unit * (1 + REACH);
      d.push("M", x1, y1, "L", x2, y1, "L", x2, y2, "L", x1, y2, "Z");
    }
  });
  return d;
}

function modulesOf(pen: Pen, text: string): Modules | undefined {
  try {
    return qrModules(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    report(pen, "qr-long", `a QR mark holds at most ${MOST_BYTES} characters; this text is longer: ${text}`, {
      hint: "shorten it",
    });
    return undefined;
  }
}

export const qr = defineMark<QrProps>({
  name: "qr",
  summary: "a QR mark for a short text or address, as large as its space; keep four modules around it white",
  first: "value",
  required: ["value"],
  alt: ({ value }) => (value === "" ? undefined : `QR mark: ${value}`),
  wide: () => 12,
  high: (_props, _pen, width) => width,
  draw(at, { value }, pen) {
    const text = `${value}`;
    const modules = text === "" ? undefined : modulesOf(pen, text);
    if (!modules) return;
    const side = Math.min(at.w, at.h);
    const [left, top] = [at.x + at.w - side, at.y + at.h - side];
    const fill = colorOf(pen, "ink") ?? pen.theme.ink;
    pen.ops.push({ op: "path", d: runs(modules, left, top, side / modules.length), fill });
  },
});
