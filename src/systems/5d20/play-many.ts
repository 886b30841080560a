/** Many games of two teams, counted. */
import { manyMatches, ofBoth, type MatchFigures } from "../../kernel/football/many.js";
import type { ManyGames } from "../../kernel/sample/index.js";
import type { Coach } from "./coaches/index.js";
import type { GameEvent } from "./engine/index.js";
import { games, type GameRecord } from "./game-record.js";
import { teamName, type FiveD20Rules, type TeamChart } from "./rules/index.js";

export interface ManyRequest {
  readonly rules: FiveD20Rules;
  readonly coaches: Coach;
  readonly away: TeamChart;
  readonly home: TeamChart;
  /** The first seed. */
  readonly seed: number;
}

const LINES = [
  { id: "plays", label: "Snaps", digits: 1, of: ofBoth(({ box }: MatchFigures["sides"]["home"]) => box.plays) },
  {
    id: "penalties",
    label: "Penalties",
    digits: 2,
    of: ofBoth(({ box }: MatchFigures["sides"]["home"]) => box.penalties),
  },
] as const;

/** Games of two teams on the seeds from one up. */
export function manyGames(request: ManyRequest): ManyGames<MatchFigures, GameRecord> {
  const { rules, coaches, away, home, seed: first } = request;
  const names = { away: teamName(away), home: teamName(home) };
  return manyMatches<GameEvent, GameRecord>(
    { system: "5d20", rules: rules.name, coach: coaches.id, names, seed: first, lines: LINES },
    (seed, emit) => games.hear(request, { coaches, seed }, emit),
    (seed) => games.play(request, { coaches, seed }),
  );
}
