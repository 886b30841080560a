/** The file of a career: its schema, its checks, and its proof by replaying every game. */
import { z } from "zod";
import { lazily } from "../../../kernel/lazy/index.js";
import {
  fault,
  hasErrors,
  isObject,
  placeOf,
  suggestHint,
  type Issue,
  type Locate,
  type Path,
} from "../../../kernel/issue/index.js";
import { fixturesOf, weekCount, type Known } from "../../../league/season.js";
import { matchAgain } from "../../../league/plain/play.js";
import type { FileKind } from "../../../contract/files.js";
import { CAREER_POSITIONS } from "./chart.js";
import { careerFields, chronicleOf, isPurchase, spentOn, stepsBefore } from "./chronicle.js";
import { refusalOf, type Steps } from "./fields.js";
import { careerGame, careerSeasons, viewOf } from "./league.js";
import { nameTaken } from "./place.js";
import { costText, declineDice, endingDice, leagueWith, noField, pointsText, REFUSALS } from "./play.js";
import { narrateCareer, whenOf } from "./narrate-career.js";
import { CAREER_FORMAT, CAREER_VERSIONS, TRAININGS, type Career, type CareerResult, type LogEntry } from "./types.js";

const count = z.int().min(1).max(10_000);
const twoDice = z.tuple([z.int().min(0).max(9), z.int().min(0).max(9)]);
const when = { season: count, round: count };

const shape = lazily(() =>
  z.strictObject({
    format: z.literal(CAREER_FORMAT),
    version: z.literal(CAREER_VERSIONS),
    revision: z.int().min(1),
    player: z.strictObject({
      name: z.string().min(1).max(60),
      position: z.enum(CAREER_POSITIONS),
      number: z.int().min(0).max(99).optional(),
      team: z.string().describe("id of his team in the league"),
    }),
    training: z.enum(TRAININGS).describe("who spends the points: coach, or own"),
    log: z.array(
      z.union([
        z.strictObject({ ...when, buys: z.array(z.string()).min(1) }),
        z.strictObject({ ...when, ending: twoDice }),
        z.strictObject({ season: count, decline: twoDice }),
        z.strictObject({ season: count, retired: z.literal(true) }),
      ]),
    ),
    league: careerSeasons.kind.shape,
    seal: z.record(z.string(), z.string()).optional(),
  }),
);

type Report = (code: string, path: Path, message: string, hint?: string) => void;

/** Every error of a well-formed career whose league is valid. */
function checkCareer(career: Career, locate: Locate): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (code, path, message, hint) =>
    void issues.push(fault(code, message, { ...placeOf(locate, path), ...(hint !== undefined && { hint }) }));
  const { player, league } = career;
  const own = league.teams.find(({ id }) => id === player.team);
  if (!own) {
    const ids = league.teams.map(({ id }) => id);
    report("team-unknown", ["player", "team"], `there is no team "${player.team}"`, suggestHint(player.team, ids));
    return issues;
  }
  if (nameTaken(own.team, player.name))
    report("career-name", ["player", "name"], `${own.name} have a player called ${player.name} already`);
  checkOrder(career, report);
  if (issues.length > 0) return issues;
  checkPurchases(career, report);
  return issues;
}

/** Position of an entry in time: rounds by number, then end-of-season entries. */
const placeIn = (entry: LogEntry): number =>
  "round" in entry ? entry.round + (isPurchase(entry) ? 0 : 0.5) : Number.MAX_SAFE_INTEGER;

/** Entries are in order, in existing rounds, and nothing follows the end. */
function checkOrder({ league, log }: Career, report: Report): void {
  log.forEach((entry, i) => {
    const at: Path = ["log", i];
    if (entry.season > league.season)
      return report(
        "career-time",
        [...at, "season"],
        `season ${entry.season} has not begun; ${league.season} is played`,
      );
    const rounds = weekCount(viewOf(league, entry.season));
    if ("round" in entry && entry.round > rounds)
      report(
        "career-time",
        [...at, "round"],
        `season ${entry.season} has ${rounds} rounds; found round ${entry.round}`,
      );
    const before = log[i - 1] as LogEntry | undefined;
    if (!before) return;
    if (before.season > entry.season || (before.season === entry.season && placeIn(before) > placeIn(entry)))
      report("career-order", at, "this comes after something that happened later");
    if ("retired" in before) report("career-over", at, "nothing follows the end of a career");
  });
}

