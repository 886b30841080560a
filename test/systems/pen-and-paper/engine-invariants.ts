/** What must hold in every game, checked move by move. */
import { expect } from "vitest";
import { boxScore, driveChart, lineScore, scoreOf, SIDES } from "../../../src/kernel/football/index.js";
import { seededRoller } from "../../../src/kernel/dice/index.js";
import {
  makeGame,
  pending,
  advance,
  checkChoice,
  isOver,
  startGame,
  type Game,
  type GameEvent,
  type GameState,
} from "../../../src/systems/pen-and-paper/engine/index.js";
import { answersOf, type Coach } from "../../../src/systems/pen-and-paper/coaches/index.js";
import { recordLines } from "../../../src/systems/pen-and-paper/facts/record-fold.js";
import { DASH } from "../../../src/kernel/words/index.js";
import {
  POSITIONS,
  STATS,
  SWITCHES,
  type Switches,
  type PenAndPaperRules,
  type PerStat,
} from "../../../src/systems/pen-and-paper/rules/index.js";

/** Rounds of plays, punts and field goals; kickoffs, free kicks and tries belong to nobody. */
const roundsOf = (event: GameEvent): number =>
  (event.type === "play" && !event.isTry) ||
  (event.type === "kick" && (event.kind === "punt" || event.kind === "fieldGoal"))
    ? event.rounds
    : 0;

/** Two teams with modifiers 0 to 6 and some stars, all fixed by the seed. */
export function randomGame(rules: PenAndPaperRules, seed: number): Game {
  const dice = seededRoller(seed);
  const side = (name: string) => ({
    name,
    modifiers: Object.fromEntries(STATS.map((stat) => [stat, dice.die(7) - 1])) as unknown as PerStat,
    stars: POSITIONS.filter(() => dice.die(6) === 1),
  });
  return makeGame({ rules, home: side("Home"), away: side("Away"), playoff: dice.die(4) === 1 });
}

/** About a third of all switches at another value. */
export function randomSwitches(seed: number): Partial<Switches> {
  const picked: Record<string, unknown> = {};
  SWITCHES.forEach((ruling, i) => {
    const { values } = ruling;
    if ((seed * 7 + i) % 3 === 0) picked[ruling.id] = values[(seed + i) % values.length].value;
  });
  return picked as Partial<Switches>;
}

function fail(seed: number, state: GameState, why: string): never {
  throw new Error(`seed ${seed}: ${why} in ${JSON.stringify(state)}`);
}

function checkState(seed: number, before: GameState, now: GameState): void {
  const must = (ok: boolean, why: string): void => {
    if (!ok) fail(seed, now, why);
  };
  if (now.stage === "over") return;
  must(now.round >= 0 && now.round <= 40, "round outside 0-40");
  must(now.period > before.period || now.round >= before.round, "rounds fell");
  must(now.period >= before.period && now.period <= before.period + 1, "period jumped");
  for (const side of SIDES) {
    must(now[side].dice >= 0, "negative action dice");
    must(now.score[side] >= before.score[side], "score fell");
    must(
      STATS.every((stat) => now[side].modifiers[stat] >= 0),
      "negative modifier",
    );
  }
  if (now.stage === "snap") {
    must(Number.isInteger(now.spot) && now.spot >= 1 && now.spot <= 99, "ball off the field");
    must(now.down >= 1 && now.down <= 4, "illegal down");
    must(now.toGo >= 1 && now.toGo <= 100 - now.spot, "illegal distance");
    must(now.driving, "a snap outside a drive");
  }
  if (now.stage === "twoPoint") must(now.down === 0 && now.toGo === 100 - now.spot, "illegal try");
}

/** Plays a game and checks each state, then the folds against the score. */
export function checkGame(
  game: Game,
  seed: number,
  coaches: { readonly home: Coach; readonly away: Coach },
): GameEvent[] {
  const events: GameEvent[] = [];
  const emit = (event: GameEvent): unknown => events.push(event);
  const roller = seededRoller(seed);
  const answers = answersOf(coaches, game, seededRoller(seed + 1_000_003));
  let state = startGame(game, emit);
  let steps = 0;
  while (!isOver(state)) {
    if (++steps > 20_000) fail(seed, state, "no end");
    const open = pending(game, state);
    const choice = answers(open, state);
    const issue = checkChoice(game, state, open, choice);
    if (issue) fail(seed, state, `${issue.message} ${JSON.stringify(choice)}`);
    const next = advance(game, state, choice, roller, emit);
    checkState(seed, state, next);
    state = next;
  }
  if (JSON.stringify(scoreOf(events)) !== JSON.stringify(state.score))
    fail(seed, state, "score is not the sum of points");
  const line = lineScore(events);
  const box = boxScore(events);
  const rows = recordLines(events, { away: "away", home: "home" }, game.rules);
  for (const side of SIDES) {
    const quarters = line.periods.reduce((sum, period) => sum + period[side], 0);
    if (quarters !== state.score[side] || box[side].points !== state.score[side])
      fail(seed, state, "line or box score");
  }
  const written = rows.findLast(({ values }) => values.running !== "")?.values.running ?? `0${DASH}0`;
  if (written !== `${state.score.away}${DASH}${state.score.home}`) fail(seed, state, "record sheet total");
  const used = rows.filter(({ suffix }) => suffix === "").map(({ period, round }) => `${period}/${round}`);
  if (new Set(used).size !== used.length) fail(seed, state, "a round twice on the sheet");
  const drives = driveChart(events);
  const starts = events.filter((e) => e.type === "driveStart").length;
  if (drives.length !== starts) fail(seed, state, "drives that do not end");
  if (drives.some((d) => d.result === "fieldGoal" && d.points !== 3)) fail(seed, state, "a field goal drive without 3");
  if (drives.some((d) => d.result === "touchdown" && (d.points < 6 || d.points > 8)))
    fail(seed, state, "a touchdown drive");
  if (drives.some((d) => d.plays < 0)) fail(seed, state, "a drive with fewer plays than none");
  const possession = events.reduce((sum, event) => sum + roundsOf(event), 0);
  if (possession > line.periods.length * 40) fail(seed, state, "more possession than rounds");
  expect(events.at(-1)!.type).toBe("gameEnd");
  return events;
}
