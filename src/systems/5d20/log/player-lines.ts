/**
 * What each player did in a game, folded from its events. Plays that a foul wiped out and tries do not count; a scramble, a kneel and
 * a dropped snap are runs of the passer; the player that a pass was meant for has a target; the key defender has the tackle.
 */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import type { D20KickEvent, D20PlayEvent, D20ReturnEvent, FumbleEvent, GameEvent } from "../engine/index.js";

const FIGURES = {
  attempts: 0,
  completions: 0,
  passYards: 0,
  passTouchdowns: 0,
  interceptions: 0,
  sacked: 0,
  sackYards: 0,
  rushes: 0,
  rushYards: 0,
  rushTouchdowns: 0,
  longestRush: 0,
  targets: 0,
  receptions: 0,
  receivingYards: 0,
  receivingTouchdowns: 0,
  longestReception: 0,
  drops: 0,
  fumbles: 0,
  fumblesLost: 0,
  tackles: 0,
  sacks: 0,
  passesDefended: 0,
  interceptionsMade: 0,
  interceptionYards: 0,
  recoveries: 0,
  defenseTouchdowns: 0,
  kickReturns: 0,
  kickReturnYards: 0,
  puntReturns: 0,
  puntReturnYards: 0,
  returnTouchdowns: 0,
};
export type PlayerFigures = typeof FIGURES;

export interface PlayerLine extends Readonly<PlayerFigures> {
  readonly name: string;
}

/** Players of both sides, in the order they appear. */
export type PlayerLines = Readonly<Record<Side, readonly PlayerLine[]>>;

type Open = Record<Side, Map<string, { name: string } & PlayerFigures>>;

/** Something that counts until a foul wipes it out. */
interface Pending {
  readonly play?: D20PlayEvent | D20KickEvent;
  readonly after: (D20ReturnEvent | FumbleEvent)[];
}

class Book {
  readonly open: Open = { away: new Map(), home: new Map() };

  of(side: Side, name: string | undefined): PlayerFigures {
    if (name === undefined || name === "") return { ...FIGURES };
    let line = this.open[side].get(name);
    if (!line) this.open[side].set(name, (line = { name, ...FIGURES }));
    return line;
  }

  play(event: D20PlayEvent): void {
    if (event.isTry) return;
    const { team, yards, result, touchdown, kind, came } = event;
    const passer = this.of(team, event.passer);
    const defender = this.of(otherSide(team), event.defender);
    if (result === "rush" || result === "kneel") {
      const carrier = kind === "run" ? this.of(team, event.player) : this.of(team, event.passer ?? event.player);
      carrier.rushes++;
      carrier.rushYards += yards;
      carrier.longestRush = Math.max(carrier.longestRush, yards);
      if (touchdown) carrier.rushTouchdowns++;
      else if (result === "rush") defender.tackles++;
      return;
    }
    if (result === "sack") {
      passer.sacked++;
      passer.sackYards -= yards;
      defender.sacks++;
      defender.tackles++;
      return;
    }
    passer.attempts++;
    const receiver = kind === "spike" ? { ...FIGURES } : this.of(team, event.player);
    receiver.targets++;
    if (result === "complete") {
      passer.completions++;
      passer.passYards += yards;
      receiver.receptions++;
      receiver.receivingYards += yards;
      receiver.longestReception = Math.max(receiver.longestReception, yards);
      if (touchdown) {
        passer.passTouchdowns++;
        receiver.receivingTouchdowns++;
      } else defender.tackles++;
    } else if (result === "intercepted") {
      passer.interceptions++;
      defender.interceptionsMade++;
      defender.passesDefended++;
    } else if (came === "PD") defender.passesDefended++;
    else if (came === "DRP") receiver.drops++;
  }

  after(event: D20ReturnEvent | FumbleEvent): void {
    if (event.type === "fumble") {
      const carrier = this.of(event.team, event.player);
      carrier.fumbles++;
      if (event.recovered === event.team) return;
      carrier.fumblesLost++;
      const by = this.of(event.recovered, event.by);
      by.recoveries++;
      if (event.touchdown) by.defenseTouchdowns++;
      return;
    }
    const player = this.of(event.team, event.player);
    if (event.of === "interception") {
      player.interceptionYards += event.yards;
      if (event.touchdown) player.defenseTouchdowns++;
      return;
    }
    if (event.of === "kickoff") {
      player.kickReturns++;
      player.kickReturnYards += event.yards;
    } else {
      player.puntReturns++;
      player.puntReturnYards += event.yards;
    }
    if (event.touchdown) player.returnTouchdowns++;
  }

  close({ play, after }: Pending): void {
    if (play?.type === "play") this.play(play);
    after.forEach((event) => this.after(event));
  }
}

/** Every player's figures of a game. */
export function playerLines(events: readonly GameEvent[]): PlayerLines {
  const book = new Book();
  let pending: Pending = { after: [] };
  for (const event of events) {
    if (event.type === "play" || event.type === "kick") {
      book.close(pending);
      pending = { play: event, after: [] };
    } else if (event.type === "return" || event.type === "fumble") pending.after.push(event);
    else if (
      event.type === "offset" ||
      (event.type === "penalty" && event.accepted && (event.wipesPlay || event.wipesKick))
    ) {
      pending = { after: [] };
    }
  }
  book.close(pending);
  return { away: [...book.open.away.values()], home: [...book.open.home.values()] };
}
