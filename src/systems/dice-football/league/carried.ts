/** What a team carries from game to game: injuries and, under `seasonUsage`, each player's usage so far this season. */
import { z } from "zod";
import type { Side } from "../../../kernel/football/index.js";
import type { GameEvent } from "../engine/index.js";
import { playerLines } from "../log/player-lines.js";
import { namesOf, type CarrierCard, type DiceRules, type QuarterbackCard, type Team } from "../rules/index.js";

export interface CarriedMan {
  readonly name: string;
  /** Games that he will miss. */
  readonly games?: number;
  /** Passes, or rushes and receptions, since the start of the season. */
  readonly touches?: number;
}
export type Carried = readonly CarriedMan[];

/** Games missed for a season-ending injury. */
const SEASON = 99;

/** Schema of the part stored in league files. */
export const carriedShape = () =>
  z.array(
    z
      .strictObject({
        name: z.string().min(1).max(60),
        games: z.int().min(1).max(SEASON).optional(),
        touches: z.int().min(1).optional(),
      })
      .refine(({ games, touches }) => games !== undefined || touches !== undefined, "say games or touches"),
  );

/** True if a player is injured from earlier games. */
export const isHurt = ({ games }: CarriedMan): boolean => games !== undefined;

/** His usage in the real season; if his card lacks it, his touches per game times the number of games. */
function seasonOf(card: QuarterbackCard | CarrierCard): number {
  const { attempts, rushes, receptions } = card.season ?? {};
  if ("passing" in card) return attempts ?? Infinity;
  return rushes === undefined && receptions === undefined
    ? card.stamina * card.games
    : (rushes ?? 0) + (receptions ?? 0);
}

/**
 * Players who sit out because they have reached their real season's usage; as with stamina, none do at a position where
 * every available player has.
 */
function usedUp({ roster }: Team, carried: Carried): string[] {
  const players = new Map(carried.map((man) => [man.name, man]));
  const positions = new Map<string, (QuarterbackCard | CarrierCard)[]>();
  for (const card of [...roster.quarterbacks, ...roster.carriers]) {
    if (players.get(card.name)?.games !== undefined) continue;
    const at = "position" in card ? card.position : "QB";
    positions.set(at, [...(positions.get(at) ?? []), card]);
  }
  return [...positions.values()].flatMap((cards) => {
    const spent = cards.filter((card) => (players.get(card.name)?.touches ?? 0) >= Math.max(1, seasonOf(card)));
    return spent.length === cards.length ? [] : spent.map(({ name }) => name);
  });
}

/** Players who are out: injured, or under the usage rules. */
export function sittingOut({ switches }: DiceRules, team: Team, carried: Carried = []): string[] {
  // Players on the injured list are not among the team's cards.
  const names = new Set(namesOf(team));
  const hurt = carried.filter((man) => isHurt(man) && names.has(man.name)).map(({ name }) => name);
  return switches.seasonUsage === "season" ? [...hurt, ...usedUp(team, carried)] : hurt;
}

/** What is carried after a game: injuries one game shorter, new ones, and the game's touches. */
export function carriedAfter(
  { switches }: DiceRules,
  before: Carried = [],
  events: readonly GameEvent[],
  side: Side,
): Carried | undefined {
  const hurt = new Map(before.flatMap(({ name, games = 0 }) => (games > 1 ? [[name, games - 1] as const] : [])));
  for (const event of events) {
    if (event.type !== "injury" || event.team !== side || !event.hurt) continue;
    const games = event.until === "season" ? SEASON : (event.games ?? 0);
    if (games > (hurt.get(event.player) ?? 0)) hurt.set(event.player, games);
  }
  const touches = new Map<string, number>();
  if (switches.seasonUsage === "season") {
    for (const one of before) if (one.touches !== undefined) touches.set(one.name, one.touches);
    for (const line of playerLines(events)[side]) {
      const more = line.attempts + line.touches;
      if (more > 0) touches.set(line.name, (touches.get(line.name) ?? 0) + more);
    }
  }
  const names = new Set([...hurt.keys(), ...touches.keys()]);
  if (names.size === 0) return undefined;
  return [...names].map((name) => ({
    name,
    ...(hurt.has(name) && { games: hurt.get(name)! }),
    ...(touches.has(name) && { touches: touches.get(name)! }),
  }));
}

/** Separates the part of a player who leaves. */
export function splitCarried(carried: Carried, player: string): { readonly left?: Carried; readonly taken?: Carried } {
  const taken = carried.filter(({ name }) => name === player);
  const left = carried.filter(({ name }) => name !== player);
  return { ...(left.length > 0 && { left }), ...(taken.length > 0 && { taken }) };
}
