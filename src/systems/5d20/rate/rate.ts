/**
 * Season statistics -> team charts (digest 5). Offenses are fitted against an average defense that is the same for all seasons,
 * defenses against the mean of the season's offenses; both are bilinear, so that no rounds between teams are needed (5.0).
 */
import { fault, UserError, warning, type Issue } from "../../../kernel/issue/index.js";
import { teamWords, type Row, type Season } from "../../../stats/index.js";
import { LEAGUE_AVERAGE, STANDARD_RULES, type GameCharts, type Provenance, type TeamChart } from "../rules/index.js";
import { makeCalls } from "./calls.js";
import { CONTEXT_FACTORS, type ContextFactors } from "./context.js";
import { makeDefense } from "./defense.js";
import { eraAverage, type EraAverage } from "./eras.js";
import { makeKicking } from "./kicking.js";
import { leagueModel } from "./league.js";
import { meanOffense, meansOf, passDefenseOf, runDefenseOf, type PassOffense, type RunWeights } from "./model.js";
import { makePassing, type PassingMade } from "./passing.js";
import { makeFumbles, makePenalties, penaltyFactors } from "./penalties.js";
import { colorsOf, monogram, recordOf, slug, sorted } from "./looks.js";
import type { ProofRow } from "./proof.js";
import { kickRows, marginOf, proofOf, shareRows } from "./proof-rows.js";
import { kindOf } from "./receivers.js";
import { makeRushing, type RushingMade } from "./rushing.js";
import { shownOf } from "./shown.js";
import { passTargets, type PassTargets } from "./targets.js";
import { dropbacks, guessedScrambles, sideTotals, sumTotals, type SideTotals } from "./totals.js";

export interface RateOptions {
  /** One team alone, by its code or name. */
  readonly team?: string;
  /** Year, where the tables do not say. */
  readonly year?: number;
  readonly charts?: GameCharts;
  readonly factors?: ContextFactors;
}

export interface Rated {
  readonly season: number;
  readonly charts: readonly TeamChart[];
  readonly proof: readonly ProofRow[];
  readonly issues: readonly Issue[];
  /** True where the league's average is the season's own; else its era's. */
  readonly ownLeague: boolean;
}

/** A league that is smaller says too little about its average. */
const LEAST_TEAMS = 2;

