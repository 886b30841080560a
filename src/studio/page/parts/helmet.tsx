/** A team's helmet: its colors, its letter. */
import type { ShownTeam } from "../../../contract/shown-season.js";

const SHELL =
  "M3 22C3 10 12 2.5 22.5 2.5 33 2.5 41 9.5 41.5 20c.1 2-.9 2.8-2.5 2.8H28.5c-2 0-3 1-2.6 3l1.3 7.2c.3 2-.6 3.5-2.7 3.5H14C7.5 36.5 3 30.5 3 22z";
const MASK = "M28 24.5l14.5 1.5 3 10.5-4.5 2-13-4.5M29.5 30h14.5M37.5 25.5l2 13";

export function Helmet({ team }: { readonly team: ShownTeam | undefined }) {
  if (!team) return <span class="helmet" />;
  const [shell, trim] = team.colors;
  return (
    <svg class="helmet" viewBox="0 0 48 42" aria-hidden="true">
      <path d={SHELL} fill={shell} stroke="#161616" />
      <path d={MASK} fill="none" stroke="#161616" stroke-width="3.6" stroke-linejoin="round" />
      <path d={MASK} fill="none" stroke={trim} stroke-width="1.9" stroke-linejoin="round" />
      <text class="slab" x="21.5" y="20" text-anchor="middle" font-size="14" fill={trim}>
        {team.monogram.slice(0, 2)}
      </text>
    </svg>
  );
}
