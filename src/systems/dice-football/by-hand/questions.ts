/** What a person is asked in a game, and what the answers mean. */
import { nameSeries, nameSpot, otherSide, SIDES, type Side } from "../../../kernel/football/index.js";
import { oneOf, type Question, type Said, type Way } from "../../../kernel/machine/index.js";
import {
  boxOf,
  codeOf,
  kickChance,
  specialistsOf,
  kickLength,
  type After,
  type Ask,
  type Choice,
  type DefenseAsk,
  type DefenseChoice,
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
  if (ask.kind === "defense") return defenseQuestion(ask, { now, whose, state, game });
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

/** Group of the offense's card for this down and distance, 1 to 4. */
const cardGroup = ({ state, game }: Scene): number =>
  game.books[state.ball].groupOf[codeOf(state, game.rules.tables)] + 1;

/** Who comes on, where a person calls the plays: the card's group first, which a choice need not name. */
function groupWays(scene: Scene, next: (group: number | undefined) => Said<Choice>): readonly Way<Choice>[] {
  const usual = cardGroup(scene);
  const { groups } = scene.game[scene.state.ball].offense;
  return groups.map((group, i) => {
    const number = i + 1;
    const places = group.receivers.map(({ at }) => at).join(", ");
    const words = `group ${number}${number === usual ? ", the card's for this down" : ""}: ${places}`;
    return { id: `${number}`, words, ...next(number === usual ? undefined : number) };
  });
}

/** Who answers the group on the field, where two people play. */
function formationWays(
  { formations }: DefenseAsk,
  scene: Scene,
  next: (formation: number | undefined) => Said<Choice>,
): readonly Way<Choice>[] {
  const { ball, called } = scene.state;
  const usual = called?.group ?? cardGroup(scene);
  const own = scene.game[otherSide(ball)].defense.formations;
  return formations.map((number) => {
    const answers = number === usual ? `, which answers group ${usual} on the field` : "";
    return {
      id: `${number}`,
      words: `${own[number - 1].name}${answers}`,
      ...next(number === usual ? undefined : number),
    };
  });
}

/** The call; then who comes on, the two-minute offense, and who blocks on a pass of one's own. */
function snapQuestion(ask: SnapAsk, scene: Scene): Question<Choice> {
  const { now, whose, state, game } = scene;
  const blocking = (choice: SnapChoice): Said<Choice> => ({
    question: {
      now,
      words: `${whose}which receivers block?`,
      many: true,
      options: [1, 2, 3, 4, 5].map((number) => ({ id: `${number}`, words: `receiver ${number}` })),
      then: (picked) => ({ choice: { ...choice, blockers: picked.map((at) => at + 1) } }),
    },
  });
  const blocked = (choice: SnapChoice): Said<Choice> =>
    ask.free && isPass(choice.call) ? blocking(choice) : { choice };
  const hurried = (choice: SnapChoice): Said<Choice> => {
    if (!ask.twoMinute) return blocked(choice);
    const ways = [
      { id: "no", words: "play as usual", ...blocked(choice) },
      { id: "hurry", words: "play the two-minute offense", ...blocked({ ...choice, twoMinute: true }) },
    ];
    return { question: oneOf<Choice>(now, `${whose}in a hurry?`, ways) };
  };
  const manned = (choice: SnapChoice): Said<Choice> => {
    if (!ask.free || OWN_MEN.includes(choice.call)) return hurried(choice);
    const ways = groupWays(scene, (group) => hurried({ ...choice, ...(group !== undefined && { group }) }));
    return { question: oneOf<Choice>(now, `${whose}who comes on?`, ways) };
  };
  const way = (call: SnapCall): Way<Choice> => {
    const choice: SnapChoice = { kind: "snap", call };
    return { id: call, words: callWords(call, state, game), ...(KICKS.includes(call) ? { choice } : manned(choice)) };
  };
  return oneOf(now, whose + (ask.isTry ? "the play for two points." : "your call."), ask.calls.map(way));
}

const KICKS: readonly SnapCall[] = ["punt", "coffin", "fieldGoal", "spike"];
/** Plays with a chart of their own: the card says who is on the field. */
const OWN_MEN: readonly SnapCall[] = ["sneak", "hailMary"];

const DEFENSE_WORDS: Readonly<Record<string, string>> = {
  card: "let the card call it",
  N: "normal",
  M: "man",
  Z: "zone",
};

/** The call, then who is on the field, and the safeties in the box. */
function defenseQuestion(ask: DefenseAsk, scene: Scene): Question<Choice> {
  const { now, whose } = scene;
  const boxed = (choice: DefenseChoice): Said<Choice> => {
    if (choice.call === "card") return { choice };
    const ways = ([0, 1, 2] as const).map((box) => ({
      id: `${box}`,
      words: box === 0 ? "nobody" : box === 1 ? "one safety" : "two safeties",
      choice: { ...choice, box },
    }));
    return { question: oneOf<Choice>(now, `${whose}who comes up into the box?`, ways) };
  };
  const manned = (choice: DefenseChoice): Said<Choice> => {
    if (ask.formations.length === 0) return boxed(choice);
    const ways = formationWays(ask, scene, (formation) =>
      boxed({ ...choice, ...(formation !== undefined && { formation }) }),
    );
    return { question: oneOf<Choice>(now, `${whose}who comes on?`, ways) };
  };
  return oneOf(
    now,
    `${whose}your defense.`,
    ask.calls.map((call): Way<Choice> => {
      const head = { id: call, words: DEFENSE_WORDS[call] ?? `blitz ${call}` };
      return { ...head, ...manned({ kind: "defense", call }) };
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
