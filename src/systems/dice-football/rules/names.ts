/** Names on the cards of a team. */
import type { Team } from "./team.js";

/** Everyone in a team who has a card, once per card. */
export function namesOf({ roster }: Team): string[] {
  const { quarterbacks, carriers, linemen, front, backs, kickers, punters, returns } = roster;
  const lists = [quarterbacks, carriers, linemen, front, backs, kickers, punters, returns.kick, returns.punt];
  return lists.flatMap((list) => list.map(({ name }) => name));
}
