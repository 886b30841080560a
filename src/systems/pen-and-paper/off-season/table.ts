/** The off-season while it runs: teams, dice, questions and the ledger in one place. */
import type { Roller } from "../../../kernel/dice/index.js";
import { MARKETS, type Market, type PenAndPaperRules, type SeasonClass } from "../rules/index.js";
import { fullName, without, type FullTeam } from "../teams/types.js";
import type { LeagueTeam } from "../league/types.js";
import { checkChoice } from "./check-choice.js";
import type { Ask, OffSeasonChoice, OffSeasonEntry, OffSeasonQuestion, OffSeasonView } from "./types.js";

type AnswerTo<Q extends OffSeasonQuestion["kind"]> = Extract<OffSeasonChoice, { kind: Q }>;
/** A ledger line of one type without its team. */
type Line = OffSeasonEntry extends infer E ? (E extends unknown ? Omit<E, "team"> : never) : never;

export interface TableOptions {
  readonly rules: PenAndPaperRules;
  readonly teams: readonly LeagueTeam[];
  readonly classes: Readonly<Record<string, SeasonClass>>;
  /** Team ids, best first. */
  readonly order: readonly string[];
  readonly roller: Roller;
  readonly ask: Ask;
}

export class OffSeasonTable implements OffSeasonView {
  readonly rules: PenAndPaperRules;
  readonly classes: Readonly<Record<string, SeasonClass>>;
  readonly roller: Roller;
  readonly ledger: OffSeasonEntry[] = [];
  /** Teams that folded and wait for a replacement: id and place. */
  readonly folded = new Set<string>();
  #teams: LeagueTeam[];
  readonly #order: readonly string[];
  readonly #ask: Ask;

  constructor({ rules, teams, classes, order, roller, ask }: TableOptions) {
    this.rules = rules;
    this.classes = classes;
    this.roller = roller;
    this.#teams = [...teams];
    this.#order = order;
    this.#ask = ask;
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

  /** Markets in use: those of the lists, and added ones as long as a team is there (E21). */
  get markets(): readonly Market[] {
    return MARKETS.filter((market) => !market.ours || this.holdersOf(market.code).length > 0);
  }

  update(id: string, change: Partial<LeagueTeam>): void {
    this.#teams = this.#teams.map((entry) => (entry.team.id === id ? { ...entry, ...change } : entry));
  }

  updateTeam(id: string, change: Partial<FullTeam>): void {
    this.update(id, { team: { ...this.teamOf(id).team, ...change } });
  }

  /** A new score; the printed card no longer holds (A5). */
  setScore(id: string, stat: keyof FullTeam["scores"], score: number): void {
    const team = without(this.teamOf(id).team, "printed");
    this.update(id, { team: { ...team, scores: { ...team.scores, [stat]: score } } });
  }

  book(team: string, line: Line): void {
    this.ledger.push({ team, ...line } as OffSeasonEntry);
  }

  /** Puts a question to the team's manager and checks the answer. */
  decide<K extends OffSeasonQuestion["kind"]>(question: Extract<OffSeasonQuestion, { kind: K }>): AnswerTo<K> {
    const choice = this.#ask(question, this);
    checkChoice(question, choice, this);
    return choice as AnswerTo<K>;
  }

  die(sides: number): number {
    return this.roller.die(sides);
  }
}
