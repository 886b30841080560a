/** The dice of a row: those with a column, and those written as `G2` or `F5-3`. */
import { signedText } from "../../../kernel/words/index.js";
import { otherSide, type Side } from "../../../kernel/football/index.js";
import type { PassEvent, RolledDice, RollEvent, RollKind } from "../engine/events.js";
import type { DieColumn, LogDie, LogToken } from "./row-types.js";

/** `+2`, `\u22121`, `0`. */
export const signed = (value: number): string => signedText(value, "0");

const naturalOnes = (dice: readonly RolledDice[]): number =>
  dice.reduce((sum, { faces }) => sum + faces.filter((face) => face === 1).length, 0);

function dieOf({ faces, side, spent }: RolledDice): LogDie {
  return { face: faces[0], side, spent, one: faces[0] === 1 };
}

const COLUMN_OF: Partial<Record<RollKind, DieColumn>> = { second: "second", pressure: "pressure", catch: "catch" };

/** The block roll of a kick may use the challenge columns, because a kick has no other challenge. */
const challengeOf = (rolls: readonly RollEvent[]): RollEvent | undefined =>
  rolls.find(({ on }) => on === "challenge") ?? rolls.find(({ on }) => on === "block");

/** Dice with a column of their own. A die rerolled by a team skill shows its last face. */
export function diceOf(rolls: readonly RollEvent[]): Partial<Record<DieColumn, LogDie>> {
  const dice: Partial<Record<DieColumn, LogDie>> = {};
  const challenge = challengeOf(rolls);
  if (challenge) {
    const sides: readonly DieColumn[] = ["offense", "defense"];
    challenge.dice.forEach((rolled, i) => {
      const again = rolls.filter(({ on }) => on === "skill").flatMap((roll) => roll.dice);
      const last = again.findLast(({ side }) => side === rolled.side);
      // A 1 that was rerolled earns nothing (A39): the new face counts.
      dice[sides[i]] = last ? { ...dieOf(rolled), face: last.faces[0], one: last.faces[0] === 1 } : dieOf(rolled);
    });
  }
  for (const roll of rolls) {
    const column = COLUMN_OF[roll.on];
    if (column && roll.dice.length > 0) dice[column] = dieOf(roll.dice[0]);
  }
  return dice;
}

/** Result of the challenge, after team skills. */
export function resultOf(rolls: readonly RollEvent[]): number | undefined {
  const challenge = rolls.find(({ on }) => on === "challenge");
  if (!challenge) return undefined;
  return rolls.findLast(({ on, result }) => on === "skill" && result !== undefined)?.result ?? challenge.result;
}

/** `5`, `5+2`: a face and the bonuses spent on it. */
const withSpent = ({ faces, spent }: RolledDice): string => {
  const sum = faces.reduce((total, face) => total + face, 0);
  return spent > 0 ? `${sum}+${spent}` : `${sum}`;
};
/** `5-3`: the roll of the side at risk, then the other's. */
const duel = (dice: readonly RolledDice[]): string => dice.map(withSpent).join("-");

/**
 * Rolls without a column, in order.
 * @param blockToo true if the block roll has no column, because the row's columns contain another roll
 */
export function otherTokens(rolls: readonly RollEvent[], blockToo = false): LogToken[] {
  const tokens: LogToken[] = [];
  const inColumns = blockToo ? undefined : challengeOf(rolls);
  for (const roll of rolls) {
    const { on, dice } = roll;
    const put = (text: string, of: readonly RolledDice[] = dice): void =>
      void tokens.push({ text, ones: naturalOnes(of) });
    if (on === "grounding") put(`G${withSpent(dice[0])}`);
    else if (on === "contested") {
      put(`G${withSpent(dice[0])}`, [dice[0]]);
      if (dice.length > 1) put(`i${withSpent(dice[1])}`, [dice[1]]);
    } else if (on === "interception") put(`i${withSpent(dice[0])}`);
    else if (on === "strip") put(`S${withSpent(dice[0])}`);
    else if (on === "recovery") put(`F${duel(dice)}`);
    else if (on === "fake") put(`X${duel(dice)}`);
    else if (on === "block" && roll !== inColumns) put(`B${duel(dice)}`);
    else if (on === "fieldGoal" || on === "punt") put(`K${withSpent(dice[0])}`);
    else if (on === "skill") {
      // The face before the reroll: the new one is in the column.
      const first = rolls.find((other) => other.on === "challenge");
      for (const { side } of dice) {
        const old = first?.dice.find((rolled) => rolled.side === side);
        if (old) tokens.push({ text: `R${old.faces[0]}`, ones: 0 });
      }
    }
  }
  return tokens;
}

/** The run in order: after the catch, every tackle, and F if the ball came loose. */
export function runTokens(rolls: readonly RollEvent[], pass: PassEvent | undefined): LogToken[] {
  const tokens: LogToken[] = [];
  const [press, caught] = (["pressure", "catch"] as const).map((kind) => rolls.find(({ on }) => on === kind));
  if (pass?.caught && press && caught)
    tokens.push({ text: `c${signed(caught.dice[0].value - press.dice[0].value)}`, ones: 0 });
  for (const { on, result, dice } of rolls) {
    if (on === "tackle") tokens.push({ text: signed(result ?? 0), ones: naturalOnes(dice) });
    else if (on === "recovery") tokens.push({ text: "F", ones: 0 });
  }
  return tokens;
}

/** Bonuses spent in a row by the side that began it on offense, and by the other. */
export function spentBy(offense: Side, rolls: readonly RollEvent[]): { offense: number; defense: number } {
  // A rerolled die keeps the bonuses of its first roll: they were paid once.
  const paid = rolls.filter(({ on }) => on !== "skill").flatMap(({ dice }) => dice);
  const sum = (side: Side): number =>
    paid.reduce((total, rolled) => total + (rolled.side === side ? rolled.spent : 0), 0);
  return { offense: sum(offense), defense: sum(otherSide(offense)) };
}
