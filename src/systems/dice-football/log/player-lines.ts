/**
 * What each player did in a game, folded from its events. Plays that a foul wiped out and tries do not count; touches are those that
 * tire. Sacks and scrambles are the quarterback's.
 */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import type { DiceKickEvent, DicePlayEvent, DiceReturnEvent, FumbleEvent, GameEvent } from "../engine/index.js";

export const FIGURES = {
  attempts: 0,
  completions: 0,
  passYards: 0,
  passTouchdowns: 0,
  intercepted: 0,
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
  touches: 0,
  fumbles: 0,
  fumblesLost: 0,
  tackles: 0,
  sacks: 0,
  interceptions: 0,
  interceptionYards: 0,
  recoveries: 0,
  defenseTouchdowns: 0,
  fieldGoals: 0,
  fieldGoalsTried: 0,
  longestFieldGoal: 0,
  extraPoints: 0,
  extraPointsTried: 0,
  punts: 0,
  puntYards: 0,
  longestPunt: 0,
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

type After = DiceReturnEvent | FumbleEvent;

/** A snap or kick that counts, and what came of it. */
export interface Counted {
  readonly event?: DicePlayEvent | DiceKickEvent;
  readonly after: readonly After[];
  /** A foul was accepted, and the play stands: nobody tires of it (ruling A24). */
  readonly stands: boolean;
}

/** Everything that no foul wiped out. */
export function countedPlays(events: readonly GameEvent[]): Counted[] {
  const counted: Counted[] = [];
  let pending: { event?: Counted["event"]; after: After[]; stands: boolean } = { after: [], stands: false };
  for (const event of events) {
    if (event.type === "play" || event.type === "kick") {
      counted.push(pending);
      pending = { event, after: [], stands: false };
    } else if (event.type === "return" || event.type === "fumble") pending.after.push(event);
    else if (event.type === "penalty" && event.accepted) {
      if (event.wipesPlay || event.wipesKick) pending = { after: [], stands: false };
      else pending.stands = true;
    }
  }
  return [...counted, pending];
}

class Book {
  private readonly open: Record<Side, Map<string, { name: string } & PlayerFigures>> = {
    away: new Map(),
    home: new Map(),
  };

  get lines(): PlayerLines {
    return { away: [...this.open.away.values()], home: [...this.open.home.values()] };
  }

  private of(side: Side, name: string | undefined): PlayerFigures {
    if (name === undefined) return { ...FIGURES };
    let line = this.open[side].get(name);
    if (!line) this.open[side].set(name, (line = { name, ...FIGURES }));
    return line;
  }

  close({ event, after, stands }: Counted): void {
    if (event?.type === "play" && !event.isTry) this.play(event, stands);
    if (event?.type === "kick") this.kick(event);
    after.forEach((one) => this.after(one));
  }

  private play(event: DicePlayEvent, stands: boolean): void {
    const { team, yards, result, touchdown, came } = event;
    const defender = this.of(otherSide(team), event.tackler);
    if (result === "rush") {
      const carrier = this.of(team, event.player);
      carrier.rushes++;
      carrier.rushYards += yards;
      carrier.longestRush = Math.max(carrier.longestRush, yards);
      if (came === "run" && !stands) carrier.touches++;
      if (touchdown) carrier.rushTouchdowns++;
      else defender.tackles++;
      return;
    }
    const passer = this.of(team, event.passer);
    if (result === "sack") {
      passer.sacked++;
      passer.sackYards -= yards;
      defender.sacks++;
      defender.tackles++;
      return;
    }
    this.pass(event, passer, stands);
  }

  private pass({ team, yards, result, touchdown, ...event }: DicePlayEvent, passer: PlayerFigures, stands: boolean) {
    const defender = this.of(otherSide(team), event.tackler);
    // A hail mary and a spike are meant for nobody.
    const receiver = this.of(team, event.number === undefined ? undefined : event.player);
    passer.attempts++;
    receiver.targets++;
    if (result === "complete") {
      passer.completions++;
      passer.passYards += yards;
      receiver.receptions++;
      receiver.receivingYards += yards;
      receiver.longestReception = Math.max(receiver.longestReception, yards);
      if (!stands) receiver.touches++;
      if (touchdown) {
        passer.passTouchdowns++;
        receiver.receivingTouchdowns++;
      } else defender.tackles++;
    } else if (result === "intercepted") {
      passer.intercepted++;
      defender.interceptions++;
    }
  }

  private kick({ team, kind, yards, good, player }: DiceKickEvent): void {
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

  private after(event: After): void {
    const player = this.of(event.team, event.player);
    if (event.type === "fumble") {
      player.fumbles++;
      if (event.recovered === event.team) return;
      player.fumblesLost++;
      const by = this.of(event.recovered, event.by);
      by.recoveries++;
      if (event.touchdown) by.defenseTouchdowns++;
      return;
    }
    if (event.of === "interception") {
      player.interceptionYards += event.yards;
      if (event.touchdown) player.defenseTouchdowns++;
      return;
    }
    const kind = event.of === "kickoff" ? "kick" : "punt";
    player[`${kind}Returns`]++;
    player[`${kind}ReturnYards`] += event.yards;
    if (event.touchdown) player.returnTouchdowns++;
  }
}

/** Every player's figures of a game. */
export function playerLines(events: readonly GameEvent[]): PlayerLines {
  const book = new Book();
  for (const counted of countedPlays(events)) book.close(counted);
  return book.lines;
}
