/** What a person is asked in a game, and what the answers mean. */
import { nameSeries, nameSpot, SIDES, type Side } from "../../../kernel/football/index.js";
import { oneOf, type Question, type Way } from "../../../kernel/machine/index.js";
import {
  kickChance,
  kickLength,
  type After,
  type Ask,
  type Call,
  type Choice,
  type Game,
  type GameState,
} from "../engine/index.js";
import { teamName } from "../rules/index.js";

/** A decision in words; undefined where no person has a part in it. */
export function handQuestion(
  ask: Ask,
  state: GameState,
  game: Game,
  hands: Readonly<Record<Side, boolean>>,
): Question<Choice> | undefined {
  if (!hands[ask.team]) return undefined;
  const [words, ways] = waysOf(ask, state, game);
  return oneOf(situation(ask, state, game), `${teamName(game[ask.team])}: ${words}`, ways);
}

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Score, clock, timeouts, and who has the ball where. */
function situation(ask: Ask, state: GameState, game: Game): string {
  const { score, period, clock, ball, down, toGo, spot, timeouts } = state;
  const sides = SIDES.map((side) => `${teamName(game[side])} ${score[side]} (${timeouts[side]} timeouts)`).join(", ");
  const when = `${period > 4 ? "overtime" : `quarter ${period}`}, ${clockText(clock)} left`;
  const snaps = ask.kind === "snap" && !ask.isTry;
  const place = snaps ? `. ${teamName(game[ball])} ball, ${nameSeries({ down, toGo }, spot)}, ${nameSpot(spot)}` : "";
  return `${sides}; ${when}${place}.`;
}

const CALL_WORDS: Readonly<Record<Call, string>> = {
  chart: "let the chart call it",
  run: "run",
  pass: "pass",
  short: "short pass",
  medium: "medium pass",
  long: "long pass",
  punt: "punt",
  fieldGoal: "field goal",
  kneel: "kneel",
};

function callWords(call: Call, { spot, ball }: GameState, game: Game): string {
  if (call !== "fieldGoal") return CALL_WORDS[call];
  const length = kickLength(game, spot);
  return `field goal from ${length} yards (${Math.round(100 * kickChance(game.books[ball], length))} %)`;
}

/** Where a decision leads. */
function afterWords({ ball, spot, down, toGo, stage, score }: After, game: Game): string {
  if (stage !== "snap") return `score ${SIDES.map((side) => score[side]).join("-")}`;
  return `${teamName(game[ball])}, ${nameSeries({ down, toGo }, spot)}, ${nameSpot(spot)}`;
}

const CLOCK_WORDS = {
  run: "let it run",
  timeout: "call a timeout",
  hurry: "hurry: 20 seconds",
  spike: "hurry and spike the ball",
} as const;

function waysOf(ask: Ask, state: GameState, game: Game): [words: string, ways: readonly Way<Choice>[]] {
  const way = (id: string, words: string, choice: Choice): Way<Choice> => ({ id, words, choice });
  switch (ask.kind) {
    case "toss":
      return [
        "call the coin; who wins receives.",
        (["heads", "tails"] as const).map((coin) => way(coin, coin, { kind: "toss", coin })),
      ];
    case "kickoff":
      return [
        "which kickoff?",
        [
          way("deep", "a deep kick", { kind: "kickoff", kick: "deep" }),
          way("onside", "an onside kick", { kind: "kickoff", kick: "onside" }),
        ],
      ];
    case "snap":
      return [
        ask.isTry ? "the play for two points." : "your call.",
        ask.calls.map((call) => way(call, callWords(call, state, game), { kind: "snap", call })),
      ];
    case "buyOff":
      return [
        `${ask.foul.toLowerCase()}, ${ask.yards} yards. A timeout instead?`,
        [
          way("yards", "take the yards", { kind: "buyOff", timeout: false }),
          way("timeout", "a timeout", { kind: "buyOff", timeout: true }),
        ],
      ];
    case "penalty":
      return [
        `${ask.foul.toLowerCase()} on ${teamName(game[ask.against])}. Take it?`,
        [
          way("accept", `take it: ${afterWords(ask.accept, game)}`, { kind: "penalty", accept: true }),
          way("decline", `decline it: ${afterWords(ask.decline, game)}`, { kind: "penalty", accept: false }),
        ],
      ];
    case "clock":
      return ["the clock runs.", ask.answers.map((how) => way(how, CLOCK_WORDS[how], { kind: "clock", how }))];
    case "try":
      return [
        "the try.",
        [way("kick", "kick", { kind: "try", go: "kick" }), way("two", "play for two", { kind: "try", go: "two" })],
      ];
    case "lastKick":
      return [
        `time is up. A last field goal from ${ask.length} yards?`,
        [
          way("kick", "kick", { kind: "lastKick", kick: true }),
          way("no", "leave it", { kind: "lastKick", kick: false }),
        ],
      ];
  }
}
