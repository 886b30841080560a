/** The proof of rated teams, for the terminal. */
import type { ProvedStatistic, Rating } from "../../contract/rating.js";
import { alignRows, countOf } from "./table.js";

const places = (unit: string): number => (unit === "yards" ? 3 : 2);

/** For a league, the largest differences by statistic; for one team, every statistic; then what was missing from the tables. */
export const proofText = (rating: Rating): string =>
  provedText(rating) + levelsText(rating) + filledText(rating) + unheldText(rating);

/** Results of the league's games, next to the usual values. */
function levelsText({ calibrated, uncalibrated }: Rating): string {
  if (uncalibrated !== undefined) return `\n${uncalibrated}\n`;
  if (!calibrated) return "";
  const rows = calibrated.levels.map(({ title, usual, found }) => [title, usual.toFixed(3), found.toFixed(3)]);
  const head = [`level, by ${countOf(calibrated.games, "game")} of the league`, "usual", "found"];
  return `\n${alignRows([head, ...rows], "", [1, 2])}`;
}

function filledText({ filled, names }: Rating): string {
  if (filled.length === 0) return "";
  const rows = filled.map(({ what, by, teams }) => [
    what,
    by,
    teams.length === names.length ? "" : teams.length > MANY ? countOf(teams.length, "team") : teams.join(", "),
  ]);
  return `\n${alignRows([["not in the tables", "what stands in for it", ""], ...rows])}`;
}

/** Statistics that the game's cards or charts cannot express. */
function unheldText({ unheld = [] }: Rating): string {
  if (unheld.length === 0) return "";
  return `\n${alignRows([["not in the game", "why"], ...unheld.map(({ what, why }) => [what, why])])}`;
}

/** Maximum teams named in a line. */
const MANY = 8;

function provedText(rating: Rating): string {
  const { proof, statistics, names, season, against } = rating;
  const head = `${names.length === 1 ? names[0] : countOf(names.length, "team")} of ${season}, rated against ${against}.\n`;
  const one = new Set(proof.map(({ team }) => team)).size === 1;
  const show = (row: ProvedStatistic, value: number): string => value.toFixed(places(statistics[row.statistic].unit));
  const ids = Object.keys(statistics).filter((id) => proof.some(({ statistic }) => statistic === id));
  if (one) {
    const rows = proof.map((row) => [
      statistics[row.statistic].title,
      show(row, row.input),
      show(row, row.target),
      show(row, row.expected),
      signed(row.difference, places(statistics[row.statistic].unit)),
      show(row, row.tolerance),
    ]);
    return `${head}\n${alignRows([["statistic", "season", "neutral", "chart", "off", "allowed"], ...rows], "", [1, 2, 3, 4, 5])}`;
  }
  const rows = ids.map((id) => {
    const of = proof.filter(({ statistic }) => statistic === id);
    const worst = of.reduce((a, b) => (Math.abs(b.difference) > Math.abs(a.difference) ? b : a));
    const mean = of.reduce((sum, { difference }) => sum + Math.abs(difference), 0) / of.length;
    const { title, unit, tolerance } = statistics[id];
    const over = of.filter(({ difference }) => Math.abs(difference) > tolerance).length;
    return [
      title,
      mean.toFixed(places(unit)),
      Math.abs(worst.difference).toFixed(places(unit)),
      worst.team,
      tolerance.toFixed(places(unit)),
      over === 0 ? "" : `${countOf(over, "team")} over`,
    ];
  });
  const worst = proof.reduce((a, b) => (share(b) > share(a) ? b : a));
  const words = `${worst.team}, ${statistics[worst.statistic].title}: ${show(worst, worst.expected)} for ${show(worst, worst.target)}`;
  return (
    `${head}\n${alignRows([["statistic", "mean off", "most off", "team", "allowed", ""], ...rows], "", [1, 2, 4])}` +
    `\nNearest to its limit: ${words}, ${signed(worst.difference, places(statistics[worst.statistic].unit))}.\n`
  );
}

const share = ({ difference, tolerance }: ProvedStatistic): number => Math.abs(difference) / tolerance;
const signed = (value: number, digits: number): string => `${value < 0 ? "-" : "+"}${Math.abs(value).toFixed(digits)}`;
