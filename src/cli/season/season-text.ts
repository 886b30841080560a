/** What `pressbox season` reports about a league. */
import type { LeagueStatus, Seasons } from "../../contract/seasons.js";
import { quoteWord } from "../../kernel/words/quote-word.js";
import { alignRows } from "../text/table.js";

/** Standings with their season, one block per division. */
export function standingsText(seasons: Seasons, league: unknown): string {
  const season = seasons.standingsSeason(league);
  const done = season < seasons.status(league).season || seasons.champions(league).length >= season;
  return `${done ? "Final standings" : "Standings"}, season ${season}\n${tableText(seasons.standings(league))}`;
}

function tableText(rows: readonly (readonly string[])[]): string {
  const [heads, ...rest] = rows;
  const cells = rest.filter((row) => row.length > 1);
  const numbers = heads.map((_, i) => i).filter((i) => i > 0 && cells.every((row) => /^\d*$/.test(row[i] ?? "")));
  // Aligned together, so that columns line up across divisions.
  const lines = alignRows([heads, ...cells], "  ", numbers).split("\n");
  let at = 1;
  const body = rest.map((row) => (row.length > 1 ? lines[at++] : row[0]));
  return `${[lines[0], ...body].join("\n")}\n`;
}

/** Games that wait for a person, and how to enter them; empty once all requested seasons are over. */
export function openText({ open, when, finished }: LeagueStatus, file: string, years = Infinity): string {
  if (open.length === 0 || finished >= years) return "";
  const games = open.map(({ away, home }) => `  ${away} at ${home}\n`).join("");
  const example = quoteWord(`${open[0].away}@${open[0].home}`);
  return `${when} waits for\n${games}Enter a result: pressbox season enter ${quoteWord(file)} --game ${example} --score 17-20\n`;
}

/** The same, as data for `--json`. */
export function statusData(seasons: Seasons, league: unknown, file: string): object {
  const [heads, ...rows] = seasons.standings(league);
  const standings = { season: seasons.standingsSeason(league), heads, rows };
  return { file, ...seasons.status(league), champions: seasons.champions(league), standings };
}
