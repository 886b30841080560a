/** PP-12, the off-season worksheet: one team between two seasons, step by step. */
import { keyed, numbered } from "../../../kernel/lists/index.js";
import { MINUS, signedText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy } from "../../contract.js";
import { bookYears, type BookYear } from "../league/years.js";
import type { League, SeasonSummary } from "../league/index.js";
import type { OffSeasonEntry } from "../off-season/index.js";
import { marketOf, modifierOf, STATS, type PenAndPaperRules, type Stat } from "../rules/index.js";
import { rangeText } from "../sheet.js";
import { fullName, type FullTeam } from "../teams/types.js";
import { offSeasonFacts } from "./charts/off-season.js";
import { accentOf, bankAfter, leagueSheet, nameIn, recordText, teamIn } from "./league.js";

/** Markets that a sheet has rows for, at the least. */
const MARKETS = 8;

const worksheetFacts = (rules: PenAndPaperRules, team?: FullTeam, markets = 0) => {
  const charts = offSeasonFacts(rules);
  const { seasonClasses } = rules.tables;
  return {
    charts: { ...charts, classes: charts.classes.map((row, i) => ({ key: seasonClasses[i].id, ...row })) },
    rolls: ["fanBase", "event", "setback", "income", "star"].map((key) => ({ key })),
    money: ["before", "stadium", "markets", "income", "extra", "after"].map((key) => ({ key })),
    markets: Math.max(MARKETS, markets),
    stats: STATS.map((key) => ({ key })),
    positions: rules.tables.starPositions.map((row) => ({ roll: rangeText(row), ...row.positions })),
    helmet: team ? { monogram: team.monogram, colors: team.colors } : null,
  };
};

type Of<T extends OffSeasonEntry["type"]> = Extract<OffSeasonEntry, { type: T }>;
export type Summed = BookYear & { readonly summary: SeasonSummary };

const marketName = (code: string): string => marketOf(code)?.name ?? code;
const minus = (value: number): string => `${MINUS}${value}`;

/** What a team's ledger of an off-season holds, by kind. */
export function entriesOf({ offSeason }: SeasonSummary, id: string) {
  const own = offSeason.filter((entry) => entry.team === id);
  const all = <T extends OffSeasonEntry["type"]>(type: T): Of<T>[] =>
    own.filter((entry): entry is Of<T> => entry.type === type);
  return { own, all, one: <T extends OffSeasonEntry["type"]>(type: T): Of<T> | undefined => all(type).at(0) };
}

/**
 * Markets won and lost, in the order of the off-season: by growth and shrinking, to a rival who challenged for one or moved into
 * one, and by moving.
 */
export function marketChanges({ offSeason }: Pick<SeasonSummary, "offSeason">, id: string): string[] {
  const gained = (code: string): string => `+ ${marketName(code)}`;
  const lost = (code: string): string => `${MINUS} ${marketName(code)}`;
  return offSeason.flatMap((entry) => {
    const own = entry.team === id;
    if (entry.type === "grew") return own ? [gained(entry.market)] : entry.from === id ? [lost(entry.market)] : [];
    if (entry.type === "moved")
      return own ? [...entry.lost.map(lost), gained(entry.to)] : entry.takenFrom === id ? [lost(entry.to)] : [];
    if (!own) return [];
    return entry.type === "shrank" ? [lost(entry.market)] : entry.type === "folded" ? entry.lost.map(lost) : [];
  });
}

function eventValues(summary: SeasonSummary, id: string): Values {
  const { one } = entriesOf(summary, id);
  const [event, moved, stayed] = [one("event"), one("moved"), one("stayed")];
  if (!event) return {};
  const what = moved ? `moves to ${marketName(moved.to)}` : stayed ? "pays to stay" : event.event;
  return { die: event.dice.join(" + "), what };
}

