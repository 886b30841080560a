/** Team files: their schema, and how teams are made from them. */
import { teamShapes } from "../../../kernel/football/team-shapes.js";
import { slugOf } from "../../../kernel/words/index.js";
import { ownShape, teamExtras, withOwn } from "../../../kernel/own/index.js";
import { z } from "zod";
import { issuesOf } from "../../../kernel/issue/form.js";
import { isObject, listAsRead, type Issue, type Place, type Locate } from "../../../kernel/issue/index.js";
import type { FileKind } from "../../../contract/files.js";
import type { Skill } from "../engine/state.js";
import { checkTeams } from "./check-teams.js";
import { TEAMS_TABLE } from "./teams-csv.js";
import { codeOf, shortOf, type Team, type TeamFile } from "./types.js";

export const TEAMS_FORMAT = "pressbox/postcard-teams";

const words = z.string().min(1).max(80);
const shapes = teamShapes();

/** One team as a person writes it. Skills and coaches are checked later, with a hint. */
const teamSchema = z.strictObject({
  id: shapes.id.max(60).optional(),
  name: words,
  short: words.optional(),
  code: z.string().optional(),
  colors: shapes.colors.optional(),
  skill: words.optional(),
  coach: words.optional(),
  division: shapes.division,
  conference: shapes.conference,
  ...teamExtras(),
});

export const teamsSchema = z.strictObject({
  format: z.literal(TEAMS_FORMAT).optional(),
  version: z.literal(1).optional(),
  name: words.optional(),
  own: ownShape(),
  teams: z.array(teamSchema).min(1).max(100),
});

/** Default colors of a team: dark gray and near white. */
const PLAIN_COLORS = ["#1F2937", "#F9FAFB"] as const;

type TeamInput = z.infer<typeof teamSchema>;

/** A team, evaluated field by field on access: an invalid field does not affect the others. */
const fieldsOf = (input: TeamInput): Team => ({
  get id() {
    return input.id ?? slugOf(this.short);
  },
  get name() {
    return input.name;
  },
  get short() {
    return input.short ?? shortOf(input.name);
  },
  get code() {
    return input.code ?? codeOf(input.name);
  },
  get colors() {
    return input.colors ?? [...PLAIN_COLORS];
  },
  get skill() {
    return (input.skill ?? null) as Skill | null;
  },
  get coach() {
    return input.coach ?? null;
  },
  get division() {
    return input.division;
  },
  get conference() {
    return input.conference;
  },
  get own() {
    return input.own;
  },
  get logo() {
    return input.logo;
  },
  get decal() {
    return input.decal;
  },
});

/** `name` as a whole value, `teams[2].skill` inside a file. */
function placeOfField(locate: Locate, index: number, field: string, data: unknown): Place {
  const written = (data as { teams?: readonly Record<string, unknown>[] }).teams?.[index];
  // Derived values have no location of their own, so the name's is used.
  const path = ["teams", index, written && field in written ? field : "name"] as const;
  return { ...locate(path), path: `teams[${index}].${path[2]}` };
}

/** Teams from parsed data, with every error. */
export function readTeams(
  data: unknown,
  locate: Locate = () => ({}),
  coaches?: readonly string[],
): { readonly issues: readonly Issue[]; readonly file?: TeamFile } {
  const parsed = teamsSchema.safeParse(data);
  if (!parsed.success) return { issues: issuesOf(parsed.error, locate, "teams-form") };
  const teams = parsed.data.teams.map((team): Team => {
    const { own, logo, decal, division, conference, ...fields } = fieldsOf(team);
    const places = { ...(division !== undefined && { division }), ...(conference !== undefined && { conference }) };
    return { ...fields, ...places, ...withOwn({ own, logo, decal }) };
  });
  const at = (index: number, field: string): Place => placeOfField(locate, index, field, data);
  const issues = checkTeams(teams, { locate: at, ...(coaches ? { coaches } : {}) });
  const { name } = parsed.data;
  return { issues, file: { ...(name === undefined ? {} : { name }), ...withOwn(parsed.data), teams } };
}

/** Checks the teams of a file of which some parts do not fit the schema. */
function senseOfTeams(data: unknown, locate: Locate, coaches: readonly string[]): readonly Issue[] {
  const teams = listAsRead((data as { readonly teams: readonly TeamInput[] }).teams, fieldsOf);
  return checkTeams(teams, { locate: (index, field) => placeOfField(locate, index, field, data), coaches });
}

/** The file kind; `coaches` are the ids that a team may name. */
export const teamsKindFor = (coaches: () => readonly string[]): FileKind<TeamFile> => ({
  id: "postcard-teams",
  title: "PostCard Football teams",
  shape: teamsSchema,
  matches: (data) => {
    if (!isObject(data)) return false;
    if (data.format !== undefined) return data.format === TEAMS_FORMAT;
    if (!Array.isArray(data.teams)) return false;
    // Only the name is needed; the teams of other games have scores.
    return data.teams.some((team) => isObject(team) && "name" in team && !("scores" in team || "printed" in team));
  },
  check(data, locate) {
    const { issues, file } = readTeams(data, locate, coaches());
    return file ? { issues, value: file } : { issues };
  },
  sense: (data, locate) => senseOfTeams(data, locate, coaches()),
  ...TEAMS_TABLE,
  prints: {
    describe: ({ teams }) => ({ line: `${teams.length} teams`, command: "pressbox print postcard --teams FILE" }),
  },
});
