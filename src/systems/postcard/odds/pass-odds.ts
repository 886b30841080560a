/** Odds of passes: one throw, one total, a pass whose challenge is known, whole attempts. */
import { fraction } from "../../../kernel/dice/index.js";
import { STEP_YARDS } from "../engine/state.js";
import { chartsOf, type PostcardRules } from "../rules/index.js";
import { contest, oneDie, twoDice } from "./dice.js";
import { blend, chanceThat, minus, ONE, sum, times, ZERO } from "./exact.js";
import { secondTotal } from "./points/branches.js";
import { runRow } from "./run-odds.js";
import { catchOdds, interceptionChance, throwLevel } from "./throw-level.js";
import type { LevelRow, PassOutcome, StepRow, ThrowRow } from "./types.js";

const NOTHING: PassOutcome = {
  caught: ZERO,
  intercepted: ZERO,
  sack: ZERO,
  grounding: ZERO,
  incomplete: ZERO,
  fumble: ZERO,
  strip: ZERO,
  yards: ZERO,
};

/** Odds of passes under a set of rules; results are cached. */
export class PassOdds {
  private readonly totals = new Map<string, PassOutcome>();

  constructor(private readonly rules: PostcardRules) {}

  /**
   * A pass total with all rolls that follow.
   * @param scramble true if the second die saved a lost challenge
   * @param carry pick bonus that stays on a breakaway
   */
  total(total: number, scramble = false, carry = 0): PassOutcome {
    const { low, high } = chartsOf(this.rules).pass;
    const clamped = Math.max(low, Math.min(high, total));
    const key = `${clamped}/${scramble}/${carry}`;
    let odds = this.totals.get(key);
    if (!odds) this.totals.set(key, (odds = this.worked(clamped, scramble, carry)));
    return odds;
  }

  private worked(total: number, scramble: boolean, carry: number): PassOutcome {
    const { card } = this.rules;
    const cell = chartsOf(this.rules).pass.at(total);
    const grounding = chanceThat(oneDie(), (face) => face <= card.passing.grounding);
    const rest = minus(ONE, grounding);
    const lost = times(grounding, fraction(-card.passing.groundingYards));
    switch (cell.result) {
      case "sack": {
        const strip = chanceThat(twoDice(), (sum) => sum >= card.passing.strip);
        return { ...NOTHING, sack: ONE, strip, yards: fraction(cell.yards) };
      }
      case "loose":
        return { ...NOTHING, grounding, incomplete: rest, yards: lost };
      case "contested": {
        const intercepted = times(rest, interceptionChance(card.passing.interception, 0));
        return { ...NOTHING, grounding, intercepted, incomplete: minus(rest, intercepted), yards: lost };
      }
      case "throw":
        return this.thrown(total, cell.yards, scramble, carry);
    }
  }

  private thrown(total: number, yards: number, scramble: boolean, carry: number): PassOutcome {
    const { caught, intercepted, incomplete } = catchOdds(this.rules, throwLevel(this.rules, total, scramble));
    const { breakaway } = this.rules.card.running;
    const runs = [runRow(this.rules, 0), runRow(this.rules, carry)];
    const all = sum(caught);
    let gained = times(all, fraction(yards));
    let fumble = ZERO;
    caught.forEach((chance, steps) => {
      if (steps === 0) return;
      const run = runs[steps >= breakaway ? 1 : 0];
      gained = sum([gained, times(chance, sum([fraction(STEP_YARDS * steps), run.yards]))]);
      fumble = sum([fumble, times(chance, run.anyFumble)]);
    });
    return { ...NOTHING, caught: all, intercepted, incomplete, fumble, yards: gained };
  }

  /** The pass after its challenge, with or without the second die. */
  after(result: number, more: boolean, carry = 0): PassOutcome {
    if (!more) return this.total(result, false, carry);
    return blend(
      oneDie().map(({ value, chance }) => ({
        chance,
        odds: this.total(secondTotal(result, value), result < 0, carry),
      })),
    );
  }

  /** A whole attempt; the second die is thrown if the result is below `stopAt`. */
  attempt(beta: number, stopAt: number): PassOutcome {
    return blend(
      contest(beta).map(({ value, chance }) => ({
        chance,
        odds: this.after(value, value < stopAt, Math.max(0, beta)),
      })),
    );
  }

  steps(): StepRow[] {
    const { low } = chartsOf(this.rules).pass;
    const most = contest(Math.max(...this.rules.card.strategy.map(({ stars }) => stars))).at(-1)?.value ?? 0;
    return Array.from({ length: most - low + 1 }, (_, i) => ({
      result: low + i,
      stop: this.after(low + i, false),
      throw: this.after(low + i, true),
    }));
  }

  throws(scramble: boolean): ThrowRow[] {
    return chartsOf(this.rules).pass.rows.flatMap((row) => {
      if (row.result !== "throw") return [];
      const { level } = throwLevel(this.rules, row.from, scramble);
      return [{ throw: row.yards, level, yards: this.total(row.from, scramble).yards }];
    });
  }

  levels(): LevelRow[] {
    return this.rules.card.levels.map((level) => {
      const { caught, intercepted } = catchOdds(this.rules, level);
      return { level: level.level, caught: sum(caught), intercepted };
    });
  }
}
