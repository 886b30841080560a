/** Records of any game: kept while it is played, replayed, cut off at a play, and resumed at the table. */
import { drawnDice, seededRoller, seedOf, type Dice, type DiceDeck, type Shuffle } from "../dice/index.js";
import { fault, UserError, type Locate } from "../issue/index.js";
import { openSession, type HandGame, type HandSession } from "./by-hand.js";
import { RecordingTable, type Decide, type Kept } from "./keep.js";
import { playOut, type GameTypes, type Machine } from "./machine.js";
import { isFromDeck, replayGame, rollerOf, type GameFile, type RecordFormat, type Replay } from "./replay.js";
import { keptUntil, stopsOf, type Stop } from "./stops.js";

/** What the records of a game are made of. */
export interface KeptParts {
  /** What fixes a game, as callers give it: `setup` is made of it. */
  readonly given: unknown;
  /** What a record says before who played: rules, teams. */
  readonly head: object;
}

/** A game as its records describe it. */
export interface KeptGame<T extends GameTypes, P extends KeptParts> extends RecordFormat {
  readonly machine: Machine<T>;
  /** Its dice as cards, where it has them. */
  readonly deck?: DiceDeck;
  makeGame(given: P["given"]): T["setup"];
  /** Keys in the order of the record. */
  head(given: P["given"]): P["head"];
  /** What a record was played with. */
  given(head: P["head"]): P["given"];
  /** Index of the first event of each of its plays. */
  playStarts(events: readonly T["event"][]): readonly number[];
}

/** Where the dice of a game come from. */
export interface DiceFrom {
  /** A 32-bit integer, or any text as typed by a person; default 0. */
  readonly seed?: number | string;
  /** Dice from elsewhere instead of those of a seed, which a record then does not name. */
  readonly roller?: Dice;
  /** Instead of dice the game's deck of dice cards, shuffled by the seed, and when its cards go back. */
  readonly deck?: Shuffle;
}

/** Who decides, as records name them: `coach`, or `coaches` of both sides. */
type Players = Readonly<Record<string, unknown>>;

/** Everything that can be done with the records of a game. `R` is one. */
export class GameRecords<T extends GameTypes, P extends KeptParts, R extends GameFile<T> & P["head"]> {
  /** Where kept games can be cut off: pages of one game at several plays come one after the other. */
  private readonly known = new WeakMap<R, readonly Stop[]>();

  constructor(protected readonly kept: KeptGame<T, P>) {}

  /** Plays a game to its end and keeps all of it. @throws UserError `deck-none` where it has no dice cards */
  keep(given: P["given"], answers: Decide<T>, players: Players, { seed, roller, deck }: DiceFrom): R {
    const number = seedOf(seed);
    const dice = deck === undefined ? seededRoller(number) : drawnDice(this.kept.deck, number, deck);
    const table = new RecordingTable<T>(roller ?? dice, answers);
    playOut(this.kept.machine, this.kept.makeGame(given), table);
    return this.file(given, table, players, roller ? undefined : number, deck);
  }

  /** A record with its head, keys in the documented order. */
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

  /** Index in its events at which each play of a game begins. A play is a row of the log. */
  playStarts({ events }: { readonly events: readonly T["event"][] }): readonly number[] {
    return this.kept.playStarts(events);
  }

  /** The game as it was after so many plays. @throws RangeError for a play that it does not have */
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
   * A game at the table, by hand.
   * @param record the answers of one that was left
   * @throws UserError `deck-by-hand` for one from a deck, which goes on with its deck alone
   */
  atTable(
    given: P["given"],
    players: Players,
    hand: Omit<HandGame<T>, "machine" | "setup" | "record">,
    record?: R,
  ): HandSession {
    if (record && isFromDeck(record)) {
      const hint = "the cards on your table are your dice: begin a game with --by-hand --own-dice";
      throw new UserError(fault("deck-by-hand", "a game from a dice deck cannot go on by hand", { hint }));
    }
    const { machine, makeGame } = this.kept;
    const kept = (played: Kept<T>): R => this.file(given, played, players, hand.seed);
    return openSession({ ...hand, machine, setup: makeGame(given), record: kept }, record);
  }
}
