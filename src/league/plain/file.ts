/** The file of a plain league: its schema, its checks, and the parts covered by its checksum. */
import type { ZodType } from "zod";
import { remember } from "../../kernel/cache/remember.js";
import { lazily } from "../../kernel/lazy/index.js";
import {
  fault,
  hasErrors,
  isObject,
  placeOf,
  suggestHint,
  warning,
  type Issue,
  type Locate,
  type Path,
} from "../../kernel/issue/index.js";
import { ownShape } from "../../kernel/own/index.js";
import { zod } from "../../kernel/zod/index.js";
import type { FileKind, Printed } from "../../contract/files.js";
import { checkChampion, checkModes, checkResults, checkSeasons, type Report } from "../checks.js";
import { fileParts } from "../file-parts.js";
import { roundFaults } from "../schedule.js";
import { currentWeek, fixturesOf, type Known } from "../season.js";
import { checkContest, orderOf, tiersBySeason, type ViewOf } from "./contest.js";
import { mustDecide, type PlainGame } from "./game.js";
import { faultsOfClass } from "./draft.js";
import { FREE, faultsOfMoves, isBefore, rookiesOf, teamsAt } from "./moves.js";
import { proveGames } from "./play.js";
import { hasTiers } from "./tiers.js";
import {
  DRAWS,
  MOST_TIERS,
  RESULT_MODES,
  SIZES,
  TIE_RULES,
  type ContestFormat,
  type PlainLeague,
  type PlainResult,
  type PlainTeam,
  type PlainView,
} from "./types.js";

type Rules = { readonly name: string };
export const PLAIN_VERSION = 1;

export const formatsOf = ({ formats }: Pick<PlainGame, "formats">) => Object.keys(formats) as ContestFormat[];

// ---- form ------------------------------------------------------------------------------------------------------------

function shapeOf<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  game: PlainGame<T, P, G, R, C>,
): ZodType {
  const z = zod();
  const { id, seed, season, revision, seal } = fileParts();
  const words = z.string().min(1).max(80);
  const points = z.int().min(0).max(999).describe("A total that the scores of the game can make");
  const worth = z.int().min(0).max(10);
  const formats = formatsOf(game);
  const most = Math.max(SIZES.schedule[1], ...formats.map((format) => SIZES[format][1]));
  const order = z.array(id).min(2).max(most);
  const number = z.int().min(1).max(most);
  const own = formats.includes("schedule");
  const carried = game.carried?.shape();
  const result = z.strictObject({
    game: id,
    away: id,
    home: id,
    awayPoints: points,
    homePoints: points,
    mode: z.enum(RESULT_MODES),
    seed: seed.optional(),
    coaches: z.tuple([words, words]).optional(),
    log: z
      .string()
      .regex(/^[0-9a-f]{8}$/, "expected 8 hex digits")
      .optional()
      .describe("checksum of the game as it was played"),
    ...(carried && { carried: z.tuple([carried.nullable(), carried.nullable()]).optional() }),
    ...game.results?.shape(),
  });
  return z.strictObject({
    format: z.literal(game.kind.format),
    version: z.literal(PLAIN_VERSION),
    name: words,
    own: ownShape(),
    revision,
    rules: game.rules.shape(),
    seed,
    contest: z.strictObject({
      format: z.enum(formats),
      rounds: z.int().min(1).max(2),
      draw: z.enum(DRAWS),
      ties: z.enum(TIE_RULES),
      ...(own && {
        playoffs: number.optional(),
        games: z
          .int()
          .min(1)
          .max(60)
          .optional()
          .describe("games of each team in a plan that Pressbox drew up; schedule has its rounds"),
        conferences: z
          .literal(2)
          .optional()
          .describe("halves of the league, each with a bracket of its own in the playoffs"),
      }),
      tiers: z.int().min(2).max(MOST_TIERS).optional().describe("tables one above the other"),
      promoted: z
        .int()
        .min(1)
        .max(8)
        .optional()
        .describe("teams that change places between two of them after a season"),
    }),
    points: z.strictObject({ win: worth, tie: worth, loss: worth }),
    byHand: z.array(id).optional(),
    ...(own && {
      schedule: z
        .array(z.array(z.union([z.tuple([number, number]), z.tuple([number, number, z.literal("neutral")])])))
        .optional()
        .describe("games of each round by the teams' places in this file, visitor first"),
    }),
    teams: z.array(game.teams.shape()).min(2).max(most),
    ...(game.rosters && {
      classes: z
        .array(
          z.strictObject({
            season,
            teams: z.array(game.teams.shape()).min(1).max(most).optional().describe("all their players are rookies"),
            ...(game.rosters.rookies && {
              men: z
                .array(z.strictObject({ name: words, position: z.enum(game.rosters.rookies.positions as [string]) }))
                .max(2000)
                .optional()
                .describe("rookies by the rules of the game"),
            }),
          }),
        )
        .optional()
        .describe("players who joined the league, one class before each season"),
      moves: z
        .array(
          z.strictObject({
            season,
            week: z.int().min(1).max(999).describe("first round he plays for his new team"),
            player: words,
            from: id.optional().describe("absent: he was a free agent"),
            to: id.optional().describe("absent: he is a free agent"),
            retires: z.literal(true).optional(),
            injured: z
              .enum(["out", "back"])
              .optional()
              .describe("out: he goes on his team's injured list (from); back: he comes off it"),
          }),
        )
        .optional()
        .describe("player moves since the league began; teams are listed as they were then"),
    }),
    season,
    order,
    results: z.array(result),
    ...(carried && { carried: z.record(z.union([id, z.literal(FREE)]), carried).optional() }),
    history: z.array(z.strictObject({ season, champion: id, order, results: z.array(result) })),
    seal,
  });
}

