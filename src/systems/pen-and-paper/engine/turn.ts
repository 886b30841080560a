/** The tools of a step: one private draft of the state, the dice, the receiver of events, and small helpers for changes. */
import type { Side } from "../../../kernel/football/index.js";
import { STATS, type PenAndPaperRules, type PerStat, type Position, type Stat } from "../rules/index.js";
import type { Clock, EventSink } from "./events.js";
import { teamOf, type Game } from "./game.js";
import type { Draft, GameState, SideState } from "./state.js";
import type { Injury } from "./injury.js";

/** Rolls by purpose. */
export const ROLLS = {
  coin: "the toss",
  kickoff: "the length of the kickoff",
  onside: "the onside kick",
  punt: "the length of the punt",
  return: "the yards of the return",
  returnFumble: "a fumble on the return",
  audible: "the audible",
  actionDice: "what an action or star die adds",
  attack: "the attack",
  mishap: "whether a mishap follows",
  gain: "the yards gained",
  critical: "what the natural 1 costs",
  center: "whether the star center saves the sack",
  loss: "the yards lost",
  race: "the foot race",
  throw: "how far the intercepted pass flew",
  fumble: "who recovers the fumble",
  fumbleRun: "the run with the recovered ball",
  mishapTable: "which mishap it is",
  foul: "which foul it is",
  injury: "who is hurt",
  interference: "the yards of the completed pass",
  hardCount: "the hard count",
  fake: "whether the fake works",
  fakeYards: "the yards of the fake",
  fieldGoal: "the field goal",
  try: "the extra point",
} as const;
export type Roll = keyof typeof ROLLS;

/** The dice of the game: every roll comes with its purpose, for people who roll real dice. */
export interface DiceTable {
  die(sides: number, use?: string, side?: Side, roll?: Roll): number;
}

export interface Turn {
  readonly game: Game;
  readonly roller: DiceTable;
  readonly emit: EventSink;
  readonly draft: Draft;
}

/** Changes a side's data; the old object is not modified. */
export function changeSide({ draft }: Pick<Turn, "draft">, side: Side, patch: Partial<SideState>): void {
  const old = draft[side];
  draft[side] = {
    dice: patch.dice ?? old.dice,
    stars: patch.stars ?? old.stars,
    injuries: patch.injuries ?? old.injuries,
    modifiers: patch.modifiers ?? old.modifiers,
    tricks: patch.tricks ?? old.tricks,
    hardCounts: patch.hardCounts ?? old.hardCounts,
    onsideKicks: patch.onsideKicks ?? old.onsideKicks,
    fakes: patch.fakes ?? old.fakes,
  };
}

/** Modifiers of a side with its injuries in this game: each is -1, never below 0 (A48). */
export function injuredModifiers(base: PerStat, injuries: readonly Injury[]): PerStat {
  if (injuries.length === 0) return base;
  const now: Record<string, number> = {};
  for (const stat of STATS) now[stat] = Math.max(0, base[stat] - injuries.filter((i) => i.stat === stat).length);
  return now as PerStat;
}

/** Adds or removes injuries. */
export function setInjuries(turn: Turn, side: Side, injuries: readonly Injury[]): void {
  changeSide(turn, side, { injuries, modifiers: injuredModifiers(teamOf(turn.game, side).modifiers, injuries) });
}

const isHurt = (side: SideState, stat: Stat): boolean => side.injuries.some((injury) => injury.stat === stat);

/** True if a team has this star and he is not injured (A49). */
export function starPlays(game: Game, state: GameState, side: Side, position: Position): boolean {
  if (!teamOf(game, side).stars.includes(position)) return false;
  const stat = game.book.star.get(position)?.stat;
  return stat !== undefined && !(game.rules.switches.injuredStarLosesDie && isHurt(state[side], stat));
}

/**
 * The row of the game record for a play, and the round it uses (A18). Rows without a round have the number of the next round and a letter;
 * a try after a touchdown in the last round has the last number (A19).
 */
export function takeRound({ game, draft }: Turn, uses: boolean): Clock {
  const last = game.rules.tables.game.rounds;
  const period = draft.period;
  if (uses && draft.round < last) {
    draft.extra = 0;
    return { period, round: ++draft.round, extra: 0, rounds: 1 };
  }
  return { period, round: Math.min(last, draft.round + 1), extra: ++draft.extra, rounds: 0 };
}

/** Times a team has used this trick, or any trick (A30). */
export function trickUses(rules: PenAndPaperRules, side: SideState, call: string): number {
  if (rules.switches.trickCount === "perPlay") return side.tricks[call] ?? 0;
  let uses = 0;
  for (const name in side.tricks) uses += side.tricks[name];
  return uses;
}
