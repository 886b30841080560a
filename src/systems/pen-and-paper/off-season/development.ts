/** Setbacks, income, spending and improvements. */
import { chartsOf, marketOf, STATS, type PenAndPaperRules, type Position, type Stat } from "../rules/index.js";
import { without } from "../teams/types.js";
import { isWorst } from "./classes.js";
import type { Answered, OffSeasonTable, Phase } from "./table.js";
import type { MarketIncome } from "./types.js";

/** Every team loses ability points. */
export const setbacks: Phase = {
  turns: ({ order }) => order,
  play(table, id) {
    const { low } = table.rules.tables.creation;
    const direct = table.rules.switches.setbackDie === "d6";
    const die = table.die(direct ? 6 : 20);
    const rolled = direct ? die : chartsOf(table.rules).setback.lookup(die).value.value;
    const { scores } = table.teamOf(id).team;
    const points = Math.min(
      rolled,
      STATS.reduce((sum, stat) => sum + scores[stat] - low, 0),
    );
    if (points === 0) table.book(id, { type: "setback", die, points, taken: {} });
    else table.ask({ kind: "setback", team: id, points }, die);
  },
};

export const setback: Answered<"setback"> = (table, { team: id, points }, { points: taken }, die) => {
  const { scores } = table.teamOf(id).team;
  for (const stat of STATS) if (taken[stat]) table.setScore(id, stat, scores[stat] - taken[stat]);
  table.book(id, { type: "setback", die: die!, points, taken });
};

/** The income from each of a team's markets; a shared major pays the minor rate (A59). */
export function marketIncome(table: OffSeasonTable, id: string): MarketIncome[] {
  const row = table.rules.tables.seasonClasses.find((r) => r.id === table.classes[id])!;
  const { team } = table.teamOf(id);
  return [team.home, ...team.markets].map((market) => {
    const kind = marketOf(market)!.kind;
    const shared = table.holdersOf(market).length > 1;
    return { market, kind, shared, pays: kind === "major" && !shared ? row.major : row.minor };
  });
}

/** Income goes to the bank. */
export const incomes: Phase = {
  turns: ({ order }) => order,
  play(table, id) {
    const markets = marketIncome(table, id);
    const base = markets.reduce((sum, { pays }) => sum + pays, 0);
    const die = table.rules.switches.incomeDie ? table.die(6) : undefined;
    const income = base * (die ?? 1);
    const bank = table.teamOf(id).bank + income;
    table.update(id, { bank });
    table.book(id, { type: "income", markets, base, ...(die === undefined ? {} : { die }), income, bank });
  },
};

/** Total prices of 1, 2, 3 extra abilities (A67). */
export function extraPrices({ tables, switches }: PenAndPaperRules): number[] {
  const { prices } = tables.improvementRolls;
  if (switches.extraPrices === "total") return [...prices];
  return prices.map((_, i) => prices.slice(0, i + 1).reduce((sum, price) => sum + price, 0));
}

/** Each team spends and improves, in order of rank: a later team may steal a star from an earlier one. */
export const improvements: Phase = {
  turns: ({ order }) => order,
  play(table, id) {
    const prices = extraPrices(table.rules);
    const { bank } = table.teamOf(id);
    if (bank < prices[0]) askForStats(table, id, 0);
    else table.ask({ kind: "spend", team: id, bank, prices });
  },
};

export const spend: Answered<"spend"> = (table, { team: id, bank, prices }, { extra }) => {
  if (extra > 0) {
    const paid = prices[extra - 1];
    table.update(id, { bank: bank - paid });
    table.book(id, { type: "spent", extra, paid, bank: bank - paid });
  }
  askForStats(table, id, extra);
};

function askForStats(table: OffSeasonTable, id: string, extra: number): void {
  const { free, freeWorst } = table.rules.tables.improvementRolls;
  const rolls = Math.min(STATS.length, (isWorst(table.classes[id]) ? freeWorst : free) + extra);
  table.ask({ kind: "improve", team: id, rolls });
}

export const improve: Answered<"improve"> = (table, { team: id }, { stats }) => {
  for (const stat of stats) rollImprovement(table, id, stat);
};

function rollImprovement(table: OffSeasonTable, id: string, stat: Stat): void {
  const die = table.die(20);
  const row = chartsOf(table.rules).improvement.lookup(die).value;
  const from = table.teamOf(id).team.scores[stat];
  if ("star" in row) return recruit(table, id, stat, die);
  const to = clampScore(table.rules, from + row.change);
  if (to !== from) table.setScore(id, stat, to);
  table.book(id, { type: "improvement", stat, die, from, to });
}

const clampScore = ({ tables }: PenAndPaperRules, score: number): number =>
  Math.min(tables.creation.high, Math.max(tables.creation.low, score));

/** A star: free, stolen, or already on the team (A70 to A72). */
function recruit(table: OffSeasonTable, id: string, stat: Stat, die: number): void {
  const { rules } = table;
  const positionDie = table.die(6);
  const position = chartsOf(rules).starPositions.lookup(positionDie).value.positions[stat];
  const entry = table.teamOf(id);
  const from = entry.team.scores[stat];
  const again = entry.team.stars.includes(position);
  if (again) {
    const to = rules.switches.ownStarAgain === "plus2" ? clampScore(rules, from + 2) : from;
    if (to !== from) table.setScore(id, stat, to);
    table.book(id, { type: "star", stat, die, positionDie, position, from, to, again });
    return;
  }
  const holder = table.teams.find(({ team }) => !table.folded.has(team.id) && team.stars.includes(position));
  if (holder) loseStar(table, holder.team.id, position, id);
  const bonus = rules.tables.stars.find((star) => star.position === position)!.bonus;
  const to = rules.switches.starBonus === "score" ? clampScore(rules, from + bonus) : from;
  if (to !== from) table.setScore(id, stat, to);
  table.updateTeam(id, { stars: [...table.teamOf(id).team.stars, position] });
  table.update(id, { starPoints: { ...entry.starPoints, [position]: to - from } });
  table.book(id, { type: "star", stat, die, positionDie, position, from, to, again });
}

/** The old team loses the designation, and the points that the star added to its score (A72). */
function loseStar(table: OffSeasonTable, id: string, position: Position, to: string): void {
  const { team, starPoints } = table.teamOf(id);
  const { stat } = table.rules.tables.stars.find((star) => star.position === position)!;
  const points = table.rules.switches.stolenStar === "all" ? (starPoints[position] ?? 0) : 0;
  const scoreFrom = team.scores[stat];
  const scoreTo = clampScore(table.rules, scoreFrom - points);
  if (scoreTo !== scoreFrom) table.setScore(id, stat, scoreTo);
  const kept = without(starPoints, position);
  table.updateTeam(id, { stars: team.stars.filter((star) => star !== position) });
  table.update(id, { starPoints: kept });
  table.book(id, { type: "starLost", position, stat, to, scoreFrom, scoreTo });
}
