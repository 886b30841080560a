/** M12, PP-12: a team's off-season, step by step in playing order. */
import type { LargeBlock } from "../../../page/flow.js";
import { STATS } from "../rules/index.js";
import { formParts, headLine, label } from "./form.js";
import {
  classTable,
  eventTable,
  improvementTable,
  priceWords,
  setbackTable,
  starPositionTable,
} from "./off-season-tables.js";
import { offSeasonPages, type OffSeasonValues } from "./off-season-values.js";
import { FROM_LEAGUE, MINUS, money, type PenPaperContext, type PenPaperSheet } from "./shared.js";
import { largeSection, placeTable, type TableColumn, type TableSpec } from "./table.js";

const MARKET_ROWS = 8;
const pencil = (key: string, head: string, w: number, long = head) =>
  ({ key, head, long, w, align: "middle", pencil: true }) as const;

const rollTable = (values: OffSeasonValues): TableSpec => ({
  name: "rolls",
  title: "Rolls",
  note: "what came of them",
  columns: [
    { key: "step", head: "Step", w: 22, style: "semi" },
    { key: "dice", head: "Dice", w: 9, align: "middle", style: "rules" },
    pencil("roll", "Roll", 12),
    { key: "what", head: "Result", w: 30, pencil: true, size: 9 },
  ],
  rows: [
    ["2  Fan base", "1d6", ...values.fanBase],
    ["3  Event", "2d6", ...values.event],
    ["4  Setback", "d20", ...values.setback],
    ["5  Income", "1d6", ...values.income],
    ["6  Star", "1d6", ...values.star],
  ],
});

const marketTable = (values: OffSeasonValues): TableSpec => ({
  name: "markets",
  title: "5  Markets held",
  note: "a shared major pays the minor rate",
  columns: [
    { key: "market", head: "Market", w: 46, pencil: true },
    pencil("kind", "Major, minor", 24),
    pencil("shared", "Shared", 17),
    pencil("pays", "Pays $M", 20),
  ],
  rows: Array.from({ length: Math.max(MARKET_ROWS, values.markets.length) }, (_, i) => values.markets[i] ?? []),
});

const moneyTable = (context: PenPaperContext, values: OffSeasonValues): TableSpec => ({
  name: "money",
  title: "Money in millions",
  columns: [{ key: "what", head: "", w: 42, style: "semi" }, pencil("sum", "$M", 24)],
  rows: [
    ["Bank before", values.money[0] ?? ""],
    [`Stadium, to stay: ${MINUS}${money(context.rules.tables.stadiumPrice)}`, values.money[1] ?? ""],
    ["Markets pay, all together", values.money[2] ?? ""],
    [context.rules.switches.incomeDie ? "Income: markets x 1d6" : "Income", values.money[3] ?? ""],
    [`Extra abilities ${MINUS}`, values.money[4] ?? ""],
    ["Bank after", values.money[5] ?? ""],
  ],
});

const inGroup = (group: string, columns: readonly TableColumn[]): TableColumn[] =>
  columns.map((column) => ({ ...column, group }));

const scoreTable = (values: OffSeasonValues): TableSpec => ({
  name: "scores",
  title: "4  Setback and 6  improvement",
  columns: [
    ...inGroup("Ability", [
      { key: "stat", head: "", w: 12, align: "middle", style: "strong", size: 10, tint: true },
      pencil("before", "Score before", 22),
    ]),
    ...inGroup("4  Setback", [pencil("setback", "Lost", 20, "Points lost")]),
    ...inGroup("6  Improvement", [
      pencil("die", "d20", 18, "d20"),
      pencil("change", "Change", 20),
      pencil("star", "Star", 26),
    ]),
    ...inGroup("Next season", [pencil("after", "Score after", 22), pencil("bonus", "Bonus", 20)]),
  ],
  rows: STATS.map((stat) => [stat, ...(values.scores[stat] ?? [])]),
});

