/** The schema of team-chart files. `check-chart` checks their numbers. */
import { z } from "zod";
import { playerExtras, teamExtras } from "../../../kernel/own/index.js";
import { teamShapes } from "../../../kernel/football/team-shapes.js";
import { REAL_TABLES, TEAM_FIGURES, type RealTableId, type TeamFigure } from "./real-season.js";
import { CALL_ROWS, FOURTH_MOST, LATE_MOST, PENALTY_ROWS, PROVENANCE, TRIES_MOST, type TeamChart } from "./chart.js";

const words = z.string().min(1).max(60);
const extras = playerExtras();
const shapes = teamShapes();
const whole = z.int();
const cell = z.int().nullable();
const across = (count: number) => z.array(cell).length(count);
const down = z.array(cell).min(1).max(40);
const twenty = z.array(whole).length(20);

const twoStage = z.strictObject({ w0: cell, blue: down, black: down });

const passRow = z.strictObject({ pre: across(5), int: whole, def: across(2), other: across(2) });

const qb = z.strictObject({
  name: words,
  upTo: whole.optional().describe("upper end of his share of the drives, where passers take turns"),
  depth: z.tuple([whole, whole, whole]),
  rows: z.strictObject({ SP: passRow, MP: passRow, LP: passRow }),
  scr: across(5).describe("LINE AVG SEC SG BRK, read with black"),
  snap: whole,
  fum: whole,
  brk: whole,
  ...extras,
});

const runner = z.strictObject({
  name: words,
  back: across(3).describe("STF LINE AVG"),
  los: across(3).describe("LINE AVG SEC"),
  hole: across(4).describe("AVG SEC SG BRK"),
  brk: whole,
  fum: whole,
  ...extras,
});

const catches = across(3).describe("DRP CMP YAC");
const receiver = z.strictObject({
  name: words,
  sp: catches,
  mp: catches,
  lp: catches,
  lpy: whole,
  fum: whole,
  ...extras,
});

const kickReturner = { name: words, upTo: whole, fum: whole, yards: twenty, ...extras };
const puntCell = z.string().regex(/^(TB|\d+[NFR])$/, "expected yards and a letter like 43F, or TB");

const kick = z.strictObject({
  kickoff: z.array(z.union([whole, z.literal("TB")])).length(20),
  fg: twenty,
  ret: whole,
  kr: z.array(z.strictObject(kickReturner)).min(1).max(20),
  own: z.array(puntCell).length(20),
  opp: z.array(puntCell).length(20),
  block: whole,
  pr: z
    .array(z.strictObject({ ...kickReturner, fc: whole }))
    .min(1)
    .max(20),
  prBlock: whole,
});

const callCells = z.tuple([whole, whole, whole]);
const calls = z.strictObject({
  ...(Object.fromEntries(CALL_ROWS.map((row) => [row, callCells])) as Record<
    (typeof CALL_ROWS)[number],
    typeof callCells
  >),
  defAdj: z.strictObject({ black: whole, red: whole }),
});

const late = whole.min(-LATE_MOST).max(LATE_MOST);
const range = z.tuple([whole, whole]);
const ranges = z.strictObject({ off: range.nullable(), def: range.nullable() });
const pen = z.strictObject(
  Object.fromEntries(PENALTY_ROWS.map((row) => [row, ranges])) as Record<(typeof PENALTY_ROWS)[number], typeof ranges>,
);

const who = { run: cell, base: cell, pass: cell };

const shownCell = z.union([z.string().max(60), z.number()]);
const shown = z.strictObject({
  team: z.array(z.strictObject({ label: words, value: shownCell })).max(40),
  players: z
    .array(
      z.strictObject({ title: words, heads: z.array(z.string().max(20)), rows: z.array(z.array(shownCell)).max(80) }),
    )
    .max(20),
});

const count = z.number().nullable();
const pair = z.tuple([count, count]).describe("its own, and its opponents'");
const realTable = (figures: readonly string[]) =>
  z.strictObject({ figures: z.array(z.enum(figures)), rows: z.array(z.tuple([words], count)).max(150) });
const real = z.strictObject({
  games: z.int().min(1).nullable(),
  team: z.strictObject(
    Object.fromEntries(TEAM_FIGURES.map((figure) => [figure, pair.optional()])) as Record<
      TeamFigure,
      z.ZodOptional<typeof pair>
    >,
  ),
  players: z.strictObject(
    Object.fromEntries(
      Object.entries(REAL_TABLES).map(([id, figures]) => [id, realTable(figures).optional()]),
    ) as Record<RealTableId, z.ZodOptional<ReturnType<typeof realTable>>>,
  ),
});

export const chartSchema: z.ZodType<TeamChart> = z.strictObject({
  id: shapes.id,
  code: z.string().min(1).max(60).optional().describe("its code in the statistics it comes from"),
  city: z.string().max(60),
  name: words,
  monogram: shapes.monogram,
  colors: shapes.colors,
  season: shapes.season,
  division: shapes.division,
  conference: shapes.conference,
  record: shapes.record.optional(),
  shown: shown.optional().describe("statistics printed beside the chart, instead of those of its real season"),
  real: real.optional().describe("what was recorded of the team's season; null is unknown"),
  qbs: z.array(qb).min(1).max(6),
  rush: twoStage,
  runners: z.array(runner).min(1).max(20),
  who: z.strictObject({ SP: twoStage, MP: twoStage, LP: twoStage }),
  out: down,
  receivers: z.array(receiver).min(1).max(30),
  kick,
  calls,
  pace: whole.min(20).max(50).optional().describe("seconds of a play in bounds (default: by the rules)"),
  fourth: whole
    .min(-FOURTH_MOST)
    .max(FOURTH_MOST)
    .optional()
    .describe(
      "numbers of the coach's die by which the team goes for it on fourth down more often than others of its time",
    ),
  tries: whole
    .min(-TRIES_MOST)
    .max(TRIES_MOST)
    .optional()
    .describe(
      "how much lower a chance the team accepts for a field goal than others of its time, in twentieths; two yards each with the ruling longKicks",
    ),
  late: z
    .strictObject({ own: late, against: late })
    .optional()
    .describe("shift of white in the offense's favor on third and fourth down: its own, and against this defense"),
  redZone: z.strictObject({ own: late, against: late }).optional().describe("the same in the red zone, on any down"),
  homeField: z
    .enum(["full", "passes", "off"])
    .optional()
    .describe("what the home field does where the rules ask the chart (F23): both ways, on passes only, or nothing"),
  pen,
  fumble: z.strictObject({ offLost: range, defRec: range, rateAdj: whole }),
  runDef: z
    .array(
      z.strictObject({ name: words, pos: z.string().max(4), ...who, st: cell, what: across(3), ret: whole, ...extras }),
    )
    .min(1)
    .max(40),
  passMod: whole,
  passDef: z
    .array(z.strictObject({ name: words, ...who, what: across(3), int: whole, ...extras }))
    .min(1)
    .max(40),
  ...teamExtras(),
  provenance: z.record(z.string(), z.enum(PROVENANCE)).optional().describe("where cells come from, by their paths"),
});
