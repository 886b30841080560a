/** The first roll of a rush or a pass: pick bonus, spending, team skills (A67). */
import type { Side } from "../../../kernel/football/index.js";
import type { PlayKind } from "../rules/index.js";
import { credit, pay } from "./bonuses.js";
import type { RolledDice } from "./events.js";
import type { Game } from "./game.js";
import { other } from "./numbers.js";
import { malus, rolled, spendOf } from "./rolls.js";
import type { Skill } from "./state.js";

/** The result of the challenge; `beta` is the net bonus of the offense. */
export function challenge(game: Game, play: PlayKind, beta: number): number {
  const offense = game.play.holder;
  const defense = other(offense);
  const bonus = Math.max(0, beta) + malus(game, offense);
  const against = Math.max(0, -beta);
  const { bar, skill } = game.state;
  const on = "challenge";
  const spent = bar[offense] === 0 ? 0 : spendOf(game, offense, { on, offense: true, play, bonus, against });
  const spentBy =
    bar[defense] === 0 ? 0 : spendOf(game, defense, { on, offense: false, play, bonus: against, against: bonus });
  pay(game, offense, spent);
  pay(game, defense, spentBy);
  let mine = rolled(offense, [game.die(on, offense)], spent, bonus);
  let theirs = rolled(defense, [game.die(on, defense)], spentBy, against);
  game.emit({ type: "roll", on, dice: [mine, theirs], result: mine.value - theirs.value });
  if (skill[offense] !== null || skill[defense] !== null) [mine, theirs] = useSkills(game, play, mine, theirs);
  credit(game, offense, mine.faces[0]);
  credit(game, defense, theirs.faces[0]);
  return mine.value - theirs.value;
}

/** The higher roller decides first whether to reroll, then the lower; both reroll at the same time, and the new dice count. */
function useSkills(game: Game, play: PlayKind, mine: RolledDice, theirs: RolledDice): [RolledDice, RolledDice] {
  const { skill } = game.state;
  const fits = (side: Side, wanted: Skill): boolean => skill[side] === wanted;
  const own = fits(mine.side, `offense-${play}`);
  const rival = fits(theirs.side, `defense-${play}`);
  if (!own && !rival) return [mine, theirs];
  const result = mine.value - theirs.value;
  let heard: "reroll" | "keep" | undefined;
  const says = (dice: RolledDice, offense: boolean): boolean => {
    const face = dice.faces[0];
    heard = game.ask({
      kind: "skill",
      side: dice.side,
      options: ["keep", "reroll"],
      offense,
      play,
      face,
      result,
      ...(heard && { other: heard }),
    });
    return heard === "reroll";
  };
  let again: boolean;
  let againBy: boolean;
  if (theirs.value > mine.value) {
    againBy = rival && says(theirs, false);
    again = own && says(mine, true);
  } else {
    again = own && says(mine, true);
    againBy = rival && says(theirs, false);
  }
  if (!again && !againBy) return [mine, theirs];
  const now = again ? reroll(game, mine) : mine;
  const nowBy = againBy ? reroll(game, theirs) : theirs;
  const dice = [now, nowBy].filter((roll) => roll !== mine && roll !== theirs);
  game.emit({ type: "roll", on: "skill", dice, result: now.value - nowBy.value });
  return [now, nowBy];
}

const reroll = (game: Game, { side, spent, bonus }: RolledDice): RolledDice =>
  rolled(side, [game.die("skill", side)], spent, bonus);
