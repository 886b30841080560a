/** The book of a 5D20 league: every chapter, whatever the contest, numbers that are the file's. */
import { beforeAll, describe, expect, it } from "vitest";
import "../../../src/sheet/figures/svg-canvas.js";
import { buildBook } from "../../../src/print/book.js";
import { checkTable } from "../../../src/files/check.js";
import { parseCsv } from "../../../src/text/tables/csv.js";
import { loadFontFiles } from "../../../src/host/node/fonts.js";
import { templatesFrom } from "../../../src/host/node/templates.js";
import { NO_CACHE } from "../../../src/kernel/cache/index.js";
import type { PrintDocument } from "../../../src/render/types.js";
import { textsIn } from "../../../src/sheet/drawing/bounds.js";
import { pageSvg } from "../../../src/sheet/drawing/to-svg.js";
import { LAYERS, type Page } from "../../../src/sheet/drawing/types.js";
import { FontBook } from "../../../src/sheet/type/font-book.js";
import { yearsOf } from "../../../src/league/plain/book/years.js";
import { loadSystem } from "../../../src/systems/index.js";
import { leagueBook } from "../../../src/systems/5d20/league/book.js";
import { leagueGame, type League } from "../../../src/systems/5d20/league/game.js";
import { gameRankings, seasonRankings } from "../../../src/systems/5d20/league/records.js";
import { playerLines } from "../../../src/systems/5d20/log/player-lines.js";
import { STANDARD_RULES } from "../../../src/systems/5d20/rules/index.js";
import { seasons } from "../../../src/systems/5d20/seasons.js";
import type { LeagueRequest } from "../../../src/contract/seasons.js";
import { leagueTeams, longTeams } from "./league-teams.js";

const fonts = new FontBook(loadFontFiles());
const templates = templatesFrom();

const create = (more: Partial<LeagueRequest>): League =>
  seasons.create({ rules: STANDARD_RULES, seed: 11, teams: { teams: leagueTeams(4) }, ...more });
function played(league: League, years: number): League {
  let now = league;
  while (seasons.status(now).finished < years) now = seasons.step(now).league;
  return now;
}

async function bookOf(league: League, logs = "none"): Promise<PrintDocument> {
  const { parts, ...words } = seasons.book!({ league, theme: "color", logs });
  const game = { ...(await loadSystem("5d20")), ...words.game };
  return buildBook({ ...words, game, theme: "color", paper: "letter", fonts, templates, cache: NO_CACHE }, parts);
}
const titles = (doc: PrintDocument): string[] =>
  doc.outline.flatMap(function all(item): string[] {
    return [item.title, ...(item.children ?? []).flatMap(all)];
  });
const wordsOn = (page: Page): string[] =>
  LAYERS.flatMap((layer) => textsIn(page.layers[layer])).map(({ value }) => value);

