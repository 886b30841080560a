/** Rolls by one side, and duels between two: spending first, then dice, then natural 1s. */
import type { Side } from "../../../kernel/football/index.js";
import { credit, pay } from "./bonuses.js";
import type { SpendDecision, SpendOn } from "./decisions.js";
import type { RolledDice, RollKind } from "./events.js";
import type { Game } from "./game.js";
import type { Step } from "./state.js";

/** What a rattled offense loses on each die of a scrimmage play (A30); 0 or negative. */
export const malus = ({ state, play, rules }: Game, side: Side): number =>
  state.rattled && !play.kick && side === state.ball ? -rules.card.passing.rattle : 0;

/** What a coach knows about a roll before deciding how much to spend. */
export type SpendFacts = Omit<SpendDecision, "kind" | "side" | "options">;

/** Bonuses for a roll; asked only if the bar has any. */
export function spendOf(game: Game, side: Side, facts: SpendFacts): number {
  const held = game.state.bar[side];
  return held === 0 ? 0 : game.ask({ kind: "spend", side, options: game.numbers.spends[held], ...facts });
}

export const rolled = (side: Side, faces: readonly number[], spent: number, bonus: number): RolledDice => {
  let value = spent + bonus;
  for (const face of faces) value += face;
  return { side, faces, spent, bonus, value };
};

/** A duel in which both sides may spend; `mine` has the ball, or had it. Stores both values in the game. */
export function duel(
  game: Game,
  on: "tackle" | "recovery" | "contested",
  mine: Side,
  theirs: Side,
  bonus: number,
  against: number,
  spot?: Step,
  free = false,
): number {
  const { bar } = game.state;
  const spent = bar[mine] === 0 ? 0 : spendOf(game, mine, { on, offense: true, bonus, against, spot, free });
  const spentBy =
    bar[theirs] === 0 ? 0 : spendOf(game, theirs, { on, offense: false, bonus: against, against: bonus, spot, free });
  pay(game, mine, spent);
  pay(game, theirs, spentBy);
  const face = game.die(on, mine);
  const faceBy = game.die(on, theirs);
  const dice = [rolled(mine, [face], spent, bonus), rolled(theirs, [faceBy], spentBy, against)];
  game.mine = dice[0].value;
  game.theirs = dice[1].value;
  const result = game.mine - game.theirs;
  // Grounding and interception are two independent rolls (A32): their difference means nothing.
  game.emit(on === "contested" ? { type: "roll", on, dice } : { type: "roll", on, dice, result });
  credit(game, mine, face);
  credit(game, theirs, faceBy);
  return result;
}

/** A duel without spending: blocks and fakes (A41). */
export function plainDuel(game: Game, on: "block" | "fake", mine: Side, theirs: Side): number {
  const face = game.die(on, mine);
  const faceBy = game.die(on, theirs);
  const result = face - faceBy;
  game.emit({ type: "roll", on, dice: [rolled(mine, [face], 0, 0), rolled(theirs, [faceBy], 0, 0)], result });
  credit(game, mine, face);
  credit(game, theirs, faceBy);
  return result;
}

/** One die by one side; returns its value. */
export function single(game: Game, side: Side, facts: SpendFacts & { readonly on: SpendOn }): number {
  const spent = game.state.bar[side] === 0 ? 0 : spendOf(game, side, facts);
  pay(game, side, spent);
  const face = game.die(facts.on, side);
  const dice = rolled(side, [face], spent, facts.bonus ?? 0);
  game.emit({ type: "roll", on: facts.on, dice: [dice] });
  credit(game, side, face);
  return dice.value;
}

/** Sum of two dice by one side. Kicks cannot be boosted (A41), so for them no spending facts are passed. */
export function pair(
  game: Game,
  side: Side,
  on: RollKind,
  range: readonly [number, number] | undefined,
  facts?: SpendFacts,
): number {
  const spent = facts ? spendOf(game, side, facts) : 0;
  pay(game, side, spent);
  const first = game.die(on, side);
  const second = game.die(on, side);
  const dice = rolled(side, [first, second], spent, 0);
  game.emit(range ? { type: "roll", on, dice: [dice], range } : { type: "roll", on, dice: [dice] });
  credit(game, side, first);
  credit(game, side, second);
  return dice.value;
}
