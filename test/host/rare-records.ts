/** Records of what ordinary games do not bring: stars everywhere, no bench, a career, calls of two people, a game without an end. */
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import { seededRoller } from "../../src/kernel/dice/index.js";
import { nowhereKnown } from "../../src/kernel/issue/index.js";
import type { GameSystem } from "../../src/contract/game.js";
import { solo } from "../../src/systems/dice-football/coaches/index.js";
import { playGame } from "../../src/systems/dice-football/game-record.js";
import { resolveRules as punters } from "../../src/systems/postcard/rules/index.js";
import type { GameEvent } from "../../src/systems/postcard/engine/index.js";
import { POSITIONS } from "../../src/systems/pen-and-paper/rules/index.js";
import { sampleTeams } from "../../src/systems/pen-and-paper/teams/index.js";
import { sampleTeams as charts } from "../../src/systems/5d20/teams/sample-teams.js";
import { thin } from "../systems/dice-football/injury-list.js";
import { HOUSTON, PITTSBURGH } from "../systems/dice-football/scripted.js";
import { runGame } from "../systems/postcard/engine/run-game.js";

export interface GameRecord {
  readonly events: readonly { readonly type: string }[];
  readonly choices: readonly unknown[];
}

/** Request of a game whose people may answer anything. */
export interface Hand {
  readonly rules: unknown;
  readonly seed: number;
  readonly names?: Readonly<Record<string, string>>;
  readonly teams?: unknown;
}
export type AtRandom = (hand: Hand) => GameRecord;

/** Teams of which every position has a star: audibles, star centers. */
function* starred({ standardRules: rules }: GameSystem, atRandom: AtRandom): Generator<GameRecord> {
  const teams = {
    teams: sampleTeams()
      .slice(0, 2)
      .map((team) => ({ ...team, stars: [...POSITIONS] })),
  };
  for (let seed = 0; seed < 30; seed++) yield atRandom({ rules, seed, teams });
}

/** Two sides that punt on every first down. */
function* calledOff(): Generator<GameRecord> {
  const events: GameEvent[] = [];
  const rules = punters({ name: "punters", switches: { kicksOn: "any" } });
  runGame(
    { rules, away: "A", home: "H" },
    {
      die: (_sides, on, side) => (on === "toss" ? (side === "home" ? 5 : 2) : 4),
      choose: ({ kind, options }) => {
        if (kind === "down") return "punt";
        if (kind === "punt") return 70;
        return kind === "return" && (options as readonly string[]).includes("fairCatch") ? "fairCatch" : options[0];
      },
      emit: (event) => events.push(event),
    },
  );
  yield { events, choices: [] };
}

/** Teams without a bench; a person's calls with groups and formations; the game of a career. */
function* diceFootball(system: GameSystem): Generator<GameRecord> {
  for (let seed = 0; seed < 12; seed++)
    yield playGame({ away: thin(HOUSTON), home: thin(PITTSBURGH), coaches: solo, seed });
  const house = {
    format: "pressbox/dice-football-rules",
    name: "two",
    switches: { offenseCaller: "human", defenseCaller: "human" },
  };
  const rules = system.kinds.rules!.check(house, nowhereKnown).value;
  for (let seed = 0; seed < 20; seed++) {
    const roller = seededRoller(seed);
    const log = {
      format: "pressbox/dice-football-dice",
      unfinished: true,
      dice: Array.from({ length: 120 }, () => roller.die(10) % 10),
      choices: [
        { kind: "returner", returner: 1 },
        { kind: "kickoff", kick: "regular" },
        { kind: "snap", call: "LG", group: 2 },
        { kind: "defense", call: "M", formation: 2 },
      ],
    };
    const request = { rules, seed: 0, coach: system.defaultCoach, names: {}, cache: NO_CACHE };
    const { record } = system.playOwnDice!(log, nowhereKnown, request);
    if (record !== undefined) yield record as GameRecord;
  }
  const careers = system.careers!;
  const [position] = careers.positions;
  let career = careers.create({
    rules: system.standardRules,
    name: "Joe Kowalski",
    position,
    team: "Oilers",
    seed: 7,
    training: "coach",
  });
  for (let round = 0; round < 3; round++) {
    const sitting = careers
      .nextGame(career)
      ?.sit({ hands: { away: true, home: true }, seed: 0, coach: system.defaultCoach });
    if (!sitting) break;
    while (sitting.turn.for === "choice") sitting.chooseAsCoach();
    yield sitting.record() as GameRecord;
    ({ career } = careers.step(career));
  }
}

/** Charts on which most numbers are fouls of both sides. */
function* offsetting({ standardRules: rules }: GameSystem, atRandom: AtRandom): Generator<GameRecord> {
  const teams = charts()
    .slice(0, 2)
    .map((chart) => ({
      ...chart,
      pen: Object.fromEntries(
        Object.entries(chart.pen).map(([row, foul]) => [row, { ...foul, off: [1, 15], def: [6, 20] }]),
      ),
    }));
  for (let seed = 0; seed < 3; seed++) yield atRandom({ rules, seed, teams: { teams } });
}

/** By id of the game. */
export const RARE: Readonly<Record<string, (system: GameSystem, atRandom: AtRandom) => Iterable<GameRecord>>> = {
  "5d20": offsetting,
  "pen-and-paper": starred,
  postcard: calledOff,
  "dice-football": diceFootball,
};
