/** What must hold in every game: looked at with every decision and in the events afterwards. */
import { seededRoller } from "../../../../src/kernel/dice/index.js";
import { boxScore, driveChart, lineScore, scoreOf, SIDES } from "../../../../src/kernel/football/index.js";
import { RecordingTable } from "../../../../src/kernel/machine/index.js";
import type { Coach } from "../../../../src/systems/postcard/coaches/coach.js";
import {
  type Choice,
  type Decision,
  type GameEvent,
  type GameState,
  type PostcardTypes,
  type RowEvent,
} from "../../../../src/systems/postcard/engine/index.js";
import { crossedOf, numbersOf } from "../../../../src/systems/postcard/engine/numbers.js";
import { coachDice } from "../../../../src/kernel/machine/index.js";
import { answersOf } from "../../../../src/systems/postcard/record.js";
import {
  SWITCHES,
  resolveRules,
  type PostcardRules,
  type Switches,
} from "../../../../src/systems/postcard/rules/index.js";
import { runGame } from "./run-game.js";

class Watcher extends RecordingTable<PostcardTypes> {
  private before = { crossed: 0, left: Infinity, period: 0, score: 0 };
  asked = 0;

  constructor(
    private readonly card: PostcardRules,
    coach: Coach,
    private readonly seed: number,
  ) {
    super(seededRoller(seed), answersOf({ away: coach, home: coach }, card, seed));
  }

  fail(why: string, detail: unknown): never {
    throw new Error(`${this.card.name} seed ${this.seed}: ${why}: ${JSON.stringify(detail)}`);
  }

  override choose(decision: Decision, state: GameState): Choice {
    const must = (ok: boolean, why: string): void => {
      if (!ok) this.fail(why, { decision, state });
    };
    this.asked++;
    const { card } = this.card;
    must(decision.options.length > 1, "a decision with one answer was asked");
    for (const side of SIDES) {
      must(state.bar[side] >= 0 && state.bar[side] <= card.barCap, "bar");
      must(state.plays[side] >= 0 && state.plays[side] < card.clock.plays, "play tracker");
    }
    must(
      state.time.left <= card.timeStars.left.length && state.time.right <= card.timeStars.right.length,
      "time track",
    );
    must(state.left >= 0 && state.left <= card.clock.finalPlays, "countdown");
    must(Number.isInteger(state.spot) && state.spot >= -2 && state.spot <= 22, "spot");
    const crossed = crossedOf(state);
    must(crossed >= this.before.crossed && state.period >= this.before.period, "the clock rose");
    must(state.stage !== "final" || state.left <= this.before.left, "the countdown rose");
    const score = state.score.away + state.score.home;
    must(score >= this.before.score, "points were taken away");
    this.before = { crossed, left: state.stage === "final" ? state.left : Infinity, period: state.period, score };
    if (decision.kind === "down") {
      must(state.spot >= 0 && state.spot <= 20, "a snap outside the field");
      must(state.down >= 1 && state.down <= 4, "down");
      must(state.line >= state.spot && state.line <= 20, "line to gain");
    }
    return super.choose(decision, state);
  }
}

/** Plays one game and looks at everything; gives its events. */
export function checkGame(rules: PostcardRules, seed: number, coach: Coach): readonly GameEvent[] {
  const table = new Watcher(rules, coach, seed);
  const state = runGame({ rules, away: "Away", home: "Home" }, table);
  const { events } = table;
  const must = (ok: boolean, why: string, detail: unknown = state): void => {
    if (!ok) table.fail(why, detail);
  };
  must(events.at(-1)?.type === "gameEnd" && state.stage === "over", "the game did not end");
  must(JSON.stringify(scoreOf(events)) === JSON.stringify({ home: state.score.home, away: state.score.away }), "score");
  const line = lineScore(events, 3);
  const box = boxScore(events);
  for (const side of SIDES) {
    must(line.total[side] === state.score[side] && box[side].points === state.score[side], "line or box score");
    must(line.periods.reduce((sum, period) => sum + period[side], 0) === state.score[side], "periods");
  }
  must(String(coachDice(seed, "away").state()) !== String(coachDice(seed, "home").state()), "coach streams");
  checkFold(rules, events, state, must);
  checkDrives(events, must);
  return events;
}

