/** Where a printed page came from, in a line, and the command that prints it again. */
import { GAME_FORMAT, type GameRecord } from "./game-record.js";
import { drawTeams } from "./draw-teams.js";
import { DEFAULT_LEAGUE_NAME, LEAGUE_FORMAT, type League } from "./league/index.js";
import { SCHEDULES } from "./rules/index.js";
import type { PenPaperRecord } from "./sheets/shared.js";
import { shortNames } from "./sheets/records.js";
import { DEFAULT_COACH, USUAL_TEAMS } from "./team-pick.js";
import { fullName, SAMPLE_TEAMS, type TeamFile } from "./teams/index.js";

export const isGame = (record: PenPaperRecord): record is GameRecord => record.format === GAME_FORMAT;
export const isLeague = (record: PenPaperRecord): record is League => record.format === LEAGUE_FORMAT;

/** `season 2, week 5`. */
export function whenOf({ season, phase, week }: Pick<League, "season" | "phase" | "week">): string {
  return `season ${season}, ${phase === "offSeason" ? "off-season" : `week ${week}`}`;
}

/** Words that fit a footer; longer commands give way to one that takes a file. */
const LONGEST = 92;

export function describe(record: PenPaperRecord): { readonly line: string; readonly command: string } {
  if (isGame(record)) return describeGame(record);
  const command = "pressbox print pen-and-paper --record FILE";
  if (isLeague(record))
    return { line: `seed ${record.seed}, ${whenOf(record)}`, command: leagueCommand(record) ?? command };
  return { line: `${(record as unknown as TeamFile).teams.length} teams`, command };
}

/**
 * The command that plays this league again from its first week; undefined where there is none: a person entered results or
 * answered questions, or brought rules or teams.
 */
function leagueCommand(league: League): string | undefined {
  const { seed, size, name, season, phase, week, history, results, choices, modes, rules, teams } = league;
  const drawn = drawTeams(SAMPLE_TEAMS, size, seed, modes?.headToHead);
  const first = new Set(history.length > 0 ? Object.keys(history[0].names) : teams.map(({ team }) => team.id));
  const own =
    rules.tables !== undefined ||
    rules.switches !== undefined ||
    choices.length > 0 ||
    teams.some(({ manager }) => manager !== "simple") ||
    (modes?.byHand ?? []).length > 0 ||
    [...history.flatMap((year) => year.results), ...results].some(({ byHand }) => byHand) ||
    !drawn.every(({ id }) => first.has(id));
  if (own) return undefined;
  const begins = phase === "regular" && week === 1;
  const last = SCHEDULES[size].playoffs.at(-1)!.week;
  // A step is a week or an off-season.
  const weeks = (season - 1) * (last + 1) + (phase === "offSeason" ? last : week - 1);
  const until =
    begins && season > 1 ? ` --years ${season - 1}` : `${season > 1 ? ` --years ${season}` : ""} --weeks ${weeks}`;
  const chosen = modes?.headToHead.length ? ` --head-to-head ${modes.headToHead.join(",")}` : "";
  const called = name === DEFAULT_LEAGUE_NAME ? "" : ` --league-name "${name}"`;
  return `pressbox season pen-and-paper --teams ${size} --seed ${seed}${until}${chosen}${called}`;
}

function describeGame(game: GameRecord): { line: string; command: string } {
  const { seed, coaches, away, home, rules, events, playoff } = game;
  const short = shortNames(game);
  const line = `${short.away} at ${short.home}`;
  const file = "pressbox print pen-and-paper --record FILE";
  const sample = [away, home].map(({ name }) => SAMPLE_TEAMS.find((team) => fullName(team) === name));
  const usual = sample[0]?.id === USUAL_TEAMS.away && sample[1]?.id === USUAL_TEAMS.home;
  const teams = usual ? "" : ` --away ${sample[0]?.monogram} --home ${sample[1]?.monogram}`;
  const known = sample.every((team) => team !== undefined);
  if (events.length === 0) {
    const command = known ? `pressbox print pen-and-paper${teams}` : "pressbox season pen-and-paper --sheets DIR";
    return { line: `${line}, to be played`, command };
  }
  if (seed === undefined) return { line: `${line}, own dice`, command: file };
  const coach = coaches.home === DEFAULT_COACH ? "" : ` --coach ${coaches.home}`;
  const house = rules.tables || rules.switches ? " --rules FILE" : "";
  const command = `pressbox print pen-and-paper --seed ${seed}${teams}${coach}${house}`;
  const again = known && !playoff && coaches.home === coaches.away && line.length + command.length <= LONGEST;
  return { line, command: again ? command : file };
}
