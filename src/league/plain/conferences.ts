/**
 * Conferences: two halves of a league, each with its own divisions, wild cards and bracket; their champions meet in the final. The teams
 * say which one they are in.
 */
import { fault, type Issue } from "../../kernel/issue/index.js";
import { hasTiers } from "./tiers.js";
import type { Contest, PlainTeam } from "./types.js";

type Placed = Pick<PlainTeam, "id" | "division" | "conference">;

export interface Conferences {
  /** The two names, in team order. */
  readonly names: readonly string[];
  /** Conference of a team, by its id. */
  readonly of: ReadonlyMap<string, string>;
  /** Division of a team: the conference name first, so that each conference can have an `East`. */
  readonly divisions: ReadonlyMap<string, string>;
}

/** Numbers of conferences that a league may have. */
export const CONFERENCE_COUNTS = ["1", "2"] as const;
const COUNT = 2;

export const hasConferences = ({ conferences = 1 }: Pick<Contest, "conferences">): boolean => conferences > 1;

const firstWord = (text: string): string => text.trim().split(/\s+/)[0];

/**
 * How a team says which conference it is in: its key `conference`; else its division, if there are two; else the first word of its
 * division, as in `AFC East`.
 */
function wordOf(teams: readonly Placed[]): (team: Placed) => string {
  if (teams.some(({ conference }) => conference !== undefined)) return ({ conference = "" }) => conference.trim();
  const divisions = new Set(teams.map(({ division = "" }) => division));
  if (divisions.size === COUNT) return ({ division = "" }) => division;
  return ({ division = "" }) => firstWord(division);
}

export function conferencesOf(teams: readonly Placed[]): Conferences {
  const word = wordOf(teams);
  const of = new Map(teams.map((team) => [team.id, word(team)]));
  const divisions = new Map(
    teams.map((team) => {
      const [own, { division = "" }] = [word(team), team];
      return [team.id, division === "" || division.startsWith(own) ? division || own : `${own} ${division}`];
    }),
  );
  return { names: [...new Set(of.values())], of, divisions };
}

/** Division of each team in a league's table, by its id. */
export const divisionsIn = (teams: readonly Placed[], contest: Contest): ReadonlyMap<string, string> =>
  hasConferences(contest)
    ? conferencesOf(teams).divisions
    : new Map(teams.map(({ id, division = "" }) => [id, division]));

/** Errors that rule out these conferences. */
export function checkConferences(contest: Contest, teams: readonly Placed[]): Issue[] {
  if (!hasConferences(contest)) return [];
  const { format, playoffs = 0 } = contest;
  const report = (message: string, hint: string): Issue[] => [
    fault("contest-conferences", message, { path: "contest.conferences", hint }),
  ];
  if (hasTiers(contest))
    return report("tiers are one above the other, conferences side by side", "choose one of the two");
  if (format !== "round-robin" && format !== "schedule")
    return report(`a ${format} has its own bracket; found ${COUNT} conferences`, "conferences play playoffs");
  if (playoffs === 0)
    return report("conferences are for the playoffs, and there are none", "ask for playoffs of 4, 6, 8, 12, 14 or 16");
  if (playoffs % COUNT !== 0)
    return report(
      `found playoffs of ${playoffs} teams; expected an even number`,
      "half of them come from each conference",
    );
  const { names, of } = conferencesOf(teams);
  const without = teams.filter(({ id }) => of.get(id) === "");
  const hint = "give each team a key conference, or a division such as AFC East";
  if (without.length > 0) {
    const ids = without.map(({ id }) => id);
    const few =
      ids.length > MOST_NAMED
        ? `${ids.slice(0, MOST_NAMED).join(", ")} and ${ids.length - MOST_NAMED} more`
        : ids.join(", ");
    return report(`nothing says which conference these teams are in: ${few}`, hint);
  }
  if (names.length !== COUNT) return report(`expected teams of ${COUNT} conferences; found ${names.join(", ")}`, hint);
  const sizes = names.map((name) => [...of.values()].filter((one) => one === name).length);
  if (Math.min(...sizes) < playoffs / COUNT)
    return report(
      `playoffs of ${playoffs} take ${playoffs / COUNT} teams from each conference; found ${names.map((name, i) => `${sizes[i]} in ${name}`).join(", ")}`,
      "ask for fewer teams in the playoffs",
    );
  const [mixed] = [...new Set(teams.map(({ division = "" }) => division))].filter((division) => {
    const own = teams.filter((team) => division !== "" && team.division === division).map(({ id }) => of.get(id));
    return new Set(own).size > 1 && names.some((name) => division.startsWith(name));
  });
  return mixed === undefined
    ? []
    : report(`the division ${mixed} has teams from both conferences`, "a division belongs to one conference");
}
/** Maximum teams listed in a message. */
const MOST_NAMED = 6;
