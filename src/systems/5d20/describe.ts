/** Where a printed page came from, in a line, and the command that prints it again. */
import { otherSide, type Side } from "../../kernel/football/index.js";
import { DEFAULT_COACH } from "./coach-list.js";
import type { GameRecord } from "./game-record.js";
import { SAMPLE_TEAMS } from "./teams/sample-teams.js";

/** Words that fit a footer; longer commands give way to one that takes a file. */
const LONGEST = 92;

/** Short names of both sides; never the same twice. */
export function shortNames(game: Pick<GameRecord, Side>): Readonly<Record<Side, string>> {
  const [away, home] = [game.away.monogram, game.home.monogram];
  return away === home ? { away: "V", home: "H" } : { away, home };
}

/** Footer words of a game. */
export function describeGame(game: GameRecord): { readonly line: string; readonly command: string } {
  const { seed, coaches, rules, events, playoff, passers } = game;
  const short = shortNames(game);
  const line = `${short.away} at ${short.home}`;
  const file = "pressbox print 5d20 --record FILE";
  if (events.length === 0) return { line: `${line}, to be played`, command: file };
  if (seed === undefined) return { line: `${line}, own dice`, command: file };
  const at = (side: Side): number => SAMPLE_TEAMS.findIndex(({ id }) => id === game[side].id);
  const known = at("away") >= 0 && at("home") >= 0;
  const usual = at("away") === 0 && at("home") === 1;
  const teams = usual ? "" : ` --away ${game.away.monogram} --home ${game.home.monogram}`;
  const coach = coaches.home === DEFAULT_COACH ? "" : ` --coach ${coaches.home}`;
  const house = rules.tables || rules.switches ? " --rules FILE" : "";
  const command = `pressbox print 5d20 --seed ${seed}${teams}${coach}${house}`;
  const same = coaches.home === coaches[otherSide("home")];
  const again = known && same && !playoff && !passers && line.length + command.length <= LONGEST;
  return { line, command: again ? command : file };
}
