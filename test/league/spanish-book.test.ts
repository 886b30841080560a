/** Season books in Spanish: every chapter has room, and no English word of Pressbox is left in titles and tables. */
import { expect, it } from "vitest";
import "../../src/sheet/figures/svg-canvas.js";
import type { Seasons } from "../../src/contract/seasons.js";
import { WordSet } from "../../src/files/words/word-set.js";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { seasonBook } from "../../src/print/season-book.js";
import type { OutlineItem } from "../../src/render/types.js";
import { textsIn } from "../../src/sheet/drawing/bounds.js";
import { LAYERS } from "../../src/sheet/drawing/types.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import { WordingWords } from "../../src/sheet/words/wording.js";
import { ENGLISH, SPANISH } from "../contract/spanish.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { leagueTeams } from "../systems/5d20/league-teams.js";

const fonts = new FontBook(loadFontFiles());
const templates = { ...templatesFrom(), words: new WordingWords(new WordSet(SPANISH)) };
const titlesOf = (item: OutlineItem): string[] => [item.title, ...(item.children ?? []).flatMap(titlesOf)];

it.each([
  ["5d20", 4, 5, { playoffs: "2" }],
  ["postcard", 4, 5, { tiers: "2" }],
  ["postcard", 4, 3, { format: "knock-out" }],
  ["postcard", 8, 1, { format: "knock-out" }],
  ["pen-and-paper", 6, 17, {}],
])("%s, %i teams, %i steps, %o", async (id, size, steps, settings) => {
  const system = SYSTEMS.find((one) => one.id === id)!;
  const seasons = system.seasons! as Seasons;
  const teams = id === "5d20" ? { teams: { teams: leagueTeams(size) } } : {};
  let league = seasons.create({ rules: system.standardRules, seed: 7, size, settings, name: "Liga", ...teams });
  for (let i = 0; i < steps; i++) league = seasons.step(league).league;
  const doc = await seasonBook(system, seasons, league, {
    theme: "color",
    paper: "letter",
    fonts,
    templates,
    logs: "none",
  });
  expect(doc.info.language).toBe("es");
  expect(doc.info.title).toMatch(/^Liga: (?:el libro|libro de temporada)$/);
  // Men of the test charts have names that are words.
  const men = ["Somebody Else", "Nobody Known", "Others"];
  const names = [...seasons.shown(league).teams.flatMap(({ name, short }) => [name, short]), ...men];
  const printed = doc.pages.flatMap((page) => LAYERS.flatMap((layer) => textsIn(page.layers[layer])));
  const texts = [...doc.outline.flatMap(titlesOf), ...printed.map(({ value }) => value)];
  const left = texts.filter((text) => {
    const own = names.reduce((now, name) => now.replaceAll(name, "").replaceAll(name.toUpperCase(), ""), text);
    return own
      .toLowerCase()
      .split(/[^\p{L}\u2019]+/u)
      .some((word) => ENGLISH.has(word));
  });
  expect([...new Set(left)]).toEqual([]);
  expect(texts.some((text) => /^Líderes/.test(text))).toBe(true);
});
