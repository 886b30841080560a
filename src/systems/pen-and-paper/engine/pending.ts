/** The open decision and its legal answers. */
import { fault, type Issue } from "../../../kernel/issue/index.js";
import { otherSide, yardsToGoal, type Side } from "../../../kernel/football/index.js";
import type { StarDie } from "../rules/index.js";
import { isOtherCall, type Choice, type DefenseCall, type DieId, type OffenseCall, type Pending } from "./decisions.js";
import { fieldGoalYards } from "./kicks.js";
import type { Game } from "./game.js";
import type { GameState } from "./state.js";
import { starPlays } from "./turn.js";

/** A83: at any kickoff, or only for the side that is behind. */
const canKickOnside = (game: Game, { score }: GameState, team: Side): boolean =>
  game.rules.switches.onsideKick === "anytime" || score[team] < score[otherSide(team)];

/** The open decision. Throws RangeError when the game is over. */
export function pending(game: Game, state: GameState): Pending {
  const { ball: team, down } = state;
  switch (state.stage) {
    case "toss":
      return { kind: "toss", team: "away" };
    case "elect":
      return { kind: "elect", team: state.tossWinner };
    case "kickoff":
      return { kind: "kickoff", team, canKickOnside: canKickOnside(game, state, team) };
    case "return":
      return { kind: "return", team, of: state.kick!.of, spot: state.kick!.spot };
    case "snap":
      return { kind: "snap", team, isTry: false };
    case "twoPoint":
      return { kind: "snap", team, isTry: true };
    case "audible":
      return { kind: "audible", team, ...state.calls! };
    case "penalty": {
      const { foul, offense } = state.outcome!;
      const victim = game.book.fouls[foul].row.on === "offense" ? otherSide(offense) : offense;
      return { kind: "penalty", team: victim, foul, isTry: down === 0 };
    }
    case "try":
      return { kind: "try", team, canGoForTwo: game.rules.switches.twoPointTry };
    case "heal":
      return {
        kind: "heal",
        team: state.healing[0],
        injuries: state[state.healing[0]].injuries.filter((injury) => !injury.season),
      };
    case "over":
      throw new RangeError("the game is over");
  }
}

const bad = (code: string, message: string, rule: string): Issue => fault(code, message, { rule });

/** The fault of an offense call; undefined if it is legal. */
export function checkOffense(game: Game, state: GameState, { call, dice }: OffenseCall): Issue | undefined {
  const isTry = state.stage === "twoPoint";
  const fourth = state.down === game.rules.tables.game.downs;
  if (!isOtherCall(call)) {
    const play = game.book.play.get(call);
    if (!play) return bad("call-unknown", `"${call}" is not an offensive call`, "section 2.4");
    if (play.hurryUp && state.hurried) {
      return bad("call-hurry-up", "a Hurry Up cannot follow a Hurry Up", "section 2.4");
    }
    const fits: StarDie = play.kind === "pass" ? "passAttack" : "rushAttack";
    return dice.length === 0 ? undefined : checkDice(game, state, state.ball, dice, (die) => die === fits);
  }
  if (isTry) return bad("call-try", `a two-point try is a pass or a rush, not a ${call}`, "section 3.3");
  if (dice.length > 0) return bad("call-dice", `no die can be added to a ${call}`, "A16");
  switch (call) {
    case "fakePunt":
    case "fakeKick":
      return fourth ? undefined : bad("call-fake", "fakes are for fourth down", "A76");
    case "punt":
    case "fieldGoal":
      if (game.rules.switches.kicksOnlyOnFourth && !fourth) {
        return bad("call-kick", "these rules allow kicks only on fourth down", "A76");
      }
      if (call === "punt" || fieldGoalYards({ game }, state.spot) <= game.rules.tables.fieldGoalRules.longest) {
        return undefined;
      }
      return bad("call-field-goal", `${fieldGoalYards({ game }, state.spot)} yards are too far`, "section 2.3");
    case "hardCount":
      if (!state.counted || game.rules.switches.hardCountLimit === "unlimited") return undefined;
      return bad("call-hard-count", "a hard count was already tried on this down", "A51");
    default:
      return undefined;
  }
}

/** The fault of a defense call; undefined if it is legal. */
export function checkDefense(game: Game, state: GameState, { against, special, dice }: DefenseCall): Issue | undefined {
  const { switches, tables } = game.rules;
  // Records come from files, so the types are checked at run time.
  if ((against !== "rush" && against !== "pass") || !tables.defenses.some((d) => d.id === special)) {
    return bad("call-unknown", `"${against} ${special}" is not a defensive call`, "section 2.4");
  }
  if (special === "goalLineStand" && switches.goalLineOnlyWithin === "within10" && yardsToGoal(state.spot) > 10) {
    return bad("call-goal-line", "the Goal Line Stand is for the last ten yards", "A25");
  }
  if (dice.length === 0) return undefined;
  const fits: StarDie = against === "pass" ? "passDefense" : "rushDefense";
  return checkDice(game, state, otherSide(state.ball), dice, (die) => die === fits || die === "defense");
}

/** Dice that a side may add to a play now; star dice by their use. */
export function usableDice(game: Game, state: GameState, side: Side, fits: (die: StarDie) => boolean): DieId[] {
  const { dice, stars } = state[side];
  const usable: DieId[] = dice > 0 ? ["action"] : [];
  for (const star of stars) {
    if (fits(game.book.star.get(star)!.die) && starPlays(game, state, side, star)) usable.push(star);
  }
  return usable;
}

function checkDice(
  game: Game,
  state: GameState,
  side: Side,
  dice: readonly DieId[],
  fits: (die: StarDie) => boolean,
): Issue | undefined {
  const most = game.rules.switches.maxActionDice;
  if (dice.length > most) return bad("dice-many", `${dice.length} dice were added; expected at most ${most}`, "A16");
  const actions = dice.filter((die) => die === "action").length;
  if (actions > state[side].dice) {
    return bad("dice-left", `${actions} action dice were used, but ${state[side].dice} are left`, "section 2.3");
  }
  const usable = usableDice(game, state, side, fits);
  for (const die of dice) {
    if (die !== "action" && (!usable.includes(die) || dice.indexOf(die) !== dice.lastIndexOf(die))) {
      return bad("dice-star", `the die of the star ${die} cannot be used on this play`, "A73");
    }
  }
  return undefined;
}

/** The fault of an answer; undefined if it is legal. */
export function checkChoice(game: Game, state: GameState, open: Pending, choice: Choice): Issue | undefined {
  if (choice.kind !== open.kind) {
    return fault("choice-misplaced", `"${choice.kind}" does not answer the open decision "${open.kind}"`);
  }
  if (choice.kind === "snap") {
    return checkOffense(game, state, choice.offense) ?? checkDefense(game, state, choice.defense);
  }
  if (choice.kind === "try" && open.kind === "try" && choice.go === "two" && !open.canGoForTwo) {
    return bad("choice-two-point", "these rules have no two-point conversion", "A52");
  }
  if (choice.kind === "kickoff" && open.kind === "kickoff" && choice.kick === "onside" && !open.canKickOnside) {
    return bad("choice-onside", "by these rules only the side that is behind may kick onside", "A83");
  }
  if (choice.kind === "heal" && open.kind === "heal" && !open.injuries.some((i) => i.stat === choice.stat)) {
    return bad("choice-heal", `${choice.stat} has no minor injury`, "section 2.5");
  }
  return undefined;
}
