/** Reference page 1: team creation and league play. */
import { sumDistribution } from "../../../kernel/dice/index.js";
import { chartsOf, DEFENSE_STATS, modifierOf, OFFENSE_STATS, STATS, type PenAndPaperRules } from "../rules/index.js";
import { chances, percent, sum } from "./chart-words.js";
import type { Chart, Notes } from "./chart.js";
import { DASH, rangeText, signed } from "./shared.js";

/** Total modifiers whose chances are printed. */
const MODIFIERS = [-6, -4, -2, 0, 1, 2, 4, 6] as const;

export function modifierChart(rules: PenAndPaperRules): Chart {
  const { modifier, creation } = rules.tables;
  const odds = chances(chartsOf(rules).modifier, creation.dice);
  return {
    id: "modifier",
    title: "Score and modifier",
    note: "of all six abilities",
    columns: [
      { head: "Score", w: 20, align: "middle", look: "strong", dice: [6, 6, 6] },
      { head: "Modifier", w: 16, align: "middle", look: "key" },
      { head: "New team, %", w: 16, align: "middle", look: "light" },
    ],
    rows: modifier.map((row, i) => [rangeText(row), signed(row.value), odds[i]]),
  };
}

/** How often a new team's OFF (or DEF, which has as many dice) comes out at each total. */
export function newRatingChart(rules: PenAndPaperRules): Chart {
  const { dice } = rules.tables.creation;
  const one = new Map<number, number>();
  for (const [score, { n, d }] of sumDistribution(dice.count, dice.sides)) {
    const modifier = modifierOf(rules, score);
    one.set(modifier, (one.get(modifier) ?? 0) + n / d);
  }
  let totals = new Map<number, number>([[0, 1]]);
  OFFENSE_STATS.forEach(() => {
    const next = new Map<number, number>();
    for (const [total, p] of totals)
      for (const [modifier, q] of one) next.set(total + modifier, (next.get(total + modifier) ?? 0) + p * q);
    totals = next;
  });
  const shown = [...totals].filter(([, p]) => p >= 0.01).sort(([a], [b]) => a - b);
  return {
    id: "new-ratings",
    title: "OFF or DEF of a new team",
    note: "chance in %",
    columns: shown.map(([total]) => ({ head: `${total}`, w: 8, align: "middle" as const })),
    rows: [shown.map(([, p]) => (p < 0.095 ? (100 * p).toFixed(1) : `${Math.round(100 * p)}`))],
  };
}

export function philosophyChart(rules: PenAndPaperRules): Chart {
  return {
    id: "philosophy",
    title: "Philosophy",
    note: "new teams, if you like",
    columns: [
      { head: "Points on the score", w: 30, look: "strong" },
      ...STATS.map((stat) => ({ head: stat, w: 8, align: "middle" as const })),
    ],
    rows: rules.tables.philosophies.map(({ title, changes }) => [
      title,
      ...STATS.map((stat) => (changes[stat] ? signed(changes[stat]) : DASH)),
    ]),
  };
}

/** `8 or less`, `14–19`, `25 or more`. */
export function totalLabel(rules: PenAndPaperRules, i: number): string {
  const rows = rules.tables.leaguePoints;
  if (i === 0) return `${rows[0].to} or less`;
  return i === rows.length - 1 ? `${rows[i].from} or more` : rangeText(rows[i]);
}

export const isClassic = (rules: PenAndPaperRules): boolean => rules.switches.pointsTable === "classic";

/** The author's first table: one d6 a quarter and no modifiers (house rules). */
function classicChart(rules: PenAndPaperRules): Chart {
  const odds = chances(chartsOf(rules).classicPoints, { count: 1, sides: 6 });
  return {
    id: "league-points",
    title: "Points in a quarter",
    note: "no modifiers",
    columns: [
      { head: "Roll", w: 22, align: "middle", look: "strong", dice: [6] },
      { head: "Points", w: 15, align: "middle", look: "key" },
      { head: "%", w: 15, align: "middle", look: "light" },
    ],
    rows: rules.tables.classicPoints.map((row, i) => [rangeText(row), `${row.points}`, odds[i]]),
  };
}

