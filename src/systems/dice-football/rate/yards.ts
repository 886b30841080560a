/** Yardage columns that give a team its gains: column by column and face by face, including fouls and goal lines. */
import { sumOf } from "../../../kernel/lists/index.js";
import { caughtFor, longCatch } from "../engine/plays/pass.js";
import { FACES, LEVELS, type ByFace, type Level, type QuarterbackCard } from "../rules/index.js";
import { bounded, meanOf } from "./figures.js";
import type { Standings } from "./fouls.js";
import { gained, PLAIN_RUNS } from "./game-shape.js";
import type { Catches, PassStandings } from "./grid.js";
import type { Carrier } from "./people.js";
import { FACE_QUANTILES, receivingColumns, rushingColumn, RECEIVED } from "./shapes.js";

/** One roll in 10 is long or an injury, 30 in a hundred of these are long; one is a foul. */
const LONG = 0.03;
const LONG_OF_ZEROS = 0.3;
const FOULS = 0.1;

const FEW_CATCHES = 5;
export const YARDS_PER_CATCH = { RB: 8, TE: 12, WR: 15 } as const;

/** Plays and yards that stand. */
interface Gains {
  readonly plays: number;
  readonly yards: number;
}

/** A run, or a scramble, by its columns; a tight red zone does not stop passers who run. */
function runOf(
  I: readonly number[],
  II: readonly number[],
  bonus: number,
  stand: (yards: number) => number,
  runs: Standings["runs"] = PLAIN_RUNS,
): Gains {
  let [plays, yards] = [0, 0];
  for (let face = 0; face < FACES; face++) {
    const short = I[face] + bonus;
    const stands = (1 - LONG - FOULS + FOULS * stand(short)) / FACES;
    plays += stands + LONG / FACES;
    yards += stands * gained(runs, short) + (LONG / FACES) * gained(runs, II[face] + bonus);
  }
  return { plays, yards };
}

const SNEAKS = { share: 0.0013, yards: 0.6 } as const;
const STEPS = 4;
const MOST_SHIFT = 1;

interface Running {
  /** Yards per run of each player, minus the bonus. */
  readonly means: readonly number[];
  readonly II: readonly ByFace[];
  /** Shares of all plays. */
  readonly ran: readonly number[];
  readonly bonus: number;
  readonly quarterbacks: readonly QuarterbackCard[];
  /** Share of all plays on which passers scramble, and their drop-backs. */
  readonly scrambles: number;
  /** Share of all plays on which they kneel. */
  readonly kneels: number;
  readonly drops: readonly number[];
  readonly standings: Standings;
  /** The team's yards per rush. */
  readonly wanted: number;
}

/** Yards per rush from the columns of all runners, in the order of `ran`. */
export function yardsOfRuns(
  columns: readonly ByFace[],
  { II, ran, bonus, quarterbacks, scrambles, kneels, drops, standings }: Omit<Running, "means" | "wanted">,
): number {
  const kept = quarterbacks.map((card) => runOf(card.I, card.II, 0, standings.scramble));
  const all = sumOf(drops);
  // Scrambles are counted after fouls.
  const scrambled = sumOf(kept.map(({ plays, yards }, i) => (scrambles * (drops[i] / all) * yards) / plays));
  let [plays, yards] = [scrambles + SNEAKS.share + kneels, scrambled + SNEAKS.share * SNEAKS.yards - kneels];
  columns.forEach((I, i) => {
    const run = runOf(I, II[i], bonus, standings.run, standings.runs);
    plays += ran[i] * run.plays;
    yards += ran[i] * run.yards;
  });
  return yards / plays;
}

/** Yards per rush of one player. */
export function yardsOfRun(I: ByFace, II: ByFace, bonus: number, standings: Standings): number {
  const { plays, yards } = runOf(I, II, bonus, standings.run, standings.runs);
  return yards / plays;
}

/** Column I of every player: his own yards, plus the team's shortfall from runners without a card. */
export function rushingColumns({
  means,
  II,
  ran,
  bonus,
  quarterbacks,
  scrambles,
  kneels,
  drops,
  standings,
  wanted,
}: Running): {
  readonly columns: readonly ByFace[];
  readonly yardsPerRush: number;
} {
  const columnsAt = (shift: number): ByFace[] =>
    means.map((mean, i) => {
      // The goal line cuts runs short, so a column must give more.
      const plain = (mean + shift - LONG * meanOf(II[i])) / (1 - LONG);
      return rushingColumn(bounded(plain, 1.5, 6.5));
    });
  const yardsAt = (columns: readonly ByFace[]): number =>
    yardsOfRuns(columns, { II, ran, bonus, quarterbacks, scrambles, kneels, drops, standings });
  const runs = sumOf(ran);
  let shift = 0;
  let best = { columns: columnsAt(0), off: Infinity, yardsPerRush: 0 };
  for (let step = 0; step < STEPS; step++) {
    const columns = columnsAt(shift);
    const yardsPerRush = yardsAt(columns);
    const off = Math.abs(wanted - yardsPerRush);
    if (off < best.off) best = { columns, off, yardsPerRush };
    shift = bounded(shift + ((wanted - yardsPerRush) * (runs + scrambles + kneels)) / runs, -MOST_SHIFT, MOST_SHIFT);
  }
  return best;
}

