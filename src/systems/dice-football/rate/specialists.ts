/** Kickers, punters, returners. */
import { sumOf } from "../../../kernel/lists/index.js";
import type { Row, Season } from "../../../stats/index.js";
import type { DiceRules, KickBand, KickerCard, PunterCard, ReturnCard, Returner, Span } from "../rules/index.js";
import { rowsOf } from "./calls.js";
import { bounded, chanceOf, logit, solveRising } from "./figures.js";
import { replays } from "./game-shape.js";
import type { League } from "./league.js";
import { known } from "./people.js";
import { returnColumn, touchdownFaces } from "./shapes.js";

const UNKNOWN: Span = [0, 9];
const BANDS = [
  ["0", 0, 19],
  ["20", 20, 29],
  ["30", 30, 39],
  ["40", 40, 49],
  ["50", 50, 59],
] as const;
/** Share of field goal tries by band. */
const TRIES = [0.01, 0.26, 0.29, 0.29, 0.15];
/** Weight of the league's kicks next to a player's own. */
const PRIOR = 4;
const BEYOND = 3;
const HOPE = 0.05;
const UNKNOWN_LONGEST = 52;

const upTo = (share: number): Span => [0, bounded(Math.round(100 * share) - 1, 0, 98)];

/** Probabilities by band. */
export function bandChances(
  row: Pick<Row<"kicking">, "fieldGoals" | "fieldGoalAttempts">,
  league: League,
  tried: readonly (number | undefined)[],
  made: readonly (number | undefined)[],
): number[] {
  if (tried.some((one) => one !== undefined))
    return league.fieldGoals.map((usual, i) => ((made[i] ?? 0) + PRIOR * usual) / ((tried[i] ?? 0) + PRIOR));
  const { fieldGoals, fieldGoalAttempts } = row;
  if (!fieldGoalAttempts || fieldGoals === undefined) return [...league.fieldGoals];
  const odds = league.fieldGoals.map((share) => logit(bounded(share, 0.02, 0.99)));
  const wanted = bounded(fieldGoals / fieldGoalAttempts, 0.02, 0.98);
  const at = (d: number): number => sumOf(odds.map((one, i) => TRIES[i] * chanceOf(one + d)));
  const shift = solveRising(-4, 4, at, wanted);
  return odds.map((one) => chanceOf(one + shift));
}

export function kickersOf(team: string, season: Season, league: League, games: number): KickerCard[] {
  const own = season.own.get(team)!;
  const rows = season.tables.kicking
    .filter((row) => row.team === team && ((row.fieldGoalAttempts ?? 0) > 0 || (row.extraPointAttempts ?? 0) > 0))
    .sort((a, b) => (b.fieldGoalAttempts ?? 0) - (a.fieldGoalAttempts ?? 0));
  const kick = (row: Partial<Row<"kicking">>, name: string, teamRow = row): KickerCard => {
    const tried = BANDS.map(([band]) => teamRow[`tried${band}`]);
    const made = BANDS.map(([band]) => teamRow[`made${band}`]);
    const chances = bandChances(teamRow, league, tried, made);
    // A kicker who was sent out from a distance keeps kicking from there, even without a make.
    const tries = BANDS.map(([, , to], i) => (tried[i] ? Math.min(to, UNKNOWN_LONGEST) : 0));
    const longest = Math.max(40 + BEYOND, (row.longFieldGoal ?? UNKNOWN_LONGEST) + BEYOND, ...tries);
    const bands: KickBand[] = [];
    BANDS.forEach(([, from, to], i) => {
      const last = i === BANDS.length - 1 ? Math.max(to, longest) : to;
      if (from > longest) bands.push({ from, to: last, good: upTo(HOPE) });
      else if (longest >= last) bands.push({ from, to: last, good: upTo(chances[i]) });
      else bands.push({ from, to: longest, good: upTo(chances[i]) }, { from: longest + 1, to: last, good: upTo(HOPE) });
    });
    const points = ((row.extraPoints ?? 0) + PRIOR * league.extraPoint) / ((row.extraPointAttempts ?? 0) + PRIOR);
    return {
      name,
      games: row.games ?? games,
      starts: row.games ?? games,
      injury: UNKNOWN,
      bands,
      extraPoint: upTo(points),
      season: known({
        fieldGoals: row.fieldGoals,
        fieldGoalsTried: row.fieldGoalAttempts,
        longestFieldGoal: row.longFieldGoal,
        extraPoints: row.extraPoints,
        extraPointsTried: row.extraPointAttempts,
      }),
    };
  };
  if (rows.length > 0) return rows.map((row) => kick(row, row.player));
  return [kick(own as Partial<Row<"kicking">>, "Kicker")];
}

/** Standard deviation of punts, and the cost of short fields and corners. */
const PUNT_SPREAD = 8.5;
const PUNT_COST = { usual: 1.5, replayed: 2.6 } as const;
/** Yards by which punts are shorter than the card's numbers. */
export const puntCost = (rules: Pick<DiceRules, "switches">): number =>
  PUNT_COST[replays(rules) ? "replayed" : "usual"];
