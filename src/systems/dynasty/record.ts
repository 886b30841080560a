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
import { seededRoller, seedOf, type Dice } from "../../kernel/dice/index.js";
import type { Issue } from "../../kernel/issue/index.js";
import {
  RecordingTable,
  playOut,
  replayGame,
  ROLLERS,
  type Decide,
  type GameFile,
  type Kept,
  keptUntil,
  stopsOf,
  type Replay,
  type Stop,
} from "../../kernel/machine/index.js";
import { differing, sameData } from "../../kernel/rulings/index.js";
import type { Coach } from "./coaches/coach.js";
import { campaign, NO_NAMES, type CampaignNames, type CampaignTypes, type DynastyEvent } from "./engine/index.js";
import { playLog } from "./engine/own-dice/index.js";
import {
  resolveRules,
  rulesSchema,
  STANDARD_RULES,
  type DynastyRules,
  type HouseRules,
  type Locate,
} from "./rules/index.js";

export const RECORD_FORMAT = "pressbox/dynasty-campaign";
export const RECORD_VERSION = 1;

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

  return z.strictObject({
    format: z.literal(RECORD_FORMAT),
    version: z.literal(RECORD_VERSION),
    rules: rulesSchema().extend({ name: z.string().min(1).max(40) }),
    names: z.strictObject({ coach: words, club: words, started: words, firstSeason: words }),
    seed: z.int().min(0).max(0xffffffff).optional().describe("fixes all dice; absent for dice that a person rolled"),
    coach: z.string().min(1).max(40),
    roller: z.enum(ROLLERS).describe("where the dice came from"),
    choices: z.array(choiceSchema).describe("every answer that left a choice, in the order asked"),
    dice: z.array(face).describe("every face rolled, in order"),
    // Replaying compares events word for word, so that their form need not be laid down twice.
    events: z
      .array(z.looseObject({ type: z.string() }))
      .min(1)
      .describe("everything that happened; score, sheets and log are made of it"),
  });
});

export interface CampaignRecord extends GameFile<CampaignTypes> {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly rules: HouseRules & { readonly name: string };
  readonly names: CampaignNames;
  readonly coach: string;
}

/** The rules as a record keeps them: what is standard is left out. */
export function packRules({ name, tables, switches }: DynastyRules): CampaignRecord["rules"] {
  const changed = differing(switches, STANDARD_RULES.switches);
  return {
    name,
    ...(sameData(tables, STANDARD_RULES.tables) ? {} : { tables }),
    ...(changed && { switches: changed }),
  };
}

/** The rules that a record was played by. The standard ones come as the one shared object. */
export const rulesOf = ({ rules }: Pick<CampaignRecord, "rules">): DynastyRules => resolveRules(rules);

/** A coach's answers. */
export const answersOf =
  (coach: Coach, rules: DynastyRules): Decide<CampaignTypes> =>
  (open, state) =>
    coach.decide(open, state, rules);

export interface PlayOptions {
  readonly rules?: DynastyRules;
  readonly coach: Coach;
  readonly names?: Partial<CampaignNames>;
  /** A 32-bit integer, or any text as typed by a person. */
  readonly seed?: number | string;
  /** Dice from elsewhere instead of a seed. */
  readonly roller?: Dice;
}

/** Plays a campaign to its end and keeps all of it. */
export function playCampaign({ rules = STANDARD_RULES, coach, names, seed, roller }: PlayOptions): CampaignRecord {
  const number = seedOf(seed);
  const setup = { rules, names: { ...NO_NAMES, ...names } };
  const table = new RecordingTable<CampaignTypes>(roller ?? seededRoller(number), answersOf(coach, rules));
  playOut(campaign, setup, table);
  return recordOf(setup, table, coach.id, roller ? undefined : number);
}

/** A record with its head, keys in the documented order. */
export function recordOf(
  { rules, names }: CampaignTypes["setup"],
  { choices, dice, events }: Kept<CampaignTypes>,
  coach: string,
  seed?: number,
): CampaignRecord {
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    rules: packRules(rules),
    names,
    ...(seed === undefined ? {} : { seed }),
    coach,
    roller: seed === undefined ? "own dice" : "xoroshiro128+",
    choices,
    dice,
    events,
  };
}

/** Plays a record again. */
export const replay = (record: CampaignRecord, locate?: Locate): Replay<CampaignTypes> =>
  replayGame(
    campaign,
    { rules: rulesOf(record), names: record.names },
    record,
    { format: RECORD_FORMAT, version: RECORD_VERSION },
    locate,
  );

/**
 * Where the plays of a campaign begin: each is a roll of fresh dice in the off-season, the season or a playoff round, with what
 * was paid for it and all that comes of it.
 */
export function playStarts(events: readonly DynastyEvent[]): readonly number[] {
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

const stopsOfRecord = (record: CampaignRecord): readonly Stop[] =>
  stopsOf(campaign, { rules: rulesOf(record), names: record.names }, record);
const known = new WeakMap<CampaignRecord, readonly Stop[]>();

/** The campaign as it was after so many plays. @throws RangeError for a play that it does not have */
export const campaignUntil = (record: CampaignRecord, play: number): CampaignRecord =>
  keptUntil(record, playStarts(record.events), play, () => {
    const stops = known.get(record) ?? stopsOfRecord(record);
    known.set(record, stops);
    return stops;
  });

/** What "I rolled these myself" gives: a record like any other, or everything that is wrong with the dice file and what happened before it. */
export function playFromLog(
  data: unknown,
  { rules = STANDARD_RULES, locate }: { readonly rules?: DynastyRules; readonly locate?: Locate } = {},
): { readonly issues: readonly Issue[]; readonly record?: CampaignRecord; readonly heard?: readonly DynastyEvent[] } {
  const { issues, heard, played } = playLog(data, rules, locate);
  return {
    issues,
    ...(heard && { heard }),
    ...(played && { record: recordOf({ rules, names: played.names }, played, "own hand") }),
  };
}
