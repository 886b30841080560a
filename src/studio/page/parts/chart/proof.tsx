/**
 * The proof of a team, one bar per statistic: the band is the tolerance, the tick the target, the diamond the chart's
 * exact value, the circle its value before the change. All bands are equally wide, so all rows have one scale.
 */
import type { ProofRow } from "../../../protocol/calls.js";

/** A statistic now; `was` before the change. */
export interface MovedRow extends ProofRow {
  readonly was?: number;
  /** True if it has no target: the band surrounds the original value. */
  readonly aimless?: boolean;
}

/** The bar shows three tolerances on each side. */
const SPAN = 3;
const MIDDLE = 50;

/** A value's position on a bar of 0 to 100. */
const placeOf = ({ target, tolerance }: ProofRow, value: number): number => {
  const part = tolerance === 0 ? 0 : (value - target) / tolerance;
  return MIDDLE + (Math.max(-SPAN, Math.min(SPAN, part)) / SPAN) * (MIDDLE - 4);
};
export const isOut = ({ target, expected, tolerance }: ProofRow): boolean =>
  tolerance > 0 && Math.abs(expected - target) > tolerance + 1e-9;
const shown = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));
const apart = (value: number): string => `${value < -0.005 ? "−" : "+"}${Math.abs(value).toFixed(2)}`;

const HALF = (MIDDLE - 4) / SPAN;

/** Bands, ticks and diamonds of one row. */
export function ProofBar({ row }: { readonly row: MovedRow }) {
  const now = placeOf(row, row.expected);
  const before = row.was === undefined ? undefined : placeOf(row, row.was);
  return (
    <svg class="proof-bar" aria-hidden="true">
      <line class="scale" x1="0" x2="100%" y1="10" y2="10" />
      <rect class="allowed" x={`${MIDDLE - HALF}%`} y="3" width={`${HALF * 2}%`} height="14" />
      <line class="target" x1={`${MIDDLE}%`} x2={`${MIDDLE}%`} y1="0" y2="20" />
      {before !== undefined && <line class="moved" x1={`${before}%`} x2={`${now}%`} y1="10" y2="10" />}
      {before !== undefined && <circle class="before" cx={`${before}%`} cy="10" r="4" />}
      <g style={{ transform: `translateX(${now}%)` }}>
        <path class="gives" d="M0 2l5.500 8-5.500 8-5.500-8z" />
      </g>
    </svg>
  );
}

export function Proof({ rows }: { readonly rows: readonly MovedRow[] }) {
  return (
    <>
      <p class="proof-key" aria-hidden="true">
        <span class="key-allowed" /> allowed, target <span class="key-gives">◆</span> chart{" "}
        <span class="key-before">○</span> before
      </p>
      <ul class="proof">
        {rows.map((row) => (
          <li key={row.title} class={`${isOut(row) ? "out" : ""} ${row.was === undefined ? "" : "has-moved"}`}>
            <span>{row.title}</span>
            <ProofBar row={row} />
            <b>
              {shown(row.expected)}
              <small>
                {row.aimless ? (
                  row.was === undefined ? (
                    ""
                  ) : (
                    `was ${shown(row.was)}`
                  )
                ) : (
                  <>
                    <span class="sr">target {shown(row.target)}, </span>
                    {apart(row.expected - row.target)}
                    {isOut(row) && <span class="sr"> out of its band</span>}
                  </>
                )}
              </small>
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}
