/** Figures of the cards next to their targets: exact, against the average opponent. */
import { sumOf } from "../../../kernel/lists/index.js";
import type { Season, TeamRow } from "../../../stats/index.js";
import { SITUATION_SHARES, width, type Code, type DiceRules, type PunterCard, type Team } from "../rules/index.js";
import { penaltiesWith } from "./foul-range.js";
import { bandChances, puntCost, returnAim } from "./specialists.js";
import type { Average } from "./average.js";
import type { Allowed, DefenseSolved } from "./scales.js";
import type { League } from "./league.js";
import type { Levels } from "./levels.js";
import { recorded } from "./neutral.js";
import type { OffenseInput, OffenseMade } from "./offense.js";
import { returnAverage } from "./shapes.js";
import { STATISTICS, type ProofRow, type StatisticId } from "./statistics.js";

interface Made {
  readonly id: string;
  readonly team: Team;
  readonly input: OffenseInput;
  readonly offense: OffenseMade;
  readonly defense: DefenseSolved;
  /** Targets, adjusted for the schedule. */
  readonly allowed: Allowed;
  readonly levels: Levels;
}

export function proofOf(made: Made, season: Season, league: League, average: Average, rules: DiceRules): ProofRow[] {
  const rows: ProofRow[] = [];
  const add = (statistic: StatisticId, input: number, expected: number, target = input): void => {
    const { tolerance } = STATISTICS[statistic];
    rows.push({ team: made.id, statistic, input, target, expected, difference: expected - target, tolerance });
  };
  const own: TeamRow = season.own.get(made.id)!;
  passingRows(made, own, add);
  runningRows(made, add);
  const { allowed, defense } = made;
  const { rates } = defense;
  const theirs = recorded(season.against.get(made.id));
  if (allowed.completion !== undefined)
    add("defense.completionPct", 100 * theirs.completion!, 100 * rates.completion, 100 * allowed.completion);
  if (allowed.interception !== undefined)
    add("defense.interceptionPct", 100 * theirs.interception!, 100 * rates.interception, 100 * allowed.interception);
  if (allowed.sack !== undefined) add("defense.sackPct", 100 * theirs.sack!, 100 * rates.sack, 100 * allowed.sack);
  if (allowed.rush !== undefined)
    add(
      "defense.yardsPerRush",
      theirs.rush!,
      league.rush + (defense.bonus - average.offense.bonus) * average.carried,
      league.rush + allowed.rush,
    );
  if (allowed.yardsPerCompletion !== undefined)
    add(
      "defense.yardsPerCompletion",
      theirs.yardsPerCompletion!,
      league.yardsPerCompletion + defense.yardsPerCompletion - average.yardsPerCompletion,
      league.yardsPerCompletion + allowed.yardsPerCompletion,
    );
  if (made.team.fouls !== undefined)
    add(
      "team.penalties",
      own.penalties! / made.input.games,
      penaltiesWith(made.team.fouls, rules, made.team.season, made.levels.penalties),
    );
  kickingRows(made, season, league, rules, add);
  return rows;
}

/** Runs per 100 calls over a game's situations. */
export const runsCalled = (calls: Team["offense"]["calls"]): number =>
  sumOf(
    (Object.entries(SITUATION_SHARES) as [Code, number][]).map(
      ([code, share]) =>
        share * sumOf(calls[code].map(({ from, to, value }) => (/\d/.test(value) ? 0 : to - from + 1))),
    ),
  ) / 100;

/** Yards per punt: punts caught on the run or rolling into the end zone are shorter than the card's numbers. */
export function puntYards({ yards }: Pick<PunterCard, "yards">, rules: Pick<DiceRules, "switches">): number {
  const flown = yards.filter(({ value }) => value !== "blocked");
  const total = sumOf(flown.map(({ from, to }) => to - from + 1));
  return sumOf(flown.map(({ from, to, value }) => (to - from + 1) * Number(value))) / total - puntCost(rules);
}

type Add = (statistic: StatisticId, input: number, expected: number, target?: number) => void;

