/** DF-10, the deck for two players: groups and formations, and every call of both sides with the chart rows that it uses. */
import { KICKOFFS } from "../engine/decisions.js";
import { STANDARD_FORMATIONS } from "../engine/game.js";
import type { SheetContent } from "../../../contract/sheet.js";
import {
  BLITZES,
  FIGURES,
  LEVELS,
  LINE,
  rowText,
  RUNS,
  type DiceRules,
  type GameCharts,
  type Level,
  type Run,
} from "../rules/index.js";
import { blitzRow, both, listed } from "./game-charts.js";
import { GROUPS } from "./trc.js";

/** A row of symbols; `here` marks the one called. */
const signs = (keys: readonly string[], called: string) => keys.map((text) => ({ text, here: text === called }));

/** Sweeps go around the line. */
const AROUND: Readonly<Partial<Record<Run, string>>> = { SL: "\u25c0", SR: "\u25b6" };

const RECEIVERS = [1, 2, 3, 4, 5] as const;
/** Levels covered underneath; the others are over the top. */
const UNDERNEATH: readonly Level[] = ["Q", "S"];

/** The line, and the direction around it. */
const lineOf = (run: Run): readonly string[] => {
  const around = AROUND[run];
  if (around === undefined) return LINE;
  return run === "SL" ? [around, ...LINE] : [...LINE, around];
};

const runCard = ({ runningMatchup }: GameCharts, run: Run) => ({
  id: run,
  side: "offense",
  what: "run",
  code: run,
  left: run === "SL",
  right: run === "SR",
  line: signs(lineOf(run), AROUND[run] ?? run),
  rows: listed(runningMatchup[run], (meet) => ({ blocker: meet.blocker, defender: both(meet) })),
});

/** The actual receiver of a pass intended for each receiver; 0: thrown away. */
function meantFor({ passReceiver }: GameCharts, receiver: number) {
  const rows: { from: number; to: number; who: number }[] = [];
  for (const { from, to, value } of passReceiver) {
    const last = rows[rows.length - 1];
    const who = value[receiver - 1];
    if (last?.who === who) last.to = to;
    else rows.push({ from, to, who });
  }
  return rows.map(({ who, ...row }) => ({ range: rowText(row), who, meant: who === receiver }));
}

const passCard = (charts: GameCharts, level: Level, receiver: number) => ({
  id: `${level}${receiver}`,
  side: "offense",
  what: "pass",
  code: `${level}${receiver}`,
  level,
  receiver,
  under: UNDERNEATH.includes(level),
  levels: signs(LEVELS, level),
  receivers: signs(
    RECEIVERS.map((number) => `#${number}`),
    `#${receiver}`,
  ),
  rows: meantFor(charts, receiver),
});

/** Calls that rules may omit. */
function others({ tables, switches }: DiceRules) {
  const card = (id: string, code: string, rows: readonly object[] = []) => ({
    id,
    side: "offense",
    what: "other",
    code,
    rows,
  });
  return [
    ...(switches.sneak === "on"
      ? [
          card(
            "sneak",
            "QB",
            listed(tables.sneak, (key) => ({ key })),
          ),
        ]
      : []),
    ...(switches.hailMary === "on"
      ? [
          card(
            "hailMary",
            "HM",
            listed(tables.hailMary, (key) => ({ key })),
          ),
        ]
      : []),
    card("spike", "SP"),
    card("punt", "P"),
    card("coffin", "CC"),
    card(
      "fieldGoal",
      "FG",
      listed(tables.fieldGoal99, (key) => ({ key })),
    ),
  ];
}

const kickoffCard = ({ kickoffOnside }: GameCharts, kick: (typeof KICKOFFS)[number]) => ({
  id: `kickoff-${kick}`,
  side: "offense",
  what: "kickoff",
  code: "KO",
  rows: kick === "onside" ? listed(kickoffOnside, (key) => ({ key })) : [],
});

const formationCard = (at: number) => ({
  id: `formation-${at + 1}`,
  side: "defense",
  what: "formation",
  code: `${at + 1}`,
  fronts: (["3-4", "4-3"] as const).map((front) => ({ front, name: STANDARD_FORMATIONS[front][at] })),
});

/** Normal, man, zone; the blitzes; and the number of safeties in the box. */
const defenses = ({ blitzKey }: GameCharts) => [
  ...(["N", "M", "Z"] as const).map((call) => ({ id: call, side: "defense", what: "cover", code: call })),
  ...BLITZES.map((call) => ({
    id: `blitz-${call}`,
    side: "defense",
    what: "blitz",
    code: call,
    ...blitzRow(call, blitzKey[call]),
    men: blitzKey[call].blitzers.map(both),
  })),
  ...[1, 2].map((safeties) => ({
    id: `box-${safeties}`,
    side: "defense",
    what: "box",
    code: `+${safeties * FIGURES.boxSafety}`,
    safeties,
  })),
];

/** All cards, in printing and cutting order. */
function deck(rules: DiceRules) {
  const { tables } = rules;
  return [
    ...GROUPS.map((codes, i) => ({ id: `group-${i + 1}`, side: "offense", what: "group", code: `${i + 1}`, codes })),
    ...RUNS.map((run) => runCard(tables, run)),
    ...LEVELS.flatMap((level) => RECEIVERS.map((receiver) => passCard(tables, level, receiver))),
    ...others(rules),
    ...KICKOFFS.map((kick) => kickoffCard(tables, kick)),
    ...GROUPS.map((_, at) => formationCard(at)),
    ...defenses(tables),
  ];
}

export const callCards: SheetContent<object, DiceRules> = {
  form: ({ rules }) => ({
    cards: deck(rules).map((card) => ({ ...card, defends: card.side === "defense" })),
    figures: FIGURES,
    wide: rules.switches.cbMatch === "wr",
    halves: rules.tables.timing.halves,
  }),
};
