/** Pictures of dice: d6 with pips, d10 as a kite, d20 as a hexagon with facets. */
import { PIPS } from "../../../../sheet/figures/pips.js";

/** Colors by the name of a die; all other dice are white. */
const COLORED = new Set(["red", "white", "blue", "black", "yellow", "green"]);

/** A rolled die, or one still to roll. */
export function Die({
  sides,
  face,
  shows,
  use,
}: {
  readonly sides: number;
  /** Absent for a die still to roll. */
  readonly face?: number;
  readonly shows?: string;
  readonly use?: string | undefined;
}) {
  const color = use !== undefined && COLORED.has(use) ? use : "white";
  const words = `${use === undefined ? "" : `${use} `}${face === undefined ? "die, not rolled yet" : (shows ?? face)}`;
  return (
    <svg class={`die die-${color} ${face === undefined ? "open" : ""}`} viewBox="-24 -24 48 48" role="img">
      <title>{words}</title>
      {sides === 20 ? (
        <>
          <path class="body" d="M0-22 19-11V11L0 22-19 11V-11Z" />
          <path
            class="facet"
            d="M0-13 11.5 7H-11.5ZM0-13V-22M0-13 19-11M0-13-19-11M11.5 7 19-11M11.5 7 19 11M11.5 7 0 22M-11.5 7-19-11M-11.5 7-19 11M-11.5 7 0 22"
          />
        </>
      ) : sides === 10 ? (
        <>
          <path class="body" d="M0-22 22 3 0 22-22 3Z" />
          <path class="facet" d="M0-22-13 6 0 12 13 6ZM-13 6-22 3M13 6 22 3M0 12V22" />
        </>
      ) : sides === 2 ? (
        <circle class="body" r="20" />
      ) : (
        <rect class="body" x="-20" y="-20" width="40" height="40" rx="6" />
      )}
      {face !== undefined && sides === 6 ? (
        PIPS[face].map(([x, y]) => <circle class="pip" key={`${x} ${y}`} cx={x * 10} cy={y * 10} r="3.8" />)
      ) : (
        <text y={sides === 10 ? 6 : 7} text-anchor="middle" font-size={sides === 20 ? 16 : 18}>
          {face === undefined ? (use?.[0].toUpperCase() ?? "?") : (shows ?? face)}
        </text>
      )}
    </svg>
  );
}
