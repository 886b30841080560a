/** Spanish, a sheet of each game; all of them are in the long suite. */
import { expect, it } from "vitest";
import { knownWords } from "../../src/files/words/known-words.js";
import { WordSet } from "../../src/files/words/word-set.js";
import { wordsKind } from "../../src/files/words/words-file.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { summaryOf } from "../../src/print/forms.js";
import { houseRulesFacts } from "../../src/print/house-rules.js";
import { SHEET_CASES, SYSTEMS } from "../helpers/sheets.js";
import { switchedRules } from "../helpers/switched.js";
import { ENGLISH, SPANISH, spanishFaults } from "./spanish.js";

it("translates every text of every template, and nothing else", async () => {
  const kind = wordsKind(() => Promise.resolve(knownWords(templatesFrom())));
  const locate = () => ({ file: "es.yaml" });
  expect(kind.shape.safeParse(SPANISH).error).toBeUndefined();
  expect(kind.check(SPANISH, locate).issues).toEqual([]);
  expect(await kind.tryPrint!(SPANISH, locate)).toEqual([]);
});

it("translates what every sheet and game is", () => {
  const templates = templatesFrom();
  const about = SYSTEMS.flatMap((system) => [
    system.summary,
    system.credit,
    ...system.sheets.flatMap((spec) => [spec.title, summaryOf(system, spec, templates)]),
  ]);
  const words = new WordSet(SPANISH);
  const same = new Set(SPANISH.same);
  expect(about.filter((text) => text !== "" && words.value(text) === text && !same.has(text))).toEqual([]);
});

it("translates every switched ruling and the purpose of every preset", () => {
  const words = new WordSet(SPANISH);
  const same = new Set(SPANISH.same);
  const said = SYSTEMS.flatMap((system) =>
    [...switchedRules(system), ...(system.presets ?? []).map(({ rules }) => rules)].flatMap((rules) => {
      const facts = houseRulesFacts(system, rules);
      return facts ? [facts.preset, ...facts.rulings.flatMap(({ question, answer }) => [question, answer])] : [];
    }),
  ).filter((text) => text !== "");
  expect(new Set(said).size).toBeGreaterThan(250);
  expect([...new Set(said)].filter((text) => words.value(text) === text && !same.has(text) && text !== "No")).toEqual(
    [],
  );
});

/** Switches have the names that a file of rules writes: `F14 · halfColumn: true`. */
const isNoSwitch = (fault: string): boolean => !/ "(?:\S+ · )?\w+: \w+" \(/.test(fault);

it.each(SYSTEMS.map((system) => ({ name: system.id, system })))(
  "$name has room for all house rules in Spanish",
  async ({ system }) => {
    const spec = system.sheets.find(({ houseRules }) => houseRules)!;
    const [rules] = switchedRules(system);
    const faults = await spanishFaults(system, spec, "blank", "letter", "color", { rules });
    expect(faults.filter(isNoSwitch)).toEqual([]);
  },
);

it.each(
  SYSTEMS.flatMap((system) =>
    (system.presets ?? []).flatMap(({ id, rules }) =>
      system.sheets
        .filter((spec) => ["game-charts", "quick-reference"].includes(spec.id))
        .map((spec) => ({ name: `${spec.code}, rules ${id}`, system, spec, rules })),
    ),
  ),
)("$name is in Spanish", async ({ system, spec, rules }) => {
  const faults = await spanishFaults(system, spec, "blank", "letter", "color", { rules });
  expect(faults.filter(isNoSwitch)).toEqual([]);
});

it("recognizes English words by its own keys", () => {
  for (const word of ["season", "yards", "quarter", "punt", "fumble", "defense"]) expect(ENGLISH).toContain(word);
  for (const word of ["touchdown", "safety", "playoffs", "total"]) expect(ENGLISH).not.toContain(word);
});

it.each([
  ["GP at ST, seed 7, dice deck", "GP en ST, semilla 7, mazo de dados"],
  ["SD at DC, not yet played", "SD en DC, sin jugar"],
  ["NYT at SD, after play 5", "NYT en SD, tras la jugada 5"],
  ["seed 5, by hand, after play 2", "semilla 5, a mano, tras la jugada 2"],
  ["season 1, over", "temporada 1, terminada"],
  ["League, seed 3, season 2, semifinals", "League, semilla 3, temporada 2, semifinales"],
  ["seed 5, season 3, week 1", "semilla 5, temporada 3, semana 1"],
])("translates the footer's place in the game: %s", (line, wanted) => {
  const words = new WordSet(SPANISH);
  for (const end of ["  ·  pressbox print 5d20 --record FILE", "; pressbox print 5d20 --record FILE"])
    expect(words.value(`${line}${end}`)).toBe(`${wanted}${end}`);
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
