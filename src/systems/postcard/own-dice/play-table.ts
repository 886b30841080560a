/** A game play by play: each entry of `plays` is a row of the log, with its dice and what the players chose. */
import { facesOf, numbersIn, placeOfFace, type ScriptedFace } from "../../../kernel/dice/index.js";
import { fault, UserError, type Issue } from "../../../kernel/issue/index.js";
import type { Locate } from "../../contract.js";
import type { Choice, CrossEvent, Decision, GameEvent, RollEvent, RowEndEvent, SpendOn } from "../engine/index.js";
import type { DiceFile, DiceRow } from "./schema.js";
import { OutOfDice, OwnTable, type OwnTableSetup } from "./table.js";
import { toldKeys, whyUnused } from "./unused.js";
import { KEY_OF, rowWords, tossAnswer } from "./words.js";

const EMPTY: DiceRow = {};
const sure = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

export class PlayTable extends OwnTable {
  /** Entry under way; -1 before the kickoff. */
  private index = -1;
  private entry: DiceRow = EMPTY;
  private faces: readonly ScriptedFace[];
  private next = 0;
  /** Keys of the entry that were asked for. */
  private used = new Set<string>();
  private crossed = 0;
  /** How often a kind of roll came in this row. */
  private rolls = new Map<string, number>();

  constructor(
    setup: OwnTableSetup,
    private readonly file: DiceFile,
    private readonly locate: Locate,
  ) {
    super(setup);
    this.faces = [...facesOf(file.draw, ["draw"], locate), ...facesOf(file.toss, ["toss"], locate)];
  }

  private get plays(): readonly DiceRow[] {
    return this.file.plays ?? [];
  }

  protected face(): ScriptedFace | undefined {
    return this.faces.at(this.next++);
  }

  protected placeOf({ kind }: Decision): Partial<Issue> {
    return this.at(KEY_OF[kind]);
  }

  private at(key?: string): Partial<Issue> {
    const path = this.index < 0 ? (key ? [key] : []) : ["plays", this.index, ...(key ? [key] : [])];
    return this.locate(path);
  }

  protected endOfDice(): Partial<Issue> {
    if (this.index < 0) return this.locate(["toss"]);
    return this.at(this.entry.dice === undefined ? undefined : "dice");
  }

  protected answer(decision: Decision): Choice | undefined {
    const { entry } = this;
    this.used.add(KEY_OF[decision.kind]);
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
        return this.written(decision.on)[decision.offense || this.isSingle(decision.on) ? 0 : 1] ?? 0;
    }
  }

  private isSingle(on: SpendOn): boolean {
    return on !== "challenge" && on !== "contested" && on !== "tackle" && on !== "recovery";
  }

  /** Bonuses that the entry says for the next roll of this kind; what is not written is not spent. */
  private written(on: SpendOn): readonly number[] {
    const spends: Partial<Record<SpendOn, string | number | readonly (string | number)[]>> = this.entry.spend ?? {};
    const found = sure<string | number>(spends[on]).at(this.rolls.get(on) ?? 0);
    return found === undefined ? [] : numbersIn(found);
  }

  override emit(event: GameEvent): void {
    if (event.type === "row") this.open(event);
    super.emit(event);
    if (event.type === "roll") this.checkSpent(event);
    else if (event.type === "cross") this.checkCross(event);
    else if (event.type === "rowEnd") this.close(event);
    else if (event.type === "toss") this.close();
  }

  private open(row: Extract<GameEvent, { type: "row" }>): void {
    this.index++;
    const entry = this.plays.at(this.index);
    if (!entry) {
      const message = `the plays end here, but the game goes on: ${rowWords(row, this.setup.names)}`;
      const hint = "add what is missing, or write unfinished: true";
      throw new OutOfDice(fault("plays-missing", message, { ...this.locate(["plays", this.index - 1]), hint }));
    }
    this.entry = entry;
    this.faces = facesOf(entry.dice, ["plays", this.index, "dice"], this.locate);
    this.next = this.crossed = 0;
    this.used = new Set(["note", "dice", "spend"]);
    this.rolls = new Map();
  }

  /** Bonuses in the file and in the game must be the same: an empty bar spends nothing. */
  private checkSpent({ on, dice }: RollEvent): void {
    // Dice rolled again keep what was spent on the first roll.
    if (on === "skill") return;
    const kind = on as SpendOn;
    const written = this.written(kind);
    this.rolls.set(on, (this.rolls.get(on) ?? 0) + 1);
    dice.forEach(({ spent, side }, i) => {
      const said = written[i] ?? 0;
      if (said === spent) return;
      const message = `${this.where()}: ${this.setup.names[side]} cannot spend ${said} on the ${on} roll; its bar is empty`;
      throw new UserError(fault("spend-illegal", message, this.at("spend")));
    });
  }

  /** An entry may name the end of a circle that nobody had a choice about, but not another one. */
  private checkCross({ side, end }: CrossEvent): void {
    const said = sure(this.entry.cross).at(this.crossed++);
    this.used.add("cross");
    if (said === undefined || said === end) return;
    const message = `${this.where()}: ${this.setup.names[side]} cannot cross a circle at the ${said} end; it has none open`;
    throw new UserError(fault("cross-full", message, { ...this.at("cross"), hint: `cross: ${end}` }));
  }

  /** A full row has used all that its entry says. */
  private close(end?: RowEndEvent): void {
    const issues: Issue[] = [];
    const left = this.faces.slice(this.next).map(({ face }) => face);
    if (left.length > 0) {
      const message = `${this.where()}: ${left.join(" ")} ${left.length === 1 ? "is" : "are"} left over; this row took ${this.faces.length - left.length} dice`;
      issues.push(
        fault("dice-left", message, {
          ...placeOfFace(this.faces[this.next]),
          hint: "the next play has an entry of its own",
        }),
      );
    }
    if (end) issues.push(...this.unused(end));
    if (issues.length > 0) throw new UserError(issues);
  }

  private unused(end: RowEndEvent): Issue[] {
    const keys = Object.keys(this.entry).filter((key) => !this.used.has(key));
    const unasked = keys.filter((key) => !this.isForced(key, end));
    const issues = toldKeys(unasked).map((key) => {
      const hint = whyUnused(key, this.entry, this.row, this.setup.rules);
      const message = `${this.where()}: nobody was asked for "${key}"`;
      return fault("choice-unused", message, { ...this.at(key), ...(hint ? { hint } : {}) });
    });
    if (this.used.has("cross") && sure(this.entry.cross).length > this.crossed) {
      issues.push(
        fault("choice-unused", `${this.where()}: only ${this.crossed} circles are crossed`, this.at("cross")),
      );
    }
    for (const [on, said] of Object.entries(this.entry.spend ?? {})) {
      const times = this.rolls.get(on) ?? 0;
      if (sure(said).length <= times) continue;
      const message = `${this.where()}: the ${on} roll comes ${times === 0 ? "not at all" : `${times} times`}, "spend" has more`;
      issues.push(fault("choice-unused", message, this.at("spend")));
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

  /** What a game that is over has not used. */
  leftovers(): Issue[] {
    const over = this.plays.length - this.index - 1;
    if (over <= 0) return [];
    const message = `the game is over, but ${over} ${over === 1 ? "play is" : "plays are"} left`;
    return [fault("plays-left", message, this.locate(["plays", this.index + 1]))];
  }
}
