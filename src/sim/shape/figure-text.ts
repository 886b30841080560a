/** How shape statistics are reported, in the terminal and on the printed page. */
import type { ComparedFigure } from "./figures.js";

/** Differences that count as far off: relative to the real number, for a share, for a correlation. */
export const FAR = { part: 0.1, share: 0.05, correlation: 0.1 } as const;

type Compared = Pick<ComparedFigure, "id" | "unit" | "real" | "played">;

export const figureText = (value: number | undefined, { unit }: Pick<Compared, "unit">): string =>
  value === undefined ? "" : unit === "share" ? `${rounded(100 * value, 1)}%` : rounded(value, 2);

/** Zero has no sign. */
const rounded = (value: number, digits: number): string => value.toFixed(digits).replace(/^-(?=[0.]+$)/, "");

function signed(value: number, digits: number, end = ""): string {
  const text = rounded(value, digits);
  return `${text.startsWith("-") ? "" : "+"}${text}${end}`;
}

interface Off {
  readonly text: string;
  readonly far: boolean;
}

/** Shares and correlations by their difference, everything else as a percentage of the real number. */
export function offOf({ unit, real, played, id }: Compared): Off {
  if (real === undefined || played === undefined) return { text: "", far: false };
  const off = played - real;
  if (unit === "share") return { text: signed(100 * off, 1), far: Math.abs(off) > FAR.share };
  if (id.endsWith(".pair") || id.endsWith("Correlation"))
    return { text: signed(off, 2), far: Math.abs(off) > FAR.correlation };
  const far = Math.abs(off) > FAR.part * Math.abs(real);
  return { text: real > 0 ? signed(100 * (off / real), 1, "%") : signed(off, 2), far };
}
