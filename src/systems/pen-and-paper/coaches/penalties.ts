/** The situation after a penalty is accepted or declined, for coaches to compare. */
import {
  DOWNS,
  firstDownYards,
  mirrorSpot,
  otherSide,
  yardsToGoal,
  type Side,
  type Spot,
} from "../../../kernel/football/index.js";
import {
  foulBase,
  markOff,
  type Game,
  type GameState,
  type PenaltyDecision,
  type PlayOutcome,
} from "../engine/index.js";
import { MEAN } from "./values/kick-worth.js";

/** A situation to be valued by a coach. */
export interface Prospect {
  /** Who has the ball, or has just scored. */
  readonly team: Side;
  readonly down: number;
  readonly toGo: number;
  readonly spot: Spot;
  /** What `team` has just scored: after a touchdown comes a kickoff, after a safety a free kick to `team`. */
  readonly scored?: "touchdown" | "safety";
}

const at = (team: Side, spot: Spot): Prospect => ({ team, down: 1, toGo: firstDownYards(spot), spot });

function series(team: Side, down: number, toGo: number, spot: Spot): Prospect {
  if (toGo <= 0) return at(team, spot);
  if (down > DOWNS) return at(otherSide(team), mirrorSpot(spot));
  return { team, down, toGo, spot };
}

/** The play without the penalty. */
export function declined(game: Game, state: GameState): Prospect {
  const { ball, spot, end, offense, gain, turnover } = state.outcome!;
  if (end === "touchdown") return { ...at(ball, 99), scored: "touchdown" };
  if (end === "safety") return { ...at(otherSide(offense), MEAN.freeKickSpot), scored: "safety" };
  if (end === "touchback") return at(ball, game.rules.tables.puntRules.touchback);
  if (ball !== offense || turnover) return at(ball, spot);
  return series(offense, state.down + 1, state.toGo - gain, spot);
}

/** The situation after the penalty is marked off; a completed pass counts with its mean (A10). */
export function accepted(game: Game, state: GameState): Prospect {
  const outcome: PlayOutcome = state.outcome!;
  const { offense } = outcome;
  const row = game.book.fouls[outcome.foul].row;
  const { spot, down, toGo } = state;
  if (row.passComplete !== undefined) {
    const gain = Math.round(row.passComplete * 3.5);
    if (gain >= yardsToGoal(spot)) return { ...at(offense, 99), scored: "touchdown" };
    return series(offense, down + 1, toGo - gain, spot + gain);
  }
  if (row.on === "offense") {
    const yards = markOff({ game }, row.yards, spot);
    return series(offense, row.down === "loss" ? down + 1 : down, toGo + yards, spot - yards);
  }
  const { from, scores } = foulBase({ game, draft: state }, row, outcome);
  if (scores) return declined(game, state);
  const next = from + markOff({ game }, row.yards, yardsToGoal(from));
  return row.down === "first" ? at(offense, next) : series(offense, down, toGo - (next - spot), next);
}

/** Points that each yard to go costs, by down, beyond `from`; taken from the solved values of two average teams. */
const PRICES = [
  { base: 0, perYard: 0.02, from: 10 },
  { base: 0.05, perYard: 0.05, from: 2 },
  { base: 0.25, perYard: 0.17, from: 2 },
  { base: 1.1, perYard: 0.37, from: 0 },
] as const;

/** A rule of thumb for expected points: the ball is worth 4, more near the goal line, less late in a series. */
export function plainValue({ down, toGo, spot, scored }: Prospect): number {
  // A touchdown and its kickoff beat any spot on the field.
  if (scored === "touchdown") return 7;
  const { base, perYard, from } = PRICES[down - 1];
  return (scored === "safety" ? 2 : 0) + 4 + 0.025 * spot - base - perYard * Math.max(0, toGo - from);
}

/** Accept if the fouled team is better off by `worth`, in points for the offense. On a try only the two points count. */
export function prefersPenalty(
  open: PenaltyDecision,
  game: Game,
  state: GameState,
  worth: (prospect: Prospect, offense: Side) => number,
): boolean {
  const { offense, success } = state.outcome!;
  if (open.isTry) return open.team === offense ? !success : success;
  const more = worth(accepted(game, state), offense) - worth(declined(game, state), offense);
  return open.team === offense ? more > 0 : more < 0;
}

/** Yards that a punt moves the ball, less its return. */
const PUNT = 39;

/** No matter how many yards to go, a team can punt: that costs the ball and nothing else. */
function plainWorth(prospect: Prospect): number {
  const worth = plainValue(prospect);
  if (prospect.scored) return worth;
  const spot = mirrorSpot(prospect.spot) - PUNT;
  return Math.max(worth, -plainValue(at(otherSide(prospect.team), spot)));
}

/** Accept by the rule of thumb. */
export const prefersPlainly = (open: PenaltyDecision, game: Game, state: GameState): boolean =>
  prefersPenalty(open, game, state, (prospect, offense) =>
    prospect.team === offense ? plainWorth(prospect) : -plainWorth(prospect),
  );
