/** A game play by play: each entry of `plays` is a toss, a kickoff, a snap or a try, with its dice and what was said. */
import { nameSeries, nameSpot, type Side } from "../../../kernel/football/index.js";
import type { Issue, Locate } from "../../../kernel/issue/index.js";
import { EntryDiceTable, type Answer, type Decide, type OwnWords } from "../../../kernel/machine/index.js";
import type { Ask, Choice, D20Types, Game, GameState, Roll } from "../engine/index.js";
import { clockText } from "../log/clock-text.js";
import { teamName } from "../rules/index.js";
import type { DicePlay } from "./schema.js";

/** Decisions that begin a play; the others come while it is under way. */
const begins = ({ kind }: Ask): boolean => kind === "toss" || kind === "kickoff" || kind === "try" || kind === "snap";

function askWords(ask: Ask, { down, toGo, spot }: GameState, name: string): string {
  if (ask.kind === "toss") return "the toss";
  if (ask.kind === "kickoff") return `kickoff by ${name}`;
  if (ask.kind === "try" || (ask.kind === "snap" && ask.isTry)) return `try of ${name}`;
  return `${nameSeries({ down, toGo }, spot)} of ${name}, ${nameSpot(spot)}`;
}

/** Keys that open an entry. */
const OPENINGS = { toss: ["coin"], kickoff: ["kick"], snap: ["call"], try: ["try"] } as const;

/** What the dice of a throw decide. */
const ROLLS: Readonly<Record<Roll, string>> = {
  coin: "the toss",
  kickoff: "the kickoff and its return",
  onside: "the onside kick",
  freeKick: "the free kick",
  freeKickReturn: "a foul or fumble on the return of the free kick",
  snap: "the call, a foul or fumble at the snap",
  run: "the run",
  pass: "the pass",
  scramble: "the yards of the scramble",
  thrownOut: "who catches the pass thrown out to another receiver",
  afterCatch: "yards after the catch",
  interception: "the return of the interception",
  foul: "which foul it is",
  interference: "the yards of the interference",
  fumble: "who recovers the fumble",
  secondFumble: "who recovers the ball dropped on the return",
  fieldGoal: "the kick",
  blockedKick: "who has the blocked kick",
  punt: "the punt and its return",
  puntReturn: "a foul or fumble on the punt return",
  blockedPunt: "who has the blocked punt",
};

/** Position in the game, for messages. */
export class Whereabouts implements OwnWords<D20Types> {
  private now = "before the toss";
  private plays = 0;

  constructor(private readonly game: Pick<Game, Side>) {}

  hear(ask: Ask, state: GameState): void {
    if (!begins(ask)) return;
    const words = askWords(ask, state, teamName(this.game[ask.team]));
    this.now = `play ${++this.plays}, quarter ${state.period} at ${clockText(state.clock)}, ${words}`;
  }

  where(): string {
    return this.now;
  }

  die(sides: number, use?: string): string {
    return sides === 2 ? "the coin" : use === undefined ? `a d${sides}` : `the ${use} die`;
  }

  roll(roll: string): string {
    return ROLLS[roll as Roll];
  }
}

export class PlayTable extends EntryDiceTable<D20Types, DicePlay> {
  constructor(
    plays: readonly DicePlay[],
    protected readonly words: Whereabouts,
    coach: Decide<D20Types>,
    locate: Locate,
  ) {
    super(plays, coach, locate);
  }

  protected answer(ask: Ask, state: GameState): Answer<Choice> | undefined {
    if (begins(ask)) this.beginPlay(ask, state, ask.kind as keyof typeof OPENINGS, OPENINGS);
    const { entry } = this;
    switch (ask.kind) {
      case "toss":
        return this.said("coin", entry.coin && { kind: "toss", coin: entry.coin });
      case "kickoff":
        return this.said("kick", entry.kick && { kind: "kickoff", kick: entry.kick });
      case "snap":
        return this.said("call", entry.call && { kind: "snap", call: entry.call });
      case "buyOff":
        return this.said("buyOff", entry.buyOff === undefined ? undefined : { kind: "buyOff", timeout: entry.buyOff });
      case "penalty":
        return this.said("penalty", entry.penalty && { kind: "penalty", accept: entry.penalty === "accept" });
      case "clock":
        return this.clock(ask, state);
      case "try":
        return this.said("try", entry.try && { kind: "try", go: entry.try });
      case "lastKick":
        return this.said(
          "lastKick",
          entry.lastKick === undefined ? undefined : { kind: "lastKick", kick: entry.lastKick },
        );
    }
  }

  /** Whoever is named stops the clock; in an entry that names one side the other lets it run. */
  private clock(ask: Extract<Ask, { kind: "clock" }>, state: GameState): Answer<Choice> | undefined {
    const { timeout, hurry } = this.entry;
    this.used.add("timeout").add("hurry");
    if (timeout === undefined && hurry === undefined) return undefined;
    const isOffense = ask.team === state.ball;
    if (timeout === (isOffense ? "offense" : "defense")) {
      return this.said<Choice>("timeout", { kind: "clock", how: "timeout" });
    }
    const way = ask.answers.find((one) => one === "hurry" || one === "spike");
    if (isOffense && hurry && way) return this.said<Choice>("hurry", { kind: "clock", how: way });
    return this.said<Choice>("timeout", { kind: "clock", how: "run" });
  }

  protected why(key: string): string | undefined {
    if (key === "penalty") return "only the fouled team is asked, and only where it has a choice";
    if (key === "timeout") return "the clock has stopped, or it is too early in the half";
    if (key === "try") return "these rules allow only the kick, or the try needs its own entry";
    return undefined;
  }

  override leftovers(): Issue[] {
    return [...this.unused(), ...super.leftovers()];
  }
}
