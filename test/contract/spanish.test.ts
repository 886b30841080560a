/** Spanish, a sheet of each game; all of them are in the long suite. */
import { expect, it } from "vitest";
import { knownWords } from "../../src/files/words/known-words.js";
import { wordsKind } from "../../src/files/words/words-file.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { SHEET_CASES } from "../helpers/sheets.js";
import { ENGLISH, SPANISH, spanishFaults } from "./spanish.js";

it("says every text of every template, and nothing else", async () => {
  const kind = wordsKind(() => Promise.resolve(knownWords(templatesFrom())));
  const locate = () => ({ file: "es.yaml" });
  expect(kind.shape.safeParse(SPANISH).error).toBeUndefined();
  expect(kind.check(SPANISH, locate).issues).toEqual([]);
  expect(await kind.tryPrint!(SPANISH, locate)).toEqual([]);
});

it("knows English words by its own keys", () => {
  for (const word of ["season", "yards", "quarter", "punt", "fumble", "defense"]) expect(ENGLISH).toContain(word);
  for (const word of ["touchdown", "safety", "playoffs", "total"]) expect(ENGLISH).not.toContain(word);
});

const FEW = [
  "dynasty scoresheet",
  "postcard game-log",
  "pen-and-paper box-score",
  "5d20 game-log",
  "dice-football trc",
];

it.each(SHEET_CASES.filter(({ name }) => FEW.includes(name)))("$name is Spanish", async ({ system, spec }) => {
  expect(await spanishFaults(system, spec, "blank", "letter")).toEqual([]);
  expect(await spanishFaults(system, spec, "filled", "a4")).toEqual([]);
});
