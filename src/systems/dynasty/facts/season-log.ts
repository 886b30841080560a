/** DY-4, the season log: every die of a campaign, its influence and its rounds. */
import { DASH, MINUS } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { foldCampaign, shortOf, signed } from "../campaign.js";
import type { DiceLine, SeasonLine } from "../engine/index.js";
import type { CampaignRecord } from "../record.js";
import { PATTERNS, PATTERN_NAMES, ROUNDS, type DynastyRules, type Round } from "../rules/index.js";
import { campaignSheet, roundSign, scoresheetFacts } from "./scoresheet.js";

/** Spaces for the Front Office die: one, and the one that follows "roll again". */
const OFFICE_DICE = 2;

const ENTRIES = [
  { value: "none", label: "out" },
  { value: "wildCard", label: "in" },
  { value: "bye", label: "bye" },
];

export function seasonLogFacts(rules: DynastyRules) {
  const { playoffs, setup } = rules.tables;
  const { blocks, ...facts } = scoresheetFacts(rules);
  return {
    ...facts,
    officeDice: OFFICE_DICE,
    entries: ENTRIES,
    orBetter: rules.switches.playoffMatch === "orBetter",
    blocks: blocks.map((block) => ({ ...block, last: block.to >= setup.seasons })),
    rounds: facts.playoffs.map((round, i) => {
      // The lowest hand first: under D5's other answer every better one wins too.
      const hands = [...playoffs[i].win].sort((a, b) => PATTERNS.indexOf(b) - PATTERNS.indexOf(a));
      const [least, ...others] = hands.map((pattern) => PATTERN_NAMES[pattern]);
      return { ...round, least, others: others.join(", ").toLowerCase() };
    }),
  };
}

export function seasonLogValues(record: CampaignRecord, rules: DynastyRules): Values {
  const { lines } = foldCampaign(record);
  const season: Record<string, Record<string, unknown>> = {};
  for (const line of lines) season[line.season] = lineValues(rules, line);
  for (let n = rules.tables.setup.contractYears + 1; n <= lines[lines.length - 1].contractEnd; n++)
    (season[n] ??= {}).contract = true;
  // A campaign that ended early is summed up in the block where its last season stands.
  const sums: Record<string, Values> = {};
  for (const { from, to } of scoresheetFacts(rules).blocks)
    if (lines.length >= from) sums[to] = sumValues(rules, lines.slice(0, to));
  return { season, sums };
}

/** Dice as they first fell, and what they became when any was changed. */
const diceValues = (dice: DiceLine): Values => ({
  first: dice.first,
  final: dice.rerolls + dice.coachSets > 0 ? dice.final : [],
});

function lineValues(rules: DynastyRules, line: SeasonLine): Record<string, unknown> {
  const { offSeason, influence, regular, extension, effect } = line;
  const { tables } = rules;
  const office = line.frontOffice.at(-1);
  const round = (key: Round): Values => {
    const played = line.rounds.find((entry) => entry.round === key);
    return { ...(played && diceValues(played)), result: roundSign(line, key) };
  };
  return {
    roll: { first: offSeason.rolls[0].faces, last: offSeason.rerolls > 0 ? offSeason.faces : [] },
    losing: signed(offSeason.losingBonus),
    // Modifiers that a re-roll threw away were paid for all the same: the zero says that none is left.
    bought: offSeason.modifiersPaid === 0 ? "" : signed(offSeason.modifiers) || "0",
    rerolls: offSeason.rerolls,
    total2d6: offSeason.total,
    news: shortOf(tables.offSeason[offSeason.row]),
    office: line.frontOffice.map(({ face }) => face).slice(-OFFICE_DICE),
    drama: office ? shortOf(tables.frontOffice[office.row]) : "",
    effect: [effect.dice === 0 ? "" : `${effect.dice > 0 ? "+" : MINUS}die`, signed(effect.influence)].join(" ").trim(),
    teamDice: { [line.dice]: true },
    start: influence.start,
    ready: influence.afterGain,
    spent: influence.spent,
    left: influence.left,
    regular: diceValues(regular),
    record: `${regular.wins}${DASH}${regular.losses}`,
    entry: regular.entry,
    score: {
      winning: line.points.winningSeason > 0,
      ...Object.fromEntries(ROUNDS.map((key) => [key, line.points[key] > 0])),
    },
    earned: signed(extension.earned),
    extended: signed(extension.bought * tables.extension.bought),
    points: line.total,
    total: line.running,
    ...Object.fromEntries(ROUNDS.map((key) => [key, round(key)])),
  };
}

function sumValues({ tables }: DynastyRules, lines: readonly SeasonLine[]): Record<string, Values[string]> {
  const sum = (pick: (line: SeasonLine) => number): number => lines.reduce((total, line) => total + pick(line), 0);
  const values: Record<string, Values[string]> = {
    spent: sum(({ influence }) => influence.spent),
    record: `${sum(({ regular }) => regular.wins)}${DASH}${sum(({ regular }) => regular.losses)}`,
    extension: sum(({ extension }) => extension.earned + extension.bought * tables.extension.bought),
    points: lines[lines.length - 1].running,
  };
  for (const round of ROUNDS)
    values[round] = sum((line) => (["win", "title", "bye"].includes(roundSign(line, round)) ? 1 : 0));
  return values;
}

export const seasonLog = campaignSheet("Season log", seasonLogFacts, seasonLogValues);
