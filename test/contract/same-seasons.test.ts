/**
 * A season of each game's league as it always was: its lines, standings, tables and the facts of its book. Other tests say what must stand
 * there; sums here say which of them moved, so that nothing moves unseen.
 */
import { describe, expect, it } from "vitest";
import { loadSystems } from "../../src/systems/index.js";
import type { BookPart } from "../../src/contract/book.js";
import { chancesOf, chancesTable } from "../../src/league/chances.js";
import { sampleTeams } from "../../src/systems/dice-football/teams/sample-teams.js";
import { sumOf } from "../helpers/sum-of.js";
import { leagueTeams } from "../systems/5d20/league-teams.js";

const SIZE = 4;
const PLAN = { entries: [], count: 0, pageOf: () => 1 };

/** Teams of games that have only two to play with. */
const TEAMS: Readonly<Record<string, () => readonly object[]>> = {
  "5d20": () => leagueTeams(SIZE),
  "dice-football": () =>
    leagueTeams(SIZE).map(({ city, name, division }, i) => ({
      ...sampleTeams()[i % 2],
      id: city.toLowerCase(),
      city,
      name,
      division,
      monogram: `T${i + 1}`,
    })),
};

function partLines(part: BookPart, path: string): string[] {
  const pages = typeof part.pages === "function" ? part.pages(PLAN) : part.pages;
  const place = `${path}/${part.title}`;
  return [
    `${place}: ${pages.length} ${sumOf([part.note, pages])}\n`,
    ...(part.children ?? []).flatMap((child) => partLines(child, place)),
  ];
}

describe("seasons from a seed", async () => {
  const systems = (await loadSystems()).flatMap((system) =>
    system.seasons ? [{ ...system, seasons: system.seasons }] : [],
  );

  it.each(systems)("$id", async ({ id, seasons, standardRules }) => {
    const teams = TEAMS[id]?.();
    let league = seasons.create({ rules: standardRules, seed: 5, ...(teams ? { teams: { teams } } : { size: 6 }) });
    const lines: string[] = [];
    const tell = (): void => {
      const when = `after ${lines.length} lines`;
      lines.push(
        `standings ${when}: ${sumOf(seasons.standings(league))}\n`,
        `shown ${when}: ${sumOf(seasons.shown(league))}\n`,
      );
      for (const table of seasons.tables(league).tables)
        lines.push(`table ${table.id}: ${table.rows.length} rows ${sumOf(table)}\n`);
      const book = seasons.book!({ league, theme: "color" });
      lines.push(`book: ${sumOf([book.info, book.footer])}\n`, ...book.parts.flatMap((part) => partLines(part, "")));
    };
    const step = (): void => {
      const made = seasons.step(league);
      league = made.league;
      lines.push(...made.lines.map((line) => `${line}\n`));
    };
    step();
    step();
    tell();
    lines.push(`chances: ${sumOf(chancesTable(chancesOf(seasons, league, 5, 3)))}\n`);
    while (seasons.status(league).finished < 1) step();
    tell();
    step();
    lines.push(...seasons.champions(league).map((line) => `${line}\n`));
    await expect(lines.join("")).toMatchFileSnapshot(`../golden/${id}/same-seasons.txt`);
  });
});
