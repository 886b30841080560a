/** What a printed page says about its game: where it came from, and the command that prints it again. */
import { BY_HAND } from "./by-hand.js";
import type { GameTypes } from "./machine.js";
import { isFinished, type MatchFile } from "./match.js";
import { isFromDeck } from "./replay.js";

/** Characters that fit in a footer; longer commands are replaced by one that takes a file. */
export const FOOTER_LENGTH = 92;

export interface PrintedMatch {
  readonly system: string;
  /** `NYT at SDC`. */
  readonly line: string;
  /** Options that name the teams, ` --away NYT --home SDC`; undefined if no option can. */
  readonly teams: string | undefined;
  /** True if these are the default teams. */
  readonly usualTeams: boolean;
  readonly usualCoach: string;
  /** The option that names its rules: ` --rules FILE`; empty for the standard ones. */
  readonly rules: string;
  /** True if the game depends on more than seed, teams, coach and rules. */
  readonly special: boolean;
  /** Plays so far: printed if the game is unfinished. */
  readonly plays: number;
  /** Command that prints a game before its first play, if its teams cannot be named. */
  readonly unplayed?: string;
  /** Long team names: the line also has the seed; if both are too long for a footer, the command replaces the names. */
  readonly longNames?: boolean;
}

interface Footer {
  readonly line: string;
  readonly command: string;
}

type Printable = MatchFile<GameTypes & { readonly event: { readonly type: string } }>;

/** The part of a footer after the team names, and its command. */
function afterNames({ seed, coaches, events, roller }: Printable, printed: PrintedMatch): Footer {
  const { system, line, teams, usualTeams, usualCoach, rules, special, plays, unplayed, longNames } = printed;
  const print = `pressbox print ${system}`;
  const file = `${print} --record FILE`;
  if (events.length === 0) {
    const command = teams === undefined ? (unplayed ?? file) : special ? file : `${print}${teams}${rules}`;
    return { line: ", not yet played", command };
  }
  const { words, option } = stoppedAt(isFinished({ events }), plays);
  const fromFile = `${file}${option}`;
  if (seed === undefined) return { line: `, own dice${words}`, command: fromFile };
  if (isFromDeck({ roller })) return { line: `, seed ${seed}, dice deck${words}`, command: fromFile };
  const text = `${longNames ? `, seed ${seed}` : ""}${words}`;
  if (coaches.home === BY_HAND || coaches.away === BY_HAND)
    return { line: `${longNames ? `, seed ${seed}` : ""}, by hand${words}`, command: fromFile };
  const coach = coaches.home === usualCoach ? "" : ` --coach ${coaches.home}`;
  const command = `${print} --seed ${seed}${usualTeams ? "" : (teams ?? "")}${coach}${rules}${option}`;
  const again = teams !== undefined && !special && coaches.home === coaches.away;
  // An unfinished game can omit long names: the sheet's heading has them.
  const needed = !longNames ? line.length + text.length : option === "" ? line.length : text.length - ", ".length;
  return { line: text, command: again && needed + command.length <= FOOTER_LENGTH ? command : fromFile };
}

export function matchFooter(record: Printable, printed: PrintedMatch): Footer {
  const { line: after, command } = afterNames(record, printed);
  const line = `${printed.line}${after}`;
  const tooLong = printed.longNames && line.length + command.length > FOOTER_LENGTH;
  return { line: tooLong ? after.slice(", ".length) : line, command };
}

/** Words for an unfinished game, and the option that prints it up to the same play. */
export const stoppedAt = (isOver: boolean, plays: number): { readonly words: string; readonly option: string } =>
  isOver ? { words: "", option: "" } : { words: `, after play ${plays}`, option: ` --until-play ${plays}` };
