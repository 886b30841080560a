/** Cards and lineup of an offense. */
import { sumOf } from "../../../kernel/lists/index.js";
import {
  FACES,
  SITUATION_SHARES,
  type CarrierCard,
  type DiceRules,
  type FaceSpan,
  type Offense,
  type Roster,
} from "../rules/index.js";
import { depthsOf, makeCalls, type Aims } from "./calls.js";
import {
  catchesOf,
  figuresOf,
  gatherPasses,
  ratesOf,
  scrambleShare,
  solveGrid,
  type Catches,
  type GridTargets,
  type Passes,
  type PassFigures,
  type PassRates,
  type PassStandings,
  type Widths,
} from "./grid.js";
import { meetingsOf, runBonus, runnersOf, runsIn, visitPasses, type Met, type PassVisitor } from "./enumerate.js";
import { bounded } from "./figures.js";
import { standingsOf } from "./fouls.js";
import { cardRuns, columnsFor, lateCompletions, lateYards, playsOf, spentShare, type Columns } from "./game-shape.js";
import { groupsOf, per14, ratingOf } from "./groups.js";
import { injuryRange } from "./injury.js";
import type { Lean } from "./lean.js";
import { endControls, makeLine, type LineInput } from "./line.js";
import { dropsLost, dropsOf, FEW_RUSHES, passerCard, startsOf, withReserve, type PassersInput } from "./passers.js";
import { passStandings, receivingFactors, rushingColumns, YARDS_PER_CATCH } from "./yards.js";
import type { OffenseUnit } from "../trc/index.js";
import type { Carrier, Passer } from "./people.js";
import { longRunsColumn, receivingColumns } from "./shapes.js";

/** Inputs for an offense. */
export interface OffenseInput extends LineInput, PassersInput {
  /** The league's yards per rush. */
  readonly leagueRush: number;
  /** The league's fumbles lost per run or reception, if the tables have them. */
  readonly leagueFumbles?: number;
  /** Team totals, including players without a card. */
  readonly team: TeamFigures;
  /** Fumbles, if tacklers force some of them and the tables are complete (ruling `forcedFumbles`). */
  readonly drops?: Drops;
  /** Average margin, points per game. */
  readonly ahead: number;
  /** Share of all plays on which the team kneels. */
  readonly kneels: number;
  /** Added to the net rating of passes from the red zone, if the team has its own number (ruling `redZone`). */
  readonly redZone?: number;
  /** Target of the cards beyond the team's figures. */
  readonly lean: Lean;
  readonly passers: readonly Passer[];
  readonly carriers: readonly Carrier[];
}

interface Drops {
  /** Lost by the team's passers and carriers in the season. */
  readonly lost: number;
  /** Forced by the defenses that it faced, per touch. */
  readonly forced: number;
}

/** Team figures; gaps are filled from its passers. */
export interface TeamFigures {
  readonly completion?: number;
  readonly interception?: number;
  /** Per pass or sack. */
  readonly sack?: number;
  readonly yardsPerRush: number;
  readonly yardsPerCompletion?: number;
}

/** The opponents: an average defense, for what cards need before they are made, and the real ones. */
export interface Opposition {
  readonly usual: readonly Met[];
  readonly met: readonly Met[];
}

export interface OffenseMade {
  readonly roster: Pick<Roster, "quarterbacks" | "carriers" | "linemen">;
  readonly offense: Offense;
  readonly grids: readonly Widths[];
  readonly stand: PassStandings;
  readonly bonus: number;
  /** Share of runs called. */
  readonly runs: number;
  /** Completions by player and level. */
  readonly caught: Aims;
  /** Expected results against the opponents. */
  readonly expected: Expected;
}

export interface Expected extends PassRates {
  readonly scramble: number;
  readonly yardsPerRush: number;
  readonly yardsPerCompletion: number;
}

/** Yards per rush below the league's for carriers with too few rushes. */
const UNDER_LEAGUE = 0.8;

/** Touches per game, rounded up. */
export const staminaOf = (touches: number, games: number): number =>
  Math.max(1, Math.ceil(touches / Math.max(1, games) - 1e-9));

