/** The battle for the line of scrimmage: the offense wins on a roll up to 49 plus the difference. */
import { otherSide, type Side } from "../../../../kernel/football/index.js";
import { FIGURES } from "../../rules/index.js";
import type { LineBattle } from "../events.js";
import type { Turn } from "../turn.js";

/** The highest roll on which the offense wins, from -1 to 99. */
export const winsUpTo = (offense: number, defense: number): number =>
  Math.min(99, Math.max(-1, FIGURES.line.even + offense - defense));

export const battle = (team: Side, offense: number, defense: number, roll: number): LineBattle => ({
  offense,
  defense,
  roll,
  winner: roll <= winsUpTo(offense, defense) ? team : otherSide(team),
});

/** What the field adds to the block control of the home team, and takes off the visitors' (ruling `homeField`). */
export function atHome({ game }: Pick<Turn, "game">, offense: Side): number {
  if (game.rules.switches.homeField !== "line") return 0;
  const { homeLine = FIGURES.homeLine } = game.home;
  return offense === "home" ? homeLine : -homeLine;
}
