/** Hard count: two dice, five yards one way or the other, no round (A51). */
import { rollDie } from "./dice.js";
import { otherSide, yardsToGoal } from "../../../kernel/football/index.js";
import type { DefenseCall } from "./decisions.js";
import { markOff, replayFrom } from "./penalty.js";
import { changeSide, takeRound, type Turn } from "./turn.js";

export function hardCount(turn: Turn, against: DefenseCall): void {
  const { draft, game, emit } = turn;
  const { offense, defense, surcharge, yards } = game.rules.tables.scrimmage.hardCount;
  const { ball: team, spot, down, toGo } = draft;
  const other = otherSide(team);
  const uses = draft[team].hardCounts;
  const offenseDie = rollDie(turn, 6, "hardCount");
  const defenseDie = rollDie(turn, 6, "hardCount");
  const offenseTotal = offenseDie + draft[team].modifiers[offense];
  const defenseTotal = defenseDie + draft[other].modifiers[defense] + surcharge * uses;
  const offside = offenseTotal > defenseTotal;
  changeSide(turn, team, { hardCounts: uses + 1 });
  const { period, round, extra } = takeRound(turn, false);
  const totals = { offenseDie, offenseTotal, defenseDie, defenseTotal, offside };
  emit({ type: "hardCount", team, period, round, extra, down, toGo, spot, ...totals, defense: against });
  const marked = markOff(turn, yards, offside ? yardsToGoal(spot) : spot);
  const guilty = offside ? other : team;
  const foul = offside ? "offside" : "delay of game";
  const cite = "hard count";
  emit({ type: "penalty", team: guilty, foul, number: 0, cite, yards: marked, accepted: true, wipesPlay: false });
  draft.counted = true;
  replayFrom(turn, team, offside ? spot + marked : spot - marked, false);
}
