/** Past seasons out of a league file, and what the book leaves out or refuses. */
import { describe, expect, it } from "vitest";
import { buildBook } from "../../../src/print/book.js";
import { NO_CACHE } from "../../../src/kernel/cache/index.js";
import type { BookPart } from "../../../src/contract/book.js";
import { renderPdf } from "../../../src/render/pdf/index.js";
import { aboveEven, playedWeeks, standingsAfter } from "../../../src/systems/pen-and-paper/book/results.js";
import { bookYears } from "../../../src/systems/pen-and-paper/league/years.js";
import { createLeague, fixturesOf, playWeek } from "../../../src/systems/pen-and-paper/league/index.js";
import { sampleTeams } from "../../../src/systems/pen-and-paper/teams/sample-teams.js";
import { fullName } from "../../../src/systems/pen-and-paper/teams/types.js";
import { readPdf } from "../../helpers/pdf.js";
import { fonts, makeSeasonBook, templates } from "../../helpers/season-book.js";
import { asOlder, playLeague } from "./book-league.js";

describe("seasons from a league file", () => {
  // Enough years that teams move and fold.
  const { league, archive } = playLeague(12, 12, [], 11);
  const rebuilt = bookYears(asOlder(league));
  const kept = bookYears(league);

  it("have their values as of their ends: teams, banks, injuries, dice", () => {
    kept.forEach(({ league: then }, i) => {
      const { teams, schedule, lots, results } = archive[i];
      expect({ teams: then.teams, schedule: then.schedule, lots: then.lots }).toEqual({ teams, schedule, lots });
      expect(then.results).toEqual(results);
    });
  });

  it("are reconstructed: fixtures, names, standings, bracket", () => {
    expect(league.history.some(({ offSeason }) => offSeason.some(({ type }) => type === "moved"))).toBe(true);
    expect(league.history.some(({ offSeason }) => offSeason.some(({ type }) => type === "replaced"))).toBe(true);
    rebuilt.forEach((year, i) => {
      const names = year.league.teams.map(({ team }) => [team.id, fullName(team)]);
      expect(names).toEqual(archive[i].teams.map(({ team }) => [team.id, fullName(team)]));
      expect(year.league.teams.map(({ absence }) => absence)).toEqual(archive[i].teams.map(({ absence }) => absence));
      const sides = (one: typeof league) => fixturesOf(one).map(({ game, away, home }) => `${game} ${away}@${home}`);
      expect(sides(year.league)).toEqual(sides(archive[i]));
      const drawn = ({ bracket: { rounds, ...bracket } }: typeof year) => ({
        ...bracket,
        // An old file keeps no dice of its results.
        rounds: rounds.map(({ games }) => games.map((game) => ({ ...game, results: game.results.length }))),
      });
      expect(drawn(year)).toEqual(drawn(kept[i]));
      expect(year.exact).toBe(false);
      expect(kept[i].exact).toBe(true);
    });
  });

  it("end in the standings of the file", () => {
    for (const year of [...rebuilt, ...kept]) {
      const rows = (table: typeof year.standings) =>
        table.map(({ team, wins, divisionRank, leagueRank }) => [team, wins, divisionRank, leagueRank]);
      expect(rows(standingsAfter(year, playedWeeks(year).at(-1)!))).toEqual(rows(year.summary!.standings));
    }
  });

  it("give a race that ends at wins minus losses", () => {
    for (const year of kept)
      for (const row of year.standings) expect(aboveEven(year, row.team).at(-1)).toBe(row.wins - row.losses);
  });
});

describe("books with less data", () => {
  it("print scores instead of line scores if no dice were recorded", async () => {
    const league = asOlder(playLeague(6, 1, []).league);
    const pdf = await readPdf(await renderPdf(await makeSeasonBook(league, { paper: "a4" }), fonts));
    const words = pdf.pages.map(({ texts }) => texts.map(({ text }) => text).join(" ")).join(" ");
    expect(words).toContain("scores of every game");
    expect(words).not.toContain("Quarter 1".toUpperCase());
    expect(pdf.pages[0].width).toBeCloseTo(210, 0);
  });

  it("print an unfinished season, without champion, bracket and ledger", async () => {
    const league = playWeek(createLeague({ name: "New", teams: sampleTeams().slice(0, 10), seed: 1 }));
    const document = await makeSeasonBook(league);
    const season = document.outline.find(({ title }) => title === "Season 1")!;
    const chapters = season.children!.map(({ title }) => title);
    expect(chapters).toContain("Week by week");
    expect(chapters).not.toContain("Playoffs");
    expect(chapters).not.toContain("Offseason ledger");
  });

  it("work in every theme but large print, which has a reason", async () => {
    const { league } = playLeague(6, 1, []);
    for (const theme of ["mono", "low-ink"] as const)
      expect((await makeSeasonBook(league, { theme })).pages.length).toBeGreaterThan(10);
    await expect(makeSeasonBook(league, { theme: "large-print" })).rejects.toMatchObject({
      issues: [{ code: "book-large-print" }],
    });
  });
});

describe("buildBook", () => {
  const page = (title: string) => ({
    template: "pen-and-paper/book/contents",
    title,
    facts: { league: "L", seasons: 1, several: false, entries: [], count: 1 },
  });
  const request = {
    game: { title: "Game", accent: "#8C2F2B" },
    info: { title: "T", subject: "S", keywords: "K" },
    footer: "F",
    theme: "color",
    paper: "letter",
    templates,
    fonts,
    cache: NO_CACHE,
  } as const;

  it("reports the pages where parts are, and lists children and single pages", async () => {
    let seen = 0;
    const parts: BookPart[] = [
      { title: "Front", pages: [page("Front")] },
      {
        title: "Contents",
        // As many pages as there are entries: the length is known in the second pass only.
        pages: (plan) => {
          seen = plan.pageOf("inner");
          return plan.entries.length > 0 ? [page("Contents"), page("Contents")] : [page("Contents")];
        },
        listPages: false,
      },
      {
        title: "Outer",
        pages: [page("One"), page("Two")],
        children: [{ id: "inner", title: "Inner", pages: [page("In")] }],
      },
    ];
    const document = await buildBook(request, parts);
    expect(document.pages.map(({ title }) => title)).toEqual(["Front", "Contents", "Contents", "One", "Two", "In"]);
    expect(seen).toBe(6);
    expect(document.outline).toEqual([
      { title: "Front", page: 0 },
      { title: "Contents", page: 1 },
      {
        title: "Outer",
        page: 3,
        children: [
          { title: "One", page: 3 },
          { title: "Two", page: 4 },
          { title: "Inner", page: 5 },
        ],
      },
    ]);
  });

  it("refuses a book without pages", async () => {
    await expect(buildBook(request, [{ title: "Nothing", pages: [] }])).rejects.toMatchObject({
      issues: [{ code: "nothing-to-print" }],
    });
  });
});
