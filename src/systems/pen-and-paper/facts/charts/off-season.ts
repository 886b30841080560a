/** Charts of the offseason: fans, money, setback, improvement, stars. */
import { DASH, signedText } from "../../../../kernel/words/index.js";
import { chartsOf, STATS, type FanChange, type PenAndPaperRules, type SeasonClassRow } from "../../rules/index.js";
import { money, rangeText } from "../../sheet.js";
import { answer, lower, oddsRows } from "./odds.js";

const D20 = { count: 1, sides: 20 };

export function offSeasonFacts(rules: PenAndPaperRules) {
  const { tables, switches } = rules;
  const { creation, improvementRolls } = tables;
  const charts = chartsOf(rules);
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
    events: oddsRows(tables.events, charts.events, { count: 2, sides: 6 }, ({ event }) => ({ event })),
    stay: money(tables.stadiumPrice),
    setback: oddsRows(tables.setback, charts.setback, D20, ({ value }) => ({ points: value })),
    setbackD6: switches.setbackDie === "d6",
    improvement: oddsRows(tables.improvement, charts.improvement, D20, (row) => ({
      star: "star" in row,
      same: "change" in row && row.change === 0,
      change: "star" in row ? "" : signedText(row.change),
    })),
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

function prices({ tables, switches }: PenAndPaperRules) {
  const { prices: printed } = tables.improvementRolls;
  const total = (i: number): number => printed.slice(0, i + 1).reduce((a, b) => a + b, 0);
  return printed.map((price, i) => ({
    count: i + 1,
    price: money(switches.extraPrices === "incremental" ? total(i) : price),
  }));
}
