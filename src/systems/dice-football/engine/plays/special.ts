/** Plays of two dice or none: the sneak, the hail mary, the spike, the kneel-down. */
import { FIELD, otherSide, TOUCHBACK } from "../../../../kernel/football/index.js";
import { outOf } from "../men/absent.js";
import { isBack, width } from "../../rules/index.js";
import { codeOf } from "./calls.js";
import type { DicePlayEvent } from "../events.js";
import { outcome } from "../outcome.js";
import { finish } from "../settle.js";
import type { Outcome } from "../state.js";
import { now } from "../track.js";
import { noted, notes, rollTwo, type Turn } from "../turn.js";

type PlayParts = Pick<DicePlayEvent, "result" | "came" | "yards" | "called" | "throws" | "cites"> &
  Partial<Pick<DicePlayEvent, "touchdown" | "player" | "number" | "tackler">>;

/** The group of the situation, and the formation of its number. */
function onField({ draft, game }: Turn) {
  const { ball: team } = draft;
  const code = codeOf(draft, game.rules.tables);
  const group = game.books[team].groupOf[code];
  const attack = game.books[team].attack(group, outOf(draft, team));
  return {
    code,
    unit: attack.unit,
    standIns: attack.unit.standIns.length > 0 ? attack.unit.standIns : undefined,
    stand: () => game.books[otherSide(team)].stand(group, outOf(draft, otherSide(team))),
  };
}

function emitPlay(
  turn: Turn,
  { result, came, yards, called, player, number, tackler, touchdown, ...parts }: PlayParts,
): string {
  const { draft, emit } = turn;
  const { ball: team, down, toGo, spot } = draft;
  const {
    code,
    unit: { quarterback },
    standIns,
  } = onField(turn);
  emit({
    type: "play",
    team,
    ...now(turn),
    down,
    toGo,
    spot,
    result,
    yards,
    came,
    called,
    code,
    ...(number !== undefined && { number }),
    passer: quarterback.name,
    player: player ?? quarterback.name,
    ...(tackler !== undefined && { tackler }),
    ...(touchdown && { touchdown }),
    ...(standIns && { standIns }),
    ...parts,
  });
  return quarterback.name;
}

const settleAt = (turn: Turn, end: Outcome["end"], spot: number, more: Partial<Outcome>): void => {
  const offense = turn.draft.ball;
  const ball = end === "change" ? otherSide(offense) : offense;
  finish(turn, outcome({ offense, ball, spot, end }, more));
};

export function sneak(turn: Turn): void {
  const { game, draft } = turn;
  const note = notes(turn);
  const yards = game.charts.sneak.read(rollTwo(turn, "sneak", note), note) === "gain" ? 1 : 0;
  const spot = draft.spot + yards;
  const touchdown = spot >= FIELD;
  emitPlay(turn, { result: "rush", came: "sneak", yards, called: "sneak", touchdown, ...noted(note) });
  settleAt(turn, touchdown ? "touchdown" : "down", spot, { gain: yards });
}

/** No ratings are used: receiver 1 catches it, or the defensive back with the widest zone range intercepts it (ruling A35). */
function catcherOf(turn: Turn, way: "touchdown" | "incomplete" | "intercepted"): Partial<PlayParts> {
  const { unit, stand } = onField(turn);
  if (way === "touchdown") {
    const { card, number } = unit.receivers.find((one) => one.number === 1) ?? unit.receivers[0];
    return { player: card.name, number };
  }
  if (way === "incomplete") return {};
  const { ranks } = stand();
  const backs = ranks.filter(({ at }) => isBack(at));
  const [first = ranks[0]] = backs.sort((a, b) => width(b.card.intZ) - width(a.card.intZ));
  return { tackler: first.card.name };
}

export function hailMary(turn: Turn): void {
  const { game, draft } = turn;
  const note = notes(turn);
  const way = game.charts.hailMary.read(rollTwo(turn, "hail mary", note), note);
  const touchdown = way === "touchdown";
  const yards = touchdown ? FIELD - draft.spot : 0;
  const result = touchdown ? "complete" : way;
  const parts = {
    result,
    came: "hailMary",
    yards,
    called: "hailMary",
    touchdown,
    ...catcherOf(turn, way),
    ...noted(note),
  } as const;
  const passer = emitPlay(turn, parts);
  if (touchdown) return settleAt(turn, "touchdown", FIELD, { gain: yards, by: "pass", pass: "caught", passer });
  if (way === "incomplete")
    return settleAt(turn, "down", draft.spot, { by: "pass", half: true, pass: "incomplete", passer });
  const { ball: team } = draft;
  settleAt(turn, "change", TOUCHBACK, {
    by: "pass",
    half: true,
    pass: "intercepted",
    passer,
    turnover: { team, how: "interception" },
    result: "interception",
    start: "interception",
  });
}

export function spike(turn: Turn): void {
  const passer = emitPlay(turn, {
    result: "incomplete",
    came: "spike",
    yards: 0,
    called: "spike",
    throws: [],
    cites: [],
  });
  settleAt(turn, "down", turn.draft.spot, { by: "pass", half: true, pass: "incomplete", passer });
}

/** Yards lost by kneeling. */
const KNEEL = 1;

/** A yard back and a whole box (ruling `kneel`). */
export function kneel(turn: Turn): void {
  emitPlay(turn, { result: "kneel", came: "kneel", yards: -KNEEL, called: "kneel", throws: [], cites: [] });
  settleAt(turn, "down", turn.draft.spot - KNEEL, { gain: -KNEEL });
}
