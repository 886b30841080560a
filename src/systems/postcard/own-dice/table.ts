/** The table of a game that people rolled themselves: what the file says first, a coach for what it leaves open. */
import type { Roller, ScriptedFace } from "../../../kernel/dice/index.js";
import type { Side } from "../../../kernel/football/index.js";
import { fault, UserError, type Issue } from "../../../kernel/issue/index.js";
import type { Coach } from "../coaches/coach.js";
import type { Choice, Decision, DieUse, GameEvent, GameState, RowEvent, Table } from "../engine/index.js";
import type { PostcardRules } from "../rules/index.js";
import { dieWords, rowWords, type Names } from "./words.js";

/** The dice have run out; the issue says which one was due. */
export class OutOfDice extends Error {
  constructor(readonly issue: Issue) {
    super(issue.message);
  }
}

export interface OwnTableSetup {
  readonly rules: PostcardRules;
  readonly coach: Coach;
  readonly coachDice: Readonly<Record<Side, Roller>>;
  readonly names: Names;
}

export abstract class OwnTable implements Table {
  readonly events: GameEvent[] = [];
  readonly choices: Choice[] = [];
  readonly dice: number[] = [];
  /** The row under way. */
  protected row: RowEvent | undefined;
  /** Lengths of the three lists at the end of the last full row. */
  private readonly full = { events: 0, choices: 0, dice: 0 };

  constructor(protected readonly setup: OwnTableSetup) {}

  /** The next face of the file; undefined when there is none. */
  protected abstract face(): ScriptedFace | undefined;
  /** What the file answers; undefined leaves it to the coach. */
  protected abstract answer(decision: Decision): Choice | undefined;
  /** Where the dice end, and where an answer stands. */
  protected abstract endOfDice(): Partial<Issue>;
  protected abstract placeOf(decision: Decision): Partial<Issue>;

  die(on: DieUse, side: Side): number {
    const next = this.face();
    const due = dieWords(on, side, this.setup.names);
    if (!next) {
      const message = `${this.where()}: the dice end here, but ${due} comes next`;
      const hint = "add the rolls that are missing, or write unfinished: true";
      throw new OutOfDice(fault("dice-exhausted", message, { ...this.endOfDice(), hint }));
    }
    const { face, ...place } = next;
    if (!Number.isInteger(face) || face < 1 || face > 6) {
      throw new UserError(fault("die-face", `${due} cannot show ${face}; expected 1 to 6`, place));
    }
    this.dice.push(face);
    return face;
  }

  choose(decision: Decision, state: GameState): Choice {
    const { coach, coachDice, rules } = this.setup;
    const own = this.answer(decision);
    const choice = own ?? coach.choose(decision, state, coachDice[decision.side], rules);
    if (own !== undefined && !(decision.options as readonly Choice[]).includes(own)) {
      const who = this.setup.names[decision.side];
      const message = `${this.where()}: ${who} cannot answer ${JSON.stringify(own)} to "${decision.kind}"`;
      const hint = `one of ${decision.options.join(", ")}`;
      throw new UserError(fault("choice-illegal", message, { ...this.placeOf(decision), hint }));
    }
    this.choices.push(choice);
    return choice;
  }

  emit(event: GameEvent): void {
    if (event.type === "row") this.row = event;
    this.events.push(event);
    if (event.type !== "rowEnd" && event.type !== "toss") return;
    this.full.events = this.events.length;
    this.full.choices = this.choices.length;
    this.full.dice = this.dice.length;
  }

  /** Forgets a row that the dice do not play to its end, and gives its dice. */
  rewind(): readonly number[] {
    const dropped = this.dice.slice(this.full.dice);
    this.events.length = this.full.events;
    this.choices.length = this.full.choices;
    this.dice.length = this.full.dice;
    return dropped;
  }

  /** The row under way, in words. */
  protected where(): string {
    return this.row ? `play ${this.row.number}, ${rowWords(this.row, this.setup.names)}` : "before the kickoff";
  }
}
