/** Chances of kicks and single rolls, and what field position is worth (section 8 of the digest). */
import { fractionValue } from "../../../kernel/dice/index.js";
import { GOAL, STEP_YARDS, type Step } from "../engine/state.js";
import type { PointsTable, PostcardOdds } from "../odds/index.js";
import { percent } from "./probability-plays.js";
import type { OddsCell, OddsTable } from "./probability-table.js";
import { minus, plus, totals, yardLine } from "./reference-words.js";

const middle = (head: string, w = 10): { head: string; w: number } => ({ head, w });

export const fieldGoalTable = ({ fieldGoals }: PostcardOdds): OddsTable => ({
  name: "field-goals",
  title: "Field goal",
  note: "two dice, percent",
  columns: [
    { head: "marker", w: 11, key: true },
    { head: "kick, yd", w: 11, plain: true },
    { head: "range", w: 11, plain: true },
    middle("in range"),
    middle("good, with blocks", 15),
  ],
  rows: fieldGoals.map((row) => [
    { text: `${row.marker}` },
    { text: `${row.kickYards}` },
    { text: totals(row) },
    percent(row.goodUnblocked),
    percent(row.good),
  ]),
});

export const puntTable = ({ punts }: PostcardOdds): OddsTable => ({
  name: "punts",
  title: "Punt",
  note: "two dice, percent",
  columns: [
    { head: "yards", w: 10, key: true },
    { head: "range", w: 11, plain: true },
    middle("hit"),
    { head: "worst miss", w: 12, plain: true },
    { head: "K", w: 7, plain: true },
    { head: "R", w: 7, plain: true },
  ],
  rows: punts.map((row) => [
    { text: `${row.target}` },
    { text: totals(row) },
    percent(row.inRange),
    { text: `\u00b1${row.worstMiss}` },
    { text: plus(row.kicker) },
    { text: plus(row.receiver) },
  ]),
});

export const spendTable = ({ spends }: PostcardOdds): OddsTable => ({
  name: "spends",
  title: "Bonuses on one roll",
  note: "percent",
  columns: [{ head: "spent", w: 16, key: true }, ...spends.map(({ spent }) => middle(`${spent}`, 9))],
  rows: [
    [{ text: "interception" }, ...spends.map((row) => percent(row.interception))],
    [{ text: "strip" }, ...spends.map((row) => percent(row.strip))],
  ],
});

export const recoveryTable = ({ recoveries }: PostcardOdds): OddsTable => ({
  name: "recoveries",
  title: "Fumble",
  note: "who fumbled keeps it, by net bonuses",
  columns: [{ head: "net", w: 16, key: true }, ...recoveries.map(({ net }) => middle(plus(net), 9))],
  rows: [[{ text: "keeps it" }, ...recoveries.map(({ keeps }) => percent(keeps))]],
});

export const onsideTable = ({ onside }: PostcardOdds): OddsTable => ({
  name: "onside",
  title: "Onside kick",
  note: "kickers won the pick: stars and mark",
  columns: [{ head: "bonus", w: 16, key: true }, ...onside.map(({ bonus }) => middle(plus(bonus), 9))],
  rows: [
    [{ text: "fumble" }, ...onside.map((row) => percent(row.fumble))],
    [{ text: "recovered" }, ...onside.map((row) => percent(row.recovered))],
    [{ text: "flag on kickers" }, ...onside.map((row) => percent(row.penaltyKickers))],
  ],
});

export const singleWords = ({ block, twoPoint }: PostcardOdds, table: PointsTable): string => {
  const { kick, two } = table.tries();
  const tries = twoPoint
    .map(({ from, chance }) => `${percent(chance).text} % from ${from === 0 ? "the goal line" : `the ${from}`}`)
    .join(", ");
  return `**Blocked kick:** ${percent(block).text} %. **Two points:** ${tries}. **Try:** kick ${kick.toFixed(2)} points, play ${two.toFixed(2)}. **Kickoff:** worth ${table.kickoffValue.toFixed(2)} points to the receivers, a free kick after a safety ${table.freeKickValue.toFixed(2)}.`;
};

