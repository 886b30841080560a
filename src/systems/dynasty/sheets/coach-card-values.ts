/** What an optimal coach does, asked of the solution itself: a strategy for every phase by dice and influence. */
import type { Coach } from "../coaches/coach.js";
import { isLosing, type CampaignState } from "../engine/index.js";
import {
  chartsOf,
  firstRollOdds,
  fittingRows,
  reachOf,
  regularRow,
  ROUNDS,
  winsRound,
  type DynastyRules,
  type Effect,
  type Round,
} from "../rules/index.js";
import { REGULAR_DICE } from "../solver/multisets.js";
import { optimalCoach } from "../solver/optimal-coach.js";
import { valueAt, type SolvedTable } from "../solver/solution.js";
import { diceCounts, influenceLevels } from "./odds-values.js";
import { signed } from "./shared.js";

/**
 * One cell: `pay` always, `some` depending on the dice, `turn` only for a Coach Die that wins at once,
 * `up` and `down` pay to reach the playoffs or to lose on purpose (small when only some dice ask for it), `keep`.
 */
export type Sign = "pay" | "some" | "turn" | "up" | "down" | "keep";

export interface StrategyCell {
  readonly sign: Sign;
  /** Only some of the rolls. */
  readonly small: boolean;
  readonly text: string;
}

/** A line of the card for one number of dice, a cell for each level of influence; undefined when it cannot come up. */
export type StrategyLine = readonly StrategyCell[] | undefined;

export interface Strategy {
  readonly dice: number;
  /** The off-season lines hold after a losing season. */
  readonly losing: boolean;
  readonly offSeason: readonly StrategyLine[];
  readonly keepFrom: StrategyLine;
  readonly regular: readonly StrategyLine[];
  readonly inPlayoffs: StrategyLine;
  readonly rounds: readonly StrategyLine[];
  readonly office: readonly StrategyLine[];
  readonly contract: readonly StrategyLine[];
  readonly worth: readonly StrategyLine[];
}

/** A share this near to none or all counts as it. */
const NEARLY = 0.03;

const text = (value: string): StrategyCell => ({ sign: "keep", small: false, text: value });
const sign = (value: Sign, small = false): StrategyCell => ({ sign: value, small, text: "" });
const KEEP = sign("keep");

/** The season that the card is read from: early enough that the end does not matter yet. */
export const cardSeason = ({ tables: { setup } }: DynastyRules): number => Math.min(5, setup.seasons);

/** Seasons whose start is valued: first, first of the second half, last. */
export const worthSeasons = ({ tables: { setup } }: DynastyRules): number[] => [
  ...new Set([1, Math.floor(setup.seasons / 2) + 1, setup.seasons]),
];

export function strategies(rules: DynastyRules, solution: SolvedTable): Strategy[] {
  const coach = optimalCoach(solution, rules);
  return diceCounts(rules).map((dice) => new Asker(rules, solution, coach, dice).strategy());
}

class Asker {
  private readonly levels: readonly number[];
  private readonly losing: boolean;
  /** Wins of the likeliest season that leads to the first round. */
  private readonly entryWins: number;

  constructor(
    private readonly rules: DynastyRules,
    private readonly solution: SolvedTable,
    private readonly coach: Coach,
    private readonly dice: number,
  ) {
    this.levels = influenceLevels(rules);
    const odds = firstRollOdds(rules, dice);
    this.losing = odds.losing * 2 > odds.total;
    const entries = odds.results.filter(({ entry }) => entry === "wildCard").sort((a, b) => b.ways - a.ways);
    this.entryWins = entries[0]?.wins ?? 0;
  }

  strategy(): Strategy {
    const { rules, dice, losing } = this;
    const { regularSeason, frontOffice } = rules.tables;
    const [offSeason, keepFrom] = this.offSeason();
    const missed = regularSeason.flatMap((row, i) => (row.playoffs === "none" ? [i] : []));
    const reached = regularSeason.flatMap((row, i) => (row.playoffs === "none" ? [] : [i]));
    return {
      dice,
      losing,
      offSeason,
      keepFrom,
      regular: missed.map((row) => this.regular([row])),
      inPlayoffs: this.regular(reached),
      rounds: rules.tables.playoffs.map(({ round }) => this.round(round)),
      office: frontOffice.flatMap((row, i) => (row.choice ? [this.office(i, row.choice)] : [])),
      contract: this.contract(),
      worth: worthSeasons(rules).map((season) => this.worth(season)),
    };
  }

