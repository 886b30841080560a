/**
 * Third and fourth downs counted a second time, from the words of the definition and by the places of the ball: nothing here reads what the
 * box score reads to call a down made, except where a fumble moved the ball.
 */
import { FIELD, SIDES, type FootballEvent, type PlayEvent, type Side } from "../../src/kernel/football/index.js";

type Logged = FootballEvent | { readonly type: "fumble" };
const starts = ({ type }: Logged): boolean => type === "play" || type === "kick";

/** `tried` and `made` of a down, by side. */
export function countDowns(events: readonly { readonly type: string }[], down: 3 | 4) {
  const list = events as readonly Logged[];
  const count = { away: { tried: 0, made: 0 }, home: { tried: 0, made: 0 } };
  list.forEach((event, at) => {
    if (event.type !== "play" || event.isTry || event.down !== down) return;
    const next = list.findIndex((one, i) => i > at && starts(one));
    const after = list.slice(at + 1, next < 0 ? undefined : next);
    if (after.some(takesBack)) return;
    count[event.team].tried++;
    const begun = list.findLastIndex((one, i) => i < at && starts(one));
    const fumbled = [...list.slice(begun + 1, at), ...after].some(({ type }) => type === "fumble");
    if (isMade(event, after, fumbled)) count[event.team].made++;
  });
  return count;
}

const takesBack = (event: Logged): boolean =>
  (event.type === "offset" || (event.type === "penalty" && event.accepted)) && event.wipesPlay;

function isMade(play: PlayEvent, after: readonly Logged[], fumbled: boolean): boolean {
  const { team, result, spot, toGo, yards } = play;
  if (after.some(({ type }) => type === "turnover")) return false;
  const byPlay = result === "rush" || result === "complete";
  const scored = after.some((one) => one.type === "points" && one.kind === "touchdown" && one.team === team);
  if (scored) return byPlay;
  if (fumbled) return after.some((one) => one.type === "firstDown" && one.team === team && one.by !== "penalty");
  const toGoal = spot + toGo >= FIELD;
  return byPlay && !toGoal && yards >= toGo;
}

/** What a box score says of a down, in the same words. */
export const downsOf = (
  box: Readonly<
    Record<Side, Readonly<Record<"thirdDowns" | "thirdDownsTried" | "fourthDowns" | "fourthDownsTried", number>>>
  >,
  down: 3 | 4,
) =>
  Object.fromEntries(
    SIDES.map((side) => {
      const { thirdDowns, thirdDownsTried, fourthDowns, fourthDownsTried } = box[side];
      return [
        side,
        down === 3 ? { tried: thirdDownsTried, made: thirdDowns } : { tried: fourthDownsTried, made: fourthDowns },
      ];
    }),
  );
