/** Tools for a step: a private draft of the state, the dice, the event sink, and the few ways to change a count. */
import type { Dice } from "../../../kernel/dice/index.js";
import type { DynastyRules, Effect } from "../rules/index.js";
import type { EventSink, Gain, RollStage, Spending } from "./events.js";
import type { Draft } from "./state.js";

export interface Turn {
  readonly rules: DynastyRules;
  readonly roller: Dice;
  readonly emit: EventSink;
  readonly draft: Draft;
}

/** Books influence; any excess over a limit is lost (D14). Logs nothing if nothing was asked. */
export function gainInfluence({ rules, draft, emit }: Turn, asked: number, reason: Gain): void {
  if (asked === 0) return;
  const { influenceMin, influenceMax } = rules.tables.setup;
  const left = Math.min(influenceMax, Math.max(influenceMin, draft.influence + asked));
  const by = left - draft.influence;
  draft.influence = left;
  emit({ type: "influence", reason, by, asked, left });
}

/** Pays influence. @throws RangeError if there is not enough: decisions never offer what cannot be paid */
export function payInfluence({ rules, draft, emit }: Turn, points: number, reason: Spending): void {
  const left = draft.influence - points;
  if (left < rules.tables.setup.influenceMin)
    throw new RangeError(`${points} influence cannot be paid out of ${draft.influence}`);
  draft.influence = left;
  emit({ type: "influence", reason, by: -points, asked: -points, left });
}

/** Books the effect of a table row on dice and influence. If the change of dice is void, the rest stays or is void too (D15). */
export function applyEffect(turn: Turn, effect: Effect, reason: "offSeason" | "frontOffice"): void {
  const { rules, draft, emit } = turn;
  const { diceMin, diceMax } = rules.tables.setup;
  let influence = effect.influence;
  if (effect.dice !== 0) {
    const left = Math.min(diceMax, Math.max(diceMin, draft.dice + effect.dice));
    const by = left - draft.dice;
    draft.dice = left;
    emit({ type: "dice", reason, by, asked: effect.dice, left });
    if (by === 0 && rules.switches.voidCombined === "wholeResult") influence = 0;
  }
  gainInfluence(turn, influence, reason);
}

/** Rolls all Team Dice (D21). */
export function rollTeamDice(turn: Turn, stage: RollStage): void {
  const { draft, roller, emit } = turn;
  const faces = new Array<number>(draft.dice);
  for (let i = 0; i < faces.length; i++) faces[i] = roller.die(6);
  draft.faces = faces;
  draft.first = true;
  draft.naturalCoach = faces[0];
  emit({ type: "roll", stage, faces });
  if (faces[0] === 6) gainInfluence(turn, 1, "naturalSix");
}

/** Pays for a reroll of some Team Dice and rolls them; a 6 rolled on the Coach Die counts (D3). */
export function rerollTeamDice(turn: Turn, stage: RollStage, positions: readonly number[]): void {
  const { rules, draft, emit } = turn;
  payInfluence(turn, 1, "reroll");
  const faces = rollAgain(turn, positions);
  draft.first = false;
  emit({ type: "roll", stage, faces, rerolled: positions });
  if (!positions.includes(0)) return;
  draft.naturalCoach = faces[0];
  if (faces[0] === 6 && rules.switches.naturalSix === "everyRoll") gainInfluence(turn, 1, "naturalSix");
}

/** Rolls the dice at these positions, in ascending order so that a log reads left to right; replaces the draft's array. */
export function rollAgain({ draft, roller }: Turn, positions: readonly number[]): readonly number[] {
  const faces = draft.faces.slice();
  for (let i = 0; i < faces.length; i++) if (positions.includes(i)) faces[i] = roller.die(6);
  draft.faces = faces;
  return faces;
}

/** Pays for turning the Coach Die (D22). The face is not natural: it earns no point (D3). */
export function setCoachDie(turn: Turn, stage: RollStage, face: number): void {
  const { rules, draft, emit } = turn;
  payInfluence(turn, 1, "setCoach");
  const from = draft.faces[0];
  const faces = draft.faces.slice();
  faces[0] = face;
  draft.faces = faces;
  if (!rules.switches.firstRollSurvivesCoachChange) draft.first = false;
  emit({ type: "coachSet", stage, from, to: face, faces });
}
