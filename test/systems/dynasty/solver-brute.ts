/**
 * Test tool: the best expected points by plain value iteration over the engine's own steps, every die enumerated in
 * order. Knows nothing of the solver and nothing of the rules beyond what decisions offer. Small campaigns only.
 */
import type { Roller } from "../../../src/kernel/dice/index.js";
import {
  advance,
  isOver,
  pending,
  type CampaignState,
  type Choice,
  type DynastyEvent,
  type Pending,
} from "../../../src/systems/dynasty/engine/index.js";
import type { DynastyRules } from "../../../src/systems/dynasty/rules/index.js";
import { scoreOf } from "./scores.js";

/** Each choice of a state: expected points at once, and where it leads (state number, probability). */
interface Branch {
  readonly reward: number;
  readonly to: readonly number[];
  readonly chance: readonly number[];
}

/** Chance of a sequence of faces, by its length. */
const CHANCES = Array.from({ length: 20 }, (_, length) => 6 ** -length);

/** Rolls every sequence of faces once, like an odometer: `turn` goes on to the next one. */
class Odometer implements Roller {
  private readonly faces: number[] = [];
  private used = 0;
  die(): number {
    if (this.used === this.faces.length) this.faces.push(1);
    return this.faces[this.used++];
  }
  state(): undefined {
    return undefined;
  }
  /** Chance of the sequence just rolled. */
  get chance(): number {
    return CHANCES[this.used];
  }
  turn(): boolean {
    while (this.faces.at(-1) === 6) this.faces.pop();
    if (this.faces.length === 0) return false;
    this.faces[this.faces.length - 1]++;
    this.used = 0;
    return true;
  }
}

/** Everything a coach could answer. */
function choices(open: Pending): Choice[] {
  const list: Choice[] = [];
  if (open.kind !== "frontOffice" && open.canExtend) list.push({ kind: "extend" });
  switch (open.kind) {
    case "bid":
      for (let modifiers = 0; modifiers <= open.maxModifiers; modifiers++) list.push({ kind: "bid", modifiers });
      return list;
    case "frontOffice":
      return [0, 1].map((index) => ({ kind: "option", index: index as 0 | 1 }));
    case "extend":
      return [...list, { kind: "done" }];
    case "hold":
      list.push({ kind: "accept" });
      break;
    case "regular":
      list.push(...open.rows.map((row): Choice => ({ kind: "stop", row })));
      break;
    case "playoff":
      list.push({ kind: "stop" });
  }
  if (open.kind !== "hold" && open.canSetCoach) {
    for (let face = 1; face <= 6; face++) if (face !== open.faces[0]) list.push({ kind: "setCoach", face });
  }
  if (open.canReroll) {
    const count = open.faces.length;
    const seen = new Set<string>();
    for (let mask = open.rerollAll ? 2 ** count - 1 : 1; mask < 2 ** count; mask++) {
      const dice = Array.from({ length: count }, (_, i) => i).filter((i) => (mask >> i) & 1);
      // Of regular dice that show the same face, it does not matter which one is rolled.
      const key = dice.map((i) => (i === 0 && open.kind !== "hold" ? "C" : open.faces[i])).join("");
      if (!seen.has(key)) list.push({ kind: "reroll", dice });
      seen.add(key);
    }
  }
  return list;
}

