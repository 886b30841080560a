/** User-written schedules: weeks of games by team number. */
import { z } from "zod";
import {
  fault,
  hasErrors,
  isObject,
  listAsRead,
  whereValid,
  type Issue,
  type Locate,
} from "../../kernel/issue/index.js";
import type { FileKind } from "../../contract/files.js";
import { checkSchedule } from "./league/index.js";
import type { Pairing } from "../../league/schedule.js";
import { LEAGUE_SIZES, parsePath, SCHEDULES, type LeagueSize, type ScheduleSpec } from "./rules/index.js";

export const SCHEDULE_FORMAT = "pressbox/pen-and-paper-schedule";

const number = z.int().min(1).max(99);
const game = z.string().regex(/^\s*\d{1,2}\s*@\s*\d{1,2}\s*$/, "expected visitor@home such as 4@1");

export const scheduleSchema = z.strictObject({
  format: z.literal(SCHEDULE_FORMAT).optional(),
  version: z.literal(1).optional(),
  size: z.literal([...LEAGUE_SIZES]),
  /** Default: those of the built-in schedule of this size. */
  divisions: z
    .array(z.strictObject({ name: z.string().min(1).max(40), from: number, to: number }))
    .min(1)
    .optional(),
  /** A list of games a week: `[4@1, 5@2, 6@3]`, or `[[4, 1], [5, 2], [6, 3]]`. */
  weeks: z
    .array(z.array(z.union([game, z.tuple([number, number])])).min(1))
    .min(1)
    .max(30),
  /** Teams without a game by week: `{6: [1, 4]}`. */
  byes: z.record(z.string().regex(/^\d{1,2}$/, "expected the number of a week"), z.array(number)).optional(),
});

function pairOf(text: string): Pairing {
  const [away, home] = text.split("@").map(Number);
  return [away, home];
}

export const scheduleKind: FileKind<ScheduleSpec> = {
  id: "pen-and-paper-schedule",
  title: "Pen & Paper Football schedule",
  shape: scheduleSchema,
  matches(data) {
    if (!isObject(data)) return false;
    const { format, weeks } = data;
    return format === SCHEDULE_FORMAT || (format === undefined && Array.isArray(weeks));
  },
  check(data, locate) {
    const issues = senseOf(data, locate);
    return hasErrors(issues) ? { issues } : { issues, value: plainOf(specOf(data)) };
  },
  sense: senseOf,
};

/** The schedule, validated part by part. */
function specOf(data: unknown): ScheduleSpec {
  const written = data as z.infer<typeof scheduleSchema>;
  const usual = SCHEDULES[written.size as LeagueSize];
  const pairing = (one: string | Pairing): Pairing => (typeof one === "string" ? pairOf(one) : one);
  return {
    ...usual,
    get divisions() {
      return written.divisions ?? usual.divisions;
    },
    get weeks() {
      return listAsRead(written.weeks, (games) => listAsRead(games, pairing));
    },
    get byes() {
      return written.byes ?? {};
    },
  };
}

const plainOf = (spec: ScheduleSpec): ScheduleSpec => ({ ...spec, weeks: spec.weeks.map((games) => [...games]) });

function senseOf(data: unknown, locate: Locate): readonly Issue[] {
  const spec = specOf(data);
  const issues = checkSchedule(spec).map((issue) => ({ ...issue, ...locate(parsePath(issue.path ?? "")) }));
  const expected = SCHEDULES[spec.size].weeks.length;
  whereValid(() => {
    if (spec.weeks.length === expected) return;
    const message = `found ${spec.weeks.length} weeks; expected ${expected}`;
    issues.push(fault("schedule-weeks", message, locate(["weeks"])));
  });
  return issues;
}
