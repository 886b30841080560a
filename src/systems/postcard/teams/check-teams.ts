/** Checks of teams: every one by itself, then all of them together. Nothing is repaired. */
import { fault, suggestHint, warning, type Issue, type Place } from "../../../kernel/issue/index.js";
import { contrastOf, LEAST_CONTRAST } from "../../../kernel/color/index.js";
import { SKILLS } from "../engine/state.js";
import { isEverybody } from "./find-team.js";
import { nameFault, NAME_LETTERS, SHORT_LETTERS, type Team } from "./types.js";

/** Place of a field of the team at a list position. */
export type LocateTeam = (index: number, field: string) => Place;

const nowhere: LocateTeam = (index, field) => ({ path: `teams[${index}].${field}` });

export interface TeamCheck {
  readonly locate?: LocateTeam;
  /** Ids of the coaches that exist; absent = coaches are not looked at. */
  readonly coaches?: readonly string[];
}

/** Every fault of these teams; warnings leave them playable. */
export function checkTeams(teams: readonly Team[], { locate = nowhere, coaches }: TeamCheck = {}): Issue[] {
  return [
    ...teams.flatMap((team, i) => checkTeam(team, (field) => locate(i, field), coaches)),
    ...checkTogether(teams, locate),
  ];
}

function checkTeam(team: Team, at: (field: string) => Place, coaches: readonly string[] | undefined): Issue[] {
  const issues: Issue[] = [];
  const { name, short, code, colors, skill, coach } = team;
  const words = (field: string, value: string, most: number): boolean => {
    const wrong = nameFault(value, most);
    if (wrong === undefined) return true;
    const who = field === "name" ? "" : `${name}: `;
    const hint = value.length > most ? { hint: "tables and brackets hold no more" } : {};
    issues.push(fault("team-words", `${who}the ${field} ${wrong}`, { ...at(field), ...hint }));
    return false;
  };
  // A short name and a code that were worked out from a wrong name are no faults of their own.
  if (!words("name", name, NAME_LETTERS)) return issues;
  words("short", short, SHORT_LETTERS);
  for (const field of ["id", "name", "short"] as const) {
    if (!isEverybody(team[field])) continue;
    const message = `${name}: the ${field} "${team[field]}" stands for every team; expected another word`;
    issues.push(fault("team-all", message, at(field)));
    break;
  }
  if (!/^[A-Z]{1,3}$/.test(code)) {
    issues.push(fault("team-code", `${name}: the code is "${code}"; expected 1 to 3 capital letters`, at("code")));
  }
  if (skill !== null && !(SKILLS as readonly string[]).includes(skill)) {
    const hint = suggestHint(String(skill), SKILLS);
    issues.push(fault("skill-unknown", `${name}: "${skill}" is no team skill`, { ...at("skill"), hint, rule: "A67" }));
  }
  if (coach !== null && coaches && !coaches.includes(coach)) {
    const hint = suggestHint(coach, coaches);
    issues.push(fault("coach-unknown", `${name}: there is no coach "${coach}"`, { ...at("coach"), hint }));
  }
  const contrast = contrastOf(...colors);
  if (contrast < LEAST_CONTRAST) {
    const words = `the two colors are too alike (contrast ${contrast.toFixed(1)}, expected ${LEAST_CONTRAST} or more)`;
    const hint = "make one of them lighter or darker";
    issues.push(warning("color-contrast", `${name}: ${words}`, { ...at("colors"), hint }));
  }
  return issues;
}

/** Words that a person may use for a team must lead to one team only. */
function checkTogether(teams: readonly Team[], locate: LocateTeam): Issue[] {
  const issues: Issue[] = [];
  // Equal names make equal short names, ids and codes: one message a team is enough.
  const told = new Set<number>();
  const twice = (field: "id" | "name" | "short" | "code", make: typeof fault, hint: string): void => {
    const first = new Map<string, number>();
    teams.forEach((team, i) => {
      const key = team[field].trim().toLowerCase();
      const before = first.get(key);
      if (before === undefined) first.set(key, i);
      else if (!told.has(i)) {
        told.add(i);
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
