/** Team files: their schema, and teams from them. */
import { teamShapes } from "../../../kernel/football/team-shapes.js";
import { bareText, slugOf } from "../../../kernel/words/index.js";
import { ownShape, teamExtras, withOwn, type HasOwn } from "../../../kernel/own/index.js";
import { z } from "zod";
import { listAsRead, recordAsRead, type Issue, type Place } from "../../../kernel/issue/index.js";
import {
  issuesOf,
  MARKETS,
  nowhereKnown,
  PHILOSOPHY_IDS,
  placeOf,
  POSITIONS,
  STANDARD_RULES,
  STATS,
  type Locate,
  type PenAndPaperRules,
  type PerStat,
  type Position,
  type Stat,
} from "../rules/index.js";
import { checkTeams, MARKET_ALIASES } from "./check-teams.js";
import { type PrintedCard, type Team } from "./types.js";

export const TEAMS_FORMAT = "pressbox/pen-and-paper-teams";

const words = z.string().max(60);
const shapes = teamShapes();
const stat = z.enum(STATS);
const printedSchema = z.strictObject({
  ...Object.fromEntries(STATS.map((name) => [name, z.int().min(0).max(20).optional()])),
  OFF: z.int().min(0).max(60).optional(),
  DEF: z.int().min(0).max(60).optional(),
  marks: z.array(stat).optional(),
  market: words.optional(),
});

/** One user-written team. Codes of markets and stars are checked later, with a hint. */
export const teamSchema = z.strictObject({
  id: shapes.id.optional(),
  city: words.min(1),
  name: words.min(1),
  monogram: z.string().max(3).optional(),
  colors: shapes.colors.optional(),
  /** Market code, or its name. */
  home: words.min(1),
  markets: z.array(words).optional(),
  stadium: words.optional(),
  town: words.optional(),
  philosophy: z.enum(PHILOSOPHY_IDS).optional(),
  scores: z.strictObject(Object.fromEntries(STATS.map((name) => [name, z.int().nullable().optional()]))).optional(),
  stars: z.array(z.string()).optional(),
  printed: printedSchema.optional(),
  ...teamExtras(),
});

export const teamsSchema = z.strictObject({
  format: z.literal(TEAMS_FORMAT).optional(),
  version: z.literal(1).optional(),
  name: words.optional(),
  own: ownShape(),
  teams: z.array(teamSchema).min(1).max(100),
});

type TeamInput = Omit<z.infer<typeof teamSchema>, "scores" | "printed"> & {
  readonly scores?: Partial<Record<Stat, number | null>>;
  readonly printed?: Partial<Record<Stat | "OFF" | "DEF", number>> & { marks?: readonly Stat[]; market?: string };
};

/** A team as stored in the record of a game or a league. */
export const gameTeam = z.strictObject({
  name: z.string().max(80),
  modifiers: z.strictObject(Object.fromEntries(STATS.map((name) => [name, z.int().min(0).max(30)]))),
  stars: z.array(z.enum(POSITIONS)),
});

/** A file of teams. */
export interface TeamFile extends HasOwn {
  readonly name?: string;
  readonly teams: readonly Team[];
}

/** Default team colors: dark gray and near white. */
const PLAIN_COLORS = ["#1F2937", "#F9FAFB"] as const;

const codeOf = (market: string): string => {
  const wanted = bareText(market);
  const found = MARKETS.find(({ code, name }) => bareText(code) === wanted || bareText(name) === wanted);
  return found?.code ?? MARKET_ALIASES.get(market.trim()) ?? market;
};

/** `SDC` for San Diego Cruisers. */
export const monogramOf = (city: string, name: string): string =>
  slugOf(`${city} ${name}`)
    .split("-")
    .map((word) => word.charAt(0).toUpperCase())
    .join("")
    .replace(/[^A-Z]/g, "")
    .slice(0, 3);

function cardOf(printed: NonNullable<TeamInput["printed"]>): PrintedCard {
  const modifiers = Object.fromEntries(STATS.flatMap((s) => (printed[s] === undefined ? [] : [[s, printed[s]]])));
  return {
    modifiers: modifiers as Partial<PerStat>,
    ...(printed.OFF === undefined ? {} : { off: printed.OFF }),
    ...(printed.DEF === undefined ? {} : { def: printed.DEF }),
    ...(printed.marks ? { marks: printed.marks } : {}),
    ...(printed.market ? { market: printed.market } : {}),
  };
}

