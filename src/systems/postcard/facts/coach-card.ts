/** PC-5, the coach card: what a points-minded coach does, solved for the card in force. */
import { countFrom, ordinal } from "../../../kernel/words/index.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { THUMB } from "../coaches/thumb.js";
import { flip, GOAL, STEP_YARDS, type Step } from "../engine/state.js";
import { solvedPoints, type PointsTable, type ReturnOf } from "../odds/points/index.js";
import type { GameRecord } from "../record.js";
import { chartsOf, NUMBERS, pickBonus, type CardData, type PlayKind, type PostcardRules } from "../rules/index.js";
import { listed, orList, penaltiesOf, plus, totals } from "./numbers-in-print.js";
import { spotName } from "./worth-plot.js";

/** Distances in the fourth-down chart, in five-yard steps. */
const DISTANCES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const LAST_DOWN = 4;
/** Calls closer than this are equally good, points. */
const CLOSE = 0.1;
/** Minimum chances for light and darker shading of a number in a mix. */
const [LIKELY, VERY_LIKELY] = [0.1, 0.25];
/** Highest difference of two dice. */
const SPREAD = 5;

const points = (value: number): string => value.toFixed(2);

/** The best call, and whether the next best is as good; empty if the goal line is nearer. */
function callFacts(table: PointsTable, spot: Step, toGo: number, shown: boolean) {
  if (!shown) return { call: "", close: false };
  const { play, punt, fieldGoal, best } = table.fourthDown(spot, toGo, LAST_DOWN);
  const [first, second = first] = [play, punt, fieldGoal].filter((value) => !Number.isNaN(value)).sort((a, b) => b - a);
  return { call: best, close: first - second < CLOSE };
}

/** D6: every spot on the field, one's own goal line first. */
const fourthFacts = ({ card }: PostcardRules, table: PointsTable) =>
  countFrom(0, GOAL).map((spot) => {
    const marker = 100 - spot * STEP_YARDS + card.kicking.fieldGoalDrop;
    const range = card.fieldGoals.find((one) => one.marker === marker);
    const punt = table.puntTarget(spot).target;
    const lands = flip(spot + punt / STEP_YARDS) * STEP_YARDS;
    return {
      spot: spotName(spot),
      ten: spot % 2 === 0,
      cells: DISTANCES.map((toGo) => callFacts(table, spot, toGo, spot + toGo < GOAL)),
      goal: callFacts(table, spot, GOAL - spot, GOAL - spot <= DISTANCES.length),
      // Close to the goal line, every punt is a touchback.
      punt: lands < 0 ? "" : punt,
      lands: lands < 0 ? "" : lands,
      marker: range ? marker : "",
      range: range ? totals(range) : "",
    };
  });

const situation = (spot: Step, down: number, toGo: number, where = "") => {
  const line = Math.min(GOAL, spot + toGo);
  return { label: `${ordinal(down)} & ${line === GOAL ? "goal" : toGo * STEP_YARDS}`, where, spot, down, line };
};
const MIDFIELD = GOAL / 2;

/** Situations whose mixes are printed. */
const MIX_SITUATIONS = [
  situation(MIDFIELD / 2, 1, 2, "own 25"),
  situation(MIDFIELD, 2, 1, "midfield"),
  situation(MIDFIELD, 3, 2, "midfield"),
  situation(GOAL - 1, 1, 1, "opp 5"),
];
const ROLES = [
  { role: "offense", side: "OFF" },
  { role: "defense", side: "DEF" },
] as const;

/** Two lines per situation: the down and the offense, the spot and the defense. */
export const mixRows = <T extends object>(
  make: (at: (typeof MIX_SITUATIONS)[number], role: (typeof ROLES)[number]["role"]) => T,
) =>
  MIX_SITUATIONS.flatMap((at) =>
    ROLES.map(({ role, side }, i) => ({ title: i === 0 ? at.label : at.where, side, ...make(at, role) })),
  );

/** Chances of the numbers, for offense and defense. */
export function mixes(table: PointsTable) {
  const { kicker, receiver } = table.kickoff("regular");
  return [
    ...mixRows(({ spot, down, line }, role) => ({ chances: [...table.mix(spot, down, line, role)] })),
    { title: "Kickoff", side: "kick", chances: kicker },
    { title: "", side: "catch", chances: receiver },
  ];
}

const mixCell = (chance: number) => ({
  text: chance < 0.005 ? "" : `${Math.round(chance * 100)}`,
  often: chance >= VERY_LIKELY ? "very" : chance >= LIKELY ? "fairly" : "",
});

/** D14: the first results at which to throw again. */
function throwFacts(table: PointsTable) {
  const results = countFrom(chartsOf(table.rules).pass.low, 7);
  const asked = [
    situation(MIDFIELD / 2, 1, 2),
    situation(MIDFIELD / 2, 2, 1),
    situation(MIDFIELD / 2, 2, 2),
    situation(MIDFIELD, 3, 1),
    situation(MIDFIELD, 3, 2),
    situation(MIDFIELD, 3, 3),
    situation(MIDFIELD, 4, 1),
    situation(MIDFIELD, 4, 2),
    situation(GOAL - 4, 1, 2, "opp 20"),
    situation(GOAL - 2, 1, 2, "opp 10"),
    situation(GOAL - 1, 1, 1, "opp 5"),
  ];
  return {
    results: results.map(plus),
    rows: asked.map(({ label, where, spot, down, line }) => ({
      label: [label, where].filter(Boolean).join(", "),
      cells: results.map((result) => {
        const { stop, throw: on } = table.secondThrow(spot, down, line, result, 0);
        // Out of bounds is the same either way.
        return on > stop + 1e-6;
      }),
    })),
  };
}

