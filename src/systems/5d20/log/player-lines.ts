/**
 * Player statistics of a game, folded from its events. Plays canceled by a foul and tries do not count; a scramble, a
 * kneel-down and a fumbled snap are runs by the passer; the intended receiver gets a target; the key defender gets the
 * tackle.
 */
import {
  countedPlays,
  FIELD,
  otherSide,
  PLAYER_FIGURES,
  PlayerBook,
  type Counted,
  type LineOf,
  type LinesOf,
} from "../../../kernel/football/index.js";
import type { D20KickEvent, D20PlayEvent, D20ReturnEvent, FumbleEvent, GameEvent } from "../engine/index.js";

const FIGURES = { ...PLAYER_FIGURES, interceptions: 0, drops: 0, passesDefended: 0, interceptionsMade: 0 };
export type PlayerFigures = typeof FIGURES;
export const FIGURE_KEYS = Object.keys(FIGURES) as (keyof PlayerFigures)[];

export type PlayerLine = LineOf<PlayerFigures>;
export type PlayerLines = LinesOf<PlayerFigures>;

class Book extends PlayerBook<PlayerFigures> {
  add({ event, after }: Counted<D20PlayEvent | D20KickEvent, D20ReturnEvent | FumbleEvent>): void {
    if (event?.type === "play" && !event.isTry) this.play(event);
    if (event?.type === "kick" && event.kind !== "extraPoint") this.blocked(event);
    after.forEach((one) => this.after(one));
  }

  /** A player who returns a blocked kick for a touchdown has scored. */
  private blocked({ team, blocked }: D20KickEvent): void {
    if (blocked?.by === undefined || blocked.ball !== otherSide(team)) return;
    if (blocked.spot + blocked.yards >= FIELD) this.against(team, blocked.by).defenseTouchdowns++;
  }

  private play(event: D20PlayEvent): void {
    const { team, result, kind, came } = event;
    const passer = this.of(team, event.passer);
    const defender = this.against(team, event.defender);
    if (result === "rush" || result === "kneel") {
      const carrier = kind === "run" ? this.of(team, event.player) : this.of(team, event.passer ?? event.player);
      return this.ran(carrier, event, result === "rush" ? defender : { ...FIGURES });
    }
    if (result === "sack") return this.sacked(passer, event, defender);
    const receiver = kind === "spike" ? { ...FIGURES } : this.of(team, event.player);
    this.threw(passer, receiver);
    if (result === "complete") this.caught(passer, receiver, event, defender);
    else if (result === "intercepted") {
      passer.interceptions++;
      defender.interceptionsMade++;
      defender.passesDefended++;
    } else if (came === "PD") defender.passesDefended++;
    else if (came === "DRP") receiver.drops++;
  }
}

/** Every player's statistics of a game. */
export function playerLines(events: readonly GameEvent[]): PlayerLines {
  const book = new Book(FIGURES);
  for (const counted of countedPlays(events)) book.add(counted);
  return book.lines;
}
