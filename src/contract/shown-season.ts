/** A season as a page shows it: plain data, worked out by the league. Types only. */

/** A team with what it looks like. */
export interface ShownTeam {
  readonly id: string;
  readonly name: string;
  /** As lists of games name it. */
  readonly short: string;
  /** A few letters, never the same twice; "" where a game has none. */
  readonly code: string;
  readonly monogram: string;
  readonly colors: readonly [string, string];
  /** Its games are played at the table. */
  readonly byHand: boolean;
  /** Its games against others that are are played out, where a league's weeks are quick. */
  readonly headToHead: boolean;
}

export interface ShownGame {
  readonly game: string;
  /** Team ids, once they are known. */
  readonly away?: string;
  readonly home?: string;
  readonly neutral: boolean;
  /** Absent before it is played. */
  readonly score?: readonly [away: number, home: number];
  /** The score came from the table. */
  readonly entered: boolean;
  /** It can be shown play by play. */
  readonly told: boolean;
  /** It waits for a person before the league goes on. */
  readonly waits: boolean;
  /** Replays, lots: `replay 1`. */
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
  /** Ids of teams without a game. */
  readonly resting: readonly string[];
}

/** A line of the table; of a knockout all games of a team. */
export interface ShownRow {
  readonly team: string;
  /** "" where there is one table. */
  readonly division: string;
  readonly rank: number;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  /** `.750`. */
  readonly share: string;
  /** Where the table is ordered by them. */
  readonly points?: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  readonly difference: number;
  /** `W`, `L`, `T` of its games, oldest first. */
  readonly form: string;
  /** It plays on if the table stays as it is. */
  readonly plays: boolean;
  /** The tie-break that put it below the one above. */
  readonly by?: string;
  /** In a knockout how far it came. */
  readonly reached?: string;
}

export interface ShownPairing {
  readonly id: string;
  readonly bye: boolean;
  /** Top to bottom; ids once they are known. */
  readonly sides: readonly { readonly team?: string; readonly points?: number }[];
  readonly winner?: string;
  readonly byLot: boolean;
}

export interface ShownSeason {
  /** 1 = the first. */
  readonly season: number;
  /** What a round is called. */
  readonly round: "week" | "round";
  /** Week that is being played; absent when the season is over. */
  readonly current?: number;
  readonly teams: readonly ShownTeam[];
  readonly rounds: readonly ShownRound[];
  /** Division by division, best first. */
  readonly table: readonly ShownRow[];
  /** All of the season is one knockout: there is no table. */
  readonly knockOut: boolean;
  /** Games of the table that were played and that there are. */
  readonly played: number;
  readonly games: number;
  readonly bracket: readonly { readonly title: string; readonly pairings: readonly ShownPairing[] }[];
  /** The table is not over: the bracket shows who would be in it now. */
  readonly ifNow: boolean;
  readonly champion?: string;
  /** Id of each champion of the league, oldest season first. */
  readonly champions: readonly string[];
}
