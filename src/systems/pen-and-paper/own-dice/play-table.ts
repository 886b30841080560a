/** A game play by play: each entry of `plays` is a toss, a kick, a snap or a try, with its dice and what both sides called. */
import { nameSeries, nameSpot, type Side } from "../../../kernel/football/index.js";
import { suggestHint, UserError, type Issue, type Locate } from "../../../kernel/issue/index.js";
import { EntryDiceTable, type Answer, type Decide, type OwnWords } from "../../../kernel/machine/index.js";
import {
  OTHER_CALLS,
  type Choice,
  type DefenseCall,
  type DieId,
  type Game,
  type GameState,
  type HeadToHeadTypes,
  type OffenseCall,
  type Pending,
  type Roll,
} from "../engine/index.js";
import { POSITIONS, type PlayKind } from "../rules/index.js";
import { bareText } from "../../../kernel/words/index.js";
import type { DicePlay } from "./schema.js";

/** Decisions that begin a play; the others come while it is under way. A two-point try continues its try. */
const begins = (open: Pending): boolean =>
  open.kind === "toss" || open.kind === "kickoff" || open.kind === "try" || (open.kind === "snap" && !open.isTry);

/** What the game waits for, in words. */
function askWords(open: Pending, { down, toGo, spot }: GameState, name: string): string {
  if (open.kind === "kickoff") return `kick by ${name}`;
  if (open.kind === "toss" || open.kind === "elect") return "the toss";
  if (open.kind === "try" || (open.kind === "snap" && open.isTry)) return `try of ${name}`;
  return `${nameSeries({ down, toGo }, spot)} of ${name}, ${nameSpot(spot)}`;
}

/** Keys that open an entry. */
const OPENINGS = { toss: ["coin", "first"], kickoff: ["kick"], snap: ["offense", "defense"], try: ["try"] } as const;

/** What the dice of a throw decide. */
const ROLLS: Readonly<Record<Roll, string>> = {
  coin: "the toss",
  kickoff: "the length of the kickoff",
  onside: "the onside kick",
  punt: "the length of the punt",
  return: "the yards of the return",
  returnFumble: "a fumble on the return",
  audible: "the audible",
  actionDice: "what an action or star die adds",
  attack: "the attack",
  mishap: "whether a mishap follows",
  gain: "the yards gained",
  critical: "what the natural 1 costs",
  center: "whether the star center saves the sack",
  loss: "the yards lost",
  race: "the foot race",
  throw: "how far the intercepted pass flew",
  fumble: "who recovers the fumble",
  fumbleRun: "the run with the recovered ball",
  mishapTable: "which mishap it is",
  foul: "which foul it is",
  injury: "who is hurt",
  interference: "the yards of the completed pass",
  hardCount: "the hard count",
  fake: "whether the fake works",
  fakeYards: "the yards of the fake",
  fieldGoal: "the field goal",
  try: "the extra point",
};

/** Position in the game, for messages. */
export class Whereabouts implements OwnWords<HeadToHeadTypes> {
  private now = "before the toss";
  private plays = 0;

  constructor(private readonly game: Pick<Game, Side>) {}

  hear(open: Pending, state: GameState): void {
    if (!begins(open)) return;
    const name = this.game[open.team].name;
    this.now = `play ${++this.plays}, quarter ${state.period}, ${askWords(open, state, name)}`;
  }

  where(): string {
    return this.now;
  }

  die(sides: number): string {
    return sides === 2 ? "the coin" : `a d${sides}`;
  }

  roll(roll: string): string {
    return ROLLS[roll as Roll];
  }
}

/** The one of these that a person means, whatever the case and spaces. */
function meant<T>(known: readonly T[], typed: string, ways: (one: T) => readonly string[]): T | undefined {
  return known.find((one) => ways(one).some((way) => bareText(way) === bareText(typed)));
}

export class PlayTable extends EntryDiceTable<HeadToHeadTypes, DicePlay> {
  private healed = 0;

  constructor(
    plays: readonly DicePlay[],
    private readonly game: Game,
    protected readonly words: Whereabouts,
    coach: Decide<HeadToHeadTypes>,
    locate: Locate,
  ) {
    super(plays, coach, locate);
  }

