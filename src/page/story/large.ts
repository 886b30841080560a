/** A story once more as blocks of large print. */
import type { LargeBlock } from "../flow.js";
import type { StoryBlock, StoryCell } from "./blocks.js";

const cellText = (cell: StoryCell): string => (typeof cell === "string" ? cell : cell.say);

/** Dice in words: `Coach Die 2, then 5, 5, 5`. */
export function diceWords(faces: readonly number[], coach = false): string {
  if (faces.length === 0) return "";
  if (!coach) return `Dice ${faces.join(", ")}`;
  return faces.length === 1 ? `Coach Die ${faces[0]}` : `Coach Die ${faces[0]}, then ${faces.slice(1).join(", ")}`;
}

export function storyToLarge(blocks: readonly StoryBlock[]): LargeBlock[] {
  return blocks.flatMap((block): LargeBlock[] => {
    switch (block.kind) {
      case "break":
        return [];
      case "heading":
        return [{ kind: "heading", text: block.number ? `${block.number}  ${block.text}` : block.text }];
      case "text":
        return [{ kind: "text", text: block.text }];
      case "list":
        return [
          { kind: "list", items: block.numbered ? block.items.map((item, i) => `**${i + 1}.** ${item}`) : block.items },
        ];
      case "dice":
        return [
          {
            kind: "list",
            items: block.groups.map(
              (g) => `${g.faces.length} \u00d7 **${g.label.replace("\n", "**: ")}${g.label.includes("\n") ? "" : "**"}`,
            ),
          },
        ];
      case "example":
        return [{ kind: "text", text: exampleWords(block) }];
      case "table":
        return [
          {
            kind: "table",
            name: block.name,
            columns: block.columns.map(({ head, share, align }) => ({ head, share, ...(align ? { align } : {}) })),
            rows: block.rows.map((row) => row.map(cellText)),
          },
        ];
      case "hands":
        return [
          {
            kind: "table",
            name: "hands",
            columns: [
              { head: "Round", share: 30 },
              { head: "Wins with", share: 50 },
              { head: "Points", share: 12, align: "middle" },
            ],
            rows: block.rows.map((row) => [
              row.note === "" ? row.title : `${row.title} (${row.note})`,
              row.hands.map((hand) => `${hand.label} (${hand.faces.join(" ")})`).join(" or "),
              row.value,
            ]),
          },
        ];
      case "prices":
        return [
          {
            kind: "table",
            name: "prices",
            columns: [
              { head: "For", share: 70 },
              { head: "Points", share: 14, align: "middle" },
            ],
            rows: block.rows.map(({ label, value }) => [label, value]),
          },
        ];
      case "question":
        return [
          { kind: "text", text: `**${block.question}** ${block.answer}${block.note === "" ? "" : ` (${block.note})`}` },
        ];
    }
  });
}

function exampleWords(block: Extract<StoryBlock, { kind: "example" }>): string {
  const steps = block.steps.map((step) =>
    step.faces.length === 0 ? step.text : `${diceWords(step.faces, step.coach)}: ${step.text}`,
  );
  return ["**Example.**", ...steps, ...(block.end ? [block.end] : [])].join(" ");
}