// ---- checks ----------------------------------------------------------------------------------------------------------

/** Errors that leave it unclear which games a season has. */
const UNCLEAR: ReadonlySet<string> = new Set([
  "league-size",
  "contest-rounds",
  "contest-playoffs",
  "contest-conferences",
  "contest-order",
  "contest-schedule",
  "league-season",
  "team-id-twice",
  "team-short-twice",
]);

/** What is wrong with a side's score: one point, for example, is often impossible. */
export function totalFault(reached: readonly boolean[], points: number): { message: string; hint: string } | undefined {
  if (reached[points] !== false) return undefined;
  const never = reached.flatMap((possible, total) => (possible ? [] : [total]));
  const few = never.length <= MOST_NAMED ? `every total but ${never.join(", ")} is possible` : "see the rules' points";
  return { message: `no team can score ${points} ${points === 1 ? "point" : "points"}`, hint: few };
}
/** Maximum number of impossible scores listed in a message. */
const MOST_NAMED = 8;

/** Classes must be of different seasons, in order; no name may occur twice. */
function checkClasses<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  game: PlainGame<T, P, G, R, C>,
  { classes = [], teams, season }: PlainLeague<T, R>,
  report: Report,
): void {
  const { rosters } = game;
  if (!rosters) return;
  const known = new Set(teams.flatMap((team) => rosters.men(team).map(({ name }) => name)));
  classes.forEach((one, i) => {
    if (one.season > season + 1 || (i > 0 && one.season <= classes[i - 1].season))
      report("class-order", ["classes", i, "season"], "expected at most one class per season, in order");
    for (const issue of game.teams.check?.(one.teams ?? [], {}) ?? [])
      if (issue.severity === "error") report(issue.code, ["classes", i], issue.message, issue.hint);
    const names = rookiesOf(rosters, one).map(({ name }) => name);
    for (const { message } of faultsOfClass(names, known)) report("class-name", ["classes", i], message);
    for (const name of names) known.add(name);
  });
}