/** Every step was affordable when bought: the field exists, was below its limit, and was paid for. */
function checkPurchases(career: Career, report: Report): void {
  const fields = careerFields(career);
  const { before } = chronicleOf(career);
  // After a round's purchases, the bank may be negative only if the games made it so.
  career.log.forEach((entry, i) => {
    if (!isPurchase(entry)) return;
    const after = before.get(`${entry.season}.${entry.round}`)!;
    const first = stepsBefore(after.steps, entry.buys);
    let steps: Steps = first;
    entry.buys.forEach((key, j) => {
      const path: Path = ["log", i, "buys", j];
      const field = fields.find((one) => one.key === key);
      if (!field) {
        const { code, message, hint } = noField(career, key, fields);
        return report(code, path, message, hint);
      }
      const refused = refusalOf(field, steps);
      if (refused) report("career-cap", path, `${key}: ${REFUSALS[refused]}`);
      steps = { ...steps, [key]: (steps[key] ?? 0) + 1 };
    });
    const cost = spentOn(career, fields, entry.buys, first);
    if (after.bank < 0)
      report(
        "career-bank",
        ["log", i, "buys"],
        `${costText(entry.buys, cost)}; he had ${pointsText(after.bank + cost)}`,
      );
  });
}

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Replays every game with his card of the time, and rerolls the dice of the log. */
function proveCareer(career: Career, locate: Locate): Issue[] {
  const { league, log } = career;
  const { before } = chronicleOf(career);
  const issues: Issue[] = [];
  const differs = (path: Path, message: string): void =>
    void issues.push(fault("result-differs", message, placeOf(locate, path)));
  log.forEach((entry, i) => {
    const dice = "ending" in entry ? entry.ending : "decline" in entry ? entry.decline : undefined;
    if (!dice) return;
    const rolled =
      "ending" in entry ? endingDice(career, entry.season, entry.round) : declineDice(career, entry.season);
    if (!same(dice, rolled))
      differs(["log", i], `found the dice ${dice.join(" ")}; the seed gives ${rolled.join(" ")}`);
  });
  const seasons: readonly (readonly [Path, number, readonly CareerResult[]])[] = [
    ...league.history.map(({ season, results }, i) => [["league", "history", i, "results"], season, results] as const),
    [["league", "results"], league.season, league.results],
  ];
  for (const [base, season, results] of seasons) {
    const fixtures = new Map(fixturesOf(viewOf(league, season)).map((one) => [one.game, one as Known<CareerResult>]));
    results.forEach((result, i) => {
      const fixture = fixtures.get(result.game)!;
      const then = leagueWith(career, before.get(`${season}.${fixture.week}`)!);
      const match = matchAgain(careerGame, then, result, fixture);
      if (!match) return;
      const { record, score } = careerGame.player.play(match);
      const { awayPoints, homePoints, career: figures = {} } = result;
      if (score.away !== awayPoints || score.home !== homePoints) {
        const found = `${awayPoints}-${homePoints}`;
        return differs(
          [...base, i],
          `${result.game} ended ${found} in the file, but seed ${result.seed} makes it ${score.away}-${score.home}`,
        );
      }
      const { career: again = {} } = careerGame.results!.of(match, record);
      if (!same(figures, again))
        differs(
          [...base, i, "career"],
          `${result.game}: found ${JSON.stringify(figures)}; the game gives ${JSON.stringify(again)}`,
        );
    });
  }
  return issues;
}

export const careerKind: FileKind<Career> = {
  id: "dice-football-career",
  title: "DICE Football career",
  get shape() {
    return shape();
  },
  matches: (data) => isObject(data) && data.format === CAREER_FORMAT,
  check(data, locate) {
    const career = data as Career;
    const issues = careerSeasons.kind.check(career.league, (path, part) => locate(["league", ...path], part)).issues;
    if (hasErrors(issues)) return { issues };
    const all = [...issues, ...checkCareer(career, locate)];
    return hasErrors(all) ? { issues: all } : { issues: all, value: career };
  },
  prove: proveCareer,
  sealed: ({ player, log, league }) => ({ player: { ...player, number: undefined }, log, league }),
  prints: {
    describe: (career) => ({
      line: `${career.player.name}, ${whenOf(career)}`,
      command: "pressbox print dice-football --record FILE",
    }),
    rulesOf: (career) => careerGame.rules.resolve(career.league.rules),
    narrate: narrateCareer,
  },
};
