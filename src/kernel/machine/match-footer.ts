/** What a printed page says of the game on it: where it came from, and the command that prints it again. */
import { BY_HAND } from "./by-hand.js";
import type { GameTypes } from "./machine.js";
import type { MatchFile } from "./match.js";

/** Words that fit a footer; longer commands give way to one that takes a file. */
export const FOOTER_LENGTH = 92;

export interface PrintedMatch {
  readonly system: string;
  /** `NYT at SDC`. */
  readonly line: string;
  /** Options that name the teams, ` --away NYT --home SDC`; undefined where no option does. */
  readonly teams: string | undefined;
  /** These teams play where none are named. */
  readonly usualTeams: boolean;
  readonly usualCoach: string;
  readonly ownRules: boolean;
  /** The game depends on more than seed, teams, coach and rules. */
  readonly special: boolean;
  /** What prints a game that is not played yet, where its teams cannot be named. */
  readonly unplayed?: string;
}

export function matchFooter(
  { seed, coaches, events }: MatchFile<GameTypes>,
  { system, line, teams, usualTeams, usualCoach, ownRules, special, unplayed }: PrintedMatch,
): { readonly line: string; readonly command: string } {
  const print = `pressbox print ${system}`;
  const file = `${print} --record FILE`;
  const rules = ownRules ? " --rules FILE" : "";
  if (events.length === 0) {
    const command = teams === undefined ? (unplayed ?? file) : special ? file : `${print}${teams}${rules}`;
    return { line: `${line}, to be played`, command };
  }
  if (seed === undefined) return { line: `${line}, own dice`, command: file };
  if (coaches.home === BY_HAND || coaches.away === BY_HAND) return { line: `${line}, by hand`, command: file };
  const coach = coaches.home === usualCoach ? "" : ` --coach ${coaches.home}`;
  const command = `${print} --seed ${seed}${usualTeams ? "" : (teams ?? "")}${coach}${rules}`;
  const again = teams !== undefined && !special && coaches.home === coaches.away;
  return { line, command: again && line.length + command.length <= FOOTER_LENGTH ? command : file };
}
