/** Two-team games: play, narrate, record, replay. Each game supplies its record header. */
import { seededRoller, seedOf, type Roller } from "../dice/index.js";
import type { Side } from "../football/index.js";
import { manyMatches, matchFigures, type Match as ManyMatch, type MatchFigures } from "../football/many.js";
import { fault, hasErrors, suggestHint, UserError, type Issue } from "../issue/index.js";
import { GameRecords, type DiceFrom, type KeptGame, type KeptParts } from "./game-records.js";
import { BY_HAND, type HandGame, type HandSession } from "./by-hand.js";
import { quickTable, type Decide, type Kept } from "./keep.js";
import { playOut, type GameTypes, type Session } from "./machine.js";
import { playOwnDice, type OwnTable } from "./own-dice.js";
import type { GameFile } from "./replay.js";
import type { ManyGames } from "../sample/index.js";

/** A coach, by the name on the command line and in records. */
interface Named {
  readonly id: string;
}

/** One coach for both sides, or one each. */
export type Coaches<C> = C | Readonly<Record<Side, C>>;

export const coachesOf = <C extends Named>(coaches: Coaches<C>): Readonly<Record<Side, C>> =>
  "id" in coaches ? { away: coaches as C, home: coaches as C } : coaches;

/**
 * A coach by name.
 * @throws UserError `coach-unknown` with the nearest name, at the location of the wrong one
 */
export function coachNamed<C extends Named>(coaches: readonly C[], id: string, place: Partial<Issue> = {}): C {
  const coach = coaches.find((known) => known.id === id);
  if (coach) return coach;
  const ids = coaches.map((known) => known.id);
  throw new UserError(fault("coach-unknown", `there is no coach "${id}"`, { ...place, hint: suggestHint(id, ids) }));
}

/** A coach's own dice: separate from the game's, but from the same seed. Coaches who share dice use the home side's. */
export const coachDice = (seed: number, side: Side = "home"): Roller =>
  seededRoller((Math.imul(seed, 0x9e3779b1) ^ (side === "home" ? 0x5bd1e995 : 0x27d4eb2f)) >>> 0);

/** Sides that a person plays. */
export type Hands = Readonly<Record<Side, boolean>>;
const NO_HANDS: Hands = { away: false, home: false };

/** The game played by a user's own dice. */
export interface PlayedDice<R> {
  readonly issues: readonly Issue[];
  /** Absent if there is an error. */
  readonly record?: R;
  /** Only if there is an error: the game so far, one line each. */
  readonly story?: readonly string[];
}

const namesOf = ({ away, home }: Readonly<Record<Side, Named>>) => ({ coaches: { away: away.id, home: home.id } });

/** Who decides for each side, as records name them. */
const playersOf = (hands: Hands, coach: string): Readonly<Record<Side, string>> => ({
  away: hands.away ? BY_HAND : coach,
  home: hands.home ? BY_HAND : coach,
});

/** The sides of a record that a person played, and the coach of the others; `usual` if people played both. */
function seatsOf({ away, home }: Readonly<Record<Side, string>>, usual: string) {
  const hands: Hands = { away: away === BY_HAND, home: home === BY_HAND };
  return { hands, coach: hands.away && hands.home ? usual : hands.away ? home : away };
}

/** What records of two-team games consist of. */
export interface MatchParts extends KeptParts {
  readonly coach: Named;
}

/** Teams as records store them, without the parts that games do not use. The same team always gives the same object. */
export function keptWithout<T extends object>(...parts: readonly (keyof T)[]): (whole: T) => T {
  const cache = new WeakMap<T, T>();
  return (whole) => {
    if (parts.every((part) => whole[part] === undefined)) return whole;
    const known = cache.get(whole);
    if (known) return known;
    const kept = { ...whole };
    for (const part of parts) delete kept[part];
    cache.set(whole, kept);
    return kept;
  };
}

export interface MatchFile<T extends GameTypes> extends GameFile<T> {
  readonly coaches: Readonly<Record<Side, string>>;
}

/** Who plays, and with which dice; the coaches' own dice always come from the seed. */
export interface MatchRun<C> extends DiceFrom {
  readonly coaches: Coaches<C>;
}

/** Who plays: people on some sides, the coach on the others, and as adviser. */
export interface Seats<C> {
  readonly hands: Hands;
  readonly coach: C;
  /** Seed of the dice; absent = people roll them. */
  readonly seed?: number;
}

/** Games to count; the teams are given separately. */
export type Counted<F> = Omit<ManyMatch<F>, "coach">;

/** Questions and answers for play by hand. */
export type HandWords<T extends GameTypes> = (
  game: T["setup"],
  hands: Hands,
) => Pick<HandGame<T>, "question" | "story" | "die" | "zeros" | "roll" | "board">;

/** Types of a two-team game. */
interface MatchTypes extends GameTypes {
  readonly event: { readonly type: string };
}

/** The definition of a two-team game. */
export interface Match<T extends GameTypes, P extends MatchParts> extends Omit<KeptGame<T, P>, "playStarts"> {
  answers(coaches: Readonly<Record<Side, P["coach"]>>, game: T["setup"], seed: number): Decide<T>;
  /** For each row of its log, index of its first event; default: snaps and kicks. */
  playStarts?(events: readonly T["event"][]): readonly number[];
}

/** Where plays begin, if each begins with a particular event. */
export const startsWhere =
  <E>(begins: (event: E) => boolean) =>
  (events: readonly E[]): readonly number[] =>
    events.flatMap((event, i) => (begins(event) ? [i] : []));

