/** The quick reference at 16 points and more. */
import type { LargeBlock } from "../../../page/flow.js";
import type { Procedure, ProcedureLine } from "../../../page/story/procedure-pieces.js";
import type { PostcardRules } from "../rules/index.js";
import { placeCharts } from "./quick-reference-charts.js";
import { kickTables, type KickTable } from "./quick-reference-kicks.js";
import { listed, span } from "./reference-words.js";

/** Who throws the dice of a step. */
const diceWords = (line: ProcedureLine): string => {
  if (line.kind !== "step" || !line.dice) return "";
  const sides = line.dice.map(({ look }) => (look === "coach" ? "D" : "O"));
  return ` [${sides.join(" and ")}]`;
};

function largeLine(line: ProcedureLine, number: number): string {
  if (line.kind === "step") return `**${number}**  ${line.text}${diceWords(line)}`;
  if (line.kind === "note") return line.text;
  const dice = listed((line.dice ?? []).map(({ face }) => `${face}`));
  const stars = line.stars ? "Stars" : "";
  return `**${[dice, stars, line.key].filter((part) => part !== "").join(" ")}:** ${line.text}`;
}

function largeProcedure({ number, title, note, lines }: Procedure): LargeBlock[] {
  let step = 0;
  return [
    { kind: "heading", text: number === "" ? title : `${number}  ${title}`, ...(note ? { note } : {}) },
    { kind: "list", items: lines.map((line) => largeLine(line, line.kind === "step" ? ++step : step)) },
  ];
}

/** One row a mark, marker or distance: the table turned on its side. */
const turnedTable = ({ title, note, labels, columns }: KickTable): LargeBlock[] => [
  { kind: "heading", text: title, note },
  {
    kind: "table",
    name: title.toLowerCase().replaceAll(" ", "-"),
    columns: labels.map((head) => ({ head, share: 1, align: "middle" as const })),
    rows: columns,
  },
];

/** What each number beats, in words. */
const strategyTable = ({ card }: PostcardRules): LargeBlock[] => [
  { kind: "heading", text: "Strategy circle" },
  {
    kind: "table",
    name: "strategy",
    columns: ["number", "play", "beats", "stars"].map((head) => ({ head, share: 1, align: "middle" as const })),
    rows: card.strategy.map(({ number, play, beats, stars }) => [
      `${number}`,
      play,
      listed(beats.map(String)),
      `${stars}`,
    ]),
  },
];

/** The charts as one table a row: results and what they bring. */
function chartTables(rules: PostcardRules): LargeBlock[] {
  const { rows, axis } = placeCharts(rules, { x: 0, y: 0, w: axisWidth });
  const low = Number(axis[0].text.replace("\u2212", "-"));
  const step = (axisWidth - 15) / axis.length;
  return rows.flatMap((row): LargeBlock[] => [
    { kind: "heading", text: `Chart: ${row.label.toLowerCase()}` },
    {
      kind: "table",
      name: `chart-${row.label.toLowerCase()}`,
      columns: [
        { head: "result", share: 1 },
        { head: "what happens", share: 3 },
      ],
      rows: row.cells.map((cell) => {
        const from = low + Math.round((cell.x - 15) / step);
        return [span(from, from + Math.round(cell.w / step) - 1), cell.flag ? `flag, ${cell.text}` : cell.text];
      }),
    },
  ]);
}
const axisWidth = 190;

export const quickReferenceLarge = (rules: PostcardRules, items: readonly Procedure[]): LargeBlock[] => [
  ...items.flatMap(largeProcedure),
  ...strategyTable(rules),
  ...chartTables(rules),
  ...kickTables(rules).flatMap(turnedTable),
];
