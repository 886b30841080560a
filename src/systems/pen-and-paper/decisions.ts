/** What coaches are asked, each decision once: question by hand, notation of a dice log, and the answers that a record may hold. */
import { nameSpot, otherSide, SIDES, type Side } from "../../kernel/football/index.js";
import { suggestHint, UserError } from "../../kernel/issue/index.js";
import { keyed } from "../../kernel/lists/index.js";
import { inSecret, oneOf, type BoardTeam, type Question, type Said, type Way } from "../../kernel/machine/index.js";
import { bareText, counted } from "../../kernel/words/index.js";
import { zod } from "../../kernel/zod/index.js";
import type { Asking, LogEntry, LogReader, Open, Telling } from "../../gamekit/decisions.js";
import { fieldBoard, seriesWords, tryDecision } from "../../gamekit/usual-decisions.js";
import {
  checkDefense,
  checkOffense,
  fieldGoalYards,
  NO_DICE,
  OTHER_CALLS,
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
import { sampleTeams } from "./teams/sample-teams.js";
import { fullName } from "./teams/types.js";

type Now = Open<HeadToHeadTypes, Pending>;
type Snap = Extract<Choice, { readonly kind: "snap" }>;
/** A snap for which both sides call in secret. */
type Scene = Omit<Asking<HeadToHeadTypes, SnapDecision>, "whose">;
type Next<Call> = (call: Call) => Said<Choice>;

const ofTeam = ({ ask, game }: Now): string => game[ask.team].name;

const OTHER_WORDS: Readonly<Record<OtherCall, string>> = {
  punt: "Punt",
  fieldGoal: "Field goal",
  fakePunt: "Fake punt",
  fakeKick: "Fake field goal",
  kneel: "Kneel",
  hardCount: "Hard count",
};

/** Records keep of a team what is played: its colors are those of the built-in team of its name. */
const colorsOf = ({ name }: GameTeam): Pick<BoardTeam, "colors"> => {
  const own = sampleTeams().find((team) => fullName(team) === name);
  return own ? { colors: own.colors } : {};
};

const dieWords = ({ game }: Scene, die: DieId): string =>
  die === "action" ? "an action die" : `the die of the ${game.book.star.get(die)?.title ?? die}`;

/** Asks for dice as long as another one may go on the play. */
function withDice(
  scene: Scene,
  side: Side,
  legal: (dice: readonly DieId[]) => boolean,
  next: Next<readonly DieId[]>,
  dice: readonly DieId[] = [],
): Said<Choice> {
  const { dice: left, stars } = scene.state[side];
  const more = (["action", ...stars] as const).filter((die) => legal([...dice, die]));
  if (more.length === 0) return next(dice);
  const on = dice.length === 0 ? "" : ` besides ${counted(dice.length, "die", "dice")}`;
  const question: Question<Choice> = {
    now: scene.now,
    words: `${scene.game[side].name}: a die on this play${on}?`,
    options: [
      { id: "none", words: dice.length === 0 ? "no die" : "no more dice" },
      ...more.map((die) => ({ id: die, words: `${dieWords(scene, die)}${die === "action" ? ` (${left} left)` : ""}` })),
    ],
    then: ([picked]) => (picked === 0 ? next(dice) : withDice(scene, side, legal, next, [...dice, more[picked - 1]])),
  };
  return { question };
}

/** The call of the side with the ball, then its dice. `shown` are those that the defense has announced. */
function askOffense(scene: Scene, shown: readonly DieId[], next: Next<OffenseCall>): Question<Choice> {
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
      return {
        id,
        words,
        ...withDice(
          scene,
          state.ball,
          (dice) => legal(call(dice)),
          (dice) => next(call(dice)),
        ),
      };
    });
  const open = shown.length > 0 ? ` The defense adds ${shown.map((die) => dieWords(scene, die)).join(" and ")}.` : "";
  return inSecret(oneOf(now, `${game[state.ball].name}: your call, in secret.${open}`, ways), state.ball);
}

/** The call of the other side: pass or rush, with a special defense or without; then its dice. */
function askDefense(scene: Scene, next: Next<DefenseCall>): Question<Choice> {
  const { game, state, now } = scene;
  const side = otherSide(state.ball);
  const legal = (call: DefenseCall): boolean => !checkDefense(game, state, call);
  const ways = (["rush", "pass"] as const).flatMap((against) =>
    game.rules.tables.defenses
      .filter(({ id }) => legal({ against, special: id, dice: [] }))
      .map(({ id: special, title }): Way<Choice> => {
        const call = (dice: readonly DieId[]): DefenseCall => ({ against, special, dice });
        const plain = special === "none";
        return {
          id: plain ? against : `${against} ${special}`,
          words: `against the ${against}${plain ? "" : `, ${title}`}`,
          ...withDice(
            scene,
            side,
            (dice) => legal(call(dice)),
            (dice) => next(call(dice)),
          ),
        };
      }),
  );
  return inSecret(oneOf(now, `${game[side].name}: your defense, in secret.`, ways), side);
}

/** The defense is asked first where its dice are announced (A17). */
function askCalls(scene: Scene, hands: Readonly<Record<Side, boolean>>, coached: Snap): Question<Choice> {
  const { team } = scene.ask;
  const shown = scene.game.rules.switches.actionDiceOpen;
  const called = (offense: OffenseCall, defense: DefenseCall) =>
    ({ choice: { kind: "snap", offense, defense } }) as const;
  if (!hands[team]) return askDefense(scene, (defense) => called(coached.offense, defense));
  const offense = ({ dice }: DefenseCall, next: Next<OffenseCall>) => askOffense(scene, shown ? dice : NO_DICE, next);
  if (!hands[otherSide(team)]) return offense(coached.defense, (call) => called(call, coached.defense));
  if (shown) return askDefense(scene, (defense) => ({ question: offense(defense, (call) => called(call, defense)) }));
  return askOffense(scene, NO_DICE, (call) => ({ question: askDefense(scene, (defense) => called(call, defense)) }));
}

