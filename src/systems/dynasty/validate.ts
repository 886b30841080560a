/** All checks of the rules, standard or house rules. Returns all errors at once. */
import { checkRangeRows } from "../../kernel/chart/index.js";
import { fault, parsePath, warning, type Issue } from "../../kernel/issue/index.js";
import { nowhereKnown, placeOf, TABLE_SOURCES, type DynastyRules, type Locate } from "./rules/index.js";
import { checkReach } from "./validate-reach.js";
import { checkSeasonRows } from "./validate-season.js";

/** What is wrong with these rules; with warnings they can still be played. */
export function validateRules(rules: DynastyRules, locate: Locate = nowhereKnown): Issue[] {
  const issues = [
    ...checkSetup(rules),
    ...checkSeasonRows(rules),
    ...checkRanges(rules),
    ...checkFrontOffice(rules),
    ...checkPlayoffs(rules),
    ...checkExtension(rules),
  ];
  // Rolls are only enumerated if the tables are consistent.
  if (!issues.some((issue) => issue.severity === "error")) issues.push(...checkReach(rules));
  return issues.map((issue) => ({ ...issue, ...placeOf(locate, parsePath(issue.path ?? "")) }));
}

/** The mat has five spaces, and patterns are defined for five dice. */
const MAT_DICE = 5;
/** Maximum shown by the influence die. */
const DIE_FACES = 6;

function checkSetup({ tables }: DynastyRules): Issue[] {
  const { setup } = tables;
  const issues: Issue[] = [];
  const rule = TABLE_SOURCES.setup;
  const demand = (holds: boolean, code: string, key: keyof typeof setup, expected: string, hint?: string): void => {
    if (holds) return;
    const message = `${key} is ${setup[key]}; expected ${expected}`;
    issues.push(fault(code, message, { path: `tables.setup.${key}`, rule, ...(hint ? { hint } : {}) }));
  };
  demand(setup.diceMin >= 1, "dice-limit", "diceMin", "at least 1", "one die is always the Coach Die");
  demand(setup.diceMax <= MAT_DICE, "dice-limit", "diceMax", `at most ${MAT_DICE}`, "the mat has five dice spaces");
  demand(setup.diceMin <= setup.diceMax, "dice-limit", "diceMin", `at most diceMax, ${setup.diceMax}`);
  const { diceMin, diceMax, influenceMin, influenceMax } = setup;
  demand(setup.dice >= diceMin && setup.dice <= diceMax, "dice-start", "dice", `${diceMin} to ${diceMax}`);
  demand(influenceMin <= influenceMax, "influence-limit", "influenceMin", `at most influenceMax, ${influenceMax}`);
  demand(
    setup.influence >= influenceMin && setup.influence <= influenceMax,
    "influence-start",
    "influence",
    `${influenceMin} to ${influenceMax}`,
  );
  demand(influenceMax <= DIE_FACES, "influence-limit", "influenceMax", `at most ${DIE_FACES}`, "a die shows influence");
  demand(setup.contractYears <= setup.seasons, "contract-years", "contractYears", `at most ${setup.seasons} seasons`);
  demand(setup.previousWins <= setup.games, "previous-wins", "previousWins", `at most ${setup.games} games`);
  demand(
    setup.losingWins < setup.winningWins,
    "losing-wins",
    "losingWins",
    `less than winningWins, ${setup.winningWins}`,
  );
  demand(setup.winningWins <= setup.games, "winning-wins", "winningWins", `at most ${setup.games} games`);
  return issues;
}

function checkRanges({ tables, switches }: DynastyRules): Issue[] {
  const { offSeason, frontOffice, influenceGain, setup } = tables;
  // The dice give 2-12; a table may extend to the totals that modifiers reach. The last row applies to all higher totals.
  const top = Math.min(13 + setup.influenceMax, Math.max(12, ...offSeason.map((row) => row.to)));
  const issues = [
    ...checkRangeRows(offSeason, 2, top, "tables.offSeason", TABLE_SOURCES.offSeason),
    ...checkRangeRows(frontOffice, 1, 6, "tables.frontOffice", TABLE_SOURCES.frontOffice),
    ...checkRangeRows(influenceGain, 1, setup.seasons, "tables.influenceGain", TABLE_SOURCES.influenceGain),
  ];
  offSeason.forEach((row, i) => {
    if (row.frontOffice && (row.dice !== 0 || row.influence !== 0) && switches.frontOfficeOn === "modified") {
      const message =
        "the row sends the coach to the Front Office, so its own change is never booked; expected dice 0, influence 0";
      issues.push(warning("row-ignored", message, { path: `tables.offSeason[${i}]`, rule: TABLE_SOURCES.offSeason }));
    }
  });
  return issues;
}

function checkFrontOffice({ tables }: DynastyRules): Issue[] {
  const rule = TABLE_SOURCES.frontOffice;
  const issues = tables.frontOffice.flatMap((row, i) => {
    if (!row.choice || (row.dice === 0 && row.influence === 0)) return [];
    const message = "the row leaves a choice, so its own change is never booked; expected dice 0, influence 0";
    return [warning("row-ignored", message, { path: `tables.frontOffice[${i}]`, rule })];
  });
  return issues;
}

function checkPlayoffs({ tables }: DynastyRules): Issue[] {
  const expected = ["wildCard", "divisional", "conference", "bigGame"];
  const found = tables.playoffs.map((row) => row.round);
  const rule = TABLE_SOURCES.playoffs;
  if (found.join() === expected.join()) return [];
  const message = `the rounds are ${found.join(", ")}; expected ${expected.join(", ")}`;
  return [
    fault("playoff-rounds", message, { path: "tables.playoffs", rule, hint: "name all four rounds in playing order" }),
  ];
}

function checkExtension({ tables }: DynastyRules): Issue[] {
  const { betterResult, conferenceTitle, bigGame } = tables.extension;
  if (betterResult <= conferenceTitle && conferenceTitle <= bigGame) return [];
  const message =
    `extensions are ${betterResult} for a better result, ${conferenceTitle} for the conference and ${bigGame} for the ` +
    "Big Game; expected them to rise";
  const hint = "only a season's highest extension counts, so a later, lower one is never used";
  return [warning("extension-order", message, { path: "tables.extension", hint, rule: TABLE_SOURCES.extension })];
}
