/** Records of any game: kept while it is played, replayed, cut off at a play, and resumed by hand. */
import { drawnDice, seededRoller, seedOf, type Dice, type DiceDeck, type Shuffle } from "../dice/index.js";
import { fault, UserError, type Locate } from "../issue/index.js";
import { openSession, type HandGame, type HandSession } from "./by-hand.js";
import { RecordingTable, type Decide, type Kept } from "./keep.js";
import { playOut, type GameTypes, type Machine } from "./machine.js";
import { isFromDeck, replayGame, rollerOf, type GameFile, type RecordFormat, type Replay } from "./replay.js";
import { keptUntil, stopsOf, type Stop } from "./stops.js";

/** What the records of a game are made of. */
export interface KeptParts {
  /** What determines a game, as callers give it: `setup` is made from it. */
  readonly given: unknown;
  /** The part of a record before its players: rules, teams. */
  readonly head: object;
}

/** A game as its records describe it. */
export interface KeptGame<T extends GameTypes, P extends KeptParts> extends RecordFormat {
  readonly machine: Machine<T>;
  /** Its deck of dice cards, if it has one. */
  readonly deck?: DiceDeck;
  makeGame(given: P["given"]): T["setup"];
  /** Keys in the order of the record. */
  head(given: P["given"]): P["head"];
  /** What a record was played with, for a replay. */
  given(head: P["head"]): P["given"];
  /** Index of the first event of each of its plays. */
  playStarts(events: readonly T["event"][]): readonly number[];
}

/** Source of a game's dice. */
export interface DiceFrom {
  /** A 32-bit integer, or any text as typed by a person; default 0. */
  readonly seed?: number | string;
  /** Another source of dice instead of a seed; the record then has no seed. */
  readonly roller?: Dice;
  /** Uses the game's deck of dice cards, shuffled by the seed, and says when to reshuffle. */
  readonly deck?: Shuffle;
}

/** Who decides, as records write it: `coach`, or `coaches` of both sides. */
type Players = Readonly<Record<string, unknown>>;

/** Everything that can be done with the records of a game. `R` is one. */
export class GameRecords<T extends GameTypes, P extends KeptParts, R extends GameFile<T> & P["head"]> {
  /** Where kept games can be cut off, cached because the pages of one game are often made one after another. */
  private readonly known = new WeakMap<R, readonly Stop[]>();

  constructor(protected readonly kept: KeptGame<T, P>) {}

  /** Plays a game to its end and records all of it. @throws UserError `deck-none` if it has no dice cards */
  keep(given: P["given"], answers: Decide<T>, players: Players, { seed, roller, deck }: DiceFrom): R {
    const number = seedOf(seed);
    const dice = deck === undefined ? seededRoller(number) : drawnDice(this.kept.deck, number, deck);
    const table = new RecordingTable<T>(roller ?? dice, answers);
    playOut(this.kept.machine, this.kept.makeGame(given), table);
    return this.file(given, table, players, roller ? undefined : number, deck);
  }

  /** A record with its heading, keys in the documented order. */
  file(given: P["given"], { choices, dice, events }: Kept<T>, players: Players, seed?: number, deck?: Shuffle): R {
    const { format, version } = this.kept;
    const record: object = {
      format,
      version,
      ...this.kept.head(given),
      ...(seed === undefined ? {} : { seed }),
      ...players,
      roller: rollerOf(seed, deck),
      choices,
      dice,
      events,
    };
    return record as R;
  }

  /** Plays a record again. */
  replay(record: R, locate?: Locate): Replay<T> {
    const { machine, makeGame, given } = this.kept;
    return replayGame(machine, makeGame(given(record)), record, this.kept, locate);
  }

  /** For each play of a game, the index in its events where it begins. A play is a row of the log. */
  playStarts({ events }: { readonly events: readonly T["event"][] }): readonly number[] {
    return this.kept.playStarts(events);
  }

  /** The game after this many plays. @throws RangeError if the game does not have that play */
  until(record: R, play: number): R {
    return keptUntil(record, this.playStarts(record), play, () => this.stops(record));
  }

  private stops(record: R): readonly Stop[] {
    const known = this.known.get(record);
    if (known) return known;
    const { machine, makeGame, given } = this.kept;
    const stops = stopsOf(machine, makeGame(given(record)), record);
    this.known.set(record, stops);
    return stops;
  }

  /**
   * A game played by hand.
   * @param record the answers of an unfinished game
   * @throws UserError `deck-by-hand` for a game from a deck, which only the deck can continue
   */
  atTable(
    given: P["given"],
    players: Players,
    hand: Omit<HandGame<T>, "machine" | "setup" | "record">,
    record?: R,
  ): HandSession {
    if (record && isFromDeck(record)) {
      const hint = "to use the cards on your table as your dice, start a game with --by-hand --own-dice";
      throw new UserError(fault("deck-by-hand", "a game from a dice deck cannot be continued by hand", { hint }));
    }
    const { machine, makeGame } = this.kept;
    const kept = (played: Kept<T>): R => this.file(given, played, players, hand.seed);
    return openSession({ ...hand, machine, setup: makeGame(given), record: kept }, record);
  }
}