const score = (value: number): OddsCell => ({
  text: `${value < -0.005 ? minus(-1).slice(0, 1) : ""}${Math.abs(value).toFixed(2)}`,
});

const DOWNS = [1, 2, 3, 4] as const;
const ORDINALS = ["", "1st", "2nd", "3rd", "4th"] as const;
const TO_GO = [1, 2, 3, 4] as const;

/** Points by down and distance at some spots. */
export const pointsTable = (table: PointsTable): OddsTable => {
  const spots: readonly Step[] = [GOAL / 4, GOAL / 2, (GOAL * 3) / 4];
  return {
    name: "expected",
    title: "Points by down and distance",
    note: "the ball and the kickoff after it",
    columns: [
      { head: "yards to go", w: 14, key: true },
      ...spots.flatMap((spot) =>
        DOWNS.map((down) => ({ head: ORDINALS[down], w: 9, group: yardLine(spot * STEP_YARDS), plain: true })),
      ),
    ],
    rows: TO_GO.map((toGo) => [
      { text: `${toGo * STEP_YARDS}` },
      ...spots.flatMap((spot) => DOWNS.map((down) => score(table.value(spot, down, Math.min(GOAL, spot + toGo))))),
    ]),
  };
};

/** Points of a new series by field position. */
export const fieldTable = (table: PointsTable): OddsTable => ({
  name: "field",
  title: "1st and 10",
  note: "points",
  columns: [
    { head: "ball on", w: 12, key: true },
    { head: "points", w: 10, plain: true },
  ],
  rows: Array.from({ length: GOAL + 1 }, (_, spot) => [{ text: spotName(spot) }, score(table.first(spot))]),
});

export const spotName = (spot: Step): string => (spot === GOAL ? "opp 0" : yardLine(spot * STEP_YARDS));

/** Lines of the plot: a value for every spot, one line a down, with ten yards to go. */
export function pointsPlot(table: PointsTable) {
  const line = (spot: Step): Step => Math.min(GOAL, spot + 2);
  const series = DOWNS.map((down) => ({
    label: `${ORDINALS[down]} & 10`,
    values: Array.from({ length: GOAL + 1 }, (_, spot) => table.value(spot, down, line(spot))),
    strong: down === 1,
  }));
  const all = series.flatMap(({ values }) => values);
  const [low, high] = [Math.floor(Math.min(...all)), Math.ceil(Math.max(...all))];
  return {
    series,
    steps: GOAL,
    low,
    high,
    across: Array.from({ length: GOAL / 2 + 1 }, (_, i) => ({ at: 2 * i, label: fieldLabel(2 * i) })),
    up: Array.from({ length: high - low + 1 }, (_, i) => ({ at: low + i, label: plus(low + i) })),
  };
}

const fieldLabel = (spot: Step): string => {
  const yards = spot * STEP_YARDS;
  return yards === 50 ? "50" : yards < 50 ? `own ${yards}` : `opp ${100 - yards}`;
};

/** Lines of the plot: yards that a throw brings by its length, plain and as a scramble. */
export function throwPlot({ throws, scrambles }: PostcardOdds) {
  const values = (rows: PostcardOdds["throws"]): number[] => rows.map((row) => fractionValue(row.yards));
  const series = [
    { label: "throw", values: values(throws), strong: true },
    { label: "scramble", values: values(scrambles), strong: false },
  ];
  const high = Math.ceil(Math.max(...series.flatMap((one) => one.values)) / 5) * 5;
  return {
    series,
    steps: throws.length - 1,
    low: 0,
    high,
    across: throws.flatMap((row, i) => (i % 2 === 1 || i === 0 ? [{ at: i, label: `${row.throw}` }] : [])),
    up: Array.from({ length: high / 5 + 1 }, (_, i) => ({ at: 5 * i, label: `${5 * i}` })),
  };
}
