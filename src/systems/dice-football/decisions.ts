/** The coach's decisions, each defined once: the question by hand, its notation in a dice log, and its reading from a filled log. */
import { otherSide, SIDES, type Side } from "../../kernel/football/index.js";
import { keyed } from "../../kernel/lists/index.js";
import { oneOf, type Said, type Way } from "../../kernel/machine/index.js";
import { zod } from "../../kernel/zod/index.js";
import type { Asking, Open, DecisionSpec } from "../../gamekit/decisions.js";
import { boardTeams, fieldBoard, penaltyDecision, seriesWords, tryDecision } from "../../gamekit/usual-decisions.js";
import {
  announces,
  boxOf,
  codeOf,
  kickChance,
  KICKOFFS,
  kickLength,
  SNAP_CALLS,
  specialistsOf,
  type Ask,
  type Choice,
  type DefenseAsk,
  type DefenseChoice,
  type DiceTypes,
  type Game,
  type SnapAsk,
  type SnapCall,
  type SnapChoice,
} from "./engine/index.js";
import { DEFENSE_CALLS, LEVELS, RUNS, teamName } from "./rules/index.js";

type Now = Open<DiceTypes, Ask>;
type Scene = Asking<DiceTypes, Ask>;

const namesOf = (game: Pick<Game, Side>) => keyed(SIDES, (side) => teamName(game[side]));
const ofTeam = ({ state, game }: Now): string => teamName(game[state.ball]);
const kickOf = (now: Now): string => `kick of ${ofTeam(now)}`;

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
  kneel: "kneel",
};

const LEVEL_WORDS = { Q: "quick", S: "short", M: "medium", L: "long" } as const;

function callWords(call: SnapCall, { state, game }: Now): string {
  if (call === "fieldGoal") {
    const length = kickLength(state.spot);
    const { kicker } = specialistsOf(game, state, state.ball);
    return `field goal from ${length} yards (${Math.round(100 * kickChance(kicker, length))}%)`;
  }
  return CALL_WORDS[call] ?? `${LEVEL_WORDS[call[0] as "Q"]} pass to receiver ${call[1]}`;
}

const isPass = (call: SnapCall): boolean =>
  call.length === 2 && (LEVELS as readonly string[]).includes(call[0]) && !(RUNS as readonly string[]).includes(call);

const RECEIVERS = [1, 2, 3, 4, 5];
const KICKS: readonly SnapCall[] = ["punt", "coffin", "fieldGoal", "spike", "kneel"];
/** Plays with their own chart: the card decides who is on the field. */
const OWN_MEN: readonly SnapCall[] = ["sneak", "hailMary"];

/** True if both sides call in secret and reveal their cards together. */
const callsMeet = ({ game }: Now): boolean => announces(game);

/** Group of the offense's card for this down and distance, 1 to 4. */
const cardGroup = ({ state, game }: Now): number =>
  game.books[state.ball].groupOf[codeOf(state, game.rules.tables)] + 1;

/** Group choices if a person calls the plays: the card's group comes first and need not be named. */
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

/** Formation choices in answer to the group on the field, for two people. */
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

/** After the call: the group, the two-minute offense, and who blocks on the user's own pass. */
function afterCall(call: SnapChoice, scene: Asking<DiceTypes, SnapAsk>): Said<Choice> {
  const { ask, now, whose } = scene;
  const blocked = (choice: SnapChoice): Said<Choice> => {
    if (!ask.free || !isPass(choice.call)) return { choice };
    const options = RECEIVERS.map((number) => ({ id: `${number}`, words: `receiver ${number}` }));
    const words = `${whose}which receivers block?`;
    const then = (picked: readonly number[]) => ({ choice: { ...choice, blockers: picked.map((at) => at + 1) } });
    return { question: { now, words, many: true, options, then } };
  };
  const hurried = (choice: SnapChoice): Said<Choice> => {
    if (!ask.twoMinute) return blocked(choice);
    const ways = [
      { id: "no", words: "play as usual", ...blocked(choice) },
      { id: "hurry", words: "play the two-minute offense", ...blocked({ ...choice, twoMinute: true }) },
    ];
    return { question: oneOf<Choice>(now, `${whose}in a hurry?`, ways) };
  };
  if (KICKS.includes(call.call)) return { choice: call };
  if (!ask.free || OWN_MEN.includes(call.call)) return hurried(call);
  const ways = groupWays(scene, (group) => hurried({ ...call, ...(group !== undefined && { group }) }));
  return { question: oneOf<Choice>(now, `${whose}who comes on?`, ways) };
}

