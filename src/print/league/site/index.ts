/** A league as pages for its members: one folder that works from disk, without scripts. */
import type { LeagueTables } from "../../../contract/league-tables.js";
import { withCanvas } from "../../canvas.js";
import { sitePages } from "./pages.js";
import { SiteData, STYLE } from "./site-data.js";
import { siteStyle } from "./site-style.js";

/** Files by their names, the first page first. @param look name and color of the game */
export async function leagueSite(
  league: LeagueTables,
  { title, accent }: { readonly title: string; readonly accent: string },
): Promise<readonly (readonly [file: string, text: string])[]> {
  const data = new SiteData(league, title, accent);
  // Helmets have no letters of any face.
  const pages = await withCanvas({ builtIn: true }, () => sitePages(data));
  return [...pages, [STYLE, siteStyle(accent)]];
}
