/** Rushes, passes, runs and fumbles as the digest has them (4.3-4.8), knowing nothing of the engine. */
import type { Side } from "../../../../src/kernel/football/index.js";
import { netStars, PASSES, runCell, rushCell } from "./audit-card.js";
import { Books, foe } from "./audit-books.js";

/** How a play ends; spots as `side` counts them. */
export type End =
  | { readonly how: "dead" | "touchdown" | "safety"; readonly side: Side; readonly p: number }
  | { readonly how: "penalty"; readonly side: Side; readonly p: number; readonly on: "O" | "D" }
  | { readonly how: "goal" }
  | { readonly how: "over" };
interface First {
  readonly b: number;
  readonly free: boolean;
}

export class Plays extends Books {
  protected scores(p: number): boolean {
    return this.rules.touchdown === "plane" ? p >= 20 : p > 20;
  }
  protected off(p: number, on: "O" | "D", yards: number): number {
    const room = on === "O" ? p : 20 - p;
    const length = room <= 4 && yards > 5 ? yards / 5 - 1 : yards / 5;
    const far = this.rules.touchdown === "plane" ? 19 : 20;
    return on === "O" ? Math.max(0, p - length) : Math.max(0, Math.min(far, p + length));
  }

  // 4.3
  protected run(side: Side, from: number, carry = 0, first?: First, moved = false): End {
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
  protected fumble(side: Side, p: number, tie: Side): End {
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
  protected strategy(): End {
    const [mine, theirs] = [this.pick(this.o), this.pick(foe(this.o))];
    const b = netStars(mine, theirs);
    if (this.stage === "main") {
      if (b <= 0) this.mark(this.o);
      if (b >= 0) this.mark(foe(this.o));
    }
    return [1, 5, 6].includes(mine) ? this.rush(b, Math.max(0, b)) : this.pass(b, Math.max(0, b));
  }
  protected pick(side: Side): number {
    return this.ask("pick", side, [1, 2, 3, 4, 5, 6]);
  }
  /** The first challenge, team skills included (A67). */
  protected challenge(kind: "rush" | "pass", b: number): number {
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
  protected rush(b: number, carry: number): End {
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
  protected pass(b: number, carry: number): End {
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
  protected sack(q: number): End {
    if (q < 0) return { how: "safety", side: this.o, p: q };
    this.sacked = true;
    if (this.two(foe(this.o), true) >= 11) return this.fumble(this.o, q, this.o);
    return { how: "dead", side: this.o, p: q };
  }
  protected ground(): End {
    this.grounded = true;
    return { how: this.p === 0 ? "safety" : "dead", side: this.o, p: this.off(this.p, "O", 10) };
  }
  protected taken(q: number): End {
    if (this.next === "try") return { how: "over" };
    this.pend.push(this.o);
    const side = foe(this.o);
    const at = 20 - q;
    if (this.scores(at)) return { how: "touchdown", side, p: at };
    if (at <= 0 && this.ask("return", side, ["touchback", "run"]) === "touchback") return { how: "dead", side, p: 4 };
    return this.run(side, at);
  }
}
