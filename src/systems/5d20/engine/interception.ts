/** An interception and its return. */
import { FIELD, mirrorSpot, otherSide, TOUCHBACK, type PlayResult } from "../../../kernel/football/index.js";
import { airColumn, longGainCites, type DepthPlace } from "./columns.js";
import type { Reroll } from "./events.js";
import { dropAgain, fumbleRating, type Landed } from "./fumble.js";
import { mayReturn } from "./outcome.js";
import type { DefenderBook, ReceiverBook } from "./team-book.js";
import { rollAgain, type Turn } from "./turn.js";

/** Longest pass in the air, yards. */
export const LONGEST = 50;

/** Data of the throw that an interception needs. White and black are rolled again; yellow keeps its face. */
export interface Picked {
  readonly defender: DefenderBook;
  readonly target: ReceiverBook;
  readonly depth: DepthPlace;
  readonly dice: { w: number; k: number; readonly y: number; readonly again: Reroll[] };
  /** Of the pass. */
  readonly cites: string[];
  readonly emitPlay: (how: PlayResult) => void;
}

/** Where the ball ends up; undefined behind the end line, where no catch is possible. */
export function intercept(turn: Turn, { defender, target, depth, dice, cites, emitPlay }: Picked): Landed | undefined {
  const { draft, game, emit } = turn;
  const { ball, spot, down } = draft;
  const { switches } = game.rules;
  const original = dice.k;
  dice.w = rollAgain(turn, "W", "interception", dice.again);
  dice.k = rollAgain(turn, "K", "interception", dice.again);
  const air = airColumn(game, depth, target);
  const caught = spot + Math.min(LONGEST, air.yards[dice.w]);
  if (caught >= switches.endZoneInterception) {
    cites.push(air.cites[dice.w]);
    emitPlay("incomplete");
    return undefined;
  }
  emitPlay("intercepted");
  const other = otherSide(ball);
  const turnovers = [{ team: ball, how: "interception" }] as const;
  const from = Math.min(FIELD, mirrorSpot(caught));
  const column = game.charts.INT[defender.ret];
  const runs = mayReturn(turn);
  const end = Math.min(FIELD, from + (runs ? column.gains[dice.k][dice.y] : 0));
  const touchdown = end >= FIELD;
  const touchback = end <= 0;
  emit({
    type: "return",
    team: other,
    of: "interception",
    yards: touchback ? 0 : end - from,
    player: defender.name,
    spot: from,
    touchdown,
    cites: runs
      ? [air.cites[dice.w], column.cites[dice.k], ...longGainCites(column, dice.k, dice.y)]
      : [air.cites[dice.w]],
  });
  if (touchdown) return { ball: other, spot: FIELD, turnovers, end: "touchdown" };
  if (touchback) return { ball: other, spot: TOUCHBACK, turnovers, end: "change" };
  const rating = fumbleRating(turn, other, switches.interceptorFumble);
  const black = switches.fumbleBlack === "original" ? original : dice.k;
  if (runs && down !== 0 && black === dice.y && dice.y <= rating) {
    return dropAgain(turn, { team: other, player: defender.name, spot: end }, turnovers, rating);
  }
  return { ball: other, spot: end, turnovers, end: "change" };
}