/** The points table in force, with the chances of every row. */
export function leagueChart(rules: PenAndPaperRules): Chart {
  if (isClassic(rules)) return classicChart(rules);
  const { leaguePoints, leagueGame } = rules.tables;
  const odds = MODIFIERS.map((plus) =>
    chances(chartsOf(rules).leaguePoints, { count: 1, sides: leagueGame.sides }, plus),
  );
  return {
    id: "league-points",
    title: "Points in a quarter",
    note: "d20 + modifier; chances in % by modifier",
    columns: [
      { head: "Total", w: 22, align: "middle", look: "strong", dice: [20] },
      { head: "Points", w: 15, align: "middle", look: "key" },
      ...MODIFIERS.map((plus) => ({
        head: plus === 0 ? "0" : signed(plus),
        w: 9,
        align: "middle" as const,
        look: "light" as const,
      })),
    ],
    rows: leaguePoints.map((row, i) => [
      totalLabel(rules, i),
      `${row.points}`,
      ...odds.map((column) => (column[i] === "0" ? DASH : column[i])),
    ]),
  };
}

/** Mean points of a whole game by modifier. */
export function meansChart(rules: PenAndPaperRules): Chart {
  const { quarters, sides } = rules.tables.leagueGame;
  const table = chartsOf(rules).leaguePoints;
  const mean = (plus: number): string => {
    let total = 0;
    for (const [roll, { n, d }] of sumDistribution(1, sides, plus)) total += (table.lookup(roll).value.points * n) / d;
    return (total * quarters).toFixed(1);
  };
  const scoreless = (plus: number): string => {
    const [first] = table.probabilities(sumDistribution(1, sides, plus));
    return percent({ n: first.n ** quarters, d: first.d ** quarters });
  };
  return {
    id: "means",
    title: "What a modifier is worth",
    note: `over ${quarters} quarters`,
    columns: [
      { head: "", w: 37, look: "strong", long: "Over a game" },
      ...MODIFIERS.map((plus) => ({ head: plus === 0 ? "0" : signed(plus), w: 9, align: "middle" as const })),
    ],
    rows: [
      ["Points in a game", ...MODIFIERS.map(mean)],
      ["No point at all, %", ...MODIFIERS.map(scoreless)],
    ],
  };
}

/** Points and what they come to; without modifiers there is nothing to weigh. */
export const leagueCharts = (rules: PenAndPaperRules): Chart[] =>
  isClassic(rules) ? [leagueChart(rules)] : [leagueChart(rules), meansChart(rules)];

export function teamNotes(rules: PenAndPaperRules): Notes {
  const { creation } = rules.tables;
  return {
    id: "team-notes",
    title: "A new team",
    items: [
      `**Roll** ${creation.dice.count}d${creation.dice.sides} for each of ${STATS.join(", ")}; read the modifiers.`,
      `**OFF** is ${sum(OFFENSE_STATS)}, **DEF** is ${sum(DEFENSE_STATS)}, modifiers only.`,
      `**Philosophy** shifts points before the modifiers are read; scores stay from ${creation.low} to ${creation.high}.`,
      "**Then** give the team a name, a home market, a stadium and two colors.",
    ],
  };
}

export function leagueNotes(rules: PenAndPaperRules): Notes {
  const { leagueGame } = rules.tables;
  const final = rules.switches.neutralFinal ? ", except in a final on neutral ground" : "";
  return {
    id: "league-notes",
    title: "A game of league play",
    note: `${2 * leagueGame.quarters} rolls`,
    items: [
      ...(isClassic(rules)
        ? ["**Each quarter** both teams roll 1d6, home team first, and read the points."]
        : [
            `**Modifier** of a team: its OFF less the opponent\u2019s DEF; the home team adds ${leagueGame.homeBonus}${final}.`,
            `**Each quarter** both teams roll a d${leagueGame.sides}, home team first, add the modifier and read the points. Totals below 1 are read like a 1.`,
          ]),
      `**Tied** after ${leagueGame.quarters} quarters: ${rules.switches.regularSeasonTies === "stand" ? "it stands in the regular season; a playoff game goes on" : "the game goes on"} with extra quarters, rolled like the others, until one team leads.`,
      ...(isClassic(rules) ? [] : ["**Injured** for the season: the lower modifier counts in OFF or DEF."]),
    ],
  };
}
