/** Fan base: markets gained and lost. */
import { playLeagueGame } from "../league/league-game.js";
import { chartsOf, marketOf } from "../rules/index.js";
import { ratingsOf } from "../teams/ratings.js";
import type { Answered, OffSeasonTable, Phase } from "./table.js";
import type { GrowthOption } from "./types.js";

/** All teams roll, in order of the standings (A77). */
export const fanBases: Phase = {
  turns: ({ order, rules }) => (rules.switches.growthOrder === "bestFirst" ? order : order.reverse()),
  play(table, id) {
    const die = table.die(6);
    const { change } = chartsOf(table.rules).fanBase[table.classes[id]].lookup(die).value;
    table.book(id, { type: "fanBase", die, change });
    const { markets } = table.teamOf(id).team;
    const options = change === "grows" ? growthOptions(table, id) : [];
    if (options.length > 0) table.ask({ kind: "grow", team: id, options });
    // The home market is never lost (A56).
    if (change === "shrinks" && markets.length > 0) table.ask({ kind: "shrink", team: id, options: markets });
  },
};

/** Markets bordering the team's own that it may gain (A57, A78). */
export function growthOptions(table: OffSeasonTable, id: string): GrowthOption[] {
  const { team } = table.teamOf(id);
  const own = [team.home, ...team.markets];
  const near = new Set(own.flatMap((code) => marketOf(code)?.neighbors ?? []));
  return table.markets
    .filter(({ code }) => near.has(code) && !own.includes(code))
    .flatMap(({ code, kind }): GrowthOption[] => {
      const [holder] = table.holdersOf(code);
      if (holder === undefined) return [{ market: code, how: kind === "major" ? "freeMajor" : "freeMinor" }];
      if (kind === "major") return [{ market: code, how: "sharedMajor" }];
      const barred = table.rules.switches.challenges === "none" || table.teamOf(holder).team.home === code;
      return barred ? [] : [{ market: code, how: "challenge", rival: holder }];
    });
}

export const grow: Answered<"grow"> = (table, { team: id, options }, { market }) => {
  if (market === null) return;
  const option = options.find((o) => o.market === market)!;
  if (option.rival !== undefined && !challenge(table, id, option.rival, market)) return;
  if (option.rival !== undefined) lose(table, option.rival, market);
  table.updateTeam(id, { markets: [...table.teamOf(id).team.markets, market] });
  table.book(id, { type: "grew", market, how: option.how, ...(option.rival ? { from: option.rival } : {}) });
};

/** One league-play game, the challenger away; a tie keeps the market (A57). */
function challenge(table: OffSeasonTable, id: string, rival: string, market: string): boolean {
  const strength = (team: string) => {
    const { team: full, injuries } = table.teamOf(team);
    return ratingsOf(table.rules, full, injuries);
  };
  const game = playLeagueGame(table.rules, table.roller, strength(id), strength(rival));
  const won = game.awayPoints > game.homePoints;
  table.book(id, { type: "challenge", market, rival, won, game });
  return won;
}

/** Removes a market from a team. */
export function lose(table: OffSeasonTable, id: string, market: string): void {
  table.updateTeam(id, { markets: table.teamOf(id).team.markets.filter((code) => code !== market) });
}

export const shrink: Answered<"shrink"> = (table, { team: id }, { market }) => {
  lose(table, id, market);
  table.book(id, { type: "shrank", market });
};
