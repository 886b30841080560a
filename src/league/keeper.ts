/** How a game handles its leagues: how they are read from their files and written back. All league commands build on this. */
import type { Issue } from "../kernel/issue/index.js";
import type { Side } from "../kernel/football/index.js";
import type { LeagueStep } from "../contract/seasons.js";
import type { Fixture, GameResult, Known, SeasonView } from "./season.js";

/** Teams whose games are not left to the quick rules, by id; `all` for all teams. */
export interface PlayModes {
  /** Played out play by play by the engine's coaches. */
  readonly headToHead: readonly string[];
  /** Played by hand and entered by a person, even if the opponent is to be played out by the engine. */
  readonly byHand: readonly string[];
}

/** A team's names. */
export interface TeamWords {
  readonly id: string;
  /** `Harbor City Lamplighters`. */
  readonly name: string;
  /** Its name in lists of games. */
  readonly short: string;
}

/** Colors and short names of a team. */
export interface TeamLook {
  /** "" if the game's teams have no codes. */
  readonly code: string;
  readonly monogram: string;
  readonly colors: readonly [string, string];
  /** Picture on its helmet; empty = the letters. */
  readonly decal: string;
}

/** What every league has. */
export interface LeagueHead {
  readonly name: string;
  /** Goes up by one with every step. */
  readonly revision: number;
  readonly seed: number;
  /** 1 = the first. */
  readonly season: number;
  readonly history: readonly { readonly season: number; readonly champion: string }[];
}

export interface Keeper<L extends LeagueHead = LeagueHead, R extends GameResult = GameResult> {
  /** The word for a round of the season. */
  readonly round: "week" | "round";
  /** Until when a result may be corrected: until its round is over, or until a later game depends on it. */
  readonly corrected: "round" | "season";
  /** When a season counts as finished: after its last game, or after its offseason. */
  readonly closes: "played" | "between";
  /** Hint for a tied game that must be decided: how to continue it. */
  readonly tieHint?: string;
  view(league: L): SeasonView<R>;
  /** The current round; undefined when the whole season is played. */
  current(league: L): number | undefined;
  teams(league: L): readonly TeamWords[];
  /** A team by any of its names. @throws UserError */
  find(league: L, word: string): { readonly id: string };
  /** Other teams that a name may mean when choosing who plays by hand: those of earlier seasons. */
  findMode?(league: L, word: string): { readonly id: string };
  title(league: L, round: number): string;
  /** Current point in words; default: season and round. */
  when?(league: L): string;
  modes(league: L): PlayModes;
  withModes(league: L, modes: PlayModes): L;
  /** Notes after a result: `replay 1`. */
  notes?(league: L, result: R): readonly string[];
  /** True if the game must have a winner. */
  mustDecide(league: L, fixture: Pick<Fixture, "playoff">): boolean;
  /** What is wrong with a side's score, if not every score is possible. */
  totalFault?(league: L, points: number): { readonly message: string; readonly hint: string } | undefined;
  /** A result entered by hand. */
  entered(fixture: Known<R>, awayPoints: number, homePoints: number): R;
  /** The league with these results, as its next revision. */
  withResults(league: L, results: readonly R[]): L;
  /** The league with different dice for all remaining games and none of them by hand. */
  otherwise(league: L, seed: number): L;
  /** Plays the rest of the current round. */
  play(league: L): L;
  /** Between two seasons: draws the next one, plays the offseason. */
  between(league: L): LeagueStep<L>;
  unplayed(league: L, fixture: Known<R>): unknown;
  /** Coaches of the sides that no person plays. */
  coaches(league: L, fixture: Known<R>): Readonly<Record<Side, string>>;
  /** True for results that `again` can replay. */
  hasRecord(result: R): boolean;
  /** The full record of a game; undefined if only its score is known. */
  again(league: L, fixture: Known<R>, result: R): unknown;
  look(league: L, id: string): TeamLook;
  /** Settings that the new league was created with. */
  asked?(league: L): Readonly<Record<string, string>>;
  warnings?(league: L): readonly Issue[];
  /** A line about a finished season, by its number. */
  championLine(league: L, season: number): string;
}

export const nameIn = <L extends LeagueHead>(keeper: Pick<Keeper<L>, "teams">, league: L, id: string): TeamWords =>
  keeper.teams(league).find((team) => team.id === id) ?? { id, name: id, short: id };
