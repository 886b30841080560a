/** Names where there is little room: the surname, with an initial where two of a team share it. */
import { surnames, type NameForms } from "../../../kernel/words/names.js";
import type { Team } from "../rules/index.js";

/** The short name of everybody in a team who has a card. */
export function shortNames({ roster }: Team): (name: string) => NameForms {
  const { quarterbacks, carriers, linemen, front, backs, kickers, punters, returns } = roster;
  const lists = [quarterbacks, carriers, linemen, front, backs, kickers, punters, returns.kick, returns.punt];
  return surnames(lists.flatMap((list) => list.map(({ name }) => name)));
}
