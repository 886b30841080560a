/** Rounds played by the engine. Every game has a seed of its own, so that going on later changes nothing. */
import { parseSeed } from "../../../kernel/dice/index.js";
import type { Side } from "../../../kernel/football/index.js";
import type { Team } from "../teams/types.js";
import { ALL } from "../teams/find-team.js";
import type { PostcardRules } from "../rules/index.js";
import { rulesOfCup, rulesOfGame } from "./cup-rules.js";
import { teamOf } from "./enter-result.js";
import type { Cup, CupResult } from "./types.js";
import { attemptId, bracketOf, currentRound, fixturesOf, viewOf, type Fixture } from "./view.js";

/** A game as the engine gets it. */
export interface CupGame {
  readonly rules: PostcardRules;
  readonly away: Team;
  readonly home: Team;
  readonly coaches: Readonly<Record<Side, string>>;
  readonly seed: number;
}

/** A game that was played: its record and its score. */
export interface PlayedGame<R = unknown> {
  readonly record: R;
  readonly score: Readonly<Record<Side, number>>;
}

/** Plays games; the cup does not know how. */
export interface GamePlayer<R = unknown> {
  /** Who coaches teams that name nobody. */
  readonly coach: string;
  /** Ids of the coaches that teams may name. */
  readonly coaches: readonly string[];
  play(game: CupGame): PlayedGame<R>;
  /** The game before its first play: it heads the sheets that a person fills in. */
  unplayed(game: CupGame): R;
}

type Known = Fixture & { readonly away: string; readonly home: string };

/** Games of the current round that wait for a person. */
export function openByHand(cup: Cup): Known[] {
  const { byHand = [] } = cup;
  const mine = (id: string): boolean => byHand.includes(ALL) || byHand.includes(id);
  return byHand.length === 0 ? [] : openGames(cup).filter(({ away, home }) => mine(away) || mine(home));
}

/** Games of the current round without a result. */
export function openGames(cup: Cup): Known[] {
  const view = viewOf(cup);
  const round = currentRound(view);
  return fixturesOf(view).filter((one): one is Known => one.round === round && !one.result);
}

/** The game of a fixture, ready to be played. */
export function gameOf(cup: Cup, fixture: Fixture, usualCoach: string): CupGame {
  const [away, home] = [teamOf(cup, fixture.away!), teamOf(cup, fixture.home!)];
  return {
    rules: rulesOfGame(rulesOfCup(cup), cup.contest, fixture),
    away,
    home,
    coaches: { away: away.coach ?? usualCoach, home: home.coach ?? usualCoach },
    seed: parseSeed(`${cup.seed}/${cup.season}/${fixture.game}`),
  };
}

/** A game of the cup as it was played, ready to be played again. Undefined for games from the table. */
export function gameAgain(cup: Cup, result: CupResult): CupGame | undefined {
  const { game, seed, coaches, skills } = result;
  if (seed === undefined || !coaches) return undefined;
  const stage = /^r\d+g\d+$/.test(game) ? "table" : "knock-out";
  const [away, home] = [teamOf(cup, result.away), teamOf(cup, result.home)];
  return {
    rules: rulesOfGame(rulesOfCup(cup), cup.contest, { stage }),
    away: { ...away, skill: skills ? skills[0] : away.skill },
    home: { ...home, skill: skills ? skills[1] : home.skill },
    coaches: { away: coaches[0], home: coaches[1] },
    seed,
  };
}

export interface PlayedRound<R> {
  readonly cup: Cup;
  /** Results of this step, in the order of play. */
  readonly results: readonly CupResult[];
  readonly records: ReadonlyMap<CupResult, R>;
}

/** Plays what is left of the current round; replays among it. By-hand games must have been entered. */
export function playRound<R>(cup: Cup, player: GamePlayer<R>): PlayedRound<R> {
  const round = currentRound(viewOf(cup));
  const results: CupResult[] = [];
  const records = new Map<CupResult, R>();
  let now = cup;
  // A level knock-out game opens its replay in the same round.
  while (currentRound(viewOf(now)) === round) {
    const waits = new Set(openByHand(now).map(({ game }) => game));
    const fixtures = openGames(now).filter(({ game }) => !waits.has(game));
    if (fixtures.length === 0) break;
    const played = fixtures.map((fixture) => playFixture(now, fixture, player));
    for (const { result, record } of played) {
      results.push(result);
      records.set(result, record);
    }
    now = { ...now, results: [...now.results, ...played.map(({ result }) => result)] };
  }
  return { cup: { ...now, revision: cup.revision + 1 }, results, records };
}

function playFixture<R>(
  cup: Cup,
  fixture: Known,
  player: GamePlayer<R>,
): { readonly result: CupResult; readonly record: R } {
  const game = gameOf(cup, fixture, player.coach);
  const { record, score } = player.play(game);
  const { rules, away, home, coaches, seed } = game;
  const result: CupResult = {
    game: fixture.game,
    away: fixture.away,
    home: fixture.home,
    awayPoints: score.away,
    homePoints: score.home,
    mode: "played",
    seed,
    coaches: [coaches.away, coaches.home],
    ...(rules.switches.teamSkill === "on" ? { skills: [away.skill, home.skill] as const } : {}),
  };
  return { result, record };
}

/** Who was drawn after the last replay of a game ended level. */
export function lotOf(cup: Cup, game: string): string | undefined {
  const slot = bracketOf(viewOf(cup))
    .flat()
    .find((one) => one.byLot && attemptId(one.game, one.results.length - 1) === game);
  return slot?.winner;
}
