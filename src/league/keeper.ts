/** How a game handles its leagues: how one is read from its file and written back. All league commands build on it. */
import type { Issue } from "../kernel/issue/index.js";
import type { Side } from "../kernel/football/index.js";
import type { LeagueStep } from "../contract/seasons.js";
import type { Fixture, GameResult, Known, SeasonView } from "./season.js";

/** Teams, by id, that do not leave their games to the quick rules; `all` for everyone. */
export interface PlayModes {
  /** Played out play by play by the engine's coaches. */
  readonly headToHead: readonly string[];
  /** Played at the table and entered by a person, who goes before the engine. */
  readonly byHand: readonly string[];
}

/** A team in words. */
export interface TeamWords {
  readonly id: string;
  /** `Harbor City Lamplighters`. */
  readonly name: string;
  /** As lists of games name it. */
  readonly short: string;
}

/** Colors and short names of a team. */
export interface TeamLook {
  /** "" if the game's teams have none. */
  readonly code: string;
  readonly monogram: string;
  readonly colors: readonly [string, string];
  /** Picture on its helmet; empty = the letters. */
  readonly decal: string;
}

/** What every league keeps. */
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
  /** What a round of the season is called. */
  readonly round: "week" | "round";
  /** Until when a result may be corrected: as long as its round lasts, or as long as no later game depends on it. */
  readonly corrected: "round" | "season";
  /** When a season counts as finished: with its last game, or after its off-season. */
  readonly closes: "played" | "between";
  /** Hint for a level game that must be decided: how to continue at the table. */
  readonly tieHint?: string;
  view(league: L): SeasonView<R>;
  /** Round that is being played; undefined when all of the season is played. */
  current(league: L): number | undefined;
  teams(league: L): readonly TeamWords[];
  /** A team by any of its names. @throws UserError */
  find(league: L, word: string): { readonly id: string };
  /** Further teams that a word may mean where games are given away: those of earlier seasons. */
  findMode?(league: L, word: string): { readonly id: string };
  title(league: L, round: number): string;
  /** Where it is; default season and round. */
  when?(league: L): string;
  modes(league: L): PlayModes;
  withModes(league: L, modes: PlayModes): L;
  /** Words behind a result: `replay 1`. */
  notes?(league: L, result: R): readonly string[];
  /** True when the game must have a winner. */
  mustDecide(league: L, fixture: Pick<Fixture, "playoff">): boolean;
  /** What is wrong with a side's total, where not every one can be scored. */
  totalFault?(league: L, points: number): { readonly message: string; readonly hint: string } | undefined;
  /** A result from the table. */
  entered(fixture: Known<R>, awayPoints: number, homePoints: number): R;
  /** The league with these results, as its next revision. */
  withResults(league: L, results: readonly R[]): L;
  /** The league with other dice for the games to come, none of them by hand. */
  otherwise(league: L, seed: number): L;
  /** Plays what is left of the current round. */
  play(league: L): L;
  /** Between two seasons: draws the next one, plays an off-season. */
  between(league: L): LeagueStep<L>;
  unplayed(league: L, fixture: Known<R>): unknown;
  /** The coach of sides without a player. */
  coaches(league: L, fixture: Known<R>): Readonly<Record<Side, string>>;
  /** True for results that `again` can replay. */
  isTold(result: R): boolean;
  /** A game as it was played; undefined if only its score is known. */
  again(league: L, fixture: Known<R>, result: R): unknown;
  look(league: L, id: string): TeamLook;
  /** What a new league was asked for. */
  asked?(league: L): Readonly<Record<string, string>>;
  warnings?(league: L): readonly Issue[];
  /** A line for a finished season, by its number. */
  championLine(league: L, season: number): string;
}

export const nameIn = <L extends LeagueHead>(keeper: Pick<Keeper<L>, "teams">, league: L, id: string): TeamWords =>
  keeper.teams(league).find((team) => team.id === id) ?? { id, name: id, short: id };
