/** Checks shared by cards and charts: dice ranges, rows without gaps; each error at its location. */
import type { Path } from "../../../kernel/issue/index.js";
import { Findings } from "../../../gamekit/findings.js";
import { FACES, facesText, spanText, TWO_DICE, type FaceSpan, type Rows, type Span } from "../rules/index.js";

/** Maximum number of errors reported per table. */
const ENOUGH = 6;

export class CardFindings extends Findings {
  protected override readonly rule = "section 11";

  /** A two-dice range within limits, its ends in order. */
  span(path: Path, words: string, span: Span, { low = 0, high = TWO_DICE - 1, start, end }: SpanLimits = {}): void {
    if (span === null) return;
    const [from, to] = span;
    if (from > to) this.error("range-order", path, `${words} is ${spanText(span)}, which runs backwards`);
    else if (from < low || to > high) {
      this.error("range-outside", path, `${words} is ${spanText(span)}; expected numbers from ${low} to ${high}`);
    }
    if (start !== undefined && from !== start) {
      this.error(
        "range-start",
        path,
        `${words} is ${spanText(span)}; expected it to start at ${spanText([start, start])}`,
      );
    }
    if (end !== undefined && to !== end) {
      this.error("range-end", path, `${words} is ${spanText(span)}; expected it to end at ${spanText([end, end])}`);
    }
  }

  faces(path: Path, words: string, span: FaceSpan): void {
    if (span === null || (span[0] >= 1 && span[0] <= span[1] && span[1] <= FACES)) return;
    const message = `${words} is ${span[0]} to ${span[1]}; expected faces such as ${facesText([7, FACES])}, written [7, 10]`;
    this.error("face-range", path, message);
  }

  /** Rows that cover every number once, in order. */
  rows(
    path: Path,
    words: string,
    list: Rows<unknown>,
    { size = TWO_DICE, place = (i) => [i] }: { readonly size?: number; place?(i: number): Path } = {},
  ): void {
    let [next, reported] = [0, 0];
    const report = (code: string, at: Path, message: string): void => {
      if (reported++ < ENOUGH) this.error(code, at, message);
    };
    list.forEach(({ from, to }, i) => {
      const at = [...path, ...place(i)];
      const text = spanText([from, to]);
      if (from > to) return report("range-order", at, `${words}: the range ${text} runs backwards`);
      if (from < 0 || to >= size) {
        report("range-outside", at, `${words}: the range ${text} leaves ${spanText([0, size - 1])}`);
      }
      if (from > next) report("range-gap", at, `${words}: no row holds ${spanText([next, from - 1])}`);
      else if (from < next) {
        report("range-overlap", at, `${words}: ${spanText([from, Math.min(to, next - 1)])} appears in two rows`);
      }
      next = Math.max(next, to + 1);
    });
    if (next < size) report("range-gap", path, `${words}: no row holds ${spanText([next, size - 1])}`);
  }

  /** Names must be unique. */
  unique(path: Path, words: string, names: readonly string[], at: (i: number) => Path = (i) => [i]): void {
    names.forEach((name, i) => {
      if (names.indexOf(name) === i) return;
      this.error("name-twice", [...path, ...at(i)], `${words}: ${name} appears there twice`);
    });
  }
}

interface SpanLimits {
  readonly low?: number;
  readonly high?: number;
  /** Required start or end. */
  readonly start?: number;
  readonly end?: number;
}
