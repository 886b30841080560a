/** A game that people and the program play together: question by question, with unlimited undo. */
import { seededRoller, type Dice } from "../dice/index.js";
import type { Side } from "../football/index.js";
import { fnv1aText } from "../hash/index.js";
import type { Board } from "./board.js";
import type { Decide, Kept } from "./keep.js";
import { IllegalChoice, type GameTypes, type Machine } from "./machine.js";
import {
  BEFORE_THE_GAME,
  playOn,
  type GameAnswer,
  type Moved,
  type Position,
  type Waiting,
} from "./question-by-question.js";

/** Marks a person's decisions in records. */
export const BY_HAND = "hand";

export interface AnswerOption {
  /** What a person may type: `punt`. */
  readonly id: string;
  readonly words: string;
}

/** A question for a person. One decision of the game may be several questions: a call, then its dice. */
export interface Question<Choice = unknown> {
  /** The current situation. */
  readonly now: string;
  readonly words: string;
  readonly options: readonly AnswerOption[];
  /** True if several options may be picked at once. */
  readonly many?: boolean;
  /** The side that answers, if the other must not see it. */
  readonly secret?: Side;
  /** The result of the options picked, by index. */
  then(picked: readonly number[]): Said<Choice>;
}
export type Said<Choice> = { readonly choice: Choice } | { readonly question: Question<Choice> };

/** An option with its result. */
export type Way<Choice> = AnswerOption & Said<Choice>;

/** A question with exactly one answer. */
export const oneOf = <Choice>(now: string, words: string, ways: readonly Way<Choice>[]): Question<Choice> => ({
  now,
  words,
  options: ways.map((way) => ({ id: way.id, words: way.words })),
  then: ([picked]) => ways[picked],
});

/** Marks a question, and those that follow from its answers, as hidden from the other side. */
export const inSecret = <Choice>(question: Question<Choice>, secret: Side): Question<Choice> => ({
  ...question,
  secret,
  then(picked) {
    const said = question.then(picked);
    return "question" in said && said.question.secret === undefined
      ? { question: inSecret(said.question, secret) }
      : said;
  },
});

/** A rolled die. */
export interface ThrownDie {
  readonly sides: number;
  readonly face: number;
  /** The number it shows: the face, or 0 for the highest one. */
  readonly shows: string;
  /** The game's name for it: `red`. */
  readonly use?: string;
}

/** The dice of one throw. */
export interface Throw {
  /** What the throw decided: `the pass`. */
  readonly words: string;
  readonly dice: readonly ThrownDie[];
}

/** What a game provides for play by hand. */
export interface HandGame<T extends GameTypes> {
  readonly machine: Machine<T>;
  readonly setup: T["setup"];
  /** Seed of the dice; absent = people roll them. */
  readonly seed?: number;
  /** A decision as a question; undefined if no person makes it. `coached` is the program's decision for its part. */
  question(ask: T["ask"], view: T["view"], coached: T["choice"]): Question<T["choice"]> | undefined;
  /** Everything that happened so far, one line or sentence each. */
  story(events: readonly T["event"][]): readonly string[];
  /** A die that a person rolls: `the catch die of Gulls`. */
  die(sides: number, use?: string, side?: Side): string;
  /** What a throw decides, by the engine's id; undefined if players need not know. */
  roll?(roll: string): string | undefined;
  /** The situation. @param at what deciders see; between two steps, the state */
  board?(at: T["state"] | T["view"], events: readonly T["event"][]): Board;
  /** True if the highest face shows 0. */
  readonly zeros?: boolean;
  /** A new coach with its own dice. */
  coach(seed: number): Decide<T>;
  record(kept: Kept<T>): unknown;
}

/** What the game needs from a person now. */
export type HandTurn =
  | { readonly for: "choice"; readonly question: Question }
  | {
      readonly for: "die";
      readonly sides: number;
      readonly words: string;
      /** The game's name for the die: `red`. */
      readonly use?: string;
      /** What its throw decides. */
      readonly roll?: string;
      readonly zeros?: boolean;
    }
  | { readonly for: "nothing" };

