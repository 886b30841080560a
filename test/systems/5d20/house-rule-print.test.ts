/** Reference sheets say what the rulings in force say: no sentence of the usual rules stays where one is switched. */
import { expect, it } from "vitest";
import { textsIn } from "../../../src/sheet/drawing/bounds.js";
import { LAYERS } from "../../../src/sheet/drawing/types.js";
import { testPages } from "../../helpers/forms.js";
import { SYSTEMS } from "../../helpers/sheets.js";
import { rulesWith } from "../../helpers/switched.js";

const system = SYSTEMS.find(({ id }) => id === "5d20")!;

/** Words of the first page, in order of drawing: house rules have pages of their own. */
async function printed(sheet: string, answers: Readonly<Record<string, string>> = {}): Promise<string> {
  const spec = system.sheets.find(({ id }) => id === sheet)!;
  const [page] = (await testPages(system, spec, { rules: rulesWith(system, answers) })).pages;
  return LAYERS.flatMap((layer) => textsIn(page.layers[layer]))
    .map(({ value }) => value)
    .join(" ")
    .replace(/\s+/g, " ");
}

it.each([
  ["F16", "shortYardage: downs", "on 3rd or 4th down inside the 2", "4th and 1, and inside the 2"],
  ["F25", "fumbleBlack: original", "for a fumble K counts with its first", "counts with its new face."],
  ["F26", "matchDice: second", "for a foul R and W count with their first", "counts with its new face."],
  ["F25, F26", "fumbleBlack: original, matchDice: second", "counts with its first face", "its new face"],
  ["F30", "interceptionDepth: five", "pass column (LP: rating 5), 50 at most", "pass column, 50"],
  ["F31", "endZoneInterception: 100", "past the goal line it is incomplete", "past the end line"],
  ["F37", "kickFouls: all", "all fouls are void", "void where a kick is not returned"],
  ["F39", "blockedPuntEndZone: safety", "In the end zone it is a safety", "even is a touchdown"],
  ["F44", "thirdDownTime: stopped", "change of possession, failed third down", "possession. 0"],
  ["F45", "scoreTime: 40", "timeout, kick", "score, kick"],
  ["F47", "sacksOutOfBounds: false", "20; never on a sack.", "on a run Y 20."],
  ["F55", "lossOfDown: gain", "loss of down; the gain counts", "loss of down d"],
])("5D-3 prints %s, %s", async (_, list, now, before) => {
  const answers = Object.fromEntries(list.split(", ").map((one) => one.split(": ")));
  const bare = (text: string): string => text.replace(/[^\p{L}\p{N};.,():]/gu, "");
  const [usual, switched] = [bare(await printed("quick-reference")), bare(await printed("quick-reference", answers))];
  expect(switched).toContain(bare(now));
  expect(usual).not.toContain(bare(now));
  expect(usual).toContain(bare(before));
  expect(switched).not.toContain(bare(before));
});

it("5D-2 prints the charts that these rulings give (F14, F34, F35, F44, F45)", async () => {
  const usual = await printed("game-charts");
  expect(usual).toMatch(/SCK d/);
  expect(usual).toContain("foul, timeout, score");
  const switched = await printed("game-charts", {
    halfColumn: "true",
    groundingYards: "ten",
    interferenceYards: "again",
    scoreTime: "40",
    thirdDownTime: "stopped",
  });
  expect(switched).not.toMatch(/SCK d/);
  expect(switched).toMatch(/Intentional grounding 10 d/);
  expect(switched).toContain("rolled again");
  expect(await printed("game-charts", { interferenceYards: "deeper" })).toContain("MP for SP");
  expect(switched).not.toContain("timeout, score");
  expect(switched).toContain("failed 3rd down");
  // The column before halftime: only two scores behind counts.
  const spec = system.sheets.find(({ id }) => id === "game-charts")!;
  const content = await spec.load();
  const column = (halfColumn: string) =>
    (
      content.form({
        rules: rulesWith(system, { halfColumn }),
        names: {},
        cache: undefined as never,
      }) as { situation: { cells: string[] }[] }
    ).situation.map(({ cells }) => cells.at(-1));
  expect(column("false")).toEqual(["\u22123", "\u22123", "\u22123", "\u22123", "\u22123"]);
  expect(column("true")).toEqual(["\u22123", "0", "0", "0", "0"]);
  expect(await printed("game-charts", { situation: "false" })).toContain("not used: house rule");
});
