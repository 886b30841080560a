/** The coach that plays the solved game: for points while time circles are crossed, for the win during the countdown. */
import type { Roller } from "../../../../kernel/dice/index.js";
import { solveMatrixGame, type Solution } from "../../../../kernel/games/index.js";
import { otherSide, type Side } from "../../../../kernel/football/index.js";
import type {
  Choice,
  Decision,
  DownDecision,
  KickoffDecision,
  PickDecision,
  PuntDecision,
  ReturnDecision,
  SkillDecision,
  TryDecision,
} from "../../engine/decisions.js";
import { GOAL, type GameState } from "../../engine/state.js";
import type { PointsTable } from "../../odds/points/index.js";
import { bestReturn, type KickGame } from "../../odds/points/kicks.js";
import { NUMBERS, type PlayKind, type PostcardRules } from "../../rules/index.js";
import type { Coach } from "../coach.js";
import { habitCross } from "../habits.js";
import { leadOf } from "../situation.js";
import { Ahead, DIFFERENCES } from "./ahead.js";
import { solvedSpend } from "./bids.js";
import type { ClockTable } from "./clock.js";
import { drawFrom } from "./duel.js";
import { fieldGoalWorth, kickoffGame, puntFrom, puntWorth, returnWorths, targetWorths } from "./kicking.js";
import { circleWorth, latePrices, pointPrices, SECOND_THROW, type Prices } from "./stored.js";
import { PointsTerrain, type Terrain } from "./terrain.js";

export const SOLVED = {
  id: "solved",
  title: "Solved",
  summary:
    "Plays the solved card: numbers, throws, kicks and bonuses by expected points, the two-minute stage for the win",
};

type Call = DownDecision["options"][number];

/** A down with all its calculations. */
interface Known {
  readonly ahead: Ahead;
  picks?: Solution;
  /** Values of other possible calls. */
  readonly calls: Partial<Record<Call, number>>;
}

class SolvedCoach {
  private readonly rules: PostcardRules;
  private readonly points: PointsTerrain;
  private readonly prices: Prices;
  private readonly downs = new Map<number, Known>();
  private readonly kickoffs = new Map<string, KickGame>();
  /** Value of a mark on the play tracker. */
  private readonly tick: number;

  constructor(
    table: PointsTable,
    private readonly clock: ClockTable,
  ) {
    this.rules = table.rules;
    const circle = circleWorth(this.rules);
    this.points = new PointsTerrain(table.values, circle);
    this.prices = pointPrices(this.rules);
    this.tick = circle / this.rules.card.clock.plays;
  }

  private late({ stage }: GameState): boolean {
    return stage === "final";
  }

  /** The field from the point of view of the side with the ball, on a play or on a kickoff. */
  private terrain(state: GameState, side: Side, when: "play" | "kickoff"): Terrain {
    if (!this.late(state)) return this.points;
    const lead = leadOf(state, side);
    return when === "play" ? this.clock.onPlay(state.left, lead) : this.clock.onKickoff(state.left, lead);
  }

  private pricesIn(state: GameState): Prices {
    return this.late(state) ? latePrices(state.left) : this.prices;
  }

  private known(state: GameState): Known {
    const { spot, down, line, rattled, ball } = state;
    const tried = down === 0;
    const at = Math.max(0, Math.min(GOAL, spot));
    const lead = this.late(state) && !tried ? leadOf(state, ball) + 100 : 0;
    const left = this.late(state) && !tried ? state.left : 0;
    const key = (((((lead * 16 + left) * 32 + at) * 8 + down) * 64 + line) * 2 + Number(rattled)) * 2 + Number(tried);
    let known = this.downs.get(key);
    if (!known) {
      const terrain = tried ? this.points : this.terrain(state, ball, "play");
      known = { ahead: new Ahead(terrain, { spot: at, down, line, rattled, tried }), calls: {} };
      this.downs.set(key, known);
    }
    return known;
  }

  private picksOf(state: GameState): Solution {
    const known = this.known(state);
    const tick = state.stage === "main" ? this.tick : 0;
    return (known.picks ??= solveMatrixGame(known.ahead.matrix(tick), NUMBERS.length, NUMBERS.length));
  }

  choose(decision: Decision, state: GameState, dice: Roller): Choice {
    switch (decision.kind) {
      case "toss":
        return "receive";
      case "kickoff":
        return this.kickoff(decision, state);
      case "pick":
        return this.pick(decision, state, dice);
      case "return":
        return this.bring(decision, state);
      case "down":
        return this.down(decision, state);
      case "fakePlay":
        return this.fakePlay(state, decision.bonus).play;
      case "spend":
        return solvedSpend(decision, state, this.known(state).ahead, this.pricesIn(state), dice);
      case "throw": {
        const { ahead } = this.known(state);
        const { side } = decision;
        const purse = { held: state.bar[side], theirs: state.bar[otherSide(side)], prices: this.pricesIn(state) };
        const farther = ahead.farther(decision.result, 0, ahead.shaken, purse) + (this.late(state) ? 0 : SECOND_THROW);
        return farther > ahead.stop(decision.result, 0, purse) ? "throw" : "stop";
      }
      case "skill":
        return this.again(decision, state);
      case "cross":
        return habitCross(decision, state, this.rules);
      case "punt":
        return this.punt(decision, state);
      case "try":
        return this.afterTouchdown(decision, state);
    }
  }

