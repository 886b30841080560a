/** The seasons of a plain league: who plays whom, how the order is drawn, and what a contest requires. */
import { remember } from "../../kernel/cache/remember.js";
import { fault, type Issue } from "../../kernel/issue/index.js";
import { knockOut } from "../bracket.js";
import { lotsBySeed } from "../lots.js";
import { checkConferences, conferencesOf, divisionsIn, hasConferences } from "./conferences.js";
import { roundRobin } from "../schedule.js";
import { breaksOf, standingsOf, type TableRules } from "../standings.js";
import { byTier, checkTiers, firstTiers, hasTiers, nextTiers, tierRounds, type Tier } from "./tiers.js";
import {
  MOST_REPLAYS,
  SIZES,
  type Contest,
  type ContestFormat,
  type PlainLeague,
  type PlainResult,
  type PlainTeam,
  type PlainView,
} from "./types.js";

/** Tie-breaks of a table that counts points. */
export const USUAL_TABLE: TableRules = {
  breaks: breaksOf("points", "headToHead", "headToHeadDifference", "difference", "scored", "lot"),
};
/** Tie-breaks of a table by win percentage, as in the NFL: head-to-head, division record, points, drawing lots. */
export const PROFESSIONAL_TABLE: TableRules = {
  breaks: breaksOf("record", "headToHeadRecord", "divisionRecord", "difference", "scored", "lot"),
};
/**
 * With conferences, conference record counts too; for wild cards it comes before the division record, because rivals from different
 * divisions have different division schedules.
 */
export const CONFERENCE_TABLE: TableRules = {
  breaks: breaksOf("record", "headToHeadRecord", "divisionRecord", "conferenceRecord", "difference", "scored", "lot"),
  across: breaksOf("record", "headToHeadRecord", "conferenceRecord", "divisionRecord", "difference", "scored", "lot"),
};

/** Default league names, for games without their own. */
export const formatNames = (game: string) =>
  ({
    "round-robin": `${game} League`,
    schedule: `${game} League`,
    "knock-out": `${game} Cup`,
    "final-four": `${game} Championship`,
  }) as const;

export const USUAL_CONTEST = { format: "round-robin", rounds: 1, draw: "lot", ties: "overtime" } as const;

export const hasTable = ({ format }: Contest): boolean => format !== "knock-out";
export const hasBracket = ({ format, playoffs = 0 }: Contest): boolean =>
  format === "knock-out" || format === "final-four" || playoffs > 0;

/** Number of teams in the knockout. */
const bracketSize = ({ format, playoffs = 0 }: Contest, size: number): number =>
  format === "knock-out" ? size : format === "final-four" ? 4 : playoffs;

/** The current season of a league, or a finished one. */
export type ViewOf<T extends PlainTeam, R extends PlainResult> = (
  league: PlainLeague<T, R>,
  season?: number,
) => PlainView<R>;

/** The season to show: before its first game, the previous one. */
export const shownSeason = ({
  season,
  results,
  history,
}: Pick<PlainLeague, "season" | "results" | "history">): number =>
  results.length === 0 && history.length > 0 ? season - 1 : season;

/**
 * Makes the views of a game's seasons.
 * @param table tie-breaks; points are those in the file. @param conferences tie-breaks in a league with conferences
 */
export function viewsBy<T extends PlainTeam, R extends PlainResult>(
  table: TableRules = USUAL_TABLE,
  conferences = table,
): ViewOf<T, R> {
  const views = remember((_league: PlainLeague<T, R>) => new Map<number, PlainView<R>>());
  return (league, season = league.season) => {
    let view = views(league).get(season);
    const rules = hasConferences(league.contest) ? conferences : table;
    if (!view) views(league).set(season, (view = viewOf(league, season, rules)));
    return view;
  };
}

function viewOf<T extends PlainTeam, R extends PlainResult>(
  league: PlainLeague<T, R>,
  season: number,
  table: TableRules,
): PlainView<R> {
  const { contest, points, seed, teams, schedule = [] } = league;
  const { order, results } = season === league.season ? league : league.history.find((one) => one.season === season)!;
  const size = order.length;
  const tiers = hasTiers(contest) ? tiersBySeason(league, table)[season - 1] : undefined;
  const rounds = tiers
    ? tierRounds(tiers, contest.rounds)
    : contest.format === "schedule"
      ? schedule
      : hasTable(contest)
        ? roundRobin(size, contest.rounds)
        : [];
  const conferences = hasConferences(contest) ? conferencesOf(teams) : undefined;
  const divisions = tiers
    ? new Map(tiers.flatMap((tier) => tier.teams.map((id) => [id, tier.name] as const)))
    : divisionsIn(teams, contest);
  const found = [...new Set(divisions.values())];
  const names = tiers
    ? tiers.map(({ name }) => name)
    : conferences
      ? conferences.names.flatMap((name) =>
          found.filter((one) => order.some((id) => divisions.get(id) === one && conferences.of.get(id) === name)),
        )
      : found;
  const entrants = order.map((team) => ({
    team,
    division: divisions.get(team) ?? "",
    ...(conferences && { conference: conferences.of.get(team) ?? "" }),
  }));
  // The draw must not depend on the order in the file.
  const lots = lotsBySeed(teams.map(({ id }) => id).sort(), seed, season, "lots");
  return {
    season,
    contest,
    numbers: order,
    rounds,
    gameId: (round, game) => `r${round}g${game}`,
    entrants: entrants.sort((a, b) => names.indexOf(a.division) - names.indexOf(b.division)),
    table: { ...table, points, ...(tiers && { tiered: true }) },
    playoffs: hasBracket(contest) ? knockOut(bracketSize(contest, size), rounds.length + 1, conferences?.names) : [],
    qualifiers: bracketSize(contest, size),
    ...(tiers && { playoffDivision: tiers[0].name }),
    ...(conferences && { conferences: conferences.names }),
    level: { replays: MOST_REPLAYS, then: lots },
    lots,
    results,
  };
}