/** @throws UserError where the statistics do not reach for a rating; every reason by itself. */
export function rateSeason(season: Season, options: RateOptions = {}): Rated {
  const charts = options.charts ?? STANDARD_RULES.tables;
  const factors = options.factors ?? CONTEXT_FACTORS;
  const issues: Issue[] = [];
  const year = season.year ?? options.year;
  if (year === undefined)
    issues.push(
      warning("stats-season", "no table says which season this is; averages are those of 2015", {
        hint: "say it with --season YEAR",
      }),
    );
  const average = eraAverage(year ?? 2015);
  const wanted = options.team === undefined ? undefined : findTeam(season, options.team);
  const faults = requirements(season, wanted);
  if (faults.length > 0) throw new UserError(faults);
  const rated = wanted === undefined ? season.teams : [wanted];
  const guess = guessedScrambles(season, average);
  const totals = new Map(season.teams.map((team) => [team, bothSides(team, season, average, guess)]));
  const ownLeague = season.teams.length >= LEAST_TEAMS;
  const means = meansOf(charts);
  const usual = passDefenseOf(LEAGUE_AVERAGE, charts);
  const usualRun = runDefenseOf(LEAGUE_AVERAGE, charts);
  const leagueTotals = ownLeague ? sumTotals([...totals.values()].map(({ own }) => own)) : eraTotals(average);
  const league = leagueModel({ totals: leagueTotals, factors, defense: usual, runDefense: usualRun, means });
  const backs = backShares(season);
  // All offenses first: their mean is what defenses meet.
  const offenses = new Map(
    season.teams.map((team) => {
      const { own } = totals.get(team)!;
      const mine = <R extends { readonly team: string }>(rows: readonly R[]): R[] =>
        rows.filter((row) => row.team === team);
      const passing = makePassing({
        side: own,
        passing: mine(season.tables.passing),
        rushing: mine(season.tables.rushing),
        receiving: mine(season.tables.receiving),
        scrambles: guess,
        league,
        factors,
        defense: usual,
        means,
        out: backs(team),
      });
      const rushing = makeRushing({
        rushing: mine(season.tables.rushing),
        scrambles: guess,
        yardsPerRush: own.run.yards / own.run.carries / factors.yardsPerRush,
        factor: factors.yardsPerRush,
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
  const penalties = penaltyFactors(season.tables.penalties, season.own, average.penaltiesPerGame);
  const fumbles = leagueFumbles(season);
  const proof: ProofRow[] = [];
  const made = rated.map((team): TeamChart => {
    const { own, against } = totals.get(team)!;
    const { passing, rushing } = offenses.get(team)!;
    const allowed = allowedTargets(against, factors, meanPass);
    const yardsAllowed = against.run.yards / against.run.carries / factors.yardsPerRush;
    const defense = makeDefense({
      rows: season.tables.defense.filter((row) => row.team === team),
      targets: allowed,
      yardsPerRush: yardsAllowed,
      offense: meanPass,
      runs: meanRun,
      dropbacks: dropbacks(against.pass),
      interceptionFactor: factors.interceptions,
      usualRun,
      charts,
    });
    const kicking = makeKicking(team, season, average);
    const calls = makeCalls(
      { runs: own.run.carries, plays: own.run.carries + dropbacks(own.pass) },
      { runs: against.run.carries, plays: against.run.carries + dropbacks(against.pass) },
      league.runShare,
      marginOf(season.own.get(team)!, season.against.get(team)!),
    );
    const pen = makePenalties(penalties(team));
    const row = season.own.get(team)!;
    const theirs = season.against.get(team)!;
    const words = row.city && row.name ? { city: row.city, name: row.name } : teamWords(team, year ?? 2015);
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
    proof.push(
      ...proofOf(team, own, against, { passing, rushing, defense, allowed }, factors),
      ...shareRows(team, passing, calls, own, row, theirs),
      ...kickRows(team, row, kicking),
    );
    return {
      id: `${year ?? 2015}-${slug(`${words.city} ${words.name}`)}`,
      ...words,
      monogram: monogram(words),
      colors: colorsOf(team),
      season: year ?? 2015,
      ...recordOf(row),
      shown: shownOf(team, season),
      ...passing.chart,
      ...rushing.chart,
      ...withFumbles(team, season, passing, rushing),
      kick: kicking.chart,
      calls,
      pen,
      fumble: makeFumbles(row, theirs, fumbles),
      ...defense.chart,
      provenance: sorted(provenance),
    };
  });
  return { season: year ?? 2015, charts: made, proof, issues, ownLeague };
}

function findTeam(season: Season, wanted: string): string {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const year = season.year ?? 2015;
  const found = season.teams.find((team) => {
    const { city, name } = teamWords(team, year);
    const row = season.own.get(team);
    return [team, name, `${city} ${name}`, city, row?.name ?? "", `${row?.city ?? ""} ${row?.name ?? ""}`]
      .map(plain)
      .includes(plain(wanted));
  });
  if (found !== undefined) return found;
  throw new UserError(
    fault("team-unknown", `the statistics have no team "${wanted}"`, { hint: `teams: ${season.teams.join(" ")}` }),
    2,
  );
}

/** What no fallback stands in for: passes and runs of both sides. */
function requirements(season: Season, wanted: string | undefined): Issue[] {
  const issues: Issue[] = [];
  const file = season.sheets[0]?.file;
  if (season.teams.length < LEAST_TEAMS && wanted === undefined)
    issues.push(
      fault(
        "stats-league",
        `found ${season.teams.length} ${season.teams.length === 1 ? "team" : "teams"}; a league has at least ${LEAST_TEAMS}`,
        {
          file,
          hint: "--team NAME rates one team against the average of its era",
        },
      ),
    );
  const needed = [
    ["passAttempts", "passing attempts"],
    ["rushAttempts", "rushing attempts"],
    ["rushYards", "rushing yards"],
    ["completions", "completions"],
    ["passYards", "passing yards"],
  ] as const;
  for (const [side, rows] of [
    ["for", season.own],
    ["against", season.against],
  ] as const) {
    for (const [column, words] of needed) {
      const lacking = (wanted === undefined ? season.teams : [wanted]).filter(
        (team) => rows.get(team)?.[column] === undefined,
      );
      if (lacking.length === 0) continue;
      const who = lacking.length === season.teams.length ? "every team" : lacking.join(", ");
      issues.push(
        fault("stats-missing", `${words} ${side === "for" ? "of" : "allowed by"} ${who} are not in the tables`, {
          file,
          hint: "the team table takes them, a row for each side; pressbox new stats writes an empty one",
        }),
      );
    }
  }
  return issues;
}

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
    games: 16,
    passAttempts: average.passAttemptsPerGame * 16,
    rushAttempts: average.rushesPerGame * 16,
    shortAttempts: undefined,
  };
  return sideTotals(
    { ...row, completions: row.passAttempts * average.completion, rushYards: row.rushAttempts * average.yardsPerRush },
    average,
    {},
  );
}

/** How much a team throws to its backs, against the league. */
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

function leagueFumbles(season: Season): { readonly lost: number; readonly perPlay: number } {
  let [fumbles, lost, plays] = [0, 0, 0];
  for (const row of season.own.values()) {
    if (row.fumbles === undefined || row.fumblesLost === undefined) continue;
    fumbles += row.fumbles;
    lost += row.fumblesLost;
    plays += (row.passAttempts ?? 0) + (row.rushAttempts ?? 0) + (row.sacks ?? 0);
  }
  return { lost: fumbles > 0 ? lost / fumbles : 0.48, perPlay: plays > 0 ? fumbles / plays : 0.02 };
}

/** What a defense aims at: scrambles come with sacks, in the league's proportion, and leave the rest to passes. */
function allowedTargets({ pass }: SideTotals, factors: ContextFactors, offense: PassOffense): PassTargets {
  const plain = passTargets(pass, factors);
  const scrambles = (plain.sacks * offense.scrambles) / offense.sacks;
  const thrown = (1 - plain.sacks - scrambles) / (1 - plain.sacks - plain.scrambles);
  return { ...plain, scrambles, completions: plain.completions * thrown, interceptions: plain.interceptions * thrown };
}

/** Fumbles of runners and receivers: all their touches together (5.4). */
const TOUCH_SHRINK = 100;
const USUAL_FUMBLE = 4.5;

function withFumbles(
  team: string,
  season: Season,
  passing: PassingMade,
  rushing: RushingMade,
): Pick<TeamChart, "runners" | "receivers"> {
  const touches = new Map<string, { n: number; fumbles: number | undefined }>();
  const add = (player: string, n: number, fumbles: number | undefined): void => {
    const known = touches.get(player);
    // Tables of one source count all of a man's fumbles in each.
    const most =
      known?.fumbles === undefined ? fumbles : fumbles === undefined ? known.fumbles : Math.max(known.fumbles, fumbles);
    touches.set(player, { n: (known?.n ?? 0) + n, fumbles: most });
  };
  for (const row of season.tables.rushing) if (row.team === team) add(row.player, row.attempts, row.fumbles);
  for (const row of season.tables.receiving) if (row.team === team) add(row.player, row.receptions, row.fumbles);
  const rating = (name: string, usual: number): number => {
    const known = touches.get(name);
    if (!known || known.fumbles === undefined) return usual;
    return Math.min(
      17,
      Math.max(0, Math.round((400 * known.fumbles + TOUCH_SHRINK * USUAL_FUMBLE) / (known.n + TOUCH_SHRINK))),
    );
  };
  const passers = new Set(passing.chart.qbs.map(({ name }) => name));
  return {
    runners: rushing.chart.runners.map((runner) => {
      const qb = passing.chart.qbs.find(({ name }) => name === runner.name);
      return { ...runner, fum: passers.has(runner.name) && qb ? Math.min(8, qb.fum) : rating(runner.name, 4) };
    }),
    receivers: passing.chart.receivers.map((receiver) => ({ ...receiver, fum: rating(receiver.name, 5) })),
  };
}
