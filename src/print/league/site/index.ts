/** A league as web pages for its members: one folder that works from disk, without scripts. */
import type { LeagueTables } from "../../../contract/league-tables.js";
import { withCanvas } from "../../canvas.js";
import { sitePages } from "./pages.js";
import { SiteData, STYLE, type SiteLook } from "./site-data.js";
import { siteStyle } from "./site-style.js";

/** Files by name, the first page first. */
export async function leagueSite(
  league: LeagueTables,
  look: SiteLook,
): Promise<readonly (readonly [file: string, text: string])[]> {
  const data = new SiteData(league, look);
  // Helmets contain no text, so no fonts are needed.
  const pages = await withCanvas({ builtIn: true }, () => sitePages(data));
  return [...pages, [STYLE, siteStyle(look.accent)]];
}
