/** A down: the offense's call, the picks, and the play. */
import type { Side } from "../../../kernel/football/index.js";
import { markPick } from "./bonuses.js";
import type { DownDecision, PickDecision } from "./decisions.js";
import type { Game } from "./game.js";
import { fake, fieldGoal, punt } from "./kicks.js";
import { LAST_DOWN, other, rangeFrom } from "./numbers.js";
import { pass } from "./pass.js";
import { dead, safety } from "./run.js";
import { rush } from "./rush.js";

type DownCall = DownDecision["options"][number];
const PLAY: readonly DownCall[] = ["play"];

/** Legal calls on this down (A50, A65). No punts in overtime: the series is all a side has. */
export function downOptions(game: Game): readonly DownCall[] {
  const { state, rules, numbers } = game;
  const last = state.down === LAST_DOWN;
  const kicks = last || rules.switches.kicksOn === "any";
  const final = state.stage === "final";
  if (!kicks && !final) return PLAY;
  const options: DownCall[] = ["play"];
  const punts = state.stage !== "overtime";
  const inRange = rangeFrom(numbers, state.spot) !== undefined;
  if (kicks && punts) options.push("punt");
  if (inRange) options.push("fieldGoal");
  if (last && punts) options.push("fakePunt");
  if (last && inRange) options.push("fakeFieldGoal");
  if (final) options.push("knee");
  return options;
}

/** Plays a down. */
export function down(game: Game): void {
  const side = game.play.offense;
  const call = game.ask({ kind: "down", side, options: downOptions(game) });
  switch (call) {
    case "play":
      return strategy(game, "play");
    case "punt":
      return punt(game);
    case "fieldGoal":
      game.emit({ type: "call", call });
      return fieldGoal(game);
    case "knee":
      return knee(game);
    default:
      return fake(game, call);
  }
}

/** Both sides pick; the winner's stars become a bonus on the play that the offense picked. */
export function strategy(game: Game, why: "play" | "try"): void {
  const { play, numbers } = game;
  const side = play.offense;
  const mine = ask(game, side, why, true);
  const theirs = ask(game, other(side), why, false);
  const bonus = numbers.bonus[mine][theirs];
  game.emit({ type: "pick", offense: mine, defense: theirs, bonus });
  markPick(game, side, bonus);
  const call = numbers.plays[mine];
  game.emit({ type: "call", call });
  if (call === "rush") rush(game, bonus, true);
  else pass(game, bonus, true);
}

const ask = (game: Game, side: Side, why: PickDecision["for"], offense: boolean): number =>
  game.ask({ kind: "pick", side, options: game.numbers.picks, for: why, offense });

/** Costs a down and a circle, no yards; from one's own goal line it is a safety (A18, A65). */
function knee(game: Game): void {
  const { play } = game;
  game.emit({ type: "call", call: "knee" });
  play.snap = "kneel";
  play.snapYards = 0;
  play.result = "knee";
  if (play.spot === 0) safety(game, 0);
  else dead(game, play.spot);
}
