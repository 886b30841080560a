/** Rounds of a plain league, played by the game's engine. Every game has its own seed, so that resuming later changes nothing. */
import { remember } from "../../kernel/cache/remember.js";
import { parseSeed } from "../../kernel/dice/index.js";
import { SIDES } from "../../kernel/football/index.js";
import { fnv1aText } from "../../kernel/hash/index.js";
import { isObject, placeOf, warning, type Issue, type Locate, type Path } from "../../kernel/issue/index.js";
import type { Known } from "../season.js";
import { carriedAfterMove, teamsAt } from "./moves.js";
import { mustDecide, type Match, type PlainGame, type Played } from "./game.js";
import type { PlainLeague, PlainResult, PlainTeam } from "./types.js";

type Rules = { readonly name: string };

/** The game of a fixture, ready to play. */
export function matchOf<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  game: PlainGame<T, P, G, R, C>,
  league: PlainLeague<T, R>,
  fixture: Pick<Known, "game" | "week" | "away" | "home" | "playoff" | "neutral">,
  season = league.season,
): Match<T, P, C> {
  const { player, rules } = game;
  const teams = teamsAt(game, league, { season, week: fixture.week });
  const team = (id: string): T => teams.find((one) => one.id === id)!;
  const [away, home] = [team(fixture.away), team(fixture.home)];
  const own = rules.resolve(league.rules);
  const carried = (league.carried ?? {}) as Readonly<Record<string, C>>;
  const decided = mustDecide(league, fixture);
  return {
    rules: decided ? (rules.decided?.(own) ?? own) : own,
    away,
    home,
    coaches: { away: away.coach ?? player.coach, home: home.coach ?? player.coach },
    seed: parseSeed(`${league.otherSeed ?? league.seed}/${season}/${fixture.game}`),
    week: fixture.week,
    neutral: fixture.neutral ?? false,
    decided,
    carried: Object.fromEntries(
      SIDES.flatMap((side) => (Object.hasOwn(carried, fixture[side]) ? [[side, carried[fixture[side]]]] : [])),
    ),
  };
}

/** A league game, ready to replay. Undefined for games played by hand. */
export function matchAgain<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  game: PlainGame<T, P, G, R, C>,
  league: PlainLeague<T, R>,
  result: R,
  fixture: Pick<Known, "week" | "playoff" | "neutral">,
  season = league.season,
): Match<T, P, C> | undefined {
  const { seed, coaches, carried = [null, null] } = result;
  if (seed === undefined || !coaches || !coaches.every((id) => game.player.coaches.includes(id))) return undefined;
  const { game: id, away, home } = result;
  const match: Match<T, P, C> = {
    ...matchOf(game, league, { ...fixture, game: id, away, home }, season),
    coaches: { away: coaches[0], home: coaches[1] },
    seed,
    carried: Object.fromEntries(SIDES.flatMap((side, i) => (carried[i] === null ? [] : [[side, carried[i]]]))),
  };
  return game.results?.again(match, result) ?? match;
}

/** The league with these games played. */
export function playGames<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  game: PlainGame<T, P, G, R, C>,
  league: PlainLeague<T, R>,
  fixtures: readonly Known<R>[],
): PlainLeague<T, R> {
  const carried: Record<string, unknown> = { ...league.carried };
  const results = fixtures.map((fixture) => {
    const match = matchOf(game, league, fixture);
    const played = game.player.play(match);
    if (game.carried) {
      for (const side of SIDES) {
        const taken = played.carried?.[side];
        if (taken === undefined) delete carried[fixture[side]];
        else carried[fixture[side]] = taken;
      }
    }
    return resultOf(game, fixture, match, played, league.otherSeed === undefined);
  });
  return {
    ...league,
    results: [...league.results, ...results],
    ...(game.carried && { carried }),
  };
}

function resultOf<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  { results }: PlainGame<T, P, G, R, C>,
  { game, away, home }: Known<R>,
  match: Match<T, P, C>,
  { score, record, byHand = false }: Played<G, C>,
  isKept: boolean,
): R {
  const { seed, coaches, carried } = match;
  const brought = SIDES.map((side) => carried[side] ?? null);
  const result: PlainResult = {
    game,
    away,
    home,
    awayPoints: score.away,
    homePoints: score.home,
    ...(byHand ? { mode: "hand" } : { mode: "played", seed, coaches: [coaches.away, coaches.home] }),
    // No checksum for games that are never saved: nothing will verify them.
    ...(!byHand && isKept && { log: logOf(record) }),
    ...(brought.some((one) => one !== null) && { carried: [brought[0], brought[1]] as const }),
    ...results?.of(match, record),
  };
  return result as R;
}

