/** Follows who is out by the events of a game alone, and finds whoever takes part all the same. */
import { SIDES, type Side } from "../../../src/kernel/football/index.js";
import type { GameEvent } from "../../../src/systems/dice-football/engine/index.js";
import type { Team } from "../../../src/systems/dice-football/rules/index.js";

interface Absence {
  readonly until: string;
  plays: number;
}

/** Names of an event, each with the side that he plays on. */
function namesOf(event: GameEvent): readonly (readonly [Side, string])[] {
  const some = (side: Side, ...names: readonly (string | undefined)[]): (readonly [Side, string])[] =>
    names.flatMap((name) => (name === undefined ? [] : [[side, name] as const]));
  const other = (side: Side): Side => (side === "home" ? "away" : "home");
  switch (event.type) {
    case "play":
      return [
        ...some(event.team, event.player, event.passer, event.blocker, ...(event.blocked ?? [])),
        ...some(other(event.team), event.tackler, event.defender, ...(event.boxed ?? [])),
      ];
    case "kick":
      return [...some(event.team, event.player), ...some(other(event.team), event.by)];
    case "return":
      return some(event.team, event.player);
    case "fumble":
      return [...some(event.team, event.player), ...some(event.recovered, event.by)];
    default:
      return [];
  }
}

const RANK: Readonly<Record<string, number>> = { plays: 0, quarter: 500, game: 1000, season: 1000 };

/** What men do who are out, with the place of the event. */
export function playsWhileOut(
  events: readonly GameEvent[],
  missing: Readonly<Partial<Record<Side, readonly string[]>>> = {},
): string[] {
  const out = { home: new Map<string, Absence>(), away: new Map<string, Absence>() };
  for (const side of SIDES) for (const name of missing[side] ?? []) out[side].set(name, { until: "game", plays: 0 });
  const found: string[] = [];
  events.forEach((event, i) => {
    for (const [side, name] of namesOf(event)) {
      if (out[side].has(name)) found.push(`event ${i}, ${event.type}: ${name} is out (${out[side].get(name)!.until})`);
    }
    if (event.type === "play") {
      for (const side of SIDES)
        for (const [name, absence] of out[side])
          if (absence.until === "plays" && --absence.plays <= 0) out[side].delete(name);
    }
    if (event.type === "periodEnd") {
      for (const side of SIDES)
        for (const [name, { until }] of out[side]) if (until === "quarter") out[side].delete(name);
    }
    if (event.type === "injury") {
      const rank = (one: Absence): number => RANK[one.until] + one.plays;
      const next: Absence = { until: event.until, plays: event.plays ?? 0 };
      const before = out[event.team].get(event.player);
      if (!before || rank(next) > rank(before)) out[event.team].set(event.player, next);
    }
  });
  return found;
}

/** A team without a bench, whose every man is hurt whenever the chart names him. */
export function thin({ roster, offense, defense, ...team }: Team): Team {
  const lineups = new Set([
    offense.quarterback,
    ...offense.groups.flatMap(({ receivers, line = offense.line }) => [
      ...receivers.map(({ name }) => name),
      ...Object.values(line),
    ]),
    ...offense.carries.map(({ name }) => name),
    ...defense.formations.flatMap(({ players }) => players.map(({ name }) => name)),
  ]);
  const kept = <T extends { readonly name: string }>(cards: readonly T[]): T[] =>
    cards.filter(({ name }) => lineups.has(name)).map((card) => ({ ...card, injury: [0, 99] as const }));
  const hurt = <T extends object>(cards: readonly T[]): T[] => cards.map((card) => ({ ...card, injury: [0, 99] }));
  return {
    ...team,
    offense,
    defense,
    roster: {
      ...roster,
      quarterbacks: kept(roster.quarterbacks),
      carriers: kept(roster.carriers),
      linemen: kept(roster.linemen),
      front: kept(roster.front),
      backs: kept(roster.backs),
      returns: { kick: hurt(roster.returns.kick.slice(0, 1)), punt: hurt(roster.returns.punt.slice(0, 1)) },
    },
  };
}