/** A game in progress; the game's own types are hidden. */
export interface HandSession {
  readonly turn: HandTurn;
  /** True once a person has made a decision or rolled a die. */
  readonly begun: boolean;
  /** The coach's choice for the open question. */
  readonly advice: unknown;
  /** The situation; undefined if the game has no picture, or waits for the dice before it starts. */
  readonly board: Board | undefined;
  /** All dice since the last decision by a player, in order. */
  readonly thrown: readonly Throw[];
  /** The situation after an answer; undefined if dice come first or the rules do not allow it. */
  after(choice: unknown): Board | undefined;
  /** @throws IllegalChoice; the game is unchanged then */
  choose(choice: unknown): void;
  /** Answers as the coach would. */
  chooseAsCoach(): void;
  roll(face: number): void;
  /** Takes back a person's last answer or roll, and everything after it; false if there is none. */
  undo(): boolean;
  story(): readonly string[];
  record(): unknown;
}

type Answers<T extends GameTypes> = Pick<Kept<T>, "choices" | "dice">;

/** An answer with the question before it, so that it can be taken back. */
interface Move<T extends GameTypes> {
  readonly answer: GameAnswer<T>;
  readonly byPerson: boolean;
  readonly position: Position<T>;
  readonly waiting: Waiting<T>;
  readonly board: Board | undefined;
  /** Events before it. */
  readonly eventCount: number;
}

class HandSitting<T extends GameTypes> implements HandSession {
  turn: HandTurn = { for: "nothing" };
  private moves: Move<T>[] = [];
  private readonly events: T["event"][] = [];
  private position = BEFORE_THE_GAME as Position<T>;
  private waiting: Waiting<T> = { for: "nothing" };
  board: Board | undefined;
  private coached: T["choice"] | undefined;
  private dice: Dice | undefined;
  private coach!: Decide<T>;

  constructor(
    private readonly game: HandGame<T>,
    kept: Answers<T>,
  ) {
    this.recall();
    this.move();
    const [choices, dice] = [[...kept.choices], [...kept.dice]];
    while (this.waiting.for !== "nothing") {
      const { waiting } = this;
      if (waiting.for === "choice") {
        if (choices.length === 0) break;
        this.move({ choice: choices.shift() });
        continue;
      }
      // Also rolls the seeded dice, so that the next one matches. They run on from choice to choice without a person, too.
      const face = dice.length > 0 || choices.length > 0 ? this.dice?.die(waiting.sides) : undefined;
      const kept = dice.shift() ?? face;
      if (kept === undefined) break;
      this.move({ face: kept });
    }
    this.playOn();
  }

  get begun(): boolean {
    return this.moves.some(({ byPerson }) => byPerson);
  }

  get advice(): unknown {
    return this.turn.for === "choice" ? this.coached : undefined;
  }

  get thrown(): readonly Throw[] {
    const { moves, game } = this;
    const decided = moves.findLastIndex(({ waiting, byPerson }) => waiting.for === "choice" && byPerson);
    const throws: { words: string; roll: string; dice: ThrownDie[] }[] = [];
    // Consecutive dice form one throw; a decision between them starts another.
    let open: (typeof throws)[number] | undefined;
    for (const { waiting, answer } of moves.slice(decided + 1)) {
      if (waiting.for !== "die" || !("face" in answer)) {
        open = undefined;
        continue;
      }
      const { sides, use, roll = "" } = waiting;
      const words = game.roll?.(roll);
      if (words === undefined) continue;
      if (open?.roll !== roll) throws.push((open = { words, roll, dice: [] }));
      const { face } = answer;
      const shows = game.zeros && face === sides ? "0" : `${face}`;
      open.dice.push({ sides, face, shows, ...(use !== undefined && { use }) });
    }
    return throws.map(({ words, dice }) => ({ words, dice }));
  }

  after(choice: unknown): Board | undefined {
    const { game, waiting, position, events } = this;
    if (waiting.for !== "choice") return undefined;
    try {
      const moved = playOn(game.machine, game.setup, position, { choice });
      return moved.waiting.for === "die" ? undefined : this.boardOf(moved, [...events, ...moved.events]);
    } catch (error) {
      if (error instanceof IllegalChoice) return undefined;
      throw error;
    }
  }

  choose(choice: unknown): void {
    this.move({ choice });
    this.playOn();
  }

