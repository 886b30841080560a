/** Lines of running text inside a story. */
import { ptToMm } from "../../kernel/units/index.js";
import type { Env } from "../env.js";
import { wrapParagraph, type Run } from "../../sheet/type/wrap.js";
import { writeLine } from "../write.js";

/** How a story is set. */
export interface Setting {
  /** Width of a column, millimetres. */
  readonly width: number;
  /** Type size of the text, points; everything else follows from it. */
  readonly size: number;
  readonly leading: number;
  /** Distance from line to line, millimetres. */
  readonly step: number;
}

export function makeSetting(width: number, size: number, leading: number): Setting {
  return { width, size, leading, step: ptToMm(size) * leading };
}

export function setLines(env: Env, text: string, width: number, size: number): Run[][] {
  return text.split("\n").flatMap((part) => wrapParagraph(env, part, width, "rules", "strong", size));
}

/** One wrapped line in the box whose top is `y`. */
export function writeRuns(
  env: Env,
  runs: readonly Run[],
  x: number,
  y: number,
  { size, leading }: Pick<Setting, "size" | "leading">,
): string {
  const baseline = y + ptToMm(size) * (0.35 + leading / 2);
  return runs
    .map((run) =>
      writeLine(env, { value: run.value, x: x + run.x, y: baseline, style: run.strong ? "strong" : "rules", size }),
    )
    .join("");
}

/** Several lines under each other. */
export function writeLines(env: Env, lines: readonly (readonly Run[])[], x: number, y: number, s: Setting): string {
  return lines.map((runs, i) => writeRuns(env, runs, x, y + i * s.step, s)).join("");
}
