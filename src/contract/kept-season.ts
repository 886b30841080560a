/** A team's season as the outside of its envelope shows it. Types only. */

interface KeptGame {
  readonly opponent: string;
  readonly for: number;
  readonly against: number;
  readonly result: "W" | "L" | "T";
}

export interface KeptSeason {
  /** 1 = the first. */
  readonly season: number;
  /** All games so far, playoffs too, in the order they were played. */
  readonly games: readonly KeptGame[];
  /** `10–4`, and the points, of the games that count for records. */
  readonly record: string;
  readonly for: number;
  readonly against: number;
  /** The last round of the playoffs that it played, or that it is the champion; empty before. */
  readonly playoffs: string;
}
