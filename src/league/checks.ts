/** Checks that every league file must pass. A file may have been edited by hand: every error is reported, nothing is repaired. */
import { ALL } from "../kernel/football/index.js";
import { suggestHint, type Path } from "../kernel/issue/index.js";
import type { PlayModes } from "./keeper.js";
import { championOf, fixturesOf, isKnown, type Fixture, type GameResult, type SeasonView } from "./season.js";

export type Report = (code: string, path: Path, message: string, hint?: string) => void;

/** Finished seasons are numbered from 1; the current one is next. */
export function checkSeasons(
  { season, history }: { readonly season: number; readonly history: readonly { readonly season: number }[] },
  report: Report,
): void {
  const expected = history.length + 1;
  if (season !== expected) {
    const message = `found season ${season}; ${history.length} are over: expected ${expected}`;
    report("league-season", ["season"], message);
  }
  history.forEach((past, i) => {
    if (past.season !== i + 1)
      report("league-season", ["history", i, "season"], `found season ${past.season}; expected ${i + 1}`);
  });
}

/** Teams excluded from the quick rules must be teams of the league. */
export function checkModes(modes: Partial<PlayModes>, ids: readonly string[], base: Path, report: Report): void {
  for (const [key, chosen] of Object.entries<readonly string[]>(modes)) {
    chosen.forEach((id, i) => {
      if (id !== ALL && !ids.includes(id))
        report("team-unknown", [...base, key, i], `there is no team "${id}"`, suggestHint(id, ids));
    });
  }
}

export interface ResultRules<R extends GameResult = GameResult> {
  readonly round: "week" | "round";
  /** The current round; undefined when the season is over. */
  readonly current: number | undefined;
  mustDecide(fixture: Fixture<R>): boolean;
  totalFault?(points: number): { readonly message: string; readonly hint: string } | undefined;
  /** Additional requirements of a game for its results. */
  more?(result: R, fixture: Fixture<R>, path: Path): void;
}

/** Results must be games of the season, each once, between the right teams, in rounds that have begun, and none may be missing. */
export function checkResults<R extends GameResult>(
  view: SeasonView<R>,
  { round, current = Infinity, mustDecide, totalFault, more }: ResultRules<R>,
  base: Path,
  report: Report,
): void {
  const fixtures = new Map(fixturesOf(view).map((fixture) => [fixture.game, fixture]));
  const seen = new Set<string>();
  view.results.forEach((result, i) => {
    const { game, away, home, awayPoints, homePoints } = result;
    const path = [...base, "results", i];
    const fixture = fixtures.get(game);
    if (seen.has(game)) report("game-twice", [...path, "game"], `${game} appears twice`);
    seen.add(game);
    if (!fixture) {
      const hint = suggestHint(game, [...fixtures.keys()]);
      return report("game-unknown", [...path, "game"], `season ${view.season} has no game "${game}"`, hint);
    }
    if (!isKnown(fixture) || fixture.week > current) {
      const message = `${game} has a result, but ${round} ${Math.min(current, fixture.week - 1)} is not over`;
      return report("game-early", [...path, "game"], message, `a ${round} begins when the one before it is over`);
    }
    if (away !== fixture.away || home !== fixture.home) {
      const message = `${game}: found ${away} at ${home}; expected ${fixture.away} at ${fixture.home}`;
      report("game-teams", path, message);
    }
    if (awayPoints === homePoints && mustDecide(fixture))
      report("result-tie", [...path, "awayPoints"], `${game} is tied but must have a winner`);
    for (const side of ["awayPoints", "homePoints"] as const) {
      const wrong = totalFault?.(result[side]);
      if (wrong) report("points-impossible", [...path, side], `${game}: ${wrong.message}`, wrong.hint);
    }
    more?.(result, fixture, path);
  });
  for (const { game, week, away } of fixtures.values()) {
    if (week < current && away !== undefined && !seen.has(game))
      report("game-missing", [...base, "results"], `${game} of ${round} ${week} has no result`);
  }
}

/** A finished season must have all of its results and the champion that follows from them. */
export function checkChampion(view: SeasonView, champion: string, path: Path, report: Report): void {
  const won = championOf(view);
  if (won === undefined) return report("season-open", path, `season ${view.season} is not finished`);
  if (won !== champion)
    report(
      "champion-wrong",
      [...path, "champion"],
      `found ${champion}; the results of season ${view.season} make it ${won}`,
    );
}
