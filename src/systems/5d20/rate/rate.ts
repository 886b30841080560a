/**
 * Season statistics -> team charts. Offenses are fitted against an average defense that is the same for all seasons,
 * defenses against the mean of the season's offenses; both are bilinear, so no iteration between teams is needed.
 */
import type { Issue } from "../../../kernel/issue/index.js";
import { slugOf } from "../../../kernel/words/index.js";
import {
  LEAST_TEAMS,
  ratedTeam,
  requireFigures,
  yearOf,
  teamWords,
  type Row,
  type Season,
} from "../../../stats/index.js";
import {
  lawOf,
  LEAGUE_AVERAGE,
  STANDARD_RULES,
  teamName,
  TRIES_MOST,
  type FiveD20Rules,
  type Provenance,
  type TeamChart,
} from "../rules/index.js";
import { makeCalls } from "./calls.js";
import { passAllowed, rushAllowed } from "./chart-figures.js";
import { CONTEXT_FACTORS, leagueContext, sideContext, type Context } from "./context.js";
import { makeDefense } from "./defense/defense.js";
import { eraAverage, seasonAverage, type EraAverage } from "./eras.js";
import { filledIn, type FilledIn } from "./proof/filled-in.js";
import { makeFourth } from "./situations/fourth.js";
import { leagueFumbles, makeFumbles, withFumbles } from "./fumbles.js";
import { evenNumbers, lateMoves, lateOfPlays, makeLate, OWN_PART } from "./situations/late.js";
import { makeKicking } from "./kicks/kicking.js";
import { bounded, dealt, meanOf } from "./figures.js";
import { homeFieldOfSeason } from "./situations/home-field.js";
import { leagueModel } from "./league.js";
import type { NumbersByTeam, TeamNumbers } from "./calibration/team-numbers.js";
import { usualLevels, type Levels } from "./levels.js";
import { meanOffense, meansOf, passDefenseOf, runDefenseOf, type PassOffense, type RunWeights } from "./model.js";
import { paceOf } from "./situations/pace.js";
import { makePassing } from "./offense/passing.js";
import { foulSharesOf } from "./foul-shares.js";
import { makePenalties, penaltyTargets } from "./penalties.js";
import { colorsOf, recordOf } from "../../../league/team-labels.js";
import type { ProofRow } from "./proof/proof.js";
import { jointRows } from "./proof/joint-rows.js";
import { kickRows, marginOf, proofOf, shareRows } from "./proof/proof-rows.js";
import { kindOf } from "./offense/receivers.js";
import { leagueReturns } from "./kicks/returns.js";
import { makeRushing, type RushingMade } from "./offense/rushing.js";
import { makeRedZone, redZoneMoves } from "./situations/red-zone.js";
import { realOf } from "./real.js";
import { bothPlaysOf, redZonesOf, scheduleParts, thirdDownsOf } from "./schedule.js";
import type { Sided } from "./sided.js";
import { passTargets, recordedFigures, type PassTargets } from "./targets.js";
import { dropbacks, guessedScrambles, sideTotals, sumTotals, USUAL_GAMES, type SideTotals } from "./totals.js";

export interface RateOptions {
  /** A single team, by its code or name. */
  readonly team?: string;
  /** Year, if the tables do not say. */
  readonly year?: number;
  /** Rules that the charts are made for; default: the standard rules. */
  readonly rules?: FiveD20Rules;
  /** The league's calibrated levels, if its games were played (calibrate.ts). */
  readonly levels?: Levels;
  /** Fitted to the league's games: added to the numbers of its teams (team-numbers.ts). */
  readonly numbers?: NumbersByTeam;
  /** False if only the charts are needed: the proof takes most of the time. */
  readonly proved?: boolean;
}

export interface Rated {
  readonly season: number;
  readonly charts: readonly TeamChart[];
  readonly proof: readonly ProofRow[];
  readonly issues: readonly Issue[];
  /** True if the league's average is from the season itself; otherwise its era's. */
  readonly ownLeague: boolean;
  /** Statistics missing from the tables, and their replacements. */
  readonly filled: readonly FilledIn[];
}

/** The season of the league-average chart. */
const USUAL_SEASON = LEAGUE_AVERAGE.season;

/** A league needs most of its teams for an average; its teams must not have played outsiders. */
export const isLeague = ({ teams, beyond }: Season): boolean => teams.length >= LEAST_TEAMS && beyond === undefined;

