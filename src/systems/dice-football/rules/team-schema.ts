/** The schema of team files. `check-team` checks their numbers. */
import { z } from "zod";
import { playerExtras, teamExtras } from "../../../kernel/own/index.js";
import { teamShapes } from "../../../kernel/football/team-shapes.js";
import { SEASON_FIGURES } from "./cards.js";
import { PASS_ROWS, type PassRow } from "./cards.js";
import {
  BACK_POSITIONS,
  BLITZES,
  CARRIER_POSITIONS,
  CODES,
  DEFENSE_CALLS,
  FRONT_POSITIONS,
  LETTERS,
  LEVELS,
  LINE,
  LINE_POSITIONS,
  PASSES,
  PLACES,
  RUNS,
  type Blitz,
  type OffenseCall,
} from "./positions.js";
import { FACES } from "./spans.js";
import { PROVENANCE, type Team } from "./team.js";

const words = z.string().min(1).max(60);
const whole = z.int();
const count = z.int().min(0);
const shapes = teamShapes();

/** A range, both ends included; null for none. */
export const spanSchema = z
  .tuple([whole, whole])
  .nullable()
  .describe("both ends of a range, such as [9, 56]; null for none");
const byFace = <T extends z.ZodType>(value: T) => z.array(value).length(FACES).describe("by face, 0 first");
export const rowsSchema = <T extends z.ZodType>(value: T) =>
  z
    .array(z.strictObject({ from: whole, to: whole, value }))
    .min(1)
    .max(100);

const byKey = <K extends string, T extends z.ZodType>(keys: readonly K[], shape: T) =>
  Object.fromEntries(keys.map((key) => [key, shape])) as Record<K, T>;
const someOf = <K extends string, T extends z.ZodType>(keys: readonly K[], shape: T) =>
  Object.fromEntries(keys.map((key) => [key, shape.optional()])) as Record<K, z.ZodOptional<T>>;

const season = z.strictObject(someOf(SEASON_FIGURES, z.number())).optional();
const card = {
  name: words,
  games: count,
  starts: count,
  number: count.max(99).optional(),
  injury: spanSchema,
  season,
  ...playerExtras(),
};
const rushing = { I: byFace(whole), II: byFace(whole) };

const passColumn = z.strictObject(byKey<PassRow, typeof spanSchema>(PASS_ROWS, spanSchema));
const quarterback = z.strictObject({
  ...card,
  passing: z.strictObject(byKey(LEVELS, passColumn)),
  ...rushing,
  fumble: spanSchema,
});
const blocking = { RBC: whole, PBC: whole, RB: whole };
const carrier = z.strictObject({
  ...card,
  position: z.enum(CARRIER_POSITIONS),
  ...rushing,
  ...byKey(LEVELS, byFace(whole)),
  ...blocking,
  rating: whole,
  stamina: whole,
  fumble: spanSchema,
});
const lineman = z.strictObject({ ...card, position: z.enum(LINE_POSITIONS), ...blocking });
const defender = {
  ...card,
  RDC: whole,
  PRC: whole,
  tackle: whole,
  PD: whole,
  sack: spanSchema,
  FF: whole.optional(),
  intM: spanSchema,
  intZ: spanSchema,
};
const front = z.strictObject({ ...defender, position: z.enum(FRONT_POSITIONS), RD: whole });
const back = z.strictObject({ ...defender, position: z.enum(BACK_POSITIONS) });
const kicker = z.strictObject({
  ...card,
  bands: z
    .array(z.strictObject({ from: whole, to: whole, good: spanSchema }))
    .min(1)
    .max(20),
  extraPoint: spanSchema,
});
const punter = z.strictObject({
  ...card,
  yards: rowsSchema(z.union([whole, z.literal("blocked")])),
  returned: spanSchema,
});
const returner = z.strictObject({
  name: words,
  yards: byFace(z.union([whole, z.literal("TD")])),
  fumble: spanSchema,
  injury: spanSchema,
  season,
});

