/** DY-2 and DY-4, the campaign scoresheet and the season log: what the rows of a season print, and what a campaign writes in them. */
import { keyed, sumOf } from "../../../kernel/lists/index.js";
import { countFrom, DASH, MINUS } from "../../../kernel/words/index.js";
import { ofPlays } from "../../../contract/plays.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { CAREERS, foldCampaign, headValues, shortOf, signed } from "../campaign.js";
import type { DiceLine, SeasonLine, SeasonUnderWay } from "../engine/index.js";
import type { CampaignRecord } from "../record.js";
import { type DynastyRules, PATTERN_NAMES, PATTERNS, type Round, ROUNDS } from "../rules/index.js";
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

/** A sheet that every campaign fills in. @param facts those that differ from the blank's */
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

/** Handwritten values of a campaign, by slot. */
export function scoresheetValues(record: CampaignRecord, rules: DynastyRules): Values {
  const { lines, underWay, summary } = foldCampaign(record);
  const [wins, losses] = [underWay?.regular?.wins ?? 0, underWay?.regular?.losses ?? 0];
  const points = underWay?.running ?? summary.points;
  const wonNow = (round: Round): number => (underWay && isWon(roundSign(underWay, round)) ? 1 : 0);
  const career = {
    seasons: summary.seasons,
    record: `${summary.wins + wins}${DASH}${summary.losses + losses}`,
    points,
    ...keyed(ROUNDS, (round) => summary.roundsWon[round] + (round === "wildCard" ? summary.byes : 0) + wonNow(round)),
  };
  return { career, season: seasonRows(rules, started(lines, underWay), seasonValues), you: points };
}

/** A season with something to write: a finished one, or one whose first dice have been read. */
type Started = SeasonUnderWay & Pick<SeasonLine, "offSeason">;

function started(lines: readonly SeasonLine[], underWay: SeasonUnderWay | undefined): readonly Started[] {
  const { offSeason } = underWay ?? {};
  return underWay && offSeason ? [...lines, { ...underWay, offSeason }] : lines;
}

const isWon = (sign: string): boolean => ["win", "title", "bye"].includes(sign);

/** One row per season, by number; later ones are marked if extensions put them under contract. */
function seasonRows(
  rules: DynastyRules,
  lines: readonly Started[],
  row: (rules: DynastyRules, line: Started) => Values,
): Values {
  const rows: Record<string, Values> = {};
  let before = 0;
  for (const line of lines) {
    const { regular, rounds } = line;
    // Links the contents of a row to its plays.
    const plays = ["roll", ...(regular ? ["regular"] : []), ...rounds.map(({ round }) => round)];
    const values = ofPlays(row(rules, line), before + 1, before + plays.length);
    plays.forEach((key, i) => {
      const own = values[key];
      if (typeof own === "object") ofPlays(own, before + i + 1);
    });
    rows[line.season] = values;
    before += plays.length;
  }
  // A campaign interrupted in its first season has no line yet.
  for (const n of countFrom(rules.tables.setup.contractYears + 1, lines.at(-1)?.contractEnd ?? 0))
    rows[n] = Object.assign(rows[n] ?? {}, { contract: true });
  return rows;
}

/** Seasons added to the contract. */
const extensionOf = ({ extension }: Pick<SeasonLine, "extension">, { tables }: DynastyRules): number =>
  extension.earned + extension.bought * tables.extension.bought;

/** Values of a season's row. */
function seasonValues(rules: DynastyRules, line: Started): Values {
  const extension = extensionOf(line, rules);
  return {
    teamDice: { [line.dice]: true },
    ...keyed(ROUNDS, (round) => roundSign(line, round)),
    total2d6: line.offSeason.total,
    news: newsOf(rules, line),
    effect: effectOf(line),
    gained: line.influence.gained === 0 ? "0" : signed(line.influence.gained),
    spent: line.influence.spent,
    left: line.influence.left,
    dice: line.regular?.final ?? [],
    record: recordOf(line),
    extension: extension === 0 ? "" : `+${extension}`,
    points: line.total,
    total: line.running,
  };
}

const recordOf = ({ regular }: Pick<SeasonUnderWay, "regular">): string =>
  regular ? `${regular.wins}${DASH}${regular.losses}` : "";

/** Symbol in a round's cell: `win`, `loss`, `title`, `bye` or nothing. */
function roundSign(line: Pick<SeasonUnderWay, "rounds" | "regular">, round: Round): string {
  const played = line.rounds.find((entry) => entry.round === round);
  if (played) return played.won ? (round === "bigGame" ? "title" : "win") : "loss";
  return round === "wildCard" && line.regular?.entry === "bye" ? "bye" : "";
}

