/** Does a cup hold together? A file may have been changed by hand. Every fault at once, nothing repaired. */
import { totalsOf } from "../../../kernel/football/index.js";
import { fault, suggestHint, warning, type Issue } from "../../../kernel/issue/index.js";
import { nowhereKnown, placeOf, type Locate, type Path } from "../rules/locate.js";
import { checkTeams } from "../teams/check-teams.js";
import { ALL } from "../teams/find-team.js";
import { rulesOfCup } from "./cup-rules.js";
import { remember } from "../../../kernel/cache/remember.js";
import { SIZES, type Contest, type Cup, type CupResult } from "./types.js";
import { championOf, currentRound, fixturesOf, viewOf, type Fixture, type SeasonView } from "./view.js";

type Report = (code: string, path: Path, message: string, hint?: string) => void;

/** What stands against a contest of so many teams. */
export function checkContest({ format, rounds }: Contest, size: number): Issue[] {
  const issues: Issue[] = [];
  const [least, most] = SIZES[format];
  if (size < least || size > most) {
    const others = (Object.keys(SIZES) as (keyof typeof SIZES)[]).filter(
      (id) => size >= SIZES[id][0] && size <= SIZES[id][1],
    );
    const hint = others.length > 0 ? { hint: `${size} teams can play ${others.join(" or ")}` } : {};
    issues.push(
      fault("cup-size", `${format} takes ${least} to ${most} teams; found ${size}`, { path: "teams", ...hint }),
    );
  }
  if (format === "knock-out" && rounds !== 1) {
    const hint = "leave rounds out; level games are settled by overtime or replay";
    issues.push(
      fault("cup-rounds", `in a knock-out teams meet once; found rounds ${rounds}`, { path: "contest.rounds", hint }),
    );
  }
  return issues;
}

/** Faults that leave open which games a season has. */
const UNCLEAR: ReadonlySet<string> = new Set([
  "cup-size",
  "cup-rounds",
  "cup-order",
  "cup-season",
  "team-id-twice",
  "team-short-twice",
]);

/** Everything that is wrong with a cup of the right form. `coaches` are the ids that can play its games. */
export function checkCup(cup: Cup, locate: Locate = nowhereKnown, coaches?: readonly string[]): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (code, path, message, hint) => {
    issues.push(fault(code, message, { ...placeOf(locate, path), ...(hint ? { hint } : {}) }));
  };
  const ids = cup.teams.map(({ id }) => id);
  for (const issue of checkContest(cup.contest, ids.length))
    issues.push({ ...issue, ...placeOf(locate, issue.path!.split(".")) });
  const at = (index: number, field: string) => placeOf(locate, ["teams", index, field]);
  issues.push(...checkTeams(cup.teams, { locate: at, ...(coaches ? { coaches } : {}) }));
  (cup.byHand ?? []).forEach((id, i) => {
    if (id !== ALL && !ids.includes(id))
      report("team-unknown", ["byHand", i], `there is no team "${id}"`, suggestHint(id, ids));
  });
  const { win, tie, loss } = cup.points;
  if (!(win > tie && tie >= loss)) {
    const message = `a win is worth ${win}, a tie ${tie}, a loss ${loss}; expected a win above a tie, and no loss above a tie`;
    report("cup-points", ["points"], message);
  }
  if (cup.season !== cup.history.length + 1) {
    const message = `season ${cup.season} is being played, but ${cup.history.length} are finished; expected season ${cup.history.length + 1}`;
    report("cup-season", ["season"], message);
  }
  cup.history.forEach(({ season }, i) => {
    if (season !== i + 1) report("cup-season", ["history", i, "season"], `found season ${season}; expected ${i + 1}`);
  });
  const seasons: [Path, Pick<Cup, "season" | "order" | "results">][] = [
    ...cup.history.map((past, i): [Path, typeof past] => [["history", i], past]),
    [[], cup],
  ];
  for (const [path, { order }] of seasons) {
    if ([...order].sort().join() !== [...ids].sort().join()) {
      report("cup-order", [...path, "order"], "expected the id of every team once", `the teams are ${ids.join(", ")}`);
    }
  }
  // Results are looked at where it is clear which games there are.
  if (issues.some(({ code }) => UNCLEAR.has(code))) return issues;
  for (const [path, { season, results }] of seasons) {
    checkResults(viewOf(cup, season), path, report);
    results.forEach((result, i) => {
      for (const side of ["awayPoints", "homePoints"] as const) {
        const wrong = totalFault(cup, result[side]);
        if (wrong)
          report("points-impossible", [...path, "results", i, side], `${result.game}: ${wrong.message}`, wrong.hint);
      }
    });
  }
  cup.history.forEach(({ season, champion }, i) => {
    const won = championOf(viewOf(cup, season));
    if (won === undefined) report("season-open", ["history", i], `season ${season} is not played to its end`);
    else if (won !== champion) {
      report(
        "champion-wrong",
        ["history", i, "champion"],
        `found ${champion}; the results of season ${season} make it ${won}`,
      );
    }
  });
  if (coaches) issues.push(...lostCoaches(seasons, locate, coaches));
  return issues;
}

