/** Rules with rulings switched away from their defaults. */
import type { GameSystem } from "../../src/contract/game.js";

type Answers = Readonly<Record<string, string>>;

/** A file of rules says `true` or 30, a list of rulings "true" or "30". */
const valueOf = (usual: unknown, answer: string): unknown =>
  typeof usual === "boolean" ? answer === "true" : /^-?\d+$/.test(answer) ? Number(answer) : answer;

export const switchesOf = ({ rulings }: GameSystem) => rulings.filter(({ fixed }) => !fixed);

/** The standard rules of a game with some rulings answered otherwise. */
export function rulesWith({ standardRules }: GameSystem, answers: Answers, name = "Thursday night"): unknown {
  const { switches, ...rules } = standardRules as { readonly switches: Readonly<Record<string, unknown>> };
  const own = Object.entries(answers).map(([id, answer]) => [id, valueOf(switches[id], answer)]);
  return { ...rules, name, switches: { ...switches, ...Object.fromEntries(own) } };
}

/** Every ruling of a game at once, each at its second answer, then at its third ...; where there are fewer, at its last. */
export function switchedRules(system: GameSystem): unknown[] {
  const switches = switchesOf(system);
  const most = Math.max(...switches.map(({ values }) => values.length));
  return Array.from({ length: most - 1 }, (_, i) =>
    rulesWith(
      system,
      Object.fromEntries(switches.map(({ id, values }) => [id, values[Math.min(i + 1, values.length - 1)].id])),
    ),
  );
}
