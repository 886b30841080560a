/** What the records of all games of two sides say alike, and how code plays and replays their games. */
import type { Side } from "../kernel/football/index.js";
import type { Locate } from "../kernel/issue/index.js";
import type { GameTypes, MatchFile, MatchParts, MatchRecords, MatchRun, Replay } from "../kernel/machine/index.js";

type MatchTypes = GameTypes & { readonly event: { readonly type: string } };

/** A record: who played by which rules, and the game. */
export type RecordOf<T extends MatchTypes, Head> = MatchFile<T> & Head;

/** The head of a record of two teams. */
export interface TeamsHead<Packed, Team> extends Readonly<Record<Side, Team>> {
  readonly rules: Packed;
}

/** Parts of a game of two sides. */
export interface PartsOf<Given, Head extends object, Coach extends MatchParts["coach"]> extends MatchParts {
  readonly given: Given;
  readonly head: Head;
  readonly coach: Coach;
}

/** How code plays a game; the rules are the standard ones where none are given. */
export type PlayOptions<Given extends { readonly rules: unknown }, Coach> = Omit<Given, "rules"> &
  Partial<Pick<Given, "rules">> &
  MatchRun<Coach>;

/** Plays games to their end, keeps all of them, and plays records again. */
export function playing<
  T extends MatchTypes,
  P extends MatchParts & { readonly given: { readonly rules: unknown } },
  R extends MatchFile<T> & P["head"],
>(games: MatchRecords<T, P, R>, standard: P["given"]["rules"]) {
  return {
    playGame: (options: PlayOptions<P["given"], P["coach"]>): R =>
      games.play({ ...options, rules: options.rules ?? standard } as P["given"], options as MatchRun<P["coach"]>),
    replay: (record: R, locate?: Locate): Replay<T> => games.replay(record, locate),
  };
}
