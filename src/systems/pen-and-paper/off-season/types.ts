/** What happens between two seasons: questions, answers and the ledger of every die and dollar (section 3.4). */
import type { RollerState } from "../../../kernel/dice/index.js";
import type { LeagueGame } from "../league/league-game.js";
import type {
  FanChange,
  OffSeasonEvent,
  PenAndPaperRules,
  PerStat,
  Position,
  SeasonClass,
  Stat,
} from "../rules/index.js";
import type { Creation } from "../teams/create.js";
import type { LeagueTeam } from "../league/league-team.js";

/** How a market can be gained: free, shared with the teams that hold it, or won from its holder. */
export type GrowthHow = "freeMajor" | "freeMinor" | "sharedMajor" | "challenge";
export interface GrowthOption {
  readonly market: string;
  readonly how: GrowthHow;
  /** Team id of the holder, for a challenge. */
  readonly rival?: string;
}

export interface Asked {
  /** Team id. */
  readonly team: string;
}
/** A decision that a general manager takes. Money in millions of dollars. */
export type OffSeasonQuestion = Asked &
  (
    | { readonly kind: "grow"; readonly options: readonly GrowthOption[] }
    | { readonly kind: "shrink"; readonly options: readonly string[] }
    | { readonly kind: "stay"; readonly price: number; readonly bank: number; readonly to: string }
    | { readonly kind: "setback"; readonly points: number }
    | { readonly kind: "spend"; readonly bank: number; readonly prices: readonly number[] }
    | { readonly kind: "improve"; readonly rolls: number }
  );

/** The answer to a question of the same kind. */
export type OffSeasonChoice =
  /** Market code, or null to stay as large as before. */
  | { readonly kind: "grow"; readonly market: string | null }
  | { readonly kind: "shrink"; readonly market: string }
  | { readonly kind: "stay"; readonly pay: boolean }
  /** Points taken off each score; they add up to the setback. */
  | { readonly kind: "setback"; readonly points: Partial<PerStat> }
  /** Extra abilities bought. */
  | { readonly kind: "spend"; readonly extra: number }
  /** One stat a roll, all different, in rolling order. */
  | { readonly kind: "improve"; readonly stats: readonly Stat[] };

/** What a manager may look at. */
export interface OffSeasonView {
  readonly rules: PenAndPaperRules;
  readonly teams: readonly LeagueTeam[];
  readonly classes: Readonly<Record<string, SeasonClass>>;
  teamOf(id: string): LeagueTeam;
  /** Team ids that hold a market. */
  holdersOf(market: string): readonly string[];
}

export interface GeneralManager {
  readonly id: string;
  readonly title: string;
  decide(question: OffSeasonQuestion, view: OffSeasonView): OffSeasonChoice;
}

export interface MarketIncome {
  readonly market: string;
  readonly kind: "major" | "minor";
  readonly shared: boolean;
  readonly pays: number;
}

/** One line of the ledger. */
export type OffSeasonEntry = Asked &
  (
    | { readonly type: "class"; readonly class: SeasonClass }
    | { readonly type: "fanBase"; readonly die: number; readonly change: FanChange }
    | { readonly type: "grew"; readonly market: string; readonly how: GrowthHow; readonly from?: string }
    | {
        readonly type: "challenge";
        readonly market: string;
        readonly rival: string;
        readonly won: boolean;
        readonly game: LeagueGame;
      }
    | { readonly type: "shrank"; readonly market: string }
    | { readonly type: "event"; readonly dice: readonly number[]; readonly event: OffSeasonEvent }
    | { readonly type: "stayed"; readonly paid: number; readonly bank: number }
    | {
        readonly type: "moved";
        readonly from: string;
        readonly to: string;
        readonly die: number;
        readonly lost: readonly string[];
        readonly takenFrom?: string;
      }
    | {
        readonly type: "folded";
        readonly lost: readonly string[];
        readonly bank: number;
        readonly stars: readonly Position[];
      }
    | {
        readonly type: "replaced";
        readonly by: string;
        readonly market: string;
        readonly marketDie: number;
        readonly nameDie: number;
        readonly creation: Creation;
      }
    | { readonly type: "setback"; readonly die: number; readonly points: number; readonly taken: Partial<PerStat> }
    | {
        readonly type: "income";
        readonly markets: readonly MarketIncome[];
        readonly base: number;
        readonly die?: number;
        readonly income: number;
        readonly bank: number;
      }
    | { readonly type: "spent"; readonly extra: number; readonly paid: number; readonly bank: number }
    | {
        readonly type: "improvement";
        readonly stat: Stat;
        readonly die: number;
        readonly from: number;
        readonly to: number;
      }
    | {
        readonly type: "star";
        readonly stat: Stat;
        readonly die: number;
        readonly positionDie: number;
        readonly position: Position;
        readonly from: number;
        readonly to: number;
        readonly again: boolean;
      }
    | {
        readonly type: "starLost";
        readonly position: Position;
        readonly stat: Stat;
        readonly to: string;
        readonly scoreFrom: number;
        readonly scoreTo: number;
      }
  );

/** A question that is open, and the die that it came of. */
export interface OpenQuestion {
  readonly question: OffSeasonQuestion;
  readonly die?: number;
}

/** What fixes an off-season but dice and answers. */
export interface OffSeasonSetup {
  readonly rules: PenAndPaperRules;
  readonly classes: Readonly<Record<string, SeasonClass>>;
  /** Team ids, best first. */
  readonly order: readonly string[];
}

/** An off-season between two questions: JSON from which it goes on. */
export interface OffSeasonState {
  readonly teams: readonly LeagueTeam[];
  /** The dice continue from here. */
  readonly roller: RollerState;
  readonly ledger: readonly OffSeasonEntry[];
  /** Teams that folded and wait for a replacement. */
  readonly folded: readonly string[];
  /** Steps of section 3.4 that are over, the current one among them. */
  readonly phase: number;
  /** Ids of the teams whose turn comes in the current one. */
  readonly left: readonly string[];
  /** Absent when the off-season is over. */
  readonly asked?: OpenQuestion;
}
