/** Kick returns. */
import { FIELD, otherSide, type Side, type Spot } from "../../../../kernel/football/index.js";
import { FACES, faceWithin, FIGURES, type PenaltyChart, type Returner } from "../../rules/index.js";
import { emergencyReturner } from "../../trc/index.js";
import type { Stand } from "../books/team-book.js";
import { outOf } from "../men/absent.js";
import { foulOn } from "../flag.js";
import { dropBall } from "../men/fumble.js";
import { hurtSomebody } from "../men/injury.js";
import { outcome } from "../outcome.js";
import { finish } from "../settle.js";
import type { Outcome } from "../state.js";
import { cite, notes, rollTwo, type Turn } from "../turn.js";

/** The formation used for kick coverage and blocks. */
const BASE = 0;
/** The tackle rank shown by a die, which decides who recovers (rulings A36, A37). */
export const rankOf = (die: number): number => (die === 0 ? FACES : die);
/** The players of a side who are not out. */
export const baseMen = ({ game, draft }: Turn, team: Side): Stand => game.books[team].stand(BASE, outOf(draft, team));

const { angled: SIDELINE, long: LONG, stopped: STOPPED } = FIGURES.returns;

/** The returner of a number: the last one if the card has fewer, the next one if he is out, an emergency player if all are. */
export function returnerOf({ draft, game }: Turn, team: Side, list: "kick" | "punt", number: number): Returner {
  const returners = game.books[team].team.roster.returns[list];
  const out = outOf(draft, team);
  const at = Math.min(number, returners.length) - 1;
  const named = returners[at];
  if (!out.has(named.name)) return named;
  return (
    returners.find(({ name }, i) => i > at && !out.has(name)) ??
    returners.find(({ name }) => !out.has(name)) ??
    emergencyReturner(list, (name) => out.has(name))
  );
}

export interface Carry {
  readonly of: "kickoff" | "freeKick" | "punt";
  /** Which of the returner's cards. */
  readonly list: "kick" | "punt";
  readonly chart: PenaltyChart;
  readonly kick: Outcome["kick"];
  /** Spot of the catch from the receivers' viewpoint. */
  readonly from: Spot;
  readonly number: number;
  readonly how: "card" | "sideline" | "squib";
}

export function carryBack(turn: Turn, { of, list, chart, kick, from, number, how }: Carry): void {
  const { game, draft, emit } = turn;
  const kicker = draft.ball;
  const team = otherSide(kicker);
  const returner = returnerOf(turn, team, list, number);
  const returners = game.books[team].team.roster.returns[list];
  const place = returners.indexOf(returner) + 1;
  const note = notes(turn);
  const roll = rollTwo(turn, "return", note);
  const [R, W] = [Math.floor(roll / 10), roll % 10];
  const read = game.charts.playResult.read(R, note);
  // On a squib kick, only a 1 counts.
  const result = how === "squib" && read !== "penalty" ? "none" : read;
  const cell = how === "squib" ? Math.floor(W / 2) : returner.yards[W];
  cite(note, `${returner.name} ${W}: ${cell}`);
  const allTheWay = (): number => {
    const way = game.charts.returnTouchdown.read(rollTwo(turn, "touchdown", note), note);
    return way === "touchdown" ? FIELD : STOPPED;
  };
  const way = cell === "TD" && how !== "sideline" ? allTheWay() : cell === "TD" ? SIDELINE : cell;
  const gained = how === "sideline" ? Math.min(SIDELINE, way) : way;
  const lottery =
    result === "longOrInjury" ? game.charts.longInjury.read(rollTwo(turn, "long/injury", note), note) : undefined;
  const end = Math.min(FIELD, Math.max(1, from + gained + (lottery === "long" ? LONG : 0)));
  const touchdown = end >= FIELD;
  emit({
    type: "return",
    team,
    of,
    yards: end - from,
    player: returner.name,
    standIns: place > 0 ? undefined : [{ for: returners[0].name, by: returner.name }],
    spot: from,
    touchdown,
    throws: note.throws,
    cites: note.cites,
  });
  const flag = foulOn(turn, { chart, offense: kicker, die: R, result });
  const drops = result === "fumble" && cell !== "TD" && !touchdown && faceWithin(returner.fumble, W);
  const landed = drops
    ? dropBall(turn, {
        team,
        player: returner.name,
        spot: end,
        defense: baseMen(turn, kicker),
        rank: rankOf(W),
      })
    : undefined;
  if (lottery === "injury") hurtSomebody(turn, { kind: "return", team, carrier: returner });
  const start = of === "punt" ? "punt" : of;
  finish(
    turn,
    outcome(
      {
        offense: kicker,
        ball: landed?.lost ? landed.ball : team,
        spot: landed?.lost ? landed.spot : end,
        end: touchdown ? "touchdown" : "change",
      },
      {
        turnover: landed?.lost ? { team, how: "fumble" } : null,
        result: "punt",
        start: landed?.lost ? "fumble" : start,
        kick,
        returned: place > 0 ? { list, number: place } : null,
        flag,
      },
    ),
  );
}