describe("the book of a league", () => {
  let league: League;
  beforeAll(() => {
    league = played(create({ settings: { format: "final-four" } }), 2);
  });

  it("has a chapter for everything in both seasons, and the same bytes from the same file", async () => {
    const doc = await bookOf(league);
    const found = titles(doc);
    for (const title of [
      "Results",
      "Standings by round",
      "Final four",
      "Leaders",
      "Team statistics",
      "Player statistics",
    ])
      expect(
        found.filter((one) => one === title),
        title,
      ).toHaveLength(2);
    for (const title of ["Cover", "Contents", "Teams", "Champions", "Records", "Akron Potters 1998"])
      expect(found).toContain(title);
    const copy = JSON.parse(JSON.stringify(league)) as League;
    expect((await bookOf(copy)).pages.map((page) => pageSvg(page))).toEqual(doc.pages.map((page) => pageSvg(page)));
  });

  it("opens each season with the table that season prints, with divisions by name", async () => {
    const doc = await bookOf(league);
    const page = doc.outline.find(({ title }) => title === "Season 2")!.page;
    const words = wordsOn(doc.pages[page]);
    expect(words.map((word) => word.toLowerCase())).toEqual(expect.arrayContaining(["north", "south"]));
    const text = words.join(" ");
    const rows = seasons.standings(league).filter((row) => row.length > 1);
    for (const [name, w, l, t, share, pf, pa] of rows.slice(1))
      expect(text).toContain(`${name.replace(/^\d+\. /, "")} ${w} ${l} ${t} ${share} ${pf} ${pa}`);
  });

  it("prints the requested games in full", async () => {
    const count = async (logs: string): Promise<number> =>
      titles(await bookOf(league, logs)).filter((title) => /\d\u2013\d/.test(title)).length;
    expect(await count("none")).toBe(0);
    // Both semifinals and the final of two seasons.
    expect(await count("finals")).toBe(6);
  });

  it("ranks players by their game statistics", () => {
    const years = yearsOf(leagueGame, leagueBook, league);
    expect(years.map(({ scoresOnly }) => scoresOnly)).toEqual([0, 0]);
    const all = years.flatMap(({ games }) =>
      games.flatMap(({ record }) => Object.values(playerLines(record.events)).flat()),
    );
    const games = gameRankings(years)!;
    expect(games.passing[0].figure).toBe(Math.max(...all.map(({ passYards }) => passYards)));
    expect(games.runs[0].figure).toBe(Math.max(...all.map(({ longestRush }) => longestRush)));
    // A season's sums are those of the table's games, without the final four.
    const sums = new Map<string, number>();
    for (const { season, games: own } of years)
      for (const { record, result } of own.filter(({ result: { game } }) => /^r\d/.test(game)))
        for (const side of ["away", "home"] as const)
          for (const line of playerLines(record.events)[side]) {
            const key = `${season} ${result[side]} ${line.name}`;
            sums.set(key, (sums.get(key) ?? 0) + line.rushYards);
          }
    expect(seasonRankings(years)!.rushing[0].figure).toBe(Math.max(...sums.values()));
    expect(seasonRankings(years.slice(0, 1))).toBeUndefined();
  });

  it.each<[string, number, Readonly<Record<string, string>>]>([
    ["a double round robin of 16", 16, { rounds: "2" }],
    ["a knockout of 12", 12, { format: "knock-out", ties: "replay" }],
  ])(
    "fits the longest names: %s",
    async (_, count, settings) => {
      const long = played(create({ teams: { teams: longTeams(count) }, settings }), 1);
      expect((await bookOf(long)).pages.length).toBeGreaterThan(count);
    },
    60_000,
  );

  it("fits a season of 32 teams in eight divisions, with playoffs of twelve", async () => {
    const teams = longTeams(32);
    const pairs = [1, 2, 3].flatMap((week) =>
      Array.from({ length: 16 }, (_, i) => [week, teams[i].id, teams[16 + ((i + week) % 16)].id].join(",")),
    );
    const csv = `week,away,home,site\n${pairs.join(",\n")},\n`;
    const { issues, value } = checkTable([seasons.schedule!({ teams })], parseCsv(csv, "real.csv"));
    expect(issues).toEqual([]);
    const long = played(create({ teams: { teams }, schedule: value, settings: { playoffs: "12" } }), 1);
    const doc = await bookOf(long);
    const opener = wordsOn(doc.pages[doc.outline.find(({ title }) => title === "Season 1")!.page]);
    expect(teams.filter(({ city, name }) => opener.includes(`${city} ${name}`))).toHaveLength(32);
    expect(titles(doc)).toContain("Playoffs");
  });

  it("can be printed at any time", async () => {
    let now = create({});
    expect(titles(await bookOf(now))).toEqual(["Cover", "Contents"]);
    for (let i = 0; i < 3; i++) {
      now = seasons.step(now).league;
      expect(titles(await bookOf(now))).toContain("Season 1");
    }
  });

  it("shows only the score of games played by hand", async () => {
    const hand = seasons.withModes(create({}), { byHand: ["all"] });
    const { open } = seasons.status(hand);
    const entered = open.reduce(
      (now, { game }) => seasons.enter(now, { game, away: 20, home: 17, correct: false }).league,
      hand,
    );
    const found = titles(await bookOf(entered));
    expect(found).toContain("Leaders");
    expect(found).not.toContain("Team statistics");
  });
});
