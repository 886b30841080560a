/** Pages of leagues in Spanish: no text of Pressbox is left in English, and names stay as they are. */
import { expect, it } from "vitest";
import "../../src/sheet/figures/svg-canvas.js";
import type { LeagueTables } from "../../src/contract/league-tables.js";
import type { Seasons } from "../../src/contract/seasons.js";
import { WordSet } from "../../src/files/words/word-set.js";
import { chancesOf, chancesTable } from "../../src/league/chances.js";
import { leagueSite } from "../../src/print/league/site/index.js";
import { PageWords } from "../../src/print/page-words.js";
import { WordingWords } from "../../src/sheet/words/wording.js";
import { SPANISH } from "../contract/spanish.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { leagueTeams } from "../systems/5d20/league-teams.js";
import { HOUSTON, PITTSBURGH } from "../systems/dice-football/scripted.js";

const TEAMS: Readonly<Record<string, object>> = {
  "5d20": { teams: leagueTeams(4) },
  "dice-football": {
    teams: [
      HOUSTON,
      PITTSBURGH,
      { ...HOUSTON, id: "akron", city: "Akron", name: "Potters" },
      { ...PITTSBURGH, id: "boise", city: "Boise", name: "Rafters" },
    ],
  },
};

/** Texts of a page, its heads and labels too. */
function textsIn(page: string): string[] {
  const labels = [...page.matchAll(/ (?:title|aria-label)="([^"]+)"/g)].map(([, label]) => label);
  const texts = page.replace(/<text[^>]*>[^<]*<\/text>/g, "").split(/<[^>]*>/);
  return [...labels, ...texts]
    .map((text) => text.replaceAll("&amp;", "&").trim())
    .filter((text) => /\p{L}/u.test(text));
}

/** Names in the tables: they are no words. */
const NAMED = new Set([
  "team",
  "short",
  "code",
  "monogram",
  "player",
  "away",
  "home",
  "winner",
  "second",
  "opponent",
  "division",
]);
const namesIn = ({ tables, league }: LeagueTables): Set<string> =>
  new Set([
    league,
    ...tables.flatMap(({ rows }) =>
      rows.flatMap((row) =>
        Object.entries(row).flatMap(([key, value]) => (NAMED.has(key) ? [`${value}`, ...`${value}`.split(", ")] : [])),
      ),
    ),
  ]);

it.each([
  ["5d20", 4, 5, { playoffs: "2" }],
  ["5d20", 4, 1, {}],
  ["dice-football", 4, 2, { playoffs: "2" }],
  ["postcard", 4, 5, { tiers: "2" }],
  ["postcard", 8, 2, { format: "knock-out" }],
  ["pen-and-paper", 6, 19, {}],
])("%s, %i teams, %i steps, %o", async (id, size, steps, settings) => {
  const system = SYSTEMS.find((one) => one.id === id)!;
  const seasons = system.seasons! as Seasons;
  let league = seasons.create({ rules: system.standardRules, seed: 7, size, settings, name: "Liga", teams: TEAMS[id] });
  for (let i = 0; i < steps; i++) league = seasons.step(league).league;
  const own = seasons.tables(league);
  const tables = { ...own, tables: [...own.tables, chancesTable(chancesOf(seasons, league, 2, 3))] };
  const { title, accent } = system;
  const [english, spanish] = await Promise.all([
    leagueSite(tables, { title, accent }),
    leagueSite(tables, {
      title,
      accent,
      words: new PageWords("league/pages", { words: new WordingWords(new WordSet(SPANISH)) }),
    }),
  ]);
  expect(spanish.map(([file]) => file)).toEqual(english.map(([file]) => file));
  const [before, after] = [english, spanish].map((pages) =>
    pages.filter(([file]) => file.endsWith(".html")).map(([, text]) => textsIn(text)),
  );
  // Longest first: the name of a man may hold that of a team.
  const names = [...namesIn(tables), title, "Pressbox"].sort((a, b) => b.length - a.length);
  const withoutNames = (text: string): string => names.reduce((now, name) => now.replaceAll(name, ""), text);
  // Games in English, victories in Spanish.
  const same = new Set([...SPANISH.same, "G"]);
  const left = after.flatMap((texts, page) =>
    texts.filter((text) => {
      const own = withoutNames(text);
      return before[page].includes(text) && /\p{L}/u.test(own) && !same.has(text) && !same.has(own);
    }),
  );
  expect([...new Set(left)]).toEqual([]);
  // Numbers below nothing have a minus sign, not a hyphen.
  expect(before.flat().filter((text) => /(?:^|\s)-\d/.test(text))).toEqual([]);
  expect(spanish.join("")).not.toMatch(/<td class="words">N\d+</);
  expect(spanish[0][1]).toContain('<html lang="es">');
});