const men = <T extends z.ZodType>(shape: T) => z.array(shape).max(60);
const roster = z.strictObject({
  quarterbacks: men(quarterback).min(1),
  carriers: men(carrier).min(5),
  linemen: men(lineman).min(5),
  front: men(front),
  backs: men(back),
  kickers: men(kicker).min(1),
  punters: men(punter).min(1),
  returns: z.strictObject({ kick: z.array(returner).min(1).max(5), punt: z.array(returner).min(1).max(4) }),
});

const line = z.strictObject(byKey(LINE, words));
const group = z.strictObject({
  codes: z.array(z.enum(CODES)).min(1),
  receivers: z
    .array(z.strictObject({ name: words, at: z.enum(CARRIER_POSITIONS), blocks: z.boolean().optional() }))
    .length(5),
  line: line.optional(),
  printed: z.strictObject({ RBC: whole.optional(), PBC: whole.optional() }).optional(),
});
const offense = z.strictObject({
  quarterback: words,
  line,
  groups: z.array(group).length(4),
  carries: z
    .array(z.strictObject({ name: words, faces: spanSchema }))
    .min(1)
    .max(4),
  calls: z.strictObject(byKey(CODES, rowsSchema(z.enum([...RUNS, ...PASSES] as [OffenseCall, ...OffenseCall[]])))),
});

const zone = z.strictObject({ U: whole.optional(), O: whole.optional() });
const formation = z.strictObject({
  name: z.string().regex(/^\d-\d-\d$/, "expected linemen, linebackers and backs, such as 4-3-4"),
  players: z.array(z.strictObject({ at: z.enum(PLACES), name: words, box: z.enum(["5", "O"]).optional() })).length(11),
  printed: z
    .strictObject({
      RDC: whole.optional(),
      PRC: whole.optional(),
      N: zone.optional(),
      Z: zone.optional(),
      blitz: z.strictObject(someOf(BLITZES, whole)).optional(),
      tackles: z.array(z.strictObject({ name: words, rank: whole })).optional(),
    })
    .optional(),
});
const places = z.array(z.enum(PLACES)).min(1).max(8);
const plan = z.strictObject({
  blitzers: places,
  coverage: z.enum(["M", "Z"]),
  order: places,
  drops: places.optional(),
});
const defense = z.strictObject({
  front: z.enum(["3-4", "4-3"]),
  formations: z.array(formation).length(4),
  calls: z.strictObject(byKey(LETTERS, rowsSchema(z.enum(DEFENSE_CALLS)))),
  blitzes: z.strictObject(someOf<Blitz, typeof plan>(BLITZES, plan)).optional(),
});

export const teamSchema: z.ZodType<Team> = z.strictObject({
  id: shapes.id,
  city: z.string().max(60),
  name: words,
  monogram: shapes.monogram,
  colors: shapes.colors,
  season: shapes.season,
  conference: z.string().max(20).optional(),
  division: shapes.division,
  record: shapes.record.optional(),
  coach: z.string().max(60).optional(),
  pointsFor: count.optional(),
  pointsAgainst: count.optional(),
  fouls: spanSchema.optional().describe("the two-dice numbers on which a foul of the team counts, if the rules say so"),
  homeLine: z
    .int()
    .min(-30)
    .max(30)
    .optional()
    .describe("what its field adds to its block control and takes off the visitors', if the rules say so"),
  redZone: z
    .int()
    .min(-40)
    .max(20)
    .optional()
    .describe(
      "what is added to the net rating of its passes from the red zone, mostly less than 0, if the rules say so",
    ),
  roster,
  offense,
  defense,
  career: z
    .strictObject({
      name: words,
      relieves: z
        .array(z.strictObject({ for: words, digits: z.array(z.int().min(0).max(9)).min(1).max(FACES) }))
        .max(40),
    })
    .optional()
    .describe("the player whose career is played, and whose place he takes on which ones digits of the call roll"),
  ...teamExtras(),
  provenance: z.record(z.string(), z.enum(PROVENANCE)).optional().describe("where values come from, by their paths"),
});
