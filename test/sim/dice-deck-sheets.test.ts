/** What the cards of the dice decks show, read off the page: every figure as often as the deck has it. */
import { expect, it } from "vitest";
import { templatesFrom } from "../../src/host/node/templates.js";
import { buildSheet } from "../../src/print/build.js";
import { requestFor } from "../../src/print/samples.js";
import { usualRequest } from "../../src/print/request.js";
import { LAYERS } from "../../src/sheet/drawing/types.js";
import { textsIn } from "../../src/sheet/drawing/bounds.js";
import { fonts } from "../helpers/draw.js";
import { cache, SYSTEMS } from "../helpers/sheets.js";

const templates = templatesFrom();

/** Words on all fronts of a game's deck. */
async function wordsOf(id: string, names: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const system = SYSTEMS.find((one) => one.id === id)!;
  const spec = system.sheets.find((sheet) => sheet.id === "dice-deck")!;
  const usual = usualRequest(system, { templates, fonts, cache }, { fill: "blank", paper: "letter" });
  const request = { ...requestFor(usual, spec), names, single: true };
  const { pages } = await buildSheet(request, spec);
  return pages
    .filter((_, i) => i % 2 === 0)
    .flatMap((page) => LAYERS.flatMap((layer) => textsIn(page.layers[layer]).map(({ value }) => value)));
}
const count = (words: readonly string[], like: RegExp): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const word of words) if (like.test(word)) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};
const each = (faces: readonly (number | string)[], times: number) =>
  Object.fromEntries(faces.map((face) => [`${face}`, times]));
/** What a number of cards of two dice show as their totals: each as often as dice roll it. */
const TOTALS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways, i) => [i + 2, ways] as const);
/** Faces of two dice on every card of some packs, at the corner or as dice, and their totals. */
const facesAndTotals = (packs: number): Record<string, number> =>
  Object.fromEntries(
    upTo(12).map((figure) => {
      const [, ways = 0] = TOTALS.find(([total]) => total === figure) ?? [];
      return [`${figure}`, packs * ((figure <= 6 ? 12 : 0) + ways)];
    }),
  );
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

it("PostCard: each face of each die on six cards, and each total as often as with dice", async () => {
  const words = await wordsOf("postcard");
  expect(count(words, /^\d+$/)).toEqual(facesAndTotals(1));
  expect(count(words, /^TOTAL$/i)).toEqual({ TOTAL: 36 });
  expect(words.filter((word) => /^A\d+ OF 36$/.test(word)).length).toBe(36);
});

it("DICE Football: 00 to 99 once on red and white, once on black and blue", async () => {
  const words = await wordsOf("dice-football");
  expect(count(words, /^\d\d$/)).toEqual(
    each(
      Array.from({ length: 100 }, (_, i) => `${i}`.padStart(2, "0")),
      2,
    ),
  );
  expect(count(words, /^\d$/)).toEqual(each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 40));
});

it("5D20: each face of five dice on four cards of the requested pack, as a die and as a number", async () => {
  const [first, third] = [await wordsOf("5d20"), await wordsOf("5d20", { pack: "3" })];
  for (const words of [first, third]) expect(count(words, /^\d+$/)).toEqual(each(upTo(20), 40));
  expect(count(first, /^PACK/)).toEqual({ "PACK 1": 80 });
  expect(count(third, /^PACK/)).toEqual({ "PACK 3": 80 });
  expect(third.join(" ")).not.toBe(first.join(" "));
});

it.each(["6", "0", "two", "1.5", ""])("5D20 rejects a pack called %j", async (pack) => {
  await expect(wordsOf("5d20", { pack })).rejects.toThrow("the dice deck has no pack");
});

it("Pen & Paper: three packs of two d6, and a d20 with each face twice", async () => {
  const words = await wordsOf("pen-and-paper");
  expect(
    ["A", "B", "C"].map((pack) => words.filter((word) => word.startsWith(pack) && / OF 36$/.test(word)).length),
  ).toEqual([36, 36, 36]);
  // Each face of the d20 is on its card as a die and at its corner; totals of two d6 have the same figures.
  const faces = facesAndTotals(3);
  expect(count(words, /^(7|8|9|1\d|20)$/)).toEqual(
    Object.fromEntries(
      upTo(20)
        .slice(6)
        .map((figure) => [`${figure}`, 4 + (faces[figure] ?? 0)]),
    ),
  );
});

it("Dynasty: three packs", async () => {
  const words = await wordsOf("dynasty");
  expect(count(words, /^\d+$/)).toEqual(facesAndTotals(3));
});
