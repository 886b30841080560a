/** Names where there is little room: the surname, with an initial where two of a team share it. */
import { sumOf } from "../../../kernel/lists/index.js";
import type { Team } from "../rules/index.js";

/** Everybody who has a card. */
function peopleOf({ roster }: Team): string[] {
  const { quarterbacks, carriers, linemen, front, backs, kickers, punters, returns } = roster;
  const lists = [quarterbacks, carriers, linemen, front, backs, kickers, punters, returns.kick, returns.punt];
  return [...new Set(lists.flatMap((list) => list.map(({ name }) => name)))];
}

/** Words that belong to the surname before them. */
const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i;

function surnameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const end = words.length > 2 && SUFFIX.test(words[words.length - 1]) ? -1 : words.length;
  return words.slice(0, end).at(-1) ?? name;
}

/** Width of a letter beside a usual one: what a row has room for is told in usual ones. */
function widthOf(letter: string): number {
  if (/[MW]/.test(letter)) return 1.6;
  if (/[mw@]/.test(letter)) return 1.5;
  if (/[A-Z0-9]/.test(letter)) return 1.15;
  return /[ijlft.,' -]/.test(letter) ? 0.7 : 1;
}

const lettersOf = (name: string): number => sumOf([...name].map(widthOf));

/** As much of a name as there is room for. */
function cut(name: string, letters: number): string {
  if (lettersOf(name) <= letters) return name;
  let short = name;
  while (short.length > 1 && lettersOf(`${short}.`) > letters) short = short.slice(0, -1);
  return `${short.trimEnd()}.`;
}

/** The short name of everybody in a team, in so many letters at most. */
export function shortNames(team: Team, letters: number): (name: string) => string {
  const people = peopleOf(team);
  const shared = new Map<string, number>();
  for (const name of people) shared.set(surnameOf(name), (shared.get(surnameOf(name)) ?? 0) + 1);
  return (name) => {
    const surname = surnameOf(name);
    return cut((shared.get(surname) ?? 0) > 1 ? `${name.slice(0, 1)}. ${surname}` : surname, letters);
  };
}

/** A whole name in so many letters: `Elvin Bethea`, `E. Bethea`, `Bethea`. */
export function nameWithin(name: string, letters: number): string {
  if (lettersOf(name) <= letters) return name;
  const surname = surnameOf(name);
  const brief = `${name.slice(0, 1)}. ${surname}`;
  return lettersOf(brief) <= letters ? brief : cut(surname, letters);
}