/** Cached by finished seasons, then by teams: computed once for all rounds of a season. */
const tiersKnown = remember((_history: object) => new WeakMap<object, readonly (readonly Tier[])[]>());

/** Tiers of every finished season, and of the next one. */
export function tiersBySeason<T extends PlainTeam, R extends PlainResult>(
  league: Pick<PlainLeague<T, R>, "teams" | "contest" | "history" | "seed" | "points">,
  table: TableRules = USUAL_TABLE,
): readonly (readonly Tier[])[] {
  const { teams, contest, history, seed, points } = league;
  const known = tiersKnown(history);
  let all = known.get(teams);
  if (!all) {
    const made: (readonly Tier[])[] = [firstTiers(teams, contest)];
    const lots = [...teams.map(({ id }) => id)].sort();
    for (const { season, results } of history) {
      const tiers = made.at(-1)!;
      const entrants = tiers.flatMap((tier) => tier.teams.map((team) => ({ team, division: tier.name })));
      const played = results.filter(({ game }) => TABLE_GAME.test(game));
      const rows = standingsOf(entrants, played, { ...table, points }, lotsBySeed(lots, seed, season, "lots"));
      made.push(nextTiers(tiers, rows, contest));
    }
    known.set(teams, (all = made));
  }
  return all;
}

/** Pattern of a regular-season game id; knockout games have other ids. */
const TABLE_GAME = /^r\d+g\d+$/;

/** Errors that rule out a contest of that many teams. */
export function checkContest(
  contest: Contest,
  teams: readonly Pick<PlainTeam, "id" | "division" | "conference">[],
  formats: readonly ContestFormat[],
): Issue[] {
  const { format, rounds, playoffs = 0 } = contest;
  const size = teams.length;
  const issues = [...checkTiers(contest, teams), ...checkConferences(contest, teams)];
  const [least, most] = hasTiers(contest) ? [SIZES[format][0], SIZES.schedule[1]] : SIZES[format];
  if (size < least || size > most) {
    const others = formats.filter((id) => id !== "schedule" && size >= SIZES[id][0] && size <= SIZES[id][1]);
    const hint = others.length > 0 ? { hint: `${size} teams can play ${others.join(" or ")}` } : {};
    const message = `${format} takes ${least} to ${most} teams; found ${size}`;
    issues.push(fault("league-size", message, { path: "teams", ...hint }));
  }
  if (format === "knock-out" && rounds !== 1) {
    const hint = "remove rounds; overtime or a replay settles tied games";
    const message = `in a knockout teams meet once; found rounds ${rounds}`;
    issues.push(fault("contest-rounds", message, { path: "contest.rounds", hint }));
  }
  if (playoffs > 0 && (format === "knock-out" || format === "final-four")) {
    const message = `a ${format} has its own bracket; found playoffs of ${playoffs} teams`;
    const hint = "playoffs follow a round robin or a schedule of your own";
    issues.push(fault("contest-playoffs", message, { path: "contest.playoffs", hint }));
  } else if (playoffs > 0 && (playoffs < 2 || playoffs > size)) {
    const message = `found playoffs of ${playoffs} teams; expected 2 to ${size} of them`;
    issues.push(fault("contest-playoffs", message, { path: "contest.playoffs" }));
  }
  return issues;
}

/** Teams by number for a season: drawn or as listed, with last year's champion first. */
export function orderOf(
  ids: readonly string[],
  { draw, format }: Contest,
  seed: number,
  season: number,
  champion?: string,
  tiers?: readonly Tier[],
): string[] {
  if (tiers) return byTier(orderOf(ids, { draw, format } as Contest, seed, season, champion), tiers);
  // A user's own schedule already names its teams.
  if (format === "schedule") return [...ids];
  const order = draw === "order" ? [...ids] : lotsBySeed([...ids].sort(), seed, season, "draw");
  return champion === undefined ? order : [champion, ...order.filter((id) => id !== champion)];
}