/** States that differ only in what nobody can use any more are one. */
function keyOf(rules: DynastyRules, state: CampaignState): string {
  if (isOver(state)) return "over";
  const last = state.season >= rules.tables.setup.seasons;
  const { stage, faces, rerolling } = state;
  const teamDice = stage === "regular" || stage === "playoff";
  const kept = stage === "bid" && rerolling.length > 0 ? faces.filter((_, i) => !rerolling.includes(i)) : faces;
  const shown = teamDice ? [faces[0], ...faces.slice(1).sort()] : [...kept].sort();
  const past = last
    ? ""
    : `${state.contractEnd},${state.prevWins},${state.prevDepth},${state.wins},${state.depth},${state.bought},${state.earned}`;
  let key = `${stage}|${state.season}|${state.dice}|${state.influence}|${past}|`;
  if (stage === "bid" || stage === "hold") key += state.losingBonus;
  key += "|";
  for (const face of shown) key += face;
  key += `|${rerolling.length}|${state.modifiers}|`;
  if (teamDice) key += state.first;
  key += "|";
  if (teamDice && rules.switches.nothingWins === "natural") key += state.naturalCoach;
  return `${key}|${state.round}`;
}

/** Of this many shared rerolls one is followed all the same. */
const CHECKED = 11;

function requireSame(found: Branch, kept: Branch): void {
  const chances = new Map(kept.to.map((id, i) => [id, kept.chance[i]]));
  const same =
    found.to.length === kept.to.length &&
    Math.abs(found.reward - kept.reward) < 1e-12 &&
    found.to.every((id, i) => Math.abs(found.chance[i] - (chances.get(id) ?? 0)) < 1e-12);
  if (!same) throw new Error("a reroll depends on the dice that it takes up");
}

/** Value of each start under the best play, by value iteration to 1e-12. */
export function bruteForce(rules: DynastyRules, starts: readonly CampaignState[]): number[] {
  const ids = new Map<string, number>();
  const states: CampaignState[] = [];
  const add = (state: CampaignState): number => {
    const key = keyOf(rules, state);
    let id = ids.get(key);
    if (id === undefined) {
      ids.set(key, (id = states.length));
      states.push(state);
    }
    return id;
  };
  const first = starts.map(add);
  const rerolls = new Map<string, Branch>();
  let shared = 0;
  /** Rerolls of Team Dice that keep the same dice are one; of every so many that are not followed, one is, and must agree. */
  const branchOf = (state: CampaignState, choice: Choice): Branch => {
    if (choice.kind !== "reroll" || state.stage === "hold") return follow(rules, state, choice, add);
    const faces = state.faces.map((face, i) => (choice.dice.includes(i) ? 0 : face));
    const key = keyOf(rules, { ...state, faces });
    let branch = rerolls.get(key);
    if (!branch) rerolls.set(key, (branch = follow(rules, state, choice, add)));
    else if (shared++ % CHECKED === 0) requireSame(follow(rules, state, choice, add), branch);
    return branch;
  };
  const branches: Branch[][] = [];
  for (let i = 0; i < states.length; i++) {
    const state = states[i];
    branches.push(isOver(state) ? [] : choices(pending(rules, state)).map((choice) => branchOf(state, choice)));
  }
  const values = new Float64Array(states.length);
  for (let moved = 1; moved > 1e-12;) {
    moved = 0;
    // States found later are nearer to the end.
    for (let i = states.length - 1; i >= 0; i--) {
      let best = branches[i].length === 0 ? 0 : -Infinity;
      for (const { reward, to, chance } of branches[i]) {
        let worth = reward;
        for (let k = 0; k < to.length; k++) worth += chance[k] * values[to[k]];
        if (worth > best) best = worth;
      }
      moved = Math.max(moved, Math.abs(best - values[i]));
      values[i] = best;
    }
  }
  return first.map((id) => values[id]);
}

function follow(rules: DynastyRules, state: CampaignState, choice: Choice, add: (s: CampaignState) => number): Branch {
  const sums = new Map<number, number>();
  let reward = 0;
  const roller = new Odometer();
  do {
    const events: DynastyEvent[] = [];
    const next = advance(rules, state, choice, roller, (event) => events.push(event));
    reward += roller.chance * scoreOf(events);
    const id = add(next);
    sums.set(id, (sums.get(id) ?? 0) + roller.chance);
  } while (roller.turn());
  return { reward, to: [...sums.keys()], chance: [...sums.values()] };
}
