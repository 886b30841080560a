/** Team creation: six times 3d6 and, optionally, a philosophy. */
import { slugOf } from "../../../kernel/words/index.js";
import { rollDice, type Roller } from "../../../kernel/dice/index.js";
import { fault, UserError } from "../../../kernel/issue/index.js";
import {
  modifierOf,
  perStat,
  STANDARD_RULES,
  STATS,
  type PenAndPaperRules,
  type PerStat,
  type PhilosophyId,
} from "../rules/index.js";
import { type FullTeam } from "./types.js";

/** Everything that goes into a new team, for the creation sheet. */
export interface Creation {
  /** Faces of the dice of each score, in rolling order QB RB WR LM LB DB. */
  readonly dice: PerStat<readonly number[]>;
  /** Sums of the dice, before the philosophy. */
  readonly rolled: PerStat;
  readonly philosophy: PhilosophyId;
  readonly scores: PerStat;
}

export interface CreateOptions {
  readonly rules?: PenAndPaperRules;
  /** `best` picks the one with the highest sum of modifiers, none after a tie. Default none. */
  readonly philosophy?: PhilosophyId | "best";
  readonly city?: string;
  readonly name?: string;
  readonly monogram?: string;
  readonly colors?: readonly [string, string];
  readonly home?: string;
  readonly stadium?: string;
}

/** Rolls the scores of a new team. */
export function rollCreation(
  roller: Roller,
  { rules = STANDARD_RULES, philosophy = "none" }: Pick<CreateOptions, "rules" | "philosophy"> = {},
): Creation {
  const { count, sides } = rules.tables.creation.dice;
  const dice = {} as Record<keyof PerStat, readonly number[]>;
  for (const stat of STATS) dice[stat] = rollDice(roller, count, sides);
  const rolled = perStat((stat) => dice[stat].reduce((sum, face) => sum + face, 0));
  const chosen = philosophy === "best" ? bestPhilosophy(rules, rolled) : philosophy;
  const scores = withPhilosophy(rules, rolled, chosen);
  if (!scores) {
    const message = `${chosen} takes a score out of ${rules.tables.creation.low} to ${rules.tables.creation.high}`;
    throw new UserError(fault("philosophy-limit", message, { rule: "A1", hint: "choose another philosophy" }));
  }
  return { dice, rolled, philosophy: chosen, scores };
}

/** Scores after a philosophy; undefined if it exceeds the limits and the house rules do not allow that (A1). */
export function withPhilosophy(rules: PenAndPaperRules, rolled: PerStat, id: PhilosophyId): PerStat | undefined {
  const changes = rules.tables.philosophies.find((p) => p.id === id)?.changes ?? {};
  const { low, high } = rules.tables.creation;
  const raw = perStat((stat) => rolled[stat] + (changes[stat] ?? 0));
  if (rules.switches.philosophyLimit === "refuse" && STATS.some((s) => raw[s] < low || raw[s] > high)) return undefined;
  return perStat((stat) => Math.min(high, Math.max(low, raw[stat])));
}

/** The philosophy with the highest sum of modifiers; none if it is no better than the others. */
export function bestPhilosophy(rules: PenAndPaperRules, rolled: PerStat): PhilosophyId {
  const worth = rules.tables.philosophies.flatMap(({ id }) => {
    const scores = withPhilosophy(rules, rolled, id);
    return scores ? [{ id, sum: STATS.reduce((sum, stat) => sum + modifierOf(rules, scores[stat]), 0) }] : [];
  });
  const top = Math.max(...worth.map(({ sum }) => sum));
  const best = worth.filter(({ sum }) => sum === top);
  return best.length === 1 ? best[0].id : "none";
}

/** A new team with its dice. Without a name of its own it is named after its market. */
export function createTeam(
  roller: Roller,
  options: CreateOptions = {},
): { readonly team: FullTeam; readonly creation: Creation } {
  const creation = rollCreation(roller, options);
  const { city = "New", name = "Team", home = "", stadium = "Municipal Stadium" } = options;
  const words = `${city} ${name}`.trim();
  const initials = words.replace(/[^A-Za-z ]/g, "").split(/\s+/);
  const team: FullTeam = {
    id: slugOf(words),
    city,
    name,
    monogram:
      options.monogram ??
      initials
        .map((word) => word.charAt(0).toUpperCase())
        .join("")
        .slice(0, 3),
    colors: options.colors ?? ["#1F2937", "#F9FAFB"],
    home,
    markets: [],
    stadium,
    philosophy: creation.philosophy,
    scores: creation.scores,
    stars: [],
  };
  return { team, creation };
}
