/** The event of a play from scrimmage. What a play does not have is undefined, which is several times faster than left out. */
import type { PlayResult } from "../../../kernel/football/index.js";
import type { Level } from "../rules/index.js";
import type { Defender } from "../trc/index.js";
import type { Called } from "./calls.js";
import type { Came, LineBattle } from "./events.js";
import { boxOf } from "./track.js";
import type { Turn } from "./turn.js";

export interface Told {
  readonly result: PlayResult;
  readonly came: Came;
  readonly yards: number;
  readonly line?: LineBattle;
  readonly level?: Level;
  readonly number?: number;
  readonly net?: number;
  readonly passer?: string;
  readonly player?: string;
  readonly blocker?: string;
  readonly defender?: string;
  readonly bonus?: number;
  readonly long?: boolean;
  readonly tackler?: Defender;
  readonly touchdown?: boolean;
}

export function tellPlay(turn: Turn, called: Called, told: Told): void {
  const { emit, draft, game } = turn;
  const { ball: team, down, toGo, spot } = draft;
  const { choice, code, attack, stand, call, defense, blocking, boxed, isTry, note } = called;
  const { result, came, yards, line, level, number, net, passer, player } = told;
  const { blocker, defender, bonus, long, tackler, touchdown } = told;
  emit({
    type: "play",
    team,
    period: draft.period,
    box: boxOf(game, draft),
    down,
    toGo,
    spot,
    result,
    yards,
    isTry: isTry || undefined,
    came,
    called: choice.call,
    code,
    group: attack.unit.group + 1,
    formation: stand.unit.name,
    call,
    defense,
    twoMinute: choice.twoMinute || undefined,
    line,
    level,
    number,
    net,
    passer,
    player,
    blocker,
    defender,
    bonus,
    long: long || undefined,
    tackler: tackler?.card.name,
    blocked: blocking.length > 0 ? blocking.map(({ card }) => card.name) : undefined,
    boxed: boxed.length > 0 ? boxed.map(({ card }) => card.name) : undefined,
    touchdown: touchdown || undefined,
    throws: note.throws,
    cites: note.cites,
  });
}