/** Moves must name existing players and teams of the league, in order of rounds. */
function checkMoves<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  game: PlainGame<T, P, G, R, C>,
  league: PlainLeague<T, R>,
  report: Report,
): void {
  const { moves = [], teams, classes = [] } = league;
  checkClasses(game, league, report);
  const ids = teams.map(({ id }) => id);
  let unclear = false;
  moves.forEach((move, i) => {
    const wrong: Report = (...words) => {
      unclear = true;
      report(...words);
    };
    for (const key of ["from", "to"] as const) {
      const id = move[key];
      if (id !== undefined && !ids.includes(id))
        wrong("team-unknown", ["moves", i, key], `the league does not have a team "${id}"`, suggestHint(id, ids));
    }
    if (move.retires && move.to !== undefined)
      wrong("move-retires", ["moves", i, "to"], `${move.player} retires; expected no new team`);
    if (move.injured !== undefined && move.from === undefined)
      wrong("move-injured", ["moves", i, "injured"], `${move.player} is a free agent; injured lists are of teams`);
    if (move.injured === "out" && (move.retires || move.to !== undefined))
      wrong("move-injured", ["moves", i, "to"], `${move.player} goes on the injured list; expected no new team`);
    if (i > 0 && isBefore(move, moves[i - 1]))
      wrong("move-order", ["moves", i], "moves are in the order of their seasons and rounds");
  });
  if (unclear) return;
  const faults = faultsOfMoves(game, league);
  for (const { at, part, code, message, hint } of faults) report(code, ["moves", at, part], message, hint);
  if (moves.length + classes.length === 0 || faults.length > 0) return;
  for (const { code, message, severity } of game.teams.check?.(teamsAt(game, league), {}) ?? [])
    if (severity === "error") report(code, ["moves"], message);
}

/** All errors of a league that fits the schema. */
export function checkPlain<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  game: PlainGame<T, P, G, R, C>,
  viewOf: ViewOf<T, R>,
  league: PlainLeague<T, R>,
  locate: Locate,
): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (code, path, message, hint) => {
    issues.push(fault(code, message, { ...placeOf(locate, path), ...(hint ? { hint } : {}) }));
  };
  const { coaches } = game.player;
  const ids = league.teams.map(({ id }) => id);
  for (const issue of checkContest(league.contest, league.teams, formatsOf(game)))
    issues.push({ ...issue, ...placeOf(locate, issue.path!.split(".")) });
  const at = (index: number, field: string) => placeOf(locate, ["teams", index, field]);
  issues.push(...(game.teams.check?.(league.teams, { locate: at, coaches }) ?? []));
  checkModes({ byHand: league.byHand ?? [] }, ids, [], report);
  checkMoves(game, league, report);
  checkPoints(league, report);
  checkSchedule(league, report);
  checkSeasons(league, report);
  const seasons: readonly (readonly [Path, Pick<PlainLeague<T, R>, "season" | "order" | "results">])[] = [
    ...league.history.map((past, i) => [["history", i], past] as const),
    [[], league],
  ];
  for (const [path, { order, season }] of seasons) {
    const champion = league.history.find((past) => past.season === season - 1)?.champion;
    // Team numbers follow from the league's seed; files without a checksum were edited, so check the numbers.
    if (league.seal === undefined && [...order].sort().join() === [...ids].sort().join()) {
      const tiers = hasTiers(league.contest) ? tiersBySeason(league, viewOf(league).table)[season - 1] : undefined;
      const drawn = orderOf(ids, league.contest, league.seed, season, champion, tiers);
      if (drawn.join() !== order.join())
        report("contest-draw", [...path, "order"], `the league's seed draws a different order: ${drawn.join(", ")}`);
    }
    if ([...order].sort().join() !== [...ids].sort().join())
      report(
        "contest-order",
        [...path, "order"],
        "expected the id of every team once",
        `the teams are ${ids.join(", ")}`,
      );
  }
  // Results are checked only once it is clear which games exist.
  if (issues.some(({ code }) => UNCLEAR.has(code))) return issues;
  const totals = game.rules.totals?.(game.rules.resolve(league.rules));
  for (const [path, { season }] of seasons) {
    const view = viewOf(league, season);
    checkResults(
      view,
      {
        round: "round",
        current: currentWeek(view),
        mustDecide: (fixture) => mustDecide(league, fixture),
        ...(totals && { totalFault: (points) => totalFault(totals, points) }),
        more: (result, _fixture, place) => checkDice(result, place, report),
      },
      path,
      report,
    );
  }
  league.history.forEach(({ season, champion }, i) => {
    checkChampion(viewOf(league, season), champion, ["history", i], report);
  });
  return [...issues, ...lostCoaches(seasons, locate, coaches, league.seal !== undefined)];
}

function checkPoints({ points: { win, tie, loss } }: PlainLeague, report: Report): void {
  if (win > tie && tie >= loss) return;
  const found = `a win is worth ${win}, a tie ${tie}, a loss ${loss}`;
  report("table-points", ["points"], `${found}; expected a win above a tie, and no loss above a tie`);
}

