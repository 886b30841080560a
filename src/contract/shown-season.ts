/** A season as plain data for a page to show, computed by the league. Types only. */

/** A team with its colors and short names. */
export interface ShownTeam {
  readonly id: string;
  readonly name: string;
  /** Its name in lists of games. */
  readonly short: string;
  /** A few letters, unique in the league; "" if the game has none. */
  readonly code: string;
  readonly monogram: string;
  readonly colors: readonly [string, string];
  /** True if its games are played by hand. */
  readonly byHand: boolean;
  /** True if its games against other such teams are played out in a league with quick weeks. */
  readonly headToHead: boolean;
}

export interface ShownGame {
  readonly game: string;
  /** Team ids, once known. */
  readonly away?: string;
  readonly home?: string;
  readonly neutral: boolean;
  /** Absent until the game is played. */
  readonly score?: readonly [away: number, home: number];
  /** True if the score was entered by hand. */
  readonly entered: boolean;
  /** True if the game can be narrated play by play. */
  readonly hasStory: boolean;
  /** True if the league is waiting for someone to play it. */
  readonly waits: boolean;
  /** Notes such as `replay 1`, or that lots were drawn. */
  readonly notes: readonly string[];
}

export interface ShownRound {
  readonly week: number;
  /** `Round 5`, `Semifinals`. */
  readonly title: string;
  /** `5`, `SF`. */
  readonly short: string;
  readonly over: boolean;
  readonly games: readonly ShownGame[];
  /** Ids of teams with a bye. */
  readonly resting: readonly string[];
}

/** A row of the standings; in a knockout, all games of a team. */
export interface ShownRow {
  readonly team: string;
  /** "" if there is only one table. */
  readonly division: string;
  readonly rank: number;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  /** `.750`. */
  readonly share: string;
  /** Present if the table is sorted by points. */
  readonly points?: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  readonly difference: number;
  /** `W`, `L`, `T` of its games, oldest first. */
  readonly form: string;
  /** True if it would make the playoffs with this table. */
  readonly plays: boolean;
  /** The tie-breaker that ranked it below the team above. */
  readonly by?: string;
  /** In a knockout, the round it reached. */
  readonly reached?: string;
}

export interface ShownPairing {
  readonly id: string;
  readonly bye: boolean;
  /** Top to bottom; ids once known. */
  readonly sides: readonly { readonly team?: string; readonly points?: number }[];
  readonly winner?: string;
  readonly byLot: boolean;
}

export interface ShownSeason {
  /** 1 = first season. */
  readonly season: number;
  /** The word for a round. */
  readonly round: "week" | "round";
  /** The current week; absent when the season is over. */
  readonly current?: number;
  readonly teams: readonly ShownTeam[];
  readonly rounds: readonly ShownRound[];
  /** Division by division, best first. */
  readonly table: readonly ShownRow[];
  /** True if the whole season is one knockout without a table. */
  readonly knockOut: boolean;
  /** Regular-season games: played and in all. */
  readonly played: number;
  readonly games: number;
  readonly bracket: readonly { readonly title: string; readonly pairings: readonly ShownPairing[] }[];
  /** True while the regular season lasts: the bracket shows who would be in it now. */
  readonly ifNow: boolean;
  readonly champion?: string;
  /** Id of each champion of the league, oldest season first. */
  readonly champions: readonly string[];
}
