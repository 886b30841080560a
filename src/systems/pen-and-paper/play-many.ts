/** Many head-to-head games of two teams, counted. */
import { manyMatches, type MatchFigures } from "../../kernel/football/many.js";
import type { ManyGames } from "../../kernel/sample/index.js";
import type { Coach } from "./coaches/index.js";
import type { GameEvent, GameTeam } from "./engine/index.js";
import { games, type GameRecord } from "./game-record.js";
import type { PenAndPaperRules } from "./rules/index.js";

export interface ManyRequest {
  readonly rules: PenAndPaperRules;
  readonly coaches: Coach;
  readonly away: GameTeam;
  readonly home: GameTeam;
  /** The first seed. */
  readonly seed: number;
}

/** Games of two teams on the seeds from one up. */
export function manyGames(request: ManyRequest): ManyGames<MatchFigures, GameRecord> {
  const { rules, coaches, away, home, seed: first } = request;
  const names = { away: away.name, home: home.name };
  return manyMatches<GameEvent, GameRecord>(
    { system: "pen-and-paper", rules: rules.name, coach: coaches.id, names, seed: first },
    (seed, emit) => games.hear(request, { coaches, seed }, emit),
    (seed) => games.play(request, { coaches, seed }),
  );
}
