/** What a ruling is. */

/** One answer to a ruling's question. */
export interface RulingValue {
  readonly value: string | boolean | number;
  /** What the game does under this answer. */
  readonly meaning: string;
}

/** One ruling. The first value is the default; a ruling with one value is fixed and has no switch. */
export interface Ruling {
  /** Key in house rules: `switches: {kickoffSpot: 30}`. */
  readonly id: string;
  /** Number in the rulings list: `A21`; `variant` for rules that the source offers as a choice. */
  readonly ruling: string;
  /** Whom it concerns: `team` creation, `league` play, `game` head-to-head, `offSeason`. */
  readonly part: "team" | "league" | "game" | "offSeason";
  readonly question: string;
  readonly values: readonly [RulingValue, ...RulingValue[]];
}
