/** The schema of an offseason's ledger: contains everything that books and sheets report. */
import { z } from "zod";
import { PHILOSOPHY_IDS, POSITIONS, SEASON_CLASSES, STATS } from "../rules/index.js";

const count = z.int().min(0);
/** Also two dice read as one number, such as 36. */
const face = z.int().min(1).max(99);
const faces = z.array(face);
const id = z.string().min(1).max(60);
const code = z.string().max(4);
const codes = z.array(code);
const position = z.enum(POSITIONS);
const stat = z.enum(STATS);
const perStat = <T extends z.ZodType>(shape: T) => z.strictObject(Object.fromEntries(STATS.map((s) => [s, shape])));

const quarter = z.strictObject({ die: z.int().min(1).max(20), total: z.int(), points: count });
/** A game by league play: its dice and their results. */
export const lineSchema = z.strictObject({
  awayModifier: z.int(),
  homeModifier: z.int(),
  away: z.array(quarter).min(1),
  home: z.array(quarter).min(1),
  awayPoints: count,
  homePoints: count,
});

const creation = z.strictObject({
  dice: perStat(faces),
  rolled: perStat(z.int()),
  philosophy: z.enum(PHILOSOPHY_IDS),
  scores: perStat(z.int()),
});
const income = z.strictObject({
  market: code,
  kind: z.enum(["major", "minor"]),
  shared: z.boolean(),
  pays: count,
});

const entry = <T extends string, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.strictObject({ team: id, type: z.literal(type), ...shape });

export const ledgerEntry = z.discriminatedUnion("type", [
  entry("class", { class: z.enum(SEASON_CLASSES) }),
  entry("fanBase", { die: face, change: z.enum(["grows", "same", "shrinks"]) }),
  entry("grew", {
    market: code,
    how: z.enum(["freeMajor", "freeMinor", "sharedMajor", "challenge"]),
    from: id.optional(),
  }),
  entry("challenge", { market: code, rival: id, won: z.boolean(), game: lineSchema }),
  entry("shrank", { market: code }),
  entry("event", { dice: faces, event: z.enum(["folds", "moves", "nothing"]) }),
  entry("stayed", { paid: count, bank: count }),
  entry("moved", { from: code, to: code, die: face, lost: codes, takenFrom: id.optional() }),
  entry("folded", { lost: codes, bank: count, stars: z.array(position) }),
  entry("replaced", { by: id, market: code, marketDie: face, nameDie: face, creation }),
  entry("setback", { die: face, points: count, taken: perStat(count.optional()) }),
  entry("income", { markets: z.array(income), base: count, die: face.optional(), income: count, bank: count }),
  entry("spent", { extra: count, paid: count, bank: count }),
  entry("improvement", { stat, die: face, from: z.int(), to: z.int() }),
  entry("star", {
    stat,
    die: face,
    positionDie: face,
    position,
    from: z.int(),
    to: z.int(),
    again: z.boolean(),
  }),
  entry("starLost", { position, stat, to: id, scoreFrom: z.int(), scoreTo: z.int() }),
]);
