/** The calls that a team lays face down, as words for cards: plays, kicks and clock plays of the offense, eight defenses. */
import type { PenAndPaperRules, PlayKind, ScrimmagePlay, SpecialDefense } from "../rules/index.js";
import { capital, change, diceText, sum } from "./chart-words.js";
import { besidesYards, defenseEffect } from "./reference-plays.js";
import { signed } from "./shared.js";

export interface CallCard {
  readonly id: string;
  readonly side: "offense" | "defense";
  /** Word at the right of the head. */
  readonly kind: string;
  readonly title: string;
  /** One or two figures with their labels. */
  readonly figures: readonly { readonly label: string; readonly value: string; readonly strong: boolean }[];
  /** Yard dice. */
  readonly dice: number;
  readonly text: string;
  /** What each earlier use of a trick costs; empty for the others. */
  readonly trick: string;
}

function playCard(rules: PenAndPaperRules, play: ScrimmagePlay): CallCard {
  const { resolution, scrimmage } = rules.tables;
  const own = sum(play.attack);
  const special = besidesYards(play);
  return {
    id: play.id,
    side: "offense",
    kind: play.kind,
    title: play.title,
    figures: [{ label: `DC + ${resolution[play.kind].defense}`, value: `${play.dc}`, strong: false }],
    dice: play.yards,
    text: [...(special === "" ? [] : [`${special}.`]), ...(special.includes("d20") ? [] : [`**d20 + ${own}**`])].join(
      "\n",
    ),
    trick: play.trick ? `${signed(scrimmage.trickSurcharge)} each use` : "",
  };
}

function kickCards(rules: PenAndPaperRules): CallCard[] {
  const { fakes, fakeRules, puntRules, fieldGoalRules, scrimmage } = rules.tables;
  const fakeText = `${diceText(fakeRules.yardDice)} yards, no die again. Needs ${fakes.map((row) => (row.from === 6 ? "6" : `${row.from}+`)).join(", then ")} on 1d6; fourth down only.`;
  const { hardCount, kneelLoss } = scrimmage;
  const card = (id: string, kind: string, title: string, text: string, dice = 0): CallCard => ({
    id,
    side: "offense",
    kind,
    title,
    figures: [],
    dice,
    text,
    trick: "",
  });
  return [
    card(
      "punt",
      "kick",
      "Punt",
      `${diceText(puntRules.dice.count, puntRules.dice.sides)} on the punt chart. Returned ${diceText(puntRules.returnDice)}; into the end zone a touchback.`,
    ),
    card("fakePunt", "fake", "Fake Punt", fakeText, fakeRules.yardDice),
    card(
      "fieldGoal",
      "kick",
      "Field Goal",
      `Yards to the goal line + ${fieldGoalRules.added}; d20 on the field goal chart. A miss goes over ${fieldGoalRules.missBehind} behind the line.`,
    ),
    card("fakeKick", "fake", "Fake Kick", fakeText, fakeRules.yardDice),
    card("kneel", "clock", "Kneel", `Lose ${kneelLoss} yards. One round passes, no mishap.`),
    card(
      "hardCount",
      "clock",
      "Hard Count",
      `1d6 + ${hardCount.offense} over 1d6 + ${hardCount.defense} (+${hardCount.surcharge} for each earlier one): ${hardCount.yards} yards; else ${hardCount.yards} back. No round.`,
    ),
  ];
}

function defenseCard(rules: PenAndPaperRules, defense: SpecialDefense, against: PlayKind): CallCard {
  const { pass, rush } = rules.tables.resolution;
  const word = against === "pass" ? "Pass" : "Run";
  const plain = defense.id === "none";
  // The kind that the card names is the one that LB helps against: tinted.
  const figure = (kind: PlayKind, stat: string, value: number) => ({
    label: `${kind === "pass" ? "pass" : "run"}: ${stat}${kind === against ? " + LB" : ""}`,
    value: change(value),
    strong: kind === against,
  });
  return {
    id: `${defense.id}-${against}`,
    side: "defense",
    kind: `against ${against === "pass" ? "pass" : "run"}`,
    title: plain ? `${word}\nDefense` : `${defense.title}\n${word}`,
    figures: [figure("pass", pass.defense, defense.dc.pass), figure("rush", rush.defense, defense.dc.rush)],
    dice: 0,
    text: `LB helps against a ${against === "pass" ? "pass" : "run"}.${plain ? "" : ` ${capital(defenseEffect(rules, defense))}.`}`,
    trick: "",
  };
}

/** All calls in the order in which they are printed and cut. */
export function callCards(rules: PenAndPaperRules): CallCard[] {
  const { passPlays, rushPlays, defenses } = rules.tables;
  return [
    ...[...passPlays, ...rushPlays].map((play) => playCard(rules, play)),
    ...kickCards(rules),
    ...(["pass", "rush"] as const).flatMap((against) => defenses.map((d) => defenseCard(rules, d, against))),
  ];
}
