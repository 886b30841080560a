/** The box score as a fold. */
import { isFootballEvent, type EventList, type KickEvent, type PlayEvent, type ReturnEvent } from "./events.js";
import type { Side } from "./side.js";

const emptyBox = () => ({
  firstDowns: { rush: 0, pass: 0, penalty: 0 },
  /** Snaps that count: rushes, passes, sacks and kneels. */
  plays: 0,
  rushes: 0,
  rushYards: 0,
  attempts: 0,
  completions: 0,
  passYards: 0,
  /** Suffered: times the own passer went down, and the yards lost (positive). */
  sacks: 0,
  sackYards: 0,
  /** Thrown to the other side. */
  interceptions: 0,
  fumblesLost: 0,
  lostOnDowns: 0,
  penalties: 0,
  penaltyYards: 0,
  punts: 0,
  /** Of those, how many the other side blocked. */
  puntsBlocked: 0,
  puntYards: 0,
  fieldGoals: 0,
  fieldGoalsTried: 0,
  longestFieldGoal: 0,
  extraPoints: 0,
  extraPointsTried: 0,
  kickReturns: 0,
  kickReturnYards: 0,
  puntReturns: 0,
  puntReturnYards: 0,
  interceptionReturnYards: 0,
  touchdowns: 0,
  points: 0,
});

/** Figures of one side. Yards of passing are net of sacks only in `netPassYards`. */
export type TeamBox = ReturnType<typeof emptyBox>;
export type BoxScore = Readonly<Record<Side, Readonly<TeamBox>>>;

export const totalFirstDowns = ({ firstDowns }: TeamBox): number =>
  firstDowns.rush + firstDowns.pass + firstDowns.penalty;
/** Balls lost to the other side; a drive that ran out of downs is none. */
export const turnoversOf = (box: TeamBox): number => box.interceptions + box.fumblesLost;
export const netPassYards = (box: TeamBox): number => box.passYards - box.sackYards;
export const totalYards = (box: TeamBox): number => box.rushYards + netPassYards(box);

/** How a play wins a first down in the statistics. */
const WON: Partial<Record<PlayEvent["result"], "rush" | "pass">> = { rush: "rush", complete: "pass" };

/**
 * Sums a game. Plays that a penalty wiped out and tries for extra points do not count as plays. A touchdown by a run or a pass is a
 * first down, too, as official statistics have it; no new series begins, so no event says so.
 */
export function boxScore(events: EventList): BoxScore {
  const boxes = { home: emptyBox(), away: emptyBox() };
  let last: PlayEvent | undefined;
  // The play that a touchdown may come of; a foul that is added to its end leaves it standing.
  let scorer: PlayEvent | undefined;
  // An interception carried back belongs to the play: both count, or neither.
  let back: ReturnEvent | undefined;
  let kick: KickEvent | undefined;
  let carried: ReturnEvent | undefined;
  for (const event of events) {
    if (!isFootballEvent(event)) continue;
    const box = event.type === "periodEnd" ? undefined : boxes[event.team];
    if (!box) continue;
    switch (event.type) {
      case "play":
        last = event.isTry ? undefined : event;
        scorer = last;
        back = undefined;
        kick = undefined;
        if (last) countPlay(box, event, 1);
        break;
      case "penalty":
      case "offset":
        if (event.type === "penalty") {
          if (!event.accepted) break;
          box.penalties += event.offsetting ? 0 : 1;
          box.penaltyYards += event.yards;
        }
        if (event.wipesPlay) scorer = undefined;
        if (event.wipesPlay && last) countPlay(boxes[last.team], last, -1);
        if (event.wipesPlay && back) countReturn(boxes[back.team], back, -1);
        if (event.wipesKick && kick) countKick(boxes[kick.team], kick, -1);
        if (event.wipesKick && carried) countReturn(boxes[carried.team], carried, -1);
        last = undefined;
        back = undefined;
        kick = undefined;
        break;
      case "firstDown":
        box.firstDowns[event.by]++;
        break;
      case "turnover":
        if (event.how === "fumble") box.fumblesLost++;
        else if (event.how === "downs") box.lostOnDowns++;
        break;
      case "kick":
        countKick(box, event, 1);
        scorer = undefined;
        kick = event;
        carried = undefined;
        break;
      case "return":
        countReturn(box, event, 1);
        back = event.of === "interception" ? event : undefined;
        if (!back) carried = event;
        break;
      case "points":
        box.points += event.points;
        if (event.kind === "touchdown") {
          box.touchdowns++;
          const by = scorer?.team === event.team ? WON[scorer.result] : undefined;
          if (by) box.firstDowns[by]++;
          scorer = undefined;
        }
        break;
    }
  }
  return boxes;
}

function countPlay(box: TeamBox, { result, yards }: PlayEvent, by: 1 | -1): void {
  box.plays += by;
  switch (result) {
    case "rush":
    case "kneel":
      box.rushes += by;
      box.rushYards += by * yards;
      return;
    case "sack":
      box.sacks += by;
      box.sackYards -= by * yards;
      return;
    case "complete":
      box.completions += by;
      box.passYards += by * yards;
      break;
    case "intercepted":
      box.interceptions += by;
      break;
  }
  box.attempts += by;
}

function countKick(box: TeamBox, { kind, yards, good, blocked }: KickEvent, by: 1 | -1): void {
  if (kind === "punt") {
    box.punts += by;
    if (blocked) box.puntsBlocked += by;
    box.puntYards += by * yards;
  } else if (kind === "fieldGoal") {
    box.fieldGoalsTried += by;
    if (!good) return;
    box.fieldGoals += by;
    // A longest kick stays: it was made, and is made again where it counts.
    box.longestFieldGoal = Math.max(box.longestFieldGoal, yards);
  } else if (kind === "extraPoint") {
    box.extraPointsTried += by;
    if (good) box.extraPoints += by;
  }
}

function countReturn(box: TeamBox, { of, yards }: ReturnEvent, by: 1 | -1): void {
  if (of === "interception") box.interceptionReturnYards += by * yards;
  else {
    // A free kick after a safety counts as a kickoff, also where it was punted.
    const kind = of === "punt" ? "punt" : "kick";
    box[`${kind}Returns`] += by;
    box[`${kind}ReturnYards`] += by * yards;
  }
}
