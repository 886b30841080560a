/** The snap: calls are revealed, dice roll in order, the play is booked. */
import { rollDie } from "./dice.js";
import { FIELD, otherSide, yardsToGoal, type Side, type Spot } from "../../../kernel/football/index.js";
import type { StarDie } from "../rules/index.js";
import { rollAttack, type AttackResult } from "./attack.js";
import { type DefenseCall, type DieId, type OffenseCall } from "./decisions.js";
import { fake, kneel } from "./fake.js";
import { fumble } from "./fumble.js";
import { hardCount } from "./hard-count.js";
import { intercept } from "./interception.js";
import { fieldGoal, punt } from "./kicks.js";
import { finishPlay } from "./mishap.js";
import type { Pairing } from "./playbook.js";
import type { PlayOutcome } from "./state.js";
import { changeSide, starPlays, takeRound, trickUses, type Turn } from "./turn.js";

/** A two-point try is marked by down 0: it has no downs. */
export const isTrySnap = ({ draft }: Pick<Turn, "draft">): boolean => draft.down === 0;

/** Both calls are revealed. */
export function snap(turn: Turn, offense: OffenseCall, defense: DefenseCall): void {
  const { draft, game } = turn;
  switch (offense.call) {
    case "punt":
      return punt(turn, defense);
    case "fieldGoal":
      return fieldGoal(turn, defense);
    case "kneel":
      return kneel(turn, offense, defense);
    case "fakePunt":
    case "fakeKick":
      return fake(turn, offense, defense);
    case "hardCount":
      return hardCount(turn, defense);
  }
  const passes = game.book.play.get(offense.call)?.kind === "pass";
  if (passes && starPlays(game, draft, draft.ball, game.rules.tables.scrimmage.audible.needs)) {
    draft.calls = { offense, defense };
    draft.stage = "audible";
    return;
  }
  runPlay(turn, offense, defense, false);
}

/** The quarterback has read the defense and kept his call, or changed it to a normal rush. */
export function answerAudible(turn: Turn, audible: boolean): void {
  const { offense, defense } = turn.draft.calls!;
  turn.draft.calls = null;
  runPlay(turn, offense, defense, audible);
}

/** Kinds of star dice that help an attack, by its final kind of play. */
const ATTACK_DIE: Readonly<Record<"pass" | "rush", StarDie>> = { pass: "passAttack", rush: "rushAttack" };

const NONE: readonly number[] = [];

/** Rolls and removes the dice that a side added to the play. Star dice that do not apply stay with their side. */
function spendDice(turn: Turn, side: Side, dice: readonly DieId[], fits: (die: StarDie) => boolean): readonly number[] {
  if (dice.length === 0) return NONE;
  const { draft, game, emit } = turn;
  const used = dice.filter((die) => die === "action" || fits(game.book.star.get(die)!.die));
  const stars = draft[side].stars.filter((star) => !used.includes(star));
  const left = draft[side].dice - used.filter((die) => die === "action").length;
  changeSide(turn, side, { dice: left, stars });
  if (used.length > 0) emit({ type: "diceSpent", team: side, dice: used, left });
  return used.map(() => rollDie(turn, 6, "actionDice"));
}

const anyDie = (): boolean => true;

function runPlay(turn: Turn, offense: OffenseCall, defense: DefenseCall, audible: boolean): void {
  const { draft, game, emit } = turn;
  const side = draft.ball;
  const isTry = isTrySnap(turn);
  const call = audible ? "rush" : offense.call;
  const pairing = game.book.pairing(call, defense.against, defense.special);
  const { play } = pairing;
  const trick = play.trick ? trickUses(game.rules, draft[side], call) * game.rules.tables.scrimmage.trickSurcharge : 0;
  if (play.trick) {
    const { tricks } = draft[side];
    changeSide(turn, side, { tricks: { ...tricks, [call]: (tricks[call] ?? 0) + 1 } });
  }
  const audibleDie = audible ? rollDie(turn, 6, "audible") : undefined;
  const fits = (die: StarDie): boolean => die === ATTACK_DIE[pairing.kind];
  const defenseDice = spendDice(turn, otherSide(side), defense.dice, anyDie);
  const offenseDice = spendDice(turn, side, offense.dice, fits);
  const dice = { defense: defenseDice, offense: offenseDice, audible: audibleDie };
  const rolled = rollAttack(turn, pairing, side, trick, dice);
  const { attack, result, yards } = rolled;
  const { spot, down, toGo } = draft;
  draft.hurried = play.hurryUp ?? false;
  const uses = isTry ? game.rules.switches.whatUsesARound === "everyPlay" : !(draft.hurried && attack.success);
  const { period, round, extra, rounds } = takeRound(turn, uses);
  emit({
    type: "play",
    team: side,
    period,
    round,
    extra,
    rounds,
    down,
    toGo,
    spot,
    result,
    yards,
    isTry: isTry ? true : undefined,
    call: offense,
    defense,
    audible: audible ? offense.call : undefined,
    attack,
  });
  finishPlay(turn, outcomeOf(turn, pairing, rolled, isTry), attack.mishapDie, isTry);
}

/** Where the ball ends up and who has it. A try that loses the ball is over; no dice follow. */
function outcomeOf(turn: Turn, pairing: Pairing, { yards, lost }: AttackResult, isTry: boolean): PlayOutcome {
  const { ball: offense, spot } = turn.draft;
  const { kind } = pairing;
  const place = spot + yards;
  const scores = !lost && yards >= yardsToGoal(spot);
  const make = (ball: Side, end: Spot, how: PlayOutcome["end"], turnover: AttackResult["lost"], gain: number) =>
    ({ kind, ball, spot: end, end: how, turnover, gain, success: scores, offense, foul: 0 }) satisfies PlayOutcome;
  if (isTry) return make(offense, place, "down", undefined, yards);
  if (lost === "interception") {
    const { ball, spot: caught, end } = intercept(turn, pairing, offense);
    return make(ball, caught, end, lost, 0);
  }
  if (lost) {
    const { team, spot: end, touchdown } = fumble(turn, offense, Math.max(1, place));
    const how = touchdown ? "touchdown" : "down";
    return team === offense ? make(team, end, how, undefined, end - spot) : make(team, end, how, lost, 0);
  }
  if (scores) return make(offense, FIELD, "touchdown", undefined, yards);
  return make(offense, place, place <= 0 ? "safety" : "down", undefined, yards);
}
