/** What a team card shows: a team's words, and its scores turned into ratings. */
import { marketOf, type PenAndPaperRules, type PerStat, type Position } from "../rules/index.js";
import { completeTeam, ratingsOf } from "../teams/ratings.js";
import { SAMPLE_TEAMS } from "../teams/sample-teams.js";
import type { TeamFile } from "../teams/team-schema.js";
import type { Team } from "../teams/types.js";
import { leagueOf } from "./records.js";
import type { PenPaperContext, PenPaperRecord } from "./shared.js";

export interface CardTeam {
  readonly id: string;
  readonly city: string;
  readonly nickname: string;
  /** Code of the home market. */
  readonly code: string;
  readonly monogram: string;
  readonly colors: readonly [first: string, second: string];
  readonly scores: PerStat;
  readonly modifiers: PerStat;
  readonly off: number;
  readonly def: number;
  /** Name of the home market, codes of the others. */
  readonly market: string;
  readonly otherMarkets: readonly string[];
  readonly stadium: string;
  readonly stars: readonly Position[];
}

/** The teams of a league or of a team file when one is given, else the sample teams. */
export function teamsOf(context: PenPaperContext): readonly Team[] {
  const league = leagueOf(context);
  if (league) return league.teams.map(({ team }) => team);
  return context.records.find(isTeamFile)?.teams ?? SAMPLE_TEAMS;
}

/** A team file may go without its format: it is known by teams that have scores. */
const isTeamFile = (record: object): record is TeamFile & PenPaperRecord => {
  const { teams } = record as Partial<TeamFile>;
  return Array.isArray(teams) && teams.length > 0 && teams.every((team) => "scores" in (team as object));
};

export const cardTeamsOf = (context: PenPaperContext): CardTeam[] =>
  teamsOf(context).map((team) => cardTeam(context.rules, team));

/** Missing scores are filled in (A6); ratings follow the scores (A5). */
function cardTeam(rules: PenAndPaperRules, team: Team): CardTeam {
  const full = completeTeam(rules, team);
  return {
    id: team.id,
    city: team.city,
    nickname: team.name,
    code: team.home,
    monogram: team.monogram,
    colors: team.colors,
    scores: full.scores,
    ...ratingsOf(rules, full),
    market: marketOf(team.home)?.name ?? team.home,
    otherMarkets: team.markets,
    stadium: team.stadium,
    stars: team.stars,
  };
}
