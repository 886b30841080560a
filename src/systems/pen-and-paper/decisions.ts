/** The coaches' decisions, each defined once: question at the table, notation in a dice log, and the answers that a record may have. */
import { nameSpot, otherSide, SIDES, type Side } from "../../kernel/football/index.js";
import { keyed } from "../../kernel/lists/index.js";
import { inSecret, oneOf, type BoardTeam, type Question, type Said, type Way } from "../../kernel/machine/index.js";
import { counted } from "../../kernel/words/index.js";
import { zod } from "../../kernel/zod/index.js";
import { bothCall, oneByOne, type Meant, type Next, type Scene as CallScene } from "../../gamekit/both-call.js";
import { several, severalShape, type Open, type DecisionSpec } from "../../gamekit/decisions.js";
import { coinDecision, fieldBoard, seriesWords, tryDecision } from "../../gamekit/usual-decisions.js";
import {
  checkDefense,
  checkOffense,
  fieldGoalYards,
  OTHER_CALLS,
  ROLLS,
  type Choice,
  type DefenseCall,
  type DieId,
  type GameTeam,
  type HeadToHeadTypes,
  type OffenseCall,
  type OtherCall,
  type Pending,
  type Roll,
  type SnapDecision,
} from "./engine/index.js";
import { shortNames } from "./records.js";
import { POSITIONS, STATS, type PlayKind, type Stat } from "./rules/index.js";
import { sampleNamed } from "./teams/sample-teams.js";

type Now = Open<HeadToHeadTypes, Pending>;
type Snap = Extract<Choice, { readonly kind: "snap" }>;
/** A snap for which both sides call in secret. */
type Scene = CallScene<HeadToHeadTypes, SnapDecision>;
type Calling<Call> = Next<HeadToHeadTypes, Call>;

const ofTeam = ({ ask, game }: Now): string => game[ask.team].name;

const OTHER_WORDS: Readonly<Record<OtherCall, string>> = {
  punt: "Punt",
  fieldGoal: "Field goal",
  fakePunt: "Fake punt",
  fakeKick: "Fake field goal",
  kneel: "Kneel",
  hardCount: "Hard count",
};

/** Records store only the parts of a team that a game uses; its colors come from the built-in team of that name. */
const colorsOf = ({ name }: GameTeam): Pick<BoardTeam, "colors"> => {
  const own = sampleNamed(name);
  return own ? { colors: own.colors } : {};
};

const dieWords = ({ game }: Scene, die: DieId): string =>
  die === "action" ? "an action die" : `the die of the ${game.book.star.get(die)?.title ?? die}`;

/** Asks for a call with its dice, for as long as another die may be added to the play. */
function withDice<Call>(
  scene: Scene,
  side: Side,
  call: (dice: readonly DieId[]) => Call,
  legal: (call: Call) => boolean,
  next: Calling<Call>,
): Said<Choice> {
  const { dice: left, stars } = scene.state[side];
  const leftWords = (die: DieId): string => (die === "action" ? ` (${left} left)` : "");
  return oneByOne<HeadToHeadTypes, DieId>(scene.now, {
    words: ({ length }) =>
      `${scene.game[side].name}: a die on this play${length === 0 ? "" : ` besides ${counted(length, "die", "dice")}`}?`,
    none: ({ length }) => (length === 0 ? "no die" : "no more dice"),
    ways: (taken) =>
      (["action", ...stars] as const)
        .filter((die) => legal(call([...taken, die])))
        .map((die) => ({ id: die, words: `${dieWords(scene, die)}${leftWords(die)}` })),
    next: (dice) => next(call(dice)),
  });
}