/** The schedule must be present if the format needs one, and consistent. */
function checkSchedule({ contest, schedule, teams }: PlainLeague, report: Report): void {
  const own = contest.format === "schedule";
  if (own !== (schedule !== undefined)) {
    const message = own ? "the schedule is missing" : `a ${contest.format} has no schedule of its own`;
    return report("contest-schedule", ["schedule"], message);
  }
  for (const { round, game, message } of roundFaults(schedule ?? [], teams.length, "round"))
    report("contest-schedule", ["schedule", round - 1, game - 1], message);
}

function checkDice({ game, mode, seed, coaches }: PlainResult, path: Path, report: Report): void {
  if (mode === "played" && (seed === undefined || coaches === undefined)) {
    const hint = "for a game played by hand, write mode: hand";
    report("result-seed", path, `${game} was played by coaches, but has no seed and coaches to play it again`, hint);
  }
  if (mode === "hand" && seed !== undefined)
    report("result-seed", [...path, "seed"], `${game} was played by hand, but has a seed`, "remove the seed");
}

/** Games by coaches that no longer exist keep their score, but cannot be printed in full. */
function lostCoaches(
  seasons: readonly (readonly [Path, { readonly results: readonly PlainResult[] }])[],
  locate: Locate,
  known: readonly string[],
  sealed: boolean,
): Issue[] {
  return seasons.flatMap(([base, { results }]) =>
    results.flatMap(({ game, coaches = [], log }, i) =>
      coaches
        .filter((id) => !known.includes(id))
        .map((id) => {
          const place = placeOf(locate, [...base, "results", i, "coaches"]);
          const message = `${game} was played by the coach "${id}", who is unknown, so it cannot be played again`;
          const issue = warning("coach-unknown", message, { ...place, hint: suggestHint(id, known) });
          // A game with a checksum must replay, unless the checksum of the whole file vouches for it.
          return !sealed && log !== undefined ? { ...issue, severity: "error" } : issue;
        }),
    ),
  );
}

// ---- kind ------------------------------------------------------------------------------------------------------------

/** The file as the tool reads it. */
export function plainKind<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  game: PlainGame<T, P, G, R, C>,
  viewOf: ViewOf<T, R>,
  prints: Printed<PlainLeague<T, R>>,
): FileKind<PlainLeague<T, R>> {
  const { id, title, format } = game.kind;
  const shape = lazily(() => shapeOf(game));
  const fixtures = remember(
    (view: PlainView<R>) => new Map(fixturesOf(view).map((one) => [one.game, one as Known<R>])),
  );
  return {
    id,
    title,
    get shape() {
      return shape();
    },
    matches: (data) => isObject(data) && data.format === format,
    check(data, locate) {
      const parsed = shape().safeParse(data);
      if (!parsed.success) {
        const issues = parsed.error.issues.map(({ message, path }) =>
          fault("league-form", message, placeOf(locate, path as (string | number)[])),
        );
        return { issues };
      }
      // Uses the input, not zod's copy: keys stay in file order, so that continuing changes nothing else.
      const league = data as PlainLeague<T, R>;
      const rules = game.rules.check?.(league.rules, (path, part) => locate(["rules", ...path], part)) ?? [];
      const issues = [...rules, ...checkPlain(game, viewOf, league, locate)];
      return hasErrors(issues) ? { issues } : { issues, value: league };
    },
    prove: (league, locate) =>
      proveGames(game, league, (season, result) => fixtures(viewOf(league, season)).get(result.game)!, locate),
    // Users may rename the league and choose who plays by hand; the points for a win can change until the first result.
    sealed: ({
      rules,
      seed,
      contest,
      schedule,
      points,
      teams,
      classes,
      moves,
      season,
      order,
      results,
      carried,
      history,
    }) => ({
      state: { rules, seed, contest, ...(schedule && { schedule }), season, order },
      ...(results.length + history.length > 0 ? { points } : {}),
      teams,
      ...(classes && { classes }),
      ...(moves && { moves }),
      results,
      ...(carried && { carried }),
      history,
    }),
    prints,
  };
}
