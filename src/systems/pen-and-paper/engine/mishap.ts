/** Mishaps after a pass or rush: penalties and injuries. */
import { rollDie } from "./dice.js";
import { otherSide } from "../../../kernel/football/index.js";
import { isOffenseStat } from "../rules/index.js";
import { settle, settleTry } from "./settle.js";
import type { PlayOutcome } from "./state.js";
import { setInjuries, type Turn } from "./turn.js";

/** Ends the play: rolls its mishap if the dice called for one, then books the play or waits for the fouled team. */
export function finishPlay(turn: Turn, outcome: PlayOutcome, mishapDie: number, isTry: boolean): void {
  if (mishapDie <= turn.game.rules.tables.scrimmage.mishapOn) {
    const foul = rollMishap(turn, outcome);
    if (foul > 0) {
      turn.draft.outcome = { ...outcome, foul };
      turn.draft.stage = "penalty";
      return;
    }
  }
  if (isTry) settleTry(turn, outcome.offense, outcome.success);
  else settle(turn, outcome);
}

/** 2d6 on the mishap table. Returns the face of the penalty die, or 0 after an injury. */
function rollMishap(turn: Turn, outcome: PlayOutcome): number {
  const { game, emit } = turn;
  const dice = [rollDie(turn, 6, "mishapTable"), rollDie(turn, 6, "mishapTable")];
  const { row, cite } = game.book.mishaps[dice[0] + dice[1]];
  emit({ type: "mishap", dice, mishap: row.mishap, cite });
  if (row.mishap === "penalty") return rollFoul(turn, outcome);
  rollInjury(turn, outcome, row.mishap === "majorInjury");
  return 0;
}

/** Rolls a d20; a foul that needs a pass is rerolled on a run (A40). */
function rollFoul(turn: Turn, { kind }: PlayOutcome): number {
  const { game, emit } = turn;
  const dice: number[] = [];
  let face: number;
  do dice.push((face = rollDie(turn, 20, "foul")));
  while (game.book.fouls[face].row.needsPass && kind !== "pass");
  emit({ type: "foul", dice, cite: game.book.fouls[face].cite });
  return face;
}

function rollInjury(turn: Turn, { offense }: PlayOutcome, season: boolean): void {
  const { game, draft, emit } = turn;
  const die = rollDie(turn, 6, "injury");
  const { row, cite } = game.book.injuries[die];
  const team = isOffenseStat(row.stat) ? offense : otherSide(offense);
  emit({ type: "injury", team, stat: row.stat, season, die, cite });
  setInjuries(turn, team, [...draft[team].injuries, { stat: row.stat, season }]);
}