/** After the defensive call: the formation, and safeties in the box. */
function afterDefense(call: DefenseChoice, scene: Asking<DiceTypes, DefenseAsk>): Said<Choice> {
  const { ask, now, whose } = scene;
  const boxed = (choice: DefenseChoice): Said<Choice> => {
    if (choice.call === "card") return { choice };
    const ways = BOX.map((words, at): Way<Choice> => ({ id: `${at}`, words, choice: { ...choice, box: at as 0 } }));
    return { question: oneOf<Choice>(now, `${whose}who comes up into the box?`, ways) };
  };
  if (ask.formations.length === 0) return boxed(call);
  const ways = formationWays(ask, scene, (formation) =>
    boxed({ ...call, ...(formation !== undefined && { formation }) }),
  );
  return { question: oneOf<Choice>(now, `${whose}who comes on?`, ways) };
}

const BOX = ["nobody", "one safety", "two safeties"] as const;

/** Calls by their code in the log. */
const KICK_CALLS: Readonly<Record<string, SnapCall>> = { PUNT: "punt", COFF: "coffin", FG: "fieldGoal" };
const CAME_CALLS: Readonly<Record<string, SnapCall>> = {
  SNEAK: "sneak",
  HAIL: "hailMary",
  SPIKE: "spike",
  KNEEL: "kneel",
};
const KICKOFF_CALLS: Readonly<Record<string, string>> = {
  REG: "regular",
  ANG: "angled",
  SQB: "squib",
  ONS: "onside",
  OOB: "outOfBounds",
};

const group = () => zod().int().min(1).max(4);

/** What a roll decides, if its name is not clear. */
const ROLLS: Readonly<Record<string, string>> = {
  toss: "the toss",
  call: "the play and the defense",
  line: "who wins the line, or the start of the pass",
  result: "the result of the play",
  "long/injury": "a long gain or an injury",
  receiver: "which receiver the pass goes to",
  interception: "whether the pass is intercepted",
  "interception spot": "where the interception is made",
  "interception return": "the return of the interception",
  sack: "who makes the sack",
  fumble: "a fumble",
  "fumble at home": "whether the home team keeps the fumble",
  recovery: "who recovers the fumble",
  "fumble return": "the return of the fumble",
  penalty: "the penalty",
  "foul range": "whether the foul counts",
  interference: "the spot of the interference",
  injury: "who is hurt",
  "injury range": "whether he is hurt",
  "injury length": "how long he is out",
  hot: "whether he is hot",
  kickoff: "the kickoff",
  touchback: "whether the kickoff is a touchback",
  onside: "the onside kick",
  punt: "the punt",
  coffin: "how far the punt is off target",
  returned: "whether the punt is returned",
  block: "what happens to the blocked kick",
  return: "the return",
  touchdown: "whether the return goes all the way",
  "field goal": "the field goal",
  "99": "whether the kick is blocked",
  "extra point": "the extra point",
  sneak: "the quarterback sneak",
  "hail mary": "the hail mary",
};

/** A kick starts with its kind, or with its returner. */
const KICK_OPENS = ["kick", "returner"];

