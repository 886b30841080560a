/** A game from toss to end. */
import { leaderOf, SIDES, type Side } from "../../../kernel/football/index.js";
import { fault, UserError } from "../../../kernel/issue/index.js";
import type { Machine, Session } from "../../../kernel/machine/index.js";
import { readyKick } from "./clock.js";
import { endRow } from "./end-row.js";
import { Game, openRow } from "./game.js";
import type { Next } from "./position.js";
import { freeKick } from "./kicks.js";
import { kickoff } from "./kickoff.js";
import { leftOf, other, yardsOf } from "./numbers.js";
import { startDrive } from "./report.js";
import { down } from "./snap.js";
import { GOAL, SKILLS, type Both } from "./state.js";
import type { GameSetup, PostcardTypes, Table } from "./table.js";
import { tryRow } from "./tries.js";

/** A step is one row of the log: a kick, a down or a try. */
class RowSession implements Session<PostcardTypes> {
  constructor(private readonly game: Game) {}

  get over(): boolean {
    return this.game.next === "over";
  }

  step(): void {
    playRow(this.game);
    if (this.game.next === "over") endGame(this.game);
  }

  keep(): PostcardTypes["state"] {
    return this.game.keep();
  }
}

/** The game as a state machine. */
export const postcardGame: Machine<PostcardTypes> = {
  open: (setup, table, from) => new RowSession(from ? new Game(setup, table, from) : openGame(setup, table)),
};

function endGame(game: Game): void {
  const { away, home } = game.state.score;
  const winner = leaderOf({ away, home }) ?? null;
  game.emit({ type: "gameEnd", score: { away, home }, winner, ...(game.calledOff && { calledOff: true as const }) });
}

/** Skills and toss: a game before its first kickoff. */
export function openGame(setup: GameSetup, table: Table): Game {
  const game = new Game(setup, table);
  drawSkills(game);
  const { away, home, rules } = setup;
  const skill = { away: game.state.skill.away, home: game.state.skill.home };
  game.emit({ type: "gameStart", away, home, rules: rules.name, skill });
  toss(game);
  return game;
}

/** A die for each skill that no one named: 1 to 4 select it in the order of the arcs, other faces are rerolled. Away first. */
function drawSkills(game: Game): void {
  const { setup, state } = game;
  const on = setup.rules.switches.teamSkill === "on";
  for (const side of SIDES) {
    const named = setup.skill?.[side] ?? null;
    if (named !== null && !on) throw new UserError(noSkills(side));
    if (!on) continue;
    state.skill[side] = named;
    while (state.skill[side] === null) state.skill[side] = SKILLS[game.die("draw", side) - 1] ?? null;
  }
}

const noSkills = (side: Side) =>
  fault("skill-off", `${side} has a team skill, but these rules have none`, { hint: "switches: {teamSkill: on}" });

/** Both roll until they differ; the higher decides who kicks off. Natural 1s earn nothing here (A17, A39). */
function toss(game: Game): void {
  const { state } = game;
  const rolls: Both<number>[] = [];
  let away: number;
  let home: number;
  do {
    away = game.die("toss", "away");
    home = game.die("toss", "home");
    rolls.push({ away, home });
  } while (away === home);
  const winner: Side = away > home ? "away" : "home";
  const kicks = game.ask({ kind: "toss", side: winner, options: ["receive", "kick"] }) === "kick";
  const kicker = kicks ? winner : other(winner);
  state.opener = other(kicker);
  game.emit({ type: "toss", rolls, winner, kicker });
  readyKick(game, kicker, "kickoff");
}

const WHAT = { kickoff: "kickoff", freeKick: "freeKick", down: "down", try: "try" } as const;

/** Plays one row of the log: a kick, a down or a try. */
export function playRow(game: Game): void {
  const { state } = game;
  const what = WHAT[game.next as Exclude<Next, "over">];
  const play = openRow(game, what);
  const goal = state.line >= GOAL && what === "down";
  game.emit({
    type: "row",
    number: ++game.rows,
    what,
    stage: state.stage,
    left: leftOf(state, game.rules),
    offense: play.offense,
    down: play.down,
    toGo: what === "kickoff" || what === "freeKick" ? 0 : yardsOf(play.line - play.spot),
    goal,
    spot: yardsOf(play.spot),
  });
  if (what === "kickoff") kickoff(game);
  else if (what === "freeKick") freeKick(game);
  else if (what === "try") tryRow(game);
  else {
    startDrive(game);
    down(game);
  }
  endRow(game);
}
