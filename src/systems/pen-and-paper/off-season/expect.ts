/** The value and possible loss of a score, by enumerating the improvement dice. */
import { modifierOf, type PenAndPaperRules, type Position, type Stat } from "../rules/index.js";

/** Points that a score can lose without dropping a modifier step. */
export function slackOf(rules: PenAndPaperRules, score: number): number {
  const row = rules.tables.modifier.find((r) => score >= r.from && score <= r.to)!;
  return score - row.from;
}

/** Expected modifier change of one improvement roll; `stars` are the team's current ones. */
export function expectedGain(
  rules: PenAndPaperRules,
  stat: Stat,
  score: number,
  stars: readonly Position[] = [],
): number {
  const { creation, improvement, starPositions, stars: benefits } = rules.tables;
  const now = modifierOf(rules, score);
  const worth = (to: number): number => modifierOf(rules, Math.min(creation.high, Math.max(creation.low, to))) - now;
  const starWorth = (position: Position): number => {
    const { bonus } = benefits.find((star) => star.position === position)!;
    if (stars.includes(position)) return rules.switches.ownStarAgain === "plus2" ? worth(score + 2) : 0;
    return rules.switches.starBonus === "score" ? worth(score + bonus) : bonus;
  };
  let total = 0;
  for (const row of improvement) {
    const faces = row.to - row.from + 1;
    if ("change" in row) total += faces * worth(score + row.change);
    else {
      const sum = starPositions.reduce((s, p) => s + (p.to - p.from + 1) * starWorth(p.positions[stat]), 0);
      total += (faces * sum) / 6;
    }
  }
  return total / 20;
}
