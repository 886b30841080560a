/** What a printed page says of the game on it: where it came from, and the command that prints it again. */
import { BY_HAND } from "./by-hand.js";
import type { GameTypes } from "./machine.js";
import { isFinished, type MatchFile } from "./match.js";

/** Any game of two sides. */
type PrintedGame = Pick<
  MatchFile<GameTypes & { readonly event: { readonly type: string } }>,
  "seed" | "coaches" | "events"
>;

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
  /** The option that names its rules: ` --rules FILE`; empty for the usual ones. */
  readonly rules: string;
  /** More than seed, teams, coach and rules went into the game. */
  readonly special: boolean;
  /** What prints a game that is not played yet, where its teams cannot be named. */
  readonly unplayed?: string;
  /** Names may be long: the line tells the seed, too, and gives way to the command where both are too long. */
  readonly longNames?: boolean;
}

interface Footer {
  /** Who played; undefined where it is left out. */
  readonly words?: string;
  readonly command: string;
}

function wordsOf({ seed, coaches, events }: PrintedGame, printed: PrintedMatch): Footer {
  const { system, line, teams, usualTeams, usualCoach, rules, special, unplayed, longNames } = printed;
  const print = `pressbox print ${system}`;
  const file = `${print} --record FILE`;
  if (events.length === 0) {
    const command = teams === undefined ? (unplayed ?? file) : special ? file : `${print}${teams}${rules}`;
    return { words: "to be played", command };
  }
  if (seed === undefined) return { words: "own dice", command: file };
  const seedWords = longNames ? [`seed ${seed}`] : [];
  if (longNames && !isFinished({ events })) return { words: "broken off", command: file };
  if (coaches.home === BY_HAND || coaches.away === BY_HAND)
    return { words: [...seedWords, "by hand"].join(", "), command: file };
  const coach = coaches.home === usualCoach ? "" : ` --coach ${coaches.home}`;
  const command = `${print} --seed ${seed}${usualTeams ? "" : (teams ?? "")}${coach}${rules}`;
  const again = teams !== undefined && !special && coaches.home === coaches.away;
  return { words: seedWords[0], command: again && line.length + command.length <= FOOTER_LENGTH ? command : file };
}

export function matchFooter(
  record: PrintedGame,
  printed: PrintedMatch,
): { readonly line: string; readonly command: string } {
  const { words, command } = wordsOf(record, printed);
  if (words === undefined) return { line: printed.line, command };
  const line = `${printed.line}, ${words}`;
  return { line: printed.longNames && line.length + command.length > FOOTER_LENGTH ? words : line, command };
}
