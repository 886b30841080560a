/** A career player's game, folded from its events: his statistics, and what only careers count. */
import { type CareerOnly, type Tally, TALLIES } from "./tallies.js";
import { addedUp, countedPlays, yardsToGoal, type Side } from "../../../kernel/football/index.js";
import type { DiceKickEvent, DicePlayEvent, GameEvent } from "../engine/index.js";
import { playerLines, type CountedPlay } from "../log/player-lines.js";
import { type PlayerFigures } from "../log/player-figures.js";
import { LONG_FIELD_GOAL, PUNT_PAR } from "./chart.js";

/** Statistics of one or more games; zeros are omitted. */
export type CareerFigures = Readonly<Partial<Record<Tally, number>>>;

const INSIDE = 20;

/** Totals of several games; the maximum for longest plays. */
export const sumOfGames = (games: readonly CareerFigures[]): CareerFigures => addedUp(games, TALLIES);

type Count = (tally: CareerOnly, by?: number) => void;

function countPlay(event: DicePlayEvent, name: string, side: Side, count: Count): void {
  const own = event.team === side;
  if (event.isTry) return;
  if (own && event.blocker === name) {
    if (event.line?.winner === side) count("blocksWon");
    if (event.touchdown) count("touchdownsBehind");
  }
  if (!event.career?.includes(name)) return;
  count("snaps");
  if (event.line?.winner === side) count("linesWon");
  if (own && event.result === "sack") count("sacksAllowed");
}

function countKick(event: DiceKickEvent, after: CountedPlay["after"], count: Count): void {
  const { kind, good, yards } = event;
  if (kind === "fieldGoal") {
    count(good ? (yards >= LONG_FIELD_GOAL ? "longFieldGoals" : "shortFieldGoals") : "fieldGoalsMissed");
  } else if (kind === "extraPoint" && !good) count("extraPointsMissed");
  if (kind !== "punt") return;
  const fives = Math.floor((yards - PUNT_PAR.yards) / PUNT_PAR.step);
  if (fives > 0) count("puntFives", fives);
  if (event.touchback) return count("touchbacks");
  const back = after.find((one) => one.type === "return");
  const end = back ? back.spot + back.yards : yardsToGoal(event.spot + yards);
  if (!event.blocked && end < INSIDE) count("puntsInside20");
}

/** His statistics of a game. */
export function careerFigures(events: readonly GameEvent[], side: Side, name: string): CareerFigures {
  const found: Partial<Record<Tally, number>> = {};
  const line = playerLines(events)[side].find((one) => one.name === name);
  for (const tally of TALLIES) {
    const value = line?.[tally as keyof PlayerFigures] ?? 0;
    if (value !== 0) found[tally] = value;
  }
  const count: Count = (tally, by = 1) => void (found[tally] = (found[tally] ?? 0) + by);
  for (const { event, after } of countedPlays(events)) {
    if (event?.type === "play") countPlay(event, name, side, count);
    if (event?.type === "kick" && event.team === side && event.player === name) countKick(event, after, count);
  }
  for (const event of events) {
    if (event.type === "injury" && event.team === side && event.player === name && event.hurt)
      if (event.until === "season") count("seasonsEnded");
  }
  return found;
}
