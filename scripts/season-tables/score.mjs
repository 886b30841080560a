/** Points of plays, for the score at each play and for the proof by the final score. */
import { finalText } from "./fouls.mjs";
import { POINTS } from "./ids.mjs";

/** The club that scores a safety on a play: id 89 and the text say so. Some plays have the id without a safety, and the scoring summary names some wrong plays. */
export function safetyOf({ text, events }) {
  return finalText(text).includes("SAFETY") ? events.find(({ id }) => id === 89)?.club : undefined;
}

/** What a play scores: `{ club, points }`, also on a play that a penalty wipes out, where a safety is the penalty. */
export function pointsOf(play) {
  const list = play.events.flatMap(({ id, club }) => {
    const points = POINTS.get(id);
    return points ? [{ club, points }] : [];
  });
  const safety = safetyOf(play);
  return safety === undefined ? list : [...list, { club: safety, points: 2 }];
}
