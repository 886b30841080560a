/** Two coaches against each other with equal teams, taking turns at home. */
import { seededRoller } from "../../../src/kernel/dice/index.js";
import { otherSide } from "../../../src/kernel/football/index.js";
import { answersOf, type Coach } from "../../../src/systems/pen-and-paper/coaches/index.js";
import { playOut, quickTable } from "../../../src/kernel/machine/index.js";
import {
  headToHead as machine,
  type Game,
  type HeadToHeadTypes,
} from "../../../src/systems/pen-and-paper/engine/index.js";
import { gameOf } from "./engine-scripted.js";

export interface Match {
  /** Mean points by which the first coach leads, and the standard error. */
  readonly margin: number;
  readonly error: number;
  /** Share of games won, ties counted half. */
  readonly wins: number;
}

export function headToHead(first: Coach, second: Coach, games: number, game: Game = gameOf()): Match {
  let [sum, squares, wins] = [0, 0, 0];
  for (let seed = 0; seed < games; seed++) {
    const side = seed % 2 === 0 ? "home" : "away";
    const coaches = side === "home" ? { home: first, away: second } : { home: second, away: first };
    const answers = answersOf(coaches, game, seededRoller(seed + 777_777));
    const { score } = playOut(machine, game, quickTable<HeadToHeadTypes>(seededRoller(seed), answers)).keep();
    const lead = score[side] - score[otherSide(side)];
    sum += lead;
    squares += lead * lead;
    wins += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  }
  const margin = sum / games;
  return { margin, error: Math.sqrt((squares / games - margin ** 2) / games), wins: wins / games };
}
