/** What the rules say of returns and of touches stands where a player looks for it: on the returners' card and in the quick reference. */
import { expect, it } from "vitest";
import { testPages } from "../../helpers/forms.js";
import { wordsOn } from "../../helpers/ground.js";
import { SYSTEMS } from "../../helpers/sheets.js";

const dice = SYSTEMS.find(({ id }) => id === "dice-football")!;
const printed = async (id: string): Promise<string> => {
  const spec = dice.sheets.find((sheet) => sheet.id === id)!;
  const { pages } = await testPages(dice, spec, { fill: "filled" });
  return pages
    .flatMap(wordsOn)
    .map(({ value }) => value)
    .join(" ")
    .replace(/\s+/g, " ");
};

it.each(["quick-reference", "player-cards", "player-cards-poker", "player-cards-european"])(
  "%s: the chart that names the returner overrules his limit (section 6.1)",
  async (id) => expect(await printed(id)).toContain("the chart’s name overrules"),
);

it.each(["quick-reference", "game-log"])(
  "%s: plays with an accepted penalty are not touches (section 4.6)",
  async (id) => expect(await printed(id)).toMatch(/not (those )?of plays with an accepted penalty/),
);
