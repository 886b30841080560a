/** DF-5, the game charts: the tables that the engine uses, including house rules. */
import { minusText } from "../../../kernel/words/index.js";
import type { SheetContent } from "../../../contract/sheet.js";
import {
  BLITZES,
  COUNTED_KICKOFFS,
  DEFENSE_CALLS,
  FIGURES,
  LETTERS,
  lawOf,
  LEVELS,
  PENALTY_CHARTS,
  PASSES,
  rowText,
  RUNS,
  SPECIAL_DEFENSE,
  SPECIAL_OFFENSE,
  type BlitzLine,
  type DiceRules,
  type GameCharts,
  type Hurt,
  type KickoffCell,
  type Matchup,
  type Rows,
  type Switches,
} from "../rules/index.js";

/** Rows with their ranges and adjacent cells. */
export const listed = <T>(rows: Rows<T>, cells: (value: T) => object) =>
  rows.map((row) => ({ range: rowText(row), ...cells(row.value) }));

/** Single-die faces are printed without a leading zero. */
const faces = <T>(rows: Rows<T>, cells: (value: T) => object) =>
  rows.map(({ from, to, value }) => ({ range: from === to ? `${from}` : `${from}-${to}`, ...cells(value) }));

/** Yards by white: 1 to 9, then 0. */
const WHITES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

export function kickoffRow(cell: KickoffCell) {
  const given = typeof cell === "string" ? undefined : cell;
  const muffed = given?.muffed ?? false;
  return {
    touchback: cell === "TB",
    yard: given ? `${given.line}` : "",
    returner: given?.returner ?? 0,
    muffed,
    downed: given?.returner === 0 && !muffed,
  };
}

/** `RDE`, or both names of a place that the fronts name differently. */
export const both = ({ against3, against4 }: Pick<Matchup, "against3" | "against4">): string =>
  against3 === against4 ? against3 : `${against3} / ${against4}`;

const hurtCell = (hurt: Hurt) => ({
  rank: typeof hurt === "number" ? hurt : 0,
  carrier: hurt === "carrier",
  nobody: hurt === "none",
  place: typeof hurt === "number" || hurt === "carrier" || hurt === "none" ? "" : hurt,
});

/** A place in a list or on the field, or any other person named by a chart. */
const rankOf = (who: number | "tackler" | "team") => ({ rank: who, named: typeof who === "string" });

export const blitzRow = (key: string, { blitzers, coverage, order }: BlitzLine) => ({
  key,
  blitzers: blitzers.map(both).join(", "),
  man: coverage === "M",
  order: order.join(" "),
});

export const situationFacts = ({ situations: { letters, map } }: GameCharts) => ({
  letters: LETTERS.map((letter) => {
    const [from, to] = letters[letter];
    return { key: letter, from, to, open: to >= 99 };
  }),
  downs: (["1", "2", "3", "4"] as const).map((down) => ({
    key: down,
    cells: LETTERS.map((letter) => map[down][letter]),
  })),
});

const scrimmage = (charts: GameCharts) => ({
  playResult: faces(charts.playResult, (key) => ({ key })),
  longInjury: listed(charts.longInjury, (key) => ({ key })),
  matchups: RUNS.map((run) => ({
    key: run,
    left: run === "SL",
    right: run === "SR",
    rows: listed(charts.runningMatchup[run], (meet) => ({ blocker: meet.blocker, defender: both(meet) })),
  })),
  tackle: listed(charts.tackle, rankOf),
  recovery: listed(charts.fumbleRecovery, rankOf),
  sackWho: {
    card: listed(charts.sackWho.card, rankOf),
    two: listed(charts.sackWho.two, rankOf),
    three: listed(charts.sackWho.three, rankOf),
    four: listed(charts.sackWho.four, rankOf),
  },
  sackYards: WHITES.map((white) => ({
    key: white,
    early: minusText(charts.sackYards.early[white]),
    late: minusText(charts.sackYards.late[white]),
  })),
  turnover: listed(charts.turnoverReturn, ({ interception, fumble }) => ({
    interception: `${interception}`,
    fumble: `${fumble}`,
  })),
  interceptionWho: listed(charts.interceptionWho, ({ near, far }) => ({ near, far })),
  interceptionSpot: listed(charts.interceptionSpot, (past) => ({
    cells: LEVELS.map((level) => minusText(past[level])),
  })),
  levels: LEVELS,
});

