/** DY-2, the campaign scoresheet: what a season's row prints, and what a campaign writes into it. */
import { DASH, MINUS, countFrom } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../contract.js";
import { CAREERS, foldCampaign, headValues, shortOf, signed } from "../campaign.js";
import type { SeasonLine } from "../engine/index.js";
import type { CampaignRecord } from "../record.js";
import { ROUNDS, type DynastyRules, type Round } from "../rules/index.js";
import { tableFacts } from "./tables.js";

export function scoresheetFacts(rules: DynastyRules) {
  const { setup, influenceGain } = rules.tables;
  return {
    ...tableFacts(rules),
    sure: setup.diceMin - 1,
    more: setup.diceMax - 1,
    spaces: countFrom(1, setup.diceMax).map((i) =>
      i === 1 ? "space-coach" : i <= setup.diceMin ? "space" : "space-won",
    ),
    careers: CAREERS,
    blocks: influenceGain
      .filter(({ from }) => from <= setup.seasons)
      .map(({ from, to, gain }, i) => ({
        from,
        to: Math.min(to, setup.seasons),
        gain,
        start: i === 0 ? setup.influence : "",
        seasons: countFrom(from, Math.min(to, setup.seasons)).map((number) => ({
          key: number,
          number,
          signed: number <= setup.contractYears,
        })),
      })),
  };
}

/** A sheet that every campaign fills in. @param facts where its print differs from the blank's */
export const campaignSheet = (
  title: string,
  form: (rules: DynastyRules) => object,
  values: (record: CampaignRecord, rules: DynastyRules) => Values,
  facts?: (rules: DynastyRules, record: CampaignRecord) => object,
): SheetContent<CampaignRecord, DynastyRules> => ({
  form: ({ rules }) => form(rules),
  fill: (records, { rules, names }) =>
    records.map((record) => ({
      ...(facts && { facts: facts(rules, record) }),
      values: { ...headValues(names, record), ...values(record, rules) },
      title,
    })),
});

/** What a campaign writes, by slot. */
export function scoresheetValues(record: CampaignRecord, rules: DynastyRules): Values {
  const { lines, summary } = foldCampaign(record);
  const { contractYears } = rules.tables.setup;
  const signedUntil = lines[lines.length - 1].contractEnd;
  const career: Record<string, Values[string]> = {
    seasons: summary.seasons,
    record: `${summary.wins}${DASH}${summary.losses}`,
    points: summary.points,
  };
  for (const round of ROUNDS) career[round] = summary.roundsWon[round] + (round === "wildCard" ? summary.byes : 0);
  const season: Record<string, Record<string, Values[string]>> = {};
  lines.forEach((line, i) => {
    const row: Record<string, Values[string]> = { ...seasonValues(rules, line), teamDice: { [line.dice]: true } };
    for (const round of ROUNDS) row[round] = roundSign(line, round);
    season[i + 1] = row;
  });
  for (let n = contractYears + 1; n <= signedUntil; n++) (season[n] ??= {}).contract = true;
  return { career, season, you: summary.points };
}

/** Values of one season's row. */
export function seasonValues(rules: DynastyRules, line: SeasonLine): Values {
  const extension = line.extension.earned + line.extension.bought * rules.tables.extension.bought;
  return {
    total2d6: line.offSeason.total,
    news: newsOf(rules, line),
    effect: effectOf(line),
    gained: line.influence.gained === 0 ? "0" : signed(line.influence.gained),
    spent: line.influence.spent,
    left: line.influence.left,
    dice: line.regular.final,
    record: `${line.regular.wins}${DASH}${line.regular.losses}`,
    extension: extension === 0 ? "" : `+${extension}`,
    points: line.total,
    total: line.running,
  };
}

/** Sign in a round's cell: `win`, `loss`, `title`, `bye` or nothing. */
export function roundSign(line: SeasonLine, round: Round): string {
  const played = line.rounds.find((entry) => entry.round === round);
  if (played) return played.won ? (round === "bigGame" ? "title" : "win") : "loss";
  return round === "wildCard" && line.regular.entry === "bye" ? "bye" : "";
}

/** `star joins`, `FO6 trade`: the row's short name; the Front Office with its die. */
function newsOf({ tables }: DynastyRules, line: SeasonLine): string {
  const last = line.frontOffice.at(-1);
  return last
    ? `FO${last.face} ${shortOf(tables.frontOffice[last.row])}`
    : shortOf(tables.offSeason[line.offSeason.row]);
}

/** `+die +1`, `−2`: what the off-season changed, limits applied. */
function effectOf({ effect }: SeasonLine): string {
  const die = effect.dice === 0 ? "" : `${effect.dice > 0 ? "+" : MINUS}die`;
  return `${die} ${signed(effect.influence)}`.trim();
}

export const scoresheet = campaignSheet("Campaign scoresheet", scoresheetFacts, scoresheetValues);
