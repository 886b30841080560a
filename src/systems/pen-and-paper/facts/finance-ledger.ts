/** PP-13, the finance ledger: who holds which market, and the money of every team after a season. */
import { DASH, MINUS } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { BookYear } from "../league/years.js";
import type { League, SeasonSummary } from "../league/index.js";
import { LEAGUE_SIZES, MARKETS, type MarketKind } from "../rules/index.js";
import type { FullTeam } from "../teams/types.js";
import { bankAfter, leagueIn, nameIn, type LeagueContent } from "./league.js";
import { closedYear } from "./off-season-worksheet.js";

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

function marketValues({ teams }: League): Values {
  const values: Record<string, string> = {};
  for (const { code, kind } of MARKETS) {
    const of = (holds: (team: FullTeam) => boolean): string => holderWords(teams.map(({ team }) => team).filter(holds));
    values[`${kind}.${code}.home`] = of((team) => team.home === code);
    values[`${kind}.${code}.others`] = of((team) => team.markets.includes(code));
  }
  return values;
}

function moneyValues(year: BookYear, summary: SeasonSummary): Values {
  const values: Record<string, string | number | undefined> = {};
  year.standings.forEach((row, i) => {
    const at = `money.${i + 1}.`;
    values[`${at}team`] = nameIn(year, row.team);
    values[`${at}record`] = [row.wins, row.losses, row.ties].join(DASH);
    for (const entry of summary.offSeason) {
      if (entry.team !== row.team) continue;
      if (entry.type === "income") {
        values[`${at}markets`] = entry.markets.length;
        values[`${at}base`] = entry.base;
        values[`${at}die`] = entry.die;
        values[`${at}income`] = entry.income;
        const paid = summary.offSeason.find((other) => other.team === row.team && other.type === "stayed");
        values[`${at}before`] = entry.bank - entry.income + (paid?.type === "stayed" ? paid.paid : 0);
      } else if (entry.type === "stayed") values[`${at}stadium`] = `${MINUS}${entry.paid}`;
      else if (entry.type === "spent" && entry.paid > 0) values[`${at}extra`] = `${MINUS}${entry.paid}`;
    }
    values[`${at}after`] = bankAfter(summary, row.team);
  });
  return values;
}

/** Both pages have a head of their own. */
const heads = (
  league: string | undefined,
  season: string | number | undefined,
  after: string | number | undefined,
) => ({
  "markets.league": league,
  "markets.season": season,
  "money.league": league,
  "money.season": after,
});

export const financeLedger: LeagueContent = {
  form: () => ({ major: marketsOf("major"), minor: marketsOf("minor"), teams: Math.max(...LEAGUE_SIZES) }),
  head: (names) => {
    const { league, season } = names as Readonly<Record<string, string | undefined>>;
    return heads(league, season, season);
  },
  fill(records) {
    const league = leagueIn(records);
    if (!league) return [];
    const year = closedYear(league);
    return [
      {
        values: {
          ...heads(league.name, league.season, year?.season),
          ...marketValues(league),
          ...(year && moneyValues(year, year.summary)),
        },
      },
    ];
  },
};