  chooseAsCoach(): void {
    this.choose(this.coached);
  }

  roll(face: number): void {
    this.move({ face });
    this.playOn();
  }

  undo(): boolean {
    const { moves } = this;
    const last = moves.findLastIndex(({ byPerson }) => byPerson);
    if (last < 0) return false;
    // Dice of one throw are undone together.
    const isThrow = ({ waiting, byPerson, eventCount }: Move<T>): boolean =>
      waiting.for === "die" && byPerson && eventCount === moves[last].eventCount;
    let first = last;
    if (isThrow(moves[last])) while (first > 0 && isThrow(moves[first - 1])) first--;
    const { position, waiting, board, eventCount } = moves[first];
    this.moves = moves.slice(0, first);
    this.events.length = eventCount;
    this.recall();
    this.stand(position, waiting, board);
    return true;
  }

  story(): readonly string[] {
    return this.game.story(this.events);
  }

  record(): unknown {
    return this.game.record({ ...this.answers(), events: [...this.events] });
  }

  private answers(): Answers<T> {
    const answers = this.moves.map(({ answer }) => answer);
    return {
      choices: answers.flatMap((answer) => ("choice" in answer ? [answer.choice] : [])),
      dice: answers.flatMap((answer) => ("face" in answer ? [answer.face] : [])),
    };
  }

  /** Restores dice and coach to their states after all moves so far. */
  private recall(): void {
    const { seed } = this.game;
    this.coach = this.game.coach(seed ?? 0);
    this.dice = seed === undefined ? undefined : seededRoller(seed);
    for (const { waiting } of this.moves) {
      if (waiting.for === "die") this.dice?.die(waiting.sides);
      else if (waiting.for === "choice" && seed !== undefined) this.coach(waiting.ask, waiting.view);
    }
  }

  /** The program answers everything that no person decides. */
  private playOn(): void {
    while (this.turn.for === "nothing" && this.waiting.for !== "nothing") {
      if (this.waiting.for === "die") this.move({ face: this.dice!.die(this.waiting.sides) });
      else this.move({ choice: this.coached });
    }
  }

  private move(answer?: GameAnswer<T>): void {
    const { game, turn, position, waiting, board, events } = this;
    const moved = playOn(game.machine, game.setup, position, answer);
    const byPerson = turn.for !== "nothing";
    if (answer) this.moves.push({ answer, byPerson, position, waiting, board, eventCount: events.length });
    events.push(...moved.events);
    this.stand(moved.position, moved.waiting, this.boardOf(moved, events));
  }

  private boardOf({ position: { state }, view }: Moved<T>, events: readonly T["event"][]): Board | undefined {
    const at = view ?? state;
    return at === undefined ? undefined : this.game.board?.(at, events);
  }

  private stand(position: Position<T>, waiting: Waiting<T>, board: Board | undefined): void {
    this.position = position;
    this.waiting = waiting;
    this.board = board;
    this.turn = this.turnOf(waiting);
  }

  private turnOf(waiting: Waiting<T>): HandTurn {
    const { game } = this;
    if (waiting.for === "nothing") return waiting;
    if (waiting.for === "die") {
      const { sides, use, side, roll } = waiting;
      const decides = roll === undefined ? undefined : game.roll?.(roll);
      return this.dice
        ? { for: "nothing" }
        : {
            for: "die",
            sides,
            words: game.die(sides, use, side),
            ...(use !== undefined && { use }),
            ...(decides !== undefined && { roll: decides }),
            zeros: game.zeros,
          };
    }
    // Without a seed, the coach's own dice derive from what has happened, so that the record alone reproduces them.
    if (game.seed === undefined) this.coach = game.coach(fnv1aText(JSON.stringify(this.answers())));
    this.coached = this.coach(waiting.ask, waiting.view);
    const question = game.question(waiting.ask, waiting.view, this.coached);
    return question ? { for: "choice", question } : { for: "nothing" };
  }
}

/** Starts or resumes a game by hand: `kept` has its answers so far. */
export const openSession = <T extends GameTypes>(
  game: HandGame<T>,
  kept: Answers<T> = { choices: [], dice: [] },
): HandSession => new HandSitting(game, kept);
