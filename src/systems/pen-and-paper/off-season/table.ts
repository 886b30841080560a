/** The offseason in progress: teams, dice, the open question and the ledger in one place, mutable during a step. */
import type { Roller } from "../../../kernel/dice/index.js";
import { MARKETS, type Market, type PenAndPaperRules, type SeasonClass } from "../rules/index.js";
import { fullName, without, type FullTeam } from "../teams/types.js";
import type { LeagueTeam } from "../league/league-team.js";
import type {
  OffSeasonChoice,
  OffSeasonEntry,
  OffSeasonQuestion,
  OffSeasonSetup,
  OffSeasonState,
  OffSeasonView,
  OpenQuestion,
} from "./types.js";

/** A ledger entry of one type, without its team. */
type Line = OffSeasonEntry extends infer E ? (E extends unknown ? Omit<E, "team"> : never) : never;

/** A step: which teams take a turn, and what a turn does. */
export interface Phase {
  turns(table: OffSeasonTable): readonly string[];
  play(table: OffSeasonTable, id: string): void;
}
/** Applies an answer. `die` is the roll that led to the question. */
export type Answered<K extends OffSeasonQuestion["kind"]> = (
  table: OffSeasonTable,
  question: Extract<OffSeasonQuestion, { kind: K }>,
  choice: Extract<OffSeasonChoice, { kind: K }>,
  die?: number,
) => void;

export class OffSeasonTable implements OffSeasonView {
  readonly rules: PenAndPaperRules;
  readonly classes: Readonly<Record<string, SeasonClass>>;
  readonly ledger: OffSeasonEntry[];
  readonly folded: Set<string>;
  phase: number;
  left: string[];
  asked: OpenQuestion | undefined;
  #teams: LeagueTeam[];
  readonly #order: readonly string[];

  constructor(
    { rules, classes, order }: OffSeasonSetup,
    { teams, ledger, folded, phase, left, asked }: Omit<OffSeasonState, "roller">,
    readonly roller: Roller,
  ) {
    this.rules = rules;
    this.classes = classes;
    this.ledger = [...ledger];
    this.folded = new Set(folded);
    this.phase = phase;
    this.left = [...left];
    this.asked = asked;
    this.#teams = [...teams];
    this.#order = order;
  }

  /** The state from which the offseason continues. */
  state(): OffSeasonState {
    const { teams, ledger, folded, phase, left, asked } = this;
    const roller = this.roller.state()!;
    return { teams, roller, ledger, folded: [...folded], phase, left, ...(asked && { asked }) };
  }

  get teams(): readonly LeagueTeam[] {
    return this.#teams;
  }

  /** Ids of the teams that still exist, best first. */
  get order(): string[] {
    return this.#order.filter((id) => !this.folded.has(id));
  }

  teamOf(id: string): LeagueTeam {
    const found = this.#teams.find((entry) => entry.team.id === id);
    if (!found) throw new RangeError(`the league has no team ${id}`);
    return found;
  }

  nameOf = (id: string): string => fullName(this.teamOf(id).team);

  /** Teams that hold a market, at home or otherwise. */
  holdersOf(market: string): string[] {
    return this.#teams
      .filter(({ team }) => !this.folded.has(team.id) && (team.home === market || team.markets.includes(market)))
      .map(({ team }) => team.id);
  }

  /** Markets in use: those of the lists, and added ones while a team is there (E21). */
  get markets(): readonly Market[] {
    return MARKETS.filter((market) => !market.ours || this.holdersOf(market.code).length > 0);
  }

  update(id: string, change: Partial<LeagueTeam>): void {
    this.#teams = this.#teams.map((entry) => (entry.team.id === id ? { ...entry, ...change } : entry));
  }

  updateTeam(id: string, change: Partial<FullTeam>): void {
    this.update(id, { team: { ...this.teamOf(id).team, ...change } });
  }

  /** Sets a score; the printed card is no longer valid (A5). */
  setScore(id: string, stat: keyof FullTeam["scores"], score: number): void {
    const team = without(this.teamOf(id).team, "printed");
    this.update(id, { team: { ...team, scores: { ...team.scores, [stat]: score } } });
  }

  book(team: string, line: Line): void {
    this.ledger.push({ team, ...line } as OffSeasonEntry);
  }

  /** Opens a question: nothing else happens until it is answered. */
  ask(question: OffSeasonQuestion, die?: number): void {
    this.asked = { question, ...(die !== undefined && { die }) };
  }

  die(sides: number): number {
    return this.roller.die(sides);
  }
}
