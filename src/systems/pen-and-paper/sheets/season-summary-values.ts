/** Champions and records of a league as a fold of its finished seasons. */
import type { SeasonSummary } from "../league/index.js";
import { leagueOf } from "./records.js";
import { DASH, type PenPaperContext } from "./shared.js";

export interface SummaryValues {
  /** Season, champion, score of the final, who lost it, best record: team and figures. */
  readonly seasons: readonly (readonly string[])[];
  /** Team, mark, season; in the order of `RECORD_NAMES`. */
  readonly records: readonly (readonly string[])[];
}

export const RECORD_NAMES = [
  "Most games won",
  "Most games lost",
  "Most points scored",
  "Fewest points given up",
  "Most points in a game",
  "Biggest win",
  "Most points by both",
  "Most championships",
] as const;

interface Mark {
  readonly team: string;
  readonly value: number;
  readonly text: string;
  readonly season: string;
}

/** The highest mark, the earliest of equal ones. */
const best = (marks: readonly Mark[]): string[] => {
  const top = marks.reduce<Mark | undefined>(
    (held, mark) => (held && held.value >= mark.value ? held : mark),
    undefined,
  );
  return top ? [top.team, top.text, top.season] : [];
};

export function summaryValues(context: PenPaperContext): SummaryValues {
  const history = leagueOf(context)?.history ?? [];
  if (history.length === 0) return { seasons: [], records: [] };
  const rows = history.flatMap((season) => season.standings.map((row) => ({ season, row })));
  const games = history.flatMap((season) => season.results.map((game) => ({ season, game })));
  const name = (season: SeasonSummary, id: string): string => season.names[id] ?? id;
  const ofRow = (value: (row: (typeof rows)[number]["row"]) => number): Mark[] =>
    rows.map(({ season, row }) => ({
      team: name(season, row.team),
      value: value(row),
      text: `${Math.abs(value(row))}`,
      season: `${season.season}`,
    }));
  const score = ({ game }: (typeof games)[number]): string => {
    const [high, low] = [game.awayPoints, game.homePoints].sort((a, b) => b - a);
    return `${high}${DASH}${low}`;
  };
  const winner = ({ season, game }: (typeof games)[number]): string =>
    name(season, game.awayPoints > game.homePoints ? game.away : game.home);
  const ofGame = (value: (game: (typeof games)[number]["game"]) => number): Mark[] =>
    games.map((entry) => ({
      team: winner(entry),
      value: value(entry.game),
      text: score(entry),
      season: `${entry.season.season}`,
    }));
  const titles = history.map((season, i) => {
    const team = name(season, season.champion);
    const count = history.slice(0, i + 1).filter((other) => name(other, other.champion) === team).length;
    return { team, value: count, text: `${count}`, season: `${season.season}` };
  });
  return {
    seasons: history.map((season) => {
      const final = season.results.find((game) => game.game === "final");
      const top = season.standings.find((row) => row.leagueRank === 1);
      const points = final ? [final.awayPoints, final.homePoints].sort((a, b) => b - a).join(DASH) : "";
      return [
        `${season.season}`,
        name(season, season.champion),
        points,
        name(season, season.finalist),
        top ? name(season, top.team) : "",
        top ? `${top.wins}${DASH}${top.losses}${DASH}${top.ties}` : "",
      ];
    }),
    records: [
      best(ofRow((row) => row.wins)),
      best(ofRow((row) => row.losses)),
      best(ofRow((row) => row.pointsFor)),
      best(ofRow((row) => -row.pointsAgainst)),
      best(ofGame((game) => Math.max(game.awayPoints, game.homePoints))),
      best(ofGame((game) => Math.abs(game.awayPoints - game.homePoints))),
      best(ofGame((game) => game.awayPoints + game.homePoints)),
      best(titles),
    ],
  };
}
