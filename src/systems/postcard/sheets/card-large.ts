/** The field card in large print: its charts as tables, and a form to keep score in. */
import type { Side } from "../../../kernel/football/index.js";
import { chartsOf, NUMBERS, type PostcardRules } from "../rules/index.js";
import { recordPosition, sourcesOf } from "./card-model.js";
import type { LargeBlock } from "../../contract.js";
import { cardCharts, signedYards, type CellWords, type ChartCell } from "../card/chart-cells.js";
import { puntGroups } from "../card/punt-plan.js";
import { finePrint, rangeText } from "../card/words.js";
import { nameOf, type PostcardContext } from "./shared.js";

/** `+4 to +7`, or one result. */
const resultText = ({ from, to }: ChartCell): string =>
  from === to ? signedYards(from) : `${signedYards(from)} to ${signedYards(to)}`;

const SIGNS = { flag: "penalty", right: "and run on", double: "and run on", up: "pressed at" } as const;

const wordsText = (words: readonly CellWords[]): string =>
  words
    .map(({ text, die, sign }) => (text !== undefined ? text : die !== undefined ? `die ${die}` : SIGNS[sign!]))
    .join(" ")
    .toLowerCase()
    .replace(/\bint\b/, "intercepted")
    .replace(/\binc\./, "incomplete")
    .replace(/\bfum\b/, "fumble")
    .replace(/^./, (first) => first.toUpperCase());

const chart = (name: string, head: string, cells: readonly ChartCell[]): LargeBlock => ({
  kind: "table",
  name,
  columns: [
    { head: "Offense less defense", share: 0.3, align: "middle" },
    { head, share: 0.7 },
  ],
  rows: cells.filter(({ words }) => words.length > 0).map((cell) => [resultText(cell), wordsText(cell.words)]),
});

/** Totals below the first throw: what the pass row says, and the row under it. */
function badThrows(rules: PostcardRules): LargeBlock {
  const { pass, level } = cardCharts(rules);
  const first = rules.card.levels[0].from;
  const rows = pass
    .filter(({ from }) => from < first)
    .flatMap((cell) =>
      level
        .filter(({ from, to }) => from < first && from <= cell.to && to >= cell.from)
        .map((other) => {
          const both = { ...cell, from: Math.max(cell.from, other.from), to: Math.min(cell.to, other.to) };
          return [resultText(both), wordsText(cell.words), wordsText(other.words)];
        }),
    );
  return {
    kind: "table",
    name: "pass",
    columns: [
      { head: "Offense less defense", share: 0.3, align: "middle" },
      { head: "Pass", share: 0.3 },
      { head: "Besides", share: 0.4 },
    ],
    rows,
  };
}

/** Throws by level. */
function levels({ rules }: Pick<PostcardContext, "rules">): LargeBlock {
  const { levels: all, passing } = rules.card;
  return {
    kind: "table",
    name: "levels",
    columns: ["Level", "Total", "Yards", "Caught with", "Pressed with", "Then caught with"].map((head) => ({
      head,
      share: head === "Yards" ? 1.6 : 1,
      align: "middle" as const,
    })),
    rows: all.map(({ level, from, to, catch: need, pressure }, i) => [
      `${level}`,
      rangeText({ low: from, high: to }),
      yardsOf(rules, from, to),
      `${need} or more`,
      `${pressure} or more`,
      `${all.at(i + 1)?.catch ?? passing.pressedTop} or more`,
    ]),
  };
}

/** Yards of the totals from `from` to `to`. */
const yardsOf = (rules: PostcardRules, from: number, to: number): string => {
  const { pass } = chartsOf(rules);
  const totals = Array.from({ length: to - from + 1 }, (_, i) => pass.at(from + i));
  return totals.map((cell) => ("yards" in cell ? `${cell.yards}` : "")).join(", ");
};

/** Team, score, bonuses, plays and rattle of a side as they stand; nothing on a form. */
function written(context: PostcardContext, side: Side): string[] {
  if (context.fill === "blank") return ["", "", "", "", ""];
  const record = sourcesOf(context).game;
  const name = nameOf(context, side) || (record?.[side] ?? "");
  if (!record) return [name, "", "", "", ""];
  const { score, bar, plays, rattled } = recordPosition(context);
  return [name, `${score[side]}`, `${bar[side]}`, `${plays[side]}`, rattled === side ? "yes" : ""];
}

