/** The open decision and its valid answers. */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import { fault, type Issue } from "../../../kernel/issue/index.js";
import { mayHurry } from "./clock.js";
import type { After, Ask, Call, Choice, ClockAnswer } from "./decisions.js";
import { kickLength, type Game } from "./game.js";
import type { GameState } from "./state.js";
import { afterPenalty } from "./step.js";

const PLAYS = ["chart", "run", "pass", "short", "medium", "long"] as const satisfies readonly Call[];
const TRY_PLAYS = ["chart", "run", "pass"] as const satisfies readonly Call[];
const WITH_PUNT = [...PLAYS, "punt", "kneel"] as const satisfies readonly Call[];
const WITH_KICKS = [...PLAYS, "punt", "fieldGoal", "kneel"] as const satisfies readonly Call[];

const inReach = (game: Game, { ball, spot }: GameState): boolean => kickLength(game, spot) <= game.books[ball].longest;

/** The open decision. Throws RangeError if the game is over. */
export function pending(game: Game, state: GameState): Ask {
  const { ball: team } = state;
  switch (state.stage) {
    case "toss":
      return { kind: "toss", team: "away" };
    case "kickoff":
      return { kind: "kickoff", team };
    case "snap":
      return { kind: "snap", team, isTry: false, calls: inReach(game, state) ? WITH_KICKS : WITH_PUNT };
    case "twoPoint":
      return { kind: "snap", team, isTry: true, calls: TRY_PLAYS };
    case "buyOff": {
      const { team: guilty, name, yards } = state.snapFoul!;
      return { kind: "buyOff", team: guilty, foul: name, yards };
    }
    case "penalty": {
      const flag = state.outcome!.flag!;
      const { team: against, name: foul, yards } = flag;
      const [accept, decline] = [true, false].map((choice) => afterOf(afterPenalty(game, state, choice)));
      return { kind: "penalty", team: otherSide(against), against, foul, yards, accept, decline };
    }
    case "clock": {
      const { asked } = state.running!;
      return { kind: "clock", team: asked, answers: clockAnswers(game, state, asked) };
    }
    case "try":
      return { kind: "try", team };
    case "lastKick":
      return { kind: "lastKick", team, length: kickLength(game, state.spot) };
    default:
      throw new RangeError("no decision is open in this game");
  }
}

const afterOf = ({ ball, spot, down, toGo, stage, score }: GameState): After => ({
  ball,
  spot,
  down,
  toGo,
  stage,
  score,
});

const RUN_OR_TIMEOUT: readonly ClockAnswer[] = ["run", "timeout"];

function clockAnswers(game: Game, state: GameState, side: Side): readonly ClockAnswer[] {
  const { hurry } = game.rules.switches;
  if (side !== state.ball || hurry === "no" || !mayHurry({ game, draft: state })) return RUN_OR_TIMEOUT;
  const way = hurry === "spike" ? "spike" : "hurry";
  return state.timeouts[side] > 0 ? ["run", "timeout", way] : ["run", way];
}

/** Why an answer is invalid; undefined if it is valid. */
export function checkChoice(_: Game, __: GameState, open: Ask, choice: Choice): Issue | undefined {
  if (choice.kind !== open.kind) {
    return fault("choice-misplaced", `"${choice.kind}" does not answer the open decision "${open.kind}"`);
  }
  if (choice.kind === "snap" && open.kind === "snap" && !open.calls.includes(choice.call)) {
    return fault("call-illegal", `"${choice.call}" cannot be called here`, { hint: `legal: ${open.calls.join(", ")}` });
  }
  if (choice.kind === "clock" && open.kind === "clock" && !open.answers.includes(choice.how)) {
    return fault("clock-illegal", `"${choice.how}" cannot be had here`, { hint: `legal: ${open.answers.join(", ")}` });
  }
  return undefined;
}
