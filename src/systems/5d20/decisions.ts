/** The coach's decisions, each defined once: the question by hand, its notation in a dice log, and its reading from a filled log. */
import { SIDES, type Side } from "../../kernel/football/index.js";
import { keyed } from "../../kernel/lists/index.js";
import { sameText } from "../../kernel/words/same-text.js";
import { zod } from "../../kernel/zod/index.js";
import type { Open, DecisionSpec, Written } from "../../gamekit/decisions.js";
import {
  boardTeams,
  coinDecision,
  fieldBoard,
  penaltyDecision,
  seriesWords,
  tryDecision,
} from "../../gamekit/usual-decisions.js";
import {
  CALLS,
  CLOCK_ANSWERS,
  kickChance,
  kickLength,
  ROLLS,
  type Ask,
  type Call,
  type D20Types,
  type Game,
  type Roll,
} from "./engine/index.js";
import { clockText } from "./log/clock-text.js";
import { teamName } from "./rules/index.js";

type Now = Open<D20Types, Ask>;

const namesOf = (game: Pick<Game, Side>) => keyed(SIDES, (side) => teamName(game[side]));
const ofTeam = ({ ask, game }: Now): string => teamName(game[ask.team]);

const CALL_WORDS: Readonly<Record<Exclude<Call, "fieldGoal">, string>> = {
  chart: "let the chart call it",
  run: "run",
  pass: "pass",
  short: "short pass",
  medium: "medium pass",
  long: "long pass",
  punt: "punt",
  kneel: "kneel",
};

function kickWords({ state: { spot, ball }, game }: Now): string {
  const length = kickLength(game, spot);
  return `field goal from ${length} yards (${Math.round(100 * kickChance(game.books[ball], length))}%)`;
}

/** Calls written in the log; the chart makes the others. */
const WRITTEN_CALLS: Readonly<Record<string, Call>> = { PUNT: "punt", FG: "fieldGoal", KNEEL: "kneel" };
const remarksOf = ({ last }: Written): string => last?.remarks.toLowerCase() ?? "";

export const decisionSpec: DecisionSpec<D20Types> = {
  before: "before the toss",
  asked: ({ team }) => team,
  teamName: (game, side) => teamName(game[side]),
  when: ({ period, clock }) => `quarter ${period} at ${clockText(clock)}`,
  board: (state, game) =>
    fieldBoard(state, {
      teams: boardTeams(game, teamName),
      clock: { figure: clockText(state.clock), unit: "left" },
      snaps: ["snap"],
      nowhere: ["toss", "over"],
    }),
  die: (sides, use) => (sides === 2 ? "the coin" : use === undefined ? `a d${sides}` : `the ${use} die`),
  handDie: (sides, use) => (sides === 2 ? "the coin (1 heads, 2 tails)" : `the ${use ?? ""} d20`),
  roll: (roll) => ROLLS[roll as Roll],
  decisions: {
    toss: {
      ...coinDecision,
      question: "call the coin; who wins receives.",
      log: { keys: { coin: ["toss: what the visitor calls; who wins receives"] } },
    },
    kickoff: {
      key: "kick",
      values: ["deep", "onside"],
      begins: (now) => `kickoff by ${ofTeam(now)}`,
      question: "which kickoff?",
      ways: { deep: "a deep kick", onside: "an onside kick" },
      log: { keys: { kick: ["kind of kickoff"] } },
      speaks: (kick, { row }) =>
        kick === "onside" && row !== undefined && row.text("down") !== "" && sameText(row.text("down"), "OS"),
    },
    snap: {
      key: "call",
      values: CALLS,
      legal: ({ calls }) => calls,
      begins: (now) => (now.ask.isTry ? `try of ${ofTeam(now)}` : seriesWords(now.state, ofTeam(now))),
      question: ({ ask }) => (ask.isTry ? "the play for two points." : "your call."),
      ways: (now) => ({ ...CALL_WORDS, fieldGoal: kickWords(now) }),
      log: { keys: { call: ["snap: the chart calls runs and passes, or the coach does"] } },
      speaks: (call, { row }) => call === (WRITTEN_CALLS[row?.text("call").toUpperCase() ?? ""] ?? "chart"),
    },
    penalty: penaltyDecision(namesOf),
    buyOff: {
      key: "timeout",
      values: [false, true],
      question: ({ ask }) => `${ask.foul.toLowerCase()}, ${ask.yards} yards. A timeout instead?`,
      ways: { false: ["yards", "take the yards"], true: ["timeout", "a timeout"] },
      log: { keys: { buyOff: ["a timeout against a foul at the snap"] } },
    },
    clock: {
      key: "how",
      values: CLOCK_ANSWERS,
      legal: ({ answers }) => answers,
      question: "the clock runs.",
      ways: {
        run: "let it run",
        timeout: "call a timeout",
        hurry: "hurry: 20 seconds",
        spike: "hurry and spike the ball",
      },
      log: {
        keys: {
          timeout: ["who stops the clock after the play", () => zod().enum(["offense", "defense"])],
          hurry: ["the offense hurries after the play, where the rules allow it", () => zod().boolean()],
        },
        /** The named side stops the clock; if an entry names one side, the other lets it run. */
        read({ timeout, hurry }, { ask, state }) {
          if (timeout === undefined && hurry === undefined) return undefined;
          const isOffense = ask.team === state.ball;
          if (timeout === (isOffense ? "offense" : "defense")) return ["timeout", "timeout"];
          const way = ask.answers.find((one) => one === "hurry" || one === "spike");
          return isOffense && hurry && way ? ["hurry", way] : ["timeout", "run"];
        },
        unasked: "the clock has stopped, or it is too early in the half",
      },
      speaks: (how, log, { team }) =>
        (how === "timeout" && remarksOf(log).includes(`timeout ${log.short[team].toLowerCase()}`)) ||
        (how === "hurry" && remarksOf(log).includes("hurry")),
    },
    try: { ...tryDecision, begins: (now) => `try of ${ofTeam(now)}` },
    lastKick: {
      key: "kick",
      values: [true, false],
      question: ({ ask }) => `time is up. A last field goal from ${ask.length} yards?`,
      ways: { true: ["kick", "kick"], false: ["no", "leave it"] },
      log: { keys: { lastKick: ["a field goal after time is up; its dice follow in the same entry"] } },
    },
  },
};
