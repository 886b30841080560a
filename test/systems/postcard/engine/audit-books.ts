/** The books of a game for the second reading of section 4: scores, bars, circles, and the dice and answers it follows. */
import type { Side } from "../../../../src/kernel/football/index.js";
import type { Both, Choice, GameEvent, Skill } from "../../../../src/systems/postcard/engine/index.js";
import type { Switches } from "../../../../src/systems/postcard/rules/index.js";
import { TIME_STARS } from "./audit-card.js";

/** What happened at the table, in order. */
export type Entry =
  | { readonly type: "die"; readonly side: Side; readonly face: number }
  | {
      readonly type: "ask";
      readonly kind: string;
      readonly side: Side;
      readonly options: string;
      readonly answer: Choice;
    }
  | Extract<GameEvent, { type: "roll" | "row" | "rowEnd" | "gameEnd" }>;

export type Row = "kickoff" | "freeKick" | "down" | "try";
export const foe = (side: Side): Side => (side === "home" ? "away" : "home");

/** Sections 4 (head) and 4.6: die, roll, bonuses, play tracker, time circles. */
export class Books {
  private at = 0;
  readonly score: Both<number> = { away: 0, home: 0 };
  readonly bar: Both<number> = { away: 0, home: 0 };
  readonly marks: Both<number> = { away: 0, home: 0 };
  readonly time = { left: 0, right: 0 };
  stage: "main" | "final" | "overtime" = "main";
  fin = 7;
  o: Side = "away";
  p = 7;
  down = 0;
  line = 20;
  rattled = false;
  next: Row | "end" = "kickoff";
  protected opener: Side = "home";
  protected halfDone = false;
  protected skill: Both<Skill | null> = { away: null, home: null };
  protected pend: Side[] = [];
  protected kicking = false;
  protected sacked = false;
  protected grounded = false;
  protected missed = false;
  protected again: number | undefined;

  constructor(
    protected readonly rules: Switches,
    private readonly journal: readonly Entry[],
  ) {}

  protected take(): Entry {
    return this.journal[this.at++];
  }
  protected must(ok: boolean, why: string, seen: unknown): void {
    if (!ok)
      throw new Error(`${why}: ${JSON.stringify(seen)}; model ${JSON.stringify({ ...this, journal: undefined })}`);
  }
  protected die(side: Side): number {
    const entry = this.take();
    this.must(entry?.type === "die" && entry.side === side, `a die of ${side} was due`, entry);
    return (entry as { face: number }).face;
  }
  protected ask<T extends Choice>(kind: string, side: Side, options: readonly T[]): T {
    if (options.length === 1) return options[0];
    const entry = this.take();
    const fits = entry?.type === "ask" && entry.kind === kind && entry.side === side;
    this.must(fits && entry.options === [...options].sort().join(), `${side} ${kind} ${options.join()} was due`, entry);
    return (entry as { answer: Choice }).answer as T;
  }
  protected told(...values: readonly number[]): void {
    const entry = this.take();
    const seen = entry?.type === "roll" ? entry.dice.map(({ value }) => value) : [];
    this.must(seen.join() === values.join(), `the roll ${values.join()} was due`, entry);
  }
  protected gain(side: Side, count: number): void {
    this.bar[side] = Math.min(4, this.bar[side] + count);
  }
  protected ones(...rolled: readonly (readonly [Side, number])[]): void {
    for (const [side, face] of rolled) if (face === 1) this.gain(side, 1);
  }
  protected spends(side: Side): number {
    return this.ask(
      "spend",
      side,
      Array.from({ length: this.bar[side] + 1 }, (_, k) => k),
    );
  }
  /** What a die of this side loses: the offense of the play, until it loses the ball; never in kicks. */
  protected shaken(side: Side): number {
    return this.rattled && !this.kicking && side === this.o && this.pend.length === 0 ? -1 : 0;
  }
  protected single(side: Side): number {
    const spent = this.spends(side);
    this.bar[side] -= spent;
    const face = this.die(side);
    const value = face + spent + this.shaken(side);
    this.told(value);
    this.ones([side, face]);
    return value;
  }
  protected two(side: Side, maySpend: boolean): number {
    const spent = maySpend ? this.spends(side) : 0;
    this.bar[side] -= spent;
    const faces = [this.die(side), this.die(side)];
    const value = faces[0] + faces[1] + spent;
    this.told(value);
    this.ones([side, faces[0]], [side, faces[1]]);
    return value;
  }
  /** Values of both; `bonus` helps the first side when positive, the second when negative. */
  protected both(first: Side, bonus: number, more = 0): readonly [number, number] {
    const second = foe(first);
    const spent = [this.spends(first), this.spends(second)];
    this.bar[first] -= spent[0];
    this.bar[second] -= spent[1];
    const faces = [this.die(first), this.die(second)];
    const mine = faces[0] + spent[0] + Math.max(0, bonus) + more + this.shaken(first);
    const theirs = faces[1] + spent[1] + Math.max(0, -bonus);
    this.told(mine, theirs);
    this.ones([first, faces[0]], [second, faces[1]]);
    return [mine, theirs];
  }
  protected plain(first: Side): number {
    const faces = [this.die(first), this.die(foe(first))];
    this.told(...faces);
    this.ones([first, faces[0]], [foe(first), faces[1]]);
    return faces[0] - faces[1];
  }
  protected mark(side: Side): void {
    if (++this.marks[side] < 9) return;
    this.marks[side] = 0;
    this.cross(side);
  }
  protected cross(side: Side): void {
    const ends = (["left", "right"] as const).filter(
      (end) => this.time[end] < 7 && (end === "left" || this.rules.quickGame === "off"),
    );
    if (ends.length === 0) return;
    const end = this.ask("cross", side, ends);
    this.gain(side, TIME_STARS[end][this.time[end]++]);
  }
}