/** The calls of both sides as people write them: `hail mary + action`, `pass blitz + defense + LB`. */
function readCalls(
  { offense, defense }: LogEntry,
  { game }: Open<HeadToHeadTypes, SnapDecision>,
  reader: LogReader<HeadToHeadTypes, Snap>,
) {
  if (offense === undefined && defense === undefined) return undefined;
  const { passPlays, rushPlays, defenses } = game.rules.tables;
  /** The one of these that is meant, whatever the case and spaces. */
  const meant = <T>(
    key: string,
    typed: string,
    known: readonly T[],
    ways: (one: T) => readonly string[],
    said = typed,
  ): T => {
    const found = known.find((one) => ways(one).some((way) => bareText(way) === bareText(typed)));
    if (found !== undefined) return found;
    const message = `"${said.trim()}" is not a call and no die of the ${key}`;
    const hint = suggestHint(
      said.trim(),
      known.map((one) => ways(one).at(-1)!),
    );
    throw new UserError(reader.fault("call-unknown", message, key, hint));
  };
  const split = (key: string, text: unknown) => {
    const [said, ...dice] = (text as string).split("+");
    const known = ["action", ...POSITIONS] as const;
    return { said, dice: () => dice.map((die): DieId => meant<DieId>(key, die, known, (one) => [one])) };
  };
  const readOffense = (): OffenseCall => {
    const { said, dice } = split("offense", offense);
    const calls = [...passPlays, ...rushPlays, ...OTHER_CALLS.map((id) => ({ id, title: id }))];
    return { call: meant("offense", said, calls, ({ id, title }) => [id, title]).id, dice: dice() };
  };
  const readDefense = (): DefenseCall => {
    const { said, dice } = split("defense", defense);
    const [kind, ...rest] = said.trim().split(/\s+/);
    const against = meant<PlayKind>("defense", kind, ["pass", "rush"], (one) => [one]);
    const words = rest.join(" ");
    const special = meant("defense", words || "none", defenses, ({ id, title }) => [id, title], words);
    return { against, special: special.id, dice: dice() };
  };
  const called = reader.coached();
  const choice: Snap = {
    kind: "snap",
    offense: offense === undefined ? called.offense : readOffense(),
    defense: defense === undefined ? called.defense : readDefense(),
  };
  return [offense === undefined ? "defense" : "offense", choice] as const;
}

/** The form of the two calls in a record. */
function callShapes() {
  const z = zod();
  const dice = z.array(z.enum(["action", ...POSITIONS]));
  const chart = z.array(z.int().min(1).max(20)).optional();
  return {
    offense: z.strictObject({ call: z.string().max(80), dice, chart }),
    defense: z.strictObject({
      against: z.enum(["pass", "rush"]),
      special: z.enum(["none", "blitz", "goalLineStand", "prevent"]),
      dice,
      chart,
    }),
  };
}

const called = () => zod().string().max(80);

/** What the dice of a throw decide. */
const ROLLS: Readonly<Record<Roll, string>> = {
  coin: "the toss",
  kickoff: "the length of the kickoff",
  onside: "the onside kick",
  punt: "the length of the punt",
  return: "the yards of the return",
  returnFumble: "a fumble on the return",
  audible: "the audible",
  actionDice: "what an action or star die adds",
  attack: "the attack",
  mishap: "whether a mishap follows",
  gain: "the yards gained",
  critical: "what the natural 1 costs",
  center: "whether the star center saves the sack",
  loss: "the yards lost",
  race: "the foot race",
  throw: "how far the intercepted pass flew",
  fumble: "who recovers the fumble",
  fumbleRun: "the run with the recovered ball",
  mishapTable: "which mishap it is",
  foul: "which foul it is",
  injury: "who is hurt",
  interference: "the yards of the completed pass",
  hardCount: "the hard count",
  fake: "whether the fake works",
  fakeYards: "the yards of the fake",
  fieldGoal: "the field goal",
  try: "the extra point",
};

export const telling: Telling<HeadToHeadTypes> = {
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
    toss: {
      key: "coin",
      values: ["heads", "tails"],
      begins: () => "the toss",
      question: "call the coin.",
      log: { keys: { coin: ["toss: what the visitor calls"] }, opens: ["coin", "first"] },
    },
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
    snap: {
      own: true,
      // A two-point try continues its try.
      begins: (now) => (now.ask.isTry ? undefined : seriesWords(now.state, ofTeam(now))),
      shapes: callShapes,
      ask: askCalls,
      log: {
        keys: {
          offense: ["call of the side with the ball and its dice: hail mary + action", called],
          defense: ["call of the other side and its dice: pass blitz + defense + LB", called],
        },
        opens: ["offense", "defense"],
        read: readCalls,
      },
    },
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
          heal: [
            "half-time: injuries that heal, in the order asked",
            () => zod().union([zod().enum(STATS), zod().array(zod().enum(STATS)).max(20)]),
          ],
        },
        read: ({ heal }, _, { nth }) => ["heal", [(heal as Stat | Stat[] | undefined) ?? []].flat().at(nth)],
      },
    },
  },
};
