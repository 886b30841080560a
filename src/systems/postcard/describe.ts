/** Where a printed page came from, in a line, and the command that prints it again. */
import { BY_HAND, FOOTER_LENGTH, isFinished } from "../../kernel/machine/index.js";
import type { GameRecord } from "./record.js";

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
  if (seed === undefined) return { line: `${line}, own dice`, command: FROM_FILE };
  if (!isFinished(game)) return { line: `${line}, broken off`, command: FROM_FILE };
  if (coaches.home === BY_HAND || coaches.away === BY_HAND)
    return { line: `${line}, seed ${seed}, by hand`, command: FROM_FILE };
  const coach = coaches.home === usual?.coach ? "" : ` --coach ${coaches.home}`;
  const house =
    rules.card || rules.switches ? " --rules FILE" : rules.name === "strict" ? "" : ` --rules ${rules.name}`;
  const teams = usual?.away === away && usual.home === home ? "" : ` --away ${quoted(away)} --home ${quoted(home)}`;
  const command = `pressbox print postcard --seed ${seed}${teams}${coach}${house}`;
  // Two coaches, named skills and quotation marks inside a name are for a file.
  const plain = coaches.home === coaches.away && game.skill.away === null && game.skill.home === null;
  const short = plain && !/["\\$`]/.test(away + home) && line.length + command.length <= FOOTER_LENGTH;
  return { line: `${line}, seed ${seed}`, command: short ? command : FROM_FILE };
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
