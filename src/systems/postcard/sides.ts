/** Who plays: the two sides of a game by the words that a person gave, and on footers. */
import { otherSide, type Side } from "../../kernel/football/index.js";
import { fault, throwOnErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import type { Both, Skill } from "./engine/index.js";
import type { GameRecord } from "./record.js";
import { findTeam, nameFault, sampleTeams, sampleTeam, type Team, type TeamFile } from "./teams.js";

/** Teams of a game that names none, as the drawn standards have them. */
export const usualSides = (): { readonly away: Team; readonly home: Team } => {
  const [home, away] = sampleTeams();
  return { away, home };
};

export interface Sides {
  readonly away: string;
  readonly home: string;
  /** Skills of teams from a file; null leaves them to the dice. */
  readonly skill: Both<Skill | null>;
}

interface Called {
  readonly name: string;
  readonly skill: Skill | null;
}

/**
 * The sides of a game. Teams have no ratings, so any name plays; one of a file of teams has to be in it. A side that no one names
 * is the usual one, or the other usual one where the rival has taken its place.
 * @throws UserError `team-unknown`, `team-ambiguous`, `team-words`, `teams-few`, `team-twice`: every fault of both sides.
 */
export function pickSides(names: Readonly<Partial<Record<string, string>>>, file?: TeamFile): Sides {
  if (file && file.teams.length < 2) {
    const hint = "a game takes two; add a team, or remove the file and name both sides";
    throw new UserError(fault("teams-few", "the file of teams holds one team", { hint }));
  }
  const issues: Issue[] = [];
  const named = (which: Side): Called | undefined => {
    const word = names[which];
    if (word === undefined) return undefined;
    try {
      return file
        ? findTeam(file.teams, word)
        : { name: sampleTeam(word)?.name ?? checkedName(word, which), skill: null };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      issues.push(...error.issues);
      return undefined;
    }
  };
  const given = { away: named("away"), home: named("home") };
  throwOnErrors(issues);
  const usual: readonly Called[] = file
    ? [file.teams[0], file.teams[1]]
    : [usualSides().home, usualSides().away].map(({ name }) => ({ name, skill: null }));
  const free = (which: Side, place: number): Called => {
    const rival = given[otherSide(which)];
    return usual[rival && same(rival, usual[place]) ? 1 - place : place];
  };
  const [away, home] = [given.away ?? free("away", 1), given.home ?? free("home", 0)];
  const twice = twiceFault(away.name, home.name);
  if (twice) throw new UserError(twice);
  return { away: away.name, home: home.name, skill: { away: away.skill, home: home.skill } };
}

const same = (a: Pick<Called, "name">, b: Pick<Called, "name">): boolean =>
  a.name.trim().toLowerCase() === b.name.trim().toLowerCase();

/** One name for both sides: no one could tell them apart on a sheet. */
export function twiceFault(away: string, home: string): Issue | undefined {
  if (!same({ name: away }, { name: home })) return undefined;
  const hint = "give one side another name";
  return fault("team-twice", `both sides are called "${home}"; expected two names`, { hint });
}

/** A name that a person made up, as it will be on the sheets. @throws UserError `team-words`. */
function checkedName(word: string, which: Side): string {
  const message = nameFault(word);
  if (message !== undefined) throw new UserError(fault("team-words", `the name of the ${which} team ${message}`));
  return word;
}

/** Words for a shell: quoted when they hold more than letters, digits and hyphens. */
const quoted = (words: string): string => (/^[\w-]+$/.test(words) ? words : `"${words}"`);

/** A game on footers. Named skills and quotation marks inside a name are for a file; teams yet to play are not named. */
export function footerOf({ away, home, rules, skill, events }: GameRecord) {
  const usual = usualSides();
  return {
    line: `${away} at ${home}`,
    teams: events.length === 0 ? undefined : ` --away ${quoted(away)} --home ${quoted(home)}`,
    usualTeams: away === usual.away.name && home === usual.home.name,
    rules: rules.card || rules.switches ? " --rules FILE" : rules.name === "strict" ? "" : ` --rules ${rules.name}`,
    special: skill.away !== null || skill.home !== null || /["\\$`]/.test(away + home),
    unplayed: "pressbox print postcard",
    longNames: true,
  };
}