/** D5, D18: where kicks are caught. */
const RETURN_SPOTS: readonly Step[] = [-1, 0, 1, 2, 3, 5, 7, 10];

/** Net bonuses that a returner may have: on a kickoff from pick and mark, on a punt from its accuracy. */
function bonusesAt({ card }: PostcardRules, of: ReturnOf, spot: Step): number[] {
  const found =
    of === "kickoff"
      ? card.kickMarks
          .filter((mark) => mark.spot === spot * STEP_YARDS)
          .flatMap((mark) => card.strategy.flatMap(({ stars }) => [-stars - mark.bonus, 0, stars + mark.bonus]))
      : card.punts.flatMap(({ kicker, receiver }) => [-kicker, receiver]);
  return [...new Set(found)].sort((a, b) => a - b);
}

/** The minimum net bonus at which to run; empty if no such kick comes down there. */
function returnFacts(table: PointsTable) {
  const cell = (of: ReturnOf, spot: Step) => {
    const bonuses = bonusesAt(table.rules, of, spot);
    const least = bonuses.find((bonus) => {
      const { run, fairCatch, touchback } = table.returns(of, spot, bonus);
      return run > Math.max(...[fairCatch, touchback].filter((value) => !Number.isNaN(value)));
    });
    return { never: bonuses.length > 0 && least === undefined, least: least === undefined ? "" : plus(least) };
  };
  const row = (label: string, of: ReturnOf) => ({ label, cells: RETURN_SPOTS.map((spot) => cell(of, spot)) });
  return [row("Kickoff", "kickoff"), row("Punt", "punt"), row("Free kick", "freeKick")];
}

/** Sets of numbers from which a die can pick without giving anything away in the bonus game: all, every other, those of one play. */
export function leans(card: CardData) {
  const safe = (numbers: readonly number[]): boolean =>
    NUMBERS.every((theirs) => numbers.reduce((sum, mine) => sum + pickBonus(card, mine, theirs), 0) >= 0);
  const calling = (play: PlayKind, numbers: readonly number[]): number[] =>
    numbers.filter((n) => card.strategy[n - 1].play === play);
  const sets = [
    ...[1, 0].map((parity) => NUMBERS.filter((n) => n % 2 === parity)),
    calling("rush", NUMBERS),
    calling("pass", NUMBERS),
  ];
  return {
    rollsAny: safe(NUMBERS),
    leans: sets
      .filter((numbers) => numbers.length > 0 && safe(numbers))
      .map((numbers) => {
        const count = numbers.length;
        const rushes = calling("rush", numbers).length;
        const play = rushes * 2 > count ? "rush" : "pass";
        const of = play === "rush" ? rushes : count - rushes;
        return { play, numbers: listed(numbers.map(String), "or"), always: of === count, of, count };
      }),
  };
}

/** Numbers for the rules of thumb, for decisions that no table answers. */
function thumbFacts(rules: PostcardRules) {
  const cap = rules.card.barCap;
  const flags = penaltiesOf(chartsOf(rules).rush.rows, "offense");
  const late = (sign: number): string =>
    orList(THUMB.twoPointLeads.map((lead) => lead * sign).filter((lead) => lead > 0));
  return {
    forBall: Math.min(THUMB.mostForBall, cap),
    keptEarly: Math.min(THUMB.kept[1], cap),
    keptThird: Math.min(THUMB.kept[3], cap),
    /** The most that draws no flag for too much strength, whatever is rolled. */
    enough: flags.length > 0 ? plus(flags[0].result - SPREAD + 1) : "",
    nearYards: THUMB.nearYards,
    onsidePlays: THUMB.onsidePlays,
    poorFace: THUMB.poorFace,
    twoBehind: late(-1),
    twoAhead: late(1),
  };
}

function kickFacts(table: PointsTable) {
  const { kick, two } = table.tries();
  return {
    regular: points(table.kickoff("regular").value),
    onside: points(table.kickoff("onside").value),
    tryCall: kick >= two ? "kick" : "play",
    tryWorth: points(Math.max(kick, two)),
    otherWorth: points(Math.min(kick, two)),
  };
}

export const coachCardFacts = (rules: PostcardRules, table: PointsTable) => ({
  switches: rules.switches,
  fieldGoal: rules.card.points.fieldGoal,
  numbers: NUMBERS,
  close: CLOSE,
  distances: DISTANCES.map((steps) => steps * STEP_YARDS),
  fourth: fourthFacts(rules, table),
  ...leans(rules.card),
  mixes: mixes(table).map(({ chances, ...row }) => ({ ...row, cells: chances.map(mixCell) })),
  throws: throwFacts(table),
  returnSpots: RETURN_SPOTS.map((spot) => (spot < 0 ? "end zone" : spot * STEP_YARDS)),
  returns: returnFacts(table),
  thumb: thumbFacts(rules),
  kicks: kickFacts(table),
});

export const coachCard: SheetContent<GameRecord, PostcardRules> = {
  form: ({ rules, cache, progress }) => coachCardFacts(rules, solvedPoints(rules, cache, progress)),
};
