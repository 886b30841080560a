/** The event of a play from scrimmage. */
import type { PlayResult } from "../../../kernel/football/index.js";
import type { Level } from "../rules/index.js";
import type { Defender } from "../trc/index.js";
import type { Called } from "./calls.js";
import type { Came, LineBattle } from "./events.js";
import { now } from "./track.js";
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
  const { emit, draft } = turn;
  const { ball: team, down, toGo, spot } = draft;
  const { choice, code, attack, stand, call, defense, blocking, boxed, isTry, note } = called;
  const { result, came, yards, line, level, number, net, passer, player } = told;
  const { blocker, defender, bonus, long, tackler, touchdown } = told;
  emit({
    type: "play",
    team,
    ...now(turn),
    down,
    toGo,
    spot,
    result,
    yards,
    ...(isTry && { isTry }),
    came,
    called: choice.call,
    code,
    group: attack.unit.group + 1,
    formation: stand.unit.name,
    call,
    defense,
    ...(choice.twoMinute && { twoMinute: true }),
    ...(line && { line }),
    ...(level && { level }),
    ...(number !== undefined && { number }),
    ...(net !== undefined && { net }),
    ...(passer !== undefined && { passer }),
    ...(player !== undefined && { player }),
    ...(blocker !== undefined && { blocker }),
    ...(defender !== undefined && { defender }),
    ...(bonus !== undefined && { bonus }),
    ...(long && { long }),
    ...(tackler && { tackler: tackler.card.name }),
    ...(blocking.length > 0 && { blocked: blocking.map(({ card }) => card.name) }),
    ...(boxed.length > 0 && { boxed: boxed.map(({ card }) => card.name) }),
    ...(touchdown && { touchdown }),
    throws: note.throws,
    cites: note.cites,
  });
}
