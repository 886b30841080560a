/** When extensions are for sale (D12, D16), in the form the values need. */
import { ROUNDS, type DynastyRules } from "../rules/index.js";

/** Purchase windows that no switch opens; tests measure their effect, in the last digits of the expectation. */
export interface ExtraWindows {
  /** Between a first roll's natural 6 and its point. */
  readonly naturalSix?: boolean;
  /** Between the Front Office die and what it books. */
  readonly frontOffice?: boolean;
}

export interface Windows {
  /** At the last decision about the dice of the season or a round. */
  readonly stop: boolean;
  /** After the season's contract step. */
  readonly end: boolean;
  /** Before pending gains: of the offseason row, of the season, of a won round. */
  readonly beforeGain: boolean;
  /** Between the season's gain and its roll. Otherwise a later or earlier window makes this one useless. */
  readonly beforeRoll: boolean;
  /** For each round, true if the coach is asked once more before its roll: after a perk, or if this is the only window. */
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
