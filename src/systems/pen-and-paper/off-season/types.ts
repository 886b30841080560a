/** Types of an offseason: questions, answers and the ledger of every die and dollar. */
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
/** A decision for a general manager. Money is in millions of dollars. */
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
  /** Market code, or null to stay the same size. */
  | { readonly kind: "grow"; readonly market: string | null }
  | { readonly kind: "shrink"; readonly market: string }
  | { readonly kind: "stay"; readonly pay: boolean }
  /** Points subtracted from each score; they add up to the setback. */
  | { readonly kind: "setback"; readonly points: Partial<PerStat> }
  /** Extra abilities bought. */
  | { readonly kind: "spend"; readonly extra: number }
  /** One stat per roll, all different, in rolling order. */
  | { readonly kind: "improve"; readonly stats: readonly Stat[] };

/** What a manager may see. */
export interface OffSeasonView {
  readonly rules: PenAndPaperRules;
  readonly teams: readonly LeagueTeam[];
  readonly classes: Readonly<Record<string, SeasonClass>>;
  teamOf(id: string): LeagueTeam;
  /** Ids of the teams that hold a market. */
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

/** One entry of the ledger. */
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

/** An open question, and the die that led to it. */
export interface OpenQuestion {
  readonly question: OffSeasonQuestion;
  readonly die?: number;
}

/** Everything that determines an offseason except dice and answers. */
export interface OffSeasonSetup {
  readonly rules: PenAndPaperRules;
  readonly classes: Readonly<Record<string, SeasonClass>>;
  /** Team ids, best first. */
  readonly order: readonly string[];
}

/** An offseason between two questions: JSON from which it continues. */
export interface OffSeasonState {
  readonly teams: readonly LeagueTeam[];
  /** State from which the dice continue. */
  readonly roller: RollerState;
  readonly ledger: readonly OffSeasonEntry[];
  /** Teams that folded and have not been replaced yet. */
  readonly folded: readonly string[];
  /** Steps that are done, including the current one. */
  readonly phase: number;
  /** Ids of the teams that still have a turn in the current one. */
  readonly left: readonly string[];
  /** Absent after the end of the offseason. */
  readonly asked?: OpenQuestion;
}
