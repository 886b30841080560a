/** Reference charts, cards and play calls say what the rulings in force say. */
import { expect, it } from "vitest";
import { textsIn } from "../../../../src/sheet/drawing/bounds.js";
import { LAYERS } from "../../../../src/sheet/drawing/types.js";
import { testPages } from "../../../helpers/forms.js";
import { SYSTEMS } from "../../../helpers/sheets.js";
import { rulesWith } from "../../../helpers/switched.js";

const system = SYSTEMS.find(({ id }) => id === "pen-and-paper")!;

/** Words of all pages but those of the house rules. */
async function printed(sheet: string, answers: Readonly<Record<string, string>> = {}): Promise<string> {
  const spec = system.sheets.find(({ id }) => id === sheet)!;
  const { pages } = await testPages(system, spec, { rules: rulesWith(system, answers) });
  return pages
    .filter(({ title }) => title !== "House rules in force")
    .flatMap((page) => LAYERS.flatMap((layer) => textsIn(page.layers[layer])))
    .map(({ value }) => value)
    .join(" ")
    .replace(/\s+/g, " ");
}

const REFERENCE = "reference";
const CARDS = "head-to-head-cards";

it.each([
  ["A10", REFERENCE, "explodeLosses: false", "except against Prevent and for yards lost.", "against Prevent."],
  ["A10", CARDS, "explodeLosses: false", "is rolled again, but not for yards lost.", "is rolled again. From"],
  ["A17", REFERENCE, "actionDiceOpen: true", "The defense says first whether it adds", "Either side may add"],
  ["A28", REFERENCE, "playActionYards: 4", "defense DC 12 and 4d6", "defense DC 12 and 3d6"],
  ["A30", REFERENCE, "trickCount: allTricks", "for each earlier trick play", "use of the same trick"],
  ["A30", CARDS, "trickCount: allTricks", "for each earlier trick play", "use of the same trick"],
  ["A30", "play-calls", "trickCount: allTricks", "each trick", "each use"],
  ["A83", REFERENCE, "onsideKick: behind", "Onside, only when behind: d20", "Onside: d20"],
  ["A84", REFERENCE, "onsideRepeats: 2", "or more (+2 for each that the side has kicked)", "or more the kicking"],
])("%s, %s, %s", async (_, sheet, answer, now, before) => {
  const [id, value] = answer.split(": ");
  const bare = (text: string): string => text.replace(/[^\p{L}\p{N}+.,():]/gu, "");
  const [usual, switched] = [bare(await printed(sheet)), bare(await printed(sheet, { [id]: value }))];
  expect(usual).toContain(bare(before));
  expect(usual).not.toContain(bare(now));
  expect(switched).toContain(bare(now));
  expect(switched).not.toContain(bare(before));
});

it("A43: fouls 15 to 18 keep the gain, as 14 does", async () => {
  const count = (text: string): number => text.split("gain, first down").length - 1;
  // The card is on the paper twice.
  expect(count(await printed(CARDS))).toBe(2);
  expect(count(await printed(CARDS, { foulKeepsGain: "true" }))).toBe(2 * 5);
});
