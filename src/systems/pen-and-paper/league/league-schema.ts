/** The schema of a league file. */
import { z } from "zod";
import { ownShape, teamExtras } from "../../../kernel/own/index.js";
import { LEAGUE_SIZES, PHILOSOPHY_IDS, POSITIONS, rulesSchema, SEASON_CLASSES, STATS } from "../rules/index.js";
import { fileParts } from "../../../league/file-parts.js";
import { gameTeam } from "../teams/team-schema.js";
import { LINE_TEXT } from "./league-game.js";
import { ledgerEntry, lineSchema } from "./ledger-schema.js";
import { ALTERNATES } from "./rotation.js";
import { LEAGUE_FORMAT, LEAGUE_VERSION, RESULT_MODES } from "./types.js";
import { MANAGER_IDS } from "./league-team.js";

const count = z.int().min(0);
const { id, seed, season, revision, rulesName, colors, seal } = fileParts();
const words = z.string().max(80);
const code = z.string().max(4);
const position = z.enum(POSITIONS);
const perStat = <T extends z.ZodType>(shape: T) => z.strictObject(Object.fromEntries(STATS.map((s) => [s, shape])));
const someStats = perStat(count.optional());

const result = z.strictObject({
  game: id,
  week: z.int().min(1),
  away: id,
  home: id,
  awayPoints: count,
  homePoints: count,
  mode: z.enum(RESULT_MODES),
  byHand: z.boolean(),
  line: lineSchema.optional(),
  played: z
    .strictObject({
      away: gameTeam,
      home: gameTeam,
      playoff: z.boolean(),
      seed: seed.optional(),
      coaches: z.strictObject({ away: id, home: id }),
      choices: z
        .string()
        .max(20_000)
        .describe("answers in order: heads, receive, squib, hook+action/pass:blitz, accept, try-two ..."),
      dice: z
        .string()
        .regex(/^\d+( \d+)*$/, "expected faces such as 4 6 12")
        .max(20_000),
    })
    .optional()
    .describe("a head-to-head game, to be played again"),
});

const team = z.strictObject({
  id,
  city: words,
  name: words,
  monogram: z.string().max(3),
  colors,
  home: code,
  markets: z.array(code),
  stadium: words,
  town: words.optional(),
  philosophy: z.enum(PHILOSOPHY_IDS),
  scores: perStat(z.int().min(3).max(18)),
  stars: z.array(position),
  // The printed card is kept, but not used in play unless the house rules say so.
  printed: z
    .strictObject({
      modifiers: someStats.optional(),
      off: count.optional(),
      def: count.optional(),
      marks: z.array(z.enum(STATS)).optional(),
      market: words.optional(),
    })
    .optional(),
  ...teamExtras(),
});

const schedule = z.strictObject({ alternate: z.enum(ALTERNATES), numbers: z.array(z.int().min(1)) });

const leagueTeam = z.strictObject({
  team,
  manager: z
    .enum(MANAGER_IDS)
    .describe("Who decides in the offseason: simple, strong, or hand, which stops and asks for an answer in choices"),
  bank: count,
  injuries: someStats,
  starPoints: z.partialRecord(position, count),
  absence: count.nullable(),
});

const choice = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("grow"), market: code.nullable() }),
  z.strictObject({ kind: z.literal("shrink"), market: code }),
  z.strictObject({ kind: z.literal("stay"), pay: z.boolean() }),
  z.strictObject({ kind: z.literal("setback"), points: someStats }),
  z.strictObject({ kind: z.literal("spend"), extra: count }),
  z.strictObject({ kind: z.literal("improve"), stats: z.array(z.enum(STATS)) }),
]);

const standing = z.strictObject({
  team: id,
  division: words,
  wins: count,
  losses: count,
  ties: count,
  divisionWins: count,
  divisionLosses: count,
  divisionTies: count,
  pointsFor: count,
  pointsAgainst: count,
  divisionRank: z.int().min(1),
  leagueRank: z.int().min(1),
  tieBreak: words.optional(),
});

const summary = z.strictObject({
  season,
  champion: id,
  finalist: id,
  qualifiers: z.array(id),
  standings: z.array(standing),
  classes: z.record(id, z.enum(SEASON_CLASSES)),
  names: z.record(id, words),
  results: z.array(
    result.omit({ line: true }).extend({
      dice: z
        .string()
        .regex(LINE_TEXT, "expected modifier and dice of both sides: -1: 4 6 11 2 | +3: 12 5 9 20")
        .optional()
        .describe("modifier and dice of the visitors, then of the home team"),
    }),
  ),
  // The ledger is only for reports, never for play.
  offSeason: z.array(ledgerEntry),
  end: z
    .strictObject({ teams: z.array(leagueTeam).min(6).max(16), schedule, lots: z.array(id) })
    .optional()
    .describe("teams, schedule and lots at the end of the season"),
});

export const leagueSchema = z.strictObject({
  format: z.literal(LEAGUE_FORMAT),
  version: z.literal(LEAGUE_VERSION),
  name: words,
  own: ownShape(),
  revision,
  rules: rulesSchema.extend({ name: rulesName }),
  seed,
  roller: z.array(z.int()).min(1),
  size: z.literal([...LEAGUE_SIZES]),
  modes: z.strictObject({ headToHead: z.array(id), byHand: z.array(id) }).optional(),
  season,
  phase: z.enum(["regular", "playoffs", "offSeason"]),
  week: z.int().min(1),
  teams: z.array(leagueTeam).min(6).max(16),
  schedule,
  lots: z.array(id),
  results: z.array(result),
  choices: z.array(choice),
  history: z.array(summary),
  seal,
});
