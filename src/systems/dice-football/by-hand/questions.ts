/** What a person is asked in a game, and what the answers mean. */
import { nameSeries, nameSpot, SIDES, type Side } from "../../../kernel/football/index.js";
import { oneOf, type Question, type Way } from "../../../kernel/machine/index.js";
import {
  boxOf,
  kickChance,
  specialistsOf,
  kickLength,
  type After,
  type Ask,
  type Choice,
  type DefenseAsk,
  type Game,
  type GameState,
  type SnapAsk,
  type SnapCall,
  type SnapChoice,
} from "../engine/index.js";
import { LEVELS, RUNS, teamName } from "../rules/index.js";

/** A decision in words; undefined where no person has a part in it. */
export function handQuestion(
  ask: Ask,
  state: GameState,
  game: Game,
  hands: Readonly<Record<Side, boolean>>,
): Question<Choice> | undefined {
  if (!hands[ask.team]) return undefined;
  const now = situation(ask, state, game);
  const whose = `${teamName(game[ask.team])}: `;
  if (ask.kind === "snap") return snapQuestion(ask, { now, whose, state, game });
  if (ask.kind === "defense") return defenseQuestion(ask, now, whose);
  const [words, ways] = waysOf(ask, game);
  return oneOf(now, whose + words, ways);
}

/** Score, track, timeouts, and who has the ball where. */
function situation(ask: Ask, state: GameState, game: Game): string {
  const { score, period, ball, down, toGo, spot, timeouts } = state;
  const sides = SIDES.map((side) => `${teamName(game[side])} ${score[side]} (${timeouts[side]} timeouts)`).join(", ");
  const when = `${period > 4 ? "overtime" : `quarter ${period}`}, box ${boxOf(game, state)}`;
  const snaps = (ask.kind === "snap" && !ask.isTry) || ask.kind === "defense";
  const place = snaps ? `. ${teamName(game[ball])} ball, ${nameSeries({ down, toGo }, spot)}, ${nameSpot(spot)}` : "";
  return `${sides}; ${when}${place}.`;
}

const CALL_WORDS: Readonly<Partial<Record<SnapCall, string>>> = {
  card: "let the card call it",
  noRuns: "the column without runs",
  fewRuns: "the column of few runs",
  noPasses: "the column without passes",
  fewPasses: "the column of few passes",
  LT: "run behind the left tackle",
  LG: "run behind the left guard",
  OC: "run behind the center",
  RG: "run behind the right guard",
  RT: "run behind the right tackle",
  SL: "sweep to the left",
  SR: "sweep to the right",
  punt: "punt",
  coffin: "punt for the corner",
  sneak: "quarterback sneak",
  hailMary: "hail mary",
  spike: "spike the ball",
};

const LEVEL_WORDS = { Q: "quick", S: "short", M: "medium", L: "long" } as const;

function callWords(call: SnapCall, state: GameState, game: Game): string {
  if (call === "fieldGoal") {
    const length = kickLength(state.spot);
    const { kicker } = specialistsOf(game, state, state.ball);
    return `field goal from ${length} yards (${Math.round(100 * kickChance(kicker, length))} %)`;
  }
  return CALL_WORDS[call] ?? `${LEVEL_WORDS[call[0] as "Q"]} pass to receiver ${call[1]}`;
}

interface Scene {
  readonly now: string;
  readonly whose: string;
  readonly state: GameState;
  readonly game: Game;
}

const isPass = (call: SnapCall): boolean =>
  call.length === 2 && (LEVELS as readonly string[]).includes(call[0]) && !(RUNS as readonly string[]).includes(call);