/** A team, validated field by field: a field of the wrong form does not affect the others. */
const fieldsOf = (input: TeamInput): Team => ({
  get id() {
    return input.id ?? slugOf(`${input.city} ${input.name}`);
  },
  get city() {
    return input.city;
  },
  get name() {
    return input.name;
  },
  get monogram() {
    return input.monogram ?? monogramOf(input.city, input.name);
  },
  get colors() {
    return (input.colors as [string, string] | undefined) ?? [...PLAIN_COLORS];
  },
  get home() {
    return codeOf(input.home);
  },
  get markets() {
    return (input.markets ?? []).map(codeOf);
  },
  get stadium() {
    return input.stadium ?? "";
  },
  get town() {
    return input.town;
  },
  get philosophy() {
    return input.philosophy ?? "none";
  },
  get scores() {
    return recordAsRead(STATS, (s) => input.scores?.[s] ?? null);
  },
  get stars() {
    return (input.stars ?? []) as readonly Position[];
  },
  get printed() {
    return input.printed && cardOf(input.printed);
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

function toTeam(input: TeamInput): Team {
  const { town, philosophy, scores, stars, printed, own, logo, decal, ...head } = fieldsOf(input);
  return {
    ...head,
    ...(town ? { town } : {}),
    philosophy,
    scores: { ...scores },
    stars,
    ...(printed ? { printed } : {}),
    ...withOwn({ own, logo, decal }),
  };
}

/** Maps the fields of a check to keys of a file. */
function placeOfField(locate: Locate, index: number, field: string): Place {
  const name = field.split(", ")[0];
  const [head, rest] = name.split(".");
  const renamed: Readonly<Record<string, readonly (string | number)[]>> = {
    modifiers: ["printed", rest],
    OFF: ["printed", "OFF"],
    DEF: ["printed", "DEF"],
    marks: ["printed", "marks"],
    market: ["printed", "market"],
  };
  const list = /^(\w+)\[(\d+)\]$/.exec(head);
  const path = renamed[head] ?? (list ? [list[1], Number(list[2])] : rest ? [head, rest] : [head]);
  return placeOf(locate, ["teams", index, ...path]);
}

/** Teams from parsed data, with every fault; there are teams if all forms are valid, even if their content is not. */
export function readTeams(
  data: unknown,
  {
    locate = nowhereKnown,
    rules = STANDARD_RULES,
  }: { readonly locate?: Locate; readonly rules?: PenAndPaperRules } = {},
): { readonly issues: readonly Issue[]; readonly file?: TeamFile } {
  const parsed = teamsSchema.safeParse(data);
  if (!parsed.success) return { issues: issuesOf(parsed.error, locate, "teams-form") };
  const teams = parsed.data.teams.map((team) => toTeam(team as TeamInput));
  const issues = checkTeams(teams, { rules, locate: (index, field) => placeOfField(locate, index, field) });
  const { name } = parsed.data;
  return { issues, file: { ...(name === undefined ? {} : { name }), ...withOwn(parsed.data), teams } };
}

/** Content checks of a file some of whose parts have the wrong form. */
export const senseOfTeams = ({ teams }: { readonly teams: readonly unknown[] }, locate: Locate): readonly Issue[] =>
  checkTeams(listAsRead(teams as readonly TeamInput[], fieldsOf), {
    locate: (index, field) => placeOfField(locate, index, field),
  });

/** A team as stored in a file, without default values. */
export function teamToData(team: Team): Record<string, unknown> {
  const { printed } = team;
  return {
    ...(team.id === slugOf(`${team.city} ${team.name}`) ? {} : { id: team.id }),
    city: team.city,
    name: team.name,
    monogram: team.monogram,
    colors: [...team.colors],
    home: team.home,
    ...(team.markets.length > 0 ? { markets: [...team.markets] } : {}),
    stadium: team.stadium,
    ...(team.town ? { town: team.town } : {}),
    ...(team.philosophy === "none" ? {} : { philosophy: team.philosophy }),
    scores: { ...team.scores },
    ...(team.stars.length > 0 ? { stars: [...team.stars] } : {}),
    ...(printed
      ? {
          printed: {
            ...printed.modifiers,
            ...(printed.off === undefined ? {} : { OFF: printed.off }),
            ...(printed.def === undefined ? {} : { DEF: printed.def }),
            ...(printed.marks ? { marks: [...printed.marks] } : {}),
            ...(printed.market ? { market: printed.market } : {}),
          },
        }
      : {}),
    ...withOwn(team),
  };
}
