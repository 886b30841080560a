/** Who plays: the two sides of a game by the names given, and in footers. */
import { SIDES, twoTeams, usualPair, type Side } from "../../kernel/football/index.js";
import { fault, UserError, type Issue, type Place } from "../../kernel/issue/index.js";
import { keyed } from "../../kernel/lists/index.js";
import { shellWord } from "../../kernel/words/index.js";
import type { Skill } from "./engine/index.js";
import type { GameRecord } from "./record.js";
import { findTeam, nameFault, sampleTeams, sampleTeam, type Skills, type Team, type TeamFile } from "./teams.js";

/** Default teams, as in the drawn standards. */
export const usualSides = (): { readonly away: Team; readonly home: Team } => {
  const [home, away] = sampleTeams();
  return { away, home };
};

export interface Sides {
  readonly away: string;
  readonly home: string;
  /** Skills of teams from a file; null leaves them to the dice. */
  readonly skill: Skills;
}

/** A side by its name, which is all that distinguishes it. */
const calledBy = (name: string, skill: Skill | null = null) => ({ id: name.trim().toLowerCase(), name, skill });

/**
 * The sides of a game. Teams have no ratings, so any name can play; if there is a team file, it must contain the team. A side without a
 * name gets its default team, or the other default if the rival has that one.
 * @throws UserError `team-unknown`, `team-ambiguous`, `team-words`, `teams-few`, `team-twice`: every error for both sides
 */
export function pickSides(names: Readonly<Partial<Record<string, string>>>, file?: TeamFile): Sides {
  if (file && file.teams.length < 2) {
    const hint = "a game takes two; add a team, or remove the file and name both sides";
    throw new UserError(fault("teams-few", "the file of teams has one team", { hint }));
  }
  const usual = file ? { away: file.teams[1], home: file.teams[0] } : usualSides();
  const skillOf = (team: Team): Skill | null => (file ? team.skill : null);
  const { away, home } = twoTeams<ReturnType<typeof calledBy>>(names, {
    usual: usualPair(keyed(SIDES, (side) => calledBy(usual[side].name, skillOf(usual[side])))),
    find(word, side) {
      const team = file ? findTeam(file.teams, word) : sampleTeam(word);
      return team ? calledBy(team.name, skillOf(team)) : calledBy(checkedName(word, side));
    },
    nameOf: ({ name }) => name,
    twice: ({ name }) => sameNames(name),
  });
  return { away: away.name, home: home.name, skill: { away: away.skill, home: home.skill } };
}

const sameNames = (name: string): Issue =>
  fault("team-twice", `both sides are called "${name}"; expected two names`, { hint: "give one side another name" });

/** The same name for both sides: they would be indistinguishable on a sheet. */
export const twiceFaults = (away: string, home: string, place?: Place): readonly Issue[] =>
  calledBy(away).id === calledBy(home).id ? [{ ...sameNames(home), ...place }] : [];

/** A made-up name, as it will be printed. @throws UserError `team-words` */
function checkedName(word: string, which: Side): string {
  const message = nameFault(word);
  if (message !== undefined) throw new UserError(fault("team-words", `the name of the ${which} team ${message}`));
  return word;
}

/** A game in footers. Skills, and names with quotation marks, need a file; teams that have not played yet are not named. */
export function footerOf({ away, home, rules, skill, events }: GameRecord) {
  const usual = usualSides();
  return {
    line: `${away} at ${home}`,
    teams: events.length === 0 ? undefined : ` --away ${shellWord(away)} --home ${shellWord(home)}`,
    usualTeams: away === usual.away.name && home === usual.home.name,
    rules: rules.card || rules.switches ? " --rules FILE" : rules.name === "strict" ? "" : ` --rules ${rules.name}`,
    special: skill.away !== null || skill.home !== null || /["\\$`]/.test(away + home),
    unplayed: "pressbox print postcard",
    longNames: true,
  };
}
