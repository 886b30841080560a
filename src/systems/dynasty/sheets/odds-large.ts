/** The odds card in large print. */
import type { LargeBlock, LargeColumn } from "../../../page/flow.js";
import type { DynastyRules } from "../rules/index.js";
import {
  climbs,
  diceCounts,
  firstRollTable,
  influenceLevels,
  resolvedTable,
  roundTable,
  waysTable,
  type Climb,
} from "./odds-values.js";
import { ROUND_NAMES } from "./shared.js";
import { recordOf, regularRows, totalText } from "./table-words.js";

/** `Wild Card or Divisional Round`. */
export function chancePlace({ goal, rounds }: Climb): string {
  if (goal === "playoffs") return "A place in the playoffs";
  return rounds
    .map((r, i) => (i < rounds.length - 1 ? ROUND_NAMES[r].long.replace(" Round", "") : ROUND_NAMES[r].long))
    .join(", ");
}

export function oddsLarge(rules: DynastyRules, advice: readonly string[]): LargeBlock[] {
  const dice = diceCounts(rules).map((count): LargeColumn => ({ head: `${count} dice`, share: 13, align: "end" }));
  const first = firstRollTable(rules);
  const rounds = roundTable(rules);
  const levels = influenceLevels(rules);
  const texts = (cells: readonly { text: string }[]): string[] => cells.map(({ text }) => text);
  return [
    { kind: "heading", text: "First roll of the season", note: "percent, nothing spent" },
    {
      kind: "table",
      name: "first",
      columns: [{ head: "Record", share: 24 }, { head: "Dice show", share: 46 }, ...dice],
      rows: regularRows(rules).map((row, i) => [
        recordOf(row),
        `${row.name}${row.first === "" ? "" : ", first roll"}${row.coach === "" ? "" : `, Coach Die ${row.coach}`}`,
        ...texts(first.cells[i]),
      ]),
    },
    {
      kind: "table",
      name: "summary",
      columns: [{ head: "Together", share: 70 }, ...dice],
      rows: first.summary.map((line) => [line.label, ...texts(line.cells)]),
    },
    { kind: "heading", text: "One playoff roll", note: "percent, nothing spent" },
    {
      kind: "table",
      name: "rounds",
      columns: [{ head: "Round", share: 70 }, ...dice],
      rows: [
        ...rounds.rounds.map((line) => [ROUND_NAMES[line.round].long, ...texts(line.cells)]),
        ...rounds.ways.map((line) => [line.label, ...texts(line.cells)]),
      ],
    },
    ...diceCounts(rules).flatMap((count): LargeBlock[] => [
      { kind: "heading", text: `Best chance, ${count} dice`, note: "percent, by influence in hand" },
      {
        kind: "table",
        name: `climb.${count}`,
        columns: [
          { head: "Goal", share: 50 },
          ...levels.map((level): LargeColumn => ({ head: `${level}`, share: 14, align: "end" })),
        ],
        rows: climbs(rules, count).map((line) => [chancePlace(line), ...texts(line.cells)]),
      },
    ]),
    { kind: "heading", text: "Off-season", note: "Front Office played out, before limits" },
    {
      kind: "table",
      name: "resolved",
      columns: [
        { head: "Total modifier", share: 20 },
        { head: "Lose a die, percent", share: 20, align: "end" },
        { head: "Gain a die, percent", share: 20, align: "end" },
        { head: "Influence on average", share: 20, align: "end" },
      ],
      rows: resolvedTable(rules).map((line) => [`+${line.modifier}`, line.lose.text, line.gain.text, line.influence]),
    },
    { kind: "heading", text: "Off-season totals", note: "ways out of 36" },
    {
      kind: "table",
      name: "ways",
      columns: [
        { head: "Modifier", share: 18 },
        ...rules.tables.offSeason.map((_, i, all): LargeColumn => ({
          head: totalText(all, i),
          share: 9,
          align: "middle",
        })),
      ],
      rows: waysTable(rules).map((line) => [
        `+${line.modifier}`,
        ...line.ways.map((count) => (count === 0 ? "" : `${count}`)),
      ]),
    },
    { kind: "heading", text: "How the best coach plays" },
    { kind: "list", items: advice },
  ];
}
