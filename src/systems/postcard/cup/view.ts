/** A season looked at: its games, who plays in them, what is decided. Everything here follows from the file. */
import { knockOut, knockOutRounds, roundTitle, type KnockOutGame, type Source } from "./knock-out.js";
import { drawLots } from "./lots.js";
import { remember } from "../../../kernel/cache/remember.js";
import { restOf, roundRobin } from "./round-robin.js";
import { standingsOf, type Standing } from "./standings.js";
import { MOST_REPLAYS, type Contest, type Cup, type CupResult, type CupSeason, type PointsRule } from "./types.js";

/** A season with what is needed to read it. */
export interface SeasonView extends CupSeason {
  readonly contest: Contest;
  readonly points: PointsRule;
  /** Team ids in an order drawn by lot: the last tie-break. */
  readonly lots: readonly string[];
}

/** A game of the season: to come, to be played, or played. */
export interface Fixture {
  readonly game: string;
  /** Of the season, 1 = the first. */
  readonly round: number;
  readonly stage: "table" | "knock-out";
  /** Ids, once they are known. */
  readonly away?: string;
  readonly home?: string;
  /** Knock-out: words for where the sides come from. */
  readonly awayFrom: string;
  readonly homeFrom: string;
  readonly result?: CupResult;
}

/** A place of the bracket: its games (several with replays), and who goes on. */
export interface BracketSlot {
  readonly game: string;
  /** 1 = the first round of the knock-out. */
  readonly round: number;
  /** Top to bottom. */
  readonly sides: readonly { readonly team?: string; readonly from: string; readonly feeder?: string }[];
  readonly bye: boolean;
  readonly results: readonly CupResult[];
  readonly winner?: string;
  /** Level after the last replay: the lot decided. */
  readonly byLot: boolean;
}

const views = remember((_cup: Cup) => new Map<number, SeasonView>());

/** The current season, or a finished one. */
export function viewOf(cup: Cup, season = cup.season): SeasonView {
  let view = views(cup).get(season);
  if (!view) {
    const { contest, points, seed, teams } = cup;
    const { order, results } = season === cup.season ? cup : cup.history.find((past) => past.season === season)!;
    // The lot must not hang on the order of the file.
    const ids = teams.map(({ id }) => id).sort();
    view = { season, order, results, contest, points, lots: drawLots(ids, seed, season, "lots") };
    views(cup).set(season, view);
  }
  return view;
}

/** Results by the ids of their games. */
const resultsOf = remember(({ results }: SeasonView) => new Map(results.map((result) => [result.game, result])));

export const hasTable = ({ format }: Contest): boolean => format !== "knock-out";
export const hasBracket = ({ format }: Contest): boolean => format !== "round-robin";
/** Who plays in the knock-out. */
export const bracketSize = ({ contest, order }: SeasonView): number =>
  contest.format === "final-four" ? 4 : order.length;

/** Rounds in which everybody meets everybody. */
export const tableRounds = ({ contest, order }: SeasonView): number =>
  hasTable(contest) ? roundRobin(order.length, contest.rounds).length : 0;
export const roundCount = (view: SeasonView): number =>
  tableRounds(view) + (hasBracket(view.contest) ? knockOutRounds(bracketSize(view)) : 0);

/** `Round 5`, `Semifinals`. */
export function titleOfRound(view: SeasonView, round: number): string {
  const tables = tableRounds(view);
  if (round <= tables) return `Round ${round}`;
  return roundTitle(2 ** (knockOutRounds(bracketSize(view)) - (round - tables - 1)));
}

/** Games in which everybody meets everybody. */
export const tableFixtures = remember((view: SeasonView): readonly Fixture[] => {
  const { contest, order } = view;
  if (!hasTable(contest)) return [];
  return roundRobin(order.length, contest.rounds).flatMap((games, r) =>
    games.map(({ home, away }, g) => {
      const game = `r${r + 1}g${g + 1}`;
      const result = resultsOf(view).get(game);
      const sides = { away: order[away], home: order[home], awayFrom: "", homeFrom: "" };
      return { game, round: r + 1, stage: "table" as const, ...sides, ...(result ? { result } : {}) };
    }),
  );
});

/** Who rests in a round; undefined where everybody plays. */
export function resting(view: SeasonView, round: number): string | undefined {
  const games = roundRobin(view.order.length, view.contest.rounds)[round - 1];
  const rest = games && restOf(view.order.length, games);
  return rest === undefined ? undefined : view.order[rest];
}

/** The table, after a round or as it stands. */
export function tableOf(view: SeasonView, after = Infinity): Standing[] {
  const played = tableFixtures(view).flatMap(({ round, result }) => (result && round <= after ? [result] : []));
  return standingsOf(view.order, played, view.points, view.lots);
}

export const tableDone = (view: SeasonView): boolean => tableFixtures(view).every(({ result }) => result);

/** Who has the numbers of the knock-out; empty until they are known. */
function entrantsOf(view: SeasonView): readonly string[] {
  if (view.contest.format === "knock-out") return view.order;
  return tableDone(view) ? tableOf(view).map(({ team }) => team) : [];
}

