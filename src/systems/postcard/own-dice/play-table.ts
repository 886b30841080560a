/** A game play by play: each entry of `plays` is a row of the log, with its dice and what the players chose. */
import { facesOf, numbersIn } from "../../../kernel/dice/index.js";
import { UserError, type Issue, type Locate } from "../../../kernel/issue/index.js";
import { EntryDiceTable, type Answer, type Decide, type OwnWords } from "../../../kernel/machine/index.js";
import type {
  Choice,
  CrossEvent,
  Decision,
  GameEvent,
  PostcardTypes,
  RollEvent,
  RowEndEvent,
  RowEvent,
  SpendOn,
} from "../engine/index.js";
import type { PostcardRules } from "../rules/index.js";
import type { DiceFile, DiceRow } from "./schema.js";
import { toldKeys, whyUnused } from "./unused.js";
import { KEY_OF, ownWords, tossAnswer, type Names } from "./words.js";

const sure = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

export class PlayTable extends EntryDiceTable<PostcardTypes, DiceRow> {
  /** The row under way. */
  private row: RowEvent | undefined;
  private crossed = 0;
  /** How often a kind of roll came in this row. */
  private rolls = new Map<string, number>();
  protected readonly words: OwnWords;

  constructor(
    private readonly file: DiceFile,
    private readonly names: Names,
    private readonly rules: PostcardRules,
    coach: Decide<PostcardTypes>,
    locate: Locate,
  ) {
    const first = [...facesOf(file.draw, ["draw"], locate), ...facesOf(file.toss, ["toss"], locate)];
    super(file.plays ?? [], coach, locate, first);
    this.words = ownWords(names, () => this.row);
  }

  protected override endOfDice(): Partial<Issue> {
    return this.index < 0 ? this.locate(["toss"]) : super.endOfDice();
  }

  protected answer(decision: Decision): Answer<Choice> | undefined {
    return this.said(KEY_OF[decision.kind], this.written(decision));
  }

  private written(decision: Decision): Choice | undefined {
    const { entry } = this;
    switch (decision.kind) {
      case "toss":
        return this.file.kicks && tossAnswer(decision.side, this.file.kicks);
      case "kickoff":
      case "down":
      case "try":
        return entry.call;
      case "pick": {
        const picks = typeof entry.picks === "string" ? numbersIn(entry.picks) : entry.picks;
        return picks?.[decision.offense ? 0 : 1];
      }
      case "return":
        return entry.return;
      case "fakePlay":
        return entry.as;
      case "throw":
        return entry.throw === undefined ? undefined : entry.throw ? "throw" : "stop";
      case "skill":
        if (entry.reroll === undefined) return undefined;
        return entry.reroll === "both" || entry.reroll === (decision.offense ? "offense" : "defense")
          ? "reroll"
          : "keep";
      case "cross":
        return sure(entry.cross).at(this.crossed);
      case "punt":
        return entry.target;
      case "spend":
        return this.bonuses(decision.on)[decision.offense || this.isSingle(decision.on) ? 0 : 1] ?? 0;
    }
  }

  private isSingle(on: SpendOn): boolean {
    return on !== "challenge" && on !== "contested" && on !== "tackle" && on !== "recovery";
  }

  /** Bonuses that the entry says for the next roll of this kind; what is not written is not spent. */
  private bonuses(on: SpendOn): readonly number[] {
    const spends: Partial<Record<SpendOn, string | number | readonly (string | number)[]>> = this.entry.spend ?? {};
    const found = sure<string | number>(spends[on]).at(this.rolls.get(on) ?? 0);
    return found === undefined ? [] : numbersIn(found);
  }

  override emit(event: GameEvent): void {
    if (event.type === "row") {
      this.row = event;
      this.open();
      this.used.add("spend");
      this.crossed = 0;
      this.rolls = new Map();
    }
    super.emit(event);
    if (event.type === "roll") this.checkSpent(event);
    else if (event.type === "cross") this.checkCross(event);
    else if (event.type === "rowEnd") this.close(event);
    else if (event.type === "toss") this.close();
  }

  /** Bonuses in the file and in the game must be the same: an empty bar spends nothing. */
  private checkSpent({ on, dice }: RollEvent): void {
    // Dice rolled again keep what was spent on the first roll.
    if (on === "skill") return;
    const kind = on as SpendOn;
    const written = this.bonuses(kind);
    this.rolls.set(on, (this.rolls.get(on) ?? 0) + 1);
    dice.forEach(({ spent, side }, i) => {
      const said = written[i] ?? 0;
      if (said === spent) return;
      const message = `${this.names[side]} cannot spend ${said} on the ${on} roll; its bar is empty`;
      throw new UserError(this.fault("spend-illegal", message, this.at("spend")));
    });
  }

  /** An entry may name the end of a circle that no one had a choice about, but not another one. */
  private checkCross({ side, end }: CrossEvent): void {
    const said = sure(this.entry.cross).at(this.crossed++);
    this.used.add("cross");
    if (said === undefined || said === end) return;
    const message = `${this.names[side]} cannot cross a circle at the ${said} end; it has none open`;
    throw new UserError(this.fault("cross-full", message, { ...this.at("cross"), hint: `cross: ${end}` }));
  }

  /** A full row has used all that its entry says. */
  private close(end?: RowEndEvent): void {
    const forced = Object.keys(this.entry).filter((key) => end && this.isForced(key, end));
    const unasked = Object.keys(this.entry).filter((key) => !this.used.has(key) && !forced.includes(key));
    const told = toldKeys(unasked);
    for (const key of Object.keys(this.entry)) if (!told.includes(key)) this.used.add(key);
    const issues = [...this.unused(), ...(end ? this.tooMany() : [])];
    if (issues.length > 0) throw new UserError(issues);
  }

  protected why(key: string): string | undefined {
    return whyUnused(key, this.entry, this.row, this.rules);
  }

  /** Circles and bonuses beyond what the row had. */
  private tooMany(): Issue[] {
    const issues: Issue[] = [];
    const over = (key: string, message: string) => issues.push(this.fault("choice-unused", message, this.at(key)));
    if (this.crossed > 0 && sure(this.entry.cross).length > this.crossed)
      over("cross", `only ${this.crossed} circles are crossed`);
    for (const [on, said] of Object.entries(this.entry.spend ?? {})) {
      const times = this.rolls.get(on) ?? 0;
      if (sure(said).length <= times) continue;
      over("spend", `the ${on} roll comes ${times === 0 ? "not at all" : `${times} times`}, "spend" has more`);
    }
    return issues;
  }

  /** What had to happen may be written down all the same: a play, a try that is repeated, a kick through the end zone. */
  private isForced(key: string, { result }: RowEndEvent): boolean {
    const { call, return: back } = this.entry;
    if (key === "return") return back === "touchback" && result === "touchback";
    return (
      key === "call" && ((call === "play" && this.row?.what === "down") || (call === "two" && this.row?.what === "try"))
    );
  }
}
