/** Figures of cards, from the cards alone: exact, against an average opponent of their era or a league's teams; the team's, then each player's. */
import type { FigureRow, FiguresRequest } from "../../../contract/figures.js";
import { sumOf } from "../../../kernel/lists/index.js";
import { STANDARD_RULES, width, type DiceRules, type QuarterbackCard, type Team } from "../rules/index.js";
import { averageOf, type Average } from "./average.js";
import { meetingsOf, runBonus, visitPasses, wallOf, type Met, type PassVisitor } from "./enumerate.js";
import { standingsOf } from "./fouls.js";
import { columnsFor, kneelShare, lateCompletions, lateYards } from "./game-shape.js";
import {
  catchesOf,
  figuresOf as passesOf,
  gatherPasses,
  ratesOf,
  scrambleShare,
  widthsOf,
  type Catches,
  type PassFigures,
  type PassRates,
} from "./grid.js";
import { eraOf, type League } from "./league.js";
import { mixedFigures, runShares, tiredOf } from "./offense.js";
import { puntYards, runsCalled } from "./proof.js";
import { allowedBy } from "./scales.js";
import { returnAverage } from "./shapes.js";
import { STATISTICS, type StatisticId } from "./statistics.js";
import { passStandings, yardsOfCatches, yardsOfRun, yardsOfRuns } from "./yards.js";

/** Rounds of tiring players, who then touch the ball less; after these, no shown figure changes. */
const ROUNDS = 4;

interface Usual {
  readonly league: League;
  readonly average: Average;
  /** The average team as an opponent. */
  readonly met: readonly Met[];
}

const usual = new WeakMap<DiceRules, Map<number, Usual>>();
const leagues = new WeakMap<DiceRules, WeakMap<readonly Team[], readonly Met[]>>();

/** The average team of a year. */
function usualOf(year: number, rules: DiceRules): Usual {
  let years = usual.get(rules);
  if (!years) usual.set(rules, (years = new Map()));
  let known = years.get(year);
  if (!known) {
    const league = eraOf(year);
    const average = averageOf(league, rules);
    years.set(year, (known = { league, average, met: [{ wall: average.wall, share: 1 }] }));
  }
  return known;
}

/** The teams of a league, equally weighted; the average team without one. */
function metBy(league: readonly Team[] | undefined, { met: average }: Usual, rules: DiceRules): readonly Met[] {
  if (!league) return average;
  let known = leagues.get(rules);
  if (!known) leagues.set(rules, (known = new WeakMap<readonly Team[], readonly Met[]>()));
  let met = known.get(league);
  if (!met) known.set(league, (met = league.map((team) => ({ wall: wallOf(team), share: 1 / league.length }))));
  return met;
}

/** Drop-backs of a passer in his season; 1 if his card does not say. */
const dropsOf = ({ season = {} }: QuarterbackCard): number =>
  (season.attempts ?? 1) + (season.sacked ?? 0) + (season.rushes ?? 0);

/** Expected results of an offense. */
function offenseOf(team: Team, met: readonly Met[], rules: DiceRules) {
  const { roster, offense } = team;
  const { carriers, quarterbacks } = roster;
  const standings = standingsOf(rules, team.redZone);
  const stand = passStandings(standings);
  const mix = columnsFor(0, rules);
  const meetings = meetingsOf(team, met, rules);
  const grids = quarterbacks.map(({ passing }) => widthsOf(passing));
  const first = Math.max(
    0,
    quarterbacks.findIndex(({ name }) => name === offense.quarterback),
  );
  let tired: readonly number[] = carriers.map(() => 0);
  let caught!: readonly (readonly Catches[])[];
  let ran!: readonly number[];
  const visitAll = (visit: PassVisitor): void => visitPasses(team, meetings, { mix, tired, rules }, visit);
  for (let round = 1; round <= ROUNDS; round++) {
    if (round > 1) tired = tiredOf(carriers, caught, ran, rules);
    ran = runShares(meetings.units, offense, mix, carriers, tired);
    caught = catchesOf(visitAll, carriers.length, grids[first]);
  }
  const passes = gatherPasses(visitAll);
  const each = grids.map((grid) => passesOf(passes, grid, stand));
  const drops = quarterbacks.map(dropsOf);
  const figures = mixedFigures(drops, each);
  const bonus = runBonus(team, meetings.units, met, rules) + lateYards(0, rules);
  const runs = {
    II: carriers.map(({ II }) => II),
    ran,
    bonus,
    quarterbacks,
    scrambles: figures.scramble,
    kneels: kneelShare(undefined, 1, rules),
    drops,
    standings,
  };
  const late = lateCompletions(0, rules);
  const ratesIn = (one: PassFigures): PassRates => {
    const rates = ratesOf(one, mix.hailMary);
    return { ...rates, completion: rates.completion + late };
  };
  return {
    rates: ratesIn(figures),
    scramble: scrambleShare(figures),
    yardsPerCompletion: yardsOfCatches(carriers, caught, standings),
    yardsPerRush: yardsOfRuns(
      carriers.map(({ I }) => I),
      runs,
    ),
    passers: each.map((one) => ({ rates: ratesIn(one), scramble: scrambleShare(one) })),
    men: carriers.map((card, i) => ({
      name: card.name,
      catches: sumOf(caught[i].map(({ all }) => all)),
      yardsPerCatch: yardsOfCatches([card], [caught[i]], standings),
      runs: ran[i],
      yardsPerRush: yardsOfRun(card.I, card.II, bonus, standings),
    })),
  };
}

