/** What a die is for and where the game stands, in words for a person who looks for a slip. */
import { nameSeries, type Side } from "../../../kernel/football/index.js";
import type { OwnWords } from "../../../kernel/machine/index.js";
import type { Decision, DieUse, RowEvent } from "../engine/index.js";
import { placeOf } from "../tell/row.js";

export type Names = Readonly<Record<Side, string>>;

export const DICE: Readonly<Record<DieUse, string>> = {
  toss: "toss",
  draw: "team-skill",
  challenge: "challenge",
  skill: "re-rolled challenge",
  second: "second-throw",
  pressure: "pressure",
  catch: "catch",
  interception: "interception",
  grounding: "grounding",
  contested: "grounding or interception",
  strip: "strip",
  tackle: "tackle",
  recovery: "fumble",
  block: "block",
  fake: "fake",
  fieldGoal: "field-goal",
  punt: "punt",
};

/** What the dice of a throw decide. */
const ROLLS: Readonly<Record<DieUse, string>> = {
  toss: "the toss",
  draw: "the team skills",
  challenge: "the challenge between the picks",
  skill: "the challenge, rolled again by a team skill",
  second: "the second throw",
  pressure: "the pressure on the passer",
  catch: "the catch",
  interception: "the interception",
  grounding: "whether the pass is grounded or incomplete",
  contested: "whether the pass is grounded or intercepted",
  strip: "whether the sack strips the ball",
  tackle: "the tackle",
  recovery: "who recovers the fumble",
  block: "whether the kick is blocked",
  fake: "whether the fake works",
  fieldGoal: "the field goal",
  punt: "the punt",
};

/** Words for a mistake in a dice file: whose die was due, and which row is being played. */
export const ownWords = (names: Names, row: () => RowEvent | undefined): OwnWords => ({
  die: (_sides, on, side) => `the ${DICE[on as DieUse]} die of ${names[side!]}`,
  roll: (on) => ROLLS[on as DieUse],
  where() {
    const now = row();
    return now ? `play ${now.number}, ${rowWords(now, names)}` : "before the kickoff";
  },
});

/** `3rd & 5 of Gulls at their own 30`. */
export function rowWords(row: RowEvent, names: Names): string {
  const name = names[row.offense];
  switch (row.what) {
    case "kickoff":
      return `kickoff by ${name}`;
    case "freeKick":
      return `free kick by ${name}`;
    case "try":
      return `try of ${name}`;
    case "down":
      return `${nameSeries(row, row.spot)} of ${name}, ${placeOf(row.spot)}`;
  }
}

/** Key of a row in the file that answers a decision. */
export const KEY_OF = {
  toss: "kicks",
  kickoff: "call",
  down: "call",
  try: "call",
  pick: "picks",
  return: "return",
  fakePlay: "as",
  spend: "spend",
  throw: "throw",
  skill: "reroll",
  cross: "cross",
  punt: "target",
} as const satisfies Record<Decision["kind"], string>;

/** Winner of the toss says who kicks off. */
export const tossAnswer = (side: Side, kicks: Side): "kick" | "receive" => (side === kicks ? "kick" : "receive");
