/** Counts what happened in a game: a fold over its events, fast enough for many thousands of games. */
import { boxScore, leaderOf, otherSide, SIDES, type Side, type TeamBox } from "../../../kernel/football/index.js";
import type { GameEvent } from "../engine/events.js";
import type { Both } from "../engine/state.js";
import type { PostcardRules } from "../rules/index.js";

const sideOf = (box: Readonly<TeamBox>) => ({
  box,
  /** Turnovers on downs, except from kneeling out the game. */
  downs: 0,
  grounding: 0,
  /** Flags on the charts, except grounding. */
  flags: 0,
  /** Natural 1s, each worth a bonus. */
  ones: 0,
  /** Stars in the circles that it crossed. */
  stars: 0,
  spent: 0,
  /** Bonuses lost because the bar was full. */
  wasted: 0,
});

/** Counts for one side; its box score is in `box`. */
export type SideFigures = ReturnType<typeof sideOf>;

export interface GameFigures {
  readonly score: Both<number>;
  readonly sides: Both<SideFigures>;
  /** Received the opening kickoff. */
  opener: Side;
  /** Scrimmage snaps: rushes, passes, sacks, kneel-downs, punts and field goals. */
  plays: number;
  kickoffs: number;
  /** Challenges that blocked a kick, including tries. */
  blocks: number;
  /** Number of dice rolled, including the toss. */
  dice: number;
  /** Number of lead changes. */
  leadChanges: number;
  fakes: number;
  overtime: boolean;
}

/** Counts a whole game. */
export function figuresOf(events: readonly GameEvent[], { card }: PostcardRules): GameFigures {
  const boxes = boxScore(events);
  const figures: GameFigures = {
    score: { away: 0, home: 0 },
    sides: { away: sideOf(boxes.away), home: sideOf(boxes.home) },
    opener: "away",
    plays: 0,
    kickoffs: 0,
    blocks: 0,
    dice: 0,
    leadChanges: 0,
    fakes: 0,
    overtime: false,
  };
  let leader: Side | undefined;
  let call = "";
  for (const event of events) {
    switch (event.type) {
      case "toss":
        figures.opener = otherSide(event.kicker);
        figures.dice += SIDES.length * event.rolls.length;
        break;
      case "row":
        if (event.what === "down") figures.plays++;
        else if (event.what === "kickoff") figures.kickoffs++;
        if (event.stage === "overtime") figures.overtime = true;
        break;
      case "turnover":
        if (event.how === "downs" && call !== "knee") figures.sides[event.team].downs++;
        break;
      case "call":
        call = event.call;
        if (event.call === "fakePunt" || event.call === "fakeFieldGoal") figures.fakes++;
        break;
      case "roll":
        for (const { faces } of event.dice) figures.dice += faces.length;
        if (event.on === "block" && event.result! <= card.kicking.block) figures.blocks++;
        break;
      case "bonus":
        countBonus(figures.sides[event.side], event);
        break;
      case "cross":
        figures.sides[event.side].stars += event.stars;
        break;
      case "penalty":
        if (event.foul === "grounding") figures.sides[event.team].grounding++;
        else figures.sides[event.team].flags++;
        break;
      case "points": {
        figures.score[event.team] += event.points;
        const now = leaderOf(figures.score);
        if (now && leader && now !== leader) figures.leadChanges++;
        leader = now ?? leader;
        break;
      }
      default:
    }
  }
  return figures;
}

function countBonus(side: SideFigures, { why, change, lost }: Extract<GameEvent, { type: "bonus" }>): void {
  if (why === "spent") side.spent -= change;
  else if (why === "one") side.ones += change + lost;
  side.wasted += lost;
}
