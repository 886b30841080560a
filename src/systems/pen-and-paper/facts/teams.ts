/** The teams that sheets are printed from, and the content of a team card. */
import { ownOf, picturesOf } from "../../../kernel/own/index.js";
import { signedText } from "../../../kernel/words/index.js";
import type { SheetContent } from "../../../contract/sheet.js";
import {
  DEFENSE_STATS,
  isOffenseStat,
  marketOf,
  OFFENSE_STATS,
  type PenAndPaperRules,
  type Stat,
} from "../rules/index.js";
import { LEAGUE_FORMAT, type League } from "../league/types.js";
import { completeTeam, ratingsOf } from "../teams/ratings.js";
import { sampleTeams } from "../teams/sample-teams.js";
import type { TeamFile } from "../teams/team-schema.js";
import { fullName, type Team } from "../teams/types.js";

/** The teams of the given league or team file; otherwise the sample teams. */
export function teamsIn(records: readonly object[]): readonly Team[] {
  const league = records.find((record) => (record as Partial<League>).format === LEAGUE_FORMAT) as League | undefined;
  if (league) return league.teams.map(({ team }) => team);
  return records.find(isTeamFile)?.teams ?? sampleTeams();
}

/** A team file may lack its format: it is recognized by teams that have scores. */
const isTeamFile = (record: object): record is TeamFile => {
  const { teams } = record as Partial<TeamFile>;
  return Array.isArray(teams) && teams.length > 0 && teams.every((team) => "scores" in (team as object));
};

/** Facts of one team's card. Missing scores are filled in (A6); ratings follow the scores (A5). */
export function teamFacts(rules: PenAndPaperRules, team: Team) {
  const full = completeTeam(rules, team);
  const { modifiers, off, def } = ratingsOf(rules, full);
  const stars = rules.tables.stars.filter(({ position }) => team.stars.includes(position));
  const side = (stats: readonly Stat[]) =>
    stats.map((stat) => ({
      stat,
      modifier: signedText(modifiers[stat]),
      score: full.scores[stat],
      star: stars.some((star) => star.stat === stat),
    }));
  return {
    own: ownOf(team),
    ...picturesOf(team),
    city: team.city,
    nickname: team.name,
    home: team.home,
    monogram: team.monogram,
    colors: team.colors,
    off,
    def,
    offense: side(OFFENSE_STATS),
    defense: side(DEFENSE_STATS),
    market: marketOf(team.home)?.name ?? team.home,
    otherMarkets: team.markets.join(", "),
    stadium: team.stadium,
    // A single star is named in full, several by their positions, offense first.
    star: stars.length === 1 ? stars[0].title : "",
    stars:
      stars.length < 2
        ? ""
        : [...stars]
            .sort((a, b) => Number(isOffenseStat(b.stat)) - Number(isOffenseStat(a.stat)))
            .map(({ position }) => position)
            .join(", "),
  };
}

/** M5, PP-5: the teams as poker cards. One copy per team: the print itself differs, and nothing is written on it. */
export const teamCards: SheetContent<object, PenAndPaperRules> = {
  always: true,
  form: ({ rules }) => teamFacts(rules, teamsIn([])[0]),
  fill: (records, { rules }) =>
    teamsIn(records).map((team) => ({ values: {}, facts: teamFacts(rules, team), title: fullName(team) })),
};