const winnerWords = (game: string): string => `winner of ${gameWords(game)}`;
/** `semifinal 2`, `game 5 of the round of 16`. */
export function gameWords(game: string): string {
  const [, kind, size, , number] = /^(sf|qf|k(\d+)(g))(\d+)/.exec(game) ?? [];
  if (kind === undefined) return game;
  if (kind === "sf" || kind === "qf") return `${kind === "sf" ? "semifinal" : "quarterfinal"} ${number}`;
  return `game ${number}, round of ${size}`;
}

/** The bracket, round by round, as far as it is known. */
export const bracketOf = remember((view: SeasonView): readonly (readonly BracketSlot[])[] => {
  if (!hasBracket(view.contest)) return [];
  const entrants = entrantsOf(view);
  const place = view.contest.format === "knock-out" ? "number" : "place";
  const slots = new Map<string, BracketSlot>();
  const sideOf = (source: Source): BracketSlot["sides"][number] => {
    if ("number" in source) {
      const team = entrants[source.number - 1];
      return { from: `${place} ${source.number}`, ...(team === undefined ? {} : { team }) };
    }
    const { winner, game } = slots.get(source.winner)!;
    return { from: winnerWords(game), feeder: game, ...(winner === undefined ? {} : { team: winner }) };
  };
  return knockOut(bracketSize(view)).map((games) =>
    games.map(({ game, round, sides: sources }) => {
      const slot = slotOf(view, { game, round, sides: sources }, sources.map(sideOf));
      slots.set(game, slot);
      return slot;
    }),
  );
});

function slotOf(view: SeasonView, { game, round }: KnockOutGame, sides: BracketSlot["sides"]): BracketSlot {
  if (sides.length === 1) {
    const { team } = sides[0];
    return {
      game,
      round,
      sides,
      bye: true,
      results: [],
      byLot: false,
      ...(team === undefined ? {} : { winner: team }),
    };
  }
  const results: CupResult[] = [];
  for (let attempt = 0; attempt <= MOST_REPLAYS; attempt++) {
    const result = resultsOf(view).get(attemptId(game, attempt));
    if (!result) break;
    results.push(result);
    if (result.awayPoints !== result.homePoints) break;
  }
  const last = results.at(-1);
  const level = last !== undefined && last.awayPoints === last.homePoints;
  const byLot = level && results.length > MOST_REPLAYS;
  const teams = sides.map(({ team }) => team);
  const drawn = view.lots.find((id) => teams.includes(id));
  const winner = byLot ? drawn : last && !level ? winnerOf(last) : undefined;
  return { game, round, sides, bye: false, results, byLot, ...(winner === undefined ? {} : { winner }) };
}

/** Undefined for a tie. */
export function winnerOf({ away, home, awayPoints, homePoints }: CupResult): string | undefined {
  return awayPoints === homePoints ? undefined : awayPoints > homePoints ? away : home;
}

export const attemptId = (game: string, attempt: number): string => (attempt === 0 ? game : `${game}.r${attempt}`);

/** Knock-out games, replays among them. The better number is at home; replays change the field. */
function bracketFixtures(view: SeasonView): Fixture[] {
  const before = tableRounds(view);
  const strength = new Map(entrantsOf(view).map((id, i) => [id, i]));
  return bracketOf(view).flatMap((slots) =>
    slots.flatMap(({ game, round, sides, bye, results, winner }) => {
      if (bye) return [];
      const [a, b] = sides;
      const turn = a.team !== undefined && b.team !== undefined && strength.get(a.team)! > strength.get(b.team)!;
      const [home, away] = turn ? [b, a] : [a, b];
      const open = winner === undefined ? 1 : 0;
      return Array.from({ length: results.length + open }, (_, attempt): Fixture => {
        const [h, w] = attempt % 2 === 0 ? [home, away] : [away, home];
        return {
          game: attemptId(game, attempt),
          round: before + round,
          stage: "knock-out",
          awayFrom: w.from,
          homeFrom: h.from,
          ...(w.team === undefined ? {} : { away: w.team }),
          ...(h.team === undefined ? {} : { home: h.team }),
          ...(results[attempt] ? { result: results[attempt] } : {}),
        };
      });
    }),
  );
}

/** All games of the season, as far as they are known, round by round. */
export const fixturesOf = remember((view: SeasonView): readonly Fixture[] => [
  ...tableFixtures(view),
  ...bracketFixtures(view),
]);

/** The round that is being played: the first with a game that has no result; undefined when the season is over. */
export const currentRound = (view: SeasonView): number | undefined =>
  fixturesOf(view).find(({ result }) => !result)?.round;

/** Who won the season; undefined until it is over. */
export function championOf(view: SeasonView): string | undefined {
  if (hasBracket(view.contest)) return bracketOf(view).at(-1)?.[0].winner;
  return tableDone(view) ? tableOf(view)[0].team : undefined;
}

/** Second of the season; undefined until it is over. */
export function runnerUpOf(view: SeasonView): string | undefined {
  const champion = championOf(view);
  if (champion === undefined) return undefined;
  if (!hasBracket(view.contest)) return tableOf(view)[1].team;
  const final = bracketOf(view).at(-1)![0];
  return final.sides.find(({ team }) => team !== champion)?.team;
}
