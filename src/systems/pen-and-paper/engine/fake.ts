/** Fakes and kneels: snaps without an attack roll. */
import { FIELD, yardsToGoal } from "../../../kernel/football/index.js";
import { endDrive } from "./clock.js";
import type { DefenseCall, OffenseCall } from "./decisions.js";
import { rollDie, rollYards, sum } from "./dice.js";
import { scoreTouchdown } from "./scoring.js";
import { advanceBall, loseOnDowns, safety } from "./settle.js";
import { changeSide, takeRound, type Turn } from "./turn.js";

/** Lowest die with which a team's next fake succeeds. */
export function fakeFrom({ game, draft }: Pick<Turn, "game" | "draft">): number {
  const rows = game.rules.tables.fakes;
  return rows[Math.min(draft[draft.ball].fakes, rows.length - 1)].from;
}

/** FAKE on fourth down: if it falls short, the other side takes over at the line of scrimmage. */
export function fake(turn: Turn, call: OffenseCall, defense: DefenseCall): void {
  const { draft, game, emit } = turn;
  const { ball: team, spot, down, toGo } = draft;
  const from = fakeFrom(turn);
  changeSide(turn, team, { fakes: draft[team].fakes + 1 });
  const die = rollDie(turn, 6, "fake");
  const yardDice = die >= from ? rollYards(turn, game.rules.tables.fakeRules.yardDice, false, "fakeYards") : [];
  const yards = Math.min(sum(yardDice), yardsToGoal(spot));
  const clock = takeRound(turn, true);
  const fakeDice = { die, from, yardDice };
  draft.hurried = false;
  emit({ type: "play", team, ...clock, down, toGo, spot, result: "rush", yards, call, defense, fake: fakeDice });
  if (spot + yards >= FIELD) {
    endDrive(turn, team, FIELD, "touchdown");
    return scoreTouchdown(turn, team);
  }
  if (yards < toGo) return loseOnDowns(turn, team, spot);
  advanceBall(turn, team, spot + yards, yards, "rush");
}

/** Kneel: two yards lost, one round, no mishap. */
export function kneel(turn: Turn, call: OffenseCall, defense: DefenseCall): void {
  const { draft, game, emit } = turn;
  const { ball: team, spot, down, toGo } = draft;
  const yards = -Math.min(game.rules.tables.scrimmage.kneelLoss, spot);
  const clock = takeRound(turn, true);
  draft.hurried = false;
  emit({ type: "play", team, ...clock, down, toGo, spot, result: "kneel", yards, call, defense });
  if (spot + yards <= 0) return safety(turn, team);
  advanceBall(turn, team, spot + yards, yards, "rush");
}
