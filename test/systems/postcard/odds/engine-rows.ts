/** Rows of the real engine, played by the solved game and valued by it: what the odds say must be what the engine does. */
import { seededRoller } from "../../../../src/kernel/dice/index.js";
import {
  type Choice,
  type Decision,
  type GameState,
  type Table,
} from "../../../../src/systems/postcard/engine/index.js";
import { Game } from "../../../../src/systems/postcard/engine/game.js";
import { playRow } from "../../../../src/systems/postcard/engine/run-game.js";
import type { PointsTable } from "../../../../src/systems/postcard/odds/index.js";

/** Where a row starts; the away side has the ball or kicks. */
export interface Start {
  readonly next: "kickoff" | "freeKick" | "down";
  readonly spot: number;
  readonly down: number;
  readonly line: number;
  /** What to do on the down; absent = play on. */
  readonly onside?: boolean;
  readonly call?: "play" | "punt" | "fieldGoal";
}

export interface Sample {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

const FINE = 1_000_000;

/** One table of the engine at which both sides play the solved game, without bonuses. */
function solvedTable(table: PointsTable, start: Start, seed: number): Table {
  const dice = seededRoller(seed);
  let beta = 0;
  const draw = (mix: ArrayLike<number>): number => {
    let left = (dice.die(FINE) - 0.5) / FINE;
    for (let i = 0; i < 5; i++) if ((left -= mix[i]) < 0) return i + 1;
    return 6;
  };
  const choose = (decision: Decision, { spot, down, line }: GameState): Choice => {
    switch (decision.kind) {
      case "pick": {
        const { kicker, receiver } = table.kickoff(decision.for === "onside" ? "onside" : "regular");
        if (decision.for === "kickoff" || decision.for === "onside") return draw(decision.offense ? kicker : receiver);
        return draw(table.mix(spot, down, line, decision.offense ? "offense" : "defense"));
      }
      case "throw": {
        const { stop, throw: more } = table.secondThrow(spot, down, line, decision.result, beta);
        return more > stop ? "throw" : "stop";
      }
      case "down":
        return start.call ?? "play";
      case "punt":
        return (decision.free ? table.freeKickTarget() : table.puntTarget(spot)).target;
      case "return": {
        const of = decision.of === "interception" ? "punt" : decision.of;
        const values = table.returns(of, decision.spot, decision.bonus);
        const best = Math.max(...decision.options.map((option) => values[option]));
        return decision.options.find((option) => values[option] === best) ?? "run";
      }
      case "kickoff":
        return start.onside ? "onside" : "regular";
      case "spend":
        return 0;
      default:
        return decision.options[0];
    }
  };
  return {
    die: () => dice.die(6),
    choose,
    emit: (event) => {
      if (event.type === "pick") beta = event.bonus;
    },
  };
}

/** Points that the row brought the away side, and what the table says about the state after it. */
function worthAfter(table: PointsTable, game: Game): number {
  const { score, ball, spot, down, line } = game.state;
  const sign = ball === "away" ? 1 : -1;
  const points = score.away - score.home;
  switch (game.next) {
    case "down":
      return points + sign * table.value(spot, down, line);
    case "try":
      return points + sign * (Math.max(...Object.values(table.tries())) - table.kickoffValue);
    case "kickoff":
      return points - sign * table.kickoffValue;
    case "freeKick":
      return points - sign * table.freeKickValue;
    case "over":
      throw new Error("the game ended");
  }
}

/** Mean value for the away side of what many rows end in. */
export function playRows(table: PointsTable, start: Start, rows: number, seed: number): Sample {
  const seat = solvedTable(table, start, seed);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < rows; i++) {
    const game = new Game({ rules: table.rules, away: "Away", home: "Home" }, seat);
    game.next = start.next;
    Object.assign(game.state, { ball: "away", spot: start.spot, down: start.down, line: start.line });
    playRow(game);
    const worth = worthAfter(table, game);
    sum += worth;
    squares += worth * worth;
  }
  const mean = sum / rows;
  return { mean, error: Math.sqrt(Math.max(0, squares / rows - mean * mean) / rows) };
}