/** Faces of the two names in the carries box. */
export function carriesOf(first: number, second: number): readonly [FaceSpan, FaceSpan] {
  const faces = first + second > 0 ? bounded(Math.ceil((10 * first) / (first + second) - 1e-9), 5, 9) : 5;
  return [
    [1, faces],
    [faces + 1, FACES],
  ];
}

export function makeOffense(input: OffenseInput, { usual, met }: Opposition, rules: DiceRules): OffenseMade {
  const { games, passers } = input;
  const touches = ({ rushes, receptions }: Carrier): number => rushes + receptions;
  const order = { RB: 0, WR: 1, TE: 2 } as const;
  const players = [...input.carriers].sort(
    (a, b) =>
      order[a.position] - order[b.position] ||
      (a.position === "RB" ? b.rushes - a.rushes : b.receptions - a.receptions) ||
      touches(b) - touches(a) ||
      (a.name < b.name ? -1 : 1),
  );
  const [backs, wides, ends] = (["RB", "WR", "TE"] as const).map((position) =>
    players.filter((man) => man.position === position),
  );
  const passing = sumOf(passers.map(({ attempts, sacks, runs }) => attempts + sacks + runs));
  const rushes = sumOf(players.map((man) => man.rushes));
  const mix = columnsFor(input.ahead, rules);
  const runs = bounded(cardRuns(rushes / (rushes + passing), mix, rules), 0.2, 0.8);
  const line = makeLine(input);
  const groups = groupsOf({ backs, wides, ends }, games, runs);
  const starters = new Set(groups[0].receivers.map(({ name }) => name));
  const carries = carriesOf(backs[0].rushes, backs[1].rushes);
  const fumbles = fumbleFaces(players, input);
  const endsControl = endControls(line.RBC);
  const bare = players.map((man): CarrierCard => {
    const place = ends.indexOf(man);
    const played = man.games ?? games;
    const starts = starters.has(man.name) ? played : 0;
    return {
      name: man.name,
      games: played,
      starts,
      position: man.position,
      I: [],
      II: [],
      ...receivingColumns(1),
      RBC: place < 0 ? 2 : (endsControl[place] ?? 3),
      PBC: place < 0 ? 2 : 6,
      RB: man.position === "WR" ? 1 : 2,
      rating: ratingOf(per14(man.receptions, games)),
      stamina: staminaOf(touches(man), played),
      fumble: fumbles.get(man.name)!,
      injury: injuryRange(
        man.position === "RB" ? (man === backs[0] ? "RB1" : man === backs[1] ? "RB2" : "RB") : "other",
        games,
        starters.has(man.name) ? man.games : undefined,
      ),
      ...(man.season && { season: man.season }),
    };
  });
  const roster = { carriers: bare, linemen: line.cards } as unknown as Roster;
  const team = (calls: Offense["calls"]) => ({
    redZone: input.redZone,
    roster: { ...roster, quarterbacks: passers.map((one) => ({ name: one.name })) } as unknown as Roster,
    offense: {
      quarterback: passers[0].name,
      line: line.places,
      groups,
      carries: carries.map((faces, i) => ({ name: backs[i].name, faces })),
      calls,
    },
  });
  const late = lateCompletions(input.ahead, rules);
  const targets = targetsOf(input, input.lean.completion - late);
  const standings = standingsOf(rules, input.redZone);
  const stand = passStandings(standings);
  const limits = { hailMaries: mix.hailMary, bestRating: Math.max(...bare.map(({ rating }) => rating)) };
  const lineUp = team({} as Offense["calls"]);
  const [meetUsual, meetAll] = [usual, met].map((opponents) => meetingsOf(lineUp, opponents, rules));
  const chances = new Map<string, readonly number[]>();
  let calls!: Offense["calls"];
  let passes!: Passes;
  let grid!: Widths;
  let caught!: readonly (readonly Catches[])[];
  let ran!: readonly number[];
  let tired: readonly number[] = players.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const aims = new Map(
      players.map((man) => {
        const depth = depthsOf(man.receptions > 0 ? man.yards / man.receptions : YARDS_PER_CATCH[man.position]);
        const chance = chances.get(man.name);
        return [man.name, depth.map((share, l) => (man.receptions * share) / (chance?.[l] ?? targets[0].completion))];
      }),
    );
    calls = makeCalls(groups, runs, aims);
    const last = round === ROUNDS - 1;
    const meetings = last ? meetAll : meetUsual;
    const attackers = team(calls);
    const visitAll = (visit: PassVisitor): void => visitPasses(attackers, meetings, { mix, tired, rules }, visit);
    if (round === 0 || round >= ROUNDS - 2) {
      passes = gatherPasses(visitAll);
      grid = solveGrid(passes, targets[0], stand, limits);
    }
    ran = runShares(meetings.units, attackers.offense, mix, players, tired);
    caught = catchesOf(visitAll, players.length, grid);
    players.forEach(({ name }, i) =>
      chances.set(
        name,
        caught[i].map(({ all, aimed }) => (aimed > 0 ? Math.max(0.1, all / aimed) : targets[0].completion)),
      ),
    );
    if (last) break;
    tired = tiredOf(bare, caught, ran, rules);
  }
  const grids = passers.map((_, i) => (i === 0 ? grid : solveGrid(passes, targets[i], stand, limits)));
  const bonus = runBonus(team(calls), meetAll.units, met, rules) + lateYards(input.ahead, rules);
  const catching = receivingFactors(
    players,
    caught,
    standings,
    input.team.yardsPerCompletion === undefined
      ? undefined
      : input.team.yardsPerCompletion + input.lean.yardsPerCompletion,
  );
  const starts = startsOf(passers, games);
  const quarterbacks = passers.map((one, i) => passerCard(one, grids[i], input, starts[i]));
  const figures = mixedFigures(
    passers.map(dropsOf),
    grids.map((one) => figuresOf(passes, one, stand)),
  );
  const wantedMeans = players.map((man) => {
    const yards = man.rushes < FEW_RUSHES ? input.leagueRush - UNDER_LEAGUE : man.rushYards / man.rushes;
    return yards - bonus;
  });
  const long = players.map(({ longest, rushes }) =>
    longRunsColumn(rushes < FEW_RUSHES ? undefined : longest, rushes, bonus),
  );
  const running = rushingColumns({
    means: wantedMeans,
    II: long,
    ran,
    bonus,
    quarterbacks,
    scrambles: figures.scramble,
    kneels: input.kneels,
    drops: passers.map(dropsOf),
    standings,
    wanted: input.team.yardsPerRush + input.lean.rush,
  });
  const carriers = bare.map((card, i): CarrierCard => ({
    ...card,
    I: running.columns[i],
    II: long[i],
    ...receivingColumns(catching.factors[i]),
  }));
  const rates = ratesOf(figures, mix.hailMary);
  return {
    roster: { quarterbacks: withReserve(quarterbacks, grid, input), carriers, linemen: line.cards },
    offense: team(calls).offense,
    grids,
    stand,
    bonus,
    runs,
    caught: new Map(players.map(({ name }, i) => [name, caught[i].map(({ all }) => all)])),
    expected: {
      ...rates,
      completion: rates.completion + late,
      scramble: scrambleShare(figures),
      yardsPerRush: running.yardsPerRush,
      yardsPerCompletion: catching.yardsPerCompletion,
    },
  };
}

