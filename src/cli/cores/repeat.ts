/** Builds the command that plays the same games again. */
import { quoteWord } from "../../kernel/words/quote-word.js";

export interface Repeatable {
  readonly system: string;
  readonly seed: number;
  /** Set if dice cards replace dice: when they are reshuffled. */
  readonly deck?: string;
  readonly coach: string;
  readonly count?: number;
  readonly rules?: string;
  readonly teams?: string;
  readonly names: Readonly<Record<string, string>>;
}

/** `pressbox play dynasty --seed 42 --coach expert --name club=Comets`. */
export function repeatCommand({ system, seed, deck, coach, count, rules, teams, names }: Repeatable): string {
  const words = ["pressbox", "play", system, "--seed", `${seed}`, "--coach", coach];
  if (deck !== undefined) words.push("--deck", deck);
  if (count !== undefined) words.push("--count", `${count}`);
  if (rules !== undefined) words.push("--rules", rules);
  if (teams !== undefined) words.push("--teams", teams);
  for (const [key, value] of Object.entries(names)) words.push("--name", `${key}=${value}`);
  return words.map(quoteWord).join(" ");
}
