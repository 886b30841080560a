/** M16, PP-16: the calls that a side plays face down: plays, kicks and clock plays of the offense, eight defenses. */
import type { PenAndPaperRules } from "../rules/index.js";
import { dice, diceText } from "./charts/odds.js";
import { playFacts } from "./charts/plays.js";

/** Kicks and clock plays in cutting order; the template has their words. */
const KICKS = [
  { id: "punt", kind: "kick", title: "Punt" },
  { id: "fakePunt", kind: "fake", title: "Fake Punt" },
  { id: "fieldGoal", kind: "kick", title: "Field Goal" },
  { id: "fakeKick", kind: "fake", title: "Fake Kick" },
  { id: "kneel", kind: "clock", title: "Kneel" },
  { id: "hardCount", kind: "clock", title: "Hard Count" },
] as const;

/** Up to three dice side by side; more go in two rows. */
function diceRows(count: number): readonly (readonly number[])[] {
  if (count === 0) return [];
  return count <= 3 ? [dice(count)] : [dice(Math.ceil(count / 2)), dice(Math.floor(count / 2))];
}

/** All calls in printing and cutting order. */
export function callCards(rules: PenAndPaperRules) {
  const play = playFacts(rules);
  const plays = (["pass", "rush"] as const).flatMap((kind) =>
    play[`${kind}Plays`].map((call) => ({
      ...call,
      id: call.key,
      side: "offense",
      kind,
      what: "play",
      diceRows: diceRows(call.dice.length),
      // The text names the roll itself.
      ownAttack: call.special.includes("d20"),
      defense: play[kind].defense,
    })),
  );
  const kicks = KICKS.map((card) => ({ ...card, side: "offense", what: "kick", trick: false }));
  const defenses = (["pass", "rush"] as const).flatMap((against) =>
    play.defenses.map(({ title, ...defense }) => ({
      ...defense,
      id: `${defense.key}-${against}`,
      side: "defense",
      kind: against,
      what: "defense",
      plain: defense.key === "none",
      title,
      trick: false,
    })),
  );
  return [...plays, ...kicks, ...defenses];
}

export function callFacts(rules: PenAndPaperRules) {
  const { fakes, fakeRules, puntRules, fieldGoalRules, scrimmage } = rules.tables;
  const { missedKickMinimum } = rules.switches;
  const { pass, rush, trick, anyTrick } = playFacts(rules);
  const [first, ...later] = fakes.map(({ from }) => (from >= 6 ? `${from}` : `${from}+`));
  return {
    cards: callCards(rules),
    pass: pass.defense,
    rush: rush.defense,
    trick,
    anyTrick,
    punt: {
      roll: diceText(puntRules.dice.count, puntRules.dice.sides),
      back: diceText(puntRules.returnDice),
      diceRows: diceRows(puntRules.returnDice),
    },
    fake: {
      first,
      later: later.join(", then "),
      yards: diceText(fakeRules.yardDice),
      diceRows: diceRows(fakeRules.yardDice),
    },
    fieldGoal: { ...fieldGoalRules, missInside: missedKickMinimum > 1 ? missedKickMinimum : 0 },
    hardCount: scrimmage.hardCount,
    kneelLoss: scrimmage.kneelLoss,
  };
}
