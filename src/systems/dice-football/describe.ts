/** Where a printed page came from, in a line, and the command that prints it again. */
import type { Side } from "../../kernel/football/index.js";
import { matchFooter } from "../../kernel/machine/index.js";
import { DEFAULT_COACH } from "./coach-list.js";
import type { GameRecord } from "./game-record.js";
import { SAMPLE_TEAMS } from "./teams/sample-teams.js";

/** Short names of both sides; never the same twice. */
export function shortNames(game: Pick<GameRecord, Side>): Readonly<Record<Side, string>> {
  const [away, home] = [game.away.monogram, game.home.monogram];
  return away === home ? { away: "V", home: "H" } : { away, home };
}

/** Footer words of a game. */
export function describeGame(game: GameRecord): { readonly line: string; readonly command: string } {
  const { away, home, rules, playoff, missing } = game;
  const short = shortNames(game);
  const [first, second] = [away, home].map((team) => SAMPLE_TEAMS.findIndex(({ id }) => id === team.id));
  return matchFooter(game, {
    system: "dice-football",
    line: `${short.away} at ${short.home}`,
    teams: first < 0 || second < 0 ? undefined : ` --away ${away.monogram} --home ${home.monogram}`,
    usualTeams: first === 0 && second === 1,
    usualCoach: DEFAULT_COACH,
    ownRules: Boolean(rules.tables ?? rules.switches),
    special: playoff || missing !== undefined,
  });
}