/** Keys of a team that may change without changing its games: names and looks. */
const FREE: ReadonlySet<string> = new Set([
  "city",
  "name",
  "short",
  "monogram",
  "colors",
  "coach",
  "stadium",
  "own",
  "logo",
  "decal",
]);
/** The same for a player: his looks. */
const LOOKS = "portrait";

const withoutFree = (team: unknown): unknown =>
  isObject(team) ? Object.fromEntries(Object.entries(team).filter(([key]) => !FREE.has(key))) : null;

const withoutLooks = (data: unknown): string =>
  JSON.stringify(data, (key, value: unknown) => (key === LOOKS ? undefined : value));
/** A team as checksums of its games see it. Cached, because it is most of the work and the same in all of its games. */
const teamText = remember((team: object): string => withoutLooks(withoutFree(team)));
const sideText = (team: unknown): string => (isObject(team) ? teamText(team) : "null");

/** Checksum of a game: team charts, rules, dice and plays. The score alone would be the same in many games. */
function logOf(record: unknown): string {
  const { away, home, ...rest } = record as Readonly<Record<string, unknown>>;
  const played = `${withoutLooks(rest).slice(0, -1)},"away":${sideText(away)},"home":${sideText(home)}}`;
  return fnv1aText(played).toString(16).padStart(8, "0");
}

/**
 * Every played game that does not replay as the file says. If the file is unchanged, its coaches have changed since: the score still
 * counts, and sheets and books show it without plays. Otherwise the file was edited.
 * @param fixtureOf the fixture of a result of a season
 */
export function proveGames<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  game: PlainGame<T, P, G, R, C>,
  league: PlainLeague<T, R>,
  fixtureOf: (season: number, result: R) => Pick<Known, "week" | "playoff" | "neutral">,
  locate: Locate,
): Issue[] {
  const seasons: readonly (readonly [Path, number, readonly R[]])[] = [
    ...league.history.map(({ season, results }, i) => [["history", i, "results"], season, results] as const),
    [["results"], league.season, league.results],
  ];
  const issues: Issue[] = [];
  const severity = league.seal === undefined ? "error" : "warning";
  const report = (path: Path, message: string, hint?: string): void => {
    const issue = warning("result-differs", message, { ...placeOf(locate, path), ...(hint !== undefined && { hint }) });
    issues.push({ ...issue, severity });
  };
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
  for (const [base, season, results] of seasons) {
    /** State that teams carried out of their last game this season. */
    const has = new Map<string, unknown>();
    const moves = (league.moves ?? []).filter((move) => move.season === season);
    /** Makes the moves up to a round, each once. If a player's team has not played this season, what he carries is unknown. */
    const move = (week: number): void => {
      while (moves.length > 0 && moves[0].week <= week) {
        const one = moves.shift()!;
        const { from, to } = one;
        const brings = to !== undefined && has.has(to);
        if (from !== undefined && has.has(from)) {
          const both = Object.fromEntries([from, ...(brings ? [to] : [])].map((id) => [id, has.get(id)]));
          const kept = Object.entries(both).filter(([, value]) => value !== undefined);
          const after = carriedAfterMove(game, Object.fromEntries(kept), one);
          for (const id of Object.keys(both)) has.set(id, after[id]);
        } else if (to !== undefined) has.delete(to);
      }
    };
    for (const [i, result] of results.entries()) {
      const path = [...base, i];
      const fixture = fixtureOf(season, result);
      move(fixture.week);
      const match = matchAgain(game, league, result, fixture, season);
      if (!match) continue;
      const due = parseSeed(`${league.seed}/${season}/${result.game}`);
      if (result.seed !== due)
        report(
          [...path, "seed"],
          `${result.game} was played with seed ${result.seed}; the league's seed makes it ${due}`,
        );
      for (const [s, side] of SIDES.entries())
        if (has.has(result[side]) && !same(has.get(result[side]), result.carried?.[s]))
          report(
            [...path, "carried"],
            `${result.game}: ${result[side]} carry values that differ from those after their last game`,
          );
      const { score, record, carried } = game.player.play(match);
      for (const side of SIDES) has.set(result[side], carried?.[side]);
      if (score.away !== result.awayPoints || score.home !== result.homePoints) {
        const found = `${result.awayPoints}-${result.homePoints}`;
        const message = `${result.game} ended ${found} in the file, but seed ${result.seed} makes it ${score.away}-${score.home}`;
        report(path, message, "a result played by hand has mode: hand and neither seed nor coaches");
      } else if (result.log !== undefined && result.log !== logOf(record))
        report(path, `${result.game} was played with other teams, rules or coaches than those in the file`);
    }
    if (season !== league.season || !game.carried) continue;
    move(Infinity);
    for (const [team, left] of has)
      if (!same(left, league.carried?.[team]))
        report(["carried"], `${team} carry values that differ from those after their last game`);
  }
  return issues;
}
