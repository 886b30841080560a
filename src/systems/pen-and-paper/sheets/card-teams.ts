import type { CardTeam } from "./card-team.js";
import type { PenPaperContext } from "./shared.js";
export function cardTeamsOf(context: PenPaperContext): readonly CardTeam[] {
  return (globalThis as unknown as { TEST_TEAMS: CardTeam[] }).TEST_TEAMS ?? [];
}