type Must = (ok: boolean, why: string, detail?: unknown) => void;

/** Bars, trackers, circles and downs told by the events alone. */
function checkFold(rules: PostcardRules, events: readonly GameEvent[], state: GameState, must: Must): void {
  const bar = { away: 0, home: 0 };
  const plays = { away: 0, home: 0 };
  const time = { left: 0, right: 0 };
  const score = { away: 0, home: 0 };
  let faces = 0;
  let row: RowEvent | undefined;
  let number = 0;
  let left = rules.card.clock.finalPlays;
  for (const event of events) {
    switch (event.type) {
      case "row":
        must(event.number === ++number && !row, "rows", event);
        row = event;
        if (event.what !== "down") break;
        must(event.down >= 1 && event.down <= 4 && event.spot >= 0 && event.spot <= 100, "down", event);
        must(event.spot % 5 === 0 && event.toGo >= 0 && event.toGo <= 100 - event.spot, "distance", event);
        must(event.goal === (event.toGo === 100 - event.spot), "goal", event);
        break;
      case "bonus":
        bar[event.side] += event.change;
        must(bar[event.side] >= 0 && bar[event.side] <= rules.card.barCap && event.lost >= 0, "bar", event);
        must(event.lost === 0 || bar[event.side] === rules.card.barCap, "a bonus lost with room in the bar", event);
        break;
      case "roll":
        for (const { faces: own, spent, bonus, value } of event.dice) {
          faces += own.length;
          must(value === own.reduce((sum, face) => sum + face, spent + bonus), "value", event);
        }
        break;
      case "plays":
        must(event.to === (plays[event.side] + 1) % rules.card.clock.plays, "play tracker", event);
        plays[event.side] = event.to;
        break;
      case "cross":
        must(event.circle === ++time[event.end], "circle", event);
        must(event.stars === rules.card.timeStars[event.end][event.circle - 1], "stars", event);
        break;
      case "countdown":
        must(event.why === "start" ? event.left === left : event.left < left, "countdown", event);
        left = event.left;
        break;
      case "points":
        score[event.team] += event.points;
        break;
      case "rowEnd":
        must(row !== undefined, "an end without a row", event);
        must(JSON.stringify([event.bar.away, event.bar.home]) === JSON.stringify([bar.away, bar.home]), "bars", event);
        must(event.plays.away === plays.away && event.plays.home === plays.home, "trackers", event);
        must(event.time.left === time.left && event.time.right === time.right, "circles", event);
        must(event.score.away === score.away && event.score.home === score.home, "score", event);
        must(event.spot % 5 === 0 && event.spot >= 0 && event.spot <= 100, "end spot", event);
        row = undefined;
        break;
    }
  }
  must(faces > 0 && crossedOf(state) <= numbersOf(rules).circles, "dice and circles");
  must(state.left === (state.stage === "over" && number < 2000 ? 0 : state.left), "ended with plays left");
}

function checkDrives(events: readonly GameEvent[], must: Must): void {
  const drives = driveChart(events);
  const count = (type: string): number => events.filter((event) => event.type === type).length;
  must(drives.length === count("driveStart") && drives.length === count("driveEnd"), "drives that do not end");
  for (const drive of drives) {
    must(drive.result !== "fieldGoal" || drive.points === 3, "a field goal drive without 3", drive);
    must(drive.result !== "touchdown" || (drive.points >= 6 && drive.points <= 8), "a touchdown drive", drive);
    must(drive.plays >= 0 && drive.from >= 0 && drive.from <= 100, "drive", drive);
  }
}

/** About a third of all switches at another value than usual, fixed by the seed. */
export function randomRules(seed: number): PostcardRules {
  const picked: Record<string, string> = {};
  SWITCHES.forEach(({ id, values }, i) => {
    if ((seed * 7 + i * 3) % 5 < 2) picked[id] = values[(seed + i) % values.length].value;
  });
  return resolveRules({ name: `house ${seed}`, switches: picked as Partial<Switches> });
}
