/** M6 and M7, PP-6 and PP-7: the media markets, their home teams, and their maps. */
import type { SheetContent } from "../../../contract/sheet.js";
import { marketMap as mapFigure } from "../figures/market-map.js";
import { MAP_PAGES } from "../figures/market-places.js";
import { MARKETS, type Market, type MarketKind } from "../rules/index.js";
import type { Team } from "../teams/types.js";
import { teamsIn } from "./teams.js";

/** Nicknames of a market's home teams, followed in parentheses by the other teams that hold it. */
export function homeTeams(teams: readonly Team[], code: string): string {
  const home = teams.filter((team) => team.home === code).map((team) => team.name);
  const held = teams.filter((team) => team.markets.includes(code)).map((team) => `(${team.name})`);
  return [...home, ...held].join(", ");
}

const marketFacts = (teams: readonly Team[], market: Market) => ({
  code: market.code,
  name: market.name,
  kind: market.kind,
  cities: market.cities.join(", "),
  neighbors: market.neighbors.join(", "),
  teams: homeTeams(teams, market.code),
});

const mapFacts = (teams: readonly Team[]) => ({
  maps: MAP_PAGES.map(({ id, places }) => ({
    id,
    air: MARKETS.some(({ code, ours }) => ours && code in places),
    markets: MARKETS.filter(({ code }) => code in places).map((market) => marketFacts(teams, market)),
  })),
});

const tableFacts = (teams: readonly Team[]) => {
  const kind = (id: MarketKind) => MARKETS.filter((market) => market.kind === id).map((one) => marketFacts(teams, one));
  return { major: kind("major"), minor: kind("minor") };
};

/** Printed from a team file or a league; nothing is written on them. */
const printedFrom = (facts: (teams: readonly Team[]) => object): SheetContent<object> => ({
  always: true,
  form: () => facts(teamsIn([])),
  fill: (records) => [{ values: {}, facts: facts(teamsIn(records)) }],
});

export const marketMap: SheetContent<object> = {
  ...printedFrom(mapFacts),
  figures: { "market-map": mapFigure },
};
export const markets: SheetContent<object> = printedFrom(tableFacts);
