/** Answers that no one was asked for: what a person may have mistaken. */
import type { RowEvent } from "../engine/index.js";
import type { PostcardRules } from "../rules/index.js";
import type { DiceRow } from "./schema.js";

/** Keys that go with a call: a kick that could not be called needs no word about its target. */
const OF_CALL: readonly string[] = ["target", "as"];

/** The keys that are worth a message of their own. */
export const toldKeys = (keys: readonly string[]): readonly string[] =>
  keys.includes("call") ? keys.filter((key) => !OF_CALL.includes(key)) : keys;

/** Why an answer was not asked for, where the rules say it in a word. */
export function whyUnused(
  key: string,
  { call }: DiceRow,
  row: Pick<RowEvent, "what"> | undefined,
  { switches }: PostcardRules,
): string | undefined {
  if (key === "throw") return "only a pass is asked for a second throw";
  if (key !== "call" || row?.what !== "down") return undefined;
  if (call === "knee") return "a knee is for the two-minute stage";
  const kick = call === "punt" || call === "fieldGoal" || call === "fakePunt" || call === "fakeFieldGoal";
  return kick && switches.kicksOn === "fourth" ? "kicks and fakes are for fourth down" : undefined;
}
