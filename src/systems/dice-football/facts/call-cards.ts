/** DF-10, the deck for two players: groups and formations, and every call of both sides with the chart rows that it uses. */
import { chunks } from "../../../kernel/lists/index.js";
import { KICKOFFS } from "../engine/decisions.js";
import { STANDARD_FORMATIONS } from "../engine/game.js";
import type { SheetContent } from "../../../contract/sheet.js";
import {
  BLITZES,
  COUNTED_KICKOFFS,
  FIGURES,
  isLineman,
  LEVELS,
  LINE,
  rowText,
  RUNS,
  type DiceRules,
  type GameCharts,
  type Level,
  type Place,
  type Run,
} from "../rules/index.js";
import { blitzRow, both, kickoffRow, listed } from "./game-charts.js";
import { codeFacts, GROUPS } from "./trc.js";

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
    ...(switches.kneel === "on" ? [card("kneel", "KN")] : []),
    card("punt", "P"),
    card("coffin", "CC"),
    card(
      "fieldGoal",
      "FG",
      listed(tables.fieldGoal99, (key) => ({ key })),
    ),
  ];
}

/** Charts of kickoffs that a card has room for, in two columns. */
function kickoffCharts({ kickoffAngled, kickoffSquib }: GameCharts, kick: (typeof KICKOFFS)[number]) {
  const chart = { angled: kickoffAngled, squib: kickoffSquib }[kick as string];
  if (!chart) return [];
  const rows = listed(chart, kickoffRow);
  return chunks(rows, Math.ceil(rows.length / (rows.length > KICKOFF_ROWS ? 2 : 1)));
}

/** Rows of a kickoff chart that fit below each other. */
const KICKOFF_ROWS = 8;

const kickoffCard = (charts: GameCharts, kick: (typeof KICKOFFS)[number]) => ({
  id: `kickoff-${kick}`,
  side: "offense",
  what: "kickoff",
  code: "KO",
  rows: kick === "onside" ? listed(charts.kickoffOnside, (key) => ({ key })) : [],
  charts: kickoffCharts(charts, kick),
});

const FRONTS = ["3-4", "4-3"] as const;
const SECONDARY = ["CB1", "CB2", "SS", "FS"] as const;
const FOUR = ["LDE", "LDT", "RDT", "RDE"] as const;

/** Where the players of each standard formation line up; fronts differ in the base formation only. */
const LINED_UP: Readonly<Record<string, readonly Place[]>> = {
  "3-4-4": ["LDE", "NT", "RDE", "LOLB", "LILB", "RILB", "ROLB", ...SECONDARY],
  "4-3-4": [...FOUR, "LLB", "MLB", "RLB", ...SECONDARY],
  "4-2-5": [...FOUR, "MLB", "RLB", "S3", ...SECONDARY],
  "4-1-6": [...FOUR, "MLB", "S3", "CB4", ...SECONDARY],
  "4-4-3": [...FOUR, "LOLB", "LILB", "RILB", "ROLB", "CB1", "CB2", "SS"],
};

/** A formation as a picture; `dark`: who is marked, by a test of his place. */
const picture = (name: string, isDark: (place: Place) => boolean) =>
  LINED_UP[name].map((at) => ({ at, dark: isDark(at) }));

const formationCard = (at: number) => {
  const fronts = FRONTS.map((front) => ({ front, name: STANDARD_FORMATIONS[front][at] }));
  const same = fronts[0].name === fronts[1].name;
  const pictures = same ? [{ name: fronts[0].name, front: "" }] : fronts;
  return {
    id: `formation-${at + 1}`,
    side: "defense",
    what: "formation",
    code: `${at + 1}`,
    fronts: !same,
    pictures: pictures.map(({ name, front }) => ({ name, front, men: picture(name, isLineman) })),
  };
};

/** The call in the base formation of a four-man front. */
const called = (rushes: (place: Place) => boolean) => picture(STANDARD_FORMATIONS["4-3"][0], rushes);

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
    field: called((place) => isLineman(place) || blitzKey[call].blitzers.some(({ against4 }) => against4 === place)),
  })),
  ...[1, 2].map((safeties) => ({
    id: `box-${safeties}`,
    side: "defense",
    what: "box",
    code: `+${safeties * FIGURES.boxSafety}`,
    safeties,
    field: called((place) => ["SS", "FS"].slice(0, safeties).includes(place)),
  })),
];

/** All cards, in printing and cutting order. */
function deck(rules: DiceRules) {
  const { tables } = rules;
  return [
    ...GROUPS.map((codes, i) => ({
      id: `group-${i + 1}`,
      side: "offense",
      what: "group",
      code: `${i + 1}`,
      codes: codes.map((code) => codeFacts(rules, code, GROUPS, i)),
    })),
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
    moved:
      rules.switches.kickoffTouchback === "counted" &&
      COUNTED_KICKOFFS.find(({ spot }) => spot !== FIGURES.kickoff.from),
    wide: rules.switches.cbMatch === "wr",
    halves: rules.tables.timing.halves,
  }),
};
