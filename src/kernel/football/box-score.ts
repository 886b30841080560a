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

/** Sums a game. Plays that a penalty wiped out and tries for extra points do not count as plays. */
export function boxScore(events: EventList): BoxScore {
  const boxes = { home: emptyBox(), away: emptyBox() };
  let last: PlayEvent | undefined;
  // An interception carried back belongs to the play: both count, or neither.
  let back: ReturnEvent | undefined;
  for (const event of events) {
    if (!isFootballEvent(event)) continue;
    const box = event.type === "periodEnd" ? undefined : boxes[event.team];
    if (!box) continue;
    switch (event.type) {
      case "play":
        last = event.isTry ? undefined : event;
        back = undefined;
        if (last) countPlay(box, event, 1);
        break;
      case "penalty":
        if (!event.accepted) break;
        box.penalties++;
        box.penaltyYards += event.yards;
        if (event.wipesPlay && last) countPlay(boxes[last.team], last, -1);
        if (event.wipesPlay && back) boxes[back.team].interceptionReturnYards -= back.yards;
        last = undefined;
        back = undefined;
        break;
      case "firstDown":
        box.firstDowns[event.by]++;
        break;
      case "turnover":
        if (event.how === "fumble") box.fumblesLost++;
        else if (event.how === "downs") box.lostOnDowns++;
        break;
      case "kick":
        countKick(box, event);
        break;
      case "return":
        countReturn(box, event);
        back = event.of === "interception" ? event : undefined;
        break;
      case "points":
        box.points += event.points;
        if (event.kind === "touchdown") box.touchdowns++;
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

function countKick(box: TeamBox, { kind, yards, good }: KickEvent): void {
  if (kind === "punt") {
    box.punts++;
    box.puntYards += yards;
  } else if (kind === "fieldGoal") {
    box.fieldGoalsTried++;
    if (!good) return;
    box.fieldGoals++;
    box.longestFieldGoal = Math.max(box.longestFieldGoal, yards);
  } else if (kind === "extraPoint") {
    box.extraPointsTried++;
    if (good) box.extraPoints++;
  }
}

function countReturn(box: TeamBox, { of, yards }: ReturnEvent): void {
  if (of === "interception") box.interceptionReturnYards += yards;
  else if (of === "kickoff") {
    box.kickReturns++;
    box.kickReturnYards += yards;
  } else {
    box.puntReturns++;
    box.puntReturnYards += yards;
  }
}
