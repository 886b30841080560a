/** The game record in large print: heads, then two tables a quarter. */
import type { LargeBlock } from "../../../page/flow.js";
import { STATS } from "../rules/index.js";
import { periodName } from "./game-record-grid.js";
import type { HeadTeam } from "./game-record-head.js";
import { recordValues } from "./game-record-values.js";
import { RECORD_COLUMNS, RECORD_HEADS, type RecordColumn, type RecordLine } from "./record-line.js";
import { signed, type PenPaperContext } from "./shared.js";

/** Columns of the two tables that stand for one row of the sheet. */
const PARTS: readonly { readonly id: string; readonly title: string; readonly columns: readonly RecordColumn[] }[] = [
  { id: "calls", title: "calls", columns: RECORD_COLUMNS.slice(0, 6) },
  { id: "yards", title: "yards and scores", columns: RECORD_COLUMNS.slice(6) },
];

export function largeGameRecord(context: PenPaperContext): LargeBlock[] {
  const { game } = context.rules.tables;
  const values = recordValues(context);
  const last = Math.max(game.quarters + 1, values.periods);
  const blocks: LargeBlock[] = [{ kind: "heading", text: "Game record" }, ...heads(context, values.head(last))];
  for (let period = 1; period <= last; period++) {
    const own = values.lines.filter((line) => line.period === period);
    for (const part of PARTS) {
      blocks.push(
        { kind: "break" },
        { kind: "heading", text: periodName(period, game.quarters), note: part.title },
        quarter(`q${period}.${part.id}`, part.columns, game.rounds, own),
      );
    }
  }
  return blocks;
}

function heads(context: PenPaperContext, teams: { readonly away: HeadTeam; readonly home: HeadTeam }): LargeBlock[] {
  const { game } = context.rules.tables;
  const sides = [
    { label: "Visitor", team: teams.away, dice: game.actionDice.visitor },
    { label: "Home", team: teams.home, dice: game.actionDice.home },
  ];
  const pencil = (head: string, share = 1) => ({ head, share, pencil: true, align: "middle" as const });
  return [
    {
      kind: "table",
      name: "teams",
      columns: [
        { head: "", share: 1.2 },
        { head: "Team", share: 4, pencil: true },
        ...STATS.map((stat) => pencil(stat)),
        pencil("Action dice used", 2),
        { head: "of", share: 0.7, align: "middle" },
      ],
      rows: sides.map(({ label, team, dice }) => [
        label,
        team.name,
        ...STATS.map((_, i) => (team.modifiers.length > i ? signed(team.modifiers[i]) : "")),
        team.name === "" ? "" : `${team.diceUsed}`,
        `${dice}`,
      ]),
    },
    {
      kind: "table",
      name: "score",
      columns: [
        { head: "Points", share: 2 },
        ...Array.from({ length: game.quarters }, (_, i) => pencil(`${i + 1}`)),
        pencil("OT"),
        pencil("Total", 1.4),
      ],
      rows: sides.map(({ label, team }) => [
        label,
        ...Array.from({ length: game.quarters + 1 }, (_, i) => team.periods[i] ?? ""),
        team.total,
      ]),
    },
  ];
}

function quarter(
  name: string,
  keys: readonly RecordColumn[],
  rounds: number,
  lines: readonly RecordLine[],
): LargeBlock {
  const rowsOf = (round: number): { label: string; line?: RecordLine }[] => {
    const own = lines.filter((line) => line.round === round);
    return own.length === 0 ? [{ label: `${round}` }] : own.map((line) => ({ label: `${round}${line.suffix}`, line }));
  };
  return {
    kind: "table",
    name,
    columns: [
      { head: "Play", share: 1.1, align: "middle" },
      ...keys.map((key) => ({
        head: RECORD_HEADS[key].long,
        share: RECORD_HEADS[key].share,
        pencil: true,
        align: key === "call" ? ("start" as const) : ("middle" as const),
      })),
    ],
    rows: Array.from({ length: rounds }, (_, i) => rowsOf(i + 1))
      .flat()
      .map(({ label, line }) => [label, ...keys.map((key) => line?.values[key] ?? "")]),
  };
}
