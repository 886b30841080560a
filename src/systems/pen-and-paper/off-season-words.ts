/** Text for an offseason that is waiting for a person. */
import { fault, type Issue } from "../../kernel/issue/index.js";
import type { OffSeasonQuestion, OffSeasonRun } from "./off-season/index.js";
import { fullName } from "./teams/index.js";

export { runOffSeason } from "./off-season/index.js";

const EXAMPLES: Readonly<Record<OffSeasonQuestion["kind"], (question: never) => string>> = {
  grow: ({ options }: Extract<OffSeasonQuestion, { kind: "grow" }>) =>
    `{kind: grow, market: ${options[0]?.market ?? "null"}}; markets: ${options.map(({ market }) => market).join(", ")}, or null`,
  shrink: ({ options }: Extract<OffSeasonQuestion, { kind: "shrink" }>) =>
    `{kind: shrink, market: ${options[0]}}; markets: ${options.join(", ")}`,
  stay: ({ price, bank, to }: Extract<OffSeasonQuestion, { kind: "stay" }>) =>
    `{kind: stay, pay: true}; it costs $${price}M of $${bank}M, or the team moves to ${to}`,
  setback: ({ points }: Extract<OffSeasonQuestion, { kind: "setback" }>) =>
    `{kind: setback, points: {QB: ${points}}}; ${points} points come off the scores`,
  spend: ({ bank, prices }: Extract<OffSeasonQuestion, { kind: "spend" }>) =>
    `{kind: spend, extra: 0}; extra abilities cost ${prices.map((price) => `$${price}M`).join(", ")}, the bank holds $${bank}M`,
  improve: ({ rolls }: Extract<OffSeasonQuestion, { kind: "improve" }>) =>
    `{kind: improve, stats: [${["QB", "RB", "WR"].slice(0, rolls).join(", ")}]}; ${rolls} different scores`,
};

/** The open decision, and how to write the answer in the league file. */
export function choiceWords({ question, view }: Extract<OffSeasonRun, { done: false }>): Issue {
  const { team } = view.teamOf(question.team);
  const example = (EXAMPLES[question.kind] as (q: OffSeasonQuestion) => string)(question);
  const hint = `add the answer to "choices" in the league's file: - ${example}`;
  return fault("answer-missing", `${fullName(team)} have to decide: ${question.kind}`, {
    hint,
    detail: { question },
  });
}