/** Results are games of the season, each once, in rounds that have begun. */
export function checkResults(view: SeasonView, base: Path, report: Report): void {
  const fixtures = new Map(fixturesOf(view).map((fixture) => [fixture.game, fixture]));
  const current = currentRound(view) ?? Infinity;
  const seen = new Set<string>();
  view.results.forEach((result, i) => {
    const path = [...base, "results", i];
    const fixture = fixtures.get(result.game);
    if (seen.has(result.game)) report("game-twice", [...path, "game"], `${result.game} stands twice`);
    seen.add(result.game);
    if (!fixture) {
      const hint = suggestHint(result.game, [...fixtures.keys()]);
      report("game-unknown", [...path, "game"], `season ${view.season} has no game "${result.game}"`, hint);
    } else if (fixture.away === undefined || fixture.home === undefined || fixture.round > current) {
      const message = `${result.game} has a result, but round ${current} is not over`;
      report("game-early", [...path, "game"], message, "a round begins when the one before it is over");
    } else checkResult(view, result, fixture, path, report);
  });
}

const totals = remember(totalsOf);

/** What is wrong with a side's total: one point, for example, comes from no way to score. */
export function totalFault(cup: Pick<Cup, "rules">, points: number): { message: string; hint: string } | undefined {
  const reached = totals(rulesOfCup(cup).card.points);
  if (reached[points] !== false) return undefined;
  const never = reached.flatMap((possible, total) => (possible ? [] : [total]));
  const few = never.length <= MOST_NAMED ? `every total but ${never.join(", ")} is possible` : "see the card's points";
  return { message: `no side can score ${points} ${points === 1 ? "point" : "points"}`, hint: few };
}
/** So many totals that are none are listed. */
const MOST_NAMED = 8;

function checkResult(view: SeasonView, result: CupResult, fixture: Fixture, path: Path, report: Report): void {
  const { game, away, home, awayPoints, homePoints, mode, seed, coaches } = result;
  if (away !== fixture.away || home !== fixture.home) {
    report("game-teams", path, `${game}: found ${away} at ${home}; expected ${fixture.away} at ${fixture.home}`);
  }
  if (awayPoints === homePoints && fixture.stage === "knock-out" && view.contest.ties === "overtime") {
    report(
      "result-tie",
      [...path, "awayPoints"],
      `${game} is level; this knock-out plays overtime until one side leads`,
    );
  }
  if (mode === "played" && (seed === undefined || coaches === undefined)) {
    const hint = "for a game from the table write mode: hand";
    report("result-seed", path, `${game} was played by coaches, but has no seed and coaches to play it again`, hint);
  }
  if (mode === "hand" && seed !== undefined) {
    report("result-seed", [...path, "seed"], `${game} was played at the table, but has a seed`, "leave the seed out");
  }
}

/** Games whose coaches are not known any more keep their score, but cannot be printed in full. */
function lostCoaches(
  seasons: readonly [Path, Pick<Cup, "results">][],
  locate: Locate,
  known: readonly string[],
): Issue[] {
  return seasons.flatMap(([base, { results }]) =>
    results.flatMap(({ game, coaches = [] }, i) =>
      coaches
        .filter((id) => !known.includes(id))
        .map((id) => {
          const place = placeOf(locate, [...base, "results", i, "coaches"]);
          const message = `${game} was played by the coach "${id}", who is not known: it cannot be played again`;
          return warning("coach-unknown", message, { ...place, hint: suggestHint(id, known) });
        }),
    ),
  );
}
