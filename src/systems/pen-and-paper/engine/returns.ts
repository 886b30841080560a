/** Kick returns and their results. */
import { clampSpot, FIELD, mirrorSpot, otherSide, yardsToGoal, type Side } from "../../../kernel/football/index.js";
import { startDrive } from "./clock.js";
import { rollDie, rollYards, runFootRace, sum } from "./dice.js";
import { fumble } from "./fumble.js";
import { scoreTouchdown } from "./scoring.js";
import type { KickInFlight } from "./state.js";
import type { Turn } from "./turn.js";

const HOW = { kickoff: "kickoff", squib: "kickoff", freeKick: "freeKick", punt: "punt" } as const;

/** First and ten for the receivers at the touchback line. */
export function touchback(turn: Turn, team: Side, { of }: Pick<KickInFlight, "of">): void {
  const { kickoffRules, puntRules } = turn.game.rules.tables;
  const spot = of === "kickoff" || of === "squib" ? kickoffRules.touchback : puntRules.touchback;
  startDrive(turn, team, spot, HOW[of]);
}

/** A fair catch: the ball is placed where it was caught; in the end zone it is a touchback. */
export function fairCatch(turn: Turn, team: Side, kick: KickInFlight): void {
  turn.emit({ type: "fairCatch", team, spot: kick.spot });
  if (kick.spot <= 0) touchback(turn, team, kick);
  else startDrive(turn, team, kick.spot, HOW[kick.of]);
}

function returnDice(turn: Turn, of: KickInFlight["of"]): number {
  const { kickoffRules, puntRules } = turn.game.rules.tables;
  if (of === "kickoff") return kickoffRules.returnDice;
  return of === "squib" ? kickoffRules.squib.returnDice : puntRules.returnDice;
}

/**
 * The return: yard dice, then the d20 for a fumble halfway, then a foot race from 30 yards. A carrier who does not leave his end zone makes
 * a touchback; a ball fumbled there is a touchback for the receivers or a touchdown for the kickers.
 */
export function carryBack(turn: Turn, team: Side, kick: KickInFlight): void {
  const { game, emit } = turn;
  const { fumbleOn, footRaceFrom } = game.rules.tables.returns;
  const { of, spot } = kick;
  const dice = rollYards(turn, returnDice(turn, of), true, "return");
  const fumbleDie = rollDie(turn, 20, "returnFumble");
  const type = "return";
  const source = of === "squib" ? "kickoff" : of;
  if (fumbleDie <= fumbleOn) {
    const yards = Math.min(Math.floor(sum(dice) / 2), yardsToGoal(spot) - 1);
    emit({ type, team, of: source, yards, spot, dice, fumbleDie });
    return loseBall(turn, team, kick, spot + yards);
  }
  const run = runFootRace(turn, sum(dice), footRaceFrom, yardsToGoal(spot));
  emit({ type, team, of: source, yards: run.yards, spot, dice, fumbleDie, ...(run.race ? { race: run.race } : {}) });
  const end = spot + run.yards;
  if (end >= FIELD) scoreTouchdown(turn, team);
  else if (end <= 0) touchback(turn, team, kick);
  else startDrive(turn, team, end, HOW[of]);
}

function loseBall(turn: Turn, team: Side, kick: KickInFlight, spot: number): void {
  const recovery = fumble(turn, team, clampSpot(spot));
  const lost = recovery.team !== team;
  if (lost) turn.emit({ type: "turnover", team, how: "fumble" });
  if (recovery.touchdown || (lost && spot <= 0)) return scoreTouchdown(turn, recovery.team);
  if (lost) return startDrive(turn, recovery.team, recovery.spot, "fumble");
  if (spot <= 0 && recovery.spot <= 1) return touchback(turn, team, kick);
  startDrive(turn, team, recovery.spot, HOW[kick.of]);
}

/** Where a kick of `yards` from `from` comes down, from the receivers' side; 0 and less is their end zone. */
export const landingSpot = (from: number, yards: number): number => mirrorSpot(from + yards);

/** The receivers of a kick by `kicker` decide whether to return it. */
export function awaitReturn({ draft }: Turn, kicker: Side, kick: KickInFlight): void {
  draft.ball = otherSide(kicker);
  draft.kick = kick;
  draft.stage = "return";
}
