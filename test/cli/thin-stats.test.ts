/** Thin and odd seasons through `pressbox rate`: every figure is within its tolerance or named; what is written is accepted. */
import { describe, expect, it } from "vitest";
import {
  expectAccepted,
  expectNamed,
  expectOdd,
  GAMES_RATED,
  ODD,
  proofRows,
  rate,
  season,
  TEAMS,
  useWorkplace,
  writeTables,
  type Game,
  type Tables,
} from "./thin-seasons.js";

useWorkplace();

describe("thin tables of a season with a careful passer", () => {
  it.each<[string, readonly (keyof Tables)[]]>([
    ["team totals alone", ["team"]],
    ["passing and rushing tables alone", ["passing", "rushing"]],
    ["team totals, passing and rushing tables", ["team", "passing", "rushing"]],
  ])("DICE Football reaches every offensive statistic on %s", { timeout: 120_000 }, async (_, tables) => {
    const all = season();
    writeTables(Object.fromEntries(tables.map((table) => [table, all[table]])));
    const { code, err } = await rate("dice-football");
    expect([code, code === 0 ? "" : err]).toEqual([0, ""]);
    const offenses = proofRows().filter(({ statistic }) => statistic.startsWith("offense."));
    expect(new Set(offenses.map(({ team }) => team))).toEqual(new Set(TEAMS));
    expect(offenses.filter(({ difference, tolerance }) => !(Math.abs(difference) <= tolerance))).toEqual([]);
    expectNamed("dice-football", err);
    await expectAccepted("dice-football");
  });
});

// The games take turns; the long suite has every odd season for each of them.
describe.each(Object.keys(GAMES_RATED) as Game[])("an odd season for %s", (game) => {
  const turn = Object.keys(GAMES_RATED).indexOf(game);
  const names = Object.keys(ODD).filter((_, i) => i % Object.keys(GAMES_RATED).length === turn);
  it.each(names)("%s", (name) => expectOdd(game, name));
});
