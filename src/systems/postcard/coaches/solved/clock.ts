/**
 * The two-minute stage solved for the chance to win: every number of plays left, every lead, every down. Values are the chance to win minus
 * the chance to lose, for the side in question; bonuses are ignored, because few plays remain to use them.
 */
import { GOAL, type Step } from "../../engine/state.js";
import type { Branches } from "../../odds/points/branches.js";
import { at, DOWNS, lineFrom, stepsOf, type Lattice } from "../../odds/points/field.js";
import { pickGame } from "../../odds/points/pick-game.js";
import { Plays } from "../../odds/points/plays.js";
import { ClockTerrain } from "./clock-terrain.js";
import { chanceOf, fieldGoalWorth, kickoffGame, puntFrom, puntWorth, targetWorths } from "./kicking.js";
import type { Terrain } from "./terrain.js";

/** Larger leads are treated as won: three scores with two plays each. */
const MOST_LEAD = 17;
const LEADS = Array.from({ length: 2 * MOST_LEAD + 1 }, (_, i) => i - MOST_LEAD);

/** Treated as won. */
const SURE = 0.9999;
/** More steps to go than this count as this many: with so few plays left, the rest makes no difference. */
const FAR = 6;

/** Chance that one side rolls higher, for fakes on fourth down. */
const HIGHER = 15 / 36;

/** Success chances of the two kinds of try. */
export interface TryChances {
  readonly kick: number;
  readonly two: number;
}

export class ClockTable {
  /** `[left][lead + MOST_LEAD]`: states of the side with the ball, by `Lattice.index`. */
  readonly states: Float32Array[][] = [];
  private readonly kickoffs: number[][] = [];
  private readonly freeKicks: number[][] = [];
  private readonly terrains = new Map<number, ClockTerrain>();

  constructor(
    readonly b: Branches,
    readonly lattice: Lattice,
    readonly tries: TryChances,
    /** States solved earlier, from `encodeClock`. */
    solved?: Float32Array,
    progress?: (done: number, total: number) => void,
  ) {
    const { finalPlays } = b.rules.card.clock;
    for (let left = 0; left <= finalPlays; left++) {
      if (left === 0) this.states.push([]);
      else if (solved) this.states.push(this.readStates(left, solved));
      else this.solveStates(left);
      this.solveKicks(left);
      progress?.(left, finalPlays);
    }
  }

  /** Number of values in the tables of a card. */
  static countOf({ rules }: Branches, { size }: Lattice): number {
    return rules.card.clock.finalPlays * LEADS.length * size;
  }

  /** Value with a lead of `lead` when the game is over. */
  private static over(lead: number): number {
    return Math.sign(lead);
  }

  state(left: number, lead: number, spot: Step, down: number, line: Step): number {
    if (left <= 0 || Math.abs(lead) > MOST_LEAD) return ClockTable.over(lead);
    return this.states[left][lead + MOST_LEAD][this.lattice.index(spot, down, Math.min(line, spot + FAR))];
  }

  /** Value for the receivers, by their lead. */
  kickoff(left: number, lead: number): number {
    if (left <= 0 || Math.abs(lead) > MOST_LEAD) return ClockTable.over(lead);
    return this.kickoffs[left][lead + MOST_LEAD];
  }
  /** A safety on the very kickoff being solved (after a fumble in the end zone) counts as one play later. */
  freeKick(left: number, lead: number): number {
    if (left <= 0 || Math.abs(lead) > MOST_LEAD) return ClockTable.over(lead);
    return this.freeKicks[left]?.[lead + MOST_LEAD] ?? this.freeKick(left - 1, lead);
  }

  /** Value of a try for a side that leads by `lead` before it. */
  tried(left: number, lead: number, which: keyof TryChances): number {
    const { points } = this.b.rules.card;
    const chance = this.tries[which];
    const more = which === "kick" ? points.kick : points.twoPoint;
    return -chance * this.kickoff(left, -lead - more) - (1 - chance) * this.kickoff(left, -lead);
  }

  /** The field for a side that leads by `lead`, with `left` plays after the current one; a touchdown costs `extra` more. */
  terrain(left: number, lead: number, extra: number): ClockTerrain {
    const key = (left * 8 + extra) * 256 + lead + 128;
    let terrain = this.terrains.get(key);
    if (!terrain) {
      const own = new ClockTerrain(this, left, lead, extra);
      const rival = lead === 0 ? own : new ClockTerrain(this, left, -lead, extra);
      own.meet(rival);
      this.terrains.set(key, own);
      this.terrains.set((left * 8 + extra) * 256 - lead + 128, rival);
      terrain = own;
    }
    return terrain;
  }

