/** The lineups after a career player replaces someone on a roll: groups, formations and carries box. */
import { LINE, type CareerSpot, type LinePlace, type Team } from "../../rules/index.js";

/** The names of a lineup with him in place of the first player he replaces. */
function relieve(names: readonly string[], { name, relieves }: CareerSpot, digit: number): readonly string[] {
  const found = relieves.find((one) => one.digits.includes(digit) && names.includes(one.for));
  return found && !names.includes(name) ? names.map((one) => (one === found.for ? name : one)) : names;
}

/** The team on the field for the ones digit of its call roll. */
export function relievedTeam(team: Team, digit: number): Team {
  const { career, offense, defense } = team;
  if (!career) return team;
  const on = (names: readonly string[]): readonly string[] => relieve(names, career, digit);
  const [quarterback] = on([offense.quarterback]);
  const named = <T extends { readonly name: string }>(list: readonly T[]): T[] => {
    const names = on(list.map(({ name }) => name));
    return list.map((one, i) => ({ ...one, name: names[i] }));
  };
  const lined = (line: Readonly<Record<LinePlace, string>>): Record<LinePlace, string> => {
    const names = on(LINE.map((place) => line[place]));
    return Object.fromEntries(LINE.map((place, i) => [place, names[i]])) as Record<LinePlace, string>;
  };
  return {
    ...team,
    offense: {
      ...offense,
      quarterback,
      line: lined(offense.line),
      groups: offense.groups.map((group) => ({
        ...group,
        receivers: named(group.receivers),
        ...(group.line && { line: lined(group.line) }),
      })),
      carries: named(offense.carries),
    },
    defense: {
      ...defense,
      formations: defense.formations.map((one) => ({ ...one, players: named(one.players) })),
    },
  };
}
