/** What a play is: the words of the column `type`, and how kicks and touchdowns end. */
import {
  EXTRA_POINT,
  FIELD_GOAL,
  INTERCEPTION_RETURN,
  KICKOFF,
  KICK_RETURN,
  PASS_PLAY,
  PUNT,
  PUNT_RETURN,
  RUN,
  TWO_POINT,
} from "./ids.mjs";

export const RUNS = ["rush", "scramble", "kneel"];
export const PASSES = ["complete", "incomplete", "int"];
/** Types that a team's number of plays counts. */
export const SNAPS = [...RUNS, ...PASSES, "sack", "spike"];

const PLAYED = [...RUN, ...PASS_PLAY, ...KICKOFF, ...FIELD_GOAL, ...PUNT, ...EXTRA_POINT, 75, 76, 77, 78];
const NO_FOOTBALL = /^\s*(?:$|Timeout|Two-Minute|TWO-MINUTE|END |End |GAME|Start|The Replay|[*])/;

/** @param by eventsBy(events) @returns undefined for timeouts, ends of quarters, and notes */
export function kindOf(text, by) {
  const wiped = /No Play/i.test(text) && !by.has(PLAYED);
  if (by.has(TWO_POINT) || (!wiped && text.includes("TWO-POINT CONVERSION ATTEMPT"))) return "two_pt";
  if (by.has(EXTRA_POINT)) return "xp";
  if (by.has([...KICKOFF, 410])) return "kickoff";
  if (by.has(FIELD_GOAL)) return "fg";
  if (by.has(PUNT)) return "punt";
  if (by.has([20])) return "sack";
  if (by.has([19])) return "int";
  if (by.has([15, 16])) return "complete";
  if (by.has([14])) return text.includes("spiked") ? "spike" : "incomplete";
  if (by.has(RUN)) return text.includes("kneel") ? "kneel" : text.includes("scrambles") ? "scramble" : "rush";
  if (wiped) return "no_play";
  if (by.has([93, 5])) return "pen_only";
  return by.has([68]) || NO_FOOTBALL.test(text) ? undefined : "other";
}

/** The first entry whose ids occur; the last one has none. */
const firstOf = (list) => (by) => list.find(([, ids]) => !ids || by.has(ids))[0];

/** How a touchdown is scored, "" without one. */
export const touchdownOf = firstOf([
  ["off", [11, 13, 16, 22, 24]],
  ["int_ret", [26, 28]],
  ["punt_ret", [34, 36]],
  ["kick_ret", [46, 48]],
  ["fum_ret", [56, 58, 60, 62]],
  ["misc", [64, 108]],
  ["", undefined],
]);

/** What a player who fumbles was doing. */
export const carrierOf = firstOf([
  ["rush", RUN],
  ["passer", PASS_PLAY],
  ["rec", [21, 22]],
  ["puntret", [33, 34, 39]],
  ["kickret", [45, 46, 50]],
  ["int_ret", [25, 26]],
  ["other", undefined],
]);

const ENDS = {
  kickoff: firstOf([
    ["onside_rec", [107, 108]],
    ["touchback", [44, 51]],
    ["returned", [45, 46]],
    ["fair_catch", [50]],
    ["oob", [49]],
    ["returned", undefined],
  ]),
  punt: firstOf([
    ["blocked", [2]],
    ["touchback", [32, 40]],
    ["fair_catch", [39]],
    ["returned", [33, 34]],
    ["oob", [37]],
    ["downed", [38]],
    ["returned", undefined],
  ]),
  fg: firstOf([
    ["good", [70]],
    ["blocked", [71]],
    ["missed", undefined],
  ]),
  xp: firstOf([
    ["good", [72]],
    ["blocked", [74]],
    ["failed", undefined],
  ]),
  two_pt: firstOf([
    ["rush_good", [75]],
    ["rush_failed", [76]],
    ["pass_good", [77]],
    ["pass_failed", undefined],
  ]),
};

/** How a kick or a two-point try ends; undefined for other types. */
export function endOf(type, text, by) {
  const end = ENDS[type]?.(by);
  return type === "kickoff" && text.includes("onside") && end !== "onside_rec" ? "onside_lost" : end;
}

/** Ids whose yards are a return on a play of this type. */
export const RETURNS = { kickoff: KICK_RETURN, punt: PUNT_RETURN, int: INTERCEPTION_RETURN };
