/** The coach card at 16 points and more. */
import type { LargeBlock } from "../../../page/flow.js";
import { STEP_YARDS } from "../engine/state.js";
import type { PointsTable } from "../odds/points/index.js";
import { NUMBERS, type PostcardRules } from "../rules/index.js";
import { advice, pickAdvice } from "./coach-card-advice.js";
import {
  CLOSE,
  DISTANCES,
  fourthDowns,
  landing,
  leastText,
  mixes,
  RETURN_SPOTS,
  returnRows,
  throws,
  type CallCell,
} from "../facts/choices.js";
import { span, yardLine } from "./reference-words.js";

const CALLS = { play: "go", punt: "punt", fieldGoal: "kick" } as const;
const said = (cell: CallCell | undefined): string => (cell ? `${CALLS[cell.call]}${cell.edge < CLOSE ? "?" : ""}` : "");
const middle = "middle" as const;

/** Results at which to throw on, as ranges. */
function ranges(low: number, farther: readonly boolean[]): string {
  const found: string[] = [];
  for (let i = 0; i < farther.length; i++) {
    if (!farther[i]) continue;
    let end = i;
    while (farther[end + 1]) end++;
    found.push(span(low + i, low + end));
    i = end;
  }
  return found.join(", ");
}

export function coachCardLarge(rules: PostcardRules, table: PointsTable): LargeBlock[] {
  const { low, rows } = throws(table);
  return [
    { kind: "heading", text: "Fourth down", note: "? = a close call" },
    {
      kind: "table",
      name: "fourth",
      columns: [
        { head: "ball on", share: 1.6 },
        ...DISTANCES.map((d) => ({ head: `${d * STEP_YARDS} to go`, share: 1, align: middle })),
        { head: "goal", share: 1, align: middle },
        { head: "punt yards", share: 1, align: middle },
      ],
      rows: fourthDowns(table).map(({ spot, cells, goal, punt }) => [
        yardLine(spot * STEP_YARDS),
        ...cells.map(said),
        said(goal),
        landing(spot, punt) < 0 ? "" : `${punt}`,
      ]),
    },
    { kind: "heading", text: "Your number" },
    { kind: "text", text: pickAdvice(rules) },
    {
      kind: "table",
      name: "mixes",
      columns: [
        { head: "situation", share: 3 },
        { head: "side", share: 1 },
        ...NUMBERS.map((n) => ({ head: `${n}`, share: 1, align: middle })),
      ],
      rows: mixes(table).flatMap(({ label, sides }) =>
        sides.map((side) => [label, side.label, ...side.chances.map((c) => `${Math.round(c * 100)} %`)]),
      ),
    },
    { kind: "heading", text: "Throw on?", note: "add the second die at these first results" },
    {
      kind: "table",
      name: "throws",
      columns: [
        { head: "situation", share: 1 },
        { head: "first result", share: 1 },
      ],
      rows: rows.map(({ label, farther }) => [label, ranges(low, farther)]),
    },
    { kind: "heading", text: "Run a kick back", note: "from this net bonus; else fair catch or touchback" },
    {
      kind: "table",
      name: "returns",
      columns: [
        { head: "caught on", share: 1 },
        ...returnRows(table).map(({ label }) => ({ head: label, share: 1, align: middle })),
      ],
      rows: RETURN_SPOTS.map((spot, i) => [
        spot < 0 ? "end zone" : `${spot * STEP_YARDS}`,
        ...returnRows(table).map(({ least }) => leastText(least[i])),
      ]),
    },
    ...advice(rules, table).flatMap(({ title, note, lines }): LargeBlock[] => [
      { kind: "heading", text: title, ...(note ? { note } : {}) },
      {
        kind: "list",
        items: lines.map((line) => (line.kind === "case" ? `**${line.key}:** ${line.text}` : line.text)),
      },
    ]),
  ];
}
