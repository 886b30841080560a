/** The box score as a fold over events: counts everything that `statistics.ts` defines. */
import {
  isFootballEvent,
  type EventList,
  type FirstDownEvent,
  type FootballEvent,
  type KickEvent,
  type PlayEvent,
  type ReturnEvent,
} from "./events.js";
import { yardsToGoal } from "./field.js";
import { isCarriedBack, playsOf, type Play } from "./plays.js";
import type { Side } from "./side.js";

const emptyBox = () => ({
  firstDowns: { rush: 0, pass: 0, penalty: 0 },
  thirdDowns: 0,
  thirdDownsTried: 0,
  fourthDowns: 0,
  fourthDownsTried: 0,
  plays: 0,
  rushes: 0,
  rushYards: 0,
  attempts: 0,
  completions: 0,
  passYards: 0,
  sacks: 0,
  sackYards: 0,
  interceptions: 0,
  fumblesLost: 0,
  lostOnDowns: 0,
  penalties: 0,
  penaltyYards: 0,
  punts: 0,
  puntsBlocked: 0,
  puntYards: 0,
  fieldGoals: 0,
  fieldGoalsTried: 0,
  longestFieldGoal: 0,
  extraPoints: 0,
  extraPointsTried: 0,
  twoPoints: 0,
  twoPointsTried: 0,
  kickReturns: 0,
  kickReturnYards: 0,
  puntReturns: 0,
  puntReturnYards: 0,
  interceptionReturnYards: 0,
  touchdowns: 0,
  safeties: 0,
  points: 0,
  drives: 0,
});

/** One side's statistics, as defined in `statistics.ts`. */
export type TeamBox = ReturnType<typeof emptyBox>;
export type BoxScore = Readonly<Record<Side, Readonly<TeamBox>>>;
type Boxes = Readonly<Record<Side, TeamBox>>;

export const totalFirstDowns = ({ firstDowns }: TeamBox): number =>
  firstDowns.rush + firstDowns.pass + firstDowns.penalty;
export const turnoversOf = (box: TeamBox): number => box.interceptions + box.fumblesLost;
export const netPassYards = (box: TeamBox): number => box.passYards - box.sackYards;
export const totalYards = (box: TeamBox): number => box.rushYards + netPassYards(box);

/** How a play makes a first down. */
const WON: Partial<Record<PlayEvent["result"], "rush" | "pass">> = { rush: "rush", complete: "pass" };

/** Both sides' statistics, for a whole game or for any part of its events. */
export function boxScore(events: EventList): BoxScore {
  return boxOfPlays(footballPlays(events));
}

/** All plays of a game or of a part of it, without a system's own events: for several counts of the same game. */
export function footballPlays(events: EventList): readonly Play<FootballEvent>[] {
  const football: FootballEvent[] = [];
  for (const event of events) if (isFootballEvent(event)) football.push(event);
  return playsOf(football);
}

export function boxOfPlays(plays: readonly Play<FootballEvent>[]): BoxScore {
  const boxes = { home: emptyBox(), away: emptyBox() };
  for (const play of plays) countPlay(boxes, play);
  return boxes;
}

function countPlay(boxes: Boxes, { event, follow, wiped, touchdown }: Play<FootballEvent>): void {
  const snap = event?.type === "play" && !wiped ? event : undefined;
  const conversion = snap && conversionOf(snap, follow, touchdown);
  if (event?.type === "kick" && !wiped) countKick(boxes[event.team], event);
  if (event?.type === "play" && event.isTry) countTry(boxes[event.team], event, follow, wiped);
  else if (snap) {
    countSnap(boxes[snap.team], snap);
    countDown(boxes[snap.team], snap, conversion !== undefined);
    // A touchdown starts no new series, so no event records that it is also a first down.
    if (conversion && touchdown) boxes[snap.team].firstDowns[conversion]++;
  }
  let open = conversion;
  for (const one of follow) {
    if (one.type === "firstDown") {
      // A run or catch that reaches the line to gain makes the first down, whatever foul is enforced at its end.
      boxes[one.team].firstDowns[open ?? one.by]++;
      open = undefined;
    } else if (one.type === "return") {
      if (!wiped && isCarriedBack(one)) countReturn(boxes[one.team], one);
    } else countEvent(boxes, one);
  }
}

/** How a play made a first down or a touchdown: by its run or pass. Undefined if a foul made it or the ball was lost. */
export function conversionOf(
  { team, result, yards, toGo, spot, isTry }: PlayEvent,
  follow: readonly FootballEvent[],
  touchdown: Side | undefined,
): "rush" | "pass" | undefined {
  if (isTry || follow.some((event) => event.type === "turnover")) return undefined;
  if (touchdown === team) return WON[result];
  const first = follow.find((event): event is FirstDownEvent => event.type === "firstDown");
  if (first?.team !== team) return undefined;
  if (first.by !== "penalty") return first.by;
  // In goal-to-go, only a touchdown makes it.
  return yards >= toGo && toGo < yardsToGoal(spot) ? WON[result] : undefined;
}

function countSnap(box: TeamBox, { result, yards }: PlayEvent): void {
  box.plays++;
  switch (result) {
    case "rush":
    case "kneel":
      box.rushes++;
      box.rushYards += yards;
      return;
    case "sack":
      box.sacks++;
      box.sackYards -= yards;
      return;
    case "complete":
      box.completions++;
      box.passYards += yards;
      break;
    case "intercepted":
      box.interceptions++;
      break;
  }
  box.attempts++;
}

function countDown(box: TeamBox, { down }: PlayEvent, made: boolean): void {
  if (down === 3) {
    box.thirdDownsTried++;
    if (made) box.thirdDowns++;
  } else if (down === 4) {
    box.fourthDownsTried++;
    if (made) box.fourthDowns++;
  }
}

function countKick(box: TeamBox, { kind, yards, good, blocked }: KickEvent): void {
  if (kind === "punt") {
    box.punts++;
    if (blocked) box.puntsBlocked++;
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
  else if (of === "punt") {
    box.puntReturns++;
    box.puntReturnYards += yards;
  } else {
    // A free kick after a safety counts as a kickoff, even if punted.
    box.kickReturns++;
    box.kickReturnYards += yards;
  }
}

/** A two-point try; one repeated because of a foul is counted when it is repeated. */
function countTry(box: TeamBox, { team }: PlayEvent, follow: readonly FootballEvent[], wiped: boolean): void {
  const good = follow.some((event) => event.type === "points" && event.kind === "twoPoint" && event.team === team);
  if (good) box.twoPoints++;
  if (good || !wiped) box.twoPointsTried++;
}

/** Events that count regardless of the play before them. */
function countEvent(boxes: Boxes, event: FootballEvent): void {
  switch (event.type) {
    case "penalty":
      if (!event.accepted) return;
      boxes[event.team].penalties += event.offsetting ? 0 : 1;
      boxes[event.team].penaltyYards += event.yards;
      return;
    case "turnover":
      if (event.how === "fumble") boxes[event.team].fumblesLost++;
      else if (event.how === "downs") boxes[event.team].lostOnDowns++;
      return;
    case "points": {
      const box = boxes[event.team];
      box.points += event.points;
      if (event.kind === "touchdown") box.touchdowns++;
      else if (event.kind === "safety") box.safeties++;
      return;
    }
    case "driveEnd":
      boxes[event.team].drives++;
      return;
  }
}
