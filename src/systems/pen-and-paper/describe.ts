/** Where a printed page came from, in a line, and the command that prints it again. */
import { GAME_FORMAT, type GameRecord } from "./game-record.js";
import { LEAGUE_FORMAT, type League } from "./league/index.js";
import type { PenPaperRecord } from "./sheets/shared.js";
import type { TeamFile } from "./teams/index.js";

export const isGame = (record: PenPaperRecord): record is GameRecord => record.format === GAME_FORMAT;
export const isLeague = (record: PenPaperRecord): record is League => record.format === LEAGUE_FORMAT;

/** `season 2, week 5`. */
export function whenOf({ season, phase, week }: Pick<League, "season" | "phase" | "week">): string {
  return `season ${season}, ${phase === "offSeason" ? "off-season" : `week ${week}`}`;
}

export function describe(record: PenPaperRecord): { readonly line: string; readonly command: string } {
  if (isGame(record)) return describeGame(record);
  const command = "pressbox print pen-and-paper --record FILE";
  if (isLeague(record)) return { line: `${record.name}, seed ${record.seed}, ${whenOf(record)}`, command };
  const { name, teams } = record as unknown as TeamFile;
  return { line: name ?? `${teams.length} teams`, command };
}

function describeGame({ seed, coaches, away, home, rules, events }: GameRecord): { line: string; command: string } {
  const teams = `${away.name} at ${home.name}`;
  if (events.length === 0) {
    const command = `pressbox print pen-and-paper --away "${away.name}" --home "${home.name}"`;
    return { line: `${teams}, to be played`, command };
  }
  if (seed === undefined) return { line: `${teams}, own dice`, command: "pressbox print pen-and-paper --record FILE" };
  const who = coaches.away === coaches.home ? `${coaches.home} coaches` : `${coaches.away} and ${coaches.home} coaches`;
  const house = rules.tables || rules.switches ? " --rules FILE" : "";
  const words = `--away "${away.name}" --home "${home.name}" --coach ${coaches.home}${house}`;
  return { line: `${teams}, seed ${seed}, ${who}`, command: `pressbox print pen-and-paper --seed ${seed} ${words}` };
}