const SNAPS_AND_KICKS = startsWhere(({ type }: { readonly type: string }) => type === "play" || type === "kick");

/** Everything that can be done with a two-team game. `R` is its record. */
export class MatchRecords<
  T extends MatchTypes,
  P extends MatchParts,
  R extends MatchFile<T> & P["head"],
> extends GameRecords<T, P, R> {
  constructor(readonly match: Match<T, P>) {
    super({ ...match, playStarts: match.playStarts ?? SNAPS_AND_KICKS });
  }

  private open(given: P["given"], { seed: typed, roller, ...run }: MatchRun<P["coach"]>) {
    const seed = seedOf(typed);
    const coaches = coachesOf(run.coaches);
    const game = this.match.makeGame(given);
    const answers = this.match.answers(coaches, game, seed);
    return { game, answers, coaches, dice: roller ?? seededRoller(seed) };
  }

  /** Plays a game to its end and records all of it. */
  play(given: P["given"], run: MatchRun<P["coach"]>): R {
    const { answers, coaches } = this.open(given, run);
    return this.keep(given, answers, namesOf(coaches), run);
  }

  /** Plays a game without recording it: the same game as `play` on the same seed, with dice. Events may lack what only a log tells. */
  hear(given: P["given"], run: Omit<MatchRun<P["coach"]>, "deck">, emit?: (event: T["event"]) => void): Session<T> {
    const { game, answers, dice } = this.open(given, run);
    return playOut(this.match.machine, game, quickTable<T>(dice, answers, emit));
  }

  /** Games between two teams on consecutive seeds from `match.seed`, counted by their box scores. */
  many(given: P["given"], coaches: Coaches<P["coach"]>, match: Counted<MatchFigures>): ManyGames<MatchFigures, R> {
    return this.count(given, coaches, match, matchFigures);
  }

  /** The same, counted in the game's own way. */
  count<F extends MatchFigures>(
    given: P["given"],
    coaches: Coaches<P["coach"]>,
    match: Counted<F>,
    figuresOf: (events: readonly T["event"][]) => F,
  ): ManyGames<F, R> {
    const { away, home } = coachesOf(coaches);
    return manyMatches<T["event"], R, F>(
      { ...match, coach: away.id === home.id ? away.id : `${away.id} - ${home.id}` },
      (seed, emit) => this.hear(given, { coaches, seed }, emit),
      (seed) => this.play(given, { coaches, seed }),
      figuresOf,
    );
  }

  /** A record with its heading, keys in the documented order. */
  record(given: P["given"], kept: Kept<T>, coaches: Readonly<Record<Side, string>>, seed?: number): R {
    return this.file(given, kept, { coaches }, seed);
  }

  /** A game before its first play: only the teams. */
  unplayed(given: P["given"]): R {
    return this.record(given, { choices: [], dice: [], events: [] }, { away: BY_HAND, home: BY_HAND });
  }

  /** A game played by hand. `kept` has the answers of an unfinished game. */
  sit(given: P["given"], { hands, coach, seed }: Seats<P["coach"]>, words: HandWords<T>, kept?: R): HandSession {
    const { makeGame, answers } = this.match;
    const game = makeGame(given);
    const hand = {
      seed,
      ...words(game, hands),
      coach: (own: number) => answers(coachesOf(coach), game, own),
    };
    return this.atTable(given, { coaches: playersOf(hands, coach.id) }, hand, kept);
  }

  /**
   * Resumes an unfinished game by hand.
   * @param usual the coach if people play both sides
   * @param coachOf a coach by its name in the record
   */
  goOn(
    record: R,
    usual: string,
    coachOf: (id: string, given: P["given"]) => P["coach"],
    words: HandWords<T>,
  ): HandSession {
    const given = this.match.given(record);
    const { hands, coach } = seatsOf(record.coaches, usual);
    return this.sit(given, { hands, coach: coachOf(coach, given), seed: record.seed }, words, record);
  }

  /**
   * The game played by a user's own dice.
   * @param file the coach's own dice, and whether the dice may end before the game does
   * @param words how the game is narrated
   * @param sit the table with the dice and answers of the file
   * @returns if there is an error, the story up to it; its last line is also below each issue
   */
  fromDice(
    given: P["given"],
    coach: P["coach"],
    { seed = 0, unfinished }: { readonly seed?: number; readonly unfinished?: boolean },
    words: HandWords<T>,
    sit: (game: T["setup"], answers: Decide<T>) => OwnTable<T>,
  ): PlayedDice<R> {
    const game = this.match.makeGame(given);
    const table = sit(game, this.match.answers(coachesOf(coach), game, seed));
    const issues = playOwnDice(this.match.machine, game, table, unfinished);
    if (!hasErrors(issues)) return { issues, record: this.file(given, table, namesOf(coachesOf(coach))) };
    const { heard } = table;
    const story = heard.length === 0 ? [] : words(game, NO_HANDS).story(heard);
    const before = story.slice(-1).map((line) => `Before it: ${line.trim()}`);
    return { issues: issues.map((issue) => ({ ...issue, because: [...before, ...(issue.because ?? [])] })), story };
  }
}

/** True if the recorded game is finished. */
export const isFinished = ({ events }: { readonly events: readonly { readonly type: string }[] }): boolean =>
  events.at(-1)?.type === "gameEnd";