const kicks = (charts: GameCharts) => {
  const regular = listed(charts.kickoffRegular, kickoffRow);
  const half = Math.ceil(regular.length / 2);
  return {
    regular: [regular.slice(0, half), regular.slice(half)],
    angled: listed(charts.kickoffAngled, kickoffRow),
    squib: listed(charts.kickoffSquib, kickoffRow),
    onside: listed(charts.kickoffOnside, (who) => ({ kickers: who === "kickers" })),
    blocks: (["blockedFieldGoal", "blockedPunt"] as const).map((key) => ({
      key,
      rows: listed(charts[key], ({ behind = 0, advance = 0, touchdown = false, note = "" }) => ({
        behind,
        advance,
        touchdown,
        note,
      })),
    })),
    returnTouchdown: listed(charts.returnTouchdown, (key) => ({ key })),
    fieldGoal99: listed(charts.fieldGoal99, (key) => ({ key })),
  };
};

const fouls = ({ penalties }: GameCharts) =>
  PENALTY_CHARTS.map((key) => ({
    key,
    rows: listed(penalties[key], ({ name, side, yards, spot, flag = "" }) => ({
      name,
      side,
      yards: yards === 0 ? "" : `${yards}`,
      spot: yards === 0 ? "" : spot,
      flag,
    })),
  }));

const injuries = ({ injuryWho, injuryLength }: GameCharts) => ({
  who: listed(injuryWho, (row) => ({ cells: [hurtCell(row.run), hurtCell(row.pass), hurtCell(row.return)] })),
  length: listed(injuryLength, ({ until, plays = 0, games = 0 }) => ({ until, plays, games })),
});

/** Ranges of each call under the columns that use it; omits calls that no column has. */
const callRows = <C extends string>(calls: readonly C[], columns: readonly Rows<C>[]) =>
  calls
    .map((key) => ({
      key,
      cells: columns.map((rows) =>
        rows
          .filter(({ value }) => value === key)
          .map(rowText)
          .join(" "),
      ),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));

const calls = (charts: GameCharts) => ({
  offense: callRows(
    [...RUNS, ...PASSES],
    SPECIAL_OFFENSE.map((column) => charts.specialOffense[column]),
  ),
  defense: callRows(
    DEFENSE_CALLS,
    SPECIAL_DEFENSE.map((column) => charts.specialDefense[column]),
  ),
  receivers: listed(charts.passReceiver, (actual) => ({ cells: actual.map((n) => (n === 0 ? "\u2013" : `#${n}`)) })),
  blitzes: BLITZES.map((key) => blitzRow(key, charts.blitzKey[key])),
  sneak: listed(charts.sneak, (key) => ({ key })),
  hailMary: listed(charts.hailMary, (key) => ({ key })),
  homeFumble: listed(charts.homeFumble, (key) => ({ key })),
  hotPlayer: listed(charts.hotPlayer, (key) => ({ key })),
});

/**
 * Touchbacks rolled for before the kickoff chart, in the season with the most of them; `last`: the highest two-dice
 * number; `counted`: the same from a season on, if it is counted.
 */
export function earlyTouchbacks(switches: Switches) {
  const { touchbacks } = lawOf(switches, Infinity);
  return {
    bySeason: switches.kickoffTouchback === "season",
    some: touchbacks > 0,
    last: touchbacks - 1,
    counted:
      switches.kickoffTouchback === "counted" &&
      COUNTED_KICKOFFS.filter(({ touchbacks }, i) => touchbacks !== COUNTED_KICKOFFS[i - 1]?.touchbacks).map(
        ({ from, touchbacks: count }) => ({ from, last: `${count - 1}`.padStart(2, "0") }),
      ),
    deeper:
      switches.kickoffTouchback === "counted" &&
      COUNTED_KICKOFFS.filter(({ deeper }, i) => deeper !== COUNTED_KICKOFFS[i - 1]?.deeper).map(
        ({ from, deeper }) => ({
          from,
          deeper,
        }),
      ),
  };
}

export const gameCharts: SheetContent<object, DiceRules> = {
  form: ({ rules: { tables, switches } }) => ({
    situations: situationFacts(tables),
    ...scrimmage(tables),
    kicks: kicks(tables),
    fouls: fouls(tables),
    injuries: injuries(tables),
    calls: calls(tables),
    figures: { ...FIGURES, weakest: minusText(FIGURES.zone.weakest) },
    homeField: switches.homeField === "on",
    wide: switches.cbMatch === "wr",
    touchbacks: earlyTouchbacks(switches),
    hotPlayers: switches.hotPlayers === "on",
  }),
};
