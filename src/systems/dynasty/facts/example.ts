/** DY-9, the worked example: the scoresheet of a campaign, with its first seasons step by step. */
import { numbered } from "../../../kernel/lists/index.js";
import { DASH, MINUS } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { foldCampaign, ROUND_NAMES } from "../campaign.js";
import type { SeasonLine } from "../engine/index.js";
import type { CampaignRecord } from "../record.js";
import type { DynastyRules } from "../rules/index.js";
import { eventsBySeason } from "../narrate-campaign.js";
import { roundName, seasonSteps, type StoryPhase, type StoryStep } from "../narration/index.js";
import { campaignSheet, scoresheetFacts, scoresheetValues } from "./scoresheet.js";

/** Complete seasons are explained up to about this many steps, or two pages; the first one always is. */
const STEPS = 46;

const PHASE_NAMES: Readonly<Record<StoryPhase, string>> = {
  offSeason: "Offseason",
  frontOffice: "Front Office",
  regular: "Regular season",
  wildCard: ROUND_NAMES.wildCard.name,
  divisional: ROUND_NAMES.divisional.name,
  conference: ROUND_NAMES.conference.name,
  bigGame: ROUND_NAMES.bigGame.name,
  contract: "Contract, points",
};

/** `9-7` with an en dash, `-1` with a minus sign. */
const typeset = (text: string): string =>
  text.replace(/(\d)-(\d)/g, `$1${DASH}$2`).replace(/(^|[\s(])-(\d)/g, `$1${MINUS}$2`);

interface ExplainedSeason {
  readonly line: SeasonLine;
  readonly steps: readonly StoryStep[];
}

function explainedSeasons(rules: DynastyRules, record: CampaignRecord): ExplainedSeason[] {
  const { lines } = foldCampaign(record);
  const explained: ExplainedSeason[] = [];
  let count = 0;
  for (const [i, events] of eventsBySeason(record.events).entries()) {
    const steps = seasonSteps(rules, events);
    count += steps.length;
    if (i >= lines.length || (explained.length > 0 && count > STEPS)) break;
    explained.push({ line: lines[i], steps });
  }
  return explained;
}

/** A season in one line. */
function outcome({ season, regular, rounds, total, running }: SeasonLine) {
  const last = rounds.at(-1);
  return {
    season,
    record: `${regular.wins}${DASH}${regular.losses}`,
    /** The round that ended it; "" without playoffs. */
    round: last ? roundName(last.round) : "",
    won: last?.won === true,
    points: total,
    total: running,
  };
}

function stepFacts({ phase, faces, coach, moved, text }: StoryStep, before: StoryStep | undefined) {
  return {
    phase: PHASE_NAMES[phase],
    /** First step of its phase. */
    opens: before?.phase !== phase,
    text: typeset(text),
    faces,
    coach,
    looks: faces.map((_, i) => (coach && i === 0 ? "space-coach" : "space")),
    moved: faces.map((_, i) => moved.includes(i)),
  };
}

export function exampleFacts(rules: DynastyRules, record?: CampaignRecord) {
  const explained = record ? explainedSeasons(rules, record) : [];
  return {
    ...scoresheetFacts(rules),
    explained: explained.map(({ line, steps }) => ({
      ...outcome(line),
      diceBefore: line.diceBefore,
      influence: line.influence.start,
      contract: line.contractStart,
      steps: steps.map((step, i) => ({
        ...stepFacts(step, steps[i - 1]),
        key: `${line.season}.${i + 1}`,
        season: line.season,
        sum: i === steps.length - 1,
      })),
    })),
    later: record ? foldCampaign(record).lines.slice(explained.length).map(outcome) : [],
  };
}

function exampleValues(record: CampaignRecord, rules: DynastyRules): Values {
  const step = explainedSeasons(rules, record).map(({ line, steps }) => [
    line.season,
    numbered(
      steps.map(({ faces, influence, points }, i) => {
        const sum = i === steps.length - 1;
        return {
          ...(faces.length > 0 && { dice: faces }),
          influence,
          points: sum ? line.total : points === 0 ? "" : `+${points}`,
          sum,
        };
      }),
    ),
  ]);
  return { ...scoresheetValues(record, rules), step: Object.fromEntries(step) as Values };
}

export const example = campaignSheet("Worked example", (rules) => exampleFacts(rules), exampleValues, exampleFacts);