const PUNT_CLASSES = 20;
const BLOCKED = 1;
const RETURNED = [0.58, 0.45] as const;
/** In replays, coffin corner punts and corners take returns away: the others are returned this much more often. */
const RETURNED_LEVEL = 1.02;

/** Quantiles of the normal distribution. */
function quantile(p: number): number {
  return solveRising(-5, 5, normal, p);
}
/** Normal cumulative distribution, accurate to 1e-7 (Abramowitz and Stegun 26.2.17). */
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x >= 0 ? 1 - tail : tail;
}

export function puntersOf(
  team: string,
  season: Season,
  league: League,
  games: number,
  { year, rules }: { readonly year: number; readonly rules: Pick<DiceRules, "switches"> },
): PunterCard[] {
  const cost = puntCost(rules);
  const own = season.own.get(team)!;
  const rows = season.tables.punting
    .filter((row) => row.team === team)
    .sort((a, b) => b.punts - a.punts)
    .slice(0, 2);
  const card = (row: Partial<Row<"punting">>, name: string): PunterCard => {
    const { punts = 0, yards } = row;
    const average = punts > 0 && yards !== undefined ? yards / punts : league.punt;
    const blocked = row.blocked === undefined || punts === 0 ? BLOCKED : Math.round((100 * row.blocked) / punts);
    const rest = 100 - blocked;
    const longest = Math.max(average + 10, row.long ?? average + 20);
    const classes = Array.from({ length: rest }, (_, i) => {
      const at = Math.floor((i * PUNT_CLASSES) / rest);
      const z = quantile((at + 0.5) / PUNT_CLASSES);
      return i === rest - 1 ? Math.round(longest) : Math.round(Math.min(longest, average + cost + PUNT_SPREAD * z));
    });
    const caught = row.returned === undefined ? undefined : row.returned + (row.fairCatches ?? 0) + (row.downed ?? 0);
    const level = replays(rules) ? RETURNED_LEVEL : 1;
    const share = level * (caught ? row.returned! / caught : RETURNED[year < 1990 ? 0 : 1]);
    return {
      name,
      games: row.games ?? games,
      starts: row.games ?? games,
      injury: UNKNOWN,
      yards: rowsOf<number | "blocked">([...new Array<"blocked">(blocked).fill("blocked"), ...classes]),
      returned: [0, bounded(Math.round(100 * share), 1, 100) - 1],
      season: known({ punts: row.punts, puntYards: row.yards, longestPunt: row.long }),
    };
  };
  if (rows.length > 0) return rows.map((row) => card(row, row.player));
  return [card({ punts: own.punts, yards: own.puntYards, blocked: own.puntsBlocked }, "Punter")];
}

/** Weight of the league's returns next to a player's own. */
const RETURN_PRIOR = 4;
const FEW_RETURNS = 10;
const RETURN_SHARE = 0.3;

/** Target yards per return of a player's card. */
export const returnAim = (yards: number, returns: number, league: number): number =>
  returns >= FEW_RETURNS ? yards / returns : (yards + RETURN_PRIOR * league) / (returns + RETURN_PRIOR);

export function returnersOf(team: string, season: Season, league: League): ReturnCard {
  const rows = season.tables.returns.filter((row) => row.team === team);
  const own = season.own.get(team)!;
  const list = (kind: "kick" | "punt", most: number): Returner[] => {
    const usual = kind === "kick" ? league.kickReturn : league.puntReturn;
    const key = `${kind}Returns` as const;
    const made = (row: Partial<Row<"returns">>, name: string): Returner => {
      const returns = row[key] ?? 0;
      const yards = row[`${key.slice(0, -1)}Yards` as "kickReturnYards"] ?? returns * usual;
      const touchdowns = row[`${key.slice(0, -1)}Touchdowns` as "kickReturnTouchdowns"] ?? 0;
      const aim = returnAim(yards, returns, usual);
      const faces =
        touchdowns > 0
          ? Math.min(
              bounded(Math.round((10 * (touchdowns / returns)) / RETURN_SHARE), 1, returns < 4 ? 1 : 4),
              touchdownFaces(kind, aim),
            )
          : 0;
      const all = (row.kickReturns ?? 0) + (row.puntReturns ?? 0);
      const lost = (row.fumbles ?? 0) / 2;
      const drops = lost > 0 && all > 0 ? bounded(Math.round((100 * lost) / all), 1, 5) : 0;
      return {
        name,
        yards: returnColumn(kind, aim, faces),
        fumble: drops > 0 ? [1, drops] : null,
        injury: UNKNOWN,
        season: known({
          [`${kind}Returns`]: returns,
          [`${kind}ReturnYards`]: Math.round(yards),
          [`${kind}ReturnTouchdowns`]: touchdowns,
        }),
      };
    };
    const players = rows
      .filter((row) => (row[key] ?? 0) > 0)
      .sort((a, b) => (b[key] ?? 0) - (a[key] ?? 0) || (a.player < b.player ? -1 : 1))
      .slice(0, most);
    if (players.length > 0) return players.map((row) => made(row, row.player));
    return [made(own as Partial<Row<"returns">>, "Returner")];
  };
  return { kick: list("kick", 5), punt: list("punt", 4) };
}
