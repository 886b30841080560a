/** The best players of a season, next to those of the real seasons that the teams come from (shared/season/leaders). */
import { best, numbered } from "../../../kernel/lists/index.js";
import { countFrom } from "../../../kernel/words/index.js";
import { shortName } from "../../../kernel/words/names.js";
import type { Values } from "../../../sheet/layout/form.js";
import { menTogether } from "../../men-together.js";
import { countedRecords, type Season } from "./season.js";

const LEADERS = [
  "passYards",
  "passTouchdowns",
  "rushYards",
  "rushTouchdowns",
  "receptions",
  "receivingYards",
  "receivingTouchdowns",
  "tackles",
  "sacks",
  "interceptionsMade",
  "kickReturnYards",
  "puntReturnYards",
] as const;
type Leader = (typeof LEADERS)[number];

/** A player's statistics, as far as known. */
export type LeaderLine = Readonly<Partial<Record<Leader, number>>> & { readonly name: string };

/** Maximum length of a player's name, next to his team's code. */
const LETTERS = 15;

interface Led {
  readonly line: LeaderLine;
  readonly code: string;
}

function leading(players: readonly Led[], figure: Leader, count: number) {
  const some = players.flatMap(({ line, code }) => {
    const value = line[figure] ?? 0;
    return value > 0 ? [{ who: `${shortName(line.name, LETTERS)}, ${code}`, figure: value }] : [];
  });
  return best(some, (one) => one.figure, count);
}

/** Both lists of a statistic, line by line. */
function leaderRows(played: readonly Led[], real: readonly Led[], figure: Leader, count: number): Values {
  const [now, then] = [leading(played, figure, count), leading(real, figure, count)];
  const rows = countFrom(1, count).map((line): Values => {
    const [one, other] = [now.at(line - 1), then.at(line - 1)];
    return {
      ...(one && { who: one.who, figure: one.figure }),
      ...(other && { realWho: other.who, realFigure: other.figure }),
    };
  });
  return numbered(rows);
}

/** How a game counts its players' statistics. */
interface Counting<T, G> {
  seasonOf(records: readonly object[]): Season<T, G>;
  codesIn(season: Season<T, G>): ReadonlyMap<string, string>;
  /** By team id: number of these games, and what its players did in them. */
  played(
    records: readonly G[],
  ): ReadonlyMap<string, { readonly games: number; readonly players: readonly LeaderLine[] }>;
  /** The real season that a team comes from: number of games (0 if unknown), and its players. */
  real(team: T): { readonly games: number; readonly players: readonly LeaderLine[] };
}

export const leadersSheet = <T extends { readonly id: string }, G>({
  seasonOf,
  codesIn,
  played,
  real,
}: Counting<T, G>) => ({
  form: () => ({}),
  fill(records: readonly object[], { capacity }: { capacity(table: string): number }) {
    const season = seasonOf(records);
    const codes = codesIn(season);
    const sums = played(countedRecords(season));
    const seasons = season.teams.map((team) => ({ id: team.id, now: sums.get(team.id), then: real(team) }));
    const ledBy = (id: string, players: readonly LeaderLine[] = []): Led[] =>
      players.map((line) => ({ line, code: codes.get(id)! }));
    const lists = new Map(seasons.map(({ id, now }) => [id, now?.players ?? []]));
    const [now, then] = [
      menTogether(lists, season.moves, season.head.season).map(({ line, teams }): Led => ({
        line,
        code: teams.map((id) => codes.get(id)!).join("/"),
      })),
      seasons.flatMap(({ id, then }) => ledBy(id, then.players)),
    ];
    const realGames = Math.max(0, ...seasons.map(({ then }) => then.games));
    const games = {
      games: Math.max(0, ...seasons.map((one) => one.now?.games ?? 0)),
      ...(realGames > 0 && { realGames }),
    };
    const rows = LEADERS.map((figure) => [figure, leaderRows(now, then, figure, capacity(figure))] as const);
    return [{ values: { ...season.head, ...games, ...Object.fromEntries(rows) } }];
  },
});
