/** Checks teams: each separately, then all of them together. Nothing is repaired. */
import {
  eachValid,
  fault,
  suggestHint,
  warning,
  whereValid,
  type Issue,
  type Place,
} from "../../../kernel/issue/index.js";
import { contrastOf, LEAST_CONTRAST } from "../../../kernel/color/index.js";
import { SKILLS } from "../engine/state.js";
import { isEverybody } from "./find-team.js";
import { nameFault, NAME_LETTERS, SHORT_LETTERS, type Team } from "./types.js";

/** Location of a team's field, by the team's index in the list. */
export type LocateTeam = (index: number, field: string) => Place;

const nowhere: LocateTeam = (index, field) => ({ path: `teams[${index}].${field}` });

export interface TeamCheck {
  readonly locate?: LocateTeam;
  /** Ids of the coaches that exist; absent = coaches are not checked. */
  readonly coaches?: readonly string[];
}

/** Every error in these teams; with warnings they can still play. */
export function checkTeams(teams: readonly Team[], { locate = nowhere, coaches }: TeamCheck = {}): Issue[] {
  const issues: Issue[] = [];
  eachValid(teams, (team, i) => {
    const called = whereValid(() => team.name) ?? `team ${i + 1}`;
    const own: OneTeam = { team, called, at: (field) => locate(i, field), report: (issue) => issues.push(issue) };
    // A short name, id and code derived from a wrong name are not errors of their own.
    const named = whereValid(() => checkWords(own, "name", NAME_LETTERS));
    if (named === false) return;
    eachValid([checkShort, checkEverybody, checkCode, checkSkill, checkColors], (check) => check(own));
    if (coaches) whereValid(() => checkCoach(own, coaches));
  });
  return [...issues, ...checkTogether(teams, locate)];
}

interface OneTeam {
  readonly team: Team;
  /** For messages. */
  readonly called: string;
  at(field: string): Place;
  report(issue: Issue): void;
}

/** True if the words can be printed on a sheet. */
function checkWords({ team, called, at, report }: OneTeam, field: "name" | "short", most: number): boolean {
  const value = team[field];
  const wrong = nameFault(value, most);
  if (wrong === undefined) return true;
  const who = field === "name" ? "" : `${called}: `;
  const hint = value.length > most ? { hint: "tables and brackets have room for no more" } : {};
  report(fault("team-words", `${who}the ${field} ${wrong}`, { ...at(field), ...hint }));
  return false;
}

const checkShort = (one: OneTeam): boolean => checkWords(one, "short", SHORT_LETTERS);

function checkEverybody({ team, called, at, report }: OneTeam): void {
  for (const field of ["id", "name", "short"] as const) {
    if (!isEverybody(team[field])) continue;
    const message = `${called}: the ${field} "${team[field]}" means every team; expected another word`;
    report(fault("team-all", message, at(field)));
    return;
  }
}

function checkCode({ team: { code }, called, at, report }: OneTeam): void {
  if (/^[A-Z]{1,3}$/.test(code)) return;
  report(fault("team-code", `${called}: the code is "${code}"; expected 1 to 3 capital letters`, at("code")));
}

function checkSkill({ team: { skill }, called, at, report }: OneTeam): void {
  if (skill === null || (SKILLS as readonly string[]).includes(skill)) return;
  const hint = suggestHint(String(skill), SKILLS);
  report(fault("skill-unknown", `${called}: "${skill}" is not a team skill`, { ...at("skill"), hint, rule: "A67" }));
}

function checkCoach({ team: { coach }, called, at, report }: OneTeam, coaches: readonly string[]): void {
  if (coach === null || coaches.includes(coach)) return;
  const hint = suggestHint(coach, coaches);
  report(fault("coach-unknown", `${called}: there is no coach "${coach}"`, { ...at("coach"), hint }));
}

function checkColors({ team: { colors }, called, at, report }: OneTeam): void {
  const contrast = contrastOf(...colors);
  if (contrast >= LEAST_CONTRAST) return;
  const words = `the two colors are too alike (contrast ${contrast.toFixed(1)}, expected ${LEAST_CONTRAST} or more)`;
  const hint = "make one of them lighter or darker";
  report(warning("color-contrast", `${called}: ${words}`, { ...at("colors"), hint }));
}

/** Names that a person may use for a team must identify only that team. */
function checkTogether(teams: readonly Team[], locate: LocateTeam): Issue[] {
  const issues: Issue[] = [];
  // Equal names cause equal short names, ids and codes: one message per team is enough.
  const reported = new Set<number>();
  const twice = (field: "id" | "name" | "short" | "code", make: typeof fault, hint: string): void => {
    const first = new Map<string, number>();
    eachValid(teams, (team, i) => {
      const key = team[field].trim().toLowerCase();
      const before = first.get(key);
      if (before === undefined) first.set(key, i);
      else if (!reported.has(i)) {
        reported.add(i);
        const message = `teams ${before + 1} and ${i + 1} have the same ${field} "${team[field]}"`;
        issues.push(make(`team-${field}-twice`, message, { ...locate(i, field), hint }));
      }
    });
  };
  twice("name", fault, "give one of them another name");
  twice("short", fault, "tables show nothing else; write another short name for one of them");
  twice("id", fault, "write an id of its own for one of them");
  twice("code", warning, "the results grid shows nothing else; write another code for one of them");
  return issues;
}
