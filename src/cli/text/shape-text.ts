/** The shape of games next to real ones, section by section. */
import { offOf, SECTIONS, toldValue, type SectionId, type ToldShape } from "../../sim/shape/index.js";
import { alignRows } from "./table.js";

export function shapeText({ from, figures }: ToldShape): string {
  const tables = (Object.keys(SECTIONS) as SectionId[]).flatMap((section) => {
    const rows = figures
      .filter((one) => one.section === section)
      .map((one) => [one.title, toldValue(one.real, one), toldValue(one.played, one), offOf(one).text]);
    return rows.length > 0 ? [alignRows([[SECTIONS[section], "real", "played", "off"], ...rows], "", [1, 2, 3])] : [];
  });
  return [`Shape of the games, compared with ${from}:\n`, ...tables].join("\n");
}