/** Yards of catches by column, in the order of the faces' quantiles. */
function gainsOf(
  levels: readonly Catches[],
  columns: readonly (readonly number[])[],
  { complete, catches }: Pick<Standings, "complete" | "catches">,
): Gains {
  let [plays, yards] = [0, 0];
  const longs = columns[LEVELS.length - 1];
  levels.forEach(({ all, ones, zeros, given }, l) => {
    if (all === 0) return;
    const long = LONG_OF_ZEROS * zeros;
    columns[l].forEach((read, face) => {
      const gain = caughtFor(read, given);
      const far = caughtFor(longCatch(read, longs[face], LEVELS[l]), given);
      const stands = (all - ones - long + ones * complete[l](gain)) / FACES;
      plays += stands + long / FACES;
      yards += stands * gained(catches, gain) + (long / FACES) * gained(catches, far);
    });
  });
  return { plays, yards };
}

const exactColumns = (factor: number): number[][] =>
  LEVELS.map((level) => RECEIVED[level].map((yards) => (yards > 0 ? factor * yards : yards)));

const LEAST_FACTOR = 0.45;
const MOST_FACTOR = 1.8;
const HALVINGS = 18;

/** The factor of receiving columns that gives these yards per catch. */
function factorFor(levels: readonly Catches[], wanted: number, standings: Standings): number {
  let [low, high] = [LEAST_FACTOR, MOST_FACTOR];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    const { plays, yards } = gainsOf(levels, exactColumns(middle), standings);
    if (yards / plays < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Default depth of catches for a player without passes. */
const NEVER: readonly Catches[] = [0.5, 0.35, 0.12, 0.03].map((all) => ({
  all,
  ones: all / 10,
  zeros: all / 10,
  aimed: all,
  given: 0,
}));

/** Yards per catch from each player's printed columns; zero for players without passes. */
export function yardsOfCatches(
  columns: readonly Readonly<Record<Level, ByFace>>[],
  caught: readonly (readonly Catches[])[],
  standings: Standings,
): number {
  let [plays, yards] = [0, 0];
  columns.forEach((printed, i) => {
    if (sumOf(caught[i].map(({ all }) => all)) === 0) return;
    const quantiles = LEVELS.map((level) => FACE_QUANTILES.map((_, face) => printed[level][face]));
    const gains = gainsOf(caught[i], quantiles, standings);
    plays += gains.plays;
    yards += gains.yards;
  });
  return yards / plays;
}

/** Factors of all players that match each player's yards and the team's. @param wanted yards per completion */
export function receivingFactors(
  men: readonly Carrier[],
  caught: readonly (readonly Catches[])[],
  standings: Standings,
  wanted: number | undefined,
): { readonly factors: readonly number[]; readonly yardsPerCompletion: number } {
  const own = men.map((man) =>
    man.receptions < FEW_CATCHES ? YARDS_PER_CATCH[man.position] : man.yards / man.receptions,
  );
  const factorsAt = (scale: number): number[] =>
    men.map((_, i) => {
      const levels = sumOf(caught[i].map(({ all }) => all)) > 0 ? caught[i] : NEVER;
      return factorFor(levels, scale * own[i], standings);
    });
  const yardsAt = (factors: readonly number[]): number =>
    yardsOfCatches(factors.map(receivingColumns), caught, standings);
  let scale = 1;
  let best = { factors: factorsAt(1), off: Infinity, yardsPerCompletion: 0 };
  for (let step = 0; step < STEPS; step++) {
    const factors = factorsAt(scale);
    const yardsPerCompletion = yardsAt(factors);
    const off = wanted === undefined ? 0 : Math.abs(wanted - yardsPerCompletion);
    if (off < best.off) best = { factors, off, yardsPerCompletion };
    if (wanted === undefined) break;
    scale = bounded((scale * wanted) / yardsPerCompletion, 0.7, 1.4);
  }
  return best;
}

const SCRAMBLE = 5;

/** By level only: for typical gains. */
export const passStandings = (standings: Standings): PassStandings => ({
  complete: LEVELS.map((level, l) => meanOf(RECEIVED[level].map(standings.complete[l]))),
  incomplete: standings.incomplete,
  intercepted: standings.intercepted,
  sack: standings.sack,
  scramble: standings.scramble(SCRAMBLE),
});
