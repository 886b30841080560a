/** PP-12 and PP-13: one team's offseason, step by step; who holds which market, and the money of every team. */
import { decalOf } from "../../../kernel/own/index.js";
import { firstOf, keyed, numbered, ofType, sumOf } from "../../../kernel/lists/index.js";
import { MINUS, signedText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy } from "../../../contract/sheet.js";
import type { League, SeasonSummary, Standing } from "../league/index.js";
import { type BookYear, bookYears } from "../league/years.js";
import type { OffSeasonEntry } from "../off-season/index.js";
import {
  LEAGUE_SIZES,
  type MarketKind,
  marketOf,
  MARKETS,
  modifierOf,
  type PenAndPaperRules,
  type Stat,
  STATS,
} from "../rules/index.js";
import { rangeText } from "../sheet.js";
import { fullName, type FullTeam } from "../teams/types.js";
import { offSeasonFacts } from "./charts/off-season.js";
import { accentOf, bankAfter, leagueSheet, nameIn, recordText, teamIn } from "./league.js";

/** Minimum number of market rows on a sheet. */
const MARKET_ROWS = 8;

const worksheetFacts = (rules: PenAndPaperRules, team?: FullTeam, markets = 0) => {
  const charts = offSeasonFacts(rules);
  const { seasonClasses } = rules.tables;
  return {
    charts: { ...charts, classes: charts.classes.map((row, i) => ({ key: seasonClasses[i].id, ...row })) },
    rolls: ["fanBase", "event", "setback", "income", "star"].map((key) => ({ key })),
    money: ["before", "stadium", "markets", "income", "extra", "after"].map((key) => ({ key })),
    markets: Math.max(MARKET_ROWS, markets),
    stats: STATS.map((key) => ({ key })),
    positions: rules.tables.starPositions.map((row) => ({ roll: rangeText(row), ...row.positions })),
    helmet: team ? { monogram: team.monogram, colors: team.colors, decal: decalOf(team) } : null,
  };
};

export type Summed = BookYear & { readonly summary: SeasonSummary };

const marketName = (code: string): string => marketOf(code)?.name ?? code;
const minus = (value: number): string => `${MINUS}${value}`;

/** A team's ledger entries of an offseason, by kind. */
export function entriesOf({ offSeason }: SeasonSummary, id: string) {
  const own = offSeason.filter((entry) => entry.team === id);
  return { own, one: <T extends OffSeasonEntry["type"]>(type: T) => firstOf(own, type) };
}

/**
 * Markets won and lost, in the order of the offseason: by growth and shrinking, to a rival who challenged for one or moved into one, and by
 * moving.
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

function rollValues(summary: SeasonSummary, id: string): Values {
  const { own, one } = entriesOf(summary, id);
  const [fan, setback, income, stars] = [one("fanBase"), one("setback"), one("income"), ofType(own, "star")];
  const [event, moved] = [one("event"), one("moved")];
  const came = moved ? `moves to ${marketName(moved.to)}` : one("stayed") ? "pays to stay" : event?.event;
  return {
    fanBase: { die: fan?.die, what: fan?.change },
    event: event && { die: event.dice.join(" + "), what: came },
    setback: { die: setback?.die, what: setback && `${setback.points} lost` },
    income: { die: income?.die, what: income && `$${income.income}M` },
    star: {
      die: stars.map((star) => star.positionDie).join(", "),
      what: stars.map((star) => star.position).join(", "),
    },
  };
}

/** A team's bank during an offseason. */
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

/** The change of a score by a ledger entry. */
export function changeOf(entry: OffSeasonEntry, stat: Stat): number {
  if (entry.type === "setback") return -(entry.taken[stat] ?? 0);
  if (!("stat" in entry) || entry.stat !== stat) return 0;
  return entry.type === "starLost" ? entry.scoreTo - entry.scoreFrom : entry.to - entry.from;
}

/** Scores before and after, traced back from the current ones. */
function scoreValues(rules: PenAndPaperRules, league: League, summary: SeasonSummary, id: string): Values {
  const now = league.teams.find(({ team }) => team.id === id)?.team.scores;
  if (!now) return {};
  const { own } = entriesOf(summary, id);
  const valuesOf = (stat: Stat) => {
    const lost = sumOf(own.map((entry) => (entry.type === "setback" ? (entry.taken[stat] ?? 0) : 0)));
    const rolled = own.flatMap((entry) =>
      (entry.type === "improvement" || entry.type === "star") && entry.stat === stat ? [entry] : [],
    );
    const stars = own.flatMap((entry) => {
      if (entry.type === "star" && entry.stat === stat) return `${entry.position} ${signedText(entry.to - entry.from)}`;
      return entry.type === "starLost" && entry.stat === stat ? `${MINUS} ${entry.position}` : [];
    });
    return {
      before: now[stat] - sumOf(own.map((entry) => changeOf(entry, stat))),
      setback: lost === 0 ? "" : minus(lost),
      die: rolled.map(({ die }) => die).join(", "),
      change: rolled
        .flatMap(({ type, from, to }) => (type === "improvement" ? signedText(to - from, "0") : []))
        .join(", "),
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
    ...(team && { title: `Offseason: ${fullName(team)}`, ...accentOf(team) }),
  };
}

/** The last season whose offseason is over. */
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

/** Length limit of a cell for holders. */
const HOLDERS = 17;

const marketsOf = (kind: MarketKind) =>
  MARKETS.filter((market) => market.kind === kind).map(({ code, name, neighbors, ours }) => ({
    key: code,
    name: ours ? `${name} *` : name,
    neighbors: neighbors.join(" "),
  }));

/** Nicknames, which are unique; monograms if they do not all fit in the cell. */
function holderWords(teams: readonly FullTeam[]): string {
  const names = teams.map(({ name }) => name).join(", ");
  return names.length <= HOLDERS ? names : teams.map(({ monogram }) => monogram).join(", ");
}

/** Holders of the markets of a kind: the home teams, and the others. */
const holders = (kind: MarketKind, { teams }: League): Values => {
  const of = (holds: (team: FullTeam) => boolean): string => holderWords(teams.map(({ team }) => team).filter(holds));
  return Object.fromEntries(
    MARKETS.filter((market) => market.kind === kind).map(({ code }) => [
      code,
      { home: of((team) => team.home === code), others: of((team) => team.markets.includes(code)) },
    ]),
  );
};

function moneyOf(year: Summed, row: Standing): Values {
  const income = entriesOf(year.summary, row.team).one("income");
  return {
    team: nameIn(year, row.team),
    record: recordText(row),
    markets: income?.markets.length,
    base: income?.base,
    die: income?.die,
    ...bankValues(year.summary, row.team),
  };
}

export const financeLedger = leagueSheet({
  form: () => ({ major: marketsOf("major"), minor: marketsOf("minor"), teams: Math.max(...LEAGUE_SIZES) }),
  // Each page has its own heading.
  head: ({ league, season }) => ({ markets: { league, season }, money: { league, season } }),
  fill(league) {
    const year = closedYear(league);
    const values = {
      markets: { league: league.name, season: league.season },
      major: holders("major", league),
      minor: holders("minor", league),
      money: {
        league: league.name,
        season: year?.season,
        ...(year && numbered(year.standings.map((row) => moneyOf(year, row)))),
      },
    };
    return [{ values }];
  },
});