/** Shares of their chances after players have used up their touches. */
export const tiredOf = (
  men: readonly { readonly stamina: number }[],
  caught: readonly (readonly Catches[])[],
  ran: readonly number[],
  rules: DiceRules,
): number[] =>
  men.map(({ stamina }, i) =>
    spentShare(playsOf(rules) * STANDS * (sumOf(caught[i].map(({ all }) => all)) + ran[i]), stamina),
  );

const ROUNDS = 4;
/** Share of called plays that fouls do not cancel. */
const STANDS = 0.924;

/** Each passer's targets, which together match the team. @param more added to the completion percentage */
function targetsOf({ passers, team }: OffenseInput, more: number): GridTargets[] {
  const total = (of: (one: Passer) => number): number => sumOf(passers.map(of));
  const attempts = total((one) => one.attempts);
  const scale = (wanted: number | undefined, own: number): number =>
    wanted === undefined || own === 0 ? 1 : wanted / own;
  const completion = scale(team.completion, total((one) => one.completions) / attempts);
  const interception = scale(team.interception, total((one) => one.intercepted) / attempts);
  const sacks = total((one) => one.sacks);
  const sack = scale(team.sack, sacks / (attempts + sacks));
  return passers.map((one) => ({
    completion: (completion * one.completions) / one.attempts + more,
    interception: (interception * one.intercepted) / one.attempts,
    sack: (sack * one.sacks) / (one.attempts + one.sacks),
    scramble: one.runs / dropsOf(one),
  }));
}

