import { beforeAll, describe, expect, it } from "vitest";
import "../../../../src/sheet/figures/svg-canvas.js";
import { NO_CACHE } from "../../../../src/kernel/cache/index.js";
import { buildBook } from "../../../../src/print/book.js";
import { loadFontFiles } from "../../../../src/host/node/fonts.js";
import { templatesFrom } from "../../../../src/host/node/templates.js";
import { FontBook } from "../../../../src/sheet/type/font-book.js";
import type { ThemeId } from "../../../../src/sheet/theme.js";
import type { PrintDocument } from "../../../../src/render/types.js";
import { textsIn } from "../../../../src/sheet/drawing/bounds.js";
import { LAYERS, type Page } from "../../../../src/sheet/drawing/types.js";
import { pageSvg } from "../../../../src/sheet/drawing/to-svg.js";
import { yearsOf } from "../../../../src/league/plain/book/years.js";
import { longestRun } from "../../../../src/league/results.js";
import { cupBook } from "../../../../src/systems/postcard/cup/book/cup-book.js";
import { playRankings } from "../../../../src/systems/postcard/cup/book/plays.js";
import { enginePlayer } from "../../../../src/systems/postcard/cup/cup-player.js";
import type { Contest } from "../../../../src/league/plain/types.js";
import type { Cup } from "../../../../src/systems/postcard/cup/types.js";
import { cupGame, cupsBy } from "../../../../src/systems/postcard/cup/cup-game.js";
import { loadSystem } from "../../../../src/systems/index.js";
import { seasons } from "../../../../src/systems/postcard/seasons.js";
import { STANDARD_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { sampleTeams, type Team } from "../../../../src/systems/postcard/teams.js";
import type { GameRecord } from "../../../../src/systems/postcard/record.js";

/** As long as names may be. */
const longTeams = (count: number): Team[] =>
  Array.from({ length: count }, (_, i) => ({
    ...sampleTeams()[i % 16],
    id: `long-${i + 1}`,
    name: `Northumberland Mountain Wanderers ${String(i + 1).padStart(2, "0")}`.padEnd(40, "m"),
    short: `Watermanhome ${String(i + 1).padStart(2, "0")}`.padEnd(16, "w"),
    code: `W${String.fromCharCode(65 + (i % 26), 65 + Math.floor(i / 26))}`,
  }));

const GAME = cupGame(enginePlayer);
const { create } = cupsBy(enginePlayer);

function played(teams: readonly Team[], contest: Partial<Contest>, years = 1): { cup: Cup; games: GameRecord[] } {
  let cup = create({ name: "The Test Cup", rules: STANDARD_RULES, teams, seed: 12, contest });
  const games: GameRecord[] = [];
  const { step } = cupsBy({
    ...enginePlayer,
    play(game) {
      const made = enginePlayer.play(game);
      games.push(made.record);
      return made;
    },
  }).seasons;
  while (seasons.status(cup).finished < years) cup = step(cup).league;
  return { cup, games };
}

const fonts = new FontBook(loadFontFiles());
const templates = templatesFrom();

async function bookOf(
  cup: Cup,
  theme: ThemeId = "color",
  logs = "none",
  paper: "letter" | "a4" = "letter",
): Promise<PrintDocument> {
  const { parts, ...words } = seasons.book!({ league: cup, theme, logs });
  const game = { ...(await loadSystem("postcard")), ...words.game };
  return buildBook({ ...words, game, theme, paper, fonts, templates, cache: NO_CACHE }, parts);
}

const titles = (doc: PrintDocument): string[] =>
  doc.outline.flatMap(function all(item): string[] {
    return [item.title, ...(item.children ?? []).flatMap(all)];
  });

describe("the book of a cup", () => {
  let four: ReturnType<typeof played>;
  beforeAll(() => {
    four = played(sampleTeams().slice(0, 4), { format: "final-four" }, 2);
  });

  it("has a chapter for everything, and every team's page", async () => {
    const found = titles(await bookOf(four.cup));
    for (const title of [
      "Cover",
      "Contents",
      "Season 1",
      "Season 2",
      "Results",
      "Standings by round",
      "Final four",
      "Leaders",
      "Teams",
      "Champions",
      "Records",
    ]) {
      expect(found).toContain(title);
    }
    for (const { short } of four.cup.teams) expect(found).toContain(short);
  });

  it("prints the requested games, on landscape pages", async () => {
    const logs = async (which: string): Promise<number> =>
      (await bookOf(four.cup, "color", which)).pages.filter((page) => page.width > page.height).length;
    const [none, finals, all] = [await logs("none"), await logs("finals"), await logs("all")];
    expect(none).toBe(0);
    expect(finals).toBeGreaterThanOrEqual(1);
    expect(all).toBeGreaterThan(finals);
    // One more for each game of the knockout, and none for the rounds before it.
    let cup = create({
      name: "Cup",
      rules: STANDARD_RULES,
      teams: sampleTeams().slice(0, 4),
      seed: 2,
      contest: { format: "final-four" },
    });
    const counts: number[] = [];
    while (seasons.status(cup).finished === 0) {
      cup = seasons.step(cup).league;
      const { outline } = await bookOf(cup, "color", "finals");
      const games = outline.flatMap(function all({ title, children = [] }): string[] {
        return [title, ...children.flatMap(all)];
      });
      counts.push(games.filter((title) => /^(?:Semifinals|Final)\b.*\d/.test(title)).length);
      expect(games.filter((title) => /^Round \d.*,.* at |^Round \d.* \d+.\d+/.test(title))).toEqual([]);
    }
    expect(counts).toEqual([0, 0, 0, 2, 3]);
  });

  it("replays every game as the file says", () => {
    const years = yearsOf(GAME, cupBook, four.cup);
    expect(years.map(({ scoresOnly }) => scoresOnly)).toEqual([0, 0]);
    const again = years.flatMap(({ games }) => games.map(({ record }) => record));
    const bySeed = (records: readonly GameRecord[]) => [...records].sort((a, b) => a.seed! - b.seed!);
    expect(bySeed(again)).toEqual(bySeed(four.games));
  });

  it("shows only the score of a game that replays differently", () => {
    const [first, ...rest] = four.cup.results;
    const changed: Cup = { ...four.cup, results: [{ ...first, awayPoints: first.awayPoints + 1 }, ...rest] };
    expect(yearsOf(GAME, cupBook, changed).at(-1)!.scoresOnly).toBe(1);
    const hand: Cup = {
      ...four.cup,
      results: [{ ...first, mode: "hand", seed: undefined, coaches: undefined }, ...rest],
    };
    expect(yearsOf(GAME, cupBook, hand).at(-1)!.scoresOnly).toBe(1);
  });

  it("ranks events: longest plays, most bonuses", () => {
    const years = yearsOf(GAME, cupBook, four.cup);
    const { rushes, spent } = playRankings(years)!;
    const most = Math.max(
      ...years.flatMap(({ games }) =>
        games.flatMap(({ record }) =>
          record.events.flatMap((event) =>
            event.type === "play" && event.result === "rush" && !event.isTry ? [event.yards] : [],
          ),
        ),
      ),
    );
    expect(rushes[0].figure).toBe(most);
    const counted = years.flatMap(({ games }) =>
      games.flatMap(({ record }) =>
        (["away", "home"] as const).map((side) =>
          record.events.reduce(
            (sum, e) => sum + (e.type === "bonus" && e.why === "spent" && e.side === side ? -e.change : 0),
            0,
          ),
        ),
      ),
    );
    expect(spent[0].figure).toBe(Math.max(...counted));
  });

  it("lets teams of a knockout share pages, and lists every one of them", async () => {
    const { cup } = played(sampleTeams().slice(0, 8), { format: "knock-out" });
    const doc = await bookOf(cup);
    const { children = [], page } = doc.outline.find(({ title }) => title === "Teams")!;
    expect(children.map(({ title }) => title)).toEqual(cup.teams.map(({ short }) => short));
    expect(new Set(children.map((child) => child.page)).size).toBeLessThanOrEqual(3);
    expect(children[0].page).toBe(page);
    cup.teams.forEach(({ name }, i) => expect(pageSvg(doc.pages[children[i].page])).toContain(name));
  });

  it.each([
    [2, 1],
    [4, 1],
    [8, 3],
    [16, 6],
    [32, 11],
  ])("a knockout of %i: bracket and every game on a page, no page nearly empty", async (count, teamPages) => {
    const { cup } = played(longTeams(count), { format: "knock-out" });
    const [theme, paper] = (
      [
        ["color", "letter"],
        ["mono", "a4"],
        ["low-ink", "letter"],
      ] as const
    )[count % 3];
    const doc = await bookOf(cup, theme, "none", paper);
    expect(titles(doc)).not.toContain("Results");
    const wordsOf = (page: Page) => LAYERS.flatMap((layer) => textsIn(page.layers[layer]));
    const halves = count === 32 ? 2 : 1;
    const brackets = doc.pages.filter((page) => wordsOf(page).some(({ value }) => value === "THE GAMES"));
    expect(brackets).toHaveLength(halves);
    const scores = brackets.flatMap((page) => wordsOf(page)).map(({ value }) => value);
    for (const { awayPoints, homePoints } of cup.results) {
      const at = scores.indexOf(`${awayPoints}\u2013${homePoints}`);
      expect(at).toBeGreaterThanOrEqual(0);
      scores.splice(at, 1);
    }
    // What is left are each game's yards, balls lost and bonuses.
    expect(scores.filter((word) => /^\d+\u2013\d+$/.test(word))).toHaveLength(3 * cup.results.length);
    const shared = new Map<number, number>();
    for (const { page } of doc.outline.find(({ title }) => title === "Teams")!.children!)
      shared.set(page, (shared.get(page) ?? 0) + 1);
    expect(shared.size).toBe(teamPages);
    expect(Math.max(...shared.values()) - Math.min(...shared.values())).toBeLessThanOrEqual(1);
    // From the title down to the last words over the footer.
    for (const [i, page] of doc.pages.entries()) {
      if (i < 2) continue;
      const lowest = Math.max(
        ...wordsOf(page)
          .map(({ at }) => at.y + at.h)
          .filter((y) => y < page.height - 18),
      );
      // The awards of a short cup are few rows, which keep their height.
      expect(lowest / page.height, `page ${i + 1} of ${doc.pages.length}`).toBeGreaterThan(0.45);
    }
  });

  it("finds the longest run", () => {
    const games = [3, 1, 0, 2, 2, 2, 1].map((own) => ({ own, other: 1 }));
    expect(longestRun(games)).toBe(3);
  });

  it.each([
    ["16 teams, twice", 16, { format: "final-four", rounds: 2 }, 1],
    ["32 teams, knock-out", 32, { format: "knock-out", ties: "replay" }, 2],
    ["24 teams, knock-out", 24, { format: "knock-out", ties: "replay" }, 1],
    ["8 teams, knock-out", 8, { format: "knock-out", ties: "replay" }, 3],
    ["4 teams, round robin", 4, { format: "round-robin", rounds: 2 }, 1],
    ["6 teams, round robin and final four", 6, { format: "final-four" }, 2],
    ["2 teams", 2, { format: "round-robin" }, 1],
    ["3 teams, knock-out", 3, { format: "knock-out" }, 1],
  ] as const)("fits the longest names: %s", async (_, count, contest, years) => {
    const { cup } = played(longTeams(count), contest, years);
    for (const theme of ["color", "mono", "low-ink"] as const) {
      if (count > 4 && theme !== "color") continue;
      // Teams with little to tell share a page.
      expect((await bookOf(cup, theme)).pages.length).toBeGreaterThan(count / 4);
    }
  });

  it("can be printed at any time in a season", async () => {
    let cup = create({
      name: "Cup",
      rules: STANDARD_RULES,
      teams: sampleTeams().slice(0, 4),
      seed: 2,
      contest: { format: "final-four" },
    });
    expect(titles(await bookOf(cup))).toEqual(["Cover", "Contents"]);
    for (let i = 0; i < 5; i++) {
      cup = seasons.step(cup).league;
      expect(titles(await bookOf(cup))).toContain("Season 1");
    }
    // A single season has its champion on its first page.
    expect(seasons.status(cup).finished).toBe(1);
    expect(titles(await bookOf(cup))).not.toContain("Champions");
  });
});
