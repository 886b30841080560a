/** The schema of house-rule files. Lists replace the standard list entirely; records are merged key by key. */
import { z } from "zod";
import { houseSchema } from "../../../kernel/rulings/index.js";
import {
  FOUL_FLAGS,
  FOUL_SIDES,
  FOUL_SPOTS,
  PENALTY_CHARTS,
  PLAY_RESULTS,
  SPECIAL_DEFENSE,
  SPECIAL_OFFENSE,
} from "./game-charts.js";
import {
  BLITZES,
  CODES,
  DEFENSE_CALLS,
  LETTERS,
  LEVELS,
  LINE,
  PASSES,
  PLACES,
  RUNS,
  type OffenseCall,
} from "./positions.js";
import { SWITCHES } from "./rulings.js";
import { FACES } from "./spans.js";
import { rowsSchema } from "./team-schema.js";

const whole = z.int();
const byKey = <T extends z.ZodType>(keys: readonly string[], shape: T) =>
  Object.fromEntries(keys.map((key) => [key, shape]));
const some = <T extends z.ZodType>(keys: readonly string[], shape: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, shape.optional()]))).optional();
const chart = <T extends z.ZodType>(value: T) => rowsSchema(value).optional();
const words = <const T extends readonly [string, ...string[]]>(...list: T) => chart(z.enum(list));

const place = z.enum(PLACES);
const blocker = z.enum([...LINE, "TE", "FB"]);
const kickoff = chart(
  z.union([
    z.enum(["TB", "OOB40"]),
    z.strictObject({ line: whole, returner: whole.min(0).max(5), muffed: z.boolean().optional() }),
  ]),
);
const block = chart(
  z.strictObject({
    behind: whole.optional(),
    advance: whole.optional(),
    touchdown: z.boolean().optional(),
    note: z.enum(["fallsOn", "outOfBounds", "safety"]).optional(),
  }),
);
const foul = z.strictObject({
  name: z.string().min(1).max(40),
  side: z.enum(FOUL_SIDES),
  yards: z.union([whole.min(0).max(50), z.literal("B")]),
  spot: z.enum(FOUL_SPOTS),
  flag: z.enum(FOUL_FLAGS).optional(),
});
const hurt = z.union([z.enum(["carrier", "QB", "tackler", "none"]), blocker, whole.min(1).max(11)]);
const yards = z.union([whole, z.literal("TD")]);
const caught = z.union([place, z.enum(["OLB-weak", "OLB-strong", "DL"])]);
const blitz = z.strictObject({
  blitzers: z
    .array(z.strictObject({ against3: place, against4: place }))
    .min(1)
    .max(6),
  coverage: z.enum(["M", "Z"]),
  order: z.array(place).min(1).max(8),
});

const tables = z.strictObject({
  situations: z
    .strictObject({
      letters: z.strictObject(byKey(LETTERS, z.tuple([whole, whole]))).optional(),
      map: z.strictObject(byKey(["1", "2", "3", "4"], z.strictObject(byKey(LETTERS, z.enum(CODES))))).optional(),
    })
    .optional(),
  playResult: chart(z.enum(PLAY_RESULTS)),
  longInjury: words("long", "injury"),
  kickoffRegular: kickoff,
  kickoffAngled: kickoff,
  kickoffSquib: kickoff,
  kickoffOnside: words("kickers", "receivers"),
  runningMatchup: some(RUNS, rowsSchema(z.strictObject({ blocker, against3: place, against4: place }))),
  tackle: chart(whole),
  sackWho: z
    .strictObject({
      two: chart(whole),
      three: chart(whole),
      four: chart(whole),
      card: chart(z.union([whole, z.literal("team")])),
    })
    .optional(),
  sackYards: some(["early", "late"], z.array(whole).length(FACES)),
  fumbleRecovery: chart(z.union([whole, z.literal("tackler")])),
  turnoverReturn: chart(z.strictObject({ interception: yards, fumble: yards })),
  interceptionWho: chart(z.strictObject({ near: caught, far: caught })),
  interceptionSpot: chart(z.strictObject(byKey(LEVELS, whole))),
  blockedFieldGoal: block,
  blockedPunt: block,
  penalties: some(PENALTY_CHARTS, rowsSchema(foul)),
  injuryWho: chart(z.strictObject({ run: hurt, pass: hurt, return: hurt })),
  injuryLength: chart(
    z.strictObject({
      until: z.enum(["plays", "quarter", "game", "season"]),
      plays: whole.min(1).optional(),
      games: whole.min(0).optional(),
    }),
  ),
  passReceiver: chart(z.array(whole).length(5)),
  specialOffense: some(SPECIAL_OFFENSE, rowsSchema(z.enum([...RUNS, ...PASSES] as [OffenseCall, ...OffenseCall[]]))),
  specialDefense: some(SPECIAL_DEFENSE, rowsSchema(z.enum(DEFENSE_CALLS))),
  blitzKey: some(BLITZES, blitz),
  returnTouchdown: words("touchdown", "fifty"),
  fieldGoal99: words("missed", "blocked"),
  sneak: words("gain", "none"),
  hailMary: words("touchdown", "incomplete", "intercepted"),
  homeFumble: words("kept", "lost"),
  hotPlayer: words("hot", "none"),
  timing: some(["boxes", "halves", "timeouts"], whole),
});

export const RULES_FORMAT = "pressbox/dice-football-rules";

/**
 * A house-rule file:
 *
 * ```yaml
 * name: modern
 * switches: {oddQuarterBoxes: 30, homeField: on}
 * tables:
 *   sneak: [{from: 0, to: 69, value: gain}, {from: 70, to: 99, value: none}]
 * ```
 */
export const rulesSchema = houseSchema(RULES_FORMAT, tables, SWITCHES);
