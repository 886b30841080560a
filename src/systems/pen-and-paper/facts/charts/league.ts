/** Charts of a new team and of league play. */
import { sumDistribution, sumOfParts } from "../../../../kernel/dice/index.js";
import { DASH, signedText } from "../../../../kernel/words/index.js";
import { chartsOf, DEFENSE_STATS, modifierOf, OFFENSE_STATS, STATS, type PenAndPaperRules } from "../../rules/index.js";
import { rangeText } from "../../sheet.js";
import { chances, oddsRows, percent, sum } from "./odds.js";

/** Modifier totals with printed chances. */
const MODIFIERS = [-6, -4, -2, 0, 1, 2, 4, 6] as const;

export function newTeamFacts(rules: PenAndPaperRules) {
  const { modifier, creation, philosophies } = rules.tables;
  return {
    dice: `${creation.dice.count}d${creation.dice.sides}`,
    low: creation.low,
    high: creation.high,
    stats: STATS.join(", "),
    off: sum(OFFENSE_STATS),
    def: sum(DEFENSE_STATS),
    modifiers: oddsRows(modifier, chartsOf(rules).modifier, creation.dice, ({ value }) => ({
      modifier: signedText(value),
    })),
    ratings: newRatings(rules),
    philosophies: philosophies.map(({ title, changes }) => ({
      title,
      changes: STATS.map((stat) => (changes[stat] ? signedText(changes[stat]) : DASH)),
    })),
    statNames: STATS,
  };
}

/** Chance of each OFF total of a new team (or DEF, which has the same number of dice). */
function newRatings(rules: PenAndPaperRules) {
  const { dice } = rules.tables.creation;
  const one = new Map<number, number>();
  for (const [score, { n, d }] of sumDistribution(dice.count, dice.sides)) {
    const modifier = modifierOf(rules, score);
    one.set(modifier, (one.get(modifier) ?? 0) + n / d);
  }
  return [...sumOfParts(one, OFFENSE_STATS.length)]
    .filter(([, p]) => p >= 0.01)
    .sort(([a], [b]) => a - b)
    .map(([total, p]) => ({ total, odds: p < 0.095 ? (100 * p).toFixed(1) : `${Math.round(100 * p)}` }));
}

/** League play: the current points table with the chances of its rows, and the value of a modifier. */
export function leagueFacts(rules: PenAndPaperRules) {
  const { leagueGame } = rules.tables;
  const { quarters, sides, homeBonus } = leagueGame;
  const classic = rules.switches.pointsTable === "classic";
  return {
    classic,
    quarters,
    sides,
    homeBonus,
    rolls: 2 * quarters,
    neutralFinal: rules.switches.neutralFinal,
    tiesStand: rules.switches.regularSeasonTies === "stand",
    points: classic ? classicPoints(rules) : points(rules),
    mods: MODIFIERS.map((plus) => signedText(plus)),
    worth: classic ? [] : MODIFIERS.map((plus) => ({ mod: signedText(plus), ...worth(rules, plus) })),
  };
}

/** `edge` says which end of the table is open: `8 or less`, `25 or more`. */
function points(rules: PenAndPaperRules) {
  const { leaguePoints, leagueGame } = rules.tables;
  const odds = MODIFIERS.map((plus) =>
    chances(chartsOf(rules).leaguePoints, { count: 1, sides: leagueGame.sides }, plus),
  );
  return leaguePoints.map((row, i) => ({
    total: i === 0 ? row.to : i === leaguePoints.length - 1 ? row.from : rangeText(row),
    edge: i === 0 ? "low" : i === leaguePoints.length - 1 ? "high" : "",
    points: row.points,
    odds: odds.map((column) => (column[i] === "0" ? DASH : column[i])),
  }));
}

/** The author's first table: one d6 a quarter and no modifiers (house rules). */
function classicPoints(rules: PenAndPaperRules) {
  const odds = chances(chartsOf(rules).classicPoints, { count: 1, sides: 6 });
  return rules.tables.classicPoints.map((row, i) => ({
    total: rangeText(row),
    edge: "",
    points: row.points,
    odds: [odds[i]],
  }));
}

/** Mean points of a whole game with a modifier, and the chance of a shutout. */
function worth(rules: PenAndPaperRules, plus: number) {
  const { quarters, sides } = rules.tables.leagueGame;
  const table = chartsOf(rules).leaguePoints;
  let total = 0;
  for (const [roll, { n, d }] of sumDistribution(1, sides, plus)) total += (table.lookup(roll).value.points * n) / d;
  const [first] = table.probabilities(sumDistribution(1, sides, plus));
  return {
    points: (total * quarters).toFixed(1),
    none: percent({ n: first.n ** quarters, d: first.d ** quarters }),
  };
}
