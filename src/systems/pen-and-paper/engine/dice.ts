/** Rolls: exploding yard dice, foot races, plain sums. */
import type { Roll, Turn } from "./turn.js";

/** Rolls one die, with its purpose. */
export const rollDie = ({ roller }: Pick<Turn, "roller">, sides: number, roll: Roll): number =>
  roller.die(sides, undefined, undefined, roll);

/** Rolls `count` d6; with `explodes` every 6 adds a die at the end (A10, A11). */
export function rollYards(turn: Turn, count: number, explodes: boolean, roll: Roll): number[] {
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(rollDie(turn, 6, roll));
  if (!explodes) return faces;
  const again = turn.game.rules.tables.scrimmage.explodesOn;
  for (let i = 0; i < faces.length; i++) if (faces[i] === again) faces.push(rollDie(turn, 6, roll));
  return faces;
}

export function sum(faces: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < faces.length; i++) total += faces[i];
  return total;
}

export interface Run {
  /** Yards including the race, no farther than the goal line. */
  readonly yards: number;
  /** Runner, defender, runner, defender ...; absent without a race. */
  readonly race?: readonly number[];
}

/**
 * The foot race of a long gain (A12, A13): both sides roll a die; the runner wins ties and gains ten yards, until he is tackled or scores.
 * `left` is the distance to the goal line.
 */
export function runFootRace(turn: Turn, yards: number, from: number, left: number): Run {
  const { switches, tables } = turn.game.rules;
  if (yards >= left) return { yards: left };
  if (yards < from || (switches.footRaceOver25 && yards === from)) return { yards };
  const race: number[] = [];
  let run = yards;
  do {
    const runner = rollDie(turn, 6, "race");
    const defender = rollDie(turn, 6, "race");
    race.push(runner, defender);
    if (runner < defender) break;
    run += tables.scrimmage.footRaceYards;
  } while (run < left && !switches.footRaceOnce);
  return { yards: Math.min(run, left), race };
}
