/** Steps of a season: each takes a league and returns a new one. Dice continue from the saved state. */
import { resumeRoller, type Roller } from "../../../kernel/dice/index.js";
import { remember } from "../../../kernel/cache/remember.js";
import { totalsOf } from "../../../kernel/football/index.js";
import { fault, UserError } from "../../../kernel/issue/index.js";
import type { PenAndPaperRules, PerStat, Stat } from "../rules/index.js";
import { totalFault } from "../../../league/plain/file.js";
import type { Known } from "../../../league/season.js";
import { playLeagueGame } from "./league-game.js";
import type { PlayedGame } from "./played-game.js";
import type { GameInjuries, GameResult, League } from "./types.js";
import type { LeagueTeam } from "./league-team.js";
import { regularWeeks, rulesOfLeague, specOf, strengthOf, weekFixtures, type Fixture } from "./views.js";

/** A league with its dice advanced and its revision incremented. */
export function nextRevision(league: League, changes: Partial<League>, roller?: Roller): League {
  const state = roller?.state();
  return { ...league, ...changes, ...(state ? { roller: state } : {}), revision: league.revision + 1 };
}

/** Possible totals by rules: with head-to-head plays, and with the quarters of league play. */
const totals = remember(({ tables }: PenAndPaperRules): readonly boolean[] => {
  const quarters = [...tables.leaguePoints, ...tables.classicPoints].map(({ points }) => points);
  return totalsOf(tables.game.points, quarters);
});

/** The fault of a side's total under these rules. */
export const pointsFault = (rules: PenAndPaperRules, points: number): ReturnType<typeof totalFault> =>
  totalFault(totals(rules), points);

/** True if the game must have a winner. */
export const mustDecide = (rules: PenAndPaperRules, fixture: Pick<Fixture, "playoff">): boolean =>
  fixture.playoff || rules.switches.regularSeasonTies === "noTies";

function playFixture(league: League, rules: PenAndPaperRules, roller: Roller, fixture: Fixture): GameResult {
  const { game, week, playoff } = fixture;
  const [away, home] = [fixture.away!, fixture.home!];
  const line = playLeagueGame(rules, roller, strengthOf(league, away), strengthOf(league, home), {
    mustDecide: mustDecide(rules, fixture),
    neutral: playoff && week === specOf(league).playoffs.at(-1)!.week && rules.switches.neutralFinal,
  });
  const { awayPoints, homePoints } = line;
  return { game, week, away, home, awayPoints, homePoints, mode: "league", byHand: false, line };
}

/** Plays the remaining games of the current week by league play, and moves on to the next week. */
export function playWeek(league: League): League {
  assertInSeason(league);
  const rules = rulesOfLeague(league);
  const roller = resumeRoller(league.roller);
  const open = weekFixtures(league).filter(({ result }) => !result);
  const results = open.map((fixture) => playFixture(league, rules, roller, fixture));
  const played = nextRevision(league, { results: [...league.results, ...results] }, roller);
  return { ...advance(played), revision: played.revision };
}

function assertInSeason(league: League): void {
  if (league.phase !== "offSeason") return;
  const hint = "finish the offseason first";
  throw new UserError(fault("season-over", `season ${league.season} is over`, { hint }));
}

/** A game that was played play by play. */
export interface PlayedOut {
  readonly awayPoints: number;
  readonly homePoints: number;
  readonly injuries: GameInjuries;
  readonly played?: PlayedGame;
}

/** The league with a game that was played play by play. */
export function withPlayed(league: League, fixture: Fixture, { injuries, played, ...points }: PlayedOut): League {
  const { game, week, away, home } = fixture as Known;
  const result: GameResult = {
    game,
    week,
    away,
    home,
    ...points,
    mode: "headToHead",
    byHand: false,
    ...(played && { played }),
  };
  const teams = league.teams.map((entry) => {
    const hurt = entry.team.id === away ? injuries.away : entry.team.id === home ? injuries.home : undefined;
    return hurt ? withInjuries(entry, hurt) : entry;
  });
  return nextRevision(league, { results: [...league.results, result], teams });
}

/** Applies season injuries: each subtracts 1 from the modifier. */
function withInjuries(entry: LeagueTeam, stats: readonly Stat[]): LeagueTeam {
  const injuries: Partial<Record<Stat, number>> = { ...entry.injuries };
  for (const stat of stats) injuries[stat] = (injuries[stat] ?? 0) + 1;
  return { ...entry, injuries: injuries as Partial<PerStat> };
}

/** Moves on to the next week, the playoffs or the offseason. @throws UserError `week-open` while games are missing */
export function advance(league: League): League {
  assertInSeason(league);
  const open = weekFixtures(league).filter(({ result }) => !result);
  if (open.length > 0) {
    const games = open.map(({ game }) => game).join(", ");
    throw new UserError(
      fault("week-open", `week ${league.week} still needs ${games}`, { hint: "play the week or enter the results" }),
    );
  }
  const last = specOf(league).playoffs.at(-1)!.week;
  if (league.week >= last) return nextRevision(league, { phase: "offSeason" });
  const week = league.week + 1;
  return nextRevision(league, { week, phase: week > regularWeeks(league) ? "playoffs" : "regular" });
}
