/** Helpers: a position, one row with scripted answers and dice that must all be used, and what came of it. */
import { expect } from "vitest";
import {
  type Both,
  type Choice,
  type Decision,
  type DieUse,
  type GameEvent,
  type GameState,
  type Skill,
  type SpendOn,
  type Table,
} from "../../../../src/systems/postcard/engine/index.js";
import { openGame, playRow } from "../../../../src/systems/postcard/engine/run-game.js";
import type { Game } from "../../../../src/systems/postcard/engine/game.js";
import type { Next } from "../../../../src/systems/postcard/engine/position.js";
import {
  resolveRules,
  type PartialCard,
  type PostcardRules,
  type Preset,
  type Switches,
} from "../../../../src/systems/postcard/rules/index.js";

type Kind = Decision["kind"];
/** Answers by kind: one for all, or a list in the order asked; `spend` by roll, both sides by name. */
export type Answers = Partial<Record<Exclude<Kind, "spend" | "pick">, Choice | readonly Choice[]>> & {
  /** Side with the ball first. */
  readonly picks?: readonly [number, number] | readonly (readonly [number, number])[];
  readonly spend?: Partial<Record<SpendOn, Partial<Both<number>>>>;
};

export interface Scene {
  readonly preset?: Preset;
  readonly rules?: PostcardRules;
  readonly switches?: Partial<Switches>;
  readonly card?: PartialCard;
  readonly skill?: Both<Skill | null>;
  readonly state?: Partial<GameState>;
  readonly next?: Next;
  readonly answers?: Answers;
  readonly dice?: readonly number[];
  /** Rows to play; default 1. */
  readonly rows?: number;
  /** Looks at every decision and the table as it stands. */
  readonly seen?: (decision: Decision, state: GameState) => unknown;
}

const USUAL: Partial<Record<Kind, Choice>> = {
  spend: 0,
  throw: "stop",
  return: "run",
  down: "play",
  kickoff: "regular",
  try: "kick",
  cross: "left",
  skill: "keep",
};

class Script implements Table {
  readonly events: GameEvent[] = [];
  readonly asked: Decision[] = [];
  readonly rolled: DieUse[] = [];
  private readonly counts = new Map<string, number>();
  private picks = 0;

  constructor(
    private readonly faces: number[],
    private readonly answers: Answers,
    private readonly seen: Scene["seen"],
  ) {}

  die(_sides: number, use?: string): number {
    const on = use as DieUse;
    this.rolled.push(on);
    const face = this.faces.shift();
    if (face === undefined) throw new Error(`no die left for ${on}`);
    return face;
  }

  get left(): number {
    return this.faces.length;
  }

  choose(decision: Decision, state: GameState): Choice {
    this.asked.push(decision);
    this.seen?.(decision, state);
    if (decision.kind === "pick") {
      const { picks = [] } = this.answers;
      const list = (typeof picks[0] === "number" ? [picks] : picks) as readonly (readonly [number, number])[];
      const pair = list[Math.min(list.length - 1, Math.floor(this.picks++ / 2))];
      return pair[decision.offense ? 0 : 1];
    }
    if (decision.kind === "spend") return this.answers.spend?.[decision.on]?.[decision.side] ?? 0;
    const own = this.answers[decision.kind];
    const count = this.counts.get(decision.kind) ?? 0;
    this.counts.set(decision.kind, count + 1);
    const answer = Array.isArray(own) ? (own as readonly Choice[])[count] : (own as Choice | undefined);
    return answer ?? USUAL[decision.kind] ?? decision.options[0];
  }

  emit(event: GameEvent): void {
    this.events.push(event);
  }
}

export interface Played {
  readonly game: Game;
  readonly state: GameState;
  /** Of the rows played. */
  readonly events: readonly GameEvent[];
  readonly asked: readonly Decision[];
  readonly rolled: readonly DieUse[];
}

export const rulesOf = ({ rules, preset = "strict", switches, card }: Scene): PostcardRules =>
  rules ??
  resolveRules({
    extends: preset,
    ...((switches ?? card) ? { name: "test" } : {}),
    ...(switches && { switches }),
    ...(card && { card }),
  });

/** Away has the ball on its 30, first and ten, in the main stage, unless patched; home won the toss and kicked off. */
export function play(scene: Scene): Played {
  const { next = "down", rows = 1, skill, answers = {}, dice = [] } = scene;
  const rules = rulesOf(scene);
  const faces = [1, 2, ...dice];
  const script = new Script(faces, { ...answers, toss: "kick" }, scene.seen);
  const game = openGame({ rules, away: "Away", home: "Home", ...(skill && { skill }) }, script);
  Object.assign(game.state, { ball: "away", spot: 6, down: 1, line: 8 }, structuredClone(scene.state));
  if (scene.state?.spot !== undefined && scene.state.line === undefined) {
    game.state.line = Math.min(20, scene.state.spot + 2);
  }
  if (next !== "down") Object.assign(game.state, { down: 0, line: 20 });
  game.next = next;
  game.driving = next === "down";
  script.events.length = script.asked.length = script.rolled.length = 0;
  for (let i = 0; i < rows; i++) playRow(game);
  expect(script.left, "dice left over").toBe(0);
  return { game, state: game.state, events: script.events, asked: script.asked, rolled: script.rolled };
}

export const of = <T extends GameEvent["type"]>({ events }: Played, type: T): Extract<GameEvent, { type: T }>[] =>
  events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);

export const end = (played: Played) => of(played, "rowEnd").at(-1)!;
export const rolls = (played: Played, on: string) => of(played, "roll").filter((roll) => roll.on === on);
/** `[spot in yards as it counts, down]` of whoever has the ball now. */
export const where = ({ state }: Played): [number, number] => [state.spot * 5, state.down];

/** Picks that win nothing, by play; the offense's β by name. */
export const RUSH = { even: [1, 1], plus1: [1, 2], plus2: [6, 1], minus1: [1, 3], minus2: [1, 6] } as const;
export const PASS = { even: [2, 2], plus1: [3, 1], plus2: [2, 3], minus1: [2, 1], minus2: [3, 2] } as const;
