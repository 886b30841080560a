/** The pages of a sheet in a row, and the zoom of the visible one. */
import type { Choice, Drawn } from "../../../protocol/calls.js";

export function PageStrip({
  drawn,
  at,
  turn,
  zoom,
  setZoom,
}: {
  readonly choice: Choice;
  readonly drawn: Drawn | undefined;
  readonly at: number;
  readonly turn: (to: number) => void;
  readonly zoom: number;
  readonly setZoom: (change: (now: number) => number) => void;
}) {
  const pages = drawn?.pages ?? [];
  return (
    <div class="strip">
      <nav aria-label="Pages of the sheet">
        {pages.map(({ title }, i) => (
          <button
            key={i}
            type="button"
            class="leaf"
            aria-current={i === at ? "page" : undefined}
            onClick={() => turn(i)}
            title={title}
          >
            {i + 1}
          </button>
        ))}
      </nav>
      <div class="zoom" role="group" aria-label="Size">
        <button
          type="button"
          class="btn bare"
          onClick={() => setZoom((now) => Math.max(0, now - 1))}
          disabled={zoom === 0}
          aria-label="Smaller"
        >
          −
        </button>
        <button type="button" class="btn bare" onClick={() => setZoom(() => 0)}>
          Fit
        </button>
        <button
          type="button"
          class="btn bare"
          onClick={() => setZoom((now) => Math.min(6, now + 1))}
          aria-label="Larger"
        >
          +
        </button>
      </div>
    </div>
  );
}
