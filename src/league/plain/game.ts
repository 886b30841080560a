/** The interface a game implements to be played in leagues. */
import type { ZodType } from "zod";
import type { Side } from "../../kernel/football/index.js";
import type { Issue, Locate, Place } from "../../kernel/issue/index.js";
import type { LeagueStep } from "../../contract/seasons.js";
import type { Fixture } from "../season.js";
import type { ViewOf } from "./contest.js";
import type { ContestFormat, PlainLeague, PlainResult, PlainTeam } from "./types.js";

/** A game as the engine gets it. */
export interface Match<T extends PlainTeam = PlainTeam, P = unknown, C = unknown> {
  readonly rules: P;
  readonly away: T;
  readonly home: T;
  readonly coaches: Readonly<Record<Side, string>>;
  readonly seed: number;
  /** Round of the season. */
  readonly week: number;
  readonly neutral: boolean;
  /** It must have a winner: a knockout game without replays. */
  readonly decided: boolean;
  /** What the teams carry over from earlier games. */
  readonly carried: Readonly<Partial<Record<Side, C>>>;
}

/** A game that was played. */
export interface Played<G = unknown, C = unknown> {
  readonly record: G;
  readonly score: Readonly<Record<Side, number>>;
  /** People played it: no seed can replay it. */
  readonly byHand?: boolean;
  /** What the teams carry over to their next game; nothing for a team without. */
  readonly carried?: Readonly<Partial<Record<Side, C>>>;
}

/** Plays games: the league itself does not know how. */
export interface Player<T extends PlainTeam, P, G, C = unknown> {
  /** The coach of teams that name none. */
  readonly coach: string;
  /** Ids of the coaches that teams may name. */
  readonly coaches: readonly string[];
  play(match: Match<T, P, C>): Played<G, C>;
  /** The game before its first play: it heads the sheets that a person fills in. */
  unplayed(match: Match<T, P, C>): G;
}

/** A man on a team. */
export interface Man {
  readonly name: string;
  /** `QB`. */
  readonly position: string;
}

/** How the men of a game's teams change teams. `piece`: all that a man plays by, as his team had it. */
export interface Rosters<T extends PlainTeam> {
  men(team: T): readonly Man[];
  pieceOf(team: T, name: string): unknown;
  /** The team without some and with others, or what it would lack: `a quarterback`. */
  changed(
    team: T,
    left: readonly string[],
    joined: readonly unknown[],
  ): { readonly team: T } | { readonly lacks: readonly string[] };
  /** Rookies by the game's own rules; absent where it has none. */
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
  /** The kind of file: id, title and the word in its first line. */
  readonly kind: { readonly id: string; readonly title: string; readonly format: string };
  /** How its seasons may be played, the usual one first, and what such a league is called when no one says. */
  readonly formats: Readonly<Partial<Record<ContestFormat, string>>>;
  readonly player: Player<T, P, G, C>;
  readonly teams: {
    pool(): readonly T[];
    /** Teams of a new league when no one says how many; default all. */
    readonly usual?: number;
    shape(): ZodType;
    /** Teams of the game's file of teams. */
    given(data: unknown): readonly T[] | undefined;
    /** A team by any of its names. @throws UserError */
    find(teams: readonly T[], word: string): T;
    check?(
      teams: readonly T[],
      options: { readonly locate?: (i: number, field: string) => Place; readonly coaches?: readonly string[] },
    ): readonly Issue[];
  };
  readonly rules: {
    /** The form of rules as a file keeps them. */
    shape(): ZodType;
    pack(rules: P): { readonly name: string };
    /** The same object for the same file. */
    resolve(packed: { readonly name: string }): P;
    check?(packed: unknown, locate: Locate): readonly Issue[];
    /** Rules of a game that must have a winner. */
    decided?(rules: P): P;
    /** By total: whether a side can score so many points. */
    totals?(rules: P): readonly boolean[];
  };
  /** How it views its seasons; default `viewsBy()`, with a table by points, head-to-head, difference, points scored, lot. */
  readonly viewOf?: ViewOf<T, R>;
  /** Keys of a result that are the game's own, and the game as they make it. */
  readonly results?: {
    shape(): Readonly<Record<string, ZodType>>;
    of(match: Match<T, P, C>, record: G): Partial<R>;
    again(match: Match<T, P, C>, result: R): Match<T, P, C>;
  };
  /** What teams take from game to game. */
  readonly carried?: {
    shape(): ZodType;
    /** What remains of it a season later; default nothing. */
    rested?(carried: C): C | undefined;
    /** A man's share of it, and what stays with his team when he leaves. */
    split?(carried: C, player: string): { readonly left?: C; readonly taken?: C };
    /** With the share of a man who comes. */
    joined?(carried: C | undefined, taken: C): C;
  };
  /** Absent in games whose teams have no named players. */
  readonly rosters?: Rosters<T>;
  /** What is between two seasons, after the next one is drawn. */
  between?(league: PlainLeague<T, R>): LeagueStep<PlainLeague<T, R>>;
  /** Hint for a level game that must be decided: how to continue at the table. */
  readonly tieHint?: string;
  /** Id of the sheet that is filled in at the table; default the first one that a record fills. */
  readonly handSheet?: string;
  /** The command that plays this league from its first round to where it is; undefined where there is none. */
  command?(league: PlainLeague<T, R>): string | undefined;
}

/** True when a game of the season must have a winner. */
export const mustDecide = ({ contest }: Pick<PlainLeague, "contest">, { playoff }: Pick<Fixture, "playoff">): boolean =>
  playoff && contest.ties === "overtime";
