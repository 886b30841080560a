/**
 * The proof of a team, a bar a statistic: the band is what is allowed, the tick the target, the diamond what the chart gives exactly. Every
 * band is as wide as its tolerance, so that all rows have one scale.
 */
import type { ProofRow } from "../../protocol.js";

/** The bar shows three tolerances to each side. */
const SPAN = 3;
const MIDDLE = 50;

/** Place of a difference on a bar of 100. */
const placeOf = ({ target, expected, tolerance }: ProofRow): number => {
  const part = tolerance === 0 ? 0 : (expected - target) / tolerance;
  return MIDDLE + (Math.max(-SPAN, Math.min(SPAN, part)) / SPAN) * (MIDDLE - 4);
};
const isOut = ({ target, expected, tolerance }: ProofRow): boolean => Math.abs(expected - target) > tolerance;
const shown = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));

export function Proof({ rows }: { readonly rows: readonly ProofRow[] }) {
  const half = (MIDDLE - 4) / SPAN;
  return (
    <ul class="proof">
      {rows.map((row) => (
        <li key={row.title} class={isOut(row) ? "out" : ""}>
          <span>{row.title}</span>
          <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
            <rect class="allowed" x={MIDDLE - half} y="4" width={half * 2} height="12" />
            <path class="target" d={`M${MIDDLE} 1V19`} />
            <path class="gives" d={`M${placeOf(row)} 4l2 6-2 6-2-6z`} />
          </svg>
          <b>
            {shown(row.expected)}
            <small> of {shown(row.target)}</small>
          </b>
        </li>
      ))}
    </ul>
  );
}
