/** The box score: the kernel's figures, and those that only this game has. */
import { boxScore, SIDES, type Side, type TeamBox } from "../../../kernel/football/index.js";
import type { GameEvent } from "../engine/events.js";
import type { Both } from "../engine/state.js";
import { rawRows } from "./rows.js";

const noConversions = (): { tried: number; made: number } => ({ tried: 0, made: 0 });

const emptyTally = () => ({
  /** Downs with the ball, kicks and knees included: possession is counted in plays. */
  downs: 0,
  third: noConversions(),
  fourth: noConversions(),
  twoPoints: noConversions(),
  safeties: 0,
  /** Time circles that it crossed. */
  circles: 0,
  /** Bonuses: natural 1s rolled, stars of circles, gained over a full bar, spent, and what is left of all that. */
  bonuses: { ones: 0, stars: 0, lost: 0, spent: 0, left: 0 },
});
type Tally = ReturnType<typeof emptyTally>;

export type PostcardBox = Readonly<TeamBox & Tally>;
export type PostcardBoxes = Readonly<Record<Side, PostcardBox>>;

/** Figures of both sides. */
export function postcardBox(events: readonly GameEvent[]): PostcardBoxes {
  const tallies: Both<Tally> = { home: emptyTally(), away: emptyTally() };
  for (const event of events) countEvent(tallies, event);
  for (const { row, events: own, end } of rawRows(events)) {
    const tally = tallies[row.offense];
    if (row.what === "down") tally.downs++;
    const scored = (kind: string): boolean =>
      own.some((event) => event.type === "points" && event.kind === kind && event.team === row.offense);
    const play = own.find((event) => event.type === "play");
    if (row.what === "try" && play && end.result !== "penalty") {
      tally.twoPoints.tried++;
      if (scored("twoPoint")) tally.twoPoints.made++;
    }
    const attempt = row.down === 3 ? tally.third : row.down === 4 ? tally.fourth : undefined;
    if (row.what !== "down" || !attempt || !play) continue;
    attempt.tried++;
    const first = own.some((event) => event.type === "firstDown" && event.team === row.offense);
    if (first || scored("touchdown")) attempt.made++;
  }
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
  else if (event.type === "points" && event.kind === "safety") tallies[event.team].safeties++;
}