  /** On plays the clock has already counted one; on kickoffs none. */
  onPlay(left: number, lead: number): ClockTerrain {
    return this.terrain(left - 1, lead, this.b.rules.card.clock.finalTouchdown - 1);
  }
  onKickoff(left: number, lead: number): ClockTerrain {
    return this.terrain(left, lead, this.b.rules.card.clock.finalTouchdown);
  }

  private readStates(left: number, solved: Float32Array): Float32Array[] {
    const { size } = this.lattice;
    return LEADS.map((_, i) => {
      const from = ((left - 1) * LEADS.length + i) * size;
      return solved.subarray(from, from + size);
    });
  }

  private solveStates(left: number): void {
    this.states.push([]);
    for (const lead of LEADS) this.states[left].push(solveDowns(this.b, this.lattice, this.onPlay(left, lead)));
    this.terrains.clear();
  }

  private solveKicks(left: number): void {
    this.kickoffs.push([]);
    this.freeKicks.push([]);
    if (left === 0) return;
    const from = stepsOf(this.b.rules.card.kicking.safetyKickFrom);
    for (const lead of LEADS) {
      const receivers = this.onKickoff(left, lead);
      const both = [false, true].map((onside) => kickoffGame(receivers, onside).value);
      this.kickoffs[left].push(Math.min(...both));
      this.freeKicks[left].push(-Math.max(...targetWorths(receivers.rival, from)));
    }
    this.terrains.clear();
  }
}

/** All downs for one number of plays and one lead. */
function solveDowns(b: Branches, lattice: Lattice, terrain: ClockTerrain): Float32Array {
  const states = new Float32Array(lattice.size);
  const worth = terrain.worthOf({ spot: 0, down: 1, line: GOAL, rattled: false, tried: false });
  const plays = new Plays(b, worth);
  const punts = Array.from({ length: GOAL + 1 }, (_, los) => Math.max(...targetWorths(terrain, puntFrom(b, los))));
  for (let down = DOWNS; down >= 1; down--) {
    for (let line = GOAL; line >= 1; line--) {
      for (let spot = 0; spot <= GOAL; spot++) worth.dead[at(spot)] = terrain.dead(spot, down, line);
      plays.refresh();
      const last = line === GOAL ? GOAL : line - lattice.least;
      for (let los = Math.max(0, line - FAR); los <= last; los++) {
        if (down === 1 && line !== lineFrom(los)) continue;
        states[lattice.index(los, down, line)] = bestOf(b, plays, terrain, los, down, punts[los]);
      }
    }
  }
  return states;
}

function bestOf(b: Branches, plays: Plays, terrain: Terrain, los: Step, down: number, punt: number): number {
  const { worth, running } = plays;
  const kneel = los > 0 ? worth.dead[at(los)] : worth.safety;
  // If kneeling wins, no play is needed.
  if (kneel > SURE) return kneel;
  let best = Math.max(kneel, pickGame(b, plays, los).value);
  const goal = fieldGoalWorth(terrain, los, { worth, running });
  if (goal > best) best = goal;
  if (down < DOWNS) return best;
  return Math.max(best, puntWorth(terrain, los, { worth, running }, punt), fakeWorth(b, plays, los));
}

/** A fake: both sides roll, and the higher may get the bonus. */
function fakeWorth({ rules }: Branches, plays: Plays, los: Step): number {
  const { fake } = rules.card.kicking;
  const of = (bonus: number): number => Math.max(plays.rush(los, bonus), plays.pass(los, bonus));
  const read = rules.switches.fakeBackfire === "on" ? -fake : 0;
  return HIGHER * of(fake) + HIGHER * of(read) + (1 - 2 * HIGHER) * of(0);
}

/** Chances of a try by kick and by a play, on this card. */
export function tryChances(b: Branches, two: number): TryChances {
  const { fieldGoals, kicking } = b.rules.card;
  const range = fieldGoals.find(({ marker }) => marker === kicking.tryMarker);
  return { kick: range ? (1 - b.block) * chanceOf(range) : 0, two };
}