/** @throws UserError if the statistics are not enough for a rating, with every reason */
export function rateSeason(season: Season, options: RateOptions = {}): Rated {
  const rules = options.rules ?? STANDARD_RULES;
  const { tables: charts, switches } = rules;
  const levels = options.levels ?? usualLevels(rules);
  const factors = { level: levels, spread: CONTEXT_FACTORS[switches.redZone].spread };
  const homeField = homeFieldOfSeason(season);
  const { year, issues } = yearOf(season, options.year, USUAL_SEASON);
  const law = lawOf(switches, year, false);
  const wanted = options.team === undefined ? undefined : ratedTeam(season, options.team, year);
  requireFigures(season, wanted);
  const rated = wanted === undefined ? season.teams : [wanted];
  const ownLeague = isLeague(season);
  const average = ownLeague ? seasonAverage(season, eraAverage(year)) : eraAverage(year);
  const guess = guessedScrambles(season, average);
  const totals = new Map(season.teams.map((team) => [team, bothSides(team, season, average, guess)]));
  const means = meansOf(charts);
  const usual = passDefenseOf(LEAGUE_AVERAGE, charts);
  const usualRun = runDefenseOf(LEAGUE_AVERAGE, charts);
  const leagueTotals = ownLeague ? sumTotals([...totals.values()].map(({ own }) => own)) : eraTotals(average);
  const league = leagueModel({
    totals: leagueTotals,
    context: leagueContext(factors),
    defense: usual,
    runDefense: usualRun,
    means,
  });
  const recorded = recordedFigures(leagueTotals);
  const met = ownLeague ? scheduleParts(season, totals) : {};
  const thirds = ownLeague ? thirdDownsOf(season) : undefined;
  const added = (team: string): Partial<TeamNumbers> => options.numbers?.get(team) ?? {};
  const lates = thirds
    ? numbersOf(thirds, met.thirdDowns, (difference, team) =>
        makeLate(difference, levels.late, OWN_PART[switches.redZone], {
          own: added(team).late ?? 0,
          against: added(team).lateAgainst ?? 0,
        }),
      )
    : numbersOf(ownLeague ? bothPlaysOf(totals) : undefined, met.ownPlays, (apart) => lateOfPlays(apart, levels.late));
  const redZones = numbersOf(ownLeague ? redZonesOf(season) : undefined, met.redZone, (apart, team) =>
    makeRedZone(apart, levels.redZone, { own: added(team).redZone ?? 0, against: added(team).redZoneAgainst ?? 0 }),
  );
  const contextOf = (team: string, side: keyof Sided): Context =>
    sideContext(
      factors,
      side,
      recorded,
      (key) =>
        (met[key]?.get(team)?.[side] ?? 0) +
        recorded[key] *
          (lateMoves(lates.get(team), levels.late, side, key) +
            redZoneMoves(redZones.get(team), levels.redZone, side, key)),
    );
  const backs = ownLeague ? backShares(season) : () => 1;
  // All offenses first: defenses face their mean.
  const offenses = new Map(
    season.teams.map((team) => {
      const { own } = totals.get(team)!;
      const context = contextOf(team, "own");
      const mine = <R extends { readonly team: string }>(rows: readonly R[]): R[] =>
        rows.filter((row) => row.team === team);
      const passing = makePassing({
        side: own,
        passing: mine(season.tables.passing),
        rushing: mine(season.tables.rushing),
        receiving: mine(season.tables.receiving),
        scrambles: guess,
        league,
        context,
        defense: usual,
        means,
        out: backs(team),
      });
      const rushing = makeRushing({
        rushing: mine(season.tables.rushing),
        scrambles: guess,
        yardsPerRush: context.neutral("yardsPerRush", own.run.yards / own.run.carries),
        factor: factors.level.yardsPerRush,
        defense: usualRun,
        means,
      });
      return [team, { passing, rushing }] as const;
    }),
  );
  const all = [...offenses].map(([team, made]) => ({ ...made, side: totals.get(team)!.own }));
  const meanPass = ownLeague
    ? meanOffense(all.map(({ passing, side }) => ({ weight: dropbacks(side.pass), offense: passing.offense })))
    : league.offense;
  const meanRun = ownLeague ? meanRuns(all) : league.runs;
  const penalties = penaltyTargets(season, {
    average: average.penaltiesPerGame,
    levels,
    shares: foulSharesOf(rules),
  });
  const fumbles = leagueFumbles(season);
  const returns = leagueReturns(ownLeague ? season : undefined, average);
  const proof: ProofRow[] = [];
  const made = rated.map((team): TeamChart => {
    const place = (season.teams.indexOf(team) + 0.5) / season.teams.length;
    const { own, against } = totals.get(team)!;
    const { passing, rushing } = offenses.get(team)!;
    const context = contextOf(team, "against");
    const allowed = allowedTargets(against, context, meanPass);
    const yardsAllowed = context.neutral("yardsPerRush", against.run.yards / against.run.carries);
    const defense = makeDefense({
      rows: season.tables.defense.filter((row) => row.team === team),
      targets: allowed,
      yardsPerRush: yardsAllowed,
      offense: meanPass,
      runs: meanRun,
      dropbacks: dropbacks(against.pass),
      interceptionFactor: factors.level.interceptions,
      usualRun,
      charts,
    });
    const kicking = makeKicking(
      team,
      season,
      average,
      returns,
      law.tryKick,
      switches.longKicks === "season" ? charts.kickBlocks : [],
      switches.longKicks === "season",
    );
    const margin = marginOf(season.own.get(team)!, season.against.get(team)!);
    const fourth = makeFourth(season.own.get(team)!, {
      season: year,
      margin,
      level: levels.fourth + (added(team).fourth ?? 0),
      place,
      inches: switches.inches,
    });
    const tries = bounded(dealt(levels.tries + (added(team).tries ?? 0), place), -TRIES_MOST, TRIES_MOST);
    const calls = makeCalls(
      { runs: own.run.carries, plays: own.run.carries + dropbacks(own.pass) },
      opponentCalls(against),
      { leagueShare: league.runShare, margin, added: levels.calls - (added(team).calls ?? 0) },
    );
    const late = lates.get(team) ?? evenNumbers(levels.late, place);
    const redZone = redZones.get(team) ?? evenNumbers(levels.redZone, place);
    const fouls = penalties(team, own, against);
    const pen = makePenalties(fouls);
    const row = season.own.get(team)!;
    const theirs = season.against.get(team)!;
    const words = row.city && row.name ? { city: row.city, name: row.name } : teamWords(team, year);
    const provenance: Record<string, Provenance> = {
      ...passing.provenance,
      ...rushing.provenance,
      ...defense.provenance,
      ...kicking.provenance,
      who: "stat",
      out: "prior",
      calls: "shrunk",
      pen: season.tables.penalties.length > 0 || row.penalties !== undefined ? "shrunk" : "prior",
      fumble: row.fumbles === undefined ? "prior" : "shrunk",
    };
    const chart: TeamChart = {
      id: `${year}-${slugOf(teamName(words))}`,
      ...(team !== teamName(words) && { code: team }),
      ...words,
      monogram: monogram(words),
      colors: colorsOf(team),
      season: year,
      ...(row.division ? { division: row.division } : {}),
      ...recordOf(row),
      real: realOf(team, season),
      ...passing.chart,
      ...rushing.chart,
      ...withFumbles({
        team,
        season,
        own: row,
        side: own,
        passing,
        rushing,
        kick: kicking.chart,
        level: levels.fumbles,
      }),
      kick: kicking.chart,
      calls,
      pace: paceOf(
        { own, against },
        {
          league: leagueTotals,
          met: met.plays?.get(team)?.own ?? 0,
          level: levels.pace,
          added: added(team).pace ?? 0,
          stopped: charts.timing.stopped,
        },
      ),
      ...(fourth !== undefined && { fourth }),
      ...(tries !== 0 && { tries }),
      ...(late && { late }),
      ...(redZone && { redZone }),
      ...(homeField && { homeField }),
      pen,
      fumble: makeFumbles(row, theirs, fumbles),
      ...defense.chart,
      provenance: sorted(provenance),
    };
    if (options.proved === false) return chart;
    const proved = [
      ...proofOf(team, own, against, {
        passing,
        rushing,
        allowed,
        yardsAllowed,
        given: { pass: passAllowed(chart, charts, meanPass), rush: rushAllowed(chart, charts, meanRun) },
      }),
      ...shareRows(team, passing, calls, own, { row, theirs, added: levels.calls - (added(team).calls ?? 0) }),
      ...jointRows(team, chart, { row, own, penalties: fouls, rules, levels }),
      ...kickRows(team, row, kicking),
    ];
    proof.push(
      ...proved.map(({ team: code, ...rest }) => ({ team: code, name: teamName(words), season: year, ...rest })),
    );
    return chart;
  });
  return { season: year, charts: made, proof, issues, ownLeague, filled: filledIn(season, rated, year, ownLeague) };
}