/** Everything that the card prints, at 16 pt and more. */
export function cardLarge(context: PostcardContext): readonly LargeBlock[] {
  const { rules } = context;
  const { card } = rules;
  const charts = cardCharts(rules);
  const plain = (head: string, share = 1, pencil = false) => ({
    head,
    share,
    align: "middle" as const,
    ...(pencil && { pencil }),
  });
  return [
    { kind: "heading", text: "Score and trackers" },
    {
      kind: "table",
      name: "score",
      columns: [
        plain("Side"),
        plain("Team", 2, true),
        plain("Score", 1, true),
        plain(`Bonuses, at most ${card.barCap}`, 1.5, true),
        plain(`Plays, 1 to ${card.clock.plays}`, 1.5, true),
        plain("Rattled", 1, true),
      ],
      rows: (["home", "away"] as const).map((side) => [side === "home" ? "Home" : "Away", ...written(context, side)]),
    },
    { kind: "text", text: "Stars of the time circles, in the order in which they are crossed." },
    {
      kind: "table",
      name: "time",
      columns: [plain("End", 1.4), ...card.timeStars.left.map((_, i) => plain(`${i + 1}`))],
      rows: [
        ["Home\u2019s end", ...card.timeStars.left.map(String)],
        ["Away\u2019s end", ...card.timeStars.right.map(String)],
      ],
    },
    { kind: "break" },
    { kind: "heading", text: "Strategy", note: "who beats whom, and the bonus of the winner" },
    {
      kind: "table",
      name: "strategy",
      columns: [plain("Number"), plain("Play"), plain("Beats", 2), plain("Loses to", 2), plain("Bonus")],
      rows: NUMBERS.map((number) => {
        const { play, beats, stars } = card.strategy[number - 1];
        const losers = card.strategy.filter((other) => other.beats.includes(number)).map((other) => other.number);
        return [`${number}`, play, beats.join(", "), losers.join(", "), `+${stars}`];
      }),
    },
    { kind: "break" },
    { kind: "heading", text: "Rush", note: "counted from the line of scrimmage; penalties as the offense sees them" },
    chart("rush", "Rush", charts.rush),
    { kind: "break" },
    { kind: "heading", text: "Pass", note: "total of the throw" },
    badThrows(rules),
    levels(context),
    { kind: "break" },
    { kind: "heading", text: "Run", note: "tackle challenge, counted from the ball" },
    chart("run", "Run", charts.run),
    {
      kind: "heading",
      text: "Field goals",
      note: `marker ${card.kicking.fieldGoalDrop} yards behind the line; total of two dice`,
    },
    {
      kind: "table",
      name: "goals",
      columns: [plain("Yards from the goal line"), plain("Good with")],
      rows: card.fieldGoals.map((range) => [
        `${range.marker}${range.marker === card.kicking.tryMarker ? ", and the try" : ""}`,
        rangeText(range),
      ]),
    },
    { kind: "break" },
    {
      kind: "heading",
      text: "Punts",
      note: `marker ${card.kicking.puntDrop} yards behind the line; total of two dice`,
    },
    {
      kind: "table",
      name: "punts",
      columns: [plain("Yards", 2), plain("Hit with"), plain("Hit: kickers"), plain("Miss: receivers")],
      rows: puntGroups(card.punts).flatMap(({ ranges, kicker, receiver }) =>
        ranges.map((range) => [range.targets.join(", "), rangeText(range), `+${kicker}`, `+${receiver}`]),
      ),
    },
    { kind: "heading", text: "Kickoffs", note: `from the ${card.kicking.kickoffFrom}` },
    {
      kind: "table",
      name: "kickoffs",
      columns: [
        plain("Number"),
        plain("Kickoff to the receivers\u2019", 2),
        plain("Onside to the kickers\u2019", 2),
        plain("Bonus"),
      ],
      rows: card.kickMarks.map(({ number, spot, onside, bonus }) => [
        `${number}`,
        spot < 0 ? `end zone, ${-spot} deep` : spot === 0 ? "goal line" : `${spot}`,
        onside > 50 ? `${100 - onside} of the receivers` : `${onside}`,
        `+${bonus}`,
      ]),
    },
    { kind: "heading", text: "Besides" },
    {
      kind: "list",
      items: [
        ...finePrint(rules).split(/\s+\u00b7\s+/),
        `Kickoff touchback ${card.kicking.kickoffTouchback}, punt touchback ${card.kicking.puntTouchback}, free kick from the ${card.kicking.safetyKickFrom}`,
        `Two-point try from the ${card.kicking.twoPointFrom}; kick from the ${card.kicking.tryMarker}`,
        `Sacked: every die of the possession ${signedYards(-card.passing.rattle)}; two dice of ${card.passing.strip} or more strip the ball`,
        `Grounding: ${card.passing.groundingYards} yards and the down`,
        `Two minutes: erase one end; ${card.clock.finalPlays} plays are left, a touchdown counts ${card.clock.finalTouchdown}`,
      ],
    },
  ];
}