  /** A state of the card's season; the contract runs to the end, so that nothing but the dice matters. */
  private state(more: Partial<CampaignState>): CampaignState {
    const { setup } = this.rules.tables;
    const previous = this.losing
      ? { prevWins: setup.previousWins, prevDepth: 0 as const }
      : { prevWins: this.winner(), prevDepth: 1 as const };
    return {
      stage: "regular",
      season: cardSeason(this.rules),
      dice: this.dice,
      influence: 0,
      contractEnd: setup.seasons,
      ...previous,
      losingBonus: this.losing ? 1 : 0,
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

  /** Wins of the least season that leads to the first round without being a losing one. */
  private winner(): number {
    const rows = this.rules.tables.regularSeason.filter(
      ({ playoffs, wins }) => playoffs === "wildCard" && wins !== "coach",
    );
    const found = rows.filter(({ wins }) => !isLosing(this.rules, wins as number)).pop();
    return (found?.wins as number | undefined) ?? this.rules.tables.setup.previousWins;
  }

  /** Totals at which to roll again, and from which face on the better die is kept. */
  private offSeason(): [StrategyLine[], StrategyLine] {
    const { rules, losing } = this;
    const table = chartsOf(rules).offSeason;
    const bonus = losing ? 1 : 0;
    const counts = table.rows.map(() => this.levels.map(() => ({ ways: 0, again: 0 })));
    const kept = this.levels.map(() => 7);
    this.levels.forEach((influence, level) => {
      for (let a = 1; a <= 6; a++) {
        for (let b = a; b <= 6; b++) {
          const ways = a === b ? 1 : 2;
          const { row } = table.lookup(a + b + bonus);
          const count = counts[row][level];
          count.ways += ways;
          if (level === 0) continue;
          const state = this.state({ stage: "hold", influence, faces: [a, b] });
          const open = {
            kind: "hold",
            faces: [a, b],
            losingBonus: state.losingBonus,
            modifiers: 0,
            total: a + b + bonus,
          } as const;
          const choice = this.coach.decide(
            { ...open, canReroll: true, rerollAll: rules.switches.offSeasonReroll === "both", canExtend: false },
            state,
            rules,
          );
          if (choice.kind !== "reroll") continue;
          count.again += ways;
          if (choice.dice.length === 1) kept[level] = Math.min(kept[level], choice.dice[0] === 0 ? b : a);
        }
      }
    });
    const lines = counts.map((cells) =>
      cells[0].ways === 0
        ? undefined
        : cells.map(({ ways, again }) => sign(again === 0 ? "keep" : again === ways ? "pay" : "some")),
    );
    return [lines, kept.map((face) => text(face > 6 ? "" : `${face}`))];
  }

  /** Every way the dice can lie, Coach Die first, with its weight. */
  private eachRoll(visit: (faces: readonly number[], ways: number) => void): void {
    const others = REGULAR_DICE.faces[this.dice - 1];
    const ways = REGULAR_DICE.ways[this.dice - 1];
    for (let coach = 1; coach <= 6; coach++) others.forEach((faces, m) => visit([coach, ...faces], ways[m]));
  }

  private regular(rows: readonly number[]): StrategyLine {
    const { rules } = this;
    const totals = this.levels.map(() => ({ ways: 0, up: 0, down: 0 }));
    this.eachRoll((faces, ways) => {
      const row = regularRow(rules, faces[0], faces, true);
      if (!rows.includes(row)) return;
      this.levels.forEach((influence, level) => {
        const total = totals[level];
        total.ways += ways;
        if (level === 0) return;
        const state = this.state({ influence, faces, naturalCoach: faces[0] });
        const open = {
          kind: "regular",
          faces,
          first: true,
          canReroll: true,
          canSetCoach: rules.switches.coachChange === "allowed",
          canExtend: false,
        } as const;
        const fitting = rules.switches.mustTakeBest ? [row] : fittingRows(rules, faces[0], faces, true);
        const choice = this.coach.decide(
          { ...open, rerollAll: rules.switches.rerollScope === "all", row, rows: fitting },
          state,
          rules,
        );
        if (choice.kind === "setCoach") total[this.leads([choice.face, ...faces.slice(1)], [])] += ways;
        else if (choice.kind === "reroll") total[this.leads(faces, choice.dice)] += ways;
      });
    });
    if (totals[0].ways === 0) return undefined;
    return totals.map(({ ways, up, down }) => {
      const share = (up + down) / ways;
      if (share < NEARLY) return KEEP;
      return sign(up >= down ? "up" : "down", share < 1 - NEARLY);
    });
  }

  private readonly led = new Map<string, "up" | "down">();

  /** Where rolling these dice leads: sooner into the playoffs, or sooner to a losing season. */
  private leads(faces: readonly number[], dice: readonly number[]): "up" | "down" {
    const key = faces.map((face, i) => (dice.includes(i) ? "x" : face)).join("");
    let found = this.led.get(key);
    if (found) return found;
    const { rules } = this;
    const now = [...faces];
    let [playoffs, lost] = [0, 0];
    const roll = (at: number): void => {
      if (at < dice.length) {
        for (now[dice[at]] = 1; now[dice[at]] <= 6; now[dice[at]]++) roll(at + 1);
        return;
      }
      const { playoffs: entry, wins } = rules.tables.regularSeason[regularRow(rules, now[0], now, false)];
      if (entry !== "none") playoffs++;
      else if (isLosing(rules, wins === "coach" ? now[0] : wins)) lost++;
    };
    roll(0);
    this.led.set(key, (found = playoffs >= lost ? "up" : "down"));
    return found;
  }

  /** Lost dice of a round: what share is paid for, and how. */
  private round(round: Round): StrategyLine {
    const { rules } = this;
    const reach = reachOf(rules, this.dice);
    if (!reach.rounds.includes(round) || !reach.entries.includes("wildCard")) return undefined;
    const totals = this.levels.map(() => ({ ways: 0, again: 0, turn: 0 }));
    const wins = this.entryWins;
    this.eachRoll((faces, ways) => {
      if (winsRound(rules, round, faces)) return;
      this.levels.forEach((influence, level) => {
        const total = totals[level];
        total.ways += ways;
        if (level === 0) return;
        const state = this.state({
          stage: "playoff",
          influence,
          faces,
          naturalCoach: faces[0],
          wins,
          round: ROUNDS.indexOf(round),
        });
        const open = {
          kind: "playoff",
          round,
          faces,
          first: true,
          wins: false,
          canReroll: true,
          canExtend: false,
        } as const;
        const choice = this.coach.decide(
          {
            ...open,
            rerollAll: rules.switches.rerollScope === "all",
            canSetCoach: rules.switches.coachChange === "allowed",
          },
          state,
          rules,
        );
        if (choice.kind === "setCoach") total.turn += ways;
        else if (choice.kind === "reroll") total.again += ways;
      });
    });
    return totals.map(({ ways, again, turn }) => {
      if (again + turn < NEARLY * ways) return KEEP;
      if (again < 2 * NEARLY * ways) return sign("turn");
      return sign(again + turn > (1 - NEARLY) * ways ? "pay" : "some");
    });
  }

  /** The option taken; a choice that makes no difference says so. */
  private office(row: number, options: readonly [Effect, Effect | "rollAgain"]): StrategyLine {
    const face = this.rules.tables.frontOffice[row].from;
    return this.levels.map((influence) => {
      const state = this.state({ stage: "frontOffice", influence, faces: [face] });
      const ask = (list: readonly [Effect, Effect | "rollAgain"]): number => {
        const choice = this.coach.decide({ kind: "frontOffice", face, row, options: list }, state, this.rules);
        return choice.kind === "option" ? choice.index : 0;
      };
      if (ask(options) === 1) return text(optionText(options[1]));
      const [one, two] = options;
      return text(two !== "rollAgain" && ask([two, one]) === 0 ? "any" : optionText(one));
    });
  }

  /** Seasons bought: last of all when the contract runs out, and before the season's influence is booked. */
  private contract(): StrategyLine[] {
    const { rules, losing } = this;
    const season = cardSeason(rules);
    const { extension, setup } = rules.tables;
    if (rules.switches.boughtExtensions === "none" || rules.switches.contract === "free") return [undefined, undefined];
    const result = { wins: losing ? setup.previousWins : this.winner(), depth: losing ? (0 as const) : (1 as const) };
    const bought = (at: "seasonEnd" | "regularStart", left: number): StrategyLine =>
      this.levels.map((level) => {
        let state = this.state({
          stage: at,
          influence: level,
          contractEnd: season + left,
          ...(at === "seasonEnd" ? result : {}),
        });
        let count = 0;
        while (
          state.influence > setup.influenceMin &&
          this.coach.decide({ kind: "extend", at, canExtend: true }, state, rules).kind === "extend"
        ) {
          count += extension.bought;
          const contractEnd = Math.min(setup.seasons, state.contractEnd + extension.bought);
          state = { ...state, influence: state.influence - 1, contractEnd, bought: state.bought + 1 };
          if (contractEnd >= setup.seasons || !rules.switches.boughtStacks) break;
        }
        return text(signed(count));
      });
    return [
      rules.switches.extendWindow === "anyDecision" ? bought("seasonEnd", 0) : undefined,
      bought("regularStart", 2),
    ];
  }

  private worth(season: number): StrategyLine {
    const { setup } = this.rules.tables;
    return this.levels.map((influence) => {
      const standing = {
        season,
        dice: this.dice,
        influence,
        left: setup.contractYears,
        prevWins: setup.previousWins,
        prevDepth: 0,
      };
      const value = valueAt(this.rules, this.solution, standing);
      return text(value >= 100 ? value.toFixed(0) : value.toFixed(1));
    });
  }
}

function optionText(option: Effect | "rollAgain"): string {
  if (option === "rollAgain") return "again";
  const die = option.dice === 0 ? "" : option.dice === 1 ? "die" : signed(option.dice);
  return [die, signed(option.influence)].filter((part) => part !== "").join(" ") || "0";
}
