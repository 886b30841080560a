/**
 * Player statistics of a game, folded from its events. Plays canceled by a foul and tries do not count; touches are
 * those that tire a player, and no play with an accepted penalty does (ruling A24). Sacks and scrambles are the
 * quarterback's.
 */
import { FIGURES, type PlayerFigures } from "./player-figures.js";
import { countedPlays, PlayerBook, type Counted, type LineOf, type LinesOf } from "../../../kernel/football/index.js";
import type { DiceKickEvent, DicePlayEvent, DiceReturnEvent, FumbleEvent, GameEvent } from "../engine/index.js";

export type PlayerLine = LineOf<PlayerFigures>;
export type PlayerLines = LinesOf<PlayerFigures>;

export type CountedPlay = Counted<DicePlayEvent | DiceKickEvent, DiceReturnEvent | FumbleEvent>;

class Book extends PlayerBook<PlayerFigures> {
  add({ event, after, stands, scored }: CountedPlay): void {
    if (event?.type === "play" && !event.isTry) this.play(event, !stands);
    if (event?.type === "kick") this.kick(event, scored);
    after.forEach((one) => this.after(one));
  }

  private play(event: DicePlayEvent, tires: boolean): void {
    const { team, result, came } = event;
    const defender = this.against(team, event.tackler);
    if (result === "rush" || result === "kneel") {
      const carrier = this.of(team, event.player);
      if (came === "run" && tires) carrier.touches++;
      return this.ran(carrier, event, defender);
    }
    const passer = this.of(team, event.passer);
    if (result === "sack") return this.sacked(passer, event, defender);
    // A spike has no intended receiver, nor does a Hail Mary that is not caught.
    const receiver = this.of(team, event.number === undefined ? undefined : event.player);
    this.threw(passer, receiver);
    if (result === "complete") {
      // A Hail Mary does not tire (ruling A35).
      if (tires && came !== "hailMary") receiver.touches++;
      this.caught(passer, receiver, event, defender);
    } else if (result === "intercepted") {
      passer.intercepted++;
      defender.interceptions++;
    }
  }

  private kick({ team, kind, yards, good, player, by }: DiceKickEvent, scored: boolean): void {
    if (by !== undefined && scored) this.against(team, by).defenseTouchdowns++;
    const line = this.of(team, player);
    if (kind === "punt") {
      line.punts++;
      line.puntYards += yards;
      line.longestPunt = Math.max(line.longestPunt, yards);
    } else if (kind === "fieldGoal") {
      line.fieldGoalsTried++;
      if (good) {
        line.fieldGoals++;
        line.longestFieldGoal = Math.max(line.longestFieldGoal, yards);
      }
    } else if (kind === "extraPoint") {
      line.extraPointsTried++;
      if (good) line.extraPoints++;
    }
  }
}

/** Every player's statistics of a game. */
export function playerLines(events: readonly GameEvent[]): PlayerLines {
  const book = new Book(FIGURES);
  for (const counted of countedPlays(events)) book.add(counted);
  return book.lines;
}
