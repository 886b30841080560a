/** A helmet in a team's colors, with its monogram. */
import type { ShownTeam } from "../../../../contract/shown-season.js";

const SHELL =
  "M3 22C3 10 12 2.5 22.5 2.5 33 2.5 41 9.5 41.5 20c.1 2-.9 2.8-2.5 2.8H28.5c-2 0-3 1-2.6 3l1.3 7.2c.3 2-.6 3.5-2.7 3.5H14C7.5 36.5 3 30.5 3 22z";
const MASK = "M28 24.5l14.5 1.5 3 10.5-4.5 2-13-4.5M29.5 30h14.5M37.5 25.5l2 13";

/** Colors for teams without their own. */
const PLAIN = { away: ["#57534A", "#FFFFFF"], home: ["#2B4C7E", "#FFFFFF"] } as const;

export const colorsOf = (
  side: "away" | "home",
  colors: readonly [string, string] | undefined,
): readonly [string, string] => colors ?? PLAIN[side];

/** The home helmet faces left, toward the other one. */
export function Helmet({
  side,
  monogram,
  colors,
}: {
  readonly side: "away" | "home";
  readonly monogram: string;
  readonly colors?: readonly [string, string] | undefined;
}) {
  const [shell, on] = colorsOf(side, colors);
  const turned = side === "home";
  return (
    <svg class="helmet" viewBox="0 0 48 42" aria-hidden="true">
      <g {...(turned && { transform: "translate(48 0) scale(-1 1)" })}>
        <path d={SHELL} fill={shell} stroke="#8b877c" stroke-width="1.3" />
        <path d={MASK} fill="none" stroke="#161616" stroke-width="3.6" stroke-linejoin="round" />
        <path d={MASK} fill="none" stroke={on} stroke-width="1.9" stroke-linejoin="round" />
      </g>
      <text
        class="slab"
        x={turned ? 26 : 22}
        y="20"
        text-anchor="middle"
        font-size={monogram.length > 2 ? 10 : 13}
        fill={on}
      >
        {monogram}
      </text>
    </svg>
  );
}

/** The helmet of a league team; empty space for a team not yet known. */
export const TeamHelmet = ({ team }: { readonly team: ShownTeam | undefined }) =>
  team ? <Helmet side="away" monogram={team.monogram.slice(0, 2)} colors={team.colors} /> : <span class="helmet" />;
