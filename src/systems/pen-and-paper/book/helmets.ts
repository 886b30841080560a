/** Helmets of teams on a page. */
import type { ThemeId } from "../../../sheet/theme.js";
import { teamInk } from "../sheets/team-colors.js";
import type { FullTeam } from "../teams/types.js";
import type { PageHelmet } from "./page.js";

export function helmetAt(theme: ThemeId, team: FullTeam, x: number, y: number, w: number): PageHelmet {
  const ink = teamInk(theme, team.colors);
  return { x, y, w, shell: ink.first, trim: ink.second, letters: ink.letters, monogram: team.monogram };
}

/** Height of a helmet by its width. */
export const HELMET_ASPECT = 30.5 / 35;
