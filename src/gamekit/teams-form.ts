/** Team files of games with a chart or cards for each team: their schema, and their reader. */
import { z } from "zod";
import { issuesOf } from "../kernel/issue/form.js";
import { nowhereKnown, type Issue, type Locate } from "../kernel/issue/index.js";
import { ownShape, withOwn, type HasOwn } from "../kernel/own/index.js";
import { ownTeams } from "./own-teams.js";

export interface TeamsFile<T> extends HasOwn {
  readonly name?: string;
  readonly teams: readonly T[];
}

interface Teams<T> {
  /** Value of the file's `format` key. */
  readonly format: string;
  readonly team: z.ZodType<T>;
  /** Checks the content of teams that fit the schema. */
  check(this: void, teams: readonly T[], locate?: Locate): readonly Issue[];
}

export function teamsForm<T>({ format, team, check }: Teams<T>) {
  const shape = z.strictObject({
    format: z.literal(format).optional(),
    version: z.literal(1).optional(),
    name: z.string().max(60).optional(),
    own: ownShape(),
    teams: z.array(team).min(1).max(100),
  });
  /** The teams with every error; present even if only their content is wrong. */
  const read = (
    data: unknown,
    locate: Locate = nowhereKnown,
  ): { readonly issues: readonly Issue[]; readonly file?: TeamsFile<T> } => {
    const parsed = shape.safeParse(data);
    if (!parsed.success) return { issues: issuesOf(parsed.error, locate, "teams-form") };
    const { name, teams } = parsed.data;
    return {
      issues: check(teams, locate),
      file: { ...(name !== undefined && { name }), ...withOwn(parsed.data), teams },
    };
  };
  return {
    format,
    /** Of a team. */
    team,
    shape,
    read,
    checkAll: check,
    /** Built-in teams (`ownTeams`): records keep the fields in the file's order. */
    own: (name: string): (() => readonly T[]) =>
      ownTeams(name, (data, locate) => {
        const { issues, file } = read(data, locate);
        return { issues, ...(file && { file: data as TeamsFile<T> }) };
      }),
  };
}