/** Results of offenses and defenses by their cards: editing a cell keeps the other half. */
const kept = new WeakMap<object, Map<string, unknown>>();
const KEPT = 64;

function halfOf<T>(within: object, parts: readonly unknown[], make: () => T): T {
  let known = kept.get(within);
  if (!known) kept.set(within, (known = new Map()));
  const key = JSON.stringify(parts);
  if (!known.has(key)) {
    if (known.size >= KEPT) known.clear();
    known.set(key, make());
  }
  return known.get(key) as T;
}

/** Exact figures of a team's cards; `quick` omits what its defense allows. */
export function figuresOf(
  team: Team,
  { rules: given, league, targets = {}, quick = false }: FiguresRequest = {},
): readonly FigureRow[] {
  const rules = (given ?? STANDARD_RULES) as DiceRules;
  const era = usualOf(team.season, rules);
  const { roster, offense, defense } = team;
  const met = metBy(league as readonly Team[] | undefined, era, rules);
  const made = halfOf(met, [roster.quarterbacks, roster.carriers, roster.linemen, offense], () =>
    offenseOf(team, met, rules),
  );
  const rows: FigureRow[] = [];
  const aimed = (id: string) => (targets[id] === undefined ? {} : { target: targets[id] });
  const add = (id: StatisticId, value: number): void => {
    const { title, unit, tolerance } = STATISTICS[id];
    rows.push({ id, name: title, unit, value, tolerance, ...aimed(id) });
  };
  const man = (group: string, player: string, words: string, unit: FigureRow["unit"], value: number): void => {
    const id = `${group}.${player}`;
    rows.push({ id, name: `${player}, ${words}`, unit, value, player, ...aimed(id) });
  };
  add("offense.completionPct", 100 * made.rates.completion);
  add("offense.interceptionPct", 100 * made.rates.interception);
  add("offense.sackPct", 100 * made.rates.sack);
  add("offense.scramblePct", 100 * made.scramble);
  add("offense.yardsPerCompletion", made.yardsPerCompletion);
  add("offense.yardsPerRush", made.yardsPerRush);
  add("offense.runPct", runsCalled(team.offense.calls));
  if (!quick) {
    const { rates, bonus, yards } = halfOf(era, [roster.front, roster.backs, defense], () => {
      const against = allowedBy(team, era.average.offense, rules);
      return { rates: against.rates(), bonus: against.bonus(), yards: against.yardsPerCompletion() };
    });
    add("defense.completionPct", 100 * rates.completion);
    add("defense.interceptionPct", 100 * rates.interception);
    add("defense.sackPct", 100 * rates.sack);
    add("defense.yardsPerRush", era.league.rush + (bonus - era.average.offense.bonus) * era.average.carried);
    if (rules.switches.lastMan === "yards")
      add("defense.yardsPerCompletion", era.league.yardsPerCompletion + yards - era.average.yardsPerCompletion);
  }
  const { kickers, punters, returns, quarterbacks } = roster;
  for (const punter of punters.slice(0, 1)) add("punting.average", puntYards(punter, rules));
  for (const kind of ["kick", "punt"] as const)
    for (const { yards } of returns[kind].slice(0, 1)) add(`returns.${kind}`, returnAverage(kind, yards));
  quarterbacks.forEach(({ name }, i) => {
    const { rates, scramble } = made.passers[i];
    man("passer.completionPct", name, "completion %", "%", 100 * rates.completion);
    man("passer.interceptionPct", name, "interception %", "%", 100 * rates.interception);
    man("passer.sackPct", name, "sack %", "%", 100 * rates.sack);
    man("passer.scramblePct", name, "rushes, % of drop-backs", "%", 100 * scramble);
  });
  const [catches, runs] = [sumOf(made.men.map((one) => one.catches)), sumOf(made.men.map((one) => one.runs))];
  for (const one of made.men) {
    if (one.runs > 0) {
      man("runner.share", one.name, "share of the rushes", "%", (100 * one.runs) / runs);
      man("runner.yards", one.name, "yards per rush", "yards", one.yardsPerRush);
    }
    if (one.catches > 0) {
      man("receiver.share", one.name, "share of the catches", "%", (100 * one.catches) / catches);
      man("receiver.yards", one.name, "yards per catch", "yards", one.yardsPerCatch);
    }
  }
  for (const { name, bands } of kickers.slice(0, 1))
    for (const { from, to, good } of bands)
      man(`kicker.${from}-${to}`, name, `field goal % from ${from} to ${to} yards`, "%", width(good));
  return rows;
}
