/** A game play by play: each entry of `plays` is a kickoff, a snap or a try, with its dice and what was said. */
import { nameSeries, nameSpot, type Side } from "../../../kernel/football/index.js";
import type { Issue, Locate } from "../../../kernel/issue/index.js";
import { EntryDiceTable, type Answer, type Decide, type OwnWords } from "../../../kernel/machine/index.js";
import { announces, boxOf, type Ask, type Choice, type DiceTypes, type Game, type GameState } from "../engine/index.js";
import { teamName } from "../rules/index.js";
import type { DiceFile, DicePlay } from "./schema.js";

/** Keys that open an entry. */
const OPENINGS = { kickoff: ["kick", "returner"], freeKick: ["freeKick"], snap: ["call"], try: ["try"] } as const;

/** What the dice of a throw decide, where its name does not say so. */
const ROLLS: Readonly<Record<string, string>> = {
  toss: "the toss",
  call: "the play and the defense",
  line: "who wins the line, or the start of the pass",
  result: "the result of the play",
  "long/injury": "a long gain or an injury",
  receiver: "which receiver the pass goes to",
  interception: "whether the pass is intercepted",
  "interception spot": "where the interception is made",
  "interception return": "the return of the interception",
  sack: "who makes the sack",
  fumble: "a fumble",
  "fumble at home": "whether the home team keeps the fumble",
  recovery: "who recovers the fumble",
  "fumble return": "the return of the fumble",
  penalty: "the penalty",
  interference: "the spot of the interference",
  injury: "who is hurt",
  "injury range": "whether he is hurt",
  "injury length": "how long he is out",
  hot: "whether he is hot",
  kickoff: "the kickoff",
  touchback: "whether the kickoff is a touchback",
  onside: "the onside kick",
  punt: "the punt",
  coffin: "how far the punt is off its aim",
  returned: "whether the punt is returned",
  block: "what becomes of the blocked kick",
  return: "the return",
  touchdown: "whether the return goes all the way",
  "field goal": "the field goal",
  "99": "whether the kick is blocked",
  "extra point": "the extra point",
  sneak: "the quarterback sneak",
  "hail mary": "the hail mary",
};

function askWords(ask: Ask, { down, toGo, spot }: GameState, name: string): string {
  if (ask.kind === "kickoff" || ask.kind === "freeKick" || ask.kind === "returner") return `kick of ${name}`;
  if (ask.kind === "try" || (ask.kind === "snap" && ask.isTry)) return `try of ${name}`;
  return `${nameSeries({ down, toGo }, spot)} of ${name}, ${nameSpot(spot)}`;
}

function openingOf({ kind }: Ask): keyof typeof OPENINGS {
  return kind === "freeKick" || kind === "snap" || kind === "try" ? kind : "kickoff";
}

/** Position in the game, for messages. */
export class Whereabouts implements OwnWords<DiceTypes> {
  readonly zeros = true;
  private now = "at the toss";
  private plays = 0;

  constructor(readonly game: Game) {}

  /** Decisions that begin a play; the others come while it is under way. */
  begins(ask: Ask): boolean {
    if (ask.kind === "kickoff") return !announces(this.game);
    if (ask.kind === "returner") return ask.of === "kick";
    return ask.kind === "freeKick" || ask.kind === "snap" || ask.kind === "try";
  }

  hear(ask: Ask, state: GameState): void {
    if (!this.begins(ask)) return;
    const words = askWords(ask, state, teamName(this.game[state.ball]));
    this.now = `play ${++this.plays}, quarter ${state.period} at box ${boxOf(this.game, state)}, ${words}`;
  }

  where(): string {
    return this.now;
  }

  die(_sides: number, use?: string): string {
    return use === undefined ? "a die" : `the ${use} die`;
  }

  roll(roll: string): string {
    return ROLLS[roll] ?? roll;
  }
}

export class PlayTable extends EntryDiceTable<DiceTypes, DicePlay> {
  constructor(
    file: DiceFile,
    protected readonly words: Whereabouts,
    coach: Decide<DiceTypes>,
    locate: Locate,
  ) {
    const toss = file.toss === undefined ? [] : [{ face: file.toss, ...locate(["toss"]) }];
    super(file.plays ?? [], coach, locate, toss);
  }

  protected answer(ask: Ask, state: GameState): Answer<Choice> | undefined {
    if (this.words.begins(ask)) this.beginPlay(ask, state, openingOf(ask), OPENINGS);
    const { entry } = this;
    switch (ask.kind) {
      case "returner":
        return this.said(
          "returner",
          entry.returner === undefined ? undefined : { kind: "returner", returner: entry.returner },
        );
      case "kickoff":
        return this.said("kick", entry.kick && { kind: "kickoff", kick: entry.kick });
      case "freeKick":
        return this.said("freeKick", entry.freeKick && { kind: "freeKick", kick: entry.freeKick });
      case "snap": {
        const { call, twoMinute, group, blockers } = entry;
        for (const key of ["twoMinute", "group", "blockers"]) this.used.add(key);
        const more = {
          ...(twoMinute && { twoMinute }),
          ...(group !== undefined && { group }),
          ...(blockers && { blockers }),
        };
        const own = call ?? (Object.keys(more).length > 0 ? "card" : undefined);
        return this.said<Choice>(
          "call",
          own === undefined ? undefined : ({ kind: "snap", call: own, ...more } as Choice),
        );
      }
      case "defense": {
        const { defense, formation, box } = entry;
        for (const key of ["formation", "box"]) this.used.add(key);
        const more = { ...(formation !== undefined && { formation }), ...(box !== undefined && { box }) };
        return this.said<Choice>(
          "defense",
          defense === undefined ? undefined : ({ kind: "defense", call: defense, ...more } as Choice),
        );
      }
      case "penalty":
        return this.said("penalty", entry.penalty && { kind: "penalty", accept: entry.penalty === "accept" });
      case "clock":
        return this.clock(ask.team, state.ball);
      case "try":
        return this.said("try", entry.try && { kind: "try", go: entry.try });
    }
  }

  /** Whoever is named stops the clock; in an entry that names one side the other lets it run. */
  private clock(asked: Side, ball: Side): Answer<Choice> | undefined {
    const { timeout } = this.entry;
    const stops = timeout === undefined ? undefined : timeout === (asked === ball ? "offense" : "defense");
    return this.said("timeout", stops === undefined ? undefined : { kind: "clock", timeout: stops });
  }

  protected why(key: string): string | undefined {
    if (key === "penalty") return "only the fouled team is asked, and only where it has a choice";
    if (key === "timeout") return "timeouts are asked for only late in a half";
    if (key === "try") return "these rules allow only the kick, or the try needs its own entry";
    if (key === "defense") return "the card calls the defense, unless rules say that its coach does";
    if (key === "returner") return "returners are announced where people call both sides";
    return undefined;
  }

  override leftovers(): Issue[] {
    return [...this.unused(), ...super.leftovers()];
  }
}
