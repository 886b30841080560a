/** When extensions are for sale (D12, D16), as the values need to know it. */
import { ROUNDS, type DynastyRules } from "../rules/index.js";

/** Purchase windows that no switch opens; they show their effect on the last digits of the expectation. */
export interface ExtraWindows {
  /** Between a first roll's natural 6 and its point. */
  readonly naturalSix?: boolean;
  /** Between the Front Office die and what it books. */
  readonly frontOffice?: boolean;
}

export interface Windows {
  /** At the last decision over the dice of the season or a round. */
  readonly stop: boolean;
  /** After the season's contract step. */
  readonly end: boolean;
  /** Before gains in sight: the off-season row's, the season's, a won round's. */
  readonly beforeGain: boolean;
  /** Between the season's gain and its roll. Elsewhere a later or earlier window makes this one useless. */
  readonly beforeRoll: boolean;
  /** The coach is asked once more before a round's roll: after a perk, or where this is the only window. */
  readonly beforeRound: readonly boolean[];
  readonly extra: ExtraWindows;
}

export function windowsOf(rules: DynastyRules, extra: ExtraWindows = {}): Windows {
  const { extendWindow, buyBeforeGain } = rules.switches;
  const onlyBeforeRolls = extendWindow === "notAfterLastRoll";
  return {
    stop: !onlyBeforeRolls,
    end: extendWindow === "anyDecision",
    beforeGain: buyBeforeGain,
    beforeRoll: !buyBeforeGain || onlyBeforeRolls,
    beforeRound: ROUNDS.map((_, k) => onlyBeforeRolls || perkOf(rules, k - 1) !== 0),
    extra,
  };
}

/** Influence for winning a round. */
export function perkOf(rules: DynastyRules, round: number): number {
  return rules.tables.playoffs.find((row) => row.round === ROUNDS[round])?.influence ?? 0;
}
