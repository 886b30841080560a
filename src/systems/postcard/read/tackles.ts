/** Tackles on PC-3: the log has their results, not the faces. Both sides' bonuses are known, so the difference of the faces is too. */
import { firstOf, ofType } from "../../../kernel/lists/index.js";
import type { StepSoFar } from "../../../kernel/machine/index.js";
import type { GameEvent, PostcardTypes, RowEvent } from "../engine/index.js";
import { numbersOf } from "../engine/numbers.js";
import type { PostcardRules } from "../rules/index.js";

type Step = StepSoFar<PostcardTypes>;

export interface Tackle {
  /** Index in the play, from 0. */
  readonly at: number;
  /** Advantage of the carrier's side before the dice. */
  readonly ahead: number;
  /** The carrier's face, once rolled. */
  readonly mine: number | undefined;
}

/** The tackle currently being rolled. */
export function tackleAsked(row: RowEvent, step: Step, rules: PostcardRules): Tackle {
  const dice = step.thrown.filter(({ use }) => use === "tackle");
  const at = Math.floor(dice.length / 2);
  const since = step.events.findLastIndex(({ type }) => type === "roll") + 1;
  let [spent, spentBy] = [0, 0];
  let bonus: number | undefined;
  for (const { ask, choice, at: when } of step.answered) {
    if (when < since || ask.kind !== "spend" || ask.on !== "tackle") continue;
    const more = (ask.bonus ?? 0) - (ask.against ?? 0);
    bonus = ask.offense ? more : -more;
    if (ask.offense) spent = Number(choice);
    else spentBy = Number(choice);
  }
  bonus ??= unasked(row, at, step, rules);
  return { at, ahead: bonus + spent - spentBy, mine: dice.length % 2 === 1 ? dice[dice.length - 1].face : undefined };
}

/** Bonuses of a tackle for which no one was asked, because both bars are empty. */
function unasked(row: RowEvent, at: number, { before, events }: Step, rules: PostcardRules): number {
  const { card } = rules;
  const pick = firstOf(events, "pick");
  const kicked = ofType(events, "call").some(({ call }) => call === "punt" || call === "fieldGoal");
  const less = !kicked && rattled(before, events) ? card.passing.rattle : 0;
  if (ofType(events, "fumble").length > 0) return -less;
  if (row.what === "kickoff") return at === 0 ? (pick?.bonus ?? 0) : 0;
  const kick = ofType(events, "roll").find(({ on }) => on === "punt");
  if (kick) return at === 0 ? returnBonus(kick.dice[0].value, events, rules) : 0;
  return carried(events, rules) - less;
}

function returnBonus(sum: number, events: readonly GameEvent[], { card }: PostcardRules): number {
  const target = ofType(events, "call").at(-1)?.target;
  const row = card.punts.find((punt) => punt.target === target) ?? card.punts[0];
  return sum < row.low || sum > row.high ? row.receiver : -row.kicker;
}

/** A breakaway keeps the bonus of the pick on every tackle (A33). */
function carried(events: readonly GameEvent[], rules: PostcardRules): number {
  const pick = firstOf(events, "pick");
  if (!pick || events.some(({ type }) => type === "turnover")) return 0;
  const rolls = ofType(events, "roll");
  const valueOf = (kind: string): number => rolls.find(({ on }) => on === kind)?.dice[0].value ?? 0;
  const pass = firstOf(events, "pass");
  if (pass) {
    const after = valueOf("catch") - valueOf("pressure");
    return pass.caught && after >= rules.card.running.breakaway ? Math.max(0, pick.bonus) : 0;
  }
  const result = rolls.findLast(({ on }) => on === "challenge" || on === "skill")?.result ?? 0;
  const cell = numbersOf(rules).rush.at(result);
  return "breakaway" in cell && cell.breakaway ? Math.max(0, pick.bonus) : 0;
}

const rattled = (before: readonly GameEvent[], events: readonly GameEvent[]): boolean => {
  const last = (list: readonly GameEvent[]) => list.findLast((event) => event.type === "rattle");
  return (last(events) ?? last(before))?.on === true;
};

/** Faces of the current die: of all pairs with the result, one without a natural 1, and one with it. */
export function facesOfTackle(result: number, { ahead, mine }: Tackle): readonly number[] {
  const apart = result - ahead;
  if (mine !== undefined) return mine - apart >= 1 && mine - apart <= 6 ? [mine - apart] : [];
  const middle = Math.min(6 - Math.max(0, -apart), 3 + Math.max(0, apart));
  const least = 1 + Math.max(0, apart);
  return [middle, least].filter(
    (face, i, all) => face >= 1 && face <= 6 && face - apart >= 1 && face - apart <= 6 && all.indexOf(face) === i,
  );
}
