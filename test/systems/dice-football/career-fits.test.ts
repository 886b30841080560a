/** DF-12 of two seasons at every position: all that a game brought and all that was bought fits, in large print too. */
import { expect, it } from "vitest";
import { CAREER_POSITIONS } from "../../../src/systems/dice-football/career/chart.js";
import { careers } from "../../../src/systems/dice-football/career/index.js";
import { figuresText } from "../../../src/systems/dice-football/career/narrate-career.js";
import type { Career } from "../../../src/systems/dice-football/career/types.js";
import { STANDARD_RULES } from "../../../src/systems/dice-football/rules/index.js";
import type { Issue } from "../../../src/kernel/issue/index.js";
import { testForm, testPages } from "../../helpers/forms.js";
import { SYSTEMS } from "../../helpers/sheets.js";

const dice = SYSTEMS.find(({ id }) => id === "dice-football")!;
const sheet = dice.sheets.find(({ id }) => id === "career-card")!;

function twoSeasons(position: string): Career {
  const request = { rules: STANDARD_RULES, seed: 1, name: "Joe Kowalski", position, training: "coach" } as const;
  let career = careers.create(request) as Career;
  for (let round = 0; round < 33; round++) career = careers.step(career).career as Career;
  return career;
}

it.each(CAREER_POSITIONS)("two seasons of a %s print", async (position) => {
  const records = [twoSeasons(position)];
  for (const theme of ["color", "large-print"] as const) {
    const { pages, warnings } = await testPages(dice, sheet, { fill: "filled", theme, records });
    expect(warnings).toEqual([]);
    expect(pages.length).toBeGreaterThan(1);
  }
});

it("a game of three touchdowns prints in one line", async () => {
  const words = figuresText({ position: "RB" } as Career["player"], {
    rushes: 24,
    rushYards: 188,
    receptions: 13,
    receivingYards: 148,
    rushTouchdowns: 3,
  });
  expect(words).toBe("24 rushes for 188 yards, 13 catches for 148 yards, 3 TD");
  const values = { game: { 1: { season: 1, round: 1, figures: words } } };
  for (const theme of ["color", "large-print"] as const) {
    const form = await testForm(dice, sheet, { theme });
    const issues: Issue[] = [];
    expect(form.copy(values, { fill: "filled", fieldPrefix: "", frame: () => ({}) }, issues)).not.toEqual([]);
    expect(issues).toEqual([]);
  }
});
