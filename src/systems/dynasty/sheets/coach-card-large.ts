/** The coach card in large print: a set of tables for each number of dice. */
import type { LargeBlock, LargeColumn } from "../../../page/flow.js";
import { storyToLarge } from "../../../page/story/large.js";
import type { StoryBlock } from "../../../page/story/blocks.js";
import type { DynastyRules } from "../rules/index.js";
import { cardSections } from "./coach-card-lines.js";
import type { StrategyCell } from "./coach-card-asker.js";
import type { Strategy } from "./coach-card-values.js";
import { influenceLevels } from "../facts/odds.js";
import { DASH } from "./shared.js";

const WORDS = { pay: "pay", some: "some", turn: "turn", up: "up", down: "lose", keep: "" } as const;

const cellText = (cell: StrategyCell): string =>
  cell.text !== "" ? cell.text : `${WORDS[cell.sign]}${cell.small ? "?" : ""}`;

export function coachCardLarge(
  rules: DynastyRules,
  played: readonly Strategy[],
  notes: readonly (readonly StoryBlock[])[],
): LargeBlock[] {
  const columns: LargeColumn[] = influenceLevels(rules).map((level) => ({
    head: `${level}`,
    share: 9,
    align: "middle",
  }));
  return [
    { kind: "heading", text: "Coach card", note: "what the best coach does" },
    ...storyToLarge(notes.flat()),
    {
      kind: "list",
      items: [
        "**pay**: always; **some**: for some dice, not for all; an empty cell: keep your points",
        "**turn**: only turn the Coach Die, when that wins",
        "**up**: pay to reach the playoffs; **lose**: pay to lose, for the +1 next summer; with a question mark only for some dice",
      ],
    },
    ...played.flatMap((strategy): LargeBlock[] => [
      { kind: "break" },
      ...cardSections(rules, [strategy]).flatMap((section, i): LargeBlock[] => [
        { kind: "heading", text: `${strategy.dice} dice. ${section.title}`, note: "by influence in hand" },
        {
          kind: "table",
          name: `card.${strategy.dice}.${i}`,
          columns: [{ head: "", share: 44 }, ...columns],
          rows: section.lines.map((line) => {
            const label = line.note === "" ? line.label : `${line.label}: ${line.note}`;
            return [
              label,
              ...(line.cells[0] ?? columns.map(() => undefined)).map((cell) => (cell ? cellText(cell) : DASH)),
            ];
          }),
        },
      ]),
    ]),
  ];
}
