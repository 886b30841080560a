/**
 * Section 4 of the digest a second time, written from its words and knowing nothing of the engine: it follows a game by its
 * dice and answers and complains where the engine asks, rolls or books anything else.
 */
import type { Side } from "../../../../src/kernel/football/index.js";
import { foe, type Entry, type Row } from "./audit-books.js";
import { FIELD_GOALS, MARKS, netStars, PUNTS } from "./audit-card.js";
import { Plays, type End } from "./audit-plays.js";

export class Model extends Plays {
  private series = { side: "away" as Side, second: false };

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
  private goOn(what: Row, end: Extract<End, { side: Side }>): void {
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

  // 4.11 (stage, halftime), 4.12
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
