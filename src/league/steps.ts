/** Steps of any league: choose who plays, play on, enter results, show the current state. */
import { ALL, isEverybody } from "../kernel/football/index.js";
import { fault, UserError } from "../kernel/issue/index.js";
import type { LeagueModes, LeagueStatus, LeagueStep, Seasons } from "../contract/seasons.js";
import { enterResult } from "./entry.js";
import { shownBy } from "./shown.js";
import { seatedAt } from "../kernel/machine/index.js";
import { nameIn, type Keeper, type LeagueHead } from "./keeper.js";
import { fixturesOf, isKnown, restingIn, weekCount, type GameResult, type Known } from "./season.js";

/** True if a team was chosen, by itself or with all teams. */
export const isChosen = (chosen: readonly string[], id: string | undefined): boolean =>
  chosen.includes(ALL) || (id !== undefined && chosen.includes(id));

/** Games of the current round without a result. */
export function openGames<L extends LeagueHead, R extends GameResult>(keeper: Keeper<L, R>, league: L): Known<R>[] {
  const current = keeper.current(league);
  return fixturesOf(keeper.view(league))
    .filter(isKnown)
    .filter(({ week, result }) => week === current && !result);
}

/** Those waiting for a person. */
export function openByHand<L extends LeagueHead, R extends GameResult>(keeper: Keeper<L, R>, league: L): Known<R>[] {
  const { byHand } = keeper.modes(league);
  if (byHand.length === 0) return [];
  return openGames(keeper, league).filter(({ away, home }) => isChosen(byHand, away) || isChosen(byHand, home));
}

/** `season 2, semifinals`. */
export function whenOf<L extends LeagueHead, R extends GameResult>(keeper: Keeper<L, R>, league: L): string {
  if (keeper.when) return keeper.when(league);
  const current = keeper.current(league);
  return `season ${league.season}, ${current === undefined ? "over" : keeper.title(league, current).toLowerCase()}`;
}

/** True once the season counts as finished. */
const isOver = <L extends LeagueHead, R extends GameResult>(keeper: Keeper<L, R>, league: L): boolean =>
  keeper.closes === "played" && keeper.current(league) === undefined;

/** The league commands of a game, given how it reads and writes its file. */
export function stepsOf<L extends LeagueHead, R extends GameResult>(
  keeper: Keeper<L, R>,
): Pick<
  Seasons<L>,
  | "withModes"
  | "otherwise"
  | "status"
  | "warnings"
  | "step"
  | "enter"
  | "unplayed"
  | "gameAgain"
  | "shown"
  | "champions"
> {
  const short = (league: L, id: string): string => nameIn(keeper, league, id).short;

  function withModes(league: L, { headToHead, byHand }: LeagueModes): L {
    const find = keeper.findMode ?? keeper.find;
    const idsOf = (words: readonly string[]): string[] =>
      words.some(isEverybody) ? [ALL] : [...new Set(words.map((word) => find(league, word).id))];
    const before = keeper.modes(league);
    const modes = {
      headToHead: headToHead ? idsOf(headToHead) : before.headToHead,
      byHand: byHand ? idsOf(byHand) : before.byHand,
    };
    return JSON.stringify(modes) === JSON.stringify(before) ? league : keeper.withModes(league, modes);
  }

  function status(league: L): LeagueStatus {
    const { name, revision, seed, season, history } = league;
    const current = keeper.current(league);
    return {
      name,
      revision,
      seed,
      size: keeper.teams(league).length,
      season,
      finished: history.length + (isOver(keeper, league) ? 1 : 0),
      week: current ?? weekCount(keeper.view(league)),
      when: whenOf(keeper, league),
      open: openByHand(keeper, league).map(({ game, away, home }) => ({
        game,
        away: short(league, away),
        home: short(league, home),
      })),
      ...(keeper.asked && { settings: keeper.asked(league) }),
    };
  }

  const fixtureIn = (league: L, game: string): Known<R> => {
    const found = fixturesOf(keeper.view(league)).find((one) => one.game === game);
    if (found && isKnown(found)) return found;
    throw new UserError(fault("game-unknown", `season ${league.season} has no game "${game}" of two teams`));
  };

  function resultLine(league: L, result: R & { readonly mode?: string }): string {
    const { away, home, awayPoints, homePoints } = result;
    const notes = keeper.notes?.(league, result) ?? [];
    const more = notes.length > 0 ? `  (${notes.join(", ")})` : "";
    return `  ${short(league, away)} ${awayPoints}, ${short(league, home)} ${homePoints}${more}`;
  }

  function step(league: L): LeagueStep<L> {
    const round = keeper.current(league);
    if (round === undefined) return keeper.between(league);
    const open = openByHand(keeper, league);
    if (open.length > 0) {
      const games = open.map(({ away, home }) => `${short(league, away)}@${short(league, home)}`).join(", ");
      const message = `${whenOf(keeper, league)} waits for ${games}`;
      throw new UserError(fault("week-open", message, { hint: "pressbox season enter" }));
    }
    const played = keeper.play(league);
    const view = keeper.view(played);
    const lines = [
      keeper.title(league, round),
      ...fixturesOf(view).flatMap(({ week, result }) => (week === round && result ? resultLine(played, result) : [])),
      ...restingIn(view, round).map((id) => `  ${short(league, id)} rest`),
    ];
    if (!isOver(keeper, played)) return { league: played, lines };
    return { league: played, lines, headline: keeper.championLine(played, league.season) };
  }

  return {
    withModes,
    otherwise: (league, seed) => keeper.otherwise(league, seed),
    status,
    step,
    enter(league, entry) {
      const { league: next, issues, summary } = enterResult(keeper, league, entry);
      const over = next !== league && isOver(keeper, next);
      return {
        league: next,
        issues,
        summary: over ? `${summary}\n${keeper.championLine(next, next.season)}` : summary,
      };
    },
    unplayed(league, game, seats) {
      const fixture = fixtureIn(league, game);
      const record = keeper.unplayed(league, fixture);
      return seats ? seatedAt(record as object, keeper.coaches(league, fixture), seats) : record;
    },
    gameAgain(league, game) {
      const fixture = fixtureIn(league, game);
      return fixture.result && keeper.hasRecord(fixture.result)
        ? keeper.again(league, fixture, fixture.result)
        : undefined;
    },
    shown: (league) => shownBy(keeper, league, openByHand(keeper, league)),
    ...(keeper.warnings && { warnings: (league: L) => keeper.warnings!(league) }),
    champions(league) {
      const seasons = [
        ...league.history.map(({ season }) => season),
        ...(isOver(keeper, league) ? [league.season] : []),
      ];
      return seasons.map((season) => keeper.championLine(league, season));
    },
  };
}
