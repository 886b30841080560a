/** The certificate at 16 points and more. */
import type { LargeBlock } from "../../../page/flow.js";
import { solvedPoints } from "../odds/index.js";
import { equilibrium, formatRational, runChecks } from "../proof/index.js";
import { cardCode } from "../rules/fingerprint.js";
import { NUMBERS } from "../rules/index.js";
import { mixes } from "./coach-card-values.js";
import { stateOf, typeset, verdictOf } from "./certificate-words.js";
import { fieldTable } from "./probability-points.js";
import { largeOdds } from "./probability-table.js";
import { plus } from "./reference-words.js";
import type { PostcardContext } from "./shared.js";

const middle = (head: string, share = 1) => ({ head, share, align: "middle" as const });
const percent = (chance: number): string => (chance < 0.005 ? "" : `${Math.round(chance * 100)}`);

export function certificateLarge({ rules, cache, progress }: PostcardContext): LargeBlock[] {
  const checks = runChecks(rules);
  const verdict = verdictOf(checks);
  const { matrix, rowSums, value, extremes } = equilibrium(rules);
  const points = solvedPoints(rules, cache, progress);
  return [
    { kind: "heading", text: verdict.title, note: `card ${rules.name}, code ${cardCode(rules)}` },
    { kind: "text", text: verdict.words },
    {
      kind: "text",
      text: `Worth of the bonus game: ${formatRational(value)}. Best mixes: ${extremes.map(({ words }) => words).join(", or ")}.`,
    },
    { kind: "text", text: `A kickoff is worth ${points.kickoffValue.toFixed(2)} points to the receivers.` },
    { kind: "heading", text: "Checks" },
    {
      kind: "table",
      name: "checks",
      columns: [
        { head: "no.", share: 1 },
        { head: "what holds", share: 7 },
        { head: "what was seen", share: 7 },
        { head: "", share: 2 },
      ],
      rows: checks.map((check) => [check.id, typeset(check.title), typeset(check.detail), stateOf(check)]),
    },
    { kind: "heading", text: "Bonus game", note: "own number down, theirs across" },
    {
      kind: "table",
      name: "bonus-game",
      columns: [middle("number", 2), ...NUMBERS.map((number) => middle(`${number}`)), middle("sum")],
      rows: NUMBERS.map((number, i) => [
        `${number}`,
        ...matrix[i].map((bonus, j) => (i === j ? "" : plus(bonus))),
        plus(rowSums[i]),
      ]),
    },
    { kind: "heading", text: "Points game", note: "best mixes, percent" },
    {
      kind: "table",
      name: "points-game",
      columns: [{ head: "situation", share: 4 }, middle("side"), ...NUMBERS.map((number) => middle(`${number}`))],
      rows: mixes(points).flatMap(({ label, sides }) =>
        sides.map((side) => [label, side.label, ...side.chances.map(percent)]),
      ),
    },
    ...largeOdds({ ...fieldTable(points), title: "What the ball is worth", note: "points, 1st and 10" }),
  ];
}
