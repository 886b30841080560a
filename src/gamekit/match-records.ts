/** What the records of all two-team games share, and how code plays and replays their games. */
import type { Side } from "../kernel/football/index.js";
import type { Plays } from "../contract/game.js";
import type { Locate } from "../kernel/issue/index.js";
import {
  MatchRecords,
  type GameFile,
  type GameRecords,
  type GameTypes,
  type KeptParts,
  type Match,
  type MatchFile,
  type MatchParts,
  type MatchRun,
  type Replay,
} from "../kernel/machine/index.js";

type MatchTypes = GameTypes & { readonly event: { readonly type: string } };

/** A record: the teams, the rules, and the game. */
export type RecordOf<T extends MatchTypes, Head> = MatchFile<T> & Head;

/** The heading of a record with two teams. */
export interface TeamsHead<Packed, Team> extends Readonly<Record<Side, Team>> {
  readonly rules: Packed;
}

/** Parts of a two-team game. */
export interface PartsOf<Given, Head extends object, Coach extends MatchParts["coach"]> extends MatchParts {
  readonly given: Given;
  readonly head: Head;
  readonly coach: Coach;
}

/** How code plays a game; rules default to the standard ones. */
export type PlayOptions<Given extends { readonly rules: unknown }, Coach> = Omit<Given, "rules"> &
  Partial<Pick<Given, "rules">> &
  MatchRun<Coach>;

/** How files store the rules of a game. */
interface KeptRules<Rules, Packed> {
  readonly standard: Rules;
  pack(rules: Rules): Packed;
  /** Standard rules always resolve to the one shared object. */
  resolve(packed: Packed): Rules;
}

/** The parts of a match whose records begin with its rules. */
interface RuledParts extends MatchParts {
  readonly given: { readonly rules: unknown };
  readonly head: { readonly rules: unknown };
}

interface RecordFacts<T extends MatchTypes, P extends RuledParts> extends Omit<
  Match<T, P>,
  "version" | "head" | "given"
> {
  readonly rules: KeptRules<P["given"]["rules"], P["head"]["rules"]>;
  /** The rest of a record's heading after the rules, in order. */
  head(given: P["given"]): Omit<P["head"], "rules">;
}

/** Records of two-team games: played to the end, replayed, and the rules they were played by. */
export function recordsOf<T extends MatchTypes, P extends RuledParts, R extends MatchFile<T> & P["head"]>({
  rules,
  head,
  ...match
}: RecordFacts<T, P>) {
  const gameRulesOf = (record: Pick<P["head"], "rules">): P["given"]["rules"] => rules.resolve(record.rules);
  const games = new MatchRecords<T, P, R>({
    ...match,
    version: 1,
    head: (given) => ({ rules: rules.pack(given.rules), ...head(given) }),
    given: (kept) => ({ ...kept, rules: gameRulesOf(kept) }),
  });
  return {
    games,
    gameRulesOf,
    playGame: (options: PlayOptions<P["given"], P["coach"]>): R =>
      games.play({ ...options, rules: options.rules ?? rules.standard }, options as MatchRun<P["coach"]>),
    replay: (record: R, locate?: Locate): Replay<T> => games.replay(record, locate),
  };
}

/** The plays of a game, for the CLI. */
export const playsOf = <T extends GameTypes, P extends KeptParts, R extends GameFile<T> & P["head"]>(
  games: GameRecords<T, P, R>,
): Plays => ({
  starts: (record) => games.playStarts(record as R),
  until: (record, play) => games.until(record as R, play),
});
