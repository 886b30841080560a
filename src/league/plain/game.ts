/** The interface a game implements to be played in leagues. */
import type { ZodType } from "zod";
import type { Side } from "../../kernel/football/index.js";
import type { Issue, Locate, Place } from "../../kernel/issue/index.js";
import type { LeagueStep } from "../../contract/seasons.js";
import type { Fixture } from "../season.js";
import type { ViewOf } from "./contest.js";
import type { ContestFormat, PlainLeague, PlainResult, PlainTeam } from "./types.js";

/** A game to be played, as passed to the engine. */
export interface Match<T extends PlainTeam = PlainTeam, P = unknown, C = unknown> {
  readonly rules: P;
  readonly away: T;
  readonly home: T;
  readonly coaches: Readonly<Record<Side, string>>;
  readonly seed: number;
  /** Round of the season. */
  readonly week: number;
  readonly neutral: boolean;
  /** True if it must have a winner: a knockout game without replays. */
  readonly decided: boolean;
  /** State carried over from the teams' earlier games. */
  readonly carried: Readonly<Partial<Record<Side, C>>>;
}

/** A game that was played. */
export interface Played<G = unknown, C = unknown> {
  readonly record: G;
  readonly score: Readonly<Record<Side, number>>;
  /** True if people played it: no seed can replay it. */
  readonly byHand?: boolean;
  /** State that the teams carry over to their next game; absent for a team without any. */
  readonly carried?: Readonly<Partial<Record<Side, C>>>;
}

/** Plays games for the league, which knows nothing about the game itself. */
export interface Player<T extends PlainTeam, P, G, C = unknown> {
  /** Default coach. */
  readonly coach: string;
  /** Ids of the coaches that teams may have. */
  readonly coaches: readonly string[];
  play(match: Match<T, P, C>): Played<G, C>;
  /** The game before its first play, to print in the headings of sheets that a person fills in. */
  unplayed(match: Match<T, P, C>): G;
}

/** A player on a team. */
export interface Man {
  readonly name: string;
  /** `QB`. */
  readonly position: string;
}

/** How players change teams. `piece`: everything a player plays by, as stored with his team. */
export interface Rosters<T extends PlainTeam> {
  men(team: T): readonly Man[];
  pieceOf(team: T, name: string): unknown;
  /** The team without some players and with others, or what it would be missing: `a quarterback`. */
  changed(
    team: T,
    left: readonly string[],
    joined: readonly unknown[],
  ): { readonly team: T } | { readonly lacks: readonly string[] };
  /** Rookies made by the game's own rules; absent if it has none. */
  readonly rookies?: {
    readonly positions: readonly string[];
    pieceOf(name: string, position: string): unknown;
  };
}

export interface PlainGame<
  T extends PlainTeam = PlainTeam,
  P extends { readonly name: string } = { readonly name: string },
  G = unknown,
  R extends PlainResult = PlainResult,
  C = unknown,
> {
  /** Id of the game on the command line. */
  readonly id: string;
  /** The file kind: id, title and the word in its first line. */
  readonly kind: { readonly id: string; readonly title: string; readonly format: string };
  /** The formats that its seasons may have, the default first, and the default league name for each. */
  readonly formats: Readonly<Partial<Record<ContestFormat, string>>>;
  readonly player: Player<T, P, G, C>;
  readonly teams: {
    pool(): readonly T[];
    /** Default number of teams in a new league; absent = all. */
    readonly usual?: number;
    shape(): ZodType;
    /** Teams from the game's team file. */
    given(data: unknown): readonly T[] | undefined;
    /** A team by any of its names. @throws UserError */
    find(teams: readonly T[], word: string): T;
    check?(
      teams: readonly T[],
      options: { readonly locate?: (i: number, field: string) => Place; readonly coaches?: readonly string[] },
    ): readonly Issue[];
  };
  readonly rules: {
    /** Schema of rules as the file stores them. */
    shape(): ZodType;
    pack(rules: P): { readonly name: string };
    /** Returns the same object for the same file. */
    resolve(packed: { readonly name: string }): P;
    check?(packed: unknown, locate: Locate): readonly Issue[];
    /** Variant of the rules for a game that must have a winner. */
    decided?(rules: P): P;
    /** Which scores a side can reach, indexed by score. */
    totals?(rules: P): readonly boolean[];
  };
  /** Makes the views of its seasons; default `viewsBy()`, with a table by points, head-to-head, point difference, points scored, drawing lots. */
  readonly viewOf?: ViewOf<T, R>;
  /** Additional keys of a result, and how a played game fills them. */
  readonly results?: {
    shape(): Readonly<Record<string, ZodType>>;
    of(match: Match<T, P, C>, record: G): Partial<R>;
    again(match: Match<T, P, C>, result: R): Match<T, P, C>;
  };
  /** State that teams carry from game to game. */
  readonly carried?: {
    shape(): ZodType;
    /** What remains of it a season later; default: nothing. */
    rested?(carried: C): C | undefined;
    /** A player's part of it, and the part that stays with his team when he leaves. */
    split?(carried: C, player: string): { readonly left?: C; readonly taken?: C };
    /** Adds the part of a player who joins. */
    joined?(carried: C | undefined, taken: C): C;
  };
  /** Absent in games without named players. */
  readonly rosters?: Rosters<T>;
  /** What happens between two seasons, after the next one is drawn. */
  between?(league: PlainLeague<T, R>): LeagueStep<PlainLeague<T, R>>;
  /** Hint for a tied game that must be decided: how to continue it. */
  readonly tieHint?: string;
  /** Id of the sheet to fill in by hand; default: the first that a record fills. */
  readonly handSheet?: string;
  /** The command that replays this league from its first round; undefined if none can. */
  command?(league: PlainLeague<T, R>): string | undefined;
}

/** True when a game of the season must have a winner. */
export const mustDecide = ({ contest }: Pick<PlainLeague, "contest">, { playoff }: Pick<Fixture, "playoff">): boolean =>
  playoff && contest.ties === "overtime";
