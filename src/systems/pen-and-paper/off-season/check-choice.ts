/** Checks whether a question allows an answer. */
import { fault, hasErrors, UserError, type Issue } from "../../../kernel/issue/index.js";
import { STATS, type Stat } from "../rules/index.js";
import { fullName } from "../teams/types.js";
import type { OffSeasonChoice, OffSeasonQuestion, OffSeasonView } from "./types.js";

/** All faults of an answer. */
export function choiceIssues(question: OffSeasonQuestion, choice: OffSeasonChoice, view: OffSeasonView): Issue[] {
  const name = fullName(view.teamOf(question.team).team);
  const wrong = (code: string, message: string): Issue[] => [
    fault(code, `${name}: ${message}`, { detail: { team: question.team, question: question.kind } }),
  ];
  if (choice.kind !== question.kind) return wrong("choice-kind", `found "${choice.kind}"; expected "${question.kind}"`);
  if (question.kind === "grow" && choice.kind === "grow") {
    if (choice.market === null || question.options.some(({ market }) => market === choice.market)) return [];
    const options = question.options.map(({ market }) => market).join(", ");
    return wrong("choice-market", `cannot grow into ${choice.market}; expected ${options} or none`);
  }
  if (question.kind === "shrink" && choice.kind === "shrink") {
    if (question.options.includes(choice.market)) return [];
    return wrong("choice-market", `cannot lose ${choice.market}; expected ${question.options.join(", ")}`);
  }
  if (question.kind === "setback" && choice.kind === "setback") {
    const taken = Object.entries(choice.points) as [Stat, number][];
    const total = taken.reduce((sum, [, points]) => sum + points, 0);
    if (taken.some(([stat, n]) => !STATS.includes(stat) || !Number.isInteger(n) || n < 0))
      return wrong("choice-points", "points are whole numbers on the six scores");
    if (total !== question.points)
      return wrong("choice-points", `${total} points are taken off; expected ${question.points}`);
    const { scores } = view.teamOf(question.team).team;
    const { low } = view.rules.tables.creation;
    const under = taken.filter(([stat, points]) => scores[stat] - points < low).map(([stat]) => stat);
    return under.length === 0 ? [] : wrong("choice-floor", `${under.join(", ")} would fall under ${low} (A66)`);
  }
  if (question.kind === "spend" && choice.kind === "spend") {
    const { extra } = choice;
    const price = extra === 0 ? 0 : question.prices[extra - 1];
    if (!Number.isInteger(extra) || price === undefined)
      return wrong("choice-extra", `found ${extra} extra abilities; expected 0 to ${question.prices.length}`);
    if (price > question.bank)
      return wrong("choice-money", `${extra} cost $${price}M; the bank holds $${question.bank}M`);
    return [];
  }
  if (question.kind === "improve" && choice.kind === "improve") {
    const { stats } = choice;
    if (stats.length !== question.rolls)
      return wrong("choice-stats", `found ${stats.length} stats; expected ${question.rolls}`);
    if (stats.some((stat) => !STATS.includes(stat))) return wrong("choice-stats", `expected ${STATS.join(", ")}`);
    if (new Set(stats).size !== stats.length) return wrong("choice-stats", "each stat is improved once (A68)");
  }
  return [];
}

/** @throws UserError if the question does not allow the answer */
export function checkChoice(question: OffSeasonQuestion, choice: OffSeasonChoice, view: OffSeasonView): void {
  const issues = choiceIssues(question, choice, view);
  if (hasErrors(issues)) throw new UserError(issues);
}
