/** M19, PP-19: making a team: six rolls, a philosophy, bonuses, a name and a helmet. Two teams a page. */
import type { LargeBlock } from "../../../page/flow.js";
import { round } from "../../../page/lay-out.js";
import { STATS, type PenAndPaperRules } from "../rules/index.js";
import { formParts, headLine, label } from "./form.js";
import { rangeText, signed, STAT_NAMES, type PenPaperContext, type PenPaperSheet } from "./shared.js";
import { largeSection, placeTable, type TableSpec } from "./table.js";

const TEAMS = 2;
const HEADS = ["City", "Nickname", "Home market", "Stadium", "Colors", "Coach"] as const;

const pencil = (key: string, head: string, w: number, long = head) =>
  ({ key, head, long, w, align: "middle", pencil: true }) as const;

function scoreTable(rules: PenAndPaperRules, prefix: string): TableSpec {
  const { count, sides } = rules.tables.creation.dice;
  const named = rules.tables.philosophies.filter((p) => Object.keys(p.changes).length > 0);
  return {
    name: `${prefix}scores`,
    title: "Abilities",
    columns: [
      { key: "stat", head: "", w: 11, align: "middle", style: "strong", size: 10, tint: true, group: "Ability" },
      { key: "what", head: "", w: 23, style: "rules", size: 7.4, group: "Ability" },
      ...Array.from({ length: count }, (_, i) => ({
        ...pencil(`die${i + 1}`, "", 9, `Die ${i + 1}`),
        group: `1  Roll ${count}d${sides}`,
      })),
      { ...pencil("sum", "Sum", 12), group: `1  Roll ${count}d${sides}` },
      ...named.map((p) => ({
        key: p.id,
        head: p.title,
        w: 19,
        align: "middle" as const,
        style: "semi" as const,
        size: 9,
        group: "2  Philosophy, if you like",
      })),
      { ...pencil("score", "Score", 14), group: "3  The team", size: 12 },
      { ...pencil("bonus", "Bonus", 14), group: "3  The team", size: 12 },
    ],
    rows: STATS.map((stat) => [
      stat,
      STAT_NAMES[stat],
      ...Array.from({ length: count }, () => ""),
      "",
      ...named.map((p) => (p.changes[stat] ? signed(p.changes[stat] ?? 0) : "")),
    ]),
  };
}

const bonusTable = (rules: PenAndPaperRules): TableSpec => ({
  name: "bonus",
  title: "Bonus of a score",
  note: `OFF = ${STATS.slice(0, 3).join(" + ")}, DEF = ${STATS.slice(3).join(" + ")}`,
  columns: [
    { key: "what", head: "", w: 16, style: "semi", tint: true },
    ...rules.tables.modifier.map((row) => ({ key: `s${row.from}`, head: "", w: 18, align: "middle" as const })),
  ],
  rows: [
    ["Score", ...rules.tables.modifier.map(rangeText)],
    ["Bonus", ...rules.tables.modifier.map((row) => signed(row.value))],
  ],
});

function model(context: PenPaperContext): object {
  const { rules } = context;
  const { low, high } = rules.tables.creation;
  const strip = placeTable(bonusTable(rules), {
    x: 0,
    y: 22.4,
    w: 190,
    rowH: 5,
    bandH: 4.8,
    headH: 0,
    block: 0,
    size: 8.6,
  });
  const pitch = 107;
  const blocks = Array.from({ length: TEAMS }, (_, i) => {
    const prefix = `t${i + 1}.`;
    const y = round(strip.bottom + 6 + i * pitch);
    const table = placeTable(scoreTable(rules, prefix), { x: 0, y, w: 142, rowH: 8, headH: 4.8, pencil: 11 });
    return { prefix, y, table };
  });
  return {
    subtitle: "Team creation",
    tagline: "six rolls make a team",
    tagWidth: 84,
    tables: [strip, ...blocks.map((block) => block.table)],
    helmets: blocks.map(({ y }) => ({ x: 149, y: round(y + 27), w: 38 })),
    totals: blocks.flatMap(({ prefix, y }) =>
      ["OFF", "DEF"].map((word, i) => ({
        word,
        x: 146 + i * 23,
        y,
        w: 21,
        bandH: 5,
        boxY: y + 5,
        h: 12.4,
        name: `${prefix}${word}`,
        label: word,
      })),
    ),
    lines: blocks.map(({ y }) => ({ y: round(y + pitch - 6), show: y < 120 })).filter((l) => l.show),
    ...formParts({
      heads: blocks.flatMap(({ prefix, table }) =>
        HEADS.map((head, h) =>
          headLine(
            `${prefix}${head.toLowerCase()}`,
            head,
            "",
            h % 2 === 0 ? 0 : 98,
            round(table.bottom + 10 + Math.floor(h / 2) * 9.4),
            92,
          ),
        ),
      ),
      labels: [
        ...blocks.map(({ y }) => label("Your helmet", 168, y + 24, { style: "label", size: 6.4, align: "middle" })),
        label(`A score stays between ${low} and ${high}; what a philosophy would take past them is lost.`, 104, 6, {
          style: "rules",
          size: 7.2,
          w: 86,
        }),
        label("The sample teams got two improvement rolls each after this, for a little history.", 104, 10, {
          style: "rules",
          size: 7.2,
          w: 86,
        }),
      ],
    }),
  };
}

function large(context: PenPaperContext): LargeBlock[] {
  return [
    ...largeSection(bonusTable(context.rules)),
    ...Array.from({ length: TEAMS }, (_, i): LargeBlock[] => [
      { kind: "break" },
      { kind: "heading", text: `Team ${i + 1}` },
      {
        kind: "table",
        name: `t${i + 1}.head`,
        columns: [
          { head: "", share: 1 },
          { head: "", share: 3, pencil: true },
        ],
        rows: HEADS.map((head) => [head]),
      },
      ...largeSection(scoreTable(context.rules, `t${i + 1}.`)),
      {
        kind: "table",
        name: `t${i + 1}.totals`,
        columns: ["OFF", "DEF"].map((head) => ({ head, share: 1, pencil: true, align: "middle" as const })),
        rows: [[]],
      },
    ]).flat(),
  ];
}

export const teamCreation: PenPaperSheet = {
  id: "team-creation",
  code: "PP-19",
  title: "Team creation",
  summary: "roll two teams on a page: abilities, philosophy, ratings, names and a helmet to color",
  orientation: "portrait",
  fills: "nothing",
  pages: (context) => [{ template: "pen-and-paper/team-creation", title: "Team creation", model: model(context) }],
  large,
};
