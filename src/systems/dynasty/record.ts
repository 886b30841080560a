/**
 * The campaign record: a whole campaign as one JSON file that anyone can check or play again.
 *
 * - `rules`: name; the full tables only when they differ from the standard ones, and only the switches that differ
 * - `names`: what is written on the sheets
 * - `seed`, `coach`, `roller`: how it came about; dice a person rolled have no seed
 * - `choices`: every answer to a decision that left a choice, in order
 * - `dice`: every face rolled, in order
 * - `events`: everything that happened; score, scoresheet and log are folds of it
 *
 * `replay` plays `choices` and `dice` through the rules again and must meet `events` word for word.
 */
import { zod } from "../../kernel/zod/index.js";
import { lazily } from "../../kernel/lazy/index.js";
import type { Issue } from "../../kernel/issue/index.js";
import {
  BY_HAND,
  bodyShape,
  GameRecords,
  isFromDeck,
  type Decide,
  type DiceFrom,
  type GameFile,
  type Replay,
} from "../../kernel/machine/index.js";
import type { Origin } from "../../contract/coded.js";
import type { Coach } from "./coaches/coach.js";
import { DECK } from "./dice-deck.js";
import {
  campaign,
  NO_NAMES,
  type CampaignNames,
  type CampaignSetup,
  type CampaignTypes,
  type DynastyEvent,
} from "./engine/index.js";
import { playLog } from "./engine/own-dice/index.js";
import { packRules, resolveRules, rulesSchema, STANDARD_RULES, type DynastyRules, type Locate } from "./rules/index.js";

/** Schema of a record. */
export const recordSchema = lazily(() => {
  const z = zod();
  const face = z.int().min(1).max(6);
  const positions = z.array(z.int().min(0).max(5)).min(1);

  const choiceSchema = z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("bid"), modifiers: z.int().min(0) }),
    z.strictObject({ kind: z.literal("accept") }),
    z.strictObject({ kind: z.literal("reroll"), dice: positions }),
    z.strictObject({ kind: z.literal("option"), index: z.union([z.literal(0), z.literal(1)]) }),
    z.strictObject({ kind: z.literal("setCoach"), face }),
    z.strictObject({ kind: z.literal("stop"), row: z.int().min(0).optional() }),
    z.strictObject({ kind: z.literal("extend") }),
    z.strictObject({ kind: z.literal("done") }),
  ]);

  const words = z.string().max(80);
  const body = bodyShape({ coach: z.string().min(1).max(40) }, z.array(choiceSchema), face);
  return z.strictObject({
    format: z.literal(RECORD.format),
    version: z.literal(RECORD.version),
    rules: rulesSchema().extend({ name: z.string().min(1).max(40) }),
    names: z.strictObject({ coach: words, club: words, started: words, firstSeason: words }),
    ...body,
    events: body.events.min(1),
  });
});

/** What determines a campaign: rules, and the names on its sheets. */
interface Parts {
  readonly given: CampaignSetup;
  readonly head: { readonly rules: ReturnType<typeof packRules>; readonly names: CampaignNames };
}

export interface CampaignRecord extends GameFile<CampaignTypes>, Readonly<Parts["head"]> {
  readonly coach: string;
}

/** Rules that a record was played by. Standard rules always resolve to the one shared object. */
export const rulesOf = ({ rules }: Pick<CampaignRecord, "rules">): DynastyRules => resolveRules(rules);

/** A coach's answers. */
export const answersOf =
  (coach: Coach, rules: DynastyRules): Decide<CampaignTypes> =>
  (open, state) =>
    coach.decide(open, state, rules);

export interface PlayOptions extends DiceFrom {
  readonly rules?: DynastyRules;
  readonly coach: Coach;
  readonly names?: Partial<CampaignNames>;
}

/** Plays a campaign to its end and records all of it. */
export const playCampaign = ({ rules = STANDARD_RULES, coach, names, ...dice }: PlayOptions): CampaignRecord =>
  campaigns.keep({ rules, names: { ...NO_NAMES, ...names } }, answersOf(coach, rules), { coach: coach.id }, dice);

/**
 * Where the plays of a campaign begin: each is a roll of fresh dice in the offseason, the season or a playoff round, with all payments for
 * it and everything that results.
 */
function playStarts(events: readonly DynastyEvent[]): readonly number[] {
  const begins = (event: DynastyEvent): boolean =>
    event.type === "roll" && event.rerolled === undefined && event.stage !== "frontOffice";
  const paid = (event: DynastyEvent): boolean => event.type === "influence" && event.reason === "modifier";
  return events.flatMap((event, i) => {
    if (!begins(event)) return [];
    let first = i;
    while (paid(events[first - 1])) first--;
    return [first];
  });
}

export const RECORD = { format: "pressbox/dynasty-campaign", version: 1 } as const;

/** Campaigns: played and recorded, replayed, cut off and resumed. */
export const campaigns = new GameRecords<CampaignTypes, Parts, CampaignRecord>({
  ...RECORD,
  machine: campaign,
  deck: DECK,
  makeGame: (given) => given,
  head: ({ rules, names }) => ({ rules: packRules(rules), names }),
  given: ({ rules, names }) => ({ rules: resolveRules(rules), names }),
  playStarts,
});

/** Replays a record. @internal */
export const replay = (record: CampaignRecord, locate?: Locate): Replay<CampaignTypes> =>
  campaigns.replay(record, locate);

/** Result of a dice file: an ordinary record, or everything that is wrong with it and what happened before. */
export function playFromLog(
  data: unknown,
  { rules = STANDARD_RULES, locate }: { readonly rules?: DynastyRules; readonly locate?: Locate } = {},
): { readonly issues: readonly Issue[]; readonly record?: CampaignRecord; readonly heard?: readonly DynastyEvent[] } {
  const { issues, heard, played } = playLog(data, rules, locate);
  return {
    issues,
    ...(heard && { heard }),
    ...(played && { record: campaigns.file({ rules, names: played.names }, played, { coach: "own hand" }) }),
  };
}

/** What a campaign started from; undefined for a person's own dice or answers, and for a deck. */
export function originOf(record: unknown): Origin | undefined {
  const { seed, coach, events, roller } = record as CampaignRecord;
  if (seed === undefined || coach === BY_HAND || isFromDeck({ roller })) return undefined;
  return {
    seed,
    coach,
    ...(events.at(-1)?.type !== "campaignEnd" && { plays: campaigns.playStarts(record as CampaignRecord).length }),
  };
}
