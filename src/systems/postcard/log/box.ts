/** The box score: the kernel's statistics, and those specific to this game. */
import { boxScore, SIDES, type Side, type TeamBox } from "../../../kernel/football/index.js";
import type { GameEvent } from "../engine/events.js";
import type { Both } from "../engine/state.js";
import { rawRows } from "./rows.js";

const emptyTally = () => ({
  /** Plays in possession, including kicks and kneel-downs: possession is measured in plays. */
  downs: 0,
  /** Time circles that it crossed. */
  circles: 0,
  /** Bonuses: natural 1s rolled, stars from circles, lost because the bar was full, spent, and the number left. */
  bonuses: { ones: 0, stars: 0, lost: 0, spent: 0, left: 0 },
});
type Tally = ReturnType<typeof emptyTally>;

export type PostcardBox = Readonly<TeamBox & Tally>;
export type PostcardBoxes = Readonly<Record<Side, PostcardBox>>;

/** Statistics of both sides. */
export function postcardBox(events: readonly GameEvent[]): PostcardBoxes {
  const tallies: Both<Tally> = { home: emptyTally(), away: emptyTally() };
  for (const event of events) countEvent(tallies, event);
  for (const { row } of rawRows(events)) if (row.what === "down") tallies[row.offense].downs++;
  const boxes = boxScore(events);
  return Object.fromEntries(
    SIDES.map((side) => [side, { ...boxes[side], ...tallies[side] }]),
  ) as unknown as Both<PostcardBox>;
}

function countEvent(tallies: Both<Tally>, event: GameEvent): void {
  if (event.type === "bonus") {
    const { bonuses } = tallies[event.side];
    if (event.why === "spent") bonuses.spent -= event.change;
    else if (event.why === "one") bonuses.ones += event.change + event.lost;
    else bonuses.stars += event.change + event.lost;
    bonuses.lost += event.lost;
    bonuses.left += event.change;
  } else if (event.type === "cross") tallies[event.side].circles++;
}
