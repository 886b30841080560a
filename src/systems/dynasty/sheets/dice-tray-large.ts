/** The dice tray in large print. */
import type { LargeBlock } from "../../../page/flow.js";
import type { DynastyRules } from "../rules/index.js";
import { DASH } from "./shared.js";
import { countWord, diceInAll, losingText } from "./table-words.js";

/** In large print the tracks are tables to mark; dice need no print to lie on. */
export function largeBlocks(rules: DynastyRules): LargeBlock[] {
  const { setup, influenceGain } = rules.tables;
  const points = Array.from({ length: setup.influenceMax - setup.influenceMin + 1 }, (_, i) => setup.influenceMin + i);
  const free = rules.switches.contract === "free";
  const row = (name: string, heads: readonly string[]): LargeBlock => ({
    kind: "table",
    name,
    columns: heads.map((head) => ({ head, share: 1, align: "middle", pencil: true })),
    rows: [heads.map(() => "")],
  });
  const lanes = Array.from({ length: Math.ceil(setup.seasons / 10) }, (_, lane) =>
    Array.from({ length: Math.min(10, setup.seasons - lane * 10) }, (_, i) => `${lane * 10 + i + 1}`),
  );
  return [
    { kind: "heading", text: "Dice", note: `${countWord(diceInAll(rules))} d6, one of them in another color` },
    {
      kind: "list",
      items: [
        `**Team Dice**: start with ${setup.dice}, the Coach Die and ${countWord(setup.dice - 1)} regular. Never under ${setup.diceMin}, never over ${setup.diceMax}.`,
        "**Influence die**: shows your points; or put a small marker under the number below.",
        `**Two off-season dice**: add 1 after a losing season (${losingText(rules)}), and 1 for every point paid before the roll.`,
      ],
    },
    {
      kind: "heading",
      text: "Coach influence",
      note: `start with ${setup.influence}, never above ${setup.influenceMax}`,
    },
    row("influence", points.map(String)),
    { kind: "heading", text: "Season", note: "tick off every season played" },
    {
      kind: "text",
      text: influenceGain
        .filter((gain) => gain.from <= setup.seasons)
        .map(
          (gain) =>
            `Seasons ${gain.from}${DASH}${Math.min(gain.to, setup.seasons)}: take ${gain.gain} influence before the regular season.`,
        )
        .join("\n"),
    },
    ...lanes.map((heads, i) => row(`season-${i + 1}`, heads)),
    ...(free
      ? []
      : [
          { kind: "heading" as const, text: "Contract", note: `signed for seasons 1${DASH}${setup.contractYears}` },
          {
            kind: "text" as const,
            text: "Mark every season under contract. No mark for the next season, and the game is over.",
          },
          ...lanes.map((heads, i) => row(`contract-${i + 1}`, heads)),
        ]),
  ];
}
