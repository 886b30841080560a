/** PP-13, the finance ledger: who holds which market, and the money of every team after a season. */
import { numbered } from "../../../kernel/lists/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { League, Standing } from "../league/index.js";
import { LEAGUE_SIZES, MARKETS, type MarketKind } from "../rules/index.js";
import type { FullTeam } from "../teams/types.js";
import { leagueSheet, nameIn, recordText } from "./league.js";
import { bankValues, closedYear, entriesOf, type Summed } from "./off-season-worksheet.js";

/** Letters that a cell of holders takes. */
const HOLDERS = 17;

const marketsOf = (kind: MarketKind) =>
  MARKETS.filter((market) => market.kind === kind).map(({ code, name, neighbors, ours }) => ({
    key: code,
    name: ours ? `${name} *` : name,
    neighbors: neighbors.join(" "),
  }));

/** Nicknames, which are never the same twice; monograms where there are more of them than a cell takes. */
function holderWords(teams: readonly FullTeam[]): string {
  const names = teams.map(({ name }) => name).join(", ");
  return names.length <= HOLDERS ? names : teams.map(({ monogram }) => monogram).join(", ");
}

/** Holders of the markets of a kind: those at home there, and the others. */
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
  // Both pages have a head of their own.
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
