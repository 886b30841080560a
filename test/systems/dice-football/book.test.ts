/** The book of a DICE Football league: its chapters, numbers that are the file's, leagues of every size. */
import { beforeAll, describe, expect, it } from "vitest";
import "../../../src/sheet/figures/svg-canvas.js";
import { buildBook } from "../../../src/print/book.js";
import { loadFontFiles } from "../../../src/host/node/fonts.js";
import { templatesFrom } from "../../../src/host/node/templates.js";
import { NO_CACHE } from "../../../src/kernel/cache/index.js";
import { SIDES } from "../../../src/kernel/football/index.js";
import { yearsOf } from "../../../src/league/plain/book/years.js";
import type { PlainLeague } from "../../../src/league/plain/types.js";
import type { PrintDocument } from "../../../src/render/types.js";
import { FontBook } from "../../../src/sheet/type/font-book.js";
import { loadSystem } from "../../../src/systems/index.js";
import type { LeagueRequest } from "../../../src/contract/seasons.js";
import { leagueBook } from "../../../src/systems/dice-football/league/book.js";
import { leagueGame, type LeagueTeam } from "../../../src/systems/dice-football/league/game.js";
import { gameRankings, seasonRankings } from "../../../src/systems/dice-football/league/records.js";
import { playerLines } from "../../../src/systems/dice-football/log/player-lines.js";
import { STANDARD_RULES } from "../../../src/systems/dice-football/rules/index.js";
import { seasons } from "../../../src/systems/dice-football/seasons.js";
import { sampleTeams } from "../../../src/systems/dice-football/teams/sample-teams.js";

type League = PlainLeague<LeagueTeam>;
const fonts = new FontBook(loadFontFiles());
const templates = templatesFrom();

/** The sample teams over and over, under names of their own. */
const teamsNamed = (count: number, city: (i: number) => string, name: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => ({
    ...sampleTeams()[i % 2],
    id: `team-${i + 1}`,
    city: city(i),
    name: name(i),
    monogram: `T${i + 1}`,
  }));
const CITIES = ["Akron", "Boston", "Canton", "Duluth", "Erie", "Fargo", "Gary", "Hammond"];
const eight = teamsNamed(
  8,
  (i) => CITIES[i],
  (i) => `${CITIES[i]}s`,
);
const create = (more: Partial<LeagueRequest>): League =>
  seasons.create({ rules: STANDARD_RULES, seed: 11, teams: { teams: eight }, ...more });
function played(league: League, years: number): League {
  let now = league;
  while (seasons.status(now).finished < years) now = seasons.step(now).league;
  return now;
}

async function bookOf(league: League, logs = "none", paper: "letter" | "a4" = "letter"): Promise<PrintDocument> {
  const { parts, ...words } = seasons.book!({ league, theme: "color", logs });
  const game = { ...(await loadSystem("dice-football")), ...words.game };
  return buildBook({ ...words, game, theme: "color", paper, fonts, templates, cache: NO_CACHE }, parts);
}
const titles = (doc: PrintDocument): string[] =>
  doc.outline.flatMap(function all(item): string[] {
    return [item.title, ...(item.children ?? []).flatMap(all)];
  });

describe("the book of a league of eight", () => {
  let league: League;
  beforeAll(() => {
    league = played(create({ settings: { format: "final-four" } }), 2);
  });

  it("has a chapter for everything in both seasons, on both papers", async () => {
    for (const paper of ["letter", "a4"] as const) {
      const found = titles(await bookOf(league, "none", paper));
      for (const title of [
        "Results",
        "Standings by round",
        "Final four",
        "Leaders",
        "Players: leaders",
        "Team and player statistics",
      ])
        expect(
          found.filter((one) => one === title),
          title,
        ).toHaveLength(2);
      for (const title of ["Cover", "Contents", "Teams", "Champions", "Records"]) expect(found).toContain(title);
    }
  });

  it("prints the last rounds in full: box score, statistics, every play", async () => {
    const [none, finals] = [await bookOf(league), await bookOf(league, "finals")];
    const games = titles(finals).filter((title) => /\d\u2013\d/.test(title));
    expect(games).toHaveLength(6);
    expect(finals.pages.length - none.pages.length).toBeGreaterThanOrEqual(6 * 4);
  });

  it("ranks players by their game statistics", () => {
    const years = yearsOf(leagueGame, leagueBook, league);
    expect(years.map(({ scoresOnly }) => scoresOnly)).toEqual([0, 0]);
    const all = years.flatMap(({ games }) =>
      games.flatMap(({ record }) => Object.values(playerLines(record.events)).flat()),
    );
    const games = gameRankings(years)!;
    expect(games.rushing[0].figure).toBe(Math.max(...all.map(({ rushYards }) => rushYards)));
    expect(games.tackles[0].figure).toBe(Math.max(...all.map(({ tackles }) => tackles)));
    // A season's sums are those of the table's games, without the final four; the longest of it is no sum.
    const sums = new Map<string, number>();
    for (const { season, games: own } of years)
      for (const { record, result } of own.filter(({ result: { game } }) => /^r\d/.test(game)))
        for (const side of SIDES)
          for (const line of playerLines(record.events)[side]) {
            const key = `${season} ${result[side]} ${line.name}`;
            sums.set(key, (sums.get(key) ?? 0) + line.receivingYards);
          }
    expect(seasonRankings(years)!.receiving[0].figure).toBe(Math.max(...sums.values()));
    expect(seasonRankings(years.slice(0, 1))!.receiving[0].season).toBe(0);
  });
});

it("a league of 32 with the longest names has a book", async () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef";
  const teams = teamsNamed(
    32,
    (i) => `Saint ${letters[i]}lbertsbridge-upon-Avon`,
    (i) => `Thunderbirds ${letters[i]}`,
  );
  const league = played(create({ teams: { teams }, settings: { format: "knock-out" } }), 1);
  expect((await bookOf(league)).pages.length).toBeGreaterThan(8);
}, 180_000);

it("games played by hand show only their score", async () => {
  const hand = seasons.withModes(create({}), { byHand: ["all"] });
  const { open } = seasons.status(hand);
  const entered = open.reduce(
    (now, { game }) => seasons.enter(now, { game, away: 20, home: 17, correct: false }).league,
    hand,
  );
  const found = titles(await bookOf(entered));
  expect(found).toContain("Leaders");
  expect(found.join()).not.toContain("single games");
});