/** The whole team, weighting its passers by passes. */
function passingRows({ input, offense }: Made, own: TeamRow, add: Add): void {
  const of = (value: (one: OffenseInput["passers"][number]) => number): number => sumOf(input.passers.map(value));
  const attempts = of((one) => one.attempts);
  const sacks = of((one) => one.sacks);
  const runs = of((one) => one.runs);
  const { expected } = offense;
  const { team } = input;
  add(
    "offense.completionPct",
    100 * (team.completion ?? of((one) => one.completions) / attempts),
    100 * expected.completion,
  );
  add(
    "offense.interceptionPct",
    100 * (team.interception ?? of((one) => one.intercepted) / attempts),
    100 * expected.interception,
  );
  if (own.sacks !== undefined)
    add("offense.sackPct", 100 * (team.sack ?? sacks / (attempts + sacks)), 100 * expected.sack);
  add("offense.scramblePct", (100 * runs) / (attempts + sacks + runs), 100 * expected.scramble);
  if (team.yardsPerCompletion !== undefined)
    add("offense.yardsPerCompletion", team.yardsPerCompletion, expected.yardsPerCompletion);
  add("offense.yardsPerRush", team.yardsPerRush, expected.yardsPerRush);
}

function runningRows({ team, input, offense }: Made, add: Add): void {
  const players = input.carriers;
  add("offense.runPct", 100 * offense.runs, runsCalled(team.offense.calls));
  const all = sumOf([...offense.caught.values()].flat());
  const known = players.filter(({ name }) => sumOf(offense.caught.get(name) ?? []) > 0);
  const receptions = sumOf(known.map((man) => man.receptions));
  if (receptions > 0) {
    const shares = known.map((man) => ({
      wanted: (100 * man.receptions) / receptions,
      got: (100 * sumOf(offense.caught.get(man.name)!)) / all,
    }));
    const worst = shares.reduce((a, b) => (Math.abs(b.got - b.wanted) > Math.abs(a.got - a.wanted) ? b : a));
    add("offense.receivingShare", worst.wanted, worst.got);
  }
}

function kickingRows({ id, team }: Made, season: Season, league: League, rules: DiceRules, add: Add): void {
  const [kicker] = team.roster.kickers;
  const row = season.tables.kicking.find(({ team: of, player }) => of === id && player === kicker.name);
  if (row?.fieldGoalAttempts && row.fieldGoals !== undefined && row.tried30 !== undefined) {
    const tried = [row.tried0, row.tried20, row.tried30, row.tried40, row.tried50].map((one) => one ?? 0);
    const made = [row.made0, row.made20, row.made30, row.made40, row.made50];
    const chances = bandChances(row, league, tried, made);
    const got = [10, 25, 35, 45, 52].map((yards) => {
      const band = kicker.bands.find(({ from, to }) => yards >= from && yards <= to);
      return width(band?.good ?? null) / 100;
    });
    const all = sumOf(tried);
    const mean = (list: readonly number[]): number => (100 * sumOf(list.map((p, i) => p * tried[i]))) / all;
    add(
      "kicking.fieldGoalPct",
      (100 * row.fieldGoals) / row.fieldGoalAttempts,
      mean(got),
      mean(chances.map((p) => Math.min(0.98, p))),
    );
  }
  const [punter] = team.roster.punters;
  const punts = season.tables.punting.find(({ team: of, player }) => of === id && player === punter.name);
  if (punts?.yards !== undefined && punts.punts > 0) {
    add("punting.average", punts.yards / punts.punts, puntYards(punter, rules));
  }
  for (const kind of ["kick", "punt"] as const) {
    const [first] = team.roster.returns[kind];
    const mine = season.tables.returns.find(({ team: of, player }) => of === id && player === first.name);
    const [returns, yards] =
      kind === "kick" ? [mine?.kickReturns, mine?.kickReturnYards] : [mine?.puntReturns, mine?.puntReturnYards];
    if (!returns || yards === undefined) continue;
    const usual = kind === "kick" ? league.kickReturn : league.puntReturn;
    const target = returnAim(yards, returns, usual);
    add(`returns.${kind}`, yards / returns, returnAverage(kind, first.yards), target);
  }
}