function rollValues(summary: SeasonSummary, id: string): Values {
  const { one, all } = entriesOf(summary, id);
  const [fan, setback, income, stars] = [one("fanBase"), one("setback"), one("income"), all("star")];
  return {
    fanBase: { die: fan?.die, what: fan?.change },
    event: eventValues(summary, id),
    setback: { die: setback?.die, what: setback && `${setback.points} lost` },
    income: { die: income?.die, what: income && `$${income.income}M` },
    star: {
      die: stars.map((star) => star.positionDie).join(", "),
      what: stars.map((star) => star.position).join(", "),
    },
  };
}

/** A team's bank through an off-season. */
export function bankValues(summary: SeasonSummary, id: string) {
  const { one } = entriesOf(summary, id);
  const [income, stayed, spent] = [one("income"), one("stayed"), one("spent")];
  return {
    before: income && income.bank - income.income + (stayed?.paid ?? 0),
    stadium: stayed && minus(stayed.paid),
    income: income?.income,
    extra: spent && spent.paid > 0 ? minus(spent.paid) : undefined,
    after: bankAfter(summary, id),
  };
}

function moneyValues(summary: SeasonSummary, id: string): Values {
  const { one } = entriesOf(summary, id);
  const income = one("income");
  if (!income) return {};
  return {
    money: { ...bankValues(summary, id), markets: income.base },
    market: numbered(
      income.markets.map(({ market, kind, shared, pays }) => ({
        name: marketName(market),
        kind,
        shared: shared ? "yes" : "",
        pays,
      })),
    ),
  };
}

/** Scores before and after: walked back from what they are now. */
function scoreValues(rules: PenAndPaperRules, league: League, summary: SeasonSummary, id: string): Values {
  const now = league.teams.find(({ team }) => team.id === id)?.team.scores;
  if (!now) return {};
  const { own } = entriesOf(summary, id);
  const valuesOf = (stat: Stat) => {
    let before = now[stat];
    let lost = 0;
    const [dice, changes, stars]: [number[], string[], string[]] = [[], [], []];
    for (const entry of own) {
      if (entry.type === "setback") lost += entry.taken[stat] ?? 0;
      if ((entry.type === "improvement" || entry.type === "star") && entry.stat === stat) {
        before -= entry.to - entry.from;
        dice.push(entry.die);
        if (entry.type === "star") stars.push(`${entry.position} ${signedText(entry.to - entry.from)}`);
        else changes.push(signedText(entry.to - entry.from, "0"));
      }
      if (entry.type === "starLost" && entry.stat === stat) {
        before += entry.scoreFrom - entry.scoreTo;
        stars.push(`${MINUS} ${entry.position}`);
      }
    }
    return {
      before: before + lost,
      setback: lost === 0 ? "" : minus(lost),
      die: dice.join(", "),
      change: changes.join(", "),
      star: stars.join(", "),
      after: now[stat],
      bonus: signedText(modifierOf(rules, now[stat])),
    };
  };
  return keyed(STATS, valuesOf);
}

function copyOf(rules: PenAndPaperRules, league: League, year: Summed, row: BookYear["standings"][number]): Copy {
  const { summary, season } = year;
  const team = teamIn(year, row.team);
  const held = entriesOf(summary, row.team).one("income")?.markets.length;
  return {
    values: {
      team: nameIn(year, row.team),
      league: league.name,
      season,
      record: `${recordText(row)}, ${row.divisionRank} in ${row.division}`,
      growth: marketChanges(summary, row.team).join(", "),
      class: { [summary.classes[row.team]]: { ours: true } },
      roll: rollValues(summary, row.team),
      ...moneyValues(summary, row.team),
      score: scoreValues(rules, league, summary, row.team),
    },
    facts: worksheetFacts(rules, team, held),
    ...(team && { title: `Off-season: ${fullName(team)}`, ...accentOf(team) }),
  };
}

/** The last season that has been closed by its off-season. */
export const closedYear = (league: League): Summed | undefined =>
  bookYears(league).findLast((year): year is Summed => year.summary !== undefined);

export const offSeasonWorksheet = leagueSheet({
  form: ({ rules }) => worksheetFacts(rules),
  fill(league, { rules, names }) {
    const year = closedYear(league);
    if (!year) return [{ values: { ...names, league: league.name } }];
    return year.standings.map((row) => copyOf(rules, league, year, row));
  },
});
