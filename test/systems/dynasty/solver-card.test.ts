/** The coach card's data against digest sections 5.3 and 5.4. */
import { describe, expect, it } from "vitest";
import { STANDARD_RULES, type Round } from "../../../src/systems/dynasty/rules/index.js";
import { solvedTable } from "../../../src/systems/dynasty/solved.js";
import { cache } from "../../helpers/cache.js";
import { coachCard } from "./solver-card.js";

const card = coachCard(solvedTable(STANDARD_RULES, "points", cache), STANDARD_RULES);
const rowOf = (id: string): number => STANDARD_RULES.tables.regularSeason.findIndex((row) => row.id === id);

describe("playoff rounds", () => {
  it.each<[number, Round, string]>([
    [3, "wildCard", ".06491 .27646 .42511 .53680 .62645 .69875 .74896"],
    [4, "divisional", ".24524 .66887 .83722 .91705 .95768 .97841 .98800"],
    [4, "conference", ".12509 .47587 .72727 .86892 .93942 .97250 .98635"],
    [5, "wildCard", ".52121 .91721 .98086 .99536 .99887 .99973 .99992"],
    [5, "conference", ".27997 .79228 .95278 .99043 .99817 .99966 .99993"],
    [5, "bigGame", ".08611 .36761 .63624 .80432 .89772 .94722 .97053"],
  ])("%i dice, %s: best chance to win it", (dice, round, printed) => {
    const found = card.rounds.filter((row) => row.dice === dice && row.round === round).map((row) => row.chance);
    expect(found).toHaveLength(7);
    printed.split(" ").forEach((chance, i) => expect(found[i]).toBeCloseTo(Number(chance), 5));
  });

  it("spends in the Big Game on 71% of lost rolls with 2 or 3 points, on all with 4", () => {
    const shares = card.rounds.filter((r) => r.dice === 5 && r.round === "bigGame").map((r) => r.setCoach + r.reroll);
    expect(shares[2]).toBeCloseTo(0.711, 3);
    expect(shares[3]).toBeCloseTo(0.711, 3);
    expect(shares[4]).toBe(1);
  });
});

describe("offseason", () => {
  const totals = (dice: number, influence: number) =>
    card.offSeason.find((row) => row.dice === dice && row.influence === influence && row.losing);

  it("never buys modifiers", () => {
    expect(card.offSeason.every((row) => row.modifiers === 0)).toBe(true);
  });

  it("rolls again up to 7 with five dice, up to 10 with fewer", () => {
    expect(totals(5, 3)).toMatchObject({ always: [3, 4, 5, 6, 7], sometimes: [] });
    expect(totals(5, 6)).toMatchObject({ always: [3, 4, 7], sometimes: [] });
    expect(totals(4, 3)).toMatchObject({ always: [3, 4, 5, 6, 7, 8, 9, 10], sometimes: [] });
    expect(totals(3, 1)).toMatchObject({ always: [3, 4, 5, 6, 8], sometimes: [9, 10] });
  });
});

describe("regular season", () => {
  const shares = (dice: number, influence: number, id: string): number => {
    const row = card.regular.find((r) => r.dice === dice && r.influence === influence && r.row === rowOf(id));
    return row ? row.setCoach + row.reroll : NaN;
  };

  it("spends nothing with three dice and little influence", () => {
    const few = card.regular.filter((row) => row.dice === 3 && row.influence < 4);
    expect(few.every((row) => row.setCoach + row.reroll === 0)).toBe(true);
  });

  it("always spends until in the playoffs with five dice and 4 points, and never goes for the bye", () => {
    for (const id of ["run4x", "threex", "twopairx", "pair", "nothing"]) expect(shares(5, 4, id)).toBe(1);
    for (const id of ["full", "four", "run4", "three"]) expect(shares(5, 6, id)).toBe(0);
  });
});

describe("Front Office and contract", () => {
  it("takes the die if there is room for one, and rolls again with three dice", () => {
    const option = (dice: number, row: number) =>
      card.frontOffice.find((r) => r.dice === dice && r.influence === 3 && r.row === row)?.option;
    expect([option(3, 2), option(4, 2), option(5, 2)]).toEqual([1, 0, 0]);
    expect([option(3, 4), option(4, 4), option(5, 4)]).toEqual([0, 0, 1]);
  });

  it("buys at the season's end when the contract runs out, and before a gain that would be lost", () => {
    for (const row of card.contract.filter((r) => r.influence > 0)) {
      const wanted = row.at === "seasonEnd" ? row.left === 0 : row.influence === 6;
      expect({ ...row, buy: row.buy > 0 }).toEqual({ ...row, buy: wanted });
    }
  });
});
