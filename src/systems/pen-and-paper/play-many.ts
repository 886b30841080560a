/** Many head-to-head games of two teams, counted. */
import { boxScore, scoreOf } from "../../kernel/football/index.js";
import { MatchTally, type MatchFigures } from "../../kernel/football/many.js";
import type { ManyGames } from "../../kernel/sample/index.js";
import type { Coach } from "./coaches/index.js";
import type { GameEvent, GameTeam } from "./engine/index.js";
import { hearGame, playGame, type GameRecord } from "./game-record.js";
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
  const { rules, coaches, away, home, seed } = request;
  return {
    figures(own) {
      const events: GameEvent[] = [];
      hearGame({ ...request, seed: own }, (event) => events.push(event));
      const box = boxScore(events);
      return { score: scoreOf(events), sides: { away: { box: box.away }, home: { box: box.home } } };
    },
    tally: () =>
      new MatchTally({
        system: "pen-and-paper",
        rules: rules.name,
        coach: coaches.id,
        names: { away: away.name, home: home.name },
        seed,
      }),
    record: (own) => playGame({ ...request, seed: own }),
  };
}
