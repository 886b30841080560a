/** A play -> its row of the table of plays. */
import { EXTRA_POINT, FIELD_GOAL, FUMBLE, KICKOFF, PASS_PLAY, PUNT, RUN, TWO_POINT, eventsBy } from "./ids.mjs";
import { carrierOf, endOf, kindOf, PASSES, RETURNS, RUNS, touchdownOf } from "./kinds.mjs";
import { safetyOf } from "./score.mjs";

const KICK_YARDS = { punt: [29, 31, 32], fg: FIELD_GOAL };
/** Ids of the team on offense, or of the kicking team. */
const OWNERS = {
  kickoff: [...KICKOFF, 410],
  punt: PUNT,
  fg: FIELD_GOAL,
  xp: EXTRA_POINT,
  two_pt: TWO_POINT,
  ...Object.fromEntries([...PASSES, "sack", "spike"].map((type) => [type, PASS_PLAY])),
  ...Object.fromEntries(RUNS.map((type) => [type, RUN])),
};
const PASS_WORDS = /(short|deep) (left|middle|right)/;
const RUN_WORDS = /left end|left guard|left tackle|right end|right guard|right tackle|up the middle/;

/** The team with the ball, "" if the play names neither. */
function ownerOf(play, type, by, game) {
  const clubs = [game.home.club, game.away.club];
  const listed = OWNERS[type] && by.club(OWNERS[type]);
  if (clubs.includes(listed)) return listed;
  return clubs.includes(play.club) ? play.club : "";
}

/** `GB 35` -> yards to the goal line of the team's opponent. */
function yardsToGoal(spot, club, nameOf) {
  const place = (spot ?? "").trim();
  if (place === "50" || place === "MID 50") return 50;
  const [, side, yard] = /^([A-Z]+)\s+(-?\d+)$/.exec(place) ?? [];
  if (side === undefined) return "";
  return nameOf(side) === club ? 100 - Number(yard) : Number(yard);
}

/** Yards and players; none on a play that a penalty wipes out. */
function gainsOf(type, text, by) {
  const row = {
    rusher: by.player(RUN),
    passer: type === "two_pt" ? "" : by.player([...PASS_PLAY, 77, 78]),
    receiver: type === "two_pt" ? "" : by.player([21, 22, 104, 105, 115]),
    td: touchdownOf(by),
  };
  if (RUNS.includes(type)) row.rushing_yds = by.yards([10, 11, 12, 13]);
  if (PASSES.includes(type)) {
    const [, depth, side] = PASS_WORDS.exec(text) ?? [];
    Object.assign(row, { depth_word: depth, dir: side });
    if (by.has([111, 112])) row.air_yds = by.yards([111, 112]);
  } else if (type !== "kneel" && RUNS.includes(type)) row.dir = RUN_WORDS.exec(text)?.[0];
  if (type === "complete") {
    row.passing_yds = by.yards([15, 16]);
    row.receiving_yac_yds = by.yards([113]);
  }
  if (type === "sack") row.passing_sk_yds = by.yards([20]);
  return row;
}

function kickOf(type, text, by) {
  const row = { kick_end: endOf(type, text, by) };
  if (type === "kickoff" && by.has(KICKOFF)) row.kick_yds = by.yards(KICKOFF);
  if (KICK_YARDS[type]) row.kick_yds = by.yards(KICK_YARDS[type]);
  if (RETURNS[type] && by.has(RETURNS[type])) row.ret_yds = by.yards(RETURNS[type]);
  return row;
}

/** Who fumbles: what each of them was doing. */
const fumblesOf = (events) =>
  events
    .filter(({ id }) => FUMBLE.includes(id))
    .map(({ player }) => carrierOf(eventsBy(events.filter((event) => event.player === player))));

/**
 * @param fouls foulsOf(text)
 * @param score points of both clubs before the play
 * @returns the row by column, or undefined for what is not a play
 */
export function playRow(play, game, { fouls, score, nameOf }) {
  const { text, events } = play;
  const by = eventsBy(events);
  const type = kindOf(text, by);
  if (!type) return undefined;
  const own = ownerOf(play, type, by, game);
  const other = own === "" ? "" : own === game.home.club ? game.away.club : game.home.club;
  return {
    eid: game.eid,
    drive: play.drive,
    playid: play.id,
    qtr: play.quarter,
    time: play.clock,
    posteam: own,
    defteam: other,
    home: own === game.home.club ? 1 : 0,
    score_diff: own === "" ? "" : score.get(own) - score.get(other),
    down: play.down,
    ydstogo: play.toGo,
    yrdln100: yardsToGoal(play.spot, own, nameOf),
    type,
    shotgun: text.includes("Shotgun") ? 1 : 0,
    ...(type !== "no_play" && gainsOf(type, text, by)),
    first_down: by.has([3]) ? "rush" : by.has([4]) ? "pass" : by.has([5]) ? "pen" : "",
    safety: safetyOf(play) === undefined ? 0 : 1,
    fumble: fumblesOf(events).join(";"),
    fumbles_lost: events.filter(({ id }) => id === 106).length,
    aborted: text.includes("Aborted") ? 1 : 0,
    ...kickOf(type, text, by),
    penalty: fouls.map(({ club, foul, yards, how }) => [club, foul, yards, how].join("|")).join(";"),
  };
}