/** The call; then the two-minute offense, and who blocks on a pass of one's own. */
function snapQuestion(ask: SnapAsk, { now, whose, state, game }: Scene): Question<Choice> {
  const kicks: readonly SnapCall[] = ["punt", "coffin", "fieldGoal", "spike"];
  const blocking = (choice: SnapChoice): { readonly question: Question<Choice> } => ({
    question: {
      now,
      words: `${whose}which receivers block?`,
      many: true,
      options: [1, 2, 3, 4, 5].map((number) => ({ id: `${number}`, words: `receiver ${number}` })),
      then: (picked) => ({ choice: { ...choice, blockers: picked.map((at) => at + 1) } }),
    },
  });
  const next = (choice: SnapChoice) =>
    ask.free && isPass(choice.call) ? blocking(choice) : { choice: choice as Choice };
  const way = (call: SnapCall): Way<Choice> => {
    const head = { id: call, words: callWords(call, state, game) };
    const choice: SnapChoice = { kind: "snap", call };
    if (!ask.twoMinute || kicks.includes(call)) return { ...head, ...next(choice) };
    const hurry = [
      { id: "no", words: "play as usual", ...next(choice) },
      { id: "hurry", words: "play the two-minute offense", ...next({ ...choice, twoMinute: true }) },
    ];
    return { ...head, question: oneOf<Choice>(now, `${whose}in a hurry?`, hurry) };
  };
  return oneOf(now, whose + (ask.isTry ? "the play for two points." : "your call."), ask.calls.map(way));
}

const DEFENSE_WORDS: Readonly<Record<string, string>> = {
  card: "let the card call it",
  N: "normal",
  M: "man",
  Z: "zone",
};

/** The call, then the safeties in the box. */
function defenseQuestion({ calls }: DefenseAsk, now: string, whose: string): Question<Choice> {
  const boxes = (call: (typeof calls)[number]): readonly Way<Choice>[] =>
    ([0, 1, 2] as const).map((box) => ({
      id: `${box}`,
      words: box === 0 ? "nobody" : box === 1 ? "one safety" : "two safeties",
      choice: { kind: "defense", call, box },
    }));
  return oneOf(
    now,
    `${whose}your defense.`,
    calls.map((call): Way<Choice> => {
      const head = { id: call, words: DEFENSE_WORDS[call] ?? `blitz ${call}` };
      if (call === "card") return { ...head, choice: { kind: "defense", call } };
      return { ...head, question: oneOf<Choice>(now, `${whose}who comes up into the box?`, boxes(call)) };
    }),
  );
}

/** Where a decision leads. */
function afterWords({ ball, spot, down, toGo, stage, score }: After, game: Game): string {
  if (stage !== "snap") return `score ${SIDES.map((side) => score[side]).join("-")}`;
  return `${teamName(game[ball])}, ${nameSeries({ down, toGo }, spot)}, ${nameSpot(spot)}`;
}

type OtherAsk = Exclude<Ask, SnapAsk | DefenseAsk>;

function waysOf(ask: OtherAsk, game: Game): [words: string, ways: readonly Way<Choice>[]] {
  const way = (id: string, words: string, choice: Choice): Way<Choice> => ({ id, words, choice });
  switch (ask.kind) {
    case "kickoff":
      return [
        "which kickoff?",
        [
          way("regular", "a regular kick", { kind: "kickoff", kick: "regular" }),
          way("angled", "an angled kick", { kind: "kickoff", kick: "angled" }),
          way("squib", "a squib kick", { kind: "kickoff", kick: "squib" }),
          way("onside", "an onside kick", { kind: "kickoff", kick: "onside" }),
          way("out", "out of bounds", { kind: "kickoff", kick: "outOfBounds" }),
        ],
      ];
    case "freeKick":
      return [
        "the free kick.",
        [
          way("punt", "a punt", { kind: "freeKick", kick: "punt" }),
          way("kickoff", "a kickoff", { kind: "freeKick", kick: "kickoff" }),
        ],
      ];
    case "returner": {
      const { returns } = game.books[ask.team].team.roster;
      return [
        "who returns it?",
        ask.returners.map((number) =>
          way(`${number}`, returns[ask.of][number - 1].name, { kind: "returner", returner: number }),
        ),
      ];
    }
    case "penalty":
      return [
        `${ask.foul.toLowerCase()} on ${teamName(game[ask.against])}. Take it?`,
        [
          way("accept", `take it: ${afterWords(ask.accept, game)}`, { kind: "penalty", accept: true }),
          way("decline", `decline it: ${afterWords(ask.decline, game)}`, { kind: "penalty", accept: false }),
        ],
      ];
    case "clock":
      return [
        ask.hold ? "a timeout that holds the pawn?" : "the clock runs.",
        [
          way("run", "let it run", { kind: "clock", timeout: false }),
          way("timeout", "call a timeout", { kind: "clock", timeout: true }),
        ],
      ];
    case "try":
      return [
        "the try.",
        [way("kick", "kick", { kind: "try", go: "kick" }), way("two", "play for two", { kind: "try", go: "two" })],
      ];
  }
}
