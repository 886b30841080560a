/** What a team card shows, whatever file the team comes from. */
import type { PerStat, Position } from "../rules/index.js";

export interface CardTeam {
  /** City or region, and nickname; an unsplit name has no city. */
  readonly city: string;
  readonly nickname: string;
  /** Letters of the box in the corner, and of the helmet (one to three). */
  readonly code: string;
  readonly monogram: string;
  readonly colors: { readonly first: string; readonly second: string };
  readonly scores: PerStat;
  readonly modifiers: PerStat;
  readonly off: number;
  readonly def: number;
  /** Name of the home market, codes of the others. */
  readonly market: string;
  readonly otherMarkets: readonly string[];
  readonly stadium: string;
  readonly stars: readonly Position[];
}