  protected answer(open: Pending, state: GameState): Answer<Choice> | undefined {
    if (begins(open)) {
      this.beginPlay(open, state, open.kind as keyof typeof OPENINGS, OPENINGS);
      this.healed = 0;
    }
    const { entry } = this;
    switch (open.kind) {
      case "toss":
        return this.said("coin", entry.coin && { kind: "toss", coin: entry.coin });
      case "elect":
        return this.said("first", entry.first && { kind: "elect", first: entry.first });
      case "kickoff":
        return this.said("kick", entry.kick && { kind: "kickoff", kick: entry.kick });
      case "return":
        return this.said("return", entry.return && { kind: "return", how: entry.return });
      case "snap":
        return this.snap(open, state);
      case "audible":
        return this.said(
          "audible",
          entry.audible === undefined ? undefined : { kind: "audible", audible: entry.audible },
        );
      case "penalty":
        return this.said("penalty", entry.penalty && { kind: "penalty", accept: entry.penalty === "accept" });
      case "try":
        return this.said("try", entry.try && { kind: "try", go: entry.try });
      case "heal": {
        const stat = [entry.heal ?? []].flat().at(this.healed++);
        return this.said("heal", stat && { kind: "heal", stat });
      }
    }
  }

  /** The calls of both sides; what the entry leaves open, the coach calls. */
  private snap(open: Pending, state: GameState): Answer<Choice> | undefined {
    const { offense, defense } = this.entry;
    this.used.add("offense").add("defense");
    this.key = "offense";
    if (offense === undefined && defense === undefined) return undefined;
    const called = this.coach(open, state) as Extract<Choice, { kind: "snap" }>;
    const choice: Choice = {
      kind: "snap",
      offense: offense === undefined ? called.offense : this.offenseCall(offense),
      defense: defense === undefined ? called.defense : this.defenseCall(defense),
    };
    return { choice, place: this.at(offense === undefined ? "defense" : "offense") };
  }

  private offenseCall(text: string): OffenseCall {
    const [said, ...dice] = text.split("+");
    const { passPlays, rushPlays } = this.game.rules.tables;
    const calls = [...passPlays, ...rushPlays, ...OTHER_CALLS.map((id) => ({ id, title: id }))];
    const call = meant(calls, said, ({ id, title }) => [id, title]);
    if (!call)
      throw this.unknown(
        "offense",
        said,
        calls.map(({ title }) => title),
      );
    return { call: call.id, dice: dice.map((die) => this.dieId("offense", die)) };
  }

  private defenseCall(text: string): DefenseCall {
    const [said, ...dice] = text.split("+");
    const [kind, ...rest] = said.trim().split(/\s+/);
    const against = meant<PlayKind>(["pass", "rush"], kind, (one) => [one]);
    if (!against) throw this.unknown("defense", kind, ["pass", "rush"]);
    const { defenses } = this.game.rules.tables;
    const special = meant(defenses, rest.join(" ") || "none", ({ id, title }) => [id, title]);
    if (!special)
      throw this.unknown(
        "defense",
        rest.join(" "),
        defenses.map(({ title }) => title),
      );
    return { against, special: special.id, dice: dice.map((die) => this.dieId("defense", die)) };
  }

  private dieId(key: string, text: string): DieId {
    const ids: readonly DieId[] = ["action", ...POSITIONS];
    const id = meant(ids, text, (one) => [one]);
    if (!id) throw this.unknown(key, text, ids);
    return id;
  }

  private unknown(key: string, found: string, known: readonly string[]): UserError {
    const said = found.trim();
    const message = `"${said}" is not a call and no die of the ${key}`;
    return new UserError(this.fault("call-unknown", message, { ...this.at(key), hint: suggestHint(said, known) }));
  }

  protected why(key: string): string | undefined {
    if (key === "penalty") return "only the fouled side is asked, and only where the penalty stands";
    if (key === "return") return "this kick cannot be returned";
    return undefined;
  }

  override leftovers(): Issue[] {
    return [...this.unused(), ...super.leftovers()];
  }
}
