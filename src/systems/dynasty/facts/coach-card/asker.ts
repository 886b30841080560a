/** Asks an optimal coach questions: for one number of dice, in one season, with a contract to the end. */
import type { Coach } from "../../coaches/coach.js";
import { isLosing, pending, type CampaignState, type Choice } from "../../engine/index.js";
import { firstRollOdds, type DynastyRules } from "../../rules/index.js";
import { REGULAR_DICE } from "../../solver/multisets.js";
import { influenceLevels } from "../odds.js";

/**
 * Content of a cell: `pay` always, `some` for some dice, `turn` only a Coach Die that wins immediately, `up` and `down` pay to reach the
 * playoffs or to lose on purpose, `keep`. For a choice: roll `again`, take the `die`, `any` makes no difference.
 */
export type Sign = "pay" | "some" | "turn" | "up" | "down" | "keep" | "again" | "die" | "any" | "never";

export interface StrategyCell {
  readonly sign: Sign;
  /** True if it applies only to some rolls. */
  readonly small: boolean;
  readonly text: string;
}

/** A line of the card for one number of dice, with a cell for each level of influence; undefined if it cannot occur. */
export type StrategyLine = readonly StrategyCell[] | undefined;

/** Tolerance within which a share counts as none or all. */
export const NEARLY = 0.03;

export const textCell = (text: string): StrategyCell => ({ sign: "keep", small: false, text });
/** For dice that cannot occur. */
const NEVER: StrategyCell = { sign: "never", small: false, text: "" };
export const cellsOf = (line: StrategyLine, { levels }: Pick<Asker, "levels">): readonly StrategyCell[] =>
  line ?? levels.map(() => NEVER);
export const signCell = (sign: Sign, small = false): StrategyCell => ({ sign, small, text: "" });

/** The season that the card is computed for: early enough that the end does not matter yet. */
export const cardSeason = ({ tables: { setup } }: DynastyRules): number => Math.min(5, setup.seasons);

export class Asker {
  /** Points of influence, in ascending order. */
  readonly levels: readonly number[];
  /** True if most first rolls of this number of dice lose. */
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

  /** A state in the card's season; the contract runs to the end, so that only the dice matter. */
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

  /** The coach's choice in such a state. */
  choice(more: Partial<CampaignState>): Choice {
    const state = this.state(more);
    return this.coach.decide(pending(this.rules, state), state, this.rules);
  }

  /** The usual end of a season with this number of dice: a losing one, or the lowest that reaches the first round. */
  usualResult(): { wins: number; depth: 0 | 1 } {
    const { regularSeason, setup } = this.rules.tables;
    const entered = regularSeason.flatMap(({ playoffs, wins }) =>
      playoffs === "wildCard" && wins !== "coach" ? [wins] : [],
    );
    const wins = entered.filter((n) => !isLosing(this.rules, n)).pop();
    return this.losing || wins === undefined ? { wins: setup.previousWins, depth: 0 } : { wins, depth: 1 };
  }

  /** Every roll of the Team Dice, Coach Die first, with its weight. */
  eachRoll(visit: (faces: readonly number[], ways: number) => void): void {
    const others = REGULAR_DICE.faces[this.dice - 1];
    const ways = REGULAR_DICE.ways[this.dice - 1];
    for (let coach = 1; coach <= 6; coach++) others.forEach((faces, m) => visit([coach, ...faces], ways[m]));
  }
}
