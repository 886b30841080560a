/** A league's games, without the luck of 5D20's dice. */
import type { GameEvent } from "../../engine/index.js";
import { PlayedGames, type PlayRequest } from "../../../../gamekit/calibration/played.js";
import type { FiveD20Rules, TeamChart } from "../../rules/index.js";
import { Luck, LUCK } from "./luck.js";

interface LeagueRequest extends Omit<PlayRequest, "teams" | "kinds" | "luckOf"> {
  readonly charts: readonly TeamChart[];
  readonly rules: FiveD20Rules;
}

export class PlayedLeague extends PlayedGames {
  constructor({ charts, rules, ...request }: LeagueRequest) {
    const luck = new Luck(rules);
    super({
      ...request,
      teams: charts.length,
      kinds: LUCK.length,
      luckOf: (events, { away, home, neutral }) =>
        luck.of(events as readonly GameEvent[], { away: charts[away], home: charts[home], neutral }),
    });
  }
}
