/** The situation of a game in numbers. */
import { SIDES } from "../../../kernel/football/index.js";
import { keyed } from "../../../kernel/lists/index.js";
import type { BoardSide, FieldBoard } from "../../../kernel/machine/index.js";
import { counted } from "../../../kernel/words/index.js";
import { GOAL, STEP_YARDS, type GameState } from "../engine/index.js";
import { leftOf } from "../engine/numbers.js";
import type { PostcardRules } from "../rules/index.js";
import { codeOf, sampleTeams } from "../teams.js";
import { bonusWords } from "./dice.js";
import { placeOf, type Names } from "./row.js";

/** Time circles, plays of the two-minute stage, or no clock at all. */
function clockOf(state: GameState, rules: PostcardRules): FieldBoard["clock"] {
  if (state.stage === "overtime") return { figure: "overtime", unit: "" };
  const left = leftOf(state, rules);
  const what = counted(left, state.stage === "final" ? "play" : "time circle").slice(`${left} `.length);
  return { figure: `${left}`, unit: `${what} left` };
}

/** Score, bars, clock, possession and spot. */
export function boardOf(state: GameState, rules: PostcardRules, names: Names): FieldBoard {
  const { score, bar, ball, spot, down, line, rattled, stage } = state;
  const plays = down > 0 && stage !== "over";
  const onGoalLine = line === GOAL && spot === GOAL;
  return {
    kind: "field",
    ...keyed(SIDES, (side): BoardSide => {
      const own = sampleTeams().find(({ name }) => name === names[side]);
      return {
        name: names[side],
        monogram: own?.code ?? codeOf(names[side]),
        ...(own && { colors: own.colors }),
        score: score[side],
        held: { count: bar[side], words: bonusWords(bar[side]) },
      };
    }),
    clock: clockOf(state, rules),
    ball,
    ...(plays && {
      at: { spot: spot * STEP_YARDS, words: onGoalLine ? "on the goal line" : placeOf(spot * STEP_YARDS) },
      series: { down, toGo: (line - spot) * STEP_YARDS },
    }),
    snaps: plays,
    ...(rattled && { remark: "rattled" }),
  };
}