/** Asks the side with the ball for its call, then its dice; the defense may have announced its own (A17). */
function askOffense(scene: Scene, next: Calling<OffenseCall>, defense?: DefenseCall): Question<Choice> {
  const { game, state, now } = scene;
  const { passPlays, rushPlays } = game.rules.tables;
  const legal = (call: OffenseCall): boolean => !checkOffense(game, state, call);
  const kick = `Field goal from ${fieldGoalYards({ game }, state.spot)} yards`;
  const ways = [
    ...[...rushPlays, ...passPlays].map(({ id, title, kind }) => ({ id, words: `${title} (${kind})` })),
    ...OTHER_CALLS.map((id) => ({ id, words: id === "fieldGoal" ? kick : OTHER_WORDS[id] })),
  ]
    .filter(({ id }) => legal({ call: id, dice: [] }))
    .map(({ id, words }): Way<Choice> => {
      const call = (dice: readonly DieId[]): OffenseCall => ({ call: id, dice });
      return { id, words, ...withDice(scene, state.ball, call, legal, next) };
    });
  const shown = defense?.dice.map((die) => dieWords(scene, die)).join(" and ");
  const open = shown ? ` The defense adds ${shown}.` : "";
  return inSecret(oneOf(now, `${game[state.ball].name}: your call, in secret.${open}`, ways), state.ball);
}

/** Asks the other side for its call: pass or rush, with or without a special defense; then its dice. */
function askDefense(scene: Scene, next: Calling<DefenseCall>): Question<Choice> {
  const { game, state, now } = scene;
  const side = otherSide(state.ball);
  const legal = (call: DefenseCall): boolean => !checkDefense(game, state, call);
  const ways = (["rush", "pass"] as const).flatMap((against) =>
    game.rules.tables.defenses
      .filter(({ id }) => legal({ against, special: id, dice: [] }))
      .map(({ id: special, title }): Way<Choice> => {
        const call = (dice: readonly DieId[]): DefenseCall => ({ against, special, dice });
        const [id, words] = special === "none" ? [against, ""] : [`${against} ${special}`, `, ${title}`];
        return { id, words: `against the ${against}${words}`, ...withDice(scene, side, call, legal, next) };
      }),
  );
  return inSecret(oneOf(now, `${game[side].name}: your defense, in secret.`, ways), side);
}

const DICE: readonly DieId[] = ["action", ...POSITIONS];
const diceIn = (texts: readonly string[], meant: Meant): DieId[] =>
  texts.map((die) => meant(die, DICE, (one) => [one]));

/** `hail mary + action`. */
function readOffense(text: string, { game }: Open<HeadToHeadTypes>, meant: Meant): OffenseCall {
  const { passPlays, rushPlays } = game.rules.tables;
  const [said, ...dice] = text.split("+");
  const calls = [...passPlays, ...rushPlays, ...OTHER_CALLS.map((id) => ({ id, title: id }))];
  return { call: meant(said, calls, ({ id, title }) => [id, title]).id, dice: diceIn(dice, meant) };
}

/** `pass blitz + defense + LB`. */
function readDefense(text: string, { game }: Open<HeadToHeadTypes>, meant: Meant): DefenseCall {
  const [said, ...dice] = text.split("+");
  const [kind, ...rest] = said.trim().split(/\s+/);
  const against = meant<PlayKind>(kind, ["pass", "rush"], (one) => [one]);
  const words = rest.join(" ");
  const ways = ({ id, title }: { readonly id: string; readonly title: string }) => [id, title];
  const special = meant(words || "none", game.rules.tables.defenses, ways, words).id;
  return { against, special, dice: diceIn(dice, meant) };
}

/** Dice of a call in a record: the added ones, and those rolled on the chart it came from. */
function diceShape() {
  const z = zod();
  return { dice: z.array(z.enum(["action", ...POSITIONS])), chart: z.array(z.int().min(1).max(20)).optional() };
}

