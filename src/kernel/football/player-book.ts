/** Statistics of every player in a game. Each game adds its own and says who ran, threw, caught and tackled. */
import type { ReturnEvent } from "./events.js";
import { isCarriedBack, playsOf } from "./plays.js";
import { otherSide, type Side } from "./side.js";

/** Statistics that every game with players keeps: counts, yards, and longest gains in yards. */
export const PLAYER_FIGURES = {
  attempts: 0,
  completions: 0,
  passYards: 0,
  passTouchdowns: 0,
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
  fumbles: 0,
  fumblesLost: 0,
  tackles: 0,
  sacks: 0,
  interceptionYards: 0,
  recoveries: 0,
  defenseTouchdowns: 0,
  kickReturns: 0,
  kickReturnYards: 0,
  puntReturns: 0,
  puntReturnYards: 0,
  returnTouchdowns: 0,
};
type PlayerFigures = typeof PLAYER_FIGURES;

/** A player's statistics for one or more games. */
export type LineOf<F> = Readonly<F> & { readonly name: string };

/** Players of both sides, in order of appearance. */
export type LinesOf<F> = Readonly<Record<Side, readonly LineOf<F>[]>>;

interface Gain {
  readonly yards: number;
  readonly touchdown?: boolean;
}

interface Carried extends Pick<ReturnEvent, "type" | "of" | "yards" | "spot"> {
  readonly team: Side;
  readonly player?: string;
  readonly touchdown?: boolean;
}

interface Fumbled {
  readonly type: "fumble";
  readonly team: Side;
  readonly player?: string;
  readonly recovered: Side;
  readonly by?: string;
  readonly touchdown?: boolean;
}

/** A snap or kick that counts, and its result. */
export interface Counted<Begin, After> {
  readonly event?: Begin;
  readonly after: readonly After[];
  /** True if the play stands despite an accepted foul. */
  readonly stands: boolean;
  /** It led to a touchdown. */
  readonly scored: boolean;
}

/**
 * Snaps and kicks with their returns and fumbles, without those that a foul wiped out, and without touchdowns that a foul by the scoring
 * side took back.
 */
export function countedPlays<E extends { readonly type: string; readonly touchdown?: boolean }>(
  events: readonly E[],
): Counted<Extract<E, { type: "play" | "kick" }>, Extract<E, { type: "return" | "fumble" }>>[] {
  type After = Extract<E, { type: "return" | "fumble" }>;
  return playsOf(events)
    .filter(({ wiped }) => !wiped)
    .map(({ event, follow, penalized, touchdown }) => {
      const after = follow.filter((one): one is After => one.type === "return" || one.type === "fumble");
      const scored = touchdown !== undefined;
      return { event, after: scored ? after : after.map(withoutTouchdown), stands: penalized, scored };
    });
}

const withoutTouchdown = <A extends { readonly touchdown?: boolean }>(one: A): A =>
  one.touchdown ? { ...one, touchdown: false } : one;

/** Player lines of both sides, built up play by play. */
export abstract class PlayerBook<F extends PlayerFigures> {
  private readonly open: Record<Side, Map<string, F & { name: string }>> = { away: new Map(), home: new Map() };

  /** @param none an empty line */
  constructor(private readonly none: F) {}

  get lines(): LinesOf<F> {
    return { away: [...this.open.away.values()], home: [...this.open.home.values()] };
  }

  /** The line of a player; if no name is given, a line that is thrown away. */
  protected of(side: Side, name: string | undefined): F {
    if (name === undefined || name === "") return { ...this.none };
    let line = this.open[side].get(name);
    if (!line) this.open[side].set(name, (line = { name, ...this.none }));
    return line;
  }

  protected against(side: Side, name: string | undefined): F {
    return this.of(otherSide(side), name);
  }

  protected ran(carrier: F, { yards, touchdown }: Gain, tackler: F): void {
    carrier.rushes++;
    carrier.rushYards += yards;
    carrier.longestRush = Math.max(carrier.longestRush, yards);
    if (touchdown) carrier.rushTouchdowns++;
    else tackler.tackles++;
  }

  protected sacked(passer: F, { yards }: Gain, defender: F): void {
    passer.sacked++;
    passer.sackYards -= yards;
    defender.sacks++;
    defender.tackles++;
  }

  protected threw(passer: F, receiver: F): void {
    passer.attempts++;
    receiver.targets++;
  }

  /** After {@link threw}. */
  protected caught(passer: F, receiver: F, { yards, touchdown }: Gain, tackler: F): void {
    passer.completions++;
    passer.passYards += yards;
    receiver.receptions++;
    receiver.receivingYards += yards;
    receiver.longestReception = Math.max(receiver.longestReception, yards);
    if (touchdown) {
      passer.passTouchdowns++;
      receiver.receivingTouchdowns++;
    } else tackler.tackles++;
  }

  /** The return or fumble after a snap or kick. */
  protected after(event: Carried | Fumbled): void {
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
    if (!isCarriedBack(event)) return;
    // As in the box score, a free kick after a safety counts as a kickoff.
    const kind = event.of === "punt" ? "punt" : "kick";
    player[`${kind}Returns`]++;
    player[`${kind}ReturnYards`] += event.yards;
    if (event.touchdown) player.returnTouchdowns++;
  }
}

/** Totals of several games or players; the longest play is the maximum. */
export function addedUp<K extends string>(
  lines: readonly Readonly<Partial<Record<K, number>>>[],
  figures: readonly K[],
) {
  const sums: Partial<Record<K, number>> = {};
  for (const line of lines) {
    for (const figure of figures) {
      const value = line[figure];
      if (value === undefined) continue;
      const before = sums[figure] ?? 0;
      sums[figure] = figure.startsWith("longest") ? Math.max(before, value) : before + value;
    }
  }
  return sums;
}

/** Combines several games into one line per player, in order of appearance. */
export function linesTogether<F extends Readonly<Record<keyof F, number>>>(
  games: readonly (readonly LineOf<F>[])[],
  figures: readonly (keyof F & string)[],
): LineOf<F>[] {
  const men = new Map<string, LineOf<F>[]>();
  for (const line of games.flat()) {
    const before = men.get(line.name);
    if (before) before.push(line);
    else men.set(line.name, [line]);
  }
  return [...men].map(([name, lines]) => ({ name, ...(addedUp(lines, figures) as F) }) as LineOf<F>);
}