/** Chart numbers by team from differences to the league; undefined if the figures are unknown. */
function numbersOf<T>(
  made: ReadonlyMap<string, Sided> | undefined,
  met: ReadonlyMap<string, Sided> | undefined,
  make: (apart: Sided, team: string) => T,
): ReadonlyMap<string, T> {
  if (!made) return new Map();
  const all = [...made.values()];
  const usual = { own: meanOf(all.map(({ own }) => own)), against: meanOf(all.map(({ against }) => against)) };
  return new Map(
    [...made].map(([team, mine]) => {
      const apart = (side: keyof Sided): number => mine[side] - usual[side] - (met?.get(team)?.[side] ?? 0);
      return [team, make({ own: apart("own"), against: apart("against") }, team)];
    }),
  );
}

/** What opponents called; undefined if it was filled in with averages. */
const opponentCalls = ({ run, pass, from }: SideTotals) =>
  from.run === "prior" || from.pass === "prior"
    ? { runs: 0, plays: 0 }
    : { runs: run.carries, plays: run.carries + dropbacks(pass) };

function bothSides(
  team: string,
  season: Season,
  average: EraAverage,
  guess: (row: Row<"rushing">) => { scrambles: number; kneels: number },
) {
  const runs = season.tables.rushing.filter((row) => row.team === team);
  const sum = (value: (row: Row<"rushing">) => number): number => runs.reduce((total, row) => total + value(row), 0);
  const guessed =
    runs.length === 0 ? {} : { scrambles: sum((row) => guess(row).scrambles), kneels: sum((row) => guess(row).kneels) };
  return {
    own: sideTotals(season.own.get(team)!, average, guessed),
    against: sideTotals(season.against.get(team)!, average, {}),
  };
}

