/** A team of a league as the words of its record sheet. */
import { standings, type League, type LeagueTeam, type Standing } from "../league/index.js";
import { marketOf, STATS } from "../rules/index.js";
import { ratingsOf } from "../teams/ratings.js";
import { fullName } from "../teams/types.js";
import { signed, type PenPaperContext } from "./shared.js";

/** One team as words; everything empty on a blank. */
export interface TeamRecordValues {
  readonly heads: Readonly<Record<string, string>>;
  /** Score and bonus by stat, then OFF and DEF. */
  readonly scores: Readonly<Record<string, readonly [score: string, bonus: string]>>;
  /** A row a season, in the columns of the season log. */
  readonly seasons: readonly (readonly string[])[];
}

export function teamValues(context: PenPaperContext, league: League, entry: LeagueTeam): TeamRecordValues {
  const { team } = entry;
  const ratings = ratingsOf(context.rules, team);
  const market = (code: string): string => marketOf(code)?.name ?? code;
  const philosophy = context.rules.tables.philosophies.find((p) => p.id === team.philosophy);
  const past = league.history.flatMap((season) => {
    const row = season.standings.find((standing) => standing.team === team.id);
    return row ? [seasonRow(season.season, row, playoffWord(season, team.id), "")] : [];
  });
  const recorded = league.history.some((season) => season.season === league.season);
  const now = standings(league).find((standing) => standing.team === team.id);
  const current =
    now && !recorded && league.results.length > 0 ? [seasonRow(league.season, now, "", `${entry.bank}`)] : [];
  return {
    heads: {
      team: fullName(team),
      coach: "",
      homeMarket: market(team.home),
      stadium: team.stadium,
      otherMarkets: team.markets.map(market).join(", "),
      stars: team.stars.join(", "),
      colors: team.monogram,
      philosophy: team.philosophy === "none" ? "" : (philosophy?.title ?? ""),
    },
    scores: {
      ...Object.fromEntries(
        STATS.map((stat) => [stat, [`${team.scores[stat]}`, signed(ratings.modifiers[stat])] as const]),
      ),
      OFF: ["", signed(ratings.off)],
      DEF: ["", signed(ratings.def)],
    },
    seasons: [...past, ...current],
  };
}

function playoffWord(
  season: { readonly champion: string; readonly finalist: string; readonly qualifiers: readonly string[] },
  id: string,
): string {
  if (season.champion === id) return "champion";
  if (season.finalist === id) return "lost the final";
  return season.qualifiers.includes(id) ? "in the playoffs" : "";
}

/** Columns of the season log after the number. */
const seasonRow = (season: number, row: Standing, playoffs: string, bank: string): string[] => [
  `${season}`,
  ...[row.wins, row.losses, row.ties, row.divisionWins, row.divisionLosses, row.divisionTies].map(String),
  `${row.pointsFor}`,
  `${row.pointsAgainst}`,
  `${row.divisionRank}`,
  playoffs,
  bank,
];
