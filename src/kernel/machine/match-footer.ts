/** What a printed page says of the game on it: where it came from, and the command that prints it again. */
import { BY_HAND } from "./by-hand.js";
import type { GameTypes } from "./machine.js";
import { isFinished, type MatchFile } from "./match.js";

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
  /** Plays of the game so far: told where it is not over. */
  readonly plays: number;
  /** What prints a game that is not played yet, where its teams cannot be named. */
  readonly unplayed?: string;
}

export function matchFooter(
  { seed, coaches, events }: MatchFile<GameTypes & { readonly event: { readonly type: string } }>,
  { system, line, teams, usualTeams, usualCoach, ownRules, special, plays, unplayed }: PrintedMatch,
): { readonly line: string; readonly command: string } {
  const print = `pressbox print ${system}`;
  const file = `${print} --record FILE`;
  const rules = ownRules ? " --rules FILE" : "";
  if (events.length === 0) {
    const command = teams === undefined ? (unplayed ?? file) : special ? file : `${print}${teams}${rules}`;
    return { line: `${line}, to be played`, command };
  }
  const { words, option } = stoppedAt(isFinished({ events }), plays);
  const fromFile = `${file}${option}`;
  if (seed === undefined) return { line: `${line}, own dice${words}`, command: fromFile };
  if (coaches.home === BY_HAND || coaches.away === BY_HAND)
    return { line: `${line}, by hand${words}`, command: fromFile };
  const coach = coaches.home === usualCoach ? "" : ` --coach ${coaches.home}`;
  const command = `${print} --seed ${seed}${usualTeams ? "" : (teams ?? "")}${coach}${rules}${option}`;
  const again = teams !== undefined && !special && coaches.home === coaches.away;
  const told = `${line}${words}`;
  return { line: told, command: again && told.length + command.length <= FOOTER_LENGTH ? command : fromFile };
}

/** What a page says of a game that is not over, and what prints it as far again. */
export const stoppedAt = (isOver: boolean, plays: number): { readonly words: string; readonly option: string } =>
  isOver ? { words: "", option: "" } : { words: `, after play ${plays}`, option: ` --until-play ${plays}` };
