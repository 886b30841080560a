/** Playing a game record again: dice and choices through the rules, event by event against what the record says. */
import { rollDice, seededRoller } from "../../kernel/dice/index.js";
import type { Side } from "../../kernel/football/index.js";
import { fault, hasErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import { eventIssues, formatIssues, leftoverIssues } from "../../kernel/replay/index.js";
import { runGame, type Choice, type Decision, type GameEvent, type GameState, type Table } from "./engine/index.js";
import { GAME_FORMAT, GAME_VERSION, gameRulesOf, isFinished, type GameRecord } from "./record.js";

export interface GameReplay {
  /** Every fault found; empty when the record is true. */
  readonly issues: readonly Issue[];
  /** What dice and choices really give, as far as they could be played. */
  readonly events: readonly GameEvent[];
  /** The last state of a game that came to its end. */
  readonly state?: GameState;
}

/** Dice or choices have run out: the game stops here. */
class Pause extends Error {}

/** Reads a record out again, and remembers how far the last full row went. */
class ReplayTable implements Table {
  readonly events: GameEvent[] = [];
  dice = 0;
  choices = 0;
  /** Events, dice and choices at the end of the last row. */
  readonly row = { events: 0, dice: 0, choices: 0 };

  constructor(private readonly record: Pick<GameRecord, "dice" | "choices" | Side>) {}

  die(on: string, side: Side): number {
    const { dice } = this.record;
    if (this.dice >= dice.length) throw new Pause();
    const face = dice[this.dice];
    if (!Number.isInteger(face) || face < 1 || face > 6) {
      const message = `a die cannot show ${String(face)}; expected 1 to 6 for the ${on} die of ${side}`;
      throw new UserError(fault("die-face", message, { path: `dice[${this.dice}]` }));
    }
    this.dice++;
    return face;
  }

  choose({ kind, side, options }: Decision): Choice {
    const { choices } = this.record;
    if (this.choices >= choices.length) throw new Pause();
    const choice = choices[this.choices];
    if (!(options as readonly Choice[]).includes(choice)) {
      const message = `${this.record[side]} cannot answer ${JSON.stringify(choice)} to "${kind}"`;
      const hint = `one of ${options.join(", ")}`;
      throw new UserError(fault("choice-illegal", message, { path: `choices[${this.choices}]`, hint }));
    }
    this.choices++;
    return choice;
  }

  emit(event: GameEvent): void {
    this.events.push(event);
    if (event.type !== "rowEnd" && event.type !== "toss") return;
    this.row.events = this.events.length;
    this.row.dice = this.dice;
    this.row.choices = this.choices;
  }

  /** Forgets a row that could not be played to its end. */
  rewind(): void {
    this.events.length = this.row.events;
    this.dice = this.row.dice;
    this.choices = this.row.choices;
  }
}

const firstOf = (...lists: readonly (readonly Issue[])[]): readonly Issue[] =>
  lists.find((list) => list.length > 0) ?? [];

/** Dice that a seed rolled are those that it rolls: a sheet names the command that makes the game again. */
function seedIssues({ seed, roller, dice }: GameRecord, used: number): Issue[] {
  if (seed === undefined || roller === "own dice") return [];
  const faces = rollDice(seededRoller(seed), used);
  const at = faces.findIndex((face, i) => face !== dice[i]);
  if (at < 0) return [];
  const message = `die ${at + 1} of the game shows ${dice[at]}; seed ${seed} rolls ${faces[at]} there`;
  const hint = 'dice from the table go with roller "own dice" and no seed';
  return [fault("seed-dice", message, { path: `dice[${at}]`, hint })];
}

/** Plays a record again. The first event that differs is named; after it nothing is compared any more. */
export function replayGame(record: GameRecord): GameReplay {
  const misfit = formatIssues(record, { format: GAME_FORMAT, version: GAME_VERSION });
  if (misfit.length > 0) return { issues: misfit, events: [] };
  const { away, home, skill } = record;
  const table = new ReplayTable(record);
  const issues: Issue[] = [];
  let state: GameState | undefined;
  try {
    state = runGame({ rules: gameRulesOf(record), away, home, skill }, table);
  } catch (error) {
    if (error instanceof UserError) issues.push(...error.issues);
    else if (!(error instanceof Pause)) throw error;
    else if (!isFinished(record)) table.rewind();
  }
  const broken = hasErrors(issues);
  const recorded = broken ? record.events.slice(0, table.events.length) : record.events;
  // What goes wrong after the first difference follows from it.
  const first = firstOf(seedIssues(record, table.dice), eventIssues(recorded, table.events));
  if (first.length > 0) return { issues: first, events: table.events, ...(state && { state }) };
  if (!broken) {
    const hint = isFinished(record) ? "the game is over before them" : "they belong to no full row";
    issues.push(...leftoverIssues(record, table, hint));
  }
  return { issues, events: table.events, ...(state && { state }) };
}
