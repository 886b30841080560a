/** The optimal choices of one season, digested into plain rows, so that they can be held against the digest. */
import { canExtend, type CampaignState } from "../../../src/systems/dynasty/engine/index.js";
import {
  chartsOf,
  regularRow,
  ROUNDS,
  winsRound,
  type DynastyRules,
} from "../../../src/systems/dynasty/rules/index.js";
import type {
  CoachCard,
  ContractAdvice,
  Hand,
  OfficeAdvice,
  OffSeasonAdvice,
  RegularAdvice,
  RoundAdvice,
} from "./solver-card-rows.js";
import { CoachTables, type Place } from "../../../src/systems/dynasty/solver/coach-tables.js";
import { multisetOf, REGULAR_DICE } from "../../../src/systems/dynasty/solver/multisets.js";
import { PAIRS } from "../../../src/systems/dynasty/solver/off-season-values.js";
import { entryRound, LOST, WON } from "../../../src/systems/dynasty/solver/outcomes.js";
import { EDGE, type RollPolicy } from "../../../src/systems/dynasty/solver/policy.js";
import { RollValues } from "../../../src/systems/dynasty/solver/roll-values.js";
import type { SolvedTable } from "../../../src/systems/dynasty/solver/solution.js";

/** Contract rows go up to this many seasons left. */
const MOST_LEFT = 4;

/** Reads the card off a solution. `season` 5 is early enough that the end does not matter yet. */
export function coachCard(
  solution: SolvedTable,
  rules: DynastyRules,
  season = Math.min(5, solution.seasons),
): CoachCard {
  const reader = new CardReader(rules, solution, season);
  const { diceMin, diceMax, influenceMin, influenceMax } = rules.tables.setup;
  const hands: Hand[] = [];
  for (let dice = diceMin; dice <= diceMax; dice++) {
    for (let influence = influenceMin; influence <= influenceMax; influence++) hands.push({ dice, influence });
  }
  return {
    season,
    offSeason: hands.flatMap((hand) => [true, false].map((losing) => reader.offSeason(hand, losing))),
    frontOffice: hands.flatMap((hand) => reader.frontOffice(hand)),
    regular: hands.flatMap((hand) => reader.regular(hand)),
    rounds: hands.flatMap((hand) => ROUNDS.flatMap((_, round) => reader.round(hand, round))),
    contract: hands.flatMap((hand) => reader.contract(hand)),
  };
}

class CardReader {
  private readonly tables: CoachTables;

  constructor(
    private readonly rules: DynastyRules,
    solution: SolvedTable,
    private readonly season: number,
  ) {
    this.tables = new CoachTables(rules, solution);
  }

  private state({ dice, influence }: Hand, more: Partial<CampaignState> = {}): CampaignState {
    const { seasons, previousWins } = this.rules.tables.setup;
    return {
      stage: "regular",
      season: this.season,
      dice,
      influence,
      contractEnd: seasons,
      prevWins: previousWins,
      prevDepth: 0,
      losingBonus: 1,
      faces: [],
      rerolling: [],
      modifiers: 0,
      first: true,
      naturalCoach: 1,
      wins: 0,
      depth: 0,
      round: 0,
      bought: 0,
      earned: 0,
      ...more,
    };
  }

  offSeason(hand: Hand, losing: boolean): OffSeasonAdvice {
    const { prev } = this.tables.model;
    const { wins, depth } = prev.examples[losing ? 0 : prev.losing];
    const state = this.state(hand, { prevWins: wins, prevDepth: depth as CampaignState["depth"] });
    const { offSeason, level, offLane } = this.tables.place(state);
    const counts = new Map<number, { pairs: number; again: number }>();
    for (const { a, b } of PAIRS) {
      const total = Math.min(a + b + offSeason.bonus, chartsOf(this.rules).offSeason.span[1]);
      const count = counts.get(total) ?? { pairs: 0, again: 0 };
      const taken = offSeason.take(a, b, 0).best[level][offLane];
      count.pairs++;
      if (level > 0 && offSeason.rerollWorth(level, a, b, offLane).worth > taken + EDGE) count.again++;
      counts.set(total, count);
    }
    const totals = [...counts].sort(([a], [b]) => a - b);
    let modifiers = 0;
    let worth = offSeason.bidWorth(level, 0, 0, offLane);
    for (let k = 1; k <= level; k++) {
      const value = offSeason.bidWorth(level, 0, k, offLane);
      if (value > worth + EDGE) [worth, modifiers] = [value, k];
    }
    const always = totals.filter(([, c]) => c.again === c.pairs).map(([total]) => total);
    const sometimes = totals.filter(([, c]) => c.again > 0 && c.again < c.pairs).map(([total]) => total);
    return { ...hand, losing, always, sometimes, modifiers };
  }