/** The passers' figures, weighted by drop-backs. */
export function mixedFigures(drops: readonly number[], list: readonly PassFigures[]): PassFigures {
  const all = sumOf(drops);
  const mixed = (key: keyof PassFigures): number => sumOf(list.map((one, i) => (one[key] * drops[i]) / all));
  return {
    complete: mixed("complete"),
    thrown: mixed("thrown"),
    intercepted: mixed("intercepted"),
    sacked: mixed("sacked"),
    scramble: mixed("scramble"),
  };
}

/** Share of all plays on which each player runs; the next back replaces a player who has used up his touches. */
export function runShares(
  units: readonly OffenseUnit[],
  { groups, calls, carries }: Offense,
  mix: Columns,
  men: readonly Pick<Carrier, "name" | "position">[],
  tired: readonly number[],
): number[] {
  const shares = men.map(() => 0);
  units.forEach((unit, group) => {
    const { codes } = groups[group];
    const cards = 1 - mix.noRuns - mix.fewRuns - mix.fewPasses - mix.noPasses - mix.hailMary;
    const often = sumOf(
      codes.map((code) => {
        const special = mix.noPasses + FEW_PASSES * mix.fewPasses + FEW_RUNS * mix.fewRuns;
        return (SITUATION_SHARES[code] / 100) * ((cards * runsIn(calls[code])) / 100 + special);
      }),
    );
    for (const { name, share } of runnersOf(unit, carries))
      shares[men.findIndex((man) => man.name === name)] += often * share;
  });
  const backs = men.flatMap((man, i) => (man.position === "RB" ? [i] : []));
  for (const i of backs) {
    const next = backs.find((other) => other !== i && (tired[other] ?? 0) < tired[i]);
    if (next === undefined) continue;
    const over = shares[i] * tired[i];
    shares[i] -= over;
    shares[next] += over;
  }
  return shares;
}
/** Share of runs in the special columns that mix. */
const FEW_PASSES = 0.85;
const FEW_RUNS = 0.15;

/** Touches at the average added to each player's own, and his lost fumbles among them if the season's tables have none. */
const [PRIOR_TOUCHES, PRIOR_LOST] = [70, 1];

/**
 * Faces of the white die on which a player may fumble; rounding carries over to the next in order of touches. If
 * tacklers force fumbles, cards have only the others, and a team's cards match what it lost.
 */
function fumbleFaces(
  men: readonly Carrier[],
  { leagueFumbles, passerFumbles, drops, passers }: OffenseInput,
): ReadonlyMap<string, FaceSpan> {
  const usual = leagueFumbles === undefined ? PRIOR_LOST : PRIOR_TOUCHES * leagueFumbles;
  const touches = ({ rushes, receptions }: Carrier): number => rushes + receptions;
  const rateOf = (man: Carrier): number => (100 * (man.fumblesLost + usual)) / (touches(man) + PRIOR_TOUCHES);
  let rest = 0;
  const faces = new Map<string, FaceSpan>();
  const all = sumOf(men.map((man) => (rateOf(man) * touches(man)) / 100));
  const kept = sumOf(passers.map((one) => (dropsLost(one, passerFumbles) * (one.sacks + one.runs)) / 100));
  const level = drops && all > 0 ? bounded((drops.lost - kept) / all, ...LEVELED) : 1;
  for (const man of [...men].sort((a, b) => touches(b) - touches(a) || (a.name < b.name ? -1 : 1))) {
    // A player with few touches carries over almost nothing: the remainder is in fumbles, not faces.
    const exact = drops
      ? level * rateOf(man) - 100 * drops.forced + rest / Math.max(1, touches(man))
      : rateOf(man) + rest;
    const count = bounded(Math.round(exact), 0, 5);
    rest = drops ? (exact - count) * touches(man) : bounded(exact - count, -1, 1);
    faces.set(man.name, count > 0 ? [1, count] : null);
  }
  return faces;
}
/** Limits on how much a team's record adjusts its players' shares. */
const LEVELED = [0.2, 2.5] as const;