/** `star joins`, `FO6 trade`: the row's short name; for the Front Office with its die. */
function newsOf({ tables }: DynastyRules, line: Started): string {
  const last = line.frontOffice.at(-1);
  return last
    ? `FO${last.face} ${shortOf(tables.frontOffice[last.row])}`
    : shortOf(tables.offSeason[line.offSeason.row]);
}

/** `+die +1`, `−2`: net effect of the offseason after limits. */
function effectOf({ effect }: Pick<SeasonLine, "effect">): string {
  const die = effect.dice === 0 ? "" : `${effect.dice > 0 ? "+" : MINUS}die`;
  return `${die} ${signed(effect.influence)}`.trim();
}

export const scoresheet = campaignSheet("Campaign scoresheet", scoresheetFacts, scoresheetValues);

/** Spaces for the Front Office die: one, plus one after "roll again". */
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
      // The lowest hand first: under the other answer to D5, every better one wins too.
      const hands = [...playoffs[i].win].sort((a, b) => PATTERNS.indexOf(b) - PATTERNS.indexOf(a));
      const [least, ...others] = hands.map((pattern) => PATTERN_NAMES[pattern]);
      return { ...round, least, others: others.join(", ").toLowerCase() };
    }),
  };
}

export function seasonLogValues(record: CampaignRecord, rules: DynastyRules): Values {
  const { lines, underWay } = foldCampaign(record);
  // A campaign that ended early is totaled in the block of its last season.
  const sums: Record<string, Values> = {};
  for (const { from, to } of scoresheetFacts(rules).blocks)
    if (lines.length >= from) sums[to] = sumValues(rules, lines.slice(0, to));
  return { season: seasonRows(rules, started(lines, underWay), logLine), sums };
}

/** The first dice, and the final ones if any was changed. */
const diceValues = (dice: DiceLine): Values => ({
  first: dice.first,
  final: dice.rerolls + dice.coachSets > 0 ? dice.final : [],
});

/** A season in a season log: its closing values appear once it is over, so that a log that is read back ends with complete seasons. */
function logLine(rules: DynastyRules, line: Started): Values {
  const { record, points, total, left, ...values } = lineValues(rules, line);
  return "depth" in line ? { record, points, total, left, ...values } : values;
}

/** A season in its three lines. */
export function lineValues(rules: DynastyRules, line: Started): Values {
  const { offSeason, influence, regular, extension } = line;
  const { tables } = rules;
  const office = line.frontOffice.at(-1);
  const round = (key: Round): Values => {
    const played = line.rounds.find((entry) => entry.round === key);
    return { ...(played && diceValues(played)), result: roundSign(line, key) };
  };
  return {
    roll: { first: offSeason.rolls[0].faces, last: offSeason.rerolls > 0 ? offSeason.faces : [] },
    losing: signed(offSeason.losingBonus),
    // Modifiers lost by a reroll were still paid for: the zero says that none is left.
    bought: offSeason.modifiersPaid === 0 ? "" : signed(offSeason.modifiers) || "0",
    rerolls: offSeason.rerolls,
    total2d6: offSeason.total,
    news: shortOf(tables.offSeason[offSeason.row]),
    office: line.frontOffice.map(({ face }) => face).slice(-OFFICE_DICE),
    drama: office ? shortOf(tables.frontOffice[office.row]) : "",
    effect: effectOf(line),
    teamDice: { [line.dice]: true },
    start: influence.start,
    ready: influence.afterGain,
    spent: influence.spent,
    left: influence.left,
    regular: regular ? diceValues(regular) : {},
    record: recordOf(line),
    entry: regular?.entry ?? "",
    score: {
      winning: line.points.winningSeason > 0,
      ...keyed(ROUNDS, (key) => line.points[key] > 0),
    },
    earned: signed(extension.earned),
    extended: signed(extension.bought * tables.extension.bought),
    points: line.total,
    total: line.running,
    ...keyed(ROUNDS, round),
  };
}

function sumValues(rules: DynastyRules, lines: readonly SeasonLine[]): Values {
  const sum = (pick: (line: SeasonLine) => number): number => sumOf(lines.map(pick));
  return {
    spent: sum(({ influence }) => influence.spent),
    record: `${sum(({ regular }) => regular.wins)}${DASH}${sum(({ regular }) => regular.losses)}`,
    extension: sum((line) => extensionOf(line, rules)),
    points: lines[lines.length - 1].running,
    ...keyed(ROUNDS, (round) => sum((line) => (["win", "title", "bye"].includes(roundSign(line, round)) ? 1 : 0))),
  };
}
