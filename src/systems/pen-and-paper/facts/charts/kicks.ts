/** Charts of kicks, returns and fakes, and the points for scores. */
import { sumOfParts } from "../../../../kernel/dice/index.js";
import { FIELD } from "../../../../kernel/football/index.js";
import { sumOf } from "../../../../kernel/lists/index.js";
import { DASH } from "../../../../kernel/words/index.js";
import { chartsOf, type PenAndPaperRules } from "../../rules/index.js";
import { rangeText } from "../../sheet.js";
import { answer, chanceFrom, dice, diceText, oddsRows } from "./odds.js";

export function kickFacts(rules: PenAndPaperRules) {
  const { kickoffRules, puntRules, fieldGoalRules, fakeRules, returns, game } = rules.tables;
  const { kickoffSpot, squibOfOne, twoPointTry, missedKickMinimum, onsideKick, onsideRepeats } = rules.switches;
  return {
    kickoffFrom: kickoffSpot,
    kickoff: kickoffRows(rules),
    kickoffReturn: diceText(kickoffRules.returnDice),
    deadBehind: kickoffRules.deadBehind,
    touchback: kickoffRules.touchback,
    squib: { back: diceText(kickoffRules.squib.returnDice), one: squibOfOne },
    onside: { ...kickoffRules.onside, behind: onsideKick === "behind", more: onsideRepeats },
    punt: oddsRows(rules.tables.punt, chartsOf(rules).punt, puntRules.dice, ({ value }) => ({ yards: value })),
    puntReturn: diceText(puntRules.returnDice),
    puntTouchback: puntRules.touchback,
    freeKick: puntRules.freeKickSpot,
    returns,
    fieldGoal: fieldGoalRows(rules),
    goal: { ...fieldGoalRules, kickDistance: fieldGoalRules.kickFrom + fieldGoalRules.added },
    missInside: missedKickMinimum > 1 ? missedKickMinimum : 0,
    fakes: fakeRows(rules),
    fakeYards: diceText(fakeRules.yardDice),
    points: game.points,
    twoPoint: twoPointTry,
    kickDowns: answer(rules, "kicksOnlyOnFourth"),
  };
}

/** `lands` is `spot` (with the spot in `on`), `endZone` or `dead`. */
function kickoffRows(rules: PenAndPaperRules) {
  const { kickoff, kickoffRules } = rules.tables;
  return oddsRows(kickoff, chartsOf(rules).kickoff, kickoffRules.dice, ({ value }) => {
    const left = 100 - rules.switches.kickoffSpot - value;
    const lands = left > 0 ? "spot" : left > -kickoffRules.deadBehind ? "endZone" : "dead";
    return { yards: value, lands, on: left };
  });
}

function fieldGoalRows({ tables }: PenAndPaperRules) {
  const spot = (yards: number): number => Math.max(1, yards - tables.fieldGoalRules.added);
  return tables.fieldGoal.map((row) => ({
    distance: rangeText(row),
    ball: rangeText({ from: spot(row.from), to: spot(row.to) }),
    above: row.above,
    odds: chanceFrom(row.above + 1, 20),
  }));
}

function fakeRows({ tables }: PenAndPaperRules) {
  return tables.fakes.map((row, i) => ({
    number: row.earlier + 1,
    last: i === tables.fakes.length - 1,
    from: row.from,
    odds: chanceFrom(row.from, 6),
  }));
}

/** Average of a number of yard dice, and chances in % to gain at least this many yards. */
export function yardFacts({ tables }: PenAndPaperRules) {
  const goals = [5, 10, 15, 20, tables.scrimmage.footRaceFrom, 30];
  const cell = (p: number): string => {
    if (p < 0.0005 || p > 0.99999) return p < 0.5 ? DASH : "100";
    return p < 0.095 || p > 0.99 ? (100 * p).toFixed(1) : `${Math.round(100 * p)}`;
  };
  return {
    explodes: tables.scrimmage.explodesOn,
    goals,
    rows: [1, 2, 3, 4, 5, 6].map((count) => {
      const odds = [...yardOdds(tables.scrimmage.explodesOn, count)];
      return {
        dice: dice(count),
        words: diceText(count),
        average: sumOf(odds.map(([yards, p]) => p * yards)).toFixed(1),
        odds: goals.map((goal) => cell(sumOf(odds.map(([yards, p]) => (yards >= goal ? p : 0))))),
      };
    }),
  };
}

/** Chance of each number of yards on exploding dice, up to the length of the field. */
function yardOdds(explodesOn: number, count: number): ReadonlyMap<number, number> {
  const one = new Map<number, number>();
  for (let start = 0, p = 1 / 6; start < FIELD; start += explodesOn, p /= 6)
    for (let face = 1; face <= 6; face++) if (face !== explodesOn) one.set(start + face, p);
  return sumOfParts(one, count);
}