export const decisionSpec: DecisionSpec<HeadToHeadTypes> = {
  before: "before the toss",
  asked: ({ team }) => team,
  teamName: (game, side) => game[side].name,
  when: ({ period }) => `quarter ${period}`,
  board(state, game) {
    const { quarters, rounds } = game.rules.tables.game;
    const short = shortNames(game);
    return fieldBoard(state, {
      teams: keyed(SIDES, (side) => ({ name: game[side].name, monogram: short[side], ...colorsOf(game[side]) })),
      clock: { figure: `${rounds - state.round}`, unit: "rounds left" },
      snaps: ["snap"],
      nowhere: ["toss", "elect", "return", "try", "twoPoint", "heal", "over"],
      quarters,
    });
  },
  die: (sides) => (sides === 2 ? "the coin" : `a d${sides}`),
  handDie: (sides) => (sides === 2 ? "the coin (1 heads, 2 tails)" : `a d${sides}`),
  roll: (roll) => ROLLS[roll as Roll],
  decisions: {
    toss: { ...coinDecision, log: { ...coinDecision.log, opens: ["coin", "first"] } },
    elect: {
      key: "first",
      values: ["receive", "kick"],
      question: "the toss is yours. Receive or kick?",
      log: { keys: { first: ["toss: what its winner does first"] } },
    },
    kickoff: {
      key: "kick",
      values: ["standard", "squib", "onside"],
      legal: ({ canKickOnside }) => (canKickOnside ? ["standard", "squib", "onside"] : ["standard", "squib"]),
      begins: (now) => `kick by ${ofTeam(now)}`,
      question: "which kickoff?",
      ways: { standard: "a standard kickoff", squib: "a squib kick", onside: "an onside kick" },
      log: { keys: { kick: ["kind of kickoff or free kick"] } },
    },
    return: {
      key: "how",
      values: ["return", "fairCatch"],
      question: ({ ask }) => `the ball comes down, ${nameSpot(ask.spot)}. What now?`,
      ways: ({ ask }) => ({
        return: "carry it back",
        fairCatch: ask.spot <= 0 ? "down it: touchback" : "fair catch",
      }),
      log: {
        keys: { return: ["what the receivers do with a kick or punt"] },
        unasked: "this kick cannot be returned",
      },
    },
    snap: bothCall<HeadToHeadTypes, SnapDecision, Snap, "offense", "defense">("snap", {
      // A two-point conversion continues its try.
      begins: (now) => (now.ask.isTry ? undefined : seriesWords(now.state, ofTeam(now))),
      side: ({ team }) => team,
      announces: ({ game }) => game.rules.switches.actionDiceOpen,
      own: {
        key: "offense",
        says: "call of the side with the ball and its dice: hail mary + action",
        shape: () => zod().strictObject({ call: zod().string().max(80), ...diceShape() }),
        ask: askOffense,
        read: readOffense,
      },
      other: {
        key: "defense",
        says: "call of the other side and its dice: pass blitz + defense + LB",
        shape: () =>
          zod().strictObject({
            against: zod().enum(["pass", "rush"]),
            special: zod().enum(["none", "blitz", "goalLineStand", "prevent"]),
            ...diceShape(),
          }),
        ask: askDefense,
        read: readDefense,
      },
    }),
    audible: {
      key: "audible",
      values: [false, true],
      question({ ask: { defense } }) {
        const special = defense.special === "none" ? "" : ` (${defense.special})`;
        return `the defense lines up against the ${defense.against}${special}. Change the pass into a rush?`;
      },
      ways: { false: ["keep", "keep the pass"], true: ["audible", "audible: rush"] },
      log: { keys: { audible: ["a star quarterback turns the pass into a rush"] } },
    },
    penalty: {
      key: "accept",
      values: [true, false],
      question({ ask, game }) {
        const { title, yards, on } = game.book.fouls[ask.foul].row;
        return `${title.toLowerCase()} on the ${on}, ${yards} yards. Take it?`;
      },
      ways: { true: ["accept", "take the penalty"], false: ["decline", "decline it"] },
      log: {
        keys: { penalty: ["what the fouled side does"] },
        as: ["accept", "decline"],
        unasked: "only the fouled side is asked, and only where the penalty stands",
      },
    },
    try: {
      ...tryDecision,
      legal: ({ canGoForTwo }) => (canGoForTwo ? ["kick", "two"] : ["kick"]),
      begins: (now) => `try of ${ofTeam(now)}`,
      log: { keys: { try: ["after a touchdown; two is a play of its own in the same entry"] } },
    },
    heal: {
      key: "stat",
      values: STATS,
      legal: ({ injuries }) => [...new Set(injuries.map(({ stat }) => stat))],
      question: "halftime: which injury heals?",
      log: {
        keys: {
          heal: ["halftime: injuries that heal, in the order asked", () => severalShape(zod().enum(STATS), 20)],
        },
        read: ({ heal }, _, { nth }) => ["heal", several<Stat>(heal).at(nth)],
      },
    },
  },
};