/** A season of the era's average team. */
function eraTotals(average: EraAverage): SideTotals {
  const row = {
    team: "",
    side: "for",
    games: USUAL_GAMES,
    passAttempts: average.passAttemptsPerGame * USUAL_GAMES,
    rushAttempts: average.rushesPerGame * USUAL_GAMES,
    shortAttempts: undefined,
  };
  return sideTotals(
    { ...row, completions: row.passAttempts * average.completion, rushYards: row.rushAttempts * average.yardsPerRush },
    average,
    {},
  );
}

/** A team's share of passes to backs, relative to the league. */
function backShares(season: Season): (team: string) => number {
  const carries = new Map(season.tables.rushing.map(({ team, player, attempts }) => [`${team}\t${player}`, attempts]));
  const sums = new Map<string, { backs: number; all: number }>();
  let [backs, all] = [0, 0];
  for (const row of season.tables.receiving) {
    const sum = sums.get(row.team) ?? { backs: 0, all: 0 };
    const n = row.targets ?? row.receptions;
    const isBack =
      kindOf(row.position, carries.get(`${row.team}\t${row.player}`) ?? 0, row.yards / Math.max(1, row.receptions)) ===
      "RB";
    sums.set(row.team, { backs: sum.backs + (isBack ? n : 0), all: sum.all + n });
    backs += isBack ? n : 0;
    all += n;
  }
  const usual = all > 0 ? backs / all : 0;
  return (team) => {
    const sum = sums.get(team);
    if (!sum || sum.all === 0 || usual === 0) return 1;
    return Math.min(1.6, Math.max(0.5, sum.backs / sum.all / usual));
  };
}

function meanRuns(all: readonly { readonly rushing: RushingMade; readonly side: SideTotals }[]): RunWeights {
  const total = all.reduce((sum, { side }) => sum + side.run.carries, 0);
  return [0, 1, 2].map(
    (x) => all.reduce((sum, { rushing, side }) => sum + side.run.carries * rushing.runs[x], 0) / total,
  ) as unknown as RunWeights;
}

/** Targets of a defense: scrambles follow sacks in the league's proportion; the rest are passes. */
function allowedTargets({ pass }: SideTotals, context: Context, offense: PassOffense): PassTargets {
  const plain = passTargets(pass, context);
  const scrambles = (plain.sacks * offense.scrambles) / offense.sacks;
  const thrown = (1 - plain.sacks - scrambles) / (1 - plain.sacks - plain.scrambles);
  return { ...plain, scrambles, completions: plain.completions * thrown, interceptions: plain.interceptions * thrown };
}

/** One letter, which is what fits on a chart's helmet. */
const monogram = ({ city, name }: { readonly city: string; readonly name: string }): string => {
  const letters = `${city} ${name}`
    .trim()
    .toUpperCase()
    .match(/[A-Z0-9]/g) ?? ["T"];
  const first = (city || name).toUpperCase().replace(/[^A-Z0-9]/g, "")[0];
  return first ?? letters[0];
};

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
