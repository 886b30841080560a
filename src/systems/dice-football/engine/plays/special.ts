/** Plays of two dice or none: the sneak, the hail mary, the spike (section 4.5). */
import { FIELD, otherSide, TOUCHBACK } from "../../../../kernel/football/index.js";
import { outOf } from "../men/absent.js";
import { codeOf } from "./calls.js";
import type { DicePlayEvent } from "../events.js";
import { outcome } from "../outcome.js";
import { finish } from "../settle.js";
import type { Outcome } from "../state.js";
import { now } from "../track.js";
import { notes, rollTwo, type Turn } from "../turn.js";

type Told = Pick<DicePlayEvent, "result" | "came" | "yards" | "called" | "throws" | "cites"> &
  Partial<Pick<DicePlayEvent, "touchdown">>;

function tell(turn: Turn, { result, came, yards, called, touchdown, throws, cites }: Told): string {
  const { draft, emit, game } = turn;
  const { ball: team, down, toGo, spot } = draft;
  const book = game.books[team];
  const code = codeOf(draft, game.rules.tables);
  const { quarterback } = book.attack(book.groupOf[code], outOf(draft, team)).unit;
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
    passer: quarterback.name,
    player: quarterback.name,
    ...(touchdown && { touchdown }),
    throws,
    cites,
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
  const note = notes();
  const yards = game.charts.sneak.read(rollTwo(turn, "sneak", note), note.cites) === "gain" ? 1 : 0;
  const spot = draft.spot + yards;
  const touchdown = spot >= FIELD;
  tell(turn, { result: "rush", came: "sneak", yards, called: "sneak", touchdown, ...note });
  settleAt(turn, touchdown ? "touchdown" : "down", spot, { gain: yards });
}

export function hailMary(turn: Turn): void {
  const { game, draft } = turn;
  const note = notes();
  const way = game.charts.hailMary.read(rollTwo(turn, "hail mary", note), note.cites);
  const touchdown = way === "touchdown";
  const yards = touchdown ? FIELD - draft.spot : 0;
  const result = touchdown ? "complete" : way;
  const passer = tell(turn, { result, came: "hailMary", yards, called: "hailMary", touchdown, ...note });
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
  const passer = tell(turn, { result: "incomplete", came: "spike", yards: 0, called: "spike", throws: [], cites: [] });
  settleAt(turn, "down", turn.draft.spot, { by: "pass", half: true, pass: "incomplete", passer });
}
