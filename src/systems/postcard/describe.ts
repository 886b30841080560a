/** Where a printed page came from, in a line, and the command that prints it again. */
import { BY_HAND, FOOTER_LENGTH, isFinished, stoppedAt } from "../../kernel/machine/index.js";
import { games, type GameRecord } from "./record.js";

const FROM_FILE = "pressbox print postcard --record FILE";

/** Words for a shell: quoted when they hold more than letters, digits and hyphens. */
const quoted = (words: string): string => (/^[\w-]+$/.test(words) ? words : `"${words}"`);

/** What the commands take for granted: leave it out of the command. */
export interface UsualGame {
  readonly coach: string;
  readonly away: string;
  readonly home: string;
}

function describeWhole(game: GameRecord, usual?: UsualGame): { readonly line: string; readonly command: string } {
  const { seed, coaches, away, home, rules, events } = game;
  const line = `${away} at ${home}`;
  if (events.length === 0) return { line: `${line}, to be played`, command: "pressbox print postcard" };
  const { words, option } = stoppedAt(isFinished(game), games.playStarts(game).length);
  const file = `${FROM_FILE}${option}`;
  if (seed === undefined) return { line: `${line}, own dice${words}`, command: file };
  if (coaches.home === BY_HAND || coaches.away === BY_HAND)
    return { line: `${line}, seed ${seed}, by hand${words}`, command: file };
  const coach = coaches.home === usual?.coach ? "" : ` --coach ${coaches.home}`;
  const house =
    rules.card || rules.switches ? " --rules FILE" : rules.name === "strict" ? "" : ` --rules ${rules.name}`;
  const teams = usual?.away === away && usual.home === home ? "" : ` --away ${quoted(away)} --home ${quoted(home)}`;
  const command = `pressbox print postcard --seed ${seed}${teams}${coach}${house}${option}`;
  // Two coaches, named skills and quotation marks inside a name are for a file.
  const plain = coaches.home === coaches.away && game.skill.away === null && game.skill.home === null;
  // A game that is not over can do without its names, which stand at the head of the sheet.
  const told = option === "" ? line.length : `seed ${seed}${words}`.length;
  const short = plain && !/["\\$`]/.test(away + home) && told + command.length <= FOOTER_LENGTH;
  return { line: `${line}, seed ${seed}${words}`, command: short ? command : file };
}

/**
 * Footer words of a game.
 * @param usual defaults of the command line; other names are in the command as `--away` and `--home`
 */
export function describeGame(game: GameRecord, usual?: UsualGame): { readonly line: string; readonly command: string } {
  const { line, command } = describeWhole(game, usual);
  // Long names are at the head of the sheet: here they give way to what prints it again.
  const names = `${game.away} at ${game.home}, `;
  const fits = line.length + command.length <= FOOTER_LENGTH;
  return { line: fits || !line.startsWith(names) ? line : line.slice(names.length), command };
}
