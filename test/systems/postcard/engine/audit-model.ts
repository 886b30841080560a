/**
 * Section 4 of the digest a second time, written from its words and knowing nothing of the engine: it follows a game by its
 * dice and answers and complains where the engine asks, rolls or books anything else.
 */
import type { Side } from "../../../../src/kernel/football/index.js";
import type { Both, Choice, GameEvent, Skill } from "../../../../src/systems/postcard/engine/index.js";
import type { Switches } from "../../../../src/systems/postcard/rules/index.js";
import { FIELD_GOALS, MARKS, netStars, PASSES, PUNTS, runCell, rushCell, TIME_STARS } from "./audit-card.js";

/** What happened at the table, in order. */
export type Entry =
  | { readonly type: "die"; readonly side: Side; readonly face: number }
  | { readonly type: "ask"; readonly kind: string; readonly side: Side; readonly options: string; readonly answer: Choice }
  | Extract<GameEvent, { type: "roll" | "row" | "rowEnd" | "gameEnd" }>;

type End =
  | { readonly how: "dead" | "touchdown" | "safety"; readonly side: Side; readonly p: number }
  | { readonly how: "penalty"; readonly side: Side; readonly p: number; readonly on: "O" | "D" }
  | { readonly how: "goal" | "over" };
type Row = "kickoff" | "freeKick" | "down" | "try";
interface First {
  readonly b: number;
  readonly free: boolean;
}

const foe = (side: Side): Side => (side === "home" ? "away" : "home");

export class Model {
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
  private opener: Side = "home";
  private halfDone = false;
  private skill: Both<Skill | null> = { away: null, home: null };
  private pend: Side[] = [];
  private kicking = false;
  private sacked = false;
  private grounded = false;
  private missed = false;
  private again: number | undefined;
  private series = { side: "away" as Side, second: false };

  constructor(
    private readonly rules: Switches,
    private readonly journal: readonly Entry[],
  ) {}

