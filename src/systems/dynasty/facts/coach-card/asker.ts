/** Puts questions to an optimal coach: one number of dice, one season, a contract to the end. */
import type { Coach } from "../../coaches/coach.js";
import { isLosing, pending, type CampaignState, type Choice } from "../../engine/index.js";
import { firstRollOdds, type DynastyRules } from "../../rules/index.js";
import { REGULAR_DICE } from "../../solver/multisets.js";
import { influenceLevels } from "../odds.js";

/**
 * One cell: `pay` always, `some` depending on the dice, `turn` only for a Coach Die that wins at once,
 * `up` and `down` pay to reach the playoffs or to lose on purpose, `keep`. Of a choice: roll `again`, take the `die`, `any` is as good.
 */
export type Sign = "pay" | "some" | "turn" | "up" | "down" | "keep" | "again" | "die" | "any" | "never";

export interface StrategyCell {
  readonly sign: Sign;
  /** Only some of the rolls. */
  readonly small: boolean;
  readonly text: string;
}

/** A line of the card for one number of dice, a cell for each level of influence; undefined when it cannot come up. */
export type StrategyLine = readonly StrategyCell[] | undefined;

/** A share this near to none or all counts as it. */
export const NEARLY = 0.03;

export const textCell = (text: string): StrategyCell => ({ sign: "keep", small: false, text });
/** Where the dice cannot come up. */
const NEVER: StrategyCell = { sign: "never", small: false, text: "" };
export const cellsOf = (line: StrategyLine, { levels }: Pick<Asker, "levels">): readonly StrategyCell[] =>
  line ?? levels.map(() => NEVER);
export const signCell = (sign: Sign, small = false): StrategyCell => ({ sign, small, text: "" });

/** The season that the card is read from: early enough that the end does not matter yet. */
export const cardSeason = ({ tables: { setup } }: DynastyRules): number => Math.min(5, setup.seasons);

export class Asker {
  /** Points of influence, from the least to the most. */
  readonly levels: readonly number[];
  /** More first rolls of these dice lose than not. */
  readonly losing: boolean;
  /** Wins of the likeliest season that leads to the first round. */
  readonly entryWins: number;

  constructor(
    readonly rules: DynastyRules,
    readonly coach: Coach,
    readonly dice: number,
  ) {
    this.levels = influenceLevels(rules);
    const odds = firstRollOdds(rules, dice);
    this.losing = odds.losing * 2 > odds.total;
    const entries = odds.results.filter(({ entry }) => entry === "wildCard").sort((a, b) => b.ways - a.ways);
    this.entryWins = entries[0]?.wins ?? 0;
  }

  /** A state of the card's season; the contract runs to the end, so that nothing but the dice matters. */
  state(more: Partial<CampaignState>): CampaignState {
    const { wins, depth } = this.usualResult();
    return {
      stage: "regular",
      season: cardSeason(this.rules),
      dice: this.dice,
      influence: 0,
      contractEnd: this.rules.tables.setup.seasons,
      prevWins: wins,
      prevDepth: depth,
      losingBonus: this.losing ? 1 : 0,
      faces: [],
      rerolling: [],
      modifiers: 0,
      first: true,
      naturalCoach: more.faces?.[0] ?? 1,
      wins: 0,
      depth: 0,
      round: 0,
      bought: 0,
      earned: 0,
      ...more,
    };
  }

  /** What the coach does in such a state. */
  choice(more: Partial<CampaignState>): Choice {
    const state = this.state(more);
    return this.coach.decide(pending(this.rules, state), state, this.rules);
  }

  /** How a season of these dice usually ends: a losing one, or the least one that reaches the first round. */
  usualResult(): { wins: number; depth: 0 | 1 } {
    const { regularSeason, setup } = this.rules.tables;
    const entered = regularSeason.flatMap(({ playoffs, wins }) =>
      playoffs === "wildCard" && wins !== "coach" ? [wins] : [],
    );
    const wins = entered.filter((n) => !isLosing(this.rules, n)).pop();
    return this.losing || wins === undefined ? { wins: setup.previousWins, depth: 0 } : { wins, depth: 1 };
  }

  /** Every way the Team Dice can lie, Coach Die first, with its weight. */
  eachRoll(visit: (faces: readonly number[], ways: number) => void): void {
    const others = REGULAR_DICE.faces[this.dice - 1];
    const ways = REGULAR_DICE.ways[this.dice - 1];
    for (let coach = 1; coach <= 6; coach++) others.forEach((faces, m) => visit([coach, ...faces], ways[m]));
  }
}
