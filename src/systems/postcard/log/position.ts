/** A game's position as the card shows it: what is crossed, filled, written, and on the field. */
import type { Side, Spot } from "../../../kernel/football/index.js";
import { fault, UserError } from "../../../kernel/issue/index.js";
import type { Both, End, GameEvent, Skill } from "../engine/index.js";
import type { GameRecord } from "../record.js";
import { logRows } from "./rows.js";

export interface Position {
  readonly score: Both<number>;
  /** Stars filled in the bonus bars. */
  readonly bar: Both<number>;
  /** Circles crossed on the play trackers. */
  readonly plays: Both<number>;
  /** Circles crossed at each end; they are crossed in order. */
  readonly time: Readonly<Record<End, number>>;
  /** The end that was erased for the two-minute stage. */
  readonly erased: End | null;
  /** Plays left in the two-minute stage. */
  readonly left: number;
  /** The side with the ball, and yards from its goal line; null before the first kick and after the game. */
  readonly ball: { readonly side: Side; readonly spot: Spot } | null;
  /** 1 to 4; 0 on kickoffs and tries, and between plays. */
  readonly down: number;
  /** Yards to go; 0 if no line is drawn, in goal-to-go or without a down. */
  readonly toGo: number;
  /** True if the line to gain is the goal line. */
  readonly goal: boolean;
  readonly rattled: Side | null;
  readonly skill: Both<Skill | null>;
}

/** A card before the first kick. */
export const OPENING: Position = {
  score: { home: 0, away: 0 },
  bar: { home: 0, away: 0 },
  plays: { home: 0, away: 0 },
  time: { left: 0, right: 0 },
  erased: null,
  left: 0,
  ball: null,
  down: 0,
  toGo: 0,
  goal: false,
  rattled: null,
  skill: { home: null, away: null },
};

/** The end that is erased: the rules leave it open, the card erases the one on home's right. */
const WIPED: End = "right";

/** The position after these events: a fold, so that any prefix of a game's events has a position. */
export const positionOf = (events: readonly GameEvent[]): Position => events.reduce(next, OPENING);

function next(position: Position, event: GameEvent): Position {
  switch (event.type) {
    case "gameStart":
      return { ...position, skill: event.skill };
    case "row":
      return {
        ...position,
        ball: { side: event.offense, spot: event.spot },
        down: event.down,
        toGo: event.down > 0 && !event.goal ? event.toGo : 0,
        goal: event.down > 0 && event.goal,
        left: event.stage === "final" ? event.left : position.left,
      };
    case "plays":
      return { ...position, plays: { ...position.plays, [event.side]: event.to } };
    case "cross":
      return { ...position, time: { ...position.time, [event.end]: event.circle } };
    case "countdown":
      return { ...position, erased: WIPED, left: event.left };
    case "rattle":
      return { ...position, rattled: event.on ? event.side : null };
    case "bonus": {
      const { side, change } = event;
      return { ...position, bar: { ...position.bar, [side]: position.bar[side] + change } };
    }
    case "rowEnd":
      return {
        ...position,
        score: event.score,
        bar: event.bar,
        plays: event.plays,
        time: event.time,
        ball: { side: event.ball, spot: event.spot },
        left: position.erased ? event.left : position.left,
        down: 0,
        toGo: 0,
        goal: false,
      };
    case "gameEnd":
      return { ...position, score: event.score, ball: null };
    default:
      return position;
  }
}

/** Events up to the start of a row of the log; all of them if there is no such row. */
export function eventsBefore(events: readonly GameEvent[], row: number): readonly GameEvent[] {
  const at = events.findIndex((event) => event.type === "row" && event.number === row);
  return at < 0 ? events : events.slice(0, at + 1);
}

/** Crossed circles at an end: in the two-minute stage, one end is erased and counts plays. */
export function crossedAt({ time, erased, left }: Position, end: End, finalPlays: number): number {
  return erased === end ? Math.max(0, finalPlays - left) : time[end];
}

/**
 * The position at the end of the record's game, or at the start of the log row that `row` names.
 * @throws UserError `row-unknown`
 */
export function recordPosition(game: GameRecord | undefined, row = ""): Position {
  const asked = row.trim();
  if (asked === "") return game ? positionOf(game.events) : OPENING;
  if (!game) throw new UserError(fault("row-unknown", `row=${asked} needs a game`, { hint: "add --seed or --record" }));
  const rows = logRows(game.events);
  const found = rows.find(({ number }) => `${number}` === asked);
  if (found) return positionOf(eventsBefore(game.events, found.holds[0]));
  const hint = `the game log PC-3 has the rows 1 to ${rows.length}`;
  throw new UserError(fault("row-unknown", `the game has no row "${asked}"`, { hint }));
}
