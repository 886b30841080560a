/**
 * The event of a play from scrimmage. Missing parts are undefined, so the object always has the same keys: several
 * times faster than omitting them.
 */
import type { PlayResult } from "../../../../kernel/football/index.js";
import type { Level } from "../../rules/index.js";
import { NOBODY, type Defender, type StandIn } from "../../trc/index.js";
import type { Called } from "./calls.js";
import type { Came, LineBattle } from "../events.js";
import { boxOf } from "../track.js";
import type { Turn } from "../turn.js";

/** How the play ended. */
export interface PlayEnd {
  readonly result: PlayResult;
  readonly came: Came;
  readonly yards: number;
  readonly long: boolean;
  readonly tackler: Defender | undefined;
  readonly touchdown: boolean;
}

/** The intended ball carrier or receiver. */
export interface Aim {
  readonly passer: string | undefined;
  readonly player: string | undefined;
  readonly level: Level | undefined;
  readonly number: number | undefined;
  readonly line: LineBattle | undefined;
  readonly net: number | undefined;
}

/** Blocker and defender on a run. */
export interface Meeting {
  readonly blocker: string;
  readonly defender: string;
  readonly bonus: number;
}

/** Career players on the field. */
function careersOn({ book, attack, stand }: Called): readonly string[] | undefined {
  const own = book.team.career?.name;
  const other = stand.career;
  if (own === undefined && other === undefined) return undefined;
  const { quarterback, line, receivers } = attack.unit;
  const there = [
    ...[quarterback, ...Object.values(line), ...receivers.map(({ card }) => card)].filter(({ name }) => name === own),
    ...stand.unit.men.map(({ card }) => card).filter(({ name }) => name === other),
  ];
  return there.length > 0 ? there.map(({ name }) => name) : undefined;
}

/** Replacements for players whose bench is empty, and a runner who is not a back. */
function standInsOf({ book, attack, stand, out }: Called, { player }: Aim): readonly StandIn[] | undefined {
  if (out === NOBODY && stand.unit.standIns.length === 0) return undefined;
  const runs = book.carries(out).standIns.filter(({ by }) => by === player);
  const all = [...attack.unit.standIns, ...stand.unit.standIns];
  const news = runs.filter(({ by }) => !all.some((one) => one.by === by));
  return all.length + news.length > 0 ? [...all, ...news] : undefined;
}

export function emitPlay(turn: Turn, called: Called, end: PlayEnd, aim: Aim, met?: Meeting): void {
  const { emit, draft, game } = turn;
  const { ball: team, down, toGo, spot, period } = draft;
  const { choice, code, attack, stand, call, defense, blocking, boxed, isTry, note } = called;
  emit({
    type: "play",
    team,
    period,
    box: boxOf(game, draft),
    down,
    toGo,
    spot,
    result: end.result,
    yards: end.yards,
    isTry: isTry || undefined,
    came: end.came,
    called: choice.call,
    code,
    group: attack.unit.group + 1,
    formation: stand.unit.name,
    call,
    defense,
    twoMinute: choice.twoMinute || undefined,
    line: aim.line,
    level: aim.level,
    number: aim.number,
    net: aim.net,
    passer: aim.passer,
    player: aim.player,
    blocker: met?.blocker,
    defender: met?.defender,
    bonus: met?.bonus,
    long: end.long || undefined,
    tackler: end.tackler?.card.name,
    blocked: blocking.length > 0 ? blocking.map(({ card }) => card.name) : undefined,
    boxed: boxed.length > 0 ? boxed.map(({ card }) => card.name) : undefined,
    touchdown: end.touchdown || undefined,
    career: careersOn(called),
    standIns: standInsOf(called, aim),
    // slice() trims the spare capacity of a list that grew.
    throws: note.kept ? note.throws.slice() : note.throws,
    cites: note.kept ? note.cites.slice() : note.cites,
  });
}
