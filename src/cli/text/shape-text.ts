/** Prints the shape of a replayed season next to the real one, section by section. */
import { SECTIONS, type ComparedFigure, type SectionId } from "../../sim/shape/index.js";
import type { ToldShape } from "../season/replay-shape.js";
import { alignRows } from "./table.js";

const number = (value: number | undefined, { unit }: ComparedFigure): string =>
  value === undefined ? "" : unit === "share" ? `${(100 * value).toFixed(1)}%` : value.toFixed(2);

/** Shares by their difference, everything else as a percentage of the real number. */
function offOf({ unit, real, played, id }: ComparedFigure): string {
  if (real === undefined || played === undefined) return "";
  const signed = (value: number, digits: number, end: string): string =>
    `${value < 0 ? "-" : "+"}${Math.abs(value).toFixed(digits)}${end}`;
  if (unit === "share") return signed(100 * (played - real), 1, "");
  if (id.endsWith(".pair") || id.endsWith("Correlation")) return signed(played - real, 2, "");
  const pct = 100 * (played / real - 1);
  return Number.isFinite(pct) && real > 0 ? signed(pct, 1, "%") : signed(played - real, 2, "");
}

export function shapeText({ from, figures }: ToldShape): string {
  const tables = (Object.keys(SECTIONS) as SectionId[]).flatMap((section) => {
    const rows = figures
      .filter((one) => one.section === section)
      .map((one) => [one.title, number(one.real, one), number(one.played, one), offOf(one)]);
    return rows.length > 0 ? [alignRows([[SECTIONS[section], "real", "played", "off"], ...rows], "", [1, 2, 3])] : [];
  });
  return [`Shape of the games, compared with ${from}:\n`, ...tables].join("\n");
}