function model(context: PenPaperContext, values: OffSeasonValues): object {
  const { rules } = context;
  const named = (spec: TableSpec): TableSpec => ({ ...spec, name: `${values.prefix}${spec.name}` });
  const classes = placeTable(named(classTable(rules, values.class)), { x: 0, y: 32, w: 117, rowH: 6.4, pencil: 10 });
  const rolls = placeTable(named(rollTable(values)), {
    x: 121,
    y: 32,
    w: 69,
    rowH: 8.96,
    headH: 4.6,
    block: 0,
    size: 7.8,
  });
  const y2 = classes.bottom + 5;
  const markets = placeTable(named(marketTable(values)), {
    x: 0,
    y: y2,
    w: 117,
    rowH: 49.6 / Math.max(MARKET_ROWS, values.markets.length),
  });
  const moneyPlace = placeTable(named(moneyTable(context, values)), {
    x: 121,
    y: y2,
    w: 69,
    rowH: 49.6 / 6,
    block: 0,
    size: 7.8,
    pencil: 11,
  });
  const y3 = markets.bottom + 5;
  const scores = placeTable(named(scoreTable(values)), { x: 0, y: y3, w: 190, rowH: 7.6, pencil: 10.5 });
  const y4 = scores.bottom + 5;
  const chart = { y: y4, rowH: 5, bandH: 4.8, headH: 4.2, block: 0, size: 7.6 } as const;
  return {
    subtitle: "Off-season worksheet",
    tagline: "one team between two seasons",
    tagWidth: 84,
    tables: [
      classes,
      rolls,
      markets,
      moneyPlace,
      scores,
      placeTable(named(eventTable(rules)), { ...chart, x: 0, w: 50 }),
      placeTable(named(setbackTable(rules)), { ...chart, x: 53, w: 34 }),
      placeTable(named(improvementTable(rules)), { ...chart, x: 90, w: 34 }),
      placeTable(named(starPositionTable(rules)), { ...chart, x: 127, w: 63 }),
    ],
    ...formParts({
      heads: [
        headLine(`${values.prefix}team`, "Team", values.team, 104, 4.6, 86),
        headLine(`${values.prefix}league`, "League", values.league, 104, 12, 86),
        headLine(`${values.prefix}season`, "After season", values.season, 0, 27.4, 40),
        headLine(`${values.prefix}record`, "Record", values.record, 46, 27.4, 50),
        headLine(`${values.prefix}growth`, "Market gained or lost", values.growth, 104, 27.4, 86),
      ],
      labels: [label(priceWords(rules), 0, 252.6, { style: "rules", size: 7.2, w: 190 })],
    }),
  };
}

function large(context: PenPaperContext): LargeBlock[] {
  const { rules } = context;
  return offSeasonPages(context).flatMap((values): LargeBlock[] => {
    const named = (spec: TableSpec): TableSpec => ({ ...spec, name: `${values.prefix}${spec.name}` });
    return [
      { kind: "break" },
      { kind: "heading", text: "Off-season worksheet" },
      {
        kind: "table",
        name: `${values.prefix}head`,
        columns: ["Team", "After season", "Record", "Market gained or lost"].map((head) => ({
          head,
          share: 1,
          pencil: true,
        })),
        rows: [[values.team, values.season, values.record, values.growth]],
      },
      ...[
        classTable(rules, values.class),
        rollTable(values),
        eventTable(rules),
        setbackTable(rules),
        marketTable(values),
        moneyTable(context, values),
        scoreTable(values),
        improvementTable(rules),
        starPositionTable(rules),
      ].flatMap((spec) => largeSection(named(spec))),
      { kind: "text", text: priceWords(rules) },
    ];
  });
}

export const offSeasonWorksheet: PenPaperSheet = {
  id: "off-season-worksheet",
  code: "PP-12",
  title: "Off-season worksheet",
  summary: "fan base, events, setback, income and improvement of one team, with the charts beside them",
  orientation: "portrait",
  fills: "record",
  from: FROM_LEAGUE,
  pages: (context) =>
    offSeasonPages(context).map((values) => ({
      template: "pen-and-paper/off-season-worksheet",
      title: values.team === "" ? "Off-season worksheet" : `Off-season: ${values.team}`,
      model: model(context, values),
    })),
  large,
};
