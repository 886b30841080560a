/** PC-10 and PC-11: brackets and round robins of every size, as forms and as a cup's file fills them. */
import { describe, expect, it } from "vitest";
import { formatIssue } from "../../../../src/kernel/issue/index.js";
import { textsIn } from "../../../../src/sheet/drawing/bounds.js";
import { LAYERS, type Page } from "../../../../src/sheet/drawing/types.js";
import type { Values } from "../../../../src/sheet/layout/form.js";
import { cupSheet } from "../../../../src/systems/postcard/facts/cup-sheet.js";
import { standings } from "../../../../src/systems/postcard/facts/standings.js";
import type { CupContent } from "../../../../src/systems/postcard/facts/cup-of.js";
import { postcard } from "../../../../src/systems/postcard/index.js";
import { planRounds } from "../../../../src/league/plans.js";
import type { Rounds } from "../../../../src/league/schedule.js";
import type { Contest } from "../../../../src/league/plain/types.js";
import { championOf, tableFixtures, tableOf, playoffGames } from "../../../../src/league/season.js";
import { viewOf, type Cup } from "../../../../src/systems/postcard/cup/types.js";
import { STANDARD_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { testPages } from "../../../helpers/forms.js";
import { cache } from "../../../helpers/sheets.js";
import { diceSeasons, plainCup, playYears } from "./helpers.js";
import { flatValues } from "../../../helpers/flat-values.js";

const sheetOf = (id: string) => postcard.sheets.find((one) => one.id === id)!;
const valuesOf = (content: CupContent, cup: Cup): Values =>
  flatValues(content.fill!([cup as never], { rules: STANDARD_RULES, names: {}, cache, capacity: () => 4 })[0].values);

async function pagesOf(id: string, cup: Cup, theme: "color" | "large-print" = "color"): Promise<readonly Page[]> {
  const { pages, warnings } = await testPages(postcard, sheetOf(id), { fill: "filled", records: [cup], theme });
  expect(warnings.map(formatIssue)).toEqual([]);
  return pages;
}
const wordsIn = (pages: readonly Page[]): string[] =>
  pages.flatMap(({ layers }) => LAYERS.flatMap((layer) => textsIn(layers[layer]).map(({ value }) => value)));

/** A season that is over, and not yet followed by the next one. */
function playedOut(size: number, contest: Partial<Contest>, schedule?: Rounds): Cup {
  let cup = playYears(plainCup(size, contest, { ...(schedule && { schedule }) }), 1);
  while (championOf(viewOf(cup)) === undefined) cup = diceSeasons.step(cup).league;
  return cup;
}

describe("the cup sheet", () => {
  it.each([2, 3, 4, 5, 8, 13, 16, 27, 32])("has every game of %i teams, and the champion", async (size) => {
    const cup = playedOut(size, { format: "knock-out" });
    const view = viewOf(cup);
    const values = valuesOf(cupSheet, cup);
    for (const { id: game, bye, sides } of playoffGames(view)) {
      const written = Object.keys(values).filter((slot) => slot.includes(`.${game}.`) && slot.endsWith(".team"));
      expect([game, written.length]).toEqual([game, bye ? 0 : sides.length]);
    }
    expect(Object.keys(values).filter((slot) => slot.endsWith(".champion"))).toHaveLength(1);
    const pages = await pagesOf("cup-sheet", cup);
    expect(pages).toHaveLength(size > 16 ? 2 : 1);
    await pagesOf("cup-sheet", cup, "large-print");
  });

  it("prints a form for 8 and one for 16 teams, with no one in it", async () => {
    const { pages } = await testPages(postcard, sheetOf("cup-sheet"));
    expect(pages).toHaveLength(2);
    for (const page of pages) expect(page.layers.pencil).toEqual([]);
    expect(wordsIn(pages).filter((word) => word === "16")).toHaveLength(1);
  });

  it("explains ties, and the source of the numbers", async () => {
    const replay = wordsIn(await pagesOf("cup-sheet", playedOut(8, { format: "knock-out", ties: "replay" }))).join(" ");
    expect(replay).toMatch(/played again at the other field/);
    expect(replay).not.toMatch(/overtime/);
    const four = wordsIn(await pagesOf("cup-sheet", playedOut(8, { format: "final-four" }))).join(" ");
    expect(four).toMatch(/are ranks in the standings/);
    expect(four).not.toMatch(/drawn by lot/);
  });
});

describe("the standings", () => {
  it.each([
    [2, 1],
    [5, 1],
    [8, 1],
    [8, 2],
    [10, 1],
    [12, 1],
    [16, 1],
    [16, 2],
  ])("write every result of %i teams that meet %i times", async (size, rounds) => {
    const cup = playedOut(size, { format: "round-robin", rounds });
    const view = viewOf(cup);
    const values = valuesOf(standings, cup);
    for (const { game, week, result } of tableFixtures(view))
      expect([values[`round${week}.${game}.away`], values[`round${week}.${game}.home`]]).toEqual([
        result!.awayPoints,
        result!.homePoints,
      ]);
    const places = view.numbers.map((team) => tableOf(view).find((row) => row.team === team)!.rank);
    expect(view.numbers.map((_, i) => values[`table.${"ABCDEFGHIJKLMNOP"[i]}.place`])).toEqual(places);
    const pages = await pagesOf("standings", cup);
    // The rounds of a small cup stand under its grid.
    expect(pages).toHaveLength(size <= 8 && rounds === 1 ? 1 : size === 16 && rounds === 2 ? 3 : 2);
    await pagesOf("standings", cup, "large-print");
  });

  it.each([
    ["tiers, a grid each", 24, { tiers: 2 }, 2],
    ["four tiers", 64, { tiers: 4 }, 4],
    ["a table that no grid holds", 40, { format: "schedule", games: 6 }, 3],
  ] as const)("of more than 16 teams: %s", async (_what, size, contest, grids) => {
    const schedule = "games" in contest ? planRounds([size], contest.games) : undefined;
    const cup = playedOut(size, contest, schedule);
    const view = viewOf(cup);
    const values = valuesOf(standings, cup);
    const placed = Object.keys(values).filter((slot) => /^table\d?\.[A-P]\.place$/.test(slot));
    expect(placed).toHaveLength(size);
    expect(new Set(placed.map((slot) => slot.split(".")[0])).size).toBe(grids);
    // In grids each game is there from both sides; tables without one have none.
    const scores = Object.keys(values).filter((slot) => slot.includes(".against.") && values[slot] !== "");
    expect(scores).toHaveLength(schedule ? 0 : view.results.length * 2);
    await pagesOf("standings", cup);
    await pagesOf("standings", cup, "large-print");
  });

  it("of a schedule show scores at home, or records if two teams meet at one field more than once", async () => {
    const once = valuesOf(standings, playedOut(12, { format: "schedule", games: 14 }, planRounds([12], 14)));
    const own = (values: Values, id: string): string[] =>
      Object.keys(values).flatMap((slot) => (slot.startsWith(`table.${id}.against.`) ? `${values[slot]}` : []));
    expect(own(once, "A").filter((text) => text !== "")).toHaveLength(7);
    const often = playedOut(4, { format: "schedule", games: 12, playoffs: 2 }, planRounds([4], 12));
    const records = own(valuesOf(standings, often), "A").filter((text) => text !== "");
    expect(records.map((text) => text.split("\u2013").reduce((sum, one) => sum + Number(one), 0))).toEqual([4, 4, 4]);
    await pagesOf("standings", often);
    expect(wordsIn(await pagesOf("cup-sheet", often)).join(" ")).toMatch(/are ranks in the standings/);
  });

  it("are a form for every number of teams", async () => {
    const { pages } = await testPages(postcard, sheetOf("standings"));
    expect(pages).toHaveLength(2);
    const words = wordsIn(pages);
    for (const size of [4, 6, 8, 10, 12, 14, 16])
      expect(words.map((word) => word.toLowerCase())).toContain(`${size} teams`);
    expect(words.join(" ")).not.toMatch(/everybody against everybody/i);
  });
});