  private take(): Entry {
    return this.journal[this.at++];
  }
  private must(ok: boolean, why: string, seen: unknown): void {
    if (!ok) throw new Error(`${why}: ${JSON.stringify(seen)}; model ${JSON.stringify({ ...this, journal: undefined })}`);
  }
  private die(side: Side): number {
    const entry = this.take();
    this.must(entry?.type === "die" && entry.side === side, `a die of ${side} was due`, entry);
    return (entry as { face: number }).face;
  }
  private ask<T extends Choice>(kind: string, side: Side, options: readonly T[]): T {
    if (options.length === 1) return options[0];
    const entry = this.take();
    const fits = entry?.type === "ask" && entry.kind === kind && entry.side === side;
    this.must(fits && entry.options === [...options].sort().join(), `${side} ${kind} ${options.join()} was due`, entry);
    return (entry as { answer: T }).answer;
  }
  private told(...values: readonly number[]): void {
    const entry = this.take();
    const seen = entry?.type === "roll" ? entry.dice.map(({ value }) => value) : [];
    this.must(seen.join() === values.join(), `the roll ${values.join()} was due`, entry);
  }
  private gain(side: Side, count: number): void {
    this.bar[side] = Math.min(4, this.bar[side] + count);
  }
  private ones(...rolled: readonly (readonly [Side, number])[]): void {
    for (const [side, face] of rolled) if (face === 1) this.gain(side, 1);
  }
  private spends(side: Side): number {
    return this.ask("spend", side, Array.from({ length: this.bar[side] + 1 }, (_, k) => k));
  }
  /** What a die of this side loses: the offense of the play, until it loses the ball; never in kicks. */
  private shaken(side: Side): number {
    return this.rattled && !this.kicking && side === this.o && this.pend.length === 0 ? -1 : 0;
  }
  private single(side: Side): number {
    const spent = this.spends(side);
    this.bar[side] -= spent;
    const face = this.die(side);
    const value = face + spent + this.shaken(side);
    this.told(value);
    this.ones([side, face]);
    return value;
  }
  private two(side: Side, mayspend: boolean): number {
    const spent = mayspend ? this.spends(side) : 0;
    this.bar[side] -= spent;
    const faces = [this.die(side), this.die(side)];
    const value = faces[0] + faces[1] + spent;
    this.told(value);
    this.ones([side, faces[0]], [side, faces[1]]);
    return value;
  }
  /** Values of both; `bonus` helps the first side when positive, the second when negative. */
  private both(first: Side, bonus: number, more = 0): readonly [number, number] {
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
  private plain(first: Side): number {
    const faces = [this.die(first), this.die(foe(first))];
    this.told(...faces);
    this.ones([first, faces[0]], [foe(first), faces[1]]);
    return faces[0] - faces[1];
  }
  private scores(p: number): boolean {
    return this.rules.touchdown === "plane" ? p >= 20 : p > 20;
  }
  private off(p: number, on: "O" | "D", yards: number): number {
    const room = on === "O" ? p : 20 - p;
    const length = room <= 4 && yards > 5 ? yards / 5 - 1 : yards / 5;
    const far = this.rules.touchdown === "plane" ? 19 : 20;
    return on === "O" ? Math.max(0, p - length) : Math.max(0, Math.min(far, p + length));
  }

  // 4.3
  private run(side: Side, from: number, carry = 0, first?: First, moved = false): End {
    let p = from;
    let now = first;
    for (;;) {
      const b = now?.b ?? 0;
      const [mine, theirs] = this.both(side, b, carry);
      const r = mine - theirs;
      const cell = now?.free ? (r >= 1 ? r : r <= -5 ? "fumble" : "tackled") : runCell(r, this.rules);
      now = undefined;
      if (cell === "fumble") return this.fumble(side, p, side);
      if (cell === "tackled") {
        const safe = p > 0 || (p === 0 && (moved || from !== 0));
        return { how: safe ? "dead" : "safety", side, p };
      }
      if (typeof cell !== "number") {
        if (cell.on === "O" && p < 0) return { how: "safety", side, p };
        return { how: "penalty", side, p: this.off(p, cell.on, cell.yards), on: cell.on };
      }
      p += cell;
      moved = true;
      if (this.scores(p)) return { how: "touchdown", side, p };
    }
  }

  // 4.4
  private fumble(side: Side, p: number, tie: Side): End {
    const [mine, theirs] = this.both(side, 0);
    const by = mine > theirs ? side : mine < theirs ? foe(side) : tie;
    if (by !== side) {
      if (this.next === "try") return { how: "over" };
      this.pend.push(side);
      if (p < 0 || this.scores(20 - p)) return { how: "touchdown", side: by, p: 21 };
      p = 20 - p;
    }
    if (Math.abs(mine - theirs) < 4) return { how: p < 0 ? "safety" : "dead", side: by, p };
    return this.scores(p + 1) ? { how: "touchdown", side: by, p } : this.run(by, p + 1, 0, undefined, true);
  }

  // 4.6
  private strategy(): End {
    const [mine, theirs] = [this.pick(this.o), this.pick(foe(this.o))];
    const b = netStars(mine, theirs);
    if (this.stage === "main") {
      if (b <= 0) this.mark(this.o);
      if (b >= 0) this.mark(foe(this.o));
    }
    return [1, 5, 6].includes(mine) ? this.rush(b, Math.max(0, b)) : this.pass(b, Math.max(0, b));
  }
  private pick(side: Side): number {
    return this.ask("pick", side, [1, 2, 3, 4, 5, 6]);
  }
  private mark(side: Side): void {
    if (++this.marks[side] < 9) return;
    this.marks[side] = 0;
    this.cross(side);
  }
  private cross(side: Side): void {
    const ends = (["left", "right"] as const).filter(
      (end) => this.time[end] < 7 && (end === "left" || this.rules.quickGame === "off"),
    );
    if (ends.length === 0) return;
    const end = this.ask("cross", side, ends);
    this.gain(side, TIME_STARS[end][this.time[end]++]);
  }

  /** The first challenge, team skills included (A67). */
  private challenge(kind: "rush" | "pass", b: number): number {
    const [o, d] = [this.o, foe(this.o)];
    const spent = [this.spends(o), this.spends(d)];
    this.bar[o] -= spent[0];
    this.bar[d] -= spent[1];
    const faces = [this.die(o), this.die(d)];
    const value = (): readonly [number, number] => [
      faces[0] + spent[0] + Math.max(0, b) + this.shaken(o),
      faces[1] + spent[1] + Math.max(0, -b),
    ];
    this.told(...value());
    const may = [this.skill[o] === `offense-${kind}`, this.skill[d] === `defense-${kind}`];
    const order = value()[1] > value()[0] ? [1, 0] : [0, 1];
    const again = [false, false];
    for (const i of order) {
      if (may[i]) again[i] = this.ask("skill", i === 0 ? o : d, ["keep", "reroll"]) === "reroll";
    }
    for (const i of [0, 1]) if (again[i]) faces[i] = this.die(i === 0 ? o : d);
    if (again[0] || again[1]) this.told(...[0, 1].filter((i) => again[i]).map((i) => value()[i]));
    this.ones([o, faces[0]], [d, faces[1]]);
    return value()[0] - value()[1];
  }

  // 4.7
  private rush(b: number, carry: number): End {
    const { o, p } = this;
    const cell = rushCell(this.challenge("rush", b), this.rules);
    if ("on" in cell) return { how: "penalty", side: o, p: this.off(p, cell.on, cell.yards), on: cell.on };
    const to = Math.max(-2, p + cell.steps);
    if (cell.fumble) return this.fumble(o, to, o);
    if (cell.steps <= 0) return { how: to < 0 || p === 0 ? "safety" : "dead", side: o, p: to };
    if (this.scores(to)) return { how: "touchdown", side: o, p: to };
    return this.run(o, to, cell.away ? carry : 0, undefined, true);
  }

  // 4.8
  private pass(b: number, carry: number): End {
    const { o, p } = this;
    const d = foe(o);
    const r = this.challenge("pass", b);
    const thrown = this.ask("throw", o, ["stop", "throw"]) === "throw";
    const e = thrown ? this.single(o) : 0;
    const f = Math.max(-6, Math.min(13, r + (r < 0 ? Math.floor(e / 2) : e)));
    const dead: End = { how: "dead", side: o, p };
    if (f <= -4) return this.sack(p + f + 3);
    if (f <= -2) {
      const [mine, theirs] = this.both(o, 0);
      return mine <= 1 ? this.ground() : theirs >= 6 ? this.taken(p) : dead;
    }
    if (f <= 0) return this.single(o) <= 1 ? this.ground() : dead;
    const q = p + f;
    if (q > 22) return dead;
    let level = PASSES[f];
    if (r < 0 && !(this.rules.scrambleDeep === "byDistance" && f > 3)) level = Math.max(level, 3);
    const press = this.single(d);
    if (press >= (level <= 2 ? 6 : 5)) level++;
    const caught = this.single(o);
    if (caught < level + 1) {
      if (press < 4) return dead;
      return this.single(d) >= 6 ? this.taken(q) : dead;
    }
    const on = caught - press;
    if (this.scores(q) || (on > 0 && this.scores(q + on))) return { how: "touchdown", side: o, p: q };
    return on <= 0 ? { how: "dead", side: o, p: q } : this.run(o, q + on, on >= 4 ? carry : 0, undefined, true);
  }
  private sack(q: number): End {
    if (q < 0) return { how: "safety", side: this.o, p: q };
    this.sacked = true;
    if (this.two(foe(this.o), true) >= 11) return this.fumble(this.o, q, this.o);
    return { how: "dead", side: this.o, p: q };
  }
  private ground(): End {
    this.grounded = true;
    return { how: this.p === 0 ? "safety" : "dead", side: this.o, p: this.off(this.p, "O", 10) };
  }
  private taken(q: number): End {
    if (this.next === "try") return { how: "over" };
    this.pend.push(this.o);
    const side = foe(this.o);
    const at = 20 - q;
    if (this.scores(at)) return { how: "touchdown", side, p: at };
    if (at <= 0 && this.ask("return", side, ["touchback", "run"]) === "touchback") return { how: "dead", side, p: 4 };
    return this.run(side, at);
  }

  // 4.9
  private kick(call: string): End {
    const { o, p } = this;
    this.kicking = true;
    const marker = call === "punt" ? Math.max(-2, p - 3) : p - 2;
    if (this.plain(o) <= -5) return this.fumble(o, marker, foe(o));
    if (call === "punt") return this.punt(this.rules.puntFrom === "marker" ? marker : p);
    const [low, high] = FIELD_GOALS[(20 - marker) * 5];
    const sum = this.two(o, false);
    if (low <= sum && sum <= high) return { how: "goal" };
    this.missed = true;
    return { how: "dead", side: foe(o), p: Math.max(4, 20 - marker) };
  }
  private punt(from: number): End {
    const side = foe(this.o);
    const target = this.ask("punt", this.o, Object.keys(PUNTS).map(Number));
    const [low, high, ours, theirs] = PUNTS[target];
    const sum = this.two(this.o, false);
    const off = sum < low ? sum - low : sum > high ? sum - high : 0;
    const q = 20 - (from + target / 5 + off);
    const back: End = { how: "dead", side, p: 4 };
    if (q < -2) return back;
    const answer = this.ask<string>("return", side, [q <= 0 ? "touchback" : "fairCatch", "run"]);
    if (answer === "touchback") return back;
    if (answer === "fairCatch") return { how: "dead", side, p: q };
    return this.run(side, q, 0, { b: off === 0 ? -ours : theirs, free: false });
  }
  private fake(): End {
    const higher = this.plain(this.o);
    const b = higher > 0 ? 2 : higher < 0 && this.rules.fakeBackfire === "on" ? -2 : 0;
    return this.ask("fakePlay", this.o, ["rush", "pass"]) === "rush" ? this.rush(b, 0) : this.pass(b, 0);
  }

  // 4.2
  private kickoff(): End {
    const side = foe(this.o);
    this.kicking = true;
    const onside = this.ask("kickoff", this.o, ["regular", "onside"]) === "onside";
    const [kick, guess] = [this.pick(this.o), this.pick(side)];
    const { spot, short, bonus } = MARKS[kick];
    const net = netStars(guess, kick);
    const b = net + Math.sign(net) * bonus;
    if (onside) return this.run(side, 20 - short, 0, { b, free: false });
    const ways = spot > 0 ? ["fairCatch", "run"] : ["touchback", "run"];
    if (spot > 0 && this.rules.touchbackFrom === "anywhere") ways.push("touchback");
    const answer = this.ask("return", side, ways);
    if (answer !== "run") return { how: "dead", side, p: answer === "fairCatch" ? spot : 5 };
    return this.run(side, spot, 0, { b, free: true });
  }

  // 4.5
  private snap(): End {
    const last = this.down === 4;
    const final = this.stage === "final";
    const range = (22 - this.p) * 5 in FIELD_GOALS;
    const kicks = last || this.rules.kicksOn === "any";
    const punts = this.stage !== "overtime";
    const calls = ["play"];
    if (kicks && punts) calls.push("punt");
    if ((kicks || final) && range) calls.push("fieldGoal");
    if (last && punts) calls.push("fakePunt");
    if (last && range) calls.push("fakeFieldGoal");
    if (final) calls.push("knee");
    const call = this.ask("down", this.o, calls);
    if (call === "play") return this.strategy();
    if (call === "knee") return { how: this.p === 0 ? "safety" : "dead", side: this.o, p: this.p };
    return call === "punt" || call === "fieldGoal" ? this.kick(call) : this.fake();
  }

  /** Follows the whole game. */
  follow(): void {
    if (this.rules.teamSkill === "on") {
      for (const side of ["away", "home"] as const) {
        while (!this.skill[side]) {
          const all = ["offense-rush", "offense-pass", "defense-rush", "defense-pass"] as const;
          this.skill[side] = all[this.die(side) - 1] ?? null;
        }
      }
    }
    let [away, home] = [0, 0];
    while (away === home) [away, home] = [this.die("away"), this.die("home")];
    const winner = away > home ? "away" : "home";
    this.o = this.ask("toss", winner, ["kick", "receive"]) === "kick" ? winner : foe(winner);
    this.opener = foe(this.o);
    while (this.next !== "end") this.row(this.next);
    const last = this.take();
    this.must(last?.type === "gameEnd" && !last.calledOff, "the end of the game was due", last);
  }

  private row(what: Row): void {
    const open = this.take();
    const toGo = what === "down" || what === "try" ? (this.line - this.p) * 5 : 0;
    const fits =
      open?.type === "row" &&
      [open.what, open.stage, open.offense, open.down, open.spot, open.toGo].join() ===
        [what, this.stage, this.o, this.down, this.p * 5, toGo].join();
    this.must(fits, "another row was due", open);
    this.pend = [];
    this.kicking = this.sacked = this.grounded = this.missed = false;
    if (what === "try") this.afterTouchdown();
    else this.finish(what, what === "kickoff" ? this.kickoff() : what === "freeKick" ? this.free() : this.snap());
    this.turn();
    const end = this.take();
    this.must(end?.type === "rowEnd", "the end of a row was due", end);
    const { score, bar, plays, time, left } = end as Extract<Entry, { type: "rowEnd" }>;
    const open14 = (this.rules.quickGame === "on" ? 7 : 14) - this.time.left - this.time.right;
    const mine = [this.score, this.bar, this.marks, this.time, this.stage === "main" ? open14 : this.fin];
    const seen = [score, bar, plays, time, left];
    const flat = (list: readonly unknown[]): string => JSON.stringify(list);
    const pair = (x: object): unknown[] => Object.entries(x).sort();
    const text = (list: readonly unknown[]) => flat(list.map((x) => (typeof x === "object" ? pair(x as object) : x)));
    this.must(text(mine) === text(seen), "the books differ", end);
  }
  private free(): End {
    this.kicking = true;
    return this.punt(this.p);
  }

  // 4.10
  private afterTouchdown(): void {
    const kick = this.again === undefined && this.ask("try", this.o, ["kick", "two"]) === "kick";
    this.again = undefined;
    if (kick) {
      const sum = this.plain(this.o) <= -5 ? 0 : this.two(this.o, false);
      if (3 <= sum && sum <= 11) this.score[this.o] += 1;
    } else {
      const end = this.strategy();
      if (end.how === "penalty") {
        this.again = this.p = end.p;
        return;
      }
      if (end.how === "touchdown") this.score[this.o] += 2;
    }
    this.ready("kickoff", this.o);
  }
  private ready(next: "kickoff" | "freeKick" | "try", side: Side): void {
    this.next = next;
    this.o = side;
    this.p = next === "kickoff" ? 7 : next === "freeKick" ? 4 : 19;
    this.down = 0;
    this.line = 20;
  }
  private first(side: Side, p: number): void {
    if (side !== this.o || this.pend.length > 0) this.rattled = false;
    this.next = "down";
    this.o = side;
    this.p = this.rules.touchdown === "plane" ? Math.min(19, p) : p;
    this.down = 1;
    this.line = Math.min(20, this.p + 2);
  }

  // 4.11
  private finish(what: Row, end: End): void {
    const { o } = this;
    const touchdown = end.how === "touchdown" ? end.side : undefined;
    if (end.how === "goal") this.score[o] += 3;
    if (end.how === "goal") this.ready("kickoff", o);
    else if (end.how === "touchdown") {
      this.score[end.side] += 6;
      this.ready("try", end.side);
    } else if (end.how === "safety") {
      this.score[foe(end.side)] += 2;
      this.ready("freeKick", end.side);
    } else if (end.how !== "over") this.goOn(what, end);
    if (this.stage === "main") {
      for (const side of this.pend) this.cross(side);
      if (this.missed && this.rules.missedFgClock === "yes") this.cross(o);
      if (touchdown) for (let i = 0; i < 2; i++) this.cross(foe(touchdown));
    } else if (this.stage === "final") {
      const cost = touchdown ? 2 : what === "down" ? 1 : 0;
      this.fin = Math.max(0, this.fin - cost);
    }
    if (this.next !== "down") this.rattled = false;
    else if (this.sacked && this.o === o && this.pend.length === 0) this.rattled = true;
  }
  private goOn(what: Row, end: Exclude<End, { how: "goal" | "over" }>): void {
    const { how, side, p } = end;
    const kept = what === "down" && side === this.o && this.pend.length === 0;
    if (!kept) return this.first(side, p);
    const reached = this.line < 20 && (this.rules.firstDown === "beyond" ? p > this.line : p >= this.line);
    const flag = how === "penalty" && (this.rules.autoFirst === "both" || end.on === "D");
    if (flag || (reached && !this.grounded)) return this.first(side, p);
    if (how === "penalty") this.p = p;
    else if (this.down === 4) {
      this.pend.push(side);
      this.first(foe(side), 20 - p);
    } else {
      this.p = p;
      this.down++;
    }
  }

  // 4.11 (stage, half-time), 4.12
  private turn(): void {
    const all = this.rules.quickGame === "on" ? 7 : 14;
    const crossed = this.time.left + this.time.right;
    if (this.stage === "main" && crossed >= all) this.stage = "final";
    if (this.next === "try") return;
    if (this.stage === "overtime") return this.overtime();
    if (this.stage === "final" && this.fin <= 0) {
      const level = this.score.away === this.score.home;
      if (!level || this.rules.overtime === "off") this.next = "end";
      else {
        this.stage = "overtime";
        this.begin(this.opener, false);
      }
      return;
    }
    if (this.halfDone || crossed * 2 < all) return;
    this.halfDone = true;
    if (this.rules.halfTime === "off") return;
    this.rattled = false;
    this.ready("kickoff", this.opener);
  }
  private overtime(): void {
    if (this.next === "down" && this.o === this.series.side) return;
    if (!this.series.second) this.begin(foe(this.series.side), true);
    else if (this.score.away !== this.score.home) this.next = "end";
    else this.begin(this.series.side, false);
  }
  private begin(side: Side, second: boolean): void {
    this.series = { side, second };
    this.rattled = false;
    this.pend = [];
    this.first(side, 15);
  }
}
