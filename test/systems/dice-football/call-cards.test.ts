/** The deck for two players: every call that the engine takes, on the charts that it rolls on. */
import { expect, it } from "vitest";
import { KICKOFFS, OTHER_CALLS } from "../../../src/systems/dice-football/engine/decisions.js";
import { callCards } from "../../../src/systems/dice-football/facts/call-cards.js";
import { DEFENSE_CALLS, PASSES, RUNS, STANDARD_RULES } from "../../../src/systems/dice-football/rules/index.js";
import { cache } from "../../helpers/sheets.js";

interface Card {
  readonly id: string;
  readonly side: string;
  readonly code: string;
  readonly receiver: number;
  readonly rows: readonly { readonly range: string; readonly who: number }[];
}

const EVERY_CALL = { ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, kneel: "on" } as const };

const deckOf = (rules = STANDARD_RULES): readonly Card[] =>
  (callCards.form({ rules, cache } as never) as unknown as { cards: Card[] }).cards;

it("has a card for every call of both sides, and for groups, formations and the box", () => {
  const cards = deckOf(EVERY_CALL);
  const ids = cards.map(({ id }) => id);
  const numbered = (word: string, count: number) => Array.from({ length: count }, (_, i) => `${word}-${i + 1}`);
  const offense = [...numbered("group", 4), ...RUNS, ...PASSES, ...OTHER_CALLS, ...KICKOFFS.map((k) => `kickoff-${k}`)];
  const defense = [
    ...numbered("formation", 4),
    ...DEFENSE_CALLS.map((call) => ("NMZ".includes(call) ? call : `blitz-${call}`)),
    ...numbered("box", 2),
  ];
  expect([...ids].sort()).toEqual([...offense, ...defense].sort());
  expect(cards.filter(({ side }) => side === "offense")).toHaveLength(offense.length);
});

it("omits what the rules do not allow", () => {
  const rules = { ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, sneak: "off", hailMary: "off" } as const };
  const ids = deckOf(rules).map(({ id }) => id);
  expect(ids).toHaveLength(deckOf().length - 2);
  expect(ids).not.toContain("sneak");
  expect(ids).not.toContain("hailMary");
  expect(ids).not.toContain("kneel");
});

it("names the target of a pass for each of a hundred rolls, as the chart does", () => {
  const chart = STANDARD_RULES.tables.passReceiver;
  for (const { rows, receiver, code } of deckOf().filter(({ id }) => PASSES.some((pass) => pass === id))) {
    for (let roll = 0; roll < 100; roll++) {
      const row = rows.find(({ range }) => {
        const [from, to = from] = range.split("-").map(Number);
        return from <= roll && roll <= to;
      });
      const read = chart.find(({ from, to }) => from <= roll && roll <= to)!.value[receiver - 1];
      expect({ code, roll, who: row?.who }).toEqual({ code, roll, who: read });
    }
  }
});
