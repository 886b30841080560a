/** One play from scrimmage: the columns by which a classifier tells real plays from replayed ones. */
import { playsOf, scoreOf, yardsToGoal, type EventList } from "../../kernel/football/index.js";
import { killsClock, type Heard, type HeardPlay } from "./team-game.js";

/** Bounds of columns, so that one rare play does not decide: yards to gain, lead, yards gained, yards beyond the line to gain. */
const [FAR, LEAD, LONG, BEYOND] = [20, 28, 40, 20] as const;
const bounded = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
const when = (is: boolean, value = 1): number => (is ? value : 0);

/** Situation, call and result, some of them by down, distance and score. No clock: not all games have one. */
function rowOf({ team, period, down, toGo, spot, result, yards }: HeardPlay, ahead: number): readonly number[] {
  const [run, caught, sack] = [result === "rush", result === "complete", result === "sack"];
  const gains = run || caught;
  const [left, distance] = [yardsToGoal(spot), Math.min(toGo, FAR)];
  const gained = bounded(yards, LONG);
  const beyond = bounded(yards - toGo, BEYOND);
  const lead = bounded(ahead, LEAD);
  const late = period >= 4;
  return [
    when(team === "home"),
    when(down === 2),
    when(down === 3),
    when(down === 4),
    distance,
    left,
    period,
    lead,
    when(late, lead),
    when(run),
    when(caught),
    when(sack),
    when(result === "intercepted"),
    when(run, gained),
    when(caught, gained),
    when(sack, gained),
    when(run && down === 3),
    when(run, distance),
    when(run && late, lead),
    when(caught, distance),
    when(gains, beyond),
    when(gains && beyond === -1),
    when(gains && beyond === 0),
    when(gains && beyond === 1),
    when(gains && yards >= left),
  ];
}

/** Rows of all plays of a game but tries, knees, spikes, and plays that a foul took back. */
export function playRows(events: EventList): readonly (readonly number[])[] {
  const score = { home: 0, away: 0 };
  const rows: (readonly number[])[] = [];
  for (const { event, follow, wiped } of playsOf(events as Iterable<Heard>)) {
    if (event?.type === "play" && !wiped && !event.isTry && !killsClock(event))
      rows.push(rowOf(event, score[event.team] - score[event.team === "home" ? "away" : "home"]));
    const { home, away } = scoreOf(follow);
    score.home += home;
    score.away += away;
  }
  return rows;
}
