/** The shape of games next to real ones, section by section. */
import { offOf, SECTIONS, figureText, type SectionId, type ShapeComparison } from "../../sim/shape/index.js";
import { alignRows } from "./table.js";

export function shapeText({ from, figures }: ShapeComparison): string {
  const tables = (Object.keys(SECTIONS) as SectionId[]).flatMap((section) => {
    const rows = figures
      .filter((one) => one.section === section)
      .map((one) => [one.title, figureText(one.real, one), figureText(one.played, one), offOf(one).text]);
    return rows.length > 0 ? [alignRows([[SECTIONS[section], "real", "played", "off"], ...rows], "", [1, 2, 3])] : [];
  });
  return [`Shape of the games, compared with ${from}:\n`, ...tables].join("\n");
}
