/** Team colors that can be read, and a map that shows every market and border once. */
import { describe, expect, it } from "vitest";
import { MARKETS } from "../../../../src/systems/pen-and-paper/rules/index.js";
import { homeTeams } from "../../../../src/systems/pen-and-paper/facts/markets.js";
import { teamCards } from "../../../../src/systems/pen-and-paper/facts/teams.js";
import type { teamFacts } from "../../../../src/systems/pen-and-paper/facts/teams.js";
import { callCards } from "../../../../src/systems/pen-and-paper/facts/play-calls.js";
import { marketMap } from "../../../../src/systems/pen-and-paper/figures/market-map.js";
import { MAP_PAGES, MAP_SIZE } from "../../../../src/systems/pen-and-paper/figures/market-places.js";
import { teamInk } from "../../../../src/sheet/team-ink.js";
import { STANDARD_RULES } from "../../../../src/systems/pen-and-paper/rules/index.js";
import { contrastOf } from "../../../../src/systems/pen-and-paper/teams/colors.js";
import { sampleTeams } from "../../../../src/systems/pen-and-paper/teams/sample-teams.js";

const hex = (color: string): string => (color === "paper" ? "#FFFFFF" : color);

describe("team colors", () => {
  it.each(["color", "mono", "low-ink"] as const)("can be read in the theme %s", (theme) => {
    for (const { id, colors } of sampleTeams()) {
      const ink = teamInk(theme, colors);
      expect(contrastOf(hex(ink.onFirst), ink.first), id).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(hex(ink.letters), ink.first), id).toBeGreaterThanOrEqual(3);
    }
  });

  it("use ink or paper if the second color is lost on the first", () => {
    expect(hex(teamInk("color", ["#14284B", "#1B2A63"]).letters)).toBe("#FFFFFF");
    expect(teamInk("color", ["#F5C211", "#FFFFFF"])).toMatchObject({ letters: "#161616", stripe: "#161616" });
    expect(teamInk("color", ["#FFFFFF", "#AE1E25"]).edge).toBe("#161616");
  });

  it("are distinguishable grays in mono", () => {
    const ink = teamInk("mono", ["#AE1E25", "#1B5E20"]);
    for (const color of [ink.first, ink.second]) expect(color.slice(1, 3)).toBe(color.slice(3, 5));
    expect(contrastOf(ink.first, ink.second)).toBeGreaterThanOrEqual(1.6);
  });
});

describe("team cards", () => {
  const context = { rules: STANDARD_RULES, names: {}, cache: {} as never, capacity: () => 0 };
  const printed = (records: readonly object[]) => teamCards.fill!(records, context).map(({ facts }) => facts);

  it("are the sample teams, each with the ratings that its scores give", () => {
    const cards = printed([]) as ReturnType<typeof teamFacts>[];
    expect(cards.map(({ nickname }) => nickname)).toEqual(sampleTeams().map(({ name }) => name));
    for (const { off, def, offense, defense } of cards) {
      const sum = (side: typeof offense): number => side.reduce((all, { modifier }) => all + Number(modifier), 0);
      expect([sum(offense), sum(defense)]).toEqual([off, def]);
    }
  });

  it("are the teams of a file, if given, and mark their stars", () => {
    const [first, second] = sampleTeams();
    const teams = [
      { ...first, stars: ["LB"] },
      { ...second, stars: ["LB", "QB"] },
    ];
    const cards = printed([{ teams }]) as ReturnType<typeof teamFacts>[];
    expect(cards.map(({ star, stars }) => [star, stars])).toEqual([
      ["Linebacker", ""],
      ["", "QB, LB"],
    ]);
    expect(cards[0].defense.map(({ star }) => star)).toEqual([false, true, false]);
  });
});

describe("the market map", () => {
  it("names a market's home teams, then in brackets the others that hold it", () => {
    const [first, second] = sampleTeams();
    const teams = [
      { ...first, home: "HI", markets: [] },
      { ...second, home: "LA", markets: ["HI"] },
    ];
    expect(homeTeams(teams, "HI")).toBe(`${first.name}, (${second.name})`);
  });

  it("keeps its proportions at any width", () => {
    const heights = [0.5, 1, 2].map((times) => marketMap.high?.({ id: "west", markets: [] }, times * MAP_SIZE.width));
    expect(heights).toEqual([0.5, 1, 2].map((times) => times * MAP_SIZE.height));
  });

  it("has a place for every market, on one page", () => {
    const placed = MAP_PAGES.flatMap(({ places }) => Object.keys(places));
    expect([...placed].sort()).toEqual(MARKETS.map(({ code }) => code).sort());
  });

  it.each(MAP_PAGES)("$id: shows the neighbors beyond its edge, and no two borders cross", ({ places, beyond }) => {
    const outside = MARKETS.filter(({ code }) => code in places)
      .flatMap(({ neighbors }) => neighbors)
      .filter((code) => !(code in places));
    expect(Object.keys(beyond).sort()).toEqual([...new Set(outside)].sort());
    const all: Readonly<Record<string, { readonly x: number; readonly y: number }>> = { ...beyond, ...places };
    const edges = MARKETS.flatMap(({ code, neighbors }) =>
      neighbors
        .filter((other) => code < other && (code in places || other in places) && code in all && other in all)
        .map((other) => [code, other] as const),
    );
    const side = (a: string, b: string, c: string): number =>
      Math.sign((all[b].x - all[a].x) * (all[c].y - all[a].y) - (all[b].y - all[a].y) * (all[c].x - all[a].x));
    const crossings = edges.flatMap(([a, b], i) =>
      edges
        .slice(i + 1)
        .filter(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0)
        .map(([c, d]) => `${a}-${b} and ${c}-${d}`),
    );
    expect(crossings).toEqual([]);
  });
});

describe("play-call cards", () => {
  it("cover every call of both sides, each once", () => {
    const cards = callCards(STANDARD_RULES);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    expect(cards.filter(({ side, kind }) => side === "offense" && (kind === "pass" || kind === "rush"))).toHaveLength(
      22,
    );
    expect(cards.filter(({ side }) => side === "defense")).toHaveLength(8);
    expect(cards.map(({ id }) => id)).toEqual(expect.arrayContaining(["fakePunt", "fakeKick"]));
  });
});
