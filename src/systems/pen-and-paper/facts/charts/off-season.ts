/** Charts of the off-season: fans, money, setback, improvement, stars. */
import { DASH, signedText } from "../../../../kernel/words/index.js";
import { chartsOf, STATS, type FanChange, type PenAndPaperRules, type SeasonClassRow } from "../../rules/index.js";
import { money, rangeText } from "../../sheet.js";
import { answer, chances, lower } from "./odds.js";

export function offSeasonFacts(rules: PenAndPaperRules) {
  const { tables, switches } = rules;
  const { creation, improvementRolls } = tables;
  return {
    classes: tables.seasonClasses.map((row) => ({
      title: row.title,
      grows: fan(row, "grows"),
      same: fan(row, "same"),
      shrinks: fan(row, "shrinks"),
      major: money(row.major),
      minor: row.minor === 0 ? DASH : money(row.minor),
    })),
    incomeDie: switches.incomeDie,
    events: eventRows(rules),
    stay: money(tables.stadiumPrice),
    setback: setbackRows(rules),
    setbackD6: switches.setbackDie === "d6",
    improvement: improvementRows(rules),
    rolls: { free: improvementRolls.free, worst: improvementRolls.freeWorst, prices: prices(rules) },
    starPositions: tables.starPositions.map((row) => ({
      roll: rangeText(row),
      positions: STATS.map((stat) => row.positions[stat]),
    })),
    statNames: STATS,
    stars: tables.stars.map((star) => ({
      position: star.position,
      title: star.title,
      bonus: `${signedText(star.bonus)} ${star.stat}`,
      die: star.avoidsSackOn ? "" : star.die,
      avoidsSackOn: star.avoidsSackOn ?? 0,
    })),
    starsOn: switches.starBonus,
    low: creation.low,
    high: creation.high,
    growthOrder: lower(answer(rules, "growthOrder")),
    stolenStar: lower(answer(rules, "stolenStar")),
    ownStar: lower(answer(rules, "ownStarAgain")),
  };
}

function fan(row: SeasonClassRow, change: FanChange): string {
  const found = row.fanBase.find((part) => part.change === change);
  return found ? rangeText(found) : DASH;
}

function eventRows(rules: PenAndPaperRules) {
  const odds = chances(chartsOf(rules).events, { count: 2, sides: 6 });
  return rules.tables.events.map((row, i) => ({ roll: rangeText(row), event: row.event, odds: odds[i] }));
}

function setbackRows(rules: PenAndPaperRules) {
  const odds = chances(chartsOf(rules).setback, { count: 1, sides: 20 });
  return rules.tables.setback.map((row, i) => ({ roll: rangeText(row), points: row.value, odds: odds[i] }));
}

function improvementRows(rules: PenAndPaperRules) {
  const odds = chances(chartsOf(rules).improvement, { count: 1, sides: 20 });
  return rules.tables.improvement.map((row, i) => ({
    roll: rangeText(row),
    star: "star" in row,
    same: "change" in row && row.change === 0,
    change: "star" in row ? "" : signedText(row.change),
    odds: odds[i],
  }));
}

function prices({ tables, switches }: PenAndPaperRules) {
  const { prices: printed } = tables.improvementRolls;
  const total = (i: number): number => printed.slice(0, i + 1).reduce((a, b) => a + b, 0);
  return printed.map((price, i) => ({
    count: i + 1,
    price: money(switches.extraPrices === "incremental" ? total(i) : price),
  }));
}
