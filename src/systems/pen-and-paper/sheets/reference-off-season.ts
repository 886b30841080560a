/** Reference page 5: the off-season. */
import {
  chartsOf,
  STATS,
  type FanChange,
  type OffSeasonEvent,
  type PenAndPaperRules,
  type SeasonClassRow,
  type StarDie,
} from "../rules/index.js";
import { answer, chances, lower } from "./chart-words.js";
import type { Chart, Notes } from "./chart.js";
import { DASH, money, rangeText, signed } from "./shared.js";

const fan = (row: SeasonClassRow, change: FanChange): string => {
  const found = row.fanBase.find((part) => part.change === change);
  return found ? rangeText(found) : DASH;
};

export function fanChart(rules: PenAndPaperRules): Chart {
  return {
    id: "fans",
    title: "Fan base and income",
    note: rules.switches.incomeDie ? "income of all markets \u00d7 1d6" : "income of all markets",
    columns: [
      { head: "The season was", w: 30, look: "strong" },
      { head: "Grows", w: 15, align: "middle", look: "key", long: "Grows on 1d6" },
      { head: "No change", w: 15, align: "middle" },
      { head: "Shrinks", w: 15, align: "middle", look: "key", long: "Shrinks on 1d6" },
      { head: "Major", w: 15, align: "middle", look: "key", long: "Income, major market" },
      { head: "Minor", w: 15, align: "middle", look: "key", long: "Income, minor market" },
    ],
    rows: rules.tables.seasonClasses.map((row) => [
      row.title,
      fan(row, "grows"),
      fan(row, "same"),
      fan(row, "shrinks"),
      money(row.major),
      row.minor === 0 ? DASH : money(row.minor),
    ]),
  };
}

export function eventChart(rules: PenAndPaperRules): Chart {
  const odds = chances(chartsOf(rules).events, { count: 2, sides: 6 });
  const words: Record<OffSeasonEvent, string> = {
    folds: "the team folds",
    moves: `moves to a minor market, or pays ${money(rules.tables.stadiumPrice)}`,
    nothing: "nothing happens",
  };
  return {
    id: "events",
    title: "Event",
    note: "worst in division or league only",
    columns: [
      { head: "Roll", w: 14, align: "middle", look: "key", dice: [6, 6] },
      { head: "What happens", w: 60 },
      { head: "%", w: 9, align: "middle", look: "light" },
    ],
    rows: rules.tables.events.map((row, i) => [rangeText(row), words[row.event], odds[i]]),
  };
}

export function setbackChart(rules: PenAndPaperRules): Chart {
  const d6 = rules.switches.setbackDie === "d6";
  const odds = chances(chartsOf(rules).setback, { count: 1, sides: 20 });
  return {
    id: "setback",
    title: "Setback",
    note: d6 ? "house rule: 1d6, the face counts" : "every team",
    columns: [
      { head: "Roll", w: 14, align: "middle", look: "strong", dice: [20] },
      { head: "Points lost", w: 20, align: "middle", look: "key" },
      { head: "%", w: 9, align: "middle", look: "light" },
    ],
    rows: rules.tables.setback.map((row, i) => [rangeText(row), `${row.value}`, odds[i]]),
  };
}

export function improvementChart(rules: PenAndPaperRules): Chart {
  const odds = chances(chartsOf(rules).improvement, { count: 1, sides: 20 });
  return {
    id: "improvement",
    title: "Improvement",
    note: "one ability a roll",
    columns: [
      { head: "Roll", w: 14, align: "middle", look: "strong", dice: [20] },
      { head: "Score", w: 20, align: "middle", look: "key" },
      { head: "%", w: 9, align: "middle", look: "light" },
    ],
    rows: rules.tables.improvement.map((row, i) => [
      rangeText(row),
      "star" in row ? "a star" : row.change === 0 ? "no change" : signed(row.change),
      odds[i],
    ]),
  };
}

export function costChart(rules: PenAndPaperRules): Chart {
  const { free, freeWorst, prices } = rules.tables.improvementRolls;
  return {
    id: "costs",
    title: "Improvement rolls",
    note: `${free} free, ${freeWorst} for the worst`,
    columns: [
      { head: "Abilities", w: 46, look: "strong" },
      { head: "Price", w: 20, align: "middle", look: "key" },
    ],
    rows: [
      ...prices.map((price, i) => [
        `${i + 1} more${i === 0 ? "" : ", together"}`,
        money(rules.switches.extraPrices === "incremental" ? prices.slice(0, i + 1).reduce((a, b) => a + b, 0) : price),
      ]),
    ],
  };
}

export function starPositionChart(rules: PenAndPaperRules): Chart {
  return {
    id: "star-positions",
    title: "A star is born",
    note: "by the ability that rolled him",
    columns: [
      { head: "Roll", w: 14, align: "middle", look: "key", dice: [6] },
      ...STATS.map((stat) => ({ head: stat, w: 11, align: "middle" as const })),
    ],
    rows: rules.tables.starPositions.map((row) => [rangeText(row), ...STATS.map((stat) => row.positions[stat])]),
  };
}

const DIE_WORDS: Readonly<Record<StarDie, string>> = {
  none: DASH,
  passAttack: "passes",
  rushAttack: "rushes",
  passDefense: "against passes",
  rushDefense: "against runs",
  defense: "any defense",
};

export function starChart(rules: PenAndPaperRules): Chart {
  return {
    id: "stars",
    title: "What a star brings",
    note: rules.switches.starBonus === "score" ? "bonus on the score, up to 18" : "bonus on the modifier",
    columns: [
      { head: "", w: 10, look: "key", align: "middle", long: "Position" },
      { head: "Position", w: 30, look: "strong" },
      { head: "Bonus", w: 17, align: "middle", look: "strong" },
      { head: "Extra action die", w: 28 },
    ],
    rows: rules.tables.stars.map((star) => [
      star.position,
      star.title,
      `${signed(star.bonus)} ${star.stat}`,
      star.avoidsSackOn ? `none; no sack on ${star.avoidsSackOn}` : DIE_WORDS[star.die],
    ]),
  };
}

export function developmentNotes(rules: PenAndPaperRules): Notes {
  return {
    id: "development-notes",
    title: "The off-season in order",
    numbered: true,
    items: [
      `**Season class** special rows first: best or worst in league, then in division, then the record.`,
      `**Fan base** 1d6. Growth takes a market next to one you hold; shrinking gives one up, never the home market. Order: ${lower(answer(rules, "growthOrder"))}.`,
      "**Event** for the worst only.",
      `**Setback** you choose where the points come off; no score falls below ${rules.tables.creation.low}.`,
      `**Income** a major market pays its own rate to one holder, the minor rate to each of several.`,
      `**Improvement** different abilities, one roll each; no score rises above ${rules.tables.creation.high}.`,
      "**Healing** season injuries end; folded teams are replaced.",
    ],
  };
}

export function starNotes(rules: PenAndPaperRules): Notes {
  return {
    id: "star-notes",
    title: "Stars",
    items: [
      "**One star** at each position in the league; rolling one that another team has takes him away.",
      `**The old team loses** ${lower(answer(rules, "stolenStar"))}.`,
      `**A star you have already:** ${lower(answer(rules, "ownStarAgain"))}.`,
    ],
  };
}

export function tieNotes(): Notes {
  return {
    id: "tie-notes",
    title: "Tie-breaks",
    items: [
      "**Same division** overall record, division record, head-to-head, points scored, longest without playoffs.",
      "**Other divisions** overall record, head-to-head, points scored, longest without playoffs.",
      "**A tied game** counts half a win; never qualified is the longest absence.",
    ],
  };
}
