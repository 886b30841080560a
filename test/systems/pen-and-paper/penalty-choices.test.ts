/** Coaches never accept a penalty that leaves their side worse off, nor decline one that helps: by what the engine makes of both answers. */
import { describe, expect, it } from "vitest";
import type { Roller } from "../../../src/kernel/dice/index.js";
import { otherSide, type Side } from "../../../src/kernel/football/index.js";
import { coaches } from "../../../src/systems/pen-and-paper/coach-list.js";
import type { Coach } from "../../../src/systems/pen-and-paper/coaches/index.js";
import { advance, type GameState } from "../../../src/systems/pen-and-paper/engine/index.js";
import { playGame } from "../../../src/systems/pen-and-paper/game-record.js";
import { STANDARD_RULES } from "../../../src/systems/pen-and-paper/rules/index.js";
import { gameOf } from "./engine-scripted.js";

/** Rules of thumb err in rare places; the coach who looks ahead takes ten times as long. */
const GAMES = { plain: 600, ahead: 100 };

/** Dice that show their lowest or their highest face. */
const constant = (high: boolean): Roller => ({
  die: (sides: number) => (high ? sides : 1),
  state: () => undefined,
});

const lead = ({ score }: GameState, side: Side): number => score[side] - score[otherSide(side)];
const isSnap = ({ stage }: GameState): boolean => stage === "snap";

/** The ball, by all figures of a series: none is worse, one is better for who has it. */
function further(one: GameState, other: GameState): boolean {
  const worse = one.down > other.down || one.toGo > other.toGo || one.spot < other.spot;
  return !worse && (one.down < other.down || one.toGo < other.toGo || one.spot > other.spot);
}

/** Whether `one` is plainly better for a side: more points; the ball and downs to keep it; or a better place in the series. */
function better(one: GameState, other: GameState, side: Side): boolean {
  const more = lead(one, side) - lead(other, side);
  if (more !== 0) return more > 0;
  if (!isSnap(one) || !isSnap(other) || one.period !== other.period) return false;
  if (one.ball !== other.ball) return one.ball === side ? other.down < 4 || one.down === 1 : false;
  return one.ball === side ? further(one, other) : further(other, one);
}

const seen = ({ ball, stage, down, toGo, spot, score }: GameState): object => ({
  ball,
  stage,
  down,
  toGo,
  spot,
  score,
});

interface Seen {
  readonly compared: number;
  readonly wrong: readonly unknown[];
}

/** Every penalty of so many games: what the coach chose, beside both answers played on by the engine. */
function watch(coach: Coach, games: number): Seen {
  const teams = gameOf();
  const setup = { rules: STANDARD_RULES, away: teams.away, home: teams.home };
  const wrong: unknown[] = [];
  let compared = 0;
  for (let seed = 0; seed < games; seed++) {
    const watched: Coach = {
      ...coach,
      choose(open, of, state, dice) {
        const choice = coach.choose(open, of, state, dice);
        if (open.kind !== "penalty" || choice.kind !== "penalty") return choice;
        const after = (accept: boolean): GameState[] =>
          [false, true].map((high) => advance(of, state, { kind: "penalty", accept }, constant(high), () => undefined));
        const [kept, left] = [after(choice.accept), after(!choice.accept)];
        // Where dice follow, the other answer is better when its worst is better than the best of this one.
        const beats = (all: readonly GameState[], others: readonly GameState[]): boolean =>
          all.every((one) => others.every((other) => better(one, other, open.team)));
        if (beats(kept, left) || beats(left, kept)) compared++;
        if (beats(left, kept)) wrong.push({ seed, choice, of: open, kept: seen(kept[0]), left: seen(left[0]) });
        return choice;
      },
    };
    playGame({ ...setup, coaches: watched, seed });
  }
  return { compared, wrong };
}

describe.each(coaches.known.map((coach) => [coach.id, coach] as const))("%s", (_, coach) => {
  it("prefers the better of the two", () => {
    const games = coach.id === "strong" ? GAMES.ahead : GAMES.plain;
    const { compared, wrong } = watch(coach, games);
    expect(wrong.slice(0, 6)).toEqual([]);
    expect(compared).toBeGreaterThan(games);
  });
});