export const decisionSpec: DecisionSpec<DiceTypes> = {
  before: "at the toss",
  asked: ({ team }) => team,
  teamName: (game, side) => teamName(game[side]),
  when: (state, game) => `quarter ${state.period} at box ${boxOf(game, state)}`,
  board: (state, game) =>
    fieldBoard(state, {
      teams: boardTeams(game, teamName),
      clock: { figure: `box ${boxOf(game, state)}`, unit: "" },
      snaps: ["snap", "defense"],
      nowhere: ["toss", "over"],
    }),
  die: (_, use) => (use === undefined ? "a die" : `the ${use} die`),
  roll: (roll) => ROLLS[roll] ?? roll,
  zeros: true,
  decisions: {
    kickoff: {
      key: "kick",
      values: KICKOFFS,
      begins: (now) => (announces(now.game) ? undefined : kickOf(now)),
      question: "which kickoff?",
      ways: {
        regular: "a regular kick",
        angled: "an angled kick",
        squib: "a squib kick",
        onside: "an onside kick",
        outOfBounds: ["out", "out of bounds"],
      },
      log: { keys: { kick: ["kind of kickoff"] }, opens: KICK_OPENS },
      speaks: (kick, { row }) => kick === (KICKOFF_CALLS[row?.text("off").toUpperCase() ?? ""] ?? "regular"),
    },
    freeKick: {
      key: "kick",
      values: ["punt", "kickoff"],
      begins: kickOf,
      question: "the free kick.",
      ways: { punt: "a punt", kickoff: "a kickoff" },
      log: { keys: { freeKick: ["kind of free kick after a safety"] } },
    },
    returner: {
      key: "returner",
      values: RECEIVERS,
      legal: ({ returners }) => returners,
      begins: (now) => (now.ask.of === "kick" ? kickOf(now) : undefined),
      question: "who returns it?",
      ways: ({ ask, game }) =>
        Object.fromEntries(game.books[ask.team].team.roster.returns[ask.of].map(({ name }, i) => [i + 1, name])),
      log: {
        keys: { returner: ["number of the returner, where two people play"] },
        opens: KICK_OPENS,
        unasked: "returners are announced where people call both sides",
      },
    },
    snap: {
      key: "call",
      values: SNAP_CALLS,
      legal: ({ calls }) => calls,
      more: {
        twoMinute: ["the two-minute offense is announced", () => zod().boolean()],
        group: ["group of the offense, where its coach calls", group],
        blockers: ["receivers who block, where a coach calls", () => zod().array(zod().int().min(1).max(5)).max(4)],
      },
      begins: (now) => (now.ask.isTry ? `try of ${ofTeam(now)}` : seriesWords(now.state, ofTeam(now))),
      question: ({ ask }) => (ask.isTry ? "the play for two points." : "your call."),
      secret: callsMeet,
      ways: (now) => Object.fromEntries(now.ask.calls.map((call) => [call, callWords(call, now)])),
      then: afterCall,
      log: {
        keys: { call: ["snap: the card calls, a special column does, or the coach"] },
        read: ({ call, twoMinute, group: own, blockers }) => [
          "call",
          (call as SnapCall | undefined) ?? (twoMinute || own !== undefined || blockers ? "card" : undefined),
        ],
      },
      tried({ row }, ask) {
        const off = row?.text("off").toUpperCase() ?? "";
        const said = KICK_CALLS[off] ?? CAME_CALLS[row?.text("came").toUpperCase() ?? ""] ?? "card";
        const calls = [...ask.calls].sort((a, b) => Number(b === said) - Number(a === said));
        const hurried = row?.remarks.includes("2:00") ?? false;
        const ways = !ask.twoMinute ? [false] : hurried ? [true, false] : [false, true];
        return ways.flatMap((twoMinute) =>
          calls.map((call): SnapChoice => ({ kind: "snap", call, ...(twoMinute && { twoMinute }) })),
        );
      },
    },
    defense: {
      key: "call",
      values: ["card", ...DEFENSE_CALLS],
      legal: ({ calls }) => calls,
      more: {
        formation: ["formation, where the coach of the defense calls", group],
        box: [
          "safeties in the box, where the coach of the defense calls",
          () => zod().union([zod().literal(0), zod().literal(1), zod().literal(2)]),
        ],
      },
      question: "your defense.",
      secret: callsMeet,
      ways: ({ ask }) => ({
        ...Object.fromEntries(ask.calls.map((call) => [call, `blitz ${call}`])),
        card: "let the card call it",
        N: "normal",
        M: "man",
        Z: "zone",
      }),
      then: afterDefense,
      log: {
        keys: { defense: ["call of the defense, where its coach calls"] },
        unasked: "the card calls the defense, unless rules say that its coach does",
      },
    },
    penalty: penaltyDecision(namesOf),
    clock: {
      key: "timeout",
      values: [false, true],
      question: ({ ask }) => (ask.hold ? "a timeout that holds the pawn?" : "the clock runs."),
      ways: { false: ["run", "let it run"], true: ["timeout", "call a timeout"] },
      log: {
        keys: { timeout: ["who stops the clock after the play", () => zod().enum(["offense", "defense"])] },
        /** The named side stops the clock; if an entry names one side, the other lets it run. */
        read: ({ timeout }, { ask, state }) => [
          "timeout",
          timeout === undefined ? undefined : timeout === (ask.team === state.ball ? "offense" : "defense"),
        ],
        unasked: "timeouts are offered only late in a half",
      },
      speaks: (timeout, { last, short }, { team }) =>
        timeout && (last?.remarks.toLowerCase().includes(`timeout ${short[team].toLowerCase()}`) ?? false),
    },
    try: { ...tryDecision, begins: (now) => `try of ${ofTeam(now)}` },
  },
};