  frontOffice(hand: Hand): OfficeAdvice[] {
    const { offSeason, level, offLane } = this.tables.place(this.state(hand));
    return this.rules.tables.frontOffice.flatMap(({ choice }, row) => {
      if (!choice) return [];
      const [one, two] = choice.map((option) =>
        option === "rollAgain" ? offSeason.frontOffice[level][offLane] : offSeason.effect(option, level)[offLane],
      );
      return [{ ...hand, row, option: two > one ? 1 : 0, gain: Math.abs(one - two) } as const];
    });
  }

  regular(hand: Hand): RegularAdvice[] {
    const state = this.state(hand);
    const place = this.tables.place(state);
    const policy = this.tables.regular(state, place);
    const rows = this.rules.tables.regularSeason.map(() => ({ ways: 0, setCoach: 0, reroll: 0 }));
    this.eachRoll(hand.dice, (faces, ways) => {
      const row = rows[regularRow(this.rules, faces[0], faces, true)];
      row.ways += ways;
      const action = this.action(policy, place, faces, place.phases.end.plan.regular.slots.length);
      if (action) row[action] += ways;
    });
    return rows.flatMap(({ ways, setCoach, reroll }, row) => {
      if (ways === 0) return [];
      return [{ ...hand, row, chance: ways / 6 ** hand.dice, setCoach: setCoach / ways, reroll: reroll / ways }];
    });
  }

  round(hand: Hand, round: number): RoundAdvice[] {
    const place = this.tables.place(this.state(hand));
    const { plan } = place.phases.end;
    if (plan.playoffs.units[round].length === 0) return [];
    const entries = plan.regular.results.flat().filter((r) => (entryRound(r.entry) ?? ROUNDS.length) <= round);
    const state = this.state(hand, { wins: Math.min(...entries.map((r) => r.wins)), stage: "playoff", round });
    const policy = this.tables.round(state, round, place);
    const lost = { ways: 0, setCoach: 0, reroll: 0 };
    this.eachRoll(hand.dice, (faces, ways) => {
      if (winsRound(this.rules, ROUNDS[round], faces)) return;
      lost.ways += ways;
      const action = this.action(policy, place, faces, 6);
      if (action) lost[action] += ways;
    });
    const chance = this.roundChance(hand.dice, round)[place.level];
    return [
      { ...hand, round: ROUNDS[round], chance, setCoach: lost.setCoach / lost.ways, reroll: lost.reroll / lost.ways },
    ];
  }

  /** By influence before the roll; points left over are worth nothing. */
  private roundChance(dice: number, round: number): number[] {
    const { model } = this.tables;
    const graph = model.dice[dice - model.minDice].roundRolls[round];
    const stop = new Float64Array(2);
    [stop[LOST], stop[WON]] = [0, 1];
    const out = Array.from({ length: model.levels }, () => new Float64Array(1));
    const values = new RollValues(graph, 1, this.rules.switches.naturalSix === "everyRoll");
    values.run(
      out.map(() => stop),
      out,
    );
    return out.map(([chance]) => chance);
  }

  contract(hand: Hand): ContractAdvice[] {
    const { seasons } = this.rules.tables.setup;
    return (["regularStart", "seasonEnd"] as const).flatMap((at) =>
      Array.from({ length: Math.min(MOST_LEFT, seasons - this.season) + 1 }, (_, left) => {
        return { ...hand, at, left, buy: this.purchases(at, hand, left) };
      }),
    );
  }

  /** Buys as long as each purchase is worth it. */
  private purchases(at: ContractAdvice["at"], hand: Hand, left: number): number {
    const { tables } = this;
    const { previousWins, seasons } = this.rules.tables.setup;
    const { bought } = this.rules.tables.extension;
    let state = this.state(hand, { stage: at, contractEnd: this.season + left, wins: previousWins });
    // For sale: the window is another question.
    while (canExtend(this.rules, { ...state, stage: "regularStart" }) && tables.buys(at, state)) {
      const contractEnd = Math.min(seasons, state.contractEnd + bought);
      state = { ...state, contractEnd, influence: state.influence - 1, bought: state.bought + 1 };
    }
    return state.bought;
  }

  private action(
    policy: RollPolicy,
    { level }: Place,
    faces: readonly number[],
    slots: number,
  ): "setCoach" | "reroll" | undefined {
    const slot = slots > 6 ? (faces[0] - 1) * 7 : faces[0] - 1;
    const { kind } = policy.action(level, slot, faces, multisetOf(faces, 1), true);
    return kind === "setCoach" || kind === "reroll" ? kind : undefined;
  }

  private eachRoll(dice: number, visit: (faces: readonly number[], ways: number) => void): void {
    REGULAR_DICE.faces[dice - 1].forEach((others, m) => {
      for (let coach = 1; coach <= 6; coach++) visit([coach, ...others], REGULAR_DICE.ways[dice - 1][m]);
    });
  }
}
