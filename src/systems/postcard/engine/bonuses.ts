/** Bonus bars, play trackers and time circles. */
import type { Side } from "../../../kernel/football/index.js";
import type { BonusEvent, CrossEvent } from "./events.js";
import type { Game } from "./game.js";
import { other } from "./numbers.js";
import type { End } from "./state.js";

/** Bonuses earned; any that do not fit in the bar are lost. */
export function gain(game: Game, side: Side, count: number, why: BonusEvent["why"]): void {
  const { bar } = game.state;
  const change = Math.min(count, game.rules.card.barCap - bar[side]);
  bar[side] += change;
  game.emit({ type: "bonus", side, why, change, lost: count - change });
}

/** Removes bonuses declared for a roll from the bar. */
export function pay(game: Game, side: Side, count: number): void {
  if (count === 0) return;
  game.state.bar[side] -= count;
  game.emit({ type: "bonus", side, why: "spent", change: -count, lost: 0 });
}

/** A natural 1 earns a bonus (A39). */
export function credit(game: Game, side: Side, face: number): void {
  if (face === 1) gain(game, side, 1, "one");
}

const BOTH_ENDS: readonly End[] = ["left", "right"];
const LEFT: readonly End[] = ["left"];
const RIGHT: readonly End[] = ["right"];

/** Stars in the next open circle at an end; 0 if all are crossed. */
const starsAt = ({ state, rules }: Game, end: End): number => rules.card.timeStars[end][state.time[end]] ?? 0;

function openEnds({ state, rules }: Game): readonly End[] {
  const { left, right } = rules.card.timeStars;
  const isLeft = state.time.left < left.length;
  // The quick game uses only one end.
  const isRight = rules.switches.quickGame === "off" && state.time.right < right.length;
  if (isLeft) return isRight ? BOTH_ENDS : LEFT;
  return isRight ? RIGHT : [];
}

/** Crosses the next circle at an end of the side's choice; nothing if all are crossed. */
export function cross(game: Game, side: Side, why: CrossEvent["why"]): void {
  const options = openEnds(game);
  if (options.length === 0) return;
  const stars = { left: 0, right: 0 };
  for (const end of options) stars[end] = starsAt(game, end);
  const end = game.ask({ kind: "cross", side, options, stars });
  const circle = ++game.state.time[end];
  game.emit({ type: "cross", side, end, circle, stars: stars[end], why });
  gain(game, side, stars[end], "stars");
}

function mark(game: Game, side: Side): void {
  const { plays } = game.state;
  plays[side]++;
  const full = plays[side] >= game.rules.card.clock.plays;
  if (full) plays[side] = 0;
  game.emit({ type: "plays", side, to: plays[side] });
  if (full) cross(game, side, "plays");
}

/** The loser of a pick marks its play tracker, and after a tie both do; a full tracker costs a circle at once (A38, A46). */
export function markPick(game: Game, offense: Side, bonus: number): void {
  if (game.state.stage !== "main") return;
  if (bonus <= 0) mark(game, offense);
  if (bonus >= 0) mark(game, other(offense));
}