  /** A kickoff as a matrix game of picks; the kickers' lead is that of `kicker`. */
  private kickGame(state: GameState, kicker: Side, onside: boolean): KickGame {
    const receiver = otherSide(kicker);
    const key = this.late(state) ? `${state.left}/${leadOf(state, receiver)}/${onside}` : `${onside}`;
    let game = this.kickoffs.get(key);
    if (!game) this.kickoffs.set(key, (game = kickoffGame(this.terrain(state, receiver, "kickoff"), onside)));
    return game;
  }

  private kickoff({ side }: KickoffDecision, state: GameState): "regular" | "onside" {
    return this.kickGame(state, side, true).value < this.kickGame(state, side, false).value ? "onside" : "regular";
  }

  private pick({ options, offense, side, for: what }: PickDecision, state: GameState, dice: Roller): number {
    if (what === "kickoff" || what === "onside") {
      const { kicker, receiver } = this.kickGame(state, offense ? side : otherSide(side), what === "onside");
      return options[drawFrom(offense ? kicker : receiver, dice)];
    }
    const { rows, columns } = this.picksOf(state);
    return options[drawFrom(offense ? rows : columns, dice)];
  }

  private bring(
    { of, spot, bonus, options, side }: ReturnDecision,
    state: GameState,
  ): "run" | "fairCatch" | "touchback" {
    const terrain = this.terrain(state, side, of === "kickoff" || of === "freeKick" ? "kickoff" : "play");
    const worths = returnWorths(terrain, of === "interception" ? "punt" : of, spot, bonus);
    const best = bestReturn(worths);
    return options.find((option) => worths[option] === best) ?? options[0];
  }

  private down({ options, side }: DownDecision, state: GameState): Call {
    const { calls } = this.known(state);
    // In overtime, a team that is behind by more than a kick must answer in this series.
    const hopeless = state.stage === "overtime" && leadOf(state, side) < -this.rules.card.points.fieldGoal;
    let best: Call = "play";
    let most = -Infinity;
    for (const option of options) {
      if (hopeless && option === "fieldGoal") continue;
      const value =
        option === "play" ? this.picksOf(state).value : (calls[option] ??= this.worthOf(option, state, side));
      if (value > most) [best, most] = [option, value];
    }
    return best;
  }

  private worthOf(call: Exclude<Call, "play">, state: GameState, side: Side): number {
    const { spot } = state;
    const { worth, running, incomplete } = this.known(state).ahead;
    const terrain = this.terrain(state, side, "play");
    switch (call) {
      case "punt":
        return puntWorth(terrain, spot, { worth, running });
      case "fieldGoal":
        return fieldGoalWorth(terrain, spot, { worth, running });
      case "fakePunt":
      case "fakeFieldGoal":
        return this.fake(state);
      case "knee":
        return spot === 0 ? worth.safety : incomplete;
    }
  }

  /** A fake: both sides roll, and the bonus depends on who rolls higher (D19, F2). */
  private fake(state: GameState): number {
    const { fake } = this.rules.card.kicking;
    const read = this.rules.switches.fakeBackfire === "on" ? -fake : 0;
    let sum = 0;
    for (const { difference, chance } of DIFFERENCES) {
      sum += chance * this.fakePlay(state, difference > 0 ? fake : difference < 0 ? read : 0).worth;
    }
    return sum;
  }

  private fakePlay(state: GameState, bonus: number): { readonly play: PlayKind; readonly worth: number } {
    const { ahead } = this.known(state);
    const net = bonus + ahead.shaken;
    const [rush, pass] = [ahead.play("rush", net, 0), ahead.play("pass", net, 0)];
    return rush > pass ? { play: "rush", worth: rush } : { play: "pass", worth: pass };
  }

  /** D15: reroll the die, or keep the result. */
  private again({ offense, play, face, result }: SkillDecision, state: GameState): "reroll" | "keep" {
    const { ahead } = this.known(state);
    const sign = offense ? 1 : -1;
    let sum = 0;
    for (let other = 1; other <= 6; other++) sum += ahead.challenge(play, result + sign * (other - face), 0) / 6;
    return sign * (sum - ahead.challenge(play, result, 0)) > 0 ? "reroll" : "keep";
  }

  private punt({ options, side, free }: PuntDecision, state: GameState): number {
    const { spot } = state;
    const terrain = this.terrain(state, side, free ? "kickoff" : "play");
    const worths = targetWorths(terrain, free ? spot : puntFrom(terrain.b, spot));
    const { punts } = this.rules.card;
    const worth = (target: number): number => worths[punts.findIndex((punt) => punt.target === target)];
    return options.reduce((best, target) => (worth(target) > worth(best) ? target : best));
  }

  private afterTouchdown({ side, options }: TryDecision, state: GameState): "kick" | "two" {
    const { kick, two } = this.clock.tries;
    const { points } = this.rules.card;
    const lead = leadOf(state, side);
    const better = this.late(state)
      ? this.clock.tried(state.left, lead, "two") > this.clock.tried(state.left, lead, "kick")
      : points.twoPoint * two > points.kick * kick;
    const wanted = better ? "two" : "kick";
    return options.includes(wanted) ? wanted : options[0];
  }
}

/** The coach for the card that these tables solve. */
export function solvedCoach(table: PointsTable, clock: ClockTable): Coach {
  const coach = new SolvedCoach(table, clock);
  return { ...SOLVED, choose: (decision, state, dice) => coach.choose(decision, state, dice) };
}
